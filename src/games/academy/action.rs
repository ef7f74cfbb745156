//! What a seat can decide, and the short notation in which records, tests and playthroughs write it.

use std::fmt;
use std::str::FromStr;

use super::cards::{Card, Cards, Three};
use super::coats::{Coat, Lesson};
use super::squire::Squire;
use super::text::{Unreadable, serde_as_text};
use super::tracks::Track;
use crate::kernel::order;

/// One decision.
///
/// | action | written | rule |
/// |---|---|---|
/// | `Bet` | `bet Q` | A30 |
/// | `Keep` | `keep X4` | A8 |
/// | `Split` | `split G5 X3 Q2` | A36 |
/// | `TakePile` | `pile 1` | A36 |
/// | `Give` | `give G5 X3 Q2` | A36 |
/// | `Play` | `play Q3`, `play X4 J` | A9 |
/// | `Look`, `NoLook` | `look 2`, `look -` | A31 |
/// | `Lift`, `NoLift` | `lift T`, `lift -` | A25 |
/// | `Bonus` | `bonus C` | A19 |
/// | `TakeCoat` | `coat 0` | A31 |
/// | `AlmsTo` | `alms 3` | A34 |
/// | `AlmsGive` | `lesson E-1` | A34 |
/// | `AlmsTake` | `take X2` | A34 |
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Names a track openly.
    Bet(Track),
    /// Keeps this card of the packet.
    Keep(Card),
    /// Splits the six cards: these three, in order, are pile 0, the rest pile 1. The lesser pile comes first, so that
    /// each way to split is written once: see [`Action::split`].
    Split(Three),
    /// Takes this one of the opponent's piles, 0 or 1.
    TakePile(u8),
    /// Gives these three cards, in order, to the first of one's squires (blue or yellow), the rest to the other.
    Give(Three),
    /// Plays this card on this track.
    Play(Card, Track),
    /// Looks secretly at this place of the codex.
    Look(u8),
    /// Does not look.
    NoLook,
    /// Lifts the first squire's disc to the top of its stack on this track.
    Lift(Track),
    /// Lifts nothing.
    NoLift,
    /// Moves the ranked squire's disc on this track.
    Bonus(Track),
    /// Takes the coat at this place of the codex.
    TakeCoat(u8),
    /// Gives alms to this squire.
    AlmsTo(Squire),
    /// Gives this Education coat.
    AlmsGive(Lesson),
    /// Takes this coat.
    AlmsTake(Coat),
}

impl Action {
    /// The split of `hand` that makes a pile of these three cards, whichever pile is written first.
    pub fn split(hand: &Cards, pile: Three) -> Option<Action> {
        let rest = hand.sorted().without(&pile)?;
        let rest: Three = rest[..].try_into().ok()?;
        let mut pile = pile;
        order::sort(&mut pile);
        Some(Action::Split(pile.min(rest)))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bet(track) => write!(f, "bet {track}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Split([a, b, c]) => write!(f, "split {a} {b} {c}"),
            Action::TakePile(pile) => write!(f, "pile {pile}"),
            Action::Give([a, b, c]) => write!(f, "give {a} {b} {c}"),
            Action::Play(card, track) if card.kind().track() == Some(*track) => write!(f, "play {card}"),
            Action::Play(card, track) => write!(f, "play {card} {track}"),
            Action::Look(place) => write!(f, "look {place}"),
            Action::NoLook => f.write_str("look -"),
            Action::Lift(track) => write!(f, "lift {track}"),
            Action::NoLift => f.write_str("lift -"),
            Action::Bonus(track) => write!(f, "bonus {track}"),
            Action::TakeCoat(place) => write!(f, "coat {place}"),
            Action::AlmsTo(squire) => write!(f, "alms {squire}"),
            Action::AlmsGive(lesson) => write!(f, "lesson {}", lesson.coat()),
            Action::AlmsTake(coat) => write!(f, "take {coat}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let (verb, rest) = text.split_once(' ').ok_or(Unreadable)?;
        match verb {
            "bet" => rest.parse().map(Action::Bet),
            "keep" => rest.parse().map(Action::Keep),
            "split" => read_three(rest).map(Action::Split),
            "pile" => read_number(rest).map(Action::TakePile),
            "give" => read_three(rest).map(Action::Give),
            "play" => read_play(rest),
            "look" if rest == "-" => Ok(Action::NoLook),
            "look" => read_number(rest).map(Action::Look),
            "lift" if rest == "-" => Ok(Action::NoLift),
            "lift" => rest.parse().map(Action::Lift),
            "bonus" => rest.parse().map(Action::Bonus),
            "coat" => read_number(rest).map(Action::TakeCoat),
            "alms" => read_number(rest).map(|squire| Action::AlmsTo(Squire(squire))),
            "lesson" => read_lesson(rest).map(Action::AlmsGive),
            "take" => rest.parse().map(Action::AlmsTake),
            _ => Err(Unreadable),
        }
    }
}

fn read_number(text: &str) -> Result<u8, Unreadable> {
    text.parse().map_err(|_| Unreadable)
}

fn read_three(text: &str) -> Result<Three, Unreadable> {
    let cards: Vec<Card> = text.split(' ').map(str::parse).collect::<Result<_, _>>()?;
    cards.try_into().map_err(|_| Unreadable)
}

fn read_play(text: &str) -> Result<Action, Unreadable> {
    match text.split_once(' ') {
        Some((card, track)) => Ok(Action::Play(card.parse()?, track.parse()?)),
        None => {
            let card: Card = text.parse()?;
            Ok(Action::Play(card, card.kind().track().ok_or(Unreadable)?))
        }
    }
}

fn read_lesson(text: &str) -> Result<Lesson, Unreadable> {
    [Lesson::MinusOne, Lesson::MinusThree]
        .into_iter()
        .find(|lesson| lesson.coat().to_string() == text)
        .ok_or(Unreadable)
}

serde_as_text!(Action);
