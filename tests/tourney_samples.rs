//! The two sample tournaments of the rules page, played card by card and kept as a readable playthrough.
//!
//! `QUINTAIN_BLESS=1 cargo test --test tourney_samples` writes it anew.

#[path = "tourney/notation.rs"]
mod notation;

use notation::{play, position, shown};
use quintain::games::tourney::{Event, Tourney};
use quintain::kernel::Seat;

/// Marcel, Raymond, Maurice and Danielle, clockwise, with the cards they are going to play.
const TABLE: &str = "name | * - / r3 r5 m6 b5 riposte adapt g1 g1 | - / r5 y2 y3 | - / b2 outwit b5 y3 \
                     | - / r4 r3 r3 s2 s3 b3 b4 b3 drop g1 g1";

/// What each does in turn, and the totals that stand after it: Marcel, Raymond, Maurice, Danielle.
const RED: &[(&str, [u16; 4])] = &[
    ("name red, r3, end", [3, 0, 0, 0]),
    ("r5, end", [3, 5, 0, 0]),
    ("withdraw", [3, 5, 0, 0]),
    ("r4, r3, end", [3, 5, 0, 7]),
    ("r5, end", [8, 5, 0, 7]),
    ("withdraw", [8, 0, 0, 7]),
    ("r3, s2, end", [8, 0, 0, 12]),
    ("m6, end", [14, 0, 0, 12]),
    ("s3, end", [14, 0, 0, 15]),
    ("withdraw", [0, 0, 0, 0]),
];

const BLUE_TO_GREEN: &[(&str, [u16; 4])] = &[
    ("name blue, b3, end", [0, 0, 0, 3]),
    ("b5, end", [5, 0, 0, 3]),
    ("withdraw", [5, 0, 0, 3]),
    ("b2, outwit 0 0 0, end", [2, 0, 5, 3]),
    ("b4, end", [2, 0, 5, 7]),
    ("riposte 3, end", [6, 0, 5, 3]),
    ("b5, end", [6, 0, 10, 3]),
    ("b3, drop, g1, g1, end", [2, 0, 2, 4]),
    ("adapt, g1, g1, end", [4, 0, 1, 2]),
    ("withdraw", [4, 0, 0, 2]),
    ("withdraw", [0, 0, 0, 0]),
];

fn told(game: &mut Tourney, lines: &[(&str, [u16; 4])], text: &mut String) {
    for (script, totals) in lines {
        text.push_str(&format!("\n{} {script}\n", game.turn().0));
        let events = play(game, script).unwrap_or_else(|illegal| panic!("{script}: {illegal:?}"));
        events.iter().for_each(|event| text.push_str(&format!("  {}\n", line(event))));
        text.push_str(&format!("= {}\n", shown(game)));
        assert_eq!([0, 1, 2, 3].map(|seat| game.total(Seat(seat))), *totals, "after {script}");
    }
}

/// The event as JSON, for people and programs alike.
fn line(event: &Event) -> String {
    serde_json::to_string(event).expect("an event is plain data")
}

#[test]
fn t19_the_red_sample_is_won_by_danielle_and_t18_marcel_loses_nothing() {
    let mut game = position(TABLE);
    told(&mut game, RED, &mut String::new());
    assert_eq!(shown(&game), "name | - | - | - | * $red");
}

#[test]
fn t34_the_sample_from_blue_to_green_is_won_by_marcel() {
    let mut game = position(TABLE);
    told(&mut game, RED, &mut String::new());
    told(&mut game, BLUE_TO_GREEN, &mut String::new());
    assert_eq!(shown(&game), "name | * $green | - | - | $red");
}

#[test]
fn the_sample_tournaments_are_told_as_before() {
    let mut game = position(TABLE);
    let mut text = format!("= {}\n", shown(&game));
    told(&mut game, RED, &mut text);
    told(&mut game, BLUE_TO_GREEN, &mut text);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/tourney/samples.txt");
    if std::env::var_os("QUINTAIN_BLESS").is_some() {
        std::fs::write(path, &text).expect("the playthrough can be written");
    }
    let kept = std::fs::read_to_string(path).expect("the playthrough is kept");
    assert!(kept == text, "the sample tournaments went otherwise:\n{text}");
}
