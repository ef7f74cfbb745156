//! What every screen can ask for: the route, the settings, the texts of the chosen language.

use leptos::ev;
use web_sys::js_sys::Reflect;
use web_sys::wasm_bindgen::JsValue;

use crate::locales::{Catalogue, Hall, Language};
use crate::route::Route;
use crate::settings::{Settings, Theme};
use crate::storage::Store;
use crate::storage::browser::Browser;
use crate::ui::prelude::*;

/// The page's property that holds the settings, and the event that tells of a change.
const SETTINGS: &str = "quintain-settings";

/// The shell's signals, given to every screen as a context.
#[derive(Clone, Copy)]
pub struct Shell {
    /// Where the player is.
    pub route: RwSignal<Route>,
    /// What the player has set.
    pub settings: RwSignal<Settings>,
    /// The language in use: the chosen one, or the browser's.
    pub language: Memo<Language>,
    /// Does the system ask for less motion?
    pub reduced_motion: RwSignal<bool>,
    /// Did the browser refuse to keep the settings?
    pub not_kept: RwSignal<bool>,
}

impl Shell {
    /// The same for one screen, which takes the language along when it goes: whatever was shown and is gone stays listed
    /// with what it followed until that changes, and a language hardly ever does. The lists would grow as long as the page
    /// lives.
    pub fn of_screen(self) -> Shell {
        let language = self.language;
        Shell { language: Memo::new(move |_| language.get()), ..self }
    }

    /// Goes to a place, as if a link had been followed: Back leads here again.
    pub fn go(self, route: &Route) {
        let _ = window().location().set_hash(&route.href());
    }

    /// Goes to a place that takes this one's place in the history.
    pub fn replace(self, route: &Route) {
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&route.href()));
        }
        self.route.set(route.clone());
    }

    /// Changes a setting; it applies at once and is kept.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
    }

    /// A time in milliseconds at the chosen pace; 0 when the system asks for less motion.
    pub fn motion_ms(self, usual: u32) -> u32 {
        if self.reduced_motion.get() { 0 } else { self.settings.with(|settings| settings.motion.of(usual)) }
    }
}

/// The texts of the language in use; reading them inside a view follows the language.
#[derive(Clone, Copy)]
pub struct Texts(Memo<Language>);

impl Texts {
    /// What the hall says now, tracked.
    pub fn hall(self) -> &'static Hall {
        self.0.get().hall()
    }

    /// The catalogue now, tracked.
    pub fn get(self) -> &'static Catalogue {
        self.0.get().texts()
    }
}

/// The shell's signals.
pub fn use_shell() -> Shell {
    expect_context::<Shell>()
}

/// The texts of the language in use.
pub fn use_texts() -> Texts {
    Texts(use_shell().language)
}

/// Makes the shell's signals, ties them to the page, and gives them to every screen.
pub fn provide_shell() -> Shell {
    let settings = RwSignal::new(saved_settings());
    let shell = Shell {
        route: RwSignal::new(present_route()),
        settings,
        language: Memo::new(move |_| settings.with(|settings| settings.language).unwrap_or_else(browser_language)),
        reduced_motion: RwSignal::new(system_wants("(prefers-reduced-motion: reduce)")),
        not_kept: RwSignal::new(false),
    };
    provide_context(shell);
    window_event_listener(ev::hashchange, move |_| shell.route.set(present_route()));
    window_event_listener(ev::Custom::<web_sys::Event>::new(SETTINGS), move |_| follow_settings(settings));
    follow_system("(prefers-reduced-motion: reduce)", move |reduced| shell.reduced_motion.set(reduced));
    effect(move || keep(shell));
    shell
}

/// Keeps the page dressed as the settings say. The hall does it, which is always there; once is enough.
pub fn follow_dress(shell: Shell) {
    let dark = RwSignal::new(system_wants("(prefers-color-scheme: dark)"));
    follow_system("(prefers-color-scheme: dark)", move |is_dark| dark.set(is_dark));
    effect(move || dress_page(shell, dark.get()));
}

fn present_route() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

fn saved_settings() -> Settings {
    // Where the browser refuses to give anything, the usual settings serve.
    let text = page_settings().or_else(|| Browser.read(Settings::KEY).ok().flatten());
    text.map_or_else(Settings::default, |text| Settings::read(&text))
}

/// The settings as the page has them: hall and tables are two programs and share them here, stored or not.
fn page_settings() -> Option<String> {
    Reflect::get(&window(), &SETTINGS.into()).ok()?.as_string()
}

/// Keeps the settings, and tells the page's other program of a change.
fn keep(shell: Shell) {
    let text = shell.settings.with(Settings::write);
    shell.not_kept.set(Browser.write(Settings::KEY, &text).is_err());
    if page_settings().as_ref() != Some(&text) {
        _ = Reflect::set(&window(), &SETTINGS.into(), &text.into());
        _ = web_sys::Event::new(SETTINGS).map(|changed| window().dispatch_event(&changed));
    }
}

/// Takes over what the page's other program has set.
fn follow_settings(settings: RwSignal<Settings>) {
    if let Some(text) = page_settings()
        && settings.with_untracked(Settings::write) != text
    {
        settings.set(Settings::read(&text));
    }
}

fn browser_language() -> Language {
    let preferred = window().navigator().languages();
    let spoken = preferred.iter().filter_map(|tag| tag.as_string()).find_map(|tag| Language::from_tag(&tag));
    spoken.unwrap_or_default()
}

/// Puts language, theme, hatching and text size on the root element, where the style sheets look for them.
fn dress_page(shell: Shell, dark: bool) {
    let Some(root) = document().document_element() else { return };
    let settings = shell.settings.get();
    let theme = match settings.theme {
        Theme::Vellum => "vellum",
        Theme::Candle => "candle",
        Theme::System if dark => "candle",
        Theme::System => "vellum",
    };
    let attributes = [
        ("lang", shell.language.get().tag().to_owned()),
        ("data-theme", theme.to_owned()),
        ("data-hatch", if settings.hatching { "on" } else { "off" }.to_owned()),
        ("data-text", settings.text_size.to_string()),
        ("data-hand", if settings.left_handed { "left" } else { "right" }.to_owned()),
        ("data-cards", if settings.large_cards { "large" } else { "usual" }.to_owned()),
        ("data-motion", if shell.motion_ms(1) == 0 { "none" } else { "full" }.to_owned()),
    ];
    for (name, value) in attributes {
        let _ = root.set_attribute(name, &value);
    }
    super::media::fit_media(settings.text_size);
}

fn system_wants(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

fn follow_system(query: &'static str, change: impl Fn(bool) + 'static) {
    use web_sys::wasm_bindgen::{JsCast, closure::Closure};
    let Ok(Some(list)) = window().match_media(query) else { return };
    let listener = Closure::<dyn Fn()>::new(move || change(system_wants(query)));
    let _ = list.add_event_listener_with_callback("change", listener.as_ref().unchecked_ref());
    // The list and its listener live as long as the page.
    listener.forget();
    std::mem::forget(list);
}
