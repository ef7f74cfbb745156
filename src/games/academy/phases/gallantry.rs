//! Gallantry gives moves (A19): third, second, first. With The Bet the track is the one that was named (A30).

use super::super::action::Action;
use super::super::event::{Event, Why};
use super::super::illegal::Illegal;
use super::super::list::List;
use super::super::squire::Squire;
use super::super::state::Academy;
use super::super::tracks::Track;
use super::{Phase, codex, play};
use crate::kernel::Witness;

/// Those who gain, best first.
type Gaining = List<Squire, 3>;

/// The squares that this rank moves: 3 for the first, 2, 1.
const fn steps(rank: u8) -> u8 {
    4 - rank
}

/// Reads the ranks, once (A19).
#[inline]
pub fn begin(game: &mut Academy, witness: &mut impl Witness<Event>) {
    game.tell_scored(Track::Gallantry, witness);
    let gaining: Gaining = game.ranking(Track::Gallantry).gaining().iter().copied().collect();
    let lowest = gaining.len() as u8;
    if game.options.variants.bet {
        for rank in (1..=lowest).rev() {
            bet_comes_in(game, gaining[usize::from(rank) - 1], rank, witness);
        }
        go_on(game, gaining, 0, witness);
    } else {
        go_on(game, gaining, lowest, witness);
    }
}

/// The squire of this rank uses its bonus; when all have, the other tracks are scored.
#[inline]
fn go_on(game: &mut Academy, gaining: Gaining, rank: u8, witness: &mut impl Witness<Event>) {
    if rank > 0 {
        game.phase = Phase::Bonus { gaining, rank };
        return;
    }
    game.score_combat(Track::Jousts, witness);
    game.score_combat(Track::Tournaments, witness);
    codex::score(game, witness);
}

/// A30: the move is as many times the rank's squares as cards were played on the named track.
fn bet_comes_in(game: &mut Academy, squire: Squire, rank: u8, witness: &mut impl Witness<Event>) {
    if let Some(track) = game.bets[squire] {
        let cards = game.plays.iter().filter(|play| play.squire == squire && play.track == track).count();
        play::advance(game, squire, track, steps(rank) * cards as u8, Why::Bet, witness);
    }
    step_back(game, squire, witness);
}

/// A26: with advanced rules who took a bonus steps one square back on Gallantry, on top of what is there.
#[inline]
fn step_back(game: &mut Academy, squire: Squire, witness: &mut impl Witness<Event>) {
    if !game.options.advanced {
        return;
    }
    let lane = &mut game.tracks[Track::Gallantry];
    let progress = lane.disc(squire).progress().saturating_sub(1);
    let shift = lane.shift(squire, progress);
    play::tell_move(squire, Track::Gallantry, shift, Why::StepBack, witness);
}

/// Any track on which the disc can move.
#[inline]
pub fn legal(game: &Academy, squire: Squire, actions: &mut Vec<Action>) {
    actions.extend(Track::ALL.into_iter().filter(|&track| game.tracks.can_move(track, squire)).map(Action::Bonus));
}

/// Can the disc move there?
pub fn check(game: &Academy, squire: Squire, track: Track) -> Result<(), Illegal> {
    if game.tracks.can_move(track, squire) { Ok(()) } else { Err(Illegal::CannotMove) }
}

/// Uses the bonus of this rank.
#[inline]
pub fn bonus(game: &mut Academy, gaining: Gaining, rank: u8, track: Track, witness: &mut impl Witness<Event>) {
    let squire = gaining[usize::from(rank) - 1];
    play::advance(game, squire, track, steps(rank), Why::Bonus, witness);
    step_back(game, squire, witness);
    go_on(game, gaining, rank - 1, witness);
}
