//! The Tourney at one screen.

use super::{Laid, Places};
use crate::games::tourney::options::MAX_PLAYERS;
use crate::games::tourney::{Options, Tourney};
use crate::kernel::Seat;
use crate::storage::Player;

impl Laid for Tourney {
    const PLACES: Places = Places { min: 2, max: MAX_PLAYERS, usual: 4 };

    fn seat(options: &mut Options, players: &[Player], first: Option<Seat>) {
        let seats = players.len();
        options.seats = seats as u8;
        // T3: the player to the dealer's left starts, so who shall begin sits left of the dealer.
        options.dealer = first.map(|first| first.left(seats - 1, seats));
    }
}
