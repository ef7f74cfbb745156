//! Settings: language, colours, hatching, motion, sound, text size. Every change applies at once.

use super::{Page, use_shell, use_texts};
use crate::locales::Language;
use crate::locales::shell::{Choice, SettingsTexts};
use crate::settings::{PAUSES, Pace, Reminder, Settings as Values, TEXT_SIZES, Theme};
use crate::ui::play::{is_full, toggle_full};
use crate::ui::prelude::*;

/// The settings page.
#[component]
pub fn Settings() -> impl IntoView {
    let texts = use_texts();
    let shell = use_shell();
    let t = move || &texts.hall().shell.settings;
    view! {
        <Page title=Signal::derive(move || t().title.to_owned())>
            <div class="settings">
                <Show when=move || shell.not_kept.get()><p class="warning" role="alert">{move || t().not_kept}</p></Show>
                <LanguageChoice />
                <ThemeChoice />
                <PaceChoice name="motion" legend=Signal::derive(move || t().motion) value=Signal::derive(move || shell.settings.get().motion)
                    set=Callback::new(move |pace| shell.set(|s| s.motion = pace)) />
                <Show when=move || shell.reduced_motion.get()><p class="n">{move || t().reduced}</p></Show>
                <PaceChoice name="bots" legend=Signal::derive(move || t().bots) value=Signal::derive(move || shell.settings.get().bots)
                    set=Callback::new(move |pace| shell.set(|s| s.bots = pace)) />
                <PauseChoice />
                <Sound />
                <TextSize />
                <Comforts />
                <Kept />
            </div>
        </Page>
    }
}

/// One choice of several, as radio buttons that look like tiles.
#[component]
fn Tile(
    /// The group's name.
    name: &'static str,
    /// Is this the chosen one?
    checked: Signal<bool>,
    /// Chooses it.
    choose: Callback<()>,
    /// What it is called.
    label: Signal<String>,
    /// What it means.
    #[prop(optional)]
    note: Option<Signal<&'static str>>,
    /// The language of the label, where it is not the page's.
    #[prop(optional)]
    lang: Option<&'static str>,
) -> impl IntoView {
    view! {
        <label class="tile" lang=lang>
            <input type="radio" name=name prop:checked=checked on:change=move |_| choose.run(()) />
            <span class="tile-text"><span class="b">{label}</span>{note.map(|note| view! { <span class="n">{note}</span> })}</span>
        </label>
    }
}

#[component]
fn LanguageChoice() -> impl IntoView {
    let texts = use_texts();
    let shell = use_shell();
    let chosen = move || shell.settings.with(|s| s.language);
    let named = |language: Language| match language {
        Language::En => "English",
        Language::Fr => "Français",
    };
    let languages = Language::ALL.map(|language| {
        view! {
            <Tile name="language" lang=language.tag() checked=Signal::derive(move || chosen() == Some(language))
                choose=Callback::new(move |()| shell.set(|s| s.language = Some(language)))
                label=Signal::derive(move || named(language).to_owned()) />
        }
    });
    view! {
        <fieldset>
            <legend class="d">{move || texts.hall().shell.settings.language}</legend>
            <div class="tiles">
                <Tile name="language" checked=Signal::derive(move || chosen().is_none())
                    choose=Callback::new(move |()| shell.set(|s| s.language = None))
                    label=Signal::derive(move || texts.hall().shell.settings.language_browser.to_owned()) />
                {languages}
            </div>
        </fieldset>
    }
}

#[component]
fn ThemeChoice() -> impl IntoView {
    let texts = use_texts();
    let shell = use_shell();
    let choice = move |theme: Theme| {
        let t = &texts.hall().shell.settings;
        match theme {
            Theme::System => &t.system,
            Theme::Vellum => &t.vellum,
            Theme::Candle => &t.candle,
        }
    };
    let tiles = [Theme::System, Theme::Vellum, Theme::Candle].map(|theme| {
        view! {
            <Tile name="theme" checked=Signal::derive(move || shell.settings.with(|s| s.theme == theme))
                choose=Callback::new(move |()| shell.set(|s| s.theme = theme))
                label=Signal::derive(move || choice(theme).name.to_owned()) note=Signal::derive(move || choice(theme).note) />
        }
    });
    view! {
        <fieldset>
            <legend class="d">{move || texts.hall().shell.settings.theme}</legend>
            <div class="tiles">{tiles}</div>
            <Switch label=Signal::derive(move || texts.hall().shell.settings.hatching.name)
                note=Signal::derive(move || texts.hall().shell.settings.hatching.note)
                on=Signal::derive(move || shell.settings.with(|s| s.hatching))
                flip=Callback::new(move |on| shell.set(|s| s.hatching = on)) />
        </fieldset>
    }
}

#[component]
fn PaceChoice(
    name: &'static str,
    legend: Signal<&'static str>,
    value: Signal<Pace>,
    set: Callback<Pace>,
) -> impl IntoView {
    let texts = use_texts();
    let named = move |pace: Pace| {
        let t = &texts.hall().shell.settings;
        match pace {
            Pace::Slow => t.slow,
            Pace::Normal => t.normal,
            Pace::Instant => t.instant,
        }
    };
    let tiles = Pace::ALL.map(|pace| {
        view! {
            <Tile name=name checked=Signal::derive(move || value.get() == pace) choose=Callback::new(move |()| set.run(pace))
                label=Signal::derive(move || named(pace).to_owned()) />
        }
    });
    view! { <fieldset><legend class="d">{legend}</legend><div class="tiles">{tiles}</div></fieldset> }
}

