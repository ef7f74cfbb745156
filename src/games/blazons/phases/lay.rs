//! Laying cards in turn (B6), and announcing the use of a bourgeoisie card with one (B25).

use super::powers;
use crate::games::blazons::state::{Blazons, TRICKS};
use crate::games::blazons::{Action, Card, Character, Effect, Event, Illegal};
use crate::kernel::{Seat, Witness};

pub fn legal(state: &Blazons, offer: &mut impl FnMut(Action)) {
    let Some(seat) = state.asked() else { return };
    for character in state.hands[seat].iter() {
        offer(Action::Lay { character, announce: None });
    }
    if !may_announce(state, seat) {
        return;
    }
    for effect in Effect::ALL.into_iter().filter(|&effect| state.options.has(effect)) {
        for character in state.hands[seat].iter() {
            offer(Action::Lay { character, announce: Some(effect) });
        }
    }
}

fn may_announce(state: &Blazons, seat: Seat) -> bool {
    state.unused_bourgeoisie(seat).is_some() && !is_last_trick(state)
}

fn is_last_trick(state: &Blazons) -> bool {
    usize::from(state.played) + 1 == TRICKS
}

pub fn check(state: &Blazons, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Action::Lay { character, announce } = action else { return Err(Illegal::NotNow) };
    if !state.hands[seat].contains(character) {
        return Err(Illegal::NotInHand);
    }
    match announce {
        None => Ok(()),
        Some(effect) if !state.options.has(effect) => Err(Illegal::EffectNotPlayed),
        Some(_) if state.unused_bourgeoisie(seat).is_none() => Err(Illegal::NoBourgeoisie),
        Some(_) if is_last_trick(state) => Err(Illegal::LastTrick),
        Some(_) => Ok(()),
    }
}

pub fn resolve(
    state: &mut Blazons,
    character: Character,
    announced: Option<Effect>,
    witness: &mut impl Witness<Event>,
) {
    let seat = state.layer(state.trick.laid.into());
    state.hands[seat] = state.hands[seat].without(character);
    let trick = &mut state.trick;
    trick.cards[seat] = Some(character);
    trick.bears[seat] = (character != Character::Rogue).then_some(seat);
    trick.announced[seat] = announced;
    trick.laid += 1;
    if announced.is_some() {
        state.announced = state.announced.with(seat);
    }
    witness.see(Event::Laid { seat, card: Card { house: state.houses[seat], character }, announced });
    if usize::from(state.trick.laid) == state.seats() {
        powers::from(state, 0, witness);
    }
}
