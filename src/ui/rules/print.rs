//! Printing: the rules, or the empty score sheet alone. The style sheet decides what reaches the paper.

use web_sys::Element;

use crate::ui::prelude::*;

/// A button that prints says what, in its mark.
pub fn pressed(target: &Element) {
    let button = target.closest("[data-prints]").ok().flatten();
    match button.and_then(|button| button.get_attribute("data-prints")).as_deref() {
        Some("rules") => rules(),
        Some("sheet") => sheet(),
        _ => {}
    }
}

/// Prints the rules, or of them what a search has left.
fn rules() {
    let _ = window().print();
}

/// Prints the score sheet alone: the root element says so to the style sheet while the dialog is open.
fn sheet() {
    let Some(root) = document().document_element() else { return };
    let _ = root.set_attribute("data-print", "sheet");
    let _ = window().print();
    let _ = root.remove_attribute("data-print");
}
