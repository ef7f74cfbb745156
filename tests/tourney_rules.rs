//! Every rule of The Tourney as scenarios: data in `tests/tourney/scenarios`, read and played here.

#[path = "tourney/notation.rs"]
mod notation;

use notation::{hand, play, position, read_action, shown};
use quintain::games::tourney::Tourney;
use quintain::kernel::{Game, Rule, Seat};

/// Plays all scenarios of a file. A scenario is a paragraph:
///
/// - its title, with the rules it shows
/// - a position
/// - `> script`: what is played
/// - `= position`: what must lie there now (without hands)
/// - `! action = RULE`: what must be refused now, by which rule
/// - `? actions`: what must be legal now, for whoever is asked, among perhaps more
/// - `hand SEAT: cards`, `asks SEATS`, `total N N …`: what must hold now
/// - `# …`: a remark
fn run(file: &str) {
    let mut failures = Vec::new();
    let mut count = 0;
    for paragraph in file.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty()) {
        let lines: Vec<&str> = paragraph.lines().filter(|line| !line.starts_with('#')).collect();
        let Some((title, steps)) = lines.split_first() else { continue };
        assert!(title.starts_with('T'), "a scenario names its rule: {title}");
        count += 1;
        if let Err(what) = scenario(steps) {
            failures.push(format!("{title}\n  {what}"));
        }
    }
    assert!(count > 0);
    assert!(failures.is_empty(), "{} of {count} fail:\n{}", failures.len(), failures.join("\n"));
}

fn scenario(steps: &[&str]) -> Result<(), String> {
    let (start, steps) = steps.split_first().ok_or("no position")?;
    let mut game = position(start);
    assert!(!steps.is_empty(), "a scenario shows something: {start}");
    for step in steps {
        line(&mut game, step.trim()).map_err(|what| format!("{step}\n  {what}"))?;
    }
    Ok(())
}

fn line(game: &mut Tourney, line: &str) -> Result<(), String> {
    let (kind, rest) = line.split_once(' ').ok_or("a line has two parts")?;
    let rest = rest.trim();
    match kind {
        ">" => play(game, rest).map(|_| ()).map_err(|illegal| format!("{illegal:?} ({})", illegal.rule())),
        "=" => same(&shown(game), rest),
        "!" => refused(game, rest),
        "?" => legal(game, rest),
        "hand" => {
            let (seat, cards) = rest.split_once(':').ok_or("hand SEAT: cards")?;
            same(&hand(game, Seat(seat.parse().map_err(|_| "no seat")?)), cards.trim())
        }
        "asks" => {
            let asked: Vec<String> = game.waiting_for().iter().map(|seat| seat.0.to_string()).collect();
            same(&asked.join(" "), rest)
        }
        "total" => {
            let totals: Vec<String> =
                Seat::all(Tourney::seats(game.options())).map(|seat| game.total(seat).to_string()).collect();
            same(&totals.join(" "), rest)
        }
        other => Err(format!("{other:?} is no kind of line")),
    }
}

fn same(found: &str, wanted: &str) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("found {found}")) }
}

/// A refusal names its rule, changes nothing, and is not offered.
fn refused(game: &Tourney, text: &str) -> Result<(), String> {
    let (action, rule) = text.rsplit_once('=').ok_or("! action = RULE")?;
    let (seat, action) = read_action(game, action.trim());
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    assert!(!legal.contains(&action), "{action} is offered");
    match game.check(seat, action) {
        Ok(()) => Err("it is allowed".to_owned()),
        Err(illegal) => same(illegal.rule(), rule.trim()),
    }
}

fn legal(game: &Tourney, text: &str) -> Result<(), String> {
    for action in text.split(',').map(str::trim) {
        let (seat, action) = read_action(game, action);
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        if !legal.contains(&action) {
            return Err(format!("{action} is not offered: {:?}", game.check(seat, action)));
        }
    }
    Ok(())
}

macro_rules! scenarios {
    ($($name:ident: $file:literal)*) => {
        $(#[test]
        fn $name() {
            run(include_str!(concat!("tourney/scenarios/", $file)));
        })*
    };
}

scenarios! {
    t5_to_t8_starting_a_tournament: "start.txt"
    t9_to_t16_a_turn: "turn.txt"
    t17_to_t20_withdrawing_and_winning: "finish.txt"
    t21_to_t35_action_cards: "deeds.txt"
    t34_adapt: "adapt.txt"
    t35_outwit: "outwit.txt"
    t36_shield_against_every_action: "shield.txt"
    t37_stunned_against_every_way_to_add_a_card: "stunned.txt"
    t16_the_last_card_against_every_way_to_lose_one: "last_card.txt"
    t14_green_against_every_reader_of_values: "green.txt"
    t38_t39_lancelot: "lancelot.txt"
}
