//! The Academy at one screen.

use super::{Beat, Laid, Places, Playable, Sound, Veil};
use crate::bots::academy::AcademyMind;
use crate::games::academy::{Academy, Action, Event, First, Moment, Options, Seating, Shift, View};
use crate::kernel::{Seat, SeatSet};
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

impl Playable for Academy {
    type Mind = AcademyMind;

    fn extras(options: &Options) -> Vec<&'static str> {
        let variants = options.variants;
        let switches = [
            ("karadoc", options.seating == Seating::Karadoc),
            ("lancelot", options.seating == Seating::Lancelot),
            ("advanced", options.advanced),
            ("knights", variants.knights),
            ("bet", variants.bet),
            ("codex", variants.codex),
            ("scrolls", variants.scrolls),
            ("glory", variants.glory),
            ("alms", variants.alms),
            ("values", options.values != Default::default()),
        ];
        switches.into_iter().filter_map(|(name, on)| on.then_some(name)).collect()
    }

    fn round(public: &View) -> u8 {
        public.round
    }

    /// From the first player in the direction in which packets go (A8): handing on the screen is passing the cards.
    fn first_asked(public: &View, asked: SeatSet) -> Option<Seat> {
        let seats = public.options.seating.seats();
        let steps = if public.to_left() { 1 } else { seats - 1 };
        let mut seat = public.first_player();
        for _ in 0..seats {
            if asked.contains(seat) {
                return Some(seat);
            }
            seat = seat.left(steps, seats);
        }
        None
    }

    fn is_together(public: &View) -> bool {
        matches!(public.moment(), Moment::Draft | Moment::Split | Moment::Give)
    }

    fn veil(public: &View, _seat: Seat) -> Veil {
        match public.moment() {
            // The whole hand lies open, and with it the plan of the round.
            Moment::Bet | Moment::Draft | Moment::Split | Moment::Give => Veil::Curtain,
            Moment::Play
            | Moment::Look
            | Moment::Codex
            | Moment::AlmsGive
            | Moment::AlmsTake
            | Moment::TakePile
            | Moment::Aim
            | Moment::Lift
            | Moment::Bonus
            | Moment::AlmsWhom => Veil::Cloth,
            Moment::Over => Veil::None,
        }
    }

    /// Picks, piles and what each squire gets stay secret, and so do the coats of alms.
    fn is_open(action: Action) -> bool {
        !matches!(
            action,
            Action::Keep(_) | Action::Split(_) | Action::Give(_) | Action::AlmsGive(_) | Action::AlmsTake(_)
        )
    }

    fn beat(event: &Event) -> Beat {
        match event {
            Event::Moved { shift, .. } => Beat::millis(320 + 60 * squares(shift).min(6)),
            Event::Played { .. } => Beat::millis(420),
            // A training is scored at one glance: its coats are given with it.
            Event::Scored { .. } => Beat::stop(700),
            Event::Passed { .. } => Beat::millis(250),
            Event::RoundBegan { .. } | Event::ExcaliburPassed { .. } | Event::CupMoved { .. } => Beat::millis(300),
            Event::Reset { .. } | Event::CupReturned | Event::ScrollsReturned | Event::AlmsTo { .. } => {
                Beat::millis(300)
            }
            Event::Lifted { .. } | Event::ScrollTaken { .. } | Event::NeutralDrew { .. } => Beat::millis(450),
            Event::Looked { .. } | Event::CodexTaken { .. } => Beat::millis(450),
            Event::BetNamed { .. } | Event::PilesShown { .. } | Event::PileTaken { .. } => Beat::millis(600),
            Event::CodexShown { .. } | Event::AlmsGiven { .. } | Event::AlmsTaken { .. } => Beat::stop(700),
            Event::Seated { .. }
            | Event::Dealt { .. }
            | Event::CodexLaid { .. }
            | Event::Kept { .. }
            | Event::Received { .. }
            | Event::PilesMade { .. }
            | Event::CardsGiven { .. }
            | Event::AllGiven
            | Event::Awarded { .. }
            | Event::Glory { .. }
            | Event::Lapped { .. }
            | Event::LookDeclined { .. }
            | Event::LiftDeclined
            | Event::Knighted { .. } => Beat::NONE,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Moved { shift, .. } => Some(Sound::Tocks(squares(shift).min(6) as u8)),
            Event::Lifted { .. } => Some(Sound::Tocks(1)),
            Event::Passed { .. } | Event::RoundBegan { .. } | Event::PilesShown { .. } => Some(Sound::Rustle),
            Event::Awarded { coat, .. } => Some(if coat.value > 0 { Sound::Coin } else { Sound::Drum }),
            Event::Glory { points, .. } => Some(if *points > 0 { Sound::Coin } else { Sound::Drum }),
            Event::AlmsGiven { .. } => Some(Sound::Drum),
            Event::AlmsTaken { .. } | Event::ScrollTaken { .. } => Some(Sound::Coin),
            Event::ExcaliburPassed { .. } | Event::Knighted { .. } => Some(Sound::Bell),
            Event::Seated { .. }
            | Event::Dealt { .. }
            | Event::CodexLaid { .. }
            | Event::BetNamed { .. }
            | Event::Kept { .. }
            | Event::Received { .. }
            | Event::PilesMade { .. }
            | Event::PileTaken { .. }
            | Event::CardsGiven { .. }
            | Event::AllGiven
            | Event::NeutralDrew { .. }
            | Event::Played { .. }
            | Event::Lapped { .. }
            | Event::CupMoved { .. }
            | Event::Looked { .. }
            | Event::LookDeclined { .. }
            | Event::LiftDeclined
            | Event::Scored { .. }
            | Event::CodexTaken { .. }
            | Event::CodexShown { .. }
            | Event::AlmsTo { .. }
            | Event::Reset { .. }
            | Event::CupReturned
            | Event::ScrollsReturned => None,
        }
    }
}

/// How far a disc went, forward or back.
fn squares(shift: &Shift) -> u32 {
    shift.to.progress().abs_diff(shift.from.progress()).into()
}
