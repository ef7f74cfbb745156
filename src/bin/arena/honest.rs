//! Honesty: a bot's choice must not depend on what it cannot know.

use quintain::bots::Mind;
use quintain::kernel::{Game, Nobody, Rng, Seat, Seed, Viewer};

use crate::args::Args;
use crate::options::options;
use crate::players::{Player, Seated};

/// `arena honest`.
pub fn run(args: &Args) -> Result<(), String> {
    crate::with_mind!(args.need(0, "which game")?, M => run_with::<M>(args))
}

/// Plays games with bots of all levels. At every decision everything hidden from the seat is dealt anew, and the bot is
/// asked again with the view of that other game: the view and the choice must be the same.
fn run_with<M: Mind>(args: &Args) -> Result<(), String> {
    let mut players = Player::list(args.text("seats").unwrap_or("page,squire,knight,squire"))?;
    let simulations = args.number("simulations", 60)?;
    players.iter_mut().for_each(|player| player.simulations = Some(simulations));
    let options = options::<M::Game>(args, players.len())?;
    let (games, seed): (u64, Seed) = (args.number("games", 20)?, args.seed()?);
    let mut decisions = 0;
    for number in 0..games {
        players.rotate_left(1);
        decisions += check_game::<M>(&options, &players, Seed(seed.0 ^ number << 16))?;
    }
    println!("{}: {decisions} choices in {games} games stood when everything hidden was dealt anew", M::Game::NAME);
    Ok(())
}

fn check_game<M: Mind>(options: &<M::Game as Game>::Options, players: &[Player], seed: Seed) -> Result<u64, String> {
    let mut rng = Rng::new(Seed(!seed.0));
    let mut game = M::Game::setup(options, seed, &mut Nobody);
    let mut seated: Vec<Seated<M>> = Seat::all(players.len())
        .map(|seat| Seated::new(&players[seat.index()], None, Seed(seed.0 ^ u64::from(seat.0))))
        .collect();
    let mut decisions = 0;
    while let Some(seat) = game.waiting_for().first() {
        let view = game.view(Viewer::Seat(seat));
        let action = seated[seat.index()].choose(&game, seat, || view.clone());
        let other = M::Game::sample(&view, &mut rng);
        let other_view = other.view(Viewer::Seat(seat));
        if other_view != view {
            return Err(format!("seed {seed}, decision {decisions}: another deal changes what {seat:?} sees"));
        }
        let again = seated[seat.index()].choose(&other, seat, || other_view);
        if again != action {
            return Err(format!("seed {seed}, decision {decisions}: {action} becomes {again} with another deal"));
        }
        game.resolve(seat, action, &mut Nobody);
        decisions += 1;
    }
    Ok(decisions)
}
