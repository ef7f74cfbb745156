//! What is on the table: the view it started from, advanced event by event while the telling lasts.

use crate::games::academy::phases::ScrollState;
use crate::games::academy::{BySquire, Disc, Event, Lane, Lesson, Options, Play, Scroll, Shift, Squire, Track, View};
use crate::kernel::order::sort_by_key;

/// A track being scored, and what it gave.
#[derive(Clone, Debug, PartialEq)]
pub struct Scoring {
    /// The track.
    pub track: Track,
    /// The squires off square 0, best first.
    pub ranked: Vec<Squire>,
    /// What was given, in order: to whom, the value, how many.
    pub given: Vec<(Squire, i32, u8)>,
}

/// The tracks that the calendar scores at the end of a round, in order (A16).
pub fn scored_in(options: &Options, round: u8) -> impl Iterator<Item = Track> {
    Track::ALL.into_iter().filter(move |&track| options.scores(track, round))
}

/// Which of how many tracks is being scored in this round. One that a scroll called counts with the calendar's.
pub fn scoring_course(options: &Options, round: u8, track: Track) -> (usize, usize) {
    let before = scored_in(options, round).filter(|&other| other < track).count();
    let called = usize::from(!options.scores(track, round));
    (before + 1, scored_in(options, round).count() + called)
}

/// The track that the calendar scores after this one.
pub fn scored_next(options: &Options, round: u8, track: Track) -> Option<Track> {
    scored_in(options, round).find(|&other| other > track)
}

/// What the table shows. Between tellings it is the view itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The table's state.
    pub view: View,
    /// What is being shown now.
    pub beat: Option<Event>,
    /// The disc that moves in this beat, with where it stood.
    pub moving: Option<(Track, Squire, Disc)>,
    /// The track being scored.
    pub scoring: Option<Scoring>,
    /// The tracks that have been scored in this telling.
    pub scored: Vec<Track>,
}

impl Scene {
    /// The table as a viewer sees it, at rest.
    pub fn still(view: &View) -> Scene {
        Scene { view: view.clone(), beat: None, moving: None, scoring: None, scored: Vec::new() }
    }

    /// The table while `events[at]` is being shown: everything up to it has happened.
    pub fn telling(before: &View, events: &[Event], at: usize) -> Scene {
        let mut scene = Scene::still(before);
        events.iter().take(at + 1).for_each(|event| scene.apply(event));
        // A training is scored at one glance: what it gives is shown with it.
        if matches!(scene.beat, Some(Event::Scored { .. })) {
            let given = events
                .iter()
                .skip(at + 1)
                .take_while(|event| matches!(event, Event::Awarded { .. } | Event::Glory { .. }));
            given.for_each(|event| scene.apply(event));
        }
        scene
    }

    /// Lets an event happen on the table.
    pub fn apply(&mut self, event: &Event) {
        self.beat = Some(*event);
        self.moving = None;
        match *event {
            Event::RoundBegan { round, first, .. } => self.begin_round(round, first),
            Event::BetNamed { squire, track } => self.view.squires[squire].bet = Some(track),
            Event::Played { squire, card, track } => self.play(Play { squire, card, track }),
            Event::Moved { squire, track, shift, .. } | Event::Lifted { squire, track, shift } => {
                self.shift(squire, track, shift);
            }
            Event::CupMoved { to, .. } => self.view.cup = Some(to),
            Event::CupReturned => self.view.cup = Some(0),
            Event::ScrollTaken { scroll, .. } => self.set_scroll(scroll, ScrollState::TakenNow),
            Event::ScrollsReturned => {
                self.set_scroll(Scroll::Six, ScrollState::Lying);
                self.set_scroll(Scroll::Twelve, ScrollState::Lying);
            }
            Event::Looked { squire, place, coat, .. } => self.look(squire, place, coat),
            Event::CodexTaken { squire, place, coat, .. } => self.take_codex(squire, place, coat),
            Event::Scored { track, ranked, .. } => self.score(track, ranked.to_vec()),
            Event::Awarded { squire, coat, count, .. } => {
                (0..count).for_each(|_| self.view.squires[squire].purse.add(coat));
                self.pay(squire, coat.value.into(), count);
            }
            Event::Glory { squire, points } => {
                self.view.squires[squire].purse.set_glory(points);
                self.pay(squire, points.into(), 1);
            }
            Event::CodexShown { .. } => self.ensure_scoring(Track::Education),
            Event::AlmsGiven { from, to, coat } => {
                self.ensure_scoring(Track::Charity);
                self.pay(from, -i32::from(coat.value()), 1);
                self.pay(to, coat.value().into(), 1);
            }
            Event::AlmsTaken { by, from, coat } => {
                self.ensure_scoring(Track::Charity);
                self.view.squires[from].purse.remove(coat);
                self.view.squires[by].purse.add(coat);
                self.pay(from, -i32::from(coat.value), 1);
                self.pay(by, coat.value.into(), 1);
            }
            Event::Reset { track, discs } => self.reset(track, &discs),
            Event::ExcaliburPassed { to } => self.view.first = to,
            Event::Knighted { points, .. } => {
                for (squire, &value) in points.by_squire() {
                    self.view.squires[squire].score = Some(value);
                }
            }
            // Cards and secrets: the view that follows the telling has them, and no disc moves.
            Event::Seated { .. }
            | Event::Dealt { .. }
            | Event::CodexLaid { .. }
            | Event::Kept { .. }
            | Event::Passed { .. }
            | Event::Received { .. }
            | Event::PilesMade { .. }
            | Event::PilesShown { .. }
            | Event::PileTaken { .. }
            | Event::CardsGiven { .. }
            | Event::AllGiven
            | Event::NeutralDrew { .. }
            | Event::Lapped { .. }
            | Event::LookDeclined { .. }
            | Event::LiftDeclined
            | Event::AlmsTo { .. } => {}
        }
    }

