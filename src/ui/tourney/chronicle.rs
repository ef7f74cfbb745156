//! The chronicle: what happened, newest first, in sentences with names.

use super::seen::Seen;
use crate::games::tourney::{Deed, Event};
use crate::kernel::Seat;
use crate::locales::tourney::Tourney as Words;
use crate::ui::parts::{DiscFace, Rubric};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The list of what happened.
#[component]
pub fn Chronicle() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let items = move || {
        let t = &texts.get().tourney;
        let log = seen.session.log.get();
        log.iter().rev().filter_map(|event| entry(event, t, seen)).take(60).map(item).collect_view()
    };
    view! {
        <section class="table-chronicle">
            <h2 class="d"><Rubric text=Signal::derive(move || texts.get().tourney.chronicle.to_owned()) /></h2>
            <ol tabindex="0" aria-label=move || texts.get().tourney.chronicle>{items}</ol>
        </section>
    }
}

/// Who did what: the arms, the name, the words.
struct Entry {
    who: Option<(crate::scene::Arms, String)>,
    words: String,
}

fn item(entry: Entry) -> impl IntoView {
    let heading = entry.who.is_none();
    view! {
        <li class:table-heading=heading>
            {entry.who.map(|(arms, name)| view! { <DiscFace arms=Signal::derive(move || arms) radius=10.0 /><span class="b">{name}</span>" " })}
            <span>{entry.words}</span>
        </li>
    }
}

fn entry(event: &Event, t: &'static Words, seen: Seen) -> Option<Entry> {
    let (seat, words) = words(event, t, seen)?;
    Some(Entry { who: seat.map(|seat| (seen.arms(seat), seen.name(seat))), words })
}

/// An event as one sentence, with the player it is about.
pub fn line(event: &Event, t: &'static Words, seen: Seen) -> Option<(Option<Seat>, String)> {
    let (seat, words) = words(event, t, seen)?;
    Some((seat, seat.map_or(words.clone(), |seat| format!("{} {words}", seen.name(seat)))))
}

/// What happened, and whose doing it is.
pub fn words(event: &Event, t: &'static Words, seen: Seen) -> Option<(Option<Seat>, String)> {
    let log = &t.log;
    let card = t.card_named;
    let by = |seat: Seat, words: String| Some((Some(seat), words));
    match *event {
        Event::TournamentBegan { number, .. } => Some((None, (log.began)(number))),
        Event::NobodyCouldStart => Some((None, log.nobody.to_owned())),
        Event::ColourChanged { to, .. } => Some((None, (log.changed)((t.weapon)(to)))),
        Event::Dealer { seat } => by(seat, log.dealt.to_owned()),
        Event::HandShown { seat, .. } => by(seat, log.showed.to_owned()),
        Event::Named { seat, colour } => by(seat, (log.named)((t.weapon)(colour))),
        Event::Drew { seat, card: Some(drawn) } => by(seat, (log.drew_card)(&card(drawn))),
        Event::Drew { seat, card: None } => by(seat, log.drew.to_owned()),
        Event::DrawSkipped { seat } => by(seat, log.draw_skipped.to_owned()),
        Event::Played { seat, card: played, total } => by(seat, (log.played)(&card(played), total)),
        Event::DeedPlayed { seat, deed, .. } => by(seat, deed_words(deed, t, seen)),
        Event::Cancelled { by: lancelot, deed, .. } => by(lancelot, (log.cancelled)((t.card)(deed.card()).name)),
        Event::Discarded { seat, card: lost, total, .. } => by(seat, (log.lost)(&card(lost), total)),
        Event::Riposted { seat, from, card: taken } => by(seat, (log.riposted)(&card(taken), &seen.name(from))),
        Event::Retreated { seat, card: back, .. } => by(seat, (log.retreated)(&card(back))),
        Event::KnockedDown { seat, from, card: Some(taken) } => {
            by(seat, (log.knocked_card)(&card(taken), &seen.name(from)))
        }
        Event::KnockedDown { seat, from, card: None } => by(seat, (log.knocked)(&seen.name(from))),
        Event::Kept { seat, card: kept, .. } => by(seat, (log.kept)(&card(kept))),
        Event::Exchanged { seat, gave, with, took, .. } => {
            by(seat, (log.exchanged)(&card(gave), &card(took), &seen.name(with)))
        }
        Event::ShieldRaised { seat } => by(seat, log.shield.to_owned()),
        Event::WasStunned { seat } => by(seat, log.stunned.to_owned()),
        Event::TurnEnded { seat, total } => by(seat, (log.stays)(total)),
        Event::Withdrew { seat, total, .. } => by(seat, (log.withdrew)(total)),
        Event::TokenReturned { seat, colour } => by(seat, (log.returned)((t.colour)(colour))),
        Event::TournamentWon { seat, colour, total, .. } => by(seat, (log.won)((t.weapon)(colour), total)),
        Event::TokenTaken { seat, colour } => by(seat, (log.token)((t.colour)(colour))),
        Event::NothingGained { seat, .. } => by(seat, log.nothing.to_owned()),
        Event::GameWon { seat } => by(seat, log.champion.to_owned()),
        Event::Shuffled { .. } => Some((None, log.shuffled.to_owned())),
        Event::Dealt { .. } => None,
    }
}

fn deed_words(deed: Deed, t: &'static Words, seen: Seen) -> String {
    let name = (t.card)(deed.card()).name;
    match deed {
        Deed::BreakLance(seat)
        | Deed::Riposte(seat)
        | Deed::Dodge(seat, _)
        | Deed::KnockDown(seat)
        | Deed::Stunned(seat)
        | Deed::Outwit { seat, .. } => (t.log.deed_at)(name, &seen.name(seat)),
        Deed::Unhorse(_)
        | Deed::ChangeWeapon(_)
        | Deed::DropWeapon
        | Deed::Retreat(_)
        | Deed::Outmaneuver
        | Deed::Charge
        | Deed::Countercharge
        | Deed::Disgrace
        | Deed::Adapt
        | Deed::Shield => (t.log.deed)(name),
    }
}
