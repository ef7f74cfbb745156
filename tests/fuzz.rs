//! Seeded fuzzing: whatever comes from outside (actions, records, links, saves, settings, messages of the worker), however
//! it is damaged, is the same thing again or a typed error; never a panic, never a changed game.
//!
//! `QUINTAIN_LONG=100 cargo test --release --test fuzz` feeds a hundred times as much. Every find has a test of its own
//! at the end of this file.

#[path = "fuzz/mutate.rs"]
mod mutate;
mod suite;

use quintain::bots::{Level, Persona};
use quintain::games::academy::{self, Academy};
use quintain::games::blazons::Blazons;
use quintain::games::tourney::Tourney;
use quintain::kernel::fingerprint::checksum;
use quintain::kernel::{Game, Nobody, Record, Rng, Seat, Seed, Table, Viewer, code, fingerprint};
use quintain::locales::Language;
use quintain::locales::why::Voice;
use quintain::protocol::{Ask, Budget, Decision, Reply, Request, Trouble, answer};
use quintain::route::Route;
use quintain::scene::Tincture;
use quintain::settings::Settings;
use quintain::storage::{Player, Progress, Save, SaveId};
use serde_json::Value;

/// How much is fed: the number of a normal run, or as many times more as `QUINTAIN_LONG` says.
fn times(normal: u64) -> u64 {
    normal * std::env::var("QUINTAIN_LONG").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// Options as a record from outside may hold them: damaged at random, and found to be within the rules or not.
fn options<G: Game>(rng: &mut Rng) -> G::Options {
    let usual = serde_json::to_value(G::Options::default()).expect("options are plain data");
    let wild = if usual.is_string() { Value::String(words(rng)) } else { mutate::value(rng, &usual) };
    match serde_json::from_value::<G::Options>(wild) {
        Ok(options) if G::check_options(&options).is_ok() => options,
        Ok(_) | Err(_) => G::Options::default(),
    }
}

/// Options of The Academy in their text form.
fn words(rng: &mut Rng) -> String {
    let all = "3 4 5 karadoc lancelot advanced knights bet codex scrolls glory alms open first=0 first=9 first=255 cups=3 \
               cups=255 quests=40/39/38 quests=4/4/4 charity=-40/-1 charity=-128/127 scrolls=1:1/2:2/3:3/4:4/5:5 \
               lancelot=3/3/3/3/3/3 lancelot=4/0/0/0/0/0";
    let all: Vec<&str> = all.split(' ').collect();
    (0..1 + rng.below(6)).map(|_| *rng.pick(&all).expect("a list")).collect::<Vec<_>>().join(",")
}

/// Actions that some game of this kind knows, legal here or not, and seats that are none.
fn strange_actions<G: Game>(rng: &mut Rng, pool: &mut Vec<G::Action>, legal: &[G::Action]) -> Vec<(Seat, G::Action)> {
    for &action in legal {
        if pool.len() < 400 {
            pool.push(action);
        } else if rng.below(8) == 0 {
            let at = rng.below(400) as usize;
            pool[at] = action;
        }
    }
    let mut strange = Vec::new();
    for _ in 0..12 {
        let seat = Seat(*rng.pick(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 64, 128, 200, 255]).expect("a list"));
        let Some(&action) = rng.pick(pool) else { continue };
        strange.push((seat, action));
        if let Ok(read) = mutate::text(rng, &action.to_string()).parse::<G::Action>() {
            strange.push((seat, read));
        }
    }
    strange
}

