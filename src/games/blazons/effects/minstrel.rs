//! The minstrel 2 (B13): turn one face-down blazon face up, before anyone or in the pool.

use super::blazon;
use crate::games::blazons::state::Blazons;
use crate::games::blazons::{Action, Event, Illegal, Spot};
use crate::kernel::{Seat, Witness};

pub fn is_possible(state: &Blazons) -> bool {
    state.heaps.spots().any(|(_, blazon)| !blazon.up)
}

pub fn legal(state: &Blazons, offer: &mut impl FnMut(Action)) {
    let down = state.heaps.spots().filter(|(_, blazon)| !blazon.up);
    down.for_each(|(spot, _)| offer(Action::Turn(spot)));
}

pub fn check(state: &Blazons, spot: Spot) -> Result<(), Illegal> {
    if blazon(state, spot)?.up { Err(Illegal::FaceUp) } else { Ok(()) }
}

pub fn resolve(state: &mut Blazons, by: Seat, spot: Spot, witness: &mut impl Witness<Event>) {
    let blazon = state.heaps.blazon_mut(spot);
    blazon.up = true;
    let house = blazon.house;
    witness.see(Event::Turned { by, spot, house });
}
