//! A whole rules page as markup: contents beside, a search field above, chapters and sections, the empty score sheet.
//!
//! The page is the same for everybody, so it is written once, natively, into `public/rules/`, and the app fetches it when
//! it is opened. What the marked parts do is the app's business.

use super::{Reader, element_id, plain};
use crate::locales::rules::{Book, Chapter, Section, book};
use crate::route::Route;
use crate::scene::art;

/// The anchor of the score sheet.
const SHEET: &str = "score-sheet";

impl Reader {
    /// The page below its title.
    pub fn page(self) -> String {
        let book = book(self.game);
        let chapters: String = book.chapters.iter().map(|chapter| self.chapter(chapter)).collect();
        format!(
            r#"{}<div class="rules-text">{}{chapters}{}</div>"#,
            self.contents(book),
            self.finder(),
            self.score_sheet(book)
        )
    }

    fn address(self, anchor: &str) -> String {
        Route::Rules(self.game, Some(anchor.to_owned())).href()
    }

    fn contents(self, book: &Book) -> String {
        let words = &self.language.texts().rules;
        let chapters: String = book.chapters.iter().map(|chapter| self.chapter_link(chapter)).collect();
        format!(
            r#"<nav class="contents" aria-labelledby="{id}"><details><summary id="{id}" class="d">{}</summary><ul>{chapters}<li class="to-sheet"><a class="chapter-link" href="{}">{}</a></li></ul></details></nav>"#,
            words.contents,
            self.address(SHEET),
            words.sheet,
            id = element_id("contents"),
        )
    }

    fn chapter_link(self, chapter: &Chapter) -> String {
        let section = |section: &Section| {
            let title = plain(section.title.of(self.language));
            format!(r#"<li class="to-section"><a href="{}">{}</a></li>"#, self.address(section.id), title.trim())
        };
        format!(
            r#"<li class="to-chapter"><a class="chapter-link" href="{}">{}</a><ul>{}</ul></li>"#,
            self.address(chapter.id),
            chapter.title.of(self.language),
            chapter.sections.iter().map(section).collect::<String>()
        )
    }

    /// The search field, how many sections match, and what can be done with the page.
    fn finder(self) -> String {
        let words = &self.language.texts().rules;
        format!(
            r#"<search class="finder"><label for="rules-query">{}</label><input id="rules-query" type="search" autocomplete="off" spellcheck="false" enterkeyhint="search"><p role="status"></p><p class="finder-actions"><a class="btn" href="{}">{}</a><button type="button" class="btn q" data-prints="rules">{}</button><button type="button" class="btn q" data-prints="sheet">{}</button></p></search>"#,
            words.search,
            Route::Setup(self.game).href(),
            words.play,
            words.print,
            words.print_sheet
        )
    }

    fn chapter(self, chapter: &Chapter) -> String {
        let section = |section: &Section| {
            format!(
                r#"<section><h3 id="{}" tabindex="-1">{}</h3><div class="rules-body">{}</div></section>"#,
                element_id(section.id),
                self.title(section.title),
                self.section(section)
            )
        };
        format!(
            r#"<section class="chapter"><h2 id="{}" tabindex="-1">{}</h2>{}</section>"#,
            element_id(chapter.id),
            self.title(chapter.title),
            chapter.sections.iter().map(section).collect::<String>()
        )
    }

    fn score_sheet(self, book: &Book) -> String {
        let texts = self.language.texts();
        format!(
            r#"<section class="chapter score-sheet"><h2 id="{}" tabindex="-1"><svg width="26" height="26" viewBox="0 0 64 64" aria-hidden="true" focusable="false">{}</svg><span class="rf-title">{}</span><span class="sheet-game n">{}</span></h2><div>{}</div></section>"#,
            element_id(SHEET),
            art::symbol("ui-log", 0.0, 0.0, 64.0),
            texts.rules.sheet,
            texts.shell.games[self.game as usize].full,
            self.sheet(&book.sheet)
        )
    }
}
