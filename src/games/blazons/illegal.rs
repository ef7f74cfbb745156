//! Why an action or a set of options is refused, with the rule it follows.

use serde::{Deserialize, Serialize};

use crate::kernel::Rule;

/// Why not. [`Rule::rule`] gives the number on the rules page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    /// Three to seven play.
    Seats,
    /// Two players chose one house.
    SameHouse,
    /// The first leader sits at no seat of this table.
    NoSuchLeader,
    /// Open table and the variant of consulting contradict each other.
    OpenTableWithConsulting,
    /// It is not this player's turn to lay a card.
    NotYourTurn,
    /// Another decision is asked for now.
    NotNow,
    /// The game is over.
    Over,
    /// That card is no longer in the hand.
    NotInHand,
    /// This player has no bourgeoisie card, or has used it.
    NoBourgeoisie,
    /// This use of the bourgeoisie card is not played with.
    EffectNotPlayed,
    /// In the last trick no bourgeoisie card can be announced.
    LastTrick,
    /// Nobody sits there, so no card of theirs can be chosen.
    NoSuchCard,
    /// The power of a card at or before this place has been used already.
    PowerUsed,
    /// That character has no power.
    NoPower,
    /// A later rogue can be chosen for its choice only.
    LaterRogue,
    /// No blazon lies there.
    NoSuchBlazon,
    /// The pool has no such blazon for the peasant.
    NotInPool,
    /// The taker of the trick turns a blazon before a player, or takes one of the pool.
    NotForTheTaker,
    /// That blazon lies face up already.
    FaceUp,
    /// The magistrate does not touch one's own blazons.
    OwnBlazon,
    /// The magistrate takes from a player.
    BanishFromPool,
    /// Both blazons of an exchange lie in the same place.
    SamePlace,
    /// The monk moves blazons of players.
    MoveFromPool,
    /// The monk moves a blazon to another player.
    MoveNowhere,
    /// No such trick lies there.
    NoSuchTrick,
    /// That trick is being looked through already.
    TrickAlreadyOpen,
    /// No more tricks may be looked through with this bourgeoisie card.
    EnoughTricks,
    /// Tricks of one other player only.
    TricksOfAnother,
    /// That card is not the one this bourgeoisie card takes.
    NotTheServant,
    /// Only face-down blazons before players are looked at.
    NothingToLookAt,
    /// That blazon has just been looked at.
    AlreadyLookedAt,
    /// Blazons of one other player only.
    BlazonsOfAnother,
}

impl Illegal {
    /// All refusals.
    pub const ALL: [Illegal; 32] = [
        Illegal::Seats,
        Illegal::SameHouse,
        Illegal::NoSuchLeader,
        Illegal::OpenTableWithConsulting,
        Illegal::NotYourTurn,
        Illegal::NotNow,
        Illegal::Over,
        Illegal::NotInHand,
        Illegal::NoBourgeoisie,
        Illegal::EffectNotPlayed,
        Illegal::LastTrick,
        Illegal::NoSuchCard,
        Illegal::PowerUsed,
        Illegal::NoPower,
        Illegal::LaterRogue,
        Illegal::NoSuchBlazon,
        Illegal::NotInPool,
        Illegal::NotForTheTaker,
        Illegal::FaceUp,
        Illegal::OwnBlazon,
        Illegal::BanishFromPool,
        Illegal::SamePlace,
        Illegal::MoveFromPool,
        Illegal::MoveNowhere,
        Illegal::NoSuchTrick,
        Illegal::TrickAlreadyOpen,
        Illegal::EnoughTricks,
        Illegal::TricksOfAnother,
        Illegal::NotTheServant,
        Illegal::NothingToLookAt,
        Illegal::AlreadyLookedAt,
        Illegal::BlazonsOfAnother,
    ];
}

impl Rule for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::Seats | Illegal::SameHouse => "B2",
            Illegal::NoSuchBlazon => "B4",
            Illegal::NoSuchLeader => "B5",
            Illegal::NotYourTurn | Illegal::NotInHand => "B6",
            Illegal::NotNow => "B7",
            Illegal::NotForTheTaker => "B9",
            Illegal::NotInPool => "B12",
            Illegal::FaceUp => "B13",
            Illegal::OwnBlazon | Illegal::BanishFromPool => "B14",
            Illegal::SamePlace => "B15",
            Illegal::NoPower => "B16",
            Illegal::NoSuchCard => "B17",
            Illegal::PowerUsed => "B19",
            Illegal::LaterRogue => "B20",
            Illegal::Over => "B24",
            Illegal::NoBourgeoisie | Illegal::EffectNotPlayed | Illegal::LastTrick => "B25",
            Illegal::OpenTableWithConsulting
            | Illegal::NoSuchTrick
            | Illegal::TrickAlreadyOpen
            | Illegal::EnoughTricks
            | Illegal::TricksOfAnother => "B26",
            Illegal::NotTheServant => "B27",
            Illegal::NothingToLookAt | Illegal::AlreadyLookedAt | Illegal::BlazonsOfAnother => "B28",
            Illegal::MoveFromPool | Illegal::MoveNowhere => "B29",
        }
    }
}
