//! The shape of the code, held by tests: what may name what, what is absent, and that every file says what it is for.

use std::fs;
use std::path::{Path, PathBuf};

/// A source file: its path from the package's root, and its text.
struct Source {
    path: String,
    text: String,
}

impl Source {
    /// The lines that are code, with their numbers: comments may speak of anything.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.text.lines().enumerate().map(|(place, line)| (place + 1, line));
        lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
    }
}

fn sources(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    collect(&root.join(folder), &mut paths);
    paths.sort();
    let read = |path: PathBuf| Source {
        text: fs::read_to_string(&path).expect("a source file can be read"),
        path: path.strip_prefix(root).expect("it lies within the package").to_string_lossy().replace('\\', "/"),
    };
    let found: Vec<Source> = paths.into_iter().map(read).collect();
    assert!(!found.is_empty(), "{folder} has sources");
    found
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            paths.push(path);
        }
    }
}

/// Fails with every line of the folders' code in which one of the words stands.
fn absent(folders: &[&str], words: &[&str], why: &str) {
    let mut found = Vec::new();
    for source in folders.iter().flat_map(|folder| sources(folder)) {
        for (number, line) in source.code() {
            if words.iter().any(|word| line.contains(word)) {
                found.push(format!("{}:{number}: {}", source.path, line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "{why}:\n{}", found.join("\n"));
}

#[test]
fn every_file_opens_with_what_it_is_for() {
    let silent: Vec<String> = ["src", "tests"]
        .into_iter()
        .flat_map(sources)
        .filter(|source| !source.text.starts_with("//! "))
        .map(|source| source.path)
        .collect();
    assert!(silent.is_empty(), "these files do not say what they are for: {silent:?}");
}

#[test]
fn the_kernel_names_no_game() {
    let games = ["Academy", "academy", "Tourney", "tourney", "Blazons", "blazons", "crate::games", "crate::bots"];
    absent(&["src/kernel"], &games, "the kernel knows no game by name");
}

#[test]
fn no_game_names_another() {
    let games = ["academy", "tourney", "blazons"];
    for game in games {
        let others: Vec<String> = games.into_iter().filter(|&other| other != game).map(|o| format!("{o}::")).collect();
        let others: Vec<&str> = others.iter().map(String::as_str).collect();
        absent(&[&format!("src/games/{game}")], &others, "games do not know each other");
    }
}

#[test]
fn rules_and_bots_know_no_browser_and_no_clock() {
    let words =
        ["web_sys", "js_sys", "wasm_bindgen", "leptos", "gloo", "std::time", "Instant::", "SystemTime", "thread_rng"];
    absent(
        &["src/kernel", "src/games", "src/bots", "src/scene", "src/play"],
        &words,
        "this part knows no browser and no clock",
    );
}

/// Whoever goes through a hash map goes in an order that changes from run to run.
#[test]
fn nothing_depends_on_the_order_of_a_hash() {
    absent(
        &["src/kernel", "src/games", "src/bots", "src/scene"],
        &["HashMap", "HashSet"],
        "use sorted or seated things",
    );
}

#[test]
fn rules_know_no_floats_and_no_bots() {
    absent(
        &["src/kernel", "src/games"],
        &["f32", "f64", "crate::bots", "crate::ui"],
        "rules are whole numbers, and alone",
    );
}

#[test]
fn nothing_is_left_to_be_done() {
    // Spelled apart, so that this file does not find itself.
    let words = [concat!("todo", "!("), concat!("unimplemented", "!("), concat!("TO", "DO"), concat!("FIX", "ME")];
    absent(&["src", "tests"], &words, "nothing is half done");
}

#[test]
fn lock_files_name_no_host() {
    for lock in ["scripts/lighthouse", "scripts/tools", "tests/e2e"].map(|folder| format!("{folder}/package-lock.json"))
    {
        let text =
            fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&lock)).expect("a lock file can be read");
        let resolved = text.lines().filter(|line| line.trim_start().starts_with("\"resolved\"")).count();
        assert_eq!(resolved, 0, "{lock} names where packages were downloaded from");
    }
}

/// The numbers that a rules page gives its rules: a letter and a number at the head of a point, or after a bold word.
fn rule_numbers(page: &str, letter: char) -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rules").join(page)).expect("a page");
    let mut numbers: Vec<u32> = words(&text).filter_map(|word| word.strip_prefix(letter)?.parse().ok()).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let last = *numbers.last().expect("the page numbers its rules");
    assert_eq!(numbers, (1..=last).collect::<Vec<u32>>(), "{page} numbers its rules without a gap");
    numbers.into_iter().map(|number| format!("{letter}{number}")).collect()
}

/// What stands between other signs than letters and digits.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|word| !word.is_empty())
}

/// The text of a game's tests: its test files and what lies in its folders of scenarios.
fn tests_of(game: &str) -> String {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut paths = vec![tests.join(game)];
    let mut text = String::new();
    for entry in fs::read_dir(&tests).expect("a folder can be read") {
        let path = entry.expect("an entry can be read").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if path.is_file() && (name == game || name.starts_with(&format!("{game}_"))) {
            paths.push(path);
        }
    }
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            paths.extend(fs::read_dir(&path).expect("a folder").map(|entry| entry.expect("an entry").path()));
        } else {
            text.push_str(&fs::read_to_string(&path).expect("a test file can be read"));
            text.push('\n');
        }
    }
    text.to_uppercase()
}

/// Every rule has a test that names it: `a7_…` as a function, `== A7 …` as a scenario, or in its data.
#[test]
fn every_rule_is_tested_by_name() {
    for (game, letter) in [("academy", 'A'), ("blazons", 'B'), ("tourney", 'T')] {
        let tests = tests_of(game);
        let named: Vec<&str> = words(&tests).collect();
        let missing: Vec<String> = rule_numbers(&format!("{game}.md"), letter)
            .into_iter()
            .filter(|rule| !named.contains(&rule.as_str()))
            .collect();
        assert!(missing.is_empty(), "{game}: no test names {missing:?}");
    }
}
