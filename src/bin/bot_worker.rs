//! The bots in a Web Worker: a request comes in, a reply goes out.
//!
//! The worker says "ready" once it listens; every other message is a text of [`quintain::protocol`]. Thinking is
//! cancelled by ending the worker. On a page that may have no worker the same program listens to the page's own events
//! and thinks in short slices, so that the page stays smooth.

use std::cell::Cell;
use std::rc::Rc;

use quintain::protocol::{
    ASK, FINGERPRINT, PLAYOUTS, READY, Reply, Request, SAY, Thinking, answer, answer_playouts, answer_position, begin,
};
use wasm_bindgen::prelude::*;
use web_sys::{CustomEvent, DedicatedWorkerGlobalScope, MessageEvent, Window};

/// A slice of thinking on the page, in milliseconds: what is left of a frame is the page's.
const SLICE: f64 = 6.0;
/// How many simulations are made on the page between two looks at the clock.
const BREATH: u32 = 2;

fn main() {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => listen_in_worker(scope),
        Err(global) => listen_on_page(global.unchecked_into()),
    }
}

fn listen_in_worker(scope: DedicatedWorkerGlobalScope) {
    let here = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let Some(request) = message.data().as_string() else { return };
        let reply = if let Some(question) = request.strip_prefix(FINGERPRINT) {
            answer_position(question)
        } else if let Some(question) = request.strip_prefix(PLAYOUTS) {
            answer_playouts(question)
        } else {
            think(&here, &request)
        };
        // A page that is gone needs no answer.
        _ = here.post_message(&reply.into());
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    _ = scope.post_message(&READY.into());
}

/// Answers a request within its time, by the worker's own clock.
fn think(scope: &DedicatedWorkerGlobalScope, request: &str) -> String {
    let now = || scope.performance().map_or(0.0, |clock| clock.now());
    let start = now();
    answer(request, &mut |millis| millis.is_some_and(|millis| now() - start > f64::from(millis)))
}

fn listen_on_page(page: Window) {
    let here = page.clone();
    let latest = Rc::new(Cell::new(0));
    let listen = Closure::<dyn FnMut(CustomEvent)>::new(move |event: CustomEvent| {
        let request = event.detail().as_string().and_then(|text| Request::from_message(&text));
        let Some(request) = request else { return };
        latest.set(request.id);
        match begin(&request) {
            Ok(thinking) => {
                let slices =
                    Slices { page: here.clone(), thinking, start: now(&here), latest: latest.clone(), request };
                slices.carry_on();
            }
            Err(trouble) => say_reply(&here, &Reply { id: request.id, answer: Err(trouble) }),
        }
    });
    _ = page.add_event_listener_with_callback(ASK, listen.as_ref().unchecked_ref());
    listen.forget();
    say(&page, READY);
}

/// A thought on the page.
struct Slices {
    page: Window,
    request: Request,
    thinking: Box<dyn Thinking>,
    /// When it was begun.
    start: f64,
    /// The number of the last request: an earlier one interests nobody any more.
    latest: Rc<Cell<u32>>,
}

impl Slices {
    /// Thinks a slice, a little later.
    fn carry_on(self) {
        let page = self.page.clone();
        let next = Closure::once_into_js(move || self.slice());
        _ = page.set_timeout_with_callback_and_timeout_and_arguments_0(next.unchecked_ref(), 4);
    }

    fn slice(mut self) {
        if self.latest.get() != self.request.id {
            return;
        }
        let start = now(&self.page);
        let mut complete = false;
        while !complete && now(&self.page) - start < SLICE {
            complete = self.thinking.run(BREATH, &mut || false);
        }
        let late = self.request.budget.millis.is_some_and(|millis| now(&self.page) - self.start > f64::from(millis));
        if complete || late {
            say_reply(&self.page, &Reply { id: self.request.id, answer: Ok(self.thinking.decision()) });
        } else {
            self.carry_on();
        }
    }
}

fn now(page: &Window) -> f64 {
    page.performance().map_or(0.0, |clock| clock.now())
}

fn say_reply(page: &Window, reply: &Reply) {
    say(page, &serde_json::to_string(reply).expect("a reply is plain data"));
}

fn say(page: &Window, text: &str) {
    let Ok(event) = CustomEvent::new(SAY) else { return };
    event.init_custom_event_with_can_bubble_and_cancelable_and_detail(SAY, false, false, &text.into());
    _ = page.dispatch_event(&event);
}
