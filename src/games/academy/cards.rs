//! The deck (A2): 52 cards of 23 different faces. A card is its face: two cards with the same face are the same choice.

use std::fmt;
use std::str::FromStr;

use super::list::List;
use super::text::{Unreadable, serde_as_text};
use super::tracks::Track;
use crate::kernel::order;

/// How many different faces there are.
pub const FACES: usize = 23;

/// How many cards the deck has (A2).
pub const DECK: usize = 52;

/// What a card is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardKind {
    /// Moves on Gallantry.
    Gallantry,
    /// A Joust/Tournament card: moves on either of the two tracks, whole (A9).
    Combat,
    /// Moves on Education.
    Education,
    /// Moves on King's Service.
    Service,
    /// Moves on Quests.
    Quests,
    /// Moves on Charity.
    Charity,
}

impl CardKind {
    /// All kinds, in the order of the tracks.
    pub const ALL: [CardKind; 6] = [
        CardKind::Gallantry,
        CardKind::Combat,
        CardKind::Education,
        CardKind::Service,
        CardKind::Quests,
        CardKind::Charity,
    ];

    /// The one track of the kind; a combat card has two, and its owner chooses.
    #[inline]
    pub const fn track(self) -> Option<Track> {
        match self {
            CardKind::Gallantry => Some(Track::Gallantry),
            CardKind::Combat => None,
            CardKind::Education => Some(Track::Education),
            CardKind::Service => Some(Track::Service),
            CardKind::Quests => Some(Track::Quests),
            CardKind::Charity => Some(Track::Charity),
        }
    }

    /// May a card of this kind be played on `track`?
    #[inline]
    pub const fn goes_on(self, track: Track) -> bool {
        match self.track() {
            Some(own) => own as u8 == track as u8,
            None => track.is_combat(),
        }
    }

    const fn letter(self) -> char {
        match self {
            CardKind::Gallantry => 'G',
            CardKind::Combat => 'X',
            CardKind::Education => 'E',
            CardKind::Service => 'K',
            CardKind::Quests => 'Q',
            CardKind::Charity => 'C',
        }
    }
}

/// The faces in order, with how many cards of each the deck has (A2).
const TABLE: [(CardKind, u8, u8); FACES] = [
    (CardKind::Gallantry, 5, 1),
    (CardKind::Gallantry, 4, 2),
    (CardKind::Gallantry, 3, 3),
    (CardKind::Gallantry, 2, 2),
    (CardKind::Combat, 5, 2),
    (CardKind::Combat, 4, 4),
    (CardKind::Combat, 3, 6),
    (CardKind::Education, 5, 1),
    (CardKind::Education, 4, 2),
    (CardKind::Education, 3, 3),
    (CardKind::Education, 2, 2),
    (CardKind::Service, 5, 1),
    (CardKind::Service, 4, 2),
    (CardKind::Service, 3, 3),
    (CardKind::Service, 2, 2),
    (CardKind::Quests, 5, 1),
    (CardKind::Quests, 4, 2),
    (CardKind::Quests, 3, 3),
    (CardKind::Quests, 2, 2),
    (CardKind::Charity, 5, 1),
    (CardKind::Charity, 4, 2),
    (CardKind::Charity, 3, 3),
    (CardKind::Charity, 2, 2),
];

/// The whole deck in order.
const ORDERED: [Card; DECK] = {
    let mut deck = [Card(0); DECK];
    let (mut face, mut place) = (0, 0);
    while face < FACES {
        let mut copy = 0;
        while copy < TABLE[face].2 {
            deck[place] = Card(face as u8);
            place += 1;
            copy += 1;
        }
        face += 1;
    }
    deck
};

/// The face of a card. Written as a letter and a value: `G5`, `X3` (combat), `K2` (King's Service).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// The face of this kind and value, if the deck has it.
    ///
    /// ```
    /// use quintain::games::academy::{Card, CardKind};
    /// assert_eq!(Card::of(CardKind::Combat, 3).unwrap().copies(), 6);
    /// assert_eq!(Card::of(CardKind::Combat, 2), None);
    /// ```
    pub fn of(kind: CardKind, value: u8) -> Option<Card> {
        Card::faces().find(|card| card.kind() == kind && card.value() == value)
    }

    /// Every face once, in order.
    #[inline]
    pub fn faces() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..FACES as u8).map(Card)
    }

    /// All 52 cards, in order (A2).
    #[inline]
    pub const fn deck() -> [Card; DECK] {
        ORDERED
    }

    /// What it is for.
    #[inline]
    pub const fn kind(self) -> CardKind {
        TABLE[self.0 as usize].0
    }

    /// How far it moves a disc.
    #[inline]
    pub const fn value(self) -> u8 {
        TABLE[self.0 as usize].1
    }

    /// How many the deck has.
    #[inline]
    pub const fn copies(self) -> u8 {
        TABLE[self.0 as usize].2
    }

    /// The face's place among all faces.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind().letter(), self.value())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        let mut letters = text.chars();
        let (Some(kind), Some(value), None) = (letters.next(), letters.next(), letters.next()) else {
            return Err(Unreadable);
        };
        let kind = CardKind::ALL.into_iter().find(|k| k.letter() == kind).ok_or(Unreadable)?;
        let value = value.to_digit(10).ok_or(Unreadable)?;
        Card::of(kind, value as u8).ok_or(Unreadable)
    }
}

serde_as_text!(Card);

/// A few cards: a packet, a hand, the kept cards. Six is the most a player ever holds (Lancelot, A36).
pub type Cards = List<Card, 6>;

impl Cards {
    /// The cards in the order of the faces.
    #[must_use]
    pub fn sorted(mut self) -> Cards {
        order::sort(&mut self);
        self
    }

    /// Takes one card of this face out, if there is one.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let place = self.iter().position(|&c| c == card);
        place.map(|place| self.remove(place)).is_some()
    }

    /// What is left without `others`; `None` if one of them is not here.
    pub fn without(mut self, others: &[Card]) -> Option<Cards> {
        others.iter().all(|&card| self.take(card)).then_some(self)
    }

    /// The different faces, in order.
    #[inline]
    pub fn distinct(&self) -> impl Iterator<Item = Card> + use<> {
        let mut faces = self.iter().fold(0u32, |faces, card| faces | 1 << card.0);
        std::iter::from_fn(move || {
            let face = faces.trailing_zeros();
            faces &= faces.wrapping_sub(1);
            (face < 32).then_some(Card(face as u8))
        })
    }
}

/// Three cards in the order of the faces: a pile of Lancelot, or what one of its squires gets (A36).
pub type Three = [Card; 3];
