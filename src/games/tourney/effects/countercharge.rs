//! Countercharge [Contre-charge]: every player discards all cards of the highest printed value over all displays (T32).

use super::{check_sweep, sweep_all, values};
use crate::games::tourney::cards::Card;
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

/// T14: printed values, in a green tournament too.
fn highest(game: &Tourney) -> Option<u8> {
    values(game).max()
}

pub(super) fn check(game: &Tourney, seat: Seat) -> Result<(), Illegal> {
    let highest = highest(game);
    check_sweep(game, seat, Card::Countercharge, |card| Some(card.value()) == highest)
}

pub(super) fn resolve(game: &mut Tourney, seat: Seat, witness: &mut impl Witness<Event>) {
    let highest = highest(game);
    sweep_all(game, seat, |card| Some(card.value()) == highest, witness);
}
