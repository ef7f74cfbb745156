//! Saved games: texts that come back, texts that do not, and devices that fail.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use quintain::bots::{Level, Persona};
use quintain::scene::Tincture;
use quintain::storage::{
    Fault, FinalPlace, Kind, MAX_NAME, Player, Progress, Save, SaveError, SaveId, Shelf, ShelfError, Store,
};

/// A store in memory that can be told to fail.
#[derive(Default)]
struct Chest {
    texts: RefCell<BTreeMap<String, String>>,
    fault: Cell<Option<Fault>>,
}

impl Chest {
    fn fail(&self) -> Result<(), Fault> {
        self.fault.get().map_or(Ok(()), Err)
    }
}

impl Store for Chest {
    fn read(&self, key: &str) -> Result<Option<String>, Fault> {
        if self.fault.get() == Some(Fault::Refused) {
            return Err(Fault::Refused);
        }
        Ok(self.texts.borrow().get(key).cloned())
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Fault> {
        self.fail()?;
        self.texts.borrow_mut().insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), Fault> {
        self.texts.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, Fault> {
        Ok(self.texts.borrow().keys().cloned().collect())
    }
}

fn save(number: u64) -> Save {
    Save {
        id: SaveId::new(number),
        game: "academy".to_owned(),
        title: String::new(),
        players: vec![
            Player::person("Piers", Tincture::Gules),
            Player::bot("Maud", Tincture::Azure, Level::Knight, Persona::Kay),
            Player::bot("<b>Hugo</b> \"&\" l’Été", Tincture::Or, Level::Page, Persona::Bors),
        ],
        created: 1_700_000_000_000,
        updated: 1_700_000_000_000 + number,
        progress: Progress::Running { round: 2, next: None },
        holder: 7,
        record: "AQEAzzz".to_owned(),
    }
}

#[test]
fn a_save_comes_back_as_it_was() {
    let mut over = save(5);
    over.progress =
        Progress::Over { places: vec![FinalPlace { rank: 1, score: 41 }, FinalPlace { rank: 2, score: -3 }] };
    for save in [save(1), over] {
        let text = save.to_text();
        let back = Save::from_text(&text).expect("our own text");
        assert_eq!(back, save);
        assert_eq!(back.to_text(), text, "save, load, save is the identity");
    }
}

/// Any change of a single byte is either refused or means the same.
#[test]
fn an_altered_save_is_refused() {
    let text = save(1).to_text();
    for place in 0..text.len() {
        for forged in [b'0', b'x', b'"', b' '] {
            let mut bytes = text.clone().into_bytes();
            bytes[place] = forged;
            let Ok(forged) = String::from_utf8(bytes) else { continue };
            if let Ok(read) = Save::from_text(&forged) {
                assert_eq!(read, save(1), "{forged}");
            }
        }
        if let Some(short) = text.get(..place) {
            assert_eq!(Save::from_text(short), Err(SaveError::Unreadable));
        }
    }
}

#[test]
fn a_save_from_a_later_version_says_so() {
    let text = save(1).to_text().replacen("\"quintain\":1", "\"quintain\":2", 1);
    assert_eq!(Save::from_text(&text), Err(SaveError::FromTheFuture { found: 2 }));
    assert_eq!(Save::from_text(r#"{"quintain":99,"shape":"unknown"}"#), Err(SaveError::FromTheFuture { found: 99 }));
    for rubbish in ["", "null", "[]", "{}", "{\"quintain\":\"1\"}", "{\"quintain\":1}", "ÿ"] {
        assert_eq!(Save::from_text(rubbish), Err(SaveError::Unreadable), "{rubbish}");
    }
}

#[test]
fn players_must_be_possible() {
    let mut twins = save(1);
    twins.players[1].tincture = Tincture::Gules;
    let mut nobody = save(1);
    nobody.players.clear();
    let mut crowd = save(1);
    crowd.players = vec![crowd.players[0].clone(); 8];
    let mut long = save(1);
    long.players[0].name = "x".repeat(MAX_NAME + 1);
    let mut control = save(1);
    control.players[0].name = "a\u{7}b".to_owned();
    for impossible in [twins, nobody, crowd, long, control] {
        assert_eq!(Save::from_text(&impossible.to_text()), Err(SaveError::Players), "{:?}", impossible.players);
    }
}

#[test]
fn names_are_cleaned() {
    for (name, cleaned) in [("  Anne \t of\nYork ", "Anne of York"), ("", ""), ("a\u{0}b", "a b"), ("<i>", "<i>")] {
        assert_eq!(Player::person(name, Tincture::Vert).name, cleaned);
    }
    let long = "é".repeat(40);
    assert_eq!(Player::person(&long, Tincture::Vert).name.chars().count(), MAX_NAME);
}

#[test]
fn kinds_are_written_in_words() {
    let player = Player::bot("Maud", Tincture::Azure, Level::Knight, Persona::Kay);
    let text = serde_json::to_string(&player).expect("plain data");
    assert_eq!(text, r#"{"name":"Maud","tincture":"azure","kind":{"bot":{"level":"knight","persona":"kay"}}}"#);
    assert!(matches!(player.kind, Kind::Bot { level: Level::Knight, .. }));
}

#[test]
fn the_shelf_lists_the_newest_first_and_the_broken_last() {
    let chest = Chest::default();
    let shelf = Shelf(&chest);
    for number in [3, 9, 4] {
        shelf.put(&save(number)).expect("room");
    }
    chest.write("quintain/saves/broken", "{").expect("room");
    chest.write("quintain/settings", "{}").expect("room");
    chest.write("elsewhere/saves/abc", "{}").expect("room");
    let listed: Vec<_> =
        shelf.list().expect("a list").into_iter().map(|(id, save)| (id, save.map(|s| s.updated))).collect();
    let at = |number| (SaveId::new(number), Ok(1_700_000_000_000 + number));
    let broken = (SaveId::parse("broken").expect("an id"), Err(ShelfError::Broken(SaveError::Unreadable)));
    assert_eq!(listed, [at(9), at(4), at(3), broken]);
    assert_eq!(shelf.last().expect("the last").id, SaveId::new(4));
    assert_eq!(shelf.last_of("academy").expect("the last").id, SaveId::new(4));
    assert_eq!(shelf.last_of("tourney"), Err(ShelfError::Absent));
    shelf.remove(&SaveId::new(4)).expect("removed");
    assert_eq!(shelf.last(), Err(ShelfError::Absent));
    assert_eq!(shelf.last_of("academy").expect("the newest").id, SaveId::new(9));
}

/// A last game that cannot be read says why, unless there is another one to play on.
#[test]
fn a_broken_last_game_says_why() {
    let chest = Chest::default();
    chest.write("quintain/saves/abc", r#"{"quintain":9}"#).expect("room");
    chest.write("quintain/last", "abc").expect("room");
    let future = ShelfError::Broken(SaveError::FromTheFuture { found: 9 });
    assert_eq!(Shelf(&chest).last_of("academy"), Err(future));
    chest.write(&Shelf::<&Chest>::key(&SaveId::new(3)), &save(3).to_text()).expect("room");
    assert_eq!(Shelf(&chest).last_of("academy").map(|save| save.id), Ok(SaveId::new(3)));
}

#[test]
fn a_failing_device_changes_nothing() {
    let chest = Chest::default();
    let shelf = Shelf(&chest);
    shelf.put(&save(1)).expect("room");
    let before = chest.texts.borrow().clone();
    let mut later = save(1);
    later.updated += 1;
    for fault in [Fault::Full, Fault::Refused] {
        chest.fault.set(Some(fault));
        assert_eq!(shelf.update(&later), Err(ShelfError::Fault(fault)));
        assert_eq!(*chest.texts.borrow(), before);
    }
}

/// A game may be named on the shelf in another tab while it is played: the next choice does not take the name away.
#[test]
fn a_game_that_was_named_while_it_is_played_keeps_its_name() {
    let chest = Chest::default();
    let shelf = Shelf(&chest);
    let playing = save(1);
    shelf.put(&playing).expect("room");
    shelf.add(&Save { title: "Winter".to_owned(), ..playing.clone() }).expect("room");
    shelf.update(&Save { updated: playing.updated + 1, ..playing.clone() }).expect("room");
    let kept = shelf.load(&playing.id).expect("it is there");
    assert_eq!((kept.title.as_str(), kept.updated), ("Winter", playing.updated + 1));
}

/// The same game in two tabs: the one that was overtaken cannot write, so the game never forks silently.
#[test]
fn a_game_taken_over_by_another_tab_is_not_overwritten() {
    let chest = Chest::default();
    let shelf = Shelf(&chest);
    shelf.put(&save(1)).expect("room");
    let mut other = save(1);
    other.holder = 8;
    shelf.put(&other).expect("room");
    assert_eq!(shelf.update(&save(1)), Err(ShelfError::MovedOn));
    assert_eq!(shelf.load(&SaveId::new(1)).expect("kept").holder, 8);
    // Cleared or damaged while playing: what this tab knows is written again.
    for text in [None, Some("{"), Some("null")] {
        match text {
            None => chest.remove(&Shelf::<&Chest>::key(&other.id)).expect("removed"),
            Some(text) => chest.write(&Shelf::<&Chest>::key(&other.id), text).expect("room"),
        }
        assert_eq!(shelf.update(&other), Ok(()));
        assert_eq!(shelf.load(&other.id), Ok(other.clone()));
    }
}

#[test]
fn ids_are_plain_words() {
    assert_eq!(SaveId::new(u64::MAX).to_string(), "zzzzzzzz");
    for bad in ["", "../x", "A", "a/b", "aaaaaaaaaaaaaaaaa"] {
        assert_eq!(SaveId::parse(bad), None, "{bad}");
    }
    let id = SaveId::new(12345);
    assert_eq!(SaveId::parse(&id.to_string()), Some(id));
}

/// A save under another game's name would be overwritten from two sides.
#[test]
fn a_save_under_a_wrong_key_is_refused() {
    let chest = Chest::default();
    chest.write("quintain/saves/other", &save(1).to_text()).expect("room");
    let id = SaveId::parse("other").expect("an id");
    assert_eq!(Shelf(&chest).load(&id), Err(ShelfError::Broken(SaveError::Altered)));
}
