//! Native tournaments of bots, benchmarks, playthroughs and perft. Every command has a file of its own.

#[macro_use]
mod minds;

mod academy;
mod args;
mod bench;
mod blazons;
mod clock;
mod fingerprint;
mod fit;
mod games;
mod honest;
mod ladder;
mod matches;
mod measure;
mod options;
mod perft;
mod players;
mod playthrough;
mod soak;
mod sound;
mod stats;
mod tourney;
mod tune;

use std::process::ExitCode;

use args::Args;

/// What a command does with the words after it; what it cannot do it says.
type Command = fn(&Args) -> Result<(), String>;

/// The commands: name, what to write after it, what it does. One line each, in the order of the alphabet.
const COMMANDS: &[(&str, &str, Command)] = &[
    ("bench", "<game> [--seats N] [--options …] [--millis N] [--json]", bench::run),
    ("fingerprint", "<game> RECORD", fingerprint::run),
    (
        "fit",
        "<game> --weights a,b,… [--seats N] [--games N] [--rounds N] [--seed S] [--options …] [--write FILE]",
        fit::run,
    ),
    ("honest", "<game> [--seats page,squire,…] [--games N] [--seed S] [--simulations N] [--options …]", honest::run),
    ("ladder", "<game> [--seats N] [--games N] [--seed S] [--options …] [--threads N] [--json]", ladder::run),
    (
        "match",
        "<game> --seats knight,squire,… [--games N] [--seed S] [--options …] [--threads N] [--try name=value,…] [--json]",
        matches::run,
    ),
    ("perft", "<game> [--seats N] [--options …] [--seed S] [--depth N]", perft::run),
    ("playthrough", "<game> [--seats N] [--options …] [--seed S] [--bots page,squire,…] [--json]", playthrough::run),
    ("replay", "FILE [--json]", playthrough::replay),
    ("soak", "[<game>] [--games N] [--seed S]", soak::run),
    ("tune", "<game> [--seats N] [--steps N] [--games N] [--seed S] [--options …] [--write FILE]", tune::run),
];

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let name = words.next().unwrap_or_default();
    let Some((_, _, command)) = COMMANDS.iter().find(|(known, _, _)| *known == name) else {
        eprintln!("arena: one of these commands, please");
        COMMANDS.iter().for_each(|(name, usage, _)| eprintln!("  {name} {usage}"));
        return ExitCode::FAILURE;
    };
    match Args::read(words).and_then(|args| command(&args)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("arena {name}: {what}");
            ExitCode::FAILURE
        }
    }
}
