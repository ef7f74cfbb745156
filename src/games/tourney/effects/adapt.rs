//! Adapt [Adaptation]: every player keeps one card of each printed value and discards the others (T34).
//!
//! Displays are settled player by player in turn order, value by value from the lowest. A player is asked about a value
//! only if it matters which of its cards stays.

use super::touched;
use crate::games::tourney::action::{Action, Place};
use crate::games::tourney::cards::Card;
use crate::games::tourney::event::Event;
use crate::games::tourney::phases::Phase;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

/// The highest printed value there is.
const HIGHEST: u8 = 7;

/// How many cards of this value a display has.
fn count(display: &[Card], value: u8) -> usize {
    display.iter().filter(|card| card.value() == value).count()
}

pub(super) fn check(game: &Tourney, seat: Seat) -> Result<(), Illegal> {
    let has_double = |display: &[Card]| (1..=HIGHEST).any(|value| count(display, value) > 1);
    let changes = touched(game, seat).any(|other| has_double(game.display(other)));
    if changes { Ok(()) } else { Err(Illegal::NothingChanges(Card::Adapt)) }
}

pub(super) fn resolve(game: &mut Tourney, seat: Seat, witness: &mut impl Witness<Event>) {
    go_on(game, seat, 1, witness);
}

/// Settles what needs no choice from this player and value on, up to the next choice or the end of the effect.
fn go_on(game: &mut Tourney, from: Seat, value: u8, witness: &mut impl Witness<Event>) {
    let mut first_value = value;
    for seat in touched(game, game.turn).skip_while(|&seat| seat != from) {
        for value in std::mem::replace(&mut first_value, 1)..=HIGHEST {
            if matters(game.display(seat), value) {
                game.phase = Phase::Adapt { seat, value };
                return;
            }
            if let Some(place) = game.display(seat).iter().position(|card| card.value() == value) {
                keep_only(game, seat, value, place, witness);
            }
        }
    }
    game.phase = Phase::Play;
}

/// Would two choices leave different displays? Yes, if the cards differ, or if a card of another value lies between
/// them, so that their order would differ. (Cards between that Adapt may still remove could also be kept.)
fn matters(display: &[Card], value: u8) -> bool {
    let is_it = |card: &Card| card.value() == value;
    let (Some(first), Some(last)) = (display.iter().position(is_it), display.iter().rposition(is_it)) else {
        return false;
    };
    display[first..=last].iter().any(|&card| card != display[first])
}

fn keep_only(game: &mut Tourney, seat: Seat, value: u8, kept: usize, witness: &mut impl Witness<Event>) {
    for place in (0..game.display(seat).len()).rev() {
        if place != kept && game.display(seat)[place].value() == value {
            game.discard_from(seat, place, witness);
        }
    }
}

/// The places a player may keep.
pub(in crate::games::tourney) fn choices(game: &Tourney, seat: Seat, value: u8, actions: &mut Vec<Action>) {
    let places = super::places(game, seat).filter(|&place| check_keep(game, seat, value, place).is_ok());
    actions.extend(places.map(Action::Keep));
}

pub(in crate::games::tourney) fn check_keep(
    game: &Tourney,
    seat: Seat,
    value: u8,
    place: Place,
) -> Result<(), Illegal> {
    let is_one = game.display(seat).get(place.index()).is_some_and(|card| card.value() == value);
    if is_one { Ok(()) } else { Err(Illegal::NotOfThisValue) }
}

/// The player keeps this card of its value; then the effect goes on.
pub(in crate::games::tourney) fn keep(game: &mut Tourney, seat: Seat, place: Place, witness: &mut impl Witness<Event>) {
    let card = game.display(seat)[place.index()];
    witness.see(Event::Kept { seat, place, card });
    keep_only(game, seat, card.value(), place.index(), witness);
    go_on(game, seat, card.value() + 1, witness);
}
