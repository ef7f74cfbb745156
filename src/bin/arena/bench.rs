//! `arena bench`: random playouts and decisions per second on one core, and nanoseconds for what bots and screens ask.

use std::time::Duration;

use quintain::bots::bot::ViewOf;
use quintain::bots::{Bot, Level, Mind, Persona, Search};
use quintain::kernel::{Game, Nobody, Rng, Seat, Seed, Viewer};
use serde_json::json;

use crate::args::Args;
use crate::clock::Stopwatch;
use crate::games::with_game;
use crate::measure::{playouts, questions, random_record};
use crate::options::options;
use crate::playthrough::seats;

/// `arena bench`.
pub fn run(args: &Args) -> Result<(), String> {
    with_game!(args.need(0, "which game")?, G => run_with::<G>(args))
}

fn run_with<G: Game>(args: &Args) -> Result<(), String> {
    // Four seats unless something else is asked for: figures of the three games stand side by side.
    let usual = if args.text("options").is_some() { seats::<G>(args)? } else { 4 };
    let options = options::<G>(args, args.number("seats", usual)?)?;
    let long = Duration::from_millis(args.number("millis", 2000)?);
    let (playouts, decisions) = playouts::<G>(&options, args.seed()?, long);
    let searched = with_mind!(G::NAME, M => simulations::<M>(args, G::seats(&options), long))?;
    if args.has("json") {
        let found = json!({"game": G::NAME, "playouts_per_second": playouts, "decisions_per_second": decisions,
                           "simulations_per_second": searched});
        println!("{found}");
        return Ok(());
    }
    println!("{} with {} seats, random play on one core", G::NAME, G::seats(&options));
    println!("  {playouts:>12.0} playouts per second");
    println!("  {decisions:>12.0} decisions per second");
    println!("  {searched:>12.0} simulations of a search per second");
    let record = random_record::<G>(&options, args.seed()?);
    for (what, nanos) in questions::<G>(&record, long / 8) {
        println!("  {nanos:>12.0} ns for {what}");
    }
    Ok(())
}

/// Simulations of a Knight's search per second, over positions of one game, as a game of bots meets them.
fn simulations<M: Mind>(args: &Args, seats: usize, long: Duration) -> Result<f64, String> {
    let options = options::<M::Game>(args, seats)?;
    let bot = Bot::<M>::new(Level::Squire, Persona::Ysolde, args.seed()?);
    let mut game = M::Game::setup(&options, args.seed()?, &mut Nobody);
    let mut views: Vec<(ViewOf<M>, Seat)> = Vec::new();
    while let Some(seat) = game.waiting_for().first() {
        let view = game.view(Viewer::Seat(seat));
        let action = bot.decide(&view, seat, &mut || false);
        game.resolve(seat, action, &mut Nobody);
        views.push((view, seat));
    }
    let mut done = 0u64;
    let start = Stopwatch::start();
    while start.elapsed() < long {
        for (view, seat) in &views {
            let mut search = Search::new(bot.mind.clone(), view.clone(), *seat, Rng::new(Seed(done)));
            search.run(256);
            done += 256;
            if start.elapsed() >= long {
                break;
            }
        }
    }
    Ok(done as f64 / start.elapsed().as_secs_f64())
}
