//! Bids: a small game with hidden hands, hidden prizes and simultaneous choice, to hold the bots' machinery to.
//!
//! Cards 1 to 20; every seat gets four. Three times a prize of 1 to 6 is shown and everybody bids a card in secret; the
//! highest bid takes the prize. Most points win.
#![allow(dead_code)] // every test binary uses its own part

use std::fmt;
use std::str::FromStr;

use quintain::bots::{Mind, Outlook, Temper, Weight};
use quintain::kernel::{BySeat, Game, Rng, Rule, Seat, SeatSet, Seed, Standings, Viewer, Witness, fingerprint};
use serde::{Deserialize, Serialize};

const CARDS: u8 = 20;
const HAND: usize = 4;
const PRIZES: [u8; 3] = [2, 3, 6];

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    pub seats: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { seats: 3 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid(pub u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "b{}", self.0)
    }
}

impl FromStr for Bid {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        text.strip_prefix('b').and_then(|card| card.parse().ok()).map(Bid).ok_or(())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotInHand;

impl Rule for NotInHand {
    fn rule(&self) -> &'static str {
        "toy"
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Taken {
    pub seat: Seat,
}

/// A position. A hand is a set of bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bids {
    options: Options,
    hands: BySeat<u32>,
    bids: BySeat<u8>,
    points: BySeat<u8>,
    prizes: [u8; 3],
    round: u8,
    played: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    options: Options,
    viewer: Option<Seat>,
    hand: u32,
    bid: u8,
    points: BySeat<u8>,
    prizes: Vec<u8>,
    round: u8,
    played: u32,
}

impl Bids {
    fn hand_size(&self) -> usize {
        HAND - usize::from(self.round)
    }

    fn settle(&mut self, witness: &mut impl Witness<Taken>) {
        let winner = Seat::all(self.bids.seats()).max_by_key(|&seat| self.bids[seat]).expect("there are seats");
        self.points[winner] += self.prizes[usize::from(self.round)];
        for seat in Seat::all(self.bids.seats()) {
            self.hands[seat] &= !(1 << self.bids[seat]);
            self.played |= 1 << self.bids[seat];
            self.bids[seat] = 0;
        }
        self.round += 1;
        witness.see(Taken { seat: winner });
    }
}

impl Game for Bids {
    const NAME: &'static str = "bids";
    const RULES_VERSION: u16 = 1;
    type Options = Options;
    type Action = Bid;
    type Event = Taken;
    type View = View;
    type Illegal = NotInHand;

    fn seats(options: &Options) -> usize {
        options.seats.into()
    }

    fn check_options(options: &Options) -> Result<(), NotInHand> {
        if (2..=5).contains(&options.seats) { Ok(()) } else { Err(NotInHand) }
    }

