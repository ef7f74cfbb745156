//! Playing: a game opened at this screen, saved with every choice, shown beat by beat.
//!
//! A [`Session`] is the handle that a game's table component gets: what to draw, what may be done, and how to do it.

mod keep;
mod session;
mod sound;
mod thinker;

pub use session::{Scene, Session};
