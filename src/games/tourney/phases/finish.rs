//! Withdrawing and winning (T17–T20), and the end of the game (T4).

use crate::games::tourney::cards::Colour;
use crate::games::tourney::event::Event;
use crate::games::tourney::phases::Phase;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

impl Tourney {
    /// T17: the player is out until the next tournament. T18: a maiden costs a token.
    pub(super) fn withdraw(&mut self, witness: &mut impl Witness<Event>) {
        let seat = self.turn;
        let total = self.total(seat);
        let had_maiden = self.has_maiden(seat);
        witness.see(Event::Withdrew { seat, total, display: *self.display(seat) });
        self.clear_away(seat);
        self.player(seat).withdrew_at = total;
        self.still_in = self.still_in.without(seat);
        let mut tokens = self.tokens(seat).iter();
        match (had_maiden, tokens.next(), tokens.next()) {
            (true, Some(only), None) => self.give_back(only, witness),
            (true, Some(_), Some(_)) => self.phase = Phase::GiveBack,
            (true, None, _) | (false, _, _) => self.go_on(witness),
        }
    }

    pub(super) fn check_give_back(&self, colour: Colour) -> Result<(), Illegal> {
        if self.tokens(self.turn).has(colour) { Ok(()) } else { Err(Illegal::TokenNotOwned) }
    }

    pub(super) fn give_back(&mut self, colour: Colour, witness: &mut impl Witness<Event>) {
        let seat = self.turn;
        self.player(seat).tokens = self.tokens(seat).without(colour);
        witness.see(Event::TokenReturned { seat, colour });
        self.go_on(witness);
    }

    /// After a withdrawal: the next turn, or T19: the last player in has won.
    fn go_on(&mut self, witness: &mut impl Witness<Event>) {
        match self.still_in.first() {
            Some(winner) if self.still_in.len() == 1 => self.win(winner, witness),
            Some(_) | None => self.next_turn(witness),
        }
    }

    fn win(&mut self, winner: Seat, witness: &mut impl Witness<Event>) {
        let colour = self.present_colour();
        let (total, display) = (self.total(winner), *self.display(winner));
        witness.see(Event::TournamentWon { seat: winner, colour, total, display });
        self.clear_away(winner);
        self.turn = winner;
        self.previous = Some(colour);
        let mut missing = self.tokens(winner).missing();
        match (colour, missing.next(), missing.next()) {
            (Colour::Purple, Some(only), None) => self.take_token(winner, only, witness),
            (Colour::Purple, _, _) => self.phase = Phase::Take { winner },
            (colour, _, _) if self.tokens(winner).has(colour) => {
                witness.see(Event::NothingGained { seat: winner, colour });
                self.begin_tournament(winner, witness);
            }
            (colour, _, _) => self.take_token(winner, colour, witness),
        }
    }

    pub(super) fn check_take(&self, winner: Seat, colour: Colour) -> Result<(), Illegal> {
        if self.tokens(winner).has(colour) { Err(Illegal::TokenOwned) } else { Ok(()) }
    }

    /// T19, T20: the token is taken. T4: with enough different ones the game is won at once.
    pub(super) fn take_token(&mut self, winner: Seat, colour: Colour, witness: &mut impl Witness<Event>) {
        let tokens = self.tokens(winner).with(colour);
        self.player(winner).tokens = tokens;
        witness.see(Event::TokenTaken { seat: winner, colour });
        if tokens.len() >= self.options.goal() {
            self.phase = Phase::Over { winner };
            witness.see(Event::GameWon { seat: winner });
        } else {
            self.begin_tournament(winner, witness);
        }
    }
}
