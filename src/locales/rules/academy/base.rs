//! Aim, components, set-up, and a round step by step.

use super::super::Block::{Example, Figure as Fig, List, Steps, Table, Text};
use super::super::{Art, Disc, Figure, Lane, Section, T, combat, piece, same, training};
use crate::scene::Tincture::{Azure, Gules, Or, Purpure, Vert};

/// Aim, components, set-up.
pub const GAME: &[Section] = &[
    Section {
        id: "aim",
        title: T("Aim", "But du jeu"),
        blocks: &[
            Text(T(
                "You are a squire in training. For six rounds you draft cards and play them to move your discs along \
                 seven tracks, which pay coats of arms or cost them according to who is ahead and who is behind. \
                 Whoever has the most points after round VI is knighted and wins.",
                "Vous êtes un écuyer à l’entraînement. Pendant six manches, vous choisissez des cartes et les jouez \
                 pour avancer vos pions sur sept pistes, qui donnent ou coûtent des blasons selon qui est devant et \
                 qui est derrière. Qui a le plus de points après la manche VI est adoubé chevalier et gagne.",
            )),
            Fig(
                Figure::Row(&[
                    piece(Art::Symbol("em-rose")).named("Gallantry", "Galanterie"),
                    piece(Art::Symbol("em-lance")).named("Jousts", "Joutes"),
                    piece(Art::Symbol("em-swords")).named("Tournaments", "Tournois"),
                    piece(Art::Symbol("em-book")).named("Education", "Études"),
                    piece(Art::Symbol("em-crown")).named("King’s Service", "Service du Roi"),
                    piece(Art::Symbol("em-dragon")).named("Quests", "Quêtes"),
                    piece(Art::Symbol("em-alms")).named("Charity", "Charité"),
                ]),
                T(
                    "The seven tracks, in the order in which they are always scored.",
                    "Les sept pistes, dans l’ordre où elles sont toujours décomptées.",
                ),
            ),
        ],
    },
    Section {
        id: "components",
        title: T("Components", "Matériel"),
        blocks: &[
            List(&[
                T(
                    "*Seven tracks*, scored in this order: Gallantry, Jousts, Tournaments, Education, King’s Service, \
                     Quests, Charity. {A1}",
                    "*Sept pistes* d’Entraînement, décomptées dans cet ordre : Galanterie, Joutes, Tournois, Études, \
                     Service du Roi, Quêtes, Charité. {A1}",
                ),
                T(
                    "*52 cards.* Twelve combat cards, each for Jousts or Tournaments: two 5s, four 4s, six 3s. Eight \
                     cards for each of Gallantry, Education, King’s Service, Quests and Charity: one 5, two 4s, three \
                     3s, two 2s. {A2}",
                    "*52 cartes Apprentissage.* Douze cartes de combat Joutes/Tournois, à double emploi : deux 5, \
                     quatre 4, six 3. Huit cartes pour chacun des autres Entraînements, Galanterie, Études, Service du \
                     Roi, Quêtes et Charité : un 5, deux 4, trois 3, deux 2. {A2}",
                ),
                T(
                    "*Discs* in the squires’ colours, one for each track.",
                    "*Des pions* aux couleurs des écuyers, un par piste.",
                ),
                T(
                    "*Coats of arms*, the points. Jousts and Tournaments have 1, 2 and 3 (and 5 and 8 in their \
                     variant); Education −1 and −3 (and 0 in its variant); King’s Service 6 and 12 (1, 2, 3, 4 and 6 \
                     in its variant); Quests 17, 10 and 4; Charity −5 and −10. There are always enough of them. {A4}",
                    "*Des blasons*, qui sont les points de Chevalerie. Joutes et Tournois : 1, 2 et 3 (plus 5 et 8 \
                     dans leur variante) ; Études : −1 et −3 (plus 0 dans leur variante) ; Service du Roi : 6 et 12 \
                     (1, 2, 3, 4 et 6 dans sa variante) ; Quêtes : 17, 10 et 4 ; Charité : −5 et −10. Ils ne manquent \
                     jamais. {A4}",
                ),
                T(
                    "*Excalibur*, held by the first player, and the *hourglass*, which counts the rounds.",
                    "*Excalibur*, que tient le premier joueur (le « fayot »), et le *sablier*, qui compte les manches.",
                ),
            ]),
            Fig(
                Figure::Row(&[
                    training("3", "em-rose", "w-ro", T("Gallantry", "Galanterie")),
                    combat("5", T("Combat", "Combat")),
                    training("4", "em-dragon", "w-sa", T("Quests", "Quêtes")),
                    piece(Art::Disc(Gules)).named("Disc", "Pion"),
                    piece(Art::Coat(3)).named("Coat", "Blason"),
                    piece(Art::Coat(-3)).named("Penalty", "Malus"),
                    piece(Art::Symbol("excalibur")).named("Excalibur", "Excalibur"),
                    piece(Art::Symbol("hourglass")).named("Hourglass", "Sablier"),
                ]),
                T(
                    "A card shows its value and the track it moves you on. A combat card serves Jousts or Tournaments.",
                    "Une carte montre sa valeur et la piste où elle fait avancer. Une carte de combat sert aux Joutes \
                     ou aux Tournois.",
                ),
            ),
        ],
    },
    Section {
        id: "set-up",
        title: T("Set-up", "Mise en place"),
        blocks: &[Steps(&[
            T(
                "Two to five players sit down. Each is a squire with one disc on square 0 of every track. Two players \
                 choose between [karadoc|Karadoc] and [lancelot|Lancelot]. {A5}",
                "Deux à cinq joueurs s’assoient. Chacun est un écuyer et place un pion sur la case Départ (case 0) de \
                 chaque piste. À deux, on choisit entre [karadoc|Karadoc] et [lancelot|Lancelot]. {A5}",
            ),
            T(
                "The first player of round I is drawn by lot, or chosen when the table is laid, and takes Excalibur. \
                 Seats follow each other clockwise. {A6}",
                "Le premier joueur de la manche I est tiré au sort, ou choisi en dressant la table, et prend \
                 Excalibur. Les places se suivent dans le sens des aiguilles d’une montre. {A6}",
            ),
        ])],
    },
    Section {
        id: "end",
        title: T("End of the game", "Fin de la partie"),
        blocks: &[
            Text(T(
                "After the scoring of round VI the squire with the most points wins. If several are level, the one of \
                 them who is ahead on Gallantry at that moment wins; if all of those stand on square 0 of Gallantry, \
                 they share the win. Lower places are settled in the same way. {A24}",
                "Après le décompte de la manche VI, l’écuyer qui a le plus de points gagne. À égalité, c’est le plus \
                 galant : celui dont le pion est alors devant sur la piste de Galanterie. Si tous sont sur la case \
                 Départ de la Galanterie, ils partagent la victoire. Les places suivantes se règlent de même. {A24}",
            )),
            Example(T(
                "Anne and Bruno both end with 41. Both discs stand on 8 of Gallantry, Bruno’s on top: Bruno is \
                 knighted.",
                "Anne et Bruno finissent tous deux à 41. Leurs pions sont sur la case 8 de la Galanterie, celui de \
                 Bruno au-dessus : Bruno est adoubé.",
            )),
        ],
    },
];

