//! The rules of The Academy, a scenario for every ruling: `tests/academy/scenarios`.

#[path = "academy/notation.rs"]
mod notation;

macro_rules! scenarios {
    ($($name:ident: $file:literal, $least:literal;)*) => {$(
        #[test]
        fn $name() {
            let count = notation::run(include_str!(concat!("academy/scenarios/", $file)));
            assert!(count >= $least, "{count} scenarios were found");
        }
    )*};
}

scenarios! {
    a5_to_a15_rounds: "rounds.txt", 20;
    a16_to_a24_scoring: "scoring.txt", 25;
    a25_to_a27_advanced: "advanced.txt", 14;
    a28_to_a34_variants: "variants.txt", 28;
    a35_and_a36_two_players: "two.txt", 14;
    a10_to_a36_together: "together.txt", 22;
}

use quintain::games::academy::{
    Academy, Action, Card, CardKind, Cards, Coat, CoatKind, Disc, Event, First, Illegal, Options, Position, Seating,
    Squire, Start, Track, View,
};
use quintain::kernel::{Game, Nobody, Rng, Rule, Seat, SeatSet, Seed, Viewer};

#[test]
fn a1_tracks_are_scored_in_order() {
    let letters: String = Track::ALL.iter().map(|track| track.letter()).collect();
    assert_eq!(letters, "GJTEKQC");
    let position = Position { round: 6, ..Position::new(Options::default()) };
    let mut events = Vec::new();
    position.start(Start::Scoring, &mut events);
    let scored: Vec<Track> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { track, .. } => Some(*track),
            _ => None,
        })
        .collect();
    assert_eq!(scored, Track::ALL);
}

#[test]
fn a2_the_deck_has_52_cards() {
    let deck = Card::deck();
    let count = |kind: CardKind, value: u8| deck.iter().filter(|c| c.kind() == kind && c.value() == value).count();
    for kind in CardKind::ALL {
        let counts = [5, 4, 3, 2].map(|value| count(kind, value));
        let wanted = if kind == CardKind::Combat { [2, 4, 6, 0] } else { [1, 2, 3, 2] };
        assert_eq!(counts, wanted, "{kind:?}");
    }
    assert_eq!(deck.len(), 52);
}

#[test]
fn a3_a_track_is_a_loop_of_20_squares() {
    for (progress, square, laps) in [(0, 0, 0), (1, 1, 0), (20, 20, 0), (21, 1, 1), (23, 3, 1), (40, 20, 1), (41, 1, 2)]
    {
        let disc = Disc::new(progress, 0);
        assert_eq!((disc.square(), disc.laps()), (square, laps), "progress {progress}");
    }
}

#[test]
fn a4_coats_are_never_short() {
    let mut purse = quintain::games::academy::Purse::default();
    for _ in 0..60 {
        purse.add(Coat::new(CoatKind::Combat, 3));
    }
    assert_eq!(purse.points(), 180);
}

#[test]
fn a4_a28_a32_a36_table_values_are_held_to_sensible_ranges() {
    for (text, rule) in [
        ("3,quests=17/10/10", "A4"),
        ("3,quests=17/10/3", "A4"),
        ("3,quests=41/10/4", "A4"),
        ("3,charity=-5/-10", "A4"),
        ("3,charity=-10/0", "A4"),
        ("3,cups=2", "A28"),
        ("3,cups=31", "A28"),
        ("3,scrolls=1:1/4:2/4:3/9:4/12:6", "A32"),
        ("3,scrolls=1:1/4:2/6:3/9:4/13:6", "A32"),
        ("3,scrolls=1:0/4:2/6:3/9:4/12:6", "A32"),
        ("lancelot,lancelot=0/1/2/4/0/1", "A36"),
        ("3,first=3", "A6"),
        ("karadoc,first=2", "A6"),
    ] {
        let options: Options = text.parse().expect(text);
        let why = Academy::check_options(&options).expect_err(text);
        assert_eq!(why.rule(), rule, "{text}: {why:?}");
    }
    assert_eq!(Academy::check_options(&"5,quests=20/12/6,charity=-8/-8,cups=3".parse().unwrap()), Ok(()));
}

#[test]
fn options_are_read_as_they_are_written() {
    for text in [
        "3",
        "lancelot,advanced,open,first=1",
        "5,knights,bet,codex,scrolls,glory,alms",
        "4,quests=20/12/6,charity=-8/-2,cups=12,scrolls=2:1/4:2/6:3/9:4/12:8",
        "karadoc,alms",
        "lancelot,lancelot=0/1/3/2/0/1",
    ] {
        let options: Options = text.parse().expect(text);
        assert_eq!(options.to_string(), text);
        assert_eq!(serde_json::from_str::<Options>(&serde_json::to_string(&options).unwrap()).unwrap(), options);
    }
    for text in ["6", "4,jousting", "quests=1/2", "cups=many", "first=x", "4,first=-1"] {
        assert!(text.parse::<Options>().is_err(), "{text}");
    }
}

