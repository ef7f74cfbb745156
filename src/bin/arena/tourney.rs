//! The Tourney's story, a line for each event.

use quintain::games::tourney::{Card, Event, FaceUp};
use quintain::kernel::Seat;

fn cards<'a>(cards: impl IntoIterator<Item = &'a Card>) -> String {
    let names: Vec<&str> = cards.into_iter().map(|card| card.name()).collect();
    if names.is_empty() { String::from("nothing") } else { names.join(" ") }
}

fn hidden(card: Option<Card>) -> String {
    card.map_or_else(|| String::from("a card"), |card| card.to_string())
}

fn place(face_up: FaceUp) -> String {
    match face_up {
        FaceUp::Display(place) => format!("from place {}", place.0),
        FaceUp::Shield | FaceUp::Stunned => String::from("from beside the display"),
    }
}

fn who(seat: &Seat) -> String {
    format!("seat {}", seat.0)
}

/// Does the event end a tournament?
pub fn ends_round(event: &Event) -> bool {
    matches!(event, Event::TokenTaken { .. } | Event::NothingGained { .. })
}

/// What happened, in a line.
pub fn tell(event: &Event) -> String {
    match event {
        Event::Dealer { .. }
        | Event::Dealt { .. }
        | Event::Shuffled { .. }
        | Event::TournamentBegan { .. }
        | Event::HandShown { .. }
        | Event::NobodyCouldStart
        | Event::Named { .. } => tell_start(event),
        Event::DeedPlayed { .. }
        | Event::Cancelled { .. }
        | Event::ColourChanged { .. }
        | Event::Discarded { .. }
        | Event::Riposted { .. }
        | Event::Retreated { .. }
        | Event::KnockedDown { .. }
        | Event::Kept { .. }
        | Event::Exchanged { .. }
        | Event::ShieldRaised { .. }
        | Event::WasStunned { .. } => tell_deed(event),
        Event::Drew { seat, card } => format!("{} draws {}", who(seat), hidden(*card)),
        Event::DrawSkipped { seat } => format!("{} finds nothing to draw", who(seat)),
        Event::Played { seat, card, total } => format!("{} lays {card}: {total}", who(seat)),
        Event::TurnEnded { seat, total } => format!("{} stays in with {total}", who(seat)),
        Event::Withdrew { seat, total, display } => {
            format!("{} withdraws at {total}, discarding {}", who(seat), cards(display.iter()))
        }
        Event::TokenReturned { seat, colour } => format!("{} gives the {colour} token back", who(seat)),
        Event::TournamentWon { seat, colour, total, display } => {
            format!("{} wins the {colour} tournament with {total}: {}", who(seat), cards(display.iter()))
        }
        Event::TokenTaken { seat, colour } => format!("{} takes the {colour} token", who(seat)),
        Event::NothingGained { seat, colour } => format!("{} has the {colour} token already", who(seat)),
        Event::GameWon { seat } => format!("{} wins the game", who(seat)),
    }
}

/// From the deal to the naming of the colour.
fn tell_start(event: &Event) -> String {
    match event {
        Event::Dealer { seat } => format!("{} deals", who(seat)),
        Event::Dealt { seat, hand, .. } => {
            let hand: Vec<Card> = hand.iter().collect();
            format!("{} receives {}", who(seat), cards(&hand))
        }
        Event::Shuffled { count, order } => {
            format!("the pile has {count} cards, the next last: {}", cards(order.iter()))
        }
        Event::TournamentBegan { number, starter } => format!("tournament {number}: {} is to start", who(starter)),
        Event::HandShown { seat, hand } => {
            let hand: Vec<Card> = hand.iter().collect();
            format!("{} can name no colour and shows {}", who(seat), cards(&hand))
        }
        Event::NobodyCouldStart => String::from("nobody can name a colour: everybody draws"),
        Event::Named { seat, colour } => format!("{} names {colour}", who(seat)),
        _ => String::new(),
    }
}

/// What action cards do.
fn tell_deed(event: &Event) -> String {
    match event {
        Event::DeedPlayed { seat, deed, .. } => format!("{} plays {deed}", who(seat)),
        Event::Cancelled { by, deed, .. } => format!("{} cancels {deed} with lancelot", who(by)),
        Event::ColourChanged { from, to } => format!("{from} becomes {to}"),
        Event::Discarded { seat, place, card, total } => {
            format!("{} loses {card} from place {}: {total}", who(seat), place.0)
        }
        Event::Riposted { seat, from, card } => format!("{} takes {card} from {}", who(seat), who(from)),
        Event::Retreated { seat, place, card } => format!("{} takes {card} back from place {}", who(seat), place.0),
        Event::KnockedDown { seat, from, card } => {
            format!("{} takes {} from the hand of {}", who(seat), hidden(*card), who(from))
        }
        Event::Kept { seat, place, card } => format!("{} keeps {card} at place {}", who(seat), place.0),
        Event::Exchanged { seat, give, gave, with, take, took } => {
            let (give, take) = (place(*give), place(*take));
            format!("{} gives {gave} {give} to {} for {took} {take}", who(seat), who(with))
        }
        Event::ShieldRaised { seat } => format!("the shield lies before {}", who(seat)),
        Event::WasStunned { seat } => format!("stunned lies before {}", who(seat)),
        _ => String::new(),
    }
}
