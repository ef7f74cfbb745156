//! Choices that lie neither on cards nor on lanes: places of the codex, coats, squires.

use super::denied::DeniedCards;
use super::table::{Spot, Table, use_table};
use crate::games::academy::{Action, CoatKind, Illegal, Moment, Squire};
use crate::scene::academy::choice;
use crate::scene::academy::panel::action_name;
use crate::scene::{Arms, art};
use crate::ui::parts::{Coat, DiscFace, Icon, Shield};
use crate::ui::prelude::*;

/// The signs to choose from.
#[component]
pub fn Tokens() -> impl IntoView {
    let table = use_table();
    let codex = move || matches!(table.moment(), Moment::Look | Moment::Codex);
    view! {
        <div class="hand-words">
            <h2 class="d">{move || (table.texts().bar.phase)(table.moment())}</h2>
            <p class="n">{move || seen(table)}</p>
        </div>
        <div class="tokens" role="group" aria-label=move || (table.texts().bar.phase)(table.moment())>
            <DeniedCards />
            {move || if codex() {
                places(table).into_iter().map(|place| view! { <PlaceToken place /> }.into_any()).collect_view()
            } else {
                let legal = table.legal.get();
                legal.iter().map(|&action| view! { <ActionToken action /> }.into_any()).collect_view()
            }}
        </div>
    }
}

/// What the viewer has seen in this codex.
fn seen(table: Table) -> String {
    if table.covered.get() {
        return String::new();
    }
    table.scene.with(|scene| {
        let places = scene.view.codex.map(|codex| codex.places.to_vec()).unwrap_or_default();
        let say = |(i, place): (usize, &crate::games::academy::view::CodexPlace)| {
            place
                .coat
                .filter(|_| place.taken.is_none())
                .map(|coat| (table.texts().panel.seen)(i as u8 + 1, coat.value()))
        };
        places.iter().enumerate().filter_map(say).collect::<Vec<_>>().join(" ")
    })
}

/// A place of the codex as it is shown.
#[derive(Clone, PartialEq)]
struct Place {
    number: u8,
    /// What lies there, if the viewer has seen it.
    coat: Option<i32>,
    looked: Vec<Arms>,
    taken: Option<Arms>,
    action: Option<Action>,
}

fn places(table: Table) -> Vec<Place> {
    let legal = table.legal.get();
    let covered = table.covered.get();
    table.scene.with(|scene| {
        let cast = table.cast.read();
        let codex = scene.view.codex.map(|codex| codex.places.to_vec()).unwrap_or_default();
        (0u8..)
            .zip(codex)
            .map(|(number, place)| Place {
                number,
                coat: place.coat.filter(|_| !covered).map(|coat| coat.value().into()),
                looked: place.looked.iter().map(|squire: Squire| cast.arms(squire)).collect(),
                taken: place.taken.map(|squire| cast.arms(squire)),
                action: legal
                    .iter()
                    .copied()
                    .find(|&action| [Action::Look(number), Action::TakeCoat(number)].contains(&action)),
            })
            .collect()
    })
}

/// Why a place of the codex cannot be pressed: it is empty, or somebody else chooses.
fn refused(table: Table) -> Illegal {
    let asked = table.legal.with_untracked(|legal| !legal.is_empty());
    if asked {
        Illegal::NoSuchPlace
    } else {
        Illegal::NotAsked(table.scene.with_untracked(|scene| scene.view.moment()))
    }
}

#[component]
fn PlaceToken(place: Place) -> impl IntoView {
    let table = use_table();
    let action = place.action;
    let picked = move || action.is_some() && table.pick.with(|pick| pick.action == action);
    let press = move |_| match action {
        Some(action) => table.follow(Some(choice::press_action(&table.pick.get_untracked(), action))),
        None => table.deny(refused(table), Spot::Cards),
    };
    let face = match (place.taken, place.coat) {
        (Some(arms), _) => view! { <Shield arms=arms width=46.0 /> }.into_any(),
        (None, Some(value)) => view! { <Coat value=value width=54.0 /> }.into_any(),
        (None, None) => view! {
            <svg width="56" height="66" viewBox="-1 -1 20 23" aria-hidden="true" inner_html=back(place.number + 1)></svg>
        }.into_any(),
    };
    view! {
        <button type="button" class="token" class:picked=picked class:none=action.is_none() aria-disabled=action.is_none().to_string() aria-pressed=move || picked().to_string()
            aria-label=(table.texts().lanes.place)(place.number + 1) on:click=press>
            {face}
            <span class="looked">
                {(!place.looked.is_empty()).then(|| view! { <Icon id="ui-eye" size=18.0 /> })}
                {place.looked.into_iter().map(|arms| view! { <DiscFace arms=arms radius=8.0 /> }).collect_view()}
            </span>
        </button>
    }
}

/// The back of a coat with its place's number.
fn back(number: u8) -> String {
    let path = art::shield_path(18.0, 21.0);
    format!(
        r##"<path d="{path}" fill="#6d4623" stroke="var(--ln)" stroke-width=".8"/><path d="{path}" transform="translate(1.8 1.6) scale(.8)" fill="none" stroke="#c9972b" stroke-width=".6"/><text x="9" y="13" font-size="9" class="b" text-anchor="middle" fill="#fff6e0">{number}</text>"##
    )
}

/// A coat or a squire that stands for an action.
#[component]
fn ActionToken(action: Action) -> impl IntoView {
    let table = use_table();
    let picked = move || table.pick.with(|pick| pick.action == Some(action));
    let face = match action {
        Action::AlmsTo(squire) => {
            let arms = table.cast.read_untracked().arms(squire);
            view! { <Shield arms=arms width=54.0 /> }.into_any()
        }
        Action::AlmsGive(lesson) => view! { <Coat value=lesson.value().into() width=54.0 /> }.into_any(),
        Action::AlmsTake(coat) => {
            let sign = if coat.kind == CoatKind::Service { "em-crown" } else { "em-swords" };
            view! { <Coat value=coat.value.into() width=54.0 /> <Icon id=sign size=20.0 /> }.into_any()
        }
        _ => ().into_any(),
    };
    view! {
        <button type="button" class="token" class:picked=picked aria-pressed=move || picked().to_string()
            aria-label=action_name(&table.cast.read_untracked(), table.texts(), action)
            on:click=move |_| table.follow(Some(choice::press_action(&table.pick.get_untracked(), action)))>
            {face}
        </button>
    }
}
