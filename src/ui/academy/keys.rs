//! Keys: 1 to 6 choose, arrows move the choice, Enter confirms, Escape puts back, U takes back.

use leptos::ev;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::table::Table;
use crate::games::academy::Moment;
use crate::scene::academy::{Pick, choice};
use crate::ui::play::is_typing;
use crate::ui::prelude::*;
use crate::ui::shell::use_shell;

/// Listens as long as the table is on the page.
pub fn listen(table: Table, can_undo: Signal<bool>, undo: Callback<()>) {
    let shell = use_shell();
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || is_typing(&event) {
            return;
        }
        if table.open.get_untracked().is_some() {
            if event.key() == "Escape" {
                table.open.set(None);
            }
            return;
        }
        let single = event.key().chars().count() == 1 && event.key() != " ";
        if single && !shell.settings.with_untracked(|settings| settings.keys) {
            return;
        }
        if press(table, &event, can_undo, undo) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// On a focused button Enter and Space belong to the button.
fn on_button(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    target.is_some_and(|element| matches!(element.tag_name().as_str(), "BUTTON" | "A"))
}

/// Follows a key; tells whether it meant something.
fn press(table: Table, event: &KeyboardEvent, can_undo: Signal<bool>, undo: Callback<()>) -> bool {
    let key = event.key();
    if table.telling.get_untracked() && (key == "Enter" || key == " ") && !on_button(event) {
        table.skip.run(false);
        return true;
    }
    match key.as_str() {
        "Escape" => table.pick.set(Pick::default()),
        "Enter" if !on_button(event) => return confirm(table),
        "ArrowRight" if in_heaps(table) => return table.put(1),
        "ArrowLeft" if in_heaps(table) => return table.put(0),
        "ArrowUp" | "ArrowDown" if in_heaps(table) => return step(table, key == "ArrowDown"),
        "ArrowRight" => return step(table, true),
        "ArrowLeft" => return step(table, false),
        "ArrowUp" | "ArrowDown" => return other_lane(table),
        "u" | "U" if can_undo.get_untracked() => undo.run(()),
        key => match key.parse::<usize>() {
            Ok(number @ 1..=7) => choose(table, number - 1),
            _ => return false,
        },
    }
    true
}

/// Lancelot's six cards go left or right with the arrows.
fn in_heaps(table: Table) -> bool {
    table.scene.with_untracked(|scene| matches!(scene.view.moment(), Moment::Split | Moment::Give))
}

fn confirm(table: Table) -> bool {
    let action = table.pick.with_untracked(|pick| pick.action);
    action.map(|action| table.act(action)).is_some()
}

fn step(table: Table, forward: bool) -> bool {
    let pick = table.scene.with_untracked(|scene| {
        choice::step(&scene.view, &table.legal.get_untracked(), &table.pick.get_untracked(), forward)
    });
    let stepped = pick.map(|pick| table.pick.set(pick)).is_some();
    if stepped {
        follow_focus(table);
    }
    stepped
}

/// Where a card had the focus, the raised card takes it over, so that Enter means the card that is seen to be picked: of a
/// hand at once, for the next key may be there before the next frame; of Lancelot's heaps when it lies in its place.
fn follow_focus(table: Table) {
    let active = document().active_element();
    if active.is_none_or(|element| element.closest(".card").ok().flatten().is_none()) {
        return;
    }
    let slot = table.pick.with_untracked(|pick| pick.slot);
    let hand = document().query_selector_all(".cards .card").ok().filter(|cards| cards.length() > 0);
    match (hand, slot) {
        (Some(cards), Some(slot)) => focus(cards.item(slot as u32)),
        _ => request_animation_frame(|| focus(document().query_selector(".card.raised").ok().flatten())),
    }
}

fn focus(card: Option<impl JsCast>) {
    if let Some(card) = card.and_then(|card| card.dyn_into::<HtmlElement>().ok()) {
        let _ = card.focus();
    }
}

fn other_lane(table: Table) -> bool {
    let pick = choice::other_lane(&table.legal.get_untracked(), &table.pick.get_untracked());
    pick.map(|pick| table.pick.set(pick)).is_some()
}

/// The number of a card, or of a choice that is offered in its place.
fn choose(table: Table, place: usize) {
    let by_card = table.scene.with_untracked(|scene| {
        matches!(scene.view.moment(), Moment::Draft | Moment::Play | Moment::Split | Moment::Give)
    });
    if by_card {
        table.press_card(place);
        follow_focus(table);
        return;
    }
    let action = table.legal.with_untracked(|legal| legal.get(place).copied());
    if let Some(action) = action {
        table.follow(Some(choice::press_action(&table.pick.get_untracked(), action)));
    }
}
