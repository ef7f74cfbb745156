//! A turn: cards are played, then it ends or the player withdraws (T9–T13).

use crate::games::tourney::action::{Action, Deed};
use crate::games::tourney::cards::{Card, Colour, KINDS};
use crate::games::tourney::event::Event;
use crate::games::tourney::phases::Phase;
use crate::games::tourney::{Illegal, Tourney, effects};
use crate::kernel::{Game, Seat, Witness};

/// The kinds of action card, as bits.
const DEEDS: u64 = ((1 << KINDS) - 1) & !((1 << Card::Unhorse as u32) - 1);

impl Tourney {
    /// The colour of a tournament that has begun.
    #[inline]
    pub(in crate::games::tourney) fn present_colour(&self) -> Colour {
        self.colour.expect("the colour is named before a card is played")
    }

    /// T9: the turn passes to the next player who is in, who draws.
    pub(super) fn next_turn(&mut self, witness: &mut impl Witness<Event>) {
        let mut next = self.turn.left(1, self.seats());
        while !self.still_in.contains(next) {
            next = next.left(1, self.seats());
        }
        self.turn = next;
        self.opening = false;
        self.played = 0;
        self.added = 0;
        self.phase = Phase::Play;
        self.draw(next, witness);
    }

    /// All that the player may do in the turn: cards by kind, action cards with all their targets, then the end.
    pub(super) fn turn_actions(&self, actions: &mut Vec<Action>) {
        let seat = self.turn;
        actions.extend(self.playable().map(Action::Play));
        if self.check_deed_now().is_ok() {
            for card in self.hand(seat).kinds_among(DEEDS) {
                effects::candidates(self, seat, card, |deed| {
                    if effects::check(self, seat, deed).is_ok() {
                        actions.push(Action::Deed(deed));
                    }
                });
            }
        }
        if self.check_end().is_ok() {
            actions.push(Action::End);
        }
        if self.check_withdraw().is_ok() {
            actions.push(Action::Withdraw);
        }
    }

    /// The kinds in hand that [`check_play`](Tourney::check_play) allows, found all at once.
    #[inline]
    fn playable(&self) -> impl Iterator<Item = Card> + use<> {
        let seat = self.turn;
        let mut kinds = if self.is_held_back(seat) { 0 } else { Tourney::openers_of(self.present_colour()) };
        if self.has_maiden(seat) {
            kinds &= !(1 << Card::Maiden6 as u32);
        }
        self.hand(seat).kinds_among(kinds)
    }

    pub(super) fn check_play(&self, card: Card) -> Result<(), Illegal> {
        let seat = self.turn;
        if !self.hand(seat).has(card) {
            return Err(Illegal::NotInHand);
        }
        if card.is_deed() {
            return Err(Illegal::NotForDisplay);
        }
        if !card.fits(self.present_colour()) {
            return Err(Illegal::WrongColour);
        }
        if card.is_maiden() && self.has_maiden(seat) {
            return Err(Illegal::SecondMaiden);
        }
        if self.is_held_back(seat) {
            return Err(Illegal::StunnedLimit);
        }
        Ok(())
    }

    pub(super) fn play(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        let seat = self.turn;
        self.take_from_hand(seat, card);
        self.player(seat).display.push(card);
        self.played += 1;
        self.added += 1;
        witness.see(Event::Played { seat, card, total: self.total(seat) });
    }

    /// T8: on the opening turn a card of the colour or a supporter comes first.
    fn check_deed_now(&self) -> Result<(), Illegal> {
        if self.opening && self.played == 0 { Err(Illegal::FirstCard) } else { Ok(()) }
    }

    pub(super) fn check_deed(&self, deed: Deed) -> Result<(), Illegal> {
        if !self.hand(self.turn).has(deed.card()) {
            return Err(Illegal::NotInHand);
        }
        self.check_deed_now()?;
        effects::check(self, self.turn, deed)
    }

    /// T12: at least one card in this turn, and the highest total.
    pub(super) fn check_end(&self) -> Result<(), Illegal> {
        if self.played == 0 {
            return Err(Illegal::NothingPlayed);
        }
        if self.total(self.turn) <= self.to_beat(self.turn) {
            return Err(Illegal::NotHighest);
        }
        Ok(())
    }

    pub(super) fn end_turn(&mut self, witness: &mut impl Witness<Event>) {
        witness.see(Event::TurnEnded { seat: self.turn, total: self.total(self.turn) });
        self.next_turn(witness);
    }

    /// T8, T13: anybody may withdraw, except the starter on the opening turn.
    pub(super) fn check_withdraw(&self) -> Result<(), Illegal> {
        if self.opening { Err(Illegal::CannotWithdraw) } else { Ok(()) }
    }

    /// Why a card in hand cannot be played now, whatever its targets; `None` if it can.
    pub fn refusal(&self, seat: Seat, card: Card) -> Option<Illegal> {
        match self.phase {
            Phase::Play if seat == self.turn => {}
            Phase::Reaction { open, .. } if card == Card::Lancelot && open.contains(seat) => return None,
            Phase::Over { .. } => return Some(Illegal::GameOver),
            _ if card == Card::Lancelot => return Some(Illegal::LancelotOutOfPlace),
            _ if self.waiting_for().contains(seat) => return Some(Illegal::OtherDecision),
            _ => return Some(Illegal::NotAsked),
        }
        if !card.is_deed() {
            return self.check_play(card).err();
        }
        if card == Card::Lancelot {
            return Some(Illegal::LancelotOutOfPlace);
        }
        if let Err(illegal) = self.check_deed_now() {
            return Some(illegal);
        }
        effects::refusal(self, seat, card)
    }
}