    fn setup(options: &Options, seed: Seed, _: &mut impl Witness<Taken>) -> Self {
        let mut rng = Rng::new(seed);
        let seats = options.seats.into();
        let mut prizes = PRIZES;
        rng.shuffle(&mut prizes);
        let mut cards: Vec<u8> = (1..=CARDS).collect();
        rng.shuffle(&mut cards);
        let mut hands = BySeat::new(seats, 0);
        for (seat, dealt) in Seat::all(seats).zip(cards.chunks(HAND)) {
            hands[seat] = dealt.iter().fold(0, |hand, card| hand | 1 << card);
        }
        let (bids, points) = (BySeat::new(seats, 0), BySeat::new(seats, 0));
        Bids { options: options.clone(), hands, bids, points, prizes, round: 0, played: 0 }
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn waiting_for(&self) -> SeatSet {
        if self.round == 3 {
            return SeatSet::EMPTY;
        }
        Seat::all(self.bids.seats()).filter(|&seat| self.bids[seat] == 0).collect()
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Bid>) {
        actions.clear();
        if self.waiting_for().contains(seat) {
            actions.extend((1..=CARDS).filter(|card| self.hands[seat] >> card & 1 == 1).map(Bid));
        }
    }

    fn check(&self, seat: Seat, Bid(card): Bid) -> Result<(), NotInHand> {
        let may = self.waiting_for().contains(seat) && card <= CARDS && self.hands[seat] >> card & 1 == 1;
        if may { Ok(()) } else { Err(NotInHand) }
    }

    fn resolve(&mut self, seat: Seat, Bid(card): Bid, witness: &mut impl Witness<Taken>) {
        self.bids[seat] = card;
        if self.waiting_for().is_empty() {
            self.settle(witness);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let shown = usize::from(self.round + 1).min(3);
        View {
            options: self.options.clone(),
            viewer: seat,
            hand: seat.map_or(0, |seat| self.hands[seat]),
            bid: seat.map_or(0, |seat| self.bids[seat]),
            points: self.points,
            prizes: self.prizes[..shown].to_vec(),
            round: self.round,
            played: self.played,
        }
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        let seats = view.points.seats();
        let mut rest: Vec<u8> = PRIZES.into_iter().filter(|prize| !view.prizes.contains(prize)).collect();
        rng.shuffle(&mut rest);
        let prizes: Vec<u8> = view.prizes.iter().copied().chain(rest).collect();
        let (bids, hands) = (BySeat::new(seats, 0), BySeat::new(seats, 0));
        let prizes = prizes.try_into().expect("three prizes");
        let (options, round, played) = (view.options.clone(), view.round, view.played);
        let mut game = Bids { options, hands, bids, points: view.points, prizes, round, played };
        let mut unseen: Vec<u8> = (1..=CARDS).filter(|card| (view.hand | view.played) >> card & 1 == 0).collect();
        rng.shuffle(&mut unseen);
        for seat in Seat::all(seats) {
            if view.viewer == Some(seat) {
                (game.hands[seat], game.bids[seat]) = (view.hand, view.bid);
                continue;
            }
            let dealt = unseen.split_off(unseen.len() - game.hand_size());
            game.hands[seat] = dealt.iter().fold(0, |hand, card| hand | 1 << card);
        }
        game
    }

    fn witnessed(event: &Taken, _: Viewer) -> Option<Taken> {
        Some(event.clone())
    }

    fn reveals(_: &Taken) -> bool {
        true
    }

    fn standings(&self) -> Standings {
        Standings::ranked(self.points.by_seat().map(|(seat, &points)| (seat, points.into(), 0)))
    }
}

/// A mind for Bids: high cards for high prizes.
#[derive(Clone, Debug)]
pub struct BidsMind {
    thrift: f32,
}

impl Mind for BidsMind {
    type Game = Bids;
    type Reason = u8;
    const WEIGHTS: &'static [Weight] = &[Weight::new("thrift", 2.0, 0.0, 4.0)];
    const REACH: u32 = 3;
    const SIMULATIONS: u32 = 600;

    fn new(weights: &[f32]) -> Self {
        BidsMind { thrift: weights[0] }
    }

    fn bend(temper: Temper, weights: &mut [f32]) {
        if temper == Temper::Bold {
            weights[0] *= 0.9;
        }
    }

    fn judge(&self, game: &Bids, _: Seat, actions: &[Bid], scores: &mut Vec<f32>) {
        let prize = f32::from(game.prizes[usize::from(game.round)]);
        scores.clear();
        scores.extend(actions.iter().map(|bid| f32::from(bid.0) * (prize - self.thrift) / 10.0));
    }

    fn epoch(&self, game: &Bids) -> u32 {
        game.round.into()
    }

    fn outlook(&self, game: &Bids) -> BySeat<Outlook> {
        let seats = game.points.seats();
        let winners = game.standings().winners();
        let mut outlook = BySeat::new(seats, Outlook::default());
        for seat in Seat::all(seats) {
            let chance = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            outlook[seat] = Outlook { chance, points: game.points[seat].into() };
        }
        outlook
    }

    fn reasons(&self, game: &Bids, _: Seat, _: Bid) -> Vec<u8> {
        vec![game.prizes[usize::from(game.round)]]
    }
}

/// A stable number for a whole position.
pub fn hash(game: &Bids) -> u64 {
    fingerprint(game)
}
