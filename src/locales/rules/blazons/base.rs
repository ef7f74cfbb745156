//! Aim, components, a round trick by trick, scoring.

use super::super::Block::{Example, Figure as Fig, List, Steps, Table, Text};
use super::super::{Art, Figure, Section, T, piece, same};
use crate::scene::Tincture::{Argent, Azure, Gules, Or, Purpure, Sable, Vert};

/// Aim, components, set-up.
pub const GAME: &[Section] = &[
    Section {
        id: "aim",
        title: T("Aim", "But du jeu"),
        blocks: &[
            Text(T(
                "Seven houses send the same eight characters into play. You take tricks to gather other houses’ cards, \
                 and gather other houses’ coats of arms face up before you: for each house you multiply the two, and \
                 your best product is your score of the round. After three rounds the highest sum wins.",
                "Sept maisons envoient les mêmes huit personnages au jeu. Vous ramassez des plis pour gagner les \
                 cartes des autres maisons, et réunissez leurs blasons face visible devant vous : pour chaque maison \
                 on multiplie les deux, et votre meilleur produit est votre score de la manche. Après trois manches, \
                 la plus grande somme gagne.",
            )),
            Fig(
                Figure::Row(&[
                    piece(Art::Blazon(Gules)).named("Aubigny", "Aubigny"),
                    piece(Art::Blazon(Azure)).named("Bellay", "Bellay"),
                    piece(Art::Blazon(Purpure)).named("Contades", "Contades"),
                    piece(Art::Blazon(Vert)).named("Grandbois", "Grandbois"),
                    piece(Art::Blazon(Argent)).named("Guilloux", "Guilloux"),
                    piece(Art::Blazon(Or)).named("La Ferté", "La Ferté"),
                    piece(Art::Blazon(Sable)).named("Rochebrune", "Rochebrune"),
                ]),
                T("The seven houses and their arms.", "Les sept maisons et leurs armes."),
            ),
        ],
    },
    Section {
        id: "components",
        title: T("Components", "Matériel"),
        blocks: &[
            Text(T(
                "Each of the seven houses has the same eight characters and four coats of arms, called blazons. The \
                 rogue’s star ✶ counts 0 points and is lower than every number. {B1}",
                "Chacune des sept maisons a les mêmes huit personnages et quatre pions blason. L’étoile ✶ du malandrin \
                 compte 0 point et reste sous tous les nombres. {B1}",
            )),
            Table(
                &[T("Character", "Personnage"), T("Value", "Valeur"), T("Power", "Pouvoir")],
                &[
                    &[
                        T("<pp-rogue> Rogue", "<pp-rogue> Malandrin"),
                        same("✶"),
                        T(
                            "[rogue|takes a card’s value or its power]",
                            "[rogue|prend la valeur ou le pouvoir d’une carte]",
                        ),
                    ],
                    &[
                        T("<pp-peasant> Peasant", "<pp-peasant> Manant"),
                        same("1"),
                        T("takes a blazon from the pool", "prend un blason de la pioche"),
                    ],
                    &[
                        T("<pp-minstrel> Minstrel", "<pp-minstrel> Ménétrier"),
                        same("2"),
                        T("turns a blazon face up", "rend un blason visible"),
                    ],
                    &[
                        T("<pp-magistrate> Magistrate", "<pp-magistrate> Magistrat"),
                        same("3"),
                        T("sends another’s blazon to the pool", "met à la pioche le blason d’un autre"),
                    ],
                    &[
                        T("<pp-monk> Monk", "<pp-monk> Religieux"),
                        same("4"),
                        T("none ([monk|one in variant 4])", "aucun ([monk|un dans la variante 4])"),
                    ],
                    &[
                        T("<pp-steward> Steward", "<pp-steward> Intendant"),
                        same("5"),
                        T("exchanges two blazons", "échange deux blasons"),
                    ],
                    &[T("<pp-lady> Lady", "<pp-lady> Bourgeoise"), same("6"), T("none", "aucun")],
                    &[T("<pp-burgher> Burgher", "<pp-burgher> Bourgeois"), same("7"), T("none", "aucun")],
                ],
            ),
        ],
    },
    Section {
        id: "set-up",
        title: T("Set-up", "Préparation"),
        blocks: &[Text(T(
            "Three to seven players have one house each, chosen or drawn by lot. Only the houses in play are used. \
             {B2}",
            "Trois à sept joueurs ont chacun une maison, choisie ou tirée au sort. Seules les maisons des joueurs \
             présents servent. {B2}",
        ))],
    },
];

