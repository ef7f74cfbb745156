//! The shell: router, home, settings, about; what stands around every game.

use leptos::prelude::*;

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    view! { <h1>{crate::locales::EN.shell.title}</h1> }
}
