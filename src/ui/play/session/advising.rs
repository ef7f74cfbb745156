//! What the advisor asks of a game: the Knight's advice for the person at the screen, and why a bot moved as it did.

use super::Session;
use super::thinking::{BOT_THOUGHT, whims};
use crate::bots::{Level, Persona};
use crate::kernel::{Nobody, Seat, Viewer};
use crate::locales::why::Voice;
use crate::play::{Playable, Sitting};
use crate::protocol::{Ask, Budget, Request};
use crate::storage::Kind;
use crate::ui::play::advice::{Advisor, Topic};
use crate::ui::play::thinker;
use crate::ui::prelude::*;

impl<G: Playable> Session<G> {
    /// The advisor of this game.
    pub fn advisor(self) -> Advisor {
        let shown = move || self.scene.with(Option::is_none);
        let can_hint = Signal::derive(move || self.legal.with(|legal| legal.len() > 1));
        let moves =
            Memo::new(move |_| if shown() { self.sitting.with(|sitting| open_moves(sitting).len()) } else { 0 });
        let advisor = Advisor::new(can_hint, moves.into(), move |advisor, topic, turn| {
            let request = match topic {
                Topic::Hint => self.hint()?,
                Topic::Why(back) => self.why(back)?,
            };
            let who = self.players.with_untracked(|players| players[request.seat.index()].name.clone());
            thinker::ask(request, move |decision| advisor.hear(turn, decision));
            Some(who)
        });
        // A hint is for one choice of one person: it goes with either. What a person may know goes with that person.
        effect(move || {
            self.legal.track();
            advisor.close_hint();
        });
        effect(move || {
            self.viewer.track();
            advisor.close();
        });
        advisor
    }

    fn voice(self, sitting: &Sitting<G>) -> Voice {
        let names = sitting.players().iter().map(|player| player.name.clone()).collect();
        Voice { language: self.shell.language.get_untracked(), names }
    }

    /// The Knight's advice for the person at the screen, from that person's own view.
    fn hint(self) -> Option<Request> {
        let seat = self.asked.get_untracked().person?;
        self.sitting.with_untracked(|sitting| {
            // With the veil down nobody's cards are to be talked about.
            if sitting.viewer() != Viewer::Seat(seat) && sitting.alone() != Some(seat) {
                return None;
            }
            let view = sitting.table().view(Viewer::Seat(seat));
            let ask = Ask::Advice(self.voice(sitting));
            Some(question(seat, &view, Level::Knight, Persona::default(), ask, sitting))
        })
    }

    /// Why a bot moved as it did. The question carries what the person at the screen saw before the move, and the move;
    /// nothing of what the bot saw.
    fn why(self, back: usize) -> Option<Request> {
        self.sitting.with_untracked(|sitting| {
            let moves = open_moves(sitting);
            let place = *moves.get(moves.len().checked_sub(back + 1)?)?;
            let mut record = sitting.table().record().clone();
            let step = record.steps[place];
            record.steps.truncate(place);
            let before = record.replay(&mut Nobody).ok()?;
            let view = before.view(sitting.viewer());
            let Kind::Bot { level, persona } = sitting.players()[step.seat.index()].kind else { return None };
            let ask = Ask::Why { action: step.action.to_string(), voice: self.voice(sitting) };
            Some(question(step.seat, &view, level, persona, ask, sitting))
        })
    }
}

fn question<G: Playable>(
    seat: Seat,
    view: &G::View,
    level: Level,
    persona: Persona,
    ask: Ask,
    sitting: &Sitting<G>,
) -> Request {
    Request {
        id: 0,
        game: G::NAME.to_owned(),
        seat,
        view: serde_json::to_string(view).expect("a view is plain data"),
        level,
        persona,
        seed: whims(sitting.table().record().seed, seat),
        budget: Budget { simulations: None, millis: Some(BOT_THOUGHT) },
        ask,
    }
}

/// The steps of bots that everybody saw, by their place in the record.
fn open_moves<G: Playable>(sitting: &Sitting<G>) -> Vec<usize> {
    let is_bot = |seat: Seat| !sitting.players()[seat.index()].is_person();
    let steps = sitting.table().record().steps.iter().enumerate();
    steps.filter(|(_, step)| is_bot(step.seat) && G::is_open(step.action)).map(|(place, _)| place).collect()
}
