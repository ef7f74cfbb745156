//! Scenarios as data: a position in short notation, what is chosen, and what must hold.
//!
//! A scenario begins with `== title`. Lines up to the first `do` set the position up, the others play and check:
//!
//! | line | meaning |
//! |---|---|
//! | `seats GUB` | houses by seat: A B C, G Grandbois, U Guilloux, L La Ferté, R Rochebrune |
//! | `options monk curious` | variants: `consulting helping curious monk open` |
//! | `leader 1` | who leads; 0 if left out |
//! | `blazons G:bUb U:… B:… pool:…` | every blazon by place; capitals lie face up |
//! | `past 0 7 5 *` | an earlier trick of the round: its taker (or `-`), then the cards by seat |
//! | `round 2`, `scores 0 13 16` | the round; what a seat scored in earlier rounds |
//! | `cards 0:high 2:petty` | bourgeoisie cards by seat |
//! | `do lay:5 value:1` | decisions, each by the seat that is asked |
//! | `asks 1 value:0 …` | seat 1 is asked and may choose exactly this |
//! | `refuse power:0 B19` | refused by this rule (prefix `2/` to let seat 2 try) |
//! | `values 5 * 3` | present values in the order of laying |
//! | `see blazons …` | where all blazons lie now |
//! | `view 1 blazons …`, `view 1 tricks 0 2` | what seat 1 sees (`?` is unknown); how many tricks of seat 0 it may look through |
//! | `event taken by=0 …`, `noevent …` | this has happened (fields of the event's text), or has not |
//! | `leads 1`, `trick 3`, `in-round 2`, `contend 0 2`, `over`, `rank 0 1`, `holds 0 high`, `total 0 13` | |

use quintain::games::blazons::view::SeenBlazon;
use quintain::games::blazons::{
    Action, Blazons, Bourgeoisie, Character, Event, Hand, House, Options, PastTrick, View, Where,
};
use quintain::kernel::{BySeat, Game, Rng, Rule, Seat, SeatSet, Seed, Viewer};

/// A scenario being played.
pub struct Play {
    pub game: Blazons,
    pub events: Vec<Event>,
}

/// One house's letter.
fn letter(house: House) -> char {
    match house {
        House::Aubigny => 'A',
        House::Bellay => 'B',
        House::Contades => 'C',
        House::Grandbois => 'G',
        House::Guilloux => 'U',
        House::LaFerte => 'L',
        House::Rochebrune => 'R',
    }
}

fn house(text: char) -> House {
    let wanted = text.to_ascii_uppercase();
    House::ALL.into_iter().find(|&house| letter(house) == wanted).unwrap_or_else(|| panic!("no house {text}"))
}

fn seat(text: &str) -> Seat {
    Seat(text.parse().unwrap_or_else(|_| panic!("no seat {text}")))
}

fn bourgeoisie(text: &str) -> Bourgeoisie {
    match text {
        "petty" => Bourgeoisie::Petty,
        "middle" => Bourgeoisie::Middle,
        "great" => Bourgeoisie::Great,
        "high" => Bourgeoisie::High,
        _ => panic!("no bourgeoisie card {text}"),
    }
}

/// Reads the lines that set a position up: they become a view in which everything is known, and so a position.
pub fn position(lines: &[Vec<&str>]) -> Blazons {
    let words = |key: &str| lines.iter().find(|line| line[0] == key).map(|line| &line[1..]);
    let houses: Vec<House> = words("seats").expect("seats")[0].chars().map(house).collect();
    let mut options = Options::new(houses.len());
    Seat::all(houses.len()).zip(&houses).for_each(|(seat, &house)| options.houses[seat] = Some(house));
    options.first = Some(words("leader").map_or(Seat(0), |words| seat(words[0])));
    for word in words("options").unwrap_or_default() {
        match *word {
            "consulting" => options.consulting = true,
            "helping" => options.helping = true,
            "curious" => options.curious = true,
            "monk" => options.active_monk = true,
            "open" => options.open_table = true,
            _ => panic!("no option {word}"),
        }
    }
    Blazons::check_options(&options).expect("options within the rules");
    let mut view = Blazons::setup(&options, Seed(7), &mut Vec::new()).view(Viewer::Public);
    lines.iter().for_each(|line| set(&mut view, line));
    Blazons::sample(&view, &mut Rng::new(Seed(1)))
}

fn set(view: &mut View, line: &[&str]) {
    match line[0] {
        "seats" | "leader" | "options" => {}
        "round" => {
            view.round = line[1].parse().expect("a round");
            let over = usize::from(view.round - 1).min(3);
            view.players.iter_mut().for_each(|player| player.scores.resize(over, 0));
        }
        "scores" => {
            let player = &mut view.players[seat(line[1]).index()];
            player.scores = line[2..].iter().map(|score| score.parse().expect("a score")).collect();
        }
        "contend" => view.contenders = line[1..].iter().map(|word| seat(word)).collect(),
        "cards" => {
            for word in &line[1..] {
                let (holder, card) = word.split_once(':').expect("seat:card");
                view.players[seat(holder).index()].bourgeoisie = Some(bourgeoisie(card));
            }
        }
        "past" => add_past(view, line),
        "blazons" => set_blazons(view, &line[1..]),
        other => panic!("{other} sets nothing up"),
    }
}

