//! The teacher's scroll: one idea in words, with a tail to what it is about, and the way on.

use std::time::Duration;

use leptos::html;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::lessons::Point;
use crate::lessons::layout::{Area, stand, tail};
use crate::route::{GameId, Route};
use crate::ui::parts::{IconButton, Main, Quiet, Rubric};
use crate::ui::play::Dialog;
use crate::ui::prelude::*;
use crate::ui::shell::{use_shell, use_texts};

/// How long a table takes to settle after a change, in milliseconds.
const SETTLES: u64 = 350;

/// What the learner can do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Read, and go on.
    Read,
    /// Let the others play.
    Watch,
    /// Do what the task says.
    Do,
    /// Wait for the others.
    Wait,
}

/// A lesson as the scroll needs it, for every game alike.
#[derive(Clone, Copy)]
pub struct Teaching {
    /// The game that is taught.
    pub game: GameId,
    /// The idea, counted through all chapters.
    pub at: RwSignal<usize>,
    /// The chapter's first idea.
    pub first: usize,
    /// How many ideas the chapter has.
    pub count: usize,
    /// Does one know enough to play after this chapter?
    pub closes: bool,
    /// What the idea is about.
    pub point: Memo<Point>,
    /// What the learner can do.
    pub stage: Memo<Stage>,
    /// Goes on.
    pub press: Callback<()>,
    /// Does what is to be done next.
    pub skip: Callback<()>,
    /// Goes to any idea.
    pub jump: Callback<usize>,
    /// Leaves the lesson.
    pub leave: Callback<()>,
    /// Is the list of ideas open?
    pub contents: RwSignal<bool>,
}

/// The elements that a point means; the first that is on the page is taken.
fn selector(point: Point) -> String {
    match point {
        Point::Table => String::new(),
        Point::Hand => ".foot .cards, .table-hand, .foot".into(),
        Point::Panel => ".foot .tokens, .foot .panel, .table-panel, .foot".into(),
        Point::Lane(letter) => format!(".lane[data-track=\"{letter}\"]"),
        Point::Players => ".rail .players, .chips".into(),
        Point::Weapon => ".t-head".into(),
        Point::Place(seat) => format!("[data-seat=\"{seat}\"]"),
        Point::Trick => ".b-trick".into(),
        Point::Pool => ".b-pool".into(),
        Point::Own => ".b-own".into(),
    }
}

fn area(element: &Element) -> Area {
    let rect = element.get_bounding_client_rect();
    Area { x: rect.x(), y: rect.y(), w: rect.width(), h: rect.height() }
}

/// Where the first of these elements is, if one is in sight.
fn find(selectors: &str) -> Option<Area> {
    let one = |selector: &str| document().query_selector(selector.trim()).ok().flatten();
    let found = selectors.split(',').filter(|text| !text.is_empty()).find_map(one)?;
    Some(area(&found)).filter(|area| area.w > 0.0 && area.h > 0.0)
}

fn window_size() -> (f64, f64) {
    let of = |size: Result<web_sys::wasm_bindgen::JsValue, _>| size.ok().and_then(|size| size.as_f64()).unwrap_or(0.0);
    (of(window().inner_width()), of(window().inner_height()))
}

/// What the scroll points at, where it stands, and its tail.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Placed {
    at: (f64, f64),
    target: Option<Area>,
    /// Where the hand and the buttons are: they stay bright.
    foot: Option<Area>,
    tail: Option<[(f64, f64); 3]>,
}

fn placed(scroll: &HtmlElement, point: Point) -> Placed {
    let target = find(&selector(point));
    let size = (f64::from(scroll.offset_width()), f64::from(scroll.offset_height()));
    let foot = find(".foot, .table-foot");
    let at = stand(window_size(), size, target, foot);
    let own = Area { x: at.0, y: at.1, w: size.0, h: size.1 };
    Placed { at, target, foot, tail: target.and_then(|target| tail(own, target)) }
}

