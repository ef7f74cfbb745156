//! The end: the champion, everyone's tokens, and what comes next.

use super::row::Token;
use super::seen::Seen;
use crate::games::tourney::{Colour, Phase};
use crate::kernel::Seat;
use crate::kernel::order;
use crate::ui::keep::AfterButtons;
use crate::ui::parts::Shield;
use crate::ui::play::Dialog;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The champion's scene. It can be put aside to look at the table again.
#[component]
pub fn End() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let aside = RwSignal::new(false);
    let open = Signal::derive(move || seen.session.is_over.get() && !aside.get());
    let winner = move || match seen.session.view.with(|view| view.phase) {
        Phase::Over { winner } => winner,
        _ => Seat(0),
    };
    let goal = move || seen.session.view.with(|view| view.options.goal());
    view! {
        <Dialog open=open close=Callback::new(move |()| aside.set(true)) class="table-end t-end" by_itself=true
            title=Signal::derive(move || (texts.get().tourney.champion)(&seen.name(winner())))>
            <div class="table-crowned">
                <svg class="table-laurel" viewBox="0 0 64 64" aria-hidden="true"><use href="#laurel"></use></svg>
                <Shield arms=Signal::derive(move || seen.arms(winner())) width=92.0 />
            </div>
            <p class="n">{move || (texts.get().tourney.champion_note)(goal())}</p>
            <ul class="table-final">{move || finals(seen)}</ul>
            <div class="table-buttons">
                <button type="button" class="btn q" on:click=move |_| aside.set(true)>{move || texts.get().tourney.look}</button>
                <AfterButtons />
            </div>
        </Dialog>
    }
}

fn finals(seen: Seen) -> impl IntoView {
    let view = seen.session.view.get();
    let mut seats: Vec<Seat> = Seat::all(view.players.seats()).collect();
    order::sort_by_key(&mut seats, |&seat| std::cmp::Reverse(view.players[seat].tokens.len()));
    let line = |seat: Seat| {
        let tokens = view.players[seat].tokens;
        view! {
            <li><Shield arms=Signal::derive(move || seen.arms(seat)) width=26.0 /><span class="b">{seen.name(seat)}</span>
                <span class="t-tokens">{Colour::ALL.map(|colour| view! { <Token colour=colour owned=Signal::derive(move || tokens.has(colour)) /> })}</span>
                <span class="d table-after">{tokens.len()}</span></li>
        }
    };
    seats.into_iter().map(line).collect_view()
}
