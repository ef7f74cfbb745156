//! Hash routes: what the address after `#` means, and back. Static hosts have no rewrites, so routes live there.

use serde::{Deserialize, Serialize};

/// One of the three games, as routes, saves and menus name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameId {
    /// Drafting and seven training tracks.
    Academy,
    /// A card duel in five weapons.
    Tourney,
    /// Tricks and coats of arms.
    Blazons,
}

impl GameId {
    /// All three, in the order of the home page.
    pub const ALL: [GameId; 3] = [GameId::Academy, GameId::Tourney, GameId::Blazons];

    /// The game's name in addresses and saves.
    pub const fn name(self) -> &'static str {
        match self {
            GameId::Academy => "academy",
            GameId::Tourney => "tourney",
            GameId::Blazons => "blazons",
        }
    }

    /// The game of that name.
    pub fn from_name(name: &str) -> Option<GameId> {
        GameId::ALL.into_iter().find(|game| game.name() == name)
    }
}

/// Where the player is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// The three games.
    Home,
    /// Laying the table of a game.
    Setup(GameId),
    /// Playing it.
    Play(GameId),
    /// Learning it on a prepared table.
    Lesson(GameId),
    /// Looking at a game again; the text names a saved game or is one.
    Replay(String),
    /// A deal that somebody shared, in the text.
    Deal(String),
    /// A running game from another device, in the text.
    Resume(String),
    /// The saved games.
    Shelf,
    /// What became of finished games.
    Statistics,
    /// The day's deals.
    Day,
    /// The rules of a game, at a heading if one is named.
    Rules(GameId, Option<String>),
    /// Settings.
    Settings,
    /// Who made what.
    About,
    /// An address that leads nowhere.
    NotFound,
}

impl Route {
    /// Reads the part of the address after `#`.
    ///
    /// ```
    /// use quintain::route::{GameId, Route};
    /// assert_eq!(Route::parse("#/academy/play"), Route::Play(GameId::Academy));
    /// assert_eq!(Route::parse("#/nowhere"), Route::NotFound);
    /// ```
    pub fn parse(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let parts: Vec<&str> = if path.is_empty() { Vec::new() } else { path.split('/').collect() };
        let game = |name: &str| GameId::from_name(name);
        match parts[..] {
            [] => Route::Home,
            ["settings"] => Route::Settings,
            ["about"] => Route::About,
            ["replay", text] if !text.is_empty() => Route::Replay(text.to_owned()),
            ["deal", text] if !text.is_empty() => Route::Deal(text.to_owned()),
            ["resume", text] if !text.is_empty() => Route::Resume(text.to_owned()),
            ["games"] => Route::Shelf,
            ["statistics"] => Route::Statistics,
            ["day"] => Route::Day,
            ["rules", name] => game(name).map_or(Route::NotFound, |game| Route::Rules(game, None)),
            ["rules", name, at] => game(name).map_or(Route::NotFound, |game| Route::Rules(game, Some(at.to_owned()))),
            [name] => game(name).map_or(Route::NotFound, Route::Setup),
            [name, "lesson"] => game(name).map_or(Route::NotFound, Route::Lesson),
            [name, "play"] => game(name).map_or(Route::NotFound, Route::Play),
            _ => Route::NotFound,
        }
    }

    /// The screen this address stands on, without the heading it leads to.
    pub fn screen(self) -> Route {
        match self {
            Route::Rules(game, _) => Route::Rules(game, None),
            other => other,
        }
    }

    /// Does the hall show this place? All others belong to the tables, a program of their own.
    pub fn is_in_hall(&self) -> bool {
        matches!(self, Route::Home | Route::Settings | Route::About | Route::Rules(..) | Route::NotFound)
    }

    /// The address of this place.
    pub fn href(&self) -> String {
        match self {
            Route::Home | Route::NotFound => "#/".to_owned(),
            Route::Setup(game) => format!("#/{}", game.name()),
            Route::Play(game) => format!("#/{}/play", game.name()),
            Route::Lesson(game) => format!("#/{}/lesson", game.name()),
            Route::Replay(text) => format!("#/replay/{text}"),
            Route::Deal(text) => format!("#/deal/{text}"),
            Route::Resume(text) => format!("#/resume/{text}"),
            Route::Shelf => "#/games".to_owned(),
            Route::Statistics => "#/statistics".to_owned(),
            Route::Day => "#/day".to_owned(),
            Route::Rules(game, None) => format!("#/rules/{}", game.name()),
            Route::Rules(game, Some(at)) => format!("#/rules/{}/{at}", game.name()),
            Route::Settings => "#/settings".to_owned(),
            Route::About => "#/about".to_owned(),
        }
    }
}
