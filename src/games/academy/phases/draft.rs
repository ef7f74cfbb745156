//! The draft (A8): everyone keeps a card and passes the rest, at once. The neutral of Karadoc keeps the highest (A35).

use super::super::action::Action;
use super::super::cards::{Card, Cards};
use super::super::event::Event;
use super::super::illegal::Illegal;
use super::super::squire::Squire;
use super::super::state::Academy;
use super::{Phase, play};
use crate::kernel::{Seat, Witness};

/// The last stage at which there is a choice: two cards in the packet.
const LAST_CHOICE: u8 = 3;

/// The packets are in hand.
pub fn begin(game: &mut Academy) {
    ask(game, 0);
}

/// Everybody has a packet and keeps one card of it.
fn ask(game: &mut Academy, stage: u8) {
    game.phase = Phase::Draft { stage };
    game.pending.ask(game.options.seating.seats());
}

/// In the draft a seat decides for the squire of its own number.
const fn squire_of(seat: Seat) -> Squire {
    Squire(seat.0)
}

/// Any card of the packet may be kept.
#[inline]
pub fn legal(game: &Academy, seat: Seat, actions: &mut Vec<Action>) {
    let packet = &game.packets[seat.index()];
    // The packet is sorted, so equal faces are neighbours; each face is one choice.
    let mut last = None;
    for &card in packet.iter() {
        if last != Some(card) {
            actions.push(Action::Keep(card));
            last = Some(card);
        }
    }
}

/// Is the card in the packet?
pub fn check(game: &Academy, seat: Seat, card: Card) -> Result<(), Illegal> {
    if game.packets[seat.index()].contains(&card) { Ok(()) } else { Err(Illegal::NotInPacket) }
}

/// Lays the choice aside until everyone has chosen.
#[inline]
pub fn keep(game: &mut Academy, seat: Seat, stage: u8, card: Card, witness: &mut impl Witness<Event>) {
    witness.see(Event::Kept { seat: Some(seat), squire: squire_of(seat), card });
    if game.pending.choose(seat, Action::Keep(card)) {
        all_kept(game, stage, witness);
    }
}

fn all_kept(game: &mut Academy, stage: u8, witness: &mut impl Witness<Event>) {
    for seat in Seat::all(game.options.seating.seats()) {
        if let Some(Action::Keep(card)) = game.pending.take(seat) {
            put_aside(game, squire_of(seat), card);
        }
    }
    if game.is_neutral(Squire::NEUTRAL) {
        neutral_keeps(game, witness);
    }
    pass(game, witness);
    if stage < LAST_CHOICE {
        ask(game, stage + 1);
    } else {
        keep_last(game, witness);
        play::go_on(game, witness);
    }
}

fn put_aside(game: &mut Academy, squire: Squire, card: Card) {
    game.packets[squire.index()].take(card);
    game.kept[squire.index()].push(card);
}

/// A35: the neutral keeps the highest card, a random one among equals.
fn neutral_keeps(game: &mut Academy, witness: &mut impl Witness<Event>) {
    let packet = &game.packets[Squire::NEUTRAL.index()];
    let highest = packet.iter().map(|card| card.value()).max();
    let equals: Cards = packet.iter().copied().filter(|card| Some(card.value()) == highest).collect();
    let card = match equals[..] {
        [only] => only,
        _ => *game.dice.throw().pick(&equals).expect("a packet in the draft has cards"),
    };
    put_aside(game, Squire::NEUTRAL, card);
    witness.see(Event::Kept { seat: None, squire: Squire::NEUTRAL, card });
}

/// A8: to the left in odd rounds, to the right in even rounds.
fn pass(game: &mut Academy, witness: &mut impl Witness<Event>) {
    let squires = game.squires();
    let to_left = game.round % 2 == 1;
    if to_left {
        game.packets[..squires].rotate_right(1);
    } else {
        game.packets[..squires].rotate_left(1);
    }
    witness.see(Event::Passed { to_left, cards: game.packets[0].len() as u8 });
    for squire in Squire::all(squires) {
        let cards = game.packets[squire.index()];
        witness.see(Event::Received { seat: game.owner(squire), squire, cards });
    }
}

/// A8: the last card is kept without a choice.
fn keep_last(game: &mut Academy, witness: &mut impl Witness<Event>) {
    for squire in Squire::all(game.squires()) {
        let card = game.packets[squire.index()][0];
        put_aside(game, squire, card);
        witness.see(Event::Kept { seat: game.owner(squire), squire, card });
    }
}
