//! The Tourney's judgement: who may win the tournament at hand, what that is worth, and what it costs to stay in.
//!
//! - [`weights`]: all numbers
//! - [`prospects`]: chances and stakes, from what a seat knows
//! - [`judge`]: how good an action looks
//! - [`reasons`]: why an action is good, as data

pub mod judge;
pub mod prospects;
pub mod reasons;
pub mod weights;

use crate::bots::maths::shares;
use crate::bots::mind::{Mind, Outlook, Weight};
use crate::bots::persona::Temper;
use crate::bots::race::Referee;
use crate::bots::tree::Curiosity;
use crate::games::tourney::{Action, Hand, Phase, Tokens, Tourney};
use crate::kernel::{BySeat, Game, MAX_SEATS, Seat, fingerprint};
use judge::Judge;
use prospects::{is_gain, scale};
pub use reasons::Reason;
use weights::{Numbers, W, WEIGHTS};

/// How many actions of a turn are compared.
const FIELD: usize = 12;

/// Judgement of The Tourney.
#[derive(Clone, Debug)]
pub struct TourneyMind {
    numbers: Numbers,
}

impl Mind for TourneyMind {
    type Game = Tourney;
    type Reason = Reason;
    const WEIGHTS: &'static [Weight] = &WEIGHTS;
    const SIMULATIONS: u32 = 800;
    /// Whether to stay in hangs on the hand above all.
    const RIVALS_PLAN: bool = false;

    fn new(weights: &[f32]) -> Self {
        TourneyMind { numbers: Numbers::new(weights) }
    }

    fn bend(temper: Temper, weights: &mut [f32]) {
        let changes: &[(W, f32)] = match temper {
            Temper::Even => &[],
            Temper::Bold => &[(W::Token, 1.25), (W::Commit, 0.9)],
            Temper::Wary => &[(W::Spread, 0.85), (W::Lancelot, 1.3), (W::Shield, 0.8)],
            Temper::Patient => &[(W::Point, 1.2), (W::Steep, 1.3)],
            Temper::Hasty => &[(W::Point, 0.85), (W::Strike, 0.7), (W::Sweep, 0.7)],
            Temper::Jealous => &[(W::Deny, 1.7), (W::Strike, 0.8)],
            Temper::Thrifty => &[(W::Support, 1.3), (W::Point, 1.1)],
        };
        for &(weight, factor) in changes {
            weights[weight as usize] *= factor;
        }
    }

    fn judge(&self, game: &Tourney, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        let judge = Judge::new(&self.numbers, game, seat);
        scores.clear();
        scores.extend(actions.iter().map(|&action| judge.score(action)));
    }

    fn epoch(&self, game: &Tourney) -> u32 {
        let tournament = u32::from(game.tournament());
        if let Phase::Over { .. } = game.phase() { tournament + 1 } else { tournament }
    }

    /// A plan follows what a turn is about: the colour, what is needed, and what is to be decided.
    fn context(&self, game: &Tourney, seat: Seat) -> u32 {
        let need = game.to_beat(seat).saturating_sub(game.total(seat));
        match game.phase() {
            Phase::Play => fingerprint(&(game.colour(), need, game.still_in())) as u32,
            Phase::Reaction { deed, .. } => fingerprint(&deed) as u32,
            Phase::Name | Phase::Adapt { .. } | Phase::GiveBack | Phase::Take { .. } | Phase::Over { .. } => 0,
        }
    }

    /// Tournaments of two are short: one more is looked at.
    fn reach(&self, game: &Tourney) -> u32 {
        self.numbers[W::Reach] as u32 + u32::from(game.options().seats == 2)
    }

    /// A turn has many forms and much luck follows it: the likeliest ones are compared on the same deals.
    fn referee(&self) -> Option<Referee> {
        Some(Referee { behind: self.numbers[W::Behind], trust: self.numbers[W::Trust], field: FIELD })
    }

    fn whim(&self) -> u32 {
        self.numbers[W::Whim] as u32
    }

    fn curiosity(&self) -> Curiosity {
        Curiosity { weight: self.numbers[W::Explore], heat: self.numbers[W::Tempt], even: 0.1 }
    }

    fn outlook(&self, game: &Tourney) -> BySeat<Outlook> {
        let seats = Tourney::seats(game.options());
        let mut outlook = BySeat::new(seats, Outlook::default());
        let mut chances = [0.0; MAX_SEATS];
        for seat in Seat::all(seats) {
            outlook[seat].points = game.tokens(seat).len() as f32;
            chances[seat.index()] = self.standing(game, seat);
        }
        match game.phase() {
            Phase::Over { winner } => outlook[winner].chance = 1.0,
            Phase::Name
            | Phase::Play
            | Phase::Reaction { .. }
            | Phase::Adapt { .. }
            | Phase::GiveBack
            | Phase::Take { .. } => {
                shares(&mut chances[..seats], 1.0);
                Seat::all(seats).for_each(|seat| outlook[seat].chance = chances[seat.index()]);
            }
        }
        outlook
    }

    fn reasons(&self, game: &Tourney, seat: Seat, action: Action) -> Vec<Reason> {
        reasons::reasons(&self.numbers, game, seat, action)
    }
}

impl TourneyMind {
    /// How well a player stands between tournaments, in powers of `e` of the odds: tokens, and the cards in hand.
    fn standing(&self, game: &Tourney, seat: Seat) -> f32 {
        let cards = self.cards(game.hand(seat), game.tokens(seat));
        let cards = if game.options().seats == 2 { cards * self.numbers[W::HeldByTwo] } else { cards };
        let start = if game.turn() == seat { self.numbers[W::Ahead] } else { 0.0 };
        let tokens = match game.options().goal().saturating_sub(game.tokens(seat).len()) {
            0 | 1 => self.numbers[W::Missing1],
            2 => self.numbers[W::Missing2],
            3 => self.numbers[W::Missing3],
            4 => self.numbers[W::Missing4],
            _ => 0.0,
        };
        tokens + cards + start
    }

    /// What the cards in hand are worth: more where they still bring a token, and more together in one colour.
    fn cards(&self, hand: &Hand, tokens: Tokens) -> f32 {
        let (mut sum, mut strength) = (0.0, [0.0; 5]);
        for card in hand.kinds() {
            let held = self.numbers.held(card) * f32::from(hand.count(card));
            match card.colour() {
                Some(colour) if !is_gain(tokens, colour) => sum += held * self.numbers[W::HeldSpare],
                Some(colour) => {
                    sum += held;
                    let worth = f32::from(card.worth(colour)) * f32::from(hand.count(card));
                    strength[colour as usize] += worth / scale(colour);
                }
                None => sum += held,
            }
        }
        sum + self.numbers[W::HeldBest] * strength.into_iter().fold(0.0, f32::max)
    }
}
