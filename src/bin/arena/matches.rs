//! Matches: the same deals with the players moved round the table, on all cores.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use quintain::bots::Mind;
use quintain::kernel::{Game, Nobody, Rng, Seat, Seed, Viewer};
use serde_json::json;

use crate::args::Args;
use crate::clock::Stopwatch;
use crate::options::options;
use crate::players::{Player, Seated};
use crate::stats::{Share, Times};

/// What is to be played.
pub struct Match<'a, M: Mind> {
    /// What was agreed before the deal.
    pub options: <M::Game as Game>::Options,
    /// Who plays, with the numbers that replace the table's.
    pub players: Vec<(Player, Option<&'a [f32]>)>,
    /// How many games.
    pub games: u64,
    /// What the deals grow from.
    pub seed: Seed,
    /// How many games are played at a time.
    pub threads: usize,
}

/// How many games are played at a time: `--threads`, or as many as there are cores.
pub fn threads(args: &Args) -> Result<usize, String> {
    args.number("threads", std::thread::available_parallelism().map_or(1, |cores| cores.get()))
}

/// What came out of a match, by player.
#[derive(Default)]
pub struct Outcome {
    /// Games played.
    pub games: u64,
    /// Wins; a shared win counts as a part.
    pub wins: Vec<f64>,
    /// The sum of the scores.
    pub scores: Vec<f64>,
    /// How long each player thought about each of its decisions.
    pub times: Vec<Times>,
    /// How many decisions were made.
    pub decisions: u64,
    /// How long the match took.
    pub seconds: f64,
}

impl Outcome {
    fn new(players: usize) -> Outcome {
        Outcome {
            wins: vec![0.0; players],
            scores: vec![0.0; players],
            times: (0..players).map(|_| Times::default()).collect(),
            ..Outcome::default()
        }
    }

    fn add(&mut self, other: Outcome) {
        self.games += other.games;
        self.decisions += other.decisions;
        for player in 0..self.wins.len() {
            self.wins[player] += other.wins[player];
            self.scores[player] += other.scores[player];
        }
        for (mine, theirs) in self.times.iter_mut().zip(other.times) {
            mine.0.extend(theirs.0);
        }
    }

    /// A player's share of the wins.
    pub fn share(&self, player: usize) -> Share {
        Share::of(self.wins[player], self.games as f64)
    }
}

impl<M: Mind> Match<'_, M>
where
    <M::Game as Game>::Options: Sync,
{
    /// Plays the match.
    pub fn play(&self) -> Outcome {
        let start = Instant::now();
        let next = AtomicU64::new(0);
        // The first of the threads is the one that asks.
        let total = Mutex::new(Outcome::new(self.players.len()));
        let play_on = || {
            let own = self.play_some(&next);
            total.lock().expect("no thread has failed").add(own);
        };
        std::thread::scope(|scope| {
            (1..self.threads).for_each(|_| _ = scope.spawn(play_on));
            play_on();
        });
        let mut outcome = total.into_inner().expect("no thread has failed");
        outcome.seconds = start.elapsed().as_secs_f64();
        outcome
    }

    /// Plays one game after the other, until all are taken.
    fn play_some(&self, next: &AtomicU64) -> Outcome {
        let mut own = Outcome::new(self.players.len());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                return own;
            }
            self.play_one(number, &mut own);
        }
    }

    /// Plays game `number`: each deal is played once with every rotation of the players.
    fn play_one(&self, number: u64, outcome: &mut Outcome) {
        let seats = self.players.len() as u64;
        let deal = Seed(Rng::new(Seed(self.seed.0 ^ (number / seats) << 20)).fork().next_u32().into());
        let mut game = M::Game::setup(&self.options, deal, &mut Nobody);
        let at = |seat: Seat| ((u64::from(seat.0) + number) % seats) as usize;
        let mut seated: Vec<Seated<M>> = Seat::all(self.players.len())
            .map(|seat| {
                let (player, weights) = &self.players[at(seat)];
                Seated::new(player, *weights, Seed(self.seed.0 ^ number << 8 ^ u64::from(seat.0)))
            })
            .collect();
        while let Some(seat) = game.waiting_for().first() {
            let start = Stopwatch::of_thread();
            let action = seated[seat.index()].choose(&game, seat, || game.view(Viewer::Seat(seat)));
            outcome.times[at(seat)].0.push(start.elapsed().as_micros() as u32);
            outcome.decisions += 1;
            game.resolve(seat, action, &mut Nobody);
        }
        let standings = game.standings();
        let winners = standings.winners();
        outcome.games += 1;
        for place in &standings.0 {
            let player = at(place.seat);
            outcome.scores[player] += f64::from(place.score);
            if winners.contains(place.seat) {
                outcome.wins[player] += 1.0 / winners.len() as f64;
            }
        }
    }
}

