//! Scrolls (A32): two of them lie on King's Service, and taking one is what makes the track pay.

use serde::{Deserialize, Serialize};

use super::super::event::Scroll;

/// Where a scroll is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum ScrollState {
    /// On its square.
    #[default]
    Lying,
    /// Taken this round, so that King's Service is scored.
    TakenNow,
    /// Taken in an earlier round.
    Taken,
}

/// The scrolls of King's Service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Scrolls {
    /// The scroll of square 6.
    pub six: ScrollState,
    /// The scroll of square 12.
    pub twelve: ScrollState,
}

impl Scrolls {
    /// Takes the scroll if it lies on this square or below; tells whether it did.
    #[inline]
    pub fn take(&mut self, scroll: Scroll, square: u16) -> bool {
        let (state, lies_on) = match scroll {
            Scroll::Six => (&mut self.six, 6),
            Scroll::Twelve => (&mut self.twelve, 12),
        };
        let taken = *state == ScrollState::Lying && square >= lies_on;
        if taken {
            *state = ScrollState::TakenNow;
        }
        taken
    }

    /// How many coats King's Service pays each this round: as many as scrolls were taken in it.
    #[inline]
    pub fn coats(&self) -> u8 {
        u8::from(self.six == ScrollState::TakenNow) + u8::from(self.twelve == ScrollState::TakenNow)
    }

    /// Do both go back, and all discs to square 0, at the end of this round?
    #[inline]
    pub fn return_now(&self) -> bool {
        self.twelve == ScrollState::TakenNow
    }

    /// The round is over: what was taken in it was taken in an earlier round from now on.
    pub fn end_round(&mut self) {
        for scroll in [&mut self.six, &mut self.twelve] {
            if *scroll == ScrollState::TakenNow {
                *scroll = ScrollState::Taken;
            }
        }
    }
}
