//! The seven tracks (A1), the discs on them (A3), stacks (A10) and ranks (A16, A17).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::list::List;
use super::squire::{MAX_SQUIRES, Squire};
use super::text::{Unreadable, serde_as_text};

/// The squares of a lap (A3).
pub const LAP: u16 = 20;

/// The last square of King's Service (A3).
pub const SERVICE_END: u16 = 12;

/// One of the seven trainings, in the order of scoring (A1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Track {
    /// Gives moves.
    #[default]
    Gallantry,
    /// White Knight, with that variant (A28).
    Jousts,
    /// Black Knight, with that variant (A28).
    Tournaments,
    /// Costs the last two.
    Education,
    /// King's Service.
    Service,
    /// Pays at the end.
    Quests,
    /// Costs the last two at the end.
    Charity,
}

impl Track {
    /// All tracks in the order of scoring (A1).
    pub const ALL: [Track; 7] = [
        Track::Gallantry,
        Track::Jousts,
        Track::Tournaments,
        Track::Education,
        Track::Service,
        Track::Quests,
        Track::Charity,
    ];

    /// Jousts and Tournaments share their cards.
    #[inline]
    pub const fn is_combat(self) -> bool {
        matches!(self, Track::Jousts | Track::Tournaments)
    }

    /// King's Service pays by square: stacks on it have no meaning (A22).
    #[inline]
    pub const fn is_ranked(self) -> bool {
        !matches!(self, Track::Service)
    }

    /// The track as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Track::Gallantry => 'G',
            Track::Jousts => 'J',
            Track::Tournaments => 'T',
            Track::Education => 'E',
            Track::Service => 'K',
            Track::Quests => 'Q',
            Track::Charity => 'C',
        }
    }
}

impl fmt::Display for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl FromStr for Track {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Track, Unreadable> {
        let mut letters = text.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else { return Err(Unreadable) };
        Track::ALL.into_iter().find(|track| track.letter() == letter).ok_or(Unreadable)
    }
}

serde_as_text!(Track);

/// Where a disc stands: how far it has come, and how many discs of its square lie below it.
///
/// Discs compare as they rank (A16): more progress is ahead, then the higher place in the stack. On square 0 there is no
/// stack, so all discs there are equal (A17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Disc(u16);

impl Disc {
    /// A disc on square 0.
    pub const START: Disc = Disc(0);

    /// A disc at this progress with `height` discs below it.
    #[inline]
    pub const fn new(progress: u16, height: u8) -> Disc {
        Disc(progress << 3 | height as u16)
    }

    /// How far it has come, laps included (A3).
    #[inline]
    pub const fn progress(self) -> u16 {
        self.0 >> 3
    }

    /// How many discs lie below it in its stack.
    #[inline]
    pub const fn height(self) -> u8 {
        (self.0 & 7) as u8
    }

    /// Is it on the start square?
    #[inline]
    pub const fn is_at_start(self) -> bool {
        self.0 == 0
    }

    /// The square it stands on: 1 to 20, or 0 at the start (A3).
    ///
    /// ```
    /// use quintain::games::academy::Disc;
    /// assert_eq!((Disc::new(20, 0).square(), Disc::new(20, 0).laps()), (20, 0));
    /// assert_eq!((Disc::new(23, 0).square(), Disc::new(23, 0).laps()), (3, 1));
    /// ```
    pub const fn square(self) -> u16 {
        if self.progress() == 0 { 0 } else { (self.progress() - 1) % LAP + 1 }
    }

    /// The lap markers under it (A3).
    pub const fn laps(self) -> u16 {
        self.progress().saturating_sub(1) / LAP
    }

    /// As a number that grows with the rank: the tie-break of A24.
    #[inline]
    pub const fn standing(self) -> i32 {
        self.0 as i32
    }
}

/// A disc as JSON has it.
#[derive(Serialize, Deserialize)]
struct Written {
    progress: u16,
    height: u8,
}

impl Serialize for Disc {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { progress: self.progress(), height: self.height() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Disc {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { progress, height } = Written::deserialize(deserializer)?;
        let possible = progress < 1 << 12 && usize::from(height) < MAX_SQUIRES && (progress > 0 || height == 0);
        if possible { Ok(Disc::new(progress, height)) } else { Err(serde::de::Error::custom("no such disc")) }
    }
}

/// A disc went from here to there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Shift {
    /// Where it stood.
    pub from: Disc,
    /// Where it stands now.
    pub to: Disc,
}

impl Shift {
    /// Did it pass square 20 (A3)?
    pub const fn laps(self) -> bool {
        self.to.laps() > self.from.laps()
    }
}

/// The discs of one track, by squire. Places beyond the table's squires stay at the start and are never looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Lane([Disc; MAX_SQUIRES]);

impl Lane {
    /// The disc of a squire.
    #[inline]
    pub const fn disc(&self, squire: Squire) -> Disc {
        self.0[squire.index()]
    }

