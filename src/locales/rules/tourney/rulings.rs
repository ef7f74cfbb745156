//! The option of the set-up, two players, rulings and words.

use super::super::Block::{Example, Ruling, Text, Word};
use super::super::{Section, T};

/// Options, rulings, glossary.
pub const REFERENCE: &[Section] = &[
    Section {
        id: "name-after-draw",
        title: T("Option: draw, then name", "Option : tirer, puis nommer"),
        blocks: &[
            Text(T(
                "The starter draws first and names the colour afterwards [T5]. Whether a colour can be named is then \
                 judged after the draw, and the card drawn is kept even if none can [T6] [T7]; every try begins with \
                 its draw, the retry too. Normally this option is off.",
                "Qui débute tire d’abord sa carte et nomme ensuite la couleur [T5]. On juge alors après la pioche si \
                 une couleur peut être nommée, et la carte tirée se garde même si aucune ne peut l’être [T6] [T7] ; \
                 chaque essai commence par sa pioche, le nouvel essai aussi. Normalement, cette option est désactivée.",
            )),
            Example(T(
                "You hold only action cards. With the option on you draw first: a yellow 3. You may now name yellow \
                 and start; without it you would have had to show your hand and pass.",
                "Vous n’avez que des cartes d’action. Avec l’option, vous tirez d’abord : un 3 jaune. Vous pouvez \
                 nommer le jaune et débuter ; sans elle, il aurait fallu montrer votre main et passer.",
            )),
        ],
    },
    Section {
        id: "two-players",
        title: T("Two players", "À deux joueurs"),
        blocks: &[
            Text(T(
                "Nothing changes but the goal: five different tokens [T4]. Every withdrawal ends the tournament at \
                 once, and “every opponent” is the other one.",
                "Rien ne change, sauf le but : cinq jetons différents [T4]. Chaque abandon met fin au tournoi, et \
                 « chaque adversaire » est l’autre joueur.",
            )),
            Example(T(
                "You start with a red 5; your rival draws, cannot pass 5 and withdraws. You take the red token, and \
                 start again.",
                "Vous débutez avec un 5 rouge ; l’adversaire tire, ne peut dépasser 5 et abandonne. Vous prenez le \
                 jeton rouge et débutez de nouveau.",
            )),
        ],
    },
    Section {
        id: "rulings",
        title: T("Rulings", "Décisions"),
        blocks: &[
            Text(T(
                "Where the rulebook leaves a point open we had to decide, mostly as the designer’s published answers \
                 do. Each decision with its reason:",
                "Là où la règle laisse un point ouvert, il a fallu décider, le plus souvent comme les réponses \
                 publiées de l’auteur. Chaque décision, avec sa raison :",
            )),
            Ruling(
                "T7",
                T(
                    "If nobody can start, everybody draws a card and the first tries again.",
                    "Si personne ne peut débuter, chacun tire une carte et le premier essaie de nouveau.",
                ),
                T("Otherwise the game could stand still.", "Sans cela, la partie pourrait s’arrêter."),
            ),
            Ruling(
                "T8",
                T(
                    "The starter cannot withdraw on the opening turn.",
                    "Qui débute ne peut abandonner à son premier tour.",
                ),
                T(
                    "The first card alone leads, so there is nothing to flee from.",
                    "Sa première carte suffit à mener : il n’y a rien à fuir.",
                ),
            ),
            Ruling(
                "T10",
                T(
                    "With neither pile nor discards, draws are skipped until there are discards.",
                    "Sans talon ni défausse, on ne tire rien jusqu’à ce qu’il y ait une défausse.",
                ),
                T(
                    "All cards are in hands or on displays; play must go on.",
                    "Toutes les cartes sont en main ou posées ; le jeu doit continuer.",
                ),
            ),
            Ruling(
                "T12",
                T(
                    "The total must be strictly higher, not equal.",
                    "Le total doit être strictement supérieur, non égal.",
                ),
                T(
                    "“The highest” is one player’s alone; so the designer answers too.",
                    "« Le plus haut » n’appartient qu’à un seul ; l’auteur répond de même.",
                ),
            ),
            Ruling(
                "T15",
                T(
                    "An effect may not give a display a second maiden.",
                    "Un effet ne peut donner une deuxième dame à un personnage.",
                ),
                T(
                    "The limit speaks of the display, not of how a card came there.",
                    "La limite porte sur le personnage, non sur la façon dont la carte y vient.",
                ),
            ),
            Ruling(
                "T16",
                T(
                    "Earliest and last mean the order of arrival in this display.",
                    "La plus ancienne et la dernière s’entendent dans l’ordre d’arrivée sur ce personnage.",
                ),
                T("It is what everyone can see on the table.", "C’est ce que chacun voit sur la table."),
            ),
            Ruling(
                "T29",
                T(
                    "Knock Down may aim at a player who has withdrawn or not entered, if the hand is not empty.",
                    "La Chute peut viser un joueur qui a abandonné ou n’est pas entré, si sa main n’est pas vide.",
                ),
                T(
                    "It takes from the hand, which is no part of the tournament.",
                    "Elle prend dans la main, qui ne fait pas partie du tournoi.",
                ),
            ),
            Ruling(
                "T31",
                T(
                    "Lone and shielded cards count in finding the value; a Charge that removes nothing may not be \
                     played.",
                    "Les cartes seules et protégées comptent pour trouver la valeur ; une Charge qui n’ôte rien ne \
                     peut être jouée.",
                ),
                T(
                    "They lie on the table for all to see, and every action must change something.",
                    "Elles sont visibles de tous, et toute action doit changer quelque chose.",
                ),
            ),
            Ruling(
                "T34",
                T(
                    "Adapt’s choices are made in turn order from the one who played it.",
                    "Les choix de l’Adaptation se font dans l’ordre du tour depuis qui l’a jouée.",
                ),
                T(
                    "Later players may answer what earlier ones kept, so the order must be known.",
                    "Qui choisit plus tard peut répondre aux autres : l’ordre doit être connu.",
                ),
            ),
            Ruling(
                "T35",
                T(
                    "A swapped card lands as the last-played card; against a Shield only the Shield can be taken.",
                    "Une carte échangée devient la dernière du personnage ; contre un Bouclier, seul le Bouclier peut \
                     être pris.",
                ),
                T(
                    "It arrives now, so it is last; and what protects the display is not part of it.",
                    "Elle arrive maintenant, elle est donc dernière ; et ce qui protège le personnage n’en fait pas \
                     partie.",
                ),
            ),
            Ruling(
                "T36",
                T(
                    "A shielded display counts when the lowest or highest value is found.",
                    "Un personnage protégé compte quand on cherche la plus basse ou la plus haute valeur.",
                ),
                T("Reading a value does nothing to the display.", "Lire une valeur ne fait rien au personnage."),
            ),
            Ruling(
                "T37",
                T(
                    "Stunned limits cards added in one’s own turn by any means; Retreat frees no place, and the limit \
                     ends with the card.",
                    "L’Assommé limite les cartes ajoutées à son propre tour, par tout moyen ; la Retraite ne libère \
                     pas de place, et la limite cesse avec la carte.",
                ),
                T(
                    "One card a turn means one, and only while stunned.",
                    "Une carte par tour veut dire une, et seulement tant qu’on est assommé.",
                ),
            ),
        ],
    },
    Section {
        id: "glossary",
        title: T("Glossary", "Glossaire"),
        blocks: &[
            Word(
                T("Action card", "Carte d’action"),
                T("A card with an effect and no value.", "Une carte à effet, sans valeur."),
            ),
            Word(
                T("Colour", "Couleur"),
                T(
                    "Purple, red, blue, yellow or green; each is a weapon.",
                    "Violet, rouge, bleu, jaune ou vert ; chacune est une arme.",
                ),
            ),
            Word(
                T("Display", "Personnage"),
                T(
                    "The colour cards and supporters before a player, in the order they arrived.",
                    "Les cartes de couleur et de soutien posées devant un joueur, dans l’ordre d’arrivée.",
                ),
            ),
            Word(T("Draw pile", "Talon"), T("The cards to draw from.", "Les cartes où l’on pioche.")),
            Word(T("Entered", "Entré"), T("Has a card in the display.", "Qui a une carte sur son personnage.")),
            Word(T("In", "En lice"), T("Not withdrawn from this tournament.", "Qui n’a pas abandonné ce tournoi.")),
            Word(
                T("Maiden", "Dame"),
                T(
                    "A supporter of 6; one a display; costs a token if you withdraw.",
                    "Un soutien de 6 ; une seule par personnage ; coûte un jeton si l’on abandonne.",
                ),
            ),
            Word(T("Squire", "Écuyer"), T("A supporter of 2 or 3.", "Un soutien de 2 ou 3.")),
            Word(
                T("Supporter", "Soutien"),
                T("A white card that fits every colour.", "Une carte blanche qui va avec toute couleur."),
            ),
            Word(
                T("Token", "Jeton"),
                T(
                    "The prize of a tournament; one of each colour at most.",
                    "Le prix d’un tournoi ; au plus un de chaque couleur.",
                ),
            ),
            Word(
                T("Total", "Total"),
                T(
                    "The sum of a display; in green, the number of its cards.",
                    "La somme d’un personnage ; en vert, le nombre de ses cartes.",
                ),
            ),
            Word(
                T("Withdraw", "Abandonner"),
                T("Leave the tournament and discard the display.", "Quitter le tournoi et défausser son personnage."),
            ),
        ],
    },
];
