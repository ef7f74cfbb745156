//! What each card would bring, drawn: a list with bars beside a large table, a plain one under Lancelot's piles.

use super::table::{Table, use_table};
use crate::scene::academy::brings::{Bring, brings};
use crate::scene::academy::{cast, choice};
use crate::ui::parts::{DiscFace, Emblem, Icon, Rubric};
use crate::ui::prelude::*;

/// The lines. Under the curtain there are none.
fn lines(table: Table) -> Memo<Vec<Bring>> {
    Memo::new(move |_| {
        if table.covered.get() {
            return Vec::new();
        }
        table.scene.with(|scene| brings(&scene.view, &table.cast.read(), table.texts()))
    })
}

/// Beside a large table: the card that is raised is marked.
#[component]
pub fn Brings() -> impl IntoView {
    let table = use_table();
    let shown = lines(table);
    let title = Signal::derive(move || table.texts().hand.brings.to_owned());
    let whom = move || {
        let squire = table.scene.with(|scene| cast::in_focus(&scene.view));
        squire.map(|squire| (table.texts().hand.brings_to)(table.cast.read().name(squire)))
    };
    let picked = Memo::new(move |_| table.pick.with(|pick| pick.action.and_then(choice::card_of)));
    view! {
        <Show when=move || !shown.read().is_empty()>
            <section class="brings" aria-label=title>
                <h2 class="d"><Icon id="hint" size=28.0 class="halo" /><span><Rubric text=title /></span><span class="n">{whom}</span></h2>
                <ul>{move || shown.get().into_iter().map(|bring| view! {
                    <li class:picked=move || picked.get() == Some(bring.card)>
                        <Emblem id=bring.emblem.0 wash=bring.emblem.1 size=34.0 />
                        <span class="bring-words"><b>{bring.name}</b><span>{bring.note}</span></span>
                        <svg class="bar-of" width="112" height="14" aria-hidden="true">
                            <rect class="bar-part" x="1" y="1" height="12" width=f64::from(bring.share) * 1.1></rect>
                            <rect class="bar-whole" x=".6" y=".6" height="12.8" width="110.8"></rect>
                        </svg>
                        <b class="d gain">{bring.gain}</b>
                    </li>
                }).collect_view()}</ul>
            </section>
        </Show>
    }
}

/// Under Lancelot's piles: to the squire who would gain most.
#[component]
pub fn Worths() -> impl IntoView {
    let table = use_table();
    let shown = lines(table);
    let title = Signal::derive(move || table.texts().panel.worth_title.to_owned());
    view! {
        <section class="worths" aria-label=title>
            <h3 class="d"><Rubric text=title /><span class="n">{move || table.texts().panel.worth_how}</span></h3>
            <ul>{move || shown.get().into_iter().map(|bring| view! {
                <li>
                    <Emblem id=bring.emblem.0 wash=bring.emblem.1 size=32.0 />
                    <DiscFace arms=bring.arms radius=11.0 />
                    <span>{bring.name}": "{bring.note}</span>
                </li>
            }).collect_view()}</ul>
        </section>
    }
}
