//! What tracks pay (A20 to A22, A29, A32, A33), and the standings (A24). Decisions within scoring are phases.

use super::coats::{Coat, CoatKind, Lesson};
use super::effects::cup;
use super::event::Event;
use super::list::List;
use super::squire::{BySquire, Squire};
use super::state::Academy;
use super::tracks::{Ranking, Track};
use crate::kernel::{Seat, SeatSet, Standings, Witness};

/// What the first three of Jousts and Tournaments win (A20).
const COMBAT: [i8; 3] = [3, 2, 1];

impl Academy {
    /// What every squire's coats are worth, the secret ones included; for playthroughs, never for a screen or a bot.
    pub fn points(&self) -> BySquire<i32> {
        BySquire::from_fn(self.squires(), |squire| self.purses[squire].points())
    }

    /// Who is where on a track.
    #[inline]
    pub(super) fn ranking(&self, track: Track) -> Ranking {
        self.tracks[track].ranking(self.squires())
    }

    /// Tells that a track is scored, with the ranks as they stand.
    #[inline]
    pub(super) fn tell_scored(&self, track: Track, witness: &mut impl Witness<Event>) {
        let lane = &self.tracks[track];
        let ranked: List<Squire, 5> = self.ranking(track).ahead().iter().copied().collect();
        let discs = BySquire::from_fn(self.squires(), |squire| lane.disc(squire));
        witness.see(Event::Scored { track, ranked, discs });
    }

    #[inline]
    fn award(&mut self, squire: Squire, track: Track, coat: Coat, count: u8, witness: &mut impl Witness<Event>) {
        for _ in 0..count {
            self.purses[squire].add(coat);
        }
        witness.see(Event::Awarded { squire, track, coat, count });
    }

    /// Jousts or Tournaments, if the calendar says so (A13, A20, A29).
    pub(super) fn score_combat(&mut self, track: Track, witness: &mut impl Witness<Event>) {
        if !self.options.scores(track, self.round) {
            return;
        }
        self.tell_scored(track, witness);
        let pay = if self.options.variants.knights { cup::pay(self.cup, track) } else { COMBAT };
        for (&squire, value) in self.ranking(track).gaining().iter().zip(pay) {
            self.award(squire, track, Coat::new(CoatKind::Combat, value), 1, witness);
        }
    }

    /// Education by rank (A21).
    pub(super) fn score_education(&mut self, witness: &mut impl Witness<Event>) {
        self.tell_scored(Track::Education, witness);
        self.penalize(Track::Education, [Lesson::MinusThree.coat(), Lesson::MinusOne.coat()], witness);
    }

    /// The last, or all on square 0, lose the first coat; a second to last loses the other (A21).
    fn penalize(&mut self, track: Track, [last, second]: [Coat; 2], witness: &mut impl Witness<Event>) {
        let ranking = self.ranking(track);
        for &squire in ranking.last() {
            self.award(squire, track, last, 1, witness);
        }
        if let Some(squire) = ranking.second_to_last() {
            self.award(squire, track, second, 1, witness);
        }
    }

    /// King's Service: by the calendar (A22), or when a scroll was taken (A32).
    pub(super) fn score_service(&mut self, witness: &mut impl Witness<Event>) {
        let count = if self.options.variants.scrolls {
            self.scrolls.coats()
        } else {
            u8::from(self.options.scores(Track::Service, self.round))
        };
        if count == 0 {
            return;
        }
        self.tell_scored(Track::Service, witness);
        for squire in Squire::all(self.squires()) {
            let square = self.tracks[Track::Service].disc(squire).progress();
            if let Some(value) = self.options.service_coat(square) {
                self.award(squire, Track::Service, Coat::new(CoatKind::Service, value as i8), count, witness);
            }
        }
    }

    /// Quests in round 6: coats (A20), or Glory (A33).
    pub(super) fn score_quests(&mut self, witness: &mut impl Witness<Event>) {
        self.tell_scored(Track::Quests, witness);
        if self.options.variants.glory {
            return self.score_glory(witness);
        }
        let pay = self.options.values.quests;
        for (&squire, value) in self.ranking(Track::Quests).gaining().iter().zip(pay) {
            self.award(squire, Track::Quests, Coat::new(CoatKind::Quests, value), 1, witness);
        }
    }

    /// A33: the first gains a point for every positive coat, the second for every pair; the last loses one for every
    /// pair. The second is never also the last: at least three squires play.
    fn score_glory(&mut self, witness: &mut impl Witness<Event>) {
        let ranking = self.ranking(Track::Quests);
        let mut count = |squire: Squire, worth: fn(i8) -> i8| {
            let points = worth(self.purses[squire].positive() as i8);
            self.purses[squire].set_glory(points);
            witness.see(Event::Glory { squire, points });
        };
        ranking.place(1).into_iter().for_each(|first| count(first, |coats| coats));
        ranking.place(2).into_iter().for_each(|second| count(second, |coats| coats / 2));
        ranking.last().iter().for_each(|&last| count(last, |coats| -(coats / 2)));
    }

    /// Charity in round 6, by rank (A21).
    pub(super) fn score_charity(&mut self, witness: &mut impl Witness<Event>) {
        self.tell_scored(Track::Charity, witness);
        let coats = self.options.values.charity.map(|value| Coat::new(CoatKind::Charity, value));
        self.penalize(Track::Charity, coats, witness);
    }
}

/// What decides the place of a seat (A24): its points, then how far ahead it is on Gallantry. In Lancelot a player has the
/// points of both squires and the tie-break of the more advanced (A36). The neutral of Karadoc has no seat, and so no
/// place (A35).
fn result(game: &Academy, seat: Seat) -> (i32, i32) {
    let own = Squire::all(game.squires()).filter(|&squire| game.owner(squire) == Some(seat));
    let points = own.clone().map(|squire| game.purses[squire].points()).sum();
    let gallantry = own.map(|squire| game.tracks[Track::Gallantry].disc(squire).standing()).max();
    (points, gallantry.unwrap_or(0))
}

/// The places as they stand (A24).
pub(super) fn standings(game: &Academy) -> Standings {
    let seats = Seat::all(game.options.seating.seats());
    Standings::ranked(seats.map(|seat| {
        let (points, gallantry) = result(game, seat);
        (seat, points, gallantry)
    }))
}

/// Who has won: the best, or all who are level with the best (A24).
pub(super) fn winners(game: &Academy) -> SeatSet {
    let seats = Seat::all(game.options.seating.seats());
    let best = seats.clone().map(|seat| result(game, seat)).max();
    seats.filter(|&seat| Some(result(game, seat)) == best).collect()
}
