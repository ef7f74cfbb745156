//! A game being played: its record, its present position, what has happened, and undo.

use super::{Game, Record, RecordError, Seat, SeatSet, Seed, Step, Viewer};

/// A record together with the position it leads to and the events on the way.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    record: Record<G>,
    game: G,
    events: Vec<G::Event>,
    /// How many events there were before each step (and, first, how many the set-up gave).
    marks: Vec<usize>,
}

impl<G: Game> Table<G> {
    /// Deals a new game.
    pub fn new(options: G::Options, seed: Seed) -> Result<Self, G::Illegal> {
        let record = Record::new(options, seed)?;
        Ok(Table::open(record).expect("a record without steps replays"))
    }

    /// Takes up a game where its record ends.
    pub fn open(record: Record<G>) -> Result<Self, RecordError> {
        G::check_options(&record.options).map_err(|_| RecordError::Illegal { step: None })?;
        let mut events = Vec::new();
        let game = G::setup(&record.options, record.seed, &mut events);
        let empty = Record { options: record.options, seed: record.seed, steps: Vec::new() };
        let mut table = Table { record: empty, game, marks: vec![events.len()], events };
        for (place, step) in record.steps.into_iter().enumerate() {
            table.act(step.seat, step.action).map_err(|_| RecordError::Illegal { step: Some(place) })?;
        }
        Ok(table)
    }

    /// Checks and makes a decision; returns what happened. A refused action changes nothing.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<&[G::Event], G::Illegal> {
        self.game.check(seat, action)?;
        let before = self.events.len();
        self.game.resolve(seat, action, &mut self.events);
        self.record.steps.push(Step { seat, action });
        self.marks.push(self.events.len());
        Ok(&self.events[before..])
    }

    /// May `seat` take back its last choice? Only the last step, its own, that brought nothing hidden to light.
    pub fn can_undo(&self, seat: Seat) -> bool {
        let Some(last) = self.record.steps.last() else { return false };
        let before = self.marks[self.marks.len() - 2];
        last.seat == seat && !self.events[before..].iter().any(G::reveals)
    }

    /// Takes back the last step, if [`can_undo`](Table::can_undo) allows it; tells whether it did.
    pub fn undo(&mut self, seat: Seat) -> bool {
        if !self.can_undo(seat) {
            return false;
        }
        let mut record = self.record.clone();
        record.steps.pop();
        *self = Table::open(record).expect("a shorter record of a legal game is legal");
        true
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The position, with everything hidden in it: for the engine's own use, never for a screen or a bot.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What a viewer may know now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    /// The seats that owe a decision.
    pub fn waiting_for(&self) -> SeatSet {
        self.game.waiting_for()
    }

    /// Everything that happened, as `viewer` saw it.
    pub fn log(&self, viewer: Viewer) -> Vec<G::Event> {
        self.log_since(viewer, 0)
    }

    /// What the step with this number brought, counted from 1, as `viewer` saw it; 0 is the set-up.
    pub fn told_by(&self, viewer: Viewer, step: usize) -> Vec<G::Event> {
        let end = self.marks.get(step).copied().unwrap_or(self.events.len());
        let start = step.checked_sub(1).map_or(0, |before| self.marks.get(before).copied().unwrap_or(end));
        self.events[start..end].iter().filter_map(|event| G::witnessed(event, viewer)).collect()
    }

    /// What happened since the step with this number, as `viewer` saw it. Step 0 includes the set-up.
    pub fn log_since(&self, viewer: Viewer, step: usize) -> Vec<G::Event> {
        let from = if step == 0 { 0 } else { self.marks[step.min(self.marks.len() - 1)] };
        self.events[from..].iter().filter_map(|event| G::witnessed(event, viewer)).collect()
    }
}
