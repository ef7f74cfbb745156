//! `arena bench`: random playouts and decisions per second on one core, and nanoseconds for what bots and screens ask.

use std::hint::black_box;
use std::time::Duration;

use quintain::bots::bot::ViewOf;
use quintain::bots::{Bot, Level, Mind, Persona, Search};
use quintain::kernel::{Game, Nobody, Record, Rng, Seat, Seed, Step, Viewer, code};
use serde_json::json;

use crate::args::Args;
use crate::clock::Stopwatch;
use crate::games::with_game;
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

/// Whole random games for about this long: playouts and decisions per second.
fn playouts<G: Game>(options: &G::Options, seed: Seed, long: Duration) -> (f64, f64) {
    let mut rng = Rng::new(seed);
    let (mut games, mut decisions) = (0u64, 0u64);
    let mut legal = Vec::with_capacity(64);
    let start = Stopwatch::start();
    while start.elapsed() < long {
        for _ in 0..64 {
            let mut game = G::setup(options, Seed(seed.0 + games), &mut Nobody);
            while let Some(seat) = game.waiting_for().first() {
                game.legal_actions(seat, &mut legal);
                let action = *rng.pick(&legal).expect("who is asked has a choice");
                game.resolve(seat, action, &mut Nobody);
                decisions += 1;
            }
            black_box(&game);
            games += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    (games as f64 / seconds, decisions as f64 / seconds)
}

fn random_record<G: Game>(options: &G::Options, seed: Seed) -> Record<G> {
    let mut rng = Rng::new(seed);
    let mut record = Record { options: options.clone(), seed, steps: Vec::new() };
    let mut game = G::setup(options, seed, &mut Nobody);
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting_for().first() {
        game.legal_actions(seat, &mut legal);
        let action = *rng.pick(&legal).expect("who is asked has a choice");
        game.resolve(seat, action, &mut Nobody);
        record.steps.push(Step { seat, action });
    }
    record
}

/// Nanoseconds for each question, averaged over the positions of one game.
fn questions<G: Game>(record: &Record<G>, long: Duration) -> Vec<(&'static str, f64)> {
    let mut games: Vec<(G, Seat)> = Vec::new();
    let mut game = G::setup(&record.options, record.seed, &mut Nobody);
    for step in &record.steps {
        games.push((game.clone(), step.seat));
        game.resolve(step.seat, step.action, &mut Nobody);
    }
    let views: Vec<G::View> = games.iter().map(|(game, seat)| game.view(Viewer::Seat(*seat))).collect();
    let mut rng = Rng::new(Seed(1));
    let mut legal = Vec::new();
    vec![
        ("clone", each(&games, long, |(game, _)| _ = black_box(game.clone()))),
        ("legal_actions", each(&games, long, |(game, seat)| game.legal_actions(*seat, black_box(&mut legal)))),
        ("view", each(&games, long, |(game, seat)| _ = black_box(game.view(Viewer::Seat(*seat))))),
        ("sample", each(&views, long, |view| _ = black_box(G::sample(view, &mut rng)))),
        ("encode (a whole game)", each(&[record], long, |record| _ = black_box(code::encode(record)))),
    ]
}

fn each<T>(items: &[T], long: Duration, mut ask: impl FnMut(&T)) -> f64 {
    let start = Stopwatch::start();
    let mut asked = 0u64;
    while start.elapsed() < long {
        items.iter().for_each(&mut ask);
        asked += items.len() as u64;
    }
    start.elapsed().as_secs_f64() * 1e9 / asked as f64
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
