//! Who will stand ahead of whom when a track is scored: chances by the present distance and the time to go.

use super::weights::{Numbers, W};
use crate::bots::maths::exp;
use crate::games::academy::Disc;

/// Time is counted in quarters of a round: each squire plays four cards a round (A9).
pub const QUARTERS: usize = 4;

/// The longest time there is: six rounds.
const TIMES: usize = 6 * QUARTERS + 1;

/// Distances are counted in half squares, so that a place in a stack is half a square.
const FARTHEST: i32 = 40;
const DISTANCES: usize = 2 * FARTHEST as usize + 1;

/// How fast the discs of a track scatter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// A track with cards of its own.
    Single,
    /// Jousts and Tournaments, which share theirs.
    Combat,
}

/// The chances after a given time, by distance.
#[derive(Clone, Copy, Debug)]
pub struct After<'a>(&'a [f32; DISTANCES]);

impl After<'_> {
    /// The chance that the disc `one` will then be ahead of `other`.
    #[inline]
    pub fn ahead(self, one: Disc, other: Disc) -> f32 {
        let distance = 2 * (i32::from(one.progress()) - i32::from(other.progress()));
        let distance = if distance == 0 {
            (i32::from(one.height()) - i32::from(other.height())).signum()
        } else {
            distance.clamp(-FARTHEST, FARTHEST)
        };
        self.0[(distance + FARTHEST) as usize]
    }
}

/// The chances, tabulated.
#[derive(Clone, Debug)]
pub struct Odds {
    ahead: Vec<[f32; DISTANCES]>,
    stay: [f32; TIMES],
}

impl Odds {
    /// Tabulates the chances of these numbers.
    pub fn new(numbers: &Numbers) -> Odds {
        let table = |spread: f32| (0..TIMES).map(move |time| row(time, spread, numbers[W::LeastSpread]));
        let ahead = table(numbers[W::SingleSpread]).chain(table(numbers[W::CombatSpread])).collect();
        let mut stay = [1.0; TIMES];
        for time in 1..TIMES {
            stay[time] = stay[time - 1] * numbers[W::StayAtStart];
        }
        Odds { ahead, stay }
    }

    /// The chances after `time` quarters.
    #[inline]
    pub fn after(&self, pace: Pace, time: usize) -> After<'_> {
        After(match pace {
            Pace::Single => &self.ahead[time],
            Pace::Combat => &self.ahead[TIMES + time],
        })
    }

    /// The chance that a disc on square 0 is still there after `time` quarters.
    #[inline]
    pub fn stay(&self, time: usize) -> f32 {
        self.stay[time]
    }
}

/// The chances to be ahead after `time` quarters, by distance; with no time left the order is settled.
fn row(time: usize, spread: f32, least: f32) -> [f32; DISTANCES] {
    let scale = spread * (time as f32 / QUARTERS as f32).sqrt() + least;
    std::array::from_fn(|place| {
        let distance = place as i32 - FARTHEST;
        match (time, distance) {
            (_, 0) => 0.5,
            (0, _) if distance > 0 => 1.0,
            (0, _) => 0.0,
            _ => 1.0 / (1.0 + exp(-0.5 * distance as f32 / scale)),
        }
    })
}
