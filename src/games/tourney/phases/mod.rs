//! What is to be decided, one file per phase.

use serde::{Deserialize, Serialize};

use super::action::Deed;
use crate::kernel::{Seat, SeatSet};

/// What is to be decided now. Where nobody is named, it is the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The starter names the colour (T5, T6).
    Name,
    /// The player plays cards, ends the turn or withdraws (T9).
    Play,
    /// An action card waits for whoever might answer it (T38).
    ///
    /// T39: every other player who is in is asked, whether they hold Lancelot or not, so being asked betrays nothing.
    /// Who does not hold it can only pass; a screen or a bot passes for them. The answers are secret until all are in.
    Reaction {
        /// The card and its targets.
        deed: Deed,
        /// Who has not answered yet. A view shows only whether its own viewer has.
        open: SeatSet,
        /// Who has answered with Lancelot. A view shows only its own viewer's answer.
        lancelot: Option<Seat>,
    },
    /// Adapt: a player keeps one card of a value (T34).
    Adapt {
        /// Who chooses.
        seat: Seat,
        /// The printed value.
        value: u8,
    },
    /// The player, having withdrawn with a maiden, gives a token back (T18).
    GiveBack,
    /// The winner of a tournament that ended purple takes a token (T20).
    Take {
        /// Who won.
        winner: Seat,
    },
    /// The game is won (T4).
    Over {
        /// By whom.
        winner: Seat,
    },
}
