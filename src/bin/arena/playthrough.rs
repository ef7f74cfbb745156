//! `arena playthrough` and `arena replay`: one whole game, told for people or for programs.
//!
//! As text: `# ` the set-up, `> ` a decision, indented what happened, `= ` scores and standings. With `--json` one object
//! per line; `docs/playthroughs.md` describes the fields.

use std::io::Write;

use quintain::bots::Mind;
use quintain::kernel::{Game, Record, Rng, Seat, Seed, Step, Table, Viewer};
use serde_json::{Value, json};

use crate::args::Args;
use crate::games::{Told, with_game};
use crate::options::options;
use crate::players::{Player, Seated};

/// A line of the story. Who stops listening (a closed pipe) misses the rest.
macro_rules! say {
    ($($what:tt)*) => { _ = writeln!(std::io::stdout(), $($what)*) };
}

/// `arena playthrough`.
pub fn run(args: &Args) -> Result<(), String> {
    let name = args.need(0, "which game")?;
    match args.text("bots") {
        None => with_game!(name, G => play_at_random::<G>(args)),
        Some(bots) => crate::with_mind!(name, M => play_with_bots::<M>(args, &Player::list(bots)?)),
    }
}

/// `arena replay`.
pub fn replay(args: &Args) -> Result<(), String> {
    let file = args.need(0, "which file")?;
    let text = std::fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    let value: Value = serde_json::from_str(&text).map_err(|e| format!("{file}: {e}"))?;
    let name = value["game"].as_str().ok_or("the file does not say which game it is")?;
    with_game!(name, G => {
        let record = Record::<G>::from_json(&text).map_err(|e| format!("{file}: {e:?}"))?;
        let mut steps = record.steps.clone().into_iter();
        tell_game::<G>(record.options, record.seed, args.has("json"), |_| steps.next())
    })
}

/// How many seats: as `--seats` says, as the options say, or as is usual in the game.
pub fn seats<G: Game>(args: &Args) -> Result<usize, String> {
    let given = args.text("options").unwrap_or_default();
    let said = [json!(given), serde_json::from_str(given).unwrap_or(Value::Null)]
        .into_iter()
        .find_map(|value| serde_json::from_value::<G::Options>(value).ok())
        .unwrap_or_default();
    args.number("seats", G::seats(&said))
}

fn play_at_random<G: Told>(args: &Args) -> Result<(), String> {
    let (options, seed) = (options::<G>(args, seats::<G>(args)?)?, args.seed()?);
    let mut rng = Rng::new(Seed(seed.0 ^ 0x5eed));
    let mut legal = Vec::new();
    tell_game::<G>(options, seed, args.has("json"), |table| {
        let seat = table.waiting_for().first()?;
        table.game().legal_actions(seat, &mut legal);
        Some(Step { seat, action: *rng.pick(&legal)? })
    })
}

fn play_with_bots<M: Mind<Game: Told>>(args: &Args, players: &[Player]) -> Result<(), String> {
    let (options, seed) = (options::<M::Game>(args, players.len())?, args.seed()?);
    let mut seated: Vec<Seated<M>> = Seat::all(players.len())
        .map(|seat| Seated::new(&players[seat.index()], None, Seed(seed.0 ^ u64::from(seat.0))))
        .collect();
    tell_game::<M::Game>(options, seed, args.has("json"), |table| {
        let seat = table.waiting_for().first()?;
        let view = || table.view(Viewer::Seat(seat));
        Some(Step { seat, action: seated[seat.index()].choose(table.game(), seat, view) })
    })
}

/// Plays the steps one by one and tells everything that happens.
fn tell_game<G: Told>(
    options: G::Options,
    seed: Seed,
    json: bool,
    mut next: impl FnMut(&Table<G>) -> Option<Step<G::Action>>,
) -> Result<(), String> {
    let teller = Teller { json };
    let mut table = Table::<G>::new(options, seed).map_err(|illegal| format!("{illegal:?}"))?;
    teller.set_up(&table);
    let mut told = 0;
    let mut events = Vec::new();
    G::setup(&table.record().options, seed, &mut events);
    teller.events(&table, &events, &mut told);
    while let Some(step) = next(&table) {
        teller.step(&table, step);
        let events = table.act(step.seat, step.action).map_err(|illegal| format!("{illegal:?}"))?.to_vec();
        teller.events(&table, &events, &mut told);
    }
    teller.standings(&table);
    Ok(())
}

struct Teller {
    json: bool,
}

impl Teller {
    fn set_up<G: Told>(&self, table: &Table<G>) {
        let record = table.record();
        let options = serde_json::to_value(&record.options).expect("options are plain data");
        let seats = G::seats(&record.options);
        if self.json {
            let (game, rules, seed) = (G::NAME, G::RULES_VERSION, record.seed.to_string());
            say!(
                "{}",
                json!({"type": "setup", "game": game, "rules": rules, "seats": seats, "options": options, "seed": seed})
            );
        } else {
            say!("# {} (rules {}), {seats} seats", G::NAME, G::RULES_VERSION);
            say!("# options {options}, seed {}", record.seed);
        }
    }

    fn step<G: Told>(&self, table: &Table<G>, step: Step<G::Action>) {
        let number = table.record().steps.len();
        if self.json {
            let action = step.action.to_string();
            say!("{}", json!({"type": "action", "step": number, "seat": step.seat, "action": action}));
        } else {
            say!("> {number}: seat {} {}", step.seat.0, step.action);
        }
    }

    fn events<G: Told>(&self, table: &Table<G>, events: &[G::Event], rounds: &mut u32) {
        for event in events {
            if self.json {
                say!("{}", json!({"type": "event", "event": event}));
            } else {
                let line = G::tell(event);
                if !line.is_empty() {
                    say!("    {line}");
                }
            }
            if G::ends_round(event) {
                *rounds += 1;
                self.scores(table, *rounds);
            }
        }
    }

    fn scores<G: Told>(&self, table: &Table<G>, round: u32) {
        let scores = table.game().scores();
        if self.json {
            let scores: Vec<Value> = scores.iter().map(|(who, score)| json!({"who": who, "score": score})).collect();
            say!("{}", json!({"type": "scores", "round": round, "scores": scores}));
        } else {
            let scores: Vec<String> = scores.iter().map(|(who, score)| format!("{who} {score}")).collect();
            say!("= after round {round}: {}", scores.join(", "));
        }
    }

    fn standings<G: Told>(&self, table: &Table<G>) {
        let standings = table.game().standings();
        if self.json {
            say!("{}", json!({"type": "standings", "over": table.game().is_over(), "places": standings}));
        } else {
            for place in &standings.0 {
                say!("= {}. seat {} with {}", place.rank, place.seat.0, place.score);
            }
        }
    }
}
