//! What a seat may know of a position, read in place: for thinking, where a whole [`View`](super::View) would cost more
//! than the thought. It tells what the view tells, and nothing else.

use super::cards::{Card, Cards};
use super::coats::{Lesson, Purse};
use super::options::{Options, Seating};
use super::phases::Phase;
use super::squire::Squire;
use super::state::Academy;
use super::tracks::{Track, Tracks};
use crate::kernel::{Game, Seat};

/// A position as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct Glimpse<'a> {
    game: &'a Academy,
    seat: Seat,
}

impl<'a> Glimpse<'a> {
    /// What `seat` sees.
    #[inline]
    pub fn new(game: &'a Academy, seat: Seat) -> Self {
        Glimpse { game, seat }
    }

    /// Whose glimpse it is.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What was agreed before the deal.
    #[inline]
    pub fn options(&self) -> &'a Options {
        self.game.options()
    }

    /// 1 to 6.
    #[inline]
    pub fn round(&self) -> u8 {
        self.game.round
    }

    /// What is being decided.
    #[inline]
    pub fn phase(&self) -> &'a Phase {
        &self.game.phase
    }

    /// Every disc.
    #[inline]
    pub fn tracks(&self) -> &'a Tracks {
        &self.game.tracks
    }

    /// The squire that begins this round.
    #[inline]
    pub fn first(&self) -> Squire {
        self.game.first
    }

    /// Where the Cup stands (A28).
    #[inline]
    pub fn cup(&self) -> i8 {
        self.game.cup
    }

    /// The track a squire has named this round (A30).
    #[inline]
    pub fn bet(&self, squire: Squire) -> Option<Track> {
        self.game.bets[squire]
    }

    /// Whose squire it is.
    #[inline]
    pub fn owner(&self, squire: Squire) -> Option<Seat> {
        self.game.owner(squire)
    }

    /// Is it one of the seat's own squires?
    #[inline]
    pub fn is_own(&self, squire: Squire) -> bool {
        self.owner(squire) == Some(self.seat)
    }

    /// The squire that the present decision is about.
    #[inline]
    pub fn acting(&self) -> Option<Squire> {
        self.game.phase.acting(self.game.first)
    }

    /// How many cards have been played this round.
    #[inline]
    pub fn played(&self) -> usize {
        self.game.plays.len()
    }

    /// How many cards a squire has played on a track this round.
    pub fn played_on(&self, squire: Squire, track: Track) -> usize {
        self.game.plays.iter().filter(|play| play.squire == squire && play.track == track).count()
    }

    /// The cards of one of the seat's own squires that it has kept and not played; nothing of another's.
    #[inline]
    pub fn hand(&self, squire: Squire) -> Cards {
        if self.is_own(squire) { self.game.hand(squire) } else { Cards::new() }
    }

    /// The cards dealt to the seat that are not with a squire yet: its packet, or its cards in Lancelot.
    pub fn loose(&self) -> &'a Cards {
        match self.game.options.seating {
            Seating::Lancelot => &self.game.piles.hands[self.seat.index()],
            Seating::Three | Seating::Four | Seating::Five | Seating::Karadoc => &self.game.packets[self.seat.index()],
        }
    }

    /// The opponent's two piles, once shown (A36).
    pub fn opponents_piles(&self) -> Option<&'a [Cards; 2]> {
        self.game.piles.made.as_ref().map(|made| &made[1 - self.seat.index()])
    }

    /// Who gets the packet that `squire` passes on (A8).
    pub fn passes_to(&self, squire: Squire) -> Squire {
        let squires = self.game.squires();
        squire.left(if self.game.round % 2 == 1 { 1 } else { squires - 1 }, squires)
    }

    /// The coats of a squire; of another's Education coats from the Secret Codex only a guess (A23).
    #[inline]
    pub fn purse(&self, squire: Squire) -> &'a Purse {
        &self.game.purses[squire]
    }

    /// What lies at a place of the codex, if the seat has looked there (A31).
    pub fn codex_known(&self, place: u8) -> Option<Lesson> {
        let place = self.game.codex.places.get(usize::from(place))?;
        let seen = Squire::all(self.game.squires()).any(|squire| self.is_own(squire) && place.looked.contains(squire));
        seen.then_some(place.coat)
    }

    /// The coats that are still in the codex at places the seat has not looked at, and how many those are.
    pub fn codex_unknown(&self) -> (i32, usize) {
        let mut sum = -4;
        let mut count = self.game.squires();
        for (number, place) in (0u8..).zip(self.game.codex.places.iter()) {
            let own = place.taken.is_some_and(|squire| self.is_own(squire));
            if let Some(coat) = self.codex_known(number).or(own.then_some(place.coat)) {
                sum -= i32::from(coat.value());
                count -= 1;
            }
        }
        (sum, count)
    }

    /// May a card of this kind be worth a bet on the track (A30)?
    pub fn cards_for(&self, track: Track) -> usize {
        let fits = |card: &&Card| card.kind().goes_on(track);
        self.loose().iter().filter(fits).count()
    }
}
