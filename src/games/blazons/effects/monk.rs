//! The active monk 4 (B29): move one blazon, as it lies, from any player to any other. First the blazon is chosen, then
//! the player it goes to.

use super::{before_players, blazon, shown};
use crate::games::blazons::state::Blazons;
use crate::games::blazons::{Action, Event, Illegal, Spot, Where};
use crate::kernel::{Seat, Witness};

pub fn is_possible(state: &Blazons) -> bool {
    before_players(state, |_| true).next().is_some()
}

pub fn legal(state: &Blazons, picked: Option<Spot>, offer: &mut impl FnMut(Action)) {
    match picked {
        None => before_players(state, |_| true).for_each(|spot| offer(Action::Move(spot))),
        Some(from) => {
            let others = Seat::all(state.seats()).filter(|&seat| from.at != Where::Before(seat));
            others.for_each(|seat| offer(Action::To(seat)));
        }
    }
}

pub fn check_blazon(state: &Blazons, spot: Spot) -> Result<(), Illegal> {
    blazon(state, spot)?;
    if spot.at == Where::Pool { Err(Illegal::MoveFromPool) } else { Ok(()) }
}

pub fn check_target(state: &Blazons, from: Spot, to: Seat) -> Result<(), Illegal> {
    let elsewhere = to.index() < state.seats() && from.at != Where::Before(to);
    if elsewhere { Ok(()) } else { Err(Illegal::MoveNowhere) }
}

pub fn resolve(state: &mut Blazons, by: Seat, from: Spot, to: Seat, witness: &mut impl Witness<Event>) {
    let to = state.heaps.shift(from, Where::Before(to));
    let blazon = shown(state.heaps.blazon_mut(to));
    witness.see(Event::Moved { by, from, to, blazon });
}
