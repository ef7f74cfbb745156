//! What is kept on the device: saved games, the last choices of each set-up, and where to find them.
//!
//! A [`Save`] is a game's record with the names around it; a [`Shelf`] keeps many of them in a [`Store`], a [`Link`] holds
//! one in an address, an [`Archive`] many in a file; a [`Ledger`] keeps what became of them. Reading trusts
//! nothing: what is broken, forged, too old or from a later version is a typed error, and changes nothing.

mod archive;
#[cfg(feature = "web")]
pub mod browser;
mod ledger;
mod link;
mod player;
mod save;
mod shelf;

pub use archive::{Archive, FILE_FORMAT, MAX_FILE};
pub use ledger::{Ended, Ledger, MAX_OUTCOMES, Outcome, Tally, day_of, tallies};
pub use link::{Link, MAX_LINK, Reached};
pub use player::{Kind, MAX_NAME, Player};
pub use save::{FORMAT, FinalPlace, Progress, Save, SaveError, SaveId};
pub use shelf::{Listed, Shelf, ShelfError};

/// What every key begins with: hosts share one origin between projects.
pub const PREFIX: &str = "quintain/";

/// Why the device does not keep or give something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no room left.
    Full,
    /// Storage is switched off, or refused to this page.
    Refused,
}

/// A place that keeps texts by key. The browser's localStorage is one; tests have others, with faults.
pub trait Store {
    /// The text under `key`, if there is one.
    fn read(&self, key: &str) -> Result<Option<String>, Fault>;
    /// Keeps `text` under `key`; on a fault the old text stays.
    fn write(&self, key: &str, text: &str) -> Result<(), Fault>;
    /// Forgets what is under `key`.
    fn remove(&self, key: &str) -> Result<(), Fault>;
    /// All keys, in no particular order.
    fn keys(&self) -> Result<Vec<String>, Fault>;
}

impl<S: Store + ?Sized> Store for &S {
    fn read(&self, key: &str) -> Result<Option<String>, Fault> {
        (**self).read(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Fault> {
        (**self).write(key, text)
    }

    fn remove(&self, key: &str) -> Result<(), Fault> {
        (**self).remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, Fault> {
        (**self).keys()
    }
}

/// Where the last choices of a game's set-up are kept.
pub fn setup_key(game: &str) -> String {
    format!("{PREFIX}setup/{game}")
}
