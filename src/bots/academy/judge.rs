//! How good each action looks at first sight: by how much it raises what one's discs are worth, and lowers the others'.

use super::outlook::expected;
use super::weights::W;
use super::worth::{Calendar, Scene, Worth};
use crate::games::academy::squire::MAX_SQUIRES;
use crate::games::academy::{Academy, Action, Card, Glimpse, Phase, Squire, Track, Tracks};
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
    /// The table as it will be once the cards kept so far are played.
    planned: Tracks,
    /// How much a change in each squire's worth counts for the seat.
    shares: [f32; MAX_SQUIRES],
    squires: usize,
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
        let mut judge = Judge { worth, glimpse, planned: *glimpse.tracks(), shares: [0.0; MAX_SQUIRES], squires };
        judge.set_shares(care);
        if let Phase::Draft { .. } = glimpse.phase() {
            judge.plan();
        }
        judge
    }

    fn set_shares(&mut self, care: Care) {
        for squire in Squire::all(self.squires) {
            self.shares[squire.index()] = f32::from(u8::from(self.glimpse.is_own(squire)));
        }
        let deny = self.worth.numbers[W::Deny];
        if care == Care::Oneself || deny == 0.0 {
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

    fn scene(&self) -> Scene<'a> {
        Scene::new(&self.glimpse)
    }

    /// How good an action looks.
    fn score(&self, action: Action) -> f32 {
        match action {
            Action::Bet(track) => self.bet(track),
            Action::Keep(card) => self.keep(card),
            Action::Split(pile) => self.split(&pile),
            Action::TakePile(pile) => self.take_pile(pile),
            Action::Give(cards) => self.give(&cards),
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
        let scene = Scene { tracks, ..self.scene() };
        if track == Track::Service {
            let share = self.shares[squire.index()];
            let now = tracks[track].disc(squire).progress();
            return share * (self.worth.service(&scene, landing) - self.worth.service(&scene, now));
        }
        let mut after = *tracks;
        after[track].shift(squire, landing);
        self.change(&scene, &after, track)
    }

    /// The change for the seat between two states of a ranked track.
    fn change(&self, scene: &Scene, after: &Tracks, track: Track) -> f32 {
        let calendar: Calendar = self.worth.calendar(scene, track);
        let (before, after) = (&scene.tracks[track], &after[track]);
        Squire::all(self.squires)
            .filter(|squire| self.shares[squire.index()] != 0.0)
            .map(|squire| {
                let gain = self.worth.on_lane(&calendar, scene, track, after, squire)
                    - self.worth.on_lane(&calendar, scene, track, before, squire);
                self.shares[squire.index()] * gain
            })
            .sum()
    }

    /// The best that `squire` can do with a card, for the judging seat.
    fn best_play(&self, tracks: &Tracks, squire: Squire, card: Card) -> (Track, f32) {
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

    /// What another squire would gain by a card.
    pub fn gain_of(&self, squire: Squire, card: Card) -> f32 {
        let tracks = self.glimpse.tracks();
        let scene = self.scene();
        let gain = |track: Track| {
            let mut after = *tracks;
            after.advance(track, squire, card.value());
            self.worth.of(&Scene { tracks: &after, ..scene }, track, squire) - self.worth.of(&scene, track, squire)
        };
        match card.kind().track() {
            Some(track) => gain(track),
            None => gain(Track::Jousts).max(gain(Track::Tournaments)),
        }
    }

    /// A9; the neutral's combat card (A35) is aimed where it does the seat least harm.
    fn play(&self, card: Card, track: Track) -> f32 {
        let Some(squire) = self.glimpse.acting() else { return 0.0 };
        self.step(self.glimpse.tracks(), squire, track, card.value())
    }

    fn lift(&self, track: Track) -> f32 {
        let mut after = *self.glimpse.tracks();
        after[track].lift(self.glimpse.first());
        self.change(&self.scene(), &after, track) - 0.01
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

    /// A36: the opponent takes the pile that is better for them, and one keeps the other.
    fn split(&self, pile: &[Card; 3]) -> f32 {
        let Some(rest) = self.glimpse.loose().sorted().without(pile) else { return 0.0 };
        let (own, other) = (self.glimpse.seat(), self.opponent());
        let mine = [self.pile_gain(pile, own), self.pile_gain(&rest, own)];
        let theirs = [self.pile_gain(pile, other), self.pile_gain(&rest, other)];
        let result = |taken: usize| mine[1 - taken] - theirs[taken];
        let taken = usize::from(theirs[1] - mine[0] > theirs[0] - mine[1]);
        result(taken)
    }

    /// The other of Lancelot's two players.
    fn opponent(&self) -> Seat {
        Seat(1 - self.glimpse.seat().0.min(1))
    }

    fn take_pile(&self, pile: u8) -> f32 {
        let Some(piles) = self.glimpse.opponents_piles() else { return 0.0 };
        let (taken, left) = (&piles[usize::from(pile)], &piles[1 - usize::from(pile)]);
        self.pile_gain(taken, self.glimpse.seat()) - self.pile_gain(left, self.opponent())
    }

    /// What a pile is worth to a seat of Lancelot: every card where it does most.
    fn pile_gain(&self, pile: &[Card], seat: Seat) -> f32 {
        let squires = || Squire::all(self.squires).filter(|&squire| self.glimpse.owner(squire) == Some(seat));
        let best = |card: Card| squires().map(|squire| self.gain_of(squire, card)).fold(f32::NEG_INFINITY, f32::max);
        pile.iter().map(|&card| best(card)).sum()
    }

    /// A36: these three to the first of one's squires, the rest to the other, each played as well as it goes.
    fn give(&self, cards: &[Card; 3]) -> f32 {
        let Some(rest) = self.glimpse.loose().sorted().without(cards) else { return 0.0 };
        let mut squires = Squire::all(self.squires).filter(|&squire| self.glimpse.is_own(squire));
        let (Some(first), Some(second)) = (squires.next(), squires.next()) else { return 0.0 };
        let mut tracks = *self.glimpse.tracks();
        let given = cards.iter().map(|&card| (first, card)).chain(rest.iter().map(|&card| (second, card)));
        let mut sum = 0.0;
        for (squire, card) in given {
            let (track, gain) = self.best_play(&tracks, squire, card);
            tracks.advance(track, squire, card.value());
            sum += gain;
        }
        sum
    }
}
