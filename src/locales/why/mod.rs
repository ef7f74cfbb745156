//! Texts of hints and of "Why?": what a bot thought, in words that a child understands.

mod en;
mod fr;

pub use en::EN;
pub use fr::FR;

use crate::bots::{academy, blazons, tourney};
use crate::games::academy::Squire;
use crate::kernel::Seat;

/// Texts of hints and of "Why?".
pub struct WhyTexts {
    /// The button that asks for the Knight's advice.
    pub hint: &'static str,
    /// The button that asks a bot for its reasons.
    pub why: &'static str,
    /// Before the advice.
    pub advice: &'static str,
    /// Before the other candidates.
    pub others: &'static str,
    /// While the bot thinks about it.
    pub thinking: &'static str,
    /// The chance to win, in per cent.
    pub chance: fn(u8) -> String,
    /// The points expected at the end.
    pub points: fn(i32) -> String,
    /// The tokens expected.
    pub tokens: fn(i32) -> String,
    /// A reason in The Academy.
    pub academy: fn(academy::Reason, SquireNames) -> String,
    /// A reason in The Tourney.
    pub tourney: fn(tourney::Reason, SeatNames) -> String,
    /// A reason in The Blazons.
    pub blazons: fn(blazons::Reason, SeatNames) -> String,
}

/// What the squires are called.
pub type SquireNames<'a> = &'a dyn Fn(Squire) -> String;

/// What the players are called.
pub type SeatNames<'a> = &'a dyn Fn(Seat) -> String;
