//! The Tourney's table as the screen needs it: what is asked, what may be pressed, what a choice would lead to.

mod marks;
mod preview;
mod refusal;
mod shown;

pub use marks::{Choosing, Mark, marks_of};
pub use preview::{Totals, totals_after};
pub use refusal::why_not;
pub use shown::apply;
