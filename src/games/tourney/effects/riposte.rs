//! Riposte: take the last-played card of one opponent's display onto one's own, and so enter if need be (T26).

use super::check_exposed;
use crate::games::tourney::cards::Card;
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

pub(super) fn check(game: &Tourney, seat: Seat, target: Seat) -> Result<(), Illegal> {
    check_exposed(game, seat, target, Card::Riposte)?;
    let is_maiden = game.display(target).last().is_some_and(|card| card.is_maiden());
    if is_maiden && game.has_maiden(seat) {
        return Err(Illegal::SecondMaiden);
    }
    // T37: the card taken is a card added.
    if game.is_held_back(seat) { Err(Illegal::StunnedLimit) } else { Ok(()) }
}

pub(super) fn resolve(game: &mut Tourney, seat: Seat, target: Seat, witness: &mut impl Witness<Event>) {
    let card = game.player(target).display.pop().expect("the target has entered");
    game.player(seat).display.push(card);
    game.added += 1;
    witness.see(Event::Riposted { seat, from: target, card });
}