    fn begin_round(&mut self, round: u8, first: Squire) {
        self.view.round = round;
        self.view.first = first;
        self.view.plays = Default::default();
        self.scoring = None;
        self.scored.clear();
        for squire in Squire::all(self.view.squires()) {
            self.view.squires[squire].bet = None;
        }
    }

    fn play(&mut self, play: Play) {
        self.view.plays.push(play);
        let squire = &mut self.view.squires[play.squire];
        squire.held = squire.held.saturating_sub(1);
        squire.hand.take(play.card);
    }

    fn shift(&mut self, squire: Squire, track: Track, shift: Shift) {
        if shift.from != shift.to {
            self.view.tracks[track].put(squire, shift.to.progress());
        }
        self.moving = Some((track, squire, shift.from));
    }

    fn set_scroll(&mut self, scroll: Scroll, state: ScrollState) {
        if let Some(scrolls) = &mut self.view.scrolls {
            match scroll {
                Scroll::Six => scrolls.six = state,
                Scroll::Twelve => scrolls.twelve = state,
            }
        }
    }

    fn look(&mut self, squire: Squire, place: u8, coat: Option<Lesson>) {
        if let Some(place) = self.view.codex.as_mut().and_then(|codex| codex.places.get_mut(usize::from(place))) {
            place.looked = place.looked.with(squire);
            place.coat = place.coat.or(coat);
        }
    }

    fn take_codex(&mut self, squire: Squire, place: u8, coat: Option<Lesson>) {
        if let Some(place) = self.view.codex.as_mut().and_then(|codex| codex.places.get_mut(usize::from(place))) {
            place.taken = Some(squire);
            place.coat = place.coat.or(coat);
        }
    }

    fn score(&mut self, track: Track, ranked: Vec<Squire>) {
        if let Some(before) = self.scoring.take() {
            self.scored.push(before.track);
        }
        self.scoring = Some(Scoring { track, ranked, given: Vec::new() });
    }

    /// What is told belongs to the scoring of this track, also where a decision lay between (A31, A34).
    fn ensure_scoring(&mut self, track: Track) {
        if self.scoring.as_ref().is_none_or(|scoring| scoring.track != track) {
            let ranked = self.view.tracks[track].ranking(self.view.squires()).ahead().to_vec();
            self.score(track, ranked);
        }
    }

    /// Points come or go. A score that lies face down stays so (A23).
    fn pay(&mut self, squire: Squire, value: i32, count: u8) {
        if let Some(score) = &mut self.view.squires[squire].score {
            *score += (value * i32::from(count)) as i16;
        }
        if let Some(scoring) = &mut self.scoring {
            scoring.given.push((squire, value, count));
        }
    }

    fn reset(&mut self, track: Track, discs: &BySquire<Disc>) {
        let mut order: Vec<(Squire, Disc)> = discs.by_squire().map(|(squire, &disc)| (squire, disc)).collect();
        sort_by_key(&mut order, |&(_, disc)| disc);
        let mut lane = Lane::default();
        for (squire, disc) in order {
            lane.put(squire, disc.progress());
        }
        self.view.tracks[track] = lane;
        self.scoring = None;
    }
}
