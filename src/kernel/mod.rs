//! What every game shares: seats, randomness, the contract of a rules engine, and the record that a game is.
//!
//! The kernel names no game. A game implements [`Game`]; saves, links, undo, replay and bots follow from that.

pub mod chance;
pub mod code;
pub mod fingerprint;
pub mod game;
pub mod order;
pub mod record;
pub mod rng;
pub mod seat;
pub mod table;

pub use chance::random_game;
pub use code::CodeError;
pub use fingerprint::fingerprint;
pub use game::{Game, Nobody, Place, Rule, Standings, Viewer, Witness};
pub use record::{Record, RecordError, Step};
pub use rng::{Rng, Seed};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use table::Table;
