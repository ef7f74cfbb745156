//! The end: who won, and everyone's rounds.

use super::round::Rounds;
use super::seen::Seen;
use crate::kernel::Seat;
use crate::ui::keep::AfterButtons;
use crate::ui::parts::Shield;
use crate::ui::play::Dialog;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The winner's scene. It can be put aside to look at the table again.
#[component]
pub fn End(
    /// The rounds, which are read before.
    after: Rounds,
) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let aside = RwSignal::new(false);
    // The last round is read first.
    let open = Signal::derive(move || seen.session.is_over.get() && !after.is_open() && !aside.get());
    let standings = Memo::new(move |_| seen.session.with_table(|table| crate::kernel::Game::standings(table.game())));
    let winner = move || standings.with(|standings| standings.0.first().map_or(Seat(0), |place| place.seat));
    let total = move || seen.shown.with(|view| view.player(winner()).total);
    let lines = move || {
        let view = seen.shown.get();
        standings.get().0.into_iter().map(|place| {
            let rounds = view.player(place.seat).scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + ");
            view! { <li><Shield arms=Signal::derive(move || seen.arms(place.seat)) width=26.0 /><span class="b">{seen.name(place.seat)}</span>
                <span class="n">{rounds}</span><span class="d table-after">{place.score}</span></li> }
        }).collect_view()
    };
    view! {
        <Dialog open=open close=Callback::new(move |()| aside.set(true)) class="table-end b-end" by_itself=true
            title=Signal::derive(move || (texts.get().blazons.winner)(&seen.name(winner())))>
            <div class="table-crowned">
                <svg class="table-laurel" viewBox="0 0 64 64" aria-hidden="true"><use href="#laurel"></use></svg>
                <Shield arms=Signal::derive(move || seen.arms(winner())) width=92.0 />
            </div>
            <p class="n">{move || (texts.get().blazons.winner_note)(total())}</p>
            <ul class="table-final">{lines}</ul>
            <div class="table-buttons">
                <button type="button" class="btn q" on:click=move |_| aside.set(true)>{move || texts.get().blazons.table}</button>
                <AfterButtons />
            </div>
        </Dialog>
    }
}