/// Plays a game in which strange actions are tried at every state: each is refused, or is one of the legal ones.
fn try_strange_actions<G: Game>(rng: &mut Rng, pool: &mut Vec<G::Action>) {
    let options = options::<G>(rng);
    let seed = Seed(u64::from(rng.next_u32()));
    let mut table = Table::<G>::new(options, seed).expect("the options are within the rules");
    let mut legal = Vec::new();
    while !table.game().is_over() {
        let step = suite::random_step(table.game(), rng);
        table.game().legal_actions(step.seat, &mut legal);
        let before = fingerprint(table.game());
        for (seat, action) in strange_actions::<G>(rng, pool, &legal) {
            table.game().legal_actions(seat, &mut legal);
            let allowed = table.game().check(seat, action).is_ok();
            assert_eq!(allowed, legal.contains(&action), "{} {seat:?} {action} in {:?}", G::NAME, table.game());
            if !allowed {
                assert!(table.act(seat, action).is_err(), "{} {seat:?} {action}", G::NAME);
            }
        }
        assert_eq!(fingerprint(table.game()), before, "a refused action changes nothing");
        table.act(step.seat, step.action).expect("a legal action is accepted");
    }
}

/// Damaged bytes of a record, with a checksum that fits, so that what lies behind it is reached.
fn damaged<G: Game>(rng: &mut Rng, whole: &[u8]) -> Vec<u8> {
    let mut bytes = mutate::bytes(rng, whole);
    if bytes.len() > 7 && rng.below(4) > 0 {
        bytes[0] = whole[0];
        bytes[1..3].copy_from_slice(&G::RULES_VERSION.to_le_bytes());
        let sum = checksum(&bytes[7..]).to_le_bytes();
        bytes[3..7].copy_from_slice(&sum);
    }
    bytes
}

/// A random record, some of its last steps left out.
fn record<G: Game>(rng: &mut Rng) -> Record<G> {
    let mut record = suite::random_record::<G>(&options::<G>(rng), Seed(u64::from(rng.next_u32())));
    let kept = rng.below(record.steps.len() as u32 + 1) as usize;
    record.steps.truncate(kept);
    record
}

/// What was read means something: it can be written, read and played again.
fn holds<G: Game>(read: &Record<G>) {
    let again = code::decode::<G>(&code::encode(read));
    assert_eq!(again.as_ref(), Ok(read), "what was read can be written and read again");
    assert!(Table::open(read.clone()).is_ok());
}

fn feed_records<G: Game>(rng: &mut Rng, count: u64) {
    for _ in 0..count {
        let record = record::<G>(rng);
        let whole = code::encode(&record);
        for _ in 0..16 {
            if let Ok(read) = code::decode::<G>(&damaged::<G>(rng, &whole)) {
                holds(&read);
            }
            let link = mutate::text(rng, &code::to_text(&whole));
            if let Ok(bytes) = code::from_text(&link)
                && let Ok(read) = code::decode::<G>(&bytes)
            {
                holds(&read);
            }
        }
        feed_json(rng, &record);
    }
}

/// The sum that [`Record::to_json`] writes, for a record that it would never write.
fn json_sum(value: &Value) -> Option<u32> {
    let actions: Option<Vec<&str>> = value["actions"].as_array()?.iter().map(Value::as_str).collect();
    let options = serde_json::to_string(&value["options"]).ok()?;
    let (game, rules, seed) = (value["game"].as_str()?, value["rules"].as_u64()?, value["seed"].as_str()?);
    Some(checksum(format!("{game} {rules} {options} {seed} {}", actions?.join(",")).as_bytes()))
}

fn feed_json<G: Game>(rng: &mut Rng, record: &Record<G>) {
    let written = record.to_json();
    let value: Value = serde_json::from_str(&written).expect("JSON");
    for _ in 0..16 {
        if let Ok(read) = Record::<G>::from_json(&mutate::text(rng, &written)) {
            holds(&read);
        }
        let mut wild = mutate::value(rng, &value);
        if let Some(sum) = json_sum(&wild) {
            wild["checksum"] = sum.into();
        }
        if let Ok(read) = Record::<G>::from_json(&wild.to_string()) {
            holds(&read);
        }
    }
}

