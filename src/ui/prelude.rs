//! Leptos, with our own `view!` and `Show`.

pub use leptos::prelude::*;
pub use quintain_macros::view;

pub use crate::ui::parts::Show;
