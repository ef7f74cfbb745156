//! Aim, cards, and a tournament from naming the colour to the token.

use super::super::Block::{Example, Figure as Fig, List, Steps, Table, Text};
use super::super::{Art, Figure, Section, T, piece, same};
use crate::scene::Tincture::{Azure, Gules, Or, Purpure, Vert};

/// Aim, components, set-up.
pub const GAME: &[Section] = &[
    Section {
        id: "aim",
        title: T("Aim", "But du jeu"),
        blocks: &[
            Text(T(
                "Knights meet in one tournament after another, each fought with one weapon. In your turn you lay cards \
                 until your total is the highest, or you withdraw; the last knight left wins a token of the weapon’s \
                 colour. The first to own enough different tokens wins the game: five with two or three players, four \
                 with four or five.",
                "Des chevaliers s’affrontent de tournoi en tournoi, chacun avec une seule arme. À votre tour, vous \
                 posez des cartes jusqu’à avoir le plus haut total, ou vous abandonnez ; le dernier en lice gagne un \
                 jeton de la couleur de l’arme. Le premier à posséder assez de jetons différents gagne la partie : \
                 cinq à deux ou trois joueurs, quatre à quatre ou cinq.",
            )),
            Fig(
                Figure::Row(&[
                    piece(Art::Token("we-lance", Purpure)).named("Joust", "Joute"),
                    piece(Art::Token("we-sword", Gules)).named("Sword", "Épée"),
                    piece(Art::Token("we-axe", Azure)).named("Axe", "Hache"),
                    piece(Art::Token("we-flail", Or)).named("Flail", "Fléau"),
                    piece(Art::Token("we-grip", Vert)).named("Wrestling", "Lutte"),
                ]),
                T(
                    "The five tokens: purple, red, blue, yellow, green.",
                    "Les cinq jetons : violet, rouge, bleu, jaune, vert.",
                ),
            ),
        ],
    },
    Section {
        id: "components",
        title: T("Components", "Matériel"),
        blocks: &[
            Text(T(
                "110 cards: 70 colour cards, 20 supporters and 20 [action-cards|action cards]. {T1}",
                "110 cartes : 70 cartes de couleur, 20 soutiens et 20 [action-cards|cartes d’action]. {T1}",
            )),
            Table(
                &[T("Kind", "Sorte"), same("1"), same("2"), same("3"), same("4"), same("5"), same("6"), same("7")],
                &[
                    &[
                        T("<we-lance> Purple, joust", "<we-lance> Violet, joute"),
                        same("–"),
                        same("–"),
                        same("4"),
                        same("4"),
                        same("4"),
                        same("–"),
                        same("2"),
                    ],
                    &[
                        T("<we-sword> Red, sword", "<we-sword> Rouge, épée"),
                        same("–"),
                        same("–"),
                        same("6"),
                        same("6"),
                        same("2"),
                        same("–"),
                        same("–"),
                    ],
                    &[
                        T("<we-axe> Blue, axe", "<we-axe> Bleu, hache"),
                        same("–"),
                        same("4"),
                        same("4"),
                        same("4"),
                        same("2"),
                        same("–"),
                        same("–"),
                    ],
                    &[
                        T("<we-flail> Yellow, flail", "<we-flail> Jaune, fléau"),
                        same("–"),
                        same("4"),
                        same("8"),
                        same("2"),
                        same("–"),
                        same("–"),
                        same("–"),
                    ],
                    &[
                        T("<we-grip> Green, wrestling", "<we-grip> Vert, lutte"),
                        same("14"),
                        same("–"),
                        same("–"),
                        same("–"),
                        same("–"),
                        same("–"),
                        same("–"),
                    ],
                    &[
                        T("<pp-squire> Squire (supporter)", "<pp-squire> Écuyer (soutien)"),
                        same("–"),
                        same("8"),
                        same("8"),
                        same("–"),
                        same("–"),
                        same("–"),
                        same("–"),
                    ],
                    &[
                        T("<pp-lady> Maiden (supporter)", "<pp-lady> Dame (soutien)"),
                        same("–"),
                        same("–"),
                        same("–"),
                        same("–"),
                        same("–"),
                        same("4"),
                        same("–"),
                    ],
                ],
            ),
            Text(T(
                "Supporters are white and fit every colour. Of the action cards there are two Knock Downs, three \
                 Ripostes and one of each other kind.",
                "Les soutiens sont blancs et vont avec toutes les couleurs. Parmi les cartes d’action, il y a deux \
                 Chutes, trois Ripostes et une carte de chaque autre sorte.",
            )),
            Text(T(
                "Tokens come in the five colours. You hold at most one of each. {T2}",
                "Les jetons ont les cinq couleurs. On en possède au plus un de chaque. {T2}",
            )),
            Fig(
                Figure::Row(&[
                    piece(Art::Weapon("5", "we-lance", Purpure)).named("Joust", "Joute"),
                    piece(Art::Weapon("4", "we-sword", Gules)).named("Sword", "Épée"),
                    piece(Art::Weapon("3", "we-axe", Azure)).named("Axe", "Hache"),
                    piece(Art::Weapon("3", "we-flail", Or)).named("Flail", "Fléau"),
                    piece(Art::Weapon("1", "we-grip", Vert)).named("Wrestling", "Lutte"),
                    piece(Art::Supporter("3", "pp-squire")).named("Squire", "Écuyer"),
                    piece(Art::Supporter("6", "pp-lady")).named("Maiden", "Dame"),
                    piece(Art::Action("ac-riposte")).named("Action", "Action"),
                ]),
                T(
                    "Colour cards, supporters and an action card.",
                    "Des cartes de couleur, des soutiens et une carte d’action.",
                ),
            ),
        ],
    },
    Section {
        id: "set-up",
        title: T("Set-up", "Préparation"),
        blocks: &[
            Text(T(
                "Two to five players get eight cards each; the rest is the draw pile. A dealer is drawn by lot, and \
                 the player to the dealer’s left starts the first tournament. {T3}",
                "Deux à cinq joueurs reçoivent huit cartes chacun ; le reste forme le talon. Le donneur est tiré au \
                 sort, et le joueur à sa gauche débute le premier tournoi. {T3}",
            )),
            Text(T(
                "With two or three players the first to own five different tokens wins the game at once; with four or \
                 five players, four different tokens. {T4}",
                "À deux ou trois joueurs, le premier à posséder cinq jetons différents gagne aussitôt la partie ; à \
                 quatre ou cinq joueurs, quatre jetons différents. {T4}",
            )),
        ],
    },
];

