//! Bourgeoisie cards (B25): their effects, in the order of laying, after the taker's action and before the trick is
//! collected. Every effect is "up to" and may be declined; the card is used up either way.

pub mod consult;
pub mod help;
pub mod look;

use super::trick;
use crate::games::blazons::state::{Blazons, MOST_LOOKS, Phase, TrickSet};
use crate::games::blazons::{Bourgeoisie, Effect, Event};
use crate::kernel::{Seat, Witness};

/// Goes on with what was announced at this place of the order, from 0; after the last the trick is collected.
pub fn from(state: &mut Blazons, place: usize, witness: &mut impl Witness<Event>) {
    for place in place..state.seats() {
        let by = state.layer(place);
        let Some(effect) = state.trick.announced[by] else { continue };
        let begun = match effect {
            Effect::Consult if consult::is_possible(state) => {
                Some(Phase::Consult { by, other: None, open: TrickSet::default() })
            }
            Effect::Help if help::is_possible(state, by) => Some(Phase::Help { by }),
            Effect::Look if look::is_possible(state) => Some(Phase::Look { by, looked: [None; MOST_LOOKS] }),
            Effect::Consult | Effect::Help | Effect::Look => None,
        };
        if let Some(phase) = begun {
            state.phase = phase;
            return;
        }
        witness.see(Event::BourgeoisieUsed { by, effect });
    }
    trick::collect(state, witness);
}

/// The effect of this holder's card is over.
fn finish(state: &mut Blazons, by: Seat, effect: Effect, witness: &mut impl Witness<Event>) {
    witness.see(Event::BourgeoisieUsed { by, effect });
    from(state, state.order(by) + 1, witness);
}

/// The card that `by` is using.
fn card(state: &Blazons, by: Seat) -> Bourgeoisie {
    state.bourgeoisie[by].expect("who announced holds a card")
}
