//! The rules pages as markup: sections from [`locales::rules`](crate::locales::rules), figures from the games' own pieces.
//!
//! Only texts of the catalogue come in, never a player's words, so a section is built as one string and put on the page at
//! once. Everything here runs and is tested without a browser.

mod figures;
mod inline;
mod page;
mod search;

pub use inline::{anchors, citations, plain, rich};
pub use search::{fold, holds, words_of};

use crate::locales::Language;
use crate::locales::rules::{Block, Book, Chapter, ScoreSheet, Section, T};
use crate::route::GameId;

/// The element id of an anchor. The prefix keeps anchors apart from the symbols of the sprite, which share the page.
pub fn element_id(anchor: &str) -> String {
    format!("r-{}", anchor.to_ascii_lowercase())
}

/// In which language, of which game: what every piece of markup needs to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// The language.
    pub language: Language,
    /// The game, for links.
    pub game: GameId,
}

impl Reader {
    fn rich(self, text: T) -> String {
        rich(self, text.of(self.language))
    }

    /// A section without its heading.
    pub fn section(self, section: &Section) -> String {
        section.blocks.iter().map(|block| self.block(block)).collect()
    }

    fn block(self, block: &Block) -> String {
        let words = &self.language.texts().rules;
        match block {
            Block::Text(text) => format!(r#"<p class="blk">{}</p>"#, self.rich(*text)),
            Block::List(items) => format!("<ul>{}</ul>", self.items(items)),
            Block::Steps(items) => format!("<ol>{}</ol>", self.items(items)),
            Block::Table(head, rows) => self.table(head, rows),
            Block::Example(text) => {
                format!(r#"<p class="blk rf-example"><b class="d">{}</b> {}</p>"#, words.example, self.rich(*text))
            }
            Block::Figure(figure, caption) => format!(
                "<figure>{}<figcaption>{}</figcaption></figure>",
                figures::figure(self.language, figure),
                self.rich(*caption)
            ),
            Block::Ruling(number, text, why) => format!(
                r#"<div class="blk rf-ruling">{} <p>{}</p><p class="why"><b>{}</b> {}</p></div>"#,
                inline::citation(self, number),
                self.rich(*text),
                words.why,
                self.rich(*why)
            ),
            Block::Word(word, meaning) => {
                format!(r#"<p class="blk rf-word"><dfn>{}</dfn> {}</p>"#, self.rich(*word), self.rich(*meaning))
            }
        }
    }

    fn items(self, items: &[T]) -> String {
        items.iter().map(|item| format!(r#"<li class="blk">{}</li>"#, self.rich(*item))).collect()
    }

    fn table(self, head: &[T], rows: &[&[T]]) -> String {
        let heads: String = head.iter().map(|cell| format!(r#"<th scope="col">{}</th>"#, self.rich(*cell))).collect();
        let rows: String = rows.iter().map(|row| self.row(row)).collect();
        format!("<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>")
    }

    fn row(self, row: &[T]) -> String {
        let mut cells = row.iter().map(|cell| self.rich(*cell));
        let name = cells.next().unwrap_or_default();
        let rest: String = cells.map(|cell| format!("<td>{cell}</td>")).collect();
        format!(r#"<tr class="blk"><th scope="row">{name}</th>{rest}</tr>"#)
    }

    /// A heading: its symbol, if it has one, and its words.
    pub fn title(self, title: T) -> String {
        let text = title.of(self.language);
        let at = text.find("> ").map_or(0, |at| at + 2);
        let (symbol, words) = text.split_at(at);
        format!(r#"{}<span class="rf-title">{}</span>"#, rich(self, symbol.trim_end()), rich(self, words))
    }

    /// The empty score sheet.
    pub fn sheet(self, sheet: &ScoreSheet) -> String {
        let tables: String = sheet.tables.iter().map(|(head, names)| self.empty_table(head, names)).collect();
        format!(
            r#"<p class="n">{}</p><div class="rf-scroll" tabindex="0" role="group" aria-label="{}">{tables}</div>"#,
            self.rich(sheet.note),
            self.language.texts().rules.sheet,
        )
    }

    /// A table to fill in: a head without words is a place for a name.
    fn empty_table(self, head: &[T], names: &[T]) -> String {
        let head_cell = |cell: &T| match self.rich(*cell) {
            words if words.is_empty() => "<td></td>".to_owned(),
            words => format!(r#"<th scope="col">{words}</th>"#),
        };
        let heads: String = head.iter().map(head_cell).collect();
        let empty = "<td></td>".repeat(head.len() - 1);
        let row = |name: &T| format!(r#"<tr><th scope="row">{}</th>{empty}</tr>"#, self.rich(*name));
        let rows: String = names.iter().map(row).collect();
        format!(r#"<table class="rf-fill"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"#)
    }
}

/// All sections of a book, in order.
pub fn sections(book: &Book) -> impl Iterator<Item = &Section> {
    book.chapters.iter().flat_map(|chapter: &Chapter| chapter.sections)
}
