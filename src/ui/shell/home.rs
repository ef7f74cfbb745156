//! Home: the three games as illustrated panels, and below them Continue, Settings and About.

use super::use_texts;
use crate::route::{GameId, Route};
use crate::scene::Arms;
use crate::storage::browser::Browser;
use crate::storage::{Progress, Shelf};
use crate::ui::keep::DayPlaque;
use crate::ui::parts::{Rubric, Shield};
use crate::ui::prelude::*;

/// The home page.
#[component]
pub fn Home() -> impl IntoView {
    let texts = use_texts();
    effect(move || document().set_title(texts.hall().shell.title));
    view! {
        <div class="home">
            <header class="home-title">
                <svg class="lift" viewBox="0 0 64 64" aria-hidden="true"><use href="#quintain"></use></svg>
                <h1 class="d">{move || texts.hall().shell.title}</h1>
            </header>
            <main class="vellum home-sheet" id="content">
                <svg class="vine" aria-hidden="true"><rect width="100%" height="26" fill="url(#vine-h)"></rect></svg>
                <ul class="panels">{GameId::ALL.map(|game| view! { <Panel game=game /> })}</ul>
            </main>
            <nav class="plaques">
                {resume()}
                <Plaque route=Route::Shelf symbol="#ui-log" title=Signal::derive(move || texts.hall().keep.shelf.title)
                    note=Signal::derive(move || texts.hall().keep.shelf.note) />
                <DayPlaque />
                <Plaque route=Route::Settings symbol="#ui-gear" title=Signal::derive(move || texts.hall().shell.settings.title)
                    note=Signal::derive(move || texts.hall().shell.settings_note) />
                <Plaque route=Route::About symbol="#lesson" title=Signal::derive(move || texts.hall().shell.about.title)
                    note=Signal::derive(move || texts.hall().shell.about_note) />
            </nav>
        </div>
    }
}

/// The plaque that leads back to the game played last, while it is not over.
fn resume() -> Option<impl IntoView> {
    let save = Shelf(Browser).last().ok()?;
    let game = GameId::from_name(&save.game)?;
    let Progress::Running { round, next } = save.progress else { return None };
    let player = next.and_then(|seat| save.players.get(seat.index()).cloned());
    let arms = Arms::of(player.as_ref().or(save.players.first())?.tincture);
    let texts = use_texts();
    let note = move || {
        let t = &texts.hall().shell;
        (t.resume_note)(t.games[game as usize].full, round, player.as_ref().map(|player| player.name.as_str()))
    };
    Some(view! {
        <a class="plaque plaque-wide" href=Route::Play(game).href()>
            <Shield arms=Signal::derive(move || arms) width=46.0 />
            <span class="plaque-text">
                <span class="plaque-title d"><Rubric text=Signal::derive(move || texts.hall().shell.resume.to_owned()) /></span>
                <span class="plaque-note">{note}</span>
            </span>
            <svg class="plaque-next" viewBox="0 0 64 64" aria-hidden="true"><use href="#ui-next"></use></svg>
        </a>
    })
}

/// The tincture of a game's illuminated capital and its letter's ground.
const fn tincture(game: GameId) -> &'static str {
    match game {
        GameId::Academy => "az",
        GameId::Tourney => "gu",
        GameId::Blazons => "pu",
    }
}

#[component]
fn Panel(game: GameId) -> impl IntoView {
    let texts = use_texts();
    let game_texts = move || &texts.hall().shell.games[game as usize];
    let initial = move || game_texts().name.chars().next().map(String::from);
    view! {
        <li class="panel">
            <svg class="scene" viewBox="0 0 340 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href=format!("#scene-{}", game.name())></use>
            </svg>
            <div class="panel-head">
                <svg class="capital" viewBox="-1 -1 78 78" aria-hidden="true">
                    <rect width="76" height="76" fill=format!("var(--t-{})", tincture(game)) stroke="var(--ln)" stroke-width="2"></rect>
                    <rect class="hx" width="76" height="76" fill=format!("url(#h-{})", tincture(game))></rect>
                    <rect x="4" y="4" width="68" height="68" fill="none" stroke="var(--gold)" stroke-width="2"></rect>
                    <text x="38" y="59" font-size="68" class="d capital-letter" text-anchor="middle">{initial}</text>
                    {[(8.5, 8.5), (67.5, 8.5), (8.5, 67.5), (67.5, 67.5)].map(|(x, y)| view! { <circle cx=x cy=y r="2.6" fill="var(--gold)"></circle> })}
                </svg>
                <h2><span class="article n">{move || game_texts().article}</span> <span class="d">{move || game_texts().name}</span></h2>
            </div>
            <p class="line">{move || game_texts().line}</p>
            <p class="n players">{move || game_texts().players}</p>
            <div class="panel-actions">
                <a class="btn" href=Route::Setup(game).href() aria-label=move || (texts.hall().shell.play_game)(game_texts().full)>{move || texts.hall().shell.play}</a>
                <a class="btn q" href=Route::Lesson(game).href() aria-label=move || (texts.hall().shell.lesson_of)(game_texts().full)>{move || texts.hall().shell.lesson}</a>
                <a class="btn q" href=Route::Rules(game, None).href() aria-label=move || (texts.hall().shell.rules_of)(game_texts().full)>{move || texts.hall().shell.rules}</a>
            </div>
        </li>
    }
}

#[component]
fn Plaque(
    route: Route,
    symbol: &'static str,
    title: Signal<&'static str>,
    note: Signal<&'static str>,
) -> impl IntoView {
    view! {
        <a class="plaque" href=route.href()>
            <svg class="plaque-icon halo" viewBox="0 0 64 64" aria-hidden="true"><use href=symbol></use></svg>
            <span class="plaque-text">
                <span class="plaque-title d"><Rubric text=Signal::derive(move || title.get().to_owned()) /></span>
                <span class="plaque-note">{note}</span>
            </span>
            <svg class="plaque-next" viewBox="0 0 64 64" aria-hidden="true"><use href="#ui-next"></use></svg>
        </a>
    }
}
