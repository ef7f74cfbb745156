//! The head of the lists: five pennons, the present weapon and what it takes to stay in.

use super::face::{tincture, weapon};
use super::seen::{Seen, Target};
use crate::games::tourney::Colour;
use crate::kernel::Seat;
use crate::scene::tourney::Mark;
use crate::ui::parts::Rubric;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// Pennons, weapon, total to beat.
#[component]
pub fn Head() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let colour = move || seen.shown.get().colour;
    let title = move || {
        let t = &texts.get().tourney;
        colour().map_or(t.no_weapon, t.weapon_title).to_owned()
    };
    let need = move || {
        let t = &texts.get().tourney;
        let view = seen.shown.get();
        let seat = seen.viewer().unwrap_or(view.turn);
        match view.to_beat(seat) {
            0 => t.need_any.to_owned(),
            total => (t.need)(total + 1),
        }
    };
    let last = move || {
        let t = &texts.get().tourney;
        let seat = seen.viewer().unwrap_or(seen.shown.get().turn);
        if let (Some(totals), Some(_)) = (seen.after.get(), seen.choosing.read().deed) {
            let highest = Seat::all(totals.seats()).filter(|&other| other != seat).map(|other| totals[other]).max();
            return (t.need_after)(highest.unwrap_or(0) + 1);
        }
        seen.shown.get().previous.map_or(t.first.to_owned(), |colour| (t.last)((t.weapon)(colour)))
    };
    view! {
        <div class="t-head">
            <ul class="t-pennons">{Colour::ALL.map(|colour| view! { <li><Pennon colour=colour /></li> })}</ul>
            <div class="t-weapon">
                <h2 class="d"><Rubric text=Signal::derive(title) /></h2>
                <p>{move || figure(&need())}</p>
                <p class="n">{last}</p>
            </div>
            <Highest />
        </div>
    }
}

/// Words with their number standing out.
fn figure(words: &str) -> impl IntoView + use<> {
    let is_digit = |c: char| c.is_ascii_digit();
    let from = words.find(is_digit).unwrap_or(words.len());
    let to = words[from..].find(|c| !is_digit(c)).map_or(words.len(), |length| from + length);
    let (before, number, after) = (words[..from].to_owned(), words[from..to].to_owned(), words[to..].to_owned());
    view! { {before}<b class="rubric-capital">{number}</b>{after} }
}

#[component]
fn Pennon(colour: Colour) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let is_present = move || seen.shown.get().colour == Some(colour);
    let target = move || seen.target(Mark::Colour(colour));
    let name = move || (texts.get().tourney.weapon_title)(colour);
    let can_press = move || matches!(target(), Target::Open | Target::Picked);
    let art = move || {
        view! {
            <svg class="t-pennon" viewBox="-4 -4 110 104" class:present=is_present class:picked=move || matches!(target(), Target::Picked | Target::Meant)
                class:open=move || target() == Target::Open aria-hidden="true">
                <path class="frame" d="M0 0H102V60L51 78L0 60Z"></path>
                <path d="M0 0H102V60L51 78L0 60Z" fill=format!("var(--t-{})", tincture(colour)) stroke="var(--ln)" stroke-width="1.6"></path>
                <path class="hx" d="M0 0H102V60L51 78L0 60Z" fill=format!("url(#h-{})", tincture(colour))></path>
                <circle cx="51" cy="34" r="26" fill="var(--card)" stroke="var(--ln)" stroke-width="1.4"></circle>
                <use href=weapon(colour) x="31" y="14" width="40" height="40"></use>
            </svg>
        }
    };
    view! {
        <Show when=can_press fallback=move || view! {
            <span class="t-pennon-box" role="img" aria-label=name aria-current=move || is_present().then_some("true")>{art}</span>
        }>
            <button type="button" class="t-pennon-box target" aria-pressed=move || (target() == Target::Picked).to_string()
                aria-label=name on:click=move |_| seen.press(Mark::Colour(colour))>{art}</button>
        </Show>
    }
}

/// The highest total, on a shield in the weapon's tincture.
#[component]
fn Highest() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let highest = move || {
        let view = seen.shown.get();
        Seat::all(view.players.seats()).map(|seat| view.players[seat].total).max().unwrap_or(0)
    };
    let code = move || seen.shown.get().colour.map_or("ar", tincture);
    view! {
        <div class="t-highest" role="group" aria-label=move || format!("{}: {}", texts.get().tourney.highest, highest())>
            <svg viewBox="-2 -2 76 86" aria-hidden="true">
                <path d="M0 0H72V36.9C72 57.4 57.6 72.2 36 82C14.4 72.2 0 57.4 0 36.9Z" fill=move || format!("var(--t-{})", code())
                    stroke="var(--ln)" stroke-width="2.2"></path>
                <path class="hx" d="M0 0H72V36.9C72 57.4 57.6 72.2 36 82C14.4 72.2 0 57.4 0 36.9Z" fill=move || format!("url(#h-{})", code())></path>
                <circle cx="36" cy="37" r="25" fill="var(--card)" stroke="var(--ln)" stroke-width="1.3"></circle>
                <text x="36" y="50" font-size="36" class="d" text-anchor="middle" fill="var(--card-rub)" font-weight="700">{highest}</text>
            </svg>
            <span class="n">{move || texts.get().tourney.highest}</span>
        </div>
    }
}
