//! The Blazons' table as the screen needs it: what may be pressed, what a choice would lead to, and the
//! table while things are being told.

mod foretold;
mod shown;
mod things;

pub use foretold::foretold;
pub use shown::apply;
pub use things::{Thing, pressed, thing};

/// A table with every variant on.
#[cfg(test)]
fn all_variants(seats: usize) -> crate::games::blazons::Options {
    let plain = crate::games::blazons::Options::new(seats);
    crate::games::blazons::Options { consulting: true, helping: true, curious: true, active_monk: true, ..plain }
}
