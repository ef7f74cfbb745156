//! Two players, the advanced rules, and the options of the set-up.

use super::super::Block::{Example, Figure as Fig, List, Steps, Table, Text};
use super::super::{Art, Disc, Figure, Lane, Section, T, piece, same};
use crate::scene::Tincture::{Azure, Gules, Or, Vert};

/// Karadoc and Lancelot.
pub const TWO: &[Section] = &[
    Section {
        id: "karadoc",
        title: T("<pp-karadoc> Karadoc", "<pp-karadoc> Karadoc"),
        blocks: &[
            Text(T(
                "A third, neutral squire sits after player 2, and you play as three squires, with these changes. {A35}",
                "Un troisième écuyer, neutre, s’assoit après le deuxième joueur, et l’on joue comme à trois écuyers, \
                 avec ces changements. {A35}",
            )),
            List(&[
                T(
                    "Excalibur goes to and fro between the two people; the lot, or your choice, decides who begins.",
                    "Excalibur va et vient entre les deux personnes ; le sort, ou votre choix, décide qui commence.",
                ),
                T(
                    "In the draft Karadoc keeps the highest card of each packet he gets, his dealt one included, by \
                     lot among equals.",
                    "À l’échange, Karadoc garde la plus haute carte de chaque paquet qui lui vient, celui de la \
                     distribution compris, au hasard entre égales.",
                ),
                T(
                    "On his turn he plays a card drawn at random from those he kept, four of the five.",
                    "À son tour, il joue une carte tirée au hasard parmi celles qu’il a gardées, quatre sur cinq.",
                ),
                T(
                    "Any other choice he faces (the track of a combat card, a bonus move, a bet, a codex coat, alms) \
                     is made by the first player. He never looks into the codex.",
                    "Tout autre choix qu’il doit faire (piste d’une carte de combat, déplacement bonus, pari, blason \
                     du codex, aumône) revient au premier joueur. Il ne consulte jamais le codex.",
                ),
                T(
                    "Nobody sees his hand or his codex coat. His bet is named blind, and an Education coat that he \
                     must give as alms is drawn at random.",
                    "Personne ne voit sa main ni son blason du codex. Son pari se nomme à l’aveugle, et un blason \
                     d’Études qu’il doit donner en aumône est tiré au hasard.",
                ),
                T("He scores like a squire, but cannot win.", "Il marque comme un écuyer, mais ne peut gagner."),
            ]),
            Example(T(
                "Karadoc’s random card is a combat 4. You hold Excalibur, so you put it on Tournaments, where it drops \
                 your rival to third: with three squires, third gets nothing.",
                "La carte tirée pour Karadoc est un combat de 4. Vous tenez Excalibur : vous la jouez aux Tournois, où \
                 elle relègue votre rival à la 3e place, qui à trois écuyers ne rapporte rien.",
            )),
        ],
    },
    Section {
        id: "lancelot",
        title: T("<helm> Lancelot", "<helm> Lancelot"),
        blocks: &[
            Text(T(
                "Each player leads two squires: one has blue and green, the other yellow and red. The squires sit in \
                 the order blue, yellow, green, red, and the first squire moves on one seat each round; its owner is \
                 the first player. The first draw decides who owns blue. {A36}",
                "Chaque joueur mène deux écuyers : l’un bleu et vert, l’autre jaune et rouge. Les écuyers se suivent \
                 dans l’ordre bleu, jaune, vert, rouge, et le premier écuyer avance d’une place à chaque manche ; son \
                 propriétaire est le premier joueur. Le tirage initial décide qui a le bleu. {A36}",
            )),
            Fig(
                Figure::Row(&[
                    piece(Art::Disc(Azure)).named("I, V", "I, V"),
                    piece(Art::Disc(Or)).named("II, VI", "II, VI"),
                    piece(Art::Disc(Vert)).named("III", "III"),
                    piece(Art::Disc(Gules)).named("IV", "IV"),
                ]),
                T(
                    "The first squire of each round: blue, yellow, green, red, blue, yellow.",
                    "Le premier écuyer de chaque manche : bleu, jaune, vert, rouge, bleu, jaune.",
                ),
            ),
            Steps(&[
                T(
                    "Each player gets six cards. Bets and the codex, if in play, come now, before the piles.",
                    "Chaque joueur reçoit six cartes. Les paris et le codex, s’ils sont en jeu, viennent maintenant, \
                     avant les tas.",
                ),
                T(
                    "Each splits the six in secret into two piles of three; then all four piles are shown.",
                    "Chacun partage en secret ses six cartes en deux tas de trois ; puis les quatre tas sont montrés.",
                ),
                T(
                    "The first player takes one of the opponent’s piles, and the opponent keeps the other. Then the \
                     opponent takes one of the first player’s, and the first player keeps the other.",
                    "Le premier joueur prend un des tas de l’adversaire, qui garde l’autre. Puis l’adversaire prend un \
                     des tas du premier joueur, qui garde l’autre.",
                ),
                T(
                    "Each gives, in secret, three of the six cards to each of the two squires.",
                    "Chacun attribue en secret trois de ses six cartes à chacun de ses deux écuyers.",
                ),
                T(
                    "In the order of the squires, each squire plays all three cards in a row, in the order its owner \
                     likes.",
                    "Dans l’ordre des écuyers, chaque écuyer joue ses trois cartes d’affilée, dans l’ordre voulu par \
                     son propriétaire.",
                ),
                T(
                    "Scoring is as with four squires, and coats are kept per squire. A player’s score is the sum of \
                     both. If level, the player whose squire is furthest ahead on Gallantry wins.",
                    "Le décompte se fait comme à quatre écuyers, et les blasons se gardent par écuyer. Le score d’un \
                     joueur est la somme des deux. À égalité gagne le joueur dont un écuyer est le plus avancé en \
                     Galanterie.",
                ),
            ]),
            Example(T(
                "You show one pile of Quests 5, Quests 4, Charity 3 and one of three combat cards. Your opponent takes \
                 the Quests pile: the combat cards stay yours.",
                "Vous montrez un tas avec Quêtes 5, Quêtes 4, Charité 3 et un tas de trois cartes de combat. \
                 L’adversaire prend le tas des Quêtes : les cartes de combat vous restent.",
            )),
        ],
    },
];

