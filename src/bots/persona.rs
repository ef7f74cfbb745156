//! Who a bot is: a name, a charge on the shield, and a temper that bends its judgement a little.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a bot leans to. Each game's mind decides what that means for its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
#[serde(rename_all = "lowercase")]
pub enum Temper {
    /// Takes everything as it is.
    #[default]
    Even,
    /// Goes for the highest prizes, and risks the penalties.
    Bold,
    /// Avoids losses before seeking gains.
    Wary,
    /// Saves for the end: the great late scorings, the last tournament.
    Patient,
    /// Takes what pays now.
    Hasty,
    /// Would rather hold back whoever leads.
    Jealous,
    /// Gathers many small things.
    Thrifty,
}

/// A named bot. Its name in words, and a line about it, are in the locales under its [`id`](Persona::id).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
#[serde(rename_all = "lowercase")]
pub enum Persona {
    /// Ysolde of the even hand.
    #[default]
    Ysolde,
    /// Gareth, who rides at the highest prize.
    Gareth,
    /// Bors, who looks before each step.
    Bors,
    /// Percival, who loves the Quests and the last tournament.
    Percival,
    /// Kay, who wants it now.
    Kay,
    /// Morgan, who never loses sight of the leader.
    Morgan,
    /// Enid, who counts every coin.
    Enid,
}

impl Persona {
    /// All personas. The first differ the most from each other, for tables with few bots.
    pub const ALL: [Persona; 7] = [
        Persona::Ysolde,
        Persona::Percival,
        Persona::Gareth,
        Persona::Morgan,
        Persona::Bors,
        Persona::Kay,
        Persona::Enid,
    ];

    /// The persona's name in messages, saves and locales.
    pub const fn id(self) -> &'static str {
        match self {
            Persona::Ysolde => "ysolde",
            Persona::Gareth => "gareth",
            Persona::Bors => "bors",
            Persona::Percival => "percival",
            Persona::Kay => "kay",
            Persona::Morgan => "morgan",
            Persona::Enid => "enid",
        }
    }

    /// The charge on its shield, by the name of the drawing.
    pub const fn charge(self) -> &'static str {
        match self {
            Persona::Ysolde => "swan",
            Persona::Gareth => "lion",
            Persona::Bors => "tower",
            Persona::Percival => "cup",
            Persona::Kay => "key",
            Persona::Morgan => "raven",
            Persona::Enid => "sheaf",
        }
    }

    /// What it leans to.
    pub const fn temper(self) -> Temper {
        match self {
            Persona::Ysolde => Temper::Even,
            Persona::Gareth => Temper::Bold,
            Persona::Bors => Temper::Wary,
            Persona::Percival => Temper::Patient,
            Persona::Kay => Temper::Hasty,
            Persona::Morgan => Temper::Jealous,
            Persona::Enid => Temper::Thrifty,
        }
    }
}

/// The text names no persona.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPersona;

impl FromStr for Persona {
    type Err = NotAPersona;

    fn from_str(text: &str) -> Result<Self, NotAPersona> {
        Persona::ALL.into_iter().find(|persona| persona.id() == text).ok_or(NotAPersona)
    }
}
