//! The lesson of The Blazons.

use super::Point::{Hand, Own, Panel, Place, Pool, Table, Trick};
use super::{Chapter, Idea, Taught, idea};
use crate::games::blazons::{Blazons, House, Options};
use crate::kernel::{BySeat, Seat};

impl Taught for Blazons {
    const CHAPTERS: &'static [Chapter<Blazons>] = &[FIRST, MONK, HELPING, CURIOUS, CONSULTING];
}

/// The learner is Aubigny, the bots are La Ferté and Grandbois.
fn options(first: u8) -> Options {
    let mut houses = BySeat::new(3, None);
    for (seat, house) in Seat::all(3).zip([House::Aubigny, House::LaFerte, House::Grandbois]) {
        houses[seat] = Some(house);
    }
    Options { houses, first: Some(Seat(first)), ..Options::new(3) }
}

/// The eight tricks of the first round, as the first chapter plays them.
const ROUND: [&str; 13] = [
    "0 lay:7, 1 lay:6, 2 lay:4",
    "0 take:0",
    "0 lay:5, 1 lay:7, 2 lay:6",
    "0 swap:2.2, 0 swap:0.0, 1 turn:1.0, 1 lay:4, 2 lay:7",
    "0 lay:*",
    "0 value:2",
    "0 turn:0.1",
    "0 lay:3, 1 lay:1, 2 lay:3",
    "0 banish:1.2, 1 take:0, 2 banish:0.1, 1 turn:1.1, 1 lay:5, 2 lay:5",
    "0 lay:2, 1 swap:1.2, 1 swap:pool.0, 2 swap:2.0, 2 swap:pool.1",
    "0 turn:0.2, 0 take:2",
    "0 lay:6, 1 lay:3, 2 lay:2, 1 banish:2.1, 2 turn:2.1, 0 take:1",
    "0 lay:4, 1 lay:2, 2 lay:1, 1 turn:pool.0, 2 take:0, 0 turn:0.4, 1 value:1, 2 value:2, 0 turn:0.5",
];

/// The first round.
const FIRST: Chapter<Blazons> = Chapter { options: || options(0), seed: 7, before: &[], ideas: &TRICKS };

/// What the first round teaches.
const TRICKS: [Idea; 16] = [
    idea(Table, ""),
    idea(Own, ""),
    idea(Hand, ROUND[0]),
    idea(Pool, ROUND[1]),
    idea(Hand, ROUND[2]),
    idea(Place(2), ROUND[3]),
    idea(Hand, ROUND[4]),
    idea(Trick, ROUND[5]),
    idea(Own, ROUND[6]),
    idea(Hand, ROUND[7]),
    idea(Place(1), ROUND[8]),
    idea(Hand, ROUND[9]),
    idea(Own, ROUND[10]),
    idea(Hand, ROUND[11]),
    idea(Own, ROUND[12]),
    idea(Table, ""),
];

/// The active monk, robbed of its power by the rogue.
const MONK: Chapter<Blazons> = Chapter {
    options: || Options { active_monk: true, ..options(2) },
    seed: 7,
    before: &["2 lay:7"],
    ideas: &[idea(Hand, "0 lay:*, 1 lay:4"), idea(Trick, "0 power:1"), idea(Place(2), "0 move:2.2, 0 to:0")],
};

/// The three uses of a bourgeoisie card, which the first round brings.
fn with_cards() -> Options {
    Options { consulting: true, helping: true, curious: true, ..options(0) }
}

const HELPING: Chapter<Blazons> = Chapter {
    options: with_cards,
    seed: 7,
    before: &ROUND,
    ideas: &[idea(Panel, "0 lay:7+help, 1 lay:4, 2 lay:6, 0 turn:0.0"), idea(Trick, "0 help:1")],
};

const CURIOUS: Chapter<Blazons> = Chapter {
    options: with_cards,
    seed: 7,
    before: &ROUND,
    ideas: &[idea(Own, "0 lay:7+look, 1 lay:4, 2 lay:6, 0 turn:0.0, 0 look:0.1, 0 done")],
};

const CONSULTING: Chapter<Blazons> = Chapter {
    options: with_cards,
    seed: 7,
    before: &ROUND,
    ideas: &[
        idea(Hand, "0 lay:7, 1 lay:6, 2 lay:4, 0 turn:0.0"),
        idea(Panel, "0 lay:6+consult, 1 lay:7, 2 lay:1, 2 take:0, 1 turn:1.0, 0 consult:0.0, 0 done"),
    ],
};
