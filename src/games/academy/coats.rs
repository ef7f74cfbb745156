//! Coats of arms (A4): the points a squire has won or lost, and the purse that holds them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::text::{Unreadable, serde_as_text};

/// Which track a coat comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CoatKind {
    /// Jousts or Tournaments: one kind.
    Combat,
    /// Education.
    Education,
    /// King's Service.
    Service,
    /// Quests.
    Quests,
    /// Charity.
    Charity,
}

impl CoatKind {
    const ALL: [CoatKind; 5] =
        [CoatKind::Combat, CoatKind::Education, CoatKind::Service, CoatKind::Quests, CoatKind::Charity];

    const fn letter(self) -> char {
        match self {
            CoatKind::Combat => 'X',
            CoatKind::Education => 'E',
            CoatKind::Service => 'K',
            CoatKind::Quests => 'Q',
            CoatKind::Charity => 'C',
        }
    }
}

/// One coat of arms. Written as a letter and a value: `X3`, `E-1`, `K12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coat {
    /// Where it comes from.
    pub kind: CoatKind,
    /// What it is worth.
    pub value: i8,
}

impl Coat {
    /// A coat of this kind and value.
    #[inline]
    pub const fn new(kind: CoatKind, value: i8) -> Coat {
        Coat { kind, value }
    }
}

impl fmt::Display for Coat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind.letter(), self.value)
    }
}

impl FromStr for Coat {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Coat, Unreadable> {
        let letter = text.chars().next().ok_or(Unreadable)?;
        let kind = CoatKind::ALL.into_iter().find(|kind| kind.letter() == letter).ok_or(Unreadable)?;
        let value: i8 = text[1..].parse().map_err(|_| Unreadable)?;
        let coat = Coat { kind, value };
        if coat.to_string() == text { Ok(coat) } else { Err(Unreadable) }
    }
}

serde_as_text!(Coat);

/// An Education coat: what the codex hides (A31), and what the last two take (A21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum Lesson {
    /// A 0: shown and returned.
    #[default]
    Nothing,
    /// A −1.
    MinusOne,
    /// A −3.
    MinusThree,
}

impl Lesson {
    /// What it is worth.
    #[inline]
    pub const fn value(self) -> i8 {
        match self {
            Lesson::Nothing => 0,
            Lesson::MinusOne => -1,
            Lesson::MinusThree => -3,
        }
    }

    /// It as a coat.
    #[inline]
    pub const fn coat(self) -> Coat {
        Coat::new(CoatKind::Education, self.value())
    }
}

/// The coats a squire holds. Coats of one kind and value are alike, so they are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Purse {
    /// Joust/Tournament coats, by value.
    combat: [u8; 9],
    /// King's Service coats, by value.
    service: [u8; 13],
    /// Education coats of −1.
    minus_one: u8,
    /// Education coats of −3.
    minus_three: u8,
    /// The Quests coat, 0 if none: Quests is scored once.
    quests: i8,
    /// The Charity coat, 0 if none: Charity is scored once.
    charity: i8,
    /// The points of Glory (A33), which are not coats.
    glory: i8,
}

impl Purse {
    /// Puts a coat in.
    #[inline]
    pub fn add(&mut self, coat: Coat) {
        match coat.kind {
            CoatKind::Combat => self.combat[coat.value as usize] += 1,
            CoatKind::Service => self.service[coat.value as usize] += 1,
            CoatKind::Education if coat.value == -1 => self.minus_one += 1,
            CoatKind::Education if coat.value == -3 => self.minus_three += 1,
            CoatKind::Education => {} // A31: a 0 goes back, nobody keeps it.
            CoatKind::Quests => self.quests = coat.value,
            CoatKind::Charity => self.charity = coat.value,
        }
    }

    /// Takes a coat out that may change hands (A34): an Education coat, or a small positive one.
    #[inline]
    pub fn remove(&mut self, coat: Coat) {
        match coat.kind {
            CoatKind::Combat => self.combat[coat.value as usize] -= 1,
            CoatKind::Service => self.service[coat.value as usize] -= 1,
            CoatKind::Education if coat.value == -1 => self.minus_one -= 1,
            CoatKind::Education => self.minus_three -= 1,
            CoatKind::Quests => self.quests = 0,
            CoatKind::Charity => self.charity = 0,
        }
    }

    /// How many coats of this kind and value there are.
    pub fn count(&self, coat: Coat) -> u8 {
        let at = |counts: &[u8]| usize::try_from(coat.value).ok().and_then(|v| counts.get(v)).copied().unwrap_or(0);
        match coat.kind {
            CoatKind::Combat => at(&self.combat),
            CoatKind::Service => at(&self.service),
            CoatKind::Education if coat.value == -1 => self.minus_one,
            CoatKind::Education if coat.value == -3 => self.minus_three,
            CoatKind::Education => 0,
            CoatKind::Quests => u8::from(coat.value != 0 && self.quests == coat.value),
            CoatKind::Charity => u8::from(coat.value != 0 && self.charity == coat.value),
        }
    }

    /// All coats with their counts, by kind and value.
    pub fn coats(&self) -> impl Iterator<Item = (Coat, u8)> + '_ {
        let positive = (1..=8).map(|v| (CoatKind::Combat, v)).chain((1..=12).map(|v| (CoatKind::Service, v)));
        let other = [(CoatKind::Education, -1), (CoatKind::Education, -3)];
        let once = [(CoatKind::Quests, self.quests), (CoatKind::Charity, self.charity)];
        positive
            .chain(other)
            .chain(once)
            .map(|(kind, value)| (Coat::new(kind, value), self.count(Coat::new(kind, value))))
            .filter(|&(_, count)| count > 0)
    }

    /// How many Joust/Tournament and King's Service coats there are (A33).
    #[inline]
    pub fn positive(&self) -> u8 {
        self.combat.iter().sum::<u8>() + self.service.iter().sum::<u8>()
    }

    /// The different positive coats of value 3 or less (A34).
    pub fn small(&self) -> impl Iterator<Item = Coat> + '_ {
        [CoatKind::Combat, CoatKind::Service]
            .into_iter()
            .flat_map(|kind| (1..=3).map(move |value| Coat::new(kind, value)))
            .filter(|&coat| self.count(coat) > 0)
    }

    /// The Education coats: how many −1 and how many −3.
    #[inline]
    pub const fn lessons(&self) -> (u8, u8) {
        (self.minus_one, self.minus_three)
    }

    /// The purse with these Education coats: how many −1 and how many −3.
    #[must_use]
    pub const fn with_lessons(mut self, (minus_one, minus_three): (u8, u8)) -> Purse {
        self.minus_one = minus_one;
        self.minus_three = minus_three;
        self
    }

    /// The points of Glory (A33).
    #[inline]
    pub const fn glory(&self) -> i8 {
        self.glory
    }

    /// Writes down the points of Glory (A33).
    #[inline]
    pub fn set_glory(&mut self, points: i8) {
        self.glory = points;
    }

    /// What everything is worth.
    #[inline]
    pub fn points(&self) -> i32 {
        self.points_without_lessons() - i32::from(self.minus_one) - 3 * i32::from(self.minus_three)
    }

    /// What everything but the Education coats is worth (A23).
    #[inline]
    pub fn points_without_lessons(&self) -> i32 {
        let worth = |counts: &[u8]| (0i32..).zip(counts).map(|(value, &n)| value * i32::from(n)).sum::<i32>();
        let once = i32::from(self.quests) + i32::from(self.charity) + i32::from(self.glory);
        worth(&self.combat) + worth(&self.service) + once
    }
}
