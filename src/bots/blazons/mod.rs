//! The Blazons' judgement: what every player's products may come to, and what follows for every kind of decision.
//!
//! - [`weights`]: all numbers
//! - [`prospects`]: what one more blazon or value of a house would add
//! - [`judge`]: how good an action looks
//! - [`reasons`]: why an action is good, as data

pub mod judge;
pub mod prospects;
pub mod reasons;
pub mod weights;

use crate::bots::maths::shares;
use crate::bots::mind::{Mind, Outlook, Weight};
use crate::bots::persona::Temper;
use crate::games::blazons::Action;
use crate::games::blazons::state::{Blazons, Phase, ROUNDS};
use crate::kernel::{BySeat, Game, MAX_SEATS, Seat, fingerprint};
use judge::Judge;
use prospects::Prospects;
pub use reasons::Reason;
use weights::{Numbers, W, WEIGHTS};

/// Judgement of The Blazons.
#[derive(Clone, Debug)]
pub struct BlazonsMind {
    numbers: Numbers,
}

impl Mind for BlazonsMind {
    type Game = Blazons;
    type Reason = Reason;
    const WEIGHTS: &'static [Weight] = &WEIGHTS;
    const HEAT: f32 = 2.0;
    const SIMULATIONS: u32 = 600;

    fn new(weights: &[f32]) -> Self {
        BlazonsMind { numbers: Numbers::new(weights) }
    }

    fn bend(temper: Temper, weights: &mut [f32]) {
        let changes: &[(W, f32)] = match temper {
            Temper::Even => &[],
            Temper::Bold => &[(W::Hope, 1.3), (W::Reward, 1.2)],
            Temper::Wary => &[(W::Overtaken, 1.2), (W::Hope, 0.8)],
            Temper::Patient => &[(W::Coming, 1.3), (W::Burgher, 1.3)],
            Temper::Hasty => &[(W::Coming, 0.8), (W::Reward, 1.2)],
            Temper::Jealous => &[(W::Deny, 1.6)],
            Temper::Thrifty => &[(W::Down, 1.2), (W::Deny, 0.9)],
        };
        for &(weight, factor) in changes {
            weights[weight as usize] *= factor;
        }
    }

    fn judge(&self, game: &Blazons, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        let judge = Judge::new(&self.numbers, game, seat);
        scores.clear();
        scores.extend(actions.iter().map(|&action| judge.score(action)));
    }

    fn epoch(&self, game: &Blazons) -> u32 {
        let round = u32::from(game.round());
        if game.phase() == Phase::Over { round + 1 } else { round }
    }

    /// All cards are known by counting (B3), so a plan may follow what lies in the trick.
    fn context(&self, game: &Blazons, _: Seat) -> u32 {
        fingerprint(&(game.phase(), game.trick().cards, game.past().len())) as u32
    }

    fn outlook(&self, game: &Blazons) -> BySeat<Outlook> {
        if game.phase() == Phase::Over { settled(game) } else { self.estimated(game) }
    }

    fn reasons(&self, game: &Blazons, seat: Seat, action: Action) -> Vec<Reason> {
        reasons::reasons(&self.numbers, game, seat, action)
    }
}

/// B24: the game is over.
fn settled(game: &Blazons) -> BySeat<Outlook> {
    let standings = game.standings();
    let winners = standings.winners();
    let mut outlook = BySeat::new(game.seats(), Outlook::default());
    for place in &standings.0 {
        let chance = if place.rank == 1 { 1.0 / winners.len() as f32 } else { 0.0 };
        outlook[place.seat] = Outlook { chance, points: place.score as f32 };
    }
    outlook
}

impl BlazonsMind {
    fn estimated(&self, game: &Blazons) -> BySeat<Outlook> {
        let seats = game.seats();
        let prospects = Prospects::new(&self.numbers, game, None);
        let mut outlook = BySeat::new(seats, Outlook::default());
        let mut chances = [0.0; MAX_SEATS];
        for seat in Seat::all(seats) {
            outlook[seat].points = f32::from(game.total(seat)) + prospects.score[seat];
            // In an extra round only those level at the top still play for the win (B24).
            let out = if game.contenders().contains(seat) { 0.0 } else { -1000.0 };
            chances[seat.index()] = outlook[seat].points + out;
        }
        let rounds = (ROUNDS as f32 + 1.0 - f32::from(game.round())).max(0.0) - game.past().len() as f32 / 8.0;
        let heat = self.numbers[W::LeadAtEnd] + self.numbers[W::LeadPerRound] * rounds.max(0.0);
        shares(&mut chances[..seats], heat);
        Seat::all(seats).for_each(|seat| outlook[seat].chance = chances[seat.index()]);
        outlook
    }
}
