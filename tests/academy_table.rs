//! The Academy's table, drawn without a browser: the scene follows the game, every decision can be reached by pressing
//! what lies there, and what is read out agrees with the rules.

use quintain::games::academy::{Academy, Action, Event, Moment, Options, Squire, Track, View};
use quintain::kernel::{Game, Rng, Seat, Seed, Viewer};
use quintain::locales::Language;
use quintain::scene::academy::chronicle::chronicle;
use quintain::scene::academy::lanes::lanes;
use quintain::scene::academy::offers::offers;
use quintain::scene::academy::panel::panel;
use quintain::scene::academy::rail::rail;
use quintain::scene::academy::reckoning::reckoning;
use quintain::scene::academy::{Cast, Frame, Pick, Press, Scene, choice};
use quintain::scene::{Arms, PlayerCard, Tincture, Who};

const TABLES: [&str; 8] = [
    "3",
    "4,advanced",
    "5",
    "5,advanced,knights,bet,codex,scrolls,glory,alms",
    "karadoc",
    "karadoc,knights,bet,codex,scrolls,glory,alms",
    "lancelot",
    "lancelot,advanced,knights,bet,codex,scrolls,glory,alms",
];

fn players(options: &Options) -> Vec<PlayerCard> {
    let names = ["Anne", "Bruno", "Cécile", "Denis", "Eloi"];
    (0..options.seating.seats())
        .map(|seat| PlayerCard { name: names[seat].to_owned(), arms: Arms::of(Tincture::ALL[seat]), who: Who::Person })
        .collect()
}

/// Plays a random game and shows every step to `look`: the view before, the action, the events, the game after.
fn play(options: &str, seed: u64, mut look: impl FnMut(&Academy, Seat, Action, &[Event], &Academy)) {
    let options: Options = options.parse().unwrap();
    let mut game = Academy::setup(&options, Seed(seed), &mut Vec::new());
    let mut rng = Rng::new(Seed(seed));
    while let Some(seat) = game.waiting_for().first() {
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        let action = *rng.pick(&legal).expect("who is asked has a choice");
        let before = game;
        let mut events = Vec::new();
        game.resolve(seat, action, &mut events);
        look(&before, seat, action, &events, &game);
    }
}

#[test]
fn a_scene_told_to_its_end_is_the_table_that_follows() {
    for options in TABLES {
        play(options, 11, |before, _, action, events, after| {
            let seen: Vec<Event> =
                events.iter().filter_map(|event| Academy::witnessed(event, Viewer::Public)).collect();
            let (start, end) = (before.view(Viewer::Public), after.view(Viewer::Public));
            let told =
                if seen.is_empty() { Scene::still(&start) } else { Scene::telling(&start, &seen, seen.len() - 1) };
            assert_eq!(told.view.tracks, end.tracks, "{options}: {action}");
            assert_eq!(told.view.cup, end.cup, "{options}: {action}");
            assert_eq!(told.view.first, end.first, "{options}: {action}");
            assert_eq!(told.view.round, end.round, "{options}: {action}");
        });
    }
}

/// Presses what lies on the table until the action is done.
fn reach(view: &View, legal: &[Action], action: Action) -> Option<Action> {
    let mut pick = Pick::default();
    let place = choice::cards(view);
    match action {
        Action::Keep(card) | Action::Play(card, _) if view.moment() != Moment::Aim => {
            let slot = place.iter().position(|&other| other == card)?;
            pick = picked(choice::press_card(view, legal, &pick, slot)?)?;
            if let (Action::Play(_, track), false) = (action, pick.action == Some(action)) {
                pick = picked(choice::press_lane(view, legal, &pick, track)?)?;
            }
            done(choice::press_card(view, legal, &pick, slot)?)
        }
        Action::Bet(track) | Action::Lift(track) | Action::Bonus(track) | Action::Play(_, track) => {
            pick = picked(choice::press_lane(view, legal, &pick, track)?)?;
            done(choice::press_lane(view, legal, &pick, track)?)
        }
        Action::Split(three) | Action::Give(three) => {
            for card in three {
                let free = |slot: &usize| pick.heaps[*slot].is_none() && place[*slot] == card;
                let slot = (0..place.len()).find(free)?;
                pick = picked(choice::press_card(view, legal, &pick, slot)?)?;
                pick = choice::put_in_heap(view, &pick, 0)?;
            }
            pick.action
        }
        Action::TakePile(_)
        | Action::Look(_)
        | Action::NoLook
        | Action::NoLift
        | Action::TakeCoat(_)
        | Action::AlmsTo(_)
        | Action::AlmsGive(_)
        | Action::AlmsTake(_) => {
            pick = picked(choice::press_action(&pick, action))?;
            done(choice::press_action(&pick, action))
        }
        Action::Keep(_) => None,
    }
}

