//! Scenarios as data: a position in short notation, what is chosen, and what must hold.
//!
//! A scenario begins with `== title`. Lines up to the first of `deal`, `play`, `score` and `setup` describe the position;
//! the others play and check.
//!
//! | line | meaning |
//! |---|---|
//! | `options 4,advanced,bet` | the options in their own notation; `3` if left out |
//! | `round 3`, `first 1`, `lead 0` | the round, its first squire, the seat of A6 |
//! | `disc J 0=5 1=5` | discs on a track, each put on top of what is there |
//! | `cards 0 G5 X3 Q2` | cards of a squire (in Lancelot after the deal: of a seat) |
//! | `played 0 Q3 X4/J` | cards played this round |
//! | `coats 0 X3 E-1` | coats of a squire |
//! | `bet 0=Q`, `cup -3`, `scrolls lying taken` | bets, the Cup, the scrolls of 6 and 12 |
//! | `codex 0 -1 -3` | the coats of the codex by place |
//! | `past 1 2 0/2` | an earlier codex: who has the −1, who the −3, the seats that know |
//! | `deal`, `play`, `score` | begins after the deal, with the first card, or when all are played |
//! | `setup 7` | begins a game from this seed instead |
//! | `do 0 play Q3; 1 keep X4` | decisions by seat |
//! | `asks 0 bonus` | seat 0 owes this kind of decision; `asks 0 1 2 draft` several, `asks over` nobody |
//! | `may 0 lift J, lift -` | exactly this may seat 0 choose |
//! | `refuse 0 play Q5: A9` | refused by this rule |
//! | `see J 0=5 2=5 1=3.1` | where discs stand, `.1` if one lies below |
//! | `rank J 2 1 0` | the squires off square 0, best first |
//! | `purse 0 X3 E-1`, `points 0 2` | exactly these coats; their worth |
//! | `cup -> 3` | the Cup stands there |
//! | `event awarded squire=0 coat=X3`, `no-event looked` | something happened, or nothing like it |
//! | `standing 0 1` | the rank of a seat |
//! | `view 1 score 0 -`, `view 1 hand 0 G5`, `view 0 packet G5 X3` | what a seat sees (`-` is nothing) |
//! | `is round 2`, `is first 1` | the round, its first squire; also `first-player`, `to-left`, `scrolls` |

use quintain::games::academy::phases::{PastCodex, ScrollState};
use quintain::games::academy::{
    Academy, Card, Cards, Coat, Disc, Event, Lesson, Options, Position, Purse, Squire, Start, Track, View,
};
use quintain::kernel::{Game, Rule, Seat, SeatSet, Seed, Viewer};
use serde_json::Value;

/// Runs every scenario of a text; tells how many there were.
pub fn run(text: &str) -> usize {
    let scenarios: Vec<&str> = text.split("\n== ").skip(1).collect();
    let fails = |scenario: &&&str| std::panic::catch_unwind(|| play(scenario)).is_err();
    let failed: Vec<&str> = scenarios.iter().filter(fails).map(|text| text.lines().next().unwrap_or("")).collect();
    assert!(failed.is_empty(), "these scenarios fail, see above: {failed:#?}");
    scenarios.len()
}

fn play(text: &str) {
    let mut lines = text.lines().skip(1).map(str::trim).filter(|line| !line.is_empty());
    let mut scene = Scene::set(&mut lines);
    for line in lines {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        scene.line(word, rest, line);
    }
}

struct Scene {
    game: Academy,
    events: Vec<Event>,
}

fn squire(text: &str) -> Squire {
    Squire(text.parse().unwrap_or_else(|_| panic!("no squire {text}")))
}

fn seat(text: &str) -> Seat {
    Seat(text.parse().unwrap_or_else(|_| panic!("no seat {text}")))
}

fn read<T: std::str::FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("cannot read {text:?}"))
}

fn lesson(text: &str) -> Lesson {
    match text {
        "0" => Lesson::Nothing,
        "-1" => Lesson::MinusOne,
        "-3" => Lesson::MinusThree,
        other => panic!("no Education coat {other}"),
    }
}

fn equations(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split_whitespace().map(|word| word.split_once('=').unwrap_or_else(|| panic!("no equation: {word}")))
}

