//! What each seat of The Tourney may know, and what must stay hidden: T7, T10, T28, T29, T38, T39.

#[path = "tourney/notation.rs"]
mod notation;
mod suite;

use notation::{play, position, position_with};
use quintain::games::tourney::{Action, Card, Deed, Event, Hand, Options, Phase, Tourney};
use quintain::kernel::{Game, Nobody, Rng, Seat, SeatSet, Seed, Viewer};

fn cards(text: &str) -> Hand {
    text.split_whitespace().map(|word| word.parse::<Card>().expect("a card")).collect()
}

/// What `viewer` knows of the hand of `seat`.
fn known(game: &Tourney, viewer: u8, seat: u8) -> Hand {
    game.view(Viewer::Seat(Seat(viewer))).players[Seat(seat)].hand.cards
}

fn announce(game: &mut Tourney, action: &str) {
    let action: Action = action.parse().expect("an action");
    let seat = game.turn();
    game.check(seat, action).expect("it is legal");
    game.resolve(seat, action, &mut Nobody);
}

#[test]
fn t39_all_others_in_are_asked_whoever_holds_lancelot() {
    let places = [
        "blue | * b3 / dodge | b4 b5 / lancelot | - / r3 | out / y2",
        "blue | * b3 / dodge | b4 b5 / r3 | - / lancelot | out / y2",
        "blue | * b3 / dodge | b4 b5 / r3 | - / y2 | out / lancelot",
        "blue | * b3 / dodge lancelot | b4 b5 / r3 | - / y2 | out / y3",
        "blue | * b3 / dodge | b4 b5 / r3 | - / y2 | out / y3",
    ];
    for text in places {
        let mut game = position(text);
        announce(&mut game, "dodge 1 0");
        let asked: Vec<Seat> = game.waiting_for().iter().collect();
        assert_eq!(asked, [Seat(1), Seat(2)], "T38, T39: {text}");
        for seat in asked {
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            let holds = game.hand(seat).has(Card::Lancelot);
            let wanted: &[Action] = if holds { &[Action::Pass, Action::Lancelot] } else { &[Action::Pass] };
            assert_eq!(legal, wanted, "T38: {text}");
        }
    }
}

#[test]
fn t39_answers_stay_secret_until_all_have_answered() {
    let start = "blue | * b3 / dodge | b4 b5 / lancelot | - / r3 | - / y2";
    let mut waiting = position(start);
    announce(&mut waiting, "dodge 1 0");
    for answer in [Action::Pass, Action::Lancelot] {
        let mut answered = waiting.clone();
        let mut events = Vec::new();
        answered.resolve(Seat(1), answer, &mut events);
        assert!(events.is_empty(), "T39: an answer tells nothing by itself");
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Seat(Seat(3)), Viewer::Public] {
            assert_eq!(answered.view(viewer), waiting.view(viewer), "T39: {answer} shows to {viewer:?}");
        }
        let own = answered.view(Viewer::Seat(Seat(1))).phase;
        let lancelot = (answer == Action::Lancelot).then_some(Seat(1));
        let open = SeatSet::one(Seat(2)).with(Seat(3));
        assert_eq!(
            own,
            Phase::Reaction { deed: Deed::Dodge(Seat(1), quintain::games::tourney::Place(0)), open, lancelot }
        );
    }
}

#[test]
fn t39_a_view_is_the_same_whoever_else_holds_lancelot() {
    let one = "blue | * b3 / dodge | b4 b5 / lancelot r3 | - / y2 y3";
    let other = "blue | * b3 / dodge | b4 b5 / y2 r3 | - / lancelot y3";
    let (mut one, mut other) = (position(one), position(other));
    // The scenario's seat 0 knows all hands; the bystander knows none.
    for step in ["dodge 1 0", "pass", "pass"] {
        assert_eq!(one.view(Viewer::Public), other.view(Viewer::Public), "before {step}");
        assert_eq!(one.waiting_for(), other.waiting_for());
        for game in [&mut one, &mut other] {
            let seat = game.waiting_for().first().expect("somebody is asked");
            game.resolve(seat, step.parse().expect("an action"), &mut Nobody);
        }
    }
    assert_eq!(one.view(Viewer::Public), other.view(Viewer::Public));
}