/// The scroll, with everything that points and dims.
#[component]
pub fn Scroll(
    /// The lesson.
    teaching: Teaching,
) -> impl IntoView {
    let node = NodeRef::<html::Section>::new();
    let place = RwSignal::new(Placed::default());
    let measure = move || {
        if let (Some(scroll), Some(point)) = (node.try_get_untracked().flatten(), teaching.point.try_get_untracked()) {
            let now = placed(&scroll, point);
            if place.try_get_untracked().is_some_and(|before| before != now) {
                place.set(now);
            }
        }
    };
    effect(move || {
        teaching.at.track();
        teaching.stage.track();
        request_animation_frame(move || {
            measure();
            focus(node, teaching);
        });
        set_timeout(measure, Duration::from_millis(SETTLES));
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    let style = move || {
        let (x, y) = place.get().at;
        format!("left:{x:.0}px;top:{y:.0}px")
    };
    view! {
        <svg class="lesson-dim" aria-hidden="true" inner_html=move || dim(place.get())></svg>
        <section class="lesson-scroll" node_ref=node style=style aria-labelledby="lesson-title">
            <Words teaching=teaching />
            <Ways teaching=teaching />
            <svg class="lesson-teacher" viewBox="-5 -5 74 74" aria-hidden="true">
                <circle cx="32" cy="32" r="34" fill="var(--gold)" stroke="var(--ln)" stroke-width="2"></circle>
                <circle cx="32" cy="32" r="29" fill="var(--w-sw)" stroke="var(--ln)" stroke-width="1.4"></circle>
                <use href="#pp-monk" x="7" y="7" width="50" height="50"></use>
            </svg>
        </section>
        <Contents teaching=teaching />
    }
}

/// Focus goes to the way on, or, where something is to be done, to the words that say what.
fn focus(node: NodeRef<html::Section>, teaching: Teaching) {
    let Some(scroll) = node.try_get_untracked().flatten() else { return };
    let place = match teaching.stage.try_get_untracked() {
        Some(Stage::Read | Stage::Watch) => ".btn:not(.q)",
        Some(Stage::Do) => "h2",
        Some(Stage::Wait) | None => return,
    };
    let found = scroll.query_selector(place).ok().flatten().and_then(|found| found.dyn_into::<HtmlElement>().ok());
    if let Some(found) = found {
        let _ = found.focus();
    }
}

/// The outline of an area, with a little room around it.
fn outline(Area { x, y, w, h }: Area) -> String {
    format!("M{:.0} {:.0}h{:.0}v{:.0}h{:.0}z", x - 3.0, y - 3.0, w + 6.0, h + 6.0, -w - 6.0)
}

/// Everything but the target is dimmed; a gold frame lies around it, and the tail leads to it.
fn dim(place: Placed) -> String {
    let (w, h) = window_size();
    let Some(target) = place.target else { return String::new() };
    let hole = outline(target);
    // The foot is bright too, unless the target lies in it.
    let foot = place.foot.filter(|foot| target.middle().1 < foot.y).map_or_else(String::new, outline);
    let tail = place.tail.map_or_else(String::new, |[a, b, c]| {
        format!(
            "<path d=\"M{:.0} {:.0}L{:.0} {:.0}L{:.0} {:.0}\" fill=\"var(--lane)\" stroke=\"var(--ink)\" stroke-width=\"1.6\"/>",
            a.0, a.1, b.0, b.1, c.0, c.1
        )
    });
    format!(
        "<path d=\"M0 0h{w:.0}v{h:.0}h-{w:.0}z{hole}{foot}\" fill=\"var(--dim)\" fill-rule=\"evenodd\" opacity=\".5\"/>\
         <path d=\"{hole}\" fill=\"none\" stroke=\"var(--ln)\" stroke-width=\"5\"/>\
         <path d=\"{hole}\" fill=\"none\" stroke=\"var(--gold)\" stroke-width=\"3\"/>{tail}"
    )
}

/// Title, text and task.
#[component]
fn Words(teaching: Teaching) -> impl IntoView {
    let texts = use_texts();
    let idea = move || {
        let ideas = texts.get().lessons.of(teaching.game);
        &ideas[teaching.at.get().min(ideas.len() - 1)]
    };
    let here = move || teaching.at.get().saturating_sub(teaching.first);
    let marks = move || (0..teaching.count).map(|at| if at <= here() { '◆' } else { '◇' }).collect::<String>();
    let title = Signal::derive(move || idea().title.to_owned());
    view! {
        <header class="lesson-head">
            <p class="n lesson-step">
                <span>{move || texts.get().shell.lesson}{", "}{move || (texts.get().lessons.step)(here() + 1, teaching.count)}</span>
                <span class="lesson-marks" aria-hidden="true">{marks}</span>
            </p>
            <IconButton icon=Signal::derive(|| "ui-menu".to_owned()) name=Signal::derive(move || texts.get().lessons.all.to_owned())
                press=move |()| teaching.contents.set(true) />
            <IconButton icon=Signal::derive(|| "ui-close".to_owned()) name=Signal::derive(move || texts.get().lessons.leave.to_owned())
                press=teaching.leave />
        </header>
        <div role="status">
            <h2 class="d" id="lesson-title" tabindex="-1"><Rubric text=title /></h2>
            <p class="lesson-text">{move || idea().text}</p>
            <Show when=move || !idea().task.is_empty()>
                <p class="lesson-task">
                    <svg viewBox="0 0 64 64" width="26" height="26" aria-hidden="true"><use href="#ui-hold"></use></svg>
                    <span><b>{move || texts.get().lessons.your_turn}</b>{" "}{move || idea().task}</span>
                </p>
            </Show>
        </div>
    }
}

/// Back, and on.
#[component]
fn Ways(teaching: Teaching) -> impl IntoView {
    let (texts, shell) = (use_texts(), use_shell());
    let t = move || &texts.get().lessons;
    let closes = move || teaching.closes && teaching.at.get() + 1 == teaching.first + teaching.count;
    let on = move || match teaching.stage.get() {
        Stage::Read => view! { <Main press=teaching.press>{move || t().next}</Main> }.into_any(),
        Stage::Watch => view! { <Main press=teaching.press>{move || t().watch}</Main> }.into_any(),
        Stage::Do => view! { <Quiet press=teaching.skip>{move || t().skip}</Quiet> }.into_any(),
        Stage::Wait => ().into_any(),
    };
    view! {
        <Show when=closes><p class="n">{move || t().enough}</p></Show>
        <footer class="lesson-ways">
            <Quiet disabled=Signal::derive(move || teaching.at.get() == 0) press=move |()| teaching.jump.run(teaching.at.get_untracked().saturating_sub(1))>{move || t().back}</Quiet>
            <Show when=closes>
                <Quiet press=move |()| shell.go(&Route::Setup(teaching.game))>{move || t().play}</Quiet>
            </Show>
            {on}
        </footer>
    }
}

/// All ideas of the lesson, to go to any of them.
#[component]
fn Contents(teaching: Teaching) -> impl IntoView {
    let texts = use_texts();
    let close = Callback::new(move |()| teaching.contents.set(false));
    let list = move || {
        let ideas = texts.get().lessons.of(teaching.game);
        let item = |(at, idea): (usize, &'static crate::locales::lessons::Idea)| {
            let here = move || teaching.at.get() == at;
            view! {
                <li><button type="button" class="lesson-idea" aria-current=move || here().then_some("step")
                    on:click=move |_| { close.run(()); teaching.jump.run(at); }>
                    <span aria-hidden="true">{move || if at <= teaching.at.get() { "◆" } else { "◇" }}</span>{idea.title}
                </button></li>
            }
        };
        ideas.iter().enumerate().map(item).collect_view()
    };
    view! {
        <Dialog open=teaching.contents close=close title=Signal::derive(move || texts.get().lessons.all.to_owned()) class="lesson-contents">
            <p class="n">{move || texts.get().lessons.leave_note}</p>
            <ol class="lesson-ideas">{list}</ol>
            <div class="dialog-end"><Quiet press=teaching.leave>{move || texts.get().lessons.leave}</Quiet>
                <Main press=close>{move || texts.get().lessons.next}</Main></div>
        </Dialog>
    }
}
