//! Texts around every table: handing over, saving, two tabs.

use crate::kernel::RecordError;
use crate::storage::{Fault, SaveError, ShelfError};

/// Texts around every table.
pub struct Play {
    /// Before the name of who is next.
    pub hand_over: &'static str,
    /// What to do with the seal.
    pub hold_seal: &'static str,
    /// What that does, before the curtain.
    pub to_see_hand: &'static str,
    /// What that does, before the cloth.
    pub to_lift_cloth: &'static str,
    /// The seal, for who cannot hold it.
    pub reveal: fn(&str) -> String,
    /// What happened since.
    pub since: &'static str,
    /// Covers the hand again.
    pub cover: &'static str,
    /// Another tab has played on.
    pub moved_on: &'static str,
    /// What can be done about it.
    pub moved_on_line: &'static str,
    /// Plays on here.
    pub take_over: &'static str,
    /// A rule by its number.
    pub rule: fn(&str) -> String,
    /// Goes on with what is being told.
    pub go_on: &'static str,
    /// Another page.
    pub home: &'static str,
    /// There is no game to play on.
    pub no_game: &'static str,
    /// To the set-up.
    pub lay: &'static str,
    /// After a game: the same players, new cards.
    pub again: &'static str,
    /// After a game: the same players, the same cards.
    pub same_deal: &'static str,
    /// After a game: to the set-up.
    pub another_table: &'static str,
    /// Why a game cannot be saved or opened.
    pub trouble: fn(ShelfError) -> &'static str,
    /// The game goes on unsaved.
    pub unsaved: &'static str,
    /// Saves again.
    pub try_again: &'static str,
    /// The game cannot be opened.
    pub cannot_open: &'static str,
    /// Switches sound on.
    pub sound_on: &'static str,
    /// Switches sound off.
    pub sound_off: &'static str,
    /// Lays the table anew.
    pub new_game: &'static str,
    /// Leaves the table; the game stays saved.
    pub leave: &'static str,
    /// A tournament by its number.
    pub tournament: fn(u16) -> String,
    /// Closes the menu.
    pub play_on: &'static str,
    /// Prints what happened.
    pub print_log: &'static str,
    /// The list of keys.
    pub keys_title: &'static str,
    /// Keys and what they do.
    pub keys: &'static [(&'static str, &'static str)],
    /// Where they are switched off.
    pub keys_note: &'static str,
}

fn en_trouble(error: ShelfError) -> &'static str {
    match error {
        ShelfError::Fault(Fault::Full) => "There is no room left on this device.",
        ShelfError::Fault(Fault::Refused) => "The browser does not let this page keep anything.",
        ShelfError::Absent => "There is no such game on this device.",
        ShelfError::MovedOn => "Another tab has played on.",
        ShelfError::Broken(SaveError::FromTheFuture { .. }) => "A later version of Quintain has saved this game.",
        ShelfError::Broken(SaveError::OtherGame) => "This is the save of another game.",
        ShelfError::Broken(SaveError::Record(RecordError::OtherVersion { .. })) => {
            "This game was played by other rules than this version knows."
        }
        ShelfError::Broken(SaveError::Altered | SaveError::Record(RecordError::Altered)) => {
            "The saved game was altered and cannot be trusted."
        }
        ShelfError::Broken(SaveError::Unreadable | SaveError::Players | SaveError::Record(_)) => {
            "The saved game is damaged and cannot be read."
        }
    }
}

fn fr_trouble(error: ShelfError) -> &'static str {
    match error {
        ShelfError::Fault(Fault::Full) => "Il n’y a plus de place sur cet appareil.",
        ShelfError::Fault(Fault::Refused) => "Le navigateur ne permet pas à cette page de garder quoi que ce soit.",
        ShelfError::Absent => "Cette partie n’est pas sur cet appareil.",
        ShelfError::MovedOn => "Un autre onglet a continué.",
        ShelfError::Broken(SaveError::FromTheFuture { .. }) => {
            "Une version plus récente de Quintain a enregistré cette partie."
        }
        ShelfError::Broken(SaveError::OtherGame) => "C’est la sauvegarde d’un autre jeu.",
        ShelfError::Broken(SaveError::Record(RecordError::OtherVersion { .. })) => {
            "Cette partie suit d’autres règles que celles de cette version."
        }
        ShelfError::Broken(SaveError::Altered | SaveError::Record(RecordError::Altered)) => {
            "La sauvegarde a été modifiée : on ne peut s’y fier."
        }
        ShelfError::Broken(SaveError::Unreadable | SaveError::Players | SaveError::Record(_)) => {
            "La sauvegarde est abîmée et ne peut être lue."
        }
    }
}