#[test]
fn a5_two_to_five_players() {
    let seats = Seating::ALL.map(|seating| (seating.seats(), seating.squires()));
    assert_eq!(seats, [(3, 3), (4, 4), (5, 5), (2, 3), (2, 4)]);
}

#[test]
fn a6_the_first_player_is_drawn_or_chosen() {
    let first = |options: &Options, seed| Academy::setup(options, Seed(seed), &mut Nobody).view(Viewer::Public).lead;
    let drawn: SeatSet = (0..60).map(|seed| first(&"5".parse().unwrap(), seed)).collect();
    assert_eq!(drawn, SeatSet::all(5));
    let chosen = Options { first: First::Chosen(Seat(1)), ..Options::default() };
    assert!((0..20).all(|seed| first(&chosen, seed) == Seat(1)));
}

#[test]
fn a7_all_cards_are_shuffled_every_round() {
    let options: Options = "5,first=0".parse().unwrap();
    let mut game = Academy::setup(&options, Seed(11), &mut Nobody);
    let mut rng = Rng::new(Seed(5));
    let mut dealt: Vec<Vec<Card>> = Vec::new();
    let mut events = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting_for().first() {
        game.legal_actions(seat, &mut legal);
        game.resolve(seat, *rng.pick(&legal).unwrap(), &mut events);
    }
    let mut round = Vec::new();
    for event in &events {
        match event {
            Event::Dealt { cards: Some(cards), .. } => round.extend(cards.iter().copied()),
            Event::CodexLaid { .. } | Event::Passed { .. } if !round.is_empty() => {
                dealt.push(std::mem::take(&mut round))
            }
            _ => {}
        }
    }
    assert_eq!(dealt.len(), 5, "rounds 2 to 6 are dealt after the set-up");
    for cards in &dealt {
        assert_eq!(cards.len(), 25);
        assert!(Card::faces().all(|face| cards.iter().filter(|&&card| card == face).count() <= face.copies().into()));
    }
    assert!(dealt.windows(2).all(|two| two[0] != two[1]), "no round is dealt like the one before");
}

fn cards(text: &str) -> Cards {
    text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
}

/// Three seats after a whole draft in which each kept what it liked, before the first play.
fn drafted() -> Academy {
    let mut position = Position::new("3,first=0".parse().unwrap());
    position.cards[0] = cards("G5 G4 X3 K2 Q2");
    position.cards[1] = cards("E5 E4 X4 K3 Q3");
    position.cards[2] = cards("C5 C4 X5 K4 Q4");
    let mut game = position.start(Start::Deal, &mut Nobody);
    for keeps in [["G5", "E5", "C5"], ["C4", "G4", "E4"], ["X4", "X5", "X3"], ["K2", "K3", "K4"]] {
        for (seat, card) in Seat::all(3).zip(keeps) {
            game.resolve(seat, Action::Keep(card.parse().unwrap()), &mut Nobody);
        }
    }
    game
}

fn sampled_hands(view: &View, seed: u64) -> [Cards; 3] {
    let sampled = Academy::sample(view, &mut Rng::new(Seed(seed)));
    [0, 1, 2].map(|n| sampled.view(Viewer::Seat(Seat(n))).squires[Squire(n)].hand)
}

#[test]
fn a8_a_sample_leaves_cards_that_were_passed_on_with_the_neighbours() {
    let game = drafted();
    let view = game.view(Viewer::Seat(Seat(0)));
    // Seat 0 saw its own packet again with two cards, so G4 and X3 are with its neighbours; Q2 went to the left with
    // the last pass; of the packet with Q3 it saw X4 E... once, and so on.
    for seed in 0..200 {
        let [own, left, right] = sampled_hands(&view, seed);
        assert_eq!(own, cards("G5 X4 K2 Q4 C4"));
        let both: Vec<Card> = left.iter().chain(right.iter()).copied().collect();
        for card in ["G4", "X3", "Q2", "K4", "X5", "K3", "Q3"] {
            let card: Card = card.parse().unwrap();
            assert!(both.contains(&card), "{card} was passed on and is with a neighbour: {left:?} {right:?}");
        }
        assert!(left.contains(&"Q2".parse().unwrap()), "the last card went to the left: {left:?}");
    }
}

