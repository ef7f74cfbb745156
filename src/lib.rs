//! Quintain: three medieval table games, played in the browser against honest bots or around one tablet.
//!
//! - [`kernel`]: what every game shares; knows no game by name
//! - [`games`]: the rules of The Academy, The Tourney and The Blazons
//! - [`bots`]: opponents that see a view and nothing else
//! - [`lessons`]: each game taught on its own table, with prepared deals
//! - [`locales`]: every word a player reads, in English and French
//! - [`play`]: a game at one screen, with people and bots around it
//! - [`protocol`]: the messages to and from the bots' worker
//! - [`storage`]: saved games on the device
//! - [`scene`]: what stands where on a screen, without a browser
//! - [`route`], [`settings`]: where the player is, what they have set
//! - `ui` (feature `web`): the screens

pub mod bots;
pub mod games;
pub mod kernel;
pub mod lessons;
pub mod locales;
pub mod play;
pub mod protocol;
pub mod route;
pub mod scene;
pub mod settings;
pub mod storage;
#[cfg(feature = "web")]
pub mod ui;
