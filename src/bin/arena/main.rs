//! Native tournaments of bots, benchmarks, playthroughs and perft. Every command has a file of its own.

mod args;

use std::process::ExitCode;

use args::Args;

/// What a command does with the words after it; what it cannot do it says.
type Command = fn(&Args) -> Result<(), String>;

/// The commands: name, what to write after it, what it does. One line each, in the order of the alphabet.
const COMMANDS: &[(&str, &str, Command)] = &[];

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
