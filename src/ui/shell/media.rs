//! Larger text leaves room for less: the widths and heights at which the style sheets change their layout grow with it,
//! so that a large window with text of 200 % is laid out like a window of half its size.

use std::cell::RefCell;

use js_sys::{Array, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

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

/// A condition whose lengths are `percent` hundredths of what they were: "(max-width: 759px)" becomes "(max-width: 1518px)".
fn scaled(text: &str, percent: u16) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let length = rest[start..].find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len() - start);
        let (number, after) = rest[start..].split_at(length);
        out.push_str(&rest[..start]);
        match number.parse::<f64>() {
            Ok(value) if after.starts_with("px") || after.starts_with("rem") => {
                out.push_str(&(value * f64::from(percent) / 100.0).to_string());
            }
            _ => out.push_str(number),
        }
        rest = after;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::scaled;

    #[test]
    fn lengths_grow_and_nothing_else() {
        assert_eq!(scaled("(max-width: 759px)", 200), "(max-width: 1518px)");
        assert_eq!(scaled("(width >= 60rem) and (height<=560px)", 150), "(width >= 90rem) and (height<=840px)");
        assert_eq!(scaled("(prefers-reduced-motion: reduce)", 200), "(prefers-reduced-motion: reduce)");
        assert_eq!(scaled("print", 130), "print");
    }
}
