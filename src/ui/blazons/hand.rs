//! The foot of the table: the viewer's hand, and beside it what is asked and the buttons.

use super::face::Face;
use super::panel::Panel;
use super::seen::{Seen, Target};
use crate::games::blazons::{Card, Character, Phase};
use crate::scene::blazons::Thing;
use crate::ui::parts::Rubric;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The hand and the panel.
#[component]
pub fn Hand() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let held = move || -> Vec<Card> {
        let Some(seat) = seen.viewer() else { return Vec::new() };
        let view = seen.session.view.get();
        let player = view.player(seat);
        player
            .hand
            .into_iter()
            .flat_map(|hand| hand.iter())
            .map(|character| Card { house: player.house, character })
            .collect()
    };
    let cards = move || held().into_iter().map(|card| view! { <Held card=card /> }).collect_view();
    view! {
        <section class="table-foot b-foot" aria-label=move || texts.get().blazons.hand>
            <Show when=move || seen.viewer().is_some() fallback=|| view! { <span></span> }>
                <div class="b-hand-note">
                    <p class="table-prompt d"><Rubric text=Signal::derive(move || texts.get().blazons.hand.to_owned()) /></p>
                    <p class="n">{move || (texts.get().blazons.hand_note)(held().len() as u8)}</p>
                </div>
            </Show>
            <ol class="table-hand" aria-label=move || texts.get().blazons.hand>{cards}</ol>
            <Panel />
        </section>
    }
}

#[component]
fn Held(card: Card) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let thing = Thing::Hand(card.character);
    let target = move || seen.target(thing);
    let laying = move || seen.shown.with(|view| view.phase == Phase::Lay);
    let name = move || {
        let t = &texts.get().blazons;
        let power = (t.power)(card.character, seen.shown.with(|view| view.options.active_monk));
        let value = super::face::value_text(card.character.value());
        let rest = if power.is_empty() { String::new() } else { format!(": {power}") };
        format!("{} {value}{rest}", (t.character)(card.character))
    };
    view! {
        <li class="table-held" class:chosen=move || target() == Target::Picked class:unfit=move || seen.is_asked() && !laying()>
            <button type="button" class="table-card" aria-pressed=move || (target() == Target::Picked).to_string() aria-label=name
                on:click=move |_| lay(seen, card.character)><Face card=card /></button>
        </li>
    }
}

/// Takes up a card; one that cannot be laid now is refused by the rules themselves.
fn lay(seen: Seen, character: Character) {
    let thing = Thing::Hand(character);
    if seen.target(thing) == Target::Idle {
        seen.session.act(crate::games::blazons::Action::Lay { character, announce: None });
    } else {
        seen.press(thing);
    }
}
