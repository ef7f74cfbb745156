//! The frame of a page that is no table: a bar with the way back and a title, and a sheet below.

use super::use_texts;
use crate::route::Route;
use crate::ui::prelude::*;

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
    effect(move || document().set_title(&format!("{} · {}", title.get(), texts.hall().shell.title)));
    view! {
        <div class="page">
            <header class="bar">
                <a class="ib" href=Route::Home.href() aria-label=move || texts.hall().shell.home>
                    <svg viewBox="0 0 64 64" width="24" height="24" aria-hidden="true"><use href="#ui-back"></use></svg>
                </a>
                <h1 class="d">{title}</h1>
            </header>
            <main class="vellum" id="content">{children()}</main>
        </div>
    }
}
