//! Texts of what is kept and shared: the shelf, links, files, replays, statistics, the day's deal.

mod en;
mod fr;

pub use en::EN;
pub use fr::FR;

use crate::storage::SaveError;

/// All texts of what is kept and shared.
pub struct Keep {
    /// The shelf.
    pub shelf: Shelf,
    /// Sharing.
    pub share: Share,
    /// Links that are opened.
    pub arrive: Arrive,
    /// Replays.
    pub replay: Replay,
    /// Statistics.
    pub stats: Stats,
    /// The day's deal.
    pub day: Day,
}

/// The shelf of saved games.
pub struct Shelf {
    /// Its title.
    pub title: &'static str,
    /// On the home page, below the title.
    pub note: &'static str,
    /// Games being played.
    pub running: &'static str,
    /// Finished games.
    pub finished: &'static str,
    /// Games that cannot be read.
    pub broken: &'static str,
    /// There are none.
    pub empty: &'static str,
    /// A round.
    pub round: fn(u8) -> String,
    /// Whose turn it is.
    pub turn: fn(&str) -> String,
    /// Who won, with how much.
    pub won: fn(&str, i32) -> String,
    /// Plays on.
    pub resume: &'static str,
    /// Looks at it again.
    pub replay: &'static str,
    /// Shares it.
    pub share: &'static str,
    /// Names it.
    pub rename: &'static str,
    /// The field of the name.
    pub name: &'static str,
    /// Done naming.
    pub done: &'static str,
    /// Makes a second one.
    pub duplicate: &'static str,
    /// The name of the second one.
    pub copy_of: fn(&str) -> String,
    /// Deletes it.
    pub delete: &'static str,
    /// It has been deleted.
    pub deleted: fn(&str) -> String,
    /// Takes that back.
    pub undo: &'static str,
    /// Writes a game to a file.
    pub export: &'static str,
    /// Writes everything to a file.
    pub export_all: &'static str,
    /// Reads a file.
    pub import: &'static str,
    /// What may be dropped here.
    pub drop: &'static str,
    /// What an import would bring.
    pub import_title: &'static str,
    /// So many games, so many of them here already in another state.
    pub import_line: fn(usize, usize) -> String,
    /// Takes the games.
    pub import_games: &'static str,
    /// What to do with games that are here in another state.
    pub clash: &'static str,
    /// Keeps both.
    pub keep_both: &'static str,
    /// Replaces those here.
    pub replace: &'static str,
    /// Leaves those here.
    pub keep_mine: &'static str,
    /// Takes the settings too.
    pub with_settings: &'static str,
    /// Takes the results too.
    pub with_results: &'static str,
    /// Does nothing.
    pub cancel: &'static str,
    /// So many games came in.
    pub imported: fn(usize) -> String,
    /// A file that cannot be read, and why.
    pub bad_file: fn(SaveError) -> &'static str,
    /// Storage is nearly full.
    pub full: &'static str,
    /// What can be done.
    pub full_line: fn(usize) -> String,
    /// Exports the oldest.
    pub export_oldest: &'static str,
    /// They are in the file: may they go from here?
    pub remove_exported: fn(usize) -> String,
    /// Settings: the browser keeps everything.
    pub persisted: &'static str,
    /// Settings: the browser may clear it.
    pub not_persisted: &'static str,
    /// Settings: how it is kept.
    pub storage: &'static str,
    /// What more can be done with a game.
    pub more: fn(&str) -> String,
}

/// Sharing.
pub struct Share {
    /// The dialog's title.
    pub title: &'static str,
    /// The deal.
    pub deal: &'static str,
    /// What the deal is.
    pub deal_line: &'static str,
    /// The finished game.
    pub game: &'static str,
    /// What that is.
    pub game_line: &'static str,
    /// The running game.
    pub running: &'static str,
    /// What that contains.
    pub running_line: &'static str,
    /// The field of the link.
    pub link: &'static str,
    /// Copies it.
    pub copy: &'static str,
    /// It is copied.
    pub copied: &'static str,
    /// The system's own way to share.
    pub send: &'static str,
    /// The code's name.
    pub code: &'static str,
    /// The link is too long for a code.
    pub too_long: &'static str,
    /// Closes the dialog.
    pub close: &'static str,
    /// What to share.
    pub what: &'static str,
}

