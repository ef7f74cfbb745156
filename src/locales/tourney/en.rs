//! The Tourney in English.

use super::{CardTexts, LogTexts, Tourney};
use crate::games::tourney::{Card, Colour, Illegal};
use crate::locales::letters::lower;

fn weapon(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "the joust",
        Colour::Red => "the sword",
        Colour::Blue => "the axe",
        Colour::Yellow => "the flail",
        Colour::Green => "wrestling",
    }
}

fn weapon_title(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "The joust",
        Colour::Red => "The sword",
        Colour::Blue => "The axe",
        Colour::Yellow => "The flail",
        Colour::Green => "Wrestling",
    }
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "purple",
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
    }
}

fn card(card: Card) -> CardTexts {
    let (name, does) = match card {
        Card::Purple3 | Card::Purple4 | Card::Purple5 | Card::Purple7 => ("Joust", ""),
        Card::Red3 | Card::Red4 | Card::Red5 => ("Sword", ""),
        Card::Blue2 | Card::Blue3 | Card::Blue4 | Card::Blue5 => ("Axe", ""),
        Card::Yellow2 | Card::Yellow3 | Card::Yellow4 => ("Flail", ""),
        Card::Green1 => ("Wrestling", ""),
        Card::Squire2 | Card::Squire3 => ("Squire", ""),
        Card::Maiden6 => ("Maiden", ""),
        Card::Unhorse => ("Unhorse", "from the joust to sword, axe or flail"),
        Card::ChangeWeapon => ("Change Weapon", "sword, axe or flail for another"),
        Card::DropWeapon => ("Drop Weapon", "sword, axe or flail to wrestling"),
        Card::BreakLance => ("Break Lance", "strip a rival of purple"),
        Card::Riposte => ("Riposte", "take the last card of a rival"),
        Card::Dodge => ("Dodge", "discard any one card of a rival"),
        Card::Retreat => ("Retreat", "take a card back to hand"),
        Card::KnockDown => ("Knock Down", "draw a card from a rival’s hand"),
        Card::Outmaneuver => ("Outmaneuver", "each rival loses the last card"),
        Card::Charge => ("Charge", "the lowest value leaves"),
        Card::Countercharge => ("Countercharge", "the highest value leaves"),
        Card::Disgrace => ("Disgrace", "all supporters leave"),
        Card::Adapt => ("Adapt", "one card of each value stays"),
        Card::Outwit => ("Outwit", "exchange two cards shown"),
        Card::Shield => ("Shield", "guards your cards"),
        Card::Stunned => ("Stunned", "a rival adds one card a turn"),
        Card::Lancelot => ("Lancelot", "undo a deed as it is played"),
    };
    CardTexts { name, does }
}

fn card_named(which: Card) -> String {
    let name = card(which).name;
    match which.value() {
        0 => name.to_owned(),
        value => format!("{} {value}", lower(name)),
    }
}

fn illegal(illegal: Illegal) -> String {
    match illegal {
        Illegal::Seats => "Two to five play The Tourney.".into(),
        Illegal::Dealer => "The dealer must sit at the table.".into(),
        Illegal::GameOver => "The game is won.".into(),
        Illegal::NotAsked => "It is another’s turn.".into(),
        Illegal::OtherDecision => "Something else is to be decided first.".into(),
        Illegal::NoCardOfColour => "To name a weapon you need a card of it, or a supporter.".into(),
        Illegal::PurpleBarred => "The last tournament was a joust: another weapon must be named.".into(),
        Illegal::FirstCard => "Your first card must be of the weapon you named, or a supporter.".into(),
        Illegal::CannotWithdraw => "Who opens the tournament cannot withdraw at once.".into(),
        Illegal::NotInHand => "That card is not in your hand.".into(),
        Illegal::WrongColour => "That card is of another weapon.".into(),
        Illegal::NotForDisplay => "Action cards are not laid in the display.".into(),
        Illegal::NothingPlayed => "To stay in you must play a card this turn.".into(),
        Illegal::NotHighest => "To stay in your total must beat every other.".into(),
        Illegal::SecondMaiden => "A display holds one maiden at most.".into(),
        Illegal::LoneCard => "A lone card can be neither taken nor removed.".into(),
        Illegal::TokenNotOwned => "You do not own that token.".into(),
        Illegal::TokenOwned => "You own that token already.".into(),
        Illegal::NothingChanges(which) => format!("{} would change nothing now.", card(which).name),
        Illegal::WrongWeapon(which) => format!("{} does not fit the present weapon.", card(which).name),
        Illegal::NotAnOpponent(which) => format!("{} needs a rival.", card(which).name),
        Illegal::Withdrawn(_) => "That rival has withdrawn.".into(),
        Illegal::NotEntered(_) => "That rival has no card in the display.".into(),
        Illegal::NoSuchCard(_) => "There is no such card.".into(),
        Illegal::EmptyHand => "That rival’s hand is empty.".into(),
        Illegal::EqualCards => "Two equal cards cannot be exchanged.".into(),
        Illegal::DisplayEmptied => "A display that has a card may not be left without one.".into(),
        Illegal::Shielded => "The Shield guards that display.".into(),
        Illegal::AlreadyStunned => "That rival is stunned already.".into(),
        Illegal::StunnedLimit => "Stunned, you may add one card a turn.".into(),
        Illegal::NoLancelot => "Lancelot is not in your hand.".into(),
        Illegal::LancelotOutOfPlace => "Lancelot answers another’s action card, and nothing else.".into(),
        Illegal::NotOfThisValue => "That card is not of the value to choose from.".into(),
    }
}

