//! The Tourney in French.

use super::{CardTexts, LogTexts, Tourney};
use crate::games::tourney::{Card, Colour, Illegal};
use crate::locales::letters::lower;

fn weapon(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "la joute",
        Colour::Red => "l’épée",
        Colour::Blue => "la hache",
        Colour::Yellow => "le fléau",
        Colour::Green => "la lutte",
    }
}

fn weapon_title(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "La joute",
        Colour::Red => "L’épée",
        Colour::Blue => "La hache",
        Colour::Yellow => "Le fléau",
        Colour::Green => "La lutte",
    }
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "violet",
        Colour::Red => "rouge",
        Colour::Blue => "bleu",
        Colour::Yellow => "jaune",
        Colour::Green => "vert",
    }
}

fn card(card: Card) -> CardTexts {
    let (name, does) = match card {
        Card::Purple3 | Card::Purple4 | Card::Purple5 | Card::Purple7 => ("Joute", ""),
        Card::Red3 | Card::Red4 | Card::Red5 => ("Épée", ""),
        Card::Blue2 | Card::Blue3 | Card::Blue4 | Card::Blue5 => ("Hache", ""),
        Card::Yellow2 | Card::Yellow3 | Card::Yellow4 => ("Fléau", ""),
        Card::Green1 => ("Lutte", ""),
        Card::Squire2 | Card::Squire3 => ("Écuyer", ""),
        Card::Maiden6 => ("Dame", ""),
        Card::Unhorse => ("Désarçonné", "de la joute à l’épée, la hache ou le fléau"),
        Card::ChangeWeapon => ("Changement d’arme", "épée, hache ou fléau : une autre"),
        Card::DropWeapon => ("Maladresse", "épée, hache ou fléau : à la lutte"),
        Card::BreakLance => ("Lance brisée", "un rival perd tout son violet"),
        Card::Riposte => ("Riposte", "prenez la dernière carte d’un rival"),
        Card::Dodge => ("Esquive", "défaussez une carte d’un rival"),
        Card::Retreat => ("Retraite", "reprenez une de vos cartes"),
        Card::KnockDown => ("Chute", "tirez une carte de la main d’un rival"),
        Card::Outmaneuver => ("Feinte", "chaque rival perd sa dernière carte"),
        Card::Charge => ("Charge", "la plus petite valeur s’en va"),
        Card::Countercharge => ("Contre-charge", "la plus forte valeur s’en va"),
        Card::Disgrace => ("Disgrâce", "tous les soutiens s’en vont"),
        Card::Adapt => ("Adaptation", "une carte de chaque valeur reste"),
        Card::Outwit => ("Finesse", "échangez deux cartes visibles"),
        Card::Shield => ("Bouclier", "protège vos cartes"),
        Card::Stunned => ("Assommé", "un rival ajoute une carte par tour"),
        Card::Lancelot => ("Lancelot", "annule une action à l’instant"),
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
        Illegal::Seats => "Le Tournoi se joue de deux à cinq.".into(),
        Illegal::Dealer => "Le donneur doit être assis à la table.".into(),
        Illegal::GameOver => "La partie est gagnée.".into(),
        Illegal::NotAsked => "C’est à un autre de jouer.".into(),
        Illegal::OtherDecision => "Il faut d’abord décider autre chose.".into(),
        Illegal::NoCardOfColour => "Pour annoncer une arme, il en faut une carte, ou un soutien.".into(),
        Illegal::PurpleBarred => "Le dernier tournoi était une joute\u{202f}: il faut une autre arme.".into(),
        Illegal::FirstCard => "La première carte doit être de l’arme annoncée, ou un soutien.".into(),
        Illegal::CannotWithdraw => "Qui ouvre le tournoi ne peut pas l’abandonner aussitôt.".into(),
        Illegal::NotInHand => "Cette carte n’est pas dans votre main.".into(),
        Illegal::WrongColour => "Cette carte est d’une autre arme.".into(),
        Illegal::NotForDisplay => "Une carte d’action ne se pose pas devant soi.".into(),
        Illegal::NothingPlayed => "Pour rester, il faut jouer une carte à ce tour.".into(),
        Illegal::NotHighest => "Pour rester, votre total doit dépasser tous les autres.".into(),
        Illegal::SecondMaiden => "Une seule dame par joueur.".into(),
        Illegal::LoneCard => "Une carte seule ne peut être ni prise ni retirée.".into(),
        Illegal::TokenNotOwned => "Vous n’avez pas ce jeton.".into(),
        Illegal::TokenOwned => "Vous avez déjà ce jeton.".into(),
        Illegal::NothingChanges(which) => format!("{} ne changerait rien.", card(which).name),
        Illegal::WrongWeapon(which) => format!("{} ne va pas avec l’arme en cours.", card(which).name),
        Illegal::NotAnOpponent(which) => format!("{} demande un rival.", card(which).name),
        Illegal::Withdrawn(_) => "Ce rival a abandonné.".into(),
        Illegal::NotEntered(_) => "Ce rival n’a aucune carte devant lui.".into(),
        Illegal::NoSuchCard(_) => "Cette carte n’existe pas.".into(),
        Illegal::EmptyHand => "La main de ce rival est vide.".into(),
        Illegal::EqualCards => "Deux cartes égales ne s’échangent pas.".into(),
        Illegal::DisplayEmptied => "Qui a posé une carte doit en garder une.".into(),
        Illegal::Shielded => "Le Bouclier protège ces cartes.".into(),
        Illegal::AlreadyStunned => "Ce rival est déjà assommé.".into(),
        Illegal::StunnedLimit => "Assommé, on n’ajoute qu’une carte par tour.".into(),
        Illegal::NoLancelot => "Lancelot n’est pas dans votre main.".into(),
        Illegal::LancelotOutOfPlace => "Lancelot répond à l’action d’un autre, et à rien d’autre.".into(),
        Illegal::NotOfThisValue => "Cette carte n’est pas de la valeur demandée.".into(),
    }
}

