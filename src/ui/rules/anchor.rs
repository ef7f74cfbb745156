//! Going to an anchor: the address names a section or a rule; the page scrolls there, marks it, and moves the focus.

use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, HtmlInputElement};

use super::find;
use crate::route::Route;
use crate::scene::rules::element_id;
use crate::ui::prelude::*;
use crate::ui::shell::Shell;

/// Follows the address for as long as the page stands, once its text is there.
pub fn follow(shell: Shell, markup: RwSignal<String>) {
    effect(move || {
        let is_there = !markup.read().is_empty();
        if let (true, Route::Rules(_, Some(anchor))) = (is_there, shell.route.get()) {
            // The text is put on the page only after this effect.
            request_animation_frame(move || {
                end_search(shell);
                go(&anchor);
            });
        }
    });
}

/// What the anchor leads to may be hidden by a search.
fn end_search(shell: Shell) {
    let field = document().get_element_by_id("rules-query").and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
    if let Some(field) = field.filter(|field| !field.value().is_empty()) {
        field.set_value("");
        find::show("", &shell.language.get_untracked().hall().rules);
    }
}

/// A link to where the address already leads changes nothing there, so the browser stays silent: go again.
pub fn again(shell: Shell, target: &Element) {
    let link = target.closest("a[href]").ok().flatten();
    let here = window().location().hash().ok();
    if let (Some(link), Route::Rules(_, Some(anchor))) = (link, shell.route.get_untracked())
        && link.get_attribute("href") == here
    {
        end_search(shell);
        go(&anchor);
    }
}

/// Scrolls to the anchor, marks the block it stands in, and puts the focus there.
fn go(anchor: &str) {
    let Some(target) = document().get_element_by_id(&element_id(anchor)) else { return };
    if let Ok(Some(marked)) = document().query_selector(".rules .hit") {
        let _ = marked.class_list().remove_1("hit");
    }
    let block = target.closest(".blk").ok().flatten().unwrap_or_else(|| target.clone());
    let _ = block.class_list().add_1("hit");
    block.scroll_into_view();
    if let Some(element) = target.dyn_ref::<HtmlElement>() {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}
