//! A bot at a seat: level, persona and seed, and how it decides.

use super::advice::{Advice, CANDIDATES};
use super::level::Level;
use super::maths::best_of;
use super::mind::Mind;
use super::persona::Persona;
use super::search::Search;
use crate::kernel::{Game, Rng, Seat, Seed, fingerprint};

/// What a bot advises in the game of the mind `M`.
pub type AdviceOf<M> = Advice<ActionOf<M>, <M as Mind>::Reason>;
/// What is chosen in the game of the mind `M`.
pub type ActionOf<M> = <<M as Mind>::Game as Game>::Action;
/// What a seat sees in the game of the mind `M`.
pub type ViewOf<M> = <<M as Mind>::Game as Game>::View;

/// To explain a choice made at sight, this part of a Knight's simulations is enough.
const TO_EXPLAIN: u32 = 8;

/// How many simulations are made between two looks at the clock of whoever waits.
const BREATH: u32 = 32;

/// A bot. What it does depends on its level, its mind, its seed and the view, on nothing else.
#[derive(Clone, Debug)]
pub struct Bot<M: Mind> {
    /// How well it plays.
    pub level: Level,
    /// What it knows.
    pub mind: M,
    /// What its whims grow from.
    pub seed: Seed,
    /// How many simulations a Knight makes for one decision.
    pub simulations: u32,
}

impl<M: Mind> Bot<M> {
    /// A bot of this level and persona.
    pub fn new(level: Level, persona: Persona, seed: Seed) -> Self {
        Bot { level, mind: M::tempered(persona.temper()), seed, simulations: M::SIMULATIONS }
    }

    /// The generator for one decision: the same for the same bot and view.
    fn rng(&self, view: &ViewOf<M>) -> Rng {
        let view = serde_json::to_vec(view).expect("a view is plain data");
        Rng::new(Seed(fingerprint(&(self.seed, view))))
    }

    /// Begins to think about the decision that `seat`, which sees `view`, owes; `None` if it owes none. With `explain`,
    /// Page and Squire, who choose at sight, look ahead all the same, to tell what they chose between.
    pub fn begin(&self, view: &ViewOf<M>, seat: Seat, explain: bool) -> Option<Thought<M>> {
        let mut rng = self.rng(view);
        let mut whims = rng.fork();
        let search = Search::new(self.mind.clone(), view.clone(), seat, rng);
        if search.choices() == 0 {
            return None;
        }
        let mut scores: Vec<f32> = search.scores().collect();
        let (chosen, wanted) = match self.level {
            Level::Page => {
                stumble(&mut scores, &mut whims);
                (best_of(&scores), self.simulations / TO_EXPLAIN)
            }
            Level::Squire => (best_of(&scores), self.simulations / TO_EXPLAIN),
            Level::Knight => (None, self.simulations),
        };
        let wanted = if search.choices() == 1 || (chosen.is_some() && !explain) { 0 } else { wanted };
        Some(Thought { search, chosen, wanted })
    }

    /// What it does as `seat`, which sees `view` and owes a decision. A Knight thinks until `should_stop` or its number
    /// of simulations.
    ///
    /// # Panics
    /// If the seat owes no decision.
    pub fn decide(&self, view: &ViewOf<M>, seat: Seat, should_stop: &mut dyn FnMut() -> bool) -> ActionOf<M> {
        let mut thought = self.begin(view, seat, false).expect("the seat owes a decision");
        thought.run(u32::MAX, should_stop);
        thought.action()
    }

    /// The same choice as [`decide`](Bot::decide)'s, with the candidates, their outlooks and reasons.
    ///
    /// # Panics
    /// If the seat owes no decision.
    pub fn explain(&self, view: &ViewOf<M>, seat: Seat, should_stop: &mut dyn FnMut() -> bool) -> AdviceOf<M> {
        let mut thought = self.begin(view, seat, true).expect("the seat owes a decision");
        thought.run(u32::MAX, should_stop);
        thought.advice()
    }
}

/// A decision being thought about, in one go or in slices.
#[derive(Clone, Debug)]
pub struct Thought<M: Mind> {
    search: Search<M>,
    /// The choice at sight, by its place among the legal actions.
    chosen: Option<usize>,
    wanted: u32,
}

impl<M: Mind> Thought<M> {
    /// Makes up to `count` of the simulations still wanted; `should_stop` is asked now and then. Tells whether the
    /// thought is complete.
    pub fn run(&mut self, count: u32, should_stop: &mut dyn FnMut() -> bool) -> bool {
        let mut count = count.min(self.left());
        while count > 0 && !should_stop() {
            let some = count.min(BREATH);
            self.search.run(some);
            count = (count - some).min(self.left());
        }
        self.left() == 0
    }

    /// The simulations still worth making. Only a Knight chooses by what it tried, and may know enough; an explanation
    /// takes its whole time.
    fn left(&self) -> u32 {
        let left = self.wanted.saturating_sub(self.search.simulations());
        if self.chosen.is_none() && self.search.is_settled(left) { 0 } else { left }
    }

    /// What to do, as far as it is thought through.
    pub fn action(&self) -> ActionOf<M> {
        self.search.action(self.chosen.unwrap_or_else(|| self.search.favourite()))
    }

    /// What to do and why, as far as it is thought through.
    pub fn advice(&self) -> AdviceOf<M> {
        let chosen = self.chosen.unwrap_or_else(|| self.search.favourite());
        let others = self.search.ranking().into_iter().filter(|&place| place != chosen);
        let order: Vec<usize> = std::iter::once(chosen).chain(others).take(CANDIDATES).collect();
        self.search.advice(&order)
    }
}

/// How far a Page misjudges, in parts of the difference between its best and its worst choice.
const MISJUDGES: f32 = 1.5;
/// Of its choices a Page overlooks one in this many.
const OVERLOOKS: u32 = 3;
/// Of its decisions a Page makes one in this many by whim.
const WHIMS: u32 = 5;

/// A Page's mistakes: it misjudges everything, overlooks a part of its choices, and now and then follows a whim.
fn stumble(scores: &mut [f32], rng: &mut Rng) {
    if rng.below(WHIMS) == 0 {
        scores.iter_mut().for_each(|score| *score = rng.below(1000) as f32);
        return;
    }
    let low = scores.iter().copied().fold(f32::INFINITY, f32::min);
    let high = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let reach = MISJUDGES * (high - low);
    for score in scores.iter_mut() {
        *score += reach * rng.below(1000) as f32 / 1000.0;
        if rng.below(OVERLOOKS) == 0 {
            *score -= 10.0 * (reach + 1.0);
        }
    }
}
