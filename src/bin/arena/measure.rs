//! What `arena bench` and `cargo bench` measure: random play, and the questions of bots and screens.

use std::hint::black_box;
use std::time::Duration;

use quintain::kernel::{Game, Nobody, Record, Rng, Seat, Seed, Step, Viewer, code, random_game};

use crate::clock::Stopwatch;

/// Whole random games for about this long: playouts and decisions per second.
pub fn playouts<G: Game>(options: &G::Options, seed: Seed, long: Duration) -> (f64, f64) {
    let (mut games, mut decisions) = (0u64, 0u64);
    let mut legal = Vec::with_capacity(64);
    let start = Stopwatch::start();
    while start.elapsed() < long {
        for _ in 0..64 {
            let (game, made) = random_game::<G>(options, Seed(seed.0.wrapping_add(games)), &mut legal);
            decisions += made;
            black_box(&game);
            games += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    (games as f64 / seconds, decisions as f64 / seconds)
}

/// A whole random game.
pub fn random_record<G: Game>(options: &G::Options, seed: Seed) -> Record<G> {
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
pub fn questions<G: Game>(record: &Record<G>, long: Duration) -> Vec<(&'static str, f64)> {
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
