//! The Academy held to the contract of every game, over every option set and seating.

mod suite;

use quintain::games::academy::{Academy, First, Options, Seating, Variants};
use quintain::kernel::{Seat, Seed};

/// Every seating with every set of switches: 2 × 64 × 5.
fn every_option_set() -> impl Iterator<Item = Options> {
    Seating::ALL.into_iter().flat_map(|seating| {
        [false, true].into_iter().flat_map(move |advanced| {
            Variants::all().map(move |variants| Options { seating, advanced, variants, ..Options::default() })
        })
    })
}

/// How often each option set is played: `QUINTAIN_LONG=100` plays a hundred times as many.
fn games_each() -> u64 {
    let times = std::env::var("QUINTAIN_LONG").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    2 * times
}

#[test]
fn every_option_set_keeps_the_contract() {
    for (place, options) in (0u64..).zip(every_option_set()) {
        for game in 0..games_each() {
            let mut options = options;
            if game % 3 == 1 {
                options.first = First::Chosen(Seat(game as u8 % options.seating.seats() as u8));
            }
            options.open_scores = game % 2 == 1;
            let seed = Seed(place << 32 | game);
            suite::play_and_check::<Academy>(&options, seed, |_| {});
        }
    }
}
