//! How good each action looks at first sight: by how much it raises what one's discs are worth, and lowers the others'.

use std::cell::{Cell, OnceCell};

use super::lancelot::{self, Gains};
use super::outlook::expected;
use super::weights::W;
use super::worth::{Calendar, Scene, Worth};
use crate::games::academy::squire::MAX_SQUIRES;
use crate::games::academy::{Academy, Action, Card, Glimpse, Lane, Phase, Squire, Track, Tracks};
use crate::kernel::Seat;

/// Whose worth is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// One's own discs: quick.
    Oneself,
    /// Everybody's, weighed by how dangerous they are.
    Everybody,
}

/// Judges the moves of one seat.
pub struct Judge<'a> {
    /// What places are worth.
    pub worth: &'a Worth,
    /// What the seat sees.
    pub glimpse: Glimpse<'a>,
    /// The table as it is.
    scene: Scene<'a>,
    /// The scorings to come of each track, once they were asked for.
    calendars: [OnceCell<Calendar>; Track::ALL.len()],
    /// The last lane of each track that a move started from, whose disc was looked at, and what it was worth: the next
    /// move mostly starts there too.
    before_moves: [Cell<(Lane, Option<Squire>, f32)>; Track::ALL.len()],
    /// The table as it will be once the cards kept so far are played.
    planned: Tracks,
    /// How much a change in each squire's worth counts for the seat.
    shares: [f32; MAX_SQUIRES],
    /// How many squires there are.
    pub squires: usize,
    care: Care,
    /// Lancelot: what each card in hand would do (A36).
    gains: Option<Gains>,
}

/// Fills `scores` with how good each action looks to `seat`.
pub fn judge(worth: &Worth, game: &Academy, seat: Seat, actions: &[Action], scores: &mut Vec<f32>, care: Care) {
    let judge = Judge::new(worth, game, seat, care);
    scores.clear();
    scores.extend(actions.iter().map(|&action| judge.score(action)));
}

impl<'a> Judge<'a> {
    /// Takes the seat's place.
    pub fn new(worth: &'a Worth, game: &'a Academy, seat: Seat, care: Care) -> Self {
        let glimpse = Glimpse::new(game, seat);
        let squires = glimpse.options().squires();
        let mut judge = Judge {
            worth,
            scene: Scene::new(&glimpse),
            calendars: [const { OnceCell::new() }; Track::ALL.len()],
            before_moves: Default::default(),
            planned: *glimpse.tracks(),
            glimpse,
            shares: [0.0; MAX_SQUIRES],
            squires,
            care,
            gains: None,
        };
        judge.set_shares();
        if let Phase::Draft { .. } = judge.glimpse.phase() {
            judge.plan();
        }
        if let Phase::Split | Phase::Give = judge.glimpse.phase() {
            judge.gains = Some(Gains::new(&judge));
        }
        judge
    }

    fn set_shares(&mut self) {
        for squire in Squire::all(self.squires) {
            self.shares[squire.index()] = f32::from(u8::from(self.glimpse.is_own(squire)));
        }
        let deny = self.worth.numbers[W::Deny];
        if self.care == Care::Oneself || deny == 0.0 {
            return;
        }
        let points = expected(self.worth, &self.glimpse);
        let own: f32 = Squire::all(self.squires).map(|s| self.shares[s.index()] * points[s.index()]).sum();
        for squire in Squire::all(self.squires) {
            if self.glimpse.owner(squire).is_some() && !self.glimpse.is_own(squire) {
                // Those ahead are the most dangerous.
                let danger = (1.0 + (points[squire.index()] - own) / 15.0).clamp(0.2, 2.0);
                self.shares[squire.index()] = -deny * danger;
            }
        }
    }

    /// Plays the cards kept so far, each where it does most.
    fn plan(&mut self) {
        let Some(own) = self.own() else { return };
        for &card in self.glimpse.hand(own).iter() {
            let (track, _) = self.best_play(&self.planned, own, card);
            self.planned.advance(track, own, card.value());
        }
    }

    /// The first of the seat's squires: the only one, except in Lancelot.
    pub fn own(&self) -> Option<Squire> {
        Squire::all(self.squires).find(|&squire| self.glimpse.is_own(squire))
    }

    /// How good an action looks.
    fn score(&self, action: Action) -> f32 {
        match action {
            Action::Bet(track) => self.bet(track),
            Action::Keep(card) => self.keep(card),
            Action::Split(pile) => self.gains.as_ref().map_or(0.0, |gains| gains.split(&pile)),
            Action::TakePile(pile) => lancelot::take_pile(self, pile),
            Action::Give(cards) if self.care == Care::Oneself => {
                self.gains.as_ref().map_or(0.0, |gains| gains.give(&cards))
            }
            Action::Give(cards) => lancelot::give(self, &cards),
            Action::Play(card, track) => self.play(card, track),
            Action::Look(place) => {
                if self.glimpse.codex_known(place).is_some() {
                    -0.1
                } else {
                    0.2
                }
            }
            Action::NoLook | Action::NoLift => 0.0,
            Action::Lift(track) => self.lift(track),
            Action::Bonus(track) => self.bonus(track),
            Action::TakeCoat(place) => self.take_coat(place),
            Action::AlmsTo(squire) => self.alms_to(squire),
            Action::AlmsGive(lesson) => -f32::from(lesson.value()),
            Action::AlmsTake(coat) => f32::from(coat.value),
        }
    }

    /// The change for the seat when `squire` moves on a track.
    pub fn step(&self, tracks: &Tracks, squire: Squire, track: Track, steps: u8) -> f32 {
        let landing = tracks.landing(track, squire, steps);
        let before = &tracks[track];
        if track == Track::Service {
            return self.shares[squire.index()] * self.service(before.disc(squire).progress(), landing);
        }
        let mut after = *before;
        after.shift(squire, landing);
        self.change(track, before, &after)
    }

