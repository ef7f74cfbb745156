//! Keys at every table: the table in words, the scores, the last event again, and a list of all keys. What is read is
//! what a screen reader would say of the same page, so there is one table for everybody. Focus that a change of the
//! table has swallowed goes to the next choice.

use std::time::Duration;

use leptos::ev;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, Node};

use super::Dialog;
use crate::ui::parts::Main;
use crate::ui::prelude::*;
use crate::ui::shell::{use_shell, use_texts};

/// What the table consists of, in the order in which it is read.
const TABLE: &str = ".lane > .said, .t-head, .t-row, .b-trick, .b-pool, .b-folk, .b-own";
/// Where the scores stand.
const SCORES: &str = ".player > .said, .chip > .said, .t-row .t-who, .b-standing li";
/// What has just happened.
const LAST: &str = "p.said[role=status]";
/// Choices, the likeliest first.
const CHOICES: [&str; 5] = [
    ".foot .card:not([disabled]):not([aria-disabled=true])",
    ".t-pause-buttons .btn:enabled",
    ".table-held:not(.unfit) button",
    ".pennant, .token:not([aria-disabled=true]), .pile:enabled, .add-to:enabled, button.t-pennon-box, button.t-who.target, .t-laid button, .b-offer, button.b-blazon, button.b-head",
    ".foot .btn:enabled, .table-buttons .btn:enabled",
];
/// How long until a choice that is not to be seen yet is looked for again.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// A key belongs to the field or dialog it is pressed in.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    target.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
            || element.closest("dialog, [role=dialog]").ok().flatten().is_some()
    })
}

/// What a screen reader would say of an element.
fn spoken(node: &Node, out: &mut String) {
    if let Some(text) = (node.node_type() == Node::TEXT_NODE).then(|| node.text_content()).flatten() {
        let text = text.trim();
        if !text.is_empty() {
            out.push_str(if out.is_empty() || text.starts_with([',', '.']) { "" } else { " " });
            out.push_str(text);
        }
        return;
    }
    let Some(element) = node.dyn_ref::<Element>() else { return };
    if element.get_attribute("aria-hidden").as_deref() == Some("true") || is_absent(element) {
        return;
    }
    let tag = element.tag_name();
    let is_list = matches!(tag.as_str(), "OL" | "UL");
    if is_list && element.child_element_count() == 0 {
        return;
    }
    if tag == "LI" && !out.is_empty() && !out.ends_with([':', ',']) {
        out.push(',');
    }
    if let Some(label) = element.get_attribute("aria-label").filter(|label| !label.is_empty()) {
        out.push_str(if out.is_empty() { "" } else { separator(out) });
        out.push_str(&label);
        // The name of a list is followed by what is on it.
        if !is_list {
            return;
        }
        out.push(':');
    }
    let children = node.child_nodes();
    for child in (0..children.length()).filter_map(|at| children.item(at)) {
        spoken(&child, out);
    }
}

/// What stands between what was said and the next name.
fn separator(said: &str) -> &'static str {
    if said.ends_with([':', ',']) { " " } else { ", " }
}

/// What is not on this screen at all is not spoken of.
fn is_absent(element: &Element) -> bool {
    element.dyn_ref::<HtmlElement>().is_some_and(|element| element.offset_width() == 0 && element.offset_height() == 0)
}

/// All of these elements, one sentence each.
fn read(selector: &str) -> String {
    let Ok(found) = document().query_selector_all(selector) else { return String::new() };
    let mut lines: Vec<String> = Vec::new();
    for node in (0..found.length()).filter_map(|at| found.item(at)) {
        let mut line = String::new();
        spoken(&node, &mut line);
        if !line.is_empty() {
            lines.push(line);
        }
    }
    lines.join(". ")
}

/// Listens at a table, says what is asked for, and lists the keys.
#[component]
pub fn Keys() -> impl IntoView {
    let (texts, shell) = (use_texts(), use_shell());
    let said = RwSignal::new(String::new());
    let open = RwSignal::new(false);
    // The same words twice are no news to a screen reader: a blank makes them new.
    let say = move |words: String| said.update(|said| *said = if *said == words { format!("{words} ") } else { words });
    let handle = window_event_listener(ev::keydown, move |event| {
        let modified = event.ctrl_key() || event.meta_key() || event.alt_key();
        if modified || is_typing(&event) || !shell.settings.with_untracked(|settings| settings.keys) {
            return;
        }
        match event.key().as_str() {
            "t" | "T" => say(read(TABLE)),
            "s" | "S" => say(read(SCORES)),
            "r" | "R" => say(read(LAST)),
            "?" => open.set(true),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
    let close = Callback::new(move |()| open.set(false));
    let rows = move || {
        let keys = texts.get().play.keys;
        keys.iter().map(|(key, does)| view! { <dt><kbd>{*key}</kbd></dt><dd>{*does}</dd> }).collect_view()
    };
    view! {
        <p class="said" id="say" aria-live="assertive">{said}</p>
        <Dialog open=open close=close title=Signal::derive(move || texts.get().play.keys_title.to_owned()) class="keys">
            <dl class="keys-list">{rows}</dl>
            <p class="n">{move || texts.get().play.keys_note}</p>
            <div class="dialog-end"><Main press=close>{move || texts.get().shell.close}</Main></div>
        </Dialog>
    }
}

/// When something is asked and the focus was on what is gone, the focus goes to the first choice. What has happened may
/// still be being shown: then it waits. It never goes to a button that is no choice, for the next Enter would press it.
pub fn keep_focus(asked: Signal<bool>) {
    effect(move || {
        if asked.get() {
            request_animation_frame(move || catch_focus(asked));
        }
    });
}

fn catch_focus(asked: Signal<bool>) {
    let document = document();
    let lost = document.active_element().is_none_or(|active| active.tag_name() == "BODY");
    if !lost || !asked.try_get_untracked().unwrap_or(false) {
        return;
    }
    let first = |selector: &&str| document.query_selector(selector).ok().flatten();
    match CHOICES.iter().find_map(first).and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        Some(choice) => {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = choice.focus_with_options(&options);
        }
        None => set_timeout(move || catch_focus(asked), LOOK_AGAIN),
    }
}