/// French.
pub const FR: Tourney = Tourney {
    weapon,
    weapon_title,
    colour,
    card,
    card_named,
    tournament: |n| format!("Tournoi {}", crate::locales::roman(n)),
    to_play: |name| format!("À {name} de jouer"),
    drawn: |card| format!("pioche\u{202f}: {card}"),
    need: |total| format!("Pour rester, il faut {total}"),
    need_after: |total| format!("après cette carte, {total}"),
    need_any: "La première carte ouvre le tournoi",
    last: |weapon| format!("Dernier tournoi\u{202f}: {weapon}"),
    first: "Le premier tournoi",
    highest: "le plus haut",
    no_weapon: "Pas encore d’arme",
    is_in: "en lice",
    leads: "mène",
    would_lead: "mènerait",
    would_fall: "baisserait",
    not_enough: "trop peu",
    withdrew_at: |total| format!("A abandonné à {total}"),
    out: "dehors jusqu’au prochain tournoi",
    in_hand: |n| format!("{n} en main"),
    bot: "bot",
    draw_pile: |n| format!("Talon, {n}"),
    discard: "Défausse",
    see_discards: |n| {
        if n <= 1 { "Voir la carte défaussée".into() } else { format!("Parcourir les {n} cartes défaussées") }
    },
    no_discards: "Rien n’est encore défaussé",
    goal: "But",
    goal_tokens: |n| format!("{} jetons différents", if n == 4 { "quatre" } else { "cinq" }),
    tokens: |list| format!("jetons\u{202f}: {list}"),
    no_tokens: "pas encore de jeton",
    totals_after: "Totaux après",
    chronicle: "Chronique",
    play: "Jouer",
    play_deed: "Jouer",
    confirm: "Confirmer",
    put_back: "Reposer",
    withdraw: "Abandonner",
    end_turn: "Finir le tour",
    end_with: |total, beaten| {
        if beaten == 0 {
            format!("Vous menez avec {total}.")
        } else {
            format!("Vous menez avec {total}, contre {beaten}.")
        }
    },
    withdraw_sure: "Abandonner ce tournoi\u{202f}?",
    withdraw_cards: |n| match n {
        0 => "Vous n’avez posé aucune carte.".into(),
        1 => "La carte que vous avez posée est défaussée.".into(),
        _ => format!("Les {n} cartes que vous avez posées sont défaussées."),
    },
    withdraw_maiden: |others, last| format!("Pour votre dame vous rendez un jeton\u{202f}: {others} ou {last}."),
    withdraw_maiden_one: |token| format!("Pour votre dame vous rendez votre jeton {token}."),
    withdraw_maiden_free: "Une dame est devant vous, mais vous n’avez aucun jeton à rendre.",
    stay: "Rester",
    makes: |cards, total| format!("{cards}\u{202f}: {total}"),
    more_than: |n, name| format!("{n} de plus que {name}"),
    less_than: |n, name| format!("{n} de trop peu contre {name}"),
    ask_name: |name| format!("{name}, annoncez l’arme"),
    ask_play: "Jouez des cartes, finissez le tour ou abandonnez.",
    ask_weapon: "Touchez la nouvelle arme.",
    ask_rival: "Touchez un rival.",
    ask_card: "Touchez une carte de la table.",
    ask_exchange: "Touchez une de vos cartes et une d’un rival.",
    ask_keep: |value| format!("Adaptation\u{202f}: touchez le {value} que vous gardez."),
    ask_give_back: "Votre dame s’en va\u{202f}: touchez le jeton que vous rendez.",
    ask_take: "La joute est à vous\u{202f}: touchez le jeton que vous prenez.",
    behind_shield: "derrière le Bouclier",
    only_shield: "derrière le Bouclier\u{202f}: seul le Bouclier lui-même",
    row: |name| format!("Tout de {name}"),
    pause_title: |name, card| format!("{name} joue {card}"),
    pause_note: "Qui tient Lancelot peut l’annuler tant que brûle la chandelle.",
    pause_same_totals: "Aucun total ne change.",
    pause_same: "encore en lice\u{202f}; la même pause suit chaque action",
    pause_answer: "Je réponds par Lancelot",
    pause_pass: "Laisser faire",
    pause_who: "Qui répond\u{202f}?",
    hand: "Votre main",
    display_of: |name| format!("Cartes devant {name}"),
    choose: |what| format!("Choisir {what}"),
    champion: |name| format!("{name} remporte le Tournoi"),
    champion_note: |n| format!("{} jetons différents, gagnés en lice.", if n == 4 { "Quatre" } else { "Cinq" }),
    look: "Revoir la table",
    thinking: |name| format!("{name} réfléchit"),
    log: LogTexts {
        began: |n| format!("Le tournoi {} commence", crate::locales::roman(n)),
        named: |weapon| format!("annonce {weapon}"),
        drew: "pioche une carte",
        drew_card: |card| format!("pioche {card}"),
        draw_skipped: "ne trouve rien à piocher",
        played: |card, total| format!("{card}, total {total}"),
        deed: |card| format!("joue {card}"),
        deed_at: |card, name| format!("joue {card} contre {name}"),
        cancelled: |card| format!("répond à {card} par Lancelot"),
        changed: |weapon| format!("L’arme est maintenant {weapon}"),
        lost: |card, total| format!("perd {card}, total {total}"),
        riposted: |card, name| format!("prend {card} à {name}"),
        retreated: |card| format!("reprend {card}"),
        knocked: |name| format!("prend une carte dans la main de {name}"),
        knocked_card: |card, name| format!("prend {card} dans la main de {name}"),
        kept: |card| format!("garde {card}"),
        exchanged: |gave, took, name| format!("donne {gave} pour {took} de {name}"),
        shield: "lève le Bouclier",
        stunned: "est assommé",
        stays: |total| format!("reste avec {total}"),
        withdrew: |total| format!("abandonne à {total}"),
        returned: |colour| format!("rend le jeton {colour}"),
        won: |weapon, total| format!("remporte {weapon} avec {total}"),
        token: |colour| format!("prend le jeton {colour}"),
        nothing: "a déjà ce jeton",
        showed: "ne peut annoncer aucune arme et montre sa main",
        nobody: "Personne ne peut commencer\u{202f}: tous piochent",
        dealt: "distribue les cartes",
        shuffled: "Le talon est mélangé",
        champion: "remporte le Tournoi",
    },
    illegal,
};
