//! The end of a round: every player's products house by house, the best one crowned, the standings, and the bourgeoisie
//! cards.

use super::face::HouseShield;
use super::seen::Seen;
use crate::games::blazons::scoring::Tally;
use crate::games::blazons::{Bourgeoisie, Event, House};
use crate::kernel::order;
use crate::kernel::{BySeat, Seat};
use crate::ui::parts::{Icon, Shield};
use crate::ui::play::Dialog;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// A round as it was scored, with the bourgeoisie cards dealt after it.
#[derive(Clone, Copy, PartialEq)]
struct Scored {
    round: u8,
    tallies: BySeat<[Tally; 7]>,
    scores: BySeat<u8>,
    totals: BySeat<u16>,
    offices: Option<BySeat<Option<Bourgeoisie>>>,
}

/// The last round that was scored, and whether it has been read.
#[derive(Clone, Copy)]
pub struct Rounds {
    scored: Memo<Option<(usize, Scored)>>,
    read: RwSignal<usize>,
}

impl Rounds {
    /// Follows the game.
    pub fn new(seen: Seen) -> Rounds {
        let scored = Memo::new(move |_| {
            let log = seen.session.log.get();
            let last = log.iter().rposition(|event| matches!(event, Event::RoundScored { .. }))?;
            let Event::RoundScored { round, tallies, scores, totals } = log[last] else { return None };
            let offices = log[last..].iter().find_map(|event| match event {
                Event::BourgeoisieDealt { cards } => Some(*cards),
                _ => None,
            });
            Some((last, Scored { round, tallies, scores, totals, offices }))
        });
        // A game that is taken up again does not begin with the round before.
        let read = RwSignal::new(scored.get_untracked().map_or(0, |(at, _)| at + 1));
        Rounds { scored, read }
    }

    /// Is a round to be read?
    pub fn is_open(self) -> bool {
        self.scored.with(|scored| scored.as_ref().is_some_and(|&(at, _)| at >= self.read.get()))
    }

    fn close(self) {
        self.read.set(self.scored.get_untracked().map_or(0, |(at, _)| at + 1));
    }
}

/// The products of the round that has just ended, until they are put aside.
#[component]
pub fn RoundEnd(
    /// The rounds.
    rounds: Rounds,
) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let scored = move || rounds.scored.get().map(|(_, scored)| scored);
    let title = move || scored().map_or(String::new(), |scored| (texts.get().blazons.round_over)(scored.round));
    view! {
        <Dialog open=Signal::derive(move || rounds.is_open()) close=Callback::new(move |()| rounds.close()) class="b-round" by_itself=true
            title=Signal::derive(title)>
            <p class="n">{move || texts.get().blazons.round_note}</p>
            <ol>{move || scored().map(|scored| lines(seen, &scored))}</ol>
            <button type="button" class="btn" on:click=move |_| rounds.close()>{move || texts.get().blazons.go_on}</button>
        </Dialog>
    }
}

fn lines(seen: Seen, scored: &Scored) -> impl IntoView + use<> {
    let texts = use_texts();
    let mut seats: Vec<Seat> = Seat::all(scored.scores.seats()).collect();
    order::sort_by_key(&mut seats, |&seat| std::cmp::Reverse((scored.totals[seat], scored.scores[seat])));
    let line = |seat: Seat| {
        let own = seen.shown.with_untracked(|view| view.player(seat).house);
        let products = House::ALL
            .into_iter()
            .filter(|&house| house != own)
            .map(|house| (house, scored.tallies[seat][house.index()]));
        let counted = products.filter(|(_, tally)| tally.blazons > 0 && tally.values > 0);
        let best = scored.scores[seat];
        let product = |(house, tally): (House, Tally)| {
            let product = u32::from(tally.blazons) * u32::from(tally.values);
            view! {
                <span class="b-made" class:best=product == u32::from(best)><HouseShield house=house />
                    {move || (texts.get().blazons.product)(tally.blazons, tally.values, product)}</span>
            }
        };
        let total = scored.totals[seat];
        let office = scored.offices.and_then(|offices| offices[seat]).map(|card| view! {
            <span class="b-office"><Icon id=emblem(card).to_owned() size=26.0 class="halo" />{move || (texts.get().blazons.bourgeoisie)(card)}</span>
        });
        view! {
            <li><Shield arms=Signal::derive(move || seen.arms(seat)) width=30.0 /><span class="d b-name">{seen.name(seat)}</span>
                <span class="b-mades">{counted.map(product).collect_view()}{office}</span>
                <span class="d b-score">{best}</span><span class="b-standing-now">{move || (texts.get().blazons.in_all)(total)}</span></li>
        }
    };
    seats.into_iter().map(line).collect_view()
}

/// The drawing of a bourgeoisie card.
pub const fn emblem(card: Bourgeoisie) -> &'static str {
    match card {
        Bourgeoisie::Petty => "bg-petty",
        Bourgeoisie::Middle => "bg-middle",
        Bourgeoisie::Great => "bg-great",
        Bourgeoisie::High => "bg-high",
    }
}
