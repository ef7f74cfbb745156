//! What the totals would be after a choice, as far as its chooser can know: played out on a position that the view allows.

use crate::games::tourney::{Action, Tourney, View};
use crate::kernel::{BySeat, Game, Nobody, Rng, Seat, Seed};

/// The totals of all players.
pub type Totals = BySeat<u16>;

/// The totals after `actions` of `seat`, if nobody answers with Lancelot; `None` if one of them is not legal then.
///
/// Displays lie open, so every position that the view allows gives the same totals.
pub fn totals_after(view: &View, seat: Seat, actions: &[Action]) -> Option<Totals> {
    let mut game = Tourney::sample(view, &mut Rng::new(Seed(0)));
    for &action in actions {
        game.check(seat, action).ok()?;
        game.resolve(seat, action, &mut Nobody);
        pass_all(&mut game);
    }
    let after = game.view(view.viewer);
    let mut totals = BySeat::new(view.players.seats(), 0);
    for seat in Seat::all(view.players.seats()) {
        totals[seat] = after.players[seat].total;
    }
    Some(totals)
}

/// Everybody lets the action card stand.
fn pass_all(game: &mut Tourney) {
    while let Some(seat) = game.waiting_for().first() {
        if game.check(seat, Action::Pass).is_err() {
            return;
        }
        game.resolve(seat, Action::Pass, &mut Nobody);
    }
}
