//! What a lane is about, and what would score now: sheets laid over the table.

use leptos::html;

use super::table::{Open, Table, use_table};
use crate::games::academy::{Squire, Track};
use crate::route::GameId;
use crate::scene::academy::lanes::{emblem, name, place, roman, short_worth};
use crate::scene::academy::worth::{next_scoring, worth};
use crate::ui::parts::{DiscFace, Emblem, IconButton, Quiet, Rubric, RuleLink, Shield};
use crate::ui::prelude::*;

/// The sheet that is open, if any.
#[component]
pub fn Aids() -> impl IntoView {
    let table = use_table();
    move || match table.open.get() {
        Some(Open::Aid(track)) => {
            let title = table.scene.with(|scene| name(table.texts(), &scene.view.options, track).to_owned());
            view! { <Sheet title=title><LaneAid track /></Sheet> }.into_any()
        }
        Some(Open::Overview) => {
            view! { <Sheet title=table.texts().aid.overview.to_owned()><Overview /></Sheet> }.into_any()
        }
        Some(Open::Log) | None => ().into_any(),
    }
}

/// A sheet with a title. Focus goes into it, and back to where it was when it closes.
#[component]
fn Sheet(title: String, children: Children) -> impl IntoView {
    let table = use_table();
    let node = NodeRef::<html::Div>::new();
    let before = document().active_element();
    effect(move || {
        if let Some(sheet) = node.get() {
            let _ = sheet.focus();
        }
    });
    on_cleanup(move || {
        use wasm_bindgen::JsCast;
        if let Some(element) = before.as_ref().and_then(|element| element.dyn_ref::<web_sys::HtmlElement>()) {
            let _ = element.focus();
        }
    });
    let close = move || table.open.set(None);
    let label = title.clone();
    view! {
        <div class="over" on:click=move |_| close()></div>
        <div class="aid" role="dialog" aria-modal="true" aria-label=label tabindex="-1" node_ref=node
            on:keydown=move |event| if event.key() == "Escape" { close() }>
            <header>
                <h2 class="d"><Rubric text=title /></h2>
                <IconButton icon="ui-close" name=Signal::derive(move || table.texts().bar.close.to_owned()) press=move |()| close() />
            </header>
            {children()}
        </div>
    }
}

/// The rule of a lane, where everybody stands, what it would pay now, and when it is scored.
#[component]
fn LaneAid(track: Track) -> impl IntoView {
    let table = use_table();
    let rows = move || {
        table.scene.with(|scene| {
            let (view, texts) = (&scene.view, table.texts());
            let ranking = view.tracks[track].ranking(view.squires());
            let order: Vec<Squire> = ranking.ahead().iter().chain(ranking.at_start()).copied().collect();
            order
                .into_iter()
                .map(|squire| {
                    let brings = worth(view, &view.tracks, track, squire);
                    (
                        table.cast.read().arms(squire),
                        table.cast.read().name(squire).to_owned(),
                        place(view, texts, &view.tracks[track], track, squire),
                        view.tracks[track].disc(squire).progress(),
                        short_worth(texts, brings),
                        brings.is_loss(),
                    )
                })
                .collect::<Vec<_>>()
        })
    };
    let sign = table.scene.with_untracked(|scene| emblem(&scene.view.options, track));
    view! {
        <div class="aid-rule"><Emblem id=sign.0 wash=sign.1 size=52.0 /><p>{move || rule(table, track).1}" "{move || view! { <RuleLink game=GameId::Academy rule=rule(table, track).0 /> }}</p></div>
        <p class="n">{move || when(table, track)}</p>
        <h3 class="d">{move || table.texts().aid.ranks}</h3>
        <table class="aid-ranks"><tbody>
            {move || rows().into_iter().map(|(arms, name, place, progress, brings, loss)| view! {
                <tr>
                    <td class="n">{place}</td>
                    <th scope="row"><DiscFace arms=arms radius=11.0 /><b>{name}</b></th>
                    <td>{progress}</td>
                    <td class:loss=loss><b>{brings}</b></td>
                </tr>
            }).collect_view()}
        </tbody></table>
        <Quiet icon="ui-eye" press=move |()| table.open.set(Some(Open::Overview))>{move || table.texts().aid.overview}</Quiet>
    }
}

/// The rule as it is at this table: its number and its words.
fn rule(table: Table, track: Track) -> (&'static str, &'static str) {
    let aid = &table.texts().aid;
    let variants = table.scene.with(|scene| scene.view.options.variants);
    let number = match track {
        Track::Gallantry if variants.bet => return ("A30", aid.bet),
        Track::Jousts | Track::Tournaments if variants.knights => return ("A28", aid.knights),
        Track::Education if variants.codex => return ("A31", aid.codex),
        Track::Service if variants.scrolls => return ("A32", aid.scrolls),
        Track::Quests if variants.glory => return ("A33", aid.glory),
        Track::Charity if variants.alms => return ("A34", aid.alms),
        Track::Gallantry => "A19",
        Track::Jousts | Track::Tournaments | Track::Quests => "A20",
        Track::Education | Track::Charity => "A21",
        Track::Service => "A22",
    };
    (number, aid.rules[track.index()])
}

fn when(table: Table, track: Track) -> String {
    let aid = &table.texts().aid;
    table.scene.with(|scene| {
        if track == Track::Service && scene.view.options.variants.scrolls {
            return aid.by_scroll.to_owned();
        }
        match next_scoring(&scene.view.options, track, scene.view.round) {
            Some(round) => (aid.next)(roman(round)),
            None => aid.never.to_owned(),
        }
    })
}

/// What every lane would bring everybody, were all scored as they stand.
#[component]
fn Overview() -> impl IntoView {
    let table = use_table();
    let heads = move || {
        table.scene.with(|scene| {
            Track::ALL.map(|track| {
                (emblem(&scene.view.options, track), name(table.texts(), &scene.view.options, track).to_owned())
            })
        })
    };
    let rows = move || {
        table.scene.with(|scene| {
            let view = &scene.view;
            view.first
                .around(view.squires())
                .map(|squire| {
                    let worths = Track::ALL.map(|track| worth(view, &view.tracks, track, squire));
                    let cells = worths.map(|worth| (short_worth(table.texts(), worth), worth.is_loss()));
                    let total: i32 = worths.iter().map(|worth| worth.points()).sum();
                    (table.cast.read().arms(squire), table.cast.read().name(squire).to_owned(), cells, total)
                })
                .collect::<Vec<_>>()
        })
    };
    view! {
        <p class="n">{move || table.texts().aid.overview_how}</p>
        <div class="scores" tabindex="0" role="region" aria-label=move || table.texts().aid.overview><table>
            <thead><tr>
                <th scope="col"><span class="said">{move || table.texts().end.player}</span></th>
                {move || heads().into_iter().map(|((id, wash), name)| view! {
                    <th scope="col"><Emblem id=id wash=wash size=34.0 /><span class="said">{name}</span></th>
                }).collect_view()}
                <th scope="col" class="n">{move || table.texts().aid.total}</th>
            </tr></thead>
            <tbody>{move || rows().into_iter().map(|(arms, name, cells, total)| view! {
                <tr>
                    <th scope="row" class="d"><span class="name"><Shield arms=arms width=25.0 />{name}</span></th>
                    {cells.map(|(text, loss)| view! { <td class:loss=loss>{text}</td> }).collect_view()}
                    <td class="d total">{total.to_string().replace('-', "−")}</td>
                </tr>
            }).collect_view()}</tbody>
        </table></div>
    }
}
