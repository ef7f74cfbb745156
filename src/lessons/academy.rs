//! The lesson of The Academy.

use super::Point::{Hand, Lane, Panel, Players, Table};
use super::{Chapter, Taught, idea};
use crate::games::academy::{Academy, First, Options, Seating, Variants};
use crate::kernel::Seat;

impl Taught for Academy {
    const CHAPTERS: &'static [Chapter<Academy>] = &[FIRST, CODEX, LANCELOT, ALMS];
}

/// The second round, as the cards have been passed: playing, Gallantry, scoring, and the next draft.
const FIRST: Chapter<Academy> = Chapter {
    options: || Options { first: First::Chosen(Seat(2)), ..Options::default() },
    seed: 14,
    before: &[
        "0 keep X5, 1 keep X4, 2 keep X4, 0 keep Q3, 1 keep X3, 2 keep X4, 0 keep E3, 1 keep Q2, 2 keep K3",
        "0 keep G4, 1 keep K3, 2 keep K2, 2 play X4 J, 0 play X5 J, 1 play X4 T, 2 play X4 T, 0 play E3",
        "1 play K3, 2 play K3, 0 play G4, 1 play X3 J, 2 play K2, 0 play Q3, 1 play Q2, 0 bonus K, 0 keep K3",
        "1 keep K3, 2 keep K5, 0 keep Q4, 1 keep Q3, 2 keep E5, 0 keep X4, 1 keep X3, 2 keep C5, 0 keep X3",
        "1 keep E4, 2 keep G3",
    ],
    ideas: &[
        idea(Table, ""),
        idea(Hand, ""),
        idea(Lane('Q'), "0 play Q4, 1 play K3, 2 play K5"),
        idea(Lane('T'), "0 play X4 T, 1 play Q3, 2 play E5"),
        idea(Lane('J'), "0 play X3 J, 1 play E4, 2 play C5"),
        idea(Lane('K'), "0 play K3, 1 play X3 T, 2 play G3, 2 bonus T"),
        idea(Lane('G'), "0 bonus T"),
        idea(Players, ""),
        idea(Hand, "0 keep X5, 1 keep E4, 2 keep G5"),
        idea(Hand, "0 keep K4, 1 keep K3, 2 keep C4, 0 keep K3, 1 keep X3, 2 keep X4, 0 keep Q4, 1 keep Q3, 2 keep G2"),
        idea(Table, ""),
    ],
};

/// The Secret Codex, Excalibur's lift and the bet.
const CODEX: Chapter<Academy> = Chapter {
    options: || Options {
        first: First::Chosen(Seat(0)),
        advanced: true,
        variants: Variants { bet: true, codex: true, ..Variants::default() },
        ..Options::default()
    },
    seed: 20,
    before: &[
        "0 bet Q, 1 bet K, 2 bet K, 0 keep X4, 1 keep K4, 2 keep K5, 0 keep C5, 1 keep Q3, 2 keep G4",
        "0 keep C3, 1 keep Q4, 2 keep E4, 0 keep G2, 1 keep E3, 2 keep C2, 0 play X4 J, 1 play Q4, 2 play K5",
        "0 play C5, 1 play K4, 2 play G4, 0 play C3, 1 play Q3, 2 play E4, 2 look 0, 0 play E3",
    ],
    ideas: &[
        idea(Panel, "0 look 0, 1 play E3, 1 look 0, 2 play C3"),
        idea(Lane('E'), "0 lift E, 2 coat 1"),
        idea(Panel, "0 coat 2, 1 bet K, 2 bet Q"),
        idea(Panel, "0 bet Q"),
    ],
};

