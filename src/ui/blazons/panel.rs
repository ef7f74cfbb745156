//! What is asked, what the choice would lead to, and the buttons that make it.

use super::seen::Seen;
use crate::games::blazons::{Action, Bourgeoisie, Character, Effect as Use, Phase};
use crate::kernel::{Rule, Seat};
use crate::locales::blazons::Blazons as Words;
use crate::route::GameId;
use crate::scene::blazons::{Thing, thing};
use crate::ui::parts::{Main, Quiet, Rubric, RuleLink};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The panel beside the hand.
#[component]
pub fn Panel() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let refusal = move || {
        seen.session.refusal.get().map(|illegal| {
            view! { <span>{(texts.get().blazons.illegal)(illegal)}" "<RuleLink game=GameId::Blazons rule=illegal.rule() /></span> }
        })
    };
    let words =
        move || refusal().map_or_else(|| note(seen, &texts.get().blazons).into_any(), |refusal| refusal.into_any());
    view! {
        <div class="table-panel" hidden=move || seen.shown.get().phase == Phase::Over>
            <p class="table-prompt d" class:repeats=move || { let t = &texts.get().blazons; prompt(seen, t) == asks(seen, t) }>
                <Rubric text=Signal::derive(move || prompt(seen, &texts.get().blazons)) /></p>
            <p class="table-note" role="status">{words}</p>
            <Announce />
            {move || tricks(seen)}
            <div class="table-buttons">{move || buttons(seen)}</div>
        </div>
    }
}

/// Who is to do what.
pub fn asks(seen: Seen, t: &'static Words) -> String {
    let Some(seat) = seen.asked() else { return String::new() };
    let name = seen.name(seat);
    if seen.session.thinking.get() == Some(seat) {
        return (t.thinking)(&name);
    }
    match seen.shown.get().phase {
        Phase::Lay => (t.asks_lay)(&name),
        Phase::Rogue { .. } => (t.asks_rogue)(&name),
        Phase::Power { character, .. } => (t.asks_power)(&name, (t.character)(character)),
        Phase::Reward { .. } => (t.asks_reward)(&name),
        Phase::Consult { .. } | Phase::Help { .. } | Phase::Look { .. } => (t.asks_bourgeoisie)(&name),
        Phase::Over => String::new(),
    }
}

fn prompt(seen: Seen, t: &'static Words) -> String {
    if seen.session.scene.with(Option::is_some) {
        return seen.last_line();
    }
    match seen.meant.get() {
        Some(Action::Lay { character, .. }) => {
            format!("{}, {}", (t.character)(character), super::face::value_text(character.value()))
        }
        Some(Action::Value(of)) if seen.asked() != Some(of) => {
            let value = seen
                .shown
                .with(|view| view.laid.iter().find(|card| card.seat == of).map(|card| card.card.character.value()));
            (t.take_value)(value.unwrap_or(0))
        }
        Some(_) | None => asks(seen, t),
    }
}

/// What the choice would lead to, or what may be pressed.
fn note(seen: Seen, t: &'static Words) -> Option<String> {
    if !seen.is_asked() {
        return None;
    }
    let view = seen.shown.get();
    // B26: who may not look through tricks is told what is to be done, where nothing can be foretold.
    let foretold = seen.meant.get().and_then(|action| outcome(seen, action, t));
    if foretold.is_some() {
        return foretold;
    }
    let words = match view.phase {
        Phase::Lay => t.do_lay,
        Phase::Rogue { .. } => t.do_rogue,
        Phase::Power { picked: Some(_), character, .. } => match character {
            Character::Monk => t.do_move_to,
            _ => t.do_swap_other,
        },
        Phase::Power { character, picked: None, .. } => (t.power)(character, view.options.active_monk),
        Phase::Reward { .. } => t.do_reward,
        Phase::Consult { .. } => t.do_consult,
        Phase::Help { .. } => t.do_help,
        Phase::Look { .. } => t.do_look,
        Phase::Over => return None,
    };
    Some(words.to_owned())
}

