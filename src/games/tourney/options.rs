//! What is agreed before the deal: how many play, who deals first, and when the colour is named.

use serde::{Deserialize, Serialize};

use super::Illegal;
use crate::kernel::Seat;

/// The most players The Tourney takes (T3).
pub const MAX_PLAYERS: usize = 5;

/// The options of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play, from 2 to 5 (T3).
    pub seats: u8,
    /// The starter draws first and names the colour then (T5).
    #[serde(default)]
    pub name_after_drawing: bool,
    /// Who deals; the player to the left starts. `None` lets the seed decide (T3).
    #[serde(default)]
    pub dealer: Option<Seat>,
}

impl Default for Options {
    /// Four players, the colour named before drawing, a random dealer.
    fn default() -> Self {
        Options::of(4)
    }
}

impl Options {
    /// The plain game for this many players.
    pub const fn of(seats: u8) -> Options {
        Options { seats, name_after_drawing: false, dealer: None }
    }

    /// How many different tokens win the game (T4).
    pub const fn goal(&self) -> usize {
        if self.seats <= 3 { 5 } else { 4 }
    }

    /// Are these options within the rules?
    pub fn check(&self) -> Result<(), Illegal> {
        if !(2..=MAX_PLAYERS as u8).contains(&self.seats) {
            return Err(Illegal::Seats);
        }
        match self.dealer {
            Some(dealer) if dealer.0 >= self.seats => Err(Illegal::Dealer),
            Some(_) | None => Ok(()),
        }
    }
}
