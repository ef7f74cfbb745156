//! What is to be decided, one file per phase.

mod finish;
mod reaction;
mod start;
mod turn;

use serde::{Deserialize, Serialize};

use super::action::{Action, Deed};
use super::cards::Colour;
use super::event::Event;
use super::{Illegal, Tourney, effects};
use crate::kernel::{Seat, SeatSet, Witness};

/// What is to be decided now. Where nobody is named, it is the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The starter names the colour (T5, T6).
    Name,
    /// The player plays cards, ends the turn or withdraws (T9).
    Play,
    /// An action card waits for whoever might answer it (T38).
    ///
    /// T39: every other player who is in is asked, whether they hold Lancelot or not, so being asked betrays nothing.
    /// Who does not hold it can only pass; a screen or a bot passes for them. The answers are secret until all are in.
    Reaction {
        /// The card and its targets.
        deed: Deed,
        /// Who has not answered yet. A view shows only whether its own viewer has.
        open: SeatSet,
        /// Who has answered with Lancelot. A view shows only its own viewer's answer.
        lancelot: Option<Seat>,
    },
    /// Adapt: a player keeps one card of a value (T34).
    Adapt {
        /// Who chooses.
        seat: Seat,
        /// The printed value.
        value: u8,
    },
    /// The player, having withdrawn with a maiden, gives a token back (T18).
    GiveBack,
    /// The winner of a tournament that ended purple takes a token (T20).
    Take {
        /// Who won.
        winner: Seat,
    },
    /// The game is won (T4).
    Over {
        /// By whom.
        winner: Seat,
    },
}

/// The phases' parts of the kernel's contract.
impl Tourney {
    /// The seats that owe a decision.
    #[inline]
    pub(super) fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Name | Phase::Play | Phase::GiveBack => SeatSet::one(self.turn),
            Phase::Reaction { open, .. } => open,
            Phase::Adapt { seat, .. } => SeatSet::one(seat),
            Phase::Take { winner } => SeatSet::one(winner),
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// What `seat`, which is asked, may do.
    pub(super) fn choices(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.phase {
            Phase::Name => {
                let colours = Colour::ALL.into_iter().filter(|&colour| self.check_name(colour).is_ok());
                actions.extend(colours.map(Action::Name));
            }
            Phase::Play => self.turn_actions(actions),
            Phase::Reaction { .. } => self.answers(seat, actions),
            Phase::Adapt { seat, value } => effects::adapt::choices(self, seat, value, actions),
            Phase::GiveBack => actions.extend(self.tokens(self.turn).iter().map(Action::GiveBack)),
            Phase::Take { winner } => actions.extend(self.tokens(winner).missing().map(Action::Take)),
            Phase::Over { .. } => {}
        }
    }

    /// Does the action answer the present question, and keep to the rules?
    pub(super) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if let Phase::Over { .. } = self.phase {
            return Err(Illegal::GameOver);
        }
        let is_reaction = matches!(self.phase, Phase::Reaction { .. });
        if action == Action::Lancelot && !(is_reaction && self.asked().contains(seat)) {
            // T38: it answers another's action card, and is never played on one's own turn.
            return Err(Illegal::LancelotOutOfPlace);
        }
        if !self.asked().contains(seat) {
            return Err(Illegal::NotAsked);
        }
        match (self.phase, action) {
            (Phase::Name, Action::Name(colour)) => self.check_name(colour),
            (Phase::Play, Action::Play(card)) => self.check_play(card),
            (Phase::Play, Action::Deed(deed)) => self.check_deed(deed),
            (Phase::Play, Action::End) => self.check_end(),
            (Phase::Play, Action::Withdraw) => self.check_withdraw(),
            (Phase::Reaction { .. }, answer) => self.check_answer(seat, answer),
            (Phase::Adapt { seat, value }, Action::Keep(place)) => effects::adapt::check_keep(self, seat, value, place),
            (Phase::GiveBack, Action::GiveBack(colour)) => self.check_give_back(colour),
            (Phase::Take { winner }, Action::Take(colour)) => self.check_take(winner, colour),
            (
                Phase::Name
                | Phase::Play
                | Phase::Adapt { .. }
                | Phase::GiveBack
                | Phase::Take { .. }
                | Phase::Over { .. },
                _,
            ) => Err(Illegal::OtherDecision),
        }
    }

    /// Does what was checked.
    pub(super) fn do_action(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        match action {
            Action::Name(colour) => self.name(colour, witness),
            Action::Play(card) => self.play(card, witness),
            Action::Deed(deed) => self.announce(deed, witness),
            Action::End => self.end_turn(witness),
            Action::Withdraw => self.withdraw(witness),
            Action::Pass | Action::Lancelot => self.answer(seat, action, witness),
            Action::Keep(place) => effects::adapt::keep(self, seat, place, witness),
            Action::GiveBack(colour) => self.give_back(colour, witness),
            Action::Take(colour) => self.take_token(seat, colour, witness),
        }
    }
}