/// `arena match`.
pub fn run(args: &Args) -> Result<(), String> {
    crate::with_mind!(args.need(0, "which game")?, M => run_with::<M>(args))
}

fn run_with<M: Mind>(args: &Args) -> Result<(), String>
where
    <M::Game as Game>::Options: Sync,
{
    let players = Player::list(args.text("seats").ok_or("--seats is missing")?)?;
    let options = options::<M::Game>(args, players.len())?;
    let games = args.number("games", 100)?;
    let tried = args.text("try").map(changed::<M>).transpose()?;
    let weights = |place: usize| if place == 0 { tried.as_deref() } else { None };
    let players: Vec<_> = players.into_iter().enumerate().map(|(place, player)| (player, weights(place))).collect();
    let played = Match::<M> { options, players, games, seed: args.seed()?, threads: threads(args)? };
    let mut outcome = played.play();
    let names: Vec<&str> = played.players.iter().map(|(player, _)| player.name.as_str()).collect();
    if args.has("json") {
        println!("{}", as_json(M::Game::NAME, &names, &mut outcome));
    } else {
        print(M::Game::NAME, &names, &mut outcome);
    }
    Ok(())
}

/// The table's numbers with some changed, as in `spread=2.5,heat=8`.
fn changed<M: Mind>(text: &str) -> Result<Vec<f32>, String> {
    let mut weights = M::plain();
    for part in text.split(',') {
        let (name, value) = part.split_once('=').ok_or_else(|| format!("{part}: write name=value"))?;
        let known = M::WEIGHTS.iter().position(|weight| weight.name == name);
        let place = known.ok_or_else(|| format!("{name} is no weight of {}", M::Game::NAME))?;
        weights[place] = value.parse().map_err(|_| format!("{part}: not a number"))?;
    }
    Ok(weights)
}

/// The player that thinks longest is the one whose times are told.
fn slowest(outcome: &Outcome) -> usize {
    let means = outcome.times.iter().map(Times::mean).enumerate();
    means.max_by(|(_, a), (_, b)| a.total_cmp(b)).map_or(0, |(player, _)| player)
}

fn as_json(game: &str, names: &[&str], outcome: &mut Outcome) -> serde_json::Value {
    let seats: Vec<_> = names
        .iter()
        .enumerate()
        .map(|(player, bot)| {
            let Share { share, low, high } = outcome.share(player);
            let mean_score = outcome.scores[player] / outcome.games as f64;
            json!({"bot": bot, "wins": outcome.wins[player], "share": share, "low": low, "high": high,
                   "mean_score": mean_score})
        })
        .collect();
    let slowest = slowest(outcome);
    let times = &mut outcome.times[slowest];
    let think = json!({"mean": times.mean(), "p99": times.p99()});
    json!({"game": game, "games": outcome.games, "seats": seats,
           "decisions_per_second": outcome.decisions as f64 / outcome.seconds, "think_ms": think})
}

fn print(game: &str, names: &[&str], outcome: &mut Outcome) {
    println!("{game}: {} games in {:.1} s", outcome.games, outcome.seconds);
    for (player, name) in names.iter().enumerate() {
        let score = outcome.scores[player] / outcome.games as f64;
        println!("  {name:<18} wins {}  mean score {score:6.2}", outcome.share(player));
    }
    let per_second = outcome.decisions as f64 / outcome.seconds;
    let slowest = slowest(outcome);
    let times = &mut outcome.times[slowest];
    let (mean, p99) = (times.mean(), times.p99());
    println!("  {per_second:.0} decisions/s; {} thinks {mean:.2} ms, 99 % below {p99:.2} ms", names[slowest]);
}
