//! The shell: router, home, settings, about; what stands around every game.
//!
//! The page has two programs. The hall is loaded first: home, settings, rules. The tables are fetched when the first one is
//! wanted: set-up, play, lessons, replay, the shelf. Each shows the routes that are its own.

mod about;
mod context;
mod home;
mod lost;
mod media;
mod page;
pub mod panic;
mod settings;
mod tables;
pub mod update;

pub use context::{Shell, Texts, use_shell, use_texts};
pub use page::Page;

use crate::route::Route;
use crate::ui::keep::{Arrive, Day, ShelfScreen, Statistics};
use crate::ui::lesson::Lesson;
use crate::ui::play::Play;
use crate::ui::prelude::*;
use crate::ui::replay::Replay;
use crate::ui::rules::Rules;
use crate::ui::setup::Setup;

/// The hall: the screens that need no game. Where a table is wanted it has the tables fetched, and makes room for them.
#[component]
pub fn Hall() -> impl IntoView {
    let shell = context::provide_shell();
    context::follow_dress(shell);
    let place = place(shell);
    let fetched = tables::fetch_when_wanted(place);
    view! {
        <svg class="wood" aria-hidden="true"><rect width="100%" height="100%" fill="url(#oak)"></rect></svg>
        {move || hall(place.get(), fetched)}
        <update::UpdateOffer />
    }
}

/// The tables: all screens of the games.
#[component]
pub fn Tables() -> impl IntoView {
    let shell = context::provide_shell();
    let place = place(shell);
    move || {
        provide_context(shell.of_screen());
        table(place.get())
    }
}

/// Where the player is. A heading within a page is no new screen: the page stays and scrolls.
fn place(shell: Shell) -> Memo<Route> {
    Memo::new(move |_| shell.route.get().screen())
}

fn hall(route: Route, fetched: ReadSignal<tables::Fetched>) -> AnyView {
    match route {
        Route::Home => view! { <home::Home /> }.into_any(),
        Route::Settings => view! { <settings::Settings /> }.into_any(),
        Route::About => view! { <about::About /> }.into_any(),
        Route::Rules(game, _) => view! { <Rules game=game /> }.into_any(),
        Route::NotFound => view! { <lost::Lost /> }.into_any(),
        _ => view! { <tables::Waiting fetched=fetched /> }.into_any(),
    }
}

fn table(route: Route) -> AnyView {
    match route {
        Route::Setup(game) => view! { <Setup game=game /> }.into_any(),
        Route::Lesson(game) => view! { <Lesson game=game /> }.into_any(),
        Route::Play(game) => view! { <Play game=game /> }.into_any(),
        Route::Replay(text) => view! { <Replay text=text /> }.into_any(),
        Route::Deal(text) => view! { <Arrive text=text deal=true /> }.into_any(),
        Route::Resume(text) => view! { <Arrive text=text deal=false /> }.into_any(),
        Route::Shelf => view! { <ShelfScreen /> }.into_any(),
        Route::Day => view! { <Day /> }.into_any(),
        Route::Statistics => view! { <Statistics /> }.into_any(),
        Route::Home | Route::Settings | Route::About | Route::Rules(..) | Route::NotFound => ().into_any(),
    }
}
