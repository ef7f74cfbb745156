//! Playing a game at one screen: who is asked, who may see what, what is told and for how long.
//!
//! Everything here is decided without a browser. [`Sitting`] holds a table with its players and the curtain between
//! them; [`Playable`] is what a game's screen adds to its rules. The components of `ui` draw what a sitting says.

mod playable;
mod sitting;

pub use playable::{Beat, Playable, Sound, Veil};
pub use sitting::{Asked, Sitting, Told};
