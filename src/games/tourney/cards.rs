//! The 110 cards: their kinds, values and colours.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The five weapons of a tournament, from the most to the least noble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// The joust.
    Purple,
    /// The sword.
    Red,
    /// The axe.
    Blue,
    /// The flail.
    Yellow,
    /// Wrestling, where every card counts 1 (T14).
    Green,
}

impl Colour {
    /// All colours, in the order of the rulebook.
    pub const ALL: [Colour; 5] = [Colour::Purple, Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];

    /// The three that Unhorse and Change Weapon lead to (T22, T23).
    pub const WEAPONS: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::Yellow];

    /// Is it red, blue or yellow?
    pub const fn is_weapon(self) -> bool {
        matches!(self, Colour::Red | Colour::Blue | Colour::Yellow)
    }

    /// The colour's name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Purple => "purple",
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
        }
    }
}

/// The kinds of card. Cards of one kind are alike; [`copies`](Card::copies) tells how many there are (T1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // the names of the cards say it all
pub enum Card {
    Purple3,
    Purple4,
    Purple5,
    Purple7,
    Red3,
    Red4,
    Red5,
    Blue2,
    Blue3,
    Blue4,
    Blue5,
    Yellow2,
    Yellow3,
    Yellow4,
    Green1,
    Squire2,
    Squire3,
    Maiden6,
    Unhorse,
    ChangeWeapon,
    DropWeapon,
    BreakLance,
    Riposte,
    Dodge,
    Retreat,
    KnockDown,
    Outmaneuver,
    Charge,
    Countercharge,
    Disgrace,
    Adapt,
    Outwit,
    Shield,
    Stunned,
    Lancelot,
}

/// How many kinds of card there are.
pub const KINDS: usize = 35;

/// How many cards there are (T1).
pub const DECK: usize = 110;

/// The most cards one display can hold: all colour cards, all squires and one maiden.
pub const LONGEST_DISPLAY: usize = 87;

/// One line of the table of cards.
struct Kind {
    card: Card,
    /// How saves and tests write it.
    name: &'static str,
    copies: u8,
    /// The printed value; 0 for action cards, which have none.
    value: u8,
    colour: Option<Colour>,
}

const fn colour(card: Card, name: &'static str, copies: u8, value: u8, colour: Colour) -> Kind {
    Kind { card, name, copies, value, colour: Some(colour) }
}

const fn supporter(card: Card, name: &'static str, copies: u8, value: u8) -> Kind {
    Kind { card, name, copies, value, colour: None }
}

const fn deed(card: Card, name: &'static str, copies: u8) -> Kind {
    Kind { card, name, copies, value: 0, colour: None }
}

/// T1: the table of all cards, in the order of [`Card`].
const TABLE: [Kind; KINDS] = [
    colour(Card::Purple3, "p3", 4, 3, Colour::Purple),
    colour(Card::Purple4, "p4", 4, 4, Colour::Purple),
    colour(Card::Purple5, "p5", 4, 5, Colour::Purple),
    colour(Card::Purple7, "p7", 2, 7, Colour::Purple),
    colour(Card::Red3, "r3", 6, 3, Colour::Red),
    colour(Card::Red4, "r4", 6, 4, Colour::Red),
    colour(Card::Red5, "r5", 2, 5, Colour::Red),
    colour(Card::Blue2, "b2", 4, 2, Colour::Blue),
    colour(Card::Blue3, "b3", 4, 3, Colour::Blue),
    colour(Card::Blue4, "b4", 4, 4, Colour::Blue),
    colour(Card::Blue5, "b5", 2, 5, Colour::Blue),
    colour(Card::Yellow2, "y2", 4, 2, Colour::Yellow),
    colour(Card::Yellow3, "y3", 8, 3, Colour::Yellow),
    colour(Card::Yellow4, "y4", 2, 4, Colour::Yellow),
    colour(Card::Green1, "g1", 14, 1, Colour::Green),
    supporter(Card::Squire2, "s2", 8, 2),
    supporter(Card::Squire3, "s3", 8, 3),
    supporter(Card::Maiden6, "m6", 4, 6),
    deed(Card::Unhorse, "unhorse", 1),
    deed(Card::ChangeWeapon, "change", 1),
    deed(Card::DropWeapon, "drop", 1),
    deed(Card::BreakLance, "break", 1),
    deed(Card::Riposte, "riposte", 3),
    deed(Card::Dodge, "dodge", 1),
    deed(Card::Retreat, "retreat", 1),
    deed(Card::KnockDown, "knock", 2),
    deed(Card::Outmaneuver, "outmaneuver", 1),
    deed(Card::Charge, "charge", 1),
    deed(Card::Countercharge, "countercharge", 1),
    deed(Card::Disgrace, "disgrace", 1),
    deed(Card::Adapt, "adapt", 1),
    deed(Card::Outwit, "outwit", 1),
    deed(Card::Shield, "shield", 1),
    deed(Card::Stunned, "stunned", 1),
    deed(Card::Lancelot, "lancelot", 1),
];

