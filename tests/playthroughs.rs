//! Playthroughs for programs are what `docs/playthroughs.md` says: every event of every game, and every field of it.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

/// The options that together show every variant of a game: game, number of seats, options.
const TABLES: [(&str, &str, &str); 10] = [
    ("academy", "5", "5,advanced,knights,bet,codex,scrolls,glory,alms"),
    ("academy", "4", "4,advanced,codex,alms"),
    ("academy", "2", "karadoc,advanced,knights,codex,scrolls,alms"),
    ("academy", "2", "lancelot,advanced,knights,bet,codex,scrolls,glory,alms"),
    ("tourney", "2", "{}"),
    ("tourney", "4", "{}"),
    ("tourney", "5", r#"{"name_after_drawing":true}"#),
    ("blazons", "3", "{}"),
    ("blazons", "4", r#"{"consulting":true,"helping":true,"curious":true,"active_monk":true}"#),
    ("blazons", "7", r#"{"consulting":true,"helping":true,"curious":true,"active_monk":true}"#),
];

fn told(game: &str, seats: &str, options: &str, seed: &str) -> Vec<Value> {
    let args = ["playthrough", game, "--seats", seats, "--options", options, "--seed", seed, "--json"];
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).args(args).output().expect("the arena runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("the story is text");
    text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

/// The words in back quotes of a text.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The rows of the tables below a heading: what the first column quotes, and what the second does.
fn rows<'a>(page: &'a str, heading: &str) -> Vec<(Vec<&'a str>, Vec<&'a str>)> {
    let section = page.split("\n## ").find(|section| section.starts_with(heading)).expect("the page has the heading");
    let cells = section.lines().filter_map(|line| line.strip_prefix("| ")?.split_once('|'));
    cells.map(|(names, fields)| (quoted(names), quoted(fields))).filter(|(names, _)| names != &["event"]).collect()
}

/// The events that were told, each with all fields it was ever told with.
fn events(game: &str) -> BTreeMap<String, Vec<String>> {
    let mut seen: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (_, seats, options) in TABLES.into_iter().filter(|(of, _, _)| *of == game) {
        for seed in ["1", "2", "3"] {
            for line in told(game, seats, options, seed).iter().filter(|line| line["type"] == "event") {
                let fields = line["event"].as_object().expect("an event is an object");
                let name = fields["event"].as_str().expect("an event says what happened").to_owned();
                let known = seen.entry(name).or_default();
                known.extend(fields.keys().filter(|field| *field != "event").cloned());
                known.sort();
                known.dedup();
            }
        }
    }
    seen
}

#[test]
fn every_event_is_documented_with_its_fields() {
    let page = include_str!("../docs/playthroughs.md");
    for (game, heading, least) in [
        ("academy", "Events of The Academy", 30),
        ("tourney", "Events of The Tourney", 20),
        ("blazons", "Events of The Blazons", 18),
    ] {
        let rows = rows(page, heading);
        let seen = events(game);
        assert!(seen.len() >= least, "{game} told only {:?}", seen.keys());
        for (event, fields) in seen {
            let row = rows.iter().find(|(names, _)| names.contains(&event.as_str()));
            let (_, documented) = row.unwrap_or_else(|| panic!("{game}: the page does not tell of `{event}`"));
            for field in fields {
                assert!(documented.contains(&field.as_str()), "{game}: `{event}` has a field `{field}`");
            }
        }
    }
}

/// The other lines: their fields are those of the page's first table, no more and no fewer.
#[test]
fn every_kind_of_line_has_the_documented_fields() {
    let fields = |kind: &str| match kind {
        "setup" => vec!["game", "options", "rules", "seats", "seed", "type"],
        "action" => vec!["action", "seat", "step", "type"],
        "event" => vec!["event", "type"],
        "scores" => vec!["round", "scores", "type"],
        "standings" => vec!["over", "places", "type"],
        other => panic!("the page does not tell of {other:?}"),
    };
    for (game, seats, options) in TABLES {
        for line in told(game, seats, options, "7") {
            let kind = line["type"].as_str().expect("a line says what it is");
            let found: Vec<&String> = line.as_object().expect("a line is an object").keys().collect();
            assert_eq!(found, fields(kind), "{game}: {line}");
        }
    }
}
