//! The bar above the table: where the game is, who is asked, and the few signs that are always there.

use super::table::{Open, Table, use_table};
use crate::games::academy::{Moment, Phase, Track};
use crate::scene::academy::lanes::{ROMAN, name, roman};
use crate::scene::academy::rail::cards_to_play;
use crate::scene::academy::scene::scoring_course;
use crate::scene::academy::{Shape, cast, choice};
use crate::scene::art;
use crate::ui::parts::{DiscFace, Icon, IconButton};
use crate::ui::play::AdviceSigns;
use crate::ui::prelude::*;
use crate::ui::shell::use_shell;

/// The bar.
#[component]
pub fn Bar(
    /// May the last choice be taken back?
    can_undo: Signal<bool>,
    /// Takes it back.
    undo: Callback<()>,
    /// Opens the menu.
    menu: Callback<()>,
    /// Leaves the table.
    back: Callback<()>,
) -> impl IntoView {
    let table = use_table();
    let small = move || matches!(table.frame.get().shape, Shape::Rows | Shape::Low);
    let text = move |pick: fn(&crate::locales::academy::Bar) -> &'static str| {
        Signal::derive(move || pick(&table.texts().bar).to_owned())
    };
    view! {
        <header class="bar">
            <IconButton icon="ui-back" name=text(|bar| bar.back) press=back />
            <h1 class="d title" class:said=small>{move || table.texts().title}</h1>
            <Rounds />
            <div class="where">
                <span class="d phase">{move || phase(table)}</span>
                <span class="step">{move || progress(table).0}</span>
                <Steps />
                <span class="rule" aria-hidden="true"></span>
                <Asked />
            </div>
            <Show when=move || table.frame.get().shape == Shape::Wide><Sound /></Show>
            <Show when=move || !small()>
                <IconButton icon="ui-eye" name=text(|bar| bar.overview) press=move |()| table.open.set(Some(Open::Overview)) />
            </Show>
            <AdviceSigns />
            <IconButton icon="ui-undo" name=text(|bar| bar.undo) disabled=Signal::derive(move || !can_undo.get()) press=undo />
            <IconButton icon="ui-menu" name=text(|bar| bar.menu) press=menu />
        </header>
    }
}

/// Sounds on or off, where the bar has room for it.
#[component]
fn Sound() -> impl IntoView {
    let shell = use_shell();
    let sounds = move || shell.settings.with(|settings| settings.sound);
    let icon = Signal::derive(move || if sounds() { "ui-sound" } else { "ui-mute" }.to_owned());
    let name = Signal::derive(move || shell.language.get().texts().shell.settings.sound.name.to_owned());
    view! {
        <button type="button" class="ib" aria-pressed=move || sounds().to_string() aria-label=name
            on:click=move |_| shell.set(|settings| settings.sound = !settings.sound)>
            <Icon id=icon size=26.0 />
        </button>
    }
}

/// The phase's word: scoring while it is being told, else the decision's.
fn phase(table: Table) -> &'static str {
    let texts = table.texts();
    table.scene.with(|scene| match &scene.scoring {
        Some(_) => texts.scoring.title,
        None if is_scored(scene.view.moment()) => texts.scoring.title,
        None => (texts.bar.phase)(scene.view.moment()),
    })
}

/// Decisions that scoring asks for.
fn is_scored(moment: Moment) -> bool {
    matches!(moment, Moment::Bonus | Moment::Codex | Moment::AlmsWhom | Moment::AlmsGive | Moment::AlmsTake)
}

/// "card 1 of 4", with how many lozenges are full of how many.
fn progress(table: Table) -> (String, usize, usize) {
    let texts = table.texts();
    table.scene.with(|scene| {
        let view = &scene.view;
        if let Some(scoring) = &scene.scoring {
            let (at, of) = scoring_course(&view.options, view.round, scoring.track);
            return ((texts.scoring.of)(at, of), at, of);
        }
        match view.phase {
            Phase::Draft { stage } => {
                let pick = usize::from(stage) + 1;
                ((texts.bar.pick_of)(pick, 5), pick, 5)
            }
            Phase::Play { squire } => {
                let (card, of) = (view.plays_of(squire).count() + 1, cards_to_play(view));
                ((texts.bar.card_of)(card, of), card, of)
            }
            _ if is_scored(view.moment()) => ((texts.bar.phase)(view.moment()).to_owned(), 0, 0),
            _ => (String::new(), 0, 0),
        }
    })
}

#[component]
fn Steps() -> impl IntoView {
    let table = use_table();
    let markup = move || {
        let (_, full, of) = progress(table);
        (0..of)
            .map(|i| {
                let fill = if i < full { "var(--gold)" } else { "none" };
                art::lozenge(5.0 + 14.0 * i as f64, 5.0, 4.0, fill, "var(--on-oak)")
            })
            .collect::<String>()
    };
    let width = move || progress(table).2 * 14;
    view! { <svg class="steps" width=width height="10" aria-hidden="true" inner_html=markup></svg> }
}

