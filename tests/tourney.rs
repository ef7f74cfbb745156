//! The Tourney held to what must hold for every game, over all seatings and options.

#[path = "tourney/notation.rs"]
mod notation;
mod suite;

use quintain::games::tourney::{Action, Card, Colour, Hand, Illegal, Options, Tokens, Tourney};
use quintain::kernel::{Game, Nobody, Rng, Rule, Seat, SeatSet, Seed, Viewer};

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

/// How often each option set is played: `QUINTAIN_LONG=100` plays a hundred times as many.
fn games() -> u64 {
    12 * std::env::var("QUINTAIN_LONG").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

#[test]
fn random_games_keep_every_rule_of_the_contract() {
    for (set, options) in option_sets().iter().enumerate() {
        for game in 0..games() {
            suite::play_and_check::<Tourney>(options, Seed(set as u64 * 100_000 + game), invariant);
        }
    }
}

/// Ways to play four decisions, from the deal and from the middle of a game.
#[test]
fn counts_of_ways_to_play_are_pinned() {
    let count = |seats: u8, seed: u64, steps: usize| {
        let mut rng = Rng::new(Seed(seed));
        let mut game = Tourney::setup(&Options::of(seats), Seed(seed), &mut Nobody);
        for _ in 0..steps {
            let step = suite::random_step(&game, &mut rng);
            game.resolve(step.seat, step.action, &mut Nobody);
        }
        suite::perft(&game, 4)
    };
    let counts = |seed, steps| [2, 3, 4, 5].map(|seats| count(seats, seed, steps));
    assert_eq!(counts(7, 0), [110, 144, 215, 205]);
    assert_eq!(counts(8, 0), [69, 69, 75, 133]);
    assert_eq!(counts(9, 12), [29, 70, 102, 229]);
    assert_eq!(counts(10, 30), [4, 11, 78, 9]);
}

#[test]
fn t1_there_are_110_cards() {
    let of = |colour| Card::ALL.into_iter().filter(move |card| card.colour() == Some(colour));
    for colour in Colour::ALL {
        assert_eq!(of(colour).map(|card| u32::from(card.copies())).sum::<u32>(), 14, "T1: {colour}");
    }
    let printed = |colour| of(colour).map(|card| (card.value(), card.copies())).collect::<Vec<_>>();
    assert_eq!(printed(Colour::Purple), [(3, 4), (4, 4), (5, 4), (7, 2)]);
    assert_eq!(printed(Colour::Red), [(3, 6), (4, 6), (5, 2)]);
    assert_eq!(printed(Colour::Blue), [(2, 4), (3, 4), (4, 4), (5, 2)]);
    assert_eq!(printed(Colour::Yellow), [(2, 4), (3, 8), (4, 2)]);
    assert_eq!(printed(Colour::Green), [(1, 14)]);
    let supporters: Vec<(u8, u8)> =
        Card::ALL.into_iter().filter(|card| card.is_supporter()).map(|card| (card.value(), card.copies())).collect();
    assert_eq!(supporters, [(2, 8), (3, 8), (6, 4)]);
    let deeds: Vec<Card> = Card::ALL.into_iter().filter(|card| card.is_deed()).collect();
    assert_eq!(deeds.len(), 17, "T1: 17 kinds of action card");
    assert_eq!(deeds.iter().map(|card| card.copies()).sum::<u8>(), 20);
    assert_eq!((Card::KnockDown.copies(), Card::Riposte.copies()), (2, 3));
    assert_eq!(Hand::deck().len(), 110);
}

#[test]
fn t2_a_player_holds_at_most_one_token_of_each_colour() {
    let tokens = Tokens::NONE.with(Colour::Red).with(Colour::Red);
    assert_eq!(tokens.len(), 1, "T2");
    assert_eq!(tokens.missing().count(), 4);
    assert!(tokens.without(Colour::Red).is_empty());
}

#[test]
fn t3_two_to_five_play_and_the_dealer_sits_at_the_table() {
    for (seats, dealer, refusal) in [
        (1, None, Some(Illegal::Seats)),
        (2, None, None),
        (5, Some(4), None),
        (6, None, Some(Illegal::Seats)),
        (0, Some(0), Some(Illegal::Seats)),
        (3, Some(3), Some(Illegal::Dealer)),
    ] {
        let options = Options { dealer: dealer.map(Seat), ..Options::of(seats) };
        assert_eq!(Tourney::check_options(&options).err(), refusal, "T3: {options:?}");
        assert!(refusal.is_none_or(|illegal| illegal.rule() == "T3"));
    }
}

#[test]
fn t3_the_player_to_the_dealers_left_starts_and_the_dealer_does_not_change_the_deal() {
    for dealer in Seat::all(4) {
        let options = Options { dealer: Some(dealer), ..Options::of(4) };
        let game = Tourney::setup(&options, Seed(11), &mut Nobody);
        assert_eq!(game.turn(), dealer.left(1, 4), "T3");
        assert_eq!(game.hand(game.turn()), Tourney::setup(&Options::of(4), Seed(11), &mut Nobody).hand(first(11)));
    }
    let starters: SeatSet = (0..40).map(first).collect();
    assert_eq!(starters, SeatSet::all(4), "T3: a random dealer");
}

/// Who starts the game of this seed with a random dealer.
fn first(seed: u64) -> Seat {
    Tourney::setup(&Options::of(4), Seed(seed), &mut Nobody).turn()
}

#[test]
fn t4_the_goal_depends_on_the_players() {
    assert_eq!([2, 3, 4, 5].map(|seats| Options::of(seats).goal()), [5, 5, 4, 4]);
}

#[test]
fn the_notation_refuses_what_is_no_action() {
    let nonsense = [
        "",
        " ",
        "b6",
        "b",
        "name",
        "name black",
        "riposte",
        "riposte x",
        "riposte 1 2",
        "dodge 1",
        "outwit 0 1",
        "outwit a 1 0",
        "keep",
        "keep -1",
        "return",
        "take mauve",
        "end now",
        "pass 1",
        "shield 1",
        "knock 256",
        "unhorse",
    ];
    for text in nonsense {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

/// Why a card in hand cannot be played at all now, whatever its targets.
#[test]
fn a_card_that_cannot_be_played_says_by_which_rule() {
    let game = notation::position(
        "blue | * b3 m6 / b4 r3 m6 unhorse change break riposte dodge retreat knock outwit disgrace adapt lancelot \
         | b5 +shield / - | out / -",
    );
    for (card, rule) in [
        (Card::Blue4, None),
        (Card::Red3, Some("T11")),
        (Card::Maiden6, Some("T15")),
        (Card::Unhorse, Some("T22")),
        (Card::ChangeWeapon, None),
        (Card::BreakLance, Some("T36")),
        (Card::Riposte, Some("T36")),
        (Card::Dodge, Some("T36")),
        (Card::Retreat, None),
        (Card::KnockDown, Some("T29")),
        (Card::Outwit, None),
        (Card::Disgrace, None),
        (Card::Adapt, Some("T21")),
        (Card::Lancelot, Some("T38")),
    ] {
        assert_eq!(game.refusal(Seat(0), card).map(|illegal| illegal.rule()), rule, "{card}");
    }
    assert_eq!(game.refusal(Seat(1), Card::Lancelot).map(|illegal| illegal.rule()), Some("T38"));
    assert_eq!(game.refusal(Seat(1), Card::Blue4).map(|illegal| illegal.rule()), Some("T9"));
}

/// What a screen shows before a choice is confirmed.
#[test]
fn t14_totals_after_a_choice_are_foretold() {
    let game = notation::position("blue | * b3 b2 / b4 riposte drop charge outwit knock | b5 s3 / r3 | b4 / -");
    let view = game.view(Viewer::Seat(Seat(0)));
    for (action, totals) in [
        ("b4", Some([9, 8, 4])),
        ("riposte 1", Some([8, 5, 4])),
        ("riposte 2", None),
        ("drop", Some([2, 2, 1])),
        ("charge", Some([3, 8, 4])),
        ("outwit 1 1 0", Some([8, 5, 4])),
        ("knock 1", Some([5, 8, 4])),
        ("withdraw", Some([0, 8, 4])),
        ("end", None),
    ] {
        let found = view.totals_after(&[action.parse().expect("an action")]);
        assert_eq!(found.map(|totals| [0, 1, 2].map(|seat| totals[Seat(seat)])), totals, "{action}");
    }
}

/// Several cards are foretold one after the other, and a card that could only be played without them is refused.
#[test]
fn t15_staged_cards_are_foretold_together() {
    let game = notation::position("blue | * b3 / b4 m6 m6 | b5 / r3 | b4 / -");
    let view = game.view(Viewer::Seat(Seat(0)));
    let play = |card| Action::Play(card);
    let totals = view.totals_after(&[play(Card::Blue4), play(Card::Maiden6)]);
    assert_eq!(totals.map(|totals| totals[Seat(0)]), Some(13));
    assert_eq!(view.refusal(&[], Card::Maiden6), None);
    let staged = [play(Card::Maiden6)];
    assert_eq!(view.refusal(&staged, Card::Maiden6).map(|illegal| illegal.rule()), Some("T15"));
    assert_eq!(view.totals_after(&[play(Card::Maiden6), play(Card::Maiden6)]), None);
    let stunned = notation::position("blue | * b3 +stunned / b4 s3 | b5 / r3 | b4 / -").view(Viewer::Seat(Seat(0)));
    assert_eq!(stunned.refusal(&[play(Card::Blue4)], Card::Squire3).map(|illegal| illegal.rule()), Some("T37"));
}

/// What everybody sees while an action card waits to be answered: the totals if it stands.
#[test]
fn t38_totals_are_foretold_while_an_action_card_waits() {
    let mut game = notation::position("blue | * b3 b2 / riposte lancelot | b5 s3 / r3 | b4 / -");
    game.resolve(Seat(0), "riposte 1".parse().expect("an action"), &mut Nobody);
    let foretold = |viewer| game.view(viewer).totals_after(&[]).map(|totals| [0, 1, 2].map(|seat| totals[Seat(seat)]));
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
        assert_eq!(foretold(viewer), Some([8, 5, 4]));
    }
}

/// A card of the hand is refused exactly when no legal action plays it.
#[test]
fn a_reason_is_given_for_every_card_that_cannot_be_played() {
    for seed in 0..30 {
        let mut rng = Rng::new(Seed(seed));
        let mut game = Tourney::setup(&Options::of(3), Seed(seed), &mut Nobody);
        let mut legal = Vec::new();
        while let Some(seat) = game.waiting_for().first() {
            game.legal_actions(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            for card in view.hand().kinds() {
                let playable = legal.iter().any(|action| action.card() == Some(card));
                assert_eq!(view.refusal(&[], card).is_none(), playable, "{card} in {:?}", view.phase);
            }
            game.resolve(seat, *rng.pick(&legal).expect("asked seats have a choice"), &mut Nobody);
        }
    }
}
