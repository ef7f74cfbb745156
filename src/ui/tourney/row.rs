//! One player in the lists: arms, tokens, hand, the display fanned out, the total.

use super::face::{Face, tincture, weapon};
use super::seen::{Seen, Target};
use crate::games::tourney::{Action, Card, Colour, Deed, Event, FaceUp, Place};
use crate::kernel::Seat;
use crate::scene::tourney::Mark;
use crate::ui::parts::{Rubric, Shield};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// One player's row.
#[component]
pub fn Row(seat: Seat) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let is_out = move || !seen.shown.get().players[seat].is_in;
    let texts = use_texts();
    let on_turn = move || seen.asked_seat() == Some(seat);
    let own = move || seen.viewer() == Some(seat);
    let opened = RwSignal::new(false);
    // Whatever may be pressed in a row is in sight.
    let holds_target = move || {
        let here = |mark: &Mark| matches!(*mark, Mark::Player(at) | Mark::Card(at, _) if at == seat);
        seen.open.with(|open| open.iter().any(here)) || seen.choosing.with(|choosing| choosing.picked.iter().any(here))
    };
    let open = move || own() || opened.get() || holds_target();
    view! {
        <li class="t-row" data-seat=seat.0.to_string() class:out=is_out class:turn=on_turn class:own=own class:open=open aria-current=move || on_turn().then_some("true")>
            <Show when=move || !own()>
                <button type="button" class="t-open" aria-expanded=move || open().to_string()
                    aria-label=move || (texts.get().tourney.row)(&seen.name(seat)) on:click=move |_| opened.update(|opened| *opened = !*opened)>
                    <svg viewBox="0 0 64 64" aria-hidden="true"><use href="#ui-next"></use></svg>
                </button>
            </Show>
            <Who seat=seat />
            <Show when=is_out fallback=move || view! { <Display seat=seat /> }><Out seat=seat /></Show>
            <Total seat=seat />
        </li>
    }
}

/// Arms, name, tokens and cards in hand; a target for cards that name a rival.
#[component]
fn Who(seat: Seat) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let target = move || seen.target(Mark::Player(seat));
    let can_press = move || matches!(target(), Target::Open | Target::Picked);
    let hand = move || (texts.get().tourney.in_hand)(seen.shown.get().players[seat].hand_len);
    let backs = move || (0..seen.shown.get().players[seat].hand_len.min(12)).map(|_| view! { <i></i> }).collect_view();
    let inside = move || {
        view! {
            <Shield arms=Signal::derive(move || seen.arms(seat)) width=46.0 />
            <span class="t-name-line"><span class="t-player d"><Rubric text=Signal::derive(move || seen.name(seat)) /></span>
                <span class="t-held-count" aria-hidden="true"><i></i>{move || seen.shown.get().players[seat].hand_len}</span>
                <Show when=move || seen.is_bot(seat)><span class="n">{move || texts.get().tourney.bot}</span></Show></span>
            <Tokens seat=seat />
            <span class="t-handline"><span class="t-backs" aria-hidden="true">{backs}</span><span class="t-count">{hand}</span></span>
        }
    };
    view! {
        <Show when=can_press fallback=move || view! { <div class="t-who" class:meant=move || target() == Target::Meant>{inside()}</div> }>
            <button type="button" class="t-who target" class:picked=move || target() == Target::Picked
                aria-pressed=move || (target() == Target::Picked).to_string()
                aria-label=move || (texts.get().tourney.choose)(&seen.name(seat)) on:click=move |_| seen.press(Mark::Player(seat))>
                {inside()}
            </button>
        </Show>
    }
}

/// The five tokens, won or missing.
#[component]
fn Tokens(seat: Seat) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let has = move |colour| seen.shown.get().players[seat].tokens.has(colour);
    let said = move || {
        let t = &texts.get().tourney;
        let owned: Vec<&str> = Colour::ALL.into_iter().filter(|&colour| has(colour)).map(t.colour).collect();
        if owned.is_empty() { t.no_tokens.to_owned() } else { (t.tokens)(&owned.join(", ")) }
    };
    view! {
        <span class="t-tokens" role="img" aria-label=said>
            {Colour::ALL.map(|colour| {
                let arrives = Signal::derive(move || seen.beat() == Some(Event::TokenTaken { seat, colour }));
                view! { <Token colour=colour owned=Signal::derive(move || has(colour)) arrives=arrives /> }
            })}
        </span>
    }
}

