//! Rulings and words.

use super::super::Block::{Ruling, Text, Word};
use super::super::{Section, T};

/// Rulings and glossary.
pub const REFERENCE: &[Section] = &[
    Section {
        id: "rulings",
        title: T("Rulings", "Décisions"),
        blocks: &[
            Text(T(
                "Where the rulebook leaves a point open we had to decide. Each decision with its reason:",
                "Là où la règle laisse un point ouvert, il a fallu décider. Chaque décision, avec sa raison :",
            )),
            Ruling(
                "B4",
                T(
                    "Blazons keep their places; one that arrives lies last, exchanged ones swap places.",
                    "Les blasons gardent leur place ; un blason qui arrive se range en dernier, deux blasons échangés \
                     permutent.",
                ),
                T(
                    "Everyone can follow a face-down blazon round a real table, so the screen must let them too.",
                    "Sur une vraie table, chacun peut suivre des yeux un blason caché ; l’écran doit le permettre \
                     aussi.",
                ),
            ),
            Ruling(
                "B10",
                T(
                    "After a trick nobody took, the same leader leads; if it closes the round, the last player who \
                     took a trick leads the next.",
                    "Après un pli que personne n’a fait, la même personne entame ; s’il clôt la manche, le dernier qui \
                     a fait un pli entame la suivante.",
                ),
                T(
                    "The right to lead is won with a trick, and nobody won it.",
                    "L’entame se gagne avec un pli, et personne ne l’a gagnée.",
                ),
            ),
            Ruling(
                "B24",
                T("Ties below first place stand.", "Sous la première place, les égalités demeurent."),
                T("An extra round is for naming a winner.", "Une manche de plus sert à désigner un vainqueur."),
            ),
            Ruling(
                "B25",
                T(
                    "Everyone sharing a score is set aside, then the bourgeoisie cards are dealt downward. Every \
                     effect may be declined, and the card is used up either way.",
                    "Tous ceux qui partagent un score sont mis à part, puis les cartes bourgeoisie se distribuent en \
                     descendant. Tout effet peut se refuser, et la carte est consommée de toute façon.",
                ),
                T(
                    "A tie passes the card on to the next; and an announcement is an announcement.",
                    "À égalité, la carte passe au suivant ; et une annonce est une annonce.",
                ),
            ),
        ],
    },
    Section {
        id: "glossary",
        title: T("Glossary", "Glossaire"),
        blocks: &[
            Word(
                T("As it lies", "En l’état"),
                T("Face up or face down, unchanged.", "Visible ou caché, sans changement."),
            ),
            Word(
                T("Blazon", "Blason"),
                T("A coat of arms of a house; four for each.", "Les armes d’une maison ; quatre pour chacune."),
            ),
            Word(
                T("Bourgeoisie card", "Carte bourgeoisie"),
                T(
                    "Petty, middle, great or high; used in variants 1 to 3.",
                    "Petite, moyenne, grande ou haute ; pour les variantes 1 à 3.",
                ),
            ),
            Word(
                T("Free action", "Action gratuite"),
                T(
                    "What the taker of a trick does before collecting it.",
                    "Ce que fait, avant de ramasser, qui a fait le pli.",
                ),
            ),
            Word(
                T("House", "Maison"),
                T(
                    "A player’s family: eight cards and four blazons.",
                    "La famille d’un joueur : huit cartes et quatre blasons.",
                ),
            ),
            Word(
                T("Leader", "Entame"),
                T("Who lays the first card of a trick.", "La première carte d’un pli, et le droit de la poser."),
            ),
            Word(T("Pool", "Pioche"), T("The blazons in the middle.", "Les blasons au centre.")),
            Word(
                T("Power", "Pouvoir"),
                T("What a character does once all have laid.", "Ce que fait un personnage une fois que tous ont posé."),
            ),
            Word(
                T("Product", "Produit"),
                T(
                    "Face-up blazons of a house × values of its cards taken.",
                    "Blasons visibles d’une maison × valeurs de ses cartes ramassées.",
                ),
            ),
            Word(T("Round", "Manche"), T("Eight tricks; a game has three.", "Huit plis ; une partie en compte trois.")),
            Word(
                T("Star ✶", "Étoile ✶"),
                T(
                    "The rogue’s value: below every number, and 0 points.",
                    "La valeur du malandrin : sous tous les nombres, et 0 point.",
                ),
            ),
            Word(T("Trick", "Pli"), T("One card from every player.", "Une carte de chaque joueur.")),
        ],
    },
];
