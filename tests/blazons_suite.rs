//! The Blazons held to the contract of every game, over all seatings and variants, with its own invariant.

mod suite;

use quintain::games::blazons::cards::BLAZONS_OF_A_HOUSE;
use quintain::games::blazons::state::TRICKS;
use quintain::games::blazons::{Action, Blazons, Character, Effect, Event, Options, Phase, Spot, Where};
use quintain::kernel::{Game, Nobody, Rng, Seat, Seed, Viewer};

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
    forced_choices_are_not_asked(state);
}

/// Who is asked has a choice; only open tricks are put back without one (B26).
fn forced_choices_are_not_asked(state: &Blazons) {
    let Some(seat) = state.asked() else { return };
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    assert!(legal.len() > 1 || matches!(state.phase(), Phase::Consult { .. }), "{legal:?} in {:?}", state.phase());
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

/// Dealing anew what a seat cannot know changes neither its view nor what it is told, until something comes to light.
#[test]
fn b28_what_is_hidden_stays_hidden() {
    let mut rng = Rng::new(Seed(28));
    for (n, options) in option_sets().iter().enumerate() {
        let mut game = Blazons::setup(options, Seed(n as u64), &mut Nobody);
        while !game.is_over() {
            let seats = Seat::all(game.seats()).map(Viewer::Seat);
            let viewers: Vec<Viewer> = seats.chain([Viewer::Public]).collect();
            let viewer = *rng.pick(&viewers).expect("somebody looks");
            let mut other = Blazons::sample(&game.view(viewer), &mut rng);
            let step = suite::random_step(&game, &mut rng);
            let (mut here, mut there) = (Vec::new(), Vec::new());
            game.resolve(step.seat, step.action, &mut here);
            other.resolve(step.seat, step.action, &mut there);
            if !here.iter().any(Blazons::reveals) {
                let told = |events: &[Event]| -> Vec<Option<Event>> {
                    events.iter().map(|event| Blazons::witnessed(event, viewer)).collect()
                };
                assert_eq!(told(&here), told(&there), "{viewer:?} after {}", step.action);
                assert_eq!(game.view(viewer), other.view(viewer), "{viewer:?} after {}", step.action);
            }
        }
    }
}

/// A look is told to the two concerned, and to nobody else (B28).
#[test]
fn b28_a_look_is_told_to_the_two_concerned() {
    let house = Some(quintain::games::blazons::House::Bellay);
    let event = Event::Looked { by: Seat(0), spot: Spot::before(Seat(2), 1), house };
    let told = |viewer| match Blazons::witnessed(&event, viewer) {
        Some(Event::Looked { house, .. }) => house,
        other => panic!("{other:?}"),
    };
    assert_eq!([told(Viewer::Seat(Seat(0))), told(Viewer::Seat(Seat(2)))], [house, house]);
    assert_eq!([told(Viewer::Seat(Seat(1))), told(Viewer::Public)], [None, None]);
}

/// How many ways there are to play four decisions: from the deal, and after some of a random game.
#[test]
fn perft_to_depth_four() {
    let mut found = Vec::new();
    for (seats, variants, steps) in PERFT.iter().map(|&(seats, variants, steps, _)| (seats, variants, steps)) {
        let mut options = Options::new(seats);
        if variants {
            (options.helping, options.curious, options.active_monk) = (true, true, true);
        }
        let record = suite::random_record::<Blazons>(&options, Seed(seats as u64));
        let mut game = Blazons::setup(&options, record.seed, &mut Nobody);
        record.steps[..steps].iter().for_each(|step| game.resolve(step.seat, step.action, &mut Nobody));
        found.push((seats, variants, steps, suite::perft(&game, 4)));
    }
    assert_eq!(found, PERFT);
}

/// Seats, variants 2 to 4, decisions already made, ways to play four more.
const PERFT: [(usize, bool, usize, u64); 10] = [
    (3, false, 0, 3_514),
    (4, false, 0, 4_096),
    (5, false, 0, 4_096),
    (7, false, 0, 4_096),
    (3, true, 60, 7_462),
    (4, true, 90, 8_960),
    (4, false, 33, 640),
    (5, true, 115, 22_130),
    (6, true, 150, 1_536),
    (7, true, 21, 5_488),
];

/// Every action that can be written down, sensible or not.
fn every_action() -> Vec<Action> {
    let seats: Vec<Seat> = (0..9).chain([200, 255]).map(Seat).collect();
    let places = || (0..28).chain([29, 255]);
    let heaps = || seats.iter().map(|&seat| Where::Before(seat)).chain([Where::Pool]);
    let mut actions = vec![Action::Done];
    for character in Character::ALL {
        let announced = Effect::ALL.into_iter().map(Some).chain([None]);
        actions.extend(announced.map(|announce| Action::Lay { character, announce }));
    }
    for &seat in &seats {
        actions.extend([Action::Value(seat), Action::Power(seat), Action::To(seat), Action::Help(seat)]);
        actions.extend(places().map(|place| Action::Consult(seat, place)));
    }
    for spot in heaps().flat_map(|at| places().map(move |place| Spot { at, place })) {
        actions.extend([Action::Turn(spot), Action::Banish(spot), Action::Swap(spot)]);
        actions.extend([Action::Move(spot), Action::Look(spot)]);
    }
    actions.extend(places().map(Action::Take));
    actions
}

/// Of all that can be written down, exactly the legal actions are accepted, at every moment and for every seat.
#[test]
fn b7_nothing_but_the_legal_actions_is_accepted() {
    let (all, mut rng) = (every_action(), Rng::new(Seed(7)));
    let mut legal = Vec::new();
    for (n, options) in option_sets().iter().enumerate() {
        let mut game = Blazons::setup(options, Seed(n as u64), &mut Nobody);
        while let Some(seat) = game.asked() {
            if rng.below(10) == 0 {
                game.legal_actions(seat, &mut legal);
                let accepted: Vec<Action> = all.iter().copied().filter(|&a| game.check(seat, a).is_ok()).collect();
                assert!(accepted.iter().all(|action| legal.contains(action)), "{accepted:?} in {:?}", game.phase());
                assert_eq!(accepted.len(), legal.len(), "{legal:?} in {:?}", game.phase());
                let other = seat.left(1, game.seats());
                assert!(all.iter().all(|&action| game.check(other, action).is_err()));
            }
            let step = suite::random_step(&game, &mut rng);
            game.resolve(step.seat, step.action, &mut Nobody);
        }
        assert!(all.iter().all(|&action| game.check(Seat(0), action).is_err()), "the game is over");
    }
}
