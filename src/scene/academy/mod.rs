//! The Academy's table: from a view, what happened, and what is picked, to what is drawn.
//!
//! - [`Scene`]: what is on the table, advanced event by event while the telling lasts
//! - [`Frame`]: how the window is divided, and where squares and discs lie
//! - [`worth`]: what a place on a track would bring

pub mod frame;
pub mod scene;
pub mod worth;

pub use frame::{Frame, Rect, Shape};
pub use scene::{Scene, Scoring};
