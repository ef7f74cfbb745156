//! The bots' machinery, on a small game: levels in their order, honest and reproducible choices, slices, messages.

mod suite;
mod toy;

use quintain::bots::bot::{ActionOf, ViewOf};
use quintain::bots::{Bot, Level, Mind, Persona, Search};
use quintain::kernel::{Game, Nobody, Rng, Seat, Seed, Viewer};
use quintain::locales::Language;
use quintain::locales::why::{Spoken, Voice, WhyTexts};
use quintain::protocol::{Ask, Budget, Request, Trouble, begin_with};
use toy::{Bid, Bids, BidsMind, Options};

/// Who sits at a seat in a test match: `None` plays at random.
type Player = Option<Level>;

fn choice(game: &Bids, seat: Seat, player: Player, seed: u64, rng: &mut Rng) -> Bid {
    match player {
        Some(level) => {
            let bot = Bot::<BidsMind>::new(level, Persona::Ysolde, Seed(seed));
            bot.decide(&game.view(Viewer::Seat(seat)), seat, &mut || false)
        }
        None => {
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            *rng.pick(&legal).expect("there is a choice")
        }
    }
}

/// Plays `games` games with `hero` at each seat in turn; returns its share of the wins in per cent.
fn share(hero: Player, others: Player, games: u64) -> f32 {
    let mut wins = 0.0;
    for number in 0..games {
        let mut rng = Rng::new(Seed(number ^ 77));
        let place = Seat((number % 3) as u8);
        let mut game = Bids::setup(&Options { seats: 3 }, Seed(number / 3), &mut Nobody);
        while let Some(seat) = game.waiting_for().first() {
            let player = if seat == place { hero } else { others };
            let action = choice(&game, seat, player, number, &mut rng);
            game.resolve(seat, action, &mut Nobody);
        }
        let winners = game.standings().winners();
        if winners.contains(place) {
            wins += 1.0 / winners.len() as f32;
        }
    }
    100.0 * wins / games as f32
}

#[test]
fn the_toy_keeps_the_contract() {
    for seed in 0..40 {
        for seats in 2..=5 {
            suite::play_and_check::<Bids>(&Options { seats }, Seed(seed), |_| {});
        }
    }
}

#[test]
fn the_levels_are_in_order() {
    let squire = share(Some(Level::Squire), None, 600);
    let page = share(Some(Level::Page), None, 600);
    let knight = share(Some(Level::Knight), Some(Level::Squire), 150);
    assert!(squire > 48.0, "Squire against two random players: {squire} %");
    assert!(page > 36.0 && page < squire, "Page against two random players: {page} %");
    assert!(knight > 40.0, "Knight against two Squires: {knight} %");
}

/// Visits every decision of a few games and shows it to `look`.
fn at_every_decision(mut look: impl FnMut(&Bids, Seat)) {
    for number in 0..6 {
        let mut rng = Rng::new(Seed(number));
        let mut game = Bids::setup(&Options { seats: 4 }, Seed(number), &mut Nobody);
        while !game.is_over() {
            game.waiting_for().iter().for_each(|seat| look(&game, seat));
            let step = suite::random_step(&game, &mut rng);
            game.resolve(step.seat, step.action, &mut Nobody);
        }
    }
}

#[test]
fn what_is_hidden_changes_no_choice() {
    let mut rng = Rng::new(Seed(5));
    at_every_decision(|game, seat| {
        let view = game.view(Viewer::Seat(seat));
        let other = Bids::sample(&view, &mut rng);
        for level in Level::ALL {
            let mut bot = Bot::<BidsMind>::new(level, Persona::Ysolde, Seed(9));
            bot.simulations = 100;
            let here = bot.decide(&view, seat, &mut || false);
            let there = bot.decide(&other.view(Viewer::Seat(seat)), seat, &mut || false);
            assert_eq!(here, there, "{level:?} in {game:?}");
        }
    });
}

#[test]
fn slices_lead_to_the_same_choice() {
    at_every_decision(|game, seat| {
        let view = game.view(Viewer::Seat(seat));
        let bot = Bot::<BidsMind>::new(Level::Knight, Persona::Gareth, Seed(3));
        let whole = bot.explain(&view, seat, &mut || false);
        let mut thought = bot.begin(&view, seat, true).expect("the seat is asked");
        while !thought.run(64, &mut || false) {}
        assert_eq!(thought.advice(), whole);
    });
}