fn picked(press: Press) -> Option<Pick> {
    match press {
        Press::Picked(pick) => Some(pick),
        Press::Act(_) => None,
    }
}

fn done(press: Press) -> Option<Action> {
    match press {
        Press::Act(action) => Some(action),
        Press::Picked(_) => None,
    }
}

#[test]
fn every_legal_action_can_be_reached_by_pressing() {
    for options in TABLES {
        play(options, 5, |before, seat, _, _, _| {
            let view = before.view(Viewer::Seat(seat));
            let mut legal = Vec::new();
            before.legal_actions(seat, &mut legal);
            for &action in &legal {
                assert_eq!(reach(&view, &legal, action), Some(action), "{options}, {:?}", view.moment());
            }
        });
    }
}

#[test]
fn the_panel_confirms_exactly_what_is_picked() {
    for options in TABLES {
        let people = players(&options.parse().unwrap());
        play(options, 7, |before, seat, action, _, _| {
            let view = before.view(Viewer::Seat(seat));
            let cast = Cast::of(&people, &view, &Language::En.texts().academy);
            let mut legal = Vec::new();
            before.legal_actions(seat, &mut legal);
            for texts in Language::ALL.map(|language| &language.texts().academy) {
                let pick = Pick { action: Some(action), ..Pick::default() };
                let shown = panel(&view, &cast, texts, &legal, &pick);
                let does = shown.main.iter().chain(&shown.quiet).map(|button| format!("{:?}", button.does));
                let does: Vec<String> = does.collect();
                assert!(does.contains(&format!("Act({action:?})")), "{options}: {action} is not among {does:?}");
                assert!(!shown.title.is_empty());
            }
        });
    }
}

#[test]
fn lanes_offer_what_the_rules_offer() {
    let options: Options = "5".parse().unwrap();
    let frame = Frame::of(1180.0, 820.0, &options, false);
    let people = players(&options);
    play("5", 3, |before, seat, _, _, _| {
        let view = before.view(Viewer::Seat(seat));
        if view.moment() != Moment::Bonus {
            return;
        }
        let scene = Scene::still(&view);
        let cast = Cast::of(&people, &view, &Language::En.texts().academy);
        let mut legal = Vec::new();
        before.legal_actions(seat, &mut legal);
        let shown = offers(&scene, &cast, &Language::En.texts().academy, &frame, &legal, &Pick::default());
        let actions: Vec<Action> = shown.iter().filter_map(|offer| offer.action).collect();
        assert_eq!(actions, legal);
    });
}

#[test]
fn a_public_scene_shows_no_hand_and_no_score() {
    for options in TABLES {
        let people = players(&options.parse().unwrap());
        play(options, 13, |before, _, _, _, _| {
            let scene = Scene::still(&before.view(Viewer::Public));
            assert!(choice::cards(&scene.view).is_empty() || scene.view.moment() == Moment::Over, "{options}");
            let cast = Cast::of(&people, &scene.view, &Language::En.texts().academy);
            let rows = rail(&scene, &cast, &Language::En.texts().academy, None);
            assert_eq!(rows.len(), scene.view.squires());
            assert!(rows.iter().all(|row| row.score.is_none()), "{options}");
        });
    }
}

