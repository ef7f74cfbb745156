//! The Academy's hot path leaves the heap alone: search plays millions of decisions, and an allocation in one of them
//! would cost more than the decision.

use allocation_counter::measure;
use quintain::games::academy::{Academy, Options, Seating, Variants};
use quintain::kernel::{Game, Nobody, Rng, Seed};

/// The most actions any moment offers is far below this, so that the list never grows.
const ROOM: usize = 256;

/// Plays a whole random game and returns how many decisions it took.
fn play(options: &Options, seed: Seed, legal: &mut Vec<<Academy as Game>::Action>) -> u32 {
    let mut rng = Rng::new(seed);
    let mut game = Academy::setup(options, seed, &mut Nobody);
    let mut decisions = 0;
    while let Some(seat) = game.waiting_for().first() {
        game.legal_actions(seat, legal);
        let action = *rng.pick(legal).expect("who is asked has a choice");
        assert_eq!(game.check(seat, action), Ok(()));
        game.resolve(seat, action, &mut Nobody);
        decisions += 1;
    }
    decisions
}

/// `setup`, `waiting_for`, `legal_actions`, `check`, `resolve` and a copy: none of them allocates, in any option set.
#[test]
fn no_decision_allocates_in_any_option_set() {
    let mut legal = Vec::with_capacity(ROOM);
    for seating in Seating::ALL {
        for advanced in [false, true] {
            for variants in Variants::all() {
                let options = Options { seating, advanced, variants, ..Options::default() };
                let mut decisions = 0;
                let heap = measure(|| decisions = play(&options, Seed(7), &mut legal));
                assert!(decisions > 30, "{options}: {decisions} decisions");
                assert_eq!((heap.count_total, heap.bytes_total), (0, 0), "{options}");
            }
        }
    }
    assert_eq!(legal.capacity(), ROOM);
}

/// The measure itself works: a list that has to grow is counted.
#[test]
fn what_allocates_is_counted() {
    let heap = measure(|| _ = play(&Options::default(), Seed(7), &mut Vec::new()));
    assert!(heap.count_total > 0);
}
