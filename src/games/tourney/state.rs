//! One position: every card and token, whose turn it is, and who knows what.

use super::cards::{Card, Colour};
use super::event::Event;
use super::holders::{Display, Hand, Pile};
use super::knowledge::Knowledge;
use super::options::{MAX_PLAYERS, Options};
use super::phases::Phase;
use super::scoring::Tokens;
use crate::kernel::{Rng, Seat, SeatSet, Witness};

/// One player's cards and tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Player {
    pub(super) hand: Hand,
    pub(super) display: Display,
    pub(super) tokens: Tokens,
    /// The total with which the player withdrew from this tournament; 0 while they are in.
    pub(super) withdrew_at: u16,
}

impl Player {
    pub(super) const NEW: Player =
        Player { hand: Hand::EMPTY, display: Display::EMPTY, tokens: Tokens::NONE, withdrew_at: 0 };
}

/// One position of The Tourney, with everything hidden in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tourney {
    pub(super) options: Options,
    pub(super) rng: Rng,
    pub(super) phase: Phase,
    pub(super) tournament: u16,
    pub(super) starter: Seat,
    pub(super) turn: Seat,
    /// `None` until the colour is named.
    pub(super) colour: Option<Colour>,
    /// The colour in which the tournament before ended (T6).
    pub(super) previous: Option<Colour>,
    /// Is this the starter's opening turn (T8)?
    pub(super) opening: bool,
    /// Cards played in this turn (T12).
    pub(super) played: u8,
    /// Cards that came onto the player's own display in this turn (T37).
    pub(super) added: u8,
    pub(super) still_in: SeatSet,
    /// Before whom the one Shield lies.
    pub(super) shield: Option<Seat>,
    /// Before whom the one Stunned lies.
    pub(super) stunned: Option<Seat>,
    /// By seat; the seats beyond the table's stay empty.
    pub(super) players: [Player; MAX_PLAYERS],
    pub(super) pile: Pile,
    pub(super) discards: Pile,
    pub(super) knowledge: Knowledge,
}

/// What anybody may ask a position.
impl Tourney {
    /// What is to be decided.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the tournament, from 1.
    pub fn tournament(&self) -> u16 {
        self.tournament
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Who opened this tournament, or is to open it.
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// The present colour; `None` until it is named.
    #[inline]
    pub fn colour(&self) -> Option<Colour> {
        self.colour
    }

    /// The colour in which the previous tournament ended.
    pub fn previous(&self) -> Option<Colour> {
        self.previous
    }

    /// Is this the starter's opening turn (T8)?
    pub fn is_opening(&self) -> bool {
        self.opening
    }

    /// How many cards were played in this turn (T12).
    pub fn played(&self) -> u8 {
        self.played
    }

    /// How many cards came onto the player's own display in this turn (T37).
    pub fn added(&self) -> u8 {
        self.added
    }

    /// Who is still in this tournament.
    #[inline]
    pub fn still_in(&self) -> SeatSet {
        self.still_in
    }

    /// Before whom the Shield lies.
    pub fn shield(&self) -> Option<Seat> {
        self.shield
    }

    /// Before whom Stunned lies.
    pub fn stunned(&self) -> Option<Seat> {
        self.stunned
    }

    /// A player's hand. For the engine, and for minds that were handed a sampled position.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.players[seat.index()].hand
    }

    /// A player's display, earliest card first.
    #[inline]
    pub fn display(&self, seat: Seat) -> &Display {
        &self.players[seat.index()].display
    }

    /// A player's tokens.
    #[inline]
    pub fn tokens(&self, seat: Seat) -> Tokens {
        self.players[seat.index()].tokens
    }

    /// The draw pile, the next card last. For the engine and its playthroughs.
    pub fn pile(&self) -> &Pile {
        &self.pile
    }

    /// The discards, the latest last.
    pub fn discards(&self) -> &Pile {
        &self.discards
    }

    /// The number of players.
    #[inline]
    pub(super) fn seats(&self) -> usize {
        self.options.seats.into()
    }

    /// The total of a display (T14): printed values, or 1 for every card in a green tournament.
    #[inline]
    pub fn total(&self, seat: Seat) -> u16 {
        let display = self.display(seat);
        match self.colour {
            Some(Colour::Green) => display.len() as u16,
            Some(Colour::Purple | Colour::Red | Colour::Blue | Colour::Yellow) | None => {
                display.iter().map(|card| u16::from(card.value())).sum()
            }
        }
    }

    /// The highest total of all players but this one: what must be exceeded to stay in (T12).
    #[inline]
    pub fn to_beat(&self, seat: Seat) -> u16 {
        self.still_in.without(seat).iter().map(|other| self.total(other)).max().unwrap_or(0)
    }