fn describe(position: &mut Position, line: &str) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let mut words = rest.split_whitespace();
    let mut word_1 = || words.next().unwrap_or_else(|| panic!("too short: {line}"));
    match word {
        "options" => *position = Position::new(read::<Options>(rest)),
        "round" => position.round = read(rest),
        "first" => position.first = squire(rest),
        "lead" => position.lead = seat(rest),
        "cup" => position.cup = read(rest),
        "disc" => {
            let (track, discs) = rest.split_once(' ').expect("a track and its discs");
            for (who, progress) in equations(discs) {
                position.tracks[read::<Track>(track)].put(squire(who), read(progress));
            }
        }
        "cards" => {
            let who: usize = read(word_1());
            position.cards[who] = words.map(read::<Card>).collect();
        }
        "played" => {
            let who = squire(word_1());
            for card in words {
                let (card, track) = card.split_once('/').map_or((card, None), |(card, track)| (card, Some(track)));
                let card: Card = read(card);
                position.played(who, card, track.map(read).or(card.kind().track()).expect("a track"));
            }
        }
        "coats" => {
            let who = squire(word_1());
            words.for_each(|coat| position.purses[who].add(read::<Coat>(coat)));
        }
        "bet" => equations(rest).for_each(|(who, track)| position.bets[squire(who)] = Some(read(track))),
        "codex" => position.codex = rest.split_whitespace().map(lesson).collect(),
        "past" => {
            let (minus_one, minus_three) = (squire(word_1()), squire(word_1()));
            let known_by: SeatSet = word_1().split('/').filter(|text| *text != "-").map(seat).collect();
            position.past.push(PastCodex { minus_one, minus_three, known_by });
        }
        "scrolls" => {
            position.scrolls.six = scroll(word_1());
            position.scrolls.twelve = scroll(words.next().expect("two scrolls"));
        }
        other => panic!("no such line: {other}"),
    }
}

fn scroll(text: &str) -> ScrollState {
    match text {
        "lying" => ScrollState::Lying,
        "now" => ScrollState::TakenNow,
        "taken" => ScrollState::Taken,
        other => panic!("no such scroll: {other}"),
    }
}

