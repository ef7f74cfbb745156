//! All saved games of a device, in a [`Store`].

use super::{Fault, PREFIX, Save, SaveError, SaveId, Store};
use crate::kernel::order;

/// Why the shelf does not give or keep a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfError {
    /// The device does not play along.
    Fault(Fault),
    /// There is no such game.
    Absent,
    /// The game cannot be read.
    Broken(SaveError),
    /// Another tab has played on: keeping ours would lose theirs.
    MovedOn,
}

impl From<Fault> for ShelfError {
    fn from(fault: Fault) -> Self {
        ShelfError::Fault(fault)
    }
}

impl From<SaveError> for ShelfError {
    fn from(error: SaveError) -> Self {
        ShelfError::Broken(error)
    }
}

/// A saved game on the shelf, or why it cannot be read.
pub type Listed = (SaveId, Result<Save, ShelfError>);

/// The saved games in a store.
#[derive(Clone, Copy, Debug)]
pub struct Shelf<S>(pub S);

const SAVES: &str = "saves/";
const LAST: &str = "last";

impl<S: Store> Shelf<S> {
    /// The key under which a game is kept.
    pub fn key(id: &SaveId) -> String {
        format!("{PREFIX}{SAVES}{id}")
    }

    /// The game that is kept under `key`, if it is the key of a saved game.
    pub fn id_of(key: &str) -> Option<SaveId> {
        SaveId::parse(key.strip_prefix(PREFIX)?.strip_prefix(SAVES)?)
    }

    /// Keeps a game, whatever is there, and remembers it as the last one played.
    pub fn put(&self, save: &Save) -> Result<(), ShelfError> {
        self.0.write(&Self::key(&save.id), &save.to_text())?;
        self.0.write(&format!("{PREFIX}{LAST}"), &save.id.to_string())?;
        Ok(())
    }

    /// Keeps the next state of a game that `holder` plays, unless another tab has taken it over in the meantime.
    pub fn update(&self, save: &Save) -> Result<(), ShelfError> {
        match self.load(&save.id) {
            Ok(kept) if kept.holder != save.holder => Err(ShelfError::MovedOn),
            // The game may have been named on the shelf while it was played.
            Ok(kept) => self.put(&Save { title: kept.title, ..save.clone() }),
            // What is gone or broken is replaced by what this tab knows.
            Err(ShelfError::Absent | ShelfError::Broken(_)) => self.put(save),
            Err(error @ (ShelfError::Fault(_) | ShelfError::MovedOn)) => Err(error),
        }
    }

    /// Makes a game the one to play on.
    pub fn choose(&self, id: &SaveId) -> Result<(), ShelfError> {
        Ok(self.0.write(&format!("{PREFIX}{LAST}"), &id.to_string())?)
    }

    /// Keeps a game without making it the one to play on: an import, a copy, a deleted one that comes back.
    pub fn add(&self, save: &Save) -> Result<(), ShelfError> {
        Ok(self.0.write(&Self::key(&save.id), &save.to_text())?)
    }

    /// How many letters everything of ours takes.
    pub fn used(&self) -> usize {
        let keys = self.0.keys().unwrap_or_default();
        let ours = keys.iter().filter(|key| key.starts_with(PREFIX));
        ours.map(|key| key.len() + self.0.read(key).ok().flatten().map_or(0, |text| text.len())).sum()
    }

    /// Reads a game.
    pub fn load(&self, id: &SaveId) -> Result<Save, ShelfError> {
        let text = self.0.read(&Self::key(id))?.ok_or(ShelfError::Absent)?;
        let save = Save::from_text(&text)?;
        // A save copied under another name would be overwritten from two sides.
        if save.id == *id { Ok(save) } else { Err(ShelfError::Broken(SaveError::Altered)) }
    }

    /// Forgets a game.
    pub fn remove(&self, id: &SaveId) -> Result<(), ShelfError> {
        Ok(self.0.remove(&Self::key(id))?)
    }

    /// The game that was played last, if it is still there.
    pub fn last(&self) -> Result<Save, ShelfError> {
        let text = self.0.read(&format!("{PREFIX}{LAST}"))?.ok_or(ShelfError::Absent)?;
        self.load(&SaveId::parse(&text).ok_or(ShelfError::Absent)?)
    }

    /// The game of this kind that was played last: the very last one if it is of this kind, else the newest. Where the
    /// very last one cannot be read and there is no other, the error says why.
    pub fn last_of(&self, game: &str) -> Result<Save, ShelfError> {
        let broken = match self.last() {
            Ok(save) if save.game == game => return Ok(save),
            Err(error @ (ShelfError::Broken(_) | ShelfError::Fault(_))) => error,
            Ok(_) | Err(ShelfError::Absent | ShelfError::MovedOn) => ShelfError::Absent,
        };
        let saves = self.list()?.into_iter().filter_map(|(_, save)| save.ok());
        saves.filter(|save| save.game == game).max_by_key(|save| save.updated).ok_or(broken)
    }

    /// Every saved game, the one played last first; what cannot be read comes at the end, with the reason.
    pub fn list(&self) -> Result<Vec<Listed>, ShelfError> {
        let mut ids: Vec<SaveId> = self.0.keys()?.iter().filter_map(|key| Self::id_of(key)).collect();
        order::sort(&mut ids);
        let mut saves: Vec<_> = ids.into_iter().map(|id| (id.clone(), self.load(&id))).collect();
        order::sort_by_key(&mut saves, |(_, save)| std::cmp::Reverse(save.as_ref().map_or(0, |save| save.updated)));
        Ok(saves)
    }
}
