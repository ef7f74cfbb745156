//! Who knows which cards of whose hand: shown hands (T7), cards taken back (T28), cards knocked down (T29).
//!
//! Knowledge is what is certain, so it shrinks when a card may have gone: a card that is played takes one of its kind out
//! of what is known, and a card that an unseen hand took away makes what is known [stray](Known::strays).

use super::cards::Card;
use super::holders::Hand;
use super::options::MAX_PLAYERS;
use super::view::Known;
use crate::kernel::{Seat, SeatSet, Viewer};

/// The row of those who only watch.
const PUBLIC: usize = MAX_PLAYERS;
const OBSERVERS: usize = MAX_PLAYERS + 1;

/// For every observer, what they know of every hand. Nobody's row tells of their own hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Knowledge {
    rows: [[Known; MAX_PLAYERS]; OBSERVERS],
    /// The hands of which anybody may know anything, so that the others are passed over quickly.
    known: SeatSet,
    /// The players to whom a known card may have strayed.
    thieves: SeatSet,
}

fn row_of(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Public => PUBLIC,
    }
}

impl Known {
    fn forget(&mut self) {
        *self = Known::NOTHING;
    }

    /// One card of this kind is no longer certain to be there.
    fn lose(&mut self, card: Card) {
        self.cards.take(card);
        if self.cards.is_empty() {
            self.forget();
        }
    }
}

impl Knowledge {
    pub(super) const NONE: Knowledge =
        Knowledge { rows: [[Known::NOTHING; MAX_PLAYERS]; OBSERVERS], known: SeatSet::EMPTY, thieves: SeatSet::EMPTY };

    /// What `viewer` knows of the hand of `seat`, apart from their own.
    pub(super) fn of(&self, viewer: Viewer, seat: Seat) -> Known {
        self.rows[row_of(viewer)][seat.index()]
    }

    /// The knowledge of a viewer and of everybody, as a sampled position has it: others know what all know.
    pub(super) fn sampled(viewer: Viewer, seats: usize, of: impl Fn(Seat) -> (Known, Known)) -> Knowledge {
        let mut knowledge = Knowledge::NONE;
        for seat in Seat::all(seats) {
            let (own, shown) = of(seat);
            for observer in Seat::all(seats).filter(|&observer| observer != seat) {
                knowledge.rows[observer.index()][seat.index()] = shown;
            }
            knowledge.rows[PUBLIC][seat.index()] = shown;
            if !viewer.is(seat) {
                knowledge.rows[row_of(viewer)][seat.index()] = own;
            }
        }
        knowledge.take_stock();
        knowledge
    }

    /// A card left the hand of `seat` in sight of all.
    #[inline]
    pub(super) fn left(&mut self, seat: Seat, card: Card) {
        if self.known.contains(seat) || self.thieves.contains(seat) {
            self.rows.iter_mut().for_each(|row| lose(row, seat, card));
            self.take_stock();
        }
    }

    /// Notes of which hands anything is known.
    fn take_stock(&mut self) {
        (self.known, self.thieves) = (SeatSet::EMPTY, SeatSet::EMPTY);
        for row in &self.rows {
            for (seat, known) in Seat::all(MAX_PLAYERS).zip(row).filter(|(_, known)| !known.cards.is_empty()) {
                self.known = self.known.with(seat);
                self.thieves = known.strays.iter().fold(self.thieves, SeatSet::with);
            }
        }
    }

    /// T28: a card went from the display to the hand of `seat`.
    pub(super) fn came(&mut self, seat: Seat, card: Card) {
        for row in self.others(SeatSet::one(seat)) {
            row[seat.index()].cards.add(card);
        }
        self.take_stock();
    }

    /// T7: `seat` showed the whole hand to all.
    pub(super) fn shown(&mut self, seat: Seat, hand: &Hand) {
        for row in self.others(SeatSet::one(seat)) {
            for known in row.iter_mut().filter(|known| known.strays.contains(seat)) {
                // What the shown hand does not hold never strayed there; what it holds may be what strayed.
                hand.iter().for_each(|card| _ = known.cards.take(card));
                known.strays = known.strays.without(seat);
                if known.cards.is_empty() {
                    known.forget();
                }
            }
            row[seat.index()] = Known { cards: *hand, strays: SeatSet::EMPTY };
        }
        self.take_stock();
    }

    /// T29: `thief` took `card` out of the hand of `victim`; only the two know which.
    pub(super) fn knocked_down(&mut self, victim: Seat, thief: Seat, card: Card) {
        self.rows[victim.index()][thief.index()].cards.add(card);
        lose(&mut self.rows[thief.index()], victim, card);
        for row in self.others(SeatSet::one(victim).with(thief)) {
            // A card that may have strayed to the victim may now be with the thief: too far to follow.
            row.iter_mut().filter(|known| known.strays.contains(victim)).for_each(Known::forget);
            let known = &mut row[victim.index()];
            if known.strays.contains(thief) {
                known.forget();
            } else if !known.cards.is_empty() {
                known.strays = known.strays.with(thief);
            }
        }
        self.take_stock();
    }

    /// The rows of everybody but these seats.
    fn others(&mut self, without: SeatSet) -> impl Iterator<Item = &mut [Known; MAX_PLAYERS]> {
        let rows = self.rows.iter_mut().enumerate();
        let is_other = move |row: usize| row == PUBLIC || !without.contains(Seat(row as u8));
        rows.filter(move |&(row, _)| is_other(row)).map(|(_, row)| row)
    }
}

/// One observer sees a card leave the hand of `seat`: it may be one known there, or one that strayed there.
fn lose(row: &mut [Known; MAX_PLAYERS], seat: Seat, card: Card) {
    row[seat.index()].lose(card);
    for known in row.iter_mut().filter(|known| known.strays.contains(seat)) {
        known.lose(card);
    }
}
