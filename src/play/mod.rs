//! Playing a game at one screen: who is asked, who may see what, what is told and for how long.
//!
//! Everything here is decided without a browser. [`Choices`] lay the table; [`Sitting`] holds it with its players and
//! the curtain between them; [`Playable`] is what a game's screen adds to its rules. The components of `ui` draw what
//! these say. `academy`, `tourney` and `blazons` hold what is particular to a game.

mod blazons;
mod laying;
mod playable;
mod sitting;

pub use laying::{Choices, Laid, Names};
pub use playable::{Beat, Playable, Sound, Veil};
pub use sitting::{Asked, Sitting, Told};
