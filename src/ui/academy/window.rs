//! The window's size, and how much larger text is wished.

use leptos::ev;

use crate::ui::prelude::*;

/// The window as the table sees it.
#[derive(Clone, Copy)]
pub struct Window {
    /// Width and height, in the table's own pixels.
    pub size: RwSignal<(f64, f64)>,
    /// How much larger the table's pixels are than the page's: the text size of the settings.
    pub scale: RwSignal<f64>,
}

/// A table without its bar, side and hand, in a box of this size: in a replay, where these stand elsewhere.
#[derive(Clone, Copy)]
pub struct Bare(pub RwSignal<(f64, f64)>);

/// The box of a bare table, while there is one: what a replay that is closed has left behind is none.
pub fn bare() -> Option<Bare> {
    use_context::<Bare>().filter(|Bare(room)| room.try_get_untracked().is_some())
}

/// Follows the window, or the box of a bare table.
pub fn follow() -> Window {
    let (size, scale) = measure();
    if let Some(Bare(room)) = bare() {
        let window = Window { size: RwSignal::new(room.get_untracked()), scale: RwSignal::new(1.0) };
        effect(move || window.size.set(room.get()));
        return window;
    }
    let window = Window { size: RwSignal::new(size), scale: RwSignal::new(scale) };
    let handle = window_event_listener(ev::resize, move |_| {
        let (size, scale) = measure();
        if window.size.get_untracked() != size {
            window.size.set(size);
        }
        if (window.scale.get_untracked() - scale).abs() > f64::EPSILON {
            window.scale.set(scale);
        }
    });
    on_cleanup(move || handle.remove());
    window
}

fn measure() -> ((f64, f64), f64) {
    let length = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|v| v.as_f64()).unwrap_or(1180.0);
    let (width, height) = (length(window().inner_width()), length(window().inner_height()));
    let text = document().document_element().and_then(|root| root.get_attribute("data-text"));
    let scale = text.and_then(|percent| percent.parse::<u16>().ok()).map_or(1.0, |percent| f64::from(percent) / 100.0);
    ((width / scale, height / scale), scale)
}
