//! Golden playthroughs of The Academy: whole games as `arena playthrough` tells them, readable by a person.
//!
//! When the rules or the telling change on purpose, write them anew and read the difference:
//! `QUINTAIN_BLESS=1 cargo test --test academy_golden`, or `scripts/bless` for those of all games.

use std::path::Path;
use std::process::Command;

/// Name of the file, options, seed.
const GAMES: [(&str, &str, &str); 12] = [
    ("three", "3", "1"),
    ("four", "4,first=1", "2"),
    ("five", "5,open", "3"),
    ("advanced", "4,advanced", "4"),
    ("knights", "4,knights", "5"),
    ("bet", "3,bet,advanced", "6"),
    ("codex", "4,codex", "7"),
    ("scrolls", "5,scrolls", "8"),
    ("glory_and_alms", "4,glory,alms", "9"),
    ("everything", "5,advanced,knights,bet,codex,scrolls,glory,alms", "A"),
    ("karadoc", "karadoc,advanced,bet,codex,alms", "B"),
    ("lancelot", "lancelot,advanced,codex,scrolls", "C"),
];

fn told(options: &str, seed: &str) -> String {
    let args = ["playthrough", "academy", "--options", options, "--seed", seed];
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).args(args).output().expect("the arena runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the story is text")
}

#[test]
fn playthroughs_are_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/academy");
    let bless = std::env::var_os("QUINTAIN_BLESS").is_some();
    for (name, options, seed) in GAMES {
        let (path, now) = (folder.join(name).with_extension("txt"), told(options, seed));
        if bless {
            std::fs::create_dir_all(&folder).expect("the folder can be made");
            std::fs::write(&path, &now).expect("the file can be written");
        }
        let before = std::fs::read_to_string(&path).expect("the golden playthrough is there");
        let other = before.lines().zip(now.lines()).find(|(before, now)| before != now);
        assert_eq!(other, None, "{name} differs; see the head of this file");
        assert_eq!(before.lines().count(), now.lines().count(), "{name} has another length");
    }
}

/// Every line of `--json` is an object with a type; the story begins with the set-up and ends with the standings.
#[test]
fn playthroughs_for_programs_are_objects_line_by_line() {
    let args = ["playthrough", "academy", "--seats", "4", "--options", "codex,advanced", "--seed", "5", "--json"];
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).args(args).output().expect("the arena runs");
    let text = String::from_utf8(output.stdout).expect("the story is text");
    let lines: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let of_type = |name: &str| lines.iter().filter(|line| line["type"] == name).count();
    assert_eq!(lines[0]["type"], "setup");
    assert_eq!(lines[0]["options"], "4,advanced,codex");
    assert_eq!(lines.last().expect("lines")["type"], "standings");
    assert_eq!(of_type("scores"), 6);
    assert!(of_type("action") > 150 && of_type("event") > 500);
    let dealt = lines.iter().filter(|line| line["event"]["event"] == "dealt");
    assert!(dealt.clone().count() == 24 && dealt.clone().all(|line| line["event"]["cards"].is_array()));
}