#[test]
fn t7_a_shown_hand_is_remembered_while_it_lasts() {
    let mut game = position("blue | b5 / knock riposte | * - / b2 | - / b3 b4");
    let events = play(&mut game, "withdraw, withdraw").expect("it is legal");
    let shown = Event::HandShown { seat: Seat(0), hand: cards("knock riposte") };
    assert!(events.contains(&shown), "T7");
    assert_eq!(Tourney::witnessed(&shown, Viewer::Public), Some(shown), "T7: all see it");
    for viewer in [1, 2] {
        assert_eq!(known(&game, viewer, 0), cards("knock riposte"), "T7");
    }
    play(&mut game, "name blue, b2, end, b3, b4, end").expect("it is legal");
    assert_eq!(game.hand(Seat(0)).len(), 3, "T7: a card was drawn since");
    assert_eq!(known(&game, 1, 0), cards("knock riposte"), "T7: what was shown is still known, what was drawn is not");
    play(&mut game, "riposte 2").expect("it is legal");
    assert_eq!(known(&game, 1, 0), cards("knock"), "T7: what is played is no longer in the hand");
    assert_eq!(game.view(Viewer::Public).players[Seat(0)].shown.cards, cards("knock"), "T7: everybody knows");
}

/// How the events of finding a starter go on, in letters: D draws, S shows, N nobody could, with the seat.
fn story(events: &[Event]) -> String {
    let begun = events.iter().skip_while(|event| !matches!(event, Event::TournamentBegan { .. }));
    let words = begun.filter_map(|event| match event {
        Event::Drew { seat, .. } => Some(format!("D{}", seat.0)),
        Event::HandShown { seat, .. } => Some(format!("S{}", seat.0)),
        Event::NobodyCouldStart => Some("N".to_owned()),
        _ => None,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The story of a start after seat 1 withdraws, with the first order of the draw pile in which nobody could start.
fn nobody_could(text: &str, script: &str) -> String {
    let stories = (0..2000).map(|seed| {
        let mut game = position_with(text, seed);
        story(&play(&mut game, script).expect("it is legal"))
    });
    stories.into_iter().find(|story| story.contains('N')).expect("some order leaves everybody without a colour")
}

#[test]
fn t7_if_nobody_can_everybody_draws_from_the_first_and_that_player_tries_again() {
    let story = nobody_could("blue | b5 / knock riposte | * - / dodge", "withdraw");
    assert!(story.starts_with("S0 S1 N D0 D1"), "T7: {story}");
    let after = story.trim_start_matches("S0 S1 N D0 D1").trim();
    assert!(after.is_empty() || after.starts_with("S0"), "T7: the first player tries again: {story}");
}

#[test]
fn t7_with_the_option_each_try_begins_with_its_draw_the_retry_too() {
    let story = nobody_could("blue after | b5 / knock riposte | * - / dodge", "withdraw");
    assert!(story.starts_with("D0 S0 D1 S1 N D0 D1 D0"), "T7: {story}");
}

#[test]
fn t7_with_only_barred_purple_nobody_can() {
    let story = nobody_could("purple | p5 / p3 knock | * - / p4 p4", "withdraw, take red");
    assert!(story.starts_with("S0 S1 N D0 D1"), "T7: {story}");
}

#[test]
fn t28_a_card_taken_back_is_known_to_all() {
    let mut game = position("blue | * b3 s2 / retreat r3 | b4 b5 / - | - / -");
    play(&mut game, "retreat 1").expect("it is legal");
    assert_eq!(known(&game, 1, 0), cards("s2"), "T28");
    assert_eq!(known(&game, 2, 0), cards("s2"), "T28");
    play(&mut game, "s2").expect("it is legal");
    assert_eq!(known(&game, 1, 0), cards(""), "T28: played, and gone");
}

#[test]
fn t29_a_knocked_down_card_is_known_to_the_two_concerned() {
    let mut game = position("blue | b3 / - | * b4 / knock | b5 / r3 | - / -");
    let events = play(&mut game, "knock 2").expect("it is legal");
    let taken = |card| Event::KnockedDown { seat: Seat(1), from: Seat(2), card };
    for event in events.iter().filter(|event| matches!(event, Event::KnockedDown { .. })) {
        for (viewer, card) in [(0, None), (1, Some(Card::Red3)), (2, Some(Card::Red3)), (3, None)] {
            assert_eq!(Tourney::witnessed(event, Viewer::Seat(Seat(viewer))), Some(taken(card)), "T29");
        }
        assert_eq!(Tourney::witnessed(event, Viewer::Public), Some(taken(None)), "T29");
        assert!(Tourney::reveals(event), "T29: it cannot be taken back");
    }
    assert_eq!(known(&game, 2, 1), cards("r3"), "T29: the victim remembers");
    assert_eq!(known(&game, 3, 1), cards(""), "T29: the others do not know");
    play(&mut game, "withdraw").expect("it is legal");
    assert_eq!(known(&game, 2, 1), cards("r3"), "T29: as long as the card is there");
}

/// Of a hand that all have seen, one card is taken unseen: each known card is with the victim or with the thief, in
/// every deal that is consistent with that, and both happen.
#[test]
fn t29_a_known_card_taken_unseen_is_with_one_of_the_two() {
    let mut game = position("blue | b5 / dodge charge | * - / b2 | - / b3 b4 knock | - / y2");
    play(&mut game, "withdraw, withdraw, withdraw").expect("it is legal");
    assert_eq!(known(&game, 3, 0), cards("dodge charge"), "T7");
    play(&mut game, "name blue, b2, end, b3, knock 0").expect("it is legal");
    let view = game.view(Viewer::Seat(Seat(3)));
    assert_eq!(view.players[Seat(0)].hand.strays, SeatSet::one(Seat(2)), "T29");
    let mut rng = Rng::new(Seed(5));
    let mut seen = [0, 0];
    for _ in 0..200 {
        let dealt = Tourney::sample(&view, &mut rng);
        for card in [Card::Dodge, Card::Charge] {
            let holders = [0, 2].map(|seat| dealt.hand(Seat(seat)).count(card));
            assert_eq!(holders.iter().sum::<u8>(), 1, "T29: {card} is with one of the two");
            seen[usize::from(holders[1])] += 1;
        }
        assert!(dealt.hand(Seat(0)).len() == 1, "one of the two known cards is left");
    }
    assert!(seen[0] > 150 && seen[1] > 150, "T29: either may be gone: {seen:?}");
}

#[test]
fn t9_a_drawn_card_is_seen_by_its_owner_alone() {
    let drew = Event::Drew { seat: Seat(1), card: Some(Card::Red3) };
    assert_eq!(Tourney::witnessed(&drew, Viewer::Seat(Seat(1))), Some(drew));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        assert_eq!(Tourney::witnessed(&drew, viewer), Some(Event::Drew { seat: Seat(1), card: None }));
    }
}

#[test]
fn t10_nobody_sees_the_order_of_the_pile() {
    let mut events = Vec::new();
    let game = Tourney::setup(&Options::of(3), Seed(3), &mut events);
    let shuffled = events.iter().find(|event| matches!(event, Event::Shuffled { .. })).expect("the pile was made");
    assert!(matches!(shuffled, Event::Shuffled { count: 85 | 86, order } if order.len() >= 85));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        let seen = Tourney::witnessed(shuffled, viewer).expect("all see that it was made");
        assert!(matches!(seen, Event::Shuffled { order, .. } if order.is_empty()), "T10");
    }
    assert_eq!(usize::from(game.view(Viewer::Public).draw_pile), game.pile().len());
}

#[test]
fn t3_dealt_cards_are_seen_by_their_owner_alone() {
    let mut events = Vec::new();
    Tourney::setup(&Options::of(5), Seed(3), &mut events);
    let dealt: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Dealt { .. })).collect();
    assert_eq!(dealt.len(), 5);
    for event in dealt {
        assert!(matches!(event, Event::Dealt { count: 8, hand, .. } if hand.len() == 8), "T3: eight cards each");
        let seen = Tourney::witnessed(event, Viewer::Public);
        assert!(matches!(seen, Some(Event::Dealt { count: 8, hand, .. }) if hand.is_empty()));
    }
}

