//! The tables are a program of their own, fetched when the first one is wanted; until it is here the hall says so.

use leptos::ev;
use web_sys::Event;

use super::use_texts;
use crate::route::Route;
use crate::ui::prelude::*;

/// How far the tables are.
#[derive(Clone, Copy, PartialEq)]
pub enum Fetched {
    /// Nobody has asked for one, or they are on their way.
    NotYet,
    /// They are on the page.
    Here,
    /// They did not come.
    Missing,
}

/// What the tables' loader tells (`scripts/finish.mjs` writes it).
const HERE: &str = "quintain-tables-here";
const MISSING: &str = "quintain-tables-missing";

/// Fetches the tables as soon as a place of theirs is wanted.
pub fn fetch_when_wanted(place: Memo<Route>) -> ReadSignal<Fetched> {
    let (fetched, tell) = signal(Fetched::NotYet);
    for (event, state) in [(HERE, Fetched::Here), (MISSING, Fetched::Missing)] {
        window_event_listener(ev::Custom::<Event>::new(event), move |_| tell.set(state));
    }
    Effect::new(move |asked: Option<bool>| {
        let asked_before = asked.unwrap_or_default();
        let wanted = !place.read().is_in_hall();
        if wanted && !asked_before && load().is_none() {
            tell.set(Fetched::Missing);
        }
        asked_before || wanted
    });
    fetched
}

/// Adds the tables' loader to the page; the build names it by its content, in the page's head.
fn load() -> Option<()> {
    let address = document().query_selector("meta[name=tables]").ok()??.get_attribute("content")?;
    let script = document().create_element("script").ok()?;
    script.set_attribute("type", "module").ok()?;
    script.set_attribute("src", &address).ok()?;
    // A loader that does not arrive cannot tell of it.
    super::update::listen(&script, "error", || {
        _ = Event::new(MISSING).map(|missing| window().dispatch_event(&missing));
    });
    document().body()?.append_child(&script).ok().map(drop)
}

/// What the hall shows in the place of a table that is not here yet.
#[component]
pub fn Waiting(
    /// How far the tables are.
    fetched: ReadSignal<Fetched>,
) -> impl IntoView {
    let texts = use_texts();
    move || {
        match fetched.get() {
        Fetched::Here => ().into_any(),
        Fetched::NotYet => view! {
            <p class="waiting" role="status">{move || texts.hall().shell.laying}</p>
        }
        .into_any(),
        Fetched::Missing => view! {
            <main class="failure">
                <h1>{move || texts.hall().shell.title}</h1>
                <p role="alert">{move || texts.hall().shell.not_laid}</p>
                <button type="button" class="main" on:click=|_| _ = window().location().reload()>{move || texts.hall().failure.reload}</button>
            </main>
        }
        .into_any(),
    }
    }
}
