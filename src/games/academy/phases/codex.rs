//! Education: the looks into the Secret Codex and the taking of its coats (A31), or the penalties by rank (A21).

use super::super::action::Action;
use super::super::event::Event;
use super::super::illegal::Illegal;
use super::super::list::List;
use super::super::squire::{MAX_SQUIRES, Squire};
use super::super::state::Academy;
use super::super::tracks::Track;
use super::{Phase, alms, play};
use crate::kernel::order;
use crate::kernel::{SeatSet, Witness};

/// The squires in the order of choosing.
type Order = List<Squire, MAX_SQUIRES>;

/// Every place, and none. Looking at a place a second time is allowed: it tells the others nothing new.
pub fn legal_looks(game: &Academy, actions: &mut Vec<Action>) {
    actions.extend((0..game.codex.places.len() as u8).map(Action::Look));
    actions.push(Action::NoLook);
}

/// Is there such a place?
pub fn check_look(game: &Academy, place: u8) -> Result<(), Illegal> {
    if usize::from(place) < game.codex.places.len() { Ok(()) } else { Err(Illegal::NoSuchPlace) }
}

/// Looks at a place; that is public, what lay there is not.
pub fn look(game: &mut Academy, squire: Squire, place: u8, witness: &mut impl Witness<Event>) {
    let seat = game.decider(squire);
    let lies = &mut game.codex.places[usize::from(place)];
    lies.looked = lies.looked.with(squire);
    witness.see(Event::Looked { seat, squire, place, coat: Some(lies.coat) });
    play::go_on(game, witness);
}

/// Looks nowhere.
pub fn decline(game: &mut Academy, squire: Squire, witness: &mut impl Witness<Event>) {
    witness.see(Event::LookDeclined { squire });
    play::go_on(game, witness);
}

/// Scores Education.
#[inline]
pub fn score(game: &mut Academy, witness: &mut impl Witness<Event>) {
    if !game.options.variants.codex {
        game.score_education(witness);
        return score_rest(game, witness);
    }
    game.tell_scored(Track::Education, witness);
    // A31: in rank order, best first; discs on square 0 choose last, in turn order from the first player.
    let ranking = game.ranking(Track::Education);
    let at_start = game.first.around(game.squires()).filter(|squire| ranking.at_start().contains(squire));
    let order: Order = ranking.ahead().iter().copied().chain(at_start).collect();
    game.phase = Phase::Codex { order, taken: 0 };
}

/// Does the coat still lie there?
pub fn check_take(game: &Academy, place: u8) -> Result<(), Illegal> {
    if game.codex.open().any(|open| open == place) { Ok(()) } else { Err(Illegal::NoSuchPlace) }
}

/// Takes a coat; the last one is taken without a choice.
pub fn take(game: &mut Academy, order: Order, taken: u8, place: u8, witness: &mut impl Witness<Event>) {
    take_coat(game, order[usize::from(taken)], place, witness);
    let taken = taken + 1;
    if usize::from(taken) + 1 < order.len() {
        game.phase = Phase::Codex { order, taken };
        return;
    }
    let last = game.codex.open().next().expect("one coat is left");
    take_coat(game, order[usize::from(taken)], last, witness);
    close(game, witness);
}

fn take_coat(game: &mut Academy, squire: Squire, place: u8, witness: &mut impl Witness<Event>) {
    let lies = &mut game.codex.places[usize::from(place)];
    lies.taken = Some(squire);
    let coat = lies.coat;
    game.purses[squire].add(coat.coat());
    witness.see(Event::CodexTaken { seat: game.owner(squire), squire, place, coat: Some(coat) });
}

/// All have chosen: zeros are shown and returned, −1 and −3 are kept unseen by the others.
fn close(game: &mut Academy, witness: &mut impl Witness<Event>) {
    let table = *game;
    let past = game.codex.close(|place| {
        let squires = place.looked.iter().chain(place.taken);
        squires.filter_map(|squire| table.owner(squire)).collect::<SeatSet>()
    });
    let mut holders = [past.minus_one, past.minus_three];
    order::sort(&mut holders);
    witness.see(Event::CodexShown { holders });
    score_rest(game, witness);
}

/// King's Service, Quests and Charity, then the end of the round.
#[inline]
fn score_rest(game: &mut Academy, witness: &mut impl Witness<Event>) {
    game.score_service(witness);
    if game.options.scores(Track::Quests, game.round) {
        game.score_quests(witness);
    }
    alms::score(game, witness);
}
