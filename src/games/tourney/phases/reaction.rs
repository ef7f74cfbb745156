//! The pause in which another player may cancel an action card with Lancelot (T38, T39).

use crate::games::tourney::action::{Action, Deed};
use crate::games::tourney::cards::Card;
use crate::games::tourney::event::Event;
use crate::games::tourney::phases::Phase;
use crate::games::tourney::{Illegal, Tourney, effects};
use crate::kernel::{Seat, Witness};

impl Tourney {
    /// T21: the card leaves the hand, its targets are announced, and the others are asked.
    ///
    /// T39: all others who are in are asked, not only who holds Lancelot, so that the question tells nothing.
    pub(super) fn announce(&mut self, deed: Deed, witness: &mut impl Witness<Event>) {
        let seat = self.turn;
        self.take_from_hand(seat, deed.card());
        self.played += 1;
        let asked = self.still_in.without(seat);
        self.phase = Phase::Reaction { deed, open: asked, lancelot: None };
        witness.see(Event::DeedPlayed { seat, deed, asked });
    }

    pub(super) fn answers(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.push(Action::Pass);
        if self.hand(seat).has(Card::Lancelot) {
            actions.push(Action::Lancelot);
        }
    }

    pub(super) fn check_answer(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Pass => Ok(()),
            Action::Lancelot if self.hand(seat).has(Card::Lancelot) => Ok(()),
            Action::Lancelot => Err(Illegal::NoLancelot),
            Action::Name(_)
            | Action::Play(_)
            | Action::Deed(_)
            | Action::End
            | Action::Withdraw
            | Action::Keep(_)
            | Action::GiveBack(_)
            | Action::Take(_) => Err(Illegal::OtherDecision),
        }
    }

    /// An answer is kept secret until all have answered, so that the order of answers does not matter.
    pub(super) fn answer(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        let Phase::Reaction { deed, open, lancelot } = self.phase else {
            unreachable!("answers are given to an action card")
        };
        let lancelot = if action == Action::Lancelot { Some(seat) } else { lancelot };
        let open = open.without(seat);
        if !open.is_empty() {
            self.phase = Phase::Reaction { deed, open, lancelot };
            return;
        }
        self.phase = Phase::Play;
        match lancelot {
            Some(by) => effects::lancelot::resolve(self, deed, by, witness),
            None => effects::resolve(self, deed, witness),
        }
    }
}
