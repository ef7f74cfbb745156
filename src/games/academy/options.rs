//! What is agreed before the deal: who sits where, advanced rules, variants, and the printed numbers of the box.

use std::fmt;
use std::str::FromStr;

use super::illegal::Illegal;
use super::squire::Squire;
use super::text::{Unreadable, serde_as_text};
use super::tracks::Track;
use crate::kernel::Seat;

/// How many play, and with two, which of the two-player games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Seating {
    /// Three players, a squire each.
    #[default]
    Three,
    /// Four players, a squire each.
    Four,
    /// Five players, a squire each.
    Five,
    /// Two players and a neutral squire (A35).
    Karadoc,
    /// Two players with two squires each (A36).
    Lancelot,
}

impl Seating {
    /// All seatings.
    pub const ALL: [Seating; 5] = [Seating::Three, Seating::Four, Seating::Five, Seating::Karadoc, Seating::Lancelot];

    /// How many seats decide.
    #[inline]
    pub const fn seats(self) -> usize {
        match self {
            Seating::Three => 3,
            Seating::Four => 4,
            Seating::Five => 5,
            Seating::Karadoc | Seating::Lancelot => 2,
        }
    }

    /// How many squires are on the tracks.
    #[inline]
    pub const fn squires(self) -> usize {
        match self {
            Seating::Three | Seating::Karadoc => 3,
            Seating::Four | Seating::Lancelot => 4,
            Seating::Five => 5,
        }
    }

    /// Whose squire it is; nobody's, if it is the neutral of Karadoc. `lead` is the seat of A6, who owns blue in Lancelot.
    #[inline]
    pub const fn owner(self, squire: Squire, lead: Seat) -> Option<Seat> {
        match self {
            Seating::Three | Seating::Four | Seating::Five => Some(Seat(squire.0)),
            Seating::Karadoc if squire.0 == Squire::NEUTRAL.0 => None,
            Seating::Karadoc => Some(Seat(squire.0)),
            Seating::Lancelot => Some(Seat((squire.0 + lead.0) % 2)),
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Seating::Three => "3",
            Seating::Four => "4",
            Seating::Five => "5",
            Seating::Karadoc => "karadoc",
            Seating::Lancelot => "lancelot",
        }
    }
}

/// Who begins (A6): the first player of round 1; in Lancelot the owner of blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum First {
    /// Drawn at random.
    #[default]
    Random,
    /// Chosen in set-up.
    Chosen(Seat),
}

/// The six variants, each its own switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Variants {
    /// White Knight vs Black Knight, on Jousts and Tournaments (A28, A29).
    pub knights: bool,
    /// The Bet, on Gallantry (A30).
    pub bet: bool,
    /// Secret Codex, on Education (A31).
    pub codex: bool,
    /// Scrolls, on King's Service (A32).
    pub scrolls: bool,
    /// Glory, on Quests (A33).
    pub glory: bool,
    /// Alms, on Charity (A34).
    pub alms: bool,
}

impl Variants {
    /// All 64 sets of switches.
    pub fn all() -> impl Iterator<Item = Variants> {
        (0..64u8).map(|bits| Variants {
            knights: bits & 1 != 0,
            bet: bits & 2 != 0,
            codex: bits & 4 != 0,
            scrolls: bits & 8 != 0,
            glory: bits & 16 != 0,
            alms: bits & 32 != 0,
        })
    }
}

/// From this square on, King's Service with scrolls pays this coat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Band {
    /// The first square that pays it.
    pub from: u8,
    /// The coat's value.
    pub value: u8,
}

