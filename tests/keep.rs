//! Games in links, files and saves: everything comes back as it was, everything else is a typed error.

use std::time::{Duration, Instant};

use quintain::bots::{Level, Persona};
use quintain::games::academy::{Academy, Options, Seating};
use quintain::games::blazons::Blazons;
use quintain::games::tourney::Tourney;
use quintain::kernel::{Game, Record, RecordError, Rng, Seed, Table, code};
use quintain::play::Deal;
use quintain::route::GameId;
use quintain::scene::Tincture;
use quintain::settings::Settings;
use quintain::storage::{
    Archive, Ledger, Link, MAX_LINK, Outcome, Player, Progress, Save, SaveError, SaveId, Tally, day_of, tallies,
};

/// A game played at random for so many steps, or to its end.
fn played<G: Game>(options: G::Options, seed: u64, steps: usize) -> Table<G> {
    let mut table = Table::<G>::new(options, Seed(seed)).expect("options within the rules");
    let mut rng = Rng::new(Seed(seed));
    let mut legal = Vec::new();
    while let (Some(seat), true) = (table.waiting_for().first(), table.record().steps.len() < steps) {
        table.game().legal_actions(seat, &mut legal);
        let action = *rng.pick(&legal).expect("who is asked can act");
        table.act(seat, action).expect("a legal action");
    }
    table
}

/// A saved game of this version, with one person and bots.
fn saved<G: Game>(options: G::Options, seed: u64, steps: usize) -> Save {
    let seats = G::seats(&options);
    let table = played::<G>(options, seed, steps);
    let names = ["Énide", "Hugo l’Été", "Maud", "Wilmot", "Isolde", "Piers", "Yvain de la Lande-Belle"];
    let players = (0..seats).map(|n| match n {
        0 => Player::person(names[0], Tincture::ALL[0]),
        _ => Player::bot(names[n], Tincture::ALL[n], Level::ALL[n % 3], Persona::ALL[n]),
    });
    let progress = if table.waiting_for().is_empty() {
        Progress::over(&table.game().standings())
    } else {
        Progress::Running { round: 1, next: table.waiting_for().first() }
    };
    Save {
        id: SaveId::new(seed),
        game: G::NAME.to_owned(),
        title: "Soirée <b>longue</b>".to_owned(),
        players: players.collect(),
        created: 1_700_000_000_000,
        updated: 1_700_000_000_000 + seed,
        progress,
        holder: 7,
        record: code::to_text(&code::encode(table.record())),
    }
}

const WHOLE: usize = usize::MAX;

/// Opens a save whichever game it is of; tells its record as JSON.
fn opened(save: &Save) -> Result<String, SaveError> {
    match save.game.as_str() {
        "academy" => save.open::<Academy>().map(|table| table.record().to_json()),
        "tourney" => save.open::<Tourney>().map(|table| table.record().to_json()),
        "blazons" => save.open::<Blazons>().map(|table| table.record().to_json()),
        _ => Err(SaveError::OtherGame),
    }
}

/// One save of each game: just dealt, running and finished.
fn samples() -> Vec<Save> {
    let mut saves = Vec::new();
    for (seed, steps) in [(1, 0), (2, 7), (3, 61), (4, WHOLE)] {
        saves.push(saved::<Academy>(Options::default(), seed, steps));
        saves.push(saved::<Tourney>(Default::default(), seed + 10, steps));
        saves.push(saved::<Blazons>(Default::default(), seed + 20, steps));
    }
    saves
}

#[test]
fn any_record_comes_back_from_bytes_json_link_and_file() {
    fn check<G: Game>(options: G::Options, rng: &mut Rng) {
        let steps = if rng.below(3) == 0 { WHOLE } else { rng.below(250) as usize };
        let table = played::<G>(options, u64::from(rng.next_u32()), steps);
        let record = table.record();
        assert_eq!(code::decode::<G>(&code::encode(record)).as_ref(), Ok(record));
        assert_eq!(Record::<G>::from_json(&record.to_json()).as_ref(), Ok(record));
    }
    let mut rng = Rng::new(Seed(81));
    for n in 0..300 {
        let seating = Seating::ALL[n % 5];
        check::<Academy>(Options { seating, advanced: n % 2 == 0, ..Options::default() }, &mut rng);
        check::<Tourney>(quintain::games::tourney::Options::of(2 + (n % 4) as u8), &mut rng);
        check::<Blazons>(quintain::games::blazons::Options::new(3 + n % 5), &mut rng);
    }
    for save in samples() {
        let link = Link::of(&save).expect("one of our games");
        let back = Link::parse(&link.to_text()).expect("our own link");
        assert_eq!(back, link);
        let again = back.save(save.id.clone(), save.created, save.holder);
        assert_eq!(opened(&again), opened(&save));
        assert!(opened(&save).is_ok());
        let archive = Archive { games: vec![save], settings: Some(Settings::default()), results: None };
        assert_eq!(Archive::parse(&archive.to_text()), Ok(archive));
    }
}

