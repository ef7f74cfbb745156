//! The rules pages: contents beside, a search field above, the sections of [`locales::rules`](crate::locales::rules),
//! and an empty score sheet. Anchors in the address lead to sections and to numbered rules.

mod anchor;
mod contents;
mod print;

use leptos::prelude::*;

use crate::locales::rules::{Book, Chapter, Section, book};
use crate::route::{GameId, Route};
use crate::scene::rules::{Reader, element_id, matches, sections};
use crate::ui::parts::Icon;
use crate::ui::shell::{Page, Shell, use_shell, use_texts};
use contents::Contents;

/// The anchor of the score sheet.
const SHEET: &str = "score-sheet";

/// What the parts of a rules page share.
#[derive(Clone, Copy)]
struct Reading {
    shell: Shell,
    game: GameId,
    book: &'static Book,
    query: RwSignal<String>,
    /// Which sections match the query, in order.
    matching: Memo<Vec<bool>>,
}

impl Reading {
    fn new(game: GameId) -> Reading {
        let (shell, book, query) = (use_shell(), book(game), RwSignal::new(String::new()));
        let matching = Memo::new(move |_| {
            let language = shell.language.get();
            query.with(|query| sections(book).map(|section| matches(section, language, query)).collect())
        });
        Reading { shell, game, book, query, matching }
    }

    fn reader(self) -> Reader {
        Reader { language: self.shell.language.get(), game: self.game }
    }

    fn is_shown(self, index: usize) -> bool {
        self.matching.with(|matching| matching[index])
    }

    fn is_searching(self) -> bool {
        self.query.with(|query| !query.trim().is_empty())
    }

    fn address(self, anchor: &str) -> String {
        Route::Rules(self.game, Some(anchor.to_owned())).href()
    }

    /// The chapters, each with the number of its first section among all.
    fn chapters(self) -> impl Iterator<Item = (usize, &'static Chapter)> {
        self.book.chapters.iter().scan(0, |next, chapter| {
            let first = *next;
            *next += chapter.sections.len();
            Some((first, chapter))
        })
    }

    fn is_chapter_shown(self, first: usize, chapter: &Chapter) -> bool {
        (first..first + chapter.sections.len()).any(|index| self.is_shown(index))
    }
}

/// The rules of a game.
#[component]
pub fn Rules(
    /// Which.
    game: GameId,
) -> impl IntoView {
    let texts = use_texts();
    let reading = Reading::new(game);
    anchor::follow(reading);
    let title = move || (texts.get().rules.title)(texts.get().shell.games[game as usize].full);
    let chapters = reading.chapters().map(|(first, chapter)| chapter_view(reading, first, chapter)).collect_view();
    view! {
        <Page title=Signal::derive(title)>
            <div class="rules" on:click=move |event| anchor::again(reading, &event)>
                <Contents reading=reading />
                <div class="rules-text">
                    <Finder reading=reading />
                    {chapters}
                    <Sheet reading=reading />
                </div>
            </div>
        </Page>
    }
}

fn chapter_view(reading: Reading, first: usize, chapter: &'static Chapter) -> impl IntoView {
    let sections = (first..).zip(chapter.sections).map(|(index, section)| section_view(reading, index, section));
    view! {
        <section class="chapter" hidden=move || !reading.is_chapter_shown(first, chapter)>
            <h2 id=element_id(chapter.id) tabindex="-1" inner_html=move || reading.reader().title(chapter.title)></h2>
            {sections.collect_view()}
        </section>
    }
}

fn section_view(reading: Reading, index: usize, section: &'static Section) -> impl IntoView {
    view! {
        <section hidden=move || !reading.is_shown(index)>
            <h3 id=element_id(section.id) tabindex="-1" inner_html=move || reading.reader().title(section.title)></h3>
            <div class="rules-body" inner_html=move || reading.reader().section(section)></div>
        </section>
    }
}

/// The search field, how many sections match, and what can be done with the page.
#[component]
fn Finder(reading: Reading) -> impl IntoView {
    let texts = use_texts();
    let words = move || &texts.get().rules;
    let found = move || {
        let (found, all) = reading.matching.with(|all| (all.iter().filter(|shown| **shown).count(), all.len()));
        reading.is_searching().then(|| (words().found)(found, all))
    };
    view! {
        <search class="finder">
            <label for="rules-query">{move || words().search}</label>
            <input id="rules-query" type="search" autocomplete="off" spellcheck="false" enterkeyhint="search"
                prop:value=move || reading.query.get() on:input=move |event| reading.query.set(event_target_value(&event)) />
            <p role="status">{found}</p>
            <p class="finder-actions">
                <a class="btn" href=Route::Setup(reading.game).href()>{move || words().play}</a>
                <button type="button" class="btn q" on:click=move |_| print::rules()>{move || words().print}</button>
                <button type="button" class="btn q" on:click=move |_| print::sheet()>{move || words().print_sheet}</button>
            </p>
        </search>
    }
}

/// The empty score sheet.
#[component]
fn Sheet(reading: Reading) -> impl IntoView {
    let texts = use_texts();
    view! {
        <section class="chapter score-sheet" hidden=move || reading.is_searching()>
            <h2 id=element_id(SHEET) tabindex="-1">
                <Icon id="ui-log" size=26.0 />
                <span class="rf-title">{move || texts.get().rules.sheet}</span>
                <span class="sheet-game n">{move || texts.get().shell.games[reading.game as usize].full}</span>
            </h2>
            <div inner_html=move || reading.reader().sheet(&reading.book.sheet)></div>
        </section>
    }
}
