//! Where blazons would lie after a choice, as the table shows it before the choice is confirmed.

use crate::games::blazons::view::{SeenBlazon, View};
use crate::games::blazons::{Action, Phase, Spot, Where};

/// The blazons a choice would put somewhere: at the end of a heap, or in the place of another. One that would be turned up
/// lies face up, without a house if nobody at the screen knows it.
pub fn foretold(view: &View, action: Action) -> Vec<(Spot, SeenBlazon)> {
    let picked = match view.phase {
        Phase::Power { picked, .. } => picked,
        _ => None,
    };
    let lies = |spot: Spot| view.blazons(spot.at).get(usize::from(spot.place)).copied();
    let end = |at: Where| Spot { at, place: view.blazons(at).len() as u8 };
    let moves = |from: Spot, to: Where| lies(from).map(|blazon| (end(to), blazon)).into_iter().collect();
    match (action, picked) {
        (Action::Take(place), _) => {
            view.asked.map_or(Vec::new(), |by| moves(Spot { at: Where::Pool, place }, Where::Before(by)))
        }
        (Action::Banish(spot), _) => moves(spot, Where::Pool),
        (Action::To(seat), Some(from)) => moves(from, Where::Before(seat)),
        (Action::Swap(other), Some(one)) => match (lies(one), lies(other)) {
            (Some(first), Some(second)) => vec![(one, second), (other, first)],
            (None, _) | (_, None) => Vec::new(),
        },
        (Action::Turn(spot), _) => {
            lies(spot).map(|blazon| (spot, SeenBlazon { up: true, ..blazon })).into_iter().collect()
        }
        (
            Action::Lay { .. }
            | Action::Value(_)
            | Action::Power(_)
            | Action::Move(_)
            | Action::To(_)
            | Action::Swap(_)
            | Action::Help(_)
            | Action::Consult(..)
            | Action::Look(_)
            | Action::Done,
            _,
        ) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::blazons::{Blazons, Event};
    use crate::kernel::{Game, Nobody, Rng, Seed, Viewer};
    use crate::scene::blazons::all_variants;

    fn moves_blazons(event: &Event) -> bool {
        matches!(
            event,
            Event::Taken { .. }
                | Event::Banished { .. }
                | Event::Moved { .. }
                | Event::Exchanged { .. }
                | Event::Turned { .. }
        )
    }

    /// What is foretold is what the table shows after the choice.
    #[test]
    fn blazons_lie_where_it_was_foretold() {
        let mut compared = 0;
        for seed in 0..20 {
            let mut rng = Rng::new(Seed(seed));
            let mut game = Blazons::setup(&all_variants(3 + (seed % 5) as usize), Seed(seed), &mut Nobody);
            let mut legal = Vec::new();
            while let Some(seat) = game.waiting_for().first() {
                game.legal_actions(seat, &mut legal);
                let action = *rng.pick(&legal).expect("asked seats have a choice");
                let view = game.view(Viewer::Seat(seat));
                let mut events = Vec::new();
                game.resolve(seat, action, &mut events);
                let after = game.view(Viewer::Seat(seat));
                // A new deal or a forced choice may follow, and then something else lies there.
                let alone =
                    after.round == view.round && events.iter().filter(|event| moves_blazons(event)).count() == 1;
                for (spot, blazon) in foretold(&view, action).into_iter().filter(|_| alone) {
                    let lies = after.blazons(spot.at)[usize::from(spot.place)];
                    assert_eq!((lies.up, blazon.house.or(lies.house)), (blazon.up, lies.house), "{action} at {spot:?}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 500, "only {compared} compared");
    }
}
