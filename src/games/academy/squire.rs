//! Squires: the coloured sets of discs. A [`Seat`](crate::kernel::Seat) decides, a squire moves; a player has one squire,
//! in Lancelot two, and in Karadoc there is one that belongs to nobody.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most squires at a table.
pub const MAX_SQUIRES: usize = 5;

/// A squire, counted clockwise from 0.
///
/// With three to five players squire `n` belongs to seat `n`. In Karadoc squires 0 and 1 belong to the two people and 2
/// is the neutral. In Lancelot 0 is blue, 1 yellow, 2 green and 3 red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Squire(pub u8);

impl Squire {
    /// The neutral squire of Karadoc (A35): it sits after player 2.
    pub const NEUTRAL: Squire = Squire(2);

    /// The squire as an index into something kept by squire.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour `steps` places clockwise among `squires`.
    #[inline]
    pub const fn left(self, steps: usize, squires: usize) -> Squire {
        let mut place = self.index() + steps;
        while place >= squires {
            place -= squires;
        }
        Squire(place as u8)
    }

    /// All squires of a table, clockwise from squire 0.
    #[inline]
    pub fn all(squires: usize) -> impl DoubleEndedIterator<Item = Squire> + Clone {
        (0..squires as u8).map(Squire)
    }

    /// All squires of a table, clockwise from this one.
    #[inline]
    pub fn around(self, squires: usize) -> impl Iterator<Item = Squire> + Clone {
        (0..squires).map(move |steps| self.left(steps, squires))
    }
}

impl fmt::Display for Squire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of squires, as small as a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct SquireSet(u8);

impl SquireSet {
    /// No squire.
    pub const EMPTY: SquireSet = SquireSet(0);

    /// The set with `squire` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, squire: Squire) -> SquireSet {
        SquireSet(self.0 | 1 << squire.0)
    }

    /// The set with `squire` not in it.
    #[inline]
    #[must_use]
    pub const fn without(self, squire: Squire) -> SquireSet {
        SquireSet(self.0 & !(1 << squire.0))
    }

    /// Is `squire` in the set?
    #[inline]
    pub const fn contains(self, squire: Squire) -> bool {
        squire.0 < 8 && self.0 >> squire.0 & 1 == 1
    }

    /// Is no squire in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squires are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The squires from the lowest to the highest.
    pub fn iter(self) -> impl Iterator<Item = Squire> + Clone {
        Squire::all(8).filter(move |&squire| self.contains(squire))
    }
}

impl FromIterator<Squire> for SquireSet {
    fn from_iter<I: IntoIterator<Item = Squire>>(squires: I) -> Self {
        squires.into_iter().fold(SquireSet::EMPTY, SquireSet::with)
    }
}

/// One value for every squire of a table, without a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct BySquire<T> {
    values: [T; MAX_SQUIRES],
    squires: u8,
}

impl<T: Copy + Default> BySquire<T> {
    /// The default at every squire.
    pub fn new(squires: usize) -> Self {
        debug_assert!(squires <= MAX_SQUIRES, "a table has at most {MAX_SQUIRES} squires");
        BySquire { values: [T::default(); MAX_SQUIRES], squires: squires as u8 }
    }

    /// What `value` says of every squire.
    #[inline]
    pub fn from_fn(squires: usize, mut value: impl FnMut(Squire) -> T) -> Self {
        let mut all = BySquire::new(squires);
        Squire::all(squires).for_each(|squire| all[squire] = value(squire));
        all
    }
}

impl<T> BySquire<T> {
    /// The values in squire order.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.values[..self.squires as usize].iter()
    }

    /// The squires with their values, in squire order.
    pub fn by_squire(&self) -> impl Iterator<Item = (Squire, &T)> {
        Squire::all(self.squires as usize).zip(self.iter())
    }

    /// How many squires there are.
    #[inline]
    pub fn squires(&self) -> usize {
        self.squires as usize
    }
}

impl<T> Index<Squire> for BySquire<T> {
    type Output = T;
    #[inline]
    fn index(&self, squire: Squire) -> &T {
        &self.values[squire.index()]
    }
}

impl<T> IndexMut<Squire> for BySquire<T> {
    #[inline]
    fn index_mut(&mut self, squire: Squire) -> &mut T {
        &mut self.values[squire.index()]
    }
}

impl<T: Serialize> Serialize for BySquire<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for BySquire<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > MAX_SQUIRES {
            return Err(serde::de::Error::custom("too many squires"));
        }
        Ok(BySquire::from_fn(values.len(), |squire| values[squire.index()]))
    }
}
