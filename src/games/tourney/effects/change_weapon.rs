//! Change Weapon [Changement d'arme]: red, blue or yellow becomes another of the three (T23).

use super::change_colour;
use crate::games::tourney::cards::{Card, Colour};
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::Witness;

pub(super) fn check(game: &Tourney, to: Colour) -> Result<(), Illegal> {
    let from = game.present_colour();
    if !from.is_weapon() || !to.is_weapon() {
        return Err(Illegal::WrongWeapon(Card::ChangeWeapon));
    }
    if from == to { Err(Illegal::NothingChanges(Card::ChangeWeapon)) } else { Ok(()) }
}

pub(super) fn resolve(game: &mut Tourney, to: Colour, witness: &mut impl Witness<Event>) {
    change_colour(game, to, witness);
}
