//! What a bot must know about one game: a [`Mind`].

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::persona::Temper;
use super::race::Referee;
use super::tree::Curiosity;
use crate::kernel::{BySeat, Game, Seat};

/// One number that judgement depends on. A game's numbers stand in one table, which `arena tune` prints anew.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weight {
    /// What it weighs, in a few words.
    pub name: &'static str,
    /// Its value.
    pub value: f32,
    /// The least and the greatest value that tuning may try.
    pub range: (f32, f32),
}

impl Weight {
    /// A named number with the range it is tuned in.
    pub const fn new(name: &'static str, value: f32, low: f32, high: f32) -> Weight {
        Weight { name, value, range: (low, high) }
    }
}

/// What a seat may hope for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outlook {
    /// The chance to win, from 0 to 1; over all seats these add up to 1.
    pub chance: f32,
    /// The points (or tokens) expected at the end.
    pub points: f32,
}

/// Judgement of one game. A mind is handed positions that were *sampled* from a view, never the game itself, so it
/// cannot cheat; but within a sampled position it should read only what the seat it judges for may know, because the
/// rest is a guess.
pub trait Mind: Clone + Debug + 'static {
    /// The game it knows.
    type Game: Game;
    /// Why a choice is good, as data: the screen puts it into words.
    type Reason: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// The table of all numbers the mind depends on.
    const WEIGHTS: &'static [Weight];

    /// How much worse (in the units of [`judge`](Mind::judge)) an action must look to be `e` times less tempting.
    const HEAT: f32 = 1.0;

    /// A mind with these numbers, in the order of [`WEIGHTS`](Mind::WEIGHTS).
    fn new(weights: &[f32]) -> Self;

    /// Bends the numbers a little to a temper, so that bots of one level do not play alike.
    fn bend(temper: Temper, weights: &mut [f32]);

    /// Fills `scores` with how good each action looks to `seat`, in points: one score for each action, more is better.
    fn judge(&self, game: &Self::Game, seat: Seat, actions: &[<Self::Game as Game>::Action], scores: &mut Vec<f32>);

    /// [`judge`](Mind::judge) in a hurry: how play goes on beyond the search tree, thousands of times a second.
    fn glance(&self, game: &Self::Game, seat: Seat, actions: &[<Self::Game as Game>::Action], scores: &mut Vec<f32>) {
        self.judge(game, seat, actions, scores);
    }

    /// Counts what the search looks ahead by (rounds, tournaments): it never falls while a game goes on. A playout ends
    /// once it has risen by [`reach`](Mind::reach), and is valued by [`outlook`](Mind::outlook).
    fn epoch(&self, game: &Self::Game) -> u32;

    /// How many [epochs](Mind::epoch) a playout may pass.
    const REACH: u32 = 1;

    /// The same, where it hangs on the table's numbers or on the game.
    fn reach(&self, _game: &Self::Game) -> u32 {
        Self::REACH
    }

    /// Do the others plan in a simulation too, each in a tree of its own? Their trees know what they do, not what they
    /// hold, which changes from one sampled position to the next. Where a good choice hangs on the hand, they play
    /// better by judgement.
    const RIVALS_PLAN: bool = true;

    /// By which rules the actions at hand [race](super::race). Without any, simulations go to where the tree leads.
    fn referee(&self) -> Option<Referee> {
        None
    }

    /// How many simulations a Knight makes for one decision.
    const SIMULATIONS: u32 = 1200;

    /// Of the steps of a playout, one in this many is random, because judgement may be wrong in the same way every time;
    /// 0 is never.
    fn whim(&self) -> u32 {
        12
    }

    /// How the search weighs knowledge against curiosity.
    fn curiosity(&self) -> Curiosity {
        Curiosity { weight: 1.5, heat: Self::HEAT, even: 0.1 }
    }

    /// What every seat may hope for: exact when the game is over, an estimate before.
    fn outlook(&self, game: &Self::Game) -> BySeat<Outlook>;

    /// What `seat` sees at this decision that its plan should distinguish. A seat's tree branches by its own actions
    /// and by this number; it must be the same in all positions that the seat cannot tell apart. The default tells
    /// nothing apart: a plan is then a sequence of own actions, averaged over what others do.
    fn context(&self, _game: &Self::Game, _seat: Seat) -> u32 {
        0
    }

    /// The main reasons for `action`, the strongest first, at most three.
    fn reasons(&self, game: &Self::Game, seat: Seat, action: <Self::Game as Game>::Action) -> Vec<Self::Reason>;

    /// The mind with its table's own numbers, bent to a temper.
    fn tempered(temper: Temper) -> Self {
        let mut weights = Self::plain();
        Self::bend(temper, &mut weights);
        Self::new(&weights)
    }

    /// The values of the table.
    fn plain() -> Vec<f32> {
        Self::WEIGHTS.iter().map(|weight| weight.value).collect()
    }
}
