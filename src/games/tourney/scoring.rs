//! Tokens: what is played for (T2, T4).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::cards::Colour;

/// The tokens of one player: at most one of each colour (T2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tokens(u8);

impl Tokens {
    /// No tokens.
    pub const NONE: Tokens = Tokens(0);

    /// How many tokens, all of different colours.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Are there no tokens?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is there one of this colour?
    #[inline]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// These and one of this colour.
    #[inline]
    #[must_use]
    pub const fn with(self, colour: Colour) -> Tokens {
        Tokens(self.0 | 1 << colour as u8)
    }

    /// These without the one of this colour.
    #[inline]
    #[must_use]
    pub const fn without(self, colour: Colour) -> Tokens {
        Tokens(self.0 & !(1 << colour as u8))
    }

    /// The colours owned, in order.
    pub fn iter(self) -> impl Iterator<Item = Colour> + Clone {
        Colour::ALL.into_iter().filter(move |&colour| self.has(colour))
    }

    /// The colours still missing, in order (T20).
    pub fn missing(self) -> impl Iterator<Item = Colour> + Clone {
        Colour::ALL.into_iter().filter(move |&colour| !self.has(colour))
    }
}

impl FromIterator<Colour> for Tokens {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        colours.into_iter().fold(Tokens::NONE, Tokens::with)
    }
}

impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Colour>::deserialize(deserializer)?.into_iter().collect())
    }
}
