//! The chronicle: everything public in the order it happened, by names, each line with the lane it is about.

use super::Scene;
use super::cast::Cast;
use super::lanes::{name, roman};
use super::panel::{card_name, cup_name};
use super::worth::rank;
use crate::games::academy::{Event, Seating, Squire, Track, View};
use crate::locales::academy::Academy;
use crate::scene::Arms;

/// A line of the chronicle.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Which of all lines it is, from the first.
    pub number: usize,
    /// The round it belongs to.
    pub round: u8,
    /// Does it head a round?
    pub head: bool,
    /// Whose doing, as arms; else a symbol.
    pub sign: LineSign,
    /// Whose doing, by name.
    pub who: String,
    /// What.
    pub what: String,
    /// The lane it lights up.
    pub track: Option<Track>,
    /// At its end: where a disc stands, or points.
    pub figure: String,
    /// Is it a loss?
    pub loss: bool,
}

/// The sign of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LineSign {
    /// A squire.
    Arms(Arms),
    /// A symbol.
    Symbol(&'static str),
}

impl Line {
    /// The whole line as one sentence.
    pub fn sentence(&self) -> String {
        if self.who.is_empty() { self.what.clone() } else { format!("{} {}", self.who, self.what) }
    }
}

/// All lines, oldest first. The log is folded on a scene, so that a move can tell the rank it led to.
pub fn chronicle(start: &View, log: &[Event], cast: &Cast, texts: &Academy) -> Vec<Line> {
    let mut teller = Teller { scene: Scene::still(&at_start(start)), cast, texts, lines: Vec::new() };
    for event in log {
        teller.scene.apply(event);
        teller.tell(event);
    }
    teller.lines
}

/// All lines with the step that brought each: what happened is given step by step.
pub fn by_steps(start: &View, steps: &[Vec<Event>], cast: &Cast, texts: &Academy) -> Vec<(usize, Line)> {
    let mut teller = Teller { scene: Scene::still(&at_start(start)), cast, texts, lines: Vec::new() };
    let mut lines = Vec::new();
    for (step, events) in steps.iter().enumerate() {
        for event in events {
            teller.scene.apply(event);
            teller.tell(event);
        }
        lines.extend(teller.lines[lines.len()..].iter().map(|line| (step, line.clone())));
    }
    lines
}

/// The table before anything happened: all discs at the start.
fn at_start(view: &View) -> View {
    View { tracks: Default::default(), round: 1, plays: Default::default(), ..view.clone() }
}

struct Teller<'a> {
    scene: Scene,
    cast: &'a Cast,
    texts: &'a Academy,
    lines: Vec<Line>,
}

