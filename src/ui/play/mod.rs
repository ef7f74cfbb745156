//! Playing: a game opened at this screen, saved with every choice, shown beat by beat.
//!
//! A [`Session`] is the handle that a game's table component gets: what to draw, what may be done, and how to do it.

mod dialog;
mod keep;
mod leaf;
mod session;
mod sound;
mod start;
mod thinker;

pub use dialog::Dialog;
pub use keep::now;
pub use leaf::Leaf;
pub use session::{Scene, Session};
pub use start::{begin, present};