fn save<G: Game>(rng: &mut Rng) -> Save {
    let record = record::<G>(rng);
    let seats = G::seats(&record.options);
    let name = |seat| mutate::text(&mut Rng::new(Seed(seat as u64)), "Anne");
    let player = |seat: usize| match seat % 2 {
        0 => Player::person(&name(seat), Tincture::ALL[seat]),
        _ => Player::bot(&name(seat), Tincture::ALL[seat], Level::Knight, Persona::Kay),
    };
    Save {
        id: SaveId::new(u64::from(rng.next_u32())),
        game: G::NAME.to_owned(),
        title: String::new(),
        players: (0..seats).map(player).collect(),
        created: 0,
        updated: u64::from(rng.next_u32()),
        progress: Progress::Running { round: 1, next: None },
        holder: 1,
        record: code::to_text(&code::encode(&record)),
    }
}

/// Saves damaged on the outside, and saves of our own making around a damaged record.
fn feed_saves<G: Game>(rng: &mut Rng, count: u64) {
    for _ in 0..count {
        let whole = save::<G>(rng);
        let text = whole.to_text();
        let value: Value = serde_json::from_str(&text).expect("JSON");
        for _ in 0..16 {
            for wild in [mutate::text(rng, &text), mutate::value(rng, &value).to_string()] {
                if let Ok(read) = Save::from_text(&wild) {
                    assert_eq!(read.to_text(), text, "what is read is what was written");
                }
            }
            let bytes = code::from_text(&whole.record).expect("our own record");
            let inside = Save { record: code::to_text(&damaged::<G>(rng, &bytes)), ..whole.clone() };
            let read = Save::from_text(&inside.to_text()).expect("the outside is sound");
            if let Ok(table) = read.open::<G>() {
                holds(table.record());
            }
            assert!(read.open::<Academy>().is_err() || G::NAME == Academy::NAME, "another game's save is refused");
        }
    }
}

/// What the page asks about some position of a game.
fn request<G: Game>(rng: &mut Rng) -> Request {
    let record = record::<G>(rng);
    let game = record.replay(&mut Nobody).expect("a played game replays");
    let seat = game.waiting_for().first().unwrap_or_default();
    let view = serde_json::to_string(&game.view(Viewer::Seat(seat))).expect("a view is plain data");
    let level = *rng.pick(&[Level::Page, Level::Squire, Level::Knight]).expect("a list");
    let budget = Budget { simulations: Some(8), millis: None };
    let game = G::NAME.to_owned();
    let voice = Voice { language: Language::En, names: Vec::new() };
    let ask = match rng.below(3) {
        0 => Ask::Move,
        1 => Ask::Advice(voice),
        _ => Ask::Why { action: String::from("end"), voice },
    };
    Request { id: 1, game, seat, view, level, persona: Persona::Kay, seed: Seed(1), budget, ask }
}

/// The request with one thing changed beside the view, by a page that knows how to write one.
fn changed(rng: &mut Rng, request: &Request) -> String {
    let mut value = serde_json::to_value(request).expect("a request is plain data");
    let view = value["view"].take();
    let mut value = mutate::value(rng, &value);
    if let Some(fields) = value.as_object_mut() {
        fields.insert("view".to_owned(), view);
    }
    let text = value.to_string();
    format!("{:08x}{text}", checksum(text.as_bytes()))
}

/// The worker answers whatever it is asked, and its answers, damaged, are read as a decision or not at all.
fn feed_messages<G: Game>(rng: &mut Rng, count: u64) {
    for _ in 0..count {
        let asked = request::<G>(rng);
        let text = asked.to_message();
        assert_eq!(Request::from_message(&text).as_ref(), Some(&asked));
        let mut wild = vec![text.clone()];
        for _ in 0..8 {
            wild.push(mutate::text(rng, &text));
            wild.push(changed(rng, &asked));
        }
        for question in wild {
            let mut patience = 64;
            let mut stop = |_| {
                patience -= 1;
                patience < 0
            };
            let reply = answer(&question, &mut stop);
            serde_json::from_str::<Reply>(&reply).expect("a reply, whatever was asked");
            let Ok(read) = serde_json::from_str::<Reply>(&mutate::text(rng, &reply)) else { continue };
            if let Ok(Decision { action, .. }) = read.answer {
                _ = action.parse::<G::Action>();
            }
        }
    }
}

