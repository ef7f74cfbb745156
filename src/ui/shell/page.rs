//! The frame of a page that is no table: a bar with the way back and a title, and a sheet below.

use leptos::prelude::*;

use super::use_texts;
use crate::route::Route;

/// A title whose first letter is in rubric, as every name and heading is.
#[component]
pub fn Title(
    /// The words.
    #[prop(into)]
    text: Signal<String>,
) -> impl IntoView {
    let first = move || text.with(|text| text.chars().next().map(String::from).unwrap_or_default());
    let rest = move || text.with(|text| text.chars().skip(1).collect::<String>());
    view! { <span class="title d"><span class="rubric">{first}</span>{rest}</span> }
}

/// A page: bar, title, sheet. The document's title follows.
#[component]
pub fn Page(
    /// The page's title.
    #[prop(into)]
    title: Signal<String>,
    /// What stands on the sheet.
    children: Children,
) -> impl IntoView {
    let texts = use_texts();
    Effect::new(move |_| document().set_title(&format!("{} · {}", title.get(), texts.get().shell.title)));
    view! {
        <div class="page">
            <header class="bar">
                <a class="icon-button" href=Route::Home.href() aria-label=move || texts.get().shell.home>
                    <svg viewBox="0 0 64 64" width="24" height="24" aria-hidden="true"><use href="#ui-back"></use></svg>
                </a>
                <h1 class="d">{title}</h1>
            </header>
            <main class="sheet" id="content">{children()}</main>
        </div>
    }
}
