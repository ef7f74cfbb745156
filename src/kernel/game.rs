//! The contract of a rules engine. A type that implements [`Game`] is one position of one game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::order;
use super::{Rng, Seat, SeatSet, Seed};

/// Who looks: a seat, or somebody who only watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
pub enum Viewer {
    /// The person or bot of this seat.
    Seat(Seat),
    /// A bystander, who knows what everybody knows.
    Public,
}

impl Viewer {
    /// Does this viewer sit at `seat`?
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// Where a rules engine tells what happens. Play for its own sake uses [`Nobody`], and pays nothing.
pub trait Witness<E> {
    /// `event` has just happened.
    fn see(&mut self, event: E);
}

/// A witness that looks away.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl<E> Witness<E> for Nobody {
    #[inline(always)]
    fn see(&mut self, _: E) {}
}

impl<E> Witness<E> for Vec<E> {
    fn see(&mut self, event: E) {
        self.push(event);
    }
}

/// A refusal names the rule it follows ("A10", "T15", "B19"), so that the screen can say and link it.
pub trait Rule {
    /// The rule's number on the rules page.
    fn rule(&self) -> &'static str;
}

/// One position of a game, with everything hidden in it.
///
/// The order of [`legal_actions`](Game::legal_actions) is part of the rules version: links name an action by its place there.
pub trait Game: Clone + Eq + Hash + Debug + Sized + 'static {
    /// The game's name in routes, records and on the command line.
    const NAME: &'static str;
    /// Rises whenever an old record would replay differently.
    const RULES_VERSION: u16;

    /// Players, variants and printed numbers: all that is agreed before the deal.
    type Options: Clone + Eq + Hash + Debug + Default + Serialize + DeserializeOwned;
    /// What a seat chooses. Its text form is short, stable and readable: saves, playthroughs and tests use it.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr;
    /// What has happened, in the past tense.
    type Event: Clone + Eq + Debug + Serialize;
    /// What one viewer may know, and nothing else.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// Why an action or a set of options is refused.
    type Illegal: Copy + Eq + Debug + Rule;

    /// How many seats decide in this game.
    fn seats(options: &Self::Options) -> usize;

    /// Are these options within the rules?
    fn check_options(options: &Self::Options) -> Result<(), Self::Illegal>;

    /// A new game from options that passed [`check_options`](Game::check_options), dealt from the seed.
    fn setup(options: &Self::Options, seed: Seed, witness: &mut impl Witness<Self::Event>) -> Self;

    /// What was agreed before the deal.
    fn options(&self) -> &Self::Options;

    /// The seats that owe a decision: several when a choice is simultaneous, none when the game is over.
    fn waiting_for(&self) -> SeatSet;

    /// Fills `actions` with what `seat` may do now, always in the same order; nothing if it is not asked.
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// May `seat` do this now?
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Does it, and everything that follows without a choice. The action has passed [`check`](Game::check).
    fn resolve(&mut self, seat: Seat, action: Self::Action, witness: &mut impl Witness<Self::Event>);

    /// What `viewer` may know, built up from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A position that `view` allows: what its viewer cannot know is dealt anew, consistently with all it has seen.
    /// Its own view is `view` again.
    fn sample(view: &Self::View, rng: &mut Rng) -> Self;

    /// What `viewer` sees of an event: all of it, a part, or nothing.
    fn witnessed(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Did the event bring hidden things to light, so that the choice before it can no longer be taken back?
    fn reveals(event: &Self::Event) -> bool;

    /// The places as they stand: final once nobody is [waited for](Game::waiting_for).
    fn standings(&self) -> Standings;

    /// Is the game over?
    fn is_over(&self) -> bool {
        self.waiting_for().is_empty()
    }
}

/// One seat's place in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Place {
    /// Whose place this is.
    pub seat: Seat,
    /// 1 is the winner; seats that share a place share the number.
    pub rank: u8,
    /// Points, or tokens.
    pub score: i32,
}

/// The places of all seats, best first; equal ranks in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Standings(pub Vec<Place>);

impl Standings {
    /// Ranks seats by a score and a tie-break, more is better in both; who is level in both shares the place.
    ///
    /// ```
    /// use quintain::kernel::{Seat, Standings};
    /// let standings = Standings::ranked([(Seat(0), 9, 1), (Seat(1), 12, 0), (Seat(2), 9, 1)]);
    /// assert_eq!(standings.rank(Seat(1)), 1);
    /// assert_eq!((standings.rank(Seat(0)), standings.rank(Seat(2))), (2, 2));
    /// ```
    pub fn ranked(seats: impl IntoIterator<Item = (Seat, i32, i32)>) -> Standings {
        let mut sorted: Vec<_> = seats.into_iter().collect();
        order::sort_by_key(&mut sorted, |&(seat, score, tie_break)| (std::cmp::Reverse((score, tie_break)), seat));
        let better = |score, tie_break| sorted.iter().filter(|&&(_, s, t)| (s, t) > (score, tie_break)).count();
        let places = sorted
            .iter()
            .map(|&(seat, score, tie_break)| Place { seat, rank: better(score, tie_break) as u8 + 1, score })
            .collect();
        Standings(places)
    }

    /// The place of a seat.
    pub fn rank(&self, seat: Seat) -> u8 {
        self.0.iter().find(|place| place.seat == seat).map_or(u8::MAX, |place| place.rank)
    }

    /// Who has won, or would if the game ended here.
    pub fn winners(&self) -> SeatSet {
        self.0.iter().filter(|place| place.rank == 1).map(|place| place.seat).collect()
    }
}
