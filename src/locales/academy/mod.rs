//! Texts of The Academy's table: lanes, panel, rail, chronicle, the end. Set-up has its own.

mod board;
mod choices;
mod en;
mod fr;
mod telling;

pub use board::{Aid, Bar, Lanes, Rail};
pub use choices::{Change, Hand, Panel};
pub use en::EN;
pub use fr::FR;
pub use telling::{End, Log, ScoringTexts};

use crate::games::academy::Illegal;

/// Texts of The Academy's table.
pub struct Academy {
    /// The game's name.
    pub title: &'static str,
    /// Places, numbers and the like.
    pub count: Count,
    /// The lanes.
    pub lanes: Lanes,
    /// The bar above the table.
    pub bar: Bar,
    /// The players' rail.
    pub rail: Rail,
    /// The hand and what it says beside it.
    pub hand: Hand,
    /// The panel of the present decision.
    pub panel: Panel,
    /// What a move would change.
    pub change: Change,
    /// The chronicle.
    pub log: Log,
    /// Scoring, lane by lane.
    pub scoring: ScoringTexts,
    /// The end.
    pub end: End,
    /// The aid of a lane.
    pub aid: Aid,
    /// Why a press was refused.
    pub illegal: fn(Illegal) -> &'static str,
}

/// Places and numbers.
pub struct Count {
    /// "1st", "2nd".
    pub ordinal: fn(u8) -> String,
    /// "four", as a word, up to six.
    pub word: fn(u8) -> &'static str,
    /// "round VI".
    pub round: fn(&str) -> String,
    /// "1 point", "3 points".
    pub points: fn(i32) -> String,
    /// "one square", "four squares".
    pub squares: fn(u8) -> String,
}
