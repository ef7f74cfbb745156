//! Curiosity (B28): 2 to 5 face-down blazons, of one's own and of one other player, are looked at one by one; the other
//! player sees those too.

use super::{card, finish};
use crate::games::blazons::effects::{before_players, blazon};
use crate::games::blazons::state::{Blazons, MOST_LOOKS, Phase};
use crate::games::blazons::{Action, Effect, Event, Illegal, Spot, Where};
use crate::kernel::{Seat, Witness};

/// The blazons looked at so far.
type Looked = [Option<Spot>; MOST_LOOKS];

pub fn is_possible(state: &Blazons) -> bool {
    before_players(state, |blazon| !blazon.up).next().is_some()
}

pub fn legal(state: &Blazons, by: Seat, looked: &Looked, offer: &mut impl FnMut(Action)) {
    let down = before_players(state, |blazon| !blazon.up);
    let allowed = down.filter(|&spot| check_spot(state, by, looked, spot).is_ok());
    allowed.for_each(|spot| offer(Action::Look(spot)));
    offer(Action::Done);
}

fn check_spot(state: &Blazons, by: Seat, looked: &Looked, spot: Spot) -> Result<(), Illegal> {
    let Where::Before(holder) = spot.at else { return Err(Illegal::NothingToLookAt) };
    if blazon(state, spot)?.up {
        return Err(Illegal::NothingToLookAt);
    }
    if looked.contains(&Some(spot)) {
        return Err(Illegal::AlreadyLookedAt);
    }
    let own = Where::Before(by);
    let others = looked.iter().flatten().map(|spot| spot.at).find(|&at| at != own);
    let third = holder != by && others.is_some_and(|other| other != spot.at);
    if third { Err(Illegal::BlazonsOfAnother) } else { Ok(()) }
}

pub fn check(state: &Blazons, by: Seat, looked: &Looked, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Done => Ok(()),
        Action::Look(spot) => check_spot(state, by, looked, spot),
        _ => Err(Illegal::NotNow),
    }
}

pub fn resolve(state: &mut Blazons, by: Seat, mut looked: Looked, action: Action, witness: &mut impl Witness<Event>) {
    let Action::Look(spot) = action else { return finish(state, by, Effect::Look, witness) };
    let Where::Before(holder) = spot.at else { unreachable!("{action} was checked") };
    let blazon = state.heaps.blazon_mut(spot);
    blazon.seen_by = blazon.seen_by.with(by).with(holder);
    let house = Some(blazon.house);
    witness.see(Event::Looked { by, spot, house });
    let count = looked.iter().flatten().count();
    looked[count] = Some(spot);
    if count + 1 >= usize::from(card(state, by).reach()) {
        return finish(state, by, Effect::Look, witness);
    }
    state.phase = Phase::Look { by, looked };
}
