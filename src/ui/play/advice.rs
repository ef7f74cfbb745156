//! "Hint" and "Why?": what a Knight would do at the person's place, and why a bot has moved as it did.
//!
//! The advisor is the same for all games and knows none of them: it asks in plain data, and the answer comes in words.

use leptos::ev;
use leptos::html;
use web_sys::KeyboardEvent;
use web_sys::wasm_bindgen::JsCast;

use crate::locales::why::Told;
use crate::protocol::Decision;
use crate::ui::parts::{IconButton, Quiet, Rubric};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// What is asked of the advisor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// What a Knight would do here.
    Hint,
    /// Why a bot did what it did: its last open move, or so many such moves before it.
    Why(usize),
}

/// What the sheet says.
#[derive(Clone, Debug, PartialEq)]
enum Answer {
    Awaited,
    Absent,
    Given(Vec<Told>),
}

/// The sheet that lies over the table.
#[derive(Clone, Debug, PartialEq)]
struct Sheet {
    topic: Topic,
    /// Whose move is explained.
    who: String,
    answer: Answer,
    /// Tells this question from earlier ones.
    turn: u32,
}

/// Gives advice at one table. The handle is freely copied.
#[derive(Clone, Copy)]
pub struct Advisor {
    /// May a hint be asked for?
    can_hint: Signal<bool>,
    /// How many moves of bots may be asked about.
    moves: Signal<usize>,
    /// Puts a question; the answer comes to [`hear`](Advisor::hear) with the same number. Tells whose move it is about.
    ask: Callback<(Topic, u32), Option<String>>,
    sheet: RwSignal<Option<Sheet>>,
    turn: StoredValue<u32>,
    /// The candidate that the table is to show, as records write it.
    chosen: RwSignal<Option<String>>,
}

impl Advisor {
    /// An advisor that asks by `ask`.
    pub fn new(
        can_hint: Signal<bool>,
        moves: Signal<usize>,
        ask: impl Fn(Advisor, Topic, u32) -> Option<String> + Send + Sync + 'static,
    ) -> Advisor {
        let (sheet, turn, chosen) = (RwSignal::new(None), StoredValue::new(0), RwSignal::new(None));
        let unasked = Callback::new(|_| None);
        let advisor = Advisor { can_hint, moves, ask: unasked, sheet, turn, chosen };
        let ask = Callback::new(move |(topic, turn)| ask(advisor, topic, turn));
        Advisor { ask, ..advisor }
    }

    /// Asks, and opens the sheet.
    fn open(self, topic: Topic) {
        let possible = match topic {
            Topic::Hint => self.can_hint.get_untracked(),
            Topic::Why(back) => back < self.moves.get_untracked(),
        };
        if !possible {
            return;
        }
        self.turn.update_value(|turn| *turn += 1);
        let turn = self.turn.get_value();
        self.sheet.set(Some(Sheet { topic, who: String::new(), answer: Answer::Awaited, turn }));
        let who = self.ask.run((topic, turn));
        self.sheet.update(|sheet| match (sheet, who) {
            (Some(sheet), Some(who)) => sheet.who = who,
            (Some(sheet), None) => sheet.answer = Answer::Absent,
            (None, _) => {}
        });
    }

    /// The answer to a question came; one that nobody waits for any more is let go.
    pub fn hear(self, turn: u32, decision: Option<Decision>) {
        let answer = match decision {
            Some(decision) if !decision.advice.is_empty() => Answer::Given(decision.advice),
            Some(_) | None => Answer::Absent,
        };
        // The table may have been left in the meantime.
        self.sheet.try_update(|sheet| {
            if let Some(sheet) = sheet.as_mut().filter(|sheet| sheet.turn == turn) {
                sheet.answer = answer;
            }
        });
    }

    /// Closes the sheet; what was still asked is no longer waited for.
    pub fn close(self) {
        if self.sheet.with_untracked(Option::is_some) {
            self.sheet.set(None);
        }
    }

    /// Closes a hint: the choice it was about has gone.
    pub fn close_hint(self) {
        if self.sheet.with_untracked(|sheet| sheet.as_ref().is_some_and(|sheet| sheet.topic == Topic::Hint)) {
            self.sheet.set(None);
        }
    }

    /// The candidate that the table is to show, taken once; tracked.
    pub fn take_chosen<A: std::str::FromStr>(self) -> Option<A> {
        let action = self.chosen.get()?.parse().ok();
        self.chosen.set(None);
        action
    }

    fn choose(self, action: String) {
        self.close();
        self.chosen.set(Some(action));
    }
}

/// The advisor of this table. A table in a lesson or a replay has none to ask: its advisor is silent.
pub fn use_advisor() -> Advisor {
    let silent = || Advisor::new(Signal::derive(|| false), Signal::derive(|| 0), |_, _, _| None);
    use_context::<Advisor>().unwrap_or_else(silent)
}

/// The two signs in a table's bar.
#[component]
pub fn AdviceSigns() -> impl IntoView {
    use_context::<Advisor>().map(signs)
}

fn signs(advisor: Advisor) -> impl IntoView {
    let texts = use_texts();
    let word = |pick: fn(&crate::locales::why::WhyTexts) -> &'static str| {
        Signal::derive(move || pick(&texts.get().why).to_owned())
    };
    view! {
        <span class="advice-signs">
            <IconButton icon=Signal::derive(|| "hint".to_owned()) name=word(|why| why.hint)
                disabled=Signal::derive(move || !advisor.can_hint.get()) press=move |()| advisor.open(Topic::Hint) />
            <IconButton icon=Signal::derive(|| "why".to_owned()) name=word(|why| why.why)
                disabled=Signal::derive(move || advisor.moves.get() == 0) press=move |()| advisor.open(Topic::Why(0)) />
        </span>
    }
}

