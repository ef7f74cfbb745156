//! Words with a rubric capital.

use leptos::prelude::*;

/// A heading whose first letter is in rubric. It is said as one word.
#[component]
pub fn Rubric(
    /// The words.
    #[prop(into)]
    text: Signal<String>,
) -> impl IntoView {
    let capital = move || text.read().chars().next().map(String::from).unwrap_or_default();
    let rest = move || text.read().chars().skip(1).collect::<String>();
    view! { <span class="rubric-capital">{capital}</span>{rest} }
}
