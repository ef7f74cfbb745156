//! The end: the champion, everyone's tokens, and what comes next.

use leptos::prelude::*;

use super::row::Token;
use super::seen::Seen;
use crate::games::tourney::{Colour, Phase};
use crate::kernel::Seat;
use crate::route::{GameId, Route};
use crate::ui::parts::{Rubric, Shield};
use crate::ui::shell::use_texts;

/// The champion's scene. It can be put aside to look at the table again.
#[component]
pub fn End() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let open = RwSignal::new(true);
    let winner = move || match seen.shown.get().phase {
        Phase::Over { winner } => winner,
        _ => seen.shown.get().turn,
    };
    let goal = move || seen.shown.get().options.goal();
    view! {
        <Show when=move || open.get()>
            <div class="table-over">
                <section class="table-end vellum" role="dialog" aria-modal="true" aria-labelledby="t-champion">
                    <svg class="table-laurel" viewBox="0 0 64 64" aria-hidden="true"><use href="#laurel"></use></svg>
                    <Shield arms=Signal::derive(move || seen.arms(winner())) width=92.0 />
                    <h2 class="d" id="t-champion"><Rubric text=Signal::derive(move || (texts.get().tourney.champion)(&seen.name(winner()))) /></h2>
                    <p class="n">{move || (texts.get().tourney.champion_note)(goal())}</p>
                    <ul class="table-final">{move || finals(seen)}</ul>
                    <div class="table-buttons">
                        <button type="button" class="btn q" on:click=move |_| open.set(false)>{move || texts.get().tourney.look}</button>
                        <a class="btn" href=Route::Setup(GameId::Tourney).href()>{move || texts.get().shell.again}</a>
                    </div>
                </section>
            </div>
        </Show>
    }
}

fn finals(seen: Seen) -> impl IntoView {
    let view = seen.shown.get();
    let mut seats: Vec<Seat> = Seat::all(view.players.seats()).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(view.players[seat].tokens.len()));
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
