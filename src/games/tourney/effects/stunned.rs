//! Stunned [Assommé]: lies before an opponent, who may add only one card to the display in a turn (T37).

use super::check_rival;
use crate::games::tourney::cards::Card;
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

/// The opponent is in, entered or not; a Shield does not matter (T36). With the one Stunned in hand nobody can be
/// stunned already; the rule is kept for what it says.
pub(super) fn check(game: &Tourney, seat: Seat, target: Seat) -> Result<(), Illegal> {
    check_rival(game, seat, target, Card::Stunned)?;
    if game.stunned == Some(target) { Err(Illegal::AlreadyStunned) } else { Ok(()) }
}

pub(super) fn resolve(game: &mut Tourney, target: Seat, witness: &mut impl Witness<Event>) {
    game.stunned = Some(target);
    witness.see(Event::WasStunned { seat: target });
}
