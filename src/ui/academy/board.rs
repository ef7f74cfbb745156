//! The board: squares, lanes, discs, and what is offered on them.

use super::denied::DeniedLane;
use super::lane::Lane;
use super::overlay::{Cup, Ghosts, Pennants, ScoringLayer};
use super::table::use_table;
use crate::games::academy::{Squire, Track};
use crate::scene::academy::grid;
use crate::scene::academy::lanes::DiscModel;
use crate::scene::art;
use crate::ui::prelude::*;

/// The board.
#[component]
pub fn Board() -> impl IntoView {
    let table = use_table();
    let squares = Memo::new(move |_| {
        let frame = table.frame.get();
        table.scene.with(|scene| grid::board(&frame, &scene.view.options, scene.view.scrolls))
    });
    let squires = Memo::new(move |_| table.scene.with(|scene| scene.view.squires()));
    let size = move || table.frame.get().board;
    let skip = move |_| {
        if table.telling.get_untracked() {
            table.skip.run(false);
        }
    };
    view! {
        <section class="board" aria-label=move || table.texts().bar.lanes on:click=skip>
            <svg class="squares" aria-hidden="true" width=move || size().0 height=move || size().1
                inner_html=move || squares.get()></svg>
            <ul class="lanes">
                {Track::ALL.into_iter().map(|track| view! { <Lane track /> }).collect_view()}
            </ul>
            <Cup />
            <div class="discs" aria-hidden="true">
                {move || Squire::all(squires.get())
                    .flat_map(|squire| Track::ALL.map(|track| view! { <Disc track squire /> }))
                    .collect_view()}
            </div>
            <Ghosts />
            <ScoringLayer />
            <Pennants />
            <DeniedLane />
        </section>
    }
}

/// One disc. It travels by itself when its place changes.
#[component]
fn Disc(track: Track, squire: Squire) -> impl IntoView {
    let table = use_table();
    let model = Memo::new(move |_| {
        table.lanes.with(|lanes| lanes[track.index()].discs.iter().find(|disc| disc.squire == squire).copied())
    });
    let look = Memo::new(move |_| model.get().map(|disc| (disc.arms, disc.lapped, table.frame.get().disc)));
    let markup = move || look.get().map(|(arms, lapped, r)| art::disc(arms, r, lapped)).unwrap_or_default();
    let style = move || {
        model.get().map(|disc: DiscModel| {
            let squares = table.scene.with(|scene| hop(scene, track, squire));
            format!(
                "transform:translate({:.1}px,{:.1}px);z-index:{};transition-duration:{}ms",
                disc.at.0, disc.at.1, disc.order, squares
            )
        })
    };
    view! {
        <svg class="disc" class:moved=move || model.get().is_some_and(|disc| disc.moved) width="1" height="1"
            style=style inner_html=markup></svg>
    }
}

/// How long a hop lasts: 60 milliseconds a square, at most 400; a stack settles in 120.
fn hop(scene: &crate::scene::academy::Scene, track: Track, squire: Squire) -> u16 {
    match scene.moving {
        Some((moving, who, from)) if moving == track && who == squire => {
            let to = scene.view.tracks[track].disc(squire).progress();
            (60 * to.abs_diff(from.progress())).clamp(120, 400)
        }
        _ => 120,
    }
}
