//! The bots at the real games: every kind of decision, through the messages that the page and the worker exchange.

use quintain::bots::academy::AcademyMind;
use quintain::bots::blazons::BlazonsMind;
use quintain::bots::bot::{ActionOf, ViewOf};
use quintain::bots::onlooker::worlds;
use quintain::bots::tourney::TourneyMind;
use quintain::bots::{Bot, Level, Mind, Persona};
use quintain::games::academy::{Academy, Variants};
use quintain::games::{academy, blazons, tourney};
use quintain::kernel::{Game, Nobody, Rng, Seat, Seed, Viewer};
use quintain::locales::Language;
use quintain::locales::why::Voice;
use quintain::play::Playable;
use quintain::protocol::{Ask, Budget, Decision, Reply, Request, Trouble, answer};

fn voice(seats: usize) -> Voice {
    Voice { language: Language::Fr, names: (0..seats).map(|seat| format!("Player {seat}")).collect() }
}

fn request<G: Game>(game: &G, seat: Seat, level: Level, explain: bool) -> Request {
    let ask = if explain { Ask::Advice(voice(G::seats(game.options()))) } else { Ask::Move };
    Request {
        id: 1,
        game: G::NAME.to_owned(),
        seat,
        view: serde_json::to_string(&game.view(Viewer::Seat(seat))).expect("a view is plain data"),
        level,
        persona: Persona::ALL[seat.index()],
        seed: Seed(11),
        budget: Budget { simulations: Some(24), millis: None },
        ask,
    }
}

fn ask(request: &Request) -> Reply {
    serde_json::from_str(&answer(&request.to_message(), &mut |_| false)).expect("a reply can be read")
}

fn action_of<M: Mind>(text: &str) -> ActionOf<M> {
    text.parse().ok().expect("the reply is of this game")
}

/// Plays a game by messages alone, levels mixed; every choice is legal, explained by sound numbers, and stands when
/// everything hidden is dealt anew.
fn play_by_messages<M: Mind>(options: &<M::Game as Game>::Options, seed: Seed) {
    let mut rng = Rng::new(seed);
    let mut game = M::Game::setup(options, seed, &mut Nobody);
    let mut turn = 0;
    while let Some(seat) = game.waiting_for().first() {
        let level = Level::ALL[(seat.index() + turn / 7) % 3];
        let request = request(&game, seat, level, turn % 5 == 0);
        let decision = ask(&request).answer.expect("the seat owes a decision");
        let action = action_of::<M>(&decision.action);
        assert_eq!(game.check(seat, action), Ok(()), "{level:?} in {game:?}");
        assert_eq!(decision.advice.is_empty(), turn % 5 != 0);
        if let Some(first) = decision.advice.first() {
            assert_eq!(first.action, decision.action);
        }
        for told in &decision.advice {
            assert!(
                !told.what.is_empty() && !told.reasons.is_empty(),
                "{told:?} in {:?}",
                game.view(Viewer::Seat(seat))
            );
            assert!(!told.reasons.iter().any(String::is_empty), "{told:?}");
        }
        if turn % 4 == 0 {
            let other = M::Game::sample(&game.view(Viewer::Seat(seat)), &mut rng);
            let mut again = request.clone();
            again.view = serde_json::to_string(&other.view(Viewer::Seat(seat))).expect("a view is plain data");
            let again = ask(&again).answer.expect("the seat owes a decision");
            assert_eq!(again.action, decision.action, "a choice depends on what is hidden");
        }
        game.resolve(seat, action, &mut Nobody);
        turn += 1;
    }
}

#[test]
fn the_academy_is_played_in_every_seating_and_variant() {
    for (number, seating) in academy::Seating::ALL.into_iter().enumerate() {
        let all = Variants { knights: true, bet: true, codex: true, scrolls: true, glory: true, alms: true };
        for variants in [Variants::default(), all] {
            let advanced = variants.bet;
            let options = academy::Options { seating, advanced, variants, ..academy::Options::default() };
            play_by_messages::<AcademyMind>(&options, Seed(number as u64));
        }
    }
}