/// Advanced rules and other options.
pub const OPTIONS: &[Section] = &[
    Section {
        id: "advanced",
        title: T("Advanced rules", "Règles avancées"),
        blocks: &[
            Text(T("One switch, three changes.", "Un seul réglage, trois changements.")),
            List(&[
                T(
                    "*Excalibur lifts.* Before scoring, the first player may once each round, on one track, lift one \
                     of their discs to the top of the stack it stands in. It may be any ranked track, scored this \
                     round or not; the lift comes before Gallantry is scored and it lasts. It is not possible on \
                     square 0, and it is offered only where it changes something. The first player may decline, and is \
                     not asked if no lift would change anything. In Lancelot only the discs of the round’s first \
                     squire may be lifted. {A25}",
                    "*Excalibur lève un pion.* Avant le décompte, le premier joueur peut, une fois par manche et sur \
                     une piste, placer un de ses pions au sommet de la pile où il se trouve. Toute piste à rangs \
                     convient, décomptée cette manche ou non ; on le fait avant la Galanterie, et l’effet demeure. \
                     Impossible sur la case Départ, et proposé seulement là où cela change quelque chose. On peut \
                     renoncer, et la question n’est pas posée si rien ne changerait. À Lancelot, seuls les pions du \
                     premier écuyer de la manche peuvent être levés. {A25}",
                ),
                T(
                    "*A bonus costs a step.* Each squire that took a Gallantry bonus at once steps one square back on \
                     Gallantry, not below 0, and lands on top of what is there (on square 0 there is no stack). With \
                     The Bet this holds even if its own move came to 0. With three squires the third gains nothing and \
                     does not step back. {A26}",
                    "*Un bonus coûte un pas.* Chaque écuyer qui a reçu un bonus de Galanterie recule aussitôt d’une \
                     case sur la Galanterie, sans passer sous le Départ, et se place au-dessus de ce qui s’y trouve \
                     (au Départ, il n’y a pas de pile). Avec Le Pari, c’est vrai même si son propre déplacement valait \
                     0. À trois écuyers, le 3e ne gagne rien et ne recule pas. {A26}",
                ),
                T(
                    "*A gentler reset.* After round III, on Gallantry, Jousts, Tournaments and Education, the last \
                     disc goes to 0, the second to last to 1, the next to 2, and so on. Discs on square 0 are last \
                     together and stay; the next one up goes to 1. A disc never moves forward: it goes to its target \
                     or keeps its own progress, whichever is lower. Lap markers come off, and discs are placed from \
                     the last up, so that the order is kept. King’s Service resets fully. {A27}",
                    "*Un retour adouci.* Après la manche III, sur la Galanterie, les Joutes, les Tournois et les \
                     Études, le dernier pion va au Départ, l’avant-dernier sur la case 1, le suivant sur la case 2, et \
                     ainsi de suite. Les pions restés au Départ sont derniers ensemble et y restent ; le suivant va \
                     sur la case 1. Un pion n’avance jamais ainsi : il va à sa case ou garde sa distance, si elle est \
                     moindre. Les marques de tour sont ôtées, et l’on place les pions en partant du dernier : l’ordre \
                     est gardé. Le Service du Roi revient tout entier au Départ. {A27}",
                ),
            ]),
            Fig(
                Figure::Lane(Lane {
                    emblem: "em-swords",
                    wash: "w-cl",
                    last: 9,
                    discs: &[Disc(0, Or, false), Disc(7, Gules, false), Disc(7, Vert, false), Disc(9, Azure, false)],
                    coats: &[],
                }),
                T(
                    "Before the gentler reset: the tower on 0, red and above it green on 7, blue on 9.",
                    "Avant le retour adouci : la tour au Départ, rouge et au-dessus vert sur la case 7, bleu sur la \
                     case 9.",
                ),
            ),
            Fig(
                Figure::Lane(Lane {
                    emblem: "em-swords",
                    wash: "w-cl",
                    last: 9,
                    discs: &[Disc(0, Or, false), Disc(1, Gules, false), Disc(2, Vert, false), Disc(3, Azure, false)],
                    coats: &[],
                }),
                T(
                    "After it: the tower stays, red on 1, green on 2, blue on 3.",
                    "Après : la tour reste, rouge sur la case 1, vert sur la case 2, bleu sur la case 3.",
                ),
            ),
            Example(T(
                "Two discs on square 0 and two on 1, one upon the other: the lower goes to 1, and the upper, whose \
                 target would be 2, stays on 1, on top.",
                "Deux pions au Départ et deux sur la case 1, l’un sur l’autre : celui du dessous va sur la case 1, et \
                 celui du dessus, qui viserait la case 2, reste sur la case 1, au-dessus.",
            )),
        ],
    },
    Section {
        id: "open-scores",
        title: T("Open scores", "Scores ouverts"),
        blocks: &[
            Text(T(
                "Every squire’s total is shown to all while the game runs [A23]. Nothing else changes.",
                "Le total de chaque écuyer est montré à tous pendant la partie [A23]. Rien d’autre ne change.",
            )),
            Example(T(
                "Clara holds coats worth 14 and a codex coat of −3. You see 14; Clara sees 11; at the end all see 11.",
                "Clara a des blasons pour 14 et un −3 du codex. Vous voyez 14 ; Clara voit 11 ; à la fin tous voient \
                 11.",
            )),
        ],
    },
    Section {
        id: "table-values",
        title: T("Table values", "Valeurs de la boîte"),
        blocks: &[
            Text(T(
                "Some numbers are printed on the boards only. The usual ones stand below; if your own box shows \
                 others, enter them when you lay the table.",
                "Certains nombres ne sont imprimés que sur les plateaux. Voici les valeurs habituelles ; si votre \
                 boîte en montre d’autres, saisissez-les en dressant la table.",
            )),
            Table(
                &[T("What", "Quoi"), T("Usual value", "Valeur habituelle")],
                &[
                    &[T("Quests, 1st, 2nd, 3rd", "Quêtes, 1er, 2e, 3e"), same("17, 10, 4")],
                    &[T("Charity, last, second to last", "Charité, dernier, avant-dernier"), same("−10, −5")],
                    &[T("Cups on each side", "Coupes de chaque côté"), same("10")],
                    &[
                        T("King’s Service with scrolls", "Service du Roi avec rouleaux"),
                        T(
                            "1–3: 1 · 4–5: 2 · 6–8: 3 · 9–11: 4 · 12: 6",
                            "1–3 : 1 · 4–5 : 2 · 6–8 : 3 · 9–11 : 4 · 12 : 6",
                        ),
                    ],
                    &[
                        T("Lancelot, first squires", "Lancelot, premiers écuyers"),
                        T("blue, yellow, green, red, blue, yellow", "bleu, jaune, vert, rouge, bleu, jaune"),
                    ],
                ],
            ),
            Example(T(
                "Your board prints 16, 9, 3 beside the Quests. You enter them, and the squire who is second there after \
                 round VI gets 9 points instead of 10.",
                "Votre plateau porte 16, 9, 3 près des Quêtes. Vous les saisissez, et l’écuyer qui y est 2e après la \
                 manche VI reçoit 9 points au lieu de 10.",
            )),
        ],
    },
];
