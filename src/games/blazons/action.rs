//! What a seat chooses, and its notation.

use std::fmt;
use std::str::FromStr;

use super::cards::{Character, Effect, Spot, Unreadable, number};
use crate::kernel::Seat;

/// One decision. Exchanges and moves are two: the one blazon, then the other, or where to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lay a card, and perhaps announce the use of the bourgeoisie card (B6, B25). `lay:5`, `lay:5+look`
    Lay {
        /// Which of one's own cards.
        character: Character,
        /// What the bourgeoisie card is used for after this trick.
        announce: Option<Effect>,
    },
    /// The rogue takes the value of the card that this seat laid (B18); its own seat leaves it ✶ (B21). `value:2`
    Value(Seat),
    /// The rogue takes the power of the card that this seat laid (B19), of a later rogue its choice (B20). `power:2`
    Power(Seat),
    /// Take a blazon of the pool, by its place there (B9, B12). `take:3`
    Take(u8),
    /// Turn a blazon face up (B9, B13). `turn:1.0`, `turn:pool.2`
    Turn(Spot),
    /// Put a blazon into the pool (B14). `banish:1.0`
    Banish(Spot),
    /// Exchange this blazon: asked twice, for the one and for the other (B15). `swap:1.0`
    Swap(Spot),
    /// Move this blazon (B29). `move:1.0`
    Move(Spot),
    /// Move it to this player (B29). `to:2`
    To(Seat),
    /// Take, from the trick, the card that this seat laid (B27). `help:2`
    Help(Seat),
    /// Look through a trick, by its place in a player's pile (B26). `consult:2.0`
    Consult(Seat, u8),
    /// Look at a face-down blazon (B28). `look:1.0`
    Look(Spot),
    /// Nothing more with the bourgeoisie card (B25). `done`
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { character, announce: None } => write!(f, "lay:{character}"),
            Action::Lay { character, announce: Some(effect) } => write!(f, "lay:{character}+{}", effect.word()),
            Action::Value(seat) => write!(f, "value:{}", seat.0),
            Action::Power(seat) => write!(f, "power:{}", seat.0),
            Action::Take(place) => write!(f, "take:{place}"),
            Action::Turn(spot) => write!(f, "turn:{spot}"),
            Action::Banish(spot) => write!(f, "banish:{spot}"),
            Action::Swap(spot) => write!(f, "swap:{spot}"),
            Action::Move(spot) => write!(f, "move:{spot}"),
            Action::To(seat) => write!(f, "to:{}", seat.0),
            Action::Help(seat) => write!(f, "help:{}", seat.0),
            Action::Consult(seat, trick) => write!(f, "consult:{}.{trick}", seat.0),
            Action::Look(spot) => write!(f, "look:{spot}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        if text == "done" {
            return Ok(Action::Done);
        }
        let (verb, object) = text.split_once(':').ok_or(Unreadable)?;
        match verb {
            "lay" => lay(object),
            "value" => Ok(Action::Value(Seat(number(object)?))),
            "power" => Ok(Action::Power(Seat(number(object)?))),
            "take" => Ok(Action::Take(number(object)?)),
            "turn" => Ok(Action::Turn(object.parse()?)),
            "banish" => Ok(Action::Banish(object.parse()?)),
            "swap" => Ok(Action::Swap(object.parse()?)),
            "move" => Ok(Action::Move(object.parse()?)),
            "to" => Ok(Action::To(Seat(number(object)?))),
            "help" => Ok(Action::Help(Seat(number(object)?))),
            "consult" => consult(object),
            "look" => Ok(Action::Look(object.parse()?)),
            _ => Err(Unreadable),
        }
    }
}

fn lay(object: &str) -> Result<Action, Unreadable> {
    match object.split_once('+') {
        None => Ok(Action::Lay { character: object.parse()?, announce: None }),
        Some((character, effect)) => Ok(Action::Lay { character: character.parse()?, announce: Some(effect.parse()?) }),
    }
}

fn consult(object: &str) -> Result<Action, Unreadable> {
    let (seat, trick) = object.split_once('.').ok_or(Unreadable)?;
    Ok(Action::Consult(Seat(number(seat)?), number(trick)?))
}
