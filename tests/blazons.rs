//! The rules of The Blazons, one scenario for every ruling: `tests/blazons/scenarios`.

#[path = "blazons/notation.rs"]
mod notation;

use quintain::games::blazons::{
    Action, Blazons, Bourgeoisie, Character, Event, Hand, House, Illegal, Options, View, Where, scoring,
};
use quintain::kernel::{BySeat, Game, Nobody, Rng, Rule, Seat, Seed, Viewer};

macro_rules! scenarios {
    ($($name:ident: $file:literal, $least:literal;)*) => {$(
        #[test]
        fn $name() {
            let count = notation::run(include_str!(concat!("blazons/scenarios/", $file)));
            assert!(count >= $least, "{count} scenarios were found");
        }
    )*};
}

scenarios! {
    b5_to_b11_tricks: "tricks.txt", 20;
    b12_to_b16_and_b29_powers: "powers.txt", 15;
    b17_to_b22_rogue: "rogue.txt", 30;
    b23_and_b24_rounds: "rounds.txt", 9;
    b25_to_b28_bourgeoisie: "variants.txt", 18;
}

fn seated(seats: usize, seed: u64) -> Blazons {
    Blazons::setup(&Options::new(seats), Seed(seed), &mut Nobody)
}

#[test]
fn b1_seven_houses_of_eight_characters_and_four_blazons() {
    assert_eq!(House::ALL.len(), 7);
    let values: Vec<u8> = Character::ALL.iter().map(|character| character.value()).collect();
    assert_eq!(values, [0, 1, 2, 3, 4, 5, 6, 7]);
    let game = seated(7, 1);
    for house in House::ALL {
        assert_eq!(game.heaps().spots().filter(|(_, blazon)| blazon.house == house).count(), 4, "{house}");
    }
}

#[test]
fn b2_only_houses_in_play_are_used_chosen_or_drawn() {
    for seed in 0..50 {
        let mut options = Options::new(4);
        options.houses[Seat(1)] = Some(House::Rochebrune);
        let game = Blazons::setup(&options, Seed(seed), &mut Nobody);
        assert_eq!(game.houses()[Seat(1)], House::Rochebrune);
        for (seat, house) in game.houses().by_seat() {
            assert!(game.houses().by_seat().all(|(other, others)| other == seat || others != house));
        }
        assert!(game.heaps().spots().all(|(_, blazon)| game.houses().iter().any(|&house| house == blazon.house)));
    }
    let drawn: Vec<House> = (0..200).map(|seed| seated(3, seed).houses()[Seat(0)]).collect();
    assert!(House::ALL.iter().all(|house| drawn.contains(house)), "every house is drawn sometimes");
}

#[test]
fn b2_b5_b26_options_outside_the_rules_name_the_rule() {
    let refused = |change: &dyn Fn(&mut Options)| {
        let mut options = Options::new(4);
        change(&mut options);
        Blazons::check_options(&options).expect_err("refused").rule()
    };
    assert_eq!(refused(&|options| *options = Options::new(2)), "B2");
    assert_eq!(refused(&|options| options.houses = BySeat::new(4, Some(House::Bellay))), "B2");
    assert_eq!(refused(&|options| options.first = Some(Seat(4))), "B5");
    assert_eq!(refused(&|options| (options.open_table, options.consulting) = (true, true)), "B26");
    assert!((3..=7).all(|seats| Blazons::check_options(&Options::new(seats)).is_ok()));
}

#[test]
fn b3_every_player_takes_all_eight_cards_of_their_house() {
    for seats in 3..=7 {
        assert!(seated(seats, 3).hands().iter().all(|&hand| hand == Hand::FULL));
    }
}

#[test]
fn b4_three_blazons_each_for_three_or_four_players_two_for_more() {
    for (seats, down, pool) in [(3, 2, 3), (4, 2, 4), (5, 1, 10), (6, 1, 12), (7, 1, 14)] {
        let game = seated(seats, 4);
        for seat in Seat::all(seats) {
            let heap = game.heaps().at(Where::Before(seat));
            assert_eq!(heap.iter().filter(|blazon| !blazon.up).count(), down);
            assert_eq!(heap.iter().filter(|blazon| blazon.up).count(), 1);
        }
        assert_eq!(game.heaps().at(Where::Pool).iter().filter(|blazon| !blazon.up).count(), pool);
        assert!(game.heaps().spots().all(|(_, blazon)| blazon.seen_by.is_empty()));
    }
}

#[test]
fn b5_the_first_leader_is_drawn_or_chosen() {
    let mut led = [0; 5];
    (0..500).for_each(|seed| led[seated(5, seed).leader().index()] += 1);
    assert!(led.iter().all(|&times| times > 60), "{led:?}");
    let mut options = Options::new(5);
    options.first = Some(Seat(3));
    assert!((0..20).all(|seed| Blazons::setup(&options, Seed(seed), &mut Nobody).leader() == Seat(3)));
}