/// How long the pause for Lancelot lasts (T39).
#[component]
fn PauseChoice() -> impl IntoView {
    let texts = use_texts();
    let shell = use_shell();
    let tiles = PAUSES.map(|pause| {
        view! {
            <Tile name="pause" checked=Signal::derive(move || shell.settings.with(|s| s.pause == pause))
                choose=Callback::new(move |()| shell.set(|s| s.pause = pause))
                label=Signal::derive(move || (texts.hall().shell.settings.seconds)(pause / 100)) />
        }
    });
    view! { <fieldset><legend class="d">{move || texts.hall().shell.settings.pause}</legend><div class="tiles">{tiles}</div></fieldset> }
}

/// A switch of 50 by 28 with a word beside it.
#[component]
pub fn Switch(
    /// What it switches.
    label: Signal<&'static str>,
    /// What that means.
    note: Signal<&'static str>,
    /// Is it on?
    on: Signal<bool>,
    /// Sets it.
    flip: Callback<bool>,
) -> impl IntoView {
    let texts = use_texts();
    let word = move || if on.get() { texts.hall().shell.settings.on } else { texts.hall().shell.settings.off };
    view! {
        <label class="switch-row">
            <span class="switch-text"><span class="b">{label}</span><span class="n">{note}</span></span>
            <input type="checkbox" role="switch" class="switch" prop:checked=on on:change=move |event| flip.run(event_target_checked(&event)) />
            <span class="n switch-word" aria-hidden="true">{word}</span>
        </label>
    }
}

#[component]
fn Sound() -> impl IntoView {
    let texts = use_texts();
    let shell = use_shell();
    let t = move || &texts.hall().shell.settings;
    view! {
        <fieldset>
            <legend class="d">{move || t().sound.name}</legend>
            <Switch label=Signal::derive(move || t().sound.name) note=Signal::derive(move || t().sound.note)
                on=Signal::derive(move || shell.settings.with(|s| s.sound))
                flip=Callback::new(move |on| shell.set(|s| s.sound = on)) />
            <label class="slider-row">
                <span class="b">{move || t().volume}</span>
                <input type="range" min="0" max="10" prop:value=move || shell.settings.with(|s| s.volume.to_string())
                    on:input=move |event| {
                        if let Ok(volume) = event_target_value(&event).parse() { shell.set(|s| s.volume = volume) }
                    } />
            </label>
        </fieldset>
    }
}

#[component]
fn TextSize() -> impl IntoView {
    let texts = use_texts();
    let shell = use_shell();
    let tiles = TEXT_SIZES.map(|size| {
        view! {
            <Tile name="text-size" checked=Signal::derive(move || shell.settings.with(|s| s.text_size == size))
                choose=Callback::new(move |()| shell.set(|s| s.text_size = size))
                label=Signal::derive(move || (texts.hall().shell.settings.percent)(size)) />
        }
    });
    view! { <fieldset><legend class="d">{move || texts.hall().shell.settings.text_size}</legend><div class="tiles">{tiles}</div></fieldset> }
}

/// A switch of the table: its words, where it is kept, and how it is set.
struct Comfort {
    words: fn(&'static SettingsTexts) -> &'static Choice,
    is_on: fn(&Values) -> bool,
    set: fn(&mut Values, bool),
}

/// The switches of the table, in order.
const COMFORTS: [Comfort; 6] = [
    Comfort { words: |t| &t.confirm, is_on: |s| s.confirm, set: |s, on| s.confirm = on },
    Comfort { words: |t| &t.advance, is_on: |s| s.advance, set: |s, on| s.advance = on },
    Comfort { words: |t| &t.large_cards, is_on: |s| s.large_cards, set: |s, on| s.large_cards = on },
    Comfort { words: |t| &t.left_handed, is_on: |s| s.left_handed, set: |s, on| s.left_handed = on },
    Comfort { words: |t| &t.keys, is_on: |s| s.keys, set: |s, on| s.keys = on },
    Comfort { words: |t| &t.awake, is_on: |s| s.awake, set: |s, on| s.awake = on },
];

/// Small comforts at the table.
#[component]
fn Comforts() -> impl IntoView {
    let texts = use_texts();
    let shell = use_shell();
    let t = move || &texts.hall().shell.settings;
    let full = RwSignal::new(is_full());
    let switches = COMFORTS.map(|Comfort { words, is_on, set }| {
        view! {
            <Switch label=Signal::derive(move || words(t()).name) note=Signal::derive(move || words(t()).note)
                on=Signal::derive(move || shell.settings.with(is_on)) flip=Callback::new(move |on| shell.set(|s| set(s, on))) />
        }
    });
    let reminders = Reminder::ALL.map(|reminder| {
        view! {
            <Tile name="reminder" checked=Signal::derive(move || shell.settings.with(|s| s.reminder == reminder))
                choose=Callback::new(move |()| shell.set(|s| s.reminder = reminder))
                label=Signal::derive(move || t().reminders[reminder as usize].to_owned()) />
        }
    });
    view! {
        <fieldset>
            <legend class="d">{move || t().comforts}</legend>
            {switches}
            <Switch label=Signal::derive(move || t().full.name) note=Signal::derive(move || t().full.note) on=full.into()
                flip=Callback::new(move |on| { full.set(on); toggle_full(); }) />
        </fieldset>
        <fieldset><legend class="d">{move || t().reminder}</legend><div class="tiles">{reminders}</div></fieldset>
    }
}

/// Does the browser keep saved games for good? It is asked once.
#[component]
fn Kept() -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.hall().keep.shelf;
    let kept = RwSignal::new(None::<bool>);
    crate::ui::keep::ask_to_persist(move |answer| _ = kept.try_set(Some(answer)));
    let words = move || kept.get().map(|kept| if kept { t().persisted } else { t().not_persisted });
    view! { <fieldset><legend class="d">{move || t().storage}</legend><p role="status">{words}</p></fieldset> }
}
