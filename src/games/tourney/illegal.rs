//! Why an action or a set of options is refused: data that names its rule.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use crate::kernel::Rule;

/// Why an action or a set of options is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Illegal {
    /// Two to five play.
    Seats,
    /// The dealer sits at the table.
    Dealer,
    /// The game is won.
    GameOver,
    /// It is another's decision.
    NotAsked,
    /// This is not what is to be decided now.
    OtherDecision,
    /// The colour needs a card of it, or a supporter, in hand.
    NoCardOfColour,
    /// Purple does not follow purple.
    PurpleBarred,
    /// The starter's first card is of the colour or a supporter.
    FirstCard,
    /// The starter cannot withdraw on the opening turn.
    CannotWithdraw,
    /// The card is not in the hand.
    NotInHand,
    /// The card does not fit the colour.
    WrongColour,
    /// Action cards do not go onto the display.
    NotForDisplay,
    /// To stay in, a card must be played in this turn.
    NothingPlayed,
    /// To stay in, the total must be higher than every other.
    NotHighest,
    /// A display holds at most one maiden.
    SecondMaiden,
    /// A lone card cannot be taken or removed.
    LoneCard,
    /// The player has no such token to give back.
    TokenNotOwned,
    /// The token is owned already.
    TokenOwned,
    /// Nothing would change.
    NothingChanges(Card),
    /// The action card does not apply to the present colour, or cannot lead to that one.
    WrongWeapon(Card),
    /// The target is not an opponent at this table, or is oneself.
    NotAnOpponent(Card),
    /// The target has withdrawn.
    Withdrawn(Card),
    /// The target has no card in the display.
    NotEntered(Card),
    /// There is no such card.
    NoSuchCard(Card),
    /// The target's hand is empty.
    EmptyHand,
    /// Two equal cards cannot be exchanged.
    EqualCards,
    /// A display that has a card may not be left without one.
    DisplayEmptied,
    /// The Shield protects the display.
    Shielded,
    /// The target is stunned already.
    AlreadyStunned,
    /// Stunned allows only one card a turn.
    StunnedLimit,
    /// Lancelot is not in the hand.
    NoLancelot,
    /// Lancelot is played only when another plays an action card.
    LancelotOutOfPlace,
    /// The card is not among those to choose from.
    NotOfThisValue,
}

impl Illegal {
    /// The rule of an action card.
    pub const fn rule_of(card: Card) -> &'static str {
        match card {
            Card::Unhorse => "T22",
            Card::ChangeWeapon => "T23",
            Card::DropWeapon => "T24",
            Card::BreakLance => "T25",
            Card::Riposte => "T26",
            Card::Dodge => "T27",
            Card::Retreat => "T28",
            Card::KnockDown => "T29",
            Card::Outmaneuver => "T30",
            Card::Charge => "T31",
            Card::Countercharge => "T32",
            Card::Disgrace => "T33",
            Card::Adapt => "T34",
            Card::Outwit => "T35",
            Card::Shield => "T36",
            Card::Stunned => "T37",
            Card::Lancelot => "T38",
            Card::Purple3
            | Card::Purple4
            | Card::Purple5
            | Card::Purple7
            | Card::Red3
            | Card::Red4
            | Card::Red5
            | Card::Blue2
            | Card::Blue3
            | Card::Blue4
            | Card::Blue5
            | Card::Yellow2
            | Card::Yellow3
            | Card::Yellow4
            | Card::Green1
            | Card::Squire2
            | Card::Squire3
            | Card::Maiden6 => "T11",
        }
    }
}

impl Rule for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::Seats | Illegal::Dealer => "T3",
            Illegal::GameOver => "T4",
            Illegal::NoCardOfColour | Illegal::PurpleBarred => "T6",
            Illegal::FirstCard | Illegal::CannotWithdraw => "T8",
            Illegal::NotAsked | Illegal::OtherDecision | Illegal::NotInHand => "T9",
            Illegal::WrongColour | Illegal::NotForDisplay => "T11",
            Illegal::NothingPlayed | Illegal::NotHighest => "T12",
            Illegal::SecondMaiden => "T15",
            Illegal::LoneCard => "T16",
            Illegal::TokenNotOwned => "T18",
            Illegal::TokenOwned => "T20",
            Illegal::NothingChanges(_) => "T21",
            Illegal::WrongWeapon(card)
            | Illegal::NotAnOpponent(card)
            | Illegal::Withdrawn(card)
            | Illegal::NotEntered(card)
            | Illegal::NoSuchCard(card) => Illegal::rule_of(*card),
            Illegal::EmptyHand => "T29",
            Illegal::NotOfThisValue => "T34",
            Illegal::EqualCards | Illegal::DisplayEmptied => "T35",
            Illegal::Shielded => "T36",
            Illegal::AlreadyStunned | Illegal::StunnedLimit => "T37",
            Illegal::NoLancelot | Illegal::LancelotOutOfPlace => "T38",
        }
    }
}
