//! Who sits at the table: a name, a tincture, and a person or a bot behind it.

use serde::{Deserialize, Serialize};

use crate::bots::{Level, Persona};

/// The colour of a player, each with its own charge and hatching, so that colour is never alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tincture {
    /// Red, the lion.
    Gules,
    /// Blue, the fleur-de-lis.
    Azure,
    /// Green, the stag.
    Vert,
    /// Purple, the swan.
    Purpure,
    /// Gold, the tower.
    Or,
    /// Black, the boar.
    Sable,
    /// Silver, the wolf.
    Argent,
}

impl Tincture {
    /// All seven, in the order they are offered.
    pub const ALL: [Tincture; 7] = [
        Tincture::Gules,
        Tincture::Azure,
        Tincture::Vert,
        Tincture::Or,
        Tincture::Purpure,
        Tincture::Sable,
        Tincture::Argent,
    ];

    /// The two letters by which style sheets and patterns name it (`--t-gu`, `#h-gu`).
    pub const fn code(self) -> &'static str {
        match self {
            Tincture::Gules => "gu",
            Tincture::Azure => "az",
            Tincture::Vert => "ve",
            Tincture::Purpure => "pu",
            Tincture::Or => "or",
            Tincture::Sable => "sa",
            Tincture::Argent => "ar",
        }
    }

    /// The charge it bears, by the name of the drawing (`#ch-lion`).
    pub const fn charge(self) -> &'static str {
        match self {
            Tincture::Gules => "lion",
            Tincture::Azure => "fleur",
            Tincture::Vert => "stag",
            Tincture::Purpure => "swan",
            Tincture::Or => "tower",
            Tincture::Sable => "boar",
            Tincture::Argent => "wolf",
        }
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A person before the screen.
    Person,
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
        /// Who it is.
        persona: Persona,
    },
}

/// The longest name, in characters.
pub const MAX_NAME: usize = 24;

/// A player at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// What the player is called. It is text from outside: show it as text, never as markup.
    pub name: String,
    /// The player's colour.
    pub tincture: Tincture,
    /// A person or a bot.
    pub kind: Kind,
}

impl Player {
    /// A person of this name.
    pub fn person(name: &str, tincture: Tincture) -> Player {
        Player { name: clean(name), tincture, kind: Kind::Person }
    }

    /// A bot of this name.
    pub fn bot(name: &str, tincture: Tincture, level: Level, persona: Persona) -> Player {
        Player { name: clean(name), tincture, kind: Kind::Bot { level, persona } }
    }

    /// Is this a person?
    pub fn is_person(&self) -> bool {
        self.kind == Kind::Person
    }

    /// Names the player, within what a name may be.
    pub fn rename(&mut self, name: &str) {
        self.name = clean(name);
    }

    /// Is the name one that [`rename`](Player::rename) would give?
    pub(super) fn is_clean(&self) -> bool {
        clean(&self.name) == self.name
    }
}

/// A name without control characters, with single blanks, at most [`MAX_NAME`] characters.
fn clean(name: &str) -> String {
    let words: Vec<&str> =
        name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty()).collect();
    words.join(" ").chars().take(MAX_NAME).collect::<String>().trim_end().to_owned()
}
