//! The rules pages: each is a file that [`scene::rules`](crate::scene::rules) has written, fetched when it is opened.
//! Here it is put on the page, and its search field, links and buttons come to life.

mod anchor;
mod find;
mod print;

use leptos::task::spawn_local;
use web_sys::js_sys::futures::JsFuture;
use web_sys::js_sys::{Function, Promise, Reflect};
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, MouseEvent};

use crate::locales::Language;
use crate::route::GameId;
use crate::ui::prelude::*;
use crate::ui::shell::{Page, use_shell, use_texts};

/// From this width on the contents stand beside the text, open.
const WIDE: &str = "(min-width: 60rem)";

/// The rules of a game.
#[component]
pub fn Rules(
    /// Which.
    game: GameId,
) -> impl IntoView {
    let (shell, texts) = (use_shell(), use_texts());
    let title = move || (texts.hall().rules.title)(texts.hall().shell.games[game as usize].full);
    let markup = RwSignal::new(String::new());
    effect(move || load(game, shell.language, markup));
    anchor::follow(shell, markup);
    let press = move |event: MouseEvent| {
        let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
        anchor::again(shell, &target);
        fold_away(&target);
        print::pressed(&target);
    };
    let search = move |event: Event| {
        if let Some(field) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) {
            find::show(&field.value(), &shell.language.get_untracked().hall().rules);
        }
    };
    view! {
        <Page title=Signal::derive(title)>
            <div class="rules" aria-busy=move || markup.read().is_empty().to_string() inner_html=move || markup.get()
                on:click=press on:input=search></div>
        </Page>
    }
}

/// Fetches the page in the present language.
fn load(game: GameId, language: Memo<Language>, markup: RwSignal<String>) {
    let wanted = language.get();
    spawn_local(async move {
        let text = fetched(&format!("./rules/{}.{}.html", game.name(), wanted.tag())).await;
        let text = text.unwrap_or_else(|| format!("<p>{}</p>", wanted.hall().rules.not_loaded));
        // The language may have changed, or the page may have been left, in the meantime.
        if language.try_get_untracked() == Some(wanted) {
            markup.set(text);
            unfold();
        }
    });
}

async fn fetched(address: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    if !Reflect::get(&response, &"ok".into()).ok()?.is_truthy() {
        return None;
    }
    let text: Function = Reflect::get(&response, &"text".into()).ok()?.dyn_into().ok()?;
    let text: Promise = text.call0(&response).ok()?.dyn_into().ok()?;
    JsFuture::from(text).await.ok()?.as_string()
}

fn is_wide() -> bool {
    window().match_media(WIDE).ok().flatten().is_some_and(|list| list.matches())
}

fn contents() -> Option<Element> {
    document().query_selector(".contents details").ok().flatten()
}

/// Opens the contents where they stand beside the text.
fn unfold() {
    request_animation_frame(|| {
        if let Some(contents) = contents().filter(|_| is_wide()) {
            _ = contents.set_attribute("open", "");
        }
    });
}

/// Where the contents stand above the text, whoever has chosen a heading needs them no more.
fn fold_away(target: &Element) {
    let chosen = target.closest(".contents a").ok().flatten().is_some();
    if let Some(contents) = contents().filter(|_| chosen && !is_wide()) {
        _ = contents.remove_attribute("open");
    }
}