fn number_word(n: usize) -> &'static str {
    match n {
        4 => "four",
        _ => "five",
    }
}

/// English.
pub const EN: Tourney = Tourney {
    weapon,
    weapon_title,
    colour,
    card,
    card_named,
    tournament: |n| format!("Tournament {}", crate::locales::roman(n)),
    to_play: |name| format!("{name} to play"),
    drawn: |card| format!("card drawn: {card}"),
    need: |total| format!("To stay in you need {total}"),
    need_after: |total| format!("after this card, {total}"),
    need_any: "The first card opens the tournament",
    last: |weapon| format!("Last tournament: {weapon}"),
    first: "The first tournament",
    highest: "highest",
    no_weapon: "No weapon yet",
    is_in: "in",
    leads: "leads",
    would_lead: "would lead",
    would_fall: "would fall",
    not_enough: "not enough",
    withdrew_at: |total| format!("Withdrew at {total}"),
    out: "out until the next tournament",
    in_hand: |n| format!("{n} in hand"),
    bot: "bot",
    draw_pile: |n| format!("Draw, {n}"),
    discard: "Discard",
    see_discards: |n| {
        if n == 1 { "Look at the one discarded card".into() } else { format!("Look through the {n} discarded cards") }
    },
    no_discards: "Nothing is discarded yet",
    goal: "Goal",
    goal_tokens: |n| format!("{} different tokens", number_word(n)),
    tokens: |list| format!("tokens: {list}"),
    no_tokens: "no token yet",
    totals_after: "Totals after",
    chronicle: "Chronicle",
    play: "Play",
    play_deed: "Play",
    confirm: "Confirm",
    put_back: "Put back",
    withdraw: "Withdraw",
    end_turn: "End turn",
    end_with: |total, beaten| {
        if beaten == 0 {
            format!("You lead with {total}.")
        } else {
            format!("You lead with {total}; {beaten} is beaten.")
        }
    },
    withdraw_sure: "Withdraw from this tournament?",
    withdraw_cards: |n| match n {
        0 => "You have laid no card.".into(),
        1 => "The card you laid is discarded.".into(),
        _ => format!("The {n} cards you laid are discarded."),
    },
    withdraw_maiden: |others, last| format!("For your maiden you give back a token: {others} or {last}."),
    withdraw_maiden_one: |token| format!("For your maiden you give back your {token} token."),
    withdraw_maiden_free: "A maiden lies before you, but you have no token to give back.",
    stay: "Stay",
    makes: |cards, total| format!("{cards} makes {total}"),
    more_than: |n, name| format!("{n} more than {name}"),
    less_than: |n, name| format!("{n} too few against {name}"),
    ask_name: |name| format!("{name}, name the weapon"),
    ask_play: "Play cards, end the turn, or withdraw.",
    ask_weapon: "Press the new weapon.",
    ask_rival: "Press a rival.",
    ask_card: "Press a card on the table.",
    ask_exchange: "Press one of yours and one of a rival’s.",
    ask_keep: |value| format!("Adapt: press the {value} you keep."),
    ask_give_back: "Your maiden leaves: press the token you give back.",
    ask_take: "The joust is yours: press the token you take.",
    behind_shield: "behind the Shield",
    only_shield: "behind the Shield: only the Shield itself",
    row: |name| format!("All of {name}"),
    pause_title: |name, card| format!("{name} plays {card}"),
    pause_note: "Whoever holds Lancelot may undo it while the candle burns.",
    pause_same_totals: "No total changes.",
    pause_same: "still in; the same pause follows every deed",
    pause_answer: "I answer with Lancelot",
    pause_pass: "Let it stand",
    pause_who: "Who answers?",
    hand: "Your hand",
    display_of: |name| format!("Cards before {name}"),
    choose: |what| format!("Choose {what}"),
    champion: |name| format!("{name} is champion"),
    champion_note: |n| format!("{} different tokens, won in the lists.", if n == 4 { "Four" } else { "Five" }),
    look: "Look at the table",
    thinking: |name| format!("{name} is thinking"),
    log: LogTexts {
        began: |n| format!("Tournament {} begins", crate::locales::roman(n)),
        named: |weapon| format!("names {weapon}"),
        drew: "draws a card",
        drew_card: |card| format!("draws {card}"),
        draw_skipped: "finds no card to draw",
        played: |card, total| format!("{card}, total {total}"),
        deed: |card| format!("plays {card}"),
        deed_at: |card, name| format!("plays {card} against {name}"),
        cancelled: |card| format!("answers {card} with Lancelot"),
        changed: |weapon| format!("The weapon is now {weapon}"),
        lost: |card, total| format!("loses {card}, total {total}"),
        riposted: |card, name| format!("takes {card} from {name}"),
        retreated: |card| format!("takes {card} back"),
        knocked: |name| format!("takes a card from {name}’s hand"),
        knocked_card: |card, name| format!("takes {card} from {name}’s hand"),
        kept: |card| format!("keeps {card}"),
        exchanged: |gave, took, name| format!("gives {gave} for {took} of {name}"),
        shield: "raises the Shield",
        stunned: "is stunned",
        stays: |total| format!("stays in with {total}"),
        withdrew: |total| format!("withdraws at {total}"),
        returned: |colour| format!("gives back the {colour} token"),
        won: |weapon, total| format!("wins {weapon} with {total}"),
        token: |colour| format!("takes the {colour} token"),
        nothing: "owns that token already",
        showed: "can name no weapon and shows the hand",
        nobody: "Nobody can start: everybody draws",
        dealt: "deals the cards",
        shuffled: "The draw pile is shuffled",
        champion: "is champion",
    },
    illegal,
};
