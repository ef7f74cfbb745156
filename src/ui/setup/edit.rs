//! The dialog of a player's name, colour and place.

use super::players::focus;
use crate::kernel::Seat;
use crate::play::Party;
use crate::scene::{Arms, Tincture};
use crate::storage::{MAX_NAME, Player};
use crate::ui::parts::{Main, Quiet, Shield};
use crate::ui::play::Dialog;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The dialog of a player's name, colour and place; open while a seat is edited.
#[component]
pub fn Edit(
    /// Who plays.
    party: RwSignal<Party>,
    /// Whose name and colour are being changed.
    edited: RwSignal<Option<Seat>>,
) -> impl IntoView {
    let texts = use_texts();
    let close = move |()| {
        if let Some(seat) = edited.get_untracked() {
            edited.set(None);
            focus(&format!(".seat-row:nth-child({}) .seat-arms", seat.index() + 1));
        }
    };
    view! {
        <Dialog open=Signal::derive(move || edited.get().is_some()) close=Callback::new(close) class="edit"
            title=Signal::derive(move || texts.get().setup.name_and_colour.to_owned())>
            <Name party=party edited=edited />
            <Colours party=party edited=edited />
            <Place party=party edited=edited />
            <div class="dialog-end"><Main press=Callback::new(close)>{move || texts.get().setup.done}</Main></div>
        </Dialog>
    }
}

fn change(party: RwSignal<Party>, edited: RwSignal<Option<Seat>>, with: impl FnOnce(&mut Player)) {
    let Some(seat) = edited.get_untracked() else { return };
    party.update(|party| {
        if let Some(player) = party.players.get_mut(seat.index()) {
            with(player);
        }
    });
}

#[component]
fn Name(party: RwSignal<Party>, edited: RwSignal<Option<Seat>>) -> impl IntoView {
    let texts = use_texts();
    let name = move || {
        let seat = edited.get()?;
        party.with(|party| party.players.get(seat.index()).map(|player| player.name.clone()))
    };
    let keep = move |event: leptos::ev::Event| {
        let typed = event_target_value(&event);
        // A player without a name could not be called: the old one stays.
        if !typed.trim().is_empty() {
            change(party, edited, |player| player.rename(&typed));
        }
    };
    view! {
        <label class="field">
            <span>{move || texts.get().setup.name}</span>
            <input type="text" autocomplete="off" spellcheck="false" maxlength=MAX_NAME prop:value=name on:change=keep />
        </label>
    }
}

#[component]
fn Colours(party: RwSignal<Party>, edited: RwSignal<Option<Seat>>) -> impl IntoView {
    let texts = use_texts();
    let own = Memo::new(move |_| {
        let seat = edited.get()?;
        party.with(|party| party.players.get(seat.index()).map(|player| player.tincture))
    });
    let colour = move |tincture: Tincture| {
        let label = move || (texts.get().setup.tincture)(tincture);
        let choose = move |_| {
            if let Some(seat) = edited.get_untracked() {
                party.update(|party| party.colour(seat, tincture));
            }
        };
        view! {
            <label class="colour" title=label>
                <input type="radio" name="colour" aria-label=label prop:checked=move || own.get() == Some(tincture) on:change=choose />
                <Shield arms=Arms::of(tincture) width=40.0 />
            </label>
        }
    };
    view! {
        <fieldset class="colours"><legend>{move || texts.get().setup.colour}</legend>
            <div class="colour-row">{Tincture::ALL.map(colour)}</div>
        </fieldset>
    }
}

#[component]
fn Place(party: RwSignal<Party>, edited: RwSignal<Option<Seat>>) -> impl IntoView {
    let texts = use_texts();
    let at_end = move |up: bool| {
        let seats = party.with(|party| party.players.len());
        edited.get().is_none_or(|seat| if up { seat.index() == 0 } else { seat.index() + 1 >= seats })
    };
    let shift = move |up: bool| {
        let Some(seat) = edited.get_untracked() else { return };
        if !at_end(up) {
            let to = if up { Seat(seat.0 - 1) } else { Seat(seat.0 + 1) };
            party.update(|party| party.shift(seat, to));
            edited.set(Some(to));
        }
    };
    view! {
        <fieldset class="place"><legend>{move || texts.get().setup.order}</legend>
            <div class="place-row">
                <Quiet icon="ui-up" disabled=Signal::derive(move || at_end(true)) press=Callback::new(move |()| shift(true))>
                    {move || texts.get().setup.up}
                </Quiet>
                <Quiet icon="ui-up" disabled=Signal::derive(move || at_end(false)) press=Callback::new(move |()| shift(false))>
                    {move || texts.get().setup.down}
                </Quiet>
            </div>
        </fieldset>
    }
}