#[test]
fn an_explanation_keeps_the_choice() {
    at_every_decision(|game, seat| {
        let view = game.view(Viewer::Seat(seat));
        for level in Level::ALL {
            let bot = Bot::<BidsMind>::new(level, Persona::Morgan, Seed(4));
            let advice = bot.explain(&view, seat, &mut || false);
            assert_eq!(advice.action, bot.decide(&view, seat, &mut || false));
            assert_eq!(advice.candidates[0].action, advice.action);
            assert!(advice.candidates.iter().all(|candidate| (0.0..=1.0).contains(&candidate.outlook.chance)));
            assert!(advice.candidates.iter().all(|candidate| !candidate.reasons.is_empty()));
        }
    });
}

#[test]
fn a_stopped_search_still_answers() {
    let game = Bids::setup(&Options { seats: 4 }, Seed(1), &mut Nobody);
    let bot = Bot::<BidsMind>::new(Level::Knight, Persona::Ysolde, Seed(1));
    let mut looks = 0;
    let mut stop_at_once = || {
        looks += 1;
        looks > 2
    };
    let action = bot.decide(&game.view(Viewer::Seat(Seat(2))), Seat(2), &mut stop_at_once);
    assert_eq!(game.check(Seat(2), action), Ok(()));
    assert_eq!(looks, 3);
}

#[test]
fn a_search_visits_every_choice_it_was_given() {
    let game = Bids::setup(&Options { seats: 3 }, Seed(8), &mut Nobody);
    let view = game.view(Viewer::Seat(Seat(0)));
    let mut search = Search::new(BidsMind::new(&BidsMind::plain()), view, Seat(0), Rng::new(Seed(0)));
    search.run(400);
    let advice = search.advice(&search.ranking());
    assert_eq!(advice.candidates.len(), 4);
    assert_eq!(advice.candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 400);
    assert!(advice.candidates.iter().all(|candidate| candidate.visits > 0));
}

impl Spoken for BidsMind {
    fn act(_: &WhyTexts, _: &ViewOf<Self>, action: ActionOf<Self>, _: &Voice) -> String {
        format!("bid {action}")
    }

    fn reason(_: &WhyTexts, _: &ViewOf<Self>, reason: u8, _: &Voice) -> String {
        format!("for {reason}")
    }

    fn expects(_: &WhyTexts, points: i32) -> String {
        points.to_string()
    }
}

fn request(game: &Bids, seat: Seat) -> Request {
    Request {
        id: 7,
        game: Bids::NAME.to_owned(),
        seat,
        view: serde_json::to_string(&game.view(Viewer::Seat(seat))).expect("a view is plain data"),
        level: Level::Knight,
        persona: Persona::Bors,
        seed: Seed(2),
        budget: Budget { simulations: Some(80), millis: None },
        ask: Ask::Advice(Voice { language: Language::En, names: Vec::new() }),
    }
}

#[test]
fn messages_keep_their_meaning() {
    let game = Bids::setup(&Options { seats: 3 }, Seed(8), &mut Nobody);
    let request = request(&game, Seat(1));
    let text = serde_json::to_string(&request).expect("a request is plain data");
    assert_eq!(serde_json::from_str::<Request>(&text).expect("it reads back"), request);
    let mut thinking = begin_with::<BidsMind>(&request).expect("the request is sound");
    assert!(thinking.run(u32::MAX, &mut || false));
    let decision = thinking.decision();
    let action = decision.action.parse().expect("it is of this game");
    assert_eq!(game.check(Seat(1), action), Ok(()));
    assert_eq!(decision.advice[0].action, decision.action);
    assert!(decision.advice.iter().all(|told| told.what.starts_with("bid ") && !told.outcome.is_empty()));
}

#[test]
fn a_wrong_message_is_refused() {
    let game = Bids::setup(&Options { seats: 3 }, Seed(8), &mut Nobody);
    let mut broken = request(&game, Seat(1));
    broken.view.truncate(20);
    assert_eq!(begin_with::<BidsMind>(&broken).err(), Some(Trouble::BadView));
    let mut done = request(&game, Seat(1));
    let mut after = game.clone();
    let mut legal = Vec::new();
    game.legal_actions(Seat(1), &mut legal);
    after.resolve(Seat(1), legal[0], &mut Nobody);
    done.view = request_view(&after, Seat(1));
    assert_eq!(begin_with::<BidsMind>(&done).err(), Some(Trouble::NotAsked));
}

fn request_view(game: &Bids, seat: Seat) -> String {
    request(game, seat).view
}