/// English.
pub const EN: Play = Play {
    rule: |number| format!("Rule {number}"),
    go_on: "Go on",
    hand_over: "Hand over to",
    hold_seal: "Hold the seal",
    to_see_hand: "to see your hand",
    to_lift_cloth: "to lift the cloth",
    reveal: |name| format!("{name}: show my hand"),
    since: "Since your last card",
    cover: "Cover my hand",
    moved_on: "The game has moved on",
    moved_on_line: "It is being played in another tab or window. You can play on here; the other one will then rest.",
    take_over: "Play on here",
    home: "To the start",
    no_game: "No game lies on this table yet.",
    lay: "Lay the table",
    again: "Play again",
    same_deal: "Same deal",
    another_table: "Lay another table",
    trouble: en_trouble,
    unsaved: "The game goes on, but it is not being saved.",
    try_again: "Try again",
    cannot_open: "This game cannot be opened",
    sound_on: "Sound on",
    sound_off: "Sound off",
    new_game: "New game",
    leave: "Leave the table",
    tournament: |number| format!("Tournament {number}"),
    play_on: "Play on",
    print_log: "Print the chronicle",
    keys_title: "Keys",
    keys: &[
        ("T", "the table in words"),
        ("S", "the scores"),
        ("R", "the last event again"),
        ("?", "this list"),
        ("Tab", "to the next choice"),
        ("← →", "along the cards"),
        ("↑ ↓", "to another lane (The Academy)"),
        ("1 – 7", "a card or a choice (The Academy)"),
        ("Enter", "confirm, or pass over what is shown"),
        ("Esc", "put back"),
        ("U", "take back (The Academy)"),
    ],
    keys_note: "Single keys can be switched off in the settings.",
};

/// French.
pub const FR: Play = Play {
    rule: |number| format!("Règle {number}"),
    go_on: "Continuer",
    hand_over: "Passez à",
    hold_seal: "Maintenez le sceau",
    to_see_hand: "pour voir votre main",
    to_lift_cloth: "pour lever l’étoffe",
    reveal: |name| format!("{name} : montrer ma main"),
    since: "Depuis votre dernière carte",
    cover: "Couvrir ma main",
    moved_on: "La partie a continué",
    moved_on_line: "Elle se joue dans un autre onglet ou une autre fenêtre. Vous pouvez la reprendre ici ; l’autre se reposera.",
    take_over: "Reprendre ici",
    home: "À l’accueil",
    no_game: "Aucune partie n’attend sur cette table.",
    lay: "Dresser la table",
    again: "Rejouer",
    same_deal: "Même donne",
    another_table: "Autre table",
    trouble: fr_trouble,
    unsaved: "La partie continue, mais elle n’est pas enregistrée.",
    try_again: "Réessayer",
    cannot_open: "Cette partie ne peut pas être ouverte",
    sound_on: "Activer le son",
    sound_off: "Couper le son",
    new_game: "Nouvelle partie",
    leave: "Quitter la table",
    tournament: |number| format!("Tournoi {number}"),
    play_on: "Continuer",
    print_log: "Imprimer la chronique",
    keys_title: "Touches",
    keys: &[
        ("T", "la table en mots"),
        ("S", "les scores"),
        ("R", "le dernier événement, encore"),
        ("?", "cette liste"),
        ("Tab", "au choix suivant"),
        ("← →", "d’une carte à l’autre"),
        ("↑ ↓", "vers une autre piste (L’Académie)"),
        ("1 – 7", "une carte ou un choix (L’Académie)"),
        ("Entrée", "confirmer, ou passer ce qui est montré"),
        ("Échap", "reposer"),
        ("U", "reprendre le coup (L’Académie)"),
    ],
    keys_note: "Les touches seules se désactivent dans les réglages.",
};