/// Another deal of what a seat cannot know changes neither what it sees happen nor its view, whatever it does.
#[test]
fn what_a_seat_cannot_know_changes_nothing_it_sees() {
    let mut compared = 0;
    for seed in 0..40 {
        let options = Options { name_after_drawing: seed % 2 == 1, ..Options::of(2 + (seed % 4) as u8) };
        let mut rng = Rng::new(Seed(seed + 1000));
        let mut game = Tourney::setup(&options, Seed(seed), &mut Nobody);
        while !game.is_over() {
            let step = suite::random_step(&game, &mut rng);
            let viewer = Viewer::Seat(step.seat);
            let mut other = Tourney::sample(&game.view(viewer), &mut rng);
            let (mut events, mut others) = (Vec::new(), Vec::new());
            game.resolve(step.seat, step.action, &mut events);
            other.resolve(step.seat, step.action, &mut others);
            if !events.iter().chain(&others).any(|event| comes_to_light(event, step.seat)) {
                let seen = |events: &[Event]| -> Vec<Event> {
                    events.iter().filter_map(|event| Tourney::witnessed(event, viewer)).collect()
                };
                // The other answers to an action card may still be out in the other deal: then it has not happened yet.
                if matches!(other.phase(), Phase::Reaction { .. }) == matches!(game.phase(), Phase::Reaction { .. }) {
                    assert_eq!(seen(&events), seen(&others), "{:?} {}", step.seat, step.action);
                    assert_eq!(game.view(viewer), other.view(viewer), "{:?} {}", step.seat, step.action);
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 3000, "{compared}");
}

/// Does the event show this seat something it could not know before?
fn comes_to_light(event: &Event, seat: Seat) -> bool {
    match event {
        Event::Drew { seat: who, .. } => *who == seat,
        Event::HandShown { .. } | Event::KnockedDown { .. } | Event::Cancelled { .. } => true,
        _ => false,
    }
}
