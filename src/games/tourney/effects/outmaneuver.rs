//! Outmaneuver [Feinte]: every opponent discards the last-played card (T30).

use super::touched;
use crate::games::tourney::cards::Card;
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

/// T16: lone cards stay. T36: so do those behind the Shield.
fn losers(game: &Tourney, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    touched(game, seat).filter(move |&other| other != seat && game.display(other).len() > 1)
}

pub(super) fn check(game: &Tourney, seat: Seat) -> Result<(), Illegal> {
    let changes = losers(game, seat).next().is_some();
    if changes { Ok(()) } else { Err(Illegal::NothingChanges(Card::Outmaneuver)) }
}

pub(super) fn resolve(game: &mut Tourney, seat: Seat, witness: &mut impl Witness<Event>) {
    for other in touched(game, seat).filter(|&other| other != seat) {
        let len = game.display(other).len();
        if len > 1 {
            game.discard_from(other, len - 1, witness);
        }
    }
}
