//! What lies on the table: houses, characters, cards, blazons and where they lie, bourgeoisie cards.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::kernel::{Seat, SeatSet};

/// How many houses there are, and so the most players.
pub const HOUSES: usize = 7;
/// How many characters a house has (B1).
pub const CHARACTERS: usize = 8;
/// How many blazons a house has (B1).
pub const BLAZONS_OF_A_HOUSE: usize = 4;
/// How many blazons there are with all houses in play.
pub const BLAZONS: usize = HOUSES * BLAZONS_OF_A_HOUSE;

/// The text is none of the words expected here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

/// One of the seven houses (B1), in the order of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum House {
    /// Aubigny.
    Aubigny,
    /// Bellay.
    Bellay,
    /// Contades.
    Contades,
    /// Grandbois.
    Grandbois,
    /// Guilloux.
    Guilloux,
    /// La Ferté.
    LaFerte,
    /// Rochebrune.
    Rochebrune,
}

impl House {
    /// All houses.
    pub const ALL: [House; HOUSES] = [
        House::Aubigny,
        House::Bellay,
        House::Contades,
        House::Grandbois,
        House::Guilloux,
        House::LaFerte,
        House::Rochebrune,
    ];

    /// The house as an index into a table kept by house.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The stable word for this house in options and playthroughs.
    pub const fn word(self) -> &'static str {
        match self {
            House::Aubigny => "aubigny",
            House::Bellay => "bellay",
            House::Contades => "contades",
            House::Grandbois => "grandbois",
            House::Guilloux => "guilloux",
            House::LaFerte => "la-ferte",
            House::Rochebrune => "rochebrune",
        }
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for House {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<House, Unreadable> {
        House::ALL.into_iter().find(|house| house.word() == text).ok_or(Unreadable)
    }
}

/// One of the eight characters of a house (B1); its number is its printed value, the rogue's ✶ being 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Character {
    /// ✶: takes another card's value or power.
    Rogue,
    /// 1: takes a blazon from the pool.
    Peasant,
    /// 2: turns a blazon face up.
    Minstrel,
    /// 3: puts another's blazon into the pool.
    Magistrate,
    /// 4: without a power, unless the active monk is played.
    Monk,
    /// 5: exchanges two blazons.
    Steward,
    /// 6: without a power.
    Lady,
    /// 7: without a power.
    Burgher,
}

impl Character {
    /// All characters, by rising value.
    pub const ALL: [Character; CHARACTERS] = [
        Character::Rogue,
        Character::Peasant,
        Character::Minstrel,
        Character::Magistrate,
        Character::Monk,
        Character::Steward,
        Character::Lady,
        Character::Burgher,
    ];

    /// The printed value; ✶ is 0, lower than every number and worth nothing (B1).
    #[inline]
    pub const fn value(self) -> u8 {
        self as u8
    }

    /// Has this character a power (B12–B17)? The monk's comes with the variant of the active monk (B16, B29).
    #[inline]
    pub const fn has_power(self, active_monk: bool) -> bool {
        match self {
            Character::Rogue
            | Character::Peasant
            | Character::Minstrel
            | Character::Magistrate
            | Character::Steward => true,
            Character::Monk => active_monk,
            Character::Lady | Character::Burgher => false,
        }
    }
}

/// The value as printed: `*` or a number.
impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value() {
            0 => f.write_str("*"),
            value => write!(f, "{value}"),
        }
    }
}

impl FromStr for Character {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Character, Unreadable> {
        Character::ALL.into_iter().find(|character| character.to_string() == text).ok_or(Unreadable)
    }
}

/// A card: a character of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card {
    /// The house it belongs to.
    pub house: House,
    /// Who is on it.
    pub character: Character,
}

/// What a player still holds: characters of one house, as small as a byte.
///
/// ```
/// use quintain::games::blazons::{Character, Hand};
/// let hand = Hand::FULL.without(Character::Rogue);
/// assert_eq!(hand.len(), 7);
/// assert_eq!(hand.iter().next(), Some(Character::Peasant));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
pub struct Hand(u8);

impl Hand {
    /// All eight cards of a house (B3).
    pub const FULL: Hand = Hand(u8::MAX);
    /// No card.
    pub const EMPTY: Hand = Hand(0);

    /// Is the character still held?
    #[inline]
    pub const fn contains(self, character: Character) -> bool {
        self.0 >> character.value() & 1 == 1
    }