    /// What going from one square of King's Service to another is worth.
    fn service(&self, from: u16, to: u16) -> f32 {
        self.worth.service(&self.scene, to) - self.worth.service(&self.scene, from)
    }

    fn calendar(&self, track: Track) -> &Calendar {
        self.calendars[track.index()].get_or_init(|| {
            let calendar = self.worth.calendar(&self.scene, track);
            match self.care {
                Care::Oneself => calendar.condensed(),
                Care::Everybody => calendar,
            }
        })
    }

    /// What the disc of `squire` on a ranked lane is worth to it.
    fn on_lane(&self, track: Track, lane: &Lane, squire: Squire) -> f32 {
        self.worth.on_lane(self.calendar(track), track, lane, squire, self.squires)
    }

    /// The same for the lane that a move starts from.
    fn before_move(&self, track: Track, lane: &Lane, squire: Squire) -> f32 {
        let last = &self.before_moves[track.index()];
        match last.get() {
            (known, Some(whose), worth) if whose == squire && known == *lane => worth,
            _ => {
                let worth = self.on_lane(track, lane, squire);
                last.set((*lane, Some(squire), worth));
                worth
            }
        }
    }

    /// The change for the seat between two states of a ranked track.
    fn change(&self, track: Track, before: &Lane, after: &Lane) -> f32 {
        Squire::all(self.squires)
            .filter(|squire| self.shares[squire.index()] != 0.0)
            .map(|squire| {
                let gain = self.on_lane(track, after, squire) - self.before_move(track, before, squire);
                self.shares[squire.index()] * gain
            })
            .sum()
    }

    /// The best that `squire` can do with a card, for the judging seat.
    pub fn best_play(&self, tracks: &Tracks, squire: Squire, card: Card) -> (Track, f32) {
        match card.kind().track() {
            Some(track) => (track, self.step(tracks, squire, track, card.value())),
            None => {
                let jousts = self.step(tracks, squire, Track::Jousts, card.value());
                let tournaments = self.step(tracks, squire, Track::Tournaments, card.value());
                if tournaments > jousts { (Track::Tournaments, tournaments) } else { (Track::Jousts, jousts) }
            }
        }
    }

    /// The track on which a card does most for `squire`.
    pub fn best_track(&self, squire: Squire, card: Card) -> Track {
        self.best_play(self.glimpse.tracks(), squire, card).0
    }

    /// A8: a card is worth what it will do on top of those already kept, and what the neighbour will not do with it.
    fn keep(&self, card: Card) -> f32 {
        let Some(own) = self.own() else { return 0.0 };
        let (_, gain) = self.best_play(&self.planned, own, card);
        let withhold = self.worth.numbers[W::Withhold];
        let next = self.glimpse.passes_to(own);
        if withhold == 0.0 || self.shares[next.index()] == 0.0 {
            return gain;
        }
        let theirs = self.gain_of(next, card);
        gain + withhold * theirs
    }

    /// What a squire would gain by a card for itself, where it gains most.
    pub fn gain_of(&self, squire: Squire, card: Card) -> f32 {
        let gain = |track: Track| self.gain_on(squire, track, card.value());
        match card.kind().track() {
            Some(track) => gain(track),
            None => gain(Track::Jousts).max(gain(Track::Tournaments)),
        }
    }

    fn gain_on(&self, squire: Squire, track: Track, steps: u8) -> f32 {
        let tracks = self.glimpse.tracks();
        let landing = tracks.landing(track, squire, steps);
        let before = &tracks[track];
        if track == Track::Service {
            return self.service(before.disc(squire).progress(), landing);
        }
        let mut after = *before;
        after.shift(squire, landing);
        self.on_lane(track, &after, squire) - self.on_lane(track, before, squire)
    }

    /// A9; the neutral's combat card (A35) is aimed where it does the seat least harm.
    fn play(&self, card: Card, track: Track) -> f32 {
        let Some(squire) = self.glimpse.acting() else { return 0.0 };
        self.step(self.glimpse.tracks(), squire, track, card.value())
    }

    fn lift(&self, track: Track) -> f32 {
        let before = &self.glimpse.tracks()[track];
        let mut after = *before;
        after.lift(self.glimpse.first());
        self.change(track, before, &after) - 0.01
    }

    fn bonus(&self, track: Track) -> f32 {
        let Phase::Bonus { rank, .. } = *self.glimpse.phase() else { return 0.0 };
        let Some(squire) = self.glimpse.acting() else { return 0.0 };
        self.step(self.glimpse.tracks(), squire, track, 4 - rank)
    }

    /// A30: the more cards of the track are in hand, the farther the bet goes.
    fn bet(&self, track: Track) -> f32 {
        let Some(squire) = self.glimpse.acting() else { return 0.0 };
        let steps = 2 + 2 * self.glimpse.cards_for(track).min(2) as u8;
        let pace = if track.is_combat() { 0.8 } else { 1.0 };
        pace * self.step(self.glimpse.tracks(), squire, track, steps)
    }

    /// A31: what lies there, or what is to be feared of a place nobody has told us about.
    fn take_coat(&self, place: u8) -> f32 {
        match self.glimpse.codex_known(place) {
            Some(lesson) => f32::from(lesson.value()),
            None => {
                let (sum, count) = self.glimpse.codex_unknown();
                sum as f32 / count.max(1) as f32
            }
        }
    }

    /// A34: from whom there is most to take, and who is best held back.
    fn alms_to(&self, squire: Squire) -> f32 {
        let best: f32 = self.glimpse.purse(squire).small().map(|coat| f32::from(coat.value)).sum();
        best - self.shares[squire.index()]
    }
}
