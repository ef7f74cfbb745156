//! The Bet (A30): before the draft, having seen their cards, squires in turn order each name a track, openly.

use super::super::event::Event;
use super::super::squire::Squire;
use super::super::state::Academy;
use super::super::tracks::Track;
use super::{Phase, round};
use crate::kernel::Witness;

/// The first squire names first.
pub fn begin(game: &mut Academy) {
    game.phase = Phase::Bet { squire: game.first };
}

/// A track is named; then the next squire's, until it has gone round.
pub fn name(game: &mut Academy, squire: Squire, track: Track, witness: &mut impl Witness<Event>) {
    game.bets[squire] = Some(track);
    witness.see(Event::BetNamed { squire, track });
    let next = squire.left(1, game.squires());
    if next == game.first {
        round::hand_out(game);
    } else {
        game.phase = Phase::Bet { squire: next };
    }
}
