//! What a seat may choose, and the short notation in which saves, playthroughs and tests write it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cards::{Card, Colour, NotNotation};
use crate::kernel::Seat;

/// A place in a display, counted from 0 for the card that arrived earliest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place(pub u8);

impl Place {
    /// The place as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card that lies face up before a player: in the display, or the Shield or Stunned beside it (T35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FaceUp {
    /// A card of the display.
    Display(Place),
    /// The Shield.
    Shield,
    /// Stunned.
    Stunned,
}

/// An action card played, with its targets announced (T21–T37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// T22: purple becomes this colour.
    Unhorse(Colour),
    /// T23: the weapon changes to this colour.
    ChangeWeapon(Colour),
    /// T24: the weapon becomes green.
    DropWeapon,
    /// T25: this opponent discards all purple cards of the display.
    BreakLance(Seat),
    /// T26: take this opponent's last-played card.
    Riposte(Seat),
    /// T27: discard this card of this opponent's display.
    Dodge(Seat, Place),
    /// T28: take this card of one's own display back to hand.
    Retreat(Place),
    /// T29: take a random card of this opponent's hand.
    KnockDown(Seat),
    /// T30: every opponent discards the last-played card.
    Outmaneuver,
    /// T31: all cards of the lowest value leave.
    Charge,
    /// T32: all cards of the highest value leave.
    Countercharge,
    /// T33: all supporters leave.
    Disgrace,
    /// T34: every player keeps one card of each value.
    Adapt,
    /// T35: exchange one's own face-up card with an opponent's.
    Outwit {
        /// What is given.
        give: FaceUp,
        /// With whom.
        seat: Seat,
        /// What is taken.
        take: FaceUp,
    },
    /// T36: lay the Shield before oneself.
    Shield,
    /// T37: lay Stunned before this opponent.
    Stunned(Seat),
}

impl Deed {
    /// The card that is played.
    pub const fn card(self) -> Card {
        match self {
            Deed::Unhorse(_) => Card::Unhorse,
            Deed::ChangeWeapon(_) => Card::ChangeWeapon,
            Deed::DropWeapon => Card::DropWeapon,
            Deed::BreakLance(_) => Card::BreakLance,
            Deed::Riposte(_) => Card::Riposte,
            Deed::Dodge(..) => Card::Dodge,
            Deed::Retreat(_) => Card::Retreat,
            Deed::KnockDown(_) => Card::KnockDown,
            Deed::Outmaneuver => Card::Outmaneuver,
            Deed::Charge => Card::Charge,
            Deed::Countercharge => Card::Countercharge,
            Deed::Disgrace => Card::Disgrace,
            Deed::Adapt => Card::Adapt,
            Deed::Outwit { .. } => Card::Outwit,
            Deed::Shield => Card::Shield,
            Deed::Stunned(_) => Card::Stunned,
        }
    }
}

/// What a seat chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Names the tournament's colour (T5, T6).
    Name(Colour),
    /// Plays a colour card or a supporter onto one's own display (T11).
    Play(Card),
    /// Plays an action card (T21).
    Deed(Deed),
    /// Ends the turn with the highest total (T12).
    End,
    /// Withdraws from the tournament (T13, T17).
    Withdraw,
    /// Lets the action card just played stand (T38).
    Pass,
    /// Cancels the action card just played (T38).
    Lancelot,
    /// Keeps this card of its value, and discards the others (T34).
    Keep(Place),
    /// Gives this token back for a maiden (T18).
    GiveBack(Colour),
    /// Takes this token for a tournament that ended purple (T20).
    Take(Colour),
}

impl Action {
    /// The card that leaves the hand for it.
    pub const fn card(self) -> Option<Card> {
        match self {
            Action::Play(card) => Some(card),
            Action::Deed(deed) => Some(deed.card()),
            Action::Lancelot => Some(Card::Lancelot),
            Action::Name(_)
            | Action::End
            | Action::Withdraw
            | Action::Pass
            | Action::Keep(_)
            | Action::GiveBack(_)
            | Action::Take(_) => None,
        }
    }
}

impl fmt::Display for FaceUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaceUp::Display(place) => write!(f, "{}", place.0),
            FaceUp::Shield => f.write_str("shield"),
            FaceUp::Stunned => f.write_str("stunned"),
        }
    }
}

impl FromStr for FaceUp {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        match text {
            "shield" => Ok(FaceUp::Shield),
            "stunned" => Ok(FaceUp::Stunned),
            place => Ok(FaceUp::Display(read_place(place)?)),
        }
    }
}

