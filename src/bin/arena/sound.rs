//! What must hold in every position of each game, and every option set there is: for `arena soak`.

use quintain::games::academy::tracks::SERVICE_END;
use quintain::games::academy::{self, Academy, Card, First, Seating, Squire, Track, Variants};
use quintain::games::blazons::cards::BLAZONS_OF_A_HOUSE;
use quintain::games::blazons::{self, Blazons};
use quintain::games::tourney::{self, Hand, Tourney};
use quintain::kernel::{Game, Seat, Viewer};

/// A game that can tell whether a position is sound.
pub trait Sound: Game {
    /// Every set of options that differ in a rule.
    fn option_sets() -> Vec<Self::Options>;

    /// What is broken in this position, if anything.
    fn broken(&self) -> Option<&'static str>;
}

impl Sound for Academy {
    /// Every seating, advanced or not, every set of variants, open scores or not, the first player drawn or chosen.
    fn option_sets() -> Vec<academy::Options> {
        let mut sets = Vec::new();
        for seating in Seating::ALL {
            for (advanced, open_scores) in [(false, false), (false, true), (true, false), (true, true)] {
                for variants in Variants::all() {
                    let first = if open_scores { First::Chosen(Seat(1)) } else { First::Random };
                    sets.push(academy::Options {
                        seating,
                        advanced,
                        open_scores,
                        variants,
                        first,
                        ..Default::default()
                    });
                }
            }
        }
        sets
    }

    fn broken(&self) -> Option<&'static str> {
        let options = self.options();
        let squires = options.seating.squires();
        let dealt = self.dealt();
        let wanted = if options.seating == Seating::Lancelot { 12 } else { 5 * squires };
        let too_many = |face: Card| dealt.iter().filter(|&&card| card == face).count() > face.copies().into();
        if dealt.len() != wanted || Card::faces().any(too_many) {
            return Some("A7: a card is lost, or there twice");
        }
        let tracks = self.view(Viewer::Public).tracks;
        let beyond = Squire::all(squires).any(|squire| tracks[Track::Service].disc(squire).progress() > SERVICE_END);
        beyond.then_some("A3: King's Service ends on 12")
    }
}

impl Sound for Tourney {
    /// Every number of seats, when the colour is named, and who deals.
    fn option_sets() -> Vec<tourney::Options> {
        let mut sets = Vec::new();
        for seats in 2..=5 {
            for name_after_drawing in [false, true] {
                let dealers = Seat::all(seats.into()).map(Some).chain([None]);
                sets.extend(dealers.map(|dealer| tourney::Options { seats, name_after_drawing, dealer }));
            }
        }
        sets
    }

    fn broken(&self) -> Option<&'static str> {
        if self.all_cards() != Hand::deck() {
            return Some("T1: a card is lost, or there twice");
        }
        let two_maidens = |seat| self.display(seat).iter().filter(|card| card.is_maiden()).count() > 1;
        Seat::all(Tourney::seats(self.options())).any(two_maidens).then_some("T15: a display has two maidens")
    }
}

impl Sound for Blazons {
    /// Every number of seats with every set of variants, and an open table where B26 allows it.
    fn option_sets() -> Vec<blazons::Options> {
        let mut sets = Vec::new();
        for seats in 3..=7 {
            for bits in 0..32u8 {
                let on = |bit: u8| bits >> bit & 1 == 1;
                let mut options = blazons::Options::new(seats);
                (options.consulting, options.helping, options.curious) = (on(0), on(1), on(2));
                (options.active_monk, options.open_table) = (on(3), on(4));
                if Blazons::check_options(&options).is_ok() {
                    sets.push(options);
                }
            }
        }
        sets
    }

    fn broken(&self) -> Option<&'static str> {
        let count = |house| self.heaps().spots().filter(|(_, blazon)| blazon.house == house).count();
        let lost = self.houses().iter().any(|&house| count(house) != BLAZONS_OF_A_HOUSE);
        lost.then_some("B1: a blazon is lost, or there twice")
    }
}
