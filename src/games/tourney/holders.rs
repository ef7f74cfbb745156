//! What holds cards, without a heap: [`Cards`] in order (displays, piles) and [`Hand`] by kind.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::cards::{Card, DECK, KINDS, LONGEST_DISPLAY};

/// Up to `N` cards in order, the earliest first. Reads as a slice.
#[derive(Clone, Copy)]
pub struct Cards<const N: usize> {
    cards: [Card; N],
    len: u8,
}

/// The cards a player has laid, in the order in which they arrived there (T16).
pub type Display = Cards<LONGEST_DISPLAY>;

/// The draw pile (the next card last) or the discards (the latest last).
pub type Pile = Cards<DECK>;

impl<const N: usize> Cards<N> {
    /// No cards.
    pub const EMPTY: Cards<N> = Cards { cards: [Card::Purple3; N], len: 0 };

    /// Adds a card as the latest.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the latest card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let card = self.last().copied()?;
        self.len -= 1;
        Some(card)
    }

    /// Takes the card at a place; the later ones move up.
    #[inline]
    pub fn remove(&mut self, place: usize) -> Card {
        let len = self.len as usize;
        let card = self[place];
        self.cards.copy_within(place + 1..len, place);
        self.len -= 1;
        card
    }

    /// Takes all cards away.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The cards as a slice whose order may be changed.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len as usize]
    }
}

impl<const N: usize> Deref for Cards<N> {
    type Target = [Card];

    #[inline]
    fn deref(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

impl<const N: usize> PartialEq for Cards<N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<const N: usize> Eq for Cards<N> {}

impl<const N: usize> Hash for Cards<N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<const N: usize> fmt::Debug for Cards<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|card| card.name())).finish()
    }
}

impl<const N: usize> FromIterator<Card> for Cards<N> {
    /// # Panics
    /// If there are more than `N` cards.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Cards::EMPTY;
        cards.into_iter().for_each(|card| all.push(card));
        all
    }
}

impl<const N: usize> Serialize for Cards<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Cards<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.len() > N { Err(D::Error::custom("too many cards")) } else { Ok(cards.into_iter().collect()) }
    }
}

/// Cards whose order does not matter, counted by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hand {
    /// The kinds of which there is at least one, as bits: what is held is found without looking at all kinds.
    kinds: u64,
    counts: [u8; KINDS],
    len: u8,
}

impl Hand {
    /// No cards.
    pub const EMPTY: Hand = Hand { kinds: 0, counts: [0; KINDS], len: 0 };

    /// The whole deck (T1).
    pub fn deck() -> Hand {
        Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, card.copies().into())).collect()
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Are there no cards?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many cards of this kind there are.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card as usize]
    }

    /// Is there a card of this kind?
    #[inline]
    pub const fn has(&self, card: Card) -> bool {
        self.kinds >> card as u32 & 1 == 1
    }

    /// Is there a card of one of these kinds (as bits)?
    #[inline]
    pub(super) const fn has_any(&self, kinds: u64) -> bool {
        self.kinds & kinds != 0
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.counts[card as usize] += 1;
        self.kinds |= 1 << card as u32;
        self.len += 1;
    }

    /// Takes a card away, if there is one; tells whether there was.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let count = &mut self.counts[card as usize];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        if *count == 0 {
            self.kinds &= !(1 << card as u32);
        }
        self.len -= 1;
        true
    }

    /// The kinds held, in order, each once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        bits(self.kinds)
    }

    /// The kinds held of these (as bits), in order, each once.
    #[inline]
    pub(super) fn kinds_among(&self, kinds: u64) -> impl Iterator<Item = Card> + Clone + use<> {
        bits(self.kinds & kinds)
    }

    /// All cards, kind by kind.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|card| std::iter::repeat_n(card, self.count(card).into()))
    }

    /// The card at this place of [`iter`](Hand::iter).
    pub(super) fn nth(&self, mut place: usize) -> Card {
        for card in self.kinds() {
            let count = usize::from(self.count(card));
            if place < count {
                return card;
            }
            place -= count;
        }
        unreachable!("the place lies within the hand")
    }
}

/// The kinds whose bits are set.
#[inline]
fn bits(mut kinds: u64) -> impl Iterator<Item = Card> + Clone {
    std::iter::from_fn(move || {
        if kinds == 0 {
            return None;
        }
        let index = kinds.trailing_zeros();
        kinds &= kinds - 1;
        Some(Card::from_index(index as usize))
    })
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|card| card.name())).finish()
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Hand::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.len() > DECK { Err(D::Error::custom("too many cards")) } else { Ok(cards.into_iter().collect()) }
    }
}