/// What is known of where a choice leads.
fn outcome(seen: Seen, action: Action, t: &'static Words) -> Option<String> {
    let preview = seen.preview.get()?;
    let view = seen.shown.get();
    let all_laid = preview.view.laid.len() == view.seats();
    let who = |taker: Option<Seat>| taker.map_or(t.nobody_would.to_owned(), |seat| (t.would_take)(&seen.name(seat)));
    match action {
        Action::Lay { character, .. } => {
            let power = (t.power)(character, view.options.active_monk);
            let taker = all_laid.then(|| who(preview.taker));
            Some(
                [power.to_owned(), taker.unwrap_or_default()]
                    .into_iter()
                    .filter(|part| !part.is_empty())
                    .collect::<Vec<_>>()
                    .join("; "),
            )
        }
        Action::Value(_) => Some(who(preview.taker)),
        Action::Power(of) => {
            let taken = view.laid.iter().find(|card| card.seat == of).map(|card| card.card.character)?;
            Some(match taken {
                Character::Rogue => t.would_choose.to_owned(),
                other => (t.would_use)((t.power)(other, view.options.active_monk)),
            })
        }
        Action::Take(_) | Action::Turn(_) | Action::Banish(_) | Action::Swap(_) | Action::To(_) => {
            let me = seen.viewer()?;
            Some((t.best_after)(view.score_now(me)?, preview.view.score_now(me)?))
        }
        Action::Move(_) | Action::Help(_) | Action::Consult(..) | Action::Look(_) | Action::Done => None,
    }
}

/// The uses of the bourgeoisie card that can be announced with a card (B25).
#[component]
fn Announce() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let uses = move || -> Vec<Use> {
        let legal = seen.session.legal.get();
        let mut uses: Vec<Use> = Vec::new();
        for action in legal.iter() {
            if let Action::Lay { announce: Some(effect), .. } = action
                && !uses.contains(effect)
            {
                uses.push(*effect);
            }
        }
        uses
    };
    let office =
        move || -> Option<Bourgeoisie> { seen.viewer().and_then(|seat| seen.shown.get().player(seat).bourgeoisie) };
    let choice = move |effect: Option<Use>| {
        let label = move || match (effect, office()) {
            (Some(effect), Some(card)) => (texts.get().blazons.effect)(effect, card),
            _ => texts.get().blazons.announce_none.to_owned(),
        };
        view! {
            <label class="b-use"><input type="radio" name="announce" prop:checked=move || seen.announced.get() == effect
                on:change=move |_| seen.announced.set(effect) /><span>{label}</span></label>
        }
    };
    view! {
        <Show when=move || !uses().is_empty() && seen.picked.get().is_some()>
            <fieldset class="b-announce"><legend class="n">{move || texts.get().blazons.announce}</legend>
                {choice(None)}{move || uses().into_iter().map(|effect| choice(Some(effect))).collect_view()}</fieldset>
        </Show>
    }
}

/// The tricks that can be looked through with a bourgeoisie card (B26), as buttons.
fn tricks(seen: Seen) -> Option<impl IntoView> {
    let texts = use_texts();
    let legal = seen.session.legal.get();
    let offers: Vec<(Seat, u8)> = legal
        .iter()
        .filter_map(|action| match *action {
            Action::Consult(seat, place) => Some((seat, place)),
            _ => None,
        })
        .collect();
    if offers.is_empty() {
        return None;
    }
    let button = |(seat, place): (Seat, u8)| {
        let at = Thing::Trick(seat, place);
        let name =
            move || (texts.get().blazons.of_player)(&(texts.get().blazons.nth_trick)(place + 1), &seen.name(seat));
        view! { <button type="button" class="b-offer" class:picked=move || seen.picked.get() == Some(at)
        aria-pressed=move || (seen.picked.get() == Some(at)).to_string() on:click=move |_| seen.press(at)>{name}</button> }
    };
    Some(view! { <div class="b-consult">{offers.into_iter().map(button).collect_view()}</div> })
}

fn buttons(seen: Seen) -> AnyView {
    let texts = use_texts();
    if seen.session.scene.with(Option::is_some) {
        return view! { <Quiet press=move |()| seen.session.skip()>{move || texts.get().play.go_on}</Quiet> }
            .into_any();
    }
    if !seen.is_asked() {
        return ().into_any();
    }
    if seen.picked.get().is_none() {
        let done = seen.session.legal.with(|legal| legal.iter().any(|&action| thing(action) == Thing::Done));
        return done.then(|| view! { <Main press=move |()| seen.session.act(Action::Done)>{move || texts.get().blazons.done}</Main> }).into_any();
    }
    let word = move || {
        let t = &texts.get().blazons;
        match seen.meant.get() {
            Some(Action::Lay { character, .. }) => (t.lay)((t.character)(character)),
            Some(_) | None => t.confirm.to_owned(),
        }
    };
    view! {
        <Quiet press=move |()| seen.put_back()>{move || texts.get().blazons.put_back}</Quiet>
        <Main disabled=Signal::derive(move || seen.meant.get().is_none()) icon="ui-check" press=move |()| seen.confirm()>{word}</Main>
    }
    .into_any()
}
