//! The true secrets (A23): who of two has the −1 and who the −3 of an earlier codex.

use super::super::coats::{Lesson, Purse};
use super::super::effects::codex::{Codex, PastCodex};
use super::super::list::List;
use super::super::phases::{Alms, AlmsStep, Phase};
use super::super::squire::BySquire;
use super::super::view::{CodexView, PastCodexView, View};
use crate::kernel::Rng;

/// How many −1 and −3 each squire has.
type Lessons = BySquire<(i8, i8)>;

/// The earlier rounds: where the viewer does not know who has the −3, one of the two, so that every gift of alms was
/// possible.
pub fn past(view: &View, codex: &CodexView, rng: &mut Rng) -> List<PastCodex, 6> {
    let ways = 1 << codex.past.len();
    let start = rng.below(ways);
    (0..ways)
        .map(|way| assign(codex, start ^ way))
        .find(|past| is_possible(view, past))
        .expect("the truth is one of the ways")
}

fn assign(codex: &CodexView, way: u32) -> List<PastCodex, 6> {
    let order = |(place, past): (usize, &PastCodexView)| {
        let [a, b] = past.holders;
        let minus_three = past.minus_three.unwrap_or(if way >> place & 1 == 0 { a } else { b });
        let minus_one = if minus_three == a { b } else { a };
        PastCodex { minus_one, minus_three, known_by: past.known_by }
    };
    codex.past.iter().enumerate().map(order).collect()
}

/// What each squire would have, the gifts included; `None` if one gave what it had not.
fn count(view: &View, past: &[PastCodex]) -> Option<Lessons> {
    let mut lessons: Lessons = BySquire::new(view.squires());
    for round in past {
        lessons[round.minus_one].0 += 1;
        lessons[round.minus_three].1 += 1;
    }
    for gift in view.gifts.iter() {
        let change = |(ones, threes): (i8, i8), by: i8| match gift.coat {
            Lesson::MinusOne => (ones + by, threes),
            _ => (ones, threes + by),
        };
        lessons[gift.from] = change(lessons[gift.from], -1);
        if lessons[gift.from].0 < 0 || lessons[gift.from].1 < 0 {
            return None;
        }
        lessons[gift.to] = change(lessons[gift.to], 1);
    }
    Some(lessons)
}

fn is_possible(view: &View, past: &[PastCodex]) -> bool {
    let Some(lessons) = count(view, past) else { return false };
    match view.phase {
        // Who is asked which coat to give has both.
        Phase::Alms(Alms { giver, step: AlmsStep::Give { .. }, .. }) => lessons[giver].0 > 0 && lessons[giver].1 > 0,
        _ => true,
    }
}

/// The purses: what the viewer has counted, with all Education coats in them.
pub fn purses(view: &View, codex: &Codex) -> BySquire<Purse> {
    let known = |squire| view.squires[squire].purse;
    if view.codex.is_none() {
        return BySquire::from_fn(view.squires(), known);
    }
    let mut lessons = count(view, &codex.past).expect("the past was drawn possible");
    for place in codex.places.iter() {
        let Some(squire) = place.taken else { continue };
        match place.coat {
            Lesson::Nothing => {}
            Lesson::MinusOne => lessons[squire].0 += 1,
            Lesson::MinusThree => lessons[squire].1 += 1,
        }
    }
    BySquire::from_fn(view.squires(), |squire| {
        let (ones, threes) = lessons[squire];
        known(squire).with_lessons((ones as u8, threes as u8))
    })
}
