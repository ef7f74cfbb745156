//! What must hold for every game: the generic suite. A game's test file runs it over its option sets and seatings.
#![allow(dead_code)] // every test binary uses its own part

use std::fmt::Debug;

use quintain::kernel::{Game, Nobody, Record, Rng, Seat, Seed, Step, Table, Viewer, code, fingerprint};

/// A game longer than this does not end.
const TOO_LONG: usize = 20_000;

/// Plays a whole random game and holds it to the contract at every step. `invariant` is the game's own: every card is
/// somewhere, once.
pub fn play_and_check<G: Game>(options: &G::Options, seed: Seed, invariant: impl Fn(&G))
where
    <G::Action as std::str::FromStr>::Err: Debug,
{
    let mut rng = Rng::new(Seed(seed.0 ^ 0x5eed));
    let mut table = Table::<G>::new(options.clone(), seed).expect("the options are within the rules");
    let mut elsewhere: Vec<G::Action> = Vec::new();
    while !table.game().is_over() {
        let game = table.game();
        invariant(game);
        check_agrees_with_legal(game, &elsewhere);
        if rng.below(8) == 0 {
            samples_keep_the_view(game, &mut rng);
            simultaneous_choices_commute(game, &mut rng);
        }
        let step = random_step(game, &mut rng);
        remember(&mut elsewhere, step.action, &mut rng);
        let notation = step.action.to_string();
        let read = notation.parse::<G::Action>().unwrap_or_else(|e| panic!("{notation:?} cannot be read: {e:?}"));
        assert_eq!(read, step.action, "{notation:?} reads as another action");
        let before = fingerprint(table.game());
        refused_actions_change_nothing(&mut table, &elsewhere);
        assert_eq!(fingerprint(table.game()), before);
        table.act(step.seat, step.action).expect("a legal action is accepted");
        assert!(table.record().steps.len() < TOO_LONG, "the game does not end");
    }
    invariant(table.game());
    samples_keep_the_view(table.game(), &mut rng);
    let standings = table.game().standings();
    assert!(!standings.winners().is_empty(), "somebody wins: {standings:?}");
    assert_eq!(standings.0.len(), G::seats(options), "every seat has a place");
    record_is_the_game(&table);
}

/// The step a random player takes.
pub fn random_step<G: Game>(game: &G, rng: &mut Rng) -> Step<G::Action> {
    let asked: Vec<Seat> = game.waiting_for().iter().collect();
    let seat = *rng.pick(&asked).expect("somebody is asked");
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let action = *rng.pick(&legal).unwrap_or_else(|| panic!("{seat:?} is asked but may do nothing: {game:?}"));
    Step { seat, action }
}

/// A whole random game, unchecked; returns its record.
pub fn random_record<G: Game>(options: &G::Options, seed: Seed) -> Record<G> {
    let mut rng = Rng::new(Seed(seed.0 ^ 0x5eed));
    let mut record = Record::<G>::new(options.clone(), seed).expect("the options are within the rules");
    let mut game = G::setup(options, seed, &mut Nobody);
    while !game.is_over() {
        let step = random_step(&game, &mut rng);
        game.resolve(step.seat, step.action, &mut Nobody);
        record.steps.push(step);
    }
    record
}

/// Keeps a handful of actions of earlier moments: most are illegal at any other.
fn remember<A: PartialEq>(elsewhere: &mut Vec<A>, action: A, rng: &mut Rng) {
    if elsewhere.contains(&action) {
        return;
    }
    if elsewhere.len() < 64 {
        elsewhere.push(action);
    } else {
        elsewhere[rng.below(64) as usize] = action;
    }
}

fn check_agrees_with_legal<G: Game>(game: &G, elsewhere: &[G::Action]) {
    let mut legal = Vec::new();
    for seat in Seat::all(G::seats(game.options())) {
        game.legal_actions(seat, &mut legal);
        assert_eq!(legal.is_empty(), !game.waiting_for().contains(seat), "{seat:?} in {game:?}");
        for &action in &legal {
            assert_eq!(game.check(seat, action), Ok(()), "{seat:?} {action}");
        }
        for (place, action) in legal.iter().enumerate() {
            assert!(!legal[..place].contains(action), "{action} is offered twice");
        }
        for &action in elsewhere {
            assert_eq!(game.check(seat, action).is_ok(), legal.contains(&action), "{seat:?} {action} in {game:?}");
        }
    }
}

