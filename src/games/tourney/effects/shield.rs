//! Shield [Bouclier]: lies before its owner and keeps opponents' cards off the display (T36).
//!
//! What it keeps out stands with each effect; here it is only laid.

use crate::games::tourney::Tourney;
use crate::games::tourney::event::Event;
use crate::kernel::{Seat, Witness};

pub(super) fn resolve(game: &mut Tourney, seat: Seat, witness: &mut impl Witness<Event>) {
    game.shield = Some(seat);
    witness.see(Event::ShieldRaised { seat });
}
