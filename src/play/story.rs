//! A game told again: its steps, what parts them, and how the points stood. Plain data, the same for all games.

use super::Playable;
use crate::kernel::{Nobody, Record, RecordError, Seat, Table, Viewer};

/// What a place on the slider is marked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A round or tournament of this number begins.
    Part(u16),
    /// Points or a token are given.
    Scoring,
}

/// A game from its first position to its last.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Story {
    /// Who made each step.
    pub movers: Vec<Seat>,
    /// The marks, each after so many steps.
    pub marks: Vec<(usize, Mark)>,
    /// The points of every seat after so many steps, the set-up first.
    pub scores: Vec<Vec<i32>>,
    /// Is the game over?
    pub is_over: bool,
}

impl Story {
    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.movers.len()
    }

    /// The number of the part that a position lies in, and where that part begins and ends.
    pub fn part(&self, at: usize) -> (u16, usize, usize) {
        let parts = || {
            self.marks.iter().filter_map(|&(step, mark)| match mark {
                Mark::Part(number) => Some((number, step)),
                Mark::Scoring => None,
            })
        };
        let (number, start) = parts().take_while(|&(_, step)| step <= at).last().unwrap_or((1, 0));
        let end = parts().map(|(_, step)| step).find(|&step| step > at).unwrap_or(self.steps());
        (number, start, end)
    }

    /// The next mark after a position, or the end.
    pub fn next_mark(&self, at: usize) -> usize {
        self.marks.iter().map(|&(step, _)| step).find(|&step| step > at).unwrap_or(self.steps())
    }

    /// The last mark before a position, or the beginning.
    pub fn previous_mark(&self, at: usize) -> usize {
        self.marks.iter().map(|&(step, _)| step).take_while(|&step| step < at).last().unwrap_or(0)
    }
}

/// Tells a game again. `mark` says what an event marks; scores that are face down until the end stay out of a game that
/// still runs.
pub fn story<G: Playable>(table: &Table<G>, mark: fn(&G::Event) -> Option<Mark>, hides_scores: bool) -> Story {
    let record = table.record();
    let is_over = table.waiting_for().is_empty();
    let mut story = Story { is_over, ..Story::default() };
    let mut game = G::setup(&record.options, record.seed, &mut Nobody);
    let seats = G::seats(&record.options);
    for at in 0..=record.steps.len() {
        if let Some(step) = at.checked_sub(1).map(|last| record.steps[last]) {
            game.resolve(step.seat, step.action, &mut Nobody);
            story.movers.push(step.seat);
        }
        let told = table.told_by(Viewer::Public, at);
        // A scoring that ends a part leads straight to the next: one mark for both, the part's.
        let part = told.iter().rev().filter_map(mark).find(|mark| matches!(mark, Mark::Part(_)));
        let scoring = || told.iter().filter_map(mark).next();
        story.marks.extend(part.or_else(scoring).map(|mark| (at, mark)));
        if is_over || !hides_scores {
            let standings = game.standings();
            let score = |seat| standings.0.iter().find(|place| place.seat == seat).map_or(0, |place| place.score);
            story.scores.push(Seat::all(seats).map(score).collect());
        }
    }
    story
}

/// The game as it stood after so many steps.
pub fn cut<G: Playable>(record: &Record<G>, steps: usize) -> Result<Table<G>, RecordError> {
    let mut record = record.clone();
    record.steps.truncate(steps);
    Table::open(record)
}
