//! The drawn pieces every game's table is made of: icons, arms, discs, coats, cards' backs, sheets, buttons.
//!
//! Each part draws one thing of [`scene::art`](crate::scene::art) at a size. Art is hidden from screen readers; the words
//! beside it say what it is.

mod buttons;
mod keys;
mod pieces;
mod show;
mod words;

pub use buttons::{IconButton, Main, Quiet};
pub use keys::{TableKey, table_keys};
pub use pieces::{Art, Coat, DiscFace, Emblem, Icon, Shield, VellumSheet};
pub use show::Show;
pub use words::{Rubric, RuleLink};
