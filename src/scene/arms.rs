//! Coats of arms: tinctures with their hatching, charges, and who sits behind them.

use serde::{Deserialize, Serialize};

use crate::bots::Level;

/// The seven tinctures. Each has a colour, a hatching (Petra Sancta) and a charge, so that colour never stands alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tincture {
    /// Red, vertical lines.
    Gules,
    /// Blue, horizontal lines.
    Azure,
    /// Green, lines down to the right.
    Vert,
    /// Purple, lines down to the left.
    Purpure,
    /// Gold, dots.
    Or,
    /// Black, crossed lines.
    Sable,
    /// White, plain.
    Argent,
}

impl Tincture {
    /// All seven, in the order they are offered.
    pub const ALL: [Tincture; 7] = [
        Tincture::Gules,
        Tincture::Azure,
        Tincture::Vert,
        Tincture::Purpure,
        Tincture::Or,
        Tincture::Sable,
        Tincture::Argent,
    ];

    /// The two letters by which style sheets and patterns name it.
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

    /// The charge that goes with it.
    pub const fn charge(self) -> Charge {
        match self {
            Tincture::Gules => Charge::Lion,
            Tincture::Azure => Charge::Fleur,
            Tincture::Vert => Charge::Stag,
            Tincture::Purpure => Charge::Swan,
            Tincture::Or => Charge::Tower,
            Tincture::Sable => Charge::Boar,
            Tincture::Argent => Charge::Wolf,
        }
    }
}

/// The figures on shields and discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Charge {
    /// On gules.
    Lion,
    /// On azure.
    Fleur,
    /// On vert.
    Stag,
    /// On purpure.
    Swan,
    /// On or.
    Tower,
    /// On sable.
    Boar,
    /// On argent.
    Wolf,
    /// Karadoc's kettle, on argent.
    Kettle,
}

impl Charge {
    /// Its symbol in the sprite.
    pub const fn symbol(self) -> &'static str {
        match self {
            Charge::Lion => "ch-lion",
            Charge::Fleur => "ch-fleur",
            Charge::Stag => "ch-stag",
            Charge::Swan => "ch-swan",
            Charge::Tower => "ch-tower",
            Charge::Boar => "ch-boar",
            Charge::Wolf => "ch-wolf",
            Charge::Kettle => "ch-kettle",
        }
    }
}

/// A tincture with a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arms {
    /// The field.
    pub tincture: Tincture,
    /// The figure on it.
    pub charge: Charge,
}

impl Arms {
    /// Karadoc's arms: a kettle on argent.
    pub const KARADOC: Arms = Arms { tincture: Tincture::Argent, charge: Charge::Kettle };

    /// The tincture with its own charge.
    pub const fn of(tincture: Tincture) -> Arms {
        Arms { tincture, charge: tincture.charge() }
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// A person at this device.
    Person,
    /// A bot of this level.
    Bot(Level),
    /// Nobody: the neutral squire of two players.
    Neutral,
}

/// How the table shows one player (or one squire): name, arms, and who decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerCard {
    /// The name as it was entered, never markup.
    pub name: String,
    /// Colour and charge.
    pub arms: Arms,
    /// Person, bot or nobody.
    pub who: Who,
}
