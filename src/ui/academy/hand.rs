//! The foot of the table: the hand or what stands in its place, and the panel of the present decision.

use super::card::Face;
use super::denied::DeniedCards;
use super::drag;
use super::panel::PanelView;
use super::piles::Piles;
use super::scoring::{GallantryTiles, ScoringFoot};
use super::table::{Table, use_table};
use super::tokens::Tokens;
use crate::games::academy::{Card, Moment, Phase, Seating};
use crate::scene::academy::card_art::{Cut, emblems};
use crate::scene::academy::panel::card_name;
use crate::scene::academy::{Shape, cast, choice};
use crate::scene::art;
use crate::ui::parts::Icon;
use crate::ui::prelude::*;

/// What the foot shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Hand,
    Draft,
    Lanes,
    Tokens,
    Piles,
    Scoring,
    Over,
}

fn kind(table: Table) -> Kind {
    let moment = table.moment();
    if table.scene.with(|scene| scene.scoring.is_some()) {
        return Kind::Scoring;
    }
    match moment {
        Moment::Draft => Kind::Draft,
        Moment::Play => Kind::Hand,
        Moment::Bet | Moment::Lift | Moment::Bonus | Moment::Aim if table.asked() => Kind::Lanes,
        Moment::Look | Moment::Codex | Moment::AlmsWhom | Moment::AlmsGive | Moment::AlmsTake => Kind::Tokens,
        Moment::Split | Moment::TakePile | Moment::Give => Kind::Piles,
        Moment::Over => Kind::Over,
        Moment::Bet | Moment::Lift | Moment::Bonus | Moment::Aim => Kind::Hand,
    }
}

/// The foot of the table.
#[component]
pub fn Foot() -> impl IntoView {
    let table = use_table();
    let kind = Memo::new(move |_| kind(table));
    view! {
        <section class="foot" data-kind=move || match kind.get() {
            Kind::Hand => "hand",
            Kind::Draft => "draft",
            Kind::Lanes => "lanes",
            Kind::Tokens => "tokens",
            Kind::Piles => "piles",
            Kind::Scoring => "scoring",
            Kind::Over => "over",
        }>
            {move || match kind.get() {
                Kind::Scoring => view! { <ScoringFoot /> }.into_any(),
                Kind::Piles => view! { <Piles /> }.into_any(),
                Kind::Draft => view! { <Kept /> <Cards /> <PassArrow /> <PanelView /> }.into_any(),
                Kind::Hand => view! { <HandWords /> <Cards /> <PanelView /> }.into_any(),
                Kind::Lanes => view! { <LanesFoot /> <PanelView /> }.into_any(),
                Kind::Tokens => view! { <Tokens /> <PanelView /> }.into_any(),
                Kind::Over => ().into_any(),
            }}
        </section>
    }
}

/// How large the cards are cut.
pub fn cut(table: Table) -> Cut {
    let frame = table.frame.get();
    match frame.shape {
        Shape::Wide if table.moment() == Moment::Draft => Cut { w: 108.0, h: 149.0 },
        Shape::Wide => Cut::DESKTOP,
        Shape::Columns if table.moment() == Moment::Draft => Cut { w: 98.0, h: 135.0 },
        Shape::Columns | Shape::Table => Cut::TABLET,
        Shape::Rows => {
            let w = ((frame.board.0 - 30.0) / 5.0).clamp(54.0, Cut::PHONE.w);
            Cut { w, h: (w * 1.49).round() }
        }
        Shape::Low => {
            let w = ((frame.side - 34.0) / 5.0).clamp(46.0, 66.0).floor();
            Cut { w, h: (w * 1.45).round() }
        }
    }
}

