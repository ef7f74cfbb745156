//! What is there or not.

use leptos::children::ViewFn;

use crate::ui::drawn::live_view;
use crate::ui::prelude::*;

/// Shows what it holds while a condition is met. Leptos' own is made anew for every condition and everything it may hold.
#[component]
pub fn Show<W: Fn() -> bool + Send + Sync + 'static>(
    /// The condition.
    when: W,
    /// What is shown then.
    children: ChildrenFn,
    /// What is shown else.
    #[prop(optional, into)]
    fallback: ViewFn,
) -> impl IntoView {
    shown(Box::new(when), children, fallback)
}

fn shown(when: Box<dyn Fn() -> bool + Send + Sync>, children: ChildrenFn, fallback: ViewFn) -> AnyView {
    let when = ArcMemo::new(move |_| when());
    live_view(move || if when.get() { children() } else { fallback.run() })
}
