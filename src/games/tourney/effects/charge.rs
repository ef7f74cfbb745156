//! Charge: every player discards all cards of the lowest printed value over all displays (T31).

use super::{check_sweep, sweep_all, values};
use crate::games::tourney::cards::Card;
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

/// T14: printed values, in a green tournament too.
fn lowest(game: &Tourney) -> Option<u8> {
    values(game).min()
}

pub(super) fn check(game: &Tourney, seat: Seat) -> Result<(), Illegal> {
    let lowest = lowest(game);
    check_sweep(game, seat, Card::Charge, |card| Some(card.value()) == lowest)
}

pub(super) fn resolve(game: &mut Tourney, seat: Seat, witness: &mut impl Witness<Event>) {
    let lowest = lowest(game);
    sweep_all(game, seat, |card| Some(card.value()) == lowest, witness);
}
