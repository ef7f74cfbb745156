//! The phases of a round: what is being decided, by whom, and what follows. One file for each.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::coats::Lesson;
use super::list::List;
use super::squire::{MAX_SQUIRES, Squire, SquireSet};
use super::tracks::Track;
use crate::kernel::{Seat, SeatSet};

/// What is being decided, with all that everybody knows of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// This squire's track is to be named (A30).
    Bet {
        /// Whose bet.
        squire: Squire,
    },
    /// All keep a card of their packets at once (A8).
    Draft {
        /// 0 to 3: packets of 5, 4, 3 and 2 cards. The last card is kept without a choice.
        stage: u8,
    },
    /// Both players of Lancelot split their six cards at once (A36).
    Split,
    /// A player of Lancelot takes one of the opponent's piles (A36).
    TakePile {
        /// Who takes.
        taker: Seat,
    },
    /// Both players of Lancelot give their cards to their squires at once (A36).
    Give,
    /// A card of this squire is to be played (A9).
    Play {
        /// The squire that moves.
        squire: Squire,
    },
    /// The neutral squire drew a combat card, and the first player chooses its track (A35).
    Aim {
        /// The card.
        card: Card,
    },
    /// An Education card was played: its squire's owner may look into the codex (A31).
    Look {
        /// The squire that played it.
        squire: Squire,
    },
    /// The first player may lift a disc of the first squire (A25).
    Lift,
    /// A Gallantry bonus is to be used (A19).
    Bonus {
        /// Those who gain, best first: read once, before any bonus.
        gaining: List<Squire, 3>,
        /// Whose turn it is: 3, then 2, then 1. It moves 4 − `rank` squares.
        rank: u8,
    },
    /// A coat of the codex is to be taken (A31).
    Codex {
        /// The squires in the order of choosing.
        order: List<Squire, MAX_SQUIRES>,
        /// How many have chosen.
        taken: u8,
    },
    /// Alms are given (A34).
    Alms(Alms),
    /// The game is over.
    Over,
}

/// Alms under way (A34).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Alms {
    /// 1 for the first on Charity, 2 for the second.
    pub rank: u8,
    /// Who gives, and takes.
    pub giver: Squire,
    /// To whom the first on Charity has given, once the second's turn has come.
    pub leaders_choice: Option<Squire>,
    /// What is to be decided.
    pub step: AlmsStep,
}

/// What is to be decided in alms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AlmsStep {
    /// Which of several that are last together.
    Whom {
        /// They.
        among: SquireSet,
    },
    /// Which Education coat to give.
    Give {
        /// To whom.
        to: Squire,
    },
    /// Which coat of value 3 or less to take.
    Take {
        /// From whom.
        from: Squire,
        /// How many are still to be taken, this one included.
        left: u8,
    },
}

/// The kinds of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// Naming a track.
    Bet,
    /// Keeping a card.
    Draft,
    /// Splitting six cards.
    Split,
    /// Taking a pile.
    TakePile,
    /// Giving cards to squires.
    Give,
    /// Playing a card.
    Play,
    /// Choosing the track of the neutral's combat card.
    Aim,
    /// Looking into the codex.
    Look,
    /// Lifting a disc.
    Lift,
    /// Using a Gallantry bonus.
    Bonus,
    /// Taking a coat of the codex.
    Codex,
    /// Choosing who gets alms.
    AlmsWhom,
    /// Giving an Education coat.
    AlmsGive,
    /// Taking a coat.
    AlmsTake,
    /// None: the game is over.
    Over,
}

impl Moment {
    /// The rule that governs the decision.
    pub const fn rule(self) -> &'static str {
        match self {
            Moment::Bet => "A30",
            Moment::Draft => "A8",
            Moment::Split | Moment::TakePile | Moment::Give => "A36",
            Moment::Play => "A9",
            Moment::Aim => "A35",
            Moment::Look | Moment::Codex => "A31",
            Moment::Lift => "A25",
            Moment::Bonus => "A19",
            Moment::AlmsWhom | Moment::AlmsGive | Moment::AlmsTake => "A34",
            Moment::Over => "A24",
        }
    }
}

impl Phase {
    /// The kind of decision.
    pub const fn moment(&self) -> Moment {
        match self {
            Phase::Bet { .. } => Moment::Bet,
            Phase::Draft { .. } => Moment::Draft,
            Phase::Split => Moment::Split,
            Phase::TakePile { .. } => Moment::TakePile,
            Phase::Give => Moment::Give,
            Phase::Play { .. } => Moment::Play,
            Phase::Aim { .. } => Moment::Aim,
            Phase::Look { .. } => Moment::Look,
            Phase::Lift => Moment::Lift,
            Phase::Bonus { .. } => Moment::Bonus,
            Phase::Codex { .. } => Moment::Codex,
            Phase::Alms(Alms { step: AlmsStep::Whom { .. }, .. }) => Moment::AlmsWhom,
            Phase::Alms(Alms { step: AlmsStep::Give { .. }, .. }) => Moment::AlmsGive,
            Phase::Alms(Alms { step: AlmsStep::Take { .. }, .. }) => Moment::AlmsTake,
            Phase::Over => Moment::Over,
        }
    }

    /// The squire that the decision is about, in a round begun by `first`; none when all choose at once, when a player
    /// of Lancelot takes a pile, and when the game is over.
    #[inline]
    pub fn acting(&self, first: Squire) -> Option<Squire> {
        match self {
            Phase::Bet { squire } | Phase::Play { squire } | Phase::Look { squire } => Some(*squire),
            Phase::Aim { .. } => Some(Squire::NEUTRAL),
            Phase::Lift => Some(first),
            Phase::Bonus { gaining, rank } => Some(gaining[usize::from(*rank) - 1]),
            Phase::Codex { order, taken } => Some(order[usize::from(*taken)]),
            Phase::Alms(alms) => Some(alms.giver),
            Phase::Draft { .. } | Phase::Split | Phase::TakePile { .. } | Phase::Give | Phase::Over => None,
        }
    }
}

/// A card that was played this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Play {
    /// By which squire.
    pub squire: Squire,
    /// The card.
    pub card: Card,
    /// The track it was played on.
    pub track: Track,
}

/// The cards played this round, in order: four each, in Lancelot three.
pub type Plays = List<Play, 20>;

/// The scrolls of King's Service (A32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scrolls {
    /// Does the scroll on square 6 lie there?
    pub six: ScrollState,
    /// Does the scroll on square 12 lie there?
    pub twelve: ScrollState,
}

/// Where a scroll is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum ScrollState {
    /// On its square.
    #[default]
    Lying,
    /// Taken this round, so that King's Service is scored.
    TakenNow,
    /// Taken in an earlier round.
    Taken,
}

/// The −1 and the −3 of an earlier codex (A31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct PastCodex {
    /// Who took the −1.
    pub minus_one: Squire,
    /// Who took the −3.
    pub minus_three: Squire,
    /// The seats that know which is which: owners of the two, and who looked at one of them.
    pub known_by: SeatSet,
}

/// An Education coat that was given as alms (A34).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Gift {
    /// Who gave it.
    pub from: Squire,
    /// Who got it.
    pub to: Squire,
    /// The coat.
    pub coat: Lesson,
}
