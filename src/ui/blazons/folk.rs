//! Another player: house, tricks taken, blazons.

use super::face::{BlazonAt, Coming};
use super::seen::{Seen, Target};
use crate::games::blazons::Spot;
use crate::kernel::Seat;
use crate::scene::blazons::Thing;
use crate::ui::parts::{Rubric, Shield};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// One player's panel.
#[component]
pub fn Folk(seat: Seat) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let on_turn = move || seen.asked() == Some(seat);
    view! {
        <li class="b-folk" data-seat=seat.0.to_string() class:turn=on_turn aria-current=move || on_turn().then_some("true")>
            <Head seat=seat />
            <Blazons seat=seat />
        </li>
    }
}

/// Arms, house, name and what was taken; a button while the player may be chosen.
#[component]
pub fn Head(seat: Seat) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let thing = Thing::Player(seat);
    let target = move || seen.target(thing);
    let house = move || (texts.get().blazons.house)(seen.shown.get().player(seat).house).to_owned();
    let line = move || {
        let t = &texts.get().blazons;
        let view = seen.shown.get();
        let player = view.player(seat);
        let office = player.bourgeoisie.filter(|_| !player.bourgeoisie_used);
        let office = office.map_or(String::new(), |card| format!(", {}", (t.bourgeoisie)(card)));
        format!("{}, {}{office}", seen.name(seat), (t.tricks_taken)(player.tricks_taken))
    };
    let inside = move || {
        view! {
            <Shield arms=Signal::derive(move || seen.arms(seat)) width=34.0 />
            <span class="b-house d"><Rubric text=Signal::derive(house) /></span>
            <span class="b-line">{line}</span>
        }
    };
    view! {
        <Show when=move || target() != Target::Idle fallback=move || view! { <div class="b-head">{inside()}</div> }>
            <button type="button" class="b-head open target" class:picked=move || target() == Target::Picked
                aria-pressed=move || (target() == Target::Picked).to_string()
                aria-label=move || (texts.get().blazons.choose)(&seen.name(seat)) on:click=move |_| seen.press(thing)>{inside()}</button>
        </Show>
    }
}

/// The blazons before a player, by place.
#[component]
pub fn Blazons(seat: Seat) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let blazons = move || {
        let view = seen.shown.get();
        let lying = view.player(seat).blazons.clone();
        lying
            .into_iter()
            .enumerate()
            .map(|(place, blazon)| view! { <li><BlazonAt spot=Spot::before(seat, place as u8) blazon=blazon /></li> })
            .collect_view()
    };
    let end = move || Spot::before(seat, seen.shown.with(|view| view.player(seat).blazons.len() as u8));
    view! {
        <ol class="b-blazons" aria-label=move || (texts.get().blazons.blazons_of)(&seen.name(seat))>
            {blazons}{move || view! { <Coming end=end() /> }}
        </ol>
    }
}
