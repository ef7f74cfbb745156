//! Buttons: the one main action, quiet ones, and signs in the bar. All are at least 44 pixels high.

use super::Icon;
use crate::ui::prelude::*;

/// The one main action of a screen.
#[component]
pub fn Main(
    /// Can it be pressed?
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// A sign before the words.
    #[prop(optional, into)]
    icon: Option<&'static str>,
    /// What it does.
    #[prop(into)]
    press: Callback<()>,
    /// The words.
    children: Children,
) -> impl IntoView {
    worded("btn", disabled, icon, press, children)
}

/// Any other action.
#[component]
pub fn Quiet(
    /// Can it be pressed?
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// A sign before the words.
    #[prop(optional, into)]
    icon: Option<&'static str>,
    /// What it does.
    #[prop(into)]
    press: Callback<()>,
    /// The words.
    children: Children,
) -> impl IntoView {
    worded("btn q", disabled, icon, press, children)
}

/// A button with words, and perhaps a sign before them.
fn worded(
    class: &'static str,
    disabled: Signal<bool>,
    icon: Option<&'static str>,
    press: Callback<()>,
    children: Children,
) -> impl IntoView {
    view! {
        <button type="button" class=class disabled=move || disabled.get() on:click=move |_| press.run(())>
            {icon.map(|id| view! { <Icon id=id size=20.0 /> })}
            {children()}
        </button>
    }
}

/// A sign without words; its name is said and shown on hover.
#[component]
pub fn IconButton(
    /// The symbol.
    #[prop(into)]
    icon: Signal<String>,
    /// Its name.
    #[prop(into)]
    name: Signal<String>,
    /// Can it be pressed?
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// What it does.
    #[prop(into)]
    press: Callback<()>,
) -> impl IntoView {
    view! {
        <button type="button" class="ib" disabled=move || disabled.get()
            aria-label=move || name.get() title=move || name.get() on:click=move |_| press.run(())>
            <Icon id=icon size=26.0 />
        </button>
    }
}
