//! The play controller: a [`Sitting`] in signals. Every choice is checked, saved, told beat by beat, and then the next
//! is asked for.

mod advising;
mod keeping;
mod leading;
mod telling;
mod thinking;
mod watching;

use std::sync::Arc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;

pub use self::leading::Lead;
pub use self::telling::Scene;
use self::telling::told_so_far;
pub use self::thinking::whims;
use super::keep::Keeper;
use crate::kernel::{Seat, SeatSet, Viewer};
use crate::play::{Asked, Playable, Sitting, Veil};
use crate::storage::{Player, Save, SaveError, ShelfError};
use crate::ui::prelude::*;
use crate::ui::shell::{Shell, use_shell};

/// A position of the game, so that an answer about an earlier one is told apart: how often the game was taken back or
/// over, and how many steps it has.
type Position = (u32, usize);

/// A game at this screen. The handle is freely copied; all parts follow the game.
pub struct Session<G: Playable> {
    sitting: RwSignal<Sitting<G>>,
    keeper: StoredValue<Keeper>,
    shell: Shell,
    /// What a lesson has everybody do; nothing in a game of one's own.
    lead: Option<Lead<G>>,
    /// What is being told now; `None` when everything has been shown.
    pub scene: RwSignal<Option<Scene<G>>>,
    /// What the screen may know now. While a [`scene`](Session::scene) runs this is already the state after it.
    pub view: Memo<Arc<G::View>>,
    /// Whose view that is.
    pub viewer: Memo<Viewer>,
    /// Who owes a decision, and what veils it.
    pub asked: Memo<Asked>,
    /// What the person at the screen may do; empty while a scene runs or the veil is down.
    pub legal: Memo<Arc<Vec<G::Action>>>,
    /// Everything that has been shown so far, as the viewer saw it.
    pub log: Memo<Arc<Vec<G::Event>>>,
    /// Who plays, in seat order.
    pub players: Memo<Arc<Vec<Player>>>,
    /// May the last choice be taken back?
    pub can_undo: Memo<bool>,
    /// Who is asked in an open pause; nobody is asked in person meanwhile.
    pub pause: Memo<Option<SeatSet>>,
    /// The bot whose turn it is; nobody while a choice is simultaneous.
    pub thinking: Memo<Option<Seat>>,
    /// Is the game over, and its end shown?
    pub is_over: Memo<bool>,
    /// Why the last press was refused.
    pub refusal: RwSignal<Option<G::Illegal>>,
    /// Why the game could not be saved.
    pub trouble: RwSignal<Option<ShelfError>>,
    /// Has another tab played on?
    pub overtaken: RwSignal<bool>,
    /// The answer of a bot that waits for its moment.
    ready: StoredValue<Option<(Position, Seat, G::Action)>>,
    /// What a bot is being asked about.
    asking: StoredValue<Option<(Position, Seat)>>,
    /// How often the game was taken back or over.
    branch: StoredValue<u32>,
    /// The timer of the beat or the bot's turn.
    timer: StoredValue<Option<TimeoutHandle>>,
    /// How many times faster than usual things are told: in a replay.
    haste: StoredValue<u32>,
}

impl<G: Playable> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Session<G> {}

impl<G: Playable> Session<G> {
    /// Opens a saved game at this screen and takes it over from any other tab.
    pub fn open(save: Save) -> Result<Session<G>, SaveError> {
        let sitting = Sitting::<G>::new(save.open()?, save.players.clone());
        let session = Session::with(sitting, Keeper::new(save), use_shell(), None);
        session.keep();
        session.listen();
        session.ask_bots();
        session.go_on();
        Ok(session)
    }

    fn with(sitting: Sitting<G>, keeper: Keeper, shell: Shell, lead: Option<Lead<G>>) -> Session<G> {
        let sitting = RwSignal::new(sitting);
        let scene = RwSignal::new(None::<Scene<G>>);
        let shown = move || scene.with(Option::is_none);
        let asked = Memo::new(move |_| sitting.with(Sitting::asked));
        Session {
            sitting,
            keeper: StoredValue::new(keeper),
            shell,
            lead,
            scene,
            view: Memo::new(move |_| Arc::new(sitting.with(Sitting::view))),
            viewer: Memo::new(move |_| sitting.with(Sitting::viewer)),
            asked,
            legal: Memo::new(move |_| {
                let legal = |sitting: &Sitting<G>| match lead {
                    Some(lead) => lead.legal(sitting),
                    None => sitting.legal(),
                };
                Arc::new(if shown() { sitting.with(legal) } else { Vec::new() })
            }),
            log: Memo::new(move |_| Arc::new(told_so_far(sitting, scene))),
            players: Memo::new(move |_| Arc::new(sitting.with(|sitting| sitting.players().to_vec()))),
            can_undo: Memo::new(move |_| lead.is_none() && sitting.with(|sitting| sitting.can_undo().is_some())),
            pause: Memo::new(move |_| if shown() { sitting.with(Sitting::pause) } else { None }),
            thinking: Memo::new(move |_| {
                let asked = asked.get();
                if asked.together || !shown() { None } else { asked.bots.first() }
            }),
            is_over: Memo::new(move |_| shown() && sitting.with(Sitting::is_over)),
            refusal: RwSignal::new(None),
            trouble: RwSignal::new(None),
            overtaken: RwSignal::new(false),
            ready: StoredValue::new(None),
            asking: StoredValue::new(None),
            branch: StoredValue::new(0),
            timer: StoredValue::new(None),
            haste: StoredValue::new(1),
        }
    }

