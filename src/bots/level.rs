//! How well a bot plays.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A bot's level. The words for it are in the locales.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Plays at once and makes human mistakes: overlooks, overrates, changes its mind.
    Page,
    /// Plays the best move by sound judgement, without looking ahead.
    #[default]
    Squire,
    /// Looks ahead by search.
    Knight,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Page, Level::Squire, Level::Knight];

    /// The level's name in messages, saves and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Page => "page",
            Level::Squire => "squire",
            Level::Knight => "knight",
        }
    }
}

/// The text names no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotALevel;

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        Level::ALL.into_iter().find(|level| level.id() == text).ok_or(NotALevel)
    }
}