impl Teller<'_> {
    fn track(&self, track: Track) -> String {
        name(self.texts, &self.scene.view.options, track).to_owned()
    }

    fn push(&mut self, sign: LineSign, who: &str, what: String, track: Option<Track>) -> &mut Line {
        let line = Line {
            number: self.lines.len(),
            round: self.scene.view.round,
            head: false,
            sign,
            who: who.to_owned(),
            what,
            track,
            figure: String::new(),
            loss: false,
        };
        self.lines.push(line);
        self.lines.last_mut().expect("a line was pushed")
    }

    fn of(&mut self, squire: Squire, what: String, track: Option<Track>) -> &mut Line {
        let (cast, sign) = (self.cast, LineSign::Arms(self.cast.arms(squire)));
        self.push(sign, cast.name(squire), what, track)
    }

    fn plain(&mut self, symbol: &'static str, what: String, track: Option<Track>) -> &mut Line {
        self.push(LineSign::Symbol(symbol), "", what, track)
    }

    fn tell(&mut self, event: &Event) {
        let (texts, cast) = (self.texts, self.cast);
        let log = &texts.log;
        match *event {
            Event::RoundBegan { round, first, to_left } => {
                let name = cast.name(first);
                let what = match self.scene.view.options.seating {
                    Seating::Lancelot => (log.round_plain)(roman(round), name),
                    _ => (log.round)(roman(round), name, to_left),
                };
                self.plain("hourglass", what, None).head = true;
            }
            Event::BetNamed { squire, track } => {
                let what = (log.bet)(&self.track(track));
                self.of(squire, what, Some(track));
            }
            Event::Moved { .. } => self.tell_move(event),
            Event::Lapped { squire, track, .. } => {
                let what = (log.lapped)(&self.track(track));
                self.of(squire, what, Some(track));
            }
            Event::CupMoved { to, .. } => {
                let what = (log.cup)(&cup_name(texts, to));
                self.plain("cup", what, Some(if to > 0 { Track::Jousts } else { Track::Tournaments }));
            }
            Event::ScrollTaken { squire, scroll } => {
                let square = if scroll == crate::games::academy::Scroll::Six { 6 } else { 12 };
                self.of(squire, (log.scroll)(square), Some(Track::Service));
            }
            Event::Looked { squire, place, .. } => {
                self.of(squire, (log.looked)(place + 1), Some(Track::Education));
            }
            Event::LookDeclined { squire } => {
                self.of(squire, log.no_look.to_owned(), Some(Track::Education));
            }
            Event::Lifted { squire, track, .. } => {
                let what = (log.lifted)(&self.track(track));
                self.of(squire, what, Some(track));
            }
            Event::LiftDeclined => {
                let first = self.scene.view.first;
                self.of(first, log.no_lift.to_owned(), None);
            }
            Event::Played { squire, card, track } if self.stays(squire, card.value(), track) => {
                let what = (log.played)(&card_name(texts, &self.scene.view, card));
                self.of(squire, what, Some(track));
            }
            Event::NeutralDrew { card } => {
                let what = (log.drew)(&card_name(texts, &self.scene.view, card));
                self.of(Squire::NEUTRAL, what, None);
            }
            _ => self.tell_scoring(event),
        }
    }

    /// A card played with the disc already on 12 moves nothing (A12), so no move will tell of it.
    fn stays(&self, squire: Squire, steps: u8, track: Track) -> bool {
        let tracks = &self.scene.view.tracks;
        tracks.landing(track, squire, steps) == tracks[track].disc(squire).progress()
    }

    fn tell_move(&mut self, event: &Event) {
        let Event::Moved { squire, track, shift, why } = *event else { return };
        let view = &self.scene.view;
        let by = i32::from(shift.to.progress()) - i32::from(shift.from.progress());
        if by == 0 {
            return;
        }
        let mut what = (self.texts.log.moved)(&self.track(track), by, shift.to.progress(), why);
        if track.is_ranked() {
            let place = (self.texts.count.ordinal)(rank(&view.tracks, track, squire, view.squires()));
            what += &(self.texts.log.now)(&place);
        }
        self.of(squire, what, Some(track)).figure = shift.to.progress().to_string();
    }

    fn tell_scoring(&mut self, event: &Event) {
        let (texts, cast) = (self.texts, self.cast);
        let log = &texts.log;
        match *event {
            Event::Scored { track, .. } => {
                let what = (log.scored)(&self.track(track));
                let (symbol, _) = super::lanes::emblem(&self.scene.view.options, track);
                self.plain(symbol, what, Some(track));
            }
            Event::Awarded { squire, track, coat, count } => {
                let what = (log.coat)(&self.track(track), coat.value.into(), count);
                let sum = i32::from(coat.value) * i32::from(count);
                let line = self.of(squire, what, Some(track));
                line.figure = format!("{sum:+}").replace('-', "−");
                line.loss = sum < 0;
            }
            Event::CodexTaken { squire, place, .. } => {
                self.of(squire, (log.codex)(place + 1), Some(Track::Education));
            }
            Event::CodexShown { holders: [a, b] } => {
                self.plain("codex", (log.codex_shown)(cast.name(a), cast.name(b)), Some(Track::Education));
            }
            Event::Glory { squire, points } => {
                self.of(squire, (log.glory)(points.into()), Some(Track::Quests)).loss = points < 0;
            }
            Event::AlmsGiven { from, to, coat } => {
                let what = (log.alms_given)(coat.value().into(), cast.name(to));
                self.of(from, what, Some(Track::Charity));
            }
            Event::AlmsTaken { by, from, coat } => {
                let what = (log.alms_taken)(coat.value.into(), cast.name(from));
                self.of(by, what, Some(Track::Charity));
            }
            Event::Reset { track, .. } => {
                let what = (log.reset)(&self.track(track));
                self.plain("hourglass", what, Some(track));
            }
            _ => self.tell_rest(event),
        }
    }

    fn tell_rest(&mut self, event: &Event) {
        let (texts, cast) = (self.texts, self.cast);
        let log = &texts.log;
        match *event {
            Event::ExcaliburPassed { to } => {
                self.plain("excalibur", (log.excalibur)(cast.name(to)), None);
            }
            Event::CupReturned => {
                self.plain("cup", log.cup_back.to_owned(), None);
            }
            Event::ScrollsReturned => {
                self.plain("scroll", log.scrolls_back.to_owned(), Some(Track::Service));
            }
            Event::PilesShown { .. } => {
                self.plain("em-lance", log.piles.to_owned(), None);
            }
            Event::PileTaken { seat, pile, .. } => {
                let squire = Squire::all(self.scene.view.squires()).find(|&s| self.scene.view.owner(s) == Some(seat));
                self.of(squire.unwrap_or_default(), (log.pile_taken)(roman(pile + 1)), None);
            }
            Event::AllGiven => {
                self.plain("em-lance", log.given.to_owned(), None);
            }
            Event::Knighted { winners, .. } => {
                for seat in winners.iter() {
                    self.push(LineSign::Symbol("laurel"), cast.seat(seat), log.knighted.to_owned(), None);
                }
            }
            // Secrets, and what the lines above already tell.
            _ => {}
        }
    }
}
