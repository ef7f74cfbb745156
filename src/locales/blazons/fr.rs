//! The Blazons in French.

use super::en::house;
use super::{Blazons, LogTexts};
use crate::games::blazons::{Bourgeoisie, Character, Effect, Illegal};
use crate::locales::letters::lower;
use crate::locales::roman;

fn character(character: Character) -> &'static str {
    match character {
        Character::Rogue => "Malandrin",
        Character::Peasant => "Manant",
        Character::Minstrel => "Ménétrier",
        Character::Magistrate => "Magistrat",
        Character::Monk => "Religieux",
        Character::Steward => "Intendant",
        Character::Lady => "Bourgeoise",
        Character::Burgher => "Bourgeois",
    }
}

fn power(character: Character, active_monk: bool) -> &'static str {
    match character {
        Character::Rogue => "prendre une valeur, ou un pouvoir à venir",
        Character::Peasant => "prendre un blason dans la pioche",
        Character::Minstrel => "retourner un blason caché",
        Character::Magistrate => "renvoyer un blason d’un rival à la pioche",
        Character::Monk if active_monk => "déplacer un blason vers un autre joueur",
        Character::Steward => "échanger deux blasons",
        Character::Monk | Character::Lady | Character::Burgher => "",
    }
}

fn bourgeoisie(card: Bourgeoisie) -> &'static str {
    match card {
        Bourgeoisie::Petty => "petite bourgeoisie",
        Bourgeoisie::Middle => "moyenne bourgeoisie",
        Bourgeoisie::Great => "grande bourgeoisie",
        Bourgeoisie::High => "haute bourgeoisie",
    }
}

fn effect(effect: Effect, card: Bourgeoisie) -> String {
    match effect {
        Effect::Consult => format!("consulter {} plis", card.reach()),
        Effect::Help => format!("prendre un {} du pli", lower(character(card.servant()))),
        Effect::Look => format!("regarder {} blasons cachés", card.reach()),
    }
}

fn illegal(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::Seats => "Les Blasons se jouent de trois à sept.",
        Illegal::SameHouse => "Deux joueurs ont choisi la même maison.",
        Illegal::NoSuchLeader => "Qui entame doit être assis à la table.",
        Illegal::OpenTableWithConsulting => "La table ouverte et la consultation des plis ne vont pas ensemble.",
        Illegal::NotYourTurn => "C’est à un autre de jouer.",
        Illegal::NotNow => "Il faut d’abord décider autre chose.",
        Illegal::Over => "La partie est finie.",
        Illegal::NotInHand => "Cette carte n’est plus dans votre main.",
        Illegal::NoBourgeoisie => "Vous n’avez pas de carte de bourgeoisie à utiliser.",
        Illegal::EffectNotPlayed => "Cet usage n’est pas en jeu.",
        Illegal::LastTrick => "Au dernier pli, on n’annonce plus de bourgeoisie.",
        Illegal::NoSuchCard => "Cette carte n’est pas dans le pli.",
        Illegal::PowerUsed => "Ce pouvoir a déjà servi.",
        Illegal::NoPower => "Ce personnage n’a pas de pouvoir.",
        Illegal::LaterRogue => "D’un malandrin à venir on ne prend que le choix.",
        Illegal::NoSuchBlazon => "Il n’y a pas de blason à cet endroit.",
        Illegal::NotInPool => "Ce blason n’est pas dans la pioche.",
        Illegal::NotForTheTaker => "Retournez un blason devant un joueur, ou prenez-en un dans la pioche.",
        Illegal::FaceUp => "Ce blason est déjà visible.",
        Illegal::OwnBlazon => "Le magistrat ne touche pas à vos propres blasons.",
        Illegal::BanishFromPool => "Le magistrat prend à un joueur.",
        Illegal::SamePlace => "Les deux blasons doivent venir d’endroits différents.",
        Illegal::MoveFromPool => "Le religieux déplace les blasons des joueurs.",
        Illegal::MoveNowhere => "Le religieux donne le blason à un autre joueur.",
        Illegal::NoSuchTrick => "Ce pli n’existe pas.",
        Illegal::TrickAlreadyOpen => "Ce pli est déjà ouvert.",
        Illegal::EnoughTricks => "Vous ne pouvez plus consulter de pli.",
        Illegal::TricksOfAnother => "Seulement vos plis et ceux d’un seul autre joueur.",
        Illegal::NotTheServant => "Votre carte de bourgeoisie ne prend pas ce personnage.",
        Illegal::NothingToLookAt => "On ne regarde que des blasons cachés devant les joueurs.",
        Illegal::AlreadyLookedAt => "Vous venez de regarder ce blason.",
        Illegal::BlazonsOfAnother => "Seulement vos blasons et ceux d’un seul autre joueur.",
    }
}

fn ordinal(n: u8) -> String {
    if n == 1 { "1er".into() } else { format!("{n}e") }
}

