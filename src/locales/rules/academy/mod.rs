//! The rules of The Academy.

mod base;
mod modes;
mod rulings;
mod tracks;
mod variants;

use super::{Book, Chapter, ScoreSheet, T, same};

/// The rules of The Academy.
pub const BOOK: Book = Book {
    chapters: &[
        Chapter { id: "game", title: T("The game", "Le jeu"), sections: base::GAME },
        Chapter { id: "rounds", title: T("A round", "Une manche"), sections: base::ROUND },
        Chapter { id: "tracks", title: T("The seven tracks", "Les sept pistes"), sections: tracks::TRACKS },
        Chapter { id: "two-players", title: T("Two players", "À deux joueurs"), sections: modes::TWO },
        Chapter { id: "options", title: T("Options", "Options"), sections: modes::OPTIONS },
        Chapter { id: "variants", title: T("Six variants", "Six variantes"), sections: variants::VARIANTS },
        Chapter { id: "reference", title: T("Reference", "Référence"), sections: rulings::REFERENCE },
    ],
    sheet: ScoreSheet {
        note: T(
            "One column for each squire. Write penalties with a minus, and add up at the end.",
            "Une colonne par écuyer. Notez les pertes avec un moins, et additionnez à la fin.",
        ),
        tables: &[(
            &[T("Squire", "Écuyer"), same(""), same(""), same(""), same(""), same("")],
            &[
                T("I · Jousts", "I · Joutes"),
                T("I · Tournaments", "I · Tournois"),
                T("I · Education", "I · Études"),
                T("II · Jousts", "II · Joutes"),
                T("II · Tournaments", "II · Tournois"),
                T("II · Education", "II · Études"),
                T("III · Jousts", "III · Joutes"),
                T("III · Tournaments", "III · Tournois"),
                T("III · Education", "III · Études"),
                T("III · King’s Service", "III · Service du Roi"),
                T("IV · Jousts", "IV · Joutes"),
                T("IV · Tournaments", "IV · Tournois"),
                T("IV · Education", "IV · Études"),
                T("V · Jousts", "V · Joutes"),
                T("V · Tournaments", "V · Tournois"),
                T("V · Education", "V · Études"),
                T("VI · Jousts", "VI · Joutes"),
                T("VI · Tournaments", "VI · Tournois"),
                T("VI · Education", "VI · Études"),
                T("VI · King’s Service", "VI · Service du Roi"),
                T("VI · Quests", "VI · Quêtes"),
                T("VI · Charity", "VI · Charité"),
                T("*Total*", "*Total*"),
            ],
        )],
    },
};