/// A round.
pub const ROUND: &[Section] = &[
    Section {
        id: "round-start",
        title: T("The start of a round", "Le début d’une manche"),
        blocks: &[
            List(&[
                T(
                    "There are three rounds. In each, every player takes all eight cards of their house. So you can \
                     work out what the others still hold; what is hidden is the face-down blazons. {B3}",
                    "Il y a trois manches. À chacune, chaque joueur prend les huit cartes de sa maison. On peut donc \
                     déduire ce que les autres ont encore ; ce qui est caché, ce sont les blasons face cachée. {B3}",
                ),
                T(
                    "All blazons in play are shuffled face down in the pool. With three or four players each takes \
                     three: two face down, unseen even by their holder, and one face up. With five to seven players \
                     each takes two: one down, one up. {B4}",
                    "Tous les blasons en jeu sont mélangés face cachée dans la pioche. À trois ou quatre joueurs, \
                     chacun en prend trois : deux face cachée, que même leur détenteur ne voit pas, et un face \
                     visible. De cinq à sept joueurs, chacun en prend deux : un caché, un visible. {B4}",
                ),
                T(
                    "Blazons keep their places, in the pool too, and are never shuffled again within a round: who \
                     takes one picks it by its place, and a face-down one stays unseen. A blazon that arrives lies \
                     last; exchanged ones take each other’s place.",
                    "Les blasons gardent leur place, à la pioche aussi, et ne sont plus mélangés de la manche : qui en \
                     prend un le choisit par sa place, et un blason caché reste inconnu. Un blason qui arrive se range \
                     en dernier ; deux blasons échangés prennent la place l’un de l’autre.",
                ),
            ]),
            Fig(
                Figure::Row(&[
                    piece(Art::Blazon(Vert)).named("face up", "visible"),
                    piece(Art::BlazonDown).named("face down", "caché"),
                    piece(Art::BlazonDown).named("face down", "caché"),
                ]),
                T(
                    "Three blazons before a player at the start of a game of three or four.",
                    "Trois blasons devant un joueur, au début d’une partie à trois ou quatre.",
                ),
            ),
        ],
    },
    Section {
        id: "trick",
        title: T("A trick", "Un pli"),
        blocks: &[
            Text(T(
                "A round has eight tricks. Each goes like this:",
                "Une manche compte huit plis. Chacun se déroule ainsi :",
            )),
            Steps(&[
                T(
                    "*Who leads.* The first leader of the game is drawn by lot; then whoever took the last trick \
                     leads. A later round, an extra one included, is led by who took the last trick of the round \
                     before. {B5}",
                    "*L’entame.* Qui fait la première entame de la partie est tiré au sort ; ensuite, c’est qui a fait \
                     le dernier pli. Une manche suivante, même supplémentaire, est entamée par qui a fait le dernier \
                     pli de la précédente. {B5}",
                ),
                T(
                    "*Laying.* From the leader on, clockwise, each lays any card of the hand face up. There is no duty \
                     to follow or to beat. {B6}",
                    "*La pose.* À partir de l’entame, dans le sens des aiguilles d’une montre, chacun pose une carte \
                     de son choix face visible. On n’est obligé ni de suivre ni de monter. {B6}",
                ),
                T(
                    "*Powers.* When all have laid, the powers are used in the order in which the cards were laid. A \
                     power must be used if it can be, and is skipped if it cannot. {B7}",
                    "*Les pouvoirs.* Quand tous ont posé, les pouvoirs s’exercent dans l’ordre de pose des cartes. Un \
                     pouvoir est obligatoire s’il est possible, et ignoré s’il ne l’est pas. {B7}",
                ),
                T(
                    "*Taking.* The highest value takes the trick. If the highest is shared those cards cancel, and the \
                     next lower value takes it. If that is shared too, or there is none lower, nobody takes the trick \
                     and its cards leave the round. Only the top two values are looked at. {B8}",
                    "*Le ramassage.* La plus haute valeur fait le pli. Si elle est partagée, ces cartes s’annulent, et \
                     la valeur juste en dessous fait le pli. Si elle est partagée aussi, ou s’il n’y en a pas, \
                     personne ne fait le pli et ses cartes quittent la manche. On ne regarde que les deux plus hautes \
                     valeurs. {B8}",
                ),
                T(
                    "*The free action.* Before collecting, the taker must either turn one face-down blazon lying \
                     before any player face up, or take one blazon from the pool as it lies. If neither is possible, \
                     nothing happens. {B9}",
                    "*L’action gratuite.* Avant de ramasser, qui fait le pli doit soit rendre visible un blason caché \
                     posé devant un joueur quelconque, soit prendre un blason de la pioche, en l’état. Si ni l’un ni \
                     l’autre n’est possible, rien ne se passe. {B9}",
                ),
            ]),
            Fig(
                Figure::Row(&[
                    piece(Art::Character("7", "pp-burgher", Gules)).out(),
                    piece(Art::Character("7", "pp-burgher", Azure)).out(),
                    piece(Art::Character("5", "pp-steward", Vert)).best(),
                    piece(Art::Character("3", "pp-magistrate", Or)),
                ]),
                T(
                    "The two 7s cancel; the 5 takes the trick. With 7, 7, 5, 5, 3 nobody would take it.",
                    "Les deux 7 s’annulent ; le 5 fait le pli. Avec 7, 7, 5, 5, 3, personne ne le ferait.",
                ),
            ),
            Text(T(
                "After a trick that nobody took, its leader leads again. If it was the last of the round, the last \
                 player who took a trick leads the next round, or failing that the same leader. {B10}",
                "Après un pli que personne n’a fait, la même personne entame de nouveau. Si c’était le dernier de la \
                 manche, la suivante est entamée par le dernier qui a fait un pli, ou à défaut par qui avait entamé. \
                 {B10}",
            )),
            Text(T(
                "You may look through the tricks you took, and only those (but see [consulting|variant 1]). Neither \
                 table nor log lists the cards of past tricks or what others still hold, unless you play with an \
                 [open-table|open table]. {B11}",
                "Vous pouvez consulter les plis que vous avez faits, et eux seuls (mais voyez la [consulting|variante \
                 1]). Ni la table ni la chronique ne montrent les cartes des plis passés ou ce que les autres ont \
                 encore, sauf à [open-table|table ouverte]. {B11}",
            )),
        ],
    },
    Section {
        id: "scoring",
        title: T("Scoring", "Décompte des points"),
        blocks: &[
            Text(T(
                "At the end of a round, for each house *other than your own*: the number of its blazons lying face up \
                 before you × the sum of the values of its cards in the tricks you took. You score only the best of \
                 these products, or 0. {B23}",
                "À la fin d’une manche, pour chaque maison *autre que la vôtre* : le nombre de ses blasons visibles \
                 devant vous × la somme des valeurs de ses cartes dans vos plis. Vous ne marquez que le meilleur de \
                 ces produits, ou 0. {B23}",
            )),
            Fig(
                Figure::Row(&[
                    piece(Art::Blazon(Azure)),
                    piece(Art::Blazon(Azure)),
                    piece(Art::Sign("×")),
                    piece(Art::Character("6", "pp-lady", Azure)),
                    piece(Art::Character("2", "pp-minstrel", Azure)),
                    piece(Art::Sign("= 16")),
                ]),
                T(
                    "Two Bellay blazons face up and Bellay cards worth 6 + 2 = 8 in your tricks: 2 × 8 = 16.",
                    "Deux blasons Bellay visibles et, dans vos plis, des cartes Bellay pour 6 + 2 = 8 : 2 × 8 = 16.",
                ),
            ),
            Example(T(
                "Three play. Grandbois has 13 × 1 and 12 × 1, and blazons of its own house, which count nothing: 13. \
                 Guilloux has 8 × 2 and otherwise zeros: 16. Bellay has 5 × 3 and otherwise zeros: 15. Guilloux is \
                 best of the round.",
                "On joue à trois. Grandbois a 13 × 1 et 12 × 1, et des blasons de sa propre maison, qui ne comptent \
                 pas : 13. Guilloux a 8 × 2 et sinon des zéros : 16. Bellay a 5 × 3 et sinon des zéros : 15. Guilloux \
                 est en tête de la manche.",
            )),
        ],
    },
    Section {
        id: "end",
        title: T("End of the game", "Fin de la partie"),
        blocks: &[
            Text(T(
                "The scores of three rounds add up, and the highest sum wins. A tie for first place is broken by one \
                 more full round, played by all, in which only the tied players’ scores of that round are compared; \
                 they are not added to the totals. Those still level at the top go on. Ties below first place stand. \
                 {B24}",
                "Les scores des trois manches s’additionnent, et la plus grande somme gagne. Une égalité à la première \
                 place se départage par une manche de plus, jouée par tous, où l’on compare seulement les scores de \
                 cette manche entre ex æquo ; ils ne s’ajoutent pas aux totaux. Ceux qui restent à égalité continuent. \
                 Plus bas, les égalités demeurent. {B24}",
            )),
            Example(T(
                "Bellay and Guilloux have 44, Grandbois 40. In the extra round Grandbois scores 20, Bellay 15, \
                 Guilloux 12: Bellay wins.",
                "Bellay et Guilloux ont 44, Grandbois 40. Dans la manche de plus, Grandbois marque 20, Bellay 15, \
                 Guilloux 12 : Bellay gagne.",
            )),
        ],
    },
];