#[test]
fn a9_a_sample_gives_back_what_was_played_since() {
    let mut game = drafted();
    for (seat, action) in [(0, "play C4"), (1, "play G4"), (2, "play E4"), (0, "play Q4"), (1, "play E5")] {
        game.resolve(Seat(seat), action.parse().unwrap(), &mut Nobody);
    }
    let view = game.view(Viewer::Seat(Seat(0)));
    for seed in 0..200 {
        let [own, left, right] = sampled_hands(&view, seed);
        assert_eq!(own, cards("G5 X4 K2"));
        assert_eq!((left.len(), right.len()), (3, 4));
        // G4 and X3 of its own packet went to one neighbour each, and G4 was the left one's.
        assert!(right.contains(&"X3".parse().unwrap()), "{right:?}");
    }
}

#[test]
fn a35_a_sample_knows_that_the_neutral_keeps_the_highest() {
    let options: Options = "karadoc,first=0".parse().unwrap();
    for seed in 0..40 {
        let mut game = Academy::setup(&options, Seed(seed), &mut Nobody);
        let mut rng = Rng::new(Seed(seed));
        let mut legal = Vec::new();
        while matches!(game.view(Viewer::Public).phase, quintain::games::academy::Phase::Draft { .. }) {
            let seat = game.waiting_for().first().unwrap();
            game.legal_actions(seat, &mut legal);
            game.resolve(seat, *rng.pick(&legal).unwrap(), &mut Nobody);
        }
        // In round 1 seat 1 passes to the neutral, which keeps the highest of what it gets.
        let view = game.view(Viewer::Seat(Seat(1)));
        let draft = view.draft.unwrap();
        let passed = draft.packets[0].without(&[draft.kept[0]]).unwrap();
        let highest = passed.iter().map(|card| card.value()).max();
        let sampled = Academy::sample(&view, &mut rng);
        let gone: Vec<Card> = passed.without(&draft.packets[3]).unwrap().iter().copied().collect();
        assert!(gone.iter().any(|card| Some(card.value()) == highest), "the neutral took a highest card");
        let plays = sampled.view(Viewer::Public).plays;
        assert_eq!(plays, view.plays);
    }
}

/// A8, A31: what a seat cannot know changes neither its view nor what it is told.
#[test]
fn a23_a_seat_is_told_nothing_of_what_it_cannot_know() {
    let options: Options = "4,codex,bet,first=0".parse().unwrap();
    let mut rng = Rng::new(Seed(17));
    let mut legal = Vec::new();
    for seed in 0..30 {
        let mut game = Academy::setup(&options, Seed(seed), &mut Nobody);
        while let Some(seat) = game.waiting_for().first() {
            let viewer = Viewer::Seat(Seat(3));
            let mut twin = Academy::sample(&game.view(viewer), &mut rng);
            game.legal_actions(seat, &mut legal);
            let action = *rng.pick(&legal).unwrap();
            let same_round = |game: &Academy| game.view(Viewer::Public).round;
            let (mut events, mut twins) = (Vec::new(), Vec::new());
            let round = same_round(&game);
            game.resolve(seat, action, &mut events);
            if twin.check(seat, action).is_ok() && same_round(&game) == round {
                twin.resolve(seat, action, &mut twins);
                let told = |events: &[Event]| -> Vec<Event> {
                    let seen = events.iter().filter_map(|event| Academy::witnessed(event, viewer));
                    seen.filter(|event| !matches!(event, Event::Received { .. } | Event::CodexShown { .. })).collect()
                };
                if seat != Seat(3) && !game.is_over() && game.waiting_for() == twin.waiting_for() {
                    assert_eq!(told(&events), told(&twins), "{action}");
                }
            }
        }
    }
}

#[test]
fn a_refusal_names_what_is_due() {
    let game = Academy::setup(&"3,first=0".parse().unwrap(), Seed(1), &mut Nobody);
    let why = game.check(Seat(0), Action::NoLift).unwrap_err();
    assert!(matches!(why, Illegal::NotNow(_)));
    assert_eq!(why.rule(), "A8");
    assert_eq!(game.check(Seat(7), Action::NoLift).map_err(|why| why.rule()), Err("A8"));
}

#[test]
fn actions_are_read_as_they_are_written() {
    let texts = "bet Q|keep X4|split G5 X3 Q2|pile 1|give G5 X3 Q2|play Q3|play X4 J|look 2|look -|lift T|lift -|bonus C|\
                 coat 0|alms 3|lesson E-1|take X2|take K3";
    for text in texts.split('|') {
        let action: Action = text.parse().unwrap_or_else(|_| panic!("{text}"));
        assert_eq!(action.to_string(), text);
    }
    for text in ["", "play", "play X4", "keep Z9", "bet", "look x", "lesson E-2", "take X", "split G5 X3", "take é3"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn a_position_is_small_and_plain() {
    // Search copies positions by the thousand; this number is no rule, but a jump in it should be noticed.
    assert!(size_of::<Academy>() <= 768, "{}", size_of::<Academy>());
}