    /// The person at the screen chooses. What the rules refuse changes nothing and is told by
    /// [`refusal`](Session::refusal).
    pub fn act(self, action: G::Action) {
        let asked = self.asked.get_untracked();
        let Some(seat) = asked.person else { return };
        if asked.veil != Veil::None || self.overtaken.get_untracked() || !self.is_led_to(action) {
            return;
        }
        self.drop_scene();
        self.step(seat, action);
    }

    /// Is every move confirmed by a second press?
    pub fn confirms(self) -> bool {
        self.shell.settings.with_untracked(|settings| settings.confirm)
    }

    /// Takes back the last choice, if that is allowed.
    pub fn undo(self) {
        if self.overtaken.get_untracked() || !self.can_undo.get_untracked() {
            return;
        }
        self.drop_scene();
        self.new_branch();
        let undone = self.sitting.try_update(Sitting::undo).unwrap_or(false);
        if undone {
            self.keep();
        }
        self.ask_bots();
    }

    /// Lifts the veil for the person who is asked.
    pub fn lift(self) {
        self.drop_scene();
        self.sitting.update(Sitting::lift);
        self.go_on();
    }

    /// Lets the veil down: the person has left the screen.
    pub fn cover(self) {
        let lifted = |sitting: &Sitting<G>| sitting.alone().is_none() && sitting.viewer() != Viewer::Public;
        if self.sitting.with_untracked(lifted) {
            self.sitting.update(Sitting::cover);
        }
    }

    /// The game's record as text, for a report or a link.
    pub fn record_json(self) -> String {
        self.sitting.with_untracked(|sitting| sitting.table().record().to_json())
    }

    /// Reads the table with all that is hidden: for the end of the game, when everything may be shown.
    pub fn with_table<R>(self, read: impl FnOnce(&crate::kernel::Table<G>) -> R) -> R {
        self.sitting.with(|sitting| read(sitting.table()))
    }

    /// One decision: checked, saved, then told.
    fn step(self, seat: Seat, action: G::Action) {
        let before = Arc::new(self.sitting.with_untracked(Sitting::view));
        let viewer = self.sitting.with_untracked(Sitting::viewer);
        let told = self.sitting.try_update(|sitting| sitting.act(seat, action));
        match told {
            None => {}
            Some(Err(illegal)) => self.refusal.set(Some(illegal)),
            Some(Ok(told)) => {
                self.refusal.set(None);
                self.keep();
                // The veil may have fallen: then everybody watches, from what everybody saw before.
                let before = if told.viewer == viewer { before } else { self.view_before(told.viewer) };
                self.tell(before, told.events);
            }
        }
    }

    /// What `viewer` saw before the last step.
    fn view_before(self, viewer: Viewer) -> Arc<G::View> {
        let record = self.sitting.with_untracked(|sitting| {
            let mut record = sitting.table().record().clone();
            record.steps.pop();
            record
        });
        let game = record.replay(&mut crate::kernel::Nobody).expect("a shorter record of a legal game is legal");
        Arc::new(game.view(viewer))
    }

    /// Everything has been shown: a bot whose answer is there moves; a person is called.
    fn go_on(self) {
        if self.answer_silently(false) {
            return;
        }
        let asked = self.asked.get_untracked();
        match self.ready.get_value() {
            Some(_) if asked.together => self.bot_moves(),
            Some(_) => self.after(self.bot_pause(), Session::bot_moves),
            None if asked.person.is_some() && asked.bots.is_empty() => self.call_person(),
            None => {}
        }
    }

    /// Gives the answers that need no asking; tells whether there were any.
    fn answer_silently(self, pause_over: bool) -> bool {
        let answers = self.sitting.with_untracked(|sitting| sitting.silent(pause_over));
        for &(seat, action) in &answers {
            self.step(seat, action);
        }
        !answers.is_empty()
    }

    /// The open pause is over: nobody has answered.
    pub fn end_pause(self) {
        self.answer_silently(true);
    }

    /// In an open pause a person wants to answer.
    pub fn claim(self, seat: Seat) {
        self.sitting.update(|sitting| sitting.claim(seat));
    }

    fn position(self) -> Position {
        let steps = self.sitting.with_untracked(|sitting| sitting.table().record().steps.len());
        (self.branch.get_value(), steps)
    }

    /// The game is no longer the one that bots were asked about.
    fn new_branch(self) {
        self.ready.set_value(None);
        self.branch.update_value(|branch| *branch += 1);
    }

    fn after(self, millis: u32, then: fn(Session<G>)) {
        self.stop_timer();
        let run = move || {
            if self.sitting.try_with_untracked(|_| ()).is_some() {
                then(self);
            }
        };
        let timer = set_timeout_with_handle(run, Duration::from_millis(u64::from(millis)));
        self.timer.set_value(timer.ok());
    }

    fn stop_timer(self) {
        if let Some(Some(timer)) = self.timer.try_update_value(Option::take) {
            timer.clear();
        }
    }
}
