//! The lift (A25, advanced rules): before scoring the first player may lift one disc of the first squire to the top of
//! its stack.

use super::super::action::Action;
use super::super::event::Event;
use super::super::illegal::Illegal;
use super::super::state::Academy;
use super::super::tracks::Track;
use super::{Phase, gallantry};
use crate::kernel::Witness;

/// The tracks where a lift would change something: ranked ones, on which another disc lies on the first squire's.
#[inline]
fn tracks(game: &Academy) -> impl Iterator<Item = Track> + '_ {
    Track::ALL.into_iter().filter(|&track| track.is_ranked() && game.tracks[track].is_covered(game.first))
}

/// Asks the first player, if there is something to lift; else the scoring begins.
pub fn begin(game: &mut Academy, witness: &mut impl Witness<Event>) {
    if game.options.advanced && tracks(game).next().is_some() {
        game.phase = Phase::Lift;
    } else {
        gallantry::begin(game, witness);
    }
}

/// Every lift that changes something, and none.
pub fn legal(game: &Academy, actions: &mut Vec<Action>) {
    actions.extend(tracks(game).map(Action::Lift));
    actions.push(Action::NoLift);
}

/// Would it change something?
pub fn check(game: &Academy, track: Track) -> Result<(), Illegal> {
    if tracks(game).any(|offered| offered == track) { Ok(()) } else { Err(Illegal::NothingToLift) }
}

/// Lifts the disc; the lift lasts.
pub fn lift(game: &mut Academy, track: Track, witness: &mut impl Witness<Event>) {
    let squire = game.first;
    let shift = game.tracks[track].lift(squire);
    witness.see(Event::Lifted { squire, track, shift });
    gallantry::begin(game, witness);
}

/// Lifts nothing.
pub fn decline(game: &mut Academy, witness: &mut impl Witness<Event>) {
    witness.see(Event::LiftDeclined);
    gallantry::begin(game, witness);
}
