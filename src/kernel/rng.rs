//! Pinned randomness: ChaCha8 with our own bounded draw and shuffle, so that a seed means the same deal on every
//! platform and in every later version.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// What a deal grows from. People read and type it in Crockford's base 32 ("7QK4-M2XD").
///
/// ```
/// use quintain::kernel::Seed;
/// let seed: Seed = "7qk4-m2xd".parse().unwrap();
/// assert_eq!(seed.to_string(), "7QK4-M2XD");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seed(pub u64);

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

impl Seed {
    /// Seeds drawn for new games keep to 40 bits: eight letters, easy to read out.
    pub const DRAWN_BITS: u32 = 40;
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = if self.0 >> Seed::DRAWN_BITS == 0 { 8 } else { 13 };
        for place in (0..letters).rev() {
            let digit = (self.0 >> (5 * place)) as usize & 31;
            f.write_str(std::str::from_utf8(&ALPHABET[digit..=digit]).expect("the alphabet is ASCII"))?;
            if place % 4 == 0 && place > 0 {
                f.write_str("-")?;
            }
        }
        Ok(())
    }
}

/// The text is no seed: a letter outside the alphabet, or too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;

    /// Reads a seed as people write it: any case, dashes and spaces ignored, O for 0, I and L for 1.
    fn from_str(text: &str) -> Result<Self, NotASeed> {
        let mut value: u128 = 0;
        let mut letters = 0;
        for byte in text.bytes().filter(|b| !matches!(b, b'-' | b' ')) {
            let letter = match byte.to_ascii_uppercase() {
                b'O' => b'0',
                b'I' | b'L' => b'1',
                other => other,
            };
            let digit = ALPHABET.iter().position(|&a| a == letter).ok_or(NotASeed)?;
            value = value << 5 | digit as u128;
            letters += 1;
            if letters > 13 {
                return Err(NotASeed);
            }
        }
        let value = u64::try_from(value).map_err(|_| NotASeed)?;
        if letters == 0 { Err(NotASeed) } else { Ok(Seed(value)) }
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(|NotASeed| serde::de::Error::custom("not a seed"))
    }
}

/// The one generator. Its output is part of the rules: see the test vectors in `tests/kernel.rs`.
#[derive(Debug, PartialEq, Eq)]
pub struct Rng(ChaCha8Rng);

impl Clone for Rng {
    /// The same generator at the same place. (`rand` leaves this out, for keys that must not be copied; ours may.)
    fn clone(&self) -> Rng {
        let mut twin = ChaCha8Rng::from_seed(self.0.get_seed());
        twin.set_word_pos(self.0.get_word_pos());
        Rng(twin)
    }
}

impl Rng {
    /// The generator of a seed.
    pub fn new(seed: Seed) -> Rng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.0.to_le_bytes());
        Rng(ChaCha8Rng::from_seed(key))
    }

    /// The next 32 bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        use rand::Rng as _;
        self.0.next_u32()
    }

    /// A whole seed's worth of bits, for a generator of its own: a sampled state, a bot.
    pub fn fork(&mut self) -> Rng {
        let low = u64::from(self.next_u32());
        Rng::new(Seed(u64::from(self.next_u32()) << 32 | low))
    }

    /// A number below `n`, every one equally likely. (Lemire's multiplication with rejection, on `u32`.)
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing lies below 0");
        loop {
            let wide = u64::from(self.next_u32()) * u64::from(n);
            let low = wide as u32;
            // Only `low < n` can be biased; the exact bound costs a division, so it is looked at last.
            if low >= n || low >= n.wrapping_neg() % n {
                return (wide >> 32) as u32;
            }
        }
    }

    /// One of the items, every one equally likely.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }

    /// Puts the items in a random order (Fisher–Yates, from the front).
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.deal(items, items.len());
    }

    /// Puts `count` random items, in random order, at the front: as much of a shuffle as a deal needs.
    #[inline]
    pub fn deal<T>(&mut self, items: &mut [T], count: usize) {
        let last = items.len().saturating_sub(1);
        for place in 0..count.min(last) {
            let other = place + self.below((items.len() - place) as u32) as usize;
            items.swap(place, other);
        }
    }
}

impl Hash for Rng {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.get_seed().hash(state);
        self.0.get_word_pos().hash(state);
    }
}
