//! The Blazons at one screen.

use super::{Laid, Places};
use crate::games::blazons::options::MIN_SEATS;
use crate::games::blazons::{Blazons, House, Options};
use crate::kernel::{BySeat, MAX_SEATS, Seat};
use crate::scene::Tincture;
use crate::storage::Player;

/// The house that bears a tincture: a player's colour is the player's house.
pub const fn house(tincture: Tincture) -> House {
    match tincture {
        Tincture::Gules => House::Aubigny,
        Tincture::Azure => House::Bellay,
        Tincture::Vert => House::Grandbois,
        Tincture::Purpure => House::Contades,
        Tincture::Or => House::LaFerte,
        Tincture::Sable => House::Rochebrune,
        Tincture::Argent => House::Guilloux,
    }
}

impl Laid for Blazons {
    const PLACES: Places = Places { min: MIN_SEATS, max: MAX_SEATS, usual: 4 };

    fn seat(options: &mut Options, players: &[Player], first: Option<Seat>) {
        let mut houses = BySeat::new(players.len(), None);
        for (seat, player) in Seat::all(players.len()).zip(players) {
            houses[seat] = Some(house(player.tincture));
        }
        options.houses = houses;
        options.first = first;
    }
}
