//! A position: who holds what, what has been laid, where the blazons lie, and which decision is owed.

use serde::{Deserialize, Serialize};

use super::Options;
use super::cards::{
    BLAZONS, BLAZONS_OF_A_HOUSE, Blazon, Bourgeoisie, Card, Character, Effect, HOUSES, Hand, House, Spot, Where,
};
use crate::kernel::{BySeat, Seat, SeatSet, Seed};

/// How many tricks a round has (B5).
pub const TRICKS: usize = 8;
/// How many rounds are added up (B24).
pub const ROUNDS: usize = 3;
/// The most blazons that are looked at with one bourgeoisie card (B28).
pub const MOST_LOOKS: usize = 5;

/// Which decision is owed. Everything in it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "kebab-case")]
pub enum Phase {
    /// The next player clockwise lays a card (B6).
    Lay,
    /// A rogue chooses (B17).
    Rogue {
        /// Whose rogue chooses.
        rogue: Seat,
        /// Whose card's moment it is: the same, or a later rogue whose choice was taken over (B20).
        moment: Seat,
    },
    /// A power is used (B12–B15, B29).
    Power {
        /// Whose card's moment it is.
        of: Seat,
        /// Who uses the power: the same, or the rogue that took it (B19).
        by: Seat,
        /// Whose power.
        character: Character,
        /// The blazon already chosen, when the power asks twice: to exchange it (B15), or to move it (B29).
        picked: Option<Spot>,
    },
    /// The taker of the trick turns a blazon or takes one (B9).
    Reward {
        /// Who took the trick.
        taker: Seat,
    },
    /// The holder of a bourgeoisie card looks through tricks; they stay open until put back (B26).
    Consult {
        /// Who consults.
        by: Seat,
        /// Whose tricks besides one's own.
        other: Option<Seat>,
        /// The tricks that lie open.
        open: TrickSet,
    },
    /// The holder of a bourgeoisie card takes a card of the trick, or not (B27).
    Help {
        /// Who helps oneself.
        by: Seat,
    },
    /// The holder of a bourgeoisie card looks at face-down blazons (B28).
    Look {
        /// Who looks.
        by: Seat,
        /// Those looked at so far.
        looked: [Option<Spot>; MOST_LOOKS],
    },
    /// Somebody has won (B24).
    Over,
}

/// Some of the tricks of a round, by their number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
pub struct TrickSet(u8);

impl TrickSet {
    /// The set with this trick.
    #[must_use]
    pub const fn with(self, trick: usize) -> TrickSet {
        TrickSet(self.0 | 1 << trick)
    }

    /// Is this trick in it?
    pub const fn contains(self, trick: usize) -> bool {
        self.0 >> trick & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Are there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The trick on the table. What belongs to a card is kept by the seat that laid it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trick {
    /// What each seat has laid.
    pub cards: BySeat<Option<Character>>,
    /// Whose printed value the card bears now; `None` is ✶ (B18).
    pub bears: BySeat<Option<Seat>>,
    /// Who uses the card's power at its moment (B19, B20).
    pub user: BySeat<Seat>,
    /// What was announced with the card (B25).
    pub announced: BySeat<Option<Effect>>,
    /// The seats whose cards have been taken from the trick (B27).
    pub away: SeatSet,
    /// How many cards have been laid.
    pub laid: u8,
    /// Who takes it, once that is decided (B8).
    pub taker: Option<Seat>,
}

impl Trick {
    pub(super) fn new(seats: usize) -> Trick {
        let mut user = BySeat::new(seats, Seat(0));
        Seat::all(seats).for_each(|seat| user[seat] = seat);
        Trick {
            cards: BySeat::new(seats, None),
            bears: BySeat::new(seats, None),
            user,
            announced: BySeat::new(seats, None),
            away: SeatSet::EMPTY,
            laid: 0,
            taker: None,
        }
    }

    /// What a seat's card counts now; ✶ is 0, and so is a card not yet laid.
    #[inline]
    pub fn value(&self, seat: Seat) -> u8 {
        let bears = self.bears[seat].and_then(|owner| self.cards[owner]);
        bears.map_or(0, Character::value)
    }

    /// The card that bears the printed value of this seat's card now, if that is a number.
    pub fn bearer(&self, of: Seat) -> Option<Seat> {
        self.bears.by_seat().find(|&(_, &bears)| bears == Some(of)).map(|(seat, _)| seat)
    }
}

/// A trick of this round that has been collected, or has left the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PastTrick {
    /// Who led it.
    pub leader: Seat,
    /// What each seat had laid; a card taken with a bourgeoisie card belongs to no trick (B27).
    pub cards: BySeat<Option<Character>>,
    /// Who took it.
    pub taker: Option<Seat>,
}

/// All blazons in play, by place: one row, cut into one section for every seat and one for the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heaps {
    blazons: [Blazon; BLAZONS],
    /// Where each section ends.
    ends: [u8; HOUSES + 1],
    seats: u8,
}

