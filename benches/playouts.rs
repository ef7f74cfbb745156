//! `cargo bench`: for each game with four seats, random playouts and decisions per second on one core, and the time of
//! what bots and screens ask: `legal_actions`, `resolve`, `view`, `sample`, `encode`, `decode`. Criterion measures, and
//! tells what changed since the last run; `arena bench` measures other tables too, without its statistics.
#![allow(missing_docs)] // criterion's macros make functions of their own

#[allow(dead_code)]
#[path = "../src/bin/arena/measure.rs"]
mod measure;

#[allow(dead_code)]
#[path = "../src/bin/arena/clock.rs"]
mod clock;

use std::hint::black_box;
use std::time::Duration;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use quintain::games::academy::{self, Academy, Seating};
use quintain::games::blazons::{self, Blazons};
use quintain::games::tourney::{self, Tourney};
use quintain::kernel::{Game, Nobody, Record, Rng, Seat, Seed, Step, Viewer, code, random_game};

/// How many games one measurement plays: enough that long and short ones even out.
const BATCH: u64 = 64;

/// Plays a batch of whole random games, always the same ones; tells how many decisions they took.
fn batch<G: Game>(options: &G::Options, legal: &mut Vec<G::Action>) -> u64 {
    let mut decisions = 0;
    for seed in 0..BATCH {
        let (game, made) = random_game::<G>(options, Seed(seed), legal);
        decisions += made;
        black_box(&game);
    }
    decisions
}

/// Playouts per second and decisions per second: criterion tells both as elements per second.
fn play<G: Game>(bench: &mut Criterion, options: &G::Options) {
    let mut legal = Vec::with_capacity(128);
    let decisions = batch::<G>(options, &mut legal);
    let mut group = bench.benchmark_group(G::NAME);
    for (what, count) in [("playouts", BATCH), ("decisions", decisions)] {
        group.throughput(Throughput::Elements(count));
        group.bench_function(what, |b| b.iter(|| batch::<G>(options, &mut legal)));
    }
    group.finish();
}

/// The positions of one game, each with the decision that was made there.
fn positions<G: Game>(record: &Record<G>) -> Vec<(G, Step<G::Action>)> {
    let mut game = G::setup(&record.options, record.seed, &mut Nobody);
    let mut all = Vec::new();
    for &step in &record.steps {
        all.push((game.clone(), step));
        game.resolve(step.seat, step.action, &mut Nobody);
    }
    all
}

/// The time of each question, for every position of a game in turn.
fn questions<G: Game>(bench: &mut Criterion, options: &G::Options) {
    let record = measure::random_record::<G>(options, Seed(1));
    let games = positions(&record);
    let views: Vec<G::View> = games.iter().map(|(game, step)| game.view(Viewer::Seat(step.seat))).collect();
    let bytes = code::encode(&record);
    let mut rng = Rng::new(Seed(1));
    let mut legal = Vec::with_capacity(128);
    let mut place = 0;
    let mut next = move || {
        place = (place + 1) % record.steps.len();
        place
    };
    let record = measure::random_record::<G>(options, Seed(1));
    let mut group = bench.benchmark_group(G::NAME);
    group.bench_function("legal_actions", |b| {
        b.iter(|| {
            let (game, step) = &games[next()];
            game.legal_actions(step.seat, black_box(&mut legal));
        });
    });
    group.bench_function("resolve", |b| {
        b.iter_batched_ref(
            || games[next()].clone(),
            |(game, step): &mut (G, Step<G::Action>)| game.resolve(step.seat, step.action, &mut Nobody),
            BatchSize::SmallInput,
        );
    });
    let view = |(game, step): &(G, Step<G::Action>)| game.view(Viewer::Seat(seat_of(step)));
    group.bench_function("view", |b| b.iter(|| view(&games[next()])));
    group.bench_function("sample", |b| b.iter(|| G::sample(&views[next()], &mut rng)));
    group.bench_function("encode", |b| b.iter(|| code::encode(black_box(&record))));
    group.bench_function("decode", |b| b.iter(|| code::decode::<G>(black_box(&bytes))));
    group.finish();
}

fn seat_of<A>(step: &Step<A>) -> Seat {
    step.seat
}

fn academy(bench: &mut Criterion) {
    let options = academy::Options { seating: Seating::Four, ..academy::Options::default() };
    play::<Academy>(bench, &options);
    questions::<Academy>(bench, &options);
}

fn tourney(bench: &mut Criterion) {
    play::<Tourney>(bench, &tourney::Options::of(4));
    questions::<Tourney>(bench, &tourney::Options::of(4));
}

fn blazons(bench: &mut Criterion) {
    play::<Blazons>(bench, &blazons::Options::new(4));
    questions::<Blazons>(bench, &blazons::Options::new(4));
}

/// Short and bounded: the whole run takes about a minute.
fn settings() -> Criterion {
    Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_millis(1200))
        .without_plots()
}

criterion_group! { name = games; config = settings(); targets = academy, tourney, blazons }
criterion_main!(games);
