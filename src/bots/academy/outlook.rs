//! Who is likely to win: points in hand, and what the discs are worth.

use super::weights::W;
use super::worth::{Scene, Worth};
use crate::bots::maths::shares;
use crate::bots::mind::Outlook;
use crate::games::academy::squire::MAX_SQUIRES;
use crate::games::academy::{Academy, Glimpse, Squire, Track};
use crate::kernel::{BySeat, Game, MAX_SEATS, Seat};

/// What every seat may hope for.
pub fn outlook(worth: &Worth, game: &Academy) -> BySeat<Outlook> {
    if game.is_over() { settled(game) } else { estimated(worth, game) }
}

/// A24: the game is over.
fn settled(game: &Academy) -> BySeat<Outlook> {
    let standings = game.standings();
    let winners = standings.winners();
    let mut outlook = BySeat::new(standings.0.len(), Outlook::default());
    for place in &standings.0 {
        let chance = if place.rank == 1 { 1.0 / winners.len() as f32 } else { 0.0 };
        outlook[place.seat] = Outlook { chance, points: place.score as f32 };
    }
    outlook
}

fn estimated(worth: &Worth, game: &Academy) -> BySeat<Outlook> {
    // Everything public is the same for every seat.
    let glimpse = Glimpse::new(game, Seat(0));
    let squires = glimpse.options().squires();
    let points = expected(worth, &glimpse);
    let seats = Academy::seats(glimpse.options());
    let mut outlook = BySeat::new(seats, Outlook::default());
    for squire in Squire::all(squires) {
        if let Some(owner) = glimpse.owner(squire) {
            outlook[owner].points += points[squire.index()];
        }
    }
    let mut chances: [f32; MAX_SEATS] = [0.0; MAX_SEATS];
    Seat::all(seats).for_each(|seat| chances[seat.index()] = outlook[seat].points);
    shares(&mut chances[..seats], lead(worth, &Scene::new(&glimpse)));
    Seat::all(seats).for_each(|seat| outlook[seat].chance = chances[seat.index()]);
    outlook
}

/// The points that each squire may expect at the end.
pub fn expected(worth: &Worth, glimpse: &Glimpse) -> [f32; MAX_SQUIRES] {
    let scene = Scene::new(glimpse);
    let mut points = [0.0; MAX_SQUIRES];
    for squire in Squire::all(scene.options.squires()) {
        points[squire.index()] = glimpse.purse(squire).points() as f32;
    }
    Track::ALL.into_iter().for_each(|track| worth.add(&scene, track, &mut points));
    points
}

/// The lead that makes winning `e` times likelier: the longer the game still goes, the less a lead says.
fn lead(worth: &Worth, scene: &Scene) -> f32 {
    let rounds = scene.time_to(6) as f32 / 4.0;
    worth.numbers[W::LeadAtEnd] + worth.numbers[W::LeadPerRound] * rounds
}