#[test]
fn the_blazons_are_played_by_every_number_and_variant() {
    for seats in 3..=7 {
        let mut options = blazons::Options::new(seats);
        options.helping = seats % 2 == 0;
        options.curious = seats > 4;
        options.consulting = seats == 5 || seats == 6;
        options.active_monk = seats != 3;
        play_by_messages::<BlazonsMind>(&options, Seed(seats as u64));
    }
}

#[test]
fn unknown_games_and_rubbish_are_refused() {
    let game = Academy::setup(&academy::Options::default(), Seed(1), &mut Nobody);
    let mut chess = request(&game, Seat(0), Level::Knight, false);
    chess.game = "chess".to_owned();
    assert_eq!(ask(&chess).answer, Err(Trouble::UnknownGame));
    let mut blazons = request(&game, Seat(0), Level::Knight, false);
    blazons.game = "blazons".to_owned();
    assert_eq!(ask(&blazons).answer, Err(Trouble::BadView));
    let reply: Reply = serde_json::from_str(&answer("knock, knock", &mut |_| false)).expect("a reply can be read");
    assert_eq!(reply.answer, Err(Trouble::Unreadable));
    let altered = request(&game, Seat(0), Level::Knight, false).to_message().replacen("\"seat\":0", "\"seat\":1", 1);
    let reply: Reply = serde_json::from_str(&answer(&altered, &mut |_| false)).expect("a reply can be read");
    assert_eq!(reply.answer, Err(Trouble::Unreadable), "damaged on the way");
}

/// Time runs out by the clock of whoever asks: the answer is then what was thought so far.
#[test]
fn a_budget_of_time_ends_the_thinking() {
    let game = Academy::setup(&academy::Options::default(), Seed(1), &mut Nobody);
    let mut patient = request(&game, Seat(0), Level::Knight, true);
    patient.budget = Budget { simulations: Some(1_000_000), millis: Some(5) };
    let text = patient.to_message();
    let mut looks = 0;
    let reply = answer(&text, &mut |millis| {
        assert_eq!(millis, Some(5));
        looks += 1;
        looks > 3
    });
    let reply: Reply = serde_json::from_str(&reply).expect("a reply can be read");
    let decision = reply.answer.expect("the seat owes a decision");
    assert!(!decision.advice.is_empty());
    assert_eq!(looks, 4);
}

/// Personas bend the numbers, within the range that tuning allows, and only a little.
fn tempers_stay_in_range<M: Mind>() {
    for persona in Persona::ALL {
        let mut weights = M::plain();
        M::bend(persona.temper(), &mut weights);
        let changed = weights.iter().zip(M::WEIGHTS).filter(|(now, weight)| **now != weight.value).count();
        assert_eq!(changed == 0, persona == Persona::Ysolde, "{persona:?}");
        for (now, weight) in weights.iter().zip(M::WEIGHTS) {
            let (low, high) = weight.range;
            assert!((low..=high).contains(now), "{persona:?} bends {} to {now}", weight.name);
        }
    }
}

#[test]
fn personas_differ_but_stay_sound() {
    tempers_stay_in_range::<AcademyMind>();
    tempers_stay_in_range::<BlazonsMind>();
}

#[test]
fn a_squire_beats_random_players_at_the_academy() {
    let options: academy::Options = "4".parse().expect("options can be read");
    let mut wins = 0;
    for number in 0..20 {
        let mut rng = Rng::new(Seed(number));
        let mut game = Academy::setup(&options, Seed(number), &mut Nobody);
        let bot = Bot::<AcademyMind>::new(Level::Squire, Persona::Ysolde, Seed(number));
        while let Some(seat) = game.waiting_for().first() {
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            let action = if seat == Seat(0) {
                bot.decide(&game.view(Viewer::Seat(seat)), seat, &mut || false)
            } else {
                *rng.pick(&legal).expect("there is a choice")
            };
            game.resolve(seat, action, &mut Nobody);
        }
        wins += usize::from(game.standings().winners().contains(Seat(0)));
    }
    assert!(wins >= 17, "{wins} of 20");
}

