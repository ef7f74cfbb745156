//! Lancelot: the only card played out of turn; it cancels the action card just played (T38).
//!
//! Who is asked, and when, is the phase of [reaction](super::super::Phase::Reaction).

use crate::games::tourney::Tourney;
use crate::games::tourney::action::Deed;
use crate::games::tourney::cards::Card;
use crate::games::tourney::event::Event;
use crate::kernel::{Seat, Witness};

/// Both cards are discarded, and the turn goes on.
pub(in crate::games::tourney) fn resolve(game: &mut Tourney, deed: Deed, by: Seat, witness: &mut impl Witness<Event>) {
    game.discards.push(deed.card());
    game.take_from_hand(by, Card::Lancelot);
    game.discards.push(Card::Lancelot);
    witness.see(Event::Cancelled { by, seat: game.turn, deed });
}
