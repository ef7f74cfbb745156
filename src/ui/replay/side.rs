//! Beside the replay: whose eyes, the hands as those eyes know them, and the course, whose lines lead to their place.

use super::retold::Hand;
use super::{Eyes, Stage};
use crate::scene::{Arms, little};
use crate::ui::parts::{DiscFace, Icon, Quiet, Rubric, Shield};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The sheet beside the table.
#[component]
pub fn Side(
    /// The replay.
    stage: Stage,
) -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.get().keep.replay;
    view! {
        <aside class="replay-side vellum">
            <h2 class="d"><Rubric text=Signal::derive(move || t().eyes.to_owned()) /></h2>
            <div class="replay-eyes" role="radiogroup" aria-label=move || t().eyes>
                {stage.allowed().into_iter().map(|eyes| view! { <Look eyes=eyes stage=stage /> }).collect_view()}
            </div>
            <Hands stage=stage />
            <h2 class="d"><Rubric text=Signal::derive(move || t().tale.to_owned()) /></h2>
            <Tale stage=stage />
            <div class="replay-on">
                <Quiet icon="ui-play" press=stage.play_on>{move || t().play_on}</Quiet>
                <p class="n">{move || t().play_on_line}</p>
            </div>
        </aside>
    }
}

fn arms(stage: Stage, seat: usize) -> Arms {
    stage.save.with_value(|save| Arms::of(save.players[seat].tincture))
}

fn name(stage: Stage, seat: usize) -> String {
    stage.save.with_value(|save| save.players[seat].name.clone())
}

/// One pair of eyes.
#[component]
fn Look(eyes: Eyes, stage: Stage) -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.get().keep.replay;
    let words = move || match eyes {
        Eyes::Seat(seat) => name(stage, seat.index()),
        Eyes::Public => t().public.to_owned(),
        Eyes::All => t().all.to_owned(),
    };
    let sign = match eyes {
        Eyes::Seat(seat) => {
            let arms = arms(stage, seat.index());
            view! { <Shield arms=Signal::derive(move || arms) width=32.0 /> }.into_any()
        }
        Eyes::Public => view! { <Icon id="ui-eye".to_owned() size=32.0 /> }.into_any(),
        Eyes::All => view! { <Icon id="ui-full".to_owned() size=32.0 /> }.into_any(),
    };
    view! {
        <label class="replay-eye">
            <input type="radio" name="eyes" prop:checked=move || stage.eyes.get() == eyes on:change=move |_| stage.eyes.set(eyes) />
            {sign}<span>{words}</span>
        </label>
    }
}

/// The hands of all.
#[component]
fn Hands(stage: Stage) -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.get().keep.replay;
    let title = move || match stage.eyes.get() {
        Eyes::Seat(seat) => (t().hands_of)(&name(stage, seat.index())),
        Eyes::Public => (t().hands_of)(t().public),
        Eyes::All => t().hands_all.to_owned(),
    };
    let rows = move || {
        let rows = stage.hands.get().into_iter().enumerate().map(|(seat, hand)| {
            let arms = arms(stage, seat);
            view! {
                <li><DiscFace arms=Signal::derive(move || arms) radius=12.0 />
                    <span class="said">{(texts.get().keep.stats.within)(&name(stage, seat), &in_words(&hand, t().backs))}</span>
                    <span class="replay-cards" aria-hidden="true" inner_html=drawn(&hand)></span></li>
            }
        });
        rows.collect_view()
    };
    view! { <h3 class="n">{title}</h3><ul class="replay-hands">{rows}</ul> }
}

/// A hand for those who listen: the known cards by name, and how many are unknown.
fn in_words((known, held): &Hand, backs: fn(usize) -> String) -> String {
    let mut words: Vec<String> = known.iter().map(|card| card.name.clone()).collect();
    words.extend(held.checked_sub(known.len()).filter(|&hidden| hidden > 0).map(backs));
    words.join(", ")
}

/// A hand as it is drawn: the known cards, then the backs of the others. Many cards lie upon each other.
fn drawn((known, held): &Hand) -> String {
    let backs = held.saturating_sub(known.len());
    let cards = known.iter().map(little::face).chain((0..backs).map(|_| little::back()));
    let boxed = |card: String| format!(r#"<span><svg viewBox="-1 -1 31 42">{card}</svg></span>"#);
    cards.map(boxed).collect()
}

/// The course in words; the present line stands out, and any line leads to its place.
#[component]
fn Tale(stage: Stage) -> impl IntoView {
    let texts = use_texts();
    let present = Memo::new(move |_| {
        let at = stage.at.get();
        stage.lines.with(|lines| lines.iter().rposition(|line| line.step <= at))
    });
    let items = move || {
        let lines = stage.lines.get().into_iter().enumerate().map(|(place, line)| {
            let sign = line.arms.map(|arms| view! { <DiscFace arms=Signal::derive(move || arms) radius=9.0 /> });
            view! {
                <li class:present=move || present.get() == Some(place)>
                    <button type="button" aria-current=move || (present.get() == Some(place)).then_some("step") on:click=move |_| stage.jump(line.step)>
                        {sign}<span>{line.words}</span>
                    </button>
                </li>
            }
        });
        lines.collect_view()
    };
    let list = NodeRef::<leptos::html::Ol>::new();
    effect(move || {
        present.track();
        let Some(list) = list.get() else { return };
        if let Ok(Some(item)) = list.query_selector("li.present") {
            use web_sys::wasm_bindgen::JsCast;
            if let Ok(item) = item.dyn_into::<web_sys::HtmlElement>() {
                list.set_scroll_top(item.offset_top() - list.client_height() / 2);
            }
        }
    });
    view! { <ol class="replay-tale" node_ref=list aria-label=move || texts.get().keep.replay.tale>{items}</ol> }
}
