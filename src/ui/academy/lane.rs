//! A lane's head and foot, and the list that is read out.

use super::table::{Open, use_table};
use crate::games::academy::Track;
use crate::scene::academy::Shape;
use crate::scene::academy::lanes::{BetModel, CodexMark, LaneModel, Pip};
use crate::scene::{Arms, art};
use crate::ui::parts::{Emblem, Rubric};
use crate::ui::prelude::*;

/// A lane: its head opens the aid, its list is read out, its field takes presses when it is offered.
#[component]
pub fn Lane(
    /// Which.
    track: Track,
) -> impl IntoView {
    let table = use_table();
    let lane = Memo::new(move |_| table.lanes.with(|lanes| lanes[track.index()].clone()));
    let style = move || {
        let at = lane.read().at;
        format!("left:{:.1}px;top:{:.1}px;width:{:.1}px;height:{:.1}px", at.x, at.y, at.w, at.h)
    };
    let offered =
        move || table.offers.with(|offers| offers.iter().any(|offer| offer.track == track && offer.action.is_some()));
    let framed = move || {
        let picked = table
            .offers
            .with(|offers| offers.iter().any(|offer| offer.track == track && (offer.picked || offer.action.is_none())));
        let scored = table.scene.with(|scene| scene.scoring.as_ref().is_some_and(|scoring| scoring.track == track));
        picked || scored || table.lit.get() == Some(track)
    };
    let dimmed = move || table.scene.with(|scene| scene.scoring.as_ref().is_some_and(|scoring| scoring.track != track));
    let label = move || format!("{}: {}", lane.read().name, lane.read().read.join(", "));
    view! {
        <li class="lane" class:framed=framed class:dimmed=dimmed class:offered=offered style=style
            data-track=track.letter().to_string()
            on:click=move |_| table.press_lane(track)>
            <Head lane track />
            <span class="said">{label}</span>
            <Foot lane />
        </li>
    }
}

#[component]
fn Head(lane: Memo<LaneModel>, track: Track) -> impl IntoView {
    let table = use_table();
    let shape = Memo::new(move |_| table.frame.get().shape);
    let emblem = move || match shape.get() {
        Shape::Columns | Shape::Wide => 48.0,
        Shape::Rows | Shape::Low if lane.read().at.h < 52.0 => 26.0,
        Shape::Rows | Shape::Low | Shape::Table => 33.0,
    };
    let style = move || {
        let frame = table.frame.get();
        if frame.shape.is_rows() { format!("width:{}px", frame.head) } else { format!("height:{}px", frame.head) }
    };
    let open = move |event: web_sys::MouseEvent| {
        event.stop_propagation();
        table.open.set(Some(Open::Aid(track)));
    };
    view! {
        <button type="button" class="lane-head" class:low=move || shape.get().is_rows() && lane.read().at.h < 52.0 style=style on:click=open
            aria-label=move || (table.texts().aid.open)(&lane.read().name)>
            <span class="d lane-name" class:long=move || is_long(&lane.read().name, 13)><Rubric text=Signal::derive(move || lane.read().name.clone()) /></span>
            <span class="lane-sign">
                {move || {
                    let (id, wash) = lane.read().emblem;
                    view! { <Emblem id=id wash=wash size=emblem() /> }
                }}
            </span>
            <span class="lane-facts">
                <span class="n lane-when" class:long=move || is_long(&lane.read().when, 9)>{move || lane.read().when.clone()}</span>
                <b class="lane-pays" class:loss=move || lane.read().costs class:long=move || is_long(&lane.read().pays, 7)>{move || lane.read().pays.clone()}</b>
                <svg class="pips" width="58" height="12" aria-hidden="true"
                    inner_html=move || pips(&lane.read(), table.scene.with(|scene| scene.view.round))></svg>
            </span>
        </button>
        <Bets lane />
    }
}

/// Long words are set smaller.
fn is_long(words: &str, room: usize) -> bool {
    words.chars().count() > room
}

