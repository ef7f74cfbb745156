//! The magistrate 3 (B14): put one blazon of another player into the pool, as it lies.

use super::{before_players, blazon, shown};
use crate::games::blazons::state::Blazons;
use crate::games::blazons::{Action, Event, Illegal, Spot, Where};
use crate::kernel::{Seat, Witness};

fn spots(state: &Blazons, by: Seat) -> impl Iterator<Item = Spot> {
    before_players(state, |_| true).filter(move |spot| spot.at != Where::Before(by))
}

pub fn is_possible(state: &Blazons, by: Seat) -> bool {
    spots(state, by).next().is_some()
}

pub fn legal(state: &Blazons, by: Seat, offer: &mut impl FnMut(Action)) {
    spots(state, by).for_each(|spot| offer(Action::Banish(spot)));
}

pub fn check(state: &Blazons, by: Seat, spot: Spot) -> Result<(), Illegal> {
    blazon(state, spot)?;
    match spot.at {
        Where::Pool => Err(Illegal::BanishFromPool),
        Where::Before(seat) if seat == by => Err(Illegal::OwnBlazon),
        Where::Before(_) => Ok(()),
    }
}

pub fn resolve(state: &mut Blazons, by: Seat, from: Spot, witness: &mut impl Witness<Event>) {
    let to = state.heaps.shift(from, Where::Pool);
    let blazon = shown(state.heaps.blazon_mut(to));
    witness.see(Event::Banished { by, from, to, blazon });
}
