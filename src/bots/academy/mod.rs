//! The Academy's judgement: what a place on a track is worth, and what follows for every kind of decision.
//!
//! - [`weights`]: all numbers
//! - [`odds`]: who will be ahead of whom
//! - [`worth`]: what a disc's place is worth
//! - [`judge`]: how good an action looks, [`lancelot`]: that game's cards
//! - [`outlook`]: who is likely to win
//! - [`reasons`]: why an action is good, as data

pub mod judge;
pub mod lancelot;
pub mod odds;
pub mod outlook;
pub mod reasons;
pub mod weights;
pub mod worth;

use crate::bots::mind::{Mind, Outlook, Weight};
use crate::bots::persona::Temper;
use crate::games::academy::{Academy, Action, Glimpse};
use crate::kernel::{BySeat, Game, Seat};
pub use reasons::Reason;
use weights::{Numbers, W, WEIGHTS};
use worth::Worth;

/// Judgement of The Academy.
#[derive(Clone, Debug)]
pub struct AcademyMind {
    worth: Worth,
}

impl Mind for AcademyMind {
    type Game = Academy;
    type Reason = Reason;
    const WEIGHTS: &'static [Weight] = &WEIGHTS;

    fn new(weights: &[f32]) -> Self {
        AcademyMind { worth: Worth::new(Numbers::new(weights)) }
    }

    fn bend(temper: Temper, weights: &mut [f32]) {
        let changes: &[(W, f32)] = match temper {
            Temper::Even => &[],
            Temper::Bold => &[(W::LikeCombat, 1.15), (W::LikeService, 1.1), (W::LikeCharity, 0.85)],
            Temper::Wary => &[(W::LikeEducation, 1.2), (W::LikeCharity, 1.2), (W::LikeCombat, 0.95)],
            Temper::Patient => &[(W::LikeQuests, 1.2), (W::LikeService, 1.1), (W::LikeCombat, 0.9)],
            Temper::Hasty => &[(W::LikeGallantry, 1.2), (W::LikeCombat, 1.1), (W::LikeQuests, 0.9)],
            Temper::Jealous => &[(W::Deny, 1.8), (W::Withhold, 2.0)],
            Temper::Thrifty => &[(W::LikeService, 1.2), (W::LikeEducation, 1.1), (W::LikeQuests, 0.95)],
        };
        for &(weight, factor) in changes {
            weights[weight as usize] *= factor;
        }
    }

    fn judge(&self, game: &Academy, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        judge::judge(&self.worth, game, seat, actions, scores, judge::Care::Everybody);
    }

    fn glance(&self, game: &Academy, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        judge::judge(&self.worth, game, seat, actions, scores, judge::Care::Oneself);
    }

    fn epoch(&self, game: &Academy) -> u32 {
        let round = u32::from(Glimpse::new(game, Seat(0)).round());
        if game.is_over() { round + 1 } else { round }
    }

    fn outlook(&self, game: &Academy) -> BySeat<Outlook> {
        outlook::outlook(&self.worth, game)
    }

    fn reasons(&self, game: &Academy, seat: Seat, action: Action) -> Vec<Reason> {
        reasons::reasons(&self.worth, game, seat, action)
    }
}
