//! The phases of a round: what is being decided, by whom, and what follows. One file for each.
//!
//! A round runs deal, bets, draft (or piles), play, lift, scoring, reset. Whoever finishes a phase starts the next one;
//! what needs no choice is done on the way.

pub mod alms;
pub mod bet;
pub mod codex;
pub mod draft;
pub mod gallantry;
pub mod lift;
pub mod piles;
pub mod play;
pub mod round;

use serde::{Deserialize, Serialize};

pub use super::effects::codex::{Gift, PastCodex};
pub use super::effects::scrolls::{ScrollState, Scrolls};

use super::action::Action;
use super::cards::Card;
use super::event::Event;
use super::illegal::Illegal;
use super::list::List;
use super::squire::{MAX_SQUIRES, Squire, SquireSet};
use super::state::Academy;
use super::tracks::Track;
use crate::kernel::{Seat, SeatSet, Witness};

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
    /// A short name of its own, for programs: style sheets, reports, tests.
    pub const fn code(self) -> &'static str {
        match self {
            Moment::Bet => "bet",
            Moment::Draft => "draft",
            Moment::Split => "split",
            Moment::TakePile => "take-pile",
            Moment::Give => "give",
            Moment::Play => "play",
            Moment::Aim => "aim",
            Moment::Look => "look",
            Moment::Lift => "lift",
            Moment::Bonus => "bonus",
            Moment::Codex => "codex",
            Moment::AlmsWhom => "alms-whom",
            Moment::AlmsGive => "alms-give",
            Moment::AlmsTake => "alms-take",
            Moment::Over => "over",
        }
    }

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

/// The seats that owe a decision.
#[inline]
pub(super) fn waiting_for(game: &Academy) -> SeatSet {
    match game.phase {
        Phase::Over => SeatSet::EMPTY,
        Phase::Draft { .. } | Phase::Split | Phase::Give => game.pending.open(),
        Phase::TakePile { taker } => SeatSet::one(taker),
        _ => game.phase.acting(game.first).map_or(SeatSet::EMPTY, |squire| SeatSet::one(game.decider(squire))),
    }
}

/// Fills `actions` with what `seat` may do now.
pub(super) fn legal_actions(game: &Academy, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    if !waiting_for(game).contains(seat) {
        return;
    }
    match &game.phase {
        Phase::Bet { .. } => actions.extend(Track::ALL.map(Action::Bet)),
        Phase::Draft { .. } => draft::legal(game, seat, actions),
        Phase::Split => piles::legal_splits(game, seat, actions),
        Phase::TakePile { .. } => actions.extend([0, 1].map(Action::TakePile)),
        Phase::Give => piles::legal_gifts(game, seat, actions),
        Phase::Play { squire } => play::legal(game, *squire, actions),
        Phase::Aim { card } => {
            actions.extend([Track::Jousts, Track::Tournaments].map(|track| Action::Play(*card, track)))
        }
        Phase::Look { .. } => codex::legal_looks(game, actions),
        Phase::Lift => lift::legal(game, actions),
        Phase::Bonus { gaining, rank } => gallantry::legal(game, gaining[usize::from(*rank) - 1], actions),
        Phase::Codex { .. } => actions.extend(game.codex.open().map(Action::TakeCoat)),
        Phase::Alms(alms) => alms::legal(game, alms, actions),
        Phase::Over => {}
    }
}

/// May `seat` do this now?
pub(super) fn check(game: &Academy, seat: Seat, action: Action) -> Result<(), Illegal> {
    let moment = game.phase.moment();
    if !waiting_for(game).contains(seat) {
        return Err(Illegal::NotAsked(moment));
    }
    match (&game.phase, action) {
        (Phase::Bet { .. }, Action::Bet(_)) => Ok(()),
        (Phase::Draft { .. }, Action::Keep(card)) => draft::check(game, seat, card),
        (Phase::Split, Action::Split(pile)) => piles::check_split(game, seat, pile),
        (Phase::TakePile { .. }, Action::TakePile(pile)) => piles::check_pile(pile),
        (Phase::Give, Action::Give(cards)) => piles::check_gift(game, seat, cards),
        (Phase::Play { squire }, Action::Play(card, track)) => play::check(game, *squire, card, track),
        (Phase::Aim { card: drawn }, Action::Play(card, track)) => play::check_aim(*drawn, card, track),
        (Phase::Look { .. }, Action::Look(place)) => codex::check_look(game, place),
        (Phase::Look { .. }, Action::NoLook) | (Phase::Lift, Action::NoLift) => Ok(()),
        (Phase::Lift, Action::Lift(track)) => lift::check(game, track),
        (Phase::Bonus { gaining, rank }, Action::Bonus(track)) => {
            gallantry::check(game, gaining[usize::from(*rank) - 1], track)
        }
        (Phase::Codex { .. }, Action::TakeCoat(place)) => codex::check_take(game, place),
        (Phase::Alms(alms), _) => alms::check(game, alms, action),
        _ => Err(Illegal::NotNow(moment)),
    }
}

/// Does what `seat` chose, and all that follows without a choice.
#[inline]
pub(super) fn resolve(game: &mut Academy, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
    match (game.phase, action) {
        (Phase::Bet { squire }, Action::Bet(track)) => bet::name(game, squire, track, witness),
        (Phase::Draft { stage }, Action::Keep(card)) => draft::keep(game, seat, stage, card, witness),
        (Phase::Split, Action::Split(pile)) => piles::split(game, seat, pile, witness),
        (Phase::TakePile { taker }, Action::TakePile(pile)) => piles::take(game, taker, pile, witness),
        (Phase::Give, Action::Give(cards)) => piles::give(game, seat, cards, witness),
        (Phase::Play { squire }, Action::Play(card, track)) => play::play(game, squire, card, track, witness),
        (Phase::Aim { .. }, Action::Play(card, track)) => play::play(game, Squire::NEUTRAL, card, track, witness),
        (Phase::Look { squire }, Action::Look(place)) => codex::look(game, squire, place, witness),
        (Phase::Look { squire }, Action::NoLook) => codex::decline(game, squire, witness),
        (Phase::Lift, Action::Lift(track)) => lift::lift(game, track, witness),
        (Phase::Lift, Action::NoLift) => lift::decline(game, witness),
        (Phase::Bonus { gaining, rank }, Action::Bonus(track)) => gallantry::bonus(game, gaining, rank, track, witness),
        (Phase::Codex { order, taken }, Action::TakeCoat(place)) => codex::take(game, order, taken, place, witness),
        (Phase::Alms(alms), action) => alms::resolve(game, alms, action, witness),
        (phase, action) => unreachable!("{action} passed no check in {phase:?}"),
    }
}
