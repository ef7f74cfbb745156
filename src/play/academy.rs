//! The Academy at one screen.

use super::{Laid, Places};
use crate::games::academy::{Academy, First, Options, Seating};
use crate::kernel::Seat;
use crate::storage::Player;

impl Laid for Academy {
    const PLACES: Places = Places { min: 2, max: 5, usual: 3 };

    fn seat(options: &mut Options, players: &[Player], first: Option<Seat>) {
        options.seating = match (players.len(), options.seating) {
            (0..=2, Seating::Lancelot) => Seating::Lancelot,
            (0..=2, _) => Seating::Karadoc,
            (3, _) => Seating::Three,
            (4, _) => Seating::Four,
            (5.., _) => Seating::Five,
        };
        options.first = first.map_or(First::Random, First::Chosen);
    }
}