/// Lancelot, the game for two: piles, giving, and three cards in a row.
const LANCELOT: Chapter<Academy> = Chapter {
    options: || Options { seating: Seating::Lancelot, first: First::Chosen(Seat(0)), ..Options::default() },
    seed: 0,
    before: &[],
    ideas: &[
        idea(Table, "0 split X4 X4 C3, 1 split G4 E3 K3"),
        idea(Table, "0 pile 1, 1 pile 1"),
        idea(Table, "0 give G3 X5 X4, 1 give G4 X3 E3"),
        idea(Hand, "0 play X4 T"),
    ],
};

/// Alms, after the last round.
const ALMS: Chapter<Academy> = Chapter {
    options: || Options { variants: Variants { alms: true, ..Variants::default() }, ..Options::default() },
    seed: 5,
    before: &[
        "0 keep X4, 1 keep K4, 2 keep E4, 0 keep Q4, 1 keep E3, 2 keep X3, 0 keep X3, 1 keep Q3, 2 keep Q2",
        "0 keep C4, 1 keep G2, 2 keep X3, 0 play X4 J, 1 play K4, 2 play E4, 0 play X3 T, 1 play E3",
        "2 play X3 T, 0 play Q4, 1 play Q3, 2 play X3 J, 0 play C4, 1 play G2, 2 play Q2, 1 bonus T",
        "0 keep C5, 1 keep K4, 2 keep Q4, 0 keep X3, 1 keep X4, 2 keep K2, 0 keep G3, 1 keep X3, 2 keep X3",
        "0 keep G2, 1 keep E5, 2 keep X4, 1 play K4, 2 play Q4, 0 play C5, 1 play X4 J, 2 play X4 J",
        "0 play G2, 1 play E5, 2 play X3 T, 0 play X3 J, 1 play X3 J, 2 play K2, 0 play G3, 1 bonus Q",
        "0 bonus T, 0 keep Q3, 1 keep Q3, 2 keep Q2, 0 keep K2, 1 keep K3, 2 keep X4, 0 keep G3, 1 keep G4",
        "2 keep K3, 0 keep E4, 1 keep E5, 2 keep G4, 2 play K3, 0 play Q3, 1 play Q3, 2 play Q2, 0 play G3",
        "1 play K3, 2 play X4 J, 0 play G2, 1 play G4, 2 play E4, 0 play K2, 1 play E5, 1 bonus K, 0 bonus Q",
        "0 keep G4, 1 keep E3, 2 keep E4, 0 keep G2, 1 keep K4, 2 keep Q4, 0 keep X3, 1 keep K3, 2 keep K2",
        "0 keep X3, 1 keep C3, 2 keep X3, 0 play X3 J, 1 play K4, 2 play Q4, 0 play G4, 1 play K3",
        "2 play X3 J, 0 play X3 T, 1 play E3, 2 play E4, 0 play G2, 1 play K3, 2 play K2, 0 bonus E",
        "0 keep K3, 1 keep X5, 2 keep X4, 0 keep K3, 1 keep C5, 2 keep K4, 0 keep K2, 1 keep Q3, 2 keep K3",
        "0 keep G4, 1 keep E5, 2 keep C3, 1 play Q3, 2 play K4, 0 play K3, 1 play E3, 2 play X4 T, 0 play K3",
        "1 play X5 T, 2 play E4, 0 play K2, 1 play E5, 2 play K3, 0 play G4, 0 bonus Q, 0 keep Q4, 1 keep Q3",
        "2 keep K3, 0 keep G3, 1 keep X5, 2 keep Q3, 0 keep X5, 1 keep C4, 2 keep C2, 0 keep X4, 1 keep E3",
        "2 keep X4, 2 play Q3, 0 play Q4, 1 play Q3, 2 play K3, 0 play G3, 1 play X5 T, 2 play G2",
        "0 play X5 T, 1 play G3, 2 play X4 T, 0 play X4 T, 1 play E3, 1 bonus Q, 0 bonus J",
    ],
    ideas: &[idea(Lane('C'), "0 alms 1"), idea(Panel, "0 lesson E-3"), idea(Panel, "0 take X3, 0 take X3")],
};
