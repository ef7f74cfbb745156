//! Playing a game at one screen: who is asked, who may see what, what is told and for how long.
//!
//! Everything here is decided without a browser. [`Choices`] lay the table; [`Sitting`] holds it with its players and
//! the curtain between them; [`Playable`] is what a game's screen adds to its rules. The components of `ui` draw what
//! these say. `academy`, `tourney` and `blazons` hold what is particular to a game.

mod academy;
mod blazons;
mod laying;
mod party;
mod playable;
mod sitting;
mod story;
mod tourney;

pub use blazons::house;
pub use laying::{Choices, Deal, Laid, Places};
pub use party::{Names, Party};
pub use playable::{Beat, Playable, Sound, Veil};
pub use sitting::{Asked, Sitting, Told};
pub use story::{Mark, Story, cut, story};