/// The numbers that the rulebook gives only in a picture. The defaults are those of the rules page; who owns the box can
/// enter what is printed on theirs.
///
/// | field | rule | default | range |
/// |---|---|---|---|
/// | `quests` | A4, A20 | 17, 10, 4 | 4 to 40, each smaller than the one before |
/// | `charity` | A4, A21 | −10, −5 | −40 to −1, the last place at least as dear |
/// | `cups` | A28 | 10 a side | 3 to 30 |
/// | `scrolls` | A32 | 1 from 1, 2 from 4, 3 from 6, 4 from 9, 6 from 12 | squares 1 to 12 and values 1 to 12, rising |
/// | `lancelot` | A36 | 0, 1, 2, 3, 0, 1 | squires 0 to 3 |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Values {
    /// What the first, second and third on Quests win.
    pub quests: [i8; 3],
    /// What the last and the second to last on Charity lose.
    pub charity: [i8; 2],
    /// How many cups lie on each side of the Cup track.
    pub cups: u8,
    /// What King's Service pays by square, with scrolls.
    pub scrolls: [Band; 5],
    /// The first squire of each round in Lancelot.
    pub lancelot: [u8; 6],
}

impl Default for Values {
    fn default() -> Self {
        let band = |from, value| Band { from, value };
        Values {
            quests: [17, 10, 4],
            charity: [-10, -5],
            cups: 10,
            scrolls: [band(1, 1), band(4, 2), band(6, 3), band(9, 4), band(12, 6)],
            lancelot: [0, 1, 2, 3, 0, 1],
        }
    }
}

impl Values {
    fn check(&self) -> Result<(), Illegal> {
        let Values { quests, charity, cups, scrolls, lancelot } = self;
        let quests_fall = quests[0] > quests[1] && quests[1] > quests[2];
        if !quests_fall || !quests.iter().all(|value| (4..=40).contains(value)) {
            return Err(Illegal::QuestsValues);
        }
        if charity[0] > charity[1] || !charity.iter().all(|value| (-40..=-1).contains(value)) {
            return Err(Illegal::CharityValues);
        }
        if !(3..=30).contains(cups) {
            return Err(Illegal::CupValues);
        }
        let rises = scrolls.windows(2).all(|two| two[0].from < two[1].from && two[0].value < two[1].value);
        if !rises || !scrolls.iter().all(|b| (1..=12).contains(&b.from) && (1..=12).contains(&b.value)) {
            return Err(Illegal::ScrollValues);
        }
        if lancelot.iter().any(|&squire| squire > 3) {
            return Err(Illegal::LancelotOrder);
        }
        Ok(())
    }
}

/// What is agreed before the deal. Its text form (`4,advanced,bet,first=2`) names what differs from the default; saves,
/// links and the command line use it.
///
/// ```
/// use quintain::games::academy::{Options, Seating};
/// let options: Options = "4,advanced,codex".parse().unwrap();
/// assert_eq!(options.seating, Seating::Four);
/// assert!(options.variants.codex && !options.variants.bet);
/// assert_eq!(options.to_string(), "4,advanced,codex");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Options {
    /// How many play.
    pub seating: Seating,
    /// Who begins.
    pub first: First,
    /// The advanced rules (A25 to A27).
    pub advanced: bool,
    /// The six variants (A28 to A34).
    pub variants: Variants,
    /// Scores are shown to all while the game runs (A23).
    pub open_scores: bool,
    /// The printed numbers.
    pub values: Values,
}

impl Options {
    /// How many squires are on the tracks.
    #[inline]
    pub const fn squires(&self) -> usize {
        self.seating.squires()
    }

    /// Is the track scored by the calendar (A13, A29)? King's Service with scrolls has none (A32).
    #[inline]
    pub const fn scores(&self, track: Track, round: u8) -> bool {
        match track {
            Track::Gallantry | Track::Education => true,
            Track::Jousts | Track::Tournaments => !self.variants.knights || round.is_multiple_of(2),
            Track::Service => !self.variants.scrolls && (round == 3 || round == 6),
            Track::Quests | Track::Charity => round == 6,
        }
    }

    /// Does the track go back after round 3 (A14)? The knights' tracks (A29) and scrolls (A32) keep their own time.
    #[inline]
    pub const fn resets(&self, track: Track) -> bool {
        match track {
            Track::Gallantry | Track::Education => true,
            Track::Jousts | Track::Tournaments => !self.variants.knights,
            Track::Service => !self.variants.scrolls,
            Track::Quests | Track::Charity => false,
        }
    }

