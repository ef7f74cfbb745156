//! What a choice would lead to, as far as its viewer can know: for a screen that shows it before it is confirmed.

use super::effects::{magistrate, minstrel, monk, peasant, rogue, steward};
use super::scoring;
use super::state::{Blazons, Phase};
use super::view::View;
use super::{Action, Character, Where};
use crate::kernel::{Nobody, Rng, Seat, Seed};

/// The table right after a choice, before anything that others choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What the viewer would see. A blazon that would come to light lies face up without a house.
    pub view: View,
    /// Who would take the trick if the values stayed as they are; `None` before all have laid, too.
    pub taker: Option<Seat>,
}

impl View {
    /// What this choice of the seat that is asked would lead to. A choice of another moment changes nothing.
    pub fn preview(&self, action: Action) -> Preview {
        let mut state = self.sample(&mut Rng::new(Seed(0)));
        let asked = self.asked.filter(|&seat| super::phases::check(&state, seat, action).is_ok());
        if let Some(by) = asked {
            apply(&mut state, by, action);
        }
        let mut view = View::of(&state, self.viewer);
        if let (Some(_), Action::Turn(spot)) = (asked, action) {
            let known = self.blazons(spot.at).get(usize::from(spot.place)).and_then(|blazon| blazon.house);
            let turned = match spot.at {
                Where::Before(seat) => view.players[seat.index()].blazons.get_mut(usize::from(spot.place)),
                Where::Pool => view.pool.get_mut(usize::from(spot.place)),
            };
            turned.into_iter().for_each(|blazon| blazon.house = known);
        }
        let all_laid = usize::from(state.trick.laid) == state.seats();
        let taker = scoring::taker(&state.trick).filter(|_| all_laid).map(|(seat, _)| seat);
        Preview { view, taker }
    }
}

/// The choice itself, without what follows.
fn apply(state: &mut Blazons, by: Seat, action: Action) {
    let picked = match state.phase {
        Phase::Power { picked, .. } => picked,
        _ => None,
    };
    match (action, picked) {
        (Action::Lay { character, announce }, _) => {
            state.hands[by] = state.hands[by].without(character);
            state.trick.cards[by] = Some(character);
            state.trick.bears[by] = (character != Character::Rogue).then_some(by);
            state.trick.announced[by] = announce;
            state.trick.laid += 1;
        }
        (Action::Value(named), _) => rogue::take_value(state, by, named, &mut Nobody),
        (Action::Power(of), _) => rogue::take_power(state, by, of, &mut Nobody),
        (Action::Take(place), _) => peasant::resolve(state, by, place, &mut Nobody),
        (Action::Turn(spot), _) => minstrel::resolve(state, by, spot, &mut Nobody),
        (Action::Banish(spot), _) => magistrate::resolve(state, by, spot, &mut Nobody),
        (Action::Swap(other), Some(one)) => steward::resolve(state, by, one, other, &mut Nobody),
        (Action::To(seat), Some(from)) => monk::resolve(state, by, from, seat, &mut Nobody),
        (Action::Help(of), _) => state.trick.away = state.trick.away.with(of),
        // The first half of two, or a look: nothing lies elsewhere yet.
        (
            Action::Swap(_) | Action::To(_) | Action::Move(_) | Action::Consult(..) | Action::Look(_) | Action::Done,
            _,
        ) => {}
    }
}
