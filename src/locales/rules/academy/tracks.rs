//! Ranks, and what each of the seven tracks pays.

use super::super::Block::{Example, Figure as Fig, List, Table, Text};
use super::super::{Disc, Figure, Lane, Section, T, same};
use crate::scene::Tincture::{Azure, Gules, Or, Vert};

/// Ranks and tracks.
pub const TRACKS: &[Section] = &[
    Section {
        id: "ranks",
        title: T("Who is ahead", "Qui est devant"),
        blocks: &[
            List(&[
                T(
                    "More progress is ahead. At equal progress the disc higher in the stack is ahead. {A16}",
                    "Qui a parcouru le plus de cases est devant. À distance égale, le pion le plus haut dans la pile \
                     est devant. {A16}",
                ),
                T(
                    "On square 0 there is no stack: all discs there are last together. A disc on square 0 never gains \
                     anything by its rank, neither points nor a Gallantry move. {A17}",
                    "Sur la case Départ il n’y a pas de pile : tous les pions y sont derniers ensemble. Un pion resté \
                     au Départ ne gagne jamais rien par son rang, ni points ni déplacement de Galanterie. {A17}",
                ),
                T(
                    "Third place pays, in points or in a Gallantry move, only when four or five squires play. {A18}",
                    "La 3e place ne rapporte (points ou déplacement de Galanterie) qu’à quatre ou cinq écuyers. {A18}",
                ),
            ]),
            Example(T(
                "Red, blue and green reach 5 on Jousts in this order. Green is first, blue second, red third: 3 \
                 points, 2 points, and for red 1 point with four or five squires but nothing with three.",
                "Rouge, bleu et vert atteignent la case 5 des Joutes dans cet ordre. Vert est 1er, bleu 2e, rouge 3e : \
                 3 points, 2 points, et pour rouge 1 point à quatre ou cinq écuyers, mais rien à trois.",
            )),
        ],
    },
    Section {
        id: "payments",
        title: T("What the tracks pay", "Ce que rapportent les pistes"),
        blocks: &[Table(
            &[T("Track", "Piste"), T("Rounds", "Manches"), T("Pays", "Rapporte")],
            &[
                &[
                    T("<em-rose> Gallantry", "<em-rose> Galanterie"),
                    same("I–VI"),
                    T("moves of 3, 2, 1 squares", "des déplacements de 3, 2, 1 cases"),
                ],
                &[T("<em-lance> Jousts", "<em-lance> Joutes"), same("I–VI"), T("3, 2, 1 points", "3, 2, 1 points")],
                &[
                    T("<em-swords> Tournaments", "<em-swords> Tournois"),
                    same("I–VI"),
                    T("3, 2, 1 points", "3, 2, 1 points"),
                ],
                &[
                    T("<em-book> Education", "<em-book> Études"),
                    same("I–VI"),
                    T("last −3, second to last −1", "dernier −3, avant-dernier −1"),
                ],
                &[
                    T("<em-crown> King’s Service", "<em-crown> Service du Roi"),
                    same("III, VI"),
                    T("6 from square 6, 12 on square 12", "6 dès la case 6, 12 sur la case 12"),
                ],
                &[T("<em-dragon> Quests", "<em-dragon> Quêtes"), same("VI"), T("17, 10, 4 points", "17, 10, 4 points")],
                &[
                    T("<em-alms> Charity", "<em-alms> Charité"),
                    same("VI"),
                    T("last −10, second to last −5", "dernier −10, avant-dernier −5"),
                ],
            ],
        )],
    },
    Section {
        id: "gallantry",
        title: T("<em-rose> Gallantry", "<em-rose> Galanterie"),
        blocks: &[
            Text(T(
                "Gallantry pays in moves. Ranks are read once, before anything moves. Then the third moves one disc 1 \
                 square, the second one disc 2 squares, the first one disc 3 squares, in that order. Each chooses any \
                 one track, Gallantry included; a move is never split and never declined. A track on which the disc \
                 cannot move (King’s Service on 12) is not offered. The disc lands on top of a stack as always. {A19}",
                "La Galanterie rapporte des déplacements. On lit les rangs une fois, avant tout mouvement. Puis le 3e \
                 avance un pion de 1 case, le 2e un pion de 2 cases, le 1er un pion de 3 cases, dans cet ordre. Chacun \
                 choisit une piste, Galanterie comprise ; un déplacement ne se partage pas et ne se refuse pas. Une \
                 piste où le pion ne peut avancer (Service du Roi, case 12) n’est pas proposée. Le pion arrive \
                 au-dessus de la pile, comme toujours. {A19}",
            )),
            Example(T(
                "Anne leads Gallantry, Bruno is second. Bruno moves 2 squares on Gallantry itself and now stands ahead \
                 of Anne; Anne still moves 3 squares, for the ranks were read before. On King’s Service, from square \
                 11, her 3 squares would stop on 12.",
                "Anne mène la Galanterie, Bruno est 2e. Bruno avance de 2 cases sur la Galanterie même et passe devant \
                 Anne ; Anne avance pourtant de 3 cases, car les rangs ont été lus avant. Au Service du Roi, depuis la \
                 case 11, ses 3 cases s’arrêteraient sur la case 12.",
            )),
        ],
    },
    Section {
        id: "jousts",
        title: T("<em-lance> Jousts", "<em-lance> Joutes"),
        blocks: &[Text(T(
            "In every round the first gets 3 points, the second 2, the third 1. Quests pay in the same way, with \
             larger coats: 17, 10, 4. {A20}",
            "À chaque manche le 1er gagne 3 points, le 2e 2, le 3e 1. Les Quêtes rapportent de la même façon, avec de \
             plus grands blasons : 17, 10, 4. {A20}",
        ))],
    },
    Section {
        id: "tournaments",
        title: T("<em-swords> Tournaments", "<em-swords> Tournois"),
        blocks: &[Text(T(
            "Tournaments pay exactly as Jousts do: 3, 2, 1 in every round [A20]. They share the combat cards, so every \
             combat card is a choice between the two.",
            "Les Tournois rapportent exactement comme les Joutes : 3, 2, 1 à chaque manche [A20]. Ils partagent les \
             cartes de combat : chacune est un choix entre les deux.",
        ))],
    },
    Section {
        id: "education",
        title: T("<em-book> Education", "<em-book> Études"),
        blocks: &[
            Text(T(
                "Education costs points: in every round the last takes −3 and the second to last −1. In Charity it is \
                 −10 and −5, once. If one disc stands on square 0 it is last, and the lowest of the others is second \
                 to last. If two or more stand on square 0, each of them takes the whole penalty of the last, and \
                 nobody takes the other. {A21}",
                "Les Études coûtent des points : à chaque manche le dernier prend −3 et l’avant-dernier −1. À la \
                 Charité, c’est −10 et −5, une seule fois. Si un seul pion est resté au Départ, il est dernier, et le \
                 moins avancé des autres est avant-dernier. Si deux pions ou plus y sont restés, chacun prend le malus \
                 entier du dernier, et personne ne prend l’autre. {A21}",
            )),
            Fig(
                Figure::Lane(Lane {
                    emblem: "em-book",
                    wash: "w-sk",
                    last: 6,
                    discs: &[Disc(0, Gules, false), Disc(2, Or, false), Disc(4, Azure, false), Disc(4, Vert, false)],
                    coats: &[(0, -3), (2, -1)],
                }),
                T(
                    "One disc on square 0: red takes −3, and the tower on 2 takes −1.",
                    "Un seul pion au Départ : rouge prend −3, et la tour sur la case 2 prend −1.",
                ),
            ),
            Example(T(
                "Four squires, two of them on square 0: both take −3, and nobody takes −1.",
                "Quatre écuyers, dont deux restés au Départ : tous deux prennent −3, et personne ne prend −1.",
            )),
        ],
    },
    Section {
        id: "kings-service",
        title: T("<em-crown> King’s Service", "<em-crown> Service du Roi"),
        blocks: &[
            Text(T(
                "In rounds III and VI everyone is paid by the square the disc has reached, whatever the rank: nothing \
                 on 0 to 5, a coat of 6 on 6 to 11, a coat of 12 on 12. {A22}",
                "Aux manches III et VI, chacun est payé selon la case atteinte, quel que soit son rang : rien sur les \
                 cases 0 à 5, un blason de 6 sur les cases 6 à 11, un blason de 12 sur la case 12. {A22}",
            )),
            Fig(
                Figure::Lane(Lane {
                    emblem: "em-crown",
                    wash: "w-sw",
                    last: 12,
                    discs: &[Disc(5, Gules, false), Disc(6, Azure, false), Disc(9, Vert, false), Disc(12, Or, false)],
                    coats: &[(6, 6), (9, 6), (12, 12)],
                }),
                T(
                    "Red on 5 gets nothing, blue and green get 6 each, the tower gets 12.",
                    "Rouge, sur la case 5, ne gagne rien ; bleu et vert gagnent 6 chacun ; la tour gagne 12.",
                ),
            ),
        ],
    },
    Section {
        id: "quests",
        title: T("<em-dragon> Quests", "<em-dragon> Quêtes"),
        blocks: &[Text(T(
            "Quests are scored once, in round VI, and never reset: all six rounds count. The first gets 17 points, the \
             second 10, the third 4 [A20].",
            "Les Quêtes se décomptent une seule fois, à la manche VI, et ne reviennent jamais au départ : les six \
             manches comptent. Le 1er gagne 17 points, le 2e 10, le 3e 4 [A20].",
        ))],
    },
    Section {
        id: "charity",
        title: T("<em-alms> Charity", "<em-alms> Charité"),
        blocks: &[
            Text(T(
                "Charity is scored once, in round VI, and never reset. The last takes −10, the second to last −5; \
                 several discs on square 0 each take −10, as in Education [A21].",
                "La Charité se décompte une seule fois, à la manche VI, sans retour au départ. Le dernier prend −10, \
                 l’avant-dernier −5 ; plusieurs pions restés au Départ prennent chacun −10, comme aux Études [A21].",
            )),
            Example(T(
                "Three squires: Anne on 7, Bruno and Clara on 4, Clara’s disc on top. Bruno is last and takes −10, \
                 Clara is second to last and takes −5.",
                "Trois écuyers : Anne sur la case 7, Bruno et Clara sur la case 4, le pion de Clara au-dessus. Bruno \
                 est dernier et prend −10, Clara est avant-dernière et prend −5.",
            )),
        ],
    },
    Section {
        id: "coats",
        title: T("Coats face down", "Blasons face cachée"),
        blocks: &[Text(T(
            "Coats are kept face down. While the game runs you see the value of your own coats; the others’ totals are \
             hidden. But what a scoring awards is public the moment it is awarded, and the log keeps it: who counts, \
             knows. With [open-scores|open scores] everyone sees every total. Only the −1 and −3 of the [codex|Secret \
             Codex] are true secrets: open scores leave another squire’s out of the total shown until the end. {A23}",
            "Les blasons se gardent face cachée. Pendant la partie, vous voyez la valeur des vôtres ; le total des \
             autres est caché. Mais ce qu’un décompte attribue est public à l’instant même, et la chronique le garde : \
             qui compte, sait. Avec les [open-scores|scores ouverts], chacun voit tous les totaux. Seuls les −1 et −3 \
             du [codex|Codex secret] sont de vrais secrets : les scores ouverts n’incluent pas ceux d’un autre écuyer \
             avant la fin. {A23}",
        ))],
    },
];
