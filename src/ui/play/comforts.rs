//! Small comforts at every table: the screen stays awake while a game runs, the turn is called, the whole screen can be
//! used, and a card or lane held down is shown large. What a device cannot do is left out silently.

use std::time::Duration;

use js_sys::{Function, Promise, Reflect};
use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use web_sys::wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, PointerEvent};

use crate::ui::prelude::*;
use crate::ui::shell::use_shell;

/// How long something is held until it is shown large, in milliseconds.
const HOLD: u64 = 450;
/// How far a finger may stray meanwhile.
const SLACK: f64 = 10.0;
/// What can be looked at closely.
const PEEKED: &str = ".card, .table-card, .kept-card, .lane-head, .t-row, .b-folk, .b-blazon";

/// Calls a method that a browser may not have.
fn call(of: &JsValue, method: &str, with: &JsValue) -> Option<JsValue> {
    let function = Reflect::get(of, &method.into()).ok()?.dyn_into::<Function>().ok()?;
    function.call1(of, with).ok()
}

fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(|found| !found.is_undefined() && !found.is_null())
}

/// A promise that may fail without anybody minding.
fn let_be(promise: Option<JsValue>) {
    if let Some(promise) = promise.and_then(|promise| promise.dyn_into::<Promise>().ok()) {
        thread_local! {
            static NOTHING: web_sys::wasm_bindgen::closure::Closure<dyn FnMut(JsValue)> =
                web_sys::wasm_bindgen::closure::Closure::new(|_| ());
        }
        NOTHING.with(|nothing| {
            let _ = promise.catch(nothing);
        });
    }
}

/// Calls for the person whose turn it is by vibration.
pub fn remind() {
    call(&window().navigator(), "vibrate", &JsValue::from_f64(120.0));
}

/// Is the whole screen in use?
pub fn is_full() -> bool {
    get(&document(), "fullscreenElement").is_some()
}

/// Uses the whole screen, or gives it back.
pub fn toggle_full() {
    let_be(if is_full() {
        call(&document(), "exitFullscreen", &JsValue::UNDEFINED)
    } else {
        document().document_element().and_then(|root| call(&root, "requestFullscreen", &JsValue::UNDEFINED))
    });
}

/// Keeps the screen awake as long as the table is on the page, if the player wants it. The lock is lost whenever the
/// page is hidden, so it is asked for again when the page comes back.
fn stay_awake() {
    let shell = use_shell();
    let ask = move || {
        if shell.settings.with_untracked(|settings| settings.awake) && !document().hidden() {
            let lock = get(&window().navigator(), "wakeLock");
            let_be(lock.and_then(|lock| call(&lock, "request", &"screen".into())));
        }
    };
    ask();
    let seen = ev::Custom::<web_sys::Event>::new("visibilitychange");
    let handle = window_event_listener(seen, move |_| ask());
    on_cleanup(move || handle.remove());
}

/// What is being looked at closely: its drawing and its words.
#[derive(Clone, Default, PartialEq)]
struct Peek {
    drawing: String,
    words: String,
}

fn peek(element: &Element) -> Peek {
    let drawing = element.query_selector("svg").ok().flatten().map(|svg| svg.outer_html()).unwrap_or_default();
    let label = element.get_attribute("aria-label").or_else(|| {
        let inner = element.query_selector("[aria-label]").ok().flatten();
        inner.and_then(|inner| inner.get_attribute("aria-label"))
    });
    let text = || element.text_content().unwrap_or_default();
    Peek { drawing, words: label.unwrap_or_else(text) }
}

/// The comforts of a table: awake while it is there, and a closer look at what is held.
#[component]
pub fn Comforts() -> impl IntoView {
    stay_awake();
    let shown = RwSignal::new(None::<Peek>);
    follow_holding(shown);
    view! {
        <Show when=move || shown.with(Option::is_some)>
            <div class="peek" aria-hidden="true">
                <div class="peek-drawing" inner_html=move || shown.get().unwrap_or_default().drawing></div>
                <p>{move || shown.get().unwrap_or_default().words}</p>
            </div>
        </Show>
    }
}

/// Shows what is held down until it is let go; a finger that strays holds nothing.
fn follow_holding(shown: RwSignal<Option<Peek>>) {
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let from = StoredValue::new((0.0, 0.0));
    let stop = move || {
        if let Some(Some(timer)) = timer.try_update_value(Option::take) {
            timer.clear();
        }
    };
    // What was held still and is then dragged is no longer looked at: the drag goes on.
    let let_go = move || {
        stop();
        if shown.with_untracked(Option::is_some) {
            shown.set(None);
        }
    };
    let down = window_event_listener(ev::pointerdown, move |event: PointerEvent| {
        stop();
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(held) = target.and_then(|target| target.closest(PEEKED).ok().flatten()) else { return };
        from.set_value((event.client_x().into(), event.client_y().into()));
        let show = move || shown.set(Some(peek(&held)));
        timer.set_value(set_timeout_with_handle(show, Duration::from_millis(HOLD)).ok());
    });
    let moved = window_event_listener(ev::pointermove, move |event: PointerEvent| {
        let (x, y) = from.get_value();
        if (f64::from(event.client_x()) - x).hypot(f64::from(event.client_y()) - y) > SLACK {
            let_go();
        }
    });
    let end = move |_: PointerEvent| let_go();
    let up = window_event_listener(ev::pointerup, end);
    let off = window_event_listener(ev::pointercancel, end);
    on_cleanup(move || {
        for handle in [down, moved, up, off] {
            handle.remove();
        }
        stop();
    });
}
