//! Opponents that see a [`View`](crate::kernel::Game::View) and nothing else.
//!
//! What a game asks of its players is a [`Mind`]: judgement, outlook and reasons for one game, in numbers that stand in
//! one table. Levels, personas, search and explanations are the same for all games.
//!
//! - [`mind`]: the contract of per-game knowledge
//! - [`level`] and [`persona`]: how well, and in which temper, a bot plays
//! - [`search`] over [`tree`]: information-set Monte Carlo tree search; [`race`]: how it divides its time
//! - [`bot`]: a decision with its [`advice`]
//! - [`onlooker`]: a bot's move explained to somebody who does not see its hand
//! - [`academy`], [`tourney`], [`blazons`]: judgement of the games

pub mod academy;
pub mod advice;
pub mod blazons;
pub mod bot;
pub mod level;
pub mod maths;
pub mod mind;
pub mod onlooker;
pub mod persona;
pub mod race;
pub mod search;
pub mod tourney;
pub mod tree;

pub use advice::{Advice, Candidate};
pub use bot::{Bot, Thought};
pub use level::Level;
pub use mind::{Mind, Outlook, Weight};
pub use onlooker::Onlooker;
pub use persona::{Persona, Temper};
pub use search::Search;
