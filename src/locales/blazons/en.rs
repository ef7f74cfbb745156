//! The Blazons in English.

use super::{Blazons, LogTexts};
use crate::games::blazons::{Bourgeoisie, Character, Effect, House, Illegal};
use crate::locales::letters::lower;
use crate::locales::roman;

pub(super) fn house(house: House) -> &'static str {
    match house {
        House::Aubigny => "Aubigny",
        House::Bellay => "Bellay",
        House::Contades => "Contades",
        House::Grandbois => "Grandbois",
        House::Guilloux => "Guilloux",
        House::LaFerte => "La Ferté",
        House::Rochebrune => "Rochebrune",
    }
}

fn character(character: Character) -> &'static str {
    match character {
        Character::Rogue => "Rogue",
        Character::Peasant => "Peasant",
        Character::Minstrel => "Minstrel",
        Character::Magistrate => "Magistrate",
        Character::Monk => "Monk",
        Character::Steward => "Steward",
        Character::Lady => "Lady",
        Character::Burgher => "Burgher",
    }
}

fn power(character: Character, active_monk: bool) -> &'static str {
    match character {
        Character::Rogue => "take a value, or a power still to come",
        Character::Peasant => "take a blazon from the pool",
        Character::Minstrel => "turn one face-down blazon up",
        Character::Magistrate => "send a rival’s blazon to the pool",
        Character::Monk if active_monk => "move a blazon to another player",
        Character::Steward => "exchange two blazons",
        Character::Monk | Character::Lady | Character::Burgher => "",
    }
}

fn bourgeoisie(card: Bourgeoisie) -> &'static str {
    match card {
        Bourgeoisie::Petty => "petty bourgeoisie",
        Bourgeoisie::Middle => "middle bourgeoisie",
        Bourgeoisie::Great => "great bourgeoisie",
        Bourgeoisie::High => "high bourgeoisie",
    }
}

fn effect(effect: Effect, card: Bourgeoisie) -> String {
    match effect {
        Effect::Consult => format!("look through {} tricks", card.reach()),
        Effect::Help => format!("take a {} from the trick", lower(character(card.servant()))),
        Effect::Look => format!("look at {} face-down blazons", card.reach()),
    }
}

fn illegal(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::Seats => "Three to seven play The Blazons.",
        Illegal::SameHouse => "Two players have chosen the same house.",
        Illegal::NoSuchLeader => "The first leader must sit at the table.",
        Illegal::OpenTableWithConsulting => "An open table and consulting tricks cannot go together.",
        Illegal::NotYourTurn => "It is another’s turn.",
        Illegal::NotNow => "Something else is to be decided first.",
        Illegal::Over => "The game is over.",
        Illegal::NotInHand => "That card is no longer in your hand.",
        Illegal::NoBourgeoisie => "You have no bourgeoisie card to use.",
        Illegal::EffectNotPlayed => "That use is not played with.",
        Illegal::LastTrick => "In the last trick no bourgeoisie card can be announced.",
        Illegal::NoSuchCard => "There is no such card in the trick.",
        Illegal::PowerUsed => "That power has been used already.",
        Illegal::NoPower => "That character has no power.",
        Illegal::LaterRogue => "A later rogue can be chosen only for its choice.",
        Illegal::NoSuchBlazon => "No blazon lies there.",
        Illegal::NotInPool => "That blazon is not in the pool.",
        Illegal::NotForTheTaker => "Turn a blazon before a player, or take one from the pool.",
        Illegal::FaceUp => "That blazon lies face up already.",
        Illegal::OwnBlazon => "The magistrate does not touch your own blazons.",
        Illegal::BanishFromPool => "The magistrate takes from a player.",
        Illegal::SamePlace => "The two blazons must lie in different places.",
        Illegal::MoveFromPool => "The monk moves the blazons of players.",
        Illegal::MoveNowhere => "The monk moves a blazon to another player.",
        Illegal::NoSuchTrick => "There is no such trick.",
        Illegal::TrickAlreadyOpen => "That trick lies open already.",
        Illegal::EnoughTricks => "You may look through no more tricks.",
        Illegal::TricksOfAnother => "Only your own tricks and those of one other.",
        Illegal::NotTheServant => "Your bourgeoisie card does not take that character.",
        Illegal::NothingToLookAt => "Only face-down blazons before players can be looked at.",
        Illegal::AlreadyLookedAt => "You have just looked at that blazon.",
        Illegal::BlazonsOfAnother => "Only your own blazons and those of one other.",
    }
}

fn ordinal(n: u8) -> &'static str {
    match n {
        1 => "first",
        2 => "second",
        3 => "third",
        4 => "fourth",
        5 => "fifth",
        6 => "sixth",
        7 => "seventh",
        _ => "eighth",
    }
}

