//! The powers at their moments, in the order of laying (B7).

use super::trick;
use crate::games::blazons::effects::{magistrate, minstrel, monk, peasant, steward};
use crate::games::blazons::state::{Blazons, Phase};
use crate::games::blazons::{Action, Character, Event, Illegal, Spot};
use crate::kernel::{Seat, Witness};

/// Goes on with the moment of the card laid at this place of the order, from 0; after the last the trick is decided.
pub fn from(state: &mut Blazons, place: usize, witness: &mut impl Witness<Event>) {
    for place in place..state.seats() {
        let of = state.layer(place);
        let Some(character) = state.trick.cards[of] else { continue };
        let by = state.trick.user[of];
        if !character.has_power(state.options.active_monk) {
            continue;
        }
        if character == Character::Rogue {
            state.phase = Phase::Rogue { rogue: by, moment: of };
            return;
        }
        if is_possible(state, by, character) {
            state.phase = Phase::Power { of, by, character, picked: None };
            return;
        }
        // B7: what cannot be used is skipped. B19: a stolen power is then lost.
        witness.see(Event::PowerSkipped { by, of, character });
    }
    trick::decide(state, witness);
}

/// Goes on after the moment of this seat's card.
pub fn after(state: &mut Blazons, moment: Seat, witness: &mut impl Witness<Event>) {
    from(state, state.order(moment) + 1, witness);
}

fn is_possible(state: &Blazons, by: Seat, character: Character) -> bool {
    match character {
        Character::Peasant => peasant::is_possible(state),
        Character::Minstrel => minstrel::is_possible(state),
        Character::Magistrate => magistrate::is_possible(state, by),
        Character::Monk => monk::is_possible(state),
        Character::Steward => steward::is_possible(state),
        Character::Rogue | Character::Lady | Character::Burgher => false,
    }
}

pub fn legal(state: &Blazons, by: Seat, character: Character, picked: Option<Spot>, offer: &mut impl FnMut(Action)) {
    match character {
        Character::Peasant => peasant::legal(state, offer),
        Character::Minstrel => minstrel::legal(state, offer),
        Character::Magistrate => magistrate::legal(state, by, offer),
        Character::Monk => monk::legal(state, picked, offer),
        Character::Steward => steward::legal(state, picked, offer),
        Character::Rogue | Character::Lady | Character::Burgher => {}
    }
}

pub fn check(
    state: &Blazons,
    by: Seat,
    character: Character,
    picked: Option<Spot>,
    action: Action,
) -> Result<(), Illegal> {
    match (character, action, picked) {
        (Character::Peasant, Action::Take(place), _) => peasant::check(state, place),
        (Character::Minstrel, Action::Turn(spot), _) => minstrel::check(state, spot),
        (Character::Magistrate, Action::Banish(spot), _) => magistrate::check(state, by, spot),
        (Character::Monk, Action::Move(spot), None) => monk::check_blazon(state, spot),
        (Character::Monk, Action::To(seat), Some(from)) => monk::check_target(state, from, seat),
        (Character::Steward, Action::Swap(spot), picked) => steward::check(state, picked, spot),
        (_, _, _) => Err(Illegal::NotNow),
    }
}

/// The moment as [`Phase::Power`] has it: whose card, who uses it, the character, what has been chosen so far.
type Moment = (Seat, Seat, Character, Option<Spot>);

pub fn resolve(state: &mut Blazons, moment: Moment, action: Action, witness: &mut impl Witness<Event>) {
    let (of, by, character, picked) = moment;
    match (action, picked) {
        (Action::Take(place), _) => peasant::resolve(state, by, place, witness),
        (Action::Turn(spot), _) => minstrel::resolve(state, by, spot, witness),
        (Action::Banish(spot), _) => magistrate::resolve(state, by, spot, witness),
        (Action::Swap(other), Some(one)) => steward::resolve(state, by, one, other, witness),
        (Action::To(seat), Some(from)) => monk::resolve(state, by, from, seat, witness),
        (Action::Swap(spot) | Action::Move(spot), _) => {
            state.phase = Phase::Power { of, by, character, picked: Some(spot) };
            return;
        }
        (_, _) => unreachable!("{action} was checked"),
    }
    after(state, of, witness);
}
