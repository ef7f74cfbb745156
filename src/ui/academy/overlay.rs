//! What lies over the squares: ghosts with their hop paths, rank ribbons, pennants, the Cup.

use super::table::use_table;
use crate::games::academy::{Action, Moment, Track};
use crate::scene::academy::offers::Offer;
use crate::scene::academy::panel::{cup_after, cup_name};
use crate::scene::academy::{Frame, choice, grid, handed};
use crate::scene::art;
use crate::ui::parts::Icon;
use crate::ui::prelude::*;

pub use super::scoring::ScoringLayer;

/// Ghosts, hop paths and rank ribbons.
#[component]
pub fn Ghosts() -> impl IntoView {
    let table = use_table();
    let markup = move || {
        let frame = table.frame.get();
        let many = table.offers.with(|offers| offers.len() > 2);
        let ghosts = table.offers.with(|offers| {
            offers.iter().filter(|offer| offer.travels).map(|offer| ghost(offer, &frame, many)).collect::<String>()
        });
        let marks = table.scene.with(|scene| {
            table.shifted.read().iter().map(|shift| handed::mark(&scene.view, &frame, shift)).collect::<String>()
        });
        ghosts + &marks
    };
    let ribbons = move || {
        let frame = table.frame.get();
        table.offers.with(|offers| {
            if offers.len() > 2 {
                return Vec::new();
            }
            let shown = offers.iter().filter(|offer| offer.picked || offer.action.is_none());
            shown.map(|offer| ribbon(offer, &frame)).collect::<Vec<_>>()
        })
    };
    view! {
        <svg class="ghosts" aria-hidden="true" width="1" height="1" inner_html=markup></svg>
        <div aria-hidden="true">{move || ribbons().into_iter().collect_view()}</div>
    }
}

