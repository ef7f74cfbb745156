//! How the fuzz tests damage what they feed: texts, bytes and JSON, always from a seed, so that a find can be repeated.

use quintain::kernel::Rng;
use serde_json::{Value, json};

fn place(rng: &mut Rng, length: usize) -> usize {
    rng.below(length as u32) as usize
}

/// Changes a few bytes: altered, removed, put in, doubled, cut off, swapped.
pub fn bytes(rng: &mut Rng, original: &[u8]) -> Vec<u8> {
    let mut bytes = original.to_vec();
    for _ in 0..=rng.below(3) {
        if bytes.is_empty() {
            bytes.push(rng.next_u32() as u8);
            continue;
        }
        let at = place(rng, bytes.len());
        match rng.below(7) {
            0 => bytes[at] ^= 1 << rng.below(8),
            1 => bytes[at] = rng.next_u32() as u8,
            2 => _ = bytes.remove(at),
            3 => bytes.insert(at, rng.next_u32() as u8),
            4 => bytes.truncate(at),
            5 => {
                let other = place(rng, bytes.len());
                bytes.swap(at, other);
            }
            _ => bytes.extend_from_within(at..),
        }
        bytes.truncate(20_000);
    }
    bytes
}

/// Changes a few letters of a text, or puts hostile ones in.
pub fn text(rng: &mut Rng, original: &str) -> String {
    const HOSTILE: [&str; 12] = [
        "é",
        "\u{0}",
        "\u{202e}",
        "<script>",
        "\"",
        "\\u0000",
        "9999999999999999999999",
        "-1",
        "%00",
        "../",
        "🗡",
        "\n",
    ];
    if rng.below(4) == 0 {
        let letters: Vec<char> = original.chars().collect();
        let at = place(rng, letters.len() + 1);
        let inserted = *rng.pick(&HOSTILE).expect("a list");
        return letters[..at].iter().collect::<String>() + inserted + &letters[at..].iter().collect::<String>();
    }
    String::from_utf8_lossy(&bytes(rng, original.as_bytes())).into_owned()
}

/// Replaces one node of a JSON value by something of another kind, size or sign.
pub fn value(rng: &mut Rng, original: &Value) -> Value {
    let mut changed = original.clone();
    let count = nodes(&changed);
    let target = place(rng, count);
    let mut at = 0;
    replace(rng, &mut changed, target, &mut at);
    changed
}

fn nodes(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(nodes).sum(),
        Value::Object(fields) => fields.values().map(nodes).sum(),
        _ => 0,
    }
}

fn replace(rng: &mut Rng, value: &mut Value, target: usize, at: &mut usize) {
    if *at == target {
        *value = other(rng, value);
        *at = usize::MAX;
        return;
    }
    *at += 1;
    let inner: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => Vec::new(),
    };
    for item in inner {
        if *at != usize::MAX {
            replace(rng, item, target, at);
        }
    }
}

fn other(rng: &mut Rng, value: &Value) -> Value {
    let numbers =
        [0i64, 1, 2, 3, 5, 7, 8, 9, 12, 63, 64, 127, 128, 200, 255, 256, 65_535, 1 << 40, -1, -3, -128, i64::MIN];
    match (rng.below(6), value) {
        (0, Value::Array(items)) if !items.is_empty() => Value::Array(items[1..].to_vec()),
        (1, Value::Array(items)) => Value::Array(items.iter().chain(items).cloned().collect()),
        (0 | 1, Value::Object(fields)) => {
            Value::Object(fields.iter().skip(1).map(|(k, v)| (k.clone(), v.clone())).collect())
        }
        (0 | 1, Value::String(old)) => Value::String(text(rng, old)),
        (2, _) => Value::Null,
        (3, _) => Value::Bool(rng.below(2) == 0),
        (4, _) => json!("G5"),
        _ => json!(*rng.pick(&numbers).expect("a list")),
    }
}
