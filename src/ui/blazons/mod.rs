//! The Blazons' table: every house with its arms, the trick, the pool, one's own products and hand.

mod chronicle;
mod end;
mod face;
mod folk;
mod hand;
mod own;
mod panel;
mod pool;
mod round;
mod seen;
mod side;
mod trick;

pub use self::face::little;

use seen::Seen;

use crate::games::blazons::{Blazons, Event};
use crate::kernel::Seat;
use crate::locales::blazons::Blazons as Words;
use crate::route::GameId;
use crate::ui::parts::{TableKey, table_keys};
use crate::ui::play::{CardBar, Session};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The table of a game of The Blazons.
#[component]
pub fn BlazonsTable(
    /// The game.
    session: Session<Blazons>,
    /// Opens the table's menu.
    #[prop(into)]
    menu: Callback<()>,
) -> impl IntoView {
    let seen = Seen::new(session);
    provide_context(seen);
    table_keys(Callback::new(move |key| match key {
        TableKey::Enter => seen.enter(),
        TableKey::Escape => seen.put_back(),
        TableKey::Undo => session.undo(),
    }));
    let rounds = round::Rounds::new(seen);
    let others = move || seen.others().into_iter().map(|seat| view! { <folk::Folk seat=seat /> }).collect_view();
    let many = move || seen.shown.with(|view| view.seats() > 5);
    view! {
        <div class="game-table blazons" class:many=many>
            <Bar menu=menu />
            <main class="table-sheet b-table" id="content" on:click=move |_| session.skip()>
                <svg class="table-vine" aria-hidden="true"><rect width="26" height="100%" fill="url(#vine-v)"></rect></svg>
                <ul class="b-folks">{others}</ul>
                <trick::Trick />
                <pool::Pool />
                <Show when=move || seen.viewer().is_some()><own::Own /></Show>
            </main>
            <side::Side />
            <hand::Hand />
            <round::RoundEnd rounds=rounds />
            <end::End after=rounds />
            <p class="said" role="status" aria-live="polite">{move || seen.last_line()}</p>
        </div>
    }
}

/// Events in words, for a list outside the table.
pub fn teller(session: Session<Blazons>) -> impl Fn(&Event, &'static Words) -> Vec<(Option<Seat>, String)> + Copy {
    let seen = Seen::new(session);
    move |event, texts| chronicle::words(event, texts, seen)
}

/// The bar, with the words of this game.
#[component]
fn Bar(menu: Callback<()>) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let (texts, session) = (use_texts(), seen.session);
    let number = Signal::derive(move || (texts.get().blazons.trick_number)(seen.shown.get().trick));
    let asked = Signal::derive(move || seen.asked().map(|seat| seen.arms(seat)));
    view! {
        <CardBar game=GameId::Blazons number asked can_undo=session.can_undo undo=Callback::new(move |()| session.undo()) menu>
            <span class="b">{move || panel::asks(seen, &texts.get().blazons)}</span>
        </CardBar>
    }
}
