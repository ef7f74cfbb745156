//! Larger text leaves room for less: the widths and heights at which the style sheets change their layout grow with it,
//! so that a large window with text of 200 % is laid out like a window of half its size.

use std::cell::RefCell;
use std::fmt::Write;

use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;

use crate::ui::prelude::*;

thread_local! {
    /// The media of every conditional rule, with the condition as it was written.
    static WRITTEN: RefCell<Vec<(JsValue, String)>> = const { RefCell::new(Vec::new()) };
}

/// Fits the conditions of all style sheets to a text size in hundredths.
pub fn fit_media(percent: u16) {
    WRITTEN.with_borrow_mut(|written| {
        if written.is_empty() {
            if percent == 100 {
                return;
            }
            *written = conditions();
        }
        for (media, text) in written.iter() {
            let _ = Reflect::set(media, &"mediaText".into(), &scaled(text, percent).into());
        }
    });
}

fn conditions() -> Vec<(JsValue, String)> {
    let sheets = get(&document(), "styleSheets");
    let rules = listed(&sheets).flat_map(|sheet| listed(&get(&sheet, "cssRules")).collect::<Vec<_>>());
    rules
        .filter_map(|rule| {
            let media = get(&rule, "media");
            let text = get(&media, "mediaText").as_string()?;
            Some((media, text))
        })
        .collect()
}

/// A property, or undefined where there is none or the browser refuses it.
fn get(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

fn listed(list: &JsValue) -> impl Iterator<Item = JsValue> + use<> {
    let list = if list.is_object() { Array::from(list) } else { Array::new() };
    list.into_iter()
}

/// A condition whose lengths are `percent` hundredths of what they were: "(max-width: 759px)" becomes "(max-width: 1518.00px)".
fn scaled(text: &str, percent: u16) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let length = rest[start..].find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len() - start);
        let (number, after) = rest[start..].split_at(length);
        out.push_str(&rest[..start]);
        match hundredths(number) {
            Some(value) if after.starts_with("px") || after.starts_with("rem") => {
                let grown = value * u32::from(percent) / 100;
                _ = write!(out, "{}.{:02}", grown / 100, grown % 100);
            }
            _ => out.push_str(number),
        }
        rest = after;
    }
    out + rest
}

/// "59.99" as 5999: the library's reading of any number would bring a table of ten kilobytes.
fn hundredths(number: &str) -> Option<u32> {
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let part: u32 = format!("{part:0<2}").get(..2)?.parse().ok()?;
    Some(whole.parse::<u32>().ok()? * 100 + part)
}

#[cfg(test)]
mod tests {
    use super::scaled;

    #[test]
    fn lengths_grow_and_nothing_else() {
        assert_eq!(scaled("(max-width: 759px)", 200), "(max-width: 1518.00px)");
        assert_eq!(scaled("(width >= 60rem) and (height<=560px)", 150), "(width >= 90.00rem) and (height<=840.00px)");
        assert_eq!(scaled("(prefers-reduced-motion: reduce)", 200), "(prefers-reduced-motion: reduce)");
        assert_eq!(scaled("(max-width: 59.99rem)", 110), "(max-width: 65.98rem)");
        assert_eq!(scaled("print", 130), "print");
    }
}
