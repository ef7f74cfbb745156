//! Words with a rubric capital, and links to rules.

use crate::route::{GameId, Route};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

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

/// The number of the rule that a sentence rests on: a link to its place in the rules.
#[component]
pub fn RuleLink(
    /// Whose rules.
    game: GameId,
    /// The rule's number, as on the rules page.
    rule: &'static str,
) -> impl IntoView {
    let texts = use_texts();
    let route = Route::Rules(game, Some(rule.to_ascii_lowercase()));
    view! { <a class="rule-link" href=route.href() aria-label=move || (texts.get().play.rule)(rule)>{rule}</a> }
}