/// The cards before the viewer. Under the curtain there are none in the page.
#[component]
fn Cards() -> impl IntoView {
    let table = use_table();
    let cards = Memo::new(move |_| {
        if table.covered.get() { Vec::new() } else { table.scene.with(|scene| choice::cards(&scene.view).to_vec()) }
    });
    let label = move || match table.moment() {
        Moment::Draft => table.texts().hand.packet,
        _ => table.texts().hand.title,
    };
    view! {
        <Show when=move || table.covered.get()>
            <p class="covered n">{move || table.texts().hand.covered}</p>
        </Show>
        <div class="cards" role="group" aria-label=label aria-description=move || table.texts().hand.keys>
            <DeniedCards />
            {move || cards.get().into_iter().enumerate().map(|(slot, card)| view! { <HandCard place=slot card /> }).collect_view()}
        </div>
    }
}

/// A card of the hand: press or drag.
#[component]
fn HandCard(place: usize, card: Card) -> impl IntoView {
    let table = use_table();
    let slot = place;
    let raised = Memo::new(move |_| table.pick.with(|pick| pick.slot == Some(slot)));
    let playable =
        Memo::new(move |_| table.legal.with(|legal| legal.iter().any(|&action| choice::card_of(action) == Some(card))));
    let label = move || table.scene.with(|scene| card_name(table.texts(), &scene.view, card));
    let hold = drag::hold(table, slot);
    view! {
        <button type="button" class="card" class:raised=move || raised.get() class:idle=move || !playable.get()
            aria-pressed=move || raised.get().to_string() aria-label=label
            aria-disabled=move || (!playable.get()).to_string()
            style=move || hold.style()
            on:pointerdown=move |event| hold.down(&event) on:pointermove=move |event| hold.go(&event)
            on:pointerup=move |event| hold.up(&event) on:pointercancel=move |_| hold.cancel()
            on:click=move |_| hold.click()>
            {move || view! { <Face card cut=cut(table) /> }}
        </button>
    }
}

/// The words beside the hand.
#[component]
fn HandWords() -> impl IntoView {
    let table = use_table();
    let title = move || {
        let texts = table.texts();
        table.scene.with(|scene| match choice::hand_of(&scene.view) {
            Some(_) => texts.hand.title.to_owned(),
            None => texts.bar.players.to_owned(),
        })
    };
    let how = move || {
        let texts = table.texts();
        table.scene.with(|scene| match scene.view.options {
            options if options.seating == Seating::Lancelot => texts.hand.play_three,
            options if options.variants.knights => texts.hand.pulls_cup,
            _ => texts.hand.play_four,
        })
    };
    let late = move || {
        let texts = table.texts();
        table.scene.with(|scene| match scene.view.round {
            6 => texts.hand.last_round,
            _ if scene.view.options.seating == Seating::Lancelot => "",
            round => (texts.hand.next_passes)(round % 2 == 0),
        })
    };
    view! {
        <div class="hand-words">
            <h2 class="d">{title}</h2>
            <p class="n">{how}</p>
            <Flourish />
            <p class="n late">{late}</p>
        </div>
    }
}

/// A gold line with a lozenge.
#[component]
pub fn Flourish() -> impl IntoView {
    let line = r#"<path d="M0 6H132" stroke="var(--gold)" stroke-width="1.4"/>"#.to_owned();
    let markup = line + &art::lozenge(66.0, 6.0, 5.0, "var(--gold)", "var(--ln)");
    view! { <svg class="flourish" width="132" height="12" aria-hidden="true" inner_html=markup></svg> }
}

/// The kept cards of the draft, with dashed places to fill.
#[component]
fn Kept() -> impl IntoView {
    let table = use_table();
    let kept = Memo::new(move |_| {
        if table.covered.get() {
            return Vec::new();
        }
        table.scene.with(|scene| scene.view.draft.map(|draft| draft.kept.to_vec()).unwrap_or_default())
    });
    view! {
        <section class="kept" aria-label=move || table.texts().hand.kept>
            <h2 class="d">
                {move || table.texts().hand.kept}" "
                <span class="n">{move || (table.texts().hand.kept_of)(kept.read().len())}</span>
            </h2>
            <div class="kept-cards">
                {move || (kept.read().len()..5).map(|i| view! { <span class="place" class:whole={i == 0} style=format!("--i:{i}")></span> }).collect_view()}
                {move || kept.get().into_iter().enumerate().map(|(i, card)| {
                    let name = table.scene.with(|scene| card_name(table.texts(), &scene.view, card));
                    view! { <span class="kept-card" style=format!("--i:{i}") role="img" aria-label=name>{move || kept_face(table, card)}</span> }
                }).collect_view()}
            </div>
        </section>
    }
}

