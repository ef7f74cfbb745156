//! The foot of the table: the viewer's hand, and beside it what is asked and the buttons.

use super::face::Face;
use super::panel::Panel;
use super::seen::Seen;
use crate::games::tourney::Card;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The hand and the panel.
#[component]
pub fn Hand() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    // While a scene is told the hand is already the newest: it belongs to the viewer, who knows it.
    let cards = move || seen.session.view.get().hand().iter().collect::<Vec<Card>>();
    let held = move || {
        let mut staged = seen.choosing.read().staged.clone();
        // From the right, so that the later copies of a card count as staged.
        let mut held: Vec<(Card, bool)> = Vec::new();
        for card in cards().into_iter().rev() {
            let at = staged.iter().position(|&s| s == card);
            if let Some(at) = at {
                staged.remove(at);
            }
            held.push((card, at.is_some()));
        }
        held.reverse();
        held
    };
    let items = move || {
        held()
            .into_iter()
            .enumerate()
            .map(|(at, (card, staged))| view! { <Held at=at card=card staged=staged /> })
            .collect_view()
    };
    view! {
        <section class="table-foot" aria-label=move || texts.get().tourney.hand>
            <ol class="table-hand" aria-label=move || texts.get().tourney.hand>{items}</ol>
            <Panel />
        </section>
    }
}

#[component]
fn Held(at: usize, card: Card, staged: bool) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let chosen = move || staged || seen.choosing.read().deed == Some(card);
    let fits = move || {
        let legal = seen.session.legal.get();
        legal.is_empty() || legal.iter().any(|action| action.card() == Some(card))
    };
    let name = move || {
        let t = &texts.get().tourney;
        match (t.card)(card).does {
            "" => (t.card_named)(card),
            does => format!("{}: {does}", (t.card)(card).name),
        }
    };
    view! {
        <li class="table-held" class:chosen=chosen class:unfit=move || !fits() style=format!("--at:{at}")>
            <button type="button" class="table-card" aria-pressed=move || chosen().to_string() aria-label=name
                on:click=move |_| seen.press_card(card, staged)><Face card=card named=true /></button>
        </li>
    }
}
