//! The peasant 1 (B12): take a blazon from the pool, as it lies, before oneself. The taker of a trick may do so too (B9).

use super::shown;
use crate::games::blazons::state::Blazons;
use crate::games::blazons::{Action, Event, Illegal, Spot, Where};
use crate::kernel::{Seat, Witness};

pub fn is_possible(state: &Blazons) -> bool {
    !state.heaps.at(Where::Pool).is_empty()
}

pub fn legal(state: &Blazons, offer: &mut impl FnMut(Action)) {
    (0..state.heaps.at(Where::Pool).len()).for_each(|place| offer(Action::Take(place as u8)));
}

pub fn check(state: &Blazons, place: u8) -> Result<(), Illegal> {
    if usize::from(place) < state.heaps.at(Where::Pool).len() { Ok(()) } else { Err(Illegal::NotInPool) }
}

pub fn resolve(state: &mut Blazons, by: Seat, place: u8, witness: &mut impl Witness<Event>) {
    let from = Spot::pool(place);
    let to = state.heaps.shift(from, Where::Before(by));
    let blazon = shown(state.heaps.blazon_mut(to));
    witness.see(Event::Taken { by, from, to, blazon });
}
