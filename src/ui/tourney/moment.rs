//! What a tournament's beginning and end tell over the head of the lists: a hand shown, who has won, the token's way.

use super::face::Face;
use super::row::Token;
use super::seen::Seen;
use crate::games::tourney::{Card, Colour, Event};
use crate::kernel::Seat;
use crate::ui::parts::{Rubric, Shield};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// What is told: of whom, in which words, with the token if it is still here, and the cards if a hand is shown (T7).
#[derive(Clone, PartialEq)]
struct Feast {
    seat: Seat,
    words: String,
    token: Option<Colour>,
    cards: Vec<Card>,
}

/// A banner over the head of the lists, while it is told.
#[component]
pub fn Moment() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let feast = Memo::new(move |_| {
        let t = &texts.get().tourney;
        let mut cards = Vec::new();
        let (seat, words, token) = match seen.beat()? {
            Event::TournamentWon { seat, colour, total, .. } => {
                (seat, (t.log.won)((t.weapon)(colour), total), Some(colour))
            }
            Event::TokenTaken { seat, colour } => (seat, (t.log.token)((t.colour)(colour)), None),
            Event::NothingGained { seat, .. } => (seat, t.log.nothing.to_owned(), None),
            Event::TokenReturned { seat, colour } => (seat, (t.log.returned)((t.colour)(colour)), Some(colour)),
            Event::HandShown { seat, hand } => {
                cards = hand.iter().collect();
                (seat, t.log.showed.to_owned(), None)
            }
            _ => return None,
        };
        Some(Feast { seat, words, token, cards })
    });
    let banner = move || {
        let Feast { seat, words, token, cards } = feast.get()?;
        let laurel = cards.is_empty();
        let cards = cards.into_iter().map(|card| {
            view! { <li><span class="table-card"><Face card=card /></span><span class="said">{(texts.get().tourney.card_named)(card)}</span></li> }
        });
        let token = token.map(|colour| view! { <Token colour=colour owned=Signal::derive(|| true) /> });
        Some(view! {
            <div class="t-moment">
                {laurel.then(|| view! { <svg class="t-moment-laurel" viewBox="0 0 64 64" aria-hidden="true"><use href="#laurel"></use></svg> })}
                <Shield arms=Signal::derive(move || seen.arms(seat)) width=58.0 />
                <p><span class="d t-moment-name"><Rubric text=Signal::derive(move || seen.name(seat)) /></span>
                    <span class="t-moment-words">{words}</span></p>
                {token}
                <ol class="t-moment-cards">{cards.collect_view()}</ol>
            </div>
        })
    };
    view! { {banner} }
}
