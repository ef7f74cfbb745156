//! Whole games of legal actions picked at random: what benchmarks measure, natively and in browsers.

use super::{Game, Nobody, Rng, Seed};

/// Plays a random game to its end; `legal` is a buffer that games share. Tells the end and how many decisions led there.
pub fn random_game<G: Game>(options: &G::Options, seed: Seed, legal: &mut Vec<G::Action>) -> (G, u64) {
    let mut rng = Rng::new(seed);
    let mut game = G::setup(options, seed, &mut Nobody);
    let mut decisions = 0;
    while let Some(seat) = game.waiting_for().first() {
        game.legal_actions(seat, legal);
        game.resolve(seat, *rng.pick(legal).expect("who is asked has a choice"), &mut Nobody);
        decisions += 1;
    }
    (game, decisions)
}
