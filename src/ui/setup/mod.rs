//! Laying the table: one screen for all games. The frame holds players, deal and summary; each game adds its own rules.

mod academy;
mod blazons;
mod deal;
mod edit;
mod frame;
mod parts;
mod players;
mod tourney;
mod values;

use frame::Frame;

use crate::games::{academy::Academy, blazons::Blazons, tourney::Tourney};
use crate::locales::Catalogue;
use crate::play::{Laid, Party};
use crate::route::GameId;
use crate::ui::prelude::*;

/// What a game adds to the set-up screen.
pub trait SetupScreen: Laid<Options: Send + Sync> {
    /// The game.
    const GAME: GameId;

    /// The sheet of rules and variants.
    fn rules(options: RwSignal<Self::Options>, party: RwSignal<Party>) -> AnyView;

    /// What stands below the players.
    fn below(options: RwSignal<Self::Options>, party: RwSignal<Party>) -> AnyView;

    /// The game as it is laid, in words. The options have been fitted to the players.
    fn summary(options: &Self::Options, texts: &'static Catalogue) -> Summary;
}

/// A laid table in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How many play how long.
    pub title: String,
    /// The rules in play, each in a few words.
    pub rules: Vec<&'static str>,
    /// A note.
    pub note: String,
}

/// The set-up screen of a game.
#[component]
pub fn Setup(
    /// Which game.
    game: GameId,
) -> impl IntoView {
    match game {
        GameId::Academy => Frame::<Academy>::show(),
        GameId::Tourney => Frame::<Tourney>::show(),
        GameId::Blazons => Frame::<Blazons>::show(),
    }
}
