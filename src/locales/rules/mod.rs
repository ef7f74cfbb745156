//! The rules of the three games for players, in our own words, in English and French.
//!
//! Every text is a pair, [`T`], so a rule cannot be told in one language only: it would not compile. Both languages share
//! sections, anchors, tables and figures. Texts carry a light markup, read by [`crate::scene::rules`]:
//! `*strong*`, `{A10}` where a rule is stated (its anchor), `[A10]` where it is cited, `[jousts|words]` for a link to a
//! section, `<em-rose>` for a symbol of the sprite.

pub mod academy;
pub mod blazons;
mod figure;
pub mod tourney;

pub use figure::{Art, Disc, Figure, Lane, Mark, Piece, combat, piece, training};

use super::Language;
use crate::route::GameId;

/// A text in English and in French.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct T(pub &'static str, pub &'static str);

impl T {
    /// The text in one language.
    pub const fn of(self, language: Language) -> &'static str {
        match language {
            Language::En => self.0,
            Language::Fr => self.1,
        }
    }
}

/// A text that both languages write alike: numbers, signs, names.
pub const fn same(text: &'static str) -> T {
    T(text, text)
}

/// A piece of a section.
pub enum Block {
    /// A paragraph.
    Text(T),
    /// Points in no order.
    List(&'static [T]),
    /// Points in order.
    Steps(&'static [T]),
    /// A table: its head, then its rows; the first cell of a row names it.
    Table(&'static [T], &'static [&'static [T]]),
    /// A worked example.
    Example(T),
    /// A drawing, and the words below it that tell the same.
    Figure(Figure, T),
    /// A point the rulebook leaves open: the rule's number, what we decided, and why.
    Ruling(&'static str, T, T),
    /// A word and its meaning.
    Word(T, T),
}

/// A heading with its text. The id is the anchor in the address.
pub struct Section {
    /// The anchor: `#/rules/academy/<id>`.
    pub id: &'static str,
    /// The heading.
    pub title: T,
    /// What stands below it.
    pub blocks: &'static [Block],
}

/// Sections that belong together.
pub struct Chapter {
    /// The anchor.
    pub id: &'static str,
    /// The heading.
    pub title: T,
    /// Its sections.
    pub sections: &'static [Section],
}

/// The empty score sheet of a game: a line of advice, then tables whose empty cells are to be filled in.
pub struct ScoreSheet {
    /// How it is filled in.
    pub note: T,
    /// The head of each table and its first column; the other cells are empty.
    pub tables: &'static [(&'static [T], &'static [T])],
}

/// All rules of one game.
pub struct Book {
    /// The rules.
    pub chapters: &'static [Chapter],
    /// The empty score sheet.
    pub sheet: ScoreSheet,
}

/// The rules of a game.
pub const fn book(game: GameId) -> &'static Book {
    match game {
        GameId::Academy => &academy::BOOK,
        GameId::Tourney => &tourney::BOOK,
        GameId::Blazons => &blazons::BOOK,
    }
}

/// The words around the rules.
pub struct Words {
    /// The page's title, for a game.
    pub title: fn(&str) -> String,
    /// The label of the search field.
    pub search: &'static str,
    /// How many sections match, of how many.
    pub found: fn(usize, usize) -> String,
    /// The page could not be fetched.
    pub not_loaded: &'static str,
    /// The list of headings.
    pub contents: &'static str,
    /// Prints the rules.
    pub print: &'static str,
    /// Prints the empty score sheet.
    pub print_sheet: &'static str,
    /// The empty score sheet.
    pub sheet: &'static str,
    /// Plays the game.
    pub play: &'static str,
    /// Before an example.
    pub example: &'static str,
    /// Before the reason of a ruling.
    pub why: &'static str,
    /// The way back up to the contents.
    pub top: &'static str,
    /// A rule's number, said aloud.
    pub rule: fn(&str) -> String,
}

/// English.
pub const EN: Words = Words {
    title: |game| format!("{game}: the rules"),
    search: "Search the rules",
    found: |found, all| match found {
        0 => "No section matches.".to_owned(),
        1 => format!("1 section of {all} matches."),
        _ => format!("{found} sections of {all} match."),
    },
    not_loaded: "The rules could not be loaded. Check the connection, then reload the page.",
    contents: "Contents",
    print: "Print the rules",
    print_sheet: "Print the score sheet",
    sheet: "Score sheet",
    play: "Play",
    example: "Example",
    why: "Why",
    top: "To the contents",
    rule: |number| format!("Rule {number}"),
};

/// French.
pub const FR: Words = Words {
    title: |game| format!("{game} : les règles"),
    search: "Chercher dans les règles",
    found: |found, all| match found {
        0 => "Aucune section ne correspond.".to_owned(),
        1 => format!("1 section sur {all} correspond."),
        _ => format!("{found} sections sur {all} correspondent."),
    },
    not_loaded: "Les règles n’ont pas pu être chargées. Vérifiez la connexion, puis rechargez la page.",
    contents: "Sommaire",
    print: "Imprimer les règles",
    print_sheet: "Imprimer la feuille de score",
    sheet: "Feuille de score",
    play: "Jouer",
    example: "Exemple",
    why: "Pourquoi",
    top: "Au sommaire",
    rule: |number| format!("Règle {number}"),
};
