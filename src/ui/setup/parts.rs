//! What set-up sheets are made of: headings, switches, tiles of variants, rows of rules, number fields.

use crate::locales::setup::Switch as Words;
use crate::ui::parts::{Emblem, Rubric};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// A heading with a note beside it.
#[component]
pub fn Heading(
    /// The id that the sheet is labelled by.
    id: &'static str,
    /// The words.
    #[prop(into)]
    text: Signal<String>,
    /// The note.
    #[prop(optional, into)]
    note: Option<Signal<&'static str>>,
) -> impl IntoView {
    view! {
        <div class="setup-heading">
            <h2 class="d" id=id><Rubric text=text /></h2>
            {note.map(|note| view! { <span class="n">{note}</span> })}
        </div>
    }
}

/// A switch alone, 50 by 28; its name stands beside it.
#[component]
pub fn Toggle(
    /// Its name.
    #[prop(into)]
    name: Signal<String>,
    /// Is it on?
    #[prop(into)]
    on: Signal<bool>,
    /// Switches.
    #[prop(into)]
    set: Callback<bool>,
) -> impl IntoView {
    view! {
        <input type="checkbox" role="switch" class="switch" aria-label=move || name.get()
            prop:checked=move || on.get() on:change=move |event| set.run(event_target_checked(&event)) />
    }
}

/// A variant: emblem, name, a line, a switch. Pressing anywhere switches.
#[component]
pub fn Tile(
    /// Its words.
    #[prop(into)]
    words: Signal<&'static Words>,
    /// Its emblem.
    emblem: &'static str,
    /// The emblem's wash.
    wash: &'static str,
    /// Is it played with?
    #[prop(into)]
    on: Signal<bool>,
    /// Switches.
    #[prop(into)]
    set: Callback<bool>,
    /// Can it be switched now?
    #[prop(optional, into)]
    disabled: Signal<bool>,
) -> impl IntoView {
    let texts = use_texts();
    let word = move || if on.get() { texts.get().setup.on } else { texts.get().setup.off };
    view! {
        <label class="variant" class:on=on class:disabled=disabled>
            <span class="variant-side">
                <Emblem id=emblem.to_owned() wash=wash.to_owned() size=62.0 />
                <input type="checkbox" role="switch" class="switch" aria-label=move || words.get().name
                    disabled=disabled prop:checked=move || on.get() on:change=move |event| set.run(event_target_checked(&event)) />
            </span>
            <span class="variant-text">
                <span class="d variant-name" aria-hidden="true"><Rubric text=Signal::derive(move || words.get().name.to_owned()) /></span>
                <span class="variant-line">{move || words.get().line}</span>
                <span class="n variant-word" aria-hidden="true">{word}</span>
            </span>
        </label>
    }
}

/// A rule with a switch at its end.
#[component]
pub fn RuleRow(
    /// Its words.
    #[prop(into)]
    words: Signal<&'static Words>,
    /// Is it played with?
    #[prop(into)]
    on: Signal<bool>,
    /// Switches.
    #[prop(into)]
    set: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="rule-row">
            <span class="rule-text"><span class="b">{move || words.get().name}</span><span class="rule-line">{move || words.get().line}</span></span>
            <Toggle name=Signal::derive(move || words.get().name.to_owned()) on=on set=set />
        </label>
    }
}

/// One of two or three ways, as radio buttons that look like tiles.
#[component]
pub fn Way(
    /// The group's name.
    group: &'static str,
    /// Its words.
    #[prop(into)]
    words: Signal<&'static Words>,
    /// Is it the chosen one?
    #[prop(into)]
    chosen: Signal<bool>,
    /// Chooses it.
    #[prop(into)]
    choose: Callback<()>,
) -> impl IntoView {
    view! {
        <label class="way">
            <input type="radio" name=group prop:checked=move || chosen.get() on:change=move |_| choose.run(()) />
            <span class="rule-text"><span class="b">{move || words.get().name}</span><span class="rule-line">{move || words.get().line}</span></span>
        </label>
    }
}

/// A number with its name.
#[component]
pub fn Number(
    /// Its name.
    #[prop(into)]
    name: Signal<String>,
    /// The number.
    #[prop(into)]
    value: Signal<i32>,
    /// The least and the greatest that make sense.
    range: (i32, i32),
    /// Changes it; what is no number changes nothing.
    #[prop(into)]
    set: Callback<i32>,
) -> impl IntoView {
    view! {
        <label class="number">
            <span>{move || name.get()}</span>
            <input type="number" inputmode="numeric" min=range.0 max=range.1 prop:value=move || value.get().to_string()
                on:change=move |event| {
                    let field = event_target_value(&event);
                    if let Ok(number) = field.trim().replace('−', "-").parse::<i32>() {
                        set.run(number.clamp(range.0, range.1));
                    }
                } />
        </label>
    }
}
