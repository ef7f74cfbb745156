//! The steward 5 (B15): exchange two blazons from different places, each as it lies. The two are chosen one by one, in
//! any order.

use super::{blazon, shown};
use crate::games::blazons::state::Blazons;
use crate::games::blazons::{Action, Event, Illegal, Spot};
use crate::kernel::{Seat, Witness};

pub fn is_possible(state: &Blazons) -> bool {
    state.heaps.everywhere().filter(|&at| !state.heaps.at(at).is_empty()).count() >= 2
}

pub fn legal(state: &Blazons, picked: Option<Spot>, offer: &mut impl FnMut(Action)) {
    let spots = state.heaps.spots().map(|(spot, _)| spot);
    let others = spots.filter(|spot| picked.is_none_or(|picked| picked.at != spot.at));
    others.for_each(|spot| offer(Action::Swap(spot)));
}

pub fn check(state: &Blazons, picked: Option<Spot>, spot: Spot) -> Result<(), Illegal> {
    blazon(state, spot)?;
    if picked.is_some_and(|picked| picked.at == spot.at) { Err(Illegal::SamePlace) } else { Ok(()) }
}

pub fn resolve(state: &mut Blazons, by: Seat, one: Spot, other: Spot, witness: &mut impl Witness<Event>) {
    state.heaps.exchange(one, other);
    let at_one = shown(state.heaps.blazon_mut(one));
    let at_other = shown(state.heaps.blazon_mut(other));
    witness.see(Event::Exchanged { by, one, other, at_one, at_other });
}
