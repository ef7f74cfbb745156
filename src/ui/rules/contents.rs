//! The list of headings: beside the text on wide screens, folded above it on narrow ones.

use leptos::html;
use leptos::prelude::*;

use super::{Reading, SHEET};
use crate::locales::rules::{Chapter, Section};
use crate::scene::rules::{element_id, plain};
use crate::ui::shell::use_texts;

/// From this width on the contents stand beside the text, open.
const WIDE: &str = "(min-width: 60rem)";

/// The contents. While a search runs only headings that match are listed.
#[component]
pub fn Contents(reading: Reading) -> impl IntoView {
    let texts = use_texts();
    let fold = NodeRef::<html::Details>::new();
    let is_wide = || window().match_media(WIDE).ok().flatten().is_some_and(|list| list.matches());
    let fold_away = move |_| {
        if let Some(fold) = fold.get_untracked().filter(|_| !is_wide()) {
            fold.set_open(false);
        }
    };
    let chapters = reading.chapters().map(|(first, chapter)| chapter_view(reading, first, chapter)).collect_view();
    view! {
        <nav class="contents" aria-labelledby=element_id("contents")>
            <details node_ref=fold open=is_wide()>
                <summary id=element_id("contents") class="d">{move || texts.get().rules.contents}</summary>
                <ul on:click=fold_away>
                    {chapters}
                    <li hidden=move || reading.is_searching()>
                        <a class="chapter-link" href=reading.address(SHEET)>{move || texts.get().rules.sheet}</a>
                    </li>
                </ul>
            </details>
        </nav>
    }
}

fn chapter_view(reading: Reading, first: usize, chapter: &'static Chapter) -> impl IntoView {
    let language = reading.shell.language;
    let sections = (first..).zip(chapter.sections).map(|(index, section)| section_view(reading, index, section));
    view! {
        <li hidden=move || !reading.is_chapter_shown(first, chapter)>
            <a class="chapter-link" href=reading.address(chapter.id)>{move || chapter.title.of(language.get())}</a>
            <ul>{sections.collect_view()}</ul>
        </li>
    }
}

fn section_view(reading: Reading, index: usize, section: &'static Section) -> impl IntoView {
    let title = move || plain(section.title.of(reading.shell.language.get())).trim().to_owned();
    view! { <li hidden=move || !reading.is_shown(index)><a href=reading.address(section.id)>{title}</a></li> }
}
