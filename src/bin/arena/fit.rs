//! Fitting the outlook: the numbers that say who will win are set so that they say it truly.
//!
//! Squires play games; every position in which a round or tournament has just ended is kept, with who won in the end.
//! The named weights are then moved, one after the other in ever smaller steps, to where the outlook's chances fit what
//! happened best (the least mean logarithmic loss). Runs can be repeated, as those of `arena tune`.

use quintain::bots::{Bot, Level, Mind, Persona};
use quintain::kernel::{Game, Nobody, Rng, Seat, SeatSet, Seed, Viewer};

use crate::args::Args;
use crate::options::options;
use crate::tune::{table, write};

/// A position, and who won from there.
type Fate<G> = (G, SeatSet);

/// `arena fit`.
pub fn run(args: &Args) -> Result<(), String> {
    crate::with_mind!(args.need(0, "which game")?, M => run_with::<M>(args))
}

fn run_with<M: Mind>(args: &Args) -> Result<(), String> {
    let options = options::<M::Game>(args, args.number("seats", 4)?)?;
    let games: u64 = args.number("games", 1000)?;
    let mut rng = Rng::new(args.seed()?);
    let mut fates = Vec::new();
    for _ in 0..games {
        play::<M>(&options, Seed(u64::from(rng.next_u32())), &mut fates);
    }
    let mut present = M::plain();
    println!("{} positions, loss {:.4}", fates.len(), loss::<M>(&present, &fates));
    let names: Vec<&str> = args.text("weights").ok_or("--weights is missing")?.split(',').collect();
    let places: Vec<usize> = (0..present.len()).filter(|&place| names.contains(&M::WEIGHTS[place].name)).collect();
    let mut step = 0.1;
    for _ in 0..args.number("rounds", 6)? {
        for &place in &places {
            climb::<M>(&mut present, place, step, &fates);
        }
        println!("loss {:.4}", loss::<M>(&present, &fates));
        step *= 0.6;
    }
    print!("{}", table(M::WEIGHTS, &present));
    args.text("write").map_or(Ok(()), |file| write(file, M::WEIGHTS, &present))
}

/// Plays a game of Squires of all tempers and keeps the positions at the ends of its epochs.
fn play<M: Mind>(options: &<M::Game as Game>::Options, seed: Seed, fates: &mut Vec<Fate<M::Game>>) {
    let mut game = M::Game::setup(options, seed, &mut Nobody);
    let persona = |seat: Seat| Persona::ALL[(seat.index() + seed.0 as usize) % Persona::ALL.len()];
    let bots: Vec<Bot<M>> = Seat::all(M::Game::seats(options))
        .map(|seat| Bot::new(Level::Squire, persona(seat), Seed(seed.0 ^ u64::from(seat.0) << 40)))
        .collect();
    let mind = &bots[0].mind;
    let first = fates.len();
    let mut epoch = mind.epoch(&game);
    while let Some(seat) = game.waiting_for().first() {
        let action = bots[seat.index()].decide(&game.view(Viewer::Seat(seat)), seat, &mut || false);
        game.resolve(seat, action, &mut Nobody);
        if mind.epoch(&game) > epoch && !game.is_over() {
            epoch = mind.epoch(&game);
            fates.push((game.clone(), SeatSet::EMPTY));
        }
    }
    let winners = game.standings().winners();
    fates[first..].iter_mut().for_each(|(_, won)| *won = winners);
}

/// How far the outlook is from what happened.
fn loss<M: Mind>(weights: &[f32], fates: &[Fate<M::Game>]) -> f64 {
    let mind = M::new(weights);
    let one = |(game, winners): &Fate<M::Game>| {
        let outlook = mind.outlook(game);
        let parts = winners.iter().map(|seat| -f64::from(outlook[seat].chance.max(1e-6)).ln());
        parts.sum::<f64>() / winners.len() as f64
    };
    fates.iter().map(one).sum::<f64>() / fates.len().max(1) as f64
}

/// Moves a weight in steps (a part of its range) as long as that helps.
fn climb<M: Mind>(present: &mut [f32], place: usize, step: f32, fates: &[Fate<M::Game>]) {
    let (low, high) = M::WEIGHTS[place].range;
    let mut best = loss::<M>(present, fates);
    for reach in [step * (high - low), -step * (high - low)] {
        loop {
            let old = present[place];
            present[place] = (old + reach).clamp(low, high);
            let now = loss::<M>(present, fates);
            if now >= best {
                present[place] = old;
                break;
            }
            best = now;
        }
    }
}
