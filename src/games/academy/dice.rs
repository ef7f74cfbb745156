//! Chance, as small as a position needs it: a seed and a count. Every shuffle or draw has a generator of its own, so a
//! position can be copied like any other value.

use crate::kernel::{Rng, Seed};

/// Where chance stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    seed: u64,
    thrown: u64,
}

impl Dice {
    /// Chance from the beginning.
    pub fn new(seed: Seed) -> Dice {
        Dice { seed: seed.0, thrown: 0 }
    }

    /// The generator of the next shuffle or draw. The odd constant (2⁶⁴ over the golden ratio) spreads the counts so
    /// that neighbouring seeds share no generator.
    #[inline]
    pub fn throw(&mut self) -> Rng {
        self.thrown += 1;
        Rng::new(Seed(self.seed.wrapping_add(self.thrown.wrapping_mul(0x9e37_79b9_7f4a_7c15))))
    }
}
