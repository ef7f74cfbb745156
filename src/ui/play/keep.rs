//! Keeping a running game on the device: the names around the record, and the tab that plays it.

use crate::kernel::code;
use crate::play::{Playable, Sitting};
use crate::storage::browser::Browser;
use crate::storage::{Ledger, Outcome, Progress, Save, Shelf, ShelfError};

thread_local! {
    static TAB: u32 = getrandom::u32().unwrap_or_default();
}

/// This tab's number, new with every load of the page.
pub fn this_tab() -> u32 {
    TAB.with(|tab| *tab)
}

/// Milliseconds since 1970, by the device's clock.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Enters a result in the ledger. Where nothing can be kept there are no statistics.
fn enter(outcome: Outcome) {
    let mut ledger = Ledger::load(&Browser);
    if ledger.enter(outcome) {
        let _ = ledger.keep(&Browser);
    }
}

/// What is around a running game's record in its save.
#[derive(Clone, Debug)]
pub struct Keeper {
    save: Save,
    /// Is the next write the one that takes the game over?
    claims: bool,
}

impl Keeper {
    /// Keeps the game of this save, which this tab takes over.
    pub fn new(save: Save) -> Keeper {
        Keeper { save: Save { holder: this_tab(), ..save }, claims: true }
    }

    /// Takes over what another tab has saved.
    pub fn claim(&mut self, save: Save) {
        *self = Keeper::new(save);
    }

    /// The game as it was last written.
    pub fn save(&self) -> Save {
        self.save.clone()
    }

    /// The game's key in storage.
    pub fn key(&self) -> String {
        Shelf::<Browser>::key(&self.save.id)
    }

    /// The game as another tab has left it.
    pub fn reload(&self) -> Result<Save, ShelfError> {
        Shelf(Browser).load(&self.save.id)
    }

    /// Writes the game as it stands. Taking over writes whatever is there; later writes give way to another tab.
    pub fn keep<G: Playable>(&mut self, sitting: &Sitting<G>) -> Result<(), ShelfError> {
        let record = code::to_text(&code::encode(sitting.table().record()));
        if record != self.save.record {
            self.save.updated = now();
            self.save.record = record;
        }
        let was_over = matches!(self.save.progress, Progress::Over { .. });
        self.save.progress = sitting.progress();
        if !was_over && let Some(outcome) = Outcome::of(&self.save, &G::extras(&sitting.table().record().options)) {
            enter(outcome);
        }
        if self.claims {
            Shelf(Browser).put(&self.save)?;
            self.claims = false;
            return Ok(());
        }
        Shelf(Browser).update(&self.save)
    }
}
