//! The chronicle: in the rail, as a sheet on phones, and as a live region.

use super::table::{Open, use_table};
use crate::scene::academy::Shape;
use crate::scene::academy::chronicle::{Line, LineSign};
use crate::ui::parts::{DiscFace, Icon, Rubric};
use crate::ui::prelude::*;

/// The chronicle in the rail, newest first.
#[component]
pub fn LogView() -> impl IntoView {
    let table = use_table();
    let title = Signal::derive(move || table.texts().log.title.to_owned());
    view! {
        <section class="log" aria-label=title>
            <h2 class="d log-head"><Rubric text=title /><span class="n">{move || table.texts().log.all}</span></h2>
            <Lines />
        </section>
    }
}

#[component]
fn Lines() -> impl IntoView {
    let table = use_table();
    let lines = move || table.lines.get().into_iter().rev().collect::<Vec<_>>();
    view! {
        <ol class="lines" tabindex="0" aria-label=move || table.texts().log.title>
            <For each=lines key=|line| (line.number, line.what.clone()) let:line><LineView line /></For>
        </ol>
    }
}

/// A line; on hover or focus it lights up its lane.
#[component]
fn LineView(line: Line) -> impl IntoView {
    let table = use_table();
    let track = line.track;
    let light = move || table.lit.set(track);
    let dark = move || table.lit.set(None);
    let sign = match line.sign {
        LineSign::Arms(arms) => view! { <DiscFace arms=arms radius=9.0 /> }.into_any(),
        LineSign::Symbol(id) => view! { <Icon id=id size=20.0 class="lift" /> }.into_any(),
    };
    view! {
        <li class="log-line" class:head=line.head tabindex=track.map(|_| "0")
            on:mouseenter=move |_| light() on:mouseleave=move |_| dark() on:focus=move |_| light() on:blur=move |_| dark()>
            {sign}
            <span class="what">{(!line.who.is_empty()).then(|| view! { <b>{line.who.clone()}</b>" " })}{line.what.clone()}</span>
            {(!line.figure.is_empty()).then(|| view! { <b class="figure" class:loss=line.loss aria-hidden="true">{line.figure.clone()}</b> })}
        </li>
    }
}

/// Phones: the last line above the edge of the screen; a press opens all of them.
#[component]
pub fn LogSheet() -> impl IntoView {
    let table = use_table();
    let phone = move || matches!(table.frame.get().shape, Shape::Rows | Shape::Low | Shape::Table);
    let open = move || table.open.get() == Some(Open::Log);
    let last = move || table.lines.with(|lines| lines.last().cloned());
    let title = Signal::derive(move || table.texts().log.title.to_owned());
    let toggle =
        move |_| table.open.update(|open| *open = if *open == Some(Open::Log) { None } else { Some(Open::Log) });
    view! {
        <Show when=phone>
            <section class="log-sheet" class:open=open aria-label=title>
                <button type="button" class="log-grip" aria-expanded=move || open().to_string() on:click=toggle>
                    <span class="grip" aria-hidden="true"></span>
                    <span class="d"><Rubric text=title /></span>
                    <span class="n">{move || if open() { table.texts().bar.close } else { table.texts().log.open }}</span>
                </button>
                <Show when=open fallback=move || view! {
                    <div class="last-line" aria-hidden="true">{move || last().map(|line| view! { <LineView line /> })}</div>
                }>
                    <Lines />
                </Show>
            </section>
        </Show>
    }
}

/// Says politely what happened.
#[component]
pub fn Live() -> impl IntoView {
    let table = use_table();
    let said = move || table.lines.with(|lines| lines.last().map(Line::sentence));
    view! { <p class="said" role="status" aria-live="polite">{said}</p> }
}
