//! The chronicle. B11: what tells of a trick's cards is listed only while that trick lies on the table, unless the table is
//! open.

use super::seen::Seen;
use crate::games::blazons::{Event, Where};
use crate::kernel::Seat;
use crate::locales::blazons::Blazons as Words;
use crate::ui::parts::{DiscFace, Rubric};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The list of what happened.
#[component]
pub fn Chronicle() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let items = move || {
        let t = &texts.get().blazons;
        let open_table = seen.shown.with(|view| view.options.open_table);
        let log = seen.session.log.get();
        let collected = log.iter().rposition(|event| matches!(event, Event::Collected { .. })).unwrap_or(0);
        let may_tell = |at: usize, event: &Event| open_table || at > collected || !event.tells_of_a_trick();
        let told = log.iter().enumerate().rev().filter(|&(at, event)| may_tell(at, event));
        told.flat_map(|(_, event)| words(event, t, seen)).take(60).map(|line| item(line, seen)).collect_view()
    };
    view! {
        <section class="table-chronicle">
            <h2 class="d"><Rubric text=Signal::derive(move || texts.get().blazons.chronicle.to_owned()) /></h2>
            <ol tabindex="0" aria-label=move || texts.get().blazons.chronicle>{items}</ol>
        </section>
    }
}

/// Whose doing, and what.
pub type Line = (Option<Seat>, String);

fn item((seat, words): Line, seen: Seen) -> impl IntoView {
    let heading = seat.is_none();
    view! {
        <li class:table-heading=heading>
            {seat.map(|seat| view! { <DiscFace arms=Signal::derive(move || seen.arms(seat)) radius=10.0 /><span class="b">{seen.name(seat)}</span>" " })}
            <span>{words}</span>
        </li>
    }
}

/// An event as one sentence.
pub fn line(event: &Event, t: &'static Words, seen: Seen) -> Option<String> {
    let lines = words(event, t, seen);
    if lines.is_empty() {
        return None;
    }
    let said = |(seat, words): Line| seat.map_or(words.clone(), |seat| format!("{} {words}", seen.name(seat)));
    Some(lines.into_iter().map(said).collect::<Vec<_>>().join(". "))
}

/// What happened, in a line for each player concerned.
pub fn words(event: &Event, t: &'static Words, seen: Seen) -> Vec<Line> {
    let log = &t.log;
    let by = |seat: Seat, words: String| vec![(Some(seat), words)];
    let place = |at: Where| match at {
        Where::Before(seat) => seen.name(seat),
        Where::Pool => t.pool.to_owned(),
    };
    match *event {
        Event::Dealt { round, .. } => vec![(None, (log.dealt)(round))],
        Event::Laid { seat, card, announced: None } => by(seat, (log.laid)((t.character)(card.character))),
        Event::Laid { seat, card, announced: Some(_) } => by(seat, (log.announced)((t.character)(card.character))),
        Event::ValueTaken { by: rogue, from, value, .. } => by(rogue, (log.value)(value, &seen.name(from))),
        Event::StayedRogue { by: rogue, .. } => by(rogue, log.stayed.to_owned()),
        Event::PowerTaken { by: rogue, of, character, .. } => {
            by(rogue, (log.power)((t.character)(character), &seen.name(of)))
        }
        Event::PowerSkipped { by: user, character, .. } => by(user, (log.skipped)((t.character)(character))),
        Event::Taken { by: taker, blazon, .. } => by(
            taker,
            match (blazon.up, blazon.house) {
                (true, Some(house)) => (log.taken_up)((t.house)(house)),
                (true, None) | (false, _) => log.taken.to_owned(),
            },
        ),
        Event::Turned { by: turner, house, .. } => by(turner, (log.turned)((t.house)(house))),
        Event::Banished { by: judge, from, .. } => by(judge, (log.banished)(&place(from.at))),
        Event::Exchanged { by: steward, .. } => by(steward, log.exchanged.to_owned()),
        Event::Moved { by: monk, from, to, .. } => by(monk, (log.moved)(&place(from.at), &place(to.at))),
        Event::TrickDecided { trick, taker: Some(taker), value } => by(taker, (log.took)(trick, value.unwrap_or(0))),
        Event::TrickDecided { trick, taker: None, .. } => vec![(None, (log.nobody)(trick))],
        Event::Consulted { by: holder, of, .. } => by(holder, (log.consulted)(&seen.name(of))),
        Event::Helped { by: holder, card } => by(holder, (log.helped)((t.character)(card.character))),
        Event::Looked { by: holder, spot, .. } => by(holder, (log.looked)(&place(spot.at))),
        Event::RoundScored { scores, .. } => {
            scores.by_seat().map(|(seat, &score)| (Some(seat), (log.scored)(score))).collect()
        }
        Event::BourgeoisieDealt { cards } => cards
            .by_seat()
            .filter_map(|(seat, card)| card.map(|card| (Some(seat), (log.office)((t.bourgeoisie)(card)))))
            .collect(),
        Event::Tied { .. } => vec![(None, log.tied.to_owned())],
        Event::Won { seat } => by(seat, log.won.to_owned()),
        Event::Seated { .. } | Event::NoReward { .. } | Event::BourgeoisieUsed { .. } | Event::Collected { .. } => {
            Vec::new()
        }
    }
}
