//! What is kept and shared: the shelf of saved games, links and their codes, files, statistics.

mod arrive;
mod browser;
mod day;
mod files;
mod share;
mod shelf;
mod stats;

pub use arrive::{Arrive, Bad};
pub use browser::ask_to_persist;
pub use day::{Day, DayPlaque};
pub use share::{AfterButtons, AfterGame, Share};
pub use shelf::ShelfScreen;
pub use stats::Statistics;

use crate::locales::{Catalogue, Language};
use crate::route::GameId;
use crate::storage::Save;

/// What a saved game is called in lists: its own name, or the game's.
pub fn title_of(save: &Save, texts: &Catalogue) -> String {
    match GameId::from_name(&save.game) {
        _ if !save.title.is_empty() => save.title.clone(),
        Some(game) => texts.shell.games[game as usize].full.to_owned(),
        None => save.game.clone(),
    }
}

/// A day in words, as the language writes it; English with the day before the month, as all our English is British.
pub fn date_of(millis: u64, language: Language) -> String {
    let date = js_sys::Date::new(&(millis as f64).into());
    let options = js_sys::Object::new();
    for (key, value) in [("day", "numeric"), ("month", "long"), ("year", "numeric")] {
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    let tag = match language {
        Language::En => "en-GB",
        Language::Fr => "fr-FR",
    };
    String::from(date.to_locale_date_string(tag, &options))
}