/// The six rounds of a lane, the present one boxed.
fn pips(lane: &LaneModel, round: u8) -> String {
    (0u8..)
        .zip(lane.pips)
        .map(|(i, pip)| {
            let x = 4.5 + 9.4 * f64::from(i);
            let mark = match pip {
                Pip::Dot => format!(r#"<circle cx="{x:.1}" cy="6" r="1.5" fill="var(--ink2)"/>"#),
                Pip::Past => art::lozenge(x, 6.0, 4.0, "var(--ink2)", "var(--ink)"),
                Pip::Ahead => art::lozenge(x, 6.0, 4.0, "var(--gold)", "var(--ink)"),
            };
            let now = if i + 1 == round {
                format!(r#"<rect x="{:.1}" y=".4" width="10.6" height="11.2" rx="2" fill="none" stroke="var(--rubric)" stroke-width="1.4"/>"#, x - 5.3)
            } else {
                String::new()
            };
            mark + &now
        })
        .collect()
}

/// The bets on a lane: a swallow-tailed flag in the player's arms, and the cards played (A30).
#[component]
fn Bets(lane: Memo<LaneModel>) -> impl IntoView {
    view! {
        <span class="bets" aria-hidden="true">
            {move || lane.read().bets.iter().map(|&BetModel { arms, cards }| view! {
                <span class="bet">
                    <svg width="20" height="20" viewBox="0 0 20 20" inner_html=flag(arms)></svg>
                    <b>{format!("×{cards}")}</b>
                </span>
            }).collect_view()}
        </span>
    }
}

fn flag(arms: Arms) -> String {
    let t = arms.tincture.code();
    let cloth = "M2.7 1.5H19.0L15.6 7.7L19.0 13.9H2.7Z";
    format!(
        r##"<path d="M2.7 0V20" stroke="var(--ln)" stroke-width="2.7" stroke-linecap="round"/><path d="M2.7 0V20" stroke="var(--gold)" stroke-width="1.1" stroke-linecap="round"/><path d="{cloth}" fill="var(--t-{t})" stroke="var(--ln)" stroke-width="1.3" stroke-linejoin="round"/><path class="hx" d="{cloth}" fill="url(#h-{t})"/><use href="#{}" x="4.17" y="2.75" width="9.9" height="9.9" style="--c:var(--on-{t});--f:var(--t-{t})"/>"##,
        arms.charge.symbol()
    )
}

/// The numbered coats of the codex, an eye on those that were looked at; what is taken leaves its place.
fn codex_row(codex: &[CodexMark]) -> String {
    let path = art::shield_path(18.0, 21.0);
    codex
        .iter()
        .map(|mark| {
            let x = 1.0 + 21.6 * f64::from(mark.number - 1);
            if mark.taken {
                return format!(r#"<path transform="translate({x:.1} 0)" d="{path}" fill="none" stroke="var(--rule)" stroke-dasharray="2 2"/>"#);
            }
            let eye = if mark.looked {
                format!(r#"<circle cx="{0:.1}" cy="17" r="6" fill="var(--card)" stroke="var(--ln)"/><g style="color:var(--card-ink)">{1}</g>"#, x + 17.0, art::symbol("ui-eye", x + 12.4, 12.4, 9.2))
            } else {
                String::new()
            };
            format!(
                r##"<g transform="translate({x:.1} 0)"><path d="{path}" fill="#6d4623" stroke="var(--ln)" stroke-width="1.3"/><path d="{path}" transform="translate(1.8 1.6) scale(.8)" fill="none" stroke="#c9972b" stroke-width=".9"/><text x="9" y="13.6" font-size="12.5" class="b" text-anchor="middle" fill="#fff6e0">{}</text></g>{eye}"##,
                mark.number
            )
        })
        .collect()
}

#[component]
fn Foot(lane: Memo<LaneModel>) -> impl IntoView {
    let table = use_table();
    let style = move || format!("height:{}px", table.frame.get().lane_foot);
    view! {
        <div class="lane-foot" class:middle=move || lane.read().foot.middle style=style>
            <span class="n">{move || lane.read().foot.place.clone()}</span>
            <b class:loss=move || lane.read().foot.loss>{move || lane.read().foot.brings.clone()}</b>
            <span class="n note">{move || lane.read().foot.note.clone()}</span>
            {move || (!lane.read().codex.is_empty()).then(|| view! {
                <svg class="codex-row" width="110" height="22" aria-hidden="true" inner_html=codex_row(&lane.read().codex)></svg>
            })}
        </div>
    }
}
