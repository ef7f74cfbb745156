//! What has happened, told well enough to draw and to log it. Secrets are `Option`s that [`witnessed`] empties for
//! those who may not see them; what nobody else may even notice is left out for them.

use serde::Serialize;

use super::cards::{Card, Cards};
use super::coats::{Coat, Lesson};
use super::list::List;
use super::squire::{BySquire, MAX_SQUIRES, Squire};
use super::tracks::{Disc, Shift, Track};
use crate::kernel::{Seat, SeatSet, Viewer};

/// Why a disc moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A card was played (A9).
    Card,
    /// A Gallantry bonus (A19).
    Bonus,
    /// A bet came in (A30).
    Bet,
    /// The step back after a Gallantry bonus (A26).
    StepBack,
}

/// Which scroll (A32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Scroll {
    /// The one on square 6.
    Six,
    /// The one on square 12.
    Twelve,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The table was set (A5); this player begins (A6).
    Seated {
        /// The first player of round 1; in Lancelot the owner of blue.
        lead: Seat,
    },
    /// A round began.
    RoundBegan {
        /// 1 to 6.
        round: u8,
        /// The squire that begins.
        first: Squire,
        /// Cards go to the left in odd rounds (A8).
        to_left: bool,
    },
    /// A squire was dealt a packet (A7), in Lancelot a player six cards (A36).
    Dealt {
        /// Who decides over them; `None` for the neutral squire.
        seat: Option<Seat>,
        /// The squire, if the cards are a squire's.
        squire: Option<Squire>,
        /// How many.
        count: u8,
        /// Which, if the viewer may know.
        cards: Option<Cards>,
    },
    /// The codex was laid out face down (A31).
    CodexLaid {
        /// What lies at each place: nobody may know.
        coats: Option<List<Lesson, MAX_SQUIRES>>,
    },
    /// A squire's track was named openly (A30).
    BetNamed {
        /// Whose bet.
        squire: Squire,
        /// The track.
        track: Track,
    },
    /// A card was kept (A8). Only its owner notices.
    Kept {
        /// Who decides; `None` for the neutral squire.
        seat: Option<Seat>,
        /// The squire.
        squire: Squire,
        /// The card.
        card: Card,
    },
    /// Everyone has chosen, and the packets went on (A8).
    Passed {
        /// To the left, or to the right.
        to_left: bool,
        /// How many cards each packet now has.
        cards: u8,
    },
    /// A packet came (A8). Only its owner notices.
    Received {
        /// Who decides; `None` for the neutral squire.
        seat: Option<Seat>,
        /// The squire.
        squire: Squire,
        /// The packet.
        cards: Cards,
    },
    /// Two piles were made (A36). Only their maker notices.
    PilesMade {
        /// Whose piles.
        seat: Seat,
        /// The two piles.
        piles: [Cards; 2],
    },
    /// All four piles were shown (A36).
    PilesShown {
        /// The two piles of each seat.
        piles: [[Cards; 2]; 2],
    },
    /// A pile was taken from the opponent (A36).
    PileTaken {
        /// Who took it.
        seat: Seat,
        /// Which of the opponent's piles.
        pile: u8,
        /// The cards.
        cards: Cards,
    },
    /// Cards were given to a player's squires (A36). Only the giver notices.
    CardsGiven {
        /// Who gave them.
        seat: Seat,
        /// What each squire has: blue and green, or yellow and red.
        cards: [Cards; 2],
    },
    /// Both players have given cards to their squires (A36).
    AllGiven,
    /// The neutral squire's card was drawn and shown (A35).
    NeutralDrew {
        /// The card.
        card: Card,
    },
    /// A card was played (A9).
    Played {
        /// The squire that moves.
        squire: Squire,
        /// The card.
        card: Card,
        /// The track it was played on.
        track: Track,
    },
    /// A disc moved.
    Moved {
        /// Whose disc.
        squire: Squire,
        /// The track.
        track: Track,
        /// From where to where, with the height in the stack (A10).
        shift: Shift,
        /// What moved it.
        why: Why,
    },
    /// A disc passed square 20 and got a lap marker (A3).
    Lapped {
        /// Whose disc.
        squire: Squire,
        /// The track.
        track: Track,
        /// Its lap markers now.
        laps: u16,
    },
    /// The Cup was pulled (A28). Below 0 is the Black Knight's side, above 0 the White Knight's.
    CupMoved {
        /// Where it stood.
        from: i8,
        /// Where it stands now.
        to: i8,
    },
    /// A scroll was taken (A32).
    ScrollTaken {
        /// Who took it.
        squire: Squire,
        /// Which one.
        scroll: Scroll,
    },
    /// A place of the codex was looked at (A31).
    Looked {
        /// Who decides.
        seat: Seat,
        /// The squire that played the Education card.
        squire: Squire,
        /// The place.
        place: u8,
        /// What lay there, if the viewer may know.
        coat: Option<Lesson>,
    },
    /// No place was looked at (A31).
    LookDeclined {
        /// The squire that played the Education card.
        squire: Squire,
    },
    /// A disc was lifted to the top of its stack (A25).
    Lifted {
        /// Whose disc.
        squire: Squire,
        /// The track.
        track: Track,
        /// From which height to which.
        shift: Shift,
    },
    /// The first player lifted nothing (A25).
    LiftDeclined,
    /// A track is scored (A1): the ranks as they stand. Its coats follow.
    Scored {
        /// The track.
        track: Track,
        /// The squires off square 0, best first (A16).
        ranked: List<Squire, MAX_SQUIRES>,
        /// Where every disc stands.
        discs: BySquire<Disc>,
    },
    /// A squire won or lost a coat.
    Awarded {
        /// The squire.
        squire: Squire,
        /// The track that pays.
        track: Track,
        /// The coat.
        coat: Coat,
        /// How many of it.
        count: u8,
    },
    /// A coat of the codex was taken (A31).
    CodexTaken {
        /// Who decides over the squire; `None` for the neutral, whose coat nobody sees.
        seat: Option<Seat>,
        /// Whose coat it now is.
        squire: Squire,
        /// From which place.
        place: u8,
        /// The coat, if the viewer may know.
        coat: Option<Lesson>,
    },
    /// The zeros of the codex were shown and returned; these two squires keep a −1 and a −3 (A31).
    CodexShown {
        /// The two, in squire order.
        holders: [Squire; 2],
    },
    /// Glory was counted: points, not coats (A33).
    Glory {
        /// The squire.
        squire: Squire,
        /// Its points.
        points: i8,
    },
    /// Alms go to this squire (A34).
    AlmsTo {
        /// The first or second on Charity.
        from: Squire,
        /// The last or second to last.
        to: Squire,
    },
    /// An Education coat was given (A34).
    AlmsGiven {
        /// Who gave it.
        from: Squire,
        /// Who got it.
        to: Squire,
        /// The coat: a −1 or a −3.
        coat: Lesson,
    },
    /// A coat was taken (A34).
    AlmsTaken {
        /// Who took it.
        by: Squire,
        /// Who lost it.
        from: Squire,
        /// The coat.
        coat: Coat,
    },
    /// A track's discs went back (A14, A27, A29, A32).
    Reset {
        /// The track.
        track: Track,
        /// Where the discs stand now.
        discs: BySquire<Disc>,
    },
    /// The Cup went back to the centre (A29).
    CupReturned,
    /// Both scrolls lie on their squares again (A32).
    ScrollsReturned,
    /// Excalibur passed to the next first player (A15).
    ExcaliburPassed {
        /// The squire that begins the next round.
        to: Squire,
    },
    /// The game is over: these players are knighted (A24).
    Knighted {
        /// The winner, or those who share the win.
        winners: SeatSet,
        /// What every squire's coats are worth.
        points: BySquire<i16>,
    },
}

