//! Positions and scripts of The Tourney in a short notation, so that scenarios are data.
//!
//! A position: `blue played=1 | * b3 b4 / riposte g1 | b5 +shield $red / - | out / -`
//! - first the colour (or `name` before it is named) and, if wanted, `opening`, `played=N`, `added=N`, `prev=COLOUR`,
//!   `after` (the colour is named after drawing), `rest=pile|discards|SEAT` (where all other cards lie)
//! - then the players: `*` whose turn it is, the display in order, `+shield`, `+stunned`, `$COLOUR` for each token, `out`
//!   once withdrawn; after the `/` the hand
//!
//! A script: actions in their notation, separated by commas. Everybody passes on action cards, unless `^SEAT` after one
//! says who answers with Lancelot.
#![allow(dead_code)] // every test binary uses its own part

use quintain::games::tourney::{
    Action, Card, Colour, Display, Event, Hand, Illegal, Known, Options, Phase, Pile, PlayerView, Tokens, Tourney, View,
};
use quintain::kernel::{BySeat, Game, Rng, Seat, SeatSet, Seed, Viewer};

const NOBODY: PlayerView = PlayerView {
    tokens: Tokens::NONE,
    is_in: true,
    withdrew_at: 0,
    display: Display::EMPTY,
    total: 0,
    has_shield: false,
    is_stunned: false,
    hand_len: 0,
    hand: Known::NOTHING,
    shown: Known::NOTHING,
};

/// A position in which all hands are as written; the rest is the draw pile, in an order that `seed` fixes.
pub fn position_with(text: &str, seed: u64) -> Tourney {
    let mut parts = text.split('|');
    let head = parts.next().expect("a position has a head");
    let players: Vec<&str> = parts.collect();
    let mut view = View {
        viewer: Viewer::Seat(Seat(0)),
        options: Options::of(players.len() as u8),
        tournament: 1,
        phase: Phase::Play,
        starter: Seat(0),
        turn: Seat(0),
        colour: None,
        previous: None,
        opening: false,
        played: 0,
        added: 0,
        players: BySeat::new(players.len(), NOBODY),
        draw_pile: 0,
        discards: Pile::EMPTY,
    };
    for (seat, text) in players.iter().enumerate() {
        read_player(&mut view, Seat(seat as u8), text);
    }
    read_head(&mut view, head);
    Tourney::sample(&view, &mut Rng::new(Seed(seed)))
}

/// [`position_with`] any seed.
pub fn position(text: &str) -> Tourney {
    position_with(text, 1)
}

fn read_player(view: &mut View, seat: Seat, text: &str) {
    let (table, hand) = text.split_once('/').unwrap_or((text, ""));
    let mut player = NOBODY;
    for word in table.split_whitespace() {
        match word {
            "-" => {}
            "*" => (view.turn, view.starter) = (seat, seat),
            "out" => player.is_in = false,
            "+shield" => player.has_shield = true,
            "+stunned" => player.is_stunned = true,
            _ => match word.strip_prefix('$') {
                Some(colour) => player.tokens = player.tokens.with(colour.parse().expect("a token has a colour")),
                None => player.display.push(card(word)),
            },
        }
    }
    let hand: Hand = hand.split_whitespace().filter(|&word| word != "-").map(card).collect();
    player.hand_len = hand.len() as u8;
    player.hand.cards = hand;
    view.players[seat] = player;
}

fn card(word: &str) -> Card {
    word.parse().unwrap_or_else(|_| panic!("{word:?} is no card"))
}

fn read_head(view: &mut View, head: &str) {
    let mut rest = "pile";
    for word in head.split_whitespace() {
        match word.split_once('=').unwrap_or((word, "")) {
            ("name", _) => (view.phase, view.opening) = (Phase::Name, true),
            ("opening", _) => view.opening = true,
            ("after", _) => view.options.name_after_drawing = true,
            ("played", count) => view.played = count.parse().expect("a count"),
            ("added", count) => view.added = count.parse().expect("a count"),
            ("prev", colour) => view.previous = Some(colour.parse().expect("a colour")),
            ("rest", place) => rest = place,
            (colour, _) => view.colour = Some(colour.parse().unwrap_or_else(|_| panic!("{colour:?} is no colour"))),
        }
    }
    let unseen = view.unseen_cards();
    match rest {
        "pile" => view.draw_pile = unseen.len() as u8,
        "discards" => view.discards = unseen.iter().collect(),
        seat => {
            let player = &mut view.players[Seat(seat.parse().expect("a seat"))];
            unseen.iter().for_each(|card| player.hand.cards.add(card));
            player.hand_len += unseen.len() as u8;
        }
    }
}

