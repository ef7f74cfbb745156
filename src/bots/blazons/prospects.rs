//! What every player's products may come to, and what one more blazon or value of a house would add.

use super::weights::{Numbers, W};
use crate::games::blazons::cards::{Blazon, HOUSES, Where};
use crate::games::blazons::scoring::tallies;
use crate::games::blazons::state::Blazons;
use crate::kernel::{BySeat, Seat};

/// What a look at the table tells one player, or everybody.
#[derive(Clone, Debug)]
pub struct Prospects {
    /// The score of this round that each player may expect.
    pub score: BySeat<f32>,
    /// What one more face-up blazon of a house would add to it.
    pub per_blazon: BySeat<[f32; HOUSES]>,
    /// What one more point of value of a house would add to it.
    pub per_value: BySeat<[f32; HOUSES]>,
    /// Of the face-down blazons nobody told us about, the share of each house.
    pub unseen: [f32; HOUSES],
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
            per_blazon: BySeat::new(seats, [0.0; HOUSES]),
            per_value: BySeat::new(seats, [0.0; HOUSES]),
            unseen,
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
            prospects.fill(seat, &blazons, &values);
        }
        prospects
    }

    /// The best product is hoped for, and the others are ways to a better one: a norm that stays close to the maximum.
    fn fill(&mut self, seat: Seat, blazons: &[f32; HOUSES], values: &[f32; HOUSES]) {
        let fourth = |product: f32| product * product * product * product;
        let sum: f32 = blazons.iter().zip(values).map(|(b, v)| fourth(b * v)).sum();
        let score = sum.sqrt().sqrt();
        self.score[seat] = score;
        for house in 0..HOUSES {
            let (blazon, value) = (blazons[house], values[house]);
            if blazon == 0.0 {
                continue;
            }
            let rest = sum - fourth(blazon * value);
            let with = |product: f32| (rest + fourth(product)).max(0.0).sqrt().sqrt() - score;
            self.per_blazon[seat][house] = with((blazon + 1.0) * value);
            self.per_value[seat][house] = with(blazon * (value + 4.0)) / 4.0;
        }
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