fn add_past(view: &mut View, line: &[&str]) {
    let taker = (line[1] != "-").then(|| seat(line[1]));
    let mut cards = BySeat::new(view.seats(), None);
    for (seat, word) in Seat::all(view.seats()).zip(&line[2..]) {
        let character: Character = word.parse().expect("a card");
        assert!(view.memory.hands[seat].contains(character), "{word} was laid before");
        view.memory.hands[seat] = view.memory.hands[seat].without(character);
        cards[seat] = Some(character);
    }
    view.memory.tricks.push(PastTrick { leader: view.leader, cards, taker });
}

fn set_blazons(view: &mut View, words: &[&str]) {
    for word in words {
        let (at, text) = heap(view, word);
        let seen = |text: char| SeenBlazon {
            house: Some(house(text)),
            up: text.is_ascii_uppercase(),
            seen_by: SeatSet::EMPTY,
        };
        let blazons: Vec<SeenBlazon> = text.chars().map(seen).collect();
        match at {
            Where::Before(seat) => view.players[seat.index()].blazons = blazons,
            Where::Pool => view.pool = blazons,
        }
    }
    assert!(
        view.unseen_blazons().is_empty(),
        "four blazons of every house: {words:?} lacks {:?}",
        view.unseen_blazons()
    );
}

fn heap<'a>(view: &View, word: &'a str) -> (Where, &'a str) {
    let (at, blazons) = word.split_once(':').expect("place:blazons");
    if at == "pool" {
        return (Where::Pool, blazons);
    }
    let wanted = house(at.chars().next().expect("a house"));
    let owner = view.players.iter().position(|player| player.house == wanted).expect("a house in play");
    (Where::Before(Seat(owner as u8)), blazons)
}

/// All blazons as `viewer` sees them, in the notation; `None` sees everything.
pub fn blazons(game: &Blazons, viewer: Option<Seat>) -> String {
    let place = |at: Where| {
        let name = match at {
            Where::Before(seat) => letter(game.houses()[seat]).to_string(),
            Where::Pool => "pool".to_owned(),
        };
        let row: String = game
            .heaps()
            .at(at)
            .iter()
            .map(|blazon| match viewer {
                _ if blazon.up => letter(blazon.house),
                Some(seat) if !blazon.seen_by.contains(seat) => '?',
                _ => letter(blazon.house).to_ascii_lowercase(),
            })
            .collect();
        format!("{name}:{row}")
    };
    game.heaps().everywhere().map(place).collect::<Vec<_>>().join(" ")
}

/// The same from what a seat's view says.
fn viewed(game: &Blazons, viewer: Seat) -> String {
    let view = game.view(Viewer::Seat(viewer));
    let row = |blazons: &[SeenBlazon]| -> String {
        let one = |blazon: &SeenBlazon| match blazon.house {
            None => '?',
            Some(house) if blazon.up => letter(house),
            Some(house) => letter(house).to_ascii_lowercase(),
        };
        blazons.iter().map(one).collect()
    };
    let players = view.players.iter().map(|player| format!("{}:{}", letter(player.house), row(&player.blazons)));
    players.chain([format!("pool:{}", row(&view.pool))]).collect::<Vec<_>>().join(" ")
}

impl Play {
    /// Plays or checks one line.
    pub fn line(&mut self, line: &[&str]) {
        match line[0] {
            "do" => line[1..].iter().for_each(|word| self.act(word)),
            "asks" => self.asks(seat(line[1]), &line[2..]),
            "refuse" => self.refuse(line[1], line[2]),
            "values" => assert_eq!(self.values(), line[1..].join(" ")),
            "see" => assert_eq!(blazons(&self.game, None), line[2..].join(" ")),
            "view" => self.view(line),
            "event" => assert!(self.has_event(&line[1..]), "no {:?} among {:#?}", &line[1..], self.texts()),
            "noevent" => assert!(!self.has_event(&line[1..]), "{:?} among {:#?}", &line[1..], self.texts()),
            "leads" => assert_eq!(self.game.leader(), seat(line[1])),
            "trick" => assert_eq!((self.game.past().len() + 1).to_string(), line[1]),
            "in-round" => assert_eq!(self.game.round().to_string(), line[1]),
            "contend" => {
                let among: SeatSet = line[1..].iter().map(|word| seat(word)).collect();
                assert_eq!(self.game.contenders(), among);
            }
            "over" => assert!(self.game.is_over()),
            "rank" => assert_eq!(self.game.standings().rank(seat(line[1])).to_string(), line[2]),
            "total" => assert_eq!(self.game.total(seat(line[1])).to_string(), line[2]),
            "holds" => {
                let card = (line[2] != "-").then(|| bourgeoisie(line[2]));
                assert_eq!(self.game.bourgeoisie()[seat(line[1])], card);
            }
            other => panic!("{other} is no line of a scenario"),
        }
    }

