//! The browser's localStorage as a [`Store`].

use gloo_storage::{LocalStorage, Storage};
use web_sys::wasm_bindgen::JsCast;

use super::{Fault, Store};

/// localStorage. Every access may be refused (private windows, settings), so every access may fail.
#[derive(Clone, Copy, Debug, Default)]
pub struct Browser;

/// localStorage, where the browser allows it. Gloo throws where it is refused, so that is asked first.
fn storage() -> Result<web_sys::Storage, Fault> {
    let allowed = web_sys::window().is_some_and(|window| window.local_storage().is_ok_and(|storage| storage.is_some()));
    if allowed { Ok(LocalStorage::raw()) } else { Err(Fault::Refused) }
}

impl Store for Browser {
    fn read(&self, key: &str) -> Result<Option<String>, Fault> {
        storage()?.get_item(key).map_err(|_| Fault::Refused)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Fault> {
        storage()?.set_item(key, text).map_err(|error| {
            // Browsers name a full storage in two ways.
            let name = error.dyn_ref::<web_sys::DomException>().map(web_sys::DomException::name);
            match name.as_deref() {
                Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => Fault::Full,
                Some(_) | None => Fault::Refused,
            }
        })
    }

    fn remove(&self, key: &str) -> Result<(), Fault> {
        storage()?.remove_item(key).map_err(|_| Fault::Refused)
    }

    fn keys(&self) -> Result<Vec<String>, Fault> {
        let storage = storage()?;
        let length = storage.length().map_err(|_| Fault::Refused)?;
        Ok((0..length).filter_map(|place| storage.key(place).ok().flatten()).collect())
    }
}