// The table is checked when the crate is built: in the order of the kinds, and 110 cards in all.
const _: () = {
    let (mut place, mut cards) = (0, 0);
    while place < KINDS {
        assert!(TABLE[place].card as usize == place, "the table follows the order of the kinds");
        cards += TABLE[place].copies as usize;
        place += 1;
    }
    assert!(cards == DECK, "T1: 110 cards");
};

const fn all() -> [Card; KINDS] {
    let mut cards = [Card::Purple3; KINDS];
    let mut place = 0;
    while place < KINDS {
        cards[place] = TABLE[place].card;
        place += 1;
    }
    cards
}

/// Printed values by kind: the hot path reads this, not the whole table.
const VALUES: [u8; KINDS] = {
    let mut values = [0; KINDS];
    let mut place = 0;
    while place < KINDS {
        values[place] = TABLE[place].value;
        place += 1;
    }
    values
};

impl Card {
    /// All kinds, in order.
    pub const ALL: [Card; KINDS] = all();

    /// The kind with this number.
    #[inline]
    pub(super) const fn from_index(index: usize) -> Card {
        Card::ALL[index]
    }

    /// How saves and tests write it.
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].name
    }

    /// How many cards of this kind there are (T1).
    pub const fn copies(self) -> u8 {
        TABLE[self as usize].copies
    }

    /// The printed value; 0 for action cards, which have none.
    #[inline]
    pub const fn value(self) -> u8 {
        VALUES[self as usize]
    }

    /// The colour of a colour card.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        TABLE[self as usize].colour
    }

    /// A squire or a maiden: white cards, which fit every colour (T11).
    #[inline]
    pub const fn is_supporter(self) -> bool {
        matches!(self, Card::Squire2 | Card::Squire3 | Card::Maiden6)
    }

    /// A maiden, of which a display holds at most one (T15).
    #[inline]
    pub const fn is_maiden(self) -> bool {
        matches!(self, Card::Maiden6)
    }

    /// An action card.
    #[inline]
    pub const fn is_deed(self) -> bool {
        self as usize > Card::Maiden6 as usize
    }

    /// Does it fit a tournament of this colour (T11)?
    #[inline]
    pub fn fits(self, colour: Colour) -> bool {
        self.is_supporter() || self.colour() == Some(colour)
    }

    /// What it counts in a tournament of this colour: its printed value, but 1 in a green one (T14).
    #[inline]
    pub const fn worth(self, colour: Colour) -> u16 {
        match colour {
            Colour::Green => 1,
            Colour::Purple | Colour::Red | Colour::Blue | Colour::Yellow => self.value() as u16,
        }
    }
}

/// The text names no card, colour or action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotNotation;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        Card::ALL.into_iter().find(|card| card.name() == text).ok_or(NotNotation)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        Colour::ALL.into_iter().find(|colour| colour.name() == text).ok_or(NotNotation)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(|NotNotation| serde::de::Error::custom("not a card"))
    }
}
