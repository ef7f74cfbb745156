//! Knock Down [Chute]: take one random card of one opponent's hand, unseen by the others (T29).

use super::check_opponent;
use crate::games::tourney::cards::Card;
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

/// The opponent may have withdrawn or not yet entered, and a Shield does not matter (T36).
pub(super) fn check(game: &Tourney, seat: Seat, target: Seat) -> Result<(), Illegal> {
    check_opponent(game, seat, target, Card::KnockDown)?;
    if game.hand(target).is_empty() { Err(Illegal::EmptyHand) } else { Ok(()) }
}

pub(super) fn resolve(game: &mut Tourney, seat: Seat, target: Seat, witness: &mut impl Witness<Event>) {
    let place = game.rng.below(game.hand(target).len() as u32) as usize;
    let card = game.hand(target).nth(place);
    game.player(target).hand.take(card);
    game.player(seat).hand.add(card);
    game.knowledge.knocked_down(target, seat, card);
    witness.see(Event::KnockedDown { seat, from: target, card: Some(card) });
}
