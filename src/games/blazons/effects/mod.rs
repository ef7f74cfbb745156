//! The powers of the characters, one file each (B12–B22, B29).
//!
//! Each answers the same questions: can the power be used at all, what may be chosen, may this be chosen, and what
//! follows. `by` is who uses it: the owner of the card, or the rogue's player who took it; "oneself" is always `by`.

pub mod magistrate;
pub mod minstrel;
pub mod monk;
pub mod peasant;
pub mod rogue;
pub mod steward;

use super::cards::Blazon;
use super::event::Shown;
use super::state::Blazons;
use super::{Illegal, Spot};

/// The blazon at a place, or why there is none.
pub fn blazon(state: &Blazons, spot: Spot) -> Result<&Blazon, Illegal> {
    state.heaps.blazon(spot).ok_or(Illegal::NoSuchBlazon)
}

/// What an event shows of a blazon.
pub fn shown(blazon: &Blazon) -> Shown {
    Shown { house: Some(blazon.house), up: blazon.up, seen_by: blazon.seen_by }
}

/// All places before the players, where a condition on the blazon holds.
pub fn before_players<'a>(
    state: &'a Blazons,
    wanted: impl Fn(&Blazon) -> bool + Copy + 'a,
) -> impl Iterator<Item = Spot> + 'a {
    let spots = state.heaps.spots().filter(move |(_, blazon)| wanted(blazon));
    spots.map(|(spot, _)| spot).filter(|spot| spot.at != super::Where::Pool)
}
