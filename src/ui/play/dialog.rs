//! A dialog on a leaf of vellum: the browser's own, so that focus stays inside and Escape closes it.

use js_sys::Object;
use leptos::html;
use web_sys::HtmlDialogElement;

use crate::ui::parts::Rubric;
use crate::ui::prelude::*;

/// How many milliseconds a dialog that comes by itself takes no press: nobody reads faster, so that it was meant for
/// the table.
const UNREAD: f64 = 300.0;

/// Opens or closes a dialog.
fn show(dialog: &HtmlDialogElement, open: bool) {
    // A replay hides what comes over its table: a dialog there would lock the page unseen.
    let hidden = dialog.matches(".replay-table .game-table > dialog").unwrap_or(false);
    match (open && !hidden, dialog.open()) {
        (true, false) => {
            // A dialog that cannot be modal is opened as it can be.
            if dialog.show_modal().is_err() {
                dialog.set_open(true);
            }
        }
        (false, true) => dialog.close(),
        (true, true) | (false, false) => {}
    }
}

/// A dialog.
#[component]
pub fn Dialog(
    /// Is it open?
    #[prop(into)]
    open: Signal<bool>,
    /// It was closed.
    #[prop(into)]
    close: Callback<()>,
    /// Its title.
    #[prop(into)]
    title: Signal<String>,
    /// A class of its own.
    #[prop(optional, into)]
    class: String,
    /// Does it come by itself, perhaps under a finger that is on its way to the table?
    #[prop(optional)]
    by_itself: bool,
    /// What it asks.
    children: ChildrenFn,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    let opened = StoredValue::new(0.0);
    effect(move || {
        if let Some(dialog) = node.get() {
            show(&dialog, open.get());
            opened.set_value(window().performance().map_or(0.0, |clock| clock.now()));
        }
    });
    let children = StoredValue::new(children);
    view! {
        <dialog class=format!("dialog {class}") node_ref=node aria-label=move || title.get()
            on:close=move |_| {
                close.run(());
                // A dialog that must be answered stays open.
                if let (true, Some(dialog)) = (open.get_untracked(), node.get_untracked()) {
                    let _ = dialog.show_modal();
                }
            }
            on:click:capture=move |event| {
                if by_itself && event.time_stamp() < opened.get_value() + UNREAD {
                    event.stop_propagation();
                }
            }
            on:click=move |event| {
                // A press beside the leaf is a press on the dialog itself.
                if event.target().as_deref() == node.get_untracked().as_deref().map(AsRef::<Object>::as_ref) {
                    close.run(());
                }
            }>
            <Show when=move || open.get()>
                <div class="dialog-leaf">
                    <h2 class="d"><Rubric text=title /></h2>
                    {children.with_value(|children| children())}
                </div>
            </Show>
        </dialog>
    }
}
