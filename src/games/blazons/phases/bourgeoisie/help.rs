//! Helping oneself (B27): one minstrel, magistrate, monk or steward of the trick goes into one's own pile, whoever took
//! the trick, and also if nobody did. The printed character decides.

use super::{card, finish};
use crate::games::blazons::state::Blazons;
use crate::games::blazons::{Action, Card, Effect, Event, Illegal};
use crate::kernel::{Seat, Witness};

fn is_servant(state: &Blazons, by: Seat, of: Seat) -> bool {
    let wanted = Some(card(state, by).servant());
    of.index() < state.seats() && state.trick.cards[of] == wanted && !state.trick.away.contains(of)
}

pub fn is_possible(state: &Blazons, by: Seat) -> bool {
    state.laying().any(|of| is_servant(state, by, of))
}

pub fn legal(state: &Blazons, by: Seat, offer: &mut impl FnMut(Action)) {
    state.laying().filter(|&of| is_servant(state, by, of)).for_each(|of| offer(Action::Help(of)));
    offer(Action::Done);
}

pub fn check(state: &Blazons, by: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Done => Ok(()),
        Action::Help(of) if is_servant(state, by, of) => Ok(()),
        Action::Help(_) => Err(Illegal::NotTheServant),
        _ => Err(Illegal::NotNow),
    }
}

pub fn resolve(state: &mut Blazons, by: Seat, action: Action, witness: &mut impl Witness<Event>) {
    if let Action::Help(of) = action {
        let taken = Card { house: state.houses[of], character: card(state, by).servant() };
        state.trick.away = state.trick.away.with(of);
        state.helped[by] = Some(taken);
        witness.see(Event::Helped { by, card: taken });
    }
    finish(state, by, Effect::Help, witness);
}