impl Heaps {
    /// A table of `seats` without a blazon.
    pub(super) fn empty(seats: usize) -> Heaps {
        let none = Blazon { house: House::Aubigny, up: false, seen_by: SeatSet::EMPTY };
        Heaps { blazons: [none; BLAZONS], ends: [0; HOUSES + 1], seats: seats as u8 }
    }

    /// Lays one more blazon last in the pool; used in filling a table from its first seat to the pool.
    pub(super) fn lay(&mut self, at: Where, blazon: Blazon) {
        let section = self.section(at);
        let end = usize::from(self.ends[section]);
        self.blazons[end] = blazon;
        self.ends[section..].iter_mut().for_each(|later| *later = end as u8 + 1);
    }

    #[inline]
    fn section(&self, at: Where) -> usize {
        match at {
            Where::Before(seat) => seat.index(),
            Where::Pool => usize::from(self.seats),
        }
    }

    #[inline]
    fn start(&self, section: usize) -> usize {
        if section == 0 { 0 } else { usize::from(self.ends[section - 1]) }
    }

    /// The blazons lying there, by place.
    #[inline]
    pub fn at(&self, at: Where) -> &[Blazon] {
        let section = self.section(at);
        &self.blazons[self.start(section)..usize::from(self.ends[section])]
    }

    /// The blazon at a place.
    #[inline]
    pub fn blazon(&self, spot: Spot) -> Option<&Blazon> {
        let known = match spot.at {
            Where::Before(seat) => seat.0 < self.seats,
            Where::Pool => true,
        };
        if known { self.at(spot.at).get(usize::from(spot.place)) } else { None }
    }

    #[inline]
    fn index(&self, spot: Spot) -> usize {
        self.start(self.section(spot.at)) + usize::from(spot.place)
    }

    /// The blazon at a place, to turn it or to look at it.
    #[inline]
    pub(super) fn blazon_mut(&mut self, spot: Spot) -> &mut Blazon {
        let index = self.index(spot);
        &mut self.blazons[index]
    }

    /// Moves a blazon as it lies; it lies last where it arrives (B4). Returns its new place.
    pub(super) fn shift(&mut self, from: Spot, to: Where) -> Spot {
        let (source, target) = (self.section(from.at), self.section(to));
        let index = self.index(from);
        let end = usize::from(self.ends[target]);
        if source < target {
            self.blazons[index..end].rotate_left(1);
            self.ends[source..target].iter_mut().for_each(|later| *later -= 1);
        } else {
            self.blazons[end..=index].rotate_right(1);
            self.ends[target..source].iter_mut().for_each(|later| *later += 1);
        }
        Spot { at: to, place: self.at(to).len() as u8 - 1 }
    }

    /// Two blazons take each other's place, as they lie (B4, B15).
    pub(super) fn exchange(&mut self, one: Spot, other: Spot) {
        let (one, other) = (self.index(one), self.index(other));
        self.blazons.swap(one, other);
    }

    /// Everywhere blazons can lie: before the seats, then in the pool.
    pub fn everywhere(&self) -> impl Iterator<Item = Where> + Clone + use<> {
        Seat::all(usize::from(self.seats)).map(Where::Before).chain([Where::Pool])
    }

    /// All blazons with their places: seat by seat, then the pool.
    pub fn spots(&self) -> impl Iterator<Item = (Spot, &Blazon)> + Clone {
        self.everywhere().flat_map(move |at| {
            self.at(at).iter().enumerate().map(move |(place, blazon)| (Spot { at, place: place as u8 }, blazon))
        })
    }

    /// All blazons, seat by seat, then the pool.
    #[inline]
    pub fn all(&self) -> &[Blazon] {
        &self.blazons[..usize::from(self.ends[usize::from(self.seats)])]
    }

    /// How many blazons there are: four for every house in play.
    pub fn len(&self) -> usize {
        usize::from(self.seats) * BLAZONS_OF_A_HOUSE
    }

    /// Is there no blazon? Never while a game is played.
    pub fn is_empty(&self) -> bool {
        self.ends[usize::from(self.seats)] == 0
    }
}

