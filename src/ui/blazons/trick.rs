//! The trick in the middle, in laying order, with each card's present value; under it, what a rogue may take.

use super::face::{Face, HouseShield, value_text};
use super::seen::{Seen, Target};
use crate::games::blazons::view::LaidCard;
use crate::games::blazons::{Action, Character, Phase};
use crate::kernel::Seat;
use crate::locales::roman;
use crate::scene::blazons::Thing;
use crate::ui::parts::Rubric;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The trick.
#[component]
pub fn Trick() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let note = move || {
        let view = seen.shown.get();
        (texts.get().blazons.trick_note)(view.trick, &seen.name(view.leader))
    };
    let places = move || {
        let view = seen.shown.get();
        let laid = previewed(seen).unwrap_or_else(|| view.laid.clone());
        let order = view.leader.around(view.seats());
        order
            .enumerate()
            .map(|(at, seat)| {
                let card = laid.iter().find(|card| card.seat == seat).copied();
                let ghost = card.is_some() && !view.laid.iter().any(|laid| laid.seat == seat);
                view! { <Place at=at seat=seat card=card ghost=ghost /> }
            })
            .collect_view()
    };
    view! {
        <section class="b-trick">
            <h2 class="d"><Rubric text=Signal::derive(move || texts.get().blazons.trick.to_owned()) /> <span class="n">{note}</span></h2>
            <ol class="b-laid" aria-label=move || texts.get().blazons.trick>{places}</ol>
        </section>
    }
}

/// The trick as it would lie after the choice in the making.
fn previewed(seen: Seen) -> Option<Vec<LaidCard>> {
    let meant = seen.meant.get()?;
    let shows = matches!(meant, Action::Lay { .. } | Action::Value(_));
    seen.preview.get().filter(|_| shows).map(|preview| preview.view.laid)
}

#[component]
fn Place(at: usize, seat: Seat, card: Option<LaidCard>, ghost: bool) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let takes = move || seen.shown.with(|view| view.taker == Some(seat));
    let lays = move || seen.shown.with(|view| view.phase == Phase::Lay && view.asked == Some(seat));
    let moment = move || seen.shown.with(|view| is_moment(&view.phase, seat));
    let house = move || seen.shown.with(|view| view.player(seat).house);
    let face = move || {
        match card {
        Some(laid) => view! { <Laid laid=laid /> }.into_any(),
        None => view! {
            <span class="b-empty" role="img" aria-label=move || (texts.get().blazons.to_lay)(&seen.name(seat))><HouseShield house=house() /></span>
        }.into_any(),
    }
    };
    view! {
        <li class="b-place" class:ghost=ghost class:takes=takes class:lays=lays class:moment=moment>
            {face}
            <span class="b-by"><span class="d rubric-capital">{roman(at as u16 + 1)}</span>" "{move || seen.name(seat)}</span>
            {move || card.and_then(|card| theft(seen, card))}
            <Offers seat=seat card=card />
        </li>
    }
}

/// What a rogue has taken, or from whom: the value that a card has instead of its own.
fn theft(seen: Seen, card: LaidCard) -> Option<impl IntoView> {
    let printed = card.card.character.value();
    let words = match card.bears {
        Some(of) if of != card.seat => format!("{} ← {}", value_text(card.value), seen.name(of)),
        Some(_) => return None,
        None if printed > 0 => {
            let laid = previewed(seen).unwrap_or_else(|| seen.shown.with(|view| view.laid.clone()));
            let thief = laid.iter().find(|other| other.bears == Some(card.seat))?;
            format!("{printed} → {}", seen.name(thief.seat))
        }
        None => return None,
    };
    Some(view! { <span class="b-theft">{words}</span> })
}

/// Is it the moment of this player's card?
fn is_moment(phase: &Phase, seat: Seat) -> bool {
    match *phase {
        Phase::Rogue { moment, .. } => moment == seat,
        Phase::Power { of, .. } => of == seat,
        Phase::Lay
        | Phase::Reward { .. }
        | Phase::Consult { .. }
        | Phase::Help { .. }
        | Phase::Look { .. }
        | Phase::Over => false,
    }
}

