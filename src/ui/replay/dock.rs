//! Below the replay: the chart and the slider on one axis, and the buttons.

use super::Stage;
use super::chart::{chart, ends, height, span};
use crate::locales::roman;
use crate::play::Mark;
use crate::route::GameId;
use crate::ui::parts::{DiscFace, Icon, IconButton};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The sheets below the table.
#[component]
pub fn Dock(
    /// The replay.
    stage: Stage,
    /// Which game.
    game: GameId,
) -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.get().keep.replay;
    let part = move |number: u16| match game {
        GameId::Academy | GameId::Blazons => (t().round)(&roman(number)),
        GameId::Tourney => (t().tournament)(&roman(number)),
    };
    let place = move || {
        let at = stage.at.get();
        let (number, start, end) = stage.story.with_value(|story| story.part(at));
        (t().place)(&part(number), at - start, end - start)
    };
    let steps = stage.steps().max(1);
    let drawing = stage.story.with_value(|story| chart(&story.scores, &stage.arms()));
    let thumb = move || stage.mover().map(|seat| stage.arms()[seat.index()]);
    let share = move |step: usize| format!("left:{}%", step as f64 * 100.0 / steps as f64);
    let width = move |step: usize| {
        let end = stage.story.with_value(|story| story.part(step).2);
        format!("{};width:{}%", share(step), (end - step) as f64 * 100.0 / steps as f64)
    };
    let marks = stage.story.with_value(|story| story.marks.clone());
    view! {
        <section class="replay-dock vellum" aria-label=move || t().slider>
            <div class="replay-axis">
                <svg class="replay-chart" viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" aria-label=move || t().chart inner_html=drawing></svg>
                <Ends stage=stage />
                <span class="replay-now" style=move || share(stage.at.get()) aria-hidden="true"></span>
                <div class="replay-marks" aria-hidden="true">{marks.into_iter().map(|(step, mark)| match mark {
                    Mark::Part(number) => view! { <span class="part" style=share(step)></span><i class="d" style=width(step)><b>{roman(number)}</b></i> }.into_any(),
                    Mark::Scoring => view! { <span class="scoring" style=share(step)></span> }.into_any(),
                }).collect_view()}</div>
                <input type="range" min="0" max=steps step="1" prop:value=move || stage.at.get().to_string() aria-label=move || t().slider
                    aria-valuetext=place on:input=move |event| if let Ok(step) = event_target_value(&event).parse() { stage.jump(step) } />
                {move || thumb().map(|arms| view! { <span class="replay-thumb" style=move || share(stage.at.get()) aria-hidden="true"
                    inner_html=format!(r#"<svg width="30" height="30" viewBox="-15 -15 30 30">{}</svg>"#, crate::scene::art::disc(arms, 12.0, false))></span> })}
            </div>
            <Buttons stage=stage />
            <p class="n replay-place">{place}</p>
        </section>
    }
}

/// Who ended where, at the ends of the chart's lines, and its scale.
#[component]
fn Ends(stage: Stage) -> impl IntoView {
    let arms = stage.arms();
    let (span, ends) = stage.story.with_value(|story| (span(&story.scores), ends(&story.scores)));
    let disc = |(seat, top, column): (usize, f64, usize)| {
        let arms = arms[seat];
        view! { <span style=format!("top:{top}%;left:{}px", 12 + column * 17)><DiscFace arms=Signal::derive(move || arms) radius=8.0 /></span> }
    };
    let scale = span.map(|span| [0, span.1].map(|score| (score, height(score, span))));
    view! {
        <div class="replay-ends" aria-hidden="true">{ends.into_iter().map(disc).collect_view()}</div>
        <div class="replay-scale n" aria-hidden="true">{scale.map(|scale| scale.map(|(score, top)| view! { <span style=format!("top:{top}%")>{score}</span> }))}</div>
    }
}

#[component]
fn Buttons(stage: Stage) -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.get().keep.replay;
    let icon = |name: &'static str| Signal::derive(move || name.to_owned());
    let at = move || stage.at.get_untracked();
    let marked = move |on: bool| {
        let place = stage.story.with_value(|story| if on { story.next_mark(at()) } else { story.previous_mark(at()) });
        stage.jump(place);
    };
    let plays = move || stage.playing.get();
    view! {
        <div class="replay-buttons">
            <IconButton icon=icon("ui-prev") name=Signal::derive(move || t().back.to_owned()) press=move |()| stage.jump(at().saturating_sub(1)) />
            <button type="button" class="btn" aria-label=move || if plays() { t().pause } else { t().play } on:click=move |_| stage.toggle()>
                <Icon id=Signal::derive(move || if plays() { "ui-pause" } else { "ui-play" }.to_owned()) size=24.0 />
            </button>
            <IconButton icon=icon("ui-next") name=Signal::derive(move || t().on.to_owned()) press=move |()| { stage.playing.set(false); stage.step() } />
            <IconButton icon=icon("ui-first") name=Signal::derive(move || t().first.to_owned()) press=move |()| marked(false) />
            <button type="button" class="btn q" aria-label=move || (t().speed)(stage.speed.get())
                on:click=move |_| stage.speed.update(|speed| *speed = if *speed >= 8 { 1 } else { *speed * 2 })>{move || format!("×{}", stage.speed.get())}</button>
            <IconButton icon=icon("ui-last") name=Signal::derive(move || t().last.to_owned()) press=move |()| marked(true) />
        </div>
    }
}
