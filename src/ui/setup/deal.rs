//! The dialog of the deal: new, the day's, or known by its letters.

use super::parts::Way;
use crate::play::Deal;
use crate::ui::parts::{Main, Quiet};
use crate::ui::play::{Dialog, now};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// Today, in days since 1970, by universal time: the same day's deal for everyone.
fn today() -> u32 {
    (now() / 86_400_000) as u32
}

/// The button that names the deal, and its dialog.
#[component]
pub fn DealChoice(
    /// The game's name.
    game: &'static str,
    /// The deal.
    deal: RwSignal<Deal>,
) -> impl IntoView {
    let texts = use_texts();
    let open = RwSignal::new(false);
    let words = move || match deal.get() {
        Deal::New => texts.get().setup.new_deal.name.to_owned(),
        Deal::Day(_) => texts.get().setup.days_deal.name.to_owned(),
        Deal::Known(seed) => Deal::Known(seed)
            .seed(game, 0)
            .map_or_else(|| texts.get().setup.known_deal.name.to_owned(), |seed| seed.to_string()),
    };
    view! {
        <Quiet icon="calendar" press=Callback::new(move |()| open.set(true))>{words}</Quiet>
        <Dialog open=open close=Callback::new(move |()| open.set(false)) class="deal"
            title=Signal::derive(move || texts.get().setup.deal.to_owned())>
            <div class="ways" role="radiogroup" aria-label=move || texts.get().setup.deal>
                <Way group="deal" words=Signal::derive(move || &texts.get().setup.new_deal)
                    chosen=Signal::derive(move || deal.get() == Deal::New) choose=Callback::new(move |()| deal.set(Deal::New)) />
                <Way group="deal" words=Signal::derive(move || &texts.get().setup.days_deal)
                    chosen=Signal::derive(move || matches!(deal.get(), Deal::Day(_))) choose=Callback::new(move |()| deal.set(Deal::Day(today()))) />
                <Way group="deal" words=Signal::derive(move || &texts.get().setup.known_deal)
                    chosen=Signal::derive(move || matches!(deal.get(), Deal::Known(_)))
                    choose=Callback::new(move |()| deal.set(Deal::Known(String::new()))) />
            </div>
            <SeedField game=game deal=deal />
            <div class="dialog-end"><Main press=Callback::new(move |()| open.set(false))>{move || texts.get().setup.done}</Main></div>
        </Dialog>
    }
}

/// Where the letters of a known deal are typed.
#[component]
fn SeedField(game: &'static str, deal: RwSignal<Deal>) -> impl IntoView {
    let texts = use_texts();
    let known = Memo::new(move |_| matches!(deal.get(), Deal::Known(_)));
    let text = move || if let Deal::Known(text) = deal.get() { text } else { String::new() };
    let wrong = move || !text().trim().is_empty() && deal.get().seed(game, 0).is_none();
    view! {
        <Show when=move || known.get()>
            <label class="field">
                <span>{move || texts.get().setup.seed}</span>
                <input type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20"
                    aria-invalid=move || wrong().to_string() aria-describedby="seed-wrong"
                    prop:value=text on:input=move |event| deal.set(Deal::Known(event_target_value(&event))) />
            </label>
        </Show>
        <p class="wrong" id="seed-wrong" aria-live="polite">{move || if wrong() { texts.get().setup.no_seed } else { "" }}</p>
    }
}
