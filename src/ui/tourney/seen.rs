//! What every part of the table reads: the view being shown, the choice in the making, the players.

use std::sync::Arc;

use super::chronicle;
use crate::games::tourney::{Action, Card, Deed, Event, Phase, Tourney, View};
use crate::kernel::{BySeat, Seat, Viewer};
use crate::scene::Arms;
use crate::scene::tourney::{Choosing, Mark, apply, marks_of};
use crate::ui::play::{Session, use_advisor};
use crate::ui::prelude::*;
use crate::ui::shell::{Texts, use_texts};

/// How a target stands in the choice that is being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Nothing is being chosen on the table.
    Idle,
    /// It may be pressed.
    Open,
    /// It has been pressed.
    Picked,
    /// Something is being chosen, and this cannot be it.
    Shut,
    /// An action card that waits to be answered means it.
    Meant,
}

/// The table's signals, given to its parts as a context.
#[derive(Clone, Copy)]
pub struct Seen {
    /// The game.
    pub session: Session<Tourney>,
    /// The view as far as it has been told.
    pub shown: Memo<Arc<View>>,
    /// The choice in the making.
    pub choosing: RwSignal<Choosing>,
    /// Is the player being asked whether to withdraw?
    pub withdrawing: RwSignal<bool>,
    /// What may be pressed next.
    pub open: Memo<Vec<Mark>>,
    /// The action that the presses so far mean.
    pub meant: Memo<Option<Action>>,
    /// The totals if the choice in the making is made.
    pub after: Memo<Option<BySeat<u16>>>,
    texts: Texts,
}

impl Seen {
    /// Ties the table's signals to the game.
    pub fn new(session: Session<Tourney>) -> Seen {
        let choosing = RwSignal::new(Choosing::default());
        let shown = Memo::new(move |_| told(session));
        let me = move || me(session);
        let legal = session.legal;
        let open = Memo::new(move |_| me().map_or(Vec::new(), |me| choosing.read().open(me, &legal.get())));
        let meant = Memo::new(move |_| me().and_then(|me| choosing.read().meant(me, &legal.get())));
        // While something is being told the table stands between two positions, and nothing is foretold.
        let after = Memo::new(move |_| {
            let telling = session.scene.with(Option::is_some);
            if telling { None } else { after(&session.view.get(), &choosing.read(), meant.get()) }
        });
        let withdrawing = RwSignal::new(false);
        // A choice that was being made is void once something else is asked.
        effect(move || {
            legal.track();
            choosing.set(Choosing::default());
            withdrawing.set(false);
        });
        let seen = Seen { session, shown, choosing, withdrawing, open, meant, after, texts: use_texts() };
        let advisor = use_advisor();
        effect(move || {
            if let Some(action) = advisor.take_chosen() {
                untrack(|| seen.take_up(action));
            }
        });
        seen
    }

    /// The person at the screen who is asked now, with nothing veiled.
    pub fn me(self) -> Option<Seat> {
        me(self.session)
    }