/// The question that a screen asks for `asker` about a move of another seat.
fn why<G: Game>(view: &G::View, game: &G, seat: Seat, action: G::Action) -> Request {
    Request {
        view: serde_json::to_string(view).expect("a view is plain data"),
        ask: Ask::Why { action: action.to_string(), voice: voice(G::seats(game.options())) },
        ..request(game, seat, Level::Knight, false)
    }
}

/// Whatever an explanation names beside the move could have been done instead in every position that it looked at.
fn names_what_was_open<M: Mind>(view: &ViewOf<M>, seat: Seat, action: ActionOf<M>, told: &Decision, seed: Seed) {
    assert_eq!(told.advice[0].action, action.to_string());
    let worlds = worlds::<M>(view, seat, action, &mut Rng::new(seed));
    assert!(!worlds.is_empty(), "the move was possible");
    for other in &told.advice {
        let named = action_of::<M>(&other.action);
        let open = worlds.iter().filter(|world| world.check(seat, named).is_ok()).count();
        assert_eq!(open, worlds.len(), "{} beside {action}", other.action);
    }
}

/// Bots play; at some of their open moves somebody else asks why. The question and the answer must be the same when
/// everything that the asker cannot know, the bot's hand first of all, was dealt otherwise.
fn why_is_asked<G: Playable>(options: &G::Options, asker: Viewer, seed: Seed) -> usize {
    let mut rng = Rng::new(seed);
    let mut game = G::setup(options, seed, &mut Nobody);
    let bot = Bot::<G::Mind>::new(Level::Squire, Persona::Ysolde, seed);
    let (mut turn, mut asked) = (0, 0);
    while let Some(seat) = game.waiting_for().first() {
        let action = bot.decide(&game.view(Viewer::Seat(seat)), seat, &mut || false);
        if !asker.is(seat) && G::is_open(action) && turn % 6 == 0 {
            let view = game.view(asker);
            let other = G::sample(&view, &mut rng);
            let question = why(&view, &game, seat, action);
            assert_eq!(question, why(&other.view(asker), &other, seat, action));
            let told = ask(&question).answer.expect("the move was possible");
            names_what_was_open::<G::Mind>(&view, seat, action, &told, question.seed);
            asked += 1;
        }
        game.resolve(seat, action, &mut Nobody);
        turn += 1;
    }
    asked
}

#[test]
fn why_tells_nothing_that_the_asker_does_not_know() {
    let asked = why_is_asked::<Academy>(&"3".parse().expect("options can be read"), Viewer::Seat(Seat(1)), Seed(3))
        + why_is_asked::<Academy>(&"4".parse().expect("options can be read"), Viewer::Public, Seed(4));
    assert!(asked > 8, "The Academy: {asked}");
    let options = tourney::Options::default();
    let asked = why_is_asked::<tourney::Tourney>(&options, Viewer::Seat(Seat(0)), Seed(5))
        + why_is_asked::<tourney::Tourney>(&options, Viewer::Public, Seed(6));
    assert!(asked > 8, "The Tourney: {asked}");
    let options = blazons::Options::new(4);
    let asked = why_is_asked::<blazons::Blazons>(&options, Viewer::Seat(Seat(2)), Seed(7))
        + why_is_asked::<blazons::Blazons>(&options, Viewer::Public, Seed(8));
    assert!(asked > 8, "The Blazons: {asked}");
}

#[test]
fn the_tourney_is_played_by_every_number() {
    for seats in 2..=5 {
        let options = tourney::Options::of(seats);
        play_by_messages::<TourneyMind>(&options, Seed(u64::from(seats)));
    }
}
