//! The Tourney held to what must hold for every game, over all seatings and options.

mod suite;

use quintain::games::tourney::{Hand, Options, Tourney};
use quintain::kernel::{Game, Nobody, Seat, Seed};

/// All seatings × when the colour is named × a random or a chosen dealer.
fn option_sets() -> Vec<Options> {
    let mut sets = Vec::new();
    for seats in 2..=5 {
        for name_after_drawing in [false, true] {
            for dealer in [None, Some(Seat(0)), Some(Seat(seats - 1))] {
                sets.push(Options { seats, name_after_drawing, dealer });
            }
        }
    }
    sets
}

/// T1: all 110 cards are always somewhere, each once. T15: no display has two maidens. T16: entered once, always entered.
fn invariant(game: &Tourney) {
    assert_eq!(game.all_cards(), Hand::deck(), "T1: every card is somewhere, once");
    for seat in Seat::all(Tourney::seats(game.options())) {
        let maidens = game.display(seat).iter().filter(|card| card.is_maiden()).count();
        assert!(maidens <= 1, "T15: {game:?}");
        assert!(game.tokens(seat).len() <= game.options().goal(), "T4: the game ends at the goal");
        assert!(game.still_in().contains(seat) || !game.has_entered(seat), "T17: who is out has no display");
    }
}

/// How many games of each option set: few in the normal run, many with `QUINTAIN_LONG=1`.
fn games() -> u64 {
    if std::env::var_os("QUINTAIN_LONG").is_some() { 2000 } else { 12 }
}

#[test]
fn random_games_keep_every_rule_of_the_contract() {
    for (set, options) in option_sets().iter().enumerate() {
        for game in 0..games() {
            suite::play_and_check::<Tourney>(options, Seed(set as u64 * 100_000 + game), invariant);
        }
    }
}

#[test]
fn counts_of_ways_to_play_are_pinned() {
    let counts: Vec<u64> =
        (2..=5).map(|seats| suite::perft(&Tourney::setup(&Options::of(seats), Seed(7), &mut Nobody), 4)).collect();
    assert_eq!(counts, [110, 144, 215, 205]);
}
