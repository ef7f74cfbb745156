//! Bots at the table: they are asked with their view and nothing else, and move when their moment has come.

use super::{Position, Session};
use crate::kernel::{Seat, Seed, Viewer, fingerprint};
use crate::play::Playable;
use crate::protocol::{Ask, Budget, Decision, Request};
use crate::storage::Kind;
use crate::ui::play::thinker;
use crate::ui::prelude::*;

/// How long a bot's turn lasts at least, at the usual pace, so that people can follow.
const BOT_TURN: u32 = 450;
/// How long a bot may think, in milliseconds, however slow the device is.
pub(super) const BOT_THOUGHT: u32 = 1_500;

/// What a bot's whims grow from: a stream of its own for every seat. The word keeps it apart from the stream that the
/// deal grows from, so that what a bot happens to think tells nothing about the cards.
pub fn whims(deal: Seed, seat: Seat) -> Seed {
    Seed(fingerprint(&("a bot's whims", deal, seat)))
}

impl<G: Playable> Session<G> {
    /// How long a bot's turn lasts at least; not at all when nobody looks.
    pub(super) fn bot_pause(self) -> u32 {
        if document().hidden() {
            return 0;
        }
        self.shell.settings.with_untracked(|settings| settings.bots.of(BOT_TURN))
    }

    pub(super) fn bot_moves(self) {
        let Some(Some((at, seat, action))) = self.ready.try_update_value(Option::take) else { return };
        if at == self.position() && !self.overtaken.get_untracked() {
            self.step(seat, action);
        }
    }

    /// Asks the first of the bots that owe a decision. They think while the last move is still being shown.
    pub(super) fn ask_bots(self) {
        if let Some(lead) = self.lead {
            return self.answer_as_written(lead);
        }
        let Some(seat) = self.asked.get_untracked().bots.first() else { return };
        let at = self.position();
        let waits = self.ready.with_value(|ready| ready.is_some_and(|(ready, ..)| ready == at));
        if waits || self.asking.get_value() == Some((at, seat)) || self.overtaken.get_untracked() {
            return;
        }
        let Some(request) = self.request(seat) else { return };
        self.asking.set_value(Some((at, seat)));
        thinker::ask(request, move |decision| self.answered(at, seat, decision));
    }

    /// The question for a bot: its view, and nothing else.
    pub(super) fn request(self, seat: Seat) -> Option<Request> {
        self.sitting.with_untracked(|sitting| {
            let Kind::Bot { level, persona } = sitting.players()[seat.index()].kind else { return None };
            let view = sitting.table().view(Viewer::Seat(seat));
            Some(Request {
                id: 0,
                game: G::NAME.to_owned(),
                seat,
                view: serde_json::to_string(&view).expect("a view is plain data"),
                level,
                persona,
                seed: whims(sitting.table().record().seed, seat),
                budget: Budget { simulations: None, millis: Some(BOT_THOUGHT) },
                ask: Ask::Move,
            })
        })
    }

    /// A bot's answer came, to the last question or to an earlier one.
    pub(super) fn answered(self, at: Position, seat: Seat, decision: Option<Decision>) {
        // The table may have been left in the meantime.
        if self.sitting.try_with_untracked(|_| ()).is_none() || self.asking.get_value() != Some((at, seat)) {
            return;
        }
        self.asking.set_value(None);
        if at != self.position() {
            return self.ask_bots();
        }
        if let Some(action) = self.useful(seat, decision) {
            self.ready.set_value(Some((at, seat, action)));
            if self.scene.with_untracked(Option::is_none) {
                self.go_on();
            }
        }
    }

    /// The bot's action, or, should it be of no use, the first legal one, so that play goes on.
    pub(super) fn useful(self, seat: Seat, decision: Option<Decision>) -> Option<G::Action> {
        self.sitting.with_untracked(|sitting| {
            let game = sitting.table().game();
            let action = decision.and_then(|decision| decision.action.parse::<G::Action>().ok());
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            action.filter(|&action| game.check(seat, action).is_ok()).or(legal.first().copied())
        })
    }
}
