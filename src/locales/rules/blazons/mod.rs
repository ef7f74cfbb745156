//! The rules of The Blazons.

mod base;
mod powers;
mod rulings;
mod variants;

use super::{Book, Chapter, ScoreSheet, T, same};

/// The head of a round's table: the round, the seven houses, the best product.
const fn houses(round: T) -> [T; 9] {
    [
        round,
        same("Aubigny"),
        same("Bellay"),
        same("Contades"),
        same("Grandbois"),
        same("Guilloux"),
        same("La Ferté"),
        same("Rochebrune"),
        T("*Best*", "*Meilleur*"),
    ]
}
const SEVEN_PLAYERS: &[T] = &[same("1"), same("2"), same("3"), same("4"), same("5"), same("6"), same("7")];

/// The rules of The Blazons.
pub const BOOK: Book = Book {
    chapters: &[
        Chapter { id: "game", title: T("The game", "Le jeu"), sections: base::GAME },
        Chapter { id: "rounds", title: T("A round", "Une manche"), sections: base::ROUND },
        Chapter { id: "powers", title: T("The powers", "Les pouvoirs"), sections: powers::POWERS },
        Chapter {
            id: "variants",
            title: T("Options and variants", "Options et variantes"),
            sections: variants::VARIANTS,
        },
        Chapter { id: "reference", title: T("Reference", "Référence"), sections: rulings::REFERENCE },
    ],
    sheet: ScoreSheet {
        note: T(
            "One table for each round. In a cell write blazons × values; the best product counts.",
            "Un tableau par manche. Dans chaque case, notez blasons × valeurs ; le meilleur produit compte.",
        ),
        tables: &[
            (&houses(T("Round I", "Manche I")), SEVEN_PLAYERS),
            (&houses(T("Round II", "Manche II")), SEVEN_PLAYERS),
            (&houses(T("Round III", "Manche III")), SEVEN_PLAYERS),
            (
                &[
                    T("Player", "Joueur"),
                    T("Round I", "Manche I"),
                    T("Round II", "Manche II"),
                    T("Round III", "Manche III"),
                    same("*Total*"),
                ],
                SEVEN_PLAYERS,
            ),
        ],
    },
};
