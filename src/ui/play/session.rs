//! The play controller: a [`Sitting`] in signals. Every choice is checked, saved, told beat by beat, and then the next
//! is asked for.

use std::sync::Arc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::keep::{Keeper, this_tab};
use super::{sound, thinker};
use crate::kernel::{Game, Seat, SeatSet, Seed, Viewer, fingerprint};
use crate::play::{Asked, Playable, Sitting, Sound, Veil};
use crate::protocol::{Budget, Decision, Request, begin_with};
use crate::settings::Pace;
use crate::storage::{Kind, Player, Save, SaveError, ShelfError};
use crate::ui::shell::{Shell, use_shell};

/// How long a bot's turn lasts at least, at the usual pace, so that people can follow.
const BOT_TURN: u32 = 450;
/// How long a bot may think, in milliseconds, however slow the device is.
const BOT_THOUGHT: u32 = 1_500;

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

/// A position of the game, so that an answer about an earlier one is told apart: how often the game was taken back or
/// over, and how many steps it has.
type Position = (u32, usize);

/// A game at this screen. The handle is freely copied; all parts follow the game.
pub struct Session<G: Playable> {
    sitting: RwSignal<Sitting<G>>,
    keeper: StoredValue<Keeper>,
    shell: Shell,
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
        let session = Session::with(sitting, Keeper::new(save), use_shell());
        session.keep();
        session.listen();
        session.ask_bots();
        session.go_on();
        Ok(session)
    }

    fn with(sitting: Sitting<G>, keeper: Keeper, shell: Shell) -> Session<G> {
        let sitting = RwSignal::new(sitting);
        let scene = RwSignal::new(None::<Scene<G>>);
        let shown = move || scene.with(Option::is_none);
        let asked = Memo::new(move |_| sitting.with(Sitting::asked));
        Session {
            sitting,
            keeper: StoredValue::new(keeper),
            shell,
            scene,
            view: Memo::new(move |_| Arc::new(sitting.with(Sitting::view))),
            viewer: Memo::new(move |_| sitting.with(Sitting::viewer)),
            asked,
            legal: Memo::new(move |_| Arc::new(if shown() { sitting.with(Sitting::legal) } else { Vec::new() })),
            log: Memo::new(move |_| Arc::new(log(sitting, scene))),
            players: Memo::new(move |_| Arc::new(sitting.with(|sitting| sitting.players().to_vec()))),
            can_undo: Memo::new(move |_| sitting.with(|sitting| sitting.can_undo().is_some())),
            pause: Memo::new(move |_| if shown() { sitting.with(Sitting::pause) } else { None }),
            thinking: Memo::new(move |_| {
                let asked = asked.get();
                if asked.together || !shown() { None } else { asked.bots.first() }
            }),
            is_over: Memo::new(move |_| shown() && sitting.with(|sitting| sitting.table().waiting_for().is_empty())),
            refusal: RwSignal::new(None),
            trouble: RwSignal::new(None),
            overtaken: RwSignal::new(false),
            ready: StoredValue::new(None),
            asking: StoredValue::new(None),
            branch: StoredValue::new(0),
            timer: StoredValue::new(None),
        }
    }

    /// The person at the screen chooses. What the rules refuse changes nothing and is told by
    /// [`refusal`](Session::refusal).
    pub fn act(self, action: G::Action) {
        let asked = self.asked.get_untracked();
        let Some(seat) = asked.person else { return };
        if asked.veil != Veil::None || self.overtaken.get_untracked() {
            return;
        }
        self.drop_scene();
        self.step(seat, action);
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

    fn drop_scene(self) {
        self.stop_timer();
        if self.scene.with_untracked(Option::is_some) {
            self.scene.set(None);
        }
    }

    /// Tries again to save the game.
    pub fn save_again(self) {
        self.keep();
    }

    /// The game's record as text, for a report or a link.
    pub fn record_json(self) -> String {
        self.sitting.with_untracked(|sitting| sitting.table().record().to_json())
    }

    /// Reads the table with all that is hidden: for the end of the game, when everything may be shown.
    pub fn with_table<R>(self, read: impl FnOnce(&crate::kernel::Table<G>) -> R) -> R {
        self.sitting.with(|sitting| read(sitting.table()))
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

    /// Shows what happened, one event after the other.
    fn tell(self, before: Arc<G::View>, events: Vec<G::Event>) {
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
    fn show(self, mut scene: Scene<G>) {
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

    fn next_beat(self) {
        if let Some(mut scene) = self.scene.try_get_untracked().flatten() {
            scene.at += 1;
            self.show(scene);
        }
    }

    /// How long an event is shown; `None` waits for a press.
    fn beat_millis(self, event: &G::Event) -> Option<u32> {
        let beat = G::beat(event);
        let pace = self.shell.settings.with_untracked(|settings| settings.motion);
        match pace {
            Pace::Instant => Some(0),
            Pace::Slow | Pace::Normal if beat.by_tap && self.shell.reduced_motion.get_untracked() => None,
            Pace::Slow | Pace::Normal => Some(pace.of(beat.millis)),
        }
    }

    fn sound_of(self, scene: &Scene<G>) {
        if let Some(sound) = scene.beat().and_then(G::sound) {
            self.hear(sound);
        }
    }

    fn hear(self, sound: Sound) {
        self.shell.settings.with_untracked(|settings| {
            if settings.sound {
                sound::play(sound, settings.volume);
            }
        });
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
            None if asked.person.is_some() && asked.bots.is_empty() => self.hear(Sound::Lute),
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

    /// How long a bot's turn lasts at least; not at all when nobody looks.
    fn bot_pause(self) -> u32 {
        if document().hidden() {
            return 0;
        }
        self.shell.settings.with_untracked(|settings| settings.bots.of(BOT_TURN))
    }

    fn bot_moves(self) {
        let Some(Some((at, seat, action))) = self.ready.try_update_value(Option::take) else { return };
        if at == self.position() && !self.overtaken.get_untracked() {
            self.step(seat, action);
        }
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

    /// Asks the first of the bots that owe a decision. They think while the last move is still being shown.
    fn ask_bots(self) {
        let Some(seat) = self.asked.get_untracked().bots.first() else { return };
        let at = self.position();
        let waits = self.ready.with_value(|ready| ready.is_some_and(|(ready, ..)| ready == at));
        if waits || self.asking.get_value() == Some((at, seat)) || self.overtaken.get_untracked() {
            return;
        }
        let Some(request) = self.request(seat) else { return };
        self.asking.set_value(Some((at, seat)));
        thinker::ask(request, begin_with::<G::Mind>, move |decision| self.answered(at, seat, decision));
    }

    /// The question for a bot: its view, and nothing else.
    fn request(self, seat: Seat) -> Option<Request> {
        self.sitting.with_untracked(|sitting| {
            let Kind::Bot { level, persona } = sitting.players()[seat.index()].kind else { return None };
            let view = sitting.table().view(Viewer::Seat(seat));
            Some(Request {
                id: 0,
                game: G::NAME.to_owned(),
                seat,
                view: serde_json::to_string(&view).expect("a view is plain data"),
                level,
                persona,
                seed: Seed(fingerprint(&(sitting.table().record().seed, seat))),
                budget: Budget { simulations: None, millis: Some(BOT_THOUGHT) },
                explain: false,
            })
        })
    }

    /// A bot's answer came, to the last question or to an earlier one.
    fn answered(self, at: Position, seat: Seat, decision: Option<Decision>) {
        // The table may have been left in the meantime.
        if self.sitting.try_with_untracked(|_| ()).is_none() || self.asking.get_value() != Some((at, seat)) {
            return;
        }
        self.asking.set_value(None);
        if at != self.position() {
            return self.ask_bots();
        }
        if let Some(action) = self.useful(seat, decision) {
            self.ready.set_value(Some((at, seat, action)));
            if self.scene.with_untracked(Option::is_none) {
                self.go_on();
            }
        }
    }

    /// The bot's action, or, should it be of no use, the first legal one, so that play goes on.
    fn useful(self, seat: Seat, decision: Option<Decision>) -> Option<G::Action> {
        self.sitting.with_untracked(|sitting| {
            let game = sitting.table().game();
            let action = decision.and_then(|decision| decision.action.parse::<G::Action>().ok());
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            action.filter(|&action| game.check(seat, action).is_ok()).or(legal.first().copied())
        })
    }

    /// Writes the game to the device.
    fn keep(self) {
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
    fn listen(self) {
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

/// All that was shown: the log without the events of the scene that are still to come.
fn log<G: Playable>(sitting: RwSignal<Sitting<G>>, scene: RwSignal<Option<Scene<G>>>) -> Vec<G::Event> {
    let mut log = sitting.with(|sitting| sitting.table().log(sitting.viewer()));
    let untold = scene.with(|scene| scene.as_ref().map_or(0, |scene| scene.events.len() - scene.at));
    log.truncate(log.len().saturating_sub(untold));
    log
}
