//! What every player's products may come to, and what one more blazon or value of a house would add.

use std::cell::OnceCell;

use super::weights::{Numbers, W};
use crate::games::blazons::cards::{Blazon, HOUSES, Where};
use crate::games::blazons::scoring::tallies;
use crate::games::blazons::state::Blazons;
use crate::kernel::{BySeat, MAX_SEATS, Seat};

/// What a look at the table tells one player, or everybody.
#[derive(Clone, Debug)]
pub struct Prospects {
    /// The score of this round that each player may expect.
    pub score: BySeat<f32>,
    /// Of the face-down blazons nobody told us about, the share of each house.
    pub unseen: [f32; HOUSES],
    holdings: BySeat<Holdings>,
    /// What one more of a house would add, once it was asked for: most judgements ask for little of it.
    per_blazon: [OnceCell<[f32; HOUSES]>; MAX_SEATS],
    per_value: [OnceCell<[f32; HOUSES]>; MAX_SEATS],
}

/// What a player may hope to have of each house.
#[derive(Clone, Copy, Debug, Default)]
struct Holdings {
    blazons: [f32; HOUSES],
    values: [f32; HOUSES],
    /// The sum of the products' fourth powers.
    sum: f32,
}

fn fourth(product: f32) -> f32 {
    product * product * product * product
}

impl Holdings {
    fn new(blazons: [f32; HOUSES], values: [f32; HOUSES]) -> Holdings {
        Holdings { blazons, values, sum: blazons.iter().zip(values).map(|(b, v)| fourth(b * v)).sum() }
    }

    /// The best product is hoped for, and the others are ways to a better one: a norm that stays close to the maximum.
    fn score(&self) -> f32 {
        self.sum.sqrt().sqrt()
    }

    /// What it adds when each house's product becomes another.
    fn gains(&self, product: impl Fn(f32, f32) -> f32) -> [f32; HOUSES] {
        let score = self.score();
        std::array::from_fn(|house| {
            let (blazons, values) = (self.blazons[house], self.values[house]);
            if blazons == 0.0 {
                return 0.0;
            }
            let rest = self.sum - fourth(blazons * values);
            (rest + fourth(product(blazons, values))).max(0.0).sqrt().sqrt() - score
        })
    }
}

impl Prospects {
    /// What `viewer` can tell; `None` knows the face-up blazons alone.
    pub fn new(numbers: &Numbers, game: &Blazons, viewer: Option<Seat>) -> Prospects {
        let seats = game.seats();
        let unseen = unseen(game, viewer);
        let tallies = tallies(game);
        let coming = coming(game, numbers[W::Coming] / seats as f32);
        let mut prospects = Prospects {
            score: BySeat::new(seats, 0.0),
            unseen,
            holdings: BySeat::new(seats, Holdings::default()),
            per_blazon: [const { OnceCell::new() }; MAX_SEATS],
            per_value: [const { OnceCell::new() }; MAX_SEATS],
        };
        for seat in Seat::all(seats) {
            let mut blazons = [numbers[W::Hope]; HOUSES];
            for blazon in game.heaps().at(Where::Before(seat)) {
                add(&mut blazons, blazon, viewer, &unseen, numbers[W::Down]);
            }
            let mut values = coming;
            for (value, tally) in values.iter_mut().zip(&tallies[seat]) {
                *value += f32::from(tally.values);
            }
            // B23: one's own house counts nothing.
            values[game.houses()[seat].index()] = 0.0;
            blazons[game.houses()[seat].index()] = 0.0;
            let holdings = Holdings::new(blazons, values);
            prospects.score[seat] = holdings.score();
            prospects.holdings[seat] = holdings;
        }
        prospects
    }

    /// What one more face-up blazon of each house would add to a player's score.
    pub fn per_blazon(&self, seat: Seat) -> &[f32; HOUSES] {
        let gains = || self.holdings[seat].gains(|blazons, values| (blazons + 1.0) * values);
        self.per_blazon[seat.index()].get_or_init(gains)
    }

    /// What one more point of value of each house would add to a player's score.
    pub fn per_value(&self, seat: Seat) -> &[f32; HOUSES] {
        let four_more = || self.holdings[seat].gains(|blazons, values| blazons * (values + 4.0));
        self.per_value[seat.index()].get_or_init(|| four_more().map(|gain| gain / 4.0))
    }
}

/// The chance of each house for a face-down blazon that was not seen.
fn unseen(game: &Blazons, viewer: Option<Seat>) -> [f32; HOUSES] {
    let mut counts = [0.0; HOUSES];
    let mut sum = 0.0;
    for (_, blazon) in game.heaps().spots().filter(|(_, blazon)| !is_known(blazon, viewer)) {
        counts[blazon.house.index()] += 1.0;
        sum += 1.0;
    }
    if sum > 0.0 {
        counts.iter_mut().for_each(|count| *count /= sum);
    }
    counts
}

/// Does the viewer know whose arms these are?
pub fn is_known(blazon: &Blazon, viewer: Option<Seat>) -> bool {
    blazon.up || viewer.is_some_and(|seat| blazon.seen_by.contains(seat))
}

fn add(blazons: &mut [f32; HOUSES], blazon: &Blazon, viewer: Option<Seat>, unseen: &[f32; HOUSES], down: f32) {
    if blazon.up {
        blazons[blazon.house.index()] += 1.0;
    } else if is_known(blazon, viewer) {
        blazons[blazon.house.index()] += down;
    } else {
        blazons.iter_mut().zip(unseen).for_each(|(count, share)| *count += down * share);
    }
}

/// The values of each house that are still to be laid or lie on the table, scaled.
fn coming(game: &Blazons, scale: f32) -> [f32; HOUSES] {
    let mut values = [0.0; HOUSES];
    for seat in Seat::all(game.seats()) {
        let held = game.hands()[seat].iter().chain(game.trick().cards[seat]);
        let sum: u8 = held.map(|character| character.value()).sum();
        values[game.houses()[seat].index()] = scale * f32::from(sum);
    }
    values
}
