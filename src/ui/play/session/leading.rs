//! Leading: in a lesson everything that is played is written down. The learner may do what comes next and nothing else,
//! the bots do what is written for them, and nothing is saved.

use super::{Session, Sitting};
use crate::kernel::{Game, Step, Table};
use crate::play::Playable;
use crate::storage::{Player, Progress, Save, SaveId};
use crate::ui::play::keep::Keeper;
use crate::ui::prelude::*;
use crate::ui::shell::use_shell;

/// What a lesson has everybody do.
pub struct Lead<G: Game> {
    script: StoredValue<Vec<Step<G::Action>>>,
    /// How far the script may be played now.
    pub until: RwSignal<usize>,
}

impl<G: Game> Clone for Lead<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Lead<G> {}

impl<G: Playable> Lead<G> {
    /// Follows a script from the deal on, for now as far as `until`.
    pub fn new(script: Vec<Step<G::Action>>, until: usize) -> Lead<G> {
        Lead { script: StoredValue::new(script), until: RwSignal::new(until) }
    }

    /// What comes next, if it may come yet.
    pub(super) fn next(self, sitting: &Sitting<G>) -> Option<Step<G::Action>> {
        let at = sitting.table().record().steps.len();
        let next = self.script.with_value(|script| script.get(at).copied());
        next.filter(|_| at < self.until.get())
    }

    /// What the learner may do: what comes next, if it is the learner's.
    pub(super) fn legal(self, sitting: &Sitting<G>) -> Vec<G::Action> {
        let next = self.next(sitting).filter(|next| Some(next.seat) == sitting.alone());
        next.map(|next| next.action).into_iter().collect()
    }
}

impl<G: Playable> Session<G> {
    /// Opens a table for a lesson. It stands on no shelf.
    pub fn led(table: Table<G>, players: Vec<Player>, lead: Lead<G>) -> Session<G> {
        let save = Save {
            id: SaveId::new(0),
            game: G::NAME.to_owned(),
            title: String::new(),
            players: players.clone(),
            created: 0,
            updated: 0,
            progress: Progress::Running { round: 1, next: None },
            holder: 0,
            record: String::new(),
        };
        let session = Session::with(Sitting::new(table, players), Keeper::new(save), use_shell(), Some(lead));
        session.listen();
        session.lead_on();
        session
    }

    /// The script may be played further: a bot moves if it is a bot's turn.
    pub fn lead_on(self) {
        self.ask_bots();
        self.go_on();
    }

    /// Does what the learner should do next.
    pub fn do_next(self) {
        let lead = self.lead;
        let next = untrack(|| self.sitting.with(|sitting| lead.and_then(|lead| lead.next(sitting))));
        if let Some(next) = next {
            self.act(next.action);
        }
    }

    /// Is this what the lesson waits for? Without a lesson everything is.
    pub(super) fn is_led_to(self, action: G::Action) -> bool {
        let lead = self.lead;
        lead.is_none_or(|lead| untrack(|| self.sitting.with(|sitting| lead.legal(sitting))).contains(&action))
    }

    /// The bot's answer as it is written down, ready for its moment.
    pub(super) fn answer_as_written(self, lead: Lead<G>) {
        let next = untrack(|| self.sitting.with(|sitting| lead.next(sitting)));
        let bots = self.asked.get_untracked().bots;
        let answer = next.filter(|next| bots.contains(next.seat));
        self.ready.set_value(answer.map(|next| (self.position(), next.seat, next.action)));
    }
}
