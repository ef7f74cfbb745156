//! Where bots think: in a worker, or, where workers are refused or fail, in short slices on the page.
//!
//! One question is thought about at a time. A worker that dies, stays silent or answers rubbish is replaced and the
//! question asked again; after the second failure the page thinks itself.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::time::Duration;

use leptos::prelude::{set_timeout, window};
use web_sys::wasm_bindgen::JsCast;
use web_sys::wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker};

use crate::protocol::{Decision, Reply, Request, Thinking, Trouble};
use crate::ui::shell::update::worker_script;

/// What the worker says once it listens.
const READY: &str = "ready";
/// How long a worker may take to start, or to answer beyond the thinking time it was given.
const PATIENCE: u32 = 8_000;
/// After so many failures the page thinks itself.
const FAILURES: u32 = 2;
/// A slice of thinking on the page, in milliseconds: short enough for a smooth page.
const SLICE: f64 = 8.0;

/// How the page begins to think about a request itself.
pub type Begin = fn(&Request) -> Result<Box<dyn Thinking>, Trouble>;

struct Question {
    request: Request,
    begin: Begin,
    done: Box<dyn FnOnce(Option<Decision>)>,
}

#[derive(Clone)]
enum Help {
    Absent,
    Starting(Worker),
    Ready(Worker),
    Refused,
}

struct Thinker {
    help: Help,
    failures: u32,
    asked: Option<Question>,
    queue: VecDeque<Question>,
    /// Tells this start or question from earlier ones, so that an old timer does no harm.
    turn: u32,
    next_id: u32,
}

thread_local! {
    static THINKER: RefCell<Thinker> = const { RefCell::new(Thinker {
        help: Help::Absent, failures: 0, asked: None, queue: VecDeque::new(), turn: 0, next_id: 1,
    }) };
}

fn with<R>(work: impl FnOnce(&mut Thinker) -> R) -> R {
    THINKER.with_borrow_mut(work)
}

/// Thinks about a request and tells the decision; `None` if the request makes no sense. The request's number is set here.
pub fn ask(mut request: Request, begin: Begin, done: impl FnOnce(Option<Decision>) + 'static) {
    with(|thinker| {
        request.id = thinker.next_id;
        thinker.next_id = thinker.next_id.wrapping_add(1);
        thinker.queue.push_back(Question { request, begin, done: Box::new(done) });
    });
    pump();
}

/// Forgets every question: nobody waits for the answers any more. A worker in the middle of a thought is ended.
pub fn forget() {
    let busy = with(|thinker| {
        thinker.queue.clear();
        thinker.turn += 1;
        thinker.asked.take().is_some()
    });
    if busy {
        dismiss();
    }
}

/// Ends the worker, if there is one.
fn dismiss() {
    with(|thinker| {
        if let Help::Starting(worker) | Help::Ready(worker) = &thinker.help {
            worker.terminate();
            thinker.help = Help::Absent;
        }
    });
}

/// Carries on: takes the next question if none is asked, starts a worker if there is none.
fn pump() {
    let help = with(|thinker| {
        if thinker.asked.is_some() && matches!(thinker.help, Help::Ready(_) | Help::Refused) {
            return None;
        }
        if thinker.asked.is_none() {
            thinker.asked = thinker.queue.pop_front();
        }
        thinker.asked.as_ref().map(|_| thinker.help.clone())
    });
    match help {
        None | Some(Help::Starting(_)) => {}
        Some(Help::Absent) => start(),
        Some(Help::Ready(worker)) => post(&worker),
        Some(Help::Refused) => think_here(),
    }
}

