//! The Academy's story, a line for each event.

use quintain::games::academy::{BySquire, Disc, Event, Scroll, Squire, Track, Why};

/// The name of a track in a playthrough.
const fn name(track: Track) -> &'static str {
    match track {
        Track::Gallantry => "Gallantry",
        Track::Jousts => "Jousts",
        Track::Tournaments => "Tournaments",
        Track::Education => "Education",
        Track::Service => "King's Service",
        Track::Quests => "Quests",
        Track::Charity => "Charity",
    }
}

fn list<T: ToString>(items: &[T]) -> String {
    let words: Vec<String> = items.iter().map(T::to_string).collect();
    words.join(" ")
}

fn side(to_left: bool) -> &'static str {
    if to_left { "left" } else { "right" }
}

/// Where a disc stands: progress, and the height in its stack if it lies on others.
fn place(disc: Disc) -> String {
    match disc.height() {
        0 => disc.progress().to_string(),
        height => format!("{} on {height}", disc.progress()),
    }
}

fn places(discs: &BySquire<Disc>) -> String {
    let words: Vec<String> = discs.by_squire().map(|(squire, &disc)| format!("{squire}: {}", place(disc))).collect();
    words.join(", ")
}

fn squire_or_seat(squire: Option<Squire>, seat: Option<quintain::kernel::Seat>) -> String {
    match (squire, seat) {
        (Some(squire), _) => format!("squire {squire}"),
        (None, Some(seat)) => format!("seat {}", seat.0),
        (None, None) => String::from("nobody"),
    }
}

/// Does the event end a round?
pub fn ends_round(event: &Event) -> bool {
    matches!(event, Event::ExcaliburPassed { .. } | Event::Knighted { .. })
}

/// What happened, in a line.
pub fn tell(event: &Event) -> String {
    match event {
        Event::Seated { lead } => format!("seat {} leads", lead.0),
        Event::RoundBegan { round, first, to_left } => {
            format!("round {round}: squire {first} begins, packets go {}", side(*to_left))
        }
        Event::Dealt { .. } | Event::Kept { .. } | Event::Passed { .. } | Event::Received { .. } => tell_draft(event),
        Event::PilesMade { .. } | Event::PilesShown { .. } | Event::PileTaken { .. } | Event::CardsGiven { .. } => {
            tell_piles(event)
        }
        Event::AllGiven => String::from("all squires have their cards"),
        Event::Played { .. } | Event::Moved { .. } | Event::Lapped { .. } | Event::Lifted { .. } => tell_move(event),
        Event::BetNamed { squire, track } => format!("squire {squire} bets on {}", name(*track)),
        Event::NeutralDrew { card } => format!("the neutral draws {card}"),
        Event::CupMoved { from, to } => format!("the Cup goes from {from} to {to}"),
        Event::ScrollTaken { squire, scroll: Scroll::Six } => format!("squire {squire} takes the scroll of square 6"),
        Event::ScrollTaken { squire, scroll: Scroll::Twelve } => {
            format!("squire {squire} takes the scroll of square 12")
        }
        Event::LiftDeclined => String::from("nothing is lifted"),
        Event::CodexLaid { .. }
        | Event::Looked { .. }
        | Event::LookDeclined { .. }
        | Event::CodexTaken { .. }
        | Event::CodexShown { .. } => tell_codex(event),
        Event::Scored { track, ranked, discs } => {
            format!("{} is scored: first to last {} ({})", name(*track), list(ranked), places(discs))
        }
        Event::Awarded { squire, coat, count, .. } => format!("squire {squire} gets {count} × {coat}"),
        Event::Glory { squire, points } => format!("squire {squire} has {points} points of Glory"),
        Event::AlmsTo { from, to } => format!("squire {from} gives alms to squire {to}"),
        Event::AlmsGiven { from, to, coat } => format!("squire {from} gives {} to squire {to}", coat.coat()),
        Event::AlmsTaken { by, from, coat } => format!("squire {by} takes {coat} from squire {from}"),
        Event::Reset { track, discs } => format!("{} goes back ({})", name(*track), places(discs)),
        Event::CupReturned => String::from("the Cup goes back"),
        Event::ScrollsReturned => String::from("the scrolls go back"),
        Event::ExcaliburPassed { to } => format!("Excalibur passes to squire {to}"),
        Event::Knighted { winners, points } => {
            let seats: Vec<u8> = winners.iter().map(|seat| seat.0).collect();
            let points: Vec<i16> = points.iter().copied().collect();
            format!("knighted: seat {} (squires' points {})", list(&seats), list(&points))
        }
    }
}

fn tell_draft(event: &Event) -> String {
    match event {
        Event::Dealt { seat, squire, cards: Some(cards), .. } => {
            format!("{} is dealt {}", squire_or_seat(*squire, *seat), list(cards))
        }
        Event::Kept { squire, card, .. } => format!("squire {squire} keeps {card}"),
        Event::Passed { to_left, cards } => format!("packets of {cards} go {}", side(*to_left)),
        Event::Received { squire, cards, .. } => format!("squire {squire} has {}", list(cards)),
        _ => String::new(),
    }
}

fn tell_piles(event: &Event) -> String {
    match event {
        Event::PilesMade { seat, piles: [a, b] } => format!("seat {} makes {} / {}", seat.0, list(a), list(b)),
        Event::PilesShown { piles: [[a, b], [c, d]] } => {
            format!("piles: seat 0 {} / {}, seat 1 {} / {}", list(a), list(b), list(c), list(d))
        }
        Event::PileTaken { seat, pile, cards } => format!("seat {} takes pile {pile}: {}", seat.0, list(cards)),
        Event::CardsGiven { seat, cards: [a, b] } => format!("seat {} gives {} / {}", seat.0, list(a), list(b)),
        _ => String::new(),
    }
}

fn tell_move(event: &Event) -> String {
    match event {
        Event::Played { squire, card, track } => format!("squire {squire} plays {card} on {}", name(*track)),
        Event::Moved { squire, track, shift, why } => {
            let why = match why {
                Why::Card => "moves",
                Why::Bonus => "moves by bonus",
                Why::Bet => "moves by bet",
                Why::StepBack => "steps back",
            };
            format!("squire {squire} {why} on {}: {} → {}", name(*track), place(shift.from), place(shift.to))
        }
        Event::Lapped { squire, track, laps } => format!("squire {squire} has {laps} laps on {}", name(*track)),
        Event::Lifted { squire, track, shift } => {
            format!("squire {squire} is lifted on {}: {} → {}", name(*track), place(shift.from), place(shift.to))
        }
        _ => String::new(),
    }
}

fn tell_codex(event: &Event) -> String {
    match event {
        Event::CodexLaid { coats: Some(coats) } => {
            let values: Vec<i8> = coats.iter().map(|coat| coat.value()).collect();
            format!("the codex holds {}", list(&values))
        }
        Event::Looked { squire, place, coat: Some(coat), .. } => {
            format!("squire {squire} looks at place {place}: {}", coat.value())
        }
        Event::LookDeclined { squire } => format!("squire {squire} does not look"),
        Event::CodexTaken { squire, place, coat: Some(coat), .. } => {
            format!("squire {squire} takes place {place}: {}", coat.value())
        }
        Event::CodexShown { holders: [a, b] } => format!("zeros go back; squires {a} and {b} keep the rest"),
        _ => String::new(),
    }
}
