//! The rules pages as markup: sections from [`locales::rules`](crate::locales::rules), figures from the games' own pieces.
//!
//! Only texts of the catalogue come in, never a player's words, so a section is built as one string and put on the page at
//! once. Everything here runs and is tested without a browser.

mod figures;
mod inline;
mod search;

pub use inline::{anchors, citations, plain, rich};
pub use search::{fold, matches, words_of};

use crate::locales::Language;
use crate::locales::rules::{Block, Book, Chapter, ScoreSheet, Section, T};
use crate::route::GameId;

/// The element id of an anchor. The prefix keeps anchors apart from the symbols of the sprite, which share the page.
pub fn element_id(anchor: &str) -> String {
    format!("r-{}", anchor.to_lowercase())
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
                format!(r#"<p class="blk example"><b class="d">{}</b> {}</p>"#, words.example, self.rich(*text))
            }
            Block::Figure(figure, caption) => format!(
                "<figure>{}<figcaption>{}</figcaption></figure>",
                figures::figure(self.language, figure),
                self.rich(*caption)
            ),
            Block::Ruling(number, text, why) => format!(
                r#"<div class="blk ruling">{} <p>{}</p><p class="why"><b>{}</b> {}</p></div>"#,
                inline::citation(self, number),
                self.rich(*text),
                words.why,
                self.rich(*why)
            ),
            Block::Word(word, meaning) => {
                format!(r#"<p class="blk word"><dfn>{}</dfn> {}</p>"#, self.rich(*word), self.rich(*meaning))
            }
        }
    }

    fn items(self, items: &[T]) -> String {
        items.iter().map(|item| format!(r#"<li class="blk">{}</li>"#, self.rich(*item))).collect()
    }

    fn table(self, head: &[T], rows: &[&[T]]) -> String {
        let heads: String = head.iter().map(|cell| format!(r#"<th scope="col">{}</th>"#, self.rich(*cell))).collect();
        let rows: String = rows.iter().map(|row| self.row(row)).collect();
        format!(
            r#"<div class="scroll" tabindex="0" role="group"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"#
        )
    }

    fn row(self, row: &[T]) -> String {
        let mut cells = row.iter().map(|cell| self.rich(*cell));
        let name = cells.next().unwrap_or_default();
        let rest: String = cells.map(|cell| format!("<td>{cell}</td>")).collect();
        format!(r#"<tr class="blk"><th scope="row">{name}</th>{rest}</tr>"#)
    }

    /// The empty score sheet.
    pub fn sheet(self, sheet: &ScoreSheet) -> String {
        let tables: String = sheet
            .tables
            .iter()
            .map(|(head, names)| {
                let empty = "<td></td>".repeat(head.len() - 1);
                let heads: String =
                    head.iter().map(|cell| format!(r#"<th scope="col">{}</th>"#, self.rich(*cell))).collect();
                let rows: String = names
                    .iter()
                    .map(|name| format!(r#"<tr><th scope="row">{}</th>{empty}</tr>"#, self.rich(*name)))
                    .collect();
                format!(r#"<table class="fill"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"#)
            })
            .collect();
        format!(
            r#"<p class="n">{}</p><div class="scroll" tabindex="0" role="group">{tables}</div>"#,
            self.rich(sheet.note)
        )
    }
}

/// All sections of a book, in order.
pub fn sections(book: &Book) -> impl Iterator<Item = &Section> {
    book.chapters.iter().flat_map(|chapter: &Chapter| chapter.sections)
}
