//! Retreat [Retraite]: take one card of one's own display back to hand (T28).

use crate::games::tourney::action::Place;
use crate::games::tourney::cards::Card;
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

pub(super) fn check(game: &Tourney, seat: Seat, place: Place) -> Result<(), Illegal> {
    let display = game.display(seat);
    if place.index() >= display.len() {
        return Err(Illegal::NoSuchCard(Card::Retreat));
    }
    // T36: one's own Shield does not stop one's own card; T16: a lone card stays.
    if display.len() == 1 { Err(Illegal::LoneCard) } else { Ok(()) }
}

pub(super) fn resolve(game: &mut Tourney, seat: Seat, place: Place, witness: &mut impl Witness<Event>) {
    let card = game.player(seat).display.remove(place.index());
    game.player(seat).hand.add(card);
    game.knowledge.came(seat, card);
    // T37: a card taken back frees no place, so `added` stays.
    witness.see(Event::Retreated { seat, place, card });
}
