//! Quintain: three medieval table games, played in the browser against honest bots or around one tablet.
//!
//! - [`kernel`]: what every game shares; knows no game by name
//! - [`games`]: the rules of The Academy, The Tourney and The Blazons
//! - [`bots`]: opponents that see a view and nothing else

pub mod bots;
pub mod games;
pub mod kernel;
