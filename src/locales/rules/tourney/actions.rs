//! The seventeen kinds of action card.

use super::super::Block::{Example, Figure as Fig, List, Table, Text};
use super::super::{Art, Figure, Section, T, piece};
use crate::scene::Tincture::{Azure, Or, Vert};

/// The action cards.
pub const ACTIONS: &[Section] = &[
    Section {
        id: "action-cards",
        title: T("Playing an action card", "Jouer une carte d’action"),
        blocks: &[
            Text(T(
                "You play action cards in your own turn. One may be played only if it would change something. It takes \
                 effect at once and is discarded face up, except Shield and Stunned, which stay on the table. A change \
                 of colour may come before, between or after colour cards in one turn. {T21}",
                "On joue les cartes d’action à son propre tour. Une carte ne peut être jouée que si elle change \
                 quelque chose. Elle agit aussitôt et se défausse face visible, sauf Bouclier et Assommé, qui restent \
                 sur la table. Un changement de couleur peut venir avant, entre ou après des cartes de couleur dans un \
                 même tour. {T21}",
            )),
            Text(T(
                "*In* means: not withdrawn from this tournament. *Entered* means: has a card in the display.",
                "*En lice* : qui n’a pas abandonné ce tournoi. *Entré* : qui a une carte sur son personnage.",
            )),
        ],
    },
    Section {
        id: "all-actions",
        title: T("All seventeen kinds", "Les dix-sept sortes"),
        blocks: &[Table(
            &[T("Card", "Carte"), T("What it does", "Effet")],
            &[
                &[
                    T("<ac-unhorse> Unhorse", "<ac-unhorse> Désarçonné"),
                    T(
                        "A purple tournament becomes red, blue or yellow. {T22}",
                        "Un tournoi violet devient rouge, bleu ou jaune. {T22}",
                    ),
                ],
                &[
                    T("<ac-change> Change Weapon", "<ac-change> Changement d’arme"),
                    T(
                        "Red, blue or yellow becomes another of the three. {T23}",
                        "Rouge, bleu ou jaune devient une autre des trois couleurs. {T23}",
                    ),
                ],
                &[
                    T("<ac-drop> Drop Weapon", "<ac-drop> Maladresse"),
                    T(
                        "Red, blue or yellow becomes green. The cards on the displays stay. {T24}",
                        "Rouge, bleu ou jaune devient vert. Les cartes posées restent. {T24}",
                    ),
                ],
                &[
                    T("<ac-break> Break Lance", "<ac-break> Lance brisée"),
                    T(
                        "One opponent discards all purple cards of the display. {T25}",
                        "Un adversaire défausse toutes les cartes violettes de son personnage. {T25}",
                    ),
                ],
                &[
                    T("<ac-riposte> Riposte (3)", "<ac-riposte> Riposte (3)"),
                    T(
                        "Take the last-played card of one opponent’s display onto your own. If you have not entered, \
                         you enter with it. {T26}",
                        "Prenez la dernière carte du personnage d’un adversaire et posez-la sur le vôtre. Si vous \
                         n’étiez pas entré, vous entrez ainsi. {T26}",
                    ),
                ],
                &[
                    T("<ac-dodge> Dodge", "<ac-dodge> Esquive"),
                    T(
                        "Discard any one card of one opponent’s display. {T27}",
                        "Défaussez une carte au choix du personnage d’un adversaire. {T27}",
                    ),
                ],
                &[
                    T("<ac-retreat> Retreat", "<ac-retreat> Retraite"),
                    T(
                        "Take one card of your own display back to your hand. {T28}",
                        "Reprenez en main une carte de votre personnage. {T28}",
                    ),
                ],
                &[
                    T("<ac-knock> Knock Down (2)", "<ac-knock> Chute (2)"),
                    T(
                        "Take one random card of an opponent’s hand, unseen by the others. The opponent may have \
                         withdrawn or not yet entered, but must have a card in hand. {T29}",
                        "Prenez une carte au hasard dans la main d’un adversaire, sans la montrer aux autres. Il peut \
                         avoir abandonné ou n’être pas encore entré, mais doit avoir une carte en main. {T29}",
                    ),
                ],
                &[
                    T("<ac-outman> Outmaneuver", "<ac-outman> Feinte"),
                    T(
                        "Every opponent discards the last-played card of the display. {T30}",
                        "Chaque adversaire défausse la dernière carte de son personnage. {T30}",
                    ),
                ],
                &[
                    T("<ac-charge> Charge", "<ac-charge> Charge"),
                    T(
                        "Find the lowest printed value over all displays; every player discards all cards of that \
                         value. Lone and shielded cards count in finding the value. If no card would leave, Charge may \
                         not be played. {T31}",
                        "Cherchez la plus basse valeur imprimée parmi tous les personnages ; chaque joueur défausse \
                         toutes ses cartes de cette valeur. Les cartes seules ou protégées comptent pour la trouver. \
                         Si aucune carte ne partait, la Charge ne peut être jouée. {T31}",
                    ),
                ],
                &[
                    T("<ac-counter> Countercharge", "<ac-counter> Contre-charge"),
                    T("The same with the highest value. {T32}", "De même avec la plus haute valeur. {T32}"),
                ],
                &[
                    T("<ac-disgrace> Disgrace", "<ac-disgrace> Disgrâce"),
                    T(
                        "Every player discards all supporters of the display. {T33}",
                        "Chaque joueur défausse tous les soutiens de son personnage. {T33}",
                    ),
                ],
                &[
                    T("<ac-adapt> Adapt", "<ac-adapt> Adaptation"),
                    T(
                        "Every player keeps one card of each printed value and discards the others. Each chooses which \
                         to keep, in turn order from the one who played it; you are asked only if your choice makes a \
                         difference, in cards or in their order. {T34}",
                        "Chaque joueur garde une carte de chaque valeur imprimée et défausse les autres. Chacun \
                         choisit lesquelles, dans l’ordre du tour depuis qui l’a jouée ; on ne vous demande rien si le \
                         choix ne change ni les cartes ni leur ordre. {T34}",
                    ),
                ],
                &[
                    T("<ac-outwit> Outwit", "<ac-outwit> Finesse"),
                    T(
                        "Exchange one of your face-up cards with one of an opponent who has entered. [outwit|More \
                         below.] {T35}",
                        "Échangez une de vos cartes visibles contre une d’un adversaire entré. [outwit|Voir plus bas.] \
                         {T35}",
                    ),
                ],
                &[
                    T("<shield> Shield", "<shield> Bouclier"),
                    T(
                        "Lies before you and protects your display. [shield|More below.] {T36}",
                        "Se pose devant vous et protège votre personnage. [shield|Voir plus bas.] {T36}",
                    ),
                ],
                &[
                    T("<stunned> Stunned", "<stunned> Assommé"),
                    T(
                        "Lies before an opponent, who may then add only one card a turn. [stunned|More below.] {T37}",
                        "Se pose devant un adversaire, qui ne peut plus ajouter qu’une carte par tour. [stunned|Voir \
                         plus bas.] {T37}",
                    ),
                ],
                &[
                    T("<ac-lancelot> Lancelot", "<ac-lancelot> Lancelot"),
                    T(
                        "Cancels an action card just played by another. [lancelot|More below.] {T38}",
                        "Annule une carte d’action qu’un autre vient de jouer. [lancelot|Voir plus bas.] {T38}",
                    ),
                ],
            ],
        )],
    },
    Section {
        id: "charge",
        title: T("<ac-charge> Charge: an example", "<ac-charge> La Charge : un exemple"),
        blocks: &[
            Fig(
                Figure::Row(&[
                    piece(Art::Weapon("2", "we-axe", Azure)).out(),
                    piece(Art::Weapon("4", "we-axe", Azure)),
                    piece(Art::Supporter("2", "pp-squire")).out(),
                    piece(Art::Sign("·")),
                    piece(Art::Weapon("5", "we-axe", Azure)),
                    piece(Art::Weapon("3", "we-axe", Azure)),
                ]),
                T(
                    "The lowest value on the table is 2: the first display loses both its 2s, the second loses \
                     nothing.",
                    "La plus basse valeur de la table est 2 : le premier personnage perd ses deux 2, le second ne perd \
                     rien.",
                ),
            ),
            Example(T(
                "In a green tournament the displays are 1, 1, 3 and 1, 4. Every card counts 1, but Charge reads \
                 printed values: the 1s leave, the 3 and the 4 stay.",
                "Dans un tournoi vert, les personnages sont 1, 1, 3 et 1, 4. Chaque carte y vaut 1, mais la Charge lit \
                 les valeurs imprimées : les 1 partent, le 3 et le 4 restent.",
            )),
        ],
    },
    Section {
        id: "outwit",
        title: T("<ac-outwit> Outwit in detail", "<ac-outwit> La Finesse en détail"),
        blocks: &[
            List(&[
                T(
                    "You exchange one of your own face-up cards with one of an opponent who has entered [T35]. Shield \
                     and Stunned count as face-up cards of whoever they lie before. The two cards must differ in kind \
                     or value.",
                    "Vous échangez une de vos cartes visibles contre une d’un adversaire entré [T35]. Bouclier et \
                     Assommé comptent parmi les cartes visibles de celui devant qui ils sont posés. Les deux cartes \
                     doivent différer par la sorte ou la valeur.",
                ),
                T(
                    "A card that comes into a display lands as its last-played card. No display that has a card may be \
                     left without one, and none may get a second maiden [T15].",
                    "Une carte qui arrive sur un personnage en devient la dernière. Aucun personnage qui a une carte \
                     ne peut rester sans carte, ni recevoir une deuxième dame [T15].",
                ),
                T(
                    "If you have not entered, you may give the Stunned, or a Shield laid this turn, and you enter if \
                     you take a display card.",
                    "Si vous n’êtes pas entré, vous pouvez donner l’Assommé, ou un Bouclier posé ce tour, et vous \
                     entrez si vous prenez une carte d’un personnage.",
                ),
                T(
                    "Against a shielded opponent only the Shield can be taken, not even the Stunned. You may give any \
                     of your face-up cards for it, also onto the shielded display.",
                    "Contre un adversaire protégé, seul le Bouclier peut être pris, pas même l’Assommé. Vous pouvez \
                     donner pour lui n’importe laquelle de vos cartes visibles, même sur le personnage protégé.",
                ),
            ]),
            Fig(
                Figure::Row(&[
                    piece(Art::Weapon("2", "we-axe", Azure)).named("yours", "à vous"),
                    piece(Art::Sign("⇄")),
                    piece(Art::Weapon("5", "we-axe", Azure)).named("theirs", "à l’autre").best(),
                ]),
                T(
                    "Your 2 for their 5: six points in one card.",
                    "Votre 2 contre son 5 : un écart de six points en une carte.",
                ),
            ),
        ],
    },
    Section {
        id: "shield",
        title: T("<shield> Shield in detail", "<shield> Le Bouclier en détail"),
        blocks: &[
            Text(T(
                "While Shield lies before you, opponents’ Break Lance, Riposte, Dodge, Outmaneuver, Charge, \
                 Countercharge, Disgrace, Adapt and Outwit do nothing to your *display* [T36].",
                "Tant que le Bouclier est devant vous, les Lance brisée, Riposte, Esquive, Feinte, Charge, \
                 Contre-charge, Disgrâce, Adaptation et Finesse des adversaires n’ont pas d’effet sur votre \
                 *personnage* [T36].",
            )),
            List(&[
                T(
                    "It does not stop changes of colour, Stunned or Knock Down.",
                    "Il n’arrête ni les changements de couleur, ni l’Assommé, ni la Chute.",
                ),
                T(
                    "Your own Charge, Countercharge, Disgrace and Adapt do affect your shielded display.",
                    "Vos propres Charge, Contre-charge, Disgrâce et Adaptation touchent votre personnage protégé.",
                ),
                T(
                    "A shielded display still counts when the lowest or highest value is found.",
                    "Un personnage protégé compte quand on cherche la plus basse ou la plus haute valeur.",
                ),
                T("The Shield itself can be taken by Outwit.", "Le Bouclier lui-même peut être pris par une Finesse."),
            ]),
            Example(T(
                "The lowest card on the table is a shielded 2. An opponent’s Charge looks for 2s, and the shielded one \
                 stays: if there is no other 2, Charge may not be played.",
                "La plus basse carte de la table est un 2 protégé. La Charge d’un adversaire cherche les 2, et \
                 celui-ci reste : s’il n’y en a pas d’autre, la Charge ne peut être jouée.",
            )),
        ],
    },
    Section {
        id: "stunned",
        title: T("<stunned> Stunned in detail", "<stunned> L’Assommé en détail"),
        blocks: &[
            Text(T(
                "You lay it before an opponent who is in, entered or not, and not stunned already [T37]. In their own \
                 turn that player may add only one card to the display, by any means.",
                "Vous le posez devant un adversaire en lice, entré ou non, et pas déjà assommé [T37]. À son propre \
                 tour, ce joueur ne peut ajouter qu’une carte à son personnage, par quelque moyen que ce soit.",
            )),
            List(&[
                T(
                    "Riposte counts; Outwit counts only if it makes the display larger while Stunned still lies there.",
                    "La Riposte compte ; la Finesse ne compte que si elle agrandit le personnage tandis que l’Assommé \
                     est encore là.",
                ),
                T(
                    "Cards added earlier in a turn count if Stunned arrives in the middle of it. Retreat frees no \
                     place.",
                    "Les cartes ajoutées plus tôt dans un tour comptent si l’Assommé arrive au milieu. La Retraite ne \
                     libère pas de place.",
                ),
                T(
                    "The limit ends as soon as Stunned leaves. Action cards stay playable.",
                    "La limite cesse dès que l’Assommé s’en va. Les cartes d’action restent jouables.",
                ),
            ]),
            Example(T(
                "Stunned, at 6 against 8, you play one card of 3 and stay in with 9. If you needed two cards to pass 8 \
                 you would have to withdraw, or help yourself with an action card.",
                "Assommé, à 6 contre 8, vous jouez une seule carte de 3 et restez avec 9. S’il vous fallait deux \
                 cartes pour dépasser 8, vous devriez abandonner, ou vous aider d’une carte d’action.",
            )),
        ],
    },
    Section {
        id: "lancelot",
        title: T("<ac-lancelot> Lancelot in detail", "<ac-lancelot> Lancelot en détail"),
        blocks: &[
            Text(T(
                "The only card played out of turn. Any *other* player who has not withdrawn, entered or not, may \
                 cancel the action card just played, once its targets are announced: a Knock Down before the card is \
                 drawn, an Adapt before any choice. Both cards are discarded [T38].",
                "La seule carte qui se joue hors de son tour. Tout *autre* joueur qui n’a pas abandonné, entré ou non, \
                 peut annuler la carte d’action qui vient d’être jouée, une fois ses cibles annoncées : une Chute \
                 avant que la carte soit tirée, une Adaptation avant tout choix. Les deux cartes sont défaussées \
                 [T38].",
            )),
            List(&[
                T(
                    "It cancels Shield or Stunned as they are played, not later. It is never played in one’s own turn.",
                    "Il annule Bouclier ou Assommé au moment où on les joue, pas plus tard. On ne le joue jamais à son \
                     propre tour.",
                ),
                T(
                    "After a cancel the turn goes on: cards already played stay, and the highest total is still needed \
                     to stay in [T12].",
                    "Après une annulation, le tour continue : les cartes déjà jouées restent, et il faut toujours le \
                     plus haut total pour rester [T12].",
                ),
                T(
                    "Who holds Lancelot is secret, and the pause that offers it betrays nothing. When two or more \
                     people play and one other than the active player is still in, the same short pause follows every \
                     action card. Alone against bots you are asked only when you hold it. {T39}",
                    "Qui tient Lancelot est un secret, et la pause qui le propose ne trahit rien. Si deux personnes ou \
                     plus jouent et qu’une autre que le joueur actif est en lice, la même courte pause suit chaque \
                     carte d’action. Seul contre des robots, la question ne vous est posée que si vous l’avez. {T39}",
                ),
            ]),
            Fig(
                Figure::Row(&[
                    piece(Art::Action("ac-drop")).named("Drop Weapon", "Maladresse").out(),
                    piece(Art::Sign("←")),
                    piece(Art::Action("ac-lancelot")).named("Lancelot", "Lancelot").best(),
                    piece(Art::Sign("·")),
                    piece(Art::Weapon("3", "we-flail", Or)),
                    piece(Art::Weapon("1", "we-grip", Vert)).out(),
                ]),
                T(
                    "Drop Weapon is cancelled: the tournament stays yellow, and the green 1 cannot be played.",
                    "La Maladresse est annulée : le tournoi reste jaune, et le 1 vert ne peut être joué.",
                ),
            ),
        ],
    },
];