    /// Has the player a card in the display?
    #[inline]
    pub fn has_entered(&self, seat: Seat) -> bool {
        !self.display(seat).is_empty()
    }

    /// Is there a maiden in the display (T15, T18)?
    #[inline]
    pub fn has_maiden(&self, seat: Seat) -> bool {
        self.display(seat).iter().any(|card| card.is_maiden())
    }

    /// T37: has Stunned used up what the player may add to the display in this turn?
    #[inline]
    pub(super) fn is_held_back(&self, seat: Seat) -> bool {
        self.stunned == Some(seat) && self.added > 0
    }

    /// How many cards there are of each kind, wherever they lie: always the whole deck (T1).
    pub fn all_cards(&self) -> Hand {
        let mut all = Hand::EMPTY;
        for player in &self.players[..self.seats()] {
            player.hand.iter().chain(player.display.iter().copied()).for_each(|card| all.add(card));
        }
        self.pile.iter().chain(self.discards.iter()).for_each(|&card| all.add(card));
        if self.shield.is_some() {
            all.add(Card::Shield);
        }
        if self.stunned.is_some() {
            all.add(Card::Stunned);
        }
        if let Phase::Reaction { deed, .. } = self.phase {
            all.add(deed.card());
        }
        all
    }
}

/// How cards move.
impl Tourney {
    #[inline]
    pub(super) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// T9, T10: the player draws a card, if there is one.
    pub(super) fn draw(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        if self.pile.is_empty() {
            self.renew_pile(witness);
        }
        let Some(card) = self.pile.pop() else {
            witness.see(Event::DrawSkipped { seat });
            return;
        };
        self.player(seat).hand.add(card);
        witness.see(Event::Drew { seat, card: Some(card) });
        if self.pile.is_empty() {
            self.renew_pile(witness);
        }
    }

    /// T10: the discards become the draw pile, if there are any.
    fn renew_pile(&mut self, witness: &mut impl Witness<Event>) {
        if self.discards.is_empty() {
            return;
        }
        self.pile = self.discards;
        self.discards.clear();
        self.shuffle_pile(witness);
    }

    pub(super) fn shuffle_pile(&mut self, witness: &mut impl Witness<Event>) {
        self.rng.shuffle(self.pile.as_mut_slice());
        witness.see(Event::Shuffled { count: self.pile.len() as u8, order: self.pile });
    }

    /// A card leaves a hand in sight of all.
    #[inline]
    pub(super) fn take_from_hand(&mut self, seat: Seat, card: Card) {
        let was_there = self.player(seat).hand.take(card);
        debug_assert!(was_there, "{card} was checked to be in the hand of {seat:?}");
        self.knowledge.left(seat, card);
    }

    /// A card of a display goes to the discards.
    pub(super) fn discard_from(&mut self, seat: Seat, place: usize, witness: &mut impl Witness<Event>) {
        let card = self.player(seat).display.remove(place);
        self.discards.push(card);
        let total = self.total(seat);
        witness.see(Event::Discarded { seat, place: super::Place(place as u8), card, total });
    }

    /// Discards all cards of a display that `leaves` picks. T16: if that would be all, the earliest stays.
    pub(super) fn sweep(&mut self, seat: Seat, leaves: impl Fn(Card) -> bool, witness: &mut impl Witness<Event>) {
        let first_to_go = usize::from(self.display(seat).iter().all(|&card| leaves(card)));
        // From the latest to the earliest, so that the places of those still to go stay as they are.
        for place in (first_to_go..self.display(seat).len()).rev() {
            if leaves(self.display(seat)[place]) {
                self.discard_from(seat, place, witness);
            }
        }
    }

    /// Would [`sweep`](Tourney::sweep) discard anything?
    pub(super) fn would_sweep(&self, seat: Seat, leaves: impl Fn(Card) -> bool) -> bool {
        // Two of the cards that leave, or one beside a card that stays: else T16 saves the only one.
        let display = self.display(seat);
        display.len() > 1 && display.iter().any(|&card| leaves(card))
    }

    /// The display, the Shield and Stunned of a player who leaves the tournament are discarded (T17, T19).
    pub(super) fn clear_away(&mut self, seat: Seat) {
        let display = *self.display(seat);
        display.iter().for_each(|&card| self.discards.push(card));
        self.player(seat).display.clear();
        if self.shield == Some(seat) {
            self.shield = None;
            self.discards.push(Card::Shield);
        }
        if self.stunned == Some(seat) {
            self.stunned = None;
            self.discards.push(Card::Stunned);
        }
    }
}
