//! A table with people and bots around one screen, and the curtain between the people.

use super::{Playable, Veil};
use crate::kernel::{Seat, SeatSet, Table, Viewer};
use crate::storage::{Player, Progress};

/// Who owes a decision, as the screen may say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The person whose turn at the screen it is.
    pub person: Option<Seat>,
    /// What lies before that person's secrets now; `None` once it is lifted, or where none is needed.
    pub veil: Veil,
    /// The bots that owe a decision.
    pub bots: SeatSet,
    /// Is the choice simultaneous? Then nothing may show which bots are still in [`bots`](Asked::bots).
    pub together: bool,
}

/// What one decision told those before the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<E> {
    /// Who saw it.
    pub viewer: Viewer,
    /// What that viewer saw, in order.
    pub events: Vec<E>,
}

/// A game being played at one screen.
#[derive(Clone, Debug)]
pub struct Sitting<G: Playable> {
    table: Table<G>,
    players: Vec<Player>,
    /// The person who has lifted the veil, where several people share the screen.
    lifted: Option<Seat>,
    /// The person who wants to answer in an open pause, and has to show that they can.
    claimed: Option<Seat>,
    /// Who looks at a game that is only watched: nobody is asked, nothing can be chosen.
    watching: Option<Viewer>,
}

impl<G: Playable> Sitting<G> {
    /// Sits down at a table. The veil is down: whoever sits there first has to lift it.
    pub fn new(table: Table<G>, players: Vec<Player>) -> Self {
        Sitting { table, players, lifted: None, claimed: None, watching: None }
    }

    /// Watches a game that is or was played: nobody is asked here, whoever looks.
    pub fn watch(table: Table<G>, players: Vec<Player>, viewer: Viewer) -> Self {
        Sitting { watching: Some(viewer), ..Sitting::new(table, players) }
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Who plays, in seat order.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The seats of people who play here; nobody plays where a game is only watched.
    pub fn people(&self) -> SeatSet {
        if self.watching.is_some() {
            return SeatSet::EMPTY;
        }
        Seat::all(self.players.len()).filter(|seat| self.players[seat.index()].is_person()).collect()
    }

    /// The only person at the screen, who needs no veil.
    pub fn alone(&self) -> Option<Seat> {
        let people = self.people();
        if people.len() == 1 { people.first() } else { None }
    }

    /// Who looks at the screen now: the only person always, one of several once the veil is lifted, else anybody.
    pub fn viewer(&self) -> Viewer {
        let here = || self.alone().or(self.lifted).map_or(Viewer::Public, Viewer::Seat);
        self.watching.unwrap_or_else(here)
    }

    /// Is the game over for those who play it? One that is watched only comes to its last position.
    pub fn is_over(&self) -> bool {
        self.watching.is_none() && self.table.waiting_for().is_empty()
    }

    /// What the screen may show.
    pub fn view(&self) -> G::View {
        self.table.view(self.viewer())
    }

    /// Who owes a decision.
    pub fn asked(&self) -> Asked {
        let waiting = if self.watching.is_some() { SeatSet::EMPTY } else { self.table.waiting_for() };
        let people = self.people();
        let public = self.table.view(Viewer::Public);
        let bots = waiting.iter().filter(|&seat| !people.contains(seat)).collect();
        let asked: SeatSet = waiting.iter().filter(|&seat| people.contains(seat)).collect();
        let claimed = self.claimed.filter(|&seat| asked.contains(seat));
        let first = || G::first_asked(&public, asked).filter(|&seat| asked.contains(seat)).or(asked.first());
        let person = claimed.or_else(first);
        let veil = match person {
            // An open pause shows nobody's secrets, and so needs no veil, until somebody wants to answer.
            Some(_) if claimed.is_none() && self.pause().is_some() => Veil::None,
            Some(seat) if !self.viewer().is(seat) => G::veil(&public, seat),
            Some(_) | None => Veil::None,
        };
        Asked { person, veil, bots, together: G::is_together(&public) }
    }

    /// What the person at the screen may do now; nothing while the veil is down.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        let asked = self.asked();
        if self.pause().is_some() && self.claimed.is_none() {
            return actions;
        }
        if let (Some(seat), Veil::None) = (asked.person, asked.veil) {
            self.table.game().legal_actions(seat, &mut actions);
        }
        actions
    }