#[test]
fn the_reckoning_adds_up_to_the_points() {
    for options in TABLES {
        let parsed: Options = options.parse().unwrap();
        let people = players(&parsed);
        for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
            let mut events = Vec::new();
            let mut game = Academy::setup(&parsed, Seed(21), &mut events);
            let mut rng = Rng::new(Seed(2));
            while let Some(seat) = game.waiting_for().first() {
                let mut legal = Vec::new();
                game.legal_actions(seat, &mut legal);
                game.resolve(seat, *rng.pick(&legal).unwrap(), &mut events);
            }
            let log: Vec<Event> = events.iter().filter_map(|event| Academy::witnessed(event, viewer)).collect();
            let view = game.view(viewer);
            let book = reckoning(&view, &log, &Cast::of(&people, &view, &Language::En.texts().academy));
            for row in &book.rows {
                assert_eq!(row.by_track[1..].iter().sum::<i32>(), row.total, "{options}: {}", row.name);
                assert_eq!(row.by_round[5], row.total, "{options}: {}", row.name);
            }
            let winners = game.standings().winners();
            assert_eq!(book.rows.iter().filter(|row| row.knighted).count(), winners.len(), "{options}");
        }
    }
}

#[test]
fn the_chronicle_names_people_and_never_says_you() {
    for options in TABLES {
        let parsed: Options = options.parse().unwrap();
        let people = players(&parsed);
        let mut events = Vec::new();
        let mut game = Academy::setup(&parsed, Seed(4), &mut events);
        let mut rng = Rng::new(Seed(4));
        while let Some(seat) = game.waiting_for().first() {
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            game.resolve(seat, *rng.pick(&legal).unwrap(), &mut events);
        }
        let view = game.view(Viewer::Public);
        let log: Vec<Event> = events.iter().filter_map(|event| Academy::witnessed(event, Viewer::Public)).collect();
        for language in Language::ALL {
            let lines = chronicle(
                &view,
                &log,
                &Cast::of(&people, &view, &Language::En.texts().academy),
                &language.texts().academy,
            );
            assert!(lines.iter().filter(|line| line.head).count() == 6, "{options}: six rounds are headed");
            for line in &lines {
                let sentence = line.sentence().to_lowercase();
                let words: Vec<&str> = sentence.split(|c: char| !c.is_alphabetic()).collect();
                assert!(!["you", "your", "vous", "votre"].iter().any(|word| words.contains(word)), "{sentence}");
            }
        }
    }
}

#[test]
fn a_lane_reads_its_ranks_with_stacks() {
    let options: Options = "3".parse().unwrap();
    let mut view = Academy::setup(&options, Seed(1), &mut Vec::new()).view(Viewer::Seat(Seat(0)));
    view.tracks[Track::Jousts].put(Squire(1), 6);
    view.tracks[Track::Jousts].put(Squire(0), 6);
    let people = players(&options);
    let (scene, cast) = (Scene::still(&view), Cast::of(&people, &view, &Language::En.texts().academy));
    let frame = Frame::of(1180.0, 820.0, &options, false);
    let shown = lanes(&scene, &cast, &Language::En.texts().academy, &frame, Some(Squire(0)));
    let jousts = &shown[Track::Jousts.index()];
    assert_eq!(jousts.read, ["1 Anne 6", "2 Bruno 6 below", "Cécile at the start"]);
    assert_eq!((jousts.foot.place.as_str(), jousts.foot.brings.as_str()), ("1st", "+3"));
    assert_eq!(jousts.pays, "3·2", "A18: third place pays only from four squires up");
    let (below, above) = (jousts.discs[1], jousts.discs[2]);
    assert!(
        above.squire == Squire(0) && above.at.0 > below.at.0 && above.at.1 < below.at.1,
        "stacks rise to the right"
    );
}