impl fmt::Display for Deed {
    /// The card's name, then the targets: "riposte 2", "dodge 1 0" (seat, place), "outwit 0 2 shield" (give, seat, take).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = self.card();
        match self {
            Deed::Unhorse(colour) | Deed::ChangeWeapon(colour) => write!(f, "{card} {colour}"),
            Deed::BreakLance(seat) | Deed::Riposte(seat) | Deed::KnockDown(seat) | Deed::Stunned(seat) => {
                write!(f, "{card} {}", seat.0)
            }
            Deed::Dodge(seat, place) => write!(f, "{card} {} {}", seat.0, place.0),
            Deed::Retreat(place) => write!(f, "{card} {}", place.0),
            Deed::Outwit { give, seat, take } => write!(f, "{card} {give} {} {take}", seat.0),
            Deed::DropWeapon
            | Deed::Outmaneuver
            | Deed::Charge
            | Deed::Countercharge
            | Deed::Disgrace
            | Deed::Adapt
            | Deed::Shield => write!(f, "{card}"),
        }
    }
}

impl FromStr for Deed {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        let mut words = text.split(' ');
        let card = words.next().unwrap_or_default().parse()?;
        let words: Vec<&str> = words.collect();
        match (card, words.as_slice()) {
            (Card::Unhorse, [colour]) => Ok(Deed::Unhorse(colour.parse()?)),
            (Card::ChangeWeapon, [colour]) => Ok(Deed::ChangeWeapon(colour.parse()?)),
            (Card::BreakLance, [seat]) => Ok(Deed::BreakLance(read_seat(seat)?)),
            (Card::Riposte, [seat]) => Ok(Deed::Riposte(read_seat(seat)?)),
            (Card::Dodge, [seat, place]) => Ok(Deed::Dodge(read_seat(seat)?, read_place(place)?)),
            (Card::Retreat, [place]) => Ok(Deed::Retreat(read_place(place)?)),
            (Card::KnockDown, [seat]) => Ok(Deed::KnockDown(read_seat(seat)?)),
            (Card::Stunned, [seat]) => Ok(Deed::Stunned(read_seat(seat)?)),
            (Card::Outwit, [give, seat, take]) => {
                Ok(Deed::Outwit { give: give.parse()?, seat: read_seat(seat)?, take: take.parse()? })
            }
            (card, []) => plain_deed(card),
            _ => Err(NotNotation),
        }
    }
}

/// The action cards without a target.
fn plain_deed(card: Card) -> Result<Deed, NotNotation> {
    let plain = [
        Deed::DropWeapon,
        Deed::Outmaneuver,
        Deed::Charge,
        Deed::Countercharge,
        Deed::Disgrace,
        Deed::Adapt,
        Deed::Shield,
    ];
    plain.into_iter().find(|deed| deed.card() == card).ok_or(NotNotation)
}

fn read_seat(text: &str) -> Result<Seat, NotNotation> {
    text.parse().map(Seat).map_err(|_| NotNotation)
}

fn read_place(text: &str) -> Result<Place, NotNotation> {
    text.parse().map(Place).map_err(|_| NotNotation)
}

impl fmt::Display for Action {
    /// "name red", "b4", "riposte 2", "end", "withdraw", "pass", "lancelot", "keep 3", "return red", "take green".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Name(colour) => write!(f, "name {colour}"),
            Action::Play(card) => write!(f, "{card}"),
            Action::Deed(deed) => write!(f, "{deed}"),
            Action::End => f.write_str("end"),
            Action::Withdraw => f.write_str("withdraw"),
            Action::Pass => f.write_str("pass"),
            Action::Lancelot => f.write_str("lancelot"),
            Action::Keep(place) => write!(f, "keep {}", place.0),
            Action::GiveBack(colour) => write!(f, "return {colour}"),
            Action::Take(colour) => write!(f, "take {colour}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Self, NotNotation> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (word, rest) {
            ("end", "") => Ok(Action::End),
            ("withdraw", "") => Ok(Action::Withdraw),
            ("pass", "") => Ok(Action::Pass),
            ("lancelot", "") => Ok(Action::Lancelot),
            ("name", colour) => Ok(Action::Name(colour.parse()?)),
            ("keep", place) => Ok(Action::Keep(read_place(place)?)),
            ("return", colour) => Ok(Action::GiveBack(colour.parse()?)),
            ("take", colour) => Ok(Action::Take(colour.parse()?)),
            _ => match text.parse::<Card>() {
                Ok(card) if !card.is_deed() => Ok(Action::Play(card)),
                Ok(_) | Err(NotNotation) => Ok(Action::Deed(text.parse()?)),
            },
        }
    }
}