macro_rules! for_each_game {
    ($($name:ident: $run:ident, $count:literal;)*) => {$(
        #[test]
        fn $name() {
            let mut rng = Rng::new(Seed(checksum(stringify!($name).as_bytes()).into()));
            $run::<Academy>(&mut rng, times($count));
            $run::<Tourney>(&mut rng, times($count));
            $run::<Blazons>(&mut rng, times($count));
        }
    )*};
}

for_each_game! {
    records_and_links_are_read_or_refused: feed_records, 60;
    saves_are_read_or_refused: feed_saves, 30;
    messages_of_the_worker_are_answered: feed_messages, 30;
    strange_actions_are_refused: feed_actions, 12;
}

fn feed_actions<G: Game>(rng: &mut Rng, count: u64) {
    let mut pool = Vec::new();
    (0..count).for_each(|_| try_strange_actions::<G>(rng, &mut pool));
}

/// Options from outside are within the rules, and then a whole game can be played with them, or are refused.
#[test]
fn options_are_playable_or_refused() {
    fn feed<G: Game>(rng: &mut Rng, count: u64) {
        for _ in 0..count {
            let record = suite::random_record::<G>(&options::<G>(rng), Seed(u64::from(rng.next_u32())));
            holds(&record);
        }
    }
    let mut rng = Rng::new(Seed(11));
    feed::<Academy>(&mut rng, times(200));
    feed::<Tourney>(&mut rng, times(200));
    feed::<Blazons>(&mut rng, times(200));
    for _ in 0..times(20_000) {
        if let Ok(options) =
            mutate::text(&mut rng, "5,advanced,bet,first=2,cups=12,quests=20/12/6").parse::<academy::Options>()
        {
            assert_eq!(options.to_string().parse(), Ok(options));
        }
    }
}

#[test]
fn addresses_and_settings_are_read_whatever_they_say() {
    let mut rng = Rng::new(Seed(12));
    let addresses = ["#/", "#/academy/play", "#/replay/AQEA", "#/rules/blazons/a-heading", "#/settings", "#/about"];
    let settings = Settings::default().write();
    let value: Value = serde_json::from_str(&settings).expect("JSON");
    for _ in 0..times(20_000) {
        let whole = *rng.pick(&addresses).expect("a list");
        let address = mutate::text(&mut rng, whole);
        let route = Route::parse(&address);
        assert_eq!(Route::parse(&route.href()).href(), route.href(), "{address:?}");
        for text in [mutate::text(&mut rng, &settings), mutate::value(&mut rng, &value).to_string()] {
            let read = Settings::read(&text);
            assert_eq!(Settings::read(&read.write()), read, "{text}");
        }
    }
}

// What was found, one test each.

/// A record from outside may name a seat that no table has; a set of seats was asked for it and shifted too far.
#[test]
fn found_a_step_of_a_seat_that_is_none() {
    let mut record = Record::<Academy>::new(academy::Options::default(), Seed(1)).expect("options");
    record.steps.push(suite::random_step(&record.replay(&mut Nobody).expect("a deal"), &mut Rng::new(Seed(1))));
    for seat in [3, 7, 8, 16, 200, 255] {
        record.steps[0].seat = Seat(seat);
        assert!(Record::<Academy>::from_json(&record.to_json()).is_err(), "seat {seat}");
        assert!(Table::open(record.clone()).is_err(), "seat {seat}");
    }
}

/// A question to a bot named a seat that is not at the table, and the bot judged its hand.
#[test]
fn found_a_question_for_a_seat_that_is_none() {
    let mut asked = request::<Tourney>(&mut Rng::new(Seed(1)));
    for seat in [5, 7, 8, 200, 255] {
        asked.seat = Seat(seat);
        let reply: Reply = serde_json::from_str(&answer(&asked.to_message(), &mut |_| false)).expect("a reply");
        assert_eq!(reply.answer, Err(Trouble::NotAsked), "seat {seat}");
    }
}
