//! What stands where: pure functions from a game's view to what the screen draws.
//!
//! Everything here compiles and is tested without a browser. The components of `ui` take these values and put them on
//! the page; they decide nothing. Art is markup built from numbers and the symbol sprite alone, never from a player's words.

pub mod academy;
pub mod arms;
pub mod art;
pub mod blazons;
pub mod little;
pub mod qr;
pub mod rules;
pub mod tourney;

pub use arms::{Arms, Charge, PlayerCard, Tincture, Who};
