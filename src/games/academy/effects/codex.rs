//! The Secret Codex (A31): one coat per squire lies face down, and who looked where is public.

use serde::{Deserialize, Serialize};

use super::super::coats::Lesson;
use super::super::list::List;
use super::super::squire::{MAX_SQUIRES, Squire, SquireSet};
use crate::kernel::{Rng, SeatSet};

/// One place of the codex, with what lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Place {
    /// The coat.
    pub coat: Lesson,
    /// The squires whose owners have looked at it.
    pub looked: SquireSet,
    /// The squire that has taken it.
    pub taken: Option<Squire>,
}

/// The −1 and the −3 of an earlier codex: the true secrets of the game (A23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct PastCodex {
    /// Who took the −1.
    pub minus_one: Squire,
    /// Who took the −3.
    pub minus_three: Squire,
    /// The seats that know which is which: the owners of the two, and who looked at one of them. Looks are public, and
    /// which places were not 0 becomes so, hence everybody knows who knows.
    pub known_by: SeatSet,
}

/// An Education coat that was given as alms (A34): all have seen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Gift {
    /// Who gave it.
    pub from: Squire,
    /// Who got it.
    pub to: Squire,
    /// The coat.
    pub coat: Lesson,
}

/// The codex of this round, and what became of the earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Codex {
    /// This round's places; none once all coats are taken.
    pub places: List<Place, MAX_SQUIRES>,
    /// The earlier rounds, and this one once all coats are taken.
    pub past: List<PastCodex, 6>,
}

impl Codex {
    /// The coats of a table: a −1, a −3, and as many 0 as make one for each squire.
    pub fn coats(squires: usize) -> List<Lesson, MAX_SQUIRES> {
        let zeros = std::iter::repeat_n(Lesson::Nothing, squires - 2);
        [Lesson::MinusOne, Lesson::MinusThree].into_iter().chain(zeros).collect()
    }

    /// Lays the coats out face down.
    pub fn lay(&mut self, squires: usize, rng: &mut Rng) {
        let mut coats = Codex::coats(squires);
        rng.shuffle(&mut coats);
        self.places = coats.iter().map(|&coat| Place { coat, ..Place::default() }).collect();
    }

    /// The places whose coat is still there.
    pub fn open(&self) -> impl Iterator<Item = u8> + '_ {
        (0..).zip(self.places.iter()).filter(|(_, place)| place.taken.is_none()).map(|(number, _)| number)
    }

    /// All have chosen: the −1 and the −3 are kept, zeros are shown and returned. Tells who knows the order.
    pub fn close(&mut self, knows: impl Fn(&Place) -> SeatSet) -> PastCodex {
        let mut past = PastCodex::default();
        for place in self.places.iter() {
            let squire = place.taken.expect("all have chosen");
            match place.coat {
                Lesson::Nothing => continue,
                Lesson::MinusOne => past.minus_one = squire,
                Lesson::MinusThree => past.minus_three = squire,
            }
            past.known_by = knows(place).iter().fold(past.known_by, SeatSet::with);
        }
        self.places = List::new();
        self.past.push(past);
        past
    }
}
