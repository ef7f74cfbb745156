//! The Blazons' story, a line for each event.

use quintain::games::blazons::event::Shown;
use quintain::games::blazons::scoring::Tally;
use quintain::games::blazons::{Card, Event, House, PastTrick};
use quintain::kernel::{BySeat, Seat};

/// ✶ or a number.
fn value(value: u8) -> String {
    if value == 0 { String::from("*") } else { value.to_string() }
}

fn card(card: Card) -> String {
    format!("{} of {}", card.character, card.house)
}

/// A blazon, face down in brackets.
fn blazon(blazon: Shown) -> String {
    match (blazon.house, blazon.up) {
        (Some(house), true) => house.to_string(),
        (Some(house), false) => format!("[{house}]"),
        (None, _) => String::from("[?]"),
    }
}

fn by_seat<T>(values: &BySeat<T>, word: impl Fn(&T) -> String) -> String {
    let words: Vec<String> = values.by_seat().map(|(seat, value)| format!("{}: {}", seat.0, word(value))).collect();
    words.join(", ")
}

fn order(houses: &[Option<House>]) -> String {
    let words: Vec<String> = houses.iter().flatten().map(House::to_string).collect();
    words.join(" ")
}

fn trick(trick: &PastTrick) -> String {
    by_seat(&trick.cards, |card| card.map_or_else(|| String::from("-"), |card| card.to_string()))
}

fn somebody(seat: Option<Seat>) -> String {
    seat.map_or_else(|| String::from("nobody"), |seat| format!("seat {}", seat.0))
}

/// Does the event end a round?
pub fn ends_round(event: &Event) -> bool {
    matches!(event, Event::RoundScored { .. })
}

/// What happened, in a line.
pub fn tell(event: &Event) -> String {
    match event {
        Event::Seated { houses, leader } => {
            format!("houses {}; seat {} leads", by_seat(houses, House::to_string), leader.0)
        }
        Event::Dealt { round, leader, up, order: dealt } => {
            let dealt = dealt.as_ref().map(|dealt| format!("; all by place: {}", order(dealt)));
            let up = by_seat(up, House::to_string);
            format!("round {round}: seat {} leads; face up {up}{}", leader.0, dealt.unwrap_or_default())
        }
        Event::Laid { .. }
        | Event::ValueTaken { .. }
        | Event::StayedRogue { .. }
        | Event::PowerTaken { .. }
        | Event::PowerSkipped { .. } => tell_card(event),
        Event::Taken { .. }
        | Event::Turned { .. }
        | Event::Banished { .. }
        | Event::Exchanged { .. }
        | Event::Moved { .. } => tell_blazon(event),
        Event::Consulted { .. } | Event::Helped { .. } | Event::Looked { .. } | Event::BourgeoisieUsed { .. } => {
            tell_bourgeoisie(event)
        }
        Event::TrickDecided { trick, taker: None, .. } => format!("trick {trick}: nobody takes it"),
        Event::TrickDecided { trick, taker, value: with } => {
            format!("trick {trick}: {} takes it with {}", somebody(*taker), value(with.unwrap_or_default()))
        }
        Event::NoReward { taker } => format!("seat {} can neither turn nor take a blazon", taker.0),
        Event::Collected { leader, .. } => format!("seat {} leads next", leader.0),
        Event::RoundScored { round, tallies, scores, .. } => {
            format!(
                "round {round} scored: {} (products {})",
                by_seat(scores, u8::to_string),
                by_seat(tallies, products)
            )
        }
        Event::BourgeoisieDealt { cards } => {
            let word =
                |card: &Option<_>| card.map_or_else(|| String::from("-"), |card| format!("{card:?}").to_lowercase());
            format!("bourgeoisie cards: {}", by_seat(cards, word))
        }
        Event::Tied { among } => {
            let seats: Vec<String> = among.iter().map(|seat| seat.0.to_string()).collect();
            format!("level at the top: seats {}", seats.join(", "))
        }
        Event::Won { seat } => format!("seat {} has won", seat.0),
    }
}

/// Face-up blazons × values, house by house, where there is any of both.
fn products(tallies: &[Tally; 7]) -> String {
    let houses = House::ALL.iter().zip(tallies).filter(|(_, tally)| tally.product() > 0);
    let words: Vec<String> =
        houses.map(|(house, tally)| format!("{house} {}×{}", tally.blazons, tally.values)).collect();
    if words.is_empty() { String::from("none") } else { words.join(" ") }
}

fn tell_card(event: &Event) -> String {
    match event {
        Event::Laid { seat, card: laid, announced: None } => format!("seat {} lays {}", seat.0, card(*laid)),
        Event::Laid { seat, card: laid, announced: Some(effect) } => {
            format!("seat {} lays {} and announces to {}", seat.0, card(*laid), effect.word())
        }
        Event::ValueTaken { by, named, from, value: taken } => {
            format!(
                "the rogue of seat {} names seat {} and takes {} from seat {}",
                by.0,
                named.0,
                value(*taken),
                from.0
            )
        }
        Event::StayedRogue { by, named } => format!("the rogue of seat {} names seat {} and stays *", by.0, named.0),
        Event::PowerTaken { by, of, character, instead_of } => {
            let instead = instead_of.map(|seat| format!(", from the rogue of seat {}", seat.0)).unwrap_or_default();
            format!("the rogue of seat {} takes the power of seat {}'s {character}{instead}", by.0, of.0)
        }
        Event::PowerSkipped { by, of, character } => {
            format!("seat {} cannot use the power of seat {}'s {character}", by.0, of.0)
        }
        _ => String::new(),
    }
}

fn tell_blazon(event: &Event) -> String {
    match event {
        Event::Taken { by, from, to, blazon: taken } => {
            format!("seat {} takes {} from {from} to {to}", by.0, blazon(*taken))
        }
        Event::Turned { by, spot, house } => format!("seat {} turns {spot} up: {house}", by.0),
        Event::Banished { by, from, to, blazon: gone } => {
            format!("seat {} puts {} from {from} to {to}", by.0, blazon(*gone))
        }
        Event::Exchanged { by, one, other, at_one, at_other } => {
            let (here, there) = (blazon(*at_one), blazon(*at_other));
            format!("seat {} exchanges {one} and {other}: now {here} and {there}", by.0)
        }
        Event::Moved { by, from, to, blazon: moved } => {
            format!("seat {} moves {} from {from} to {to}", by.0, blazon(*moved))
        }
        _ => String::new(),
    }
}

fn tell_bourgeoisie(event: &Event) -> String {
    match event {
        Event::Consulted { by, of, place, trick: looked } => {
            let cards = looked.as_ref().map(|looked| format!(": {}", trick(looked))).unwrap_or_default();
            format!("seat {} looks through trick {place} of seat {}{cards}", by.0, of.0)
        }
        Event::Helped { by, card: taken } => format!("seat {} helps oneself to {}", by.0, card(*taken)),
        Event::Looked { by, spot, house } => {
            format!("seat {} looks at {spot}{}", by.0, house.map(|house| format!(": {house}")).unwrap_or_default())
        }
        Event::BourgeoisieUsed { by, effect } => format!("seat {} has used the card to {}", by.0, effect.word()),
        _ => String::new(),
    }
}
