//! Golden playthroughs of The Tourney: whole games as `arena playthrough` tells them, readable by a person.
//!
//! `QUINTAIN_BLESS=1 cargo test --test tourney_golden` writes them anew.

use std::path::PathBuf;
use std::process::Command;

/// Name, seats, and options beside the default.
const GAMES: [(&str, &str, &str); 12] = [
    ("two", "2", "{}"),
    ("three", "3", "{}"),
    ("four", "4", "{}"),
    ("five", "5", "{}"),
    ("two-named-after-drawing", "2", r#"{"name_after_drawing":true}"#),
    ("three-named-after-drawing", "3", r#"{"name_after_drawing":true}"#),
    ("four-named-after-drawing", "4", r#"{"name_after_drawing":true}"#),
    ("five-named-after-drawing", "5", r#"{"name_after_drawing":true}"#),
    ("two-first-deals", "2", r#"{"dealer":0}"#),
    ("three-last-deals", "3", r#"{"dealer":2}"#),
    ("four-third-deals", "4", r#"{"dealer":2,"name_after_drawing":true}"#),
    ("five-last-deals", "5", r#"{"dealer":4}"#),
];

fn playthrough(place: usize, seats: &str, options: &str) -> String {
    let arena = env!("CARGO_BIN_EXE_arena");
    // Every game has a deal of its own.
    let seed = format!("T0VR-{place}");
    let words = ["playthrough", "tourney", "--seats", seats, "--options", options, "--seed", &seed];
    let told = Command::new(arena).args(words).output().expect("arena runs");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    String::from_utf8(told.stdout).expect("a playthrough is text")
}

#[test]
fn playthroughs_are_as_they_were() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/tourney");
    let bless = std::env::var_os("QUINTAIN_BLESS").is_some();
    for (place, (name, seats, options)) in GAMES.into_iter().enumerate() {
        let path = folder.join(format!("{name}.txt"));
        let told = playthrough(place, seats, options);
        if bless {
            std::fs::create_dir_all(&folder).expect("the folder can be made");
            std::fs::write(&path, &told).expect("the file can be written");
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        for (number, (now, then)) in told.lines().zip(golden.lines()).enumerate() {
            assert_eq!(now, then, "{name}.txt, line {}", number + 1);
        }
        assert_eq!(told.lines().count(), golden.lines().count(), "{name}.txt");
    }
}
