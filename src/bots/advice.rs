//! What a bot says about a decision: the choice, the best candidates, and why.

use serde::{Deserialize, Serialize};

use super::mind::Outlook;

/// One action a bot thought about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate<A, R> {
    /// The action.
    pub action: A,
    /// What it leads to, for the seat that chooses.
    pub outlook: Outlook,
    /// How often it was tried in thought.
    pub visits: u32,
    /// The main reasons for it, the strongest first.
    pub reasons: Vec<R>,
}

/// A decision, and the two or three best candidates for it, the chosen one first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice<A, R> {
    /// What to do.
    pub action: A,
    /// The chosen action first, then the best others.
    pub candidates: Vec<Candidate<A, R>>,
    /// How many simulations were made.
    pub simulations: u32,
}

/// How many candidates an advice names.
pub const CANDIDATES: usize = 3;
