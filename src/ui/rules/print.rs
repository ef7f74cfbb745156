//! Printing: the rules, or the empty score sheet alone. The style sheet decides what reaches the paper.

use leptos::prelude::*;

/// Prints the rules, or of them what a search has left.
pub fn rules() {
    let _ = window().print();
}

/// Prints the score sheet alone: the root element says so to the style sheet while the dialog is open.
pub fn sheet() {
    let Some(root) = document().document_element() else { return };
    let _ = root.set_attribute("data-print", "sheet");
    let _ = window().print();
    let _ = root.remove_attribute("data-print");
}
