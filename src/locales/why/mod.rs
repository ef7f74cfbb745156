//! Texts of hints and of "Why?": what a bot thought, in words that a child understands.

mod acts;
mod en;
mod fr;
mod spoken;

pub use acts::Acts;
pub use en::EN;
pub use fr::FR;
pub use spoken::{Spoken, Told, Voice};

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
    /// No answer came.
    pub no_answer: &'static str,
    /// Before a bot's move, with the bot's name.
    pub why_did: fn(&str) -> String,
    /// Before the other choices that an onlooker knows were open.
    pub also_open: &'static str,
    /// What an onlooker cannot know: the bot's own cards.
    pub hidden: &'static str,
    /// Asks about the move before.
    pub earlier: &'static str,
    /// Asks about the move after.
    pub later: &'static str,
    /// What choosing one of the candidates does.
    pub show: &'static str,
    /// The chance to win, in per cent, and what is expected at the end.
    pub outcome: fn(u8, &str) -> String,
    /// The points expected at the end.
    pub points: fn(i32) -> String,
    /// The tokens expected.
    pub tokens: fn(i32) -> String,
    /// What the actions of the three games are called.
    pub acts: Acts,
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
