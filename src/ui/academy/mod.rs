//! The Academy's table on the page. Everything drawn here was decided in [`scene::academy`](crate::scene::academy).

mod aid;
mod bar;
mod board;
mod brings;
mod card;
mod denied;
mod drag;
mod end;
mod hand;
mod keys;
mod lane;
mod log;
mod overlay;
mod panel;
mod piles;
mod rail;
mod scoring;
mod table;
mod tokens;
mod window;

pub use table::{AcademyTable, Telling};
pub use window::Bare;
