//! The search: shows the sections that hold all words of the query, and their headings in the contents.

use leptos::prelude::document;
use web_sys::Element;
use web_sys::wasm_bindgen::JsCast;

use crate::locales::rules::Words;
use crate::scene::rules::holds;

/// All elements that a selector finds, in order.
fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

fn hide(element: &Element, hidden: bool) {
    _ = element.toggle_attribute_with_force("hidden", hidden);
}

/// Shows what matches, and says how much it is.
pub fn show(query: &str, words: &Words) {
    let (sections, links) = (all(".chapter > section"), all(".contents .to-section"));
    let mut found = 0;
    for (section, link) in sections.iter().zip(&links) {
        let matches = holds(&section.text_content().unwrap_or_default(), query);
        found += usize::from(matches);
        hide(section, !matches);
        hide(link, !matches);
    }
    for (chapter, link) in all(".chapter:not(.score-sheet)").iter().zip(&all(".contents .to-chapter")) {
        let empty = chapter.query_selector(":scope > section:not([hidden])").ok().flatten().is_none();
        hide(chapter, empty);
        hide(link, empty);
    }
    let searching = !query.trim().is_empty();
    for element in all(".score-sheet, .contents .to-sheet") {
        hide(&element, searching);
    }
    for status in all(".finder [role=status]") {
        let said = searching.then(|| (words.found)(found, sections.len()));
        status.set_text_content(said.as_deref());
    }
}
