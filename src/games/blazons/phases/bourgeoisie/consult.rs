//! Consulting (B26): 2 to 5 tricks, of one's own and of one other player, are opened one by one and then put back.

use super::{card, finish};
use crate::games::blazons::state::{Blazons, Phase, TrickSet};
use crate::games::blazons::{Action, Effect, Event, Illegal};
use crate::kernel::{Seat, Witness};

pub fn is_possible(state: &Blazons) -> bool {
    state.past().iter().any(|trick| trick.taker.is_some())
}

fn is_full(state: &Blazons, by: Seat, open: TrickSet) -> bool {
    open.len() >= card(state, by).reach()
}

pub fn legal(state: &Blazons, by: Seat, other: Option<Seat>, open: TrickSet, offer: &mut impl FnMut(Action)) {
    if !is_full(state, by, open) {
        let allowed = |&owner: &Seat| owner == by || other.is_none_or(|other| other == owner);
        for owner in Seat::all(state.seats()).filter(allowed) {
            let closed = state.pile(owner).enumerate().filter(|&(_, (number, _))| !open.contains(number));
            closed.for_each(|(place, _)| offer(Action::Consult(owner, place as u8)));
        }
    }
    offer(Action::Done);
}

pub fn check(state: &Blazons, by: Seat, other: Option<Seat>, open: TrickSet, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Done => Ok(()),
        Action::Consult(owner, place) => {
            let (number, _) = state.pile(owner).nth(place.into()).ok_or(Illegal::NoSuchTrick)?;
            if open.contains(number) {
                Err(Illegal::TrickAlreadyOpen)
            } else if is_full(state, by, open) {
                Err(Illegal::EnoughTricks)
            } else if owner != by && other.is_some_and(|other| other != owner) {
                Err(Illegal::TricksOfAnother)
            } else {
                Ok(())
            }
        }
        _ => Err(Illegal::NotNow),
    }
}

pub fn resolve(
    state: &mut Blazons,
    by: Seat,
    other: Option<Seat>,
    open: TrickSet,
    action: Action,
    witness: &mut impl Witness<Event>,
) {
    let Action::Consult(of, place) = action else { return finish(state, by, Effect::Consult, witness) };
    let Some((number, &trick)) = state.pile(of).nth(place.into()) else { unreachable!("{action} was checked") };
    witness.see(Event::Consulted { by, of, place, trick: Some(trick) });
    let other = if of == by { other } else { Some(of) };
    state.phase = Phase::Consult { by, other, open: open.with(number) };
}
