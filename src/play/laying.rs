//! Laying the table: who plays, who begins, by which rules. Everything the set-up screen chooses, and how it becomes the
//! options of a game.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Party;
use crate::kernel::{Game, Rng, Seat, Seed, fingerprint};
use crate::storage::Player;

/// How many may play, and how many do when nothing was chosen yet: one person, the others bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    /// The fewest.
    pub min: usize,
    /// The most.
    pub max: usize,
    /// The usual number.
    pub usual: usize,
}

/// A game whose table can be laid on the set-up screen.
pub trait Laid: Game {
    /// How many may play.
    const PLACES: Places;

    /// Fits the options to the players and to who begins; `None` is drawn by lot.
    fn seat(options: &mut Self::Options, players: &[Player], first: Option<Seat>);

    /// The options as these players would play them.
    fn laid(options: &Self::Options, party: &Party) -> Self::Options {
        let mut options = options.clone();
        Self::seat(&mut options, &party.players, party.first);
        options
    }
}

/// Which cards are dealt.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Deal {
    /// A new deal.
    #[default]
    New,
    /// The deal of a day, counted from 1970: the same for everyone, and another one for each game.
    Day(u32),
    /// A deal by its seed, as it was typed.
    Known(String),
}

impl Deal {
    /// The seed; `None` if what was typed is none. `random` is what a new deal grows from.
    pub fn seed(&self, game: &str, random: u64) -> Option<Seed> {
        let short = |wide: u64| Seed(wide & ((1 << Seed::DRAWN_BITS) - 1));
        match self {
            Deal::New => Some(short(random)),
            Deal::Day(day) => {
                let mut rng = Rng::new(Seed(fingerprint(&("the day's deal", game, day))));
                Some(short(u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32())))
            }
            Deal::Known(text) => text.parse().ok(),
        }
    }
}

/// The choices that are remembered for the next time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choices<O> {
    /// Who plays and who begins.
    pub party: Party,
    /// Rules and variants.
    pub options: O,
}

impl<O: Clone + Default + Serialize + DeserializeOwned> Choices<O> {
    /// Reads remembered choices; `None` if they are of no use: damaged, of another version, or beyond the rules.
    pub fn read<G: Laid<Options = O>>(text: &str) -> Option<Choices<O>> {
        let choices: Choices<O> = serde_json::from_str(text).ok()?;
        let fits =
            choices.party.fits(G::PLACES) && G::check_options(&G::laid(&choices.options, &choices.party)).is_ok();
        fits.then_some(choices)
    }

    /// The choices as they are remembered.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("choices are plain data")
    }
}
