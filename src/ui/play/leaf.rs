//! A leaf of vellum that is as large as what it holds, cut slightly uneven.

use leptos::html;
use web_sys::wasm_bindgen::JsCast;
use web_sys::wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, ResizeObserver};

use crate::scene::art;
use crate::ui::prelude::*;

/// Follows the size of an element, from when it is there.
pub fn follow_size(element: Signal<Option<HtmlElement>, LocalStorage>, size: RwSignal<(f64, f64)>) {
    let observed = StoredValue::new_local(None::<(ResizeObserver, Closure<dyn FnMut()>)>);
    effect(move || {
        let Some(element) = element.get() else { return };
        let watched = element.clone();
        let measure = Closure::<dyn FnMut()>::new(move || {
            let now = (f64::from(watched.offset_width()), f64::from(watched.offset_height()));
            if size.try_get_untracked().is_some_and(|old| old != now) {
                size.set(now);
            }
        });
        let Ok(observer) = ResizeObserver::new(measure.as_ref().unchecked_ref()) else { return };
        observer.observe(&element);
        observed.set_value(Some((observer, measure)));
    });
    on_cleanup(move || {
        observed.try_update_value(|observed| {
            if let Some((observer, _)) = observed.take() {
                observer.disconnect();
            }
        });
    });
}

/// A leaf of vellum.
#[component]
pub fn Leaf(
    /// A class of its own.
    #[prop(into)]
    class: String,
    /// The id of its heading.
    #[prop(optional, into)]
    labelled_by: Option<String>,
    /// What lies on it.
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<html::Section>::new();
    let size = RwSignal::new((0.0, 0.0));
    follow_size(Signal::derive_local(move || node.get()), size);
    let cut = move || match size.get() {
        (0.0, _) | (_, 0.0) => String::new(),
        (width, height) => art::sheet(0.0, 0.0, width, height),
    };
    view! {
        <section class=format!("leaf {class}") node_ref=node aria-labelledby=labelled_by>
            <svg class="leaf-cut" aria-hidden="true" focusable="false" inner_html=cut></svg>
            {children()}
        </section>
    }
}