#[component]
fn Laid(laid: LaidCard) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let thing = Thing::Laid(laid.seat);
    let target = move || seen.target(thing);
    let name = move || {
        let t = &texts.get().blazons;
        let card = format!("{} {}", (t.character)(laid.card.character), value_text(laid.value));
        (t.of_player)(&card, &seen.name(laid.seat))
    };
    view! {
        <Show when=move || target() != Target::Idle fallback=move || view! {
            <span class="table-card" class:b-away=laid.away role="img" aria-label=name><Face card=laid.card value=laid.value /></span>
        }>
            <button type="button" class="table-card open target" class:picked=move || target() == Target::Picked
                aria-pressed=move || (target() == Target::Picked).to_string() aria-label=move || (texts.get().blazons.choose)(&name())
                on:click=move |_| seen.press(thing)><Face card=laid.card value=laid.value /></button>
        </Show>
    }
}

/// What a rogue may take from a card: its value and its power, each a button; what is spent or absent stays as words.
#[component]
fn Offers(seat: Seat, card: Option<LaidCard>) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let choosing = move || seen.shown.with(|view| matches!(view.phase, Phase::Rogue { .. }));
    view! {
        <Show when=move || choosing() && card.is_some()>
            <span class="b-offers">{move || card.map(|card| view! { <Value seat=seat card=card /><Power seat=seat card=card /> })}</span>
        </Show>
    }
}

#[component]
fn Value(seat: Seat, card: LaidCard) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let thing = Thing::Value(seat);
    let target = move || seen.target(thing);
    let own = move || seen.shown.with(|view| matches!(view.phase, Phase::Rogue { rogue, .. } if rogue == seat));
    let words = move || {
        let t = &texts.get().blazons;
        if own() { t.stay.to_owned() } else { format!("{} {}", value_text(card.card.character.value()), t.value) }
    };
    // B17: what each choice would lead to, as far as is known: who would take the trick if no later rogue chose.
    let taker = Memo::new(move |_| seen.session.view.with(|view| view.preview(Action::Value(seat)).taker));
    let leads_to = move || taker.get().map_or("→ —".to_owned(), |seat| format!("→ {}", seen.name(seat)));
    let said = move || {
        let t = &texts.get().blazons;
        let who = taker.get().map_or(t.nobody_would.to_owned(), |seat| (t.would_take)(&seen.name(seat)));
        format!("{}: {who}", (t.of_player)(&words(), &seen.name(seat)))
    };
    view! {
        <Show when=move || target() != Target::Idle fallback=|| view! { <span class="b-offer none"></span> }>
            <button type="button" class="b-offer target" class:picked=move || target() == Target::Picked
                aria-pressed=move || (target() == Target::Picked).to_string()
                aria-label=said on:click=move |_| seen.press(thing)><span>{words}</span><span class="n">{leads_to}</span></button>
        </Show>
    }
}

#[component]
fn Power(seat: Seat, card: LaidCard) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let thing = Thing::Power(seat);
    let target = move || seen.target(thing);
    let active = move || seen.shown.with(|view| view.options.active_monk);
    let words = move || {
        let t = &texts.get().blazons;
        match card.card.character {
            Character::Rogue => t.take_choice.to_owned(),
            other => (t.power)(other, active()).to_owned(),
        }
    };
    let absent = move || {
        let t = &texts.get().blazons;
        if card.card.character.has_power(active()) && card.card.character != Character::Rogue {
            t.power_spent
        } else {
            t.no_power
        }
    };
    view! {
        <Show when=move || target() != Target::Idle fallback=move || view! { <span class="b-offer none n">{absent}</span> }>
            <button type="button" class="b-offer target" class:picked=move || target() == Target::Picked
                aria-pressed=move || (target() == Target::Picked).to_string()
                aria-label=move || (texts.get().blazons.of_player)(&words(), &seen.name(seat)) on:click=move |_| seen.press(thing)>{words}</button>
        </Show>
    }
}
