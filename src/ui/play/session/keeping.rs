//! Keeping: every choice is written to the device at once; another tab that plays on is noticed.

use super::Session;
use crate::play::{Playable, Sitting};
use crate::storage::{Save, ShelfError};
use crate::ui::play::keep::{Keeper, this_tab};
use crate::ui::play::thinker;
use crate::ui::prelude::*;

impl<G: Playable> Session<G> {
    /// Tries again to save the game.
    pub fn save_again(self) {
        self.keep();
    }

    /// The game as it is saved.
    pub fn save(self) -> Save {
        self.keeper.with_value(Keeper::save)
    }

    /// Plays on here what another tab has played: reads the saved game anew.
    pub fn take_over(self) {
        let reopened = self.keeper.with_value(Keeper::reload).and_then(|save| Ok((save.open::<G>()?, save)));
        match reopened {
            Ok((table, save)) => {
                let players = save.players.clone();
                self.drop_scene();
                self.new_branch();
                self.keeper.update_value(|keeper| keeper.claim(save));
                self.sitting.set(Sitting::new(table, players));
                self.overtaken.set(false);
                self.keep();
                self.ask_bots();
            }
            Err(error) => self.trouble.set(Some(error)),
        }
    }

    /// Writes the game to the device.
    pub(super) fn keep(self) {
        if self.lead.is_some() {
            return;
        }
        let result = self
            .sitting
            .with_untracked(|sitting| self.keeper.try_update_value(|keeper| keeper.keep(sitting)).unwrap_or(Ok(())));
        match result {
            Ok(()) => self.trouble.set(None),
            Err(ShelfError::MovedOn) => {
                self.cover();
                self.overtaken.set(true);
            }
            Err(error) => self.trouble.set(Some(error)),
        }
    }

    /// Watches for another tab that takes the game over, and for the screen being left.
    pub(super) fn listen(self) {
        let moved = window_event_listener(leptos::ev::storage, move |event| {
            let ours = self.keeper.try_with_value(|keeper| event.key().as_deref() == Some(keeper.key().as_str()));
            let text = event.new_value().unwrap_or_default();
            if ours == Some(true) && Save::from_text(&text).is_ok_and(|save| save.holder != this_tab()) {
                self.stop_timer();
                self.cover();
                self.overtaken.set(true);
            }
        });
        let left = window_event_listener(leptos::ev::blur, move |_| self.cover());
        let hidden = leptos::ev::Custom::<web_sys::Event>::new("visibilitychange");
        let hidden = window_event_listener(hidden, move |_| {
            if document().hidden() {
                self.cover();
            }
        });
        on_cleanup(move || {
            moved.remove();
            left.remove();
            hidden.remove();
            thinker::forget();
            if let Some(Some(timer)) = self.timer.try_update_value(Option::take) {
                timer.clear();
            }
        });
    }
}
