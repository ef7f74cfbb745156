//! The Academy: squires train on seven tracks for six rounds, and the best is knighted.
//!
//! The rules are on the rules page, `docs/rules/academy.md`, numbered A1 to A36; comments cite the numbers.
//!
//! # Glossary
//! - **squire**: a coloured set of discs, one on every track. A player has one, in Lancelot two. [`Squire`]
//! - **seat**: who decides. [`Seat`](crate::kernel::Seat)
//! - **track**: one of the seven trainings. [`Track`]
//! - **progress**: how far a disc has come, laps included; **height**: how many discs of its square lie below it. [`Disc`]
//! - **card**: moves a disc on its track by its value. A combat card goes on Jousts or Tournaments. [`Card`]
//! - **packet**: the cards that go round in the draft.
//! - **coat**: a coat of arms, the points a squire has won or lost. [`Coat`], kept in a [`Purse`]
//! - **lesson**: an Education coat: 0, −1 or −3. [`Lesson`]
//! - **first player**: who holds Excalibur; **first squire**: the squire that begins the round.
//! - **lead**: the first player of round 1; in Lancelot the owner of blue.
//! - **neutral**: the third squire of Karadoc, who belongs to nobody.

pub mod action;
pub mod cards;
pub mod coats;
pub mod dice;
pub mod effects;
pub mod event;
pub mod glimpse;
pub mod illegal;
pub mod list;
pub mod options;
pub mod pending;
pub mod phases;
pub mod position;
pub mod sample;
pub mod scoring;
pub mod squire;
pub mod state;
pub mod text;
pub mod tracks;
pub mod view;

pub use action::Action;
pub use cards::{Card, CardKind, Cards};
pub use coats::{Coat, CoatKind, Lesson, Purse};
pub use event::{Event, Scroll, Why};
pub use glimpse::Glimpse;
pub use illegal::Illegal;
pub use options::{Band, First, Options, Seating, Values, Variants};
pub use phases::{Alms, AlmsStep, Moment, Phase, Play};
pub use position::{Position, Start};
pub use squire::{BySquire, Squire, SquireSet};
pub use state::Academy;
pub use tracks::{Disc, Lane, Ranking, Shift, Track, Tracks};
pub use view::View;
