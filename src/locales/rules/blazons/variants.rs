//! The open table, and the four variants.

use super::super::Block::{Example, Figure as Fig, List, Table, Text};
use super::super::{Art, Figure, Section, T, piece, same};

/// Options and variants.
pub const VARIANTS: &[Section] = &[
    Section {
        id: "open-table",
        title: T("Open table", "Table ouverte"),
        blocks: &[
            Text(T(
                "The cards of past tricks and what everyone still holds are shown to all. Face-down blazons stay \
                 hidden. It cannot be combined with [consulting|variant 1], for there would be nothing left to \
                 consult.",
                "Les cartes des plis passés et ce que chacun a encore sont montrés à tous. Les blasons cachés le \
                 restent. Cela ne se combine pas avec la [consulting|variante 1] : il n’y aurait plus rien à \
                 consulter.",
            )),
            Example(T(
                "You wonder whether a 7 is still out. At an open table the list says that Contades holds it; otherwise \
                 you have to remember.",
                "Reste-t-il un 7 ? À table ouverte, la liste dit que Contades l’a ; sinon, il faut s’en souvenir.",
            )),
        ],
    },
    Section {
        id: "bourgeoisie",
        title: T("<bg-high> Bourgeoisie cards", "<bg-high> Cartes bourgeoisie"),
        blocks: &[
            Text(T(
                "Variants 1 to 3 use four cards. After rounds I and II they are given in order of total score: 1st \
                 high, 2nd great, 3rd middle, 4th petty; with three players 1st great, 2nd middle, 3rd petty. Players \
                 level on score get none: everyone who shares a score is set aside, then the cards are dealt downward. \
                 {B25}",
                "Les variantes 1 à 3 emploient quatre cartes. Après les manches I et II, on les attribue dans l’ordre \
                 du total : 1er haute, 2e grande, 3e moyenne, 4e petite ; à trois joueurs 1er grande, 2e moyenne, 3e \
                 petite. À égalité, on n’en reçoit pas : tous ceux qui partagent un score sont mis à part, puis les \
                 cartes se distribuent en descendant. {B25}",
            )),
            List(&[
                T(
                    "Each card may be used once in the following round. Its holder announces it when laying a card, \
                     before the last trick.",
                    "Chaque carte sert une fois dans la manche suivante. Son détenteur l’annonce en posant une carte, \
                     avant le dernier pli.",
                ),
                T(
                    "The effect comes after the taker’s free action and before the trick is collected; that trick is \
                     therefore not among those consulted.",
                    "L’effet vient après l’action gratuite et avant que le pli soit ramassé ; ce pli n’est donc pas de \
                     ceux que l’on consulte.",
                ),
                T(
                    "Every effect is “up to” and may be declined; the card is used up either way. With several of the \
                     variants on, the holder names one effect when announcing; several holders resolve in laying \
                     order.",
                    "Tout effet est un maximum et peut se refuser ; la carte est consommée de toute façon. Avec \
                     plusieurs de ces variantes, on nomme un seul effet en annonçant ; plusieurs détenteurs agissent \
                     dans l’ordre de pose.",
                ),
                T(
                    "Cards return at the round’s end; none are dealt for an extra round.",
                    "Les cartes sont rendues à la fin de la manche ; aucune n’est donnée pour une manche \
                     supplémentaire.",
                ),
            ]),
            Table(
                &[
                    T("Card", "Carte"),
                    T("1 consulting", "1 consulter"),
                    T("2 helping oneself", "2 se servir"),
                    T("3 curious", "3 curieux"),
                ],
                &[
                    &[
                        T("<bg-petty> Petty", "<bg-petty> Petite"),
                        T("2 tricks", "2 plis"),
                        T("a minstrel", "un ménétrier"),
                        T("2 blazons", "2 blasons"),
                    ],
                    &[
                        T("<bg-middle> Middle", "<bg-middle> Moyenne"),
                        T("3 tricks", "3 plis"),
                        T("a magistrate", "un magistrat"),
                        T("3 blazons", "3 blasons"),
                    ],
                    &[
                        T("<bg-great> Great", "<bg-great> Grande"),
                        T("4 tricks", "4 plis"),
                        T("a monk", "un religieux"),
                        T("4 blazons", "4 blasons"),
                    ],
                    &[
                        T("<bg-high> High", "<bg-high> Haute"),
                        T("5 tricks", "5 plis"),
                        T("a steward", "un intendant"),
                        T("5 blazons", "5 blasons"),
                    ],
                ],
            ),
            Example(T(
                "Totals are 20, 16, 16, 9. The two on 16 are set aside: 20 gets the high card, 9 the great one.",
                "Les totaux sont 20, 16, 16, 9. Les deux à 16 sont mis à part : 20 reçoit la haute, 9 la grande.",
            )),
        ],
    },
    Section {
        id: "consulting",
        title: T("Variant 1: consulting", "Variante 1 : les bourgeois consultent"),
        blocks: &[
            Text(T(
                "No trick may be looked through at all, not even your own, except with a bourgeoisie card: 2, 3, 4 or \
                 5 tricks (petty to high), of your own and/or of one other player, who may look at those of theirs \
                 too. An open table cannot be combined with this variant. {B26}",
                "Aucun pli ne peut être consulté, même des vôtres, sauf avec une carte bourgeoisie : 2, 3, 4 ou 5 plis \
                 (de petite à haute), des vôtres et/ou de ceux d’un seul autre joueur, qui regarde aussi les siens. La \
                 table ouverte ne se combine pas avec cette variante. {B26}",
            )),
            Example(T(
                "With the middle card you look at one trick of your own and two of Bellay’s. Bellay sees those two as \
                 well.",
                "Avec la carte moyenne, vous regardez un de vos plis et deux de Bellay. Bellay voit aussi ces deux-là.",
            )),
        ],
    },
    Section {
        id: "helping",
        title: T("Variant 2: helping oneself", "Variante 2 : les bourgeois se servent"),
        blocks: &[
            Text(T(
                "Take from this trick, before it is collected, one minstrel (petty), magistrate (middle), monk (great) \
                 or steward (high) into your own pile, if there is one, choosing among several. It comes after the \
                 free action, and works on a trick nobody took, too, before it leaves. The printed character decides. \
                 The card then belongs to no trick, and counts in the scoring. {B27}",
                "Prenez dans ce pli, avant qu’il soit ramassé, un ménétrier (petite), un magistrat (moyenne), un \
                 religieux (grande) ou un intendant (haute) pour vos propres cartes, s’il y en a, au choix s’il y en a \
                 plusieurs. Cela vient après l’action gratuite, et vaut aussi pour un pli que personne n’a fait, avant \
                 qu’il parte. Le personnage imprimé décide. La carte n’appartient alors à aucun pli, et compte au \
                 décompte. {B27}",
            )),
            Example(T(
                "You hold the high card and the trick is 7, 7, 5, 5: nobody takes it, but you rescue a steward of your \
                 choice, worth 5 for his house.",
                "Vous avez la carte haute et le pli est 7, 7, 5, 5 : personne ne le fait, mais vous sauvez un \
                 intendant de votre choix, qui vaut 5 pour sa maison.",
            )),
        ],
    },
    Section {
        id: "curious",
        title: T("Variant 3: curious", "Variante 3 : les bourgeois sont curieux"),
        blocks: &[
            Text(T(
                "Look secretly at 2, 3, 4 or 5 face-down blazons (petty to high), of your own and/or of one other \
                 player, who sees those of theirs too. {B28}",
                "Regardez en secret 2, 3, 4 ou 5 blasons cachés (de petite à haute), des vôtres et/ou de ceux d’un \
                 seul autre joueur, qui voit aussi les siens. {B28}",
            )),
            Fig(
                Figure::Row(&[
                    piece(Art::BlazonDown).named("yours", "à vous"),
                    piece(Art::BlazonDown).named("yours", "à vous"),
                    piece(Art::Sign("+")),
                    piece(Art::BlazonDown).named("Bellay’s", "à Bellay"),
                    piece(Art::Symbol("ui-eye")),
                ]),
                T(
                    "With the middle card: your two face-down blazons and one of Bellay’s, which Bellay now knows as \
                     well.",
                    "Avec la carte moyenne : vos deux blasons cachés et un de Bellay, que Bellay connaît désormais \
                     aussi.",
                ),
            ),
            Example(T(
                "You learn that your own face-down blazon is Contades, and now know which cards to fish for.",
                "Vous apprenez que votre blason caché est Contades, et savez désormais quelles cartes pêcher.",
            )),
        ],
    },
    Section {
        id: "monk",
        title: T("<pp-monk> Variant 4: the active monk", "<pp-monk> Variante 4 : le religieux s’active"),
        blocks: &[
            Text(T(
                "The monk has a power: move one blazon, as it lies, from any player, yourself included, to any other. \
                 {B29}",
                "Le religieux a un pouvoir : déplacez un blason, en l’état, d’un joueur quelconque, vous compris, vers \
                 un autre. {B29}",
            )),
            Example(T(
                "Grandbois has two Bellay blazons face up. Your monk moves one of them to you: now it is you who \
                 multiply Bellay.",
                "Grandbois a deux blasons Bellay visibles. Votre religieux en déplace un vers vous : c’est vous qui \
                 multipliez Bellay à présent.",
            )),
            Table(
                &[T("Variant", "Variante"), T("Needs", "Demande")],
                &[
                    &[
                        T("1, 2, 3", "1, 2, 3"),
                        T("a bourgeoisie card, once a round", "une carte bourgeoisie, une fois par manche"),
                    ],
                    &[same("4"), T("a monk laid in the trick, always", "un religieux posé dans le pli, toujours")],
                ],
            ),
        ],
    },
];
