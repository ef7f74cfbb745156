//! What the browser does for links and files: copying, its share sheet, downloads, reading, keeping storage.

use js_sys::{Array, Function, Object, Reflect};
use web_sys::js_sys::futures::JsFuture;
use web_sys::wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

use crate::storage::browser::Browser;
use crate::storage::{PREFIX, Store};
use crate::ui::prelude::*;

/// The address of this page with another fragment.
pub fn address(fragment: &str) -> String {
    let href = window().location().href().unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default();
    format!("{page}{fragment}")
}

/// Copies a text; tells whether that worked. A page that came without encryption has no clipboard.
pub fn copy(text: &str, done: impl Fn(bool) + 'static) {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into()).unwrap_or_default();
    let write = Reflect::get(&clipboard, &"writeText".into()).ok().and_then(|write| write.dyn_into::<Function>().ok());
    let promise = write.and_then(|write| write.call1(&clipboard, &text.into()).ok());
    let Some(promise) = promise.and_then(|promise| promise.dyn_into::<js_sys::Promise>().ok()) else {
        return done(false);
    };
    leptos::task::spawn_local(async move { done(JsFuture::from(promise).await.is_ok()) });
}

fn sharer() -> Option<Function> {
    Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

/// Does the system have a share sheet of its own?
pub fn can_send() -> bool {
    sharer().is_some()
}

/// Opens the system's share sheet. Who closes it has changed their mind: nothing to tell.
pub fn send(title: &str, url: &str) {
    let data = Object::new();
    let _ = Reflect::set(&data, &"title".into(), &title.into());
    let _ = Reflect::set(&data, &"url".into(), &url.into());
    let Some(promise) = sharer().and_then(|share| share.call1(&window().navigator(), &data).ok()) else { return };
    if let Ok(promise) = promise.dyn_into::<js_sys::Promise>() {
        leptos::task::spawn_local(async move { _ = JsFuture::from(promise).await });
    }
}

/// Offers a text as a file.
pub fn download(name: &str, text: &str) -> Option<()> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&JsValue::from_str(text)), &kind).ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlAnchorElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // The browser holds the file itself by now.
    let _ = Url::revoke_object_url(&url);
    Some(())
}

/// Reads a file as text; nothing if it cannot be read.
pub fn read(file: &File, done: impl Fn(Option<String>) + 'static) {
    let promise = file.text();
    leptos::task::spawn_local(
        async move { done(JsFuture::from(promise).await.ok().and_then(|text| text.as_string())) },
    );
}

/// Asks the browser once to keep everything for good, and tells whether it does.
pub fn ask_to_persist(done: impl Fn(bool) + 'static) {
    let key = format!("{PREFIX}asked");
    let asked = Browser.read(&key).ok().flatten().is_some();
    let name = if asked { "persisted" } else { "persist" };
    let storage = Reflect::get(&window().navigator(), &"storage".into()).unwrap_or_default();
    let function = Reflect::get(&storage, &name.into()).ok().and_then(|function| function.dyn_into::<Function>().ok());
    let promise = function.and_then(|function| function.call0(&storage).ok());
    let Some(promise) = promise.and_then(|promise| promise.dyn_into::<js_sys::Promise>().ok()) else {
        return done(false);
    };
    let _ = Browser.write(&key, "1");
    leptos::task::spawn_local(async move { done(JsFuture::from(promise).await.is_ok_and(|kept| kept.is_truthy())) });
}