/// English.
pub const EN: Blazons = Blazons {
    house,
    character,
    power,
    bourgeoisie,
    effect,
    announce: "Use your bourgeoisie card after this trick?",
    announce_none: "not now",
    round: |n| format!("Round {}", roman(n.into())),
    of_three: |n| if n <= 3 { "of three" } else { "to settle the tie" },
    trick_number: |n| format!("Trick {}", roman(n.into())),
    trick: "The trick",
    trick_note: |n, leader| format!("{} of eight; {leader} led", ordinal(n)),
    pool: "The pool",
    pool_note: |n| match n {
        0 => "empty: the magistrate sends blazons here".into(),
        1 => "one blazon".into(),
        _ => format!("{n} blazons"),
    },
    tricks_taken: |n| if n == 1 { "1 trick taken".into() } else { format!("{n} tricks taken") },
    in_hand: |n| format!("{n} in hand"),
    hand: "Your hand",
    hand_note: |n| match n {
        0 => "No card left.".into(),
        1 => "One card left.".into(),
        _ => format!("{n} cards left. Any may be laid."),
    },
    products: "What you hold",
    best: "best",
    no_products: "Nothing counts yet: win tricks and face-up blazons of the same house.",
    closed: "Your tricks lie closed: remember whose cards you took.",
    look_at_tricks: |n| if n == 1 { "Look at your trick".into() } else { "Look at your tricks".into() },
    nth_trick: |n| format!("Trick {}", roman(n.into())),
    face_up: |house| house.into(),
    face_down: "face down",
    face_down_known: |house| format!("face down, {house}"),
    blazons_of: |name| format!("Blazons before {name}"),
    choose: |what| format!("Choose {what}"),
    of_player: |what, name| format!("{what}, {name}"),
    to_lay: |name| format!("{name} has not laid a card"),
    asks_lay: |name| format!("{name} to lay a card"),
    asks_rogue: |name| format!("{name}’s rogue chooses"),
    asks_power: |name, card| format!("{name} uses the {}", lower(card)),
    asks_reward: |name| format!("{name} takes the trick"),
    asks_bourgeoisie: |name| format!("{name} uses the bourgeoisie card"),
    do_lay: "Lay any card of your hand.",
    do_rogue: "Take one value, or a power still to come.",
    do_reward: "Turn a blazon before a player, or take one from the pool.",
    do_swap_other: "Press the blazon to exchange it with.",
    do_move_to: "Press the player it goes to.",
    do_consult: "Press the tricks you want to see.",
    do_help: "Press the card you take.",
    do_look: "Press the blazons you want to see.",
    take_value: |value| format!("Take the value {value}"),
    stay: "stay ✶",
    take_choice: "its choice",
    value: "value",
    no_power: "no power",
    power_spent: "power spent",
    would_use: |power| format!("At its moment you: {power}."),
    would_choose: "At its moment you choose in its place.",
    best_after: |now, then| {
        if now == then {
            format!("Your best product stays {now}.")
        } else {
            format!("Your best product: {now} → {then}.")
        }
    },
    open_tricks: "Tricks that lie open to you",
    would_take: |name| format!("{name} would take the trick"),
    nobody_would: "nobody would take the trick",
    lay: |card| format!("Lay {card}"),
    confirm: "Confirm",
    put_back: "Put back",
    done: "That is all",
    powers: "Powers, in order",
    chronicle: "Chronicle",
    standing: "Standing",
    round_over: |n| format!("Round {} is over", roman(n.into())),
    product: |blazons, values, product| format!("{blazons} × {values} = {product}"),
    round_note: "For each house: its blazons face up before you, times the values of its cards you took. Only the best counts.",
    in_all: |total| format!("{total} in all"),
    go_on: "Go on",
    winner: |name| format!("{name} wins"),
    winner_note: |total| format!("with {total} points over three rounds"),
    table: "Look at the table",
    thinking: |name| format!("{name} is thinking"),
    log: LogTexts {
        dealt: |n| format!("Round {} is dealt", roman(n.into())),
        laid: |card| card.into(),
        announced: |card| format!("{card}, and announces the bourgeoisie card"),
        value: |value, name| format!("takes the value {value} from {name}"),
        stayed: "stays ✶",
        power: |card, name| format!("takes the power of {name}’s {}", lower(card)),
        skipped: |card| format!("cannot use the {}", lower(card)),
        taken: "takes a face-down blazon from the pool",
        taken_up: |house| format!("takes {house} from the pool"),
        turned: |house| format!("turns up {house}"),
        banished: |name| format!("sends a blazon of {name} to the pool"),
        exchanged: "exchanges two blazons",
        moved: |from, to| format!("moves a blazon from {from} to {to}"),
        took: |trick, value| {
            if value == 0 {
                format!("takes trick {} with ✶", roman(trick.into()))
            } else {
                format!("takes trick {} with {value}", roman(trick.into()))
            }
        },
        nobody: |trick| format!("Nobody takes trick {}", roman(trick.into())),
        consulted: |name| format!("looks through a trick of {name}"),
        helped: |card| format!("takes the {} from the trick", lower(card)),
        looked: |name| format!("looks at a blazon before {name}"),
        scored: |score| format!("scores {score}"),
        office: |card| format!("receives the {card}"),
        tied: "First place is level: one more round",
        won: "wins the game",
    },
    illegal,
};
