//! The drawings of the rules pages, as data: lanes with discs, and rows of pieces with a word below each.

use super::{T, same};
use crate::scene::Tincture;

/// A drawing.
pub enum Figure {
    /// A training track lying on its side.
    Lane(Lane),
    /// Pieces side by side.
    Row(&'static [Piece]),
}

/// A track from square 0 on.
pub struct Lane {
    /// The emblem's symbol.
    pub emblem: &'static str,
    /// The emblem's wash.
    pub wash: &'static str,
    /// The last square drawn.
    pub last: u8,
    /// The discs; of those on one square the first lies lowest.
    pub discs: &'static [Disc],
    /// Coats drawn above squares.
    pub coats: &'static [(u8, i32)],
}

/// A disc on a square: how far, whose, and whether it has gone round once.
pub struct Disc(pub u8, pub Tincture, pub bool);

/// How a piece is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// As it is.
    Plain,
    /// Framed in gold: it wins, it is chosen.
    Best,
    /// Faded and crossed: it leaves, it does not count.
    Out,
}

/// A piece of a game with a word below.
#[derive(Clone, Copy)]
pub struct Piece {
    /// What is drawn.
    pub art: Art,
    /// The word below; may be empty.
    pub label: T,
    /// How it is shown.
    pub mark: Mark,
}

/// What can be drawn in a row.
#[derive(Clone, Copy)]
pub enum Art {
    /// A card of The Academy: value, emblem, wash.
    Training(&'static str, &'static str, &'static str),
    /// A combat card of The Academy.
    Combat(&'static str),
    /// A colour card of The Tourney: value, weapon, tincture.
    Weapon(&'static str, &'static str, Tincture),
    /// A supporter of The Tourney: value, figure.
    Supporter(&'static str, &'static str),
    /// An action card of The Tourney, or any other drawn by one symbol in a red rule.
    Action(&'static str),
    /// A character of The Blazons: value, figure, house. An empty value is the star.
    Character(&'static str, &'static str, Tincture),
    /// A blazon lying face up, or a coat of arms.
    Blazon(Tincture),
    /// A blazon lying face down.
    BlazonDown,
    /// A coat won or lost.
    Coat(i32),
    /// A squire's disc.
    Disc(Tincture),
    /// A token of The Tourney: weapon, tincture.
    Token(&'static str, Tincture),
    /// A symbol of the sprite.
    Symbol(&'static str),
    /// A sign between pieces, such as an arrow.
    Sign(&'static str),
}

/// A piece as it is, without a word.
pub const fn piece(art: Art) -> Piece {
    Piece { art, label: same(""), mark: Mark::Plain }
}

/// A card of The Academy with the name of its track.
pub const fn training(value: &'static str, emblem: &'static str, wash: &'static str, label: T) -> Piece {
    Piece { art: Art::Training(value, emblem, wash), label, mark: Mark::Plain }
}

/// A combat card of The Academy.
pub const fn combat(value: &'static str, label: T) -> Piece {
    Piece { art: Art::Combat(value), label, mark: Mark::Plain }
}

impl Piece {
    /// With a word below.
    pub const fn named(self, en: &'static str, fr: &'static str) -> Piece {
        Piece { art: self.art, label: T(en, fr), mark: self.mark }
    }

    /// Framed in gold.
    pub const fn best(self) -> Piece {
        Piece { art: self.art, label: self.label, mark: Mark::Best }
    }

    /// Faded and crossed.
    pub const fn out(self) -> Piece {
        Piece { art: self.art, label: self.label, mark: Mark::Out }
    }
}
