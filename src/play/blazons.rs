//! The Blazons at one screen.

use super::{Beat, Laid, Places, Playable, Sound, Veil};
use crate::bots::blazons::BlazonsMind;
use crate::games::blazons::options::MIN_SEATS;
use crate::games::blazons::{Action, Blazons, Event, House, Options, Phase, View};
use crate::kernel::{BySeat, MAX_SEATS, Seat, SeatSet};
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

impl Playable for Blazons {
    type Mind = BlazonsMind;

    fn extras(options: &Options) -> Vec<&'static str> {
        let switches = [
            ("consulting", options.consulting),
            ("helping", options.helping),
            ("curious", options.curious),
            ("monk", options.active_monk),
            ("open", options.open_table),
        ];
        switches.into_iter().filter_map(|(name, on)| on.then_some(name)).collect()
    }

    fn round(public: &View) -> u8 {
        public.round
    }

    fn first_asked(_public: &View, asked: SeatSet) -> Option<Seat> {
        asked.first()
    }

    /// Every choice of The Blazons is one player's alone.
    fn is_together(_public: &View) -> bool {
        false
    }

    fn veil(public: &View, _seat: Seat) -> Veil {
        match public.phase {
            Phase::Over => Veil::None,
            Phase::Lay
            | Phase::Rogue { .. }
            | Phase::Power { .. }
            | Phase::Reward { .. }
            | Phase::Consult { .. }
            | Phase::Help { .. }
            | Phase::Look { .. } => Veil::Cloth,
        }
    }

    /// Everything is done on the open table.
    fn is_open(_: Action) -> bool {
        true
    }

    fn beat(event: &Event) -> Beat {
        match event {
            Event::Laid { .. } => Beat::millis(500),
            Event::ValueTaken { .. } | Event::PowerTaken { .. } | Event::StayedRogue { .. } => Beat::millis(600),
            Event::Taken { .. } | Event::Turned { .. } | Event::Banished { .. } | Event::Exchanged { .. } => {
                Beat::millis(600)
            }
            Event::Moved { .. } | Event::Helped { .. } | Event::Looked { .. } | Event::Consulted { .. } => {
                Beat::millis(600)
            }
            Event::TrickDecided { .. } => Beat::stop(900),
            Event::RoundScored { .. } | Event::Tied { .. } => Beat::stop(1500),
            Event::Dealt { .. } | Event::Collected { .. } | Event::BourgeoisieDealt { .. } => Beat::millis(400),
            Event::PowerSkipped { .. } | Event::NoReward { .. } | Event::BourgeoisieUsed { .. } => Beat::millis(350),
            Event::Seated { .. } | Event::Won { .. } => Beat::NONE,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Laid { .. } => Some(Sound::Tocks(1)),
            Event::Dealt { .. } | Event::Exchanged { .. } | Event::Moved { .. } => Some(Sound::Rustle),
            Event::Taken { .. } | Event::Turned { .. } | Event::Helped { .. } => Some(Sound::Coin),
            Event::Banished { .. } | Event::ValueTaken { .. } => Some(Sound::Drum),
            Event::RoundScored { .. } | Event::Won { .. } => Some(Sound::Bell),
            Event::Seated { .. }
            | Event::StayedRogue { .. }
            | Event::PowerTaken { .. }
            | Event::PowerSkipped { .. }
            | Event::TrickDecided { .. }
            | Event::NoReward { .. }
            | Event::Consulted { .. }
            | Event::Looked { .. }
            | Event::BourgeoisieUsed { .. }
            | Event::Collected { .. }
            | Event::BourgeoisieDealt { .. }
            | Event::Tied { .. } => None,
        }
    }
}
