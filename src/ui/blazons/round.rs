//! The end of a round: every player's products house by house, the best one crowned.

use leptos::prelude::*;

use super::face::HouseShield;
use super::seen::Seen;
use crate::games::blazons::scoring::Tally;
use crate::games::blazons::{Event, House};
use crate::kernel::{BySeat, Seat};
use crate::ui::parts::{Rubric, Shield};
use crate::ui::shell::use_texts;

/// A round as it was scored.
#[derive(Clone, Copy, PartialEq)]
struct Scored {
    round: u8,
    tallies: BySeat<[Tally; 7]>,
    scores: BySeat<u8>,
}

/// The products of the round that has just ended, until they are put aside.
#[component]
pub fn RoundEnd() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let put_aside = RwSignal::new(0usize);
    let scored = Memo::new(move |_| {
        let log = seen.session.log.get();
        let last = log.iter().rposition(|event| matches!(event, Event::RoundScored { .. }))?;
        let Event::RoundScored { round, tallies, scores, .. } = log[last] else { return None };
        Some((last, Scored { round, tallies, scores }))
    });
    // A game that is taken up again does not begin with the round before.
    put_aside.set(scored.get_untracked().map_or(0, |(at, _)| at + 1));
    let open = move || scored.get().filter(|&(at, _)| at >= put_aside.get());
    let close = move || put_aside.set(scored.get_untracked().map_or(0, |(at, _)| at + 1));
    view! {
        {move || open().map(|(_, scored)| view! {
            <div class="table-over" role="dialog" aria-modal="true" aria-labelledby="b-round-over"
                on:keydown=move |event| if event.key() == "Escape" { close() }>
                <section class="b-round vellum">
                    <h2 class="d" id="b-round-over"><Rubric text=Signal::derive(move || (texts.get().blazons.round_over)(scored.round)) /></h2>
                    <p class="n">{move || texts.get().blazons.round_note}</p>
                    <ol>{lines(seen, &scored)}</ol>
                    <button type="button" class="btn" autofocus on:click=move |_| close()>{move || texts.get().blazons.go_on}</button>
                </section>
            </div>
        })}
    }
}

fn lines(seen: Seen, scored: &Scored) -> impl IntoView + use<> {
    let texts = use_texts();
    let mut seats: Vec<Seat> = Seat::all(scored.scores.seats()).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(scored.scores[seat]));
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
        view! {
            <li><Shield arms=Signal::derive(move || seen.arms(seat)) width=30.0 /><span class="d b-name">{seen.name(seat)}</span>
                <span class="b-mades">{counted.map(product).collect_view()}</span><span class="d b-score">{best}</span></li>
        }
    };
    seats.into_iter().map(line).collect_view()
}
