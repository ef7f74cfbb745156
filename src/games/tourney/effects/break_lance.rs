//! Break Lance [Lance brisée]: one opponent discards all purple cards of the display (T25).

use super::check_exposed;
use crate::games::tourney::cards::{Card, Colour};
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

fn is_purple(card: Card) -> bool {
    card.colour() == Some(Colour::Purple)
}

pub(super) fn check(game: &Tourney, seat: Seat, target: Seat) -> Result<(), Illegal> {
    check_exposed(game, seat, target, Card::BreakLance)?;
    let changes = game.would_sweep(target, is_purple);
    if changes { Ok(()) } else { Err(Illegal::NothingChanges(Card::BreakLance)) }
}

pub(super) fn resolve(game: &mut Tourney, target: Seat, witness: &mut impl Witness<Event>) {
    game.sweep(target, is_purple, witness);
}
