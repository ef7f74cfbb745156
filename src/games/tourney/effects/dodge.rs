//! Dodge [Esquive]: discard any one card of one opponent's display (T27).

use super::check_exposed;
use crate::games::tourney::action::Place;
use crate::games::tourney::cards::Card;
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

pub(super) fn check(game: &Tourney, seat: Seat, target: Seat, place: Place) -> Result<(), Illegal> {
    check_exposed(game, seat, target, Card::Dodge)?;
    let is_there = place.index() < game.display(target).len();
    if is_there { Ok(()) } else { Err(Illegal::NoSuchCard(Card::Dodge)) }
}

pub(super) fn resolve(game: &mut Tourney, target: Seat, place: Place, witness: &mut impl Witness<Event>) {
    game.discard_from(target, place.index(), witness);
}
