//! What a disc's place on a track is worth: the payments of the scorings to come, by the chances of each rank.

use super::odds::{Odds, Pace, QUARTERS};
use super::weights::{Numbers, W};
use crate::bots::maths::exp;
use crate::games::academy::squire::MAX_SQUIRES;
use crate::games::academy::tracks::SERVICE_END;
use crate::games::academy::{Glimpse, Lane, Options, Phase, Seating, Squire, Track, Tracks};

/// What is to be seen on the table, as far as places on tracks are concerned.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// What was agreed.
    pub options: &'a Options,
    /// The discs.
    pub tracks: &'a Tracks,
    /// The round, from 1 to 6.
    pub round: u8,
    /// How much of the round is still to be played, in quarters.
    pub left: usize,
    /// Where the Cup stands (A28): more than 0 is white.
    pub cup: i8,
    /// Has Gallantry been read this round (A19)?
    pub read: bool,
    /// How many coats Glory is likely to count at the end (A33), on average.
    pub coats: f32,
}

/// One scoring to come: what each rank is paid (the first first), and what a disc on square 0 is paid.
#[derive(Clone, Copy, Debug, Default)]
struct Scoring {
    time: usize,
    pay: [f32; MAX_SQUIRES],
    start: f32,
}

/// The scorings of a track until its discs are set back: three at most.
#[derive(Clone, Copy, Debug, Default)]
pub struct Calendar {
    scorings: [Scoring; 3],
    len: usize,
}

/// Judges places on tracks.
#[derive(Clone, Debug)]
pub struct Worth {
    /// The numbers in use.
    pub numbers: Numbers,
    odds: Odds,
}

/// The last round before the discs are set back (A14), or the last of all.
fn half_end(round: u8) -> u8 {
    if round <= 3 { 3 } else { 6 }
}

impl Worth {
    /// Judgement with these numbers.
    pub fn new(numbers: Numbers) -> Worth {
        Worth { odds: Odds::new(&numbers), numbers }
    }

    /// Adds what each squire's disc on a track is worth to it.
    pub fn add(&self, scene: &Scene, track: Track, points: &mut [f32; MAX_SQUIRES]) {
        let (lane, squires) = (&scene.tracks[track], scene.options.squires());
        let calendar = self.calendar(scene, track);
        for squire in Squire::all(squires) {
            points[squire.index()] += match track {
                Track::Service => self.service(scene, lane.disc(squire).progress()),
                _ => self.on_lane(&calendar, track, lane, squire, squires),
            };
        }
    }

    /// What the disc of `squire` on a ranked lane is worth to it.
    pub fn on_lane(&self, calendar: &Calendar, track: Track, lane: &Lane, squire: Squire, squires: usize) -> f32 {
        let pace = if track.is_combat() { Pace::Combat } else { Pace::Single };
        let scorings = &calendar.scorings[..calendar.len];
        scorings.iter().map(|scoring| self.pay(scoring, pace, lane, squire, squires)).sum()
    }

    /// The expected payment of one scoring.
    fn pay(&self, scoring: &Scoring, pace: Pace, lane: &Lane, squire: Squire, squires: usize) -> f32 {
        let own = lane.disc(squire);
        let odds = self.odds.after(pace, scoring.time);
        // The chances that none, one, two … of the others will be ahead. All ranks at once, also those that a small
        // table has not (they are paid nothing): a fixed number is several times as fast.
        let mut ahead = [1.0, 0.0, 0.0, 0.0, 0.0];
        for other in Squire::all(squires).filter(|&other| other != squire) {
            let chance = odds.ahead(lane.disc(other), own);
            let one_less = [0.0, ahead[0], ahead[1], ahead[2], ahead[3]];
            for (here, one_less) in ahead.iter_mut().zip(one_less) {
                *here += chance * (one_less - *here);
            }
        }
        let by_rank: f32 = ahead.iter().zip(&scoring.pay).map(|(chance, pay)| chance * pay).sum();
        if !own.is_at_start() {
            return by_rank;
        }
        let stay = self.odds.stay(scoring.time);
        by_rank + stay * (scoring.start - by_rank)
    }

