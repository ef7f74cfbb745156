//! Beside the lists: the piles, the goal or the totals after a choice, the chronicle.

use super::chronicle::Chronicle;
use super::face::Face;
use super::row::Token;
use super::seen::Seen;
use crate::games::tourney::Colour;
use crate::kernel::Seat;
use crate::scene::art;
use crate::ui::parts::{Art, DiscFace, Rubric};
use crate::ui::play::Dialog;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The side sheet.
#[component]
pub fn Side() -> impl IntoView {
    let seen = expect_context::<Seen>();
    view! {
        <aside class="table-side">
            <Piles />
            <Show when=move || seen.after.get().is_some() fallback=|| view! { <Goal /> }><After /></Show>
            <Chronicle />
        </aside>
    }
}

#[component]
fn Piles() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let looking = RwSignal::new(false);
    let discards = move || seen.session.view.get().discards;
    let top = move || discards().last().copied();
    let count = move || discards().len();
    let all = move || {
        discards()
            .iter()
            .rev()
            .map(|&card| {
                view! { <li><span class="table-card"><Face card=card named=true /></span>
                <span class="said">{move || (texts.get().tourney.card_named)(card)}</span></li> }
            })
            .collect_view()
    };
    view! {
        <div class="t-piles">
            <div class="t-pile">
                <span class="n">{move || (texts.get().tourney.draw_pile)(seen.shown.get().draw_pile)}</span>
                <Art width=83.0 height=116.0 view_box="0 0 84 118" markup=Signal::derive(|| art::card_back(80.0, 112.0)) />
            </div>
            <button type="button" class="t-pile" disabled=move || count() == 0 on:click=move |_| looking.set(true)
                aria-label=move || if count() == 0 { texts.get().tourney.no_discards.to_owned() } else { (texts.get().tourney.see_discards)(count()) }>
                <span class="n">{move || texts.get().tourney.discard}</span>
                {move || match top() {
                    Some(card) => view! { <span class="table-card"><Face card=card /></span> }.into_any(),
                    None => view! { <span class="table-card t-empty"></span> }.into_any(),
                }}
            </button>
        </div>
        <Dialog open=looking close=Callback::new(move |()| looking.set(false)) class="table-spread"
            title=Signal::derive(move || texts.get().tourney.discard.to_owned())>
            <ol>{all}</ol>
            <button type="button" class="btn" on:click=move |_| looking.set(false)>{move || texts.get().shell.close}</button>
        </Dialog>
    }
}

#[component]
fn Goal() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    view! {
        <div class="t-goal">
            <h2 class="d"><Rubric text=Signal::derive(move || texts.get().tourney.goal.to_owned()) /></h2>
            <p>{move || (texts.get().tourney.goal_tokens)(seen.shown.get().options.goal())}</p>
            <p class="t-tokens">{Colour::ALL.map(|colour| view! { <Token colour=colour owned=Signal::derive(|| true) /> })}</p>
        </div>
    }
}

#[component]
fn After() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let lines = move || {
        let view = seen.shown.get();
        let totals = seen.after.get()?;
        let seats = Seat::all(view.players.seats()).filter(|&seat| view.players[seat].is_in);
        let line = |seat: Seat| {
            let (now, after) = (view.players[seat].total, totals[seat]);
            view! {
                <li><DiscFace arms=Signal::derive(move || seen.arms(seat)) radius=12.0 /><span class="b">{seen.name(seat)}</span>
                    <span class="table-before d">{now}" → "</span><span class="d table-after" class:table-new=after != now>{after}</span></li>
            }
        };
        Some(seats.map(line).collect_view())
    };
    view! {
        <div class="t-goal">
            <h2 class="d"><Rubric text=Signal::derive(move || texts.get().tourney.totals_after.to_owned()) /></h2>
            <ul class="t-afters" aria-label=move || texts.get().tourney.totals_after>{lines}</ul>
        </div>
    }
}
