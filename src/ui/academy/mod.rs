//! The Academy's table on the page. Everything drawn here was decided in [`scene::academy`](crate::scene::academy).

mod bar;
mod board;
mod card;
mod drag;
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