fn refused_actions_change_nothing<G: Game>(table: &mut Table<G>, elsewhere: &[G::Action]) {
    let steps = table.record().steps.len();
    for seat in Seat::all(G::seats(table.game().options())) {
        for &action in elsewhere.iter().take(8) {
            if table.game().check(seat, action).is_err() {
                assert!(table.act(seat, action).is_err());
            }
        }
    }
    assert_eq!(table.record().steps.len(), steps);
}

/// `view(sample(view)) == view`, with the same choices, for every viewer.
pub fn samples_keep_the_view<G: Game>(game: &G, rng: &mut Rng) {
    let seats = Seat::all(G::seats(game.options())).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Public]) {
        let view = game.view(viewer);
        let sampled = G::sample(&view, rng);
        assert_eq!(sampled.view(viewer), view, "a sample must keep the view of {viewer:?}");
        // Who else has already made a simultaneous choice is not in the view, so a sample may ask them once more.
        assert!(game.waiting_for().iter().all(|seat| sampled.waiting_for().contains(seat)));
        assert_eq!(sampled.is_over(), game.is_over());
        if let Viewer::Seat(seat) = viewer {
            let (mut mine, mut theirs) = (Vec::new(), Vec::new());
            game.legal_actions(seat, &mut mine);
            sampled.legal_actions(seat, &mut theirs);
            assert_eq!(mine, theirs, "a sample must keep the choices of {seat:?}");
        }
        let text = serde_json::to_string(&view).expect("a view is plain data");
        let read: G::View = serde_json::from_str(&text).expect("a view can be read back");
        assert_eq!(read, view, "a view survives the way to the worker");
    }
}

/// When several seats are asked at once, the order of entry does not matter, and nobody sees another's pending choice.
fn simultaneous_choices_commute<G: Game>(game: &G, rng: &mut Rng) {
    let asked: Vec<Seat> = game.waiting_for().iter().collect();
    if asked.len() < 2 {
        return;
    }
    let mut legal = Vec::new();
    let steps: Vec<Step<G::Action>> = asked
        .iter()
        .map(|&seat| {
            game.legal_actions(seat, &mut legal);
            Step { seat, action: *rng.pick(&legal).expect("asked seats have a choice") }
        })
        .collect();
    let play = |order: &mut dyn Iterator<Item = &Step<G::Action>>| {
        let mut played = game.clone();
        order.for_each(|step| played.resolve(step.seat, step.action, &mut Nobody));
        fingerprint(&played)
    };
    assert_eq!(play(&mut steps.iter()), play(&mut steps.iter().rev()), "simultaneous choices commute");

    let mut after = game.clone();
    after.resolve(steps[0].seat, steps[0].action, &mut Nobody);
    if after.waiting_for().contains(steps[1].seat) {
        let viewer = Viewer::Seat(steps[1].seat);
        assert_eq!(after.view(viewer), game.view(viewer), "a pending choice is nobody else's business");
    }
}

/// Replay equals live play; binary, link text and JSON give the same record back; a cut or altered one is refused.
pub fn record_is_the_game<G: Game>(table: &Table<G>) {
    let record = table.record();
    let mut events = Vec::new();
    let replayed = record.replay(&mut events).expect("a played game replays");
    assert_eq!(fingerprint(&replayed), fingerprint(table.game()));
    let seen_again: Vec<_> = events.iter().filter_map(|event| G::witnessed(event, Viewer::Public)).collect();
    assert_eq!(seen_again, table.log(Viewer::Public));

    let bytes = code::encode(record);
    assert_eq!(code::decode::<G>(&bytes).as_ref(), Ok(record));
    assert_eq!(code::from_text(&code::to_text(&bytes)).as_ref(), Ok(&bytes));
    assert!(code::decode::<G>(&bytes[..bytes.len() - 1]).is_err());
    assert_eq!(Record::<G>::from_json(&record.to_json()).as_ref(), Ok(record));
}

/// How many ways there are to play `depth` decisions. When several are asked, the lowest seat goes first.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let Some(seat) = game.waiting_for().first() else { return 1 };
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .iter()
        .map(|&action| {
            let mut next = game.clone();
            next.resolve(seat, action, &mut Nobody);
            perft(&next, depth - 1)
        })
        .sum()
}