/// A round, step by step.
pub const ROUND: &[Section] = &[
    Section {
        id: "round",
        title: T("Six steps", "Six phases"),
        blocks: &[
            Text(T(
                "A game has six rounds, and each goes through these steps.",
                "Une partie compte six manches, et chacune suit ces phases.",
            )),
            Steps(&[
                T("[deal|Deal] five cards to each squire.", "[deal|Distribution] de cinq cartes à chaque écuyer."),
                T(
                    "[draft|Draft]: keep one card, pass the rest, five times.",
                    "[draft|Échange] : gardez une carte, passez les autres, cinq fois.",
                ),
                T(
                    "[play|Play] four of the five cards, in turn.",
                    "[play|Jeu] de quatre des cinq cartes, à tour de rôle.",
                ),
                T("[scoring|Scoring], track by track.", "[scoring|Décompte], piste par piste."),
                T(
                    "[reset|Reset] of most tracks, after round III.",
                    "[reset|Retour au départ] de la plupart des pistes, après la manche III.",
                ),
                T("[first-player|Excalibur] passes to the left.", "[first-player|Excalibur] passe à gauche."),
            ]),
        ],
    },
    Section {
        id: "deal",
        title: T("1. Deal", "1. Distribution"),
        blocks: &[Text(T(
            "All 52 cards are shuffled together, in every round, and each squire gets five. {A7}",
            "Les 52 cartes sont mélangées ensemble, à chaque manche, et chaque écuyer en reçoit cinq. {A7}",
        ))],
    },
    Section {
        id: "draft",
        title: T("2. Draft", "2. Échange"),
        blocks: &[
            Text(T(
                "Keep one of your five cards face down and pass the other four to your neighbour. Of the four you \
                 receive keep one and pass three, and so on; the last card is kept without a choice. Cards go to the \
                 *left* in rounds I, III and V and to the *right* in rounds II, IV and VI. Everyone chooses at the \
                 same time: you see your own kept cards and the packet in your hand, and nothing of what others pick. \
                 {A8}",
                "Gardez une de vos cinq cartes face cachée et passez les quatre autres à votre voisin. Des quatre que \
                 vous recevez, gardez-en une et passez-en trois, et ainsi de suite ; la dernière se garde sans choix. \
                 Les cartes vont à *gauche* aux manches I, III et V, à *droite* aux manches II, IV et VI. Tous \
                 choisissent en même temps : vous voyez vos cartes gardées et le paquet en main, et rien du choix des \
                 autres. {A8}",
            )),
            Example(T(
                "Four play. Of the first packet you keep a Quests 5 and pass four cards to the left. With four squires \
                 the packet you opened comes back to you as your last card.",
                "Vous jouez à quatre. Du premier paquet vous gardez un 5 de Quêtes et passez quatre cartes à gauche. À \
                 quatre écuyers, le paquet que vous avez ouvert vous revient : c’est votre dernière carte.",
            )),
        ],
    },
    Section {
        id: "play",
        title: T("3. Play", "3. Jeu des cartes"),
        blocks: &[
            Text(T(
                "From the first player on, clockwise, everyone plays one card, four times. Your disc advances on the \
                 card’s track by the card’s value. A combat card goes wholly on Jousts or wholly on Tournaments. The \
                 fifth card is never played and never shown. {A9}",
                "À partir du premier joueur et dans le sens des aiguilles d’une montre, chacun joue une carte, quatre \
                 fois. Votre pion avance, sur la piste de la carte, d’autant de cases que sa valeur. Une carte de \
                 combat se joue tout entière aux Joutes ou tout entière aux Tournois. La cinquième carte n’est jamais \
                 jouée ni montrée. {A9}",
            )),
            Text(T(
                "A King’s Service card may be played with the disc already on 12. Nothing moves and no stack changes, \
                 but the card is played. {A12}",
                "Une carte Service du Roi peut se jouer quand le pion est déjà sur la case 12. Rien ne bouge et aucune \
                 pile ne change, mais la carte est jouée. {A12}",
            )),
        ],
    },
    Section {
        id: "stacks",
        title: T("Squares, laps and stacks", "Cases, tours de piste et piles"),
        blocks: &[
            Text(T(
                "A track is a loop of 20 squares after the start, square 0. A disc that goes past 20 begins a second \
                 lap and wears a lap marker: after 23 squares it stands on square 3, marked. Only a disc that has not \
                 moved at all counts as on square 0. King’s Service has 12 squares and no lap: a disc that would pass \
                 12 stops there. {A3}",
                "Une piste est une boucle de 20 cases après le Départ, la case 0. Un pion qui dépasse la case 20 \
                 entame un deuxième tour et porte une marque : après 23 cases, il est sur la case 3, marqué. Seul un \
                 pion qui n’a pas du tout avancé est sur la case Départ. Le Service du Roi a 12 cases et pas de tour : \
                 un pion qui irait plus loin s’arrête sur la case 12. {A3}",
            )),
            Text(T(
                "A disc that lands where others stand goes *on top* of the stack. When a disc leaves a stack, those \
                 above it come down. A move of 0 squares changes no stack. {A10} Discs on different laps of the same \
                 square do not form one stack: the one that has gone further is ahead. {A11}",
                "Un pion qui arrive sur une case occupée se place *au-dessus* de la pile. Quand un pion quitte une \
                 pile, ceux du dessus descendent. Un déplacement de 0 case ne change aucune pile. {A10} Sur une même \
                 case, des pions qui n’en sont pas au même tour ne forment pas une pile : celui qui a parcouru le plus \
                 est devant. {A11}",
            )),
            Fig(
                Figure::Lane(Lane {
                    emblem: "em-lance",
                    wash: "w-st",
                    last: 8,
                    discs: &[
                        Disc(0, Purpure, false),
                        Disc(3, Or, true),
                        Disc(5, Gules, false),
                        Disc(5, Azure, false),
                        Disc(5, Vert, false),
                    ],
                    coats: &[],
                }),
                T(
                    "Red, blue and green reached 5 in this order, so green is ahead of blue and blue of red. The tower \
                     on 3 wears a lap marker: its progress is 23, and it leads them all.",
                    "Rouge, bleu et vert ont atteint la case 5 dans cet ordre : vert est devant bleu, et bleu devant \
                     rouge. La tour, sur la case 3, porte la marque d’un tour : elle a parcouru 23 cases et mène \
                     devant tous.",
                ),
            ),
        ],
    },
    Section {
        id: "scoring",
        title: T("4. Scoring", "4. Décompte"),
        blocks: &[
            Text(T(
                "Gallantry, Jousts, Tournaments and Education score every round; King’s Service in rounds III and VI; \
                 Quests and Charity in round VI. They are scored in the order of the tracks. {A13}",
                "Galanterie, Joutes, Tournois et Études se décomptent à chaque manche ; le Service du Roi aux manches \
                 III et VI ; les Quêtes et la Charité à la manche VI. On suit l’ordre des pistes. {A13}",
            )),
            Table(
                &[T("Track", "Piste"), same("I, II, IV, V"), same("III"), same("VI")],
                &[
                    &[
                        T("<em-rose> Gallantry", "<em-rose> Galanterie"),
                        T("yes", "oui"),
                        T("yes", "oui"),
                        T("yes", "oui"),
                    ],
                    &[T("<em-lance> Jousts", "<em-lance> Joutes"), T("yes", "oui"), T("yes", "oui"), T("yes", "oui")],
                    &[
                        T("<em-swords> Tournaments", "<em-swords> Tournois"),
                        T("yes", "oui"),
                        T("yes", "oui"),
                        T("yes", "oui"),
                    ],
                    &[T("<em-book> Education", "<em-book> Études"), T("yes", "oui"), T("yes", "oui"), T("yes", "oui")],
                    &[
                        T("<em-crown> King’s Service", "<em-crown> Service du Roi"),
                        same("–"),
                        T("yes", "oui"),
                        T("yes", "oui"),
                    ],
                    &[T("<em-dragon> Quests", "<em-dragon> Quêtes"), same("–"), same("–"), T("yes", "oui")],
                    &[T("<em-alms> Charity", "<em-alms> Charité"), same("–"), same("–"), T("yes", "oui")],
                ],
            ),
        ],
    },
    Section {
        id: "reset",
        title: T("5. Reset", "5. Retour au départ"),
        blocks: &[Text(T(
            "After the scoring of round III every disc on Gallantry, Jousts, Tournaments, Education and King’s Service \
             goes back to square 0. On Quests and Charity the discs stay where they are. {A14}",
            "Après le décompte de la manche III, tous les pions de la Galanterie, des Joutes, des Tournois, des Études \
             et du Service du Roi reviennent sur la case Départ. Sur les Quêtes et la Charité, les pions restent où \
             ils sont. {A14}",
        ))],
    },
    Section {
        id: "first-player",
        title: T("6. First player", "6. Premier joueur"),
        blocks: &[Text(T(
            "Excalibur passes to the player on the left, and the hourglass moves on. After round VI there is neither \
             reset nor pass: the game is over. {A15}",
            "Excalibur passe au joueur de gauche, et le sablier avance. Après la manche VI, ni retour ni passage : la \
             partie est finie. {A15}",
        ))],
    },
];
