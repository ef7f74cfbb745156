//! Watching: a game is shown at one of its positions or moves on by a step. Nothing is chosen, saved or thought about.

use std::sync::Arc;

use super::Session;
use crate::kernel::{Seat, Table, Viewer};
use crate::play::{Playable, Sitting};
use crate::storage::Save;
use crate::ui::play::keep::Keeper;
use crate::ui::prelude::*;
use crate::ui::shell::use_shell;

impl<G: Playable> Session<G> {
    /// A game to look at, at its first position.
    pub fn watch(save: Save, table: Table<G>, viewer: Viewer) -> Session<G> {
        let sitting = Sitting::watch(table, save.players.clone(), viewer);
        let session = Session::with(sitting, Keeper::new(save), use_shell(), None);
        on_cleanup(move || {
            if let Some(Some(timer)) = session.timer.try_update_value(Option::take) {
                timer.clear();
            }
        });
        session
    }

    /// Shows another position, at once.
    pub fn watch_at(self, table: Table<G>, viewer: Viewer) {
        self.drop_scene();
        let players = self.players.get_untracked().to_vec();
        self.sitting.set(Sitting::watch(table, players, viewer));
    }

    /// Shows the next step, beat by beat.
    pub fn watch_step(self, seat: Seat, action: G::Action) {
        self.drop_scene();
        let before = Arc::new(self.sitting.with_untracked(Sitting::view));
        if let Some(Ok(told)) = self.sitting.try_update(|sitting| sitting.act(seat, action)) {
            self.tell(before, told.events);
        }
    }

    /// Tells things so many times faster.
    pub fn hasten(self, times: u32) {
        self.haste.set_value(times.max(1));
    }
}