    /// The scorings of a ranked track from now on.
    pub fn calendar(&self, scene: &Scene, track: Track) -> Calendar {
        let Scene { options, round, .. } = *scene;
        let squires = options.squires();
        let like = self.numbers[like(track)];
        match track {
            Track::Gallantry => {
                let square = like * self.numbers[W::BonusSquare];
                self.every_round(scene, half_end(round), top(&[3.0 * square, 2.0 * square, square], squires), 0.0)
            }
            Track::Jousts | Track::Tournaments if options.variants.knights => {
                let pay = self.knights_pay(scene, track).map(|pay| pay * like);
                Calendar::once(scene.time_to(round + round % 2), top(&pay, squires), 0.0)
            }
            Track::Jousts | Track::Tournaments => {
                let scene = &Scene { read: false, ..*scene };
                self.every_round(scene, half_end(round), top(&[3.0 * like, 2.0 * like, like], squires), 0.0)
            }
            Track::Education => {
                let scale = if options.variants.codex { like * self.numbers[W::Codex] } else { like };
                self.every_round(
                    &Scene { read: false, ..*scene },
                    half_end(round),
                    bottom(-3.0 * scale, -scale, squires),
                    -3.0 * scale,
                )
            }
            Track::Service => Calendar::default(),
            Track::Quests => {
                let (pay, start) = self.quests_pay(scene);
                Calendar::once(scene.time_to(6), pay.map(|pay| pay * like), start * like)
            }
            Track::Charity => {
                let (pay, start) = self.charity_pay(scene);
                Calendar::once(scene.time_to(6), pay.map(|pay| pay * like), start * like)
            }
        }
    }

    fn every_round(&self, scene: &Scene, last: u8, pay: [f32; MAX_SQUIRES], start: f32) -> Calendar {
        let mut calendar = Calendar::default();
        let mut scale = 1.0;
        let first = if scene.read { scene.round + 1 } else { scene.round };
        for round in first..=last {
            let time = scene.time_to(round);
            calendar.scorings[calendar.len] = Scoring { time, pay: pay.map(|pay| pay * scale), start: start * scale };
            calendar.len += 1;
            scale *= self.numbers[W::Later];
        }
        calendar
    }

    /// A29: the knight on whose side the Cup stands pays more. The Cup wanders until then.
    fn knights_pay(&self, scene: &Scene, track: Track) -> [f32; 3] {
        let time = scene.time_to(scene.round + scene.round % 2) as f32 / QUARTERS as f32;
        let toward = if track == Track::Jousts { f32::from(scene.cup) } else { -f32::from(scene.cup) };
        let chance = if scene.cup == 0 { 0.5 } else { 1.0 / (1.0 + exp(-toward / (4.0 * time + 0.05))) };
        [5.0 + 3.0 * chance, 3.0 + 2.0 * chance, 1.0 + chance]
    }

    /// A20, or Glory (A33).
    fn quests_pay(&self, scene: &Scene) -> ([f32; MAX_SQUIRES], f32) {
        let squires = scene.options.squires();
        if !scene.options.variants.glory {
            return (top(&scene.options.values.quests.map(f32::from), squires), 0.0);
        }
        let coats = self.numbers[W::Glory] * scene.coats;
        let mut pay = top(&[coats, coats / 2.0, 0.0], squires);
        pay[squires - 1] -= coats / 2.0;
        (pay, -coats / 2.0)
    }

    /// A21, or the Alms (A34): what changes hands between the first and the last.
    fn charity_pay(&self, scene: &Scene) -> ([f32; MAX_SQUIRES], f32) {
        let squires = scene.options.squires();
        if !scene.options.variants.alms {
            let [last, second] = scene.options.values.charity.map(f32::from);
            return (bottom(last, second, squires), last);
        }
        let alms = self.numbers[W::Alms];
        let mut pay = bottom(-alms, if squires >= 4 { -alms / 2.0 } else { 0.0 }, squires);
        pay[0] += alms;
        if squires >= 4 {
            pay[1] += alms / 2.0;
        }
        (pay, -alms)
    }

    /// A22 and A32: King's Service pays by square, whatever the rank.
    pub fn service(&self, scene: &Scene, progress: u16) -> f32 {
        let like = self.numbers[W::LikeService];
        if scene.options.variants.scrolls {
            return like * self.scrolls(scene, progress);
        }
        let time = scene.time_to(half_end(scene.round));
        let chance = |square: u16| self.service_chance(progress, square, time);
        like * 6.0 * (chance(6) + chance(SERVICE_END))
    }

    /// The chance to reach a square of King's Service within `time` quarters.
    fn service_chance(&self, progress: u16, square: u16, time: usize) -> f32 {
        if progress >= square {
            return 1.0;
        }
        if time == 0 {
            return 0.0;
        }
        let rounds = time as f32 / QUARTERS as f32;
        let missing = f32::from(square) - f32::from(progress) - self.numbers[W::ServicePace] * rounds;
        1.0 / (1.0 + exp(missing / (self.numbers[W::ServiceSpread] * rounds.sqrt() + 0.2)))
    }

