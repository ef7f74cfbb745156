//! Where bots think: in a worker, or, where workers are refused or fail, on the page, in the worker's own program, which
//! is loaded for that alone and thinks in short slices.
//!
//! One question is thought about at a time. Bots that fall silent or answer rubbish are started anew and the question
//! asked again; after the second failure they are sought in the next place.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::time::Duration;

use leptos::prelude::{document, set_timeout, window};
use web_sys::wasm_bindgen::JsCast;
use web_sys::wasm_bindgen::closure::Closure;
use web_sys::{CustomEvent, Event, MessageEvent, Worker};

use crate::protocol::{ASK, Decision, READY, Reply, Request, SAY};
use crate::ui::shell::update::worker_script;

/// How long bots may take to start, or to answer beyond the thinking time they were given.
const PATIENCE: u32 = 8_000;
/// How long they may take where no thinking time was given: on a slow device the game's own number of simulations.
const UNBOUNDED: u32 = 60_000;
/// After so many failures the bots are sought in the next place.
const FAILURES: u32 = 2;

struct Question {
    request: Request,
    done: Box<dyn FnOnce(Option<Decision>)>,
}

/// Where bots are sought, the best place first.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Worker,
    Page,
    /// There are none to be had: whoever asks must do without.
    Nowhere,
}

/// Whom the questions go to.
#[derive(Clone)]
enum Bots {
    Worker(Worker),
    Page,
}

#[derive(Clone)]
enum Help {
    Absent,
    Starting(Bots),
    Ready(Bots),
}

struct Thinker {
    place: Place,
    help: Help,
    failures: u32,
    asked: Option<Question>,
    queue: VecDeque<Question>,
    /// Tells this start or question from earlier ones, so that an old timer does no harm.
    turn: u32,
    next_id: u32,
    /// Does the page listen to bots of its own?
    listens: bool,
    /// Has the page the worker's script?
    has_script: bool,
}

thread_local! {
    static THINKER: RefCell<Thinker> = const { RefCell::new(Thinker {
        place: Place::Worker, help: Help::Absent, failures: 0, asked: None, queue: VecDeque::new(), turn: 0, next_id: 1,
        listens: false, has_script: false,
    }) };
}

fn with<R>(work: impl FnOnce(&mut Thinker) -> R) -> R {
    THINKER.with_borrow_mut(work)
}

/// Thinks about a request and tells the decision; `None` if the request makes no sense, or if there are no bots to be
/// had. The request's number is set here.
pub fn ask(mut request: Request, done: impl FnOnce(Option<Decision>) + 'static) {
    with(|thinker| {
        request.id = thinker.next_id;
        thinker.next_id = thinker.next_id.wrapping_add(1);
        thinker.queue.push_back(Question { request, done: Box::new(done) });
    });
    pump();
}

/// Forgets every question: nobody waits for the answers any more. Bots in the middle of a thought are ended.
pub fn forget() {
    let busy = with(|thinker| {
        thinker.queue.clear();
        thinker.turn += 1;
        if thinker.place == Place::Nowhere {
            // The next game may be luckier: perhaps the network is back.
            thinker.place = Place::Worker;
        }
        thinker.asked.take().is_some()
    });
    if busy {
        dismiss();
    }
}

/// Ends the worker, if there is one. Bots on the page give up a thought when they are asked the next question.
fn dismiss() {
    with(|thinker| {
        if let Help::Starting(Bots::Worker(worker)) | Help::Ready(Bots::Worker(worker)) = &thinker.help {
            worker.terminate();
            thinker.help = Help::Absent;
        }
    });
}

