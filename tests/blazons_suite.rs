//! The Blazons held to the contract of every game, over all seatings and variants, with its own invariant.

mod suite;

use quintain::games::blazons::cards::BLAZONS_OF_A_HOUSE;
use quintain::games::blazons::state::TRICKS;
use quintain::games::blazons::{Blazons, Character, Options};
use quintain::kernel::{Game, Seat, Seed};

/// Every seating from three to seven, with every set of the four variants, and open table where B26 allows it.
fn option_sets() -> Vec<Options> {
    let mut sets = Vec::new();
    for seats in 3..=7 {
        for bits in 0..32u8 {
            let on = |bit: u8| bits >> bit & 1 == 1;
            let mut options = Options::new(seats);
            options.consulting = on(0);
            options.helping = on(1);
            options.curious = on(2);
            options.active_monk = on(3);
            options.open_table = on(4);
            if Blazons::check_options(&options).is_ok() {
                sets.push(options);
            }
        }
    }
    sets
}

/// How often each option set is played: `QUINTAIN_LONG=100` plays a hundred times as many.
fn games_each() -> u64 {
    let times = std::env::var("QUINTAIN_LONG").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    6 * times
}

/// Every card is somewhere, once; so is every blazon (B1, B3, B4).
fn keeps_cards_and_blazons(state: &Blazons) {
    let seats = state.seats();
    for (seat, &house) in state.houses().by_seat() {
        let blazons = state.heaps().spots().filter(|(_, blazon)| blazon.house == house).count();
        assert_eq!(blazons, BLAZONS_OF_A_HOUSE, "the blazons of {house}");
        for character in Character::ALL {
            let held = usize::from(state.hands()[seat].contains(character));
            let laid = usize::from(state.trick().cards[seat] == Some(character) && !state.trick().away.contains(seat));
            let past = state.past().iter().filter(|trick| trick.cards[seat] == Some(character)).count();
            let is_it = |card: &&quintain::games::blazons::Card| card.house == house && card.character == character;
            let helped = state.helped().iter().flatten().filter(is_it).count();
            assert_eq!(held + laid + past + helped, 1, "{house} {character}");
        }
    }
    assert_eq!(state.heaps().spots().count(), seats * BLAZONS_OF_A_HOUSE);
    assert!(state.past().len() <= TRICKS);
    values_are_borne_once(state);
}

/// B18: a printed number is borne by exactly one card of the trick.
fn values_are_borne_once(state: &Blazons) {
    let trick = state.trick();
    for seat in Seat::all(state.seats()) {
        let number = trick.cards[seat].is_some_and(|character| character != Character::Rogue);
        let bearers = trick.bears.iter().filter(|&&bears| bears == Some(seat)).count();
        assert_eq!(bearers, usize::from(number));
    }
}

#[test]
fn random_games_keep_the_contract() {
    for (n, options) in option_sets().iter().enumerate() {
        for game in 0..games_each() {
            suite::play_and_check::<Blazons>(options, Seed((n as u64) << 16 | game), keeps_cards_and_blazons);
        }
    }
}
