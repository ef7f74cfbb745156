//! Playing: a game opened at this screen, saved with every choice, shown beat by beat.
//!
//! A [`Session`] is the handle that a game's table component gets: what to draw, what may be done, and how to do it.

mod academy;
mod advice;
mod bar;
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
pub(in crate::ui) mod thinker;
mod tourney;
mod veil;

pub use academy::card as player_card;
pub use advice::{AdviceSigns, use_advisor};
pub use bar::CardBar;
pub use comforts::{Comforts, is_full, toggle_full};
pub use dialog::Dialog;
pub use keep::{now, this_tab};
pub use keys::{Keys, is_typing, keep_focus};
pub use leaf::Leaf;
pub use leaf::follow_size;
pub use screen::{Around, Play, TableScreen};
pub use session::{Lead, Scene, Session, whims};
pub use start::{begin, new_id, present, sit_down};
