//! Disgrace [Disgrâce]: every player discards all supporters (T33).

use super::{check_sweep, sweep_all};
use crate::games::tourney::cards::Card;
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

pub(super) fn check(game: &Tourney, seat: Seat) -> Result<(), Illegal> {
    check_sweep(game, seat, Card::Disgrace, Card::is_supporter)
}

pub(super) fn resolve(game: &mut Tourney, seat: Seat, witness: &mut impl Witness<Event>) {
    sweep_all(game, seat, Card::is_supporter, witness);
}