    /// The coat that King's Service pays on this square, if any (A22, A32).
    #[inline]
    pub fn service_coat(&self, square: u16) -> Option<u8> {
        if self.variants.scrolls {
            let band = self.values.scrolls.iter().rev().find(|band| square >= u16::from(band.from));
            return band.map(|band| band.value);
        }
        match square {
            0..=5 => None,
            6..=11 => Some(6),
            _ => Some(12),
        }
    }

    /// Are these options within the rules?
    pub fn check(&self) -> Result<(), Illegal> {
        if let First::Chosen(seat) = self.first
            && seat.index() >= self.seating.seats()
        {
            return Err(Illegal::NoSuchSeat);
        }
        self.values.check()
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Options { seating, first, advanced, variants, open_scores, values } = self;
        f.write_str(seating.word())?;
        let mut copy = *variants;
        let switches = switches(&mut copy).map(|(word, on)| (word, *on));
        for (word, on) in [("advanced", *advanced)].into_iter().chain(switches).chain([("open", *open_scores)]) {
            if on {
                write!(f, ",{word}")?;
            }
        }
        if let First::Chosen(seat) = first {
            write!(f, ",first={}", seat.0)?;
        }
        let default = Values::default();
        let written = number_fields(&default).into_iter().zip(number_fields(values));
        for ((word, usual), (_, own)) in written {
            if own != usual {
                write!(f, ",{word}={own}")?;
            }
        }
        Ok(())
    }
}

fn switches(variants: &mut Variants) -> [(&'static str, &mut bool); 6] {
    let Variants { knights, bet, codex, scrolls, glory, alms } = variants;
    [("knights", knights), ("bet", bet), ("codex", codex), ("scrolls", scrolls), ("glory", glory), ("alms", alms)]
}

fn number_fields(values: &Values) -> [(&'static str, String); 5] {
    let Values { quests, charity, cups, scrolls, lancelot } = values;
    let scrolls = scrolls.map(|band| format!("{}:{}", band.from, band.value)).join("/");
    [
        ("quests", quests.map(|value| value.to_string()).join("/")),
        ("charity", charity.map(|value| value.to_string()).join("/")),
        ("cups", cups.to_string()),
        ("scrolls", scrolls),
        ("lancelot", lancelot.map(|squire| squire.to_string()).join("/")),
    ]
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Options, Unreadable> {
        let mut options = Options::default();
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            match word.split_once('=') {
                Some((name, value)) => options.read_value(name, value)?,
                None => options.read_word(word)?,
            }
        }
        Ok(options)
    }
}

impl Options {
    fn read_word(&mut self, word: &str) -> Result<(), Unreadable> {
        if let Some(seating) = Seating::ALL.into_iter().find(|seating| seating.word() == word) {
            self.seating = seating;
        } else if let Some((_, switch)) = switches(&mut self.variants).into_iter().find(|(name, _)| *name == word) {
            *switch = true;
        } else {
            match word {
                "advanced" => self.advanced = true,
                "open" => self.open_scores = true,
                _ => return Err(Unreadable),
            }
        }
        Ok(())
    }

    fn read_value(&mut self, name: &str, text: &str) -> Result<(), Unreadable> {
        match name {
            "first" => self.first = First::Chosen(Seat(text.parse().map_err(|_| Unreadable)?)),
            "quests" => self.values.quests = read_numbers(text)?,
            "charity" => self.values.charity = read_numbers(text)?,
            "cups" => [self.values.cups] = read_numbers(text)?,
            "lancelot" => self.values.lancelot = read_numbers(text)?,
            "scrolls" => {
                let numbers: [u8; 10] = read_numbers(&text.replace(':', "/"))?;
                self.values.scrolls = std::array::from_fn(|i| Band { from: numbers[2 * i], value: numbers[2 * i + 1] });
            }
            _ => return Err(Unreadable),
        }
        Ok(())
    }
}

fn read_numbers<T: FromStr, const N: usize>(text: &str) -> Result<[T; N], Unreadable> {
    let numbers: Vec<T> = text.split('/').map(|n| n.parse().map_err(|_| Unreadable)).collect::<Result<_, _>>()?;
    numbers.try_into().map_err(|_| Unreadable)
}

serde_as_text!(Options);
