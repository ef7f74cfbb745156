//! A game is its record: options, seed and actions. Everything else is a fold over it.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::fingerprint::checksum;
use super::{Game, Nobody, Seat, Seed, Witness};

/// One decision: who chose what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step<A> {
    /// Who chose.
    pub seat: Seat,
    /// What was chosen.
    pub action: A,
}

/// Options, seed and actions: all that a save, a link, a replay or a bug report needs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Record<G: Game> {
    /// What was agreed before the deal.
    pub options: G::Options,
    /// What every shuffle grows from.
    pub seed: Seed,
    /// The decisions, in the order in which they were made.
    pub steps: Vec<Step<G::Action>>,
}

/// Why a record cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// It is not a record at all, or was cut short.
    Unreadable,
    /// The parts do not fit the checksum: it was altered on the way.
    Altered,
    /// It belongs to another game.
    OtherGame,
    /// It was made under other rules, which this version cannot replay.
    OtherVersion {
        /// The rules version of the record.
        found: u16,
    },
    /// Its options or one of its actions break the rules.
    Illegal {
        /// The place of the first step that cannot be; `None` if the options are at fault.
        step: Option<usize>,
    },
}

/// The record as JSON has it. `checksum` covers the text of all other parts.
#[derive(Serialize, Deserialize)]
struct Written<O> {
    game: String,
    rules: u16,
    options: O,
    seed: Seed,
    actions: Vec<String>,
    checksum: u32,
}

impl<G: Game> Record<G> {
    /// The record of a game that is about to begin.
    pub fn new(options: G::Options, seed: Seed) -> Result<Self, G::Illegal> {
        G::check_options(&options)?;
        Ok(Record { options, seed, steps: Vec::new() })
    }

    /// The position after all steps; `witness` sees all that happened.
    ///
    /// Fails at the first step that breaks a rule, so a record from outside proves itself by being replayed.
    pub fn replay(&self, witness: &mut impl Witness<G::Event>) -> Result<G, RecordError> {
        G::check_options(&self.options).map_err(|_| RecordError::Illegal { step: None })?;
        let mut game = G::setup(&self.options, self.seed, witness);
        for (place, step) in self.steps.iter().enumerate() {
            game.check(step.seat, step.action).map_err(|_| RecordError::Illegal { step: Some(place) })?;
            game.resolve(step.seat, step.action, witness);
        }
        Ok(game)
    }

    /// The record as JSON text: explicit, readable, checksummed.
    pub fn to_json(&self) -> String {
        let actions: Vec<String> = self.steps.iter().map(|step| format!("{} {}", step.seat.0, step.action)).collect();
        let mut written = Written {
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            options: self.options.clone(),
            seed: self.seed,
            actions,
            checksum: 0,
        };
        written.checksum = written.sum();
        serde_json::to_string(&written).expect("a record is plain data")
    }

    /// Reads what [`to_json`](Record::to_json) wrote, and replays it to make sure.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        // The head is read first: options of another game or a later version need not look like ours.
        #[derive(Deserialize)]
        struct Head {
            game: String,
            rules: u16,
        }
        let head: Head = serde_json::from_str(text).map_err(|_| RecordError::Unreadable)?;
        if head.game != G::NAME {
            return Err(RecordError::OtherGame);
        }
        if head.rules != G::RULES_VERSION {
            return Err(RecordError::OtherVersion { found: head.rules });
        }
        let written: Written<G::Options> = serde_json::from_str(text).map_err(|_| RecordError::Unreadable)?;
        if written.sum() != written.checksum {
            return Err(RecordError::Altered);
        }
        let steps = written.actions.iter().map(|text| read_step(text)).collect::<Option<Vec<_>>>();
        let steps = steps.ok_or(RecordError::Unreadable)?;
        let record = Record { options: written.options, seed: written.seed, steps };
        record.replay(&mut Nobody)?;
        Ok(record)
    }
}

impl<O: Serialize> Written<O> {
    fn sum(&self) -> u32 {
        let options = serde_json::to_string(&self.options).expect("options are plain data");
        checksum(format!("{} {} {options} {} {}", self.game, self.rules, self.seed, self.actions.join(",")).as_bytes())
    }
}

fn read_step<A: FromStr>(text: &str) -> Option<Step<A>> {
    let (seat, action) = text.split_once(' ')?;
    Some(Step { seat: Seat(seat.parse().ok()?), action: action.parse().ok()? })
}
