//! What is asked, what the choice would lead to, and the buttons that make it.

use super::seen::Seen;
use crate::games::tourney::{Action, Card, Colour, Phase};
use crate::kernel::{Rule, Seat};
use crate::locales::letters::capital;
use crate::locales::tourney::Tourney as Words;
use crate::route::GameId;
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
            view! { <span>{(texts.get().tourney.illegal)(illegal)}" "<RuleLink game=GameId::Tourney rule=illegal.rule() /></span> }
        })
    };
    let words =
        move || refusal().map_or_else(|| note(seen, &texts.get().tourney).into_any(), |refusal| refusal.into_any());
    view! {
        <div class="table-panel">
            <p class="table-prompt d" class:repeats=move || repeats(seen, &texts.get().tourney)>
                <Rubric text=Signal::derive(move || prompt(seen, &texts.get().tourney)) /></p>
            <p class="table-note" role="status">{words}</p>
            <div class="table-buttons">{move || buttons(seen)}</div>
        </div>
    }
}

/// Whose turn it is.
pub fn asks(seen: Seen, t: &'static Words) -> String {
    match seen.asked_seat() {
        Some(seat) if seen.session.thinking.get() == Some(seat) => (t.thinking)(&seen.name(seat)),
        Some(seat) => (t.to_play)(&seen.name(seat)),
        None => String::new(),
    }
}

/// Does the question only repeat what the bar says already? A narrow bar tells the card drawn instead, if there is one.
fn repeats(seen: Seen, t: &'static Words) -> bool {
    seen.drawn_line().is_none() && prompt(seen, t) == asks(seen, t)
}

/// What is asked, in a few words.
fn prompt(seen: Seen, t: &'static Words) -> String {
    if seen.session.scene.with(Option::is_some) {
        return seen.last_line();
    }
    let Some(me) = seen.me() else { return asks(seen, t) };
    if seen.withdrawing.get() {
        return t.withdraw_sure.to_owned();
    }
    let choosing = seen.choosing.read();
    match seen.shown.get().phase {
        Phase::Name => (t.ask_name)(&seen.name(me)),
        Phase::Adapt { value, .. } => (t.ask_keep)(value),
        Phase::GiveBack => t.ask_give_back.to_owned(),
        Phase::Take { .. } => t.ask_take.to_owned(),
        Phase::Play | Phase::Reaction { .. } | Phase::Over { .. } => {
            match (choosing.deed, choosing.staged.as_slice()) {
                (Some(card), _) => (t.card)(card).name.to_owned(),
                (None, []) => (t.to_play)(&seen.name(me)),
                (None, staged) => staged_line(seen, me, staged, t),
            }
        }
    }
}

fn staged_line(seen: Seen, me: Seat, staged: &[Card], t: &'static Words) -> String {
    let cards: Vec<String> = staged.iter().map(|&card| (t.card_named)(card)).collect();
    let total = seen.after.get().map_or(0, |totals| totals[me]);
    capital(&(t.makes)(&cards.join(" + "), total))
}

/// What the choice would lead to, or what may be pressed.
fn note(seen: Seen, t: &'static Words) -> Option<String> {
    let me = seen.me()?;
    if seen.withdrawing.get() {
        return Some(loss(seen, me, t));
    }
    if let Some(totals) = seen.after.get() {
        let rival = best_rival(seen, me, |seat| totals[seat])?;
        let (mine, theirs) = (totals[me], totals[rival]);
        let name = seen.name(rival);
        return Some(if mine > theirs {
            (t.more_than)(mine - theirs, &name)
        } else {
            (t.less_than)(theirs - mine + 1, &name)
        });
    }
    match seen.choosing.read().deed {
        Some(Card::Unhorse | Card::ChangeWeapon) => Some(t.ask_weapon.to_owned()),
        Some(Card::BreakLance | Card::Riposte | Card::KnockDown | Card::Stunned) => Some(t.ask_rival.to_owned()),
        Some(Card::Dodge | Card::Retreat) => Some(t.ask_card.to_owned()),
        Some(Card::Outwit) => Some(t.ask_exchange.to_owned()),
        Some(card) => Some((t.card)(card).does.to_owned()),
        None if can(seen, Action::End) => {
            let view = seen.shown.get();
            Some((t.end_with)(view.players[me].total, view.to_beat(me)))
        }
        None if seen.shown.get().phase == Phase::Play => Some(t.ask_play.to_owned()),
        None => None,
    }
}

/// What withdrawing costs (T17, T18).
fn loss(seen: Seen, me: Seat, t: &'static Words) -> String {
    let player = seen.shown.get().players[me];
    let cards = (t.withdraw_cards)(player.display.len());
    let maiden = player.display.iter().any(|card| card.is_maiden());
    let owned: Vec<&str> = Colour::ALL.into_iter().filter(|&c| player.tokens.has(c)).map(t.colour).collect();
    match (maiden, owned.as_slice()) {
        (true, []) => format!("{cards} {}", t.withdraw_maiden_free),
        (true, [only]) => format!("{cards} {}", (t.withdraw_maiden_one)(only)),
        (true, [others @ .., last]) => format!("{cards} {}", (t.withdraw_maiden)(&others.join(", "), last)),
        (false, _) => cards,
    }
}

fn best_rival(seen: Seen, me: Seat, total: impl Fn(Seat) -> u16) -> Option<Seat> {
    let view = seen.shown.get();
    Seat::all(view.players.seats())
        .filter(|&seat| seat != me && view.players[seat].is_in)
        .max_by_key(|&seat| total(seat))
}

fn can(seen: Seen, action: Action) -> bool {
    seen.session.legal.with(|legal| legal.contains(&action))
}

/// One main button, and at most one beside it.
fn buttons(seen: Seen) -> AnyView {
    let texts = use_texts();
    if seen.session.scene.with(Option::is_some) {
        return view! { <Quiet press=move |()| seen.session.skip()>{move || texts.get().play.go_on}</Quiet> }
            .into_any();
    }
    if seen.me().is_none() {
        return ().into_any();
    }
    if seen.withdrawing.get() {
        return view! {
            <Quiet press=move |()| seen.withdrawing.set(false)>{move || texts.get().tourney.stay}</Quiet>
            <Main press=move |()| seen.session.act(Action::Withdraw)>{move || texts.get().tourney.withdraw}</Main>
        }
        .into_any();
    }
    if seen.choosing.read().is_empty() {
        return turn_buttons(seen);
    }
    let ready = move || !seen.choosing.read().staged.is_empty() || seen.meant.get().is_some();
    let word = move || {
        let t = &texts.get().tourney;
        if seen.shown.get().phase == Phase::Play { t.play } else { t.confirm }
    };
    view! {
        <Quiet press=move |()| seen.put_back()>{move || texts.get().tourney.put_back}</Quiet>
        <Main disabled=Signal::derive(move || !ready()) icon="ui-check" press=move |()| seen.confirm()>{word}</Main>
    }
    .into_any()
}

/// End turn and Withdraw, as far as the rules allow them.
fn turn_buttons(seen: Seen) -> AnyView {
    let texts = use_texts();
    if seen.shown.get().phase != Phase::Play {
        return ().into_any();
    }
    let withdraw = move || can(seen, Action::Withdraw);
    view! {
        <Quiet disabled=Signal::derive(move || !withdraw()) press=move |()| seen.ask_to_withdraw()>{move || texts.get().tourney.withdraw}</Quiet>
        <Main press=move |()| seen.session.act(Action::End)>{move || texts.get().tourney.end_turn}</Main>
    }
    .into_any()
}