    /// Sets a disc down where its square's stack has room for it; for set-up positions. Discs are put from below.
    pub fn put(&mut self, squire: Squire, progress: u16) -> Shift {
        let from = self.0[squire.index()];
        self.lift_off(squire);
        let to = self.top_of(squire, progress);
        self.0[squire.index()] = to;
        Shift { from, to }
    }

    /// The others of its stack come down (A10).
    #[inline]
    fn lift_off(&mut self, squire: Squire) {
        let from = self.0[squire.index()];
        for disc in &mut self.0 {
            if disc.progress() == from.progress() && *disc > from {
                disc.0 -= 1;
            }
        }
    }

    /// The place on top of the others at this progress (A10); on square 0 there is no stack (A17).
    #[inline]
    fn top_of(&self, squire: Squire, progress: u16) -> Disc {
        if progress == 0 {
            return Disc::START;
        }
        let others = Squire::all(MAX_SQUIRES).filter(|&o| o != squire && self.disc(o).progress() == progress);
        Disc::new(progress, others.count() as u8)
    }

    /// Moves a disc to another progress, on top of what is there (A10). A move of 0 changes no stack.
    #[inline]
    pub fn shift(&mut self, squire: Squire, progress: u16) -> Shift {
        let from = self.0[squire.index()];
        if from.progress() == progress {
            return Shift { from, to: from };
        }
        self.put(squire, progress)
    }

    /// Lifts a disc to the top of its stack (A25).
    pub fn lift(&mut self, squire: Squire) -> Shift {
        let progress = self.disc(squire).progress();
        self.put(squire, progress)
    }

    /// Is another disc on top of this one?
    #[inline]
    pub fn is_covered(&self, squire: Squire) -> bool {
        let own = self.disc(squire);
        !own.is_at_start() && self.0.iter().any(|disc| disc.progress() == own.progress() && *disc > own)
    }

    /// Who is where, best first (A16).
    #[inline]
    pub fn ranking(&self, squires: usize) -> Ranking {
        let mut order: List<Squire, MAX_SQUIRES> = List::new();
        let mut ahead = 0;
        for squire in Squire::all(squires) {
            order.push(squire);
            ahead += u8::from(!self.disc(squire).is_at_start());
            let mut place = squire.index();
            while place > 0 && self.disc(order[place - 1]) < self.disc(order[place]) {
                order.swap(place - 1, place);
                place -= 1;
            }
        }
        Ranking { order, ahead }
    }
}

/// The squires of a track, best first. Those on square 0 come at the end and are last together (A17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ranking {
    order: List<Squire, MAX_SQUIRES>,
    ahead: u8,
}

impl Ranking {
    /// The squires off square 0, best first.
    #[inline]
    pub fn ahead(&self) -> &[Squire] {
        &self.order[..self.ahead as usize]
    }

    /// The squires on square 0, in squire order.
    #[inline]
    pub fn at_start(&self) -> &[Squire] {
        &self.order[self.ahead as usize..]
    }

    /// The squire of this rank (1 is first), if it is off square 0: a disc on square 0 gains nothing by rank (A17).
    #[inline]
    pub fn place(&self, rank: usize) -> Option<Squire> {
        self.ahead().get(rank - 1).copied()
    }

    /// Those who gain by rank: three places with four or five squires, else two (A18).
    #[inline]
    pub fn gaining(&self) -> &[Squire] {
        let places = if self.order.len() >= 4 { 3 } else { 2 };
        &self.ahead()[..places.min(self.ahead as usize)]
    }

    /// Who is last: one squire, or all those on square 0 (A21).
    #[inline]
    pub fn last(&self) -> &[Squire] {
        let several = self.at_start().len().max(1);
        &self.order[self.order.len() - several..]
    }

    /// Who is second to last: nobody when two or more are last together (A21).
    #[inline]
    pub fn second_to_last(&self) -> Option<Squire> {
        (self.last().len() == 1).then(|| self.order[self.order.len() - 2])
    }
}

/// All seven tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Tracks([Lane; 7]);

impl Tracks {
    /// Where a squire's disc would be after `steps` forward: King's Service ends on 12 (A3).
    #[inline]
    pub fn landing(&self, track: Track, squire: Squire, steps: u8) -> u16 {
        let progress = self[track].disc(squire).progress() + u16::from(steps);
        if track == Track::Service { progress.min(SERVICE_END) } else { progress }
    }

    /// Moves a squire's disc forward (A9, A10).
    #[inline]
    pub fn advance(&mut self, track: Track, squire: Squire, steps: u8) -> Shift {
        let landing = self.landing(track, squire, steps);
        self[track].shift(squire, landing)
    }

    /// Could the disc move at all? Only King's Service ends (A19).
    #[inline]
    pub fn can_move(&self, track: Track, squire: Squire) -> bool {
        track != Track::Service || self[track].disc(squire).progress() < SERVICE_END
    }
}

impl std::ops::Index<Track> for Tracks {
    type Output = Lane;
    #[inline]
    fn index(&self, track: Track) -> &Lane {
        &self.0[track.index()]
    }
}

impl std::ops::IndexMut<Track> for Tracks {
    #[inline]
    fn index_mut(&mut self, track: Track) -> &mut Lane {
        &mut self.0[track.index()]
    }
}
