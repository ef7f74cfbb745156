//! The Tourney: tournaments of five weapons, supporters, and action cards that upset them.
//!
//! # Glossary
//! - *tournament*: one contest in one *colour* at a time, until a single player is left in
//! - *colour*: the weapon: purple (joust), red (sword), blue (axe), yellow (flail), green (wrestling)
//! - *display*: the cards a player has laid in this tournament, in order of arrival; its *total* must be the highest
//! - *in*: not withdrawn from this tournament; *entered*: with a card in the display
//! - *supporter*: a squire (2 or 3) or a maiden (6), white cards that fit every colour
//! - *deed*: an action card, with the targets it is announced with
//! - *Shield*, *Stunned*: deeds that stay before a player until they leave the tournament
//! - *Lancelot*: the deed that answers another's deed and cancels it
//! - *token*: what a tournament is won for, one of each colour at most
//! - *starter*: who names the colour and opens the tournament; on the *opening* turn they cannot withdraw
//! - *barred*: purple, when the tournament before ended purple

pub mod action;
pub mod cards;
mod effects;
pub mod event;
mod game;
pub mod holders;
pub mod illegal;
mod knowledge;
pub mod options;
pub mod phases;
mod sample;
pub mod scoring;
pub mod state;
pub mod view;

pub use action::{Action, Deed, FaceUp, Place};
pub use cards::{Card, Colour};
pub use event::Event;
pub use holders::{Display, Hand, Pile};
pub use illegal::Illegal;
pub use options::Options;
pub use phases::Phase;
pub use scoring::Tokens;
pub use state::Tourney;
pub use view::{Known, PlayerView, View};
