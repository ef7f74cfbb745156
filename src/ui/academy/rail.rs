//! The players: rows of the rail on large screens, a line of chips on phones.

use super::brings::Brings;
use super::log::LogView;
use super::table::{Table, use_table};
use crate::scene::academy::Shape;
use crate::scene::academy::rail::{RailRow, heading, rail};
use crate::scene::art;
use crate::ui::parts::{Icon, Shield};
use crate::ui::prelude::*;

fn rows(table: Table) -> Memo<Vec<RailRow>> {
    Memo::new(move |_| table.scene.with(|scene| rail(scene, &table.cast.read(), table.texts(), table.thinking.get())))
}

/// The side of the table: players above, chronicle below.
#[component]
pub fn Side() -> impl IntoView {
    let table = use_table();
    let rows = rows(table);
    let wide = move || table.frame.get().shape == Shape::Wide;
    let low = move || table.frame.get().shape == Shape::Low;
    view! {
        <aside class="rail">
            <div class="rail-head n">
                <h2 class="n">{move || table.scene.with(|scene| heading(scene, table.texts()))}</h2>
                <Show when=wide>
                    <span>{move || table.texts().rail.now}</span>
                    <span>{move || table.texts().rail.played_head}</span>
                </Show>
            </div>
            <ul class="players">
                {move || rows.get().into_iter().map(|row| view! { <Row row wide=wide() /> }).collect_view()}
            </ul>
            <Show when=wide><Brings /></Show>
            <Show when=move || !low()><LogView /></Show>
        </aside>
    }
}

#[component]
fn Row(row: RailRow, wide: bool) -> impl IntoView {
    let table = use_table();
    let texts = table.texts();
    let held = match (row.own, row.coats) {
        _ if row.part.is_some() => view! { <span>{row.part.clone().map(|(words, _)| words)}</span> }.into_any(),
        (_, 0) => view! { <span>{texts.rail.no_coats}</span> }.into_any(),
        (true, coats) => view! { <span>{(texts.rail.your_coats)(coats)}</span> }.into_any(),
        (false, coats) => view! { <CoatsDown coats /> }.into_any(),
    };
    let big = row.gained.clone().or_else(|| row.score.map(|score| score.to_string().replace('-', "−")));
    let excalibur = texts.rail.excalibur;
    // While a training is scored its words fill a narrow row: no room for the sword.
    let crowded = !wide && row.part.is_some();
    view! {
        <li class="player" class:own=row.own class:active=row.active>
            <span class="said">{row.label.clone()}</span>
            <div class="player-row" aria-hidden="true">
                <Shield arms=row.arms width=38.0 />
                <div class="player-words">
                    <div class="who"><b class="d">{row.name.clone()}</b><span class="n">{if wide { row.kind.clone() } else { row.short_kind.to_owned() }}</span></div>
                    <div class="held">{held}</div>
                    {(!wide && !crowded).then(|| match row.kept {
                        Some(kept) => view! { <span class="n kept-count">{(texts.rail.kept)(kept)}</span> }.into_any(),
                        None => view! { <Played played=row.played /> }.into_any(),
                    })}
                </div>
                {row.thinking.then(|| view! { <span class="thinking"><i></i><i></i><i></i></span> })}
                {(row.active && table.handed.get().is_some()).then(|| view! { <span class="handed"><Icon id="ui-hold" size=24.0 /></span> })}
                {(row.first && !crowded).then(|| view! { <span class="excalibur" title=excalibur><Icon id="excalibur" size=32.0 class="lift" /></span> })}
                {big.map(|big| view! { <span class="score-box"><b class="d score" class:moves=row.part.is_some()>{big}</b>{row.part.map(|(_, place)| view! { <span class="n">{place}</span> })}</span> })}
                {wide.then(|| view! {
                    <span class="d now" class:loss=row.now < 0>{signed(row.now)}</span>
                    <Played played=row.played />
                })}
            </div>
            {row.passes.map(|left| view! {
                <svg class="passes" class:up=!left width="62" height="54" viewBox="0 0 62 54" aria-hidden="true" inner_html=pass_arrow()></svg>
            })}
        </li>
    }
}

fn signed(n: i32) -> String {
    match n {
        0 => "0".to_owned(),
        n if n < 0 => format!("−{}", -n),
        n => format!("+{n}"),
    }
}

/// The gold arrow from one row of the rail to the next, with a packet on it.
fn pass_arrow() -> String {
    let body = r#"<path d="M18 2C44 2 50 20 40 34L46 40L14 46L20 20L28 26C33 16 30 12 18 12Z" fill="var(--gold)" stroke="var(--ln)" stroke-width="1.6" stroke-linejoin="round"/>"#;
    let backs: String = (0..3)
        .map(|i| format!(r#"<g transform="translate({} 12)">{}</g>"#, 30 + 6 * i, art::card_back(18.0, 25.0)))
        .collect();
    body.to_owned() + &backs
}

#[component]
fn CoatsDown(coats: usize) -> impl IntoView {
    // More than nine coats move closer together rather than out of the row.
    let step = if coats <= 8 { 11.5 } else { 92.0 / coats as f64 };
    let width = 4.0 + 13.0 + step * coats.saturating_sub(1) as f64;
    view! { <svg width=width height="18" viewBox=format!("0 -1 {width} 18") inner_html=art::coats_down(coats, step)></svg> }
}

#[component]
fn Played(played: (usize, usize)) -> impl IntoView {
    let (full, of) = played;
    let markup: String = (0..of)
        .map(|i| {
            let fill = if i < full { "var(--gold)" } else { "none" };
            art::lozenge(5.0 + 11.0 * i as f64, 5.0, 3.6, fill, "var(--ink2)")
        })
        .collect();
    view! { <svg class="played" width="46" height="10" inner_html=markup></svg> }
}

/// Phones: a line of chips above the lanes.
#[component]
pub fn PhonePlayers() -> impl IntoView {
    let table = use_table();
    let rows = rows(table);
    view! {
        <ul class="chips" aria-label=move || table.texts().bar.players>
            {move || rows.get().into_iter().map(|row| {
                let score = row.score.map(|score| score.to_string().replace('-', "−"));
                let gained = row.gained.clone();
                view! {
                    <li class="chip" class:own=row.own class:active=row.active>
                        <span class="said">{row.label.clone()}</span>
                        <Shield arms=row.arms width=21.0 />
                        <span class="chip-words" aria-hidden="true">
                            <b class="d" class:long={row.name.chars().count() > 5}>{row.name.clone()}</b>
                            <span class="chip-held">
                                {match (gained, score) {
                                    (Some(text), _) | (None, Some(text)) => view! { <b class="loss">{text}</b> }.into_any(),
                                    (None, None) => view! {
                                        <svg width="13" height="15" viewBox="-1 -1 15 17" inner_html=art::coats_down(1, 0.0)></svg>
                                        <span>{row.coats}</span>
                                    }.into_any(),
                                }}
                                {row.first.then(|| view! { <Icon id="excalibur" size=18.0 class="lift" /> })}
                                {row.thinking.then(|| view! { <span class="thinking"><i></i><i></i><i></i></span> })}
                            </span>
                        </span>
                    </li>
                }
            }).collect_view()}
        </ul>
    }
}
