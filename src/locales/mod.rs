//! Every word a player reads, in English and French.
//!
//! The catalogue is a plain struct with one value per language: a missing or an extra key does not compile, and a text
//! with parameters is a function, so its arguments are checked too. One file per screen holds both languages side by side.

pub mod academy;
pub mod blazons;
pub mod failure;
pub mod keep;
pub mod lessons;
pub mod letters;
pub mod play;
pub mod rules;
pub mod setup;
pub mod shell;
pub mod tourney;
pub mod why;

use std::ops::Deref;

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

    /// What the hall says in this language.
    pub const fn hall(self) -> &'static Hall {
        match self {
            Language::En => &HALL_EN,
            Language::Fr => &HALL_FR,
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

/// The texts of one language that the hall needs, by screen: the program that is loaded first carries no others.
pub struct Hall {
    /// The page a defect leads to.
    pub failure: failure::Failure,
    /// What is kept and shared.
    pub keep: keep::Keep,
    /// Around the rules.
    pub rules: rules::Words,
    /// The bar, home, settings, about, failures.
    pub shell: shell::Shell,
}

/// All texts of one language, by screen; those of the hall are reached as if they were its own.
pub struct Catalogue {
    hall: &'static Hall,
    /// The Academy's table.
    pub academy: academy::Academy,
    /// The Blazons' table.
    pub blazons: blazons::Blazons,
    /// The lessons.
    pub lessons: lessons::Lessons,
    /// Around every table.
    pub play: play::Play,
    /// Laying the table.
    pub setup: setup::Setup,
    /// The Tourney's table.
    pub tourney: tourney::Tourney,
    /// Hints and reasons.
    pub why: why::WhyTexts,
}

impl Deref for Catalogue {
    type Target = Hall;

    fn deref(&self) -> &Hall {
        self.hall
    }
}

static HALL_EN: Hall = Hall { failure: failure::EN, keep: keep::EN, rules: rules::EN, shell: shell::EN };
static HALL_FR: Hall = Hall { failure: failure::FR, keep: keep::FR, rules: rules::FR, shell: shell::FR };

/// English.
pub static EN: Catalogue = Catalogue {
    hall: &HALL_EN,
    academy: academy::EN,
    blazons: blazons::EN,
    lessons: lessons::EN,
    play: play::EN,
    setup: setup::EN,
    tourney: tourney::EN,
    why: why::EN,
};
/// French.
pub static FR: Catalogue = Catalogue {
    hall: &HALL_FR,
    academy: academy::FR,
    blazons: blazons::FR,
    lessons: lessons::FR,
    play: play::FR,
    setup: setup::FR,
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