#[test]
fn a_deal_is_the_game_without_its_steps() {
    for save in samples() {
        let deal = Link::deal(&save).expect("one of our games");
        assert_eq!(Link::parse(&deal.to_text()), Ok(deal.clone()));
        assert_eq!(deal.reached.is_some(), matches!(save.progress, Progress::Over { .. }));
        let fresh = deal.save(SaveId::new(9), 0, 0);
        let whole: serde_json::Value = serde_json::from_str(&opened(&save).unwrap()).unwrap();
        let dealt: serde_json::Value = serde_json::from_str(&opened(&fresh).unwrap()).unwrap();
        assert_eq!((&dealt["seed"], &dealt["options"]), (&whole["seed"], &whole["options"]));
        assert_eq!(dealt["actions"], serde_json::json!([]));
        assert!(deal.to_text().len() < 250, "{}", deal.to_text().len());
    }
}

/// Changes a text in a few places: other letters, some left out, some doubled, a piece cut off.
fn mutate(text: &str, rng: &mut Rng) -> String {
    const LETTERS: &[u8] = b"AZaz09-_{}[]\",:.\\u\x00\x7f %&<";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.below(4) {
        if bytes.is_empty() {
            break;
        }
        let place = rng.below(bytes.len() as u32) as usize;
        match rng.below(6) {
            0 => _ = bytes.remove(place),
            1 => bytes.insert(place, bytes[place]),
            2 => bytes.truncate(place),
            3 => bytes[place] = rng.below(128) as u8,
            4 => bytes[place] ^= 1 << rng.below(7),
            _ => bytes[place] = LETTERS[rng.below(LETTERS.len() as u32) as usize],
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Reads a mutated text; what is read must be what was written. The slowest reading is told, not judged.
fn survive<T: PartialEq + std::fmt::Debug>(
    text: &str,
    rng: &mut Rng,
    whole: &T,
    read: impl Fn(&str) -> Option<T>,
) -> Duration {
    let forged = mutate(text, rng);
    let start = Instant::now();
    let got = read(&forged);
    let time = start.elapsed();
    if let Some(got) = got {
        assert_eq!(&got, whole, "{forged}");
    }
    time
}

#[test]
fn mutated_links_and_files_are_the_same_game_or_a_typed_error() {
    let mut rng = Rng::new(Seed(82));
    let mut slowest = Duration::ZERO;
    let samples = samples();
    let rounds = 100_000 / samples.len() / 2 + 1;
    for save in &samples {
        let record = opened(save).expect("our own record");
        let link = Link::of(save).expect("one of our games").to_text();
        let file = Archive { games: vec![save.clone()], settings: None, results: None }.to_text();
        let players = format!("{:?}", save.players);
        let whole = (record, players);
        for _ in 0..rounds {
            let by_link = |text: &str| {
                let save = Link::parse(text).ok()?.save(SaveId::new(0), 0, 0);
                Some((opened(&save).ok()?, format!("{:?}", save.players)))
            };
            slowest = slowest.max(survive(&link, &mut rng, &whole, by_link));
            let by_file = |text: &str| {
                let save = Archive::parse(text).ok()?.games.pop()?;
                Some((opened(&save).ok()?, format!("{:?}", save.players)))
            };
            slowest = slowest.max(survive(&file, &mut rng, &whole, by_file));
        }
    }
    eprintln!("{} mutated texts, the slowest took {slowest:?}", rounds * 2 * samples.len());
}

/// Links whose checksum is right but whose contents are not: the reader itself must hold.
#[test]
fn hostile_links_with_a_good_checksum_are_typed_errors() {
    let mut rng = Rng::new(Seed(83));
    let mut slowest = Duration::ZERO;
    for save in samples() {
        let bytes = code::from_text(&Link::of(&save).expect("one of our games").to_text()).expect("our own text");
        for _ in 0..2_000 {
            let mut forged = bytes.clone();
            for _ in 0..=rng.below(3) {
                let place = 5 + rng.below(forged.len() as u32 - 5) as usize;
                forged[place] = rng.below(256) as u8;
            }
            let sum = quintain::kernel::fingerprint::checksum(&forged[5..]);
            forged[1..5].copy_from_slice(&sum.to_le_bytes());
            let start = Instant::now();
            if let Ok(link) = Link::parse(&code::to_text(&forged)) {
                let _ = opened(&link.save(SaveId::new(0), 0, 0));
            }
            slowest = slowest.max(start.elapsed());
        }
    }
    eprintln!("hostile links, the slowest took {slowest:?}");
}

#[test]
fn every_bad_link_says_why() {
    let save = saved::<Academy>(Options::default(), 5, 9);
    let text = Link::of(&save).expect("an Academy game").to_text();
    assert_eq!(Link::parse(""), Err(SaveError::Unreadable));
    assert_eq!(Link::parse("<script>"), Err(SaveError::Unreadable));
    assert_eq!(Link::parse(&text[..text.len() - 8]), Err(SaveError::Altered));
    assert_eq!(Link::parse(&"A".repeat(MAX_LINK + 1)), Err(SaveError::Unreadable));
    let mut bytes = code::from_text(&text).unwrap();
    bytes[0] = 2;
    assert_eq!(Link::parse(&code::to_text(&bytes)), Err(SaveError::FromTheFuture { found: 2 }));
    let mut other = save.clone();
    other.record = {
        let mut record = code::from_text(&save.record).unwrap();
        record[1] = record[1].wrapping_add(1);
        code::to_text(&record)
    };
    let link = Link::parse(&Link::of(&other).unwrap().to_text()).expect("the link itself is sound");
    assert!(matches!(
        opened(&link.save(SaveId::new(0), 0, 0)),
        Err(SaveError::Record(RecordError::OtherVersion { .. }))
    ));
}

/// A finished game of five in The Academy is a link of fewer than 600 letters, address and names included.
#[test]
fn links_are_short() {
    let mut told = String::new();
    let mut measure = |name: &str, lengths: &mut Vec<usize>| {
        lengths.sort_unstable();
        let at = |share: usize| lengths[(lengths.len() - 1) * share / 100];
        told += &format!("{name}: least {}, median {}, 95 % {}, most {}\n", at(0), at(50), at(95), at(100));
        at(100)
    };
    let base = "https://quintain.example/quintain/#/replay/".len();
    let length = |save: Save| base + Link::of(&save).expect("one of our games").to_text().len();
    let five = Options { seating: Seating::Five, advanced: true, ..Options::default() };
    let mut lengths: Vec<usize> = (0..1_000).map(|seed| length(saved::<Academy>(five, seed, WHOLE))).collect();
    let longest = measure("The Academy, five players, advanced", &mut lengths);
    let all = Options { variants: quintain::games::academy::Variants::all().last().unwrap(), ..five };
    let mut lengths: Vec<usize> = (0..1_000).map(|seed| length(saved::<Academy>(all, seed, WHOLE))).collect();
    let longest_of_all = measure("The Academy, five players, all variants", &mut lengths);
    let tourney = quintain::games::tourney::Options::of(5);
    let mut lengths: Vec<usize> = (0..300).map(|seed| length(saved::<Tourney>(tourney, seed, WHOLE))).collect();
    measure("The Tourney, five players, at random", &mut lengths);
    let blazons = quintain::games::blazons::Options::new(7);
    let mut lengths: Vec<usize> = (0..300).map(|seed| length(saved::<Blazons>(blazons, seed, WHOLE))).collect();
    measure("The Blazons, seven players", &mut lengths);
    eprintln!("{told}");
    assert!(longest < 600 && longest_of_all < 600, "{told}");
}

const SAVES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/saves");

/// Saves and links that a version wrote load for ever: a later layout must still read them, and a later set of rules must
/// still replay them or say that it cannot. `QUINTAIN_BLESS=1` adds those of this version.
#[test]
fn saves_of_every_version_load() {
    if std::env::var_os("QUINTAIN_BLESS").is_some() {
        std::fs::create_dir_all(SAVES).expect("a folder");
        for save in samples() {
            let state = ["", "dealt", "early", "running", "finished"][(save.updated % 10) as usize];
            let name = format!("{SAVES}/{}-{}-{state}", quintain::storage::FORMAT, save.game);
            std::fs::write(format!("{name}.json"), save.to_text()).expect("written");
            std::fs::write(format!("{name}.link"), Link::of(&save).unwrap().to_text()).expect("written");
        }
        let whole = Archive { games: samples(), settings: Some(Settings::default()), results: Some(ledger()) };
        std::fs::write(format!("{SAVES}/{}-shelf.file", quintain::storage::FORMAT), whole.to_text()).expect("written");
    }
    let mut files: Vec<_> = std::fs::read_dir(SAVES).expect("saves").map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(files.len() >= 25, "{}", files.len());
    for path in files {
        let text = std::fs::read_to_string(&path).expect("readable");
        let text = text.trim_end();
        let saves = match path.extension().and_then(|ending| ending.to_str()) {
            Some("json") => Save::from_text(text).map(|save| vec![save]),
            Some("link") => Link::parse(text).map(|link| vec![link.save(SaveId::new(0), 0, 0)]),
            Some("file") => Archive::parse(text).map(|archive| archive.games),
            other => panic!("what is a {other:?}?"),
        };
        for save in saves.unwrap_or_else(|error| panic!("{}: {error:?}", path.display())) {
            match opened(&save) {
                Ok(_) | Err(SaveError::Record(RecordError::OtherVersion { .. })) => {}
                Err(error) => panic!("{}: {error:?}", path.display()),
            }
        }
    }
}

fn ledger() -> Ledger {
    let mut ledger = Ledger::default();
    for save in samples() {
        if let Some(outcome) = Outcome::of(&save, &["advanced"]) {
            assert!(ledger.enter(outcome.clone()));
            assert!(!ledger.enter(outcome), "a game counts once");
        }
    }
    ledger
}

#[test]
fn results_are_counted() {
    let ledger = ledger();
    assert_eq!(ledger.0.len(), 3, "one finished game of each");
    assert_eq!(Ledger::read(&serde_json::to_string(&ledger).unwrap()), Some(ledger.clone()));
    let all = ledger.0.iter().filter_map(|outcome| Some(((), outcome.result(None)?.clone())));
    let counted = tallies(all);
    assert_eq!((counted.len(), counted[0].1.games), (1, 3));
    let mut merged = Ledger::default();
    assert_eq!((merged.merge(ledger.clone()), merged.merge(ledger.clone())), (3, 0));
    assert!(ledger.0[0].result(Some("Énide")).is_some() && ledger.0[0].result(Some("Nobody")).is_none());
    let (mut tally, ended) =
        (Tally::default(), |rank, score| quintain::storage::Ended { name: None, level: None, rank, score });
    [ended(1, -3), ended(2, -10), ended(1, -1)].iter().for_each(|ended| tally.add(ended));
    assert_eq!((tally.wins, tally.best, tally.mean_tenths(), tally.share()), (2, -1, -46, 67));
}

#[test]
fn the_days_deal_is_known_by_its_seed_and_makes_a_streak() {
    let day = 20_000;
    let seed = Deal::Day(day).seed("academy", 0).unwrap();
    assert_ne!(Deal::Day(day).seed("tourney", 0), Some(seed), "another deal for each game");
    let mut save = saved::<Academy>(Options::default(), seed.0, WHOLE);
    assert_eq!(day_of(&save), None, "begun on another day");
    save.created = u64::from(day) * 86_400_000 + 5;
    assert_eq!(day_of(&save), Some(day));
    let mut ledger = Ledger::default();
    for back in [0, 1, 2, 4] {
        let mut outcome = Outcome::of(&save, &[]).expect("finished");
        outcome.id = SaveId::new(u64::from(back) + 1);
        outcome.day = Some(day - back);
        ledger.enter(outcome);
    }
    assert_eq!((ledger.streak(day), ledger.streak(day + 1), ledger.streak(day + 2)), (3, 3, 0));
}

#[test]
fn the_games_of_links_are_the_games_of_routes() {
    for game in GameId::ALL {
        assert_eq!(GameId::ALL[game as usize], game);
    }
}
