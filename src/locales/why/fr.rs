//! Hints and "Why?" in French.

use super::acts::Acts;
use super::{SeatNames, SquireNames, WhyTexts};
use crate::bots::academy::Reason as Academy;
use crate::bots::blazons::Reason as Blazons;
use crate::bots::tourney::Reason as Tourney;
use crate::games::academy::{Lesson, Track};
use crate::locales::{academy as trainings, blazons as houses, tourney as weapons};

/// French.
pub const FR: WhyTexts = WhyTexts {
    hint: "Conseil",
    why: "Pourquoi\u{202f}?",
    advice: "Voici ce que ferait un chevalier",
    others: "Envisagé aussi",
    thinking: "Il réfléchit…",
    no_answer: "Aucun conseil n’est venu. Demandez encore une fois.",
    why_did: |name| format!("{name}\u{202f}: pourquoi ce choix\u{202f}?"),
    also_open: "Possible aussi, d’après ce que vous voyez",
    hidden: "Il y a peut-être d’autres raisons\u{202f}: des cartes que vous ne voyez pas.",
    earlier: "Le coup d’avant",
    later: "Le coup d’après",
    show: "Le montrer sur la table",
    outcome: |percent, expected| format!("gagne {percent} fois sur 100, {expected}"),
    points: |n| if n.abs() < 2 { format!("environ {n} point") } else { format!("environ {n} points") },
    tokens: |n| if n.abs() < 2 { format!("environ {n} jeton") } else { format!("environ {n} jetons") },
    acts: Acts {
        trainings: &trainings::FR,
        weapons: &weapons::FR,
        houses: &houses::FR,
        pile: |cards| format!("Une pile : {cards}"),
        to_first: |cards| format!("Au premier écuyer : {cards}"),
        played_on: |played, training| format!("{played}, sur {training}"),
        move_on: |training| format!("Avancer : {training}"),
        name: |weapon| format!("Annoncer {weapon}"),
        play: |card| format!("Jouer {card}"),
        pass: "Laisser faire",
        lancelot: "L’arrêter avec Lancelot",
        keep: |card| format!("Garder {card}"),
        give_back: |colour| format!("Rendre le jeton {colour}"),
        take_token: |colour| format!("Prendre le jeton {colour}"),
        becomes: |weapon| format!(" : place à {weapon}"),
        against: |player| format!(" contre {player}"),
        against_card: |player, card| format!(" contre {player} : {card}"),
        comes_back: |card| format!(" : {card} revient"),
        swaps: |give, player, take| format!(" : {give} contre, de {player}, {take}"),
        announced: |laid| format!("{laid}, avec la bourgeoisie"),
        steal_value: |player| format!("Prendre la valeur de la carte de {player}"),
        steal_power: |player| format!("Prendre le pouvoir de la carte de {player}"),
        take: "Prendre un blason",
        turn: "Retourner un blason",
        banish: "Chasser un blason",
        swap: "Échanger un blason",
        shift: "Déplacer un blason",
        look: "Regarder un blason",
        give_to: |player| format!("Le donner à {player}"),
        help: |player| format!("Prendre la carte de {player}"),
    },
    academy,
    tourney,
    blazons,
};

fn name(track: Track) -> &'static str {
    trainings::FR.lanes.names[track.index()]
}

