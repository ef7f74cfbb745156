//! `cargo bench`: random playouts and decisions per second on one core, and nanoseconds for what bots and screens ask,
//! for the three games with four seats. `arena bench` measures other tables too.

#[allow(dead_code)]
#[path = "../src/bin/arena/clock.rs"]
mod clock;
#[path = "../src/bin/arena/measure.rs"]
mod measure;

use std::time::Duration;

use quintain::games::academy::{self, Academy, Seating};
use quintain::games::blazons::{self, Blazons};
use quintain::games::tourney::{self, Tourney};
use quintain::kernel::{Game, Seed};

/// How long each figure is measured.
const LONG: Duration = Duration::from_millis(1000);

fn report<G: Game>(options: &G::Options) {
    let (playouts, decisions) = measure::playouts::<G>(options, Seed(1), 2 * LONG);
    println!("{} with {} seats, random play on one core", G::NAME, G::seats(options));
    println!("  {playouts:>12.0} playouts per second");
    println!("  {decisions:>12.0} decisions per second");
    for (what, nanos) in measure::questions::<G>(&measure::random_record(options, Seed(1)), LONG / 4) {
        println!("  {nanos:>12.0} ns for {what}");
    }
}

fn main() {
    report::<Academy>(&academy::Options { seating: Seating::Four, ..academy::Options::default() });
    report::<Tourney>(&tourney::Options::of(4));
    report::<Blazons>(&blazons::Options::new(4));
}