    /// A32: about every second round somebody takes a scroll, and everybody is paid by square.
    fn scrolls(&self, scene: &Scene, progress: u16) -> f32 {
        let coat = |square: u16| scene.options.service_coat(square.min(SERVICE_END)).map_or(0.0, f32::from);
        let rounds = scene.time_to(6) as f32 / QUARTERS as f32;
        let soon = 0.5 * (coat(progress) + coat(progress + 1));
        soon * rounds.clamp(0.25, 1.5) * 0.7
    }
}

impl Calendar {
    /// All scorings as one, at their mean time: a third of the work, for when many moves are looked at.
    #[must_use]
    pub fn condensed(mut self) -> Calendar {
        if self.len < 2 {
            return self;
        }
        let scorings = self.scorings;
        let one = &mut self.scorings[0];
        for more in &scorings[1..self.len] {
            one.time += more.time;
            one.start += more.start;
            one.pay.iter_mut().zip(&more.pay).for_each(|(pay, add)| *pay += add);
        }
        one.time /= self.len;
        self.len = 1;
        self
    }

    fn once(time: usize, pay: [f32; MAX_SQUIRES], start: f32) -> Calendar {
        let mut calendar = Calendar { len: 1, ..Calendar::default() };
        calendar.scorings[0] = Scoring { time, pay, start };
        calendar
    }
}

impl<'a> Scene<'a> {
    /// What a glimpse shows.
    pub fn new(glimpse: &Glimpse<'a>) -> Self {
        let options = glimpse.options();
        let (left, read) = match glimpse.phase() {
            Phase::Bet { .. } | Phase::Draft { .. } | Phase::Split | Phase::TakePile { .. } | Phase::Give => {
                (QUARTERS, false)
            }
            Phase::Play { .. } | Phase::Aim { .. } | Phase::Look { .. } => (quarters_left(glimpse), false),
            Phase::Lift => (0, false),
            Phase::Bonus { .. } | Phase::Codex { .. } | Phase::Alms(_) | Phase::Over => (0, true),
        };
        let coats = if options.variants.glory { coats_at_end(glimpse) } else { 0.0 };
        Scene { options, tracks: glimpse.tracks(), round: glimpse.round(), left, cup: glimpse.cup(), read, coats }
    }

    /// The quarters from now to the scoring of a round.
    pub fn time_to(&self, round: u8) -> usize {
        self.left + QUARTERS * usize::from(round.saturating_sub(self.round))
    }
}

/// The quarters of a round that are still to be played.
fn quarters_left(glimpse: &Glimpse) -> usize {
    let options = glimpse.options();
    let each = if options.seating == Seating::Lancelot { 3 } else { 4 };
    let all = each * options.squires();
    (QUARTERS * (all - glimpse.played().min(all))).div_ceil(all)
}

/// A33 counts the coats at the end: those held now and about two a round more.
fn coats_at_end(glimpse: &Glimpse) -> f32 {
    let squires = glimpse.options().squires();
    let held: u8 = Squire::all(squires).map(|squire| glimpse.purse(squire).positive()).sum();
    f32::from(held) / squires as f32 + 2.0 * f32::from(7 - glimpse.round())
}

/// The weight of liking a track.
fn like(track: Track) -> W {
    match track {
        Track::Gallantry => W::LikeGallantry,
        Track::Jousts | Track::Tournaments => W::LikeCombat,
        Track::Education => W::LikeEducation,
        Track::Service => W::LikeService,
        Track::Quests => W::LikeQuests,
        Track::Charity => W::LikeCharity,
    }
}

/// What the ranks are paid when the best gain; the third only with four squires or more (A18).
fn top(places: &[f32; 3], squires: usize) -> [f32; MAX_SQUIRES] {
    let mut pay = [0.0; MAX_SQUIRES];
    let paid = if squires >= 4 { 3 } else { 2 };
    pay[..paid].copy_from_slice(&places[..paid]);
    pay
}

/// What the ranks are paid when the last two lose (A21).
fn bottom(last: f32, second: f32, squires: usize) -> [f32; MAX_SQUIRES] {
    let mut pay = [0.0; MAX_SQUIRES];
    pay[squires - 1] = last;
    pay[squires - 2] = second;
    pay
}
