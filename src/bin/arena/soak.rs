//! `arena soak`: random games over every option set, watched on the way. A broken invariant names the options and the seed,
//! from which the game can be played again.

use std::time::Instant;

use quintain::kernel::{Game, Nobody, Record, Rng, Seat, Seed, Step, Viewer, code, fingerprint};

use crate::args::Args;
use crate::games::with_game;
use crate::sound::Sound;

/// A game longer than this does not end.
const TOO_LONG: usize = 20_000;

/// Every so many positions, and at the end, everything is counted; four times as rarely the hidden part is dealt anew.
const POSITIONS: u32 = 16;

/// Every so many games the record is written, read and replayed in all its forms.
const RECORDS: u64 = 16;

/// `arena soak`.
pub fn run(args: &Args) -> Result<(), String> {
    match args.word(0) {
        Some(name) => with_game!(name, G => soak::<G>(args)),
        None => {
            ["academy", "tourney", "blazons"].into_iter().try_for_each(|name| with_game!(name, G => soak::<G>(args)))
        }
    }
}

fn soak<G: Sound>(args: &Args) -> Result<(), String> {
    let (games, seed) = (args.number("games", 10_000u64)?, args.seed()?);
    let sets = G::option_sets();
    let start = Instant::now();
    let mut decisions = 0u64;
    for number in 0..games {
        let options = &sets[(number % sets.len() as u64) as usize];
        let seed = Seed(seed.0.wrapping_add(number));
        let record = play::<G>(options, seed).map_err(|what| told::<G>(options, seed, &what))?;
        decisions += record.steps.len() as u64;
        if number % RECORDS == 0 {
            keeps(&record).map_err(|what| told::<G>(options, seed, &what))?;
        }
    }
    let (name, sets, seconds) = (G::NAME, sets.len(), start.elapsed().as_secs_f64());
    println!("{name}: {games} games over {sets} option sets, {decisions} decisions, {seconds:.0} s: all sound");
    Ok(())
}

fn told<G: Game>(options: &G::Options, seed: Seed, what: &str) -> String {
    let options = serde_json::to_string(options).expect("options are plain data");
    format!("{} {options} seed {seed}: {what}", G::NAME)
}

/// Plays one random game: whoever is asked has a choice that the rules accept, and now and then everything is looked at.
fn play<G: Sound>(options: &G::Options, seed: Seed) -> Result<Record<G>, String> {
    let mut rng = Rng::new(Seed(seed.0 ^ 0x5eed));
    let mut record = Record::<G>::new(options.clone(), seed).map_err(|illegal| format!("{illegal:?}"))?;
    let mut game = G::setup(options, seed, &mut Nobody);
    let mut legal = Vec::new();
    while !game.is_over() {
        if rng.below(POSITIONS) == 0
            && let Some(what) = game.broken()
        {
            return Err(format!("step {}: {what}", record.steps.len()));
        }
        let step = choose(&game, &mut rng, &mut legal)?;
        if rng.below(4 * POSITIONS) == 0 {
            sample_keeps_the_view(&game, &mut rng)?;
        }
        game.resolve(step.seat, step.action, &mut Nobody);
        record.steps.push(step);
        if record.steps.len() > TOO_LONG {
            return Err("the game does not end".to_owned());
        }
    }
    if game.standings().winners().is_empty() {
        return Err("nobody wins".to_owned());
    }
    match game.broken() {
        Some(what) => Err(format!("at the end: {what}")),
        None => Ok(record),
    }
}

/// A seat that is asked, and one of its legal actions, which the rules accept.
fn choose<G: Game>(game: &G, rng: &mut Rng, legal: &mut Vec<G::Action>) -> Result<Step<G::Action>, String> {
    let asked = game.waiting_for();
    let number = rng.below(asked.len() as u32) as usize;
    let seat = asked.iter().nth(number).expect("somebody is asked");
    game.legal_actions(seat, legal);
    let action = *rng.pick(legal).ok_or_else(|| format!("seat {} is asked but may do nothing", seat.0))?;
    game.check(seat, action).map_err(|illegal| format!("{action} is offered but refused: {illegal:?}"))?;
    Ok(Step { seat, action })
}

fn sample_keeps_the_view<G: Game>(game: &G, rng: &mut Rng) -> Result<(), String> {
    let viewer = Viewer::Seat(Seat(rng.below(G::seats(game.options()) as u32) as u8));
    let view = game.view(viewer);
    let same = G::sample(&view, rng).view(viewer) == view;
    if same { Ok(()) } else { Err(format!("a sample changes the view of {viewer:?}")) }
}

/// The record is the same after bytes, link text and JSON, and leads to the same position.
fn keeps<G: Game>(record: &Record<G>) -> Result<(), String> {
    let end = |record: &Record<G>| record.replay(&mut Nobody).map(|game| fingerprint(&game)).ok();
    let bytes = code::encode(record);
    let link = code::from_text(&code::to_text(&bytes)).ok();
    let read = link.and_then(|bytes| code::decode::<G>(&bytes).ok());
    let from_json = Record::<G>::from_json(&record.to_json()).ok();
    for copy in [read, from_json] {
        let copy = copy.ok_or("the record cannot be read back")?;
        if copy != *record || end(&copy) != end(record) || end(record).is_none() {
            return Err("the record changes on the way".to_owned());
        }
    }
    Ok(())
}