fn academy(reason: Academy, names: SquireNames) -> String {
    let place = |rank| (trainings::FR.count.ordinal)(rank);
    match reason {
        Academy::Rank { track, from, to } => {
            format!("{}\u{202f}: passe de {} à {}", name(track), place(from), place(to))
        }
        Academy::Passes { track, squire } => format!("{}\u{202f}: dépasse {}", name(track), names(squire)),
        Academy::LeavesStart { track } => format!("{}\u{202f}: quitte la case de départ", name(track)),
        Academy::Pays { coat } => format!("le Service du Roi rapporte alors {coat}"),
        Academy::Nears { missing: 0 } => "il n’y a plus rien à gagner au Service du Roi".into(),
        Academy::Nears { missing: 1 } => "à une case du prochain blason du Service du Roi".into(),
        Academy::Nears { missing } => format!("à {missing} cases du prochain blason du Service du Roi"),
        Academy::Ahead { track, steps } => {
            format!("{}\u{202f}: avance de {}", name(track), (trainings::FR.count.squares)(steps))
        }
        Academy::Withholds { card: _, squire } => format!("{} aurait aimé cette carte", names(squire)),
        Academy::Tops { track } => format!("{}\u{202f}: au sommet de la pile", name(track)),
        Academy::Cards { track, count: 0 } => format!("{}\u{202f}: cela en vaut la peine", name(track)),
        Academy::Cards { track, count: 1 } => format!("{}\u{202f}: une carte en main", name(track)),
        Academy::Cards { track, count } => format!("{}\u{202f}: {count} cartes en main", name(track)),
        Academy::Known { coat: Lesson::Nothing } => "ce blason ne coûte rien".into(),
        Academy::Known { coat: Lesson::MinusOne } => "ce blason ne coûte qu’un point".into(),
        Academy::Known { coat: Lesson::MinusThree } => "ce blason coûte trois points".into(),
        Academy::Learns => "il est bon de savoir ce qui s’y cache".into(),
        Academy::Declines => "il n’y aurait rien à y gagner".into(),
        Academy::Hand { track } => format!("{}\u{202f}: ces cartes y font le plus", name(track)),
        Academy::Coat { value } if value < 0 => format!("se défait d’un −{}", value.unsigned_abs()),
        Academy::Coat { value } => format!("prend un {value}"),
        Academy::Rival { squire } => format!("{} a le plus à perdre", names(squire)),
    }
}

fn tourney(reason: Tourney, names: SeatNames) -> String {
    let colour = weapons::FR.colour;
    match reason {
        Tourney::WinsGame => "le jeton qui gagne la partie".into(),
        Tourney::Token { colour: token } => format!("il manque encore le jeton {}", colour(token)),
        Tourney::Denies { seat, colour: token } => {
            format!("{} ne doit pas avoir le jeton {}", names(seat), colour(token))
        }
        Tourney::Strong { colour: named } => format!("couleur forte en main\u{202f}: {}", colour(named)),
        Tourney::Leads { total, to_beat } => format!("{total} bat {to_beat}"),
        Tourney::Nears { missing } => format!("il ne manque alors plus que {missing}"),
        Tourney::Outmatched => "les autres ne peuvent guère être battus".into(),
        Tourney::SavesCards { count: 1 } => "garde une carte pour plus tard".into(),
        Tourney::SavesCards { count } => format!("garde {count} cartes pour plus tard"),
        Tourney::RisksToken => "abandonner avec une dame coûte un jeton".into(),
        Tourney::Weakens { seat } => format!("affaiblit {}", names(seat)),
        Tourney::HoldsBack { seat } => format!("retient {}", names(seat)),
        Tourney::Protects => "protège les cartes posées".into(),
        Tourney::Suits { colour: new } => format!("couleur qui convient mieux à la main\u{202f}: {}", colour(new)),
        Tourney::StopsHarm => "évite un grand dommage".into(),
        Tourney::LittleHarm => "le dommage est trop petit pour Lancelot".into(),
        Tourney::GuardsLast => "la dernière carte est la plus facile à perdre".into(),
        Tourney::EasyToRegain => "ce jeton se regagne facilement".into(),
        Tourney::HardToWin => "ce jeton est le plus difficile à gagner autrement".into(),
    }
}

fn blazons(reason: Blazons, names: SeatNames) -> String {
    let (house, character) = (houses::FR.house, houses::FR.character);
    match reason {
        Blazons::TakesTrick => "prend le pli en l’état des cartes".into(),
        Blazons::LetsTake { seat } => format!("laisse ce pli à {}", names(seat)),
        Blazons::Cancels => "les plus hautes cartes s’annulent".into(),
        Blazons::Power { character: who } => format!("{}\u{202f}: son pouvoir est utile maintenant", character(who)),
        Blazons::Keeps { character: who } => format!("{}\u{202f}: mieux vaut garder cette carte", character(who)),
        Blazons::Gains { house: arms } => format!("{} promet le meilleur produit", house(arms)),
        Blazons::Hopes => "cela peut se révéler utile".into(),
        Blazons::Denies { seat, house: Some(arms) } => format!("{} vaut beaucoup pour {}", house(arms), names(seat)),
        Blazons::Denies { seat, house: None } => format!("cela vaut peut-être beaucoup pour {}", names(seat)),
        Blazons::Learns => "c’est bon à savoir".into(),
        Blazons::Enough => "rien de plus n’en vaut la peine".into(),
    }
}