/// A token, or the place where it would lie.
#[component]
pub fn Token(
    /// Which.
    colour: Colour,
    /// Is it there?
    owned: Signal<bool>,
    /// Is it on its way there?
    #[prop(optional)]
    arrives: Signal<bool>,
) -> impl IntoView {
    let code = tincture(colour);
    view! {
        <svg class="t-token" class:missing=move || !owned.get() class:arrives=arrives viewBox="0 0 28 30" aria-hidden="true">
            <circle class="coin-edge" cx="14" cy="15.6" r="13" fill="var(--ln)"></circle>
            <circle class="coin" cx="14" cy="14" r="13" fill=format!("var(--t-{code})") stroke="var(--ln)" stroke-width="1.4"></circle>
            <circle class="coin hx" cx="14" cy="14" r="12.3" fill=format!("url(#h-{code})")></circle>
            <circle class="ground" cx="14" cy="14" r="9.6" fill="var(--card)" stroke="var(--ln)"></circle>
            <circle class="hole" cx="14" cy="14" r="12" fill="none" stroke="var(--ink2)" stroke-width="1.2" stroke-dasharray="2.6 2.6"></circle>
            <use href=weapon(colour) x="6.2" y="6.2" width="15.6" height="15.6"></use>
        </svg>
    }
}

#[component]
fn Out(seat: Seat) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    view! {
        <div class="t-out">
            <p class="d">{move || (texts.get().tourney.withdrew_at)(seen.shown.get().players[seat].withdrew_at)}</p>
            <p class="n">{move || texts.get().tourney.out}</p>
        </div>
    }
}

/// A card face up before a player, as the row lists it.
type Lying = (FaceUp, Card, bool);

/// The display in order, then what the choice in the making would add, then Shield and Stunned.
#[component]
fn Display(seat: Seat) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let cards = move || -> Vec<Lying> {
        let view = seen.shown.get();
        let laid = view.players[seat].display.iter().enumerate();
        let mut cards: Vec<Lying> = laid.map(|(at, &card)| (FaceUp::Display(Place(at as u8)), card, false)).collect();
        let ghosts = coming(seen, seat);
        cards.extend(ghosts.into_iter().map(|card| (FaceUp::Display(Place(u8::MAX)), card, true)));
        cards
    };
    let beside = move || {
        let player = seen.shown.get().players[seat];
        let shield = player.has_shield.then_some((FaceUp::Shield, Card::Shield));
        shield.into_iter().chain(player.is_stunned.then_some((FaceUp::Stunned, Card::Stunned))).collect::<Vec<_>>()
    };
    // T36: what a card in the making cannot touch behind the Shield says so.
    let guarded = move || {
        let choosing = seen.choosing.read().deed.is_some() && seen.me() != Some(seat);
        choosing
            && seen.shown.get().players[seat].has_shield
            && seen.target(Mark::Player(seat)) != Target::Open
            && seen.target(Mark::Player(seat)) != Target::Picked
    };
    let guard = move || {
        let t = &texts.get().tourney;
        if seen.choosing.read().deed == Some(Card::Outwit) { t.only_shield } else { t.behind_shield }
    };
    let swaps = move || {
        let outwit = |action: &Action| matches!(action, Action::Deed(Deed::Outwit { .. }));
        seen.me() == Some(seat) && seen.meant.get().as_ref().is_some_and(outwit)
    };
    view! {
        <ol class="t-display" class:swaps=swaps aria-label=move || (texts.get().tourney.display_of)(&seen.name(seat))>
            {move || cards().into_iter().map(|(at, card, ghost)| view! { <Laid seat=seat at=at card=card ghost=ghost /> }).collect_view()}
        </ol>
        <Show when=guarded><p class="t-guarded n">{guard}</p></Show>
        <ul class="t-beside">
            {move || beside().into_iter().map(|(at, card)| view! { <Laid seat=seat at=at card=card ghost=false /> }).collect_view()}
        </ul>
    }
}

