//! What is read can be read: the contrast of the tokens in both themes, and the typography of both languages.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The tokens of one look: the rules of `tokens.css` whose selectors apply, in order.
fn tokens(selectors: &[&str]) -> BTreeMap<String, String> {
    let css = fs::read_to_string(root().join("style/tokens.css")).expect("the tokens can be read");
    let mut found = BTreeMap::new();
    for rule in css.split('}') {
        let Some((selector, body)) = rule.split_once('{') else { continue };
        if !selectors.contains(&selector.trim()) {
            continue;
        }
        for declaration in body.split(';') {
            if let Some((name, value)) = declaration.split_once(':') {
                found.insert(name.trim().to_owned(), value.trim().to_owned());
            }
        }
    }
    found
}

/// A token's colour; a token may stand for another.
fn colour(tokens: &BTreeMap<String, String>, name: &str) -> [f64; 3] {
    let value = tokens.get(name).unwrap_or_else(|| panic!("{name} is a token"));
    if let Some(other) = value.strip_prefix("var(").and_then(|rest| rest.strip_suffix(')')) {
        return colour(tokens, other);
    }
    let digits = value.strip_prefix('#').filter(|digits| digits.len() == 6);
    let digits = digits.unwrap_or_else(|| panic!("{name} is {value}, no colour of six digits"));
    [0, 2, 4].map(|at| f64::from(u8::from_str_radix(&digits[at..at + 2], 16).expect("hexadecimal")) / 255.0)
}

/// The contrast of two colours as WCAG 2.2 reckons it.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let linear = |c: f64| if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) };
    let light = |rgb: [f64; 3]| 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
    let (a, b) = (light(one), light(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Every look a player can choose.
const LOOKS: [(&str, &[&str]); 4] = [
    ("vellum", &[":root"]),
    ("candlelight", &[":root", "[data-theme=candle]"]),
    ("vellum, hatched", &[":root", "[data-hatch=on]"]),
    ("candlelight, hatched", &[":root", "[data-theme=candle]", "[data-hatch=on]"]),
];

/// Fails with every pair of tokens whose contrast is below the least in some look.
fn hold(pairs: &[(&str, &[&str])], least: f64) {
    let mut low = Vec::new();
    for (look, selectors) in LOOKS {
        let tokens = tokens(selectors);
        for (on_top, grounds) in pairs {
            for ground in *grounds {
                let found = contrast(colour(&tokens, on_top), colour(&tokens, ground));
                if found < least {
                    low.push(format!("{look}: {on_top} on {ground} is {found:.2}:1"));
                }
            }
        }
    }
    assert!(low.is_empty(), "less than {least}:1\n{}", low.join("\n"));
}

#[test]
fn text_stands_out_by_four_and_a_half_to_one() {
    let sheets: &[&str] = &["--page", "--lane", "--lane2", "--band1", "--band2"];
    hold(
        &[
            ("--ink", sheets),
            ("--ink2", sheets),
            ("--rubric", sheets),
            ("--gold-ink", &["--page", "--lane", "--lane2"]),
            ("--on-oak", &["--oak", "--oak2"]),
            ("--card-ink", &["--card"]),
            ("--card-ink2", &["--card"]),
            ("--card-rub", &["--card"]),
            ("--btn-ink", &["--btn"]),
        ],
        4.5,
    );
}

#[test]
fn drawings_stand_out_by_three_to_one() {
    let washes: &[&str] = &["--w-ro", "--w-st", "--w-cl", "--w-sk", "--w-sw", "--w-sa", "--w-li"];
    hold(
        &[
            ("--on-gu", &["--t-gu"]),
            ("--on-az", &["--t-az"]),
            ("--on-ve", &["--t-ve"]),
            ("--on-or", &["--t-or"]),
            ("--on-pu", &["--t-pu"]),
            ("--on-sa", &["--t-sa"]),
            ("--on-ar", &["--t-ar"]),
            ("--ln", washes),
            ("--ln", &["--card"]),
            ("--sel", &["--page", "--lane", "--lane2", "--band1", "--band2"]),
        ],
        3.0,
    );
    // A disc is told from its lane by its outer ring: ink in vellum, pale in candlelight.
    for (look, ring) in [(0, "--ln"), (1, "--ring")] {
        let tokens = tokens(LOOKS[look].1);
        for lane in ["--lane", "--lane2", "--band1", "--band2"] {
            let found = contrast(colour(&tokens, ring), colour(&tokens, lane));
            assert!(found >= 3.0, "{}: {ring} on {lane} is {found:.2}:1", LOOKS[look].0);
        }
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            collect(&path, paths);
        } else {
            paths.push(path);
        }
    }
}

/// The string literals of a source, with their lines. Comments and characters are passed over.
fn literals(source: &str) -> Vec<(usize, String)> {
    let (mut found, mut line) = (Vec::new(), 1);
    let mut rest = source.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '\n' => line += 1,
            '/' if rest.peek() == Some(&'/') => {
                for c in rest.by_ref() {
                    if c == '\n' {
                        line += 1;
                        break;
                    }
                }
            }
            '"' => {
                let (begun, mut text) = (line, String::new());
                while let Some(c) = rest.next() {
                    match c {
                        '"' => break,
                        '\\' => text.extend(rest.next().map(|c| if c == '\n' { ' ' } else { c })),
                        c => text.push(c),
                    }
                    line += usize::from(c == '\n');
                }
                found.push((begun, text));
            }
            _ => {}
        }
    }
    found
}

