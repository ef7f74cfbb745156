//! The pause after an action card (T38, T39): the same bar after every deed, whoever holds Lancelot.

use std::time::Duration;

use super::face::Face;
use super::seen::Seen;
use crate::games::tourney::{Action, Phase};
use crate::kernel::{Seat, SeatSet};
use crate::ui::parts::{DiscFace, Main, Quiet, Rubric};
use crate::ui::prelude::*;
use crate::ui::shell::{use_shell, use_texts};

/// The bar with the candle, the card and the two answers.
#[component]
pub fn Pause() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let deed = move || match seen.shown.get().phase {
        Phase::Reaction { deed, .. } => Some(deed),
        _ => None,
    };
    let actor = move || seen.shown.get().turn;
    let still_in = move || {
        let view = seen.shown.get();
        Seat::all(view.players.seats())
            .filter(|&seat| seat != view.turn && view.players[seat].is_in)
            .collect::<SeatSet>()
    };
    let title = move || {
        let t = &texts.get().tourney;
        deed().map_or(String::new(), |deed| (t.pause_title)(&seen.name(actor()), (t.card)(deed.card()).name))
    };
    let discs = move || {
        still_in()
            .iter()
            .map(|seat| view! { <DiscFace arms=Signal::derive(move || seen.arms(seat)) radius=14.0 /> })
            .collect_view()
    };
    let outcome = move || {
        let t = &texts.get().tourney;
        let (view, totals) = (seen.shown.get(), seen.after.get()?);
        let changed = Seat::all(totals.seats()).filter(|&seat| totals[seat] != view.players[seat].total);
        let line = |seat: Seat| format!("{} {} → {}", seen.name(seat), view.players[seat].total, totals[seat]);
        let lines: Vec<String> = changed.map(line).collect();
        Some(if lines.is_empty() { t.pause_same_totals.to_owned() } else { lines.join(", ") })
    };
    let wait = use_shell().settings.with_untracked(|settings| settings.pause);
    view! {
        <section class="t-pause vellum" aria-label=title>
            <Candle wait=wait />
            {move || deed().map(|deed| view! { <span class="table-card"><Face card=deed.card() named=true /></span> })}
            <div class="t-pause-text">
                <h2 class="d"><Rubric text=Signal::derive(title) /></h2>
                <p>{outcome}</p>
                <p class="n">{move || texts.get().tourney.pause_note}</p>
                <p class="t-pause-in">{discs}<span>{move || texts.get().tourney.pause_same}</span></p>
            </div>
            <svg class="t-lancelot halo" viewBox="0 0 64 64" aria-hidden="true"><use href="#ac-lancelot"></use></svg>
            <div class="t-pause-buttons">{move || answers(seen)}</div>
        </section>
    }
}

/// The two answers. In an open pause anybody may press: the buttons are the same whoever holds Lancelot (T39), and who
/// answers shows it behind the cloth. Otherwise only who is asked in person has them.
fn answers(seen: Seen) -> AnyView {
    let texts = use_texts();
    if seen.session.pause.get().is_some() && seen.me().is_none() {
        return open_answers(seen);
    }
    if seen.me().is_none() {
        return ().into_any();
    }
    let holds = move || seen.session.legal.with(|legal| legal.contains(&Action::Lancelot));
    view! {
        <Main disabled=Signal::derive(move || !holds()) press=move |()| seen.session.act(Action::Lancelot)>{move || texts.get().tourney.pause_answer}</Main>
        <Quiet press=move |()| seen.session.act(Action::Pass)>{move || texts.get().tourney.pause_pass}</Quiet>
    }
    .into_any()
}

/// The buttons of an open pause: one name is asked for if several could answer.
fn open_answers(seen: Seen) -> AnyView {
    let texts = use_texts();
    let asking = RwSignal::new(false);
    let session = seen.session;
    let wait = use_shell().settings.with_untracked(|settings| settings.pause);
    let burn = set_timeout_with_handle(
        move || {
            if !asking.get_untracked() {
                session.end_pause();
            }
        },
        Duration::from_millis(wait.into()),
    );
    on_cleanup(move || {
        if let Ok(burn) = burn {
            burn.clear();
        }
    });
    let asked = move || session.pause.get().unwrap_or_default();
    let claim = move |()| match asked().first() {
        Some(only) if asked().len() == 1 => session.claim(only),
        Some(_) | None => asking.set(true),
    };
    let name = move |seat: Seat| view! { <Quiet press=move |()| session.claim(seat)>{move || seen.name(seat)}</Quiet> };
    view! {
        <Show when=move || asking.get() fallback=move || view! {
            <Main icon="ui-hold" press=claim>{move || texts.get().tourney.pause_answer}</Main>
        }>
            <p class="n">{move || texts.get().tourney.pause_who}</p>
            {move || asked().iter().map(name).collect_view()}
        </Show>
        <Quiet press=move |()| session.end_pause()>{move || texts.get().tourney.pause_pass}</Quiet>
    }
    .into_any()
}

/// The candle burns as long as the pause lasts.
#[component]
fn Candle(wait: u16) -> impl IntoView {
    view! {
        <svg class="t-candle" viewBox="0 0 60 140" aria-hidden="true" style=format!("--wait:{wait}ms")>
            <g class="t-burning">
            <path class="t-flame" d="M30 8C38 20 40 26 36 33C34 37 26 37 24 33C20 26 22 20 30 8Z" fill="var(--gold)" stroke="var(--ln)" stroke-width="1.8"></path>
            <path d="M30 34V46" stroke="var(--ln)" stroke-width="2"></path>
            <path d="M18 48C22 44 26 50 30 46C34 50 38 44 42 48V124H18Z" fill="var(--pa)" stroke="var(--ln)" stroke-width="1.8"></path>
            </g>
            <path d="M6 124H54C54 132 46 134 30 134C14 134 6 132 6 124Z" fill="var(--gold)" stroke="var(--ln)" stroke-width="1.8"></path>
        </svg>
    }
}
