//! Why an action or a set of options is refused: data that names the rule, for the screen to say in the player's words.

use super::phases::Moment;
use crate::kernel::Rule;

/// Why an action or a set of options is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The seat owes no decision: another's moment has come.
    NotAsked(Moment),
    /// The seat owes a decision, but of another kind.
    NotNow(Moment),
    /// The packet has no such card (A8).
    NotInPacket,
    /// The squire holds no such card (A9).
    NotInHand,
    /// The card does not go on this track (A9).
    OtherTrack,
    /// The neutral's drawn card is another one (A35).
    NotDrawn,
    /// The disc cannot move on this track (A19).
    CannotMove,
    /// A lift would change nothing here (A25).
    NothingToLift,
    /// The codex has no such place, or it is empty (A31).
    NoSuchPlace,
    /// The receiver is not among the last (A34).
    NotAmongLast,
    /// The squire holds no such Education coat to give (A34).
    NoCoatToGive,
    /// There is no such coat of value 3 or less to take (A34).
    NoCoatToTake,
    /// The three cards are not a pile of the six, in order, the lesser pile first (A36).
    NotAPile,
    /// There are two piles to take from, 0 and 1 (A36).
    NoSuchPile,
    /// The three cards are not among the six, in order (A36).
    NotYourThree,
    /// Options: the first player has no seat at this table (A6).
    NoSuchSeat,
    /// Options: Quests pays 4 to 40, each place less than the one before (A4).
    QuestsValues,
    /// Options: Charity costs 1 to 40, the last place at least as much (A4).
    CharityValues,
    /// Options: there are 3 to 30 cups a side (A28).
    CupValues,
    /// Options: scroll squares and values rise within 1 to 12 (A32).
    ScrollValues,
    /// Options: the first squires of Lancelot are 0 to 3 (A36).
    LancelotOrder,
}

impl Rule for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotAsked(moment) | Illegal::NotNow(moment) => moment.rule(),
            Illegal::NotInPacket => "A8",
            Illegal::NotInHand | Illegal::OtherTrack => "A9",
            Illegal::NotDrawn => "A35",
            Illegal::CannotMove => "A19",
            Illegal::NothingToLift => "A25",
            Illegal::NoSuchPlace => "A31",
            Illegal::NotAmongLast | Illegal::NoCoatToGive | Illegal::NoCoatToTake => "A34",
            Illegal::NotAPile | Illegal::NoSuchPile | Illegal::NotYourThree | Illegal::LancelotOrder => "A36",
            Illegal::NoSuchSeat => "A6",
            Illegal::QuestsValues | Illegal::CharityValues => "A4",
            Illegal::CupValues => "A28",
            Illegal::ScrollValues => "A32",
        }
    }
}
