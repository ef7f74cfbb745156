//! What every part of the table reads: the view being shown, the choice in the making, the players.

use std::sync::Arc;

use super::chronicle;
use crate::games::blazons::view::SeenBlazon;
use crate::games::blazons::{Action, Blazons, Effect, Phase, Preview, Spot, View};
use crate::kernel::{Seat, Viewer};
use crate::scene::Arms;
use crate::scene::blazons::{Thing, apply, foretold, pressed, thing};
use crate::ui::play::{Session, use_advisor};
use crate::ui::prelude::*;
use crate::ui::shell::{Texts, use_texts};

/// How a thing stands in the choice that is being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// It cannot be pressed.
    Idle,
    /// It may be pressed.
    Open,
    /// It has been pressed.
    Picked,
}

/// The table's signals, given to its parts as a context.
#[derive(Clone, Copy)]
pub struct Seen {
    /// The game.
    pub session: Session<Blazons>,
    /// The view as far as it has been told.
    pub shown: Memo<Arc<View>>,
    /// What has been pressed.
    pub picked: RwSignal<Option<Thing>>,
    /// The use of the bourgeoisie card that is to be announced.
    pub announced: RwSignal<Option<Effect>>,
    /// The action that is meant.
    pub meant: Memo<Option<Action>>,
    /// What it would lead to.
    pub preview: Memo<Option<Preview>>,
    /// The blazons it would put somewhere.
    pub foretold: Memo<Vec<(Spot, SeenBlazon)>>,
    /// Are tricks being looked through?
    pub looking: RwSignal<bool>,
    texts: Texts,
}

impl Seen {
    /// Ties the table's signals to the game.
    pub fn new(session: Session<Blazons>) -> Seen {
        let picked = RwSignal::new(None::<Thing>);
        let announced = RwSignal::new(None::<Effect>);
        let legal = session.legal;
        let meant = Memo::new(move |_| picked.get().and_then(|thing| pressed(&legal.get(), thing, announced.get())));
        let preview = Memo::new(move |_| meant.get().map(|action| session.view.with(|view| view.preview(action))));
        let foretold = Memo::new(move |_| {
            meant.get().map_or(Vec::new(), |action| session.view.with(|view| foretold(view, action)))
        });
        // A choice that was being made is void once something else is asked.
        effect(move || {
            legal.track();
            picked.set(None);
            announced.set(None);
        });
        let shown = Memo::new(move |_| told(session));
        let advisor = use_advisor();
        effect(move || {
            if let Some(action) = advisor.take_chosen::<Action>() {
                picked.set(Some(thing(action)));
                announced.set(if let Action::Lay { announce, .. } = action { announce } else { None });
            }
        });
        let looking = RwSignal::new(false);
        Seen { session, shown, picked, announced, meant, preview, foretold, looking, texts: use_texts() }
    }

    /// Is the person at the screen asked now?
    pub fn is_asked(self) -> bool {
        self.session.legal.with(|legal| !legal.is_empty())
    }

    /// Whose hand is shown: the viewer's.
    pub fn viewer(self) -> Option<Seat> {
        match self.session.viewer.get() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Who is to decide.
    pub fn asked(self) -> Option<Seat> {
        if self.session.is_over.get() { None } else { self.shown.with(|view| view.asked) }
    }

    /// All seats but the viewer's, clockwise from there.
    pub fn others(self) -> Vec<Seat> {
        let seats = self.shown.with(|view| view.seats());
        let me = self.viewer();
        let first = me.unwrap_or(Seat(seats as u8 - 1)).left(1, seats);
        first.around(seats).filter(|&seat| Some(seat) != me).collect()
    }

    /// A player's name.
    pub fn name(self, seat: Seat) -> String {
        self.session.players.with(|players| players[seat.index()].name.clone())
    }

    /// A player's arms: those of the house.
    pub fn arms(self, seat: Seat) -> Arms {
        self.session.players.with(|players| Arms::of(players[seat.index()].tincture))
    }

    /// How a thing stands.
    pub fn target(self, thing_: Thing) -> Target {
        let open = self.session.legal.with(|legal| legal.iter().any(|&action| thing(action) == thing_));
        match (open, self.picked.get() == Some(thing_)) {
            (true, true) => Target::Picked,
            (true, false) => Target::Open,
            (false, _) => Target::Idle,
        }
    }

    /// Presses a thing: it is picked, or let go.
    pub fn press(self, thing: Thing) {
        self.session.refusal.set(None);
        self.picked.update(|picked| *picked = (*picked != Some(thing)).then_some(thing));
        // A card may be laid with an announcement (B25), which is chosen after it.
        let announces = self
            .session
            .legal
            .with_untracked(|legal| legal.iter().any(|action| matches!(action, Action::Lay { announce: Some(_), .. })));
        if !self.session.confirms() && !announces {
            self.confirm();
        }
    }

    /// Makes the choice.
    pub fn confirm(self) {
        if let Some(action) = self.meant.get_untracked() {
            self.session.act(action);
            // What was asked to be seen is shown at once (B26).
            if matches!(action, Action::Consult(..)) {
                self.looking.set(true);
            }
        }
    }

    /// Enter goes on with what is being told, makes the choice, or leaves it at that.
    pub fn enter(self) {
        let legal = self.session.legal.get_untracked();
        if self.session.scene.with_untracked(Option::is_some) {
            self.session.skip();
        } else if self.picked.get_untracked().is_some() {
            self.confirm();
        } else if legal.contains(&Action::Done) {
            self.session.act(Action::Done);
        }
    }

    /// The blazon that has been chosen first, of two.
    pub fn first_picked(self) -> Option<Spot> {
        self.shown.with(|view| match view.phase {
            Phase::Power { picked, .. } => picked,
            _ => None,
        })
    }

    /// Puts the choice back.
    pub fn put_back(self) {
        self.picked.set(None);
        self.session.refusal.set(None);
    }

    /// The last thing that happened, as a sentence.
    pub fn last_line(self) -> String {
        let t = &self.texts.get().blazons;
        self.session
            .log
            .with(|log| log.iter().rev().find_map(|event| chronicle::line(event, t, self)))
            .unwrap_or_default()
    }
}

/// The view as far as it has been told: the one before the scene, moved on by the events shown.
fn told(session: Session<Blazons>) -> Arc<View> {
    session.scene.with(|scene| match scene {
        None => session.view.get(),
        Some(scene) => {
            let mut view = (*scene.before).clone();
            scene.events.iter().take(scene.at + 1).for_each(|event| apply(&mut view, event));
            Arc::new(view)
        }
    })
}