/// A tournament.
pub const TOURNAMENT: &[Section] = &[
    Section {
        id: "start",
        title: T("Starting", "Débuter un tournoi"),
        blocks: &[
            List(&[
                T(
                    "The starter names the colour before drawing a card. An [name-after-draw|option] reverses this \
                     order. {T5}",
                    "Qui débute nomme la couleur avant de tirer sa carte. Une [name-after-draw|option] inverse cet \
                     ordre. {T5}",
                ),
                T(
                    "You may name a colour only if you hold a card of it or any supporter. Purple may not be named if \
                     the previous tournament ended purple: what counts is its final colour, whatever token was taken. \
                     {T6}",
                    "On ne peut nommer une couleur que si l’on en a une carte, ou un soutien quelconque. Le violet ne \
                     peut être nommé si le tournoi précédent a fini violet : sa couleur finale compte, quel que soit \
                     le jeton pris. {T6}",
                ),
                T(
                    "If you can name none (an empty hand, only action cards, or only purple and action cards when \
                     purple is barred) you show your whole hand to all, draw nothing, and the player to your left \
                     becomes the starter. You stay in and play in turn. Who can start must start. If nobody can, \
                     everybody draws one card, in turn order from the player who was first to start, and that player \
                     tries again. {T7}",
                    "Si vous ne pouvez en nommer aucune (main vide, seulement des cartes d’action, ou seulement du \
                     violet et des actions quand le violet est interdit), vous montrez toute votre main, ne tirez \
                     rien, et le joueur à votre gauche débute à votre place. Vous restez dans le tournoi et jouez à \
                     votre tour. Qui peut débuter le doit. Si personne ne peut, chacun tire une carte, dans l’ordre du \
                     tour depuis le premier qui devait débuter, et celui-ci essaie de nouveau. {T7}",
                ),
                T(
                    "The starter’s first card is of the colour or a supporter; after it anything goes. The starter \
                     cannot withdraw on this opening turn. {T8}",
                    "La première carte de qui débute est de la couleur nommée ou un soutien ; ensuite tout est permis. \
                     Il ne peut abandonner à ce premier tour. {T8}",
                ),
            ]),
            Example(T(
                "You hold red 3, squire 2, purple 4 and Riposte, and the last tournament ended purple. Thanks to the \
                 squire you may name any colour but purple.",
                "Vous avez rouge 3, écuyer 2, violet 4 et Riposte, et le dernier tournoi a fini violet. Grâce à \
                 l’écuyer, vous pouvez nommer toute couleur sauf le violet.",
            )),
        ],
    },
    Section {
        id: "turn",
        title: T("A turn", "Un tour"),
        blocks: &[
            Steps(&[
                T("*Draw* one card; you must.", "*Tirez* une carte ; c’est obligatoire."),
                T("*Play* any number of cards, or none.", "*Jouez* autant de cartes que vous voulez, ou aucune."),
                T(
                    "*End the turn* with the highest total, or *withdraw*. Turns go clockwise over the players still \
                     in. {T9}",
                    "*Terminez le tour* avec le plus haut total, ou *abandonnez*. On joue dans le sens des aiguilles \
                     d’une montre, entre joueurs encore en lice. {T9}",
                ),
            ]),
            List(&[
                T(
                    "When the last card of the pile is drawn the discards are shuffled into a new pile. If there are \
                     no discards then, they are shuffled at the first later draw that finds some; until then draws are \
                     skipped. There is no hand limit. {T10}",
                    "Quand la dernière carte du talon est tirée, la défausse est mélangée et forme un nouveau talon. \
                     S’il n’y a pas de défausse, on la mélange à la première pioche qui en trouve une ; d’ici là, on \
                     ne tire rien. Il n’y a pas de limite à la main. {T10}",
                ),
                T(
                    "Colour cards must match the present colour of the tournament; supporters always fit. They go on \
                     your display in the order you play them. {T11}",
                    "Les cartes de couleur doivent être de la couleur présente du tournoi ; les soutiens vont \
                     toujours. Elles se posent sur votre personnage dans l’ordre où vous les jouez. {T11}",
                ),
                T(
                    "To stay in you must have played at least one card this turn, and your total must be *strictly \
                     higher* than every other display. Action cards count as played, a cancelled one too; Lancelot \
                     never does. Otherwise you withdraw. {T12}",
                    "Pour rester, il faut avoir joué au moins une carte ce tour, et avoir un total *strictement \
                     supérieur* à celui de tous les autres personnages. Une carte d’action compte comme jouée, même \
                     annulée ; Lancelot jamais. Sinon, vous abandonnez. {T12}",
                ),
                T(
                    "You may withdraw without playing, or after playing. The card you drew stays yours. {T13}",
                    "On peut abandonner sans avoir joué, ou après. La carte tirée vous reste. {T13}",
                ),
            ]),
        ],
    },
    Section {
        id: "totals",
        title: T("Totals", "Totaux"),
        blocks: &[
            List(&[
                T(
                    "Your total is the sum of the values on your display. In a *green* tournament every card counts 1. \
                     Action cards always read printed values. {T14}",
                    "Votre total est la somme des valeurs de votre personnage. Dans un tournoi *vert*, chaque carte \
                     vaut 1. Les cartes d’action lisent toujours les valeurs imprimées. {T14}",
                ),
                T(
                    "A display holds at most one maiden. An effect that would give it a second is not allowed. {T15}",
                    "Un personnage a au plus une dame. Un effet qui en donnerait une deuxième n’est pas permis. {T15}",
                ),
                T(
                    "Once you have entered, your display always keeps at least one card. If an effect would remove \
                     them all, the one played earliest stays. Earliest and last mean the order of arrival in this \
                     display, cards gained by Riposte or Outwit included. A lone card cannot be taken or removed, only \
                     exchanged. {T16}",
                    "Une fois entré, on garde toujours au moins une carte sur son personnage. Si un effet les ôtait \
                     toutes, la plus ancienne reste. La plus ancienne et la dernière s’entendent dans l’ordre \
                     d’arrivée sur ce personnage, cartes gagnées par Riposte ou Finesse comprises. Une carte seule ne \
                     peut être ni volée ni retirée, seulement échangée. {T16}",
                ),
            ]),
            Fig(
                Figure::Row(&[
                    piece(Art::Weapon("4", "we-sword", Gules)),
                    piece(Art::Weapon("3", "we-sword", Gules)),
                    piece(Art::Weapon("3", "we-sword", Gules)),
                    piece(Art::Supporter("2", "pp-squire")),
                    piece(Art::Sign("= 12")),
                ]),
                T(
                    "A red display: 4 + 3 + 3 + 2 = 12. In a green tournament the same four cards would make 4.",
                    "Un personnage rouge : 4 + 3 + 3 + 2 = 12. Dans un tournoi vert, ces quatre cartes vaudraient 4.",
                ),
            ),
        ],
    },
    Section {
        id: "withdrawing",
        title: T("Withdrawing", "Abandonner"),
        blocks: &[
            List(&[
                T(
                    "Who withdraws discards the display and the Shield and Stunned before them, and plays no more \
                     cards until the next tournament, not even Lancelot. {T17}",
                    "Qui abandonne défausse son personnage ainsi que le Bouclier et l’Assommé posés devant lui, et ne \
                     joue plus aucune carte jusqu’au prochain tournoi, pas même Lancelot. {T17}",
                ),
                T(
                    "Who withdraws with a maiden in the display, in a green tournament too, gives back one token of \
                     their choice, if they have one. {T18}",
                    "Qui abandonne avec une dame sur son personnage, même dans un tournoi vert, rend un jeton de son \
                     choix, s’il en a. {T18}",
                ),
            ]),
            Example(T(
                "Marcel withdraws with 3 + 5 + maiden 6. He owns a blue and a green token and gives back the green \
                 one.",
                "Marcel abandonne avec 3 + 5 + dame 6. Il a un jeton bleu et un vert, et rend le vert.",
            )),
        ],
    },
    Section {
        id: "winning",
        title: T("Winning", "Gagner"),
        blocks: &[List(&[
            T(
                "The last player in wins a token of the tournament’s final colour. If they own that colour already \
                 they gain nothing. Their display, Shield and Stunned are discarded, and they start the next \
                 tournament. {T19}",
                "Le dernier joueur en lice gagne un jeton de la couleur finale du tournoi. S’il l’a déjà, il ne gagne \
                 rien. Son personnage, son Bouclier et son Assommé sont défaussés, et il débute le tournoi suivant. \
                 {T19}",
            ),
            T(
                "If the final colour is purple the winner picks any colour not yet owned. {T20}",
                "Si la couleur finale est le violet, le vainqueur choisit une couleur qu’il n’a pas encore. {T20}",
            ),
        ])],
    },
    Section {
        id: "sample-red",
        title: T("A red tournament, card by card", "Un tournoi rouge, carte par carte"),
        blocks: &[
            Table(
                &[T("Player", "Joueur"), T("Plays", "Joue"), T("Total", "Total")],
                &[
                    &[same("1"), T("red 3", "rouge 3"), same("3")],
                    &[same("2"), T("red 5", "rouge 5"), same("5")],
                    &[same("3"), T("withdraws", "abandonne"), same("–")],
                    &[same("4"), T("red 4, red 3", "rouge 4, rouge 3"), same("7")],
                    &[same("1"), T("red 5", "rouge 5"), same("8")],
                    &[same("2"), T("withdraws", "abandonne"), same("–")],
                    &[same("4"), T("red 3, squire 2", "rouge 3, écuyer 2"), same("12")],
                    &[same("1"), T("maiden 6", "dame 6"), same("14")],
                    &[same("4"), T("squire 3", "écuyer 3"), same("15")],
                    &[same("1"), T("withdraws with the maiden", "abandonne avec la dame"), same("–")],
                ],
            ),
            Example(T(
                "Player 1 has no token yet, so the maiden costs nothing. Player 4 takes a red token and starts the \
                 next tournament.",
                "Le joueur 1 n’a pas encore de jeton : la dame ne coûte rien. Le joueur 4 prend un jeton rouge et \
                 débute le tournoi suivant.",
            )),
        ],
    },
    Section {
        id: "sample-green",
        title: T("From blue to green, with action cards", "Du bleu au vert, avec des cartes d’action"),
        blocks: &[
            Table(
                &[T("Player", "Joueur"), T("Plays", "Joue"), T("Total", "Total")],
                &[
                    &[same("4"), T("blue 3", "bleu 3"), same("3")],
                    &[same("1"), T("blue 5", "bleu 5"), same("5")],
                    &[same("2"), T("withdraws", "abandonne"), same("–")],
                    &[
                        same("3"),
                        T("blue 2, then Outwit: swaps it for the 5", "bleu 2, puis Finesse : l’échange contre le 5"),
                        same("5"),
                    ],
                    &[same("4"), T("blue 4", "bleu 4"), same("7")],
                    &[same("1"), T("Riposte: takes that 4", "Riposte : prend ce 4"), same("6")],
                    &[same("3"), T("blue 5", "bleu 5"), same("10")],
                    &[same("4"), T("blue 3, Drop Weapon, two green 1s", "bleu 3, Maladresse, deux 1 verts"), same("4")],
                    &[same("1"), T("Adapt, then two green 1s", "Adaptation, puis deux 1 verts"), same("4")],
                    &[same("3, 4"), T("withdraw", "abandonnent"), same("–")],
                ],
            ),
            Example(T(
                "Adapt leaves 2, 4 as they are; of 5, 5 one leaves, and of 3, 3, 1, 1 one of each. In green, player 1 \
                 then has four cards against two and one, and takes the green token.",
                "L’Adaptation laisse 2, 4 tels quels ; de 5, 5 une carte part, et de 3, 3, 1, 1 une de chaque valeur. \
                 En vert, le joueur 1 a alors quatre cartes contre deux et une, et prend le jeton vert.",
            )),
        ],
    },
];
