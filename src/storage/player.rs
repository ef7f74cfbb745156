//! Who sits at the table: a name, a tincture, and a person or a bot behind it.

use serde::{Deserialize, Serialize};

use crate::bots::{Level, Persona};
use crate::scene::Tincture;

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
    pub fn is_clean(&self) -> bool {
        clean(&self.name) == self.name
    }
}

/// A name without control characters, with single blanks, at most [`MAX_NAME`] characters.
fn clean(name: &str) -> String {
    let words: Vec<&str> =
        name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty()).collect();
    words.join(" ").chars().take(MAX_NAME).collect::<String>().trim_end().to_owned()
}