/// The position as [`position`] reads it, without hands.
pub fn shown(game: &Tourney) -> String {
    let players = Seat::all(Tourney::seats(game.options())).map(|seat| {
        let mut words = Vec::new();
        if game.turn() == seat {
            words.push("*".to_owned());
        }
        if !game.still_in().contains(seat) {
            words.push("out".to_owned());
        }
        words.extend(game.display(seat).iter().map(Card::to_string));
        if game.shield() == Some(seat) {
            words.push("+shield".to_owned());
        }
        if game.stunned() == Some(seat) {
            words.push("+stunned".to_owned());
        }
        words.extend(game.tokens(seat).iter().map(|colour| format!("${colour}")));
        if words.is_empty() || words == ["*"] {
            words.push("-".to_owned());
        }
        words.join(" ")
    });
    let players: Vec<String> = players.collect();
    format!("{} | {}", head(game), players.join(" | "))
}

fn head(game: &Tourney) -> String {
    let colour = game.colour().map_or("", Colour::name);
    match game.phase() {
        Phase::Name => "name".to_owned(),
        Phase::Play => colour.to_owned(),
        Phase::Reaction { .. } => format!("{colour} reaction"),
        Phase::Adapt { seat, value } => format!("{colour} adapt={}:{value}", seat.0),
        Phase::GiveBack => format!("{colour} give-back"),
        Phase::Take { winner } => format!("{colour} take={}", winner.0),
        Phase::Over { winner } => format!("over={}", winner.0),
    }
}

/// A hand as text, kind by kind.
pub fn hand(game: &Tourney, seat: Seat) -> String {
    let cards: Vec<String> = game.hand(seat).iter().map(|card| card.to_string()).collect();
    if cards.is_empty() { "-".to_owned() } else { cards.join(" ") }
}

/// An action as text, with who makes it: whoever is asked (lowest seat first), or `@SEAT` in front.
pub fn read_action(game: &Tourney, text: &str) -> (Seat, Action) {
    let (seat, text) = match text.strip_prefix('@') {
        Some(rest) => {
            let (seat, action) = rest.split_once(' ').expect("an action follows the seat");
            (Seat(seat.parse().expect("a seat")), action)
        }
        None => (game.waiting_for().first().unwrap_or(game.turn()), text),
    };
    (seat, text.parse().unwrap_or_else(|_| panic!("{text:?} is no action")))
}

/// Plays a script; returns all that happened, or the first refusal.
pub fn play(game: &mut Tourney, script: &str) -> Result<Vec<Event>, Illegal> {
    let mut events = Vec::new();
    for line in script.split(',').map(str::trim).filter(|line| !line.is_empty()) {
        let (line, answer) = match line.split_once('^') {
            Some((line, seat)) => (line.trim(), Some(Seat(seat.trim().parse().expect("a seat")))),
            None => (line, None),
        };
        let (seat, action) = read_action(game, line);
        game.check(seat, action)?;
        game.resolve(seat, action, &mut events);
        answer_all(game, answer, &mut events)?;
    }
    Ok(events)
}

/// Everybody who is asked passes, but for the one who answers with Lancelot.
fn answer_all(game: &mut Tourney, lancelot: Option<Seat>, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let asked = match game.phase() {
        Phase::Reaction { open, .. } => open,
        Phase::Name | Phase::Play | Phase::Adapt { .. } | Phase::GiveBack | Phase::Take { .. } | Phase::Over { .. } => {
            SeatSet::EMPTY
        }
    };
    for seat in asked.iter() {
        let action = if lancelot == Some(seat) { Action::Lancelot } else { Action::Pass };
        game.check(seat, action)?;
        game.resolve(seat, action, events);
    }
    Ok(())
}