impl Scene {
    fn set<'a>(lines: &mut impl Iterator<Item = &'a str>) -> Scene {
        let mut position = Position::new(Options::default());
        let mut events = Vec::new();
        loop {
            let line = lines.next().expect("a position begins with deal, play, score or setup");
            let start = match line {
                "deal" => Start::Deal,
                "play" => Start::Play,
                "score" => Start::Scoring,
                _ if line.starts_with("setup ") => {
                    let game = Academy::setup(&position.options, Seed(read(&line[6..])), &mut events);
                    return Scene { game, events };
                }
                _ => {
                    describe(&mut position, line);
                    continue;
                }
            };
            let game = position.start(start, &mut events);
            return Scene { game, events };
        }
    }

    fn open(&self) -> View {
        self.game.view(Viewer::Public)
    }

    fn line(&mut self, word: &str, rest: &str, line: &str) {
        match word {
            "do" => rest.split("; ").for_each(|step| self.act(step)),
            "asks" => self.asks(rest),
            "may" => self.may(rest),
            "refuse" => self.refuse(rest),
            "see" => self.see(rest),
            "rank" => self.rank(rest),
            "purse" => self.purse(rest),
            "points" => {
                let (who, points) = rest.split_once(' ').expect("who and how many");
                assert_eq!(self.game.points()[squire(who)], read::<i32>(points), "{line}");
            }
            "cup" => assert_eq!(self.open().cup, Some(read(&rest[3..])), "{line}"),
            "event" => assert!(self.happened(rest), "{line}, but: {}", self.told_in_short()),
            "no-event" => assert!(!self.happened(rest), "{line}"),
            "standing" => {
                let (who, rank) = rest.split_once(' ').expect("who and which rank");
                assert_eq!(self.game.standings().rank(seat(who)), read::<u8>(rank), "{line}");
            }
            "view" => self.view(rest, line),
            "is" => self.is(rest, line),
            other => panic!("no such line: {other}"),
        }
    }

    fn act(&mut self, step: &str) {
        let (who, action) = step.split_once(' ').expect("who does what");
        let action = read(action);
        if let Err(why) = self.game.check(seat(who), action) {
            panic!("{step} is refused: {why:?} in {:?}", self.open().phase);
        }
        self.game.resolve(seat(who), action, &mut self.events);
    }

    fn asks(&self, rest: &str) {
        let (seats, moment) = rest.rsplit_once(' ').unwrap_or(("", rest));
        let seats: SeatSet = seats.split_whitespace().map(seat).collect();
        assert_eq!(self.game.waiting_for(), seats, "asks {rest}: {:?}", self.open().phase);
        let asked = format!("{:?}", self.open().phase.moment()).to_lowercase();
        assert_eq!(asked, moment.replace('-', ""), "asks {rest}");
    }

    fn may(&self, rest: &str) {
        let (who, actions) = rest.split_once(' ').expect("who and what");
        let mut legal = Vec::new();
        self.game.legal_actions(seat(who), &mut legal);
        let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(legal.join(", "), actions, "may {rest}");
    }

    fn refuse(&mut self, rest: &str) {
        let (step, rule) = rest.split_once(": ").expect("what and by which rule");
        let (who, action) = step.split_once(' ').expect("who does what");
        let before = self.game;
        let why = self.game.check(seat(who), read(action)).expect_err("it should be refused");
        assert_eq!(why.rule(), rule, "refuse {rest}: {why:?}");
        assert_eq!(before, self.game);
    }

    fn see(&self, rest: &str) {
        let (track, discs) = rest.split_once(' ').expect("a track and its discs");
        let lane = self.open().tracks[read::<Track>(track)];
        for (who, place) in equations(discs) {
            let (progress, height) = place.split_once('.').unwrap_or((place, "0"));
            let disc = Disc::new(read(progress), read(height));
            assert_eq!(lane.disc(squire(who)), disc, "see {rest}: squire {who} is at {:?}", lane.disc(squire(who)));
        }
    }

    fn rank(&self, rest: &str) {
        let (track, order) = rest.split_once(' ').unwrap_or((rest, ""));
        let view = self.open();
        let ranking = view.tracks[read::<Track>(track)].ranking(view.squires());
        let order: Vec<Squire> = order.split_whitespace().map(squire).collect();
        assert_eq!(ranking.ahead(), order, "rank {rest}");
    }

    fn purse(&self, rest: &str) {
        let (who, coats) = rest.split_once(' ').unwrap_or((rest, ""));
        let mut purse = Purse::default();
        coats.split_whitespace().for_each(|coat| purse.add(read::<Coat>(coat)));
        let own = self.purse_of(squire(who));
        let found: Vec<String> = own.coats().map(|(coat, count)| format!("{count} × {coat}")).collect();
        let wanted: Vec<String> = purse.coats().map(|(coat, count)| format!("{count} × {coat}")).collect();
        assert_eq!(found, wanted, "purse {rest}");
    }

    /// The whole purse of a squire: its owner sees it, and of the neutral all that is not secret.
    fn purse_of(&self, squire: Squire) -> Purse {
        let owner = self.open().owner(squire).map_or(Viewer::Public, Viewer::Seat);
        self.game.view(owner).squires[squire].purse
    }

    fn told(&self) -> Vec<Value> {
        self.events.iter().map(|event| serde_json::to_value(event).expect("plain data")).collect()
    }

    fn told_in_short(&self) -> String {
        self.told().iter().map(|event| format!("\n  {event}")).collect()
    }

    fn happened(&self, rest: &str) -> bool {
        let (name, fields) = rest.split_once(' ').unwrap_or((rest, ""));
        self.told().iter().any(|event| {
            event["event"] == name.replace('-', "_")
                && equations(fields).all(|(field, value)| {
                    let found = field.split('.').fold(event, |value, field| &value[field]);
                    found.as_str().map_or_else(|| found.to_string(), str::to_owned) == value
                })
        })
    }

    fn view(&self, rest: &str, line: &str) {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let viewer = if words[0] == "public" { Viewer::Public } else { Viewer::Seat(seat(words[0])) };
        let view = self.game.view(viewer);
        let cards = |from: usize| words[from..].iter().map(|card| read::<Card>(card)).collect::<Cards>();
        match words[1] {
            "score" => {
                let shown = view.squires[squire(words[2])].score;
                assert_eq!(shown.map_or("-".to_owned(), |score| score.to_string()), words[3], "{line}");
            }
            "hand" => assert_eq!(view.squires[squire(words[2])].hand, cards(3), "{line}"),
            "held" => assert_eq!(view.squires[squire(words[2])].held, read::<u8>(words[3]), "{line}"),
            "packet" => assert_eq!(view.packet(), Some(cards(2)), "{line}"),
            "codex" => {
                let known: Vec<String> = view.codex.expect("a codex").places.iter().map(seen).collect();
                assert_eq!(known.join(" "), words[2..].join(" "), "{line}");
            }
            "lessons" => {
                let squire = &view.squires[squire(words[2])];
                let (ones, threes) = squire.purse.lessons();
                assert_eq!(format!("{ones} {threes} {}", squire.face_down), words[3..].join(" "), "{line}");
            }
            other => panic!("no such view: {other}"),
        }
    }

    fn is(&self, rest: &str, line: &str) {
        let view = self.open();
        let (what, value) = rest.split_once(' ').expect("what and how");
        match what {
            "round" => assert_eq!(view.round, read::<u8>(value), "{line}"),
            "first" => assert_eq!(view.first, squire(value), "{line}"),
            "first-player" => assert_eq!(view.first_player(), seat(value), "{line}"),
            "to-left" => assert_eq!(view.to_left().to_string(), value, "{line}"),
            "scrolls" => {
                let scrolls = view.scrolls.expect("scrolls");
                assert_eq!(format!("{:?} {:?}", scrolls.six, scrolls.twelve).to_lowercase(), value, "{line}");
            }
            other => panic!("no such thing: {other}"),
        }
    }
}

fn seen(place: &quintain::games::academy::view::CodexPlace) -> String {
    place.coat.map_or("?".to_owned(), |coat| coat.value().to_string())
}
