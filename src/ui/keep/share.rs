//! The dialog that shares a deal, a finished or a running game: a link, the system's share sheet, a QR code.

use super::browser::{address, can_send, copy, send};
use crate::route::Route;
use crate::scene::qr::Qr;
use crate::storage::{Link, Progress, Save};
use crate::ui::parts::{Icon, Main, Quiet};
use crate::ui::play::Dialog;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// What may follow a game, wherever its end is shown.
#[derive(Clone, Copy)]
pub struct AfterGame {
    /// The same players again: `true` with the same cards, `false` with new ones.
    pub again: Callback<bool>,
    /// Back to laying the table.
    pub lay: Callback<()>,
    /// Opens the dialog that shares it.
    pub share: Callback<()>,
    /// Looks at it again.
    pub replay: Callback<()>,
}

/// What can be done when a game is over: the same at every table.
#[component]
pub fn AfterButtons() -> impl IntoView {
    let texts = use_texts();
    use_context::<AfterGame>().map(|after| {
        view! {
            <Main press=move |()| after.again.run(false)>{move || texts.get().play.again}</Main>
            <Quiet icon="hourglass" press=move |()| after.again.run(true)>{move || texts.get().play.same_deal}</Quiet>
            <Quiet icon="ui-gear" press=after.lay>{move || texts.get().play.another_table}</Quiet>
            <Quiet icon="ui-replay" press=after.replay>{move || texts.get().keep.shelf.replay}</Quiet>
            <Quiet icon="ui-share" press=after.share>{move || texts.get().keep.shelf.share}</Quiet>
        }
    })
}

/// What is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Deal,
    Whole,
}

fn is_over(save: &Save) -> bool {
    matches!(save.progress, Progress::Over { .. })
}

/// The fragment of the link to a save.
fn fragment(save: &Save, what: What) -> Option<String> {
    let over = is_over(save);
    let route = match what {
        What::Deal => Route::Deal(Link::deal(save)?.to_text()),
        What::Whole if over => Route::Replay(Link::of(save)?.to_text()),
        What::Whole => Route::Resume(Link::of(save)?.to_text()),
    };
    Some(route.href())
}

/// The dialog that shares a game.
#[component]
pub fn Share(
    /// The game that is shared; the dialog is open while there is one.
    game: RwSignal<Option<Save>>,
) -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.get().keep.share;
    let what = RwSignal::new(What::Deal);
    let over = move || game.with(|game| game.as_ref().is_some_and(is_over));
    let link = Memo::new(move |_| {
        let hash = game.with(|game| game.as_ref().and_then(|save| fragment(save, what.get())));
        hash.map(|hash| address(&hash)).unwrap_or_default()
    });
    let line = move || match what.get() {
        What::Deal => t().deal_line,
        What::Whole if over() => t().game_line,
        What::Whole => t().running_line,
    };
    let close = Callback::new(move |()| {
        game.set(None);
        what.set(What::Deal);
    });
    let choice = move |option: What, name: Signal<&'static str>| {
        view! {
            <label class="tile">
                <input type="radio" name="share" prop:checked=move || what.get() == option on:change=move |_| what.set(option) />
                <span class="tile-text b">{name}</span>
            </label>
        }
    };
    let whole = Signal::derive(move || if over() { t().game } else { t().running });
    view! {
        <Dialog open=Signal::derive(move || game.with(Option::is_some)) close=close class="share"
            title=Signal::derive(move || t().title.to_owned())>
            <fieldset>
                <legend class="said">{move || t().what}</legend>
                <div class="tiles">{choice(What::Deal, Signal::derive(move || t().deal))}{choice(What::Whole, whole)}</div>
            </fieldset>
            <p class:warning=move || what.get() == What::Whole && !over()>{line}</p>
            <LinkField link=link />
            <Code link=link />
            <div class="dialog-end"><Main press=close>{move || t().close}</Main></div>
        </Dialog>
    }
}

/// The link to copy or to send.
#[component]
fn LinkField(link: Memo<String>) -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.get().keep.share;
    let copied = RwSignal::new(false);
    effect(move || {
        link.track();
        copied.set(false);
    });
    let press = Callback::new(move |()| copy(&link.get_untracked(), move |done| _ = copied.try_set(done)));
    let select = move |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    view! {
        <label class="field share-link">
            <span>{move || t().link}</span>
            <input type="text" readonly prop:value=link on:focus=select />
        </label>
        <div class="share-buttons">
            <Quiet icon="ui-check" press=press>{move || if copied.get() { t().copied } else { t().copy }}</Quiet>
            {can_send().then(|| view! {
                <Quiet icon="ui-share" press=Callback::new(move |()| send(texts.get().shell.title, &link.get_untracked()))>{move || t().send}</Quiet>
            })}
            <p class="said" role="status">{move || if copied.get() { t().copied } else { "" }}</p>
        </div>
    }
}

/// The link as a QR code, dark on light in both themes: readers need that.
#[component]
fn Code(link: Memo<String>) -> impl IntoView {
    let texts = use_texts();
    move || {
        let t = &texts.get().keep.share;
        match Qr::encode(&link.read()) {
            Some(qr) => {
                let side = qr.size + 8;
                view! {
                    <svg class="share-code" role="img" aria-label=t.code viewBox=format!("-4 -4 {side} {side}") shape-rendering="crispEdges">
                        <rect x="-4" y="-4" width=side height=side fill="#fff"></rect>
                        <path d=qr.path() fill="#000"></path>
                    </svg>
                }
                .into_any()
            }
            None => view! { <p class="n"><Icon id="qr-frame".to_owned() />{t.too_long}</p> }.into_any(),
        }
    }
}
