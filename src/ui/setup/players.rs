//! The sheet of players: who sits where, who plays, who begins.

use leptos::ev;
use web_sys::wasm_bindgen::JsCast;

use super::parts::Heading;
use crate::bots::Level;
use crate::kernel::Seat;
use crate::locales::Language;
use crate::play::{Names, Party, Places};
use crate::scene::{Arms, Tincture};
use crate::storage::{Kind, Player};
use crate::ui::parts::{Icon, Rubric, Shield};
use crate::ui::play::Leaf;
use crate::ui::prelude::*;
use crate::ui::shell::{use_shell, use_texts};

/// The names given in every language, the present one first.
pub fn all_names(language: Language) -> Vec<Names> {
    let others = Language::ALL.into_iter().filter(|&other| other != language);
    std::iter::once(language).chain(others).map(|language| language.texts().setup.names).collect()
}

/// The sheet of players.
#[component]
pub fn Players(
    /// Who plays.
    party: RwSignal<Party>,
    /// How many may.
    places: Places,
    /// The player whose name and colour are being changed.
    edited: RwSignal<Option<Seat>>,
    /// What stands below the list: the choice for two players.
    below: AnyView,
) -> impl IntoView {
    let texts = use_texts();
    let said = RwSignal::new(String::new());
    let heading = Signal::derive(move || texts.get().setup.at_table.to_owned());
    let many = Memo::new(move |_| party.with(|party| party.players.len() > 5));
    let colours = move || party.with(|party| party.players.iter().map(|player| player.tincture).collect::<Vec<_>>());
    view! {
        <Leaf class="players-leaf" labelled_by="setup-players">
            <Heading id="setup-players" text=heading note=Signal::derive(move || texts.get().setup.clockwise) />
            <div class="seat-heads n" class:many=many aria-hidden="true">
                <span class="head-who">{move || texts.get().setup.who_plays}</span>
                <span class="head-first">{move || texts.get().setup.first}</span>
            </div>
            <ol class="seats" class:many=many>
                <For each=colours key=|colour| *colour let:colour>
                    <Row colour=colour party=party places=places edited=edited said=said />
                </For>
            </ol>
            <div class="seat-foot">
                <Beginner party=party />
                <Another party=party places=places />
            </div>
            {below}
            <p class="said" role="status" aria-live="polite">{said}</p>
        </Leaf>
    }
}

/// The player of a colour, with the seat.
fn found(party: &Party, colour: Tincture) -> Option<(Seat, Player)> {
    let place = party.players.iter().position(|player| player.tincture == colour)?;
    Some((Seat(place as u8), party.players[place].clone()))
}

/// One player.
#[component]
fn Row(
    colour: Tincture,
    party: RwSignal<Party>,
    places: Places,
    edited: RwSignal<Option<Seat>>,
    said: RwSignal<String>,
) -> impl IntoView {
    let texts = use_texts();
    let player = Memo::new(move |_| party.with(|party| found(party, colour)));
    let seat = move || player.get().map(|(seat, _)| seat);
    let name = Signal::derive(move || player.get().map(|(_, player)| player.name).unwrap_or_default());
    let is_first = move || seat().is_some_and(|seat| party.with(|party| party.first == Some(seat)));
    let few = move || party.with(|party| party.players.len() <= places.min);
    let kind = move || {
        let setup = &texts.get().setup;
        player.get().map_or(String::new(), |(_, player)| match player.kind {
            Kind::Person => setup.a_person.to_owned(),
            Kind::Bot { level, persona } => [(setup.a_bot)(level), (setup.temper)(persona.temper())].join(", "),
        })
    };
    view! {
        <li class="seat-row" data-colour=colour.code()>
            <Grip colour=colour party=party name=name said=said />
            <button type="button" class="seat-arms" aria-label=move || (texts.get().setup.edit)(&name.get())
                on:click=move |_| edited.set(seat())>
                <Shield arms=Arms::of(colour) width=46.0 />
                <span class="seat-more"><Icon id="ui-next".to_owned() size=13.0 /></span>
            </button>
            // The name is a larger place to press for what the arms do; keys and screen readers have the arms.
            <div class="seat-name" on:click=move |_| edited.set(seat())>
                <span class="d"><Rubric text=name /></span>
                <span class="n">{kind}</span>
            </div>
            <Kinds colour=colour party=party name=name />
            <button type="button" class="seat-first" aria-pressed=move || is_first().to_string()
                aria-label=move || (texts.get().setup.let_begin)(&name.get())
                on:click=move |_| {
                    let first = if is_first() { None } else { seat() };
                    party.update(|party| party.first = first);
                }>
                <span class="seat-first-mark" class:on=is_first><Icon id="excalibur".to_owned() size=36.0 class="lift" /></span>
            </button>
            <button type="button" class="seat-remove" disabled=few aria-label=move || (texts.get().setup.remove)(&name.get())
                on:click=move |_| {
                    if let Some(seat) = seat() {
                        party.update(|party| party.remove(places, seat));
                    }
                }>
                <Icon id="ui-close".to_owned() size=20.0 />
            </button>
        </li>
    }
}

