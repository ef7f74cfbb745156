//! Keys at a card table: numbers choose a card, arrows walk along the hand and along what may be pressed on the table,
//! Enter presses, and on what is pressed already it confirms; Escape puts back, U takes back.

use leptos::ev;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use crate::ui::prelude::*;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableKey {
    /// Goes on with what is being told, or confirms the choice.
    Enter,
    /// Puts the choice back.
    Escape,
    /// Takes the last choice back.
    Undo,
}

/// The cards of the hand.
const HAND: &str = ".table-hand button";
/// What may be pressed on the table now.
const TARGETS: &str = ".table-sheet button.target";

/// Listens as long as the table is on the page.
pub fn table_keys(follow: Callback<TableKey>) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || belongs_elsewhere(&event) {
            return;
        }
        if press(&event, follow) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

fn target(event: &KeyboardEvent) -> Option<HtmlElement> {
    event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok())
}

/// A key belongs to the field or dialog it is pressed in, and to the veil.
fn belongs_elsewhere(event: &KeyboardEvent) -> bool {
    target(event).is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
            || element.closest("dialog, [role=dialog], .cloth").ok().flatten().is_some()
    })
}

/// On a focused button or link Enter belongs to it, unless it is the choice itself, pressed before: then Enter confirms.
fn on_button(event: &KeyboardEvent) -> bool {
    target(event).is_some_and(|element| {
        let chosen = element.get_attribute("aria-pressed").as_deref() == Some("true");
        !chosen && matches!(element.tag_name().as_str(), "BUTTON" | "A")
    })
}

/// Follows a key; tells whether it meant something.
fn press(event: &KeyboardEvent, follow: Callback<TableKey>) -> bool {
    match event.key().as_str() {
        "Enter" if !on_button(event) => follow.run(TableKey::Enter),
        "Escape" => follow.run(TableKey::Escape),
        "u" | "U" => follow.run(TableKey::Undo),
        "ArrowRight" => return walk(HAND, 1),
        "ArrowLeft" => return walk(HAND, -1),
        "ArrowDown" => return walk(TARGETS, 1),
        "ArrowUp" => return walk(TARGETS, -1),
        key => match key.parse::<usize>() {
            Ok(number @ 1..=9) => return press_card(number - 1),
            _ => return false,
        },
    }
    true
}

/// The elements a selector finds, in the order of the page.
fn all(selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<HtmlElement>().ok()).collect()
}

/// Moves the focus to the next of these elements, round and round; tells whether there is one.
fn walk(selector: &str, step: isize) -> bool {
    let all = all(selector);
    if all.is_empty() {
        return false;
    }
    let here = document().active_element();
    let at = all.iter().position(|element| here.as_ref() == Some(element.as_ref()));
    let next = match at {
        Some(at) => (at as isize + step).rem_euclid(all.len() as isize) as usize,
        None if step > 0 => 0,
        None => all.len() - 1,
    };
    all[next].focus().is_ok()
}

/// Presses a card of the hand, and leaves the focus free for what comes next.
fn press_card(place: usize) -> bool {
    let pressed = all(HAND).get(place).map(HtmlElement::click).is_some();
    // Enter then confirms, instead of pressing the card again that had the focus.
    if let (true, Some(here)) = (pressed, document().active_element().and_then(|el| el.dyn_into::<HtmlElement>().ok()))
    {
        let _ = here.blur();
    }
    pressed
}
