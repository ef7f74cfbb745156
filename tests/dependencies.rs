//! What the program is made of, held to `deny.toml` also where `cargo deny` is not installed: licences, one version of each
//! crate unless it is said why, and nothing from anywhere but the package registry. Known holes are `cargo deny`'s part.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

const DENY: &str = include_str!("../deny.toml");

/// Every package that any feature, target or test needs, as cargo sees it.
fn packages() -> Vec<Value> {
    let args = ["metadata", "--format-version", "1", "--locked", "--all-features"];
    let output = Command::new(env!("CARGO")).args(args).output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut all: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let Value::Array(packages) = all["packages"].take() else { panic!("cargo lists packages") };
    assert!(packages.len() > 100, "leptos and its dependencies are among them");
    packages
}

/// The texts in quotes of the first line that begins like this.
fn quoted(beginning: &str) -> Vec<&'static str> {
    let line = DENY.lines().find(|line| line.starts_with(beginning)).expect("deny.toml has the line");
    line.split('"').skip(1).step_by(2).collect()
}

/// Crates that may be there a second time: name, and how the version begins.
fn excused() -> Vec<(&'static str, &'static str)> {
    let lines = DENY.lines().filter(|line| line.trim_start().starts_with("{ name = "));
    lines
        .map(|line| {
            let texts: Vec<&str> = line.split('"').collect();
            (texts[1], texts[3])
        })
        .collect()
}

/// Is the licence, or one of those offered, an allowed one? Of licences joined by AND all must be.
fn is_allowed(expression: &str, allowed: &[&str]) -> bool {
    expression.replace('/', " OR ").split(" AND ").all(|part| {
        let mut offered = part.trim().trim_start_matches('(').trim_end_matches(')').split(" OR ");
        offered.any(|licence| allowed.contains(&licence.trim()))
    })
}

#[test]
fn every_licence_goes_with_ours() {
    let allowed = quoted("allow = [");
    let foreign: Vec<String> = packages()
        .iter()
        .filter(|package| !package["license"].as_str().is_some_and(|licence| is_allowed(licence, &allowed)))
        .map(|package| format!("{}: {}", package["name"], package["license"]))
        .collect();
    assert!(foreign.is_empty(), "{foreign:?}");
    for (expression, fits) in [
        ("MIT OR GPL-3.0", true),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("MIT AND GPL-3.0", false),
        ("Apache-2.0/GPL-2.0", true),
        ("GPL-3.0", false),
    ] {
        assert_eq!(is_allowed(expression, &allowed), fits, "{expression}");
    }
}

#[test]
fn every_crate_is_there_once_or_excused() {
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages() {
        let text = |field: &str| package[field].as_str().expect("a text").to_owned();
        versions.entry(text("name")).or_default().push(text("version"));
    }
    let excused = excused();
    let is_excused =
        |name: &str, version: &str| excused.iter().any(|&(n, v)| n == name && version.starts_with(&format!("{v}.")));
    for (name, versions) in &versions {
        let counted = versions.iter().filter(|version| !is_excused(name, version)).count();
        assert!(counted <= 1, "{name} is there as {versions:?}");
    }
    for (name, version) in excused {
        let there = versions.get(name).is_some_and(|all| all.len() > 1 && all.iter().any(|v| v.starts_with(version)));
        assert!(there, "{name} {version} needs no excuse any more");
    }
}

#[test]
fn everything_comes_from_the_registry() {
    for package in packages() {
        let name = package["name"].as_str().expect("a name");
        match package["source"].as_str() {
            None => {
                assert!(["quintain", "quintain-macros"].contains(&name), "only our own packages lie here, not {name}")
            }
            Some(source) => assert!(source.starts_with("registry+"), "{name}: {source}"),
        }
    }
}

/// Without features no browser crate is compiled, neither for the engine nor for its tests.
#[test]
fn the_engine_needs_no_browser_crate() {
    let args = ["tree", "--locked", "--edges", "normal,build,dev", "--prefix", "none", "--format", "{p}"];
    let output = Command::new(env!("CARGO")).args(args).output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let tree = String::from_utf8(output.stdout).expect("a list of packages");
    assert!(tree.contains("serde_json v"), "{tree}");
    for line in tree.lines() {
        let name = line.split(' ').next().unwrap_or_default();
        let browser =
            ["leptos", "web-sys", "js-sys", "wasm-bindgen", "gloo"].iter().any(|crate_| name.starts_with(crate_));
        assert!(!browser, "{line}");
    }
}