/// What `viewer` sees of an event.
pub fn witnessed(event: &Event, viewer: Viewer) -> Option<Event> {
    let sees = |seat: Option<Seat>| seat.is_some_and(|seat| viewer.is(seat));
    match *event {
        Event::Kept { seat, .. } | Event::Received { seat, .. } => sees(seat).then_some(*event),
        Event::PilesMade { seat, .. } | Event::CardsGiven { seat, .. } => viewer.is(seat).then_some(*event),
        Event::Dealt { seat, squire, count, cards } => {
            Some(Event::Dealt { seat, squire, count, cards: cards.filter(|_| sees(seat)) })
        }
        Event::CodexLaid { .. } => Some(Event::CodexLaid { coats: None }),
        Event::Looked { seat, squire, place, coat } => {
            Some(Event::Looked { seat, squire, place, coat: coat.filter(|_| viewer.is(seat)) })
        }
        Event::CodexTaken { seat, squire, place, coat } => {
            Some(Event::CodexTaken { seat, squire, place, coat: coat.filter(|_| sees(seat)) })
        }
        Event::Seated { .. }
        | Event::RoundBegan { .. }
        | Event::BetNamed { .. }
        | Event::Passed { .. }
        | Event::PilesShown { .. }
        | Event::PileTaken { .. }
        | Event::AllGiven
        | Event::NeutralDrew { .. }
        | Event::Played { .. }
        | Event::Moved { .. }
        | Event::Lapped { .. }
        | Event::CupMoved { .. }
        | Event::ScrollTaken { .. }
        | Event::LookDeclined { .. }
        | Event::Lifted { .. }
        | Event::LiftDeclined
        | Event::Scored { .. }
        | Event::Awarded { .. }
        | Event::CodexShown { .. }
        | Event::Glory { .. }
        | Event::AlmsTo { .. }
        | Event::AlmsGiven { .. }
        | Event::AlmsTaken { .. }
        | Event::Reset { .. }
        | Event::CupReturned
        | Event::ScrollsReturned
        | Event::ExcaliburPassed { .. }
        | Event::Knighted { .. } => Some(*event),
    }
}

/// Did the event bring hidden things to light, so that the choice before it stands?
///
/// A card that a person plays shows only what that person chose to show, so a play alone can be taken back.
pub fn reveals(event: &Event) -> bool {
    match event {
        Event::Dealt { .. }
        | Event::CodexLaid { .. }
        | Event::Received { .. }
        | Event::Passed { .. }
        | Event::PilesShown { .. }
        | Event::AllGiven
        | Event::NeutralDrew { .. }
        | Event::Looked { .. }
        | Event::CodexTaken { .. }
        | Event::CodexShown { .. }
        | Event::AlmsGiven { .. }
        | Event::Knighted { .. } => true,
        Event::Seated { .. }
        | Event::RoundBegan { .. }
        | Event::BetNamed { .. }
        | Event::Kept { .. }
        | Event::PilesMade { .. }
        | Event::PileTaken { .. }
        | Event::CardsGiven { .. }
        | Event::Played { .. }
        | Event::Moved { .. }
        | Event::Lapped { .. }
        | Event::CupMoved { .. }
        | Event::ScrollTaken { .. }
        | Event::LookDeclined { .. }
        | Event::Lifted { .. }
        | Event::LiftDeclined
        | Event::Scored { .. }
        | Event::Awarded { .. }
        | Event::Glory { .. }
        | Event::AlmsTo { .. }
        | Event::AlmsTaken { .. }
        | Event::Reset { .. }
        | Event::CupReturned
        | Event::ScrollsReturned
        | Event::ExcaliburPassed { .. } => false,
    }
}