/// Who is asked, with arms.
#[component]
fn Asked() -> impl IntoView {
    let table = use_table();
    let words = move || {
        let texts = table.texts();
        table.scene.with(|scene| {
            let view = &scene.view;
            match view.acting() {
                _ if table.handed.get().is_some() => {
                    let name = table.handed.get().map(|seat| table.cast.read().seat(seat).to_owned());
                    (texts.bar.hand_over)(&name.unwrap_or_default())
                }
                _ if scene.scoring.is_some() => {
                    let track = scene.scoring.as_ref().map_or(Track::Gallantry, |scoring| scoring.track);
                    name(texts, &view.options, track).to_owned()
                }
                // A phone's bar has no room for which of Lancelot's squires it is; the players' line marks it.
                Some(squire) if view.owner(squire).is_some() && table.frame.get().shape != Shape::Rows => {
                    (texts.bar.asks)(view.moment(), table.cast.read().name(squire))
                }
                Some(squire) => (texts.bar.asks)(view.moment(), table.cast.read().seat(view.decider(squire))),
                None => match (view.moment(), choice::hand_of(view)) {
                    (Moment::TakePile, _) => match view.phase {
                        Phase::TakePile { taker } => (texts.bar.asks)(Moment::TakePile, table.cast.read().seat(taker)),
                        _ => String::new(),
                    },
                    (moment, Some(squire)) if table.asked() => {
                        (texts.bar.asks)(moment, table.cast.read().seat(view.decider(squire)))
                    }
                    (moment, _) => (texts.bar.all_choose)(moment).to_owned(),
                },
            }
        })
    };
    let arms = move || {
        table.scene.with(|scene| {
            let squire = scene.view.acting().or_else(|| cast::in_focus(&scene.view).filter(|_| table.asked()));
            squire.filter(|_| scene.scoring.is_none()).map(|squire| table.cast.read().arms(squire))
        })
    };
    let arms = Memo::new(move |_| arms());
    view! {
        <span class="asked" aria-live="polite">
            {move || arms.get().map(|arms| view! { <DiscFace arms=arms radius=13.0 /> })}
            <b>{words}</b>
        </span>
    }
}

/// The round parchment: six rounds, the hourglass on the present one.
#[component]
fn Rounds() -> impl IntoView {
    let table = use_table();
    let round = Memo::new(move |_| table.scene.with(|scene| scene.view.round));
    let label = move || (table.texts().bar.round)(roman(round.get()));
    let small = move || matches!(table.frame.get().shape, Shape::Rows | Shape::Low);
    let size = move || if small() { (118.0, 36.0) } else { (300.0, 38.0) };
    view! {
        <svg class="rounds" role="img" aria-label=label width=move || size().0 height=move || size().1
            inner_html=move || if small() { short_parchment(round.get()) } else { parchment(round.get()) }></svg>
    }
}

fn parchment(round: u8) -> String {
    let mut markup = format!(
        r#"<path d="{}" fill="var(--card)" stroke="var(--ln)" stroke-width="1.3"/>"#,
        art::sheet_path(0.0, 0.0, 300.0, 38.0)
    );
    for (number, numeral) in (1u8..).zip(ROMAN) {
        let x = f64::from(number) * 50.0 - 25.0;
        if number > 1 {
            markup += &format!(r#"<path d="M{} 5V33" stroke="var(--rule)" stroke-width=".8"/>"#, x - 25.0);
        }
        let text = |x: f64, ink: &str, weight: u16| {
            format!(
                r#"<text x="{x}" y="25.5" font-size="19" class="d" fill="var(--{ink})" text-anchor="middle" style="font-weight:{weight}">{numeral}</text>"#
            )
        };
        markup += &match number.cmp(&round) {
            std::cmp::Ordering::Less => {
                text(x, "card-ink2", 500)
                    + &format!(r#"<path d="M{} 19.6h30" stroke="var(--card-rub)" stroke-width="1.6"/>"#, x - 15.0)
            }
            std::cmp::Ordering::Equal => {
                let left = x - 23.0;
                format!(r#"<rect x="{left}" y="3" width="46" height="32" fill="var(--w-sw)" stroke="var(--ln)"/>"#)
                    + &art::symbol("hourglass", left + 2.0, 8.0, 22.0)
                    + &text(x + 11.5, "card-rub", 700)
            }
            std::cmp::Ordering::Greater => text(x, "card-ink", 500),
        };
    }
    markup
}

fn short_parchment(round: u8) -> String {
    let marks: String = (1..=6u8)
        .map(|number| {
            let fill = match number.cmp(&round) {
                std::cmp::Ordering::Less => "var(--card-ink2)",
                std::cmp::Ordering::Equal => "var(--gold)",
                std::cmp::Ordering::Greater => "none",
            };
            art::lozenge(55.0 + 9.0 * f64::from(number), 18.0, 4.2, fill, "var(--card-ink)")
        })
        .collect();
    format!(
        r#"<path d="{}" fill="var(--card)" stroke="var(--ln)" stroke-width="1.3"/>{}<text x="43" y="26" font-size="24" class="d" fill="var(--card-rub)" text-anchor="middle" style="font-weight:700">{}</text>{marks}"#,
        art::sheet_path(0.0, 0.0, 118.0, 36.0),
        art::symbol("hourglass", 6.0, 7.0, 22.0),
        roman(round)
    )
}