/// A person or a bot of a level, as four radio buttons.
#[component]
fn Kinds(colour: Tincture, party: RwSignal<Party>, name: Signal<String>) -> impl IntoView {
    let (texts, shell) = (use_texts(), use_shell());
    let kind =
        Memo::new(move |_| party.with(|party| found(party, colour).map(|(_, player)| level(player.kind))).flatten());
    let choose = move |level: Option<Level>| {
        let names = all_names(shell.language.get_untracked());
        party.update(|party| {
            let Some((seat, _)) = found(party, colour) else { return };
            match level {
                None => party.seat_person(seat, &names),
                Some(level) => party.seat_bot(seat, level, &names),
            }
        });
    };
    let options = [
        (None, "pp-squire"),
        (Some(Level::Page), "lv-page"),
        (Some(Level::Squire), "lv-squire"),
        (Some(Level::Knight), "lv-knight"),
    ];
    let option = move |(level, icon): (Option<Level>, &'static str)| {
        let label = move || level.map_or(texts.get().setup.person, texts.get().setup.bot);
        view! {
            <label class="kind" title=label>
                <input type="radio" name=format!("kind-{}", colour.code()) aria-label=label
                    prop:checked=move || kind.get() == level on:change=move |_| choose(level) />
                <Icon id=icon.to_owned() size=34.0 class="halo" />
            </label>
        }
    };
    view! {
        <div class="kinds" role="radiogroup" aria-label=move || (texts.get().setup.kind_of)(&name.get())>
            {options.map(option)}
        </div>
    }
}

/// The level of a bot; none is a person.
fn level(kind: Kind) -> Option<Level> {
    match kind {
        Kind::Person => None,
        Kind::Bot { level, .. } => Some(level),
    }
}

/// The handle by which a player is moved: by dragging, or with the arrow keys.
#[component]
fn Grip(colour: Tincture, party: RwSignal<Party>, name: Signal<String>, said: RwSignal<String>) -> impl IntoView {
    let texts = use_texts();
    let shift = move |to: i32| {
        let (seats, from) = party.with_untracked(|party| (party.players.len(), found(party, colour)));
        let Some((from, player)) = from else { return };
        let to = Seat(to.clamp(0, seats as i32 - 1) as u8);
        if to != from {
            party.update(|party| party.shift(from, to));
            said.set((untrack(|| texts.get()).setup.sits)(&player.name, to.index() + 1, seats));
        }
    };
    let seat = move || party.with_untracked(|party| found(party, colour).map_or(0, |(seat, _)| i32::from(seat.0)));
    let on_key = move |event: ev::KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowUp" => seat() - 1,
            "ArrowDown" => seat() + 1,
            _ => return,
        };
        event.prevent_default();
        shift(to);
        // The row has moved in the page, and its handle with it: the focus goes after it.
        request_animation_frame(move || focus(&format!(".seat-row[data-colour={}] .seat-grip", colour.code())));
    };
    let dragged = RwSignal::new(false);
    let on_move = window_event_listener(ev::pointermove, move |event| {
        if dragged.get_untracked()
            && let Some(over) = row_at(f64::from(event.client_y()))
        {
            shift(over);
        }
    });
    let on_up = window_event_listener(ev::pointerup, move |_| dragged.set(false));
    let on_cancel = window_event_listener(ev::pointercancel, move |_| dragged.set(false));
    on_cleanup(move || {
        on_move.remove();
        on_up.remove();
        on_cancel.remove();
    });
    view! {
        <button type="button" class="seat-grip" class:dragged=dragged aria-label=move || (texts.get().setup.shift)(&name.get())
            on:keydown=on_key
            on:pointerdown=move |event| {
                event.prevent_default();
                dragged.set(true);
            }>
            <Icon id="ui-grip".to_owned() size=24.0 />
        </button>
    }
}

/// Which row of the list is at this height of the window.
fn row_at(y: f64) -> Option<i32> {
    let rows = document().query_selector_all(".seat-row").ok()?;
    let inside = |place: u32| {
        let rect = rows.get(place)?.dyn_into::<web_sys::Element>().ok()?.get_bounding_client_rect();
        (rect.top()..rect.bottom()).contains(&y).then_some(place as i32)
    };
    (0..rows.length()).find_map(inside)
}

/// Puts the focus on the first element of this kind.
pub fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Who begins: a player by name, or by lot.
#[component]
fn Beginner(party: RwSignal<Party>) -> impl IntoView {
    let texts = use_texts();
    let chosen = Memo::new(move |_| party.with(|party| party.first.is_some()));
    let words = move || {
        let setup = &texts.get().setup;
        party.with(|party| {
            let first = party.first.and_then(|first| party.players.get(first.index()));
            first.map_or(setup.choose_first.to_owned(), |player| (setup.begins)(&player.name))
        })
    };
    view! {
        <div class="beginner" role="radiogroup" aria-label=move || texts.get().setup.who_begins>
            <label class="begin">
                <input type="radio" name="beginner" prop:checked=move || chosen.get()
                    on:change=move |_| party.update(|party| party.first = party.first.or(Some(Seat(0)))) />
                <Icon id="excalibur".to_owned() size=30.0 class="lift" />
                <span>{words}</span>
            </label>
            <label class="begin">
                <input type="radio" name="beginner" prop:checked=move || !chosen.get() on:change=move |_| party.update(|party| party.first = None) />
                <span>{move || texts.get().setup.by_lot}</span>
            </label>
        </div>
    }
}

/// Seats another player, while there is room.
#[component]
fn Another(party: RwSignal<Party>, places: Places) -> impl IntoView {
    let texts = use_texts();
    let full = Memo::new(move |_| party.with(|party| party.players.len() >= places.max));
    let words = move || if full.get() { texts.get().setup.full } else { texts.get().setup.add };
    view! {
        <button type="button" class="another" disabled=full
            on:click=move |_| party.update(|party| party.add(places, &untrack(|| texts.get()).setup.names))>
            <Icon id="ui-plus".to_owned() size=18.0 />
            <span class="n">{words}</span>
        </button>
    }
}
