//! The ladder: every level against a table of every other.

use quintain::bots::{Level, Mind};
use quintain::kernel::Game;
use serde_json::json;

use crate::args::Args;
use crate::matches::{Match, threads};
use crate::options::options;
use crate::players::Player;
use crate::stats::Share;

/// `arena ladder`.
pub fn run(args: &Args) -> Result<(), String> {
    crate::with_mind!(args.need(0, "which game")?, M => run_with::<M>(args))
}

fn run_with<M: Mind>(args: &Args) -> Result<(), String>
where
    <M::Game as Game>::Options: Sync,
{
    let seats = args.number("seats", 4)?;
    let options = options::<M::Game>(args, seats)?;
    let random: Player = "random".parse()?;
    let rungs: Vec<Player> = std::iter::once(random).chain(Level::ALL.map(Player::of)).collect();
    for (place, others) in rungs.iter().enumerate() {
        for hero in &rungs[place + 1..] {
            let mut players = vec![(hero.clone(), None)];
            players.resize(seats, (others.clone(), None));
            let (games, seed, threads) = (args.number("games", 100)?, args.seed()?, threads(args)?);
            let outcome = Match::<M> { options: options.clone(), players, games, seed, threads }.play();
            let Share { share, low, high } = outcome.share(0);
            if args.has("json") {
                println!(
                    "{}",
                    json!({"game": M::Game::NAME, "games": outcome.games, "bot": hero.name, "against": others.name,
                           "seats": seats, "share": share, "low": low, "high": high})
                );
            } else {
                println!("{:<8} against {} {:<8} wins {}", hero.name, seats - 1, others.name, outcome.share(0));
            }
        }
    }
    Ok(())
}