    fn act(&mut self, word: &str) {
        let action: Action = word.parse().unwrap_or_else(|_| panic!("{word} is no action"));
        let asked = self.game.asked().expect("somebody is asked");
        let checked = self.game.check(asked, action);
        assert_eq!(checked, Ok(()), "{word} in {:?}", self.game.phase());
        self.game.resolve(asked, action, &mut self.events);
    }

    fn asks(&self, seat: Seat, words: &[&str]) {
        assert_eq!(self.game.asked(), Some(seat), "asked in {:?}", self.game.phase());
        if !words.is_empty() {
            let mut legal = Vec::new();
            self.game.legal_actions(seat, &mut legal);
            let legal: Vec<String> = legal.iter().map(Action::to_string).collect();
            assert_eq!(legal, words, "in {:?}", self.game.phase());
        }
    }

    fn refuse(&self, word: &str, rule: &str) {
        let (who, word) = match word.split_once('/') {
            Some((who, word)) => (seat(who), word),
            None => (self.game.asked().expect("somebody is asked"), word),
        };
        let action: Action = word.parse().unwrap_or_else(|_| panic!("{word} is no action"));
        let refused = self.game.check(who, action).expect_err("it is refused");
        assert_eq!(refused.rule(), rule, "{refused:?}");
    }

    fn values(&self) -> String {
        let trick = self.game.trick();
        let value = |seat| match trick.value(seat) {
            0 => "*".to_owned(),
            value => value.to_string(),
        };
        self.game.laying().map(value).collect::<Vec<_>>().join(" ")
    }

    fn view(&self, line: &[&str]) {
        let viewer = seat(line[1]);
        let view = self.game.view(Viewer::Seat(viewer));
        match line[2] {
            "blazons" => {
                assert_eq!(viewed(&self.game, viewer), line[3..].join(" "));
                assert_eq!(blazons(&self.game, Some(viewer)), line[3..].join(" "));
            }
            "tricks" => assert_eq!(view.player(seat(line[3])).tricks.len().to_string(), line[4]),
            "hand" => {
                let shown = view.player(seat(line[3])).hand;
                let hand = (line[4] != "-")
                    .then(|| line[4..].iter().map(|word| word.parse().expect("a card")).collect::<Hand>());
                assert_eq!(shown, hand);
            }
            "score" => {
                let now = view.score_now(seat(line[3])).map_or("-".to_owned(), |score| score.to_string());
                assert_eq!(now, line[4]);
            }
            other => panic!("a view has no {other}"),
        }
    }

    /// The events as text: their kind, then their plain fields.
    fn texts(&self) -> Vec<String> {
        self.events.iter().map(text).collect()
    }

    fn has_event(&self, words: &[&str]) -> bool {
        let has = |text: &String| {
            let mut fields = text.split(' ');
            fields.next() == Some(words[0]) && words[1..].iter().all(|word| fields.clone().any(|field| field == *word))
        };
        self.texts().iter().any(has)
    }
}

/// An event's kind and fields: `taken by=0 from=pool.2 to=0.3 …`.
fn text(event: &Event) -> String {
    let value = serde_json::to_value(event).expect("an event is plain data");
    let fields = value.as_object().expect("an event has fields");
    let kind = fields["event"].as_str().expect("an event has a kind").replace('_', "-");
    let plain = |(key, value): (&String, &serde_json::Value)| format!("{key}={}", short(value));
    let rest: Vec<String> = fields.iter().filter(|(key, _)| *key != "event").map(plain).collect();
    format!("{kind} {}", rest.join(" "))
}

fn short(value: &serde_json::Value) -> String {
    if let Some(text) = value.as_str() {
        return text.to_owned();
    }
    if let (Some(at), Some(place)) = (value.get("at"), value.get("place")) {
        let at = at.get("Before").map_or("pool".to_owned(), serde_json::Value::to_string);
        return format!("{at}.{place}");
    }
    value.to_string()
}

/// Runs every scenario of a text; a failure names the scenario and the line.
pub fn run(scenarios: &str) -> usize {
    let mut count = 0;
    for scenario in scenarios.split("\n== ").skip(1) {
        let (title, body) = scenario.split_once('\n').expect("a scenario has lines");
        let lines: Vec<Vec<&str>> = body
            .lines()
            .map(|line| line.split('#').next().unwrap_or_default().split_whitespace().collect::<Vec<_>>())
            .filter(|words| !words.is_empty())
            .collect();
        let first = lines.iter().position(|line| matches!(line[0], "do" | "asks" | "view" | "refuse"));
        let (setting, rest) = lines.split_at(first.unwrap_or(lines.len()));
        let outcome = std::panic::catch_unwind(|| {
            let mut play = Play { game: position(setting), events: Vec::new() };
            for line in rest {
                let checked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| play.line(line)));
                assert!(checked.is_ok(), "fails at: {}", line.join(" "));
            }
        });
        assert!(outcome.is_ok(), "scenario: {title}");
        count += 1;
    }
    count
}
