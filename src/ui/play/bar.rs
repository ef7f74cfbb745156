//! The bar above a table of cards: the way home, how far the game is, who is to do what, advice, undo, menu.

use crate::route::{GameId, Route};
use crate::scene::Arms;
use crate::ui::parts::{DiscFace, Icon, IconButton};
use crate::ui::play::AdviceSigns;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The bar above a table of cards.
#[component]
pub fn CardBar(
    /// Which game is played.
    game: GameId,
    /// How far it is: "Tournament 3".
    #[prop(into)]
    number: Signal<String>,
    /// The arms of the player who is asked, if one is.
    #[prop(into)]
    asked: Signal<Option<Arms>>,
    /// Can the last choice be taken back?
    #[prop(into)]
    can_undo: Signal<bool>,
    /// Takes it back.
    undo: Callback<()>,
    /// Opens the table's menu.
    menu: Callback<()>,
    /// What is asked, in words.
    children: Children,
) -> impl IntoView {
    let texts = use_texts();
    let face = move || asked.get().map(|arms| view! { <DiscFace arms=arms radius=13.0 /> });
    view! {
        <header class="bar table-bar">
            <a class="ib" href=Route::Home.href() aria-label=move || texts.get().shell.home><Icon id="ui-back" size=24.0 /></a>
            <h1 class="d">{move || texts.get().shell.games[game as usize].full}</h1>
            <p class="table-number d">{number}</p>
            <p class="table-asked">{face}{children()}</p>
            <AdviceSigns />
            <IconButton icon="ui-undo" name=Signal::derive(move || texts.get().shell.undo.to_owned())
                disabled=Signal::derive(move || !can_undo.get()) press=undo />
            <IconButton icon="ui-menu" name=Signal::derive(move || texts.get().shell.menu.to_owned()) press=menu />
        </header>
    }
}
