//! The lesson of The Tourney.

use super::Point::{Hand, Panel, Place, Table, Weapon};
use super::{Chapter, Taught, idea};
use crate::games::tourney::{Options, Tourney};
use crate::kernel::Seat;

impl Taught for Tourney {
    const CHAPTERS: &'static [Chapter<Tourney>] = &[FIRST, LANCELOT];
}

/// Three tournaments: one won with an action card, one purple, one given up with a maiden.
const FIRST: Chapter<Tourney> = Chapter {
    options: || Options { dealer: Some(Seat(1)), ..Options::of(2) },
    seed: 96_087,
    before: &[],
    ideas: &[
        idea(Table, ""),
        idea(Weapon, "0 name blue"),
        idea(Hand, "0 b4, 0 end, 1 b5, 1 end"),
        idea(Hand, "0 s2, 0 end, 1 b3, 1 end"),
        idea(Place(1), "0 riposte 1, 1 pass, 0 end, 1 withdraw"),
        idea(Weapon, "0 name purple, 0 p5, 0 end, 1 p4, 1 s3, 1 end"),
        idea(Panel, "0 p7, 0 end, 1 withdraw, 0 take red"),
        idea(Hand, "0 name yellow, 0 y2, 0 end, 1 y3, 1 end"),
        idea(Hand, "0 m6, 0 s2, 0 end, 1 riposte 0, 0 pass, 1 y2, 1 s3, 1 end"),
        idea(Panel, "0 withdraw, 0 return red"),
        idea(Table, ""),
    ],
};

/// Lancelot, the card that is played out of turn, and Adapt.
const LANCELOT: Chapter<Tourney> = Chapter {
    options: || Options { dealer: Some(Seat(0)), ..Options::of(2) },
    seed: 72_104,
    before: &["1 name red, 1 r3, 1 end"],
    ideas: &[
        idea(Hand, "0 r4, 0 r3, 0 r4, 0 end, 1 adapt"),
        idea(Table, "0 pass"),
        idea(Place(0), "0 keep 2, 1 r5, 1 end"),
        idea(Hand, "0 r5, 0 end, 1 riposte 0"),
        idea(Table, "0 lancelot, 1 withdraw"),
    ],
};
