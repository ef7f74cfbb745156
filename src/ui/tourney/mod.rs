//! The Tourney's table: the weapon, every display, one's own hand, and what may be pressed.

mod chronicle;
mod end;
mod face;
mod hand;
mod head;
mod moment;
mod panel;
mod pause;
mod row;
mod seen;
mod side;

pub use self::face::little;

use seen::Seen;

use crate::games::tourney::{Event, Phase, Tourney};
use crate::kernel::Seat;
use crate::locales::tourney::Tourney as Words;
use crate::route::GameId;
use crate::ui::parts::{TableKey, table_keys};
use crate::ui::play::{CardBar, Session};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The table of a game of The Tourney.
#[component]
pub fn TourneyTable(
    /// The game.
    session: Session<Tourney>,
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
    // The bar stands while people may answer; what bots have to say to it needs none.
    let pausing = move || {
        let reaction = matches!(seen.shown.get().phase, Phase::Reaction { .. }) && session.scene.with(Option::is_none);
        reaction && (session.pause.get().is_some() || seen.me().is_some())
    };
    let rows = move || seen.rows().into_iter().map(|seat| view! { <row::Row seat=seat /> }).collect_view();
    view! {
        <div class="game-table tourney" class:choosing=move || !seen.choosing.read().is_empty()>
            <Bar menu=menu />
            <main class="table-sheet t-lists" id="content" on:click=move |_| session.skip()>
                <svg class="table-vine" aria-hidden="true"><rect width="26" height="100%" fill="url(#vine-v)"></rect></svg>
                <head::Head />
                <moment::Moment />
                <ol class="t-rows">{rows}</ol>
            </main>
            <side::Side />
            <Show when=pausing fallback=move || view! { <hand::Hand /> }><pause::Pause /></Show>
            <end::End />
            <p class="said" role="status" aria-live="polite">{move || seen.last_line()}</p>
        </div>
    }
}

/// Events in words, for a list outside the table.
pub fn teller(session: Session<Tourney>) -> impl Fn(&Event, &'static Words) -> Option<(Option<Seat>, String)> + Copy {
    let seen = Seen::new(session);
    move |event, texts| chronicle::words(event, texts, seen)
}

/// The bar, with the words of this game.
#[component]
fn Bar(menu: Callback<()>) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let (texts, session) = (use_texts(), seen.session);
    let number = Signal::derive(move || (texts.get().tourney.tournament)(seen.shown.get().tournament));
    let asked = Signal::derive(move || seen.asked_seat().map(|seat| seen.arms(seat)));
    view! {
        <CardBar game=GameId::Tourney number asked can_undo=session.can_undo undo=Callback::new(move |()| session.undo()) menu>
            <span class="b">{move || panel::asks(seen, &texts.get().tourney)}</span>
            <span class="table-drawn">{move || seen.drawn_line()}</span>
        </CardBar>
    }
}