    /// The hand with this card too.
    #[inline]
    #[must_use]
    pub const fn with(self, character: Character) -> Hand {
        Hand(self.0 | 1 << character.value())
    }

    /// The hand without this card.
    #[inline]
    #[must_use]
    pub const fn without(self, character: Character) -> Hand {
        Hand(self.0 & !(1 << character.value()))
    }

    /// How many cards are held.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is nothing held?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards by rising value.
    pub fn iter(self) -> impl Iterator<Item = Character> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let character = *Character::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest.wrapping_sub(1);
            Some(character)
        })
    }
}

impl FromIterator<Character> for Hand {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Hand {
        characters.into_iter().fold(Hand::EMPTY, Hand::with)
    }
}

/// Where blazons lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Where {
    /// Before a player.
    Before(Seat),
    /// In the pool.
    Pool,
}

/// One blazon's place: where it lies, and as which from the first, counted from 0 (B4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// Before whom, or the pool.
    pub at: Where,
    /// As which of the blazons there.
    pub place: u8,
}

impl Spot {
    /// A place before a player.
    pub const fn before(seat: Seat, place: u8) -> Spot {
        Spot { at: Where::Before(seat), place }
    }

    /// A place in the pool.
    pub const fn pool(place: u8) -> Spot {
        Spot { at: Where::Pool, place }
    }
}

/// `2.0` is the first blazon before seat 2, `pool.3` the fourth of the pool.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Where::Before(seat) => write!(f, "{}.{}", seat.0, self.place),
            Where::Pool => write!(f, "pool.{}", self.place),
        }
    }
}

impl FromStr for Spot {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Spot, Unreadable> {
        let (at, place) = text.split_once('.').ok_or(Unreadable)?;
        let place = number(place)?;
        let at = if at == "pool" { Where::Pool } else { Where::Before(Seat(number(at)?)) };
        Ok(Spot { at, place })
    }
}

/// Reads a small number as it is written: digits only, no leading zero.
pub(super) fn number(text: &str) -> Result<u8, Unreadable> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    if plain { text.parse().map_err(|_| Unreadable) } else { Err(Unreadable) }
}

/// One coat of arms as it lies, with everything that may be hidden in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Blazon {
    /// Whose arms it shows.
    pub house: House,
    /// Does it lie face up?
    pub up: bool,
    /// Who has looked at it while it lay face down (B28).
    pub seen_by: SeatSet,
}

/// A bourgeoisie card (B25), from the lowest to the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bourgeoisie {
    /// The petty bourgeoisie.
    Petty,
    /// The middle bourgeoisie.
    Middle,
    /// The great bourgeoisie.
    Great,
    /// The high bourgeoisie, which three players leave out.
    High,
}

impl Bourgeoisie {
    /// All bourgeoisie cards, lowest first.
    pub const ALL: [Bourgeoisie; 4] = [Bourgeoisie::Petty, Bourgeoisie::Middle, Bourgeoisie::Great, Bourgeoisie::High];

    /// How many tricks may be consulted (B26), or blazons looked at (B28).
    pub const fn reach(self) -> u8 {
        match self {
            Bourgeoisie::Petty => 2,
            Bourgeoisie::Middle => 3,
            Bourgeoisie::Great => 4,
            Bourgeoisie::High => 5,
        }
    }

    /// Whom its holder may take from a trick (B27).
    pub const fn servant(self) -> Character {
        match self {
            Bourgeoisie::Petty => Character::Minstrel,
            Bourgeoisie::Middle => Character::Magistrate,
            Bourgeoisie::Great => Character::Monk,
            Bourgeoisie::High => Character::Steward,
        }
    }
}

/// What a bourgeoisie card is used for: the first three variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Look through tricks (B26).
    Consult,
    /// Take a card from the trick (B27).
    Help,
    /// Look at face-down blazons (B28).
    Look,
}

impl Effect {
    /// All effects, in the order of the variants.
    pub const ALL: [Effect; 3] = [Effect::Consult, Effect::Help, Effect::Look];

    /// The stable word for this effect.
    pub const fn word(self) -> &'static str {
        match self {
            Effect::Consult => "consult",
            Effect::Help => "help",
            Effect::Look => "look",
        }
    }
}

impl FromStr for Effect {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Effect, Unreadable> {
        Effect::ALL.into_iter().find(|effect| effect.word() == text).ok_or(Unreadable)
    }
}
