//! Who sits at a seat of an arena match.

use std::str::FromStr;

use quintain::bots::bot::{ActionOf, ViewOf};
use quintain::bots::{Bot, Level, Mind, Persona};
use quintain::kernel::{Game, Rng, Seat, Seed};

/// A player as the command line names it: `random`, `page`, `squire`, `knight`, `knight:2000` (simulations),
/// `squire@percival` (persona), or both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name as it was typed.
    pub name: String,
    /// `None` plays at random.
    pub level: Option<Level>,
    /// In which temper.
    pub persona: Persona,
    /// A Knight's simulations, if not the game's own number.
    pub simulations: Option<u32>,
}

impl Player {
    /// The plain player of a level.
    pub fn of(level: Level) -> Player {
        Player { name: level.id().to_owned(), level: Some(level), persona: Persona::Ysolde, simulations: None }
    }

    /// The players of a comma-separated list.
    pub fn list(text: &str) -> Result<Vec<Player>, String> {
        text.split(',').map(Player::from_str).collect()
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (rest, simulations) = match text.split_once(':') {
            Some((rest, number)) => (rest, Some(number.parse().map_err(|_| format!("{text}: not a number"))?)),
            None => (text, None),
        };
        let (level, persona) = match rest.split_once('@') {
            Some((level, persona)) => (level, persona.parse().map_err(|_| format!("{text}: not a persona"))?),
            None => (rest, Persona::Ysolde),
        };
        let level = match level {
            "random" => None,
            _ => Some(level.parse().map_err(|_| format!("{text}: not a player"))?),
        };
        Ok(Player { name: text.to_owned(), level, persona, simulations })
    }
}

/// A player ready to play one game.
#[allow(clippy::large_enum_variant)] // a handful of players sit at a table: their size does not matter
pub enum Seated<M: Mind> {
    /// Plays at random.
    Random(Rng),
    /// Plays as a bot.
    Bot(Box<Bot<M>>),
}

impl<M: Mind> Seated<M> {
    /// Seats a player; `weights` replace the table's numbers.
    pub fn new(player: &Player, weights: Option<&[f32]>, seed: Seed) -> Self {
        let Some(level) = player.level else { return Seated::Random(Rng::new(seed)) };
        let mut bot = Bot::new(level, player.persona, seed);
        if let Some(weights) = weights {
            bot.mind = M::new(weights);
        }
        if let Some(simulations) = player.simulations {
            bot.simulations = simulations;
        }
        Seated::Bot(Box::new(bot))
    }

    /// What the player does. A bot is shown the view alone; random play needs only the list of what is legal.
    pub fn choose(&mut self, game: &M::Game, seat: Seat, view: impl FnOnce() -> ViewOf<M>) -> ActionOf<M> {
        match self {
            Seated::Random(rng) => {
                let mut legal = Vec::new();
                game.legal_actions(seat, &mut legal);
                *rng.pick(&legal).expect("who is asked has a choice")
            }
            Seated::Bot(bot) => bot.decide(&view(), seat, &mut || false),
        }
    }
}