/// Carries on: takes the next question if none is asked, starts the bots if there are none.
fn pump() {
    let help = with(|thinker| {
        if thinker.asked.is_some() && matches!(thinker.help, Help::Ready(_)) {
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
        Some(Help::Ready(bots)) => post(&bots),
    }
}

/// Starts the bots where they are sought now.
fn start() {
    match with(|thinker| thinker.place) {
        Place::Worker => start_worker(),
        Place::Page => start_here(),
        Place::Nowhere => set_timeout(give_up, Duration::ZERO),
    }
}

fn start_worker() {
    let Some(worker) = worker_script().and_then(|script| Worker::new(&script).ok()) else {
        with(|thinker| thinker.place = Place::Page);
        return start_here();
    };
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(|message: MessageEvent| heard(message.data().as_string()));
    let fail = Closure::<dyn FnMut(Event)>::new(|_| failed());
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    // The listeners live as long as the worker, which the browser frees when it is ended.
    hear.forget();
    fail.forget();
    with(|thinker| thinker.help = Help::Starting(Bots::Worker(worker)));
    watch(PATIENCE);
}

/// Loads the worker's program into the page: first the script, then what starts it.
fn start_here() {
    with(|thinker| thinker.help = Help::Starting(Bots::Page));
    watch(PATIENCE);
    if !with(|thinker| std::mem::replace(&mut thinker.listens, true)) {
        let hear = Closure::<dyn FnMut(CustomEvent)>::new(|event: CustomEvent| heard(event.detail().as_string()));
        _ = window().add_event_listener_with_callback(SAY, hear.as_ref().unchecked_ref());
        hear.forget();
    }
    let Some(starter) = worker_script() else { return failed() };
    if with(|thinker| thinker.has_script) {
        return load(&starter, || {});
    }
    load(&starter.replace("_loader", ""), move || {
        with(|thinker| thinker.has_script = true);
        load(&starter, || {});
    });
}

/// Adds a script to the page.
fn load(address: &str, then: impl FnMut() + 'static) {
    let then = Closure::<dyn FnMut()>::new(then);
    let fail = Closure::<dyn FnMut()>::new(failed);
    if let (Ok(script), Some(body)) = (document().create_element("script"), document().body()) {
        _ = script.set_attribute("src", address);
        _ = script.add_event_listener_with_callback("load", then.as_ref().unchecked_ref());
        _ = script.add_event_listener_with_callback("error", fail.as_ref().unchecked_ref());
        _ = body.append_child(&script);
    }
    then.forget();
    fail.forget();
}

/// Gives up on the bots unless something happens within the time.
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
    let bots = with(|thinker| match thinker.help.clone() {
        Help::Starting(bots) => {
            thinker.help = Help::Ready(bots.clone());
            thinker.asked.is_some().then_some(bots)
        }
        Help::Absent | Help::Ready(_) => None,
    });
    match bots {
        Some(bots) => post(&bots),
        None => pump(),
    }
}

fn post(bots: &Bots) {
    let (text, millis) = with(|thinker| {
        let request = thinker.asked.as_ref().map(|question| &question.request);
        let text = request.map(Request::to_message);
        (text, request.and_then(|request| request.budget.millis).unwrap_or(UNBOUNDED))
    });
    let Some(text) = text else { return };
    watch(PATIENCE + millis);
    let posted = match bots {
        Bots::Worker(worker) => worker.post_message(&text.into()).is_ok(),
        Bots::Page => CustomEvent::new(ASK).is_ok_and(|event| {
            event.init_custom_event_with_can_bubble_and_cancelable_and_detail(ASK, false, false, &text.into());
            window().dispatch_event(&event).is_ok()
        }),
    };
    if !posted {
        failed();
    }
}

/// The bots said something.
fn heard(text: Option<String>) {
    match text {
        Some(text) if text == READY => ready(),
        Some(text) => replied(&text),
        None => failed(),
    }
}

/// A reply came: hands it on if it answers the question.
fn replied(text: &str) {
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

/// These bots are of no use: others are asked again.
fn failed() {
    dismiss();
    let asked = with(|thinker| {
        thinker.help = Help::Absent;
        thinker.failures += 1;
        thinker.turn += 1;
        if thinker.failures >= FAILURES {
            thinker.failures = 0;
            thinker.place = match thinker.place {
                Place::Worker => Place::Page,
                Place::Page | Place::Nowhere => Place::Nowhere,
            };
        }
        thinker.asked.is_some()
    });
    if asked {
        start();
    }
}

/// Nobody can think about the question.
fn give_up() {
    if let Some(question) = with(|thinker| thinker.asked.take()) {
        (question.done)(None);
    }
    pump();
}
