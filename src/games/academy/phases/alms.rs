//! Charity: its penalties (A21), or Alms (A34): the first and the second give an Education coat and take coats.

use super::super::action::Action;
use super::super::coats::{Coat, CoatKind, Lesson};
use super::super::effects::codex::Gift;
use super::super::event::Event;
use super::super::illegal::Illegal;
use super::super::squire::{Squire, SquireSet};
use super::super::state::Academy;
use super::super::tracks::Track;
use super::{Alms, AlmsStep, Phase, round};
use crate::kernel::Witness;

/// The coats that may be given.
const LESSONS: [Lesson; 2] = [Lesson::MinusOne, Lesson::MinusThree];

/// How many coats this rank takes: two for the first, one for the second.
const fn takes(rank: u8) -> u8 {
    3 - rank
}

/// Scores Charity in round 6, and ends the round.
#[inline]
pub fn score(game: &mut Academy, witness: &mut impl Witness<Event>) {
    if !game.options.scores(Track::Charity, game.round) {
        return round::end(game, witness);
    }
    if game.options.variants.alms {
        game.tell_scored(Track::Charity, witness);
        return begin(game, 1, None, witness);
    }
    game.score_charity(witness);
    round::end(game, witness);
}

/// The alms of the first or the second. A squire on square 0 never takes; the second does only with four or more.
fn begin(game: &mut Academy, rank: u8, leaders_choice: Option<Squire>, witness: &mut impl Witness<Event>) {
    let ranking = game.ranking(Track::Charity);
    let giver = ranking.place(usize::from(rank));
    let Some(giver) = giver.filter(|_| rank == 1 || (rank == 2 && game.squires() >= 4)) else {
        return round::end(game, witness);
    };
    let among: SquireSet = match (rank, ranking.second_to_last()) {
        (2, Some(second_to_last)) => SquireSet::EMPTY.with(second_to_last),
        // Several are last on square 0: the second picks among those whom the leader left.
        _ => ranking.last().iter().copied().filter(|&squire| Some(squire) != leaders_choice).collect(),
    };
    let mut them = among.iter();
    match (them.next(), them.next()) {
        (Some(to), None) => {
            chosen(game, Alms { rank, giver, leaders_choice, step: AlmsStep::Give { to } }, to, witness)
        }
        (Some(_), Some(_)) => {
            game.phase = Phase::Alms(Alms { rank, giver, leaders_choice, step: AlmsStep::Whom { among } });
        }
        (None, _) => round::end(game, witness),
    }
}

/// It is clear who gets them: a coat is given, if there is one.
fn chosen(game: &mut Academy, alms: Alms, to: Squire, witness: &mut impl Witness<Event>) {
    witness.see(Event::AlmsTo { from: alms.giver, to });
    match game.purses[alms.giver].lessons() {
        (0, 0) => take_next(game, alms, to, takes(alms.rank), witness),
        (_, 0) => give(game, alms, to, Lesson::MinusOne, witness),
        (0, _) => give(game, alms, to, Lesson::MinusThree, witness),
        (ones, threes) if game.is_neutral(alms.giver) => {
            // A35: the neutral's coat is drawn at random.
            let drawn = game.dice.throw().below(u32::from(ones) + u32::from(threes));
            let coat = if drawn < u32::from(ones) { Lesson::MinusOne } else { Lesson::MinusThree };
            give(game, alms, to, coat, witness);
        }
        _ => game.phase = Phase::Alms(Alms { step: AlmsStep::Give { to }, ..alms }),
    }
}

fn give(game: &mut Academy, alms: Alms, to: Squire, coat: Lesson, witness: &mut impl Witness<Event>) {
    let from = alms.giver;
    game.purses[from].remove(coat.coat());
    game.purses[to].add(coat.coat());
    game.gifts.push(Gift { from, to, coat });
    witness.see(Event::AlmsGiven { from, to, coat });
    take_next(game, alms, to, takes(alms.rank), witness);
}

/// Takes what can be taken without a choice; what is missing is skipped.
fn take_next(game: &mut Academy, alms: Alms, from: Squire, left: u8, witness: &mut impl Witness<Event>) {
    let purse = game.purses[from];
    let mut small = purse.small();
    match (small.next().filter(|_| left > 0), small.next()) {
        (None, _) if alms.rank == 1 => begin(game, 2, Some(from), witness),
        (None, _) => round::end(game, witness),
        (Some(coat), None) => take(game, alms, from, left, coat, witness),
        (Some(_), Some(_)) => game.phase = Phase::Alms(Alms { step: AlmsStep::Take { from, left }, ..alms }),
    }
}

fn take(game: &mut Academy, alms: Alms, from: Squire, left: u8, coat: Coat, witness: &mut impl Witness<Event>) {
    let by = alms.giver;
    game.purses[from].remove(coat);
    game.purses[by].add(coat);
    witness.see(Event::AlmsTaken { by, from, coat });
    take_next(game, alms, from, left - 1, witness);
}

/// What may be chosen now.
pub fn legal(game: &Academy, alms: &Alms, actions: &mut Vec<Action>) {
    match alms.step {
        AlmsStep::Whom { among } => actions.extend(among.iter().map(Action::AlmsTo)),
        AlmsStep::Give { .. } => actions.extend(LESSONS.map(Action::AlmsGive)),
        AlmsStep::Take { from, .. } => actions.extend(game.purses[from].small().map(Action::AlmsTake)),
    }
}

/// Is it what is to be chosen, and is it there?
pub fn check(game: &Academy, alms: &Alms, action: Action) -> Result<(), Illegal> {
    match (alms.step, action) {
        (AlmsStep::Whom { among }, Action::AlmsTo(to)) if among.contains(to) => Ok(()),
        (AlmsStep::Whom { .. }, Action::AlmsTo(_)) => Err(Illegal::NotAmongLast),
        (AlmsStep::Give { .. }, Action::AlmsGive(Lesson::Nothing)) => Err(Illegal::NoCoatToGive),
        (AlmsStep::Give { .. }, Action::AlmsGive(_)) => Ok(()),
        (AlmsStep::Take { from, .. }, Action::AlmsTake(coat)) => {
            let is_small = matches!(coat.kind, CoatKind::Combat | CoatKind::Service) && (1..=3).contains(&coat.value);
            let there = is_small && game.purses[from].count(coat) > 0;
            if there { Ok(()) } else { Err(Illegal::NoCoatToTake) }
        }
        _ => Err(Illegal::NotNow(Phase::Alms(*alms).moment())),
    }
}

/// Does what was chosen, and what follows.
pub fn resolve(game: &mut Academy, alms: Alms, action: Action, witness: &mut impl Witness<Event>) {
    match (alms.step, action) {
        (AlmsStep::Whom { .. }, Action::AlmsTo(to)) => chosen(game, alms, to, witness),
        (AlmsStep::Give { to }, Action::AlmsGive(coat)) => give(game, alms, to, coat, witness),
        (AlmsStep::Take { from, left }, Action::AlmsTake(coat)) => take(game, alms, from, left, coat, witness),
        (step, action) => unreachable!("{action} passed no check in {step:?}"),
    }
}
