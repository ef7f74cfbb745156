//! Every word a player reads, in English and French.
//!
//! The catalogue is a plain struct with one value per language: a missing or an extra key does not compile, and a text
//! with parameters is a function, so its arguments are checked too. One file per screen holds both languages side by side.

pub mod academy;
pub mod blazons;
pub mod failure;
pub mod keep;
pub mod lessons;
pub mod play;
pub mod rules;
pub mod setup;
pub mod shell;
pub mod tourney;
pub mod why;

use serde::{Deserialize, Serialize};

/// The languages Quintain speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Language {
    /// Both, in the order they are offered.
    pub const ALL: [Language; 2] = [Language::En, Language::Fr];

    /// The language's tag, for `lang` attributes.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
        }
    }

    /// The catalogue of this language.
    pub const fn texts(self) -> &'static Catalogue {
        match self {
            Language::En => &EN,
            Language::Fr => &FR,
        }
    }

    /// The language for a browser's preference ("fr-CH"), if we speak it.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next()?;
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }
}

/// All texts of one language, by screen.
pub struct Catalogue {
    /// The page a defect leads to.
    pub failure: failure::Failure,
    /// The Academy's table.
    pub academy: academy::Academy,
    /// The Blazons' table.
    pub blazons: blazons::Blazons,
    /// The lessons.
    pub lessons: lessons::Lessons,
    /// What is kept and shared.
    pub keep: keep::Keep,
    /// Around every table.
    pub play: play::Play,
    /// Around the rules.
    pub rules: rules::Words,
    /// Laying the table.
    pub setup: setup::Setup,
    /// The bar, home, settings, about, failures.
    pub shell: shell::Shell,
    /// The Tourney's table.
    pub tourney: tourney::Tourney,
    /// Hints and reasons.
    pub why: why::WhyTexts,
}

/// English.
pub static EN: Catalogue = Catalogue {
    failure: failure::EN,
    academy: academy::EN,
    blazons: blazons::EN,
    lessons: lessons::EN,
    keep: keep::EN,
    play: play::EN,
    rules: rules::EN,
    setup: setup::EN,
    shell: shell::EN,
    tourney: tourney::EN,
    why: why::EN,
};
/// French.
pub static FR: Catalogue = Catalogue {
    failure: failure::FR,
    academy: academy::FR,
    blazons: blazons::FR,
    lessons: lessons::FR,
    keep: keep::FR,
    play: play::FR,
    rules: rules::FR,
    setup: setup::FR,
    shell: shell::FR,
    tourney: tourney::FR,
    why: why::FR,
};

/// A number as the heralds write it.
///
/// ```
/// assert_eq!(quintain::locales::roman(14), "XIV");
/// ```
pub fn roman(number: u16) -> String {
    const STEPS: [(u16, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    let mut rest = number;
    let mut text = String::new();
    for (value, letters) in STEPS {
        while rest >= value {
            text.push_str(letters);
            rest -= value;
        }
    }
    text
}
