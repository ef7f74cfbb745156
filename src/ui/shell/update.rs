//! New versions: a service worker keeps one whole version on the device; a new one waits until the player takes it.
//!
//! The contract with `public/sw.js`: it takes over when the page posts [`TAKE_OVER`], and a page that is suddenly in the
//! hands of another version reloads if it asked for that, and else says that a new version is there.

use std::cell::{Cell, RefCell};

use web_sys::js_sys::Reflect;
use web_sys::js_sys::futures::JsFuture;
use web_sys::wasm_bindgen::JsCast;
use web_sys::wasm_bindgen::closure::Closure;
use web_sys::{
    RegistrationOptions, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerUpdateViaCache,
    VisibilityState,
};

use super::{use_shell, use_texts};
use crate::route::Route;
use crate::ui::prelude::*;

/// The service worker's script, beside the page.
const SCRIPT: &str = "./sw.js";
/// What the page says to a version that waits.
const TAKE_OVER: &str = "take over";

thread_local! {
    static REGISTRATION: RefCell<Option<ServiceWorkerRegistration>> = const { RefCell::new(None) };
    /// Has this page asked for the new version?
    static TAKEN: Cell<bool> = const { Cell::new(false) };
}

/// Keeps Quintain on the device, and tells when a newer version is there. Without service workers nothing happens: the
/// game plays all the same. Call it once.
pub fn watch_for_updates() -> ReadSignal<bool> {
    let (ready, set_ready) = signal(false);
    // While somebody works on the program, what is kept would only be in the way.
    if !cfg!(debug_assertions)
        && let Some(container) = container()
    {
        register(&container, set_ready);
    }
    ready
}

/// Takes the version that waits, and reloads the page when it is there.
pub fn take_update() {
    TAKEN.set(true);
    let waiting = REGISTRATION.with_borrow(|registration| registration.as_ref().and_then(|r| r.waiting()));
    match waiting {
        Some(worker) => _ = worker.post_message(&TAKE_OVER.into()),
        // Another tab has taken it already.
        None => reload(),
    }
}

/// The script of the bots' worker that belongs to this version: the build names it by its content, in the page's head.
pub fn worker_script() -> Option<String> {
    document().query_selector("meta[name=bot-worker]").ok()??.get_attribute("content")
}

fn reload() {
    let _ = window().location().reload();
}

/// The browser's service workers; some browsers, private windows and plain http have none.
fn container() -> Option<ServiceWorkerContainer> {
    let container = Reflect::get(&window().navigator(), &"serviceWorker".into()).ok()?;
    container.is_object().then(|| container.unchecked_into())
}

fn register(container: &ServiceWorkerContainer, ready: WriteSignal<bool>) {
    let had_controller = container.controller().is_some();
    listen(container, "controllerchange", move || {
        if TAKEN.get() {
            reload();
        } else if had_controller {
            // Another tab took the new version; this page is of the old one, and goes on until its player reloads.
            ready.set(true);
        }
    });
    let options = RegistrationOptions::new();
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    let registering = container.register_with_options(SCRIPT, &options);
    leptos::task::spawn_local(async move {
        // A refusal (storage switched off, a half-updated host) leaves everything as it is.
        if let Ok(registration) = JsFuture::from(registering).await
            && registration.is_object()
        {
            follow(registration.unchecked_into(), ready);
        }
    });
}

/// Tells when a version waits, and asks for one whenever the player comes back to the page.
fn follow(registration: ServiceWorkerRegistration, ready: WriteSignal<bool>) {
    let tell = {
        let registration = registration.clone();
        move || {
            // The first version of all does not wait for anybody, and is not news.
            if registration.waiting().is_some() && registration.active().is_some() {
                ready.set(true);
            }
        }
    };
    tell();
    let found = registration.clone();
    listen(&registration, "updatefound", move || {
        if let Some(worker) = found.installing() {
            listen(&worker, "statechange", tell.clone());
        }
    });
    let returning = registration.clone();
    listen(&document(), "visibilitychange", move || {
        if document().visibility_state() == VisibilityState::Visible {
            _ = returning.update();
        }
    });
    REGISTRATION.set(Some(registration));
}

/// Listens as long as the page lives.
pub fn listen(target: &web_sys::EventTarget, event: &str, act: impl FnMut() + 'static) {
    let listener = Closure::<dyn FnMut()>::new(act);
    let _ = target.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
    listener.forget();
}

/// Offers the new version, quietly, and never over a table.
#[component]
pub fn UpdateOffer() -> impl IntoView {
    let texts = use_texts();
    let shell = use_shell();
    let ready = watch_for_updates();
    let offered = move || ready.get() && !matches!(shell.route.get(), Route::Play(_));
    view! {
        <div class="update" role="status">
            <Show when=offered>
                <p>{move || texts.hall().shell.update}</p>
                <button type="button" class="btn" on:click=|_| take_update()>{move || texts.hall().shell.update_take}</button>
            </Show>
        </div>
    }
}
