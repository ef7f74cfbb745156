//! Who sits where: [`Seat`], sets of seats, and values kept by seat.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

/// The most seats any of the games has.
pub const MAX_SEATS: usize = 7;

/// A place at the table, counted clockwise from 0. A seat makes decisions: a person or a bot sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a slice kept by seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour `steps` places clockwise (to the left) at a table of `seats`.
    ///
    /// ```
    /// use quintain::kernel::Seat;
    /// assert_eq!(Seat(3).left(1, 4), Seat(0));
    /// ```
    #[inline]
    pub const fn left(self, steps: usize, seats: usize) -> Seat {
        Seat(((self.index() + steps) % seats) as u8)
    }

    /// All seats of a table, clockwise from seat 0.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats as u8).map(Seat)
    }

    /// All seats of a table, clockwise from this one.
    pub fn around(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |steps| self.left(steps, seats))
    }
}

/// A set of seats, as small as a byte.
///
/// ```
/// use quintain::kernel::{Seat, SeatSet};
/// let both = SeatSet::one(Seat(0)).with(Seat(2));
/// assert!(both.contains(Seat(2)));
/// assert_eq!(both.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every seat of a table.
    #[inline]
    pub const fn all(seats: usize) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// One seat alone.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The set with `seat` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set with `seat` not in it.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Is `seat` in the set? A number from outside may be no seat at all: no set holds it.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Is nobody in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then_some(Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats from the lowest to the highest.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// One value for every seat of a table, without a heap.
///
/// ```
/// use quintain::kernel::{BySeat, Seat};
/// let mut tokens = BySeat::new(3, 0);
/// tokens[Seat(1)] += 2;
/// assert_eq!(tokens.iter().copied().collect::<Vec<_>>(), [0, 2, 0]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct BySeat<T> {
    values: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Copy> BySeat<T> {
    /// The same value at every seat.
    pub fn new(seats: usize, value: T) -> Self {
        assert!(seats <= MAX_SEATS, "a table has at most {MAX_SEATS} seats");
        BySeat { values: [value; MAX_SEATS], seats: seats as u8 }
    }
}

impl<T: PartialEq> PartialEq for BySeat<T> {
    /// The seats at the table count; what lies beyond them is of no account.
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<T: Eq> Eq for BySeat<T> {}

impl<T: Hash> Hash for BySeat<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.seats.hash(state);
        self.iter().for_each(|value| value.hash(state));
    }
}

impl<T> BySeat<T> {
    /// The values in seat order.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.values[..self.seats as usize].iter()
    }

    /// The seats with their values, in seat order.
    pub fn by_seat(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats as usize).zip(self.iter())
    }

    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> usize {
        self.seats as usize
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[..self.seats as usize][seat.index()]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[..self.seats as usize][seat.index()]
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let values = Vec::<T>::deserialize(deserializer)?;
        let first = *values.first().ok_or_else(|| D::Error::custom("no seats"))?;
        if values.len() > MAX_SEATS {
            return Err(D::Error::custom("too many seats"));
        }
        let mut by_seat = BySeat::new(values.len(), first);
        by_seat.values[..values.len()].copy_from_slice(&values);
        Ok(by_seat)
    }
}
