//! The Tourney's table as the screen needs it: what is asked, what may be pressed, what a choice would lead to.

mod marks;
mod shown;

pub use marks::{Choosing, Mark, marks_of};
pub use shown::apply;
