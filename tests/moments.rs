//! Saved games at every moment of the three games, for the browser tests: `tests/e2e/moments`.
//!
//! `QUINTAIN_BLESS=1 cargo test --test moments` finds them anew, by random play from fixed seeds.

use std::collections::BTreeMap;

use quintain::bots::{Level, Persona};
use quintain::games::academy::{self, Academy, Seating, Variants};
use quintain::games::blazons::{self, Blazons, Character};
use quintain::games::tourney::{self, Card, Deed, Tourney};
use quintain::kernel::{Game, Rng, Seat, Seed, Table, Viewer, code};
use quintain::play::Laid;
use quintain::scene::Tincture;
use quintain::storage::{Player, Progress, Save, SaveId};

/// Who plays: people first, then bots.
const NAMES: [(&str, Tincture); 7] = [
    ("Piers", Tincture::Gules),
    ("Maud", Tincture::Azure),
    ("Isolde", Tincture::Vert),
    ("Hugo", Tincture::Or),
    ("Odo", Tincture::Purpure),
    ("Ysa", Tincture::Sable),
    ("Wat", Tincture::Argent),
];
const ME: Seat = Seat(0);

/// A moment: its name, the rules, how many play and how many of them are people, and how it is recognised.
struct Moment<G: Game> {
    name: &'static str,
    options: G::Options,
    seats: usize,
    people: usize,
    is_it: fn(&G, &[G::Action]) -> bool,
}

fn players(seats: usize, people: usize) -> Vec<Player> {
    let player = |(at, &(name, tincture)): (usize, &(&str, Tincture))| {
        if at < people {
            Player::person(name, tincture)
        } else {
            Player::bot(name, tincture, Level::Page, Persona::default())
        }
    };
    NAMES[..seats].iter().enumerate().map(player).collect()
}

/// What the first seat may do now.
fn choices<G: Game>(game: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    if game.waiting_for().contains(ME) {
        game.legal_actions(ME, &mut legal);
    }
    legal
}

/// Plays at random until the moment comes.
fn find<G: Laid>(moment: &Moment<G>) -> Save {
    let mut legal = Vec::new();
    for seed in 0..4_000 {
        let mut rng = Rng::new(Seed(seed));
        let mut options = moment.options.clone();
        G::seat(&mut options, &players(moment.seats, moment.people), None);
        let mut table = Table::<G>::new(options, Seed(seed)).expect("the options are allowed");
        loop {
            if (moment.is_it)(table.game(), &choices(table.game())) {
                return saved(moment, &table);
            }
            let waiting = table.waiting_for();
            let Some(seat) = waiting.iter().last() else { break };
            table.game().legal_actions(seat, &mut legal);
            let action = *rng.pick(&legal).expect("asked seats have a choice");
            table.act(seat, action).expect("a legal action");
        }
    }
    panic!("{} does not come", moment.name);
}

fn saved<G: Laid>(moment: &Moment<G>, table: &Table<G>) -> Save {
    let over = table.waiting_for().is_empty();
    Save {
        id: SaveId::parse("moment").expect("a name"),
        game: G::NAME.to_owned(),
        title: String::new(),
        players: players(moment.seats, moment.people),
        created: 1_700_000_000_000,
        updated: 1_700_000_000_000,
        progress: if over {
            Progress::over(&table.game().standings())
        } else {
            Progress::Running { round: 1, next: Some(ME) }
        },
        holder: 0,
        record: code::to_text(&code::encode(table.record())),
    }
}

