//! Telling: what happened is shown event by event, at the pace the player has set.

use std::sync::Arc;

use super::Session;
use crate::kernel::Game;
use crate::play::{Playable, Sitting, Sound};
use crate::settings::{Pace, Reminder};
use crate::ui::play::comforts::remind;
use crate::ui::play::sound;
use crate::ui::prelude::*;

/// What is being told: `events[..at]` have been shown, `events[at]` is being shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene<G: Game> {
    /// The view before the first of the events: where the telling starts from.
    pub before: Arc<G::View>,
    /// What happened, as those before the screen saw it.
    pub events: Arc<Vec<G::Event>>,
    /// The place of the event that is being shown.
    pub at: usize,
}

impl<G: Game> Scene<G> {
    /// The event that is being shown.
    pub fn beat(&self) -> Option<&G::Event> {
        self.events.get(self.at)
    }
}

impl<G: Playable> Session<G> {
    /// Passes over the event that is being shown.
    pub fn skip(self) {
        if self.scene.with_untracked(Option::is_some) {
            self.stop_timer();
            self.next_beat();
        }
    }

    /// Passes over everything that is being shown.
    pub fn skip_all(self) {
        if self.scene.with_untracked(Option::is_some) {
            self.drop_scene();
            self.go_on();
        }
    }

    pub(super) fn drop_scene(self) {
        self.stop_timer();
        if self.scene.with_untracked(Option::is_some) {
            self.scene.set(None);
        }
    }

    /// Shows what happened, one event after the other.
    pub(super) fn tell(self, before: Arc<G::View>, events: Vec<G::Event>) {
        self.ask_bots();
        let running = self.scene.get_untracked();
        let scene = match running {
            // Something is still being shown: what is new comes after it.
            Some(scene) => {
                let events = scene.events.iter().cloned().chain(events).collect();
                Scene { events: Arc::new(events), ..scene }
            }
            None => Scene { before, events: Arc::new(events), at: 0 },
        };
        self.show(scene);
    }

    /// Shows the scene from its present event on, passing over events that are not shown by themselves.
    pub(super) fn show(self, mut scene: Scene<G>) {
        while scene.beat().is_some_and(|event| self.beat_millis(event) == Some(0)) {
            self.sound_of(&scene);
            scene.at += 1;
        }
        self.stop_timer();
        let millis = scene.beat().map(|event| self.beat_millis(event));
        match millis {
            None => {
                if self.scene.with_untracked(Option::is_some) {
                    self.scene.set(None);
                }
                self.go_on();
            }
            Some(millis) => {
                self.sound_of(&scene);
                self.scene.set(Some(scene));
                if let Some(millis) = millis {
                    self.after(millis, Session::next_beat);
                }
            }
        }
    }

    pub(super) fn next_beat(self) {
        if let Some(mut scene) = self.scene.try_get_untracked().flatten() {
            scene.at += 1;
            self.show(scene);
        }
    }

    /// How long an event is shown; `None` waits for a press.
    pub(super) fn beat_millis(self, event: &G::Event) -> Option<u32> {
        let beat = G::beat(event);
        let pace = self.shell.settings.with_untracked(|settings| settings.motion);
        match pace {
            Pace::Instant => Some(0),
            Pace::Slow | Pace::Normal if beat.by_tap && self.waits_for_press() => None,
            Pace::Slow | Pace::Normal => Some(pace.of(beat.millis) / self.haste.get_value()),
        }
    }

    /// Where motion is reduced, or nothing shall go on by itself, what decides something waits for a press.
    fn waits_for_press(self) -> bool {
        self.shell.reduced_motion.get_untracked() || !self.shell.settings.with_untracked(|settings| settings.advance)
    }

    pub(super) fn sound_of(self, scene: &Scene<G>) {
        if let Some(sound) = scene.beat().and_then(G::sound) {
            self.hear(sound);
        }
    }

    /// Calls the person whose turn it is: by the table's note, or as they have set it.
    pub(super) fn call_person(self) {
        let (reminder, volume) = self.shell.settings.with_untracked(|settings| (settings.reminder, settings.volume));
        match reminder {
            Reminder::None => self.hear(Sound::Lute),
            Reminder::Sound => sound::play(Sound::Lute, volume),
            Reminder::Vibration => remind(),
        }
    }

    pub(super) fn hear(self, sound: Sound) {
        self.shell.settings.with_untracked(|settings| {
            if settings.sound {
                sound::play(sound, settings.volume);
            }
        });
    }
}

/// All that was shown: the log without the events of the scene that are still to come.
pub(super) fn told_so_far<G: Playable>(
    sitting: RwSignal<Sitting<G>>,
    scene: RwSignal<Option<Scene<G>>>,
) -> Vec<G::Event> {
    let mut log = sitting.with(|sitting| sitting.table().log(sitting.viewer()));
    let untold = scene.with(|scene| scene.as_ref().map_or(0, |scene| scene.events.len() - scene.at));
    log.truncate(log.len().saturating_sub(untold));
    log
}