/// "Why?" among the items of a table's menu; `before` is done first.
#[component]
pub fn WhyItem(
    /// Closes the menu.
    before: Callback<()>,
) -> impl IntoView {
    let (advisor, texts) = (use_advisor(), use_texts());
    let press = move |()| {
        before.run(());
        advisor.open(Topic::Why(0));
    };
    view! {
        <Quiet icon="why" disabled=Signal::derive(move || advisor.moves.get() == 0) press=press>{move || texts.get().why.why}</Quiet>
    }
}

/// The sheet, and the keys H and W that open it.
#[component]
pub fn AdviceSheet() -> impl IntoView {
    let advisor = use_advisor();
    let keys = window_event_listener(ev::keydown, move |event| press(advisor, &event));
    on_cleanup(move || keys.remove());
    let topic = Memo::new(move |_| advisor.sheet.with(|sheet| sheet.as_ref().map(|sheet| (sheet.topic, sheet.turn))));
    let sheet = move || topic.get().map(|(topic, _)| view! { <Leaf topic=topic /> });
    view! { {sheet} }
}

fn press(advisor: Advisor, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || is_elsewhere(event) {
        return;
    }
    match event.key().as_str() {
        "h" | "H" => advisor.open(Topic::Hint),
        "w" | "W" => advisor.open(Topic::Why(0)),
        "Escape" => advisor.close(),
        _ => return,
    }
    event.prevent_default();
}

/// A key belongs to the field or the dialog it is pressed in.
fn is_elsewhere(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.closest("input, select, textarea, dialog").ok().flatten().is_some())
}

/// Focus comes to the sheet, so that it is read and the keys are at hand, and goes back where it was.
fn borrow_focus(node: NodeRef<html::Section>) {
    let before = document().active_element().and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
    let before = StoredValue::new_local(before);
    effect(move || {
        if let Some(section) = node.get() {
            let _ = section.focus();
        }
    });
    on_cleanup(move || {
        if let Some(Some(before)) = before.try_get_value() {
            let _ = before.focus();
        }
    });
}

/// What is said, and the ways on.
#[component]
fn Leaf(topic: Topic) -> impl IntoView {
    let (advisor, texts) = (use_advisor(), use_texts());
    let why = move || &texts.get().why;
    let who = move || advisor.sheet.with(|sheet| sheet.as_ref().map_or(String::new(), |sheet| sheet.who.clone()));
    let title = Signal::derive(move || match topic {
        Topic::Hint => why().advice.to_owned(),
        Topic::Why(_) => (why().why_did)(&who()),
    });
    let node = NodeRef::<html::Section>::new();
    borrow_focus(node);
    let other = move |back: usize, word: fn(&crate::locales::why::WhyTexts) -> &'static str| {
        view! { <Quiet press=move |()| advisor.open(Topic::Why(back))>{move || word(why())}</Quiet> }
    };
    let ways = move || match topic {
        Topic::Hint => None,
        Topic::Why(back) => Some((
            (back + 1 < advisor.moves.get()).then(|| other(back + 1, |why| why.earlier)),
            (back > 0).then(|| other(back - 1, |why| why.later)),
        )),
    };
    view! {
        <section class="advice vellum" role="dialog" aria-modal="false" aria-labelledby="advice-title" tabindex="-1" node_ref=node>
            <h2 class="d" id="advice-title"><Rubric text=title /></h2>
            <div class="advice-said" aria-live="polite">{move || said(advisor, topic, why())}</div>
            <div class="advice-end">{ways}
                <Quiet press=move |()| advisor.close()>{move || texts.get().shell.close}</Quiet></div>
        </section>
    }
}

/// The candidates, or why there are none yet.
fn said(advisor: Advisor, topic: Topic, why: &'static crate::locales::why::WhyTexts) -> AnyView {
    let Some(sheet) = advisor.sheet.get() else { return ().into_any() };
    let told = match sheet.answer {
        Answer::Awaited => return view! { <p>{why.thinking}</p> }.into_any(),
        Answer::Absent => return view! { <p>{why.no_answer}</p> }.into_any(),
        Answer::Given(told) => told,
    };
    let others = match topic {
        Topic::Hint => why.others,
        Topic::Why(_) => why.also_open,
    };
    let hidden = matches!(topic, Topic::Why(_)).then(|| view! { <p class="n">{why.hidden}</p> });
    let mut told = told.into_iter().map(|told| candidate(advisor, topic, told));
    let first = told.next();
    let rest: Vec<_> = told.collect();
    let rest = (!rest.is_empty()).then(|| view! { <p class="n">{others}</p><ul class="advice-list">{rest}</ul> });
    view! { <ul class="advice-list first">{first}</ul>{hidden}{rest} }.into_any()
}

/// One candidate. A hint's can be pressed: then the table shows it.
fn candidate(advisor: Advisor, topic: Topic, told: Told) -> AnyView {
    let Told { action, what, outcome, reasons } = told;
    let reasons: Vec<_> =
        reasons.into_iter().map(|reason| view! { <span class="advice-why">{reason}</span> }).collect();
    let inside = view! { <span class="d advice-what">{what}</span>{reasons}<span class="n">{outcome}</span> };
    match topic {
        Topic::Why(_) => view! { <li class="advice-one">{inside}</li> }.into_any(),
        Topic::Hint => {
            let title = untrack(|| use_texts().get().why.show);
            view! {
                <li><button type="button" class="advice-one" title=title data-action=action.clone()
                    on:click=move |_| advisor.choose(action.clone())>{inside}</button></li>
            }
            .into_any()
        }
    }
}
