//! A bot at a seat: level, persona and seed, and how it decides.

use super::advice::{Advice, CANDIDATES, Candidate};
use super::level::Level;
use super::maths::best_of;
use super::mind::Mind;
use super::persona::Persona;
use super::search::Search;
use crate::kernel::{Game, Rng, Seat, Seed, fingerprint};

/// What a bot advises in the game of the mind `M`.
pub type AdviceOf<M> = Advice<<<M as Mind>::Game as Game>::Action, <M as Mind>::Reason>;

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
    fn rng(&self, view: &<M::Game as Game>::View) -> Rng {
        let view = serde_json::to_vec(view).expect("a view is plain data");
        Rng::new(Seed(fingerprint(&(self.seed, view))))
    }

    /// What it does as `seat`, which sees `view` and owes a decision. A Knight thinks until `should_stop` or its number
    /// of simulations.
    pub fn decide(
        &self,
        view: &<M::Game as Game>::View,
        seat: Seat,
        should_stop: &mut dyn FnMut() -> bool,
    ) -> <M::Game as Game>::Action {
        match self.level {
            Level::Page | Level::Squire => self.at_sight(view, seat),
            Level::Knight => {
                let mut search = self.search(view, seat);
                if !search.is_forced() {
                    search.run(self.simulations, should_stop);
                }
                search.advice().action
            }
        }
    }

    /// The search behind a Knight's decision, not yet begun.
    pub fn search(&self, view: &<M::Game as Game>::View, seat: Seat) -> Search<M> {
        Search::new(self.mind.clone(), view.clone(), seat, self.rng(view))
    }

    /// The choice by judgement alone.
    fn at_sight(&self, view: &<M::Game as Game>::View, seat: Seat) -> <M::Game as Game>::Action {
        let mut rng = self.rng(view);
        let game = M::Game::sample(view, &mut rng);
        let (mut legal, mut scores) = (Vec::new(), Vec::new());
        game.legal_actions(seat, &mut legal);
        if legal.len() > 1 {
            self.mind.judge(&game, seat, &legal, &mut scores);
            if self.level == Level::Page {
                stumble(&mut scores, &mut rng);
            }
        }
        legal[best_of(&scores).unwrap_or(0)]
    }

    /// The choice of [`decide`](Bot::decide) explained: candidates, outlooks and reasons. Page and Squire decide first
    /// and look ahead only to explain.
    pub fn explain(
        &self,
        view: &<M::Game as Game>::View,
        seat: Seat,
        should_stop: &mut dyn FnMut() -> bool,
    ) -> AdviceOf<M> {
        let mut search = self.search(view, seat);
        let (simulations, chosen) = match self.level {
            Level::Page | Level::Squire => (self.simulations / 8, Some(self.at_sight(view, seat))),
            Level::Knight => (self.simulations, None),
        };
        if !search.is_forced() {
            search.run(simulations, should_stop);
        }
        let advice = search.advice();
        match chosen {
            Some(action) => self.led_by(action, advice, view, seat),
            None => advice,
        }
    }

    /// The advice with `action` as its choice.
    fn led_by(
        &self,
        action: <M::Game as Game>::Action,
        mut advice: AdviceOf<M>,
        view: &<M::Game as Game>::View,
        seat: Seat,
    ) -> AdviceOf<M> {
        let place = advice.candidates.iter().position(|candidate| candidate.action == action);
        let chosen = match place {
            Some(place) => advice.candidates.remove(place),
            None => {
                let game = M::Game::sample(view, &mut self.rng(view));
                let reasons = self.mind.reasons(&game, seat, action);
                let outlook = self.mind.outlook(&game)[seat];
                Candidate { action, outlook, visits: 0, reasons }
            }
        };
        advice.candidates.insert(0, chosen);
        advice.candidates.truncate(CANDIDATES);
        advice.action = action;
        advice
    }
}

/// A Page's mistakes: it misjudges everything a little, overlooks one choice in six, but never all.
fn stumble(scores: &mut [f32], rng: &mut Rng) {
    let low = scores.iter().copied().fold(f32::INFINITY, f32::min);
    let high = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let reach = 0.7 * (high - low);
    for score in scores.iter_mut() {
        *score += reach * rng.below(1000) as f32 / 1000.0;
        if rng.below(6) == 0 {
            *score -= 10.0 * (reach + 1.0);
        }
    }
}
