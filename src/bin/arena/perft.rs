//! `arena perft`: how many ways there are to play the first decisions.

use std::time::Instant;

use quintain::kernel::{Game, Nobody};

use crate::args::Args;
use crate::games::with_game;
use crate::options::options;
use crate::playthrough::seats;

/// `arena perft`.
pub fn run(args: &Args) -> Result<(), String> {
    with_game!(args.need(0, "which game")?, G => run_with::<G>(args))
}

fn run_with<G: Game>(args: &Args) -> Result<(), String> {
    let options = options::<G>(args, seats::<G>(args)?)?;
    let (seed, depth) = (args.seed()?, args.number("depth", 4)?);
    let game = G::setup(&options, seed, &mut Nobody);
    for depth in 1..=depth {
        let start = Instant::now();
        let ways = count(&game, depth);
        println!("{} seed {seed} depth {depth}: {ways} ({:.0?})", G::NAME, start.elapsed());
    }
    Ok(())
}

/// When several seats are asked, the lowest goes first.
fn count<G: Game>(game: &G, depth: u32) -> u64 {
    let Some(seat) = game.waiting_for().first() else { return 1 };
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |&action: &G::Action| {
        let mut next = game.clone();
        next.resolve(seat, action, &mut Nobody);
        count(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}