/// One position of The Blazons, with everything hidden in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Blazons {
    pub(super) options: Options,
    /// Every seat's house (B2).
    pub(super) houses: BySeat<House>,
    /// What the deals of the rounds to come grow from.
    pub(super) deals: Seed,
    /// The round, from 1; beyond 3 it is an extra one (B24).
    pub(super) round: u8,
    /// Who leads the trick on the table.
    pub(super) leader: Seat,
    pub(super) hands: BySeat<Hand>,
    pub(super) trick: Trick,
    /// The tricks of this round that are over.
    pub(super) past: [PastTrick; TRICKS],
    /// How many those are.
    pub(super) played: u8,
    /// The card that a bourgeoisie card took this round (B27).
    pub(super) helped: BySeat<Option<Card>>,
    pub(super) heaps: Heaps,
    /// The scores of the three rounds.
    pub(super) scores: BySeat<[u8; ROUNDS]>,
    /// Who may still win: everybody for three rounds, then those level at the top (B24).
    pub(super) contenders: SeatSet,
    /// Who holds which bourgeoisie card this round, used or not (B25).
    pub(super) bourgeoisie: BySeat<Option<Bourgeoisie>>,
    /// Who has announced the use of theirs.
    pub(super) announced: SeatSet,
    pub(super) phase: Phase,
}

impl Blazons {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.options.seats()
    }

    /// Which decision is owed.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who owes it.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Lay => Some(self.layer(self.trick.laid.into())),
            Phase::Rogue { rogue, moment: _ } => Some(rogue),
            Phase::Power { by, .. } | Phase::Consult { by, .. } | Phase::Help { by } | Phase::Look { by, .. } => {
                Some(by)
            }
            Phase::Reward { taker } => Some(taker),
            Phase::Over => None,
        }
    }

    /// The round, from 1; beyond 3 it is an extra one (B24).
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Who leads the trick on the table.
    #[inline]
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// Every seat's house.
    #[inline]
    pub fn houses(&self) -> &BySeat<House> {
        &self.houses
    }

    /// What every seat still holds.
    #[inline]
    pub fn hands(&self) -> &BySeat<Hand> {
        &self.hands
    }

    /// The trick on the table.
    #[inline]
    pub fn trick(&self) -> &Trick {
        &self.trick
    }

    /// The tricks of this round that are over.
    #[inline]
    pub fn past(&self) -> &[PastTrick] {
        &self.past[..usize::from(self.played)]
    }

    /// The cards taken from tricks with a bourgeoisie card this round (B27).
    #[inline]
    pub fn helped(&self) -> &BySeat<Option<Card>> {
        &self.helped
    }

    /// Where the blazons lie.
    #[inline]
    pub fn heaps(&self) -> &Heaps {
        &self.heaps
    }

    /// Who may still win.
    #[inline]
    pub fn contenders(&self) -> SeatSet {
        self.contenders
    }

    /// Who holds which bourgeoisie card this round, used or not.
    #[inline]
    pub fn bourgeoisie(&self) -> &BySeat<Option<Bourgeoisie>> {
        &self.bourgeoisie
    }

    /// The sum of a seat's scores so far (B24).
    #[inline]
    pub fn total(&self, seat: Seat) -> u16 {
        self.scores[seat].iter().map(|&score| u16::from(score)).sum()
    }

    /// As which, from 0, a seat lays in this trick.
    #[inline]
    pub fn order(&self, seat: Seat) -> usize {
        let (seat, leader) = (seat.index(), self.leader.index());
        if seat < leader { seat + self.seats() - leader } else { seat - leader }
    }

    /// The seat that lays at this place of the order, from 0. (Asked often; a division would show.)
    #[inline]
    pub fn layer(&self, place: usize) -> Seat {
        let seat = self.leader.index() + place;
        Seat(if seat < self.seats() { seat } else { seat - self.seats() } as u8)
    }

    /// The seats in the order of laying.
    #[inline]
    pub fn laying(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (leader, seats) = (self.leader.0, self.seats() as u8);
        (leader..seats).chain(0..leader).map(Seat)
    }

    /// The tricks a seat took this round, with their number from 0, oldest first.
    pub fn pile(&self, seat: Seat) -> impl Iterator<Item = (usize, &PastTrick)> + Clone {
        self.past().iter().enumerate().filter(move |(_, trick)| trick.taker == Some(seat))
    }

    /// The bourgeoisie card that a seat may still announce (B25).
    pub fn unused_bourgeoisie(&self, seat: Seat) -> Option<Bourgeoisie> {
        self.bourgeoisie[seat].filter(|_| !self.announced.contains(seat))
    }
}