/// The cards that the choice in the making would add to a display.
fn coming(seen: Seen, seat: Seat) -> Vec<Card> {
    let view = seen.shown.get();
    let lies = |seat: Seat, at: FaceUp| match at {
        FaceUp::Display(place) => view.players[seat].display.get(place.index()).copied(),
        FaceUp::Shield | FaceUp::Stunned => None,
    };
    let waiting = seen.waiting_deed();
    let me = waiting.map(|(by, _)| by).or(seen.me());
    match waiting.map(|(_, deed)| Action::Deed(deed)).or(seen.meant.get()) {
        _ if seen.me() == Some(seat) && !seen.choosing.read().staged.is_empty() => seen.choosing.read().staged.clone(),
        Some(Action::Deed(Deed::Riposte(from))) if me == Some(seat) => {
            view.players[from].display.last().copied().into_iter().collect()
        }
        Some(Action::Deed(Deed::Outwit { seat: rival, take, .. })) if me == Some(seat) => {
            lies(rival, take).into_iter().collect()
        }
        Some(Action::Deed(Deed::Outwit { give, seat: rival, .. })) if rival == seat => {
            me.and_then(|me| lies(me, give)).into_iter().collect()
        }
        Some(_) | None => Vec::new(),
    }
}

#[component]
fn Laid(seat: Seat, at: FaceUp, card: Card, ghost: bool) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let mark = Mark::Card(seat, at);
    let target = move || if ghost { Target::Idle } else { seen.target(mark) };
    let can_press = move || matches!(target(), Target::Open | Target::Picked);
    let name = move || (texts.get().tourney.card_named)(card);
    view! {
        <li class="t-laid" class:ghost=ghost class:open=move || target() == Target::Open
            class:picked=move || matches!(target(), Target::Picked | Target::Meant)
            class:shut=move || target() == Target::Shut && seen.choosing.read().deed.is_some()>
            <Show when=can_press fallback=move || view! { <span class="table-card"><Face card=card /><span class="said">{name}</span></span> }>
                <button type="button" class="table-card target" aria-pressed=move || (target() == Target::Picked).to_string()
                    aria-label=move || (texts.get().tourney.choose)(&format!("{}, {}", name(), seen.name(seat)))
                    on:click=move |_| seen.press(mark)><Face card=card /></button>
            </Show>
        </li>
    }
}

/// The total, and what it would be.
#[component]
fn Total(seat: Seat) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let now = move || seen.shown.get().players[seat].total;
    let after = move || seen.after.get().map(|totals| totals[seat]).filter(|&after| after != now());
    let caption = move || {
        let t = &texts.get().tourney;
        let view = seen.shown.get();
        let best_other = |totals: &dyn Fn(Seat) -> u16| {
            Seat::all(view.players.seats()).filter(|&other| other != seat).map(totals).max().unwrap_or(0)
        };
        match (after(), seen.after.get()) {
            (Some(after), Some(totals)) if after > best_other(&|other| totals[other]) => t.would_lead,
            (Some(after), _) if after < now() => t.would_fall,
            (Some(_), _) => t.not_enough,
            (None, _) if now() > 0 && now() > best_other(&|other| view.players[other].total) => t.leads,
            (None, _) => t.is_in,
        }
    };
    let is_in = move || seen.shown.get().players[seat].is_in;
    view! {
        <div class="t-total">
            <Show when=is_in fallback=|| view! { <span class="t-sum d" aria-hidden="true">"—"</span> }>
                <span class="t-sum d">
                    {move || after().map(|_| view! { <span class="table-before">{now()}" → "</span> })}
                    <span class:table-new=move || after().is_some()>{move || after().unwrap_or(now())}</span>
                </span>
                <span class="n" class:rubric-capital=move || after().is_some()>{caption}</span>
            </Show>
        </div>
    }
}
