//! Hints and "Why?" in English.

use super::acts::Acts;
use super::{SeatNames, SquireNames, WhyTexts};
use crate::bots::academy::Reason as Academy;
use crate::bots::blazons::Reason as Blazons;
use crate::bots::tourney::Reason as Tourney;
use crate::games::academy::{Lesson, Track};
use crate::locales::{academy as trainings, blazons as houses, tourney as weapons};

/// English.
pub const EN: WhyTexts = WhyTexts {
    hint: "Hint",
    why: "Why?",
    advice: "A knight would do this",
    others: "Also thought about",
    thinking: "Thinking about it…",
    no_answer: "No advice came. Please ask again.",
    why_did: |name| format!("Why did {name} do this?"),
    also_open: "Also possible, as far as you can see",
    hidden: "There may be more reasons: cards that you cannot see.",
    earlier: "The move before",
    later: "The move after",
    show: "Show it on the table",
    outcome: |percent, expected| format!("wins {percent} times in 100, {expected}"),
    points: |n| if n == 1 { "about 1 point".into() } else { format!("about {n} points") },
    tokens: |n| if n == 1 { "about 1 token".into() } else { format!("about {n} tokens") },
    acts: Acts {
        trainings: &trainings::EN,
        weapons: &weapons::EN,
        houses: &houses::EN,
        pile: |cards| format!("One pile: {cards}"),
        to_first: |cards| format!("To the first squire: {cards}"),
        played_on: |played, training| format!("{played}, in {training}"),
        move_on: |training| format!("Move on in {training}"),
        name: |weapon| format!("Name {weapon}"),
        play: |card| format!("Play {card}"),
        pass: "Let it happen",
        lancelot: "Stop it with Lancelot",
        keep: |card| format!("Keep {card}"),
        give_back: |colour| format!("Give back the {colour} token"),
        take_token: |colour| format!("Take the {colour} token"),
        becomes: |weapon| format!(": it becomes {weapon}"),
        against: |player| format!(" against {player}"),
        against_card: |player, card| format!(" against {player}: {card}"),
        comes_back: |card| format!(": back comes {card}"),
        swaps: |give, player, take| format!(": {give} for {player}’s {take}"),
        announced: |laid| format!("{laid}, with the bourgeoisie card"),
        steal_value: |player| format!("Take the value of {player}’s card"),
        steal_power: |player| format!("Take the power of {player}’s card"),
        take: "Take a blazon",
        turn: "Turn up a blazon",
        banish: "Send away a blazon",
        swap: "Exchange a blazon",
        shift: "Move a blazon",
        look: "Look at a blazon",
        give_to: |player| format!("Give it to {player}"),
        help: |player| format!("Take {player}’s card"),
    },
    academy,
    tourney,
    blazons,
};

fn name(track: Track) -> &'static str {
    trainings::EN.lanes.names[track.index()]
}

fn academy(reason: Academy, names: SquireNames) -> String {
    let place = |rank| (trainings::EN.count.ordinal)(rank);
    match reason {
        Academy::Rank { track, from, to } => format!("{}: from {} to {}", name(track), place(from), place(to)),
        Academy::Passes { track, squire } => format!("goes past {} in {}", names(squire), name(track)),
        Academy::LeavesStart { track } => format!("leaves the start square in {}", name(track)),
        Academy::Pays { coat } => format!("King’s Service then pays {coat}"),
        Academy::Nears { missing: 0 } => "nothing more is to be gained in King’s Service".into(),
        Academy::Nears { missing: 1 } => "one square short of the next coat in King’s Service".into(),
        Academy::Nears { missing } => format!("{missing} squares short of the next coat in King’s Service"),
        Academy::Ahead { track, steps } => {
            format!("{}: {} ahead", name(track), (trainings::EN.count.squares)(steps))
        }
        Academy::Withholds { card: _, squire } => format!("{} would have liked this card", names(squire)),
        Academy::Tops { track } => format!("to the top of the stack in {}", name(track)),
        Academy::Cards { track, count: 0 } => format!("{} is worth going for", name(track)),
        Academy::Cards { track, count: 1 } => format!("one card for {} is in hand", name(track)),
        Academy::Cards { track, count } => format!("{count} cards for {} are in hand", name(track)),
        Academy::Known { coat: Lesson::Nothing } => "this coat costs nothing".into(),
        Academy::Known { coat: Lesson::MinusOne } => "this coat costs only one point".into(),
        Academy::Known { coat: Lesson::MinusThree } => "this coat costs three points".into(),
        Academy::Learns => "it is good to know what lies there".into(),
        Academy::Declines => "nothing would be gained".into(),
        Academy::Hand { track } => format!("these cards do most for {}", name(track)),
        Academy::Coat { value } if value < 0 => format!("gives away a −{}", value.unsigned_abs()),
        Academy::Coat { value } => format!("takes a {value}"),
        Academy::Rival { squire } => format!("{} has the most to lose", names(squire)),
    }
}

fn tourney(reason: Tourney, names: SeatNames) -> String {
    let colour = weapons::EN.colour;
    match reason {
        Tourney::WinsGame => "the token that wins the game".into(),
        Tourney::Token { colour: token } => format!("the {} token is still missing", colour(token)),
        Tourney::Denies { seat, colour: token } => {
            format!("{} must not get the {} token", names(seat), colour(token))
        }
        Tourney::Strong { colour: named } => format!("the hand is strong in {}", colour(named)),
        Tourney::Leads { total, to_beat } => format!("{total} beats {to_beat}"),
        Tourney::Nears { missing } => format!("then only {missing} more are needed"),
        Tourney::Outmatched => "the others can hardly be beaten".into(),
        Tourney::SavesCards { count: 1 } => "saves a card for later".into(),
        Tourney::SavesCards { count } => format!("saves {count} cards for later"),
        Tourney::RisksToken => "a maiden who withdraws costs a token".into(),
        Tourney::Weakens { seat } => format!("weakens {}", names(seat)),
        Tourney::HoldsBack { seat } => format!("holds {} back", names(seat)),
        Tourney::Protects => "protects the display".into(),
        Tourney::Suits { colour: new } => format!("{} suits the hand better", colour(new)),
        Tourney::StopsHarm => "prevents great harm".into(),
        Tourney::LittleHarm => "the harm is too small for Lancelot".into(),
        Tourney::GuardsLast => "the last card is the easiest to lose".into(),
        Tourney::EasyToRegain => "this token is easy to win again".into(),
        Tourney::HardToWin => "this token is the hardest to win otherwise".into(),
    }
}

fn blazons(reason: Blazons, names: SeatNames) -> String {
    let (house, character) = (houses::EN.house, houses::EN.character);
    match reason {
        Blazons::TakesTrick => "takes the trick as the cards lie".into(),
        Blazons::LetsTake { seat } => format!("lets {} have this trick", names(seat)),
        Blazons::Cancels => "the highest cards cancel each other".into(),
        Blazons::Power { character: who } => format!("{}: the power is useful now", character(who)),
        Blazons::Keeps { character: who } => format!("{} is kept for later", character(who)),
        Blazons::Gains { house: arms } => format!("{} promises the best product", house(arms)),
        Blazons::Hopes => "it may turn out to be useful".into(),
        Blazons::Denies { seat, house: Some(arms) } => format!("{} is worth much to {}", house(arms), names(seat)),
        Blazons::Denies { seat, house: None } => format!("it may be worth much to {}", names(seat)),
        Blazons::Learns => "it is good to know".into(),
        Blazons::Enough => "nothing more is worth doing".into(),
    }
}
