//! The Academy's table: from a view, what happened, and what is picked, to what is drawn.
//!
//! - [`Scene`]: what is on the table, advanced event by event while the telling lasts
//! - [`Frame`]: how the window is divided, and where squares and discs lie
//! - [`Cast`]: the name and arms of every squire
//! - [`worth`]: what a place on a track would bring
//! - [`lanes`] and [`grid`]: the seven lanes with their heads, discs, feet and squares
//! - [`offers`]: where a disc would go, and what that changes
//! - [`choice`] and [`panel`]: what is picked, what a press makes of it, what the panel asks
//! - [`handed`]: what moved since the next person played
//! - [`brings`], [`rail`], [`chronicle`], [`ribbons`], [`reckoning`]: what cards are worth, the players, what happened, scoring, the end

pub mod brings;
pub mod card_art;
pub mod cast;
pub mod choice;
pub mod chronicle;
pub mod frame;
pub mod grid;
pub mod handed;
pub mod lanes;
pub mod offers;
pub mod panel;
pub mod rail;
pub mod reckoning;
pub mod ribbons;
pub mod scene;
pub mod worth;

pub use cast::Cast;
pub use choice::{Pick, Press};
pub use frame::{Frame, Rect, Shape};
pub use scene::{Scene, Scoring};