    /// An open pause (T39): several people share the screen, and some of them are asked what nobody may know they could
    /// answer. Tells who they are; nobody's choices are shown meanwhile.
    pub fn pause(&self) -> Option<SeatSet> {
        let people = self.people();
        let asked: SeatSet = self.table.waiting_for().iter().filter(|&seat| people.contains(seat)).collect();
        let is_open = people.len() > 1 && !asked.is_empty();
        (is_open && G::silence(&self.table.view(Viewer::Public)).is_some()).then_some(asked)
    }

    /// In an open pause a person wants to answer: the screen is theirs once they have lifted the veil.
    pub fn claim(&mut self, seat: Seat) {
        if self.pause().is_some_and(|asked| asked.contains(seat)) {
            self.claimed = Some(seat);
            self.lifted = None;
        }
    }

    /// The silent answers that can be given without asking: those of everybody in a pause that is over, or that of the
    /// only person, who has no other.
    pub fn silent(&self, pause_over: bool) -> Vec<(Seat, G::Action)> {
        let Some(silence) = G::silence(&self.table.view(Viewer::Public)) else { return Vec::new() };
        let people = self.people();
        let asked = self.table.waiting_for().iter().filter(|&seat| people.contains(seat));
        let mut legal = Vec::new();
        let has_no_other = |seat: &Seat| {
            self.table.game().legal_actions(*seat, &mut legal);
            legal.len() == 1
        };
        match self.alone() {
            Some(_) => asked.filter(has_no_other).map(|seat| (seat, silence)).collect(),
            None if pause_over => asked.map(|seat| (seat, silence)).collect(),
            None => Vec::new(),
        }
    }

    /// Lifts the veil for the person who is asked.
    pub fn lift(&mut self) {
        let asked = self.asked();
        if asked.veil != Veil::None {
            self.lifted = asked.person;
        }
    }

    /// Lets the veil down again.
    pub fn cover(&mut self) {
        self.lifted = None;
    }

    /// A decision. The veil falls as soon as the screen is no longer the chooser's, so that what follows is told to
    /// everybody and shows nobody's secrets.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Told<G::Event>, G::Illegal> {
        let events = self.table.act(seat, action)?.to_vec();
        if self.claimed == Some(seat) {
            self.claimed = None;
            self.cover();
        }
        // In an open pause whoever is at the screen stays there: the question is not for them to be handed on.
        if self.asked().person != self.lifted && self.pause().is_none() {
            self.cover();
        }
        let viewer = self.viewer();
        Ok(Told { viewer, events: events.iter().filter_map(|event| G::witnessed(event, viewer)).collect() })
    }

    /// The person who may take back the last choice now: its chooser, while nobody else's secrets are in sight.
    pub fn can_undo(&self) -> Option<Seat> {
        let last = self.table.record().steps.last()?.seat;
        let in_sight = self.lifted.is_none_or(|lifted| lifted == last);
        (in_sight && self.people().contains(last) && self.table.can_undo(last)).then_some(last)
    }

    /// Takes back the last choice, if [`can_undo`](Sitting::can_undo) allows it; tells whether it did. Where several
    /// people share the screen the veil is down afterwards: anybody may have pressed.
    pub fn undo(&mut self) -> bool {
        let undone = self.can_undo().is_some_and(|seat| self.table.undo(seat));
        if undone {
            self.cover();
        }
        undone
    }

    /// How far the game is, for lists of saved games.
    pub fn progress(&self) -> Progress {
        if self.table.waiting_for().is_empty() {
            return Progress::over(&self.table.game().standings());
        }
        let asked = self.asked();
        let next = asked.person.or(if asked.together { None } else { asked.bots.first() });
        Progress::Running { round: G::round(&self.table.view(Viewer::Public)), next }
    }
}
