//! Unhorse [Désarçonné]: purple becomes red, blue or yellow (T22).

use super::change_colour;
use crate::games::tourney::cards::{Card, Colour};
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::Witness;

pub(super) fn check(game: &Tourney, to: Colour) -> Result<(), Illegal> {
    let fits = game.present_colour() == Colour::Purple && to.is_weapon();
    if fits { Ok(()) } else { Err(Illegal::WrongWeapon(Card::Unhorse)) }
}

pub(super) fn resolve(game: &mut Tourney, to: Colour, witness: &mut impl Witness<Event>) {
    change_colour(game, to, witness);
}
