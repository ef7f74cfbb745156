//! The rogue ✶ (B17–B22): at a moment, its player names one card of the trick and takes its value or its power.
//!
//! The moment is the rogue's own, or that of a later rogue whose choice was taken over (B20). Earlier and later are
//! counted from the place whose moment it is (B19).

use crate::games::blazons::state::Blazons;
use crate::games::blazons::{Action, Character, Event, Illegal};
use crate::kernel::{Seat, Witness};

/// What a card may be chosen for at this moment.
fn check_value(state: &Blazons, moment: Seat, named: Seat) -> Result<(), Illegal> {
    let character = card(state, named)?;
    // B20: a later rogue can be chosen only for its choice.
    if character == Character::Rogue && is_later(state, moment, named) { Err(Illegal::LaterRogue) } else { Ok(()) }
}

fn check_power(state: &Blazons, moment: Seat, named: Seat) -> Result<(), Illegal> {
    let character = card(state, named)?;
    if !character.has_power(state.options.active_monk) {
        Err(Illegal::NoPower)
    } else if !is_later(state, moment, named) {
        // B19: powers are used in the order of laying, so that of an earlier card is gone.
        Err(Illegal::PowerUsed)
    } else {
        Ok(())
    }
}

fn card(state: &Blazons, named: Seat) -> Result<Character, Illegal> {
    let character = if named.index() < state.seats() { state.trick.cards[named] } else { None };
    character.ok_or(Illegal::NoSuchCard)
}

fn is_later(state: &Blazons, moment: Seat, named: Seat) -> bool {
    state.order(named) > state.order(moment)
}

pub fn legal(state: &Blazons, moment: Seat, offer: &mut impl FnMut(Action)) {
    let values = state.laying().filter(|&named| check_value(state, moment, named).is_ok());
    values.for_each(|named| offer(Action::Value(named)));
    let powers = state.laying().filter(|&named| check_power(state, moment, named).is_ok());
    powers.for_each(|named| offer(Action::Power(named)));
}

pub fn check(state: &Blazons, moment: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Value(named) => check_value(state, moment, named),
        Action::Power(named) => check_power(state, moment, named),
        _ => Err(Illegal::NotNow),
    }
}

/// The rogue takes a value from whoever bears it now (B18). What it names may be a card with a number, whose printed
/// value some card bears; or an earlier rogue, which bears what it took, or ✶; or itself (B21).
pub fn take_value(state: &mut Blazons, rogue: Seat, named: Seat, witness: &mut impl Witness<Event>) {
    let trick = &mut state.trick;
    debug_assert_eq!(trick.bears[rogue], None, "a rogue chooses once, and is ✶ until then");
    let source = match trick.cards[named] {
        Some(Character::Rogue) => trick.bears[named],
        _ => Some(named),
    };
    let Some((source, from)) = source.and_then(|source| Some((source, trick.bearer(source)?))) else {
        witness.see(Event::StayedRogue { by: rogue, named });
        return;
    };
    trick.bears[from] = None;
    trick.bears[rogue] = Some(source);
    let value = trick.value(rogue);
    witness.see(Event::ValueTaken { by: rogue, named, from, value });
}

/// The rogue's player will use a power at its moment, instead of its owner and of any rogue that chose it before (B19);
/// the power of a later rogue is its choice (B20).
pub fn take_power(state: &mut Blazons, rogue: Seat, of: Seat, witness: &mut impl Witness<Event>) {
    let trick = &mut state.trick;
    let before = std::mem::replace(&mut trick.user[of], rogue);
    let instead_of = (before != of).then_some(before);
    let character = trick.cards[of].unwrap_or(Character::Rogue);
    witness.see(Event::PowerTaken { by: rogue, of, character, instead_of });
}
