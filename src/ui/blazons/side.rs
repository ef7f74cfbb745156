//! Beside the table: the standings, the powers of the trick in order, the chronicle.

use super::chronicle::Chronicle;
use super::seen::Seen;
use crate::games::blazons::Phase;
use crate::kernel::Seat;
use crate::kernel::order;
use crate::locales::roman;
use crate::ui::parts::{Rubric, Shield};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The side sheet.
#[component]
pub fn Side() -> impl IntoView {
    view! { <aside class="table-side b-side"><Standing /><Powers /><Chronicle /></aside> }
}

#[component]
fn Standing() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let round = move || seen.shown.with(|view| view.round);
    let lines = move || {
        let view = seen.shown.get();
        let mut seats: Vec<Seat> = Seat::all(view.seats()).collect();
        order::sort_by_key(&mut seats, |&seat| std::cmp::Reverse(view.player(seat).total));
        let line = |seat: Seat| {
            view! {
                <li class:me=seen.viewer() == Some(seat)><Shield arms=Signal::derive(move || seen.arms(seat)) width=26.0 />
                    <span class="d">{seen.name(seat)}</span><span class="d b-total">{view.player(seat).total}</span></li>
            }
        };
        seats.into_iter().map(line).collect_view()
    };
    view! {
        <div class="b-standing">
            <h2 class="d"><span><Rubric text=Signal::derive(move || (texts.get().blazons.round)(round())) /></span>
                <span class="n">{move || (texts.get().blazons.of_three)(round())}</span></h2>
            <ol aria-label=move || texts.get().blazons.standing>{lines}</ol>
        </div>
    }
}

/// The powers of this trick in their order; the one whose moment it is stands out.
#[component]
fn Powers() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let present = move || {
        seen.shown.with(|view| match view.phase {
            Phase::Rogue { moment, .. } => Some(moment),
            Phase::Power { of, .. } => Some(of),
            _ => None,
        })
    };
    let lines = move || {
        let t = &texts.get().blazons;
        let view = seen.shown.get();
        let monk = view.options.active_monk;
        let with_power = view.laid.iter().enumerate().filter(|(_, card)| {
            card.card.character.has_power(monk) || card.value == 0 && card.card.character.value() == 0
        });
        with_power.map(|(at, card)| {
            let now = present() == Some(card.seat);
            let user = card.user.filter(|&user| user != card.seat).map(|user| format!(" → {}", seen.name(user)));
            view! { <li class:at-moment=now><span class="d">{roman(at as u16 + 1)}</span><span>{(t.character)(card.card.character)}{user}</span></li> }
        }).collect_view()
    };
    view! {
        <Show when=move || present().is_some()>
            <div class="b-powers"><h2 class="d"><Rubric text=Signal::derive(move || texts.get().blazons.powers.to_owned()) /></h2><ol>{lines}</ol></div>
        </Show>
    }
}
