//! Going to an anchor: the address names a section or a rule; the page scrolls there, marks it, and moves the focus.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

use super::Reading;
use crate::route::Route;
use crate::scene::rules::element_id;

/// Follows the address for as long as the page stands.
pub fn follow(reading: Reading) {
    Effect::new(move |_| {
        if let Route::Rules(_, Some(anchor)) = reading.shell.route.get() {
            // What the anchor leads to may be hidden by a search, or drawn only after this effect.
            reading.query.set(String::new());
            request_animation_frame(move || go(&anchor));
        }
    });
}

/// A link to where the address already leads changes nothing there, so the browser stays silent: go again.
pub fn again(reading: Reading, event: &MouseEvent) {
    let link = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .and_then(|target| target.closest("a[href]").ok().flatten());
    let here = window().location().hash().ok();
    if let (Some(link), Route::Rules(_, Some(anchor))) = (link, reading.shell.route.get_untracked())
        && link.get_attribute("href") == here
    {
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