/// A kept card: small, or on a phone its value and emblem alone.
fn kept_face(table: Table, card: Card) -> AnyView {
    if !matches!(table.frame.get().shape, Shape::Rows | Shape::Low) {
        return view! { <Face card cut=Cut::SMALL /> }.into_any();
    }
    let (symbol, _) = emblems(card.kind())[0];
    view! { <b class="d">{card.value()}</b> <Icon id=symbol size=18.0 /> }.into_any()
}

/// The gold arrow that carries the rest of the packet on.
#[component]
fn PassArrow() -> impl IntoView {
    let table = use_table();
    let markup = move || {
        let rest = table.scene.with(|scene| choice::cards(&scene.view).len().saturating_sub(1));
        let arrow = r#"<path d="M0 16.8H48.6V0L92 35L48.6 70V53.2H0L9 35Z" fill="var(--gold)" stroke="var(--ln)" stroke-width="1.8" stroke-linejoin="round"/>"#;
        let backs: String = (0..rest)
            .map(|i| format!(r#"<g transform="translate({} 19)">{}</g>"#, 16 + 10 * i, art::card_back(23.0, 32.0)))
            .collect();
        arrow.to_owned() + &backs
    };
    view! { <svg class="pass-arrow" width="92" height="70" aria-hidden="true" inner_html=markup></svg> }
}

/// Under the pennants: what the decision is about, small.
#[component]
fn LanesFoot() -> impl IntoView {
    let table = use_table();
    let title = move || (table.texts().bar.phase)(table.moment());
    let how = move || match table.moment() {
        Moment::Bonus => table.texts().panel.bonus_how,
        Moment::Bet => table.texts().hand.dealt,
        _ => "",
    };
    view! {
        <div class="hand-words">
            <h2 class="d">{title}</h2>
            <p class="n">{how}</p>
        </div>
        {move || match table.moment() {
            Moment::Bonus => view! { <GallantryTiles /> }.into_any(),
            Moment::Bet => view! { <SmallCards /> }.into_any(),
            Moment::Aim => view! { <DrawnCard /> }.into_any(),
            _ => ().into_any(),
        }}
    }
}

/// The dealt cards, which are seen before a bet is named (A30).
#[component]
fn SmallCards() -> impl IntoView {
    let table = use_table();
    let own = move || {
        table.scene.with(|scene| {
            let acting = scene.view.acting();
            !table.covered.get() && acting.is_some_and(|squire| cast::own(&scene.view).contains(&squire))
        })
    };
    let cards = move || if own() { table.scene.with(|scene| choice::cards(&scene.view).to_vec()) } else { Vec::new() };
    view! {
        <ul class="small-cards">
            {move || cards().into_iter().map(|card| {
                let name = table.scene.with(|scene| card_name(table.texts(), &scene.view, card));
                view! { <li><span role="img" aria-label=name><Face card cut=Cut::TINY /></span></li> }
            }).collect_view()}
        </ul>
    }
}

/// The card the neutral squire drew (A35).
#[component]
fn DrawnCard() -> impl IntoView {
    let table = use_table();
    let card = move || {
        table.scene.with(|scene| match scene.view.phase {
            Phase::Aim { card } => Some(card),
            _ => None,
        })
    };
    view! { <div class="small-cards">{move || card().map(|card| view! { <Face card cut=Cut::TINY /> })}</div> }
}
