//! Leptos, with what is ours in place of its own: made once, instead of once for every closure.

pub use leptos::prelude::*;
pub use quintain_macros::view;

pub use crate::ui::parts::Show;

/// Does something soon, and again whenever what it read changes.
pub fn effect(act: impl FnMut() + 'static) {
    follow(Box::new(act));
}

#[inline(never)]
fn follow(mut act: Box<dyn FnMut()>) {
    Effect::new(move |_| act());
}
