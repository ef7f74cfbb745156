//! Who is asked for what, and what follows: laying, powers at their moments, the trick, bourgeoisie cards, rounds.

pub mod bourgeoisie;
pub mod lay;
pub mod powers;
pub mod round;
pub mod trick;

use super::effects::rogue;
use super::state::{Blazons, Phase};
use super::{Action, Character, Event, Illegal, Where};
use crate::kernel::{Seat, Witness};

/// Offers everything that may be chosen now, always in the same order.
pub fn legal(state: &Blazons, offer: &mut impl FnMut(Action)) {
    match state.phase {
        Phase::Lay => lay::legal(state, offer),
        Phase::Rogue { rogue: _, moment } => rogue::legal(state, moment, offer),
        Phase::Power { of: _, by, character, picked } => powers::legal(state, by, character, picked, offer),
        Phase::Reward { taker: _ } => trick::legal(state, offer),
        Phase::Consult { by, other, open } => bourgeoisie::consult::legal(state, by, other, open, offer),
        Phase::Help { by } => bourgeoisie::help::legal(state, by, offer),
        Phase::Look { by, looked } => bourgeoisie::look::legal(state, by, &looked, offer),
        Phase::Over => {}
    }
}

/// May `seat` choose this now?
pub fn check(state: &Blazons, seat: Seat, action: Action) -> Result<(), Illegal> {
    match state.asked() {
        None => return Err(Illegal::Over),
        Some(asked) if asked != seat => return Err(Illegal::NotYourTurn),
        Some(_) => {}
    }
    match state.phase {
        Phase::Lay => lay::check(state, seat, action),
        Phase::Rogue { rogue: _, moment } => rogue::check(state, moment, action),
        Phase::Power { of: _, by, character, picked } => powers::check(state, by, character, picked, action),
        Phase::Reward { taker: _ } => trick::check(state, action),
        Phase::Consult { by, other, open } => bourgeoisie::consult::check(state, by, other, open, action),
        Phase::Help { by } => bourgeoisie::help::check(state, by, action),
        Phase::Look { by, looked } => bourgeoisie::look::check(state, by, &looked, action),
        Phase::Over => Err(Illegal::Over),
    }
}

/// Does what was chosen, and everything that follows without a choice.
pub fn resolve(state: &mut Blazons, action: Action, witness: &mut impl Witness<Event>) {
    apply(state, action, witness);
    while let Some(action) = forced(state) {
        apply(state, action, witness);
    }
}

/// The one thing that can be done now, if there is but one. Open tricks are put back by their reader alone (B26), who
/// needs the time to read them.
fn forced(state: &Blazons) -> Option<Action> {
    if has_choice(state) {
        return None;
    }
    let (mut first, mut count) = (None, 0);
    legal(state, &mut |action| {
        first = first.or(Some(action));
        count += 1;
    });
    first.filter(|_| count == 1)
}

/// Is there certainly more than one thing to do? A quick answer for nearly all moments; where it says no, the choices
/// are counted.
fn has_choice(state: &Blazons) -> bool {
    let pool = state.heaps.at(Where::Pool).len();
    match state.phase {
        Phase::Lay => state.hands[state.layer(state.trick.laid.into())].len() > 1,
        // A rogue can always name itself or another card (B17).
        Phase::Rogue { .. } | Phase::Consult { .. } => true,
        Phase::Power { character: Character::Peasant, .. } | Phase::Reward { .. } => pool > 1,
        Phase::Power { character: Character::Minstrel, .. } => {
            state.heaps.all().iter().filter(|blazon| !blazon.up).take(2).count() > 1
        }
        Phase::Power { character: Character::Magistrate, by, .. } => {
            state.heaps.all().len() - pool - state.heaps.at(Where::Before(by)).len() > 1
        }
        Phase::Power { picked: Some(one), .. } => state.heaps.all().len() - state.heaps.at(one.at).len() > 1,
        Phase::Power { .. } => state.heaps.all().len() - pool > 1,
        Phase::Help { .. } | Phase::Look { .. } | Phase::Over => false,
    }
}

fn apply(state: &mut Blazons, action: Action, witness: &mut impl Witness<Event>) {
    match (state.phase, action) {
        (Phase::Lay, Action::Lay { character, announce }) => lay::resolve(state, character, announce, witness),
        (Phase::Rogue { rogue, moment }, Action::Value(named)) => {
            rogue::take_value(state, rogue, named, witness);
            powers::after(state, moment, witness);
        }
        (Phase::Rogue { rogue, moment }, Action::Power(of)) => {
            rogue::take_power(state, rogue, of, witness);
            powers::after(state, moment, witness);
        }
        (Phase::Power { of, by, character, picked }, action) => {
            powers::resolve(state, (of, by, character, picked), action, witness);
        }
        (Phase::Reward { taker }, action) => trick::resolve(state, taker, action, witness),
        (Phase::Consult { by, other, open }, action) => {
            bourgeoisie::consult::resolve(state, by, other, open, action, witness);
        }
        (Phase::Help { by }, action) => bourgeoisie::help::resolve(state, by, action, witness),
        (Phase::Look { by, looked }, action) => bourgeoisie::look::resolve(state, by, looked, action, witness),
        (Phase::Lay | Phase::Rogue { .. } | Phase::Over, _) => unreachable!("{action} was checked"),
    }
}
