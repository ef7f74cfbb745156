//! Golden playthroughs of The Blazons: whole games as `arena playthrough` tells them, readable by a person.
//!
//! `QUINTAIN_BLESS=1 cargo test --test blazons_golden` writes them anew.

use std::path::PathBuf;
use std::process::Command;

/// Name, seats, and options beside the default.
const GAMES: [(&str, &str, &str); 12] = [
    ("three", "3", "{}"),
    ("four", "4", "{}"),
    ("five", "5", "{}"),
    ("six", "6", "{}"),
    ("seven", "7", "{}"),
    ("three-all-variants", "3", r#"{"consulting":true,"helping":true,"curious":true,"active_monk":true}"#),
    ("seven-all-variants", "7", r#"{"consulting":true,"helping":true,"curious":true,"active_monk":true}"#),
    ("four-consulting", "4", r#"{"consulting":true}"#),
    ("four-helping", "4", r#"{"helping":true}"#),
    ("four-curious", "4", r#"{"curious":true}"#),
    ("five-monk-open", "5", r#"{"active_monk":true,"open_table":true}"#),
    ("four-chosen", "4", r#"{"houses":["rochebrune","la-ferte",null,"aubigny"],"first":2}"#),
];

fn playthrough(seats: &str, options: &str) -> String {
    let arena = env!("CARGO_BIN_EXE_arena");
    let words = ["playthrough", "blazons", "--seats", seats, "--options", options, "--seed", "B1AZ"];
    let told = Command::new(arena).args(words).output().expect("arena runs");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    String::from_utf8(told.stdout).expect("a playthrough is text")
}

#[test]
fn playthroughs_are_as_they_were() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/blazons");
    let bless = std::env::var_os("QUINTAIN_BLESS").is_some();
    for (name, seats, options) in GAMES {
        let path = folder.join(format!("{name}.txt"));
        let told = playthrough(seats, options);
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
