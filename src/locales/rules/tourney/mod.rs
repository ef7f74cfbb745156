//! The rules of The Tourney.

mod actions;
mod base;
mod rulings;

use super::{Book, Chapter, ScoreSheet, T, same};

const COLOURS: &[T] = &[
    T("Player", "Joueur"),
    T("Purple", "Violet"),
    T("Red", "Rouge"),
    T("Blue", "Bleu"),
    T("Yellow", "Jaune"),
    T("Green", "Vert"),
];
const FIVE_PLAYERS: &[T] = &[same("1"), same("2"), same("3"), same("4"), same("5")];

/// The rules of The Tourney.
pub const BOOK: Book = Book {
    chapters: &[
        Chapter { id: "game", title: T("The game", "Le jeu"), sections: base::GAME },
        Chapter { id: "tournament", title: T("A tournament", "Un tournoi"), sections: base::TOURNAMENT },
        Chapter { id: "actions", title: T("Action cards", "Cartes d’action"), sections: actions::ACTIONS },
        Chapter {
            id: "reference",
            title: T("Options and reference", "Options et référence"),
            sections: rulings::REFERENCE,
        },
    ],
    sheet: ScoreSheet {
        note: T(
            "Four games. Tick a token when it is won, and strike it out when a maiden costs it.",
            "Quatre parties. Cochez un jeton gagné, et rayez-le si une dame le coûte.",
        ),
        tables: &[(COLOURS, FIVE_PLAYERS), (COLOURS, FIVE_PLAYERS), (COLOURS, FIVE_PLAYERS), (COLOURS, FIVE_PLAYERS)],
    },
};