    /// Whose hand is shown: the viewer's.
    pub fn viewer(self) -> Option<Seat> {
        match self.session.viewer.get() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Who is to decide, as far as the table may say it.
    pub fn asked_seat(self) -> Option<Seat> {
        if self.session.is_over.get() {
            return None;
        }
        let telling = self.session.scene.with(Option::is_some);
        self.shown.with(|view| match view.phase {
            // T34, T20: others than the one whose turn it is may be asked.
            Phase::Adapt { seat, .. } | Phase::Take { winner: seat } if !telling => Some(seat),
            _ => Some(view.turn),
        })
    }

    /// The seats in the order of the rows: the viewer's own last.
    pub fn rows(self) -> Vec<Seat> {
        let seats = self.shown.with(|view| view.players.seats());
        self.viewer().unwrap_or(Seat(seats as u8 - 1)).left(1, seats).around(seats).collect()
    }

    /// A player's name.
    pub fn name(self, seat: Seat) -> String {
        self.session.players.with(|players| players[seat.index()].name.clone())
    }

    /// Is the player a bot?
    pub fn is_bot(self, seat: Seat) -> bool {
        self.session.players.with(|players| !players[seat.index()].is_person())
    }

    /// A player's arms.
    pub fn arms(self, seat: Seat) -> Arms {
        self.session.players.with(|players| Arms::of(players[seat.index()].tincture))
    }

    /// How a target stands.
    pub fn target(self, mark: Mark) -> Target {
        if let Some((by, deed)) = self.waiting_deed() {
            let meant = marks_of(by, Action::Deed(deed)).contains(&mark);
            return if meant { Target::Meant } else { Target::Idle };
        }
        let picked = self.choosing.with(|choosing| choosing.picked.contains(&mark));
        let open = self.open.with(|open| open.contains(&mark));
        let asked =
            self.open.with(|open| !open.is_empty()) || self.choosing.with(|choosing| !choosing.picked.is_empty());
        match (picked, open, asked) {
            (true, ..) => Target::Picked,
            (_, true, _) => Target::Open,
            (_, _, true) => Target::Shut,
            (_, _, false) => Target::Idle,
        }
    }

    /// The action card that waits to be answered, and who played it.
    pub fn waiting_deed(self) -> Option<(Seat, Deed)> {
        if self.session.scene.with(Option::is_some) {
            return None;
        }
        self.session.view.with(|view| match view.phase {
            Phase::Reaction { deed, .. } => Some((view.turn, deed)),
            _ => None,
        })
    }

    /// The event that is being shown.
    pub fn beat(self) -> Option<Event> {
        self.session.scene.with(|scene| scene.as_ref().and_then(|scene| scene.beat().copied()))
    }

    /// Presses a target.
    pub fn press(self, mark: Mark) {
        let Some(me) = me_untracked(self.session) else { return };
        let legal = self.session.legal.get_untracked();
        self.choosing.update(|choosing| choosing.press(me, &legal, mark));
        if !self.session.confirms() {
            self.confirm();
        }
    }

    /// Presses a card of the hand: it is staged, taken up, or refused with the rule.
    pub fn press_card(self, card: Card, staged: bool) {
        if me_untracked(self.session).is_none() {
            return;
        }
        self.withdrawing.set(false);
        if staged {
            self.choosing.update(|choosing| choosing.unstage(card));
            return;
        }
        if card.is_deed() {
            self.press_deed(card);
            return;
        }
        let before = staged_actions(&self.choosing.read_untracked().staged);
        let refusal = self.session.view.with_untracked(|view| view.refusal(&before, card));
        if refusal.is_none() {
            self.choosing.update(|choosing| choosing.stage(card));
            if !self.session.confirms() {
                self.confirm();
            }
        }
        self.session.refusal.set(refusal);
    }

    fn press_deed(self, card: Card) {
        let refusal = self.session.view.with_untracked(|view| view.refusal(&[], card));
        if refusal.is_none() {
            self.choosing.update(|choosing| choosing.take_deed(card));
        }
        self.session.refusal.set(refusal);
    }

    /// Takes up an advised action, ready to be confirmed.
    fn take_up(self, action: Action) {
        self.put_back();
        let Some(me) = me_untracked(self.session) else { return };
        match action {
            Action::Play(card) => self.press_card(card, false),
            Action::Withdraw => self.withdrawing.set(true),
            Action::Deed(deed) => self.press_deed(deed.card()),
            Action::Name(_) | Action::Keep(_) | Action::GiveBack(_) | Action::Take(_) => {}
            // What needs no card is done by the one button that is there for it.
            Action::End | Action::Pass | Action::Lancelot => {}
        }
        marks_of(me, action).into_iter().for_each(|mark| self.press(mark));
    }

    /// Makes the choice: plays the staged cards, or does what the presses mean.
    pub fn confirm(self) {
        let staged = self.choosing.with_untracked(|choosing| choosing.staged.clone());
        if !staged.is_empty() {
            // Each card is a decision of its own: saved and told before the next.
            for card in staged {
                self.session.act(Action::Play(card));
            }
        } else if let Some(action) = self.meant.get_untracked() {
            self.session.act(action);
        }
    }

    /// Enter goes on with what is being told, makes the choice, or ends the turn.
    pub fn enter(self) {
        if self.session.scene.with_untracked(Option::is_some) {
            self.session.skip();
        } else if !self.choosing.read_untracked().is_empty() {
            self.confirm();
        } else if me_untracked(self.session).is_some() {
            let action = if self.withdrawing.get_untracked() { Action::Withdraw } else { Action::End };
            let pausing = self.shown.with_untracked(|view| matches!(view.phase, Phase::Reaction { .. }));
            if !pausing {
                self.session.act(action);
            }
        }
    }

    /// Asks whether to withdraw; what was refused before is no longer spoken of.
    pub fn ask_to_withdraw(self) {
        self.put_back();
        self.withdrawing.set(true);
    }

    /// Puts the choice back.
    pub fn put_back(self) {
        self.choosing.set(Choosing::default());
        self.withdrawing.set(false);
        self.session.refusal.set(None);
    }

    /// The last thing that happened, as a sentence.
    pub fn last_line(self) -> String {
        let t = &self.texts.get().tourney;
        let said = self.session.log.with(|log| log.iter().rev().find_map(|event| chronicle::line(event, t, self)));
        said.map_or(String::new(), |(_, line)| line)
    }

    /// What the viewer drew in this turn, while it may be used.
    pub fn drawn_line(self) -> Option<String> {
        let (me, t) = (self.me()?, &self.texts.get().tourney);
        let in_turn = |view: &Arc<View>| view.turn == me && matches!(view.phase, Phase::Name | Phase::Play);
        if !self.shown.with(in_turn) {
            return None;
        }
        let drawn = self.session.log.with(|log| {
            log.iter().rev().find_map(|event| match *event {
                Event::Drew { seat, card } if seat == me => Some(card),
                _ => None,
            })
        });
        drawn.flatten().map(|card| (t.drawn)(&(t.card_named)(card)))
    }
}

/// The view as far as it has been told: the one before the scene, moved on by the events shown.
fn told(session: Session<Tourney>) -> Arc<View> {
    session.scene.with(|scene| match scene {
        None => session.view.get(),
        Some(scene) => {
            let mut view = (*scene.before).clone();
            scene.events.iter().take(scene.at + 1).for_each(|event| apply(&mut view, event));
            Arc::new(view)
        }
    })
}

fn me(session: Session<Tourney>) -> Option<Seat> {
    if session.legal.with(|legal| legal.is_empty()) { None } else { session.asked.get().person }
}

fn me_untracked(session: Session<Tourney>) -> Option<Seat> {
    if session.legal.with_untracked(|legal| legal.is_empty()) { None } else { session.asked.get_untracked().person }
}

fn staged_actions(staged: &[Card]) -> Vec<Action> {
    staged.iter().map(|&card| Action::Play(card)).collect()
}

/// The totals after the choice in the making, or after the action card that waits to be answered.
fn after(view: &View, choosing: &Choosing, meant: Option<Action>) -> Option<BySeat<u16>> {
    match meant {
        _ if matches!(view.phase, Phase::Reaction { .. }) => view.totals_after(&[]),
        _ if !choosing.staged.is_empty() => view.totals_after(&staged_actions(&choosing.staged)),
        Some(action @ Action::Deed(_)) => view.totals_after(&[action]),
        Some(_) | None => None,
    }
}
