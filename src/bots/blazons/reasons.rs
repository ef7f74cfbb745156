//! Why an action is good, as data: the screen puts it into words.

use serde::{Deserialize, Serialize};

use super::judge::Judge;
use super::prospects::is_known;
use super::weights::Numbers;
use crate::games::blazons::Action;
use crate::games::blazons::cards::{Character, HOUSES, House, Spot, Where};
use crate::games::blazons::scoring::taker;
use crate::games::blazons::state::Blazons;
use crate::kernel::{Game, Seat};

/// A reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Reason {
    /// As the cards lie, this takes the trick.
    TakesTrick,
    /// A player takes the trick, and that is well.
    LetsTake {
        /// Who.
        seat: Seat,
    },
    /// The highest cards cancel each other.
    Cancels,
    /// A card with a power is laid for its power.
    Power {
        /// The character.
        character: Character,
    },
    /// A strong card is kept for later.
    Keeps {
        /// The strongest card kept.
        character: Character,
    },
    /// A blazon of this house adds to one's own product.
    Gains {
        /// The house.
        house: House,
    },
    /// It is not known whose arms it shows, but it may help.
    Hopes,
    /// A player loses a blazon of this house, or does not get to show it.
    Denies {
        /// Who.
        seat: Seat,
        /// The house, if it is known.
        house: Option<House>,
    },
    /// Something is learnt.
    Learns,
    /// Nothing more is worth doing.
    Enough,
}

/// The main reasons for an action.
pub fn reasons(numbers: &Numbers, game: &Blazons, seat: Seat, action: Action) -> Vec<Reason> {
    let judge = Judge::new(numbers, game, seat);
    match action {
        Action::Lay { character, .. } => lay(game, seat, character),
        Action::Value(_) => vec![Reason::TakesTrick],
        Action::Power(of) => {
            let character = game.trick().cards[of].unwrap_or(Character::Rogue);
            vec![Reason::Power { character }]
        }
        Action::Take(place) => vec![arrives(game, seat, Spot::pool(place))],
        Action::Turn(spot) => vec![touched(game, seat, spot, Where::Before(seat))],
        Action::Banish(spot) | Action::Move(spot) => vec![touched(game, seat, spot, Where::Pool)],
        Action::Swap(spot) if spot.at == Where::Before(seat) => vec![best_house(&judge, seat)],
        Action::Swap(spot) => vec![arrives(game, seat, spot)],
        Action::To(_) => vec![best_house(&judge, seat)],
        Action::Help(of) => vec![Reason::Gains { house: game.houses()[of] }],
        Action::Look(_) | Action::Consult(_, _) => vec![Reason::Learns],
        Action::Done => vec![Reason::Enough],
    }
}

fn lay(game: &Blazons, seat: Seat, character: Character) -> Vec<Reason> {
    let mut trick = *game.trick();
    trick.cards[seat] = Some(character);
    if character != Character::Rogue {
        trick.bears[seat] = Some(seat);
    }
    let mut reasons = Vec::new();
    match taker(&trick) {
        Some((best, _)) if best == seat => reasons.push(Reason::TakesTrick),
        Some((best, _)) => reasons.push(Reason::LetsTake { seat: best }),
        None => reasons.push(Reason::Cancels),
    }
    if character.has_power(game.options().active_monk) {
        reasons.push(Reason::Power { character });
    }
    let kept = game.hands()[seat].without(character).iter().last();
    if let Some(kept) = kept.filter(|kept| *kept > character && kept.value() >= 6) {
        reasons.push(Reason::Keeps { character: kept });
    }
    reasons
}

/// A blazon comes before the seat.
fn arrives(game: &Blazons, seat: Seat, spot: Spot) -> Reason {
    match game.heaps().blazon(spot).filter(|blazon| is_known(blazon, Some(seat))) {
        Some(blazon) => Reason::Gains { house: blazon.house },
        None => Reason::Hopes,
    }
}

/// A blazon is turned where it helps, or leaves where it harms.
fn touched(game: &Blazons, seat: Seat, spot: Spot, helps: Where) -> Reason {
    match spot.at {
        at if at == helps => arrives(game, seat, spot),
        Where::Before(holder) => {
            let known = game.heaps().blazon(spot).filter(|blazon| is_known(blazon, Some(seat)));
            Reason::Denies { seat: holder, house: known.map(|blazon| blazon.house) }
        }
        Where::Pool => Reason::Learns,
    }
}

/// The house that promises most.
fn best_house(judge: &Judge, seat: Seat) -> Reason {
    let gains = judge.prospects.per_blazon(seat);
    let best = (0..HOUSES).max_by(|&a, &b| gains[a].total_cmp(&gains[b])).unwrap_or(0);
    Reason::Gains { house: House::ALL[best] }
}