/// The moments that are kept are those that are meant.
fn check<G: Laid>(moments: &[Moment<G>]) {
    let path = format!("{}/tests/e2e/moments/{}.json", env!("CARGO_MANIFEST_DIR"), G::NAME);
    if std::env::var_os("QUINTAIN_BLESS").is_some() {
        let found: BTreeMap<&str, String> =
            moments.iter().map(|moment| (moment.name, find(moment).to_text())).collect();
        let text = serde_json::to_string_pretty(&found).expect("texts");
        std::fs::write(&path, text + "\n").expect("the moments can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the moments are kept");
    let kept: BTreeMap<String, String> = serde_json::from_str(&kept).expect("names and texts");
    assert_eq!(kept.len(), moments.len(), "every moment, and no other");
    for moment in moments {
        let save = Save::from_text(&kept[moment.name]).expect("a saved game");
        let table = save.open::<G>().expect("a game of these rules");
        assert!((moment.is_it)(table.game(), &choices(table.game())), "{}", moment.name);
    }
}

fn seen(game: &Academy) -> academy::View {
    game.view(Viewer::Seat(ME))
}

/// Is the first seat asked for this, in the third round or later, when the lanes are full of discs?
fn asked(game: &Academy, legal: &[academy::Action], moment: academy::Moment) -> bool {
    let view = seen(game);
    view.moment() == moment && view.round >= 3 && legal.len() > 1
}

#[test]
fn moments_of_the_academy() {
    use academy::{Action, Moment as Asked};
    let base = academy::Options { advanced: true, ..academy::Options::default() };
    let all = Variants { knights: true, bet: true, codex: true, scrolls: true, glory: true, alms: true };
    let all = academy::Options { variants: all, ..base };
    let lancelot = academy::Options { seating: Seating::Lancelot, ..base };
    let moment = |name, options, seats, is_it| Moment::<Academy> { name, options, seats, people: 1, is_it };
    let moments = [
        moment("draft", base, 3, |game, legal| asked(game, legal, Asked::Draft) && legal.len() == 4),
        moment("play", base, 4, |game, legal| asked(game, legal, Asked::Play) && legal.len() > 4),
        moment("bonus", base, 4, |game, legal| asked(game, legal, Asked::Bonus) && legal.len() > 4),
        moment("lift", base, 4, |game, legal| asked(game, legal, Asked::Lift)),
        moment("bet", all, 5, |game, legal| asked(game, legal, Asked::Bet)),
        moment("variants", all, 5, |game, legal| asked(game, legal, Asked::Play) && legal.len() > 4),
        moment("look", all, 5, |game, legal| asked(game, legal, Asked::Look)),
        moment("codex", all, 5, |game, legal| asked(game, legal, Asked::Codex)),
        moment("alms-whom", all, 5, |game, legal| seen(game).moment() == Asked::AlmsWhom && !legal.is_empty()),
        moment("alms-give", all, 5, |game, legal| seen(game).moment() == Asked::AlmsGive && !legal.is_empty()),
        moment("alms-take", all, 5, |game, legal| seen(game).moment() == Asked::AlmsTake && !legal.is_empty()),
        moment("karadoc", base, 2, |game, legal| asked(game, legal, Asked::Play) && legal.len() > 4),
        moment("aim", base, 2, |game, legal| asked(game, legal, Asked::Aim)),
        moment("split", lancelot, 2, |game, legal| asked(game, legal, Asked::Split)),
        moment("take-pile", lancelot, 2, |game, legal| asked(game, legal, Asked::TakePile)),
        moment("give", lancelot, 2, |game, legal| asked(game, legal, Asked::Give)),
        // One card away from the scoring of the last round, where most is scored.
        moment("scoring", all, 5, |game, legal| {
            let view = seen(game);
            view.round == 6 && view.moment() == Asked::Lift && legal.contains(&Action::NoLift)
        }),
        moment("over", base, 4, |game, _| seen(game).moment() == Asked::Over),
    ];
    check(&moments);
}

/// Several have cards before them, in a tournament that is not the first.
fn is_rich(game: &Tourney) -> bool {
    let seats = Tourney::seats(game.options());
    let entered = Seat::all(seats).filter(|&seat| game.display(seat).len() >= 2).count();
    game.tournament() > 2 && entered >= (seats - 1).min(3)
}

fn my_turn(game: &Tourney, legal: &[tourney::Action]) -> bool {
    game.phase() == tourney::Phase::Play && game.turn() == ME && !legal.is_empty()
}

fn outwits(legal: &[tourney::Action]) -> usize {
    legal.iter().filter(|action| matches!(action, tourney::Action::Deed(Deed::Outwit { .. }))).count()
}

#[test]
fn moments_of_the_tourney() {
    use tourney::{Action, Phase};
    let options = tourney::Options::of(4);
    let moment = |name, seats, people, is_it| Moment::<Tourney> { name, options, seats, people, is_it };
    let moments = [
        moment("name", 4, 1, |game, legal| {
            game.phase() == Phase::Name && !legal.is_empty() && game.tournament() > 2 && legal.len() > 2
        }),
        moment("play", 4, 1, |game, legal| my_turn(game, legal) && is_rich(game) && legal.len() > 4),
        moment("two", 2, 1, |game, legal| my_turn(game, legal) && is_rich(game) && legal.len() > 3),
        moment("five", 5, 1, |game, legal| my_turn(game, legal) && is_rich(game) && legal.len() > 4),
        moment("targets", 4, 1, |game, legal| my_turn(game, legal) && outwits(legal) > 4),
        moment("withdraw", 4, 1, |game, legal| {
            let maiden = game.display(ME).contains(&Card::Maiden6);
            my_turn(game, legal) && maiden && game.tokens(ME).len() == 2 && legal.contains(&Action::Withdraw)
        }),
        moment("answer", 4, 1, |game, legal| {
            matches!(game.phase(), Phase::Reaction { .. }) && legal.contains(&Action::Lancelot)
        }),
        moment("pause", 4, 3, |game, legal| {
            matches!(game.phase(), Phase::Reaction { deed: Deed::Outwit { .. }, .. })
                && legal == [Action::Pass]
                && game.turn() == Seat(1)
        }),
        moment("pause-lancelot", 4, 3, |game, legal| {
            matches!(game.phase(), Phase::Reaction { .. })
                && legal.contains(&Action::Lancelot)
                && game.turn() == Seat(1)
        }),
        moment("adapt", 4, 1, |game, legal| matches!(game.phase(), Phase::Adapt { .. }) && !legal.is_empty()),
        moment("give-back", 4, 1, |game, legal| game.phase() == Phase::GiveBack && legal.len() > 1),
        moment("take", 4, 1, |game, legal| matches!(game.phase(), Phase::Take { .. }) && legal.len() > 1),
        moment("stunned", 3, 1, |game, legal| my_turn(game, legal) && game.stunned() == Some(ME)),
        moment("over", 4, 1, |game, _| matches!(game.phase(), Phase::Over { .. })),
    ];
    check(&moments);
}

fn power(game: &Blazons, legal: &[blazons::Action], which: Character, second: bool) -> bool {
    let blazons::Phase::Power { by, character, picked, .. } = game.phase() else { return false };
    by == ME && !legal.is_empty() && character == which && picked.is_some() == second
}

#[test]
fn moments_of_the_blazons() {
    use blazons::{Action, Phase};
    let options = blazons::Options {
        consulting: true,
        helping: true,
        curious: true,
        active_monk: true,
        ..blazons::Options::new(4)
    };
    let moment = |name, seats, people, is_it| Moment::<Blazons> { name, options, seats, people, is_it };
    fn laying(game: &Blazons, legal: &[Action]) -> bool {
        game.phase() == Phase::Lay && !legal.is_empty() && usize::from(game.trick().laid) + 2 == game.seats()
    }
    let moments = [
        moment("lay", 5, 1, |game, legal| laying(game, legal) && legal.len() == 5),
        moment("three", 3, 1, |game, legal| laying(game, legal) && legal.len() == 5),
        moment("four", 4, 1, |game, legal| laying(game, legal) && legal.len() == 5),
        moment("seven", 7, 1, |game, legal| laying(game, legal) && legal.len() == 6),
        moment("announce", 4, 1, |game, legal| {
            laying(game, legal) && legal.iter().any(|action| matches!(action, Action::Lay { announce: Some(_), .. }))
        }),
        moment("rogue", 4, 1, |game, legal| matches!(game.phase(), Phase::Rogue { .. }) && legal.len() > 5),
        moment("rogue-seven", 7, 1, |game, legal| matches!(game.phase(), Phase::Rogue { .. }) && legal.len() > 9),
        moment("peasant", 4, 1, |game, legal| power(game, legal, Character::Peasant, false)),
        moment("minstrel", 4, 1, |game, legal| power(game, legal, Character::Minstrel, false)),
        moment("magistrate", 4, 1, |game, legal| power(game, legal, Character::Magistrate, false)),
        moment("steward", 4, 1, |game, legal| power(game, legal, Character::Steward, false)),
        moment("steward-other", 4, 1, |game, legal| power(game, legal, Character::Steward, true)),
        moment("monk", 4, 1, |game, legal| power(game, legal, Character::Monk, false)),
        moment("monk-to", 4, 1, |game, legal| power(game, legal, Character::Monk, true)),
        moment("reward", 4, 1, |game, legal| matches!(game.phase(), Phase::Reward { .. }) && !legal.is_empty()),
        moment("round-end", 4, 1, |game, legal| {
            matches!(game.phase(), Phase::Reward { .. }) && !legal.is_empty() && game.past().len() == 7
        }),
        moment("consult", 4, 1, |game, legal| matches!(game.phase(), Phase::Consult { .. }) && legal.len() > 2),
        moment("help", 4, 1, |game, legal| matches!(game.phase(), Phase::Help { .. }) && legal.len() > 1),
        moment("look", 4, 1, |game, legal| matches!(game.phase(), Phase::Look { .. }) && legal.len() > 2),
        moment("over", 4, 1, |game, _| game.phase() == Phase::Over),
    ];
    check(&moments);
}
