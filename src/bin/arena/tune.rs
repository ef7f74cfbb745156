//! Tuning: the table of weights climbs by self-play.
//!
//! Each step changes a few weights at random and plays the changed Squire against Squires with the present weights, on
//! the same deals at every seat. A change that clearly wins more than its fair share stays. Runs can be repeated: each
//! starts from the table in the source and ends with a table to put there (`--write FILE` does).

use quintain::bots::{Level, Mind, Weight};
use quintain::kernel::{Game, Rng, Seed};

use crate::args::Args;
use crate::matches::{Match, threads};
use crate::options::options;
use crate::players::Player;

/// A change stays if its wins exceed the fair share by this many standard errors.
const CLEARLY: f64 = 1.0;

/// `arena tune`.
pub fn run(args: &Args) -> Result<(), String> {
    crate::with_mind!(args.need(0, "which game")?, M => run_with::<M>(args))
}

fn run_with<M: Mind>(args: &Args) -> Result<(), String>
where
    <M::Game as Game>::Options: Sync,
{
    let seats: usize = args.number("seats", 4)?;
    let options = options::<M::Game>(args, seats)?;
    let (steps, games): (u32, u64) = (args.number("steps", 20)?, args.number("games", 2000)?);
    let hero: Player = args.text("player").map_or(Ok(Player::of(Level::Squire)), str::parse)?;
    let threads = threads(args)?;
    let mut rng = Rng::new(args.seed()?);
    let mut present = M::plain();
    for step in 0..steps {
        let tried = nudge::<M>(&present, &mut rng);
        let mut players = vec![(hero.clone(), Some(&tried[..]))];
        players.resize(seats, (hero.clone(), Some(&present[..])));
        let seed = Seed(u64::from(rng.next_u32()));
        let outcome = Match::<M> { options: options.clone(), players, games, seed, threads }.play();
        let fair = 1.0 / seats as f64;
        let error = (fair * (1.0 - fair) / games as f64).sqrt();
        let ahead = (outcome.wins[0] / games as f64 - fair) / error;
        let changed: Vec<String> = (0..present.len())
            .filter(|&place| present[place] != tried[place])
            .map(|place| format!("{} {:.3}>{:.3}", M::WEIGHTS[place].name, present[place], tried[place]))
            .collect();
        let stays = ahead > CLEARLY;
        eprintln!("{step:4} {ahead:+5.1} {} {}", if stays { "stays" } else { "     " }, changed.join(", "));
        if stays {
            present = tried;
        }
    }
    print!("{}", table(M::WEIGHTS, &present));
    match args.text("write") {
        Some(file) => write(file, M::WEIGHTS, &present),
        None => Ok(()),
    }
}

/// One to three weights, each moved by up to a fifth of its range or a third of its value.
fn nudge<M: Mind>(present: &[f32], rng: &mut Rng) -> Vec<f32> {
    let mut tried = present.to_vec();
    for _ in 0..=rng.below(3) {
        let place = rng.below(present.len() as u32) as usize;
        let (low, high) = M::WEIGHTS[place].range;
        let reach = (high - low) / 5.0;
        let part = rng.below(2001) as f32 / 1000.0 - 1.0;
        tried[place] = (tried[place] + part * reach.min(tried[place].abs() / 3.0 + reach / 5.0)).clamp(low, high);
    }
    tried
}

/// The line of the table in the source that holds a weight.
fn line(weight: &Weight, value: f32) -> String {
    let (low, high) = weight.range;
    format!("Weight::new(\"{}\", {value:.3}, {low:?}, {high:?}),", weight.name)
}

/// The table as the source writes it.
pub fn table(weights: &[Weight], values: &[f32]) -> String {
    weights.iter().zip(values).map(|(weight, &value)| line(weight, value) + "\n").collect()
}

/// Puts the values into the lines of `file` that name the weights.
pub fn write(file: &str, weights: &[Weight], values: &[f32]) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    let rewritten: String = text
        .lines()
        .map(|old| {
            let start = |weight: &Weight| format!("Weight::new(\"{}\",", weight.name);
            let found = weights.iter().zip(values).find(|(weight, _)| old.trim_start().starts_with(&start(weight)));
            let indent = &old[..old.len() - old.trim_start().len()];
            found.map_or_else(|| old.to_owned(), |(weight, &value)| format!("{indent}{}", line(weight, value))) + "\n"
        })
        .collect();
    std::fs::write(file, rewritten).map_err(|e| format!("{file}: {e}"))
}
