//! The Tourney at one screen.

use super::{Beat, Laid, Places, Playable, Sound, Veil};
use crate::bots::tourney::TourneyMind;
use crate::games::tourney::options::MAX_PLAYERS;
use crate::games::tourney::{Action, Event, Options, Phase, Tourney, View};
use crate::kernel::{Seat, SeatSet};
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

impl Playable for Tourney {
    type Mind = TourneyMind;

    fn extras(options: &Options) -> Vec<&'static str> {
        if options.name_after_drawing { vec!["named-after"] } else { Vec::new() }
    }

    fn round(public: &View) -> u8 {
        public.tournament.min(u16::from(u8::MAX)) as u8
    }

    fn first_asked(public: &View, asked: SeatSet) -> Option<Seat> {
        // T38: answers are asked for in turn order, beginning to the left of who played the card.
        public.turn.left(1, public.players.seats()).around(public.players.seats()).find(|&seat| asked.contains(seat))
    }

    fn is_together(public: &View) -> bool {
        matches!(public.phase, Phase::Reaction { .. })
    }

    fn silence(public: &View) -> Option<Action> {
        matches!(public.phase, Phase::Reaction { .. }).then_some(Action::Pass)
    }

    fn veil(public: &View, _seat: Seat) -> Veil {
        match public.phase {
            Phase::Name | Phase::Play | Phase::Reaction { .. } => Veil::Cloth,
            // These are chosen from what lies open.
            Phase::Adapt { .. } | Phase::GiveBack | Phase::Take { .. } | Phase::Over { .. } => Veil::None,
        }
    }

    /// T39: who lets an action card stand says nothing by it.
    fn is_open(action: Action) -> bool {
        action != Action::Pass
    }

    fn beat(event: &Event) -> Beat {
        match event {
            Event::Named { .. } | Event::ColourChanged { .. } => Beat::millis(600),
            Event::Played { .. } => Beat::millis(450),
            Event::DeedPlayed { .. } | Event::Cancelled { .. } => Beat::millis(800),
            Event::Discarded { .. }
            | Event::Riposted { .. }
            | Event::Retreated { .. }
            | Event::KnockedDown { .. }
            | Event::Exchanged { .. }
            | Event::ShieldRaised { .. }
            | Event::WasStunned { .. } => Beat::millis(500),
            Event::Withdrew { .. } | Event::TokenReturned { .. } => Beat::millis(500),
            Event::TournamentWon { .. } | Event::TokenTaken { .. } | Event::NothingGained { .. } => Beat::stop(900),
            Event::HandShown { .. } | Event::NobodyCouldStart => Beat::stop(900),
            Event::Dealer { .. }
            | Event::Dealt { .. }
            | Event::Shuffled { .. }
            | Event::TournamentBegan { .. }
            | Event::Drew { .. }
            | Event::DrawSkipped { .. }
            | Event::Kept { .. }
            | Event::TurnEnded { .. }
            | Event::GameWon { .. } => Beat::NONE,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Dealt { .. } | Event::Drew { .. } | Event::Shuffled { .. } => Some(Sound::Rustle),
            Event::Played { .. } | Event::DeedPlayed { .. } => Some(Sound::Tocks(1)),
            Event::Withdrew { .. } | Event::TokenReturned { .. } | Event::Cancelled { .. } => Some(Sound::Drum),
            Event::TokenTaken { .. } => Some(Sound::Coin),
            Event::TournamentWon { .. } | Event::GameWon { .. } => Some(Sound::Bell),
            _ => None,
        }
    }
}