/// The narrow space of French typography, which no line break parts.
const NARROW: char = '\u{202f}';

/// What is wrong with a text's typography, if anything.
fn fault(text: &str) -> Option<&'static str> {
    let after = |at: usize| text[at..].chars().nth(1);
    let before = |at: usize| text[..at].chars().next_back();
    for (at, c) in text.char_indices() {
        match c {
            '"' | '\'' | '`' => return Some("a quotation mark or an apostrophe of the typewriter"),
            ';' | ':' | '!' | '?' | '»' if before(at).is_some_and(|c| c == ' ' || c == '\u{a0}') => {
                return Some("a wide space before a mark");
            }
            '»' if before(at) != Some(NARROW) => return Some("no narrow space before »"),
            '«' if after(at) != Some(NARROW) => return Some("no narrow space after «"),
            '.' if text[at..].starts_with("...") => return Some("three dots instead of one sign"),
            _ => {}
        }
    }
    None
}

#[test]
fn every_text_is_set_well_in_both_languages() {
    let mut paths = Vec::new();
    collect(&root().join("src/locales"), &mut paths);
    let mut faults = Vec::new();
    let mut read = 0;
    for path in paths {
        let source = fs::read_to_string(&path).expect("a source file can be read");
        for (line, text) in literals(&source) {
            read += 1;
            if let Some(fault) = fault(&text) {
                faults.push(format!("{}:{line}: {fault}: {text}", path.display()));
            }
        }
    }
    assert!(read > 1_000, "the texts are found");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn faults_of_typography_are_found() {
    for (text, wrong) in [
        ("Qui joue ?", true),
        ("Qui joue\u{202f}?", false),
        ("« oui »", true),
        ("«\u{202f}oui\u{202f}»", false),
        ("It's", true),
        ("It’s", false),
        ("so...", true),
        ("3:2", false),
    ] {
        assert_eq!(fault(text).is_some(), wrong, "{text}");
    }
}

#[test]
fn one_french_term_for_one_thing() {
    let mut paths = Vec::new();
    collect(&root().join("src/locales"), &mut paths);
    for path in paths {
        let source = fs::read_to_string(&path).expect("a source file can be read");
        for (line, text) in literals(&source) {
            // The rulebooks say Études, pion, pli, personnage and abandonner; the title is not translated.
            for word in ["Éducation", "disque", "levée", "étalage", "réserve", "se retire", "Quintaine"] {
                assert!(!text.contains(word), "{}:{line}: {word} in {text}", path.display());
            }
        }
    }
}
