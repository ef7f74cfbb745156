//! What is agreed before the first round: players and houses, the four variants, open table, the first leader.

use serde::{Deserialize, Serialize};

use super::Illegal;
use super::cards::{Effect, House};
use crate::kernel::{BySeat, MAX_SEATS, Seat};

/// The fewest players (B2).
pub const MIN_SEATS: usize = 3;

/// Players, variants and table manners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Every seat's house; `None` is drawn at random from those left (B2).
    pub houses: BySeat<Option<House>>,
    /// Who leads first; drawn at random if nobody is named (B5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Variant 1: tricks are looked through with a bourgeoisie card only (B26).
    #[serde(default, skip_serializing_if = "is_off")]
    pub consulting: bool,
    /// Variant 2: a bourgeoisie card takes a character from a trick (B27).
    #[serde(default, skip_serializing_if = "is_off")]
    pub helping: bool,
    /// Variant 3: a bourgeoisie card looks at face-down blazons (B28).
    #[serde(default, skip_serializing_if = "is_off")]
    pub curious: bool,
    /// Variant 4: the monk has a power (B29).
    #[serde(default, skip_serializing_if = "is_off")]
    pub active_monk: bool,
    /// Past tricks and what everybody still holds are shown to all (B11).
    #[serde(default, skip_serializing_if = "is_off")]
    pub open_table: bool,
}

// Serde hands over a reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_off(switch: &bool) -> bool {
    !switch
}

impl Default for Options {
    /// Four players, houses and first leader drawn, no variant.
    fn default() -> Options {
        Options::new(4)
    }
}

impl Options {
    /// The plain game for this many players, houses and first leader drawn.
    pub fn new(seats: usize) -> Options {
        Options {
            houses: BySeat::new(seats, None),
            first: None,
            consulting: false,
            helping: false,
            curious: false,
            active_monk: false,
            open_table: false,
        }
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.houses.seats()
    }

    /// Is this use of a bourgeoisie card played with?
    #[inline]
    pub fn has(&self, effect: Effect) -> bool {
        match effect {
            Effect::Consult => self.consulting,
            Effect::Help => self.helping,
            Effect::Look => self.curious,
        }
    }

    /// Are bourgeoisie cards dealt at all (B25)?
    #[inline]
    pub fn has_bourgeoisie(&self) -> bool {
        self.consulting || self.helping || self.curious
    }

    /// How many blazons each player takes face down; one more lies face up (B4).
    #[inline]
    pub fn dealt_down(&self) -> usize {
        if self.seats() <= 4 { 2 } else { 1 }
    }

    pub(super) fn check(&self) -> Result<(), Illegal> {
        if !(MIN_SEATS..=MAX_SEATS).contains(&self.seats()) {
            return Err(Illegal::Seats);
        }
        let chosen = || self.houses.iter().flatten();
        if House::ALL.iter().any(|house| chosen().filter(|&other| other == house).count() > 1) {
            return Err(Illegal::SameHouse);
        }
        if self.first.is_some_and(|first| first.index() >= self.seats()) {
            return Err(Illegal::NoSuchLeader);
        }
        if self.open_table && self.consulting {
            return Err(Illegal::OpenTableWithConsulting);
        }
        Ok(())
    }
}
