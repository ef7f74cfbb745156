//! The bots in a Web Worker: a request comes in, a reply goes out.
//!
//! The worker says "ready" once it listens; every other message is a text of [`quintain::protocol`]. Thinking is cancelled
//! by ending the worker.

use quintain::protocol::{FINGERPRINT, answer, answer_position};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// What the worker says once it listens.
const READY: &str = "ready";

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let here = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let Some(request) = message.data().as_string() else { return };
        let reply = match request.strip_prefix(FINGERPRINT) {
            Some(question) => answer_position(question),
            None => think(&here, &request),
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