/// French.
pub const FR: Blazons = Blazons {
    house,
    character,
    power,
    bourgeoisie,
    effect,
    announce: "Utiliser votre bourgeoisie après ce pli\u{202f}?",
    announce_none: "pas maintenant",
    round: |n| format!("Manche {}", roman(n.into())),
    of_three: |n| if n <= 3 { "sur trois" } else { "pour départager" },
    trick_number: |n| format!("Pli {}", roman(n.into())),
    trick: "Le pli",
    trick_note: |n, leader| format!("{} sur huit\u{202f}; {leader} a entamé", ordinal(n)),
    pool: "La pioche",
    pool_note: |n| match n {
        0 => "vide\u{202f}: le magistrat y envoie des blasons".into(),
        1 => "un blason".into(),
        _ => format!("{n} blasons"),
    },
    tricks_taken: |n| if n <= 1 { format!("{n} pli") } else { format!("{n} plis") },
    in_hand: |n| format!("{n} en main"),
    hand: "Votre main",
    hand_note: |n| match n {
        0 => "Plus de carte.".into(),
        1 => "Une carte reste.".into(),
        _ => format!("{n} cartes restent. Toutes se jouent."),
    },
    products: "Ce que vous tenez",
    best: "meilleur",
    no_products: "Rien ne compte encore\u{202f}: gagnez des plis et des blasons visibles d’une même maison.",
    closed: "Vos plis restent fermés\u{202f}: souvenez-vous des cartes gagnées.",
    look_at_tricks: |n| if n <= 1 { "Voir votre pli".into() } else { "Voir vos plis".into() },
    nth_trick: |n| format!("Pli {}", roman(n.into())),
    face_up: |house| house.into(),
    face_down: "caché",
    face_down_known: |house| format!("caché, {house}"),
    blazons_of: |name| format!("Blasons devant {name}"),
    choose: |what| format!("Choisir {what}"),
    of_player: |what, name| format!("{what}, {name}"),
    to_lay: |name| format!("{name} n’a pas encore joué"),
    asks_lay: |name| format!("À {name} de jouer"),
    asks_rogue: |name| format!("Le malandrin de {name} choisit"),
    asks_power: |name, card| format!("Pouvoir à {name}\u{202f}: {}", lower(card)),
    asks_reward: |name| format!("{name} remporte le pli"),
    asks_bourgeoisie: |name| format!("{name} use de sa bourgeoisie"),
    do_lay: "Jouez une carte de votre main.",
    do_rogue: "Prenez une valeur, ou un pouvoir à venir.",
    do_reward: "Retournez un blason devant un joueur, ou prenez-en un dans la pioche.",
    do_swap_other: "Touchez le blason à donner en échange.",
    do_move_to: "Touchez le joueur qui le reçoit.",
    do_consult: "Touchez les plis à consulter.",
    do_help: "Touchez la carte que vous prenez.",
    do_look: "Touchez les blasons à regarder.",
    take_value: |value| format!("Prendre la valeur {value}"),
    stay: "rester ✶",
    take_choice: "son choix",
    value: "valeur",
    no_power: "sans pouvoir",
    power_spent: "pouvoir passé",
    would_use: |power| format!("À son tour, vous pourrez\u{202f}: {power}."),
    would_choose: "À son tour, vous choisirez à sa place.",
    best_after: |now, then| {
        if now == then {
            format!("Votre meilleur produit reste {now}.")
        } else {
            format!("Votre meilleur produit\u{202f}: {now} → {then}.")
        }
    },
    open_tricks: "Plis que vous pouvez voir",
    would_take: |name| format!("{name} remporterait le pli"),
    nobody_would: "personne ne remporterait le pli",
    lay: |card| format!("Jouer {card}"),
    confirm: "Confirmer",
    put_back: "Reposer",
    done: "C’est tout",
    powers: "Pouvoirs, dans l’ordre",
    chronicle: "Chronique",
    standing: "Classement",
    round_over: |n| format!("La manche {} est finie", roman(n.into())),
    product: |blazons, values, product| format!("{blazons} × {values} = {product}"),
    round_note: "Pour chaque maison\u{202f}: ses blasons visibles devant vous, fois les valeurs de ses cartes dans vos plis. Seul le meilleur produit compte.",
    in_all: |total| format!("{total} en tout"),
    go_on: "Continuer",
    winner: |name| format!("{name} l’emporte"),
    winner_note: |total| format!("avec {total} points en trois manches"),
    table: "Revoir la table",
    thinking: |name| format!("{name} réfléchit"),
    log: LogTexts {
        dealt: |n| format!("La manche {} est distribuée", roman(n.into())),
        laid: |card| card.into(),
        announced: |card| format!("{card}, et annonce sa bourgeoisie"),
        value: |value, name| format!("prend la valeur {value} à {name}"),
        stayed: "reste ✶",
        power: |card, name| format!("prend le pouvoir de {name}\u{202f}: {}", lower(card)),
        skipped: |card| format!("ne peut user du pouvoir\u{202f}: {}", lower(card)),
        taken: "prend un blason caché dans la pioche",
        taken_up: |house| format!("prend {house} dans la pioche"),
        turned: |house| format!("retourne {house}"),
        banished: |name| format!("renvoie un blason de {name} à la pioche"),
        exchanged: "échange deux blasons",
        moved: |from, to| format!("déplace un blason de {from} vers {to}"),
        took: |trick, value| {
            if value == 0 {
                format!("remporte le pli {} avec ✶", roman(trick.into()))
            } else {
                format!("remporte le pli {} avec {value}", roman(trick.into()))
            }
        },
        nobody: |trick| format!("Personne ne remporte le pli {}", roman(trick.into())),
        consulted: |name| format!("consulte un pli de {name}"),
        helped: |card| format!("prend dans le pli\u{202f}: {}", lower(card)),
        looked: |name| format!("regarde un blason devant {name}"),
        scored: |score| format!("marque {score}"),
        office: |card| format!("reçoit la {card}"),
        tied: "Égalité en tête\u{202f}: encore une manche",
        won: "gagne la partie",
    },
    illegal,
};