#[test]
fn b25_bourgeoisie_cards_go_downward_past_those_who_are_level() {
    use Bourgeoisie::{Great, High, Middle, Petty};
    let deal = |totals: &[u16]| {
        let mut by_seat = BySeat::new(totals.len(), 0);
        Seat::all(totals.len()).zip(totals).for_each(|(seat, &total)| by_seat[seat] = total);
        scoring::bourgeoisie(&by_seat).iter().copied().collect::<Vec<_>>()
    };
    assert_eq!(deal(&[5, 9, 7]), [Some(Petty), Some(Great), Some(Middle)]);
    assert_eq!(deal(&[5, 9, 9]), [Some(Great), None, None]);
    assert_eq!(deal(&[4, 4, 4]), [None, None, None]);
    assert_eq!(deal(&[5, 9, 7, 0]), [Some(Middle), Some(High), Some(Great), Some(Petty)]);
    assert_eq!(deal(&[5, 9, 9, 0]), [Some(High), None, None, Some(Great)]);
    assert_eq!(deal(&[1, 2, 3, 4, 5, 6, 7]), [None, None, None, Some(Petty), Some(Middle), Some(Great), Some(High)]);
    assert_eq!(deal(&[3, 3, 5, 5, 8, 1]), [None, None, None, None, Some(High), Some(Great)]);
    assert_eq!(Bourgeoisie::ALL.map(Bourgeoisie::reach), [2, 3, 4, 5]);
}

#[test]
fn b23_the_engine_scores_what_the_view_shows() {
    let mut game = seated(4, 9);
    let mut legal = Vec::new();
    while game.round() == 1 {
        let seat = game.asked().expect("the round goes on");
        game.legal_actions(seat, &mut legal);
        let tallies = scoring::tallies(&game);
        let view = game.view(quintain::kernel::Viewer::Seat(seat));
        assert_eq!(view.tallies(seat), Some(tallies[seat]));
        game.resolve(seat, legal[legal.len() / 2], &mut Nobody);
    }
}

#[test]
fn notation_of_actions_is_read_as_it_is_written_and_nothing_else() {
    let words = "lay:* lay:7 lay:5+look lay:1+help lay:4+consult value:0 power:6 take:13 turn:1.0 turn:pool.2 banish:3.1 \
                 swap:0.1 swap:pool.0 move:2.2 to:4 help:3 consult:2.7 look:1.1 done";
    for word in words.split_whitespace() {
        assert_eq!(word.parse::<Action>().map(|action| action.to_string()), Ok(word.to_owned()));
    }
    for word in "lay lay: lay:8 lay:0 lay:5+ lay:5+sing value:x value:-1 take:+1 take:01 take:256 turn:1 turn:pool turn:pool.x Done".split(' ') {
        assert!(word.parse::<Action>().is_err(), "{word}");
    }
}

#[test]
fn every_refusal_names_a_rule_of_the_page() {
    let page = include_str!("../docs/rules/blazons.md");
    for illegal in Illegal::ALL {
        assert!(page.contains(&format!("- {} ", illegal.rule())), "{illegal:?}");
    }
}

/// What a choice would lead to is what it leads to, but for what would come to light.
#[test]
fn b17_previews_tell_the_truth_and_no_secret() {
    let mut rng = Rng::new(Seed(17));
    let mut seen = 0;
    for seed in 0..30 {
        let mut options = Options::new(3 + seed as usize % 5);
        options.active_monk = true;
        let mut game = Blazons::setup(&options, Seed(seed), &mut Nobody);
        let mut legal = Vec::new();
        while let Some(seat) = game.asked() {
            game.legal_actions(seat, &mut legal);
            let action = *rng.pick(&legal).expect("a choice");
            let viewer = Viewer::Seat(seat);
            let before = game.view(viewer);
            let preview = before.preview(action);
            let hidden = |view: &View| view.unseen_blazons().len();
            assert_eq!(hidden(&preview.view), hidden(&before), "{action} brings nothing to light before it is chosen");
            let mut events = Vec::new();
            game.resolve(seat, action, &mut events);
            if let [Event::Taken { .. } | Event::Banished { .. } | Event::Exchanged { .. } | Event::Moved { .. }] =
                events[..]
            {
                let after = game.view(viewer);
                let rows = |view: &View| view.players.iter().map(|player| player.blazons.clone()).collect::<Vec<_>>();
                assert_eq!((rows(&preview.view), &preview.view.pool), (rows(&after), &after.pool), "{action}");
                seen += 1;
            }
            let decided = events.iter().find_map(|event| match event {
                Event::TrickDecided { taker, .. } => Some(*taker),
                _ => None,
            });
            if let (Action::Value(_), Some(taker), true) = (action, decided, events.len() <= 2) {
                assert_eq!(preview.taker, taker, "{action}");
                seen += 1;
            }
        }
    }
    assert!(seen > 500, "{seen} previews were compared");
}
