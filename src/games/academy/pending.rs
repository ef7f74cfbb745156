//! Simultaneous choices (A8, A36): laid aside until everybody has chosen.

use super::action::Action;
use super::squire::MAX_SQUIRES;
use crate::kernel::{Seat, SeatSet};

/// The choices that wait for the others'.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Pending {
    /// Who still has to choose.
    open: SeatSet,
    /// What the others have chosen.
    chosen: [Option<Action>; MAX_SQUIRES],
}

impl Pending {
    /// Everybody is asked.
    #[inline]
    pub fn ask(&mut self, seats: usize) {
        self.open = SeatSet::all(seats);
    }

    /// Who still has to choose.
    #[inline]
    pub const fn open(&self) -> SeatSet {
        self.open
    }

    /// Lays a choice aside; tells whether it was the last.
    #[inline]
    pub fn choose(&mut self, seat: Seat, action: Action) -> bool {
        self.open = self.open.without(seat);
        self.chosen[seat.index()] = Some(action);
        self.open.is_empty()
    }

    /// What a seat has chosen while others still choose.
    #[inline]
    pub const fn of(&self, seat: Seat) -> Option<Action> {
        self.chosen[seat.index()]
    }

    /// Takes a choice up again, when all have chosen.
    #[inline]
    pub fn take(&mut self, seat: Seat) -> Option<Action> {
        self.chosen[seat.index()].take()
    }
}
