//! Handing over the screen: the curtain before everything, the cloth before the hand, and the seal that lifts them.

use std::time::Duration;

use leptos::ev;
use leptos::html;
use leptos::leptos_dom::helpers::TimeoutHandle;

use super::drapes;
use crate::play::Veil;
use crate::scene::Arms;
use crate::ui::parts::{Icon, Rubric, Shield};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// How long the seal is held, in milliseconds.
const HOLD: u64 = 600;

/// The person the screen is for, and what the table says about the moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Next {
    /// The name.
    pub name: String,
    /// The arms.
    pub arms: Arms,
    /// The round and phase.
    pub stage: String,
    /// How far the phase is.
    pub step: String,
    /// What happened since this person last chose.
    pub since: Vec<String>,
}

/// What lies before a person's secrets.
#[component]
pub fn Veils(
    /// Which veil is down; `None` if none is.
    #[prop(into)]
    veil: Signal<Veil>,
    /// Whose it is.
    #[prop(into)]
    next: Signal<Option<Next>>,
    /// Lifts it.
    lift: Callback<()>,
) -> impl IntoView {
    move || match (veil.get(), next.get()) {
        (Veil::None, _) | (_, None) => ().into_any(),
        (Veil::Curtain, Some(next)) => view! { <Curtain next=next lift=lift /> }.into_any(),
        (Veil::Cloth, Some(next)) => view! { <Cloth next=next lift=lift /> }.into_any(),
    }
}

#[component]
fn Curtain(next: Next, lift: Callback<()>) -> impl IntoView {
    let texts = use_texts();
    let size = follow_window();
    let side = move || ((size.get().0 - 680.0) / 2.0).max(0.0);
    let height = move || size.get().1;
    let folds = move || drapes::curtain(side(), 0.0, height(), 50.0);
    let Next { name, arms, stage, step, .. } = next;
    let label = name.clone();
    view! {
        <div class="curtain" role="dialog" aria-modal="true" aria-label=move || format!("{} {label}", texts.get().play.hand_over)>
            <svg class="curtain-side" width=side height=height aria-hidden="true" inner_html=folds></svg>
            <svg class="curtain-side right" width=side height=height aria-hidden="true" inner_html=folds></svg>
            <div class="curtain-page">
                <Border />
                <div class="curtain-frame">
                    <svg class="achievement" viewBox="452 112 276 342" aria-hidden="true" inner_html=drapes::achievement(arms)></svg>
                    <p class="n hand-over">{move || texts.get().play.hand_over}</p>
                    <h2 class="d next-name"><Rubric text=name.clone() /></h2>
                    <div class="seal-row">
                        <p class="seal-side left"><span class="d">{stage}</span><span class="n">{step}</span></p>
                        <Seal arms=arms name=name lift=lift />
                        <p class="seal-side"><span class="d">{move || texts.get().play.hold_seal}</span><span class="n">{move || texts.get().play.to_see_hand}</span></p>
                    </div>
                </div>
            </div>
            <svg class="valance" width=move || size.get().0 height="70" aria-hidden="true" inner_html=move || drapes::valance(size.get().0)></svg>
        </div>
    }
}

/// Vines along the four sides of the page, and a lily in each corner.
#[component]
fn Border() -> impl IntoView {
    let vine = |class: &'static str, pattern: &'static str| {
        view! { <svg class=class><rect width="100%" height="100%" fill=pattern></rect></svg> }
    };
    let lily = |class: &'static str| view! { <svg class=class viewBox="-1 -1 34 34" inner_html=drapes::LILY></svg> };
    view! {
        <div class="page-border" aria-hidden="true">
            {[vine("top", "url(#vine-h)"), vine("bottom", "url(#vine-h)"), vine("left", "url(#vine-v)"), vine("right", "url(#vine-v)")]}
            {[lily("lily top left"), lily("lily top right"), lily("lily bottom left"), lily("lily bottom right")]}
        </div>
    }
}

#[component]
fn Cloth(next: Next, lift: Callback<()>) -> impl IntoView {
    let texts = use_texts();
    let size = follow_window();
    let width = move || size.get().0;
    let Next { name, arms, since, .. } = next;
    let label = name.clone();
    let has_news = !since.is_empty();
    view! {
        <section class="cloth" aria-label=move || format!("{} {label}", texts.get().play.hand_over)>
            <svg class="cloth-folds" width=width height="164" aria-hidden="true" inner_html=move || drapes::curtain(width(), 8.0, 172.0, 53.6)></svg>
            <svg class="cloth-rod" width=width height="14" aria-hidden="true" inner_html=move || drapes::rod(width())></svg>
            <div class="cloth-strip">
                <Shield arms=arms width=62.0 />
                <p class="cloth-name"><span class="n">{move || texts.get().play.hand_over}</span><span class="d"><Rubric text=name.clone() /></span></p>
                <div class="cloth-since">
                    <Show when=move || has_news><p class="b">{move || texts.get().play.since}</p></Show>
                    {since.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                </div>
                <p class="seal-side"><span class="d">{move || texts.get().play.hold_seal}</span><span class="n">{move || texts.get().play.to_lift_cloth}</span></p>
                <Seal arms=arms name=name lift=lift />
            </div>
        </section>
    }
}

fn stop(timer: StoredValue<Option<TimeoutHandle>>) {
    if let Some(timer) = timer.try_update_value(Option::take).flatten() {
        timer.clear();
    }
}

/// The seal: held it lifts the veil; a key or a screen reader's press lifts it at once.
#[component]
fn Seal(arms: Arms, name: String, lift: Callback<()>) -> impl IntoView {
    let texts = use_texts();
    let held = RwSignal::new(false);
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let node = NodeRef::<html::Button>::new();
    let release = move || {
        held.set(false);
        stop(timer);
    };
    let press = move |event: ev::PointerEvent| {
        event.prevent_default();
        release();
        held.set(true);
        let handle = set_timeout_with_handle(move || lift.run(()), Duration::from_millis(HOLD));
        timer.set_value(handle.ok());
    };
    // A press by key or by a screen reader has no pointer, and so no count of clicks.
    let click = move |event: ev::MouseEvent| {
        if event.detail() == 0 {
            lift.run(());
        }
    };
    effect(move || {
        if let Some(button) = node.get() {
            let _ = button.focus();
        }
    });
    on_cleanup(move || stop(timer));
    let label = name.clone();
    view! {
        <span class="seal-place">
            <button type="button" class="seal" class:held=held node_ref=node aria-label=move || (texts.get().play.reveal)(&label)
                on:pointerdown=press on:pointerup=move |_| release() on:pointerleave=move |_| release() on:pointercancel=move |_| release()
                on:contextmenu=move |event| event.prevent_default() on:click=click>
                <svg viewBox="-68 -68 136 136" aria-hidden="true" inner_html=drapes::seal(arms)></svg>
            </button>
            <button type="button" class="seal-eye" aria-label=move || (texts.get().play.reveal)(&name)
                on:click=move |_| lift.run(())><Icon id="ui-eye".to_owned() size=26.0 /></button>
        </span>
    }
}

/// The window's size, as it changes.
fn follow_window() -> RwSignal<(f64, f64)> {
    let size = RwSignal::new(window_size());
    let resized = window_event_listener(ev::resize, move |_| size.set(window_size()));
    on_cleanup(move || resized.remove());
    size
}

fn window_size() -> (f64, f64) {
    let size = |value: Result<web_sys::wasm_bindgen::JsValue, _>| value.ok().and_then(|v| v.as_f64()).unwrap_or(1180.0);
    (size(window().inner_width()), size(window().inner_height()))
}