/// Links that are opened.
pub struct Arrive {
    /// A deal.
    pub deal: &'static str,
    /// Who plays.
    pub deal_line: &'static str,
    /// What its sharer reached: name, place, points.
    pub reached: fn(&str, u8, i32) -> String,
    /// A running game.
    pub running: &'static str,
    /// What it contains.
    pub running_line: &'static str,
    /// Plays the deal.
    pub play: &'static str,
    /// Plays on.
    pub resume: &'static str,
    /// Looks at it.
    pub watch: &'static str,
    /// The link is no use.
    pub bad: &'static str,
    /// Why.
    pub why: fn(SaveError) -> &'static str,
    /// That nothing was changed.
    pub untouched: &'static str,
    /// The letters of the deal.
    pub letters: fn(&str) -> String,
}

/// Replays.
pub struct Replay {
    /// The screen.
    pub title: &'static str,
    /// Who looks.
    pub eyes: &'static str,
    /// What everybody saw.
    pub public: &'static str,
    /// All cards open.
    pub all: &'static str,
    /// Hands, as somebody knew them.
    pub hands_of: fn(&str) -> String,
    /// All hands.
    pub hands_all: &'static str,
    /// What happened.
    pub tale: &'static str,
    /// The slider.
    pub slider: &'static str,
    /// A place on it: round or tournament, its move, and its moves.
    pub place: fn(&str, usize, usize) -> String,
    /// The beginning.
    pub first: &'static str,
    /// One step back.
    pub back: &'static str,
    /// Plays.
    pub play: &'static str,
    /// Stops.
    pub pause: &'static str,
    /// One step on.
    pub on: &'static str,
    /// The end.
    pub last: &'static str,
    /// The speed.
    pub speed: fn(u32) -> String,
    /// Plays on from here.
    pub play_on: &'static str,
    /// What that makes.
    pub play_on_line: &'static str,
    /// The chart.
    pub chart: &'static str,
    /// A round.
    pub round: fn(&str) -> String,
    /// A tournament.
    pub tournament: fn(&str) -> String,
    /// Cards nobody may see here.
    pub backs: fn(usize) -> String,
    /// Everything else about the replay, on phones.
    pub more: &'static str,
    /// Leaves it.
    pub leave: &'static str,
}

/// Statistics.
pub struct Stats {
    /// The screen.
    pub title: &'static str,
    /// On the shelf, below the title.
    pub note: &'static str,
    /// Nothing is counted yet.
    pub empty: &'static str,
    /// Whose results.
    pub whose: &'static str,
    /// Everybody's.
    pub everybody: &'static str,
    /// By game.
    pub by_game: &'static str,
    /// By players.
    pub by_seats: &'static str,
    /// By rules.
    pub by_rules: &'static str,
    /// By the strongest bot.
    pub by_level: &'static str,
    /// So many at the table.
    pub seats: fn(usize) -> String,
    /// A part of a whole: a game and its seats, a player and the hand.
    pub within: fn(&str, &str) -> String,
    /// The usual rules.
    pub usual: &'static str,
    /// The rules beyond the usual, by their short names.
    pub rule: fn(&str) -> &'static str,
    /// No bot sat at the table.
    pub people_only: &'static str,
    /// The columns: games, wins, share, mean, best, place.
    pub columns: [&'static str; 6],
    /// The last results.
    pub last: fn(&str) -> String,
    /// Forgets everything.
    pub reset: &'static str,
    /// Really?
    pub reset_sure: &'static str,
    /// Yes.
    pub reset_yes: &'static str,
    /// Writes it to a file.
    pub export: &'static str,
    /// The decimal sign.
    pub comma: char,
}

/// The day's deal.
pub struct Day {
    /// Its name.
    pub title: &'static str,
    /// On the home page.
    pub note: fn(u32) -> String,
    /// What it is.
    pub line: &'static str,
    /// Plays it.
    pub play: &'static str,
    /// It has been played.
    pub played: fn(u8, i32) -> String,
    /// What a Knight reached.
    pub par: fn(i32) -> String,
    /// A Knight is playing.
    pub reckoning: &'static str,
    /// Reckons it.
    pub reckon: &'static str,
    /// Days in a row.
    pub streak: fn(u32) -> String,
    /// The line to share: game, date, place, seats, points, par, streak.
    pub line_to_share: fn(&str, &str, u8, usize, i32, Option<i32>, u32) -> String,
    /// Copies the line.
    pub copy: &'static str,
}
