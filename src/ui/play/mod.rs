//! Playing: a game opened at this screen, saved with every choice, shown beat by beat.
//!
//! A [`Session`] is the handle that a game's table component gets: what to draw, what may be done, and how to do it.

mod academy;
mod advice;
mod blazons;
mod comforts;
mod dialog;
mod drapes;
mod keep;
mod keys;
mod leaf;
mod menu;
mod screen;
mod session;
mod sound;
mod start;
mod thinker;
mod tourney;
mod veil;

pub use advice::{AdviceSigns, use_advisor};
pub use comforts::{Comforts, is_full, toggle_full};
pub use dialog::Dialog;
pub use keep::now;
pub use keys::{Keys, keep_focus};
pub use leaf::Leaf;
pub use screen::{Around, Play, TableScreen};
pub use session::{Lead, Scene, Session};
pub use start::{begin, present};
