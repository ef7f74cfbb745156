//! The shell: router, home, settings, about; what stands around every game.

mod about;
mod context;
mod home;
mod lost;
mod media;
mod page;
pub mod panic;
mod settings;
pub mod update;

pub use context::{Shell, Texts, use_shell, use_texts};
pub use page::Page;

use leptos::prelude::*;

use crate::route::Route;
use crate::ui::keep::{Arrive, Day, ShelfScreen, Statistics};
use crate::ui::lesson::Lesson;
use crate::ui::play::Play;
use crate::ui::replay::Replay;
use crate::ui::rules::Rules;
use crate::ui::setup::Setup;

/// The whole app: the screen of the present route.
#[component]
pub fn App() -> impl IntoView {
    let shell = context::provide_shell();
    // A heading within a page is no new screen: the page stays and scrolls.
    let place = Memo::new(move |_| shell.route.get().screen());
    view! {
        <svg class="wood" aria-hidden="true"><rect width="100%" height="100%" fill="url(#oak)"></rect></svg>
        {move || screen(place.get())}
        <update::UpdateOffer />
    }
}

fn screen(route: Route) -> AnyView {
    match route {
        Route::Home => view! { <home::Home /> }.into_any(),
        Route::Settings => view! { <settings::Settings /> }.into_any(),
        Route::About => view! { <about::About /> }.into_any(),
        Route::Setup(game) => view! { <Setup game=game /> }.into_any(),
        Route::Lesson(game) => view! { <Lesson game=game /> }.into_any(),
        Route::Play(game) => view! { <Play game=game /> }.into_any(),
        Route::Replay(text) => view! { <Replay text=text /> }.into_any(),
        Route::Deal(text) => view! { <Arrive text=text deal=true /> }.into_any(),
        Route::Resume(text) => view! { <Arrive text=text deal=false /> }.into_any(),
        Route::Shelf => view! { <ShelfScreen /> }.into_any(),
        Route::Day => view! { <Day /> }.into_any(),
        Route::Statistics => view! { <Statistics /> }.into_any(),
        Route::NotFound => view! { <lost::Lost /> }.into_any(),
        Route::Rules(game, _) => view! { <Rules game=game /> }.into_any(),
    }
}
