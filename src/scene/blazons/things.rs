//! What can be pressed on the table, and which action it means.

use crate::games::blazons::{Action, Character, Effect, Spot, Where};
use crate::kernel::Seat;

/// Something on the table that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A card of one's hand.
    Hand(Character),
    /// The value of a card in the trick.
    Value(Seat),
    /// The power of a card in the trick.
    Power(Seat),
    /// A card of the trick itself.
    Laid(Seat),
    /// A blazon.
    Blazon(Spot),
    /// A player.
    Player(Seat),
    /// A trick of a player's pile.
    Trick(Seat, u8),
    /// The button that leaves it at that.
    Done,
}

/// What is pressed for an action.
pub fn thing(action: Action) -> Thing {
    match action {
        Action::Lay { character, .. } => Thing::Hand(character),
        Action::Value(seat) => Thing::Value(seat),
        Action::Power(seat) => Thing::Power(seat),
        Action::Take(place) => Thing::Blazon(Spot { at: Where::Pool, place }),
        Action::Turn(spot) | Action::Banish(spot) | Action::Swap(spot) | Action::Move(spot) | Action::Look(spot) => {
            Thing::Blazon(spot)
        }
        Action::To(seat) => Thing::Player(seat),
        Action::Help(seat) => Thing::Laid(seat),
        Action::Consult(seat, place) => Thing::Trick(seat, place),
        Action::Done => Thing::Done,
    }
}

/// The legal action that pressing a thing means; a card is laid with the use of the bourgeoisie card that is announced.
pub fn pressed(legal: &[Action], pressed: Thing, announced: Option<Effect>) -> Option<Action> {
    let means = |action: &&Action| {
        let announces = match action {
            Action::Lay { announce, .. } => *announce,
            _ => announced,
        };
        thing(**action) == pressed && announces == announced
    };
    legal.iter().find(means).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::blazons::Blazons;
    use crate::kernel::{Game, Nobody, Rng, Seed};
    use crate::scene::blazons::all_variants;

    /// Every legal action can be reached by one press, and no press is ambiguous.
    #[test]
    fn every_action_has_a_thing_of_its_own() {
        for seed in 0..20 {
            let mut rng = Rng::new(Seed(seed));
            let mut game = Blazons::setup(&all_variants(3 + (seed % 5) as usize), Seed(seed), &mut Nobody);
            let mut legal = Vec::new();
            while let Some(seat) = game.waiting_for().first() {
                game.legal_actions(seat, &mut legal);
                for &action in &legal {
                    let announced = match action {
                        Action::Lay { announce, .. } => announce,
                        _ => None,
                    };
                    assert_eq!(pressed(&legal, thing(action), announced), Some(action));
                }
                game.resolve(seat, *rng.pick(&legal).expect("asked seats have a choice"), &mut Nobody);
            }
        }
    }
}