fn ghost(offer: &Offer, frame: &Frame, many: bool) -> String {
    let ((fx, fy), (tx, ty)) = (offer.from, offer.to);
    let r = frame.disc;
    let path = if frame.shape.is_rows() {
        let (start, end) = (fy - r - 2.0, ty - r * 0.5);
        let top = start.min(end) - 11.0;
        format!("M{fx:.1} {start:.1}C{:.1} {top:.1} {:.1} {top:.1} {:.1} {end:.1}", fx + 6.0, tx - 18.0, tx - r + 2.0)
    } else {
        let lane = frame.lane(offer.track);
        let bow = (fx.max(tx) + 45.0).min(lane.x + lane.w - 6.0);
        let end = (tx + 13.8, ty + r + 2.0);
        format!(
            "M{:.1} {fy:.1}C{bow:.1} {:.1} {bow:.1} {:.1} {:.1} {:.1}",
            fx + r + 3.0,
            fy - 1.0,
            (fy + end.1) / 2.0,
            end.0,
            end.1
        )
    };
    let faint = if many || offer.picked || offer.action.is_none() { "" } else { r#" opacity=".6""# };
    format!(
        r#"<g{faint}><path d="{path}" fill="none" stroke="var(--lane)" stroke-width="5"/><path d="{path}" fill="none" stroke="var(--sel)" stroke-width="2.4" stroke-dasharray="1 5.2" stroke-linecap="round"/><g transform="translate({tx:.1} {ty:.1})">{}</g></g>"#,
        art::ghost(offer.arms, r)
    )
}

/// The rank before and after, near the ghost.
fn ribbon(offer: &Offer, frame: &Frame) -> impl IntoView + use<> {
    let (field, (tx, ty)) = (frame.field(offer.track), offer.to);
    let (w, h) = if frame.shape.is_rows() { (96.0, 24.0) } else { (98.0, 26.0) };
    // A lane may be narrower than the ribbon: then it starts with the lane.
    let x = (tx - w / 2.0).min(field.x + field.w - w - 4.0).max(field.x + 4.0);
    let (x, y) = if frame.shape.is_rows() {
        let left = offer.from.0.min(tx) - w - 22.0;
        let x = if left > field.x { left } else { (offer.from.0.max(tx) + 22.0).min(field.x + field.w - w - 2.0) };
        (x, field.y + 6.0)
    } else if ty - frame.disc - 8.0 - h > field.y - 24.0 {
        (x, ty - frame.disc - 10.0 - h)
    } else {
        (x, offer.from.1 + frame.disc + 12.0)
    };
    let tail = (tx - x).clamp(12.0, w - 12.0);
    let style = format!("left:{x:.1}px;top:{y:.1}px;width:{w}px;height:{h}px;--tail:{tail:.0}px");
    let above = !frame.shape.is_rows() && y < ty;
    let (before, after, changes) = (offer.before.clone(), offer.after.clone(), offer.changes());
    view! {
        <div class="rank-ribbon" class:above=above style=style>
            <b class="before">{before}</b>
            {changes.then(|| view! { <Arrow /> <b class="after">{after}</b> })}
        </div>
    }
}

/// From a rank to a rank.
#[component]
fn Arrow() -> impl IntoView {
    view! {
        <svg class="arrow" width="19" height="12" viewBox="-1 -1 19 12" aria-hidden="true">
            <path d="M0 5h17m-6 -5l6 5l-6 5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"></path>
        </svg>
    }
}

/// When all lanes are open to choice, a pennant hangs at each. The pennant is the target.
#[component]
pub fn Pennants() -> impl IntoView {
    let table = use_table();
    let shown = Memo::new(move |_| {
        // A card of the hand is pressed itself; the neutral's card has only its lanes (A35).
        let aims = table.moment() == Moment::Aim;
        table.offers.with(|offers| {
            let pressed = |action: Action| aims || !matches!(action, Action::Play(..));
            let all = offers.iter().all(|offer| offer.action.is_some_and(pressed));
            if all { offers.clone() } else { Vec::new() }
        })
    });
    view! {
        <Show when=move || !shown.read().is_empty()>
            <div class="pennants" role="group" aria-label=move || table.texts().panel.pick_first>
                {move || shown.get().into_iter().map(|offer| view! { <Pennant offer /> }).collect_view()}
            </div>
        </Show>
    }
}

#[component]
fn Pennant(offer: Offer) -> impl IntoView {
    let table = use_table();
    let frame = table.frame.get_untracked();
    let lane = frame.lane(offer.track);
    let style = if frame.shape.is_rows() {
        let field = frame.field(offer.track);
        let (w, h) = (112.0f64.min(field.w * 0.5), lane.h.max(44.0));
        let middle = field.x + field.w / 2.0;
        let x = if offer.to.0.max(offer.from.0) > middle { field.x + 2.0 } else { field.x + field.w - w - 2.0 };
        format!("left:{x:.1}px;top:{:.1}px;width:{w:.1}px;height:{h:.1}px", lane.y - (h - lane.h) / 2.0)
    } else {
        format!("left:{:.1}px;top:{:.1}px;width:{:.1}px;height:62px", lane.x, lane.y + lane.h + 12.0, lane.w)
    };
    let action = offer.action;
    let press = move |event: web_sys::MouseEvent| {
        event.stop_propagation();
        if let Some(action) = action {
            table.follow(Some(choice::press_action(&table.pick.get_untracked(), action)));
        }
    };
    let changes = offer.changes();
    let bet = matches!(action, Some(Action::Bet(_)));
    view! {
        <button type="button" class="pennant" class:picked=offer.picked style=style aria-label=offer.label.clone()
            aria-pressed=offer.picked.to_string() on:click=press
            on:mouseenter=move |_| table.lit.set(Some(offer.track)) on:mouseleave=move |_| table.lit.set(None)>
            <span class="pennant-rank">
                {if changes {
                    view! { <b class="before">{offer.before.clone()}</b> <Arrow /> <b class="after">{offer.after.clone()}</b> }.into_any()
                } else {
                    view! { <b>{if bet { offer.after.clone() } else { (table.texts().change.stays)(&offer.after) }}</b> }.into_any()
                }}
            </span>
            <span class="pennant-change">{offer.change.clone()}</span>
        </button>
    }
}

/// The Cup's column between the two knights, or a line under their names where lanes are rows.
#[component]
pub fn Cup() -> impl IntoView {
    let table = use_table();
    let cup = Memo::new(move |_| table.scene.with(|scene| scene.view.cup));
    let cups = move || table.scene.with(|scene| scene.view.options.values.cups);
    let ahead = Memo::new(move |_| {
        table.pick.with(|pick| match pick.action {
            Some(Action::Play(card, track)) => table.scene.with(|scene| cup_after(&scene.view, track, card.value())),
            _ => None,
        })
    });
    let column = move || {
        let frame = table.frame.get();
        cup.get().map(|cup| grid::cup(&frame, cups(), cup, ahead.get())).unwrap_or_default()
    };
    let place = move || {
        let frame = table.frame.get();
        match frame.cup_column() {
            Some(at) => format!("left:{:.1}px;top:{:.1}px;width:{:.1}px;height:{:.1}px", at.x, at.y, at.w, frame.head),
            None => {
                let lane = frame.lane(Track::Tournaments);
                format!("left:{:.1}px;top:{:.1}px", lane.x + frame.head + (lane.w - frame.head) * 0.4, lane.y - 10.0)
            }
        }
    };
    let rows = move || table.frame.get().shape.is_rows();
    view! {
        <Show when=move || cup.get().is_some()>
            <svg class="cup-column" aria-hidden="true" width="1" height="1" inner_html=column></svg>
            <div class="cup-head" class:cup-chip=rows style=place>
                <span class="d">{move || table.texts().lanes.cup}</span>
                <b>{move || cup.get().map(|cup| cup_name(table.texts(), cup))}</b>
                <Show when=move || !rows()>
                    {move || view! { <Icon id=if cup.get().unwrap_or(0) < 0 { "em-black" } else { "em-white" } size=40.0 class="halo" /> }}
                </Show>
            </div>
        </Show>
    }
}