/// Starts a worker.
fn start() {
    let Some(worker) = worker_script().and_then(|script| Worker::new(&script).ok()) else {
        with(|thinker| thinker.help = Help::Refused);
        return think_here();
    };
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(|message: MessageEvent| match message.data().as_string() {
        Some(text) if text == READY => ready(),
        Some(text) => heard(&text),
        None => failed(),
    });
    let fail = Closure::<dyn FnMut(Event)>::new(|_| failed());
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    // The listeners live as long as the worker, which the browser frees when it is ended.
    hear.forget();
    fail.forget();
    with(|thinker| thinker.help = Help::Starting(worker));
    watch(PATIENCE);
}

/// Gives up on the worker unless something happens within the time.
fn watch(millis: u32) {
    let turn = with(|thinker| {
        thinker.turn += 1;
        thinker.turn
    });
    let late = move || {
        if with(|thinker| thinker.turn == turn && thinker.asked.is_some()) {
            failed();
        }
    };
    set_timeout(late, Duration::from_millis(u64::from(millis)));
}

fn ready() {
    let worker = with(|thinker| match thinker.help.clone() {
        Help::Starting(worker) => {
            thinker.help = Help::Ready(worker.clone());
            thinker.asked.is_some().then_some(worker)
        }
        Help::Absent | Help::Ready(_) | Help::Refused => None,
    });
    match worker {
        Some(worker) => post(&worker),
        None => pump(),
    }
}

fn post(worker: &Worker) {
    let (text, millis) = with(|thinker| {
        let request = thinker.asked.as_ref().map(|question| &question.request);
        let text = request.map(Request::to_message);
        (text, request.and_then(|request| request.budget.millis).unwrap_or_default())
    });
    let Some(text) = text else { return };
    match worker.post_message(&text.into()) {
        Ok(()) => watch(PATIENCE + millis),
        Err(_) => failed(),
    }
}

/// A reply came: hands it on if it answers the question.
fn heard(text: &str) {
    let Ok(reply) = serde_json::from_str::<Reply>(text) else { return failed() };
    let question = with(|thinker| {
        let answers = thinker.asked.as_ref().is_some_and(|question| question.request.id == reply.id);
        if !answers {
            return None;
        }
        thinker.turn += 1;
        thinker.failures = 0;
        thinker.asked.take()
    });
    if let Some(question) = question {
        (question.done)(reply.answer.ok());
    }
    pump();
}

/// The worker is of no use: a new one, or the page, asks again.
fn failed() {
    dismiss();
    with(|thinker| {
        thinker.failures += 1;
        thinker.turn += 1;
        if thinker.failures >= FAILURES {
            thinker.help = Help::Refused;
        }
    });
    if with(|thinker| thinker.asked.is_some()) {
        match with(|thinker| thinker.help.clone()) {
            Help::Refused => think_here(),
            Help::Absent | Help::Starting(_) | Help::Ready(_) => start(),
        }
    }
}

fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Thinks on the page, in slices.
fn think_here() {
    let Some((begun, millis, turn)) = with(|thinker| {
        thinker.turn += 1;
        let turn = thinker.turn;
        let question = thinker.asked.as_ref()?;
        Some(((question.begin)(&question.request), question.request.budget.millis, turn))
    }) else {
        return;
    };
    match begun {
        Ok(thinking) => slice(thinking, now(), millis, turn),
        Err(_) => finish(None, turn),
    }
}

fn slice(mut thinking: Box<dyn Thinking>, begun: f64, millis: Option<u32>, turn: u32) {
    if with(|thinker| thinker.turn != turn) {
        return;
    }
    let start = now();
    let complete = thinking.run(u32::MAX, &mut || now() - start > SLICE);
    if complete || millis.is_some_and(|millis| now() - begun > f64::from(millis)) {
        finish(Some(thinking.decision()), turn);
    } else {
        set_timeout(move || slice(thinking, begun, millis, turn), Duration::from_millis(4));
    }
}

fn finish(decision: Option<Decision>, turn: u32) {
    let question = with(|thinker| if thinker.turn == turn { thinker.asked.take() } else { None });
    if let Some(question) = question {
        (question.done)(decision);
    }
    pump();
}
