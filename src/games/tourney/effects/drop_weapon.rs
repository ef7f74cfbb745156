//! Drop Weapon [Maladresse]: red, blue or yellow becomes green; the cards on the displays stay (T24).

use super::change_colour;
use crate::games::tourney::cards::{Card, Colour};
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::Witness;

pub(super) fn check(game: &Tourney) -> Result<(), Illegal> {
    if game.present_colour().is_weapon() { Ok(()) } else { Err(Illegal::WrongWeapon(Card::DropWeapon)) }
}

pub(super) fn resolve(game: &mut Tourney, witness: &mut impl Witness<Event>) {
    change_colour(game, Colour::Green, witness);
}
