//! The end of a trick: who takes it (B8), what the taker does first (B9), and collecting it (B10).

use super::{bourgeoisie, round};
use crate::games::blazons::effects::{before_players, minstrel, peasant};
use crate::games::blazons::scoring;
use crate::games::blazons::state::{Blazons, PastTrick, Phase, TRICKS, Trick};
use crate::games::blazons::{Action, Event, Illegal, Where};
use crate::kernel::{Seat, Witness};

/// All powers have been used: the values decide.
pub fn decide(state: &mut Blazons, witness: &mut impl Witness<Event>) {
    let taken = scoring::taker(&state.trick);
    let taker = taken.map(|(seat, _)| seat);
    state.trick.taker = taker;
    let value = taken.map(|(_, value)| value);
    witness.see(Event::TrickDecided { trick: state.played + 1, taker, value });
    let Some(taker) = taker else { return bourgeoisie::from(state, 0, witness) };
    if peasant::is_possible(state) || before_players(state, |blazon| !blazon.up).next().is_some() {
        state.phase = Phase::Reward { taker };
    } else {
        witness.see(Event::NoReward { taker });
        bourgeoisie::from(state, 0, witness);
    }
}

/// B9: turn a blazon that lies before a player, or take one of the pool.
pub fn legal(state: &Blazons, offer: &mut impl FnMut(Action)) {
    before_players(state, |blazon| !blazon.up).for_each(|spot| offer(Action::Turn(spot)));
    peasant::legal(state, offer);
}

pub fn check(state: &Blazons, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Turn(spot) if spot.at == Where::Pool => Err(Illegal::NotForTheTaker),
        Action::Turn(spot) => minstrel::check(state, spot),
        Action::Take(place) => peasant::check(state, place).map_err(|_| Illegal::NotForTheTaker),
        _ => Err(Illegal::NotNow),
    }
}

pub fn resolve(state: &mut Blazons, taker: Seat, action: Action, witness: &mut impl Witness<Event>) {
    match action {
        Action::Turn(spot) => minstrel::resolve(state, taker, spot, witness),
        Action::Take(place) => peasant::resolve(state, taker, place, witness),
        _ => unreachable!("{action} was checked"),
    }
    bourgeoisie::from(state, 0, witness);
}

/// The cards go to the taker, or leave the round; the next trick or the next round begins.
pub fn collect(state: &mut Blazons, witness: &mut impl Witness<Event>) {
    let trick = &state.trick;
    let mut cards = trick.cards;
    // B27: a card taken with a bourgeoisie card belongs to no trick.
    trick.away.iter().for_each(|seat| cards[seat] = None);
    let taker = trick.taker;
    state.past[usize::from(state.played)] = PastTrick { leader: state.leader, cards, taker };
    state.played += 1;
    // B10: after a trick that nobody took, its leader leads again; so the leader is always the last taker of the
    // round, or failing that the leader it began with.
    state.leader = taker.unwrap_or(state.leader);
    state.trick = Trick::new(state.seats());
    witness.see(Event::Collected { trick: state.played, taker, leader: state.leader });
    if usize::from(state.played) < TRICKS {
        state.phase = Phase::Lay;
    } else {
        round::finish(state, witness);
    }
}
