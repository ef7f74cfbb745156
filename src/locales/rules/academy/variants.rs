//! The six variants, each with an example.

use super::super::Block::{Example, Figure as Fig, List, Table, Text};
use super::super::{Art, Figure, Section, T, piece, same};

/// The six variants.
pub const VARIANTS: &[Section] = &[
    Section {
        id: "combining",
        title: T("How variants combine", "Combiner les variantes"),
        blocks: &[Text(T(
            "Each variant changes one track and has its own switch. Play with one, with several or with all six; they \
             combine with each other, with the advanced rules and with both two-player modes.",
            "Chaque variante change une piste et a son propre réglage. Jouez-en une, plusieurs ou les six ; elles se \
             combinent entre elles, avec les règles avancées et avec les deux jeux à deux.",
        ))],
    },
    Section {
        id: "white-black",
        title: T("<em-white> White Knight and Black Knight", "<em-white> Chevalier Blanc contre Chevalier Noir"),
        blocks: &[
            List(&[
                T(
                    "The White Knight takes the place of Jousts and the Black Knight that of Tournaments. A combat \
                     card moves your disc on one of the two and pulls the Cup as many steps toward that knight. The \
                     Cup starts between the two smallest cups; there are ten cups on either side, and at the end of \
                     its way it stops. Once it has moved there is no centre: one step from white 1 toward black is \
                     black 1. Gallantry moves do not pull the Cup. {A28}",
                    "Le Chevalier Blanc remplace les Joutes et le Chevalier Noir les Tournois. Une carte de combat \
                     avance votre pion chez l’un des deux et tire la Coupe d’autant de pas vers ce chevalier. La Coupe \
                     part d’entre les deux plus petites coupes ; il y en a dix de chaque côté, et au bout elle \
                     s’arrête. Une fois déplacée, il n’y a plus de centre : un pas de blanc 1 vers le noir mène à noir \
                     1. Les déplacements de Galanterie ne tirent pas la Coupe. {A28}",
                ),
                T(
                    "The two score in rounds II, IV and VI only. The knight on whose side the Cup stands pays 8, 5, 2; \
                     the other pays 5, 3, 1. If the Cup was never moved both pay 5, 3, 1. After rounds II and IV both \
                     tracks and the Cup go back to the start; the reset after round III does not touch them. {A29}",
                    "Les deux ne se décomptent qu’aux manches II, IV et VI. Le chevalier du côté duquel se trouve la \
                     Coupe rapporte 8, 5, 2 ; l’autre 5, 3, 1. Si la Coupe n’a pas bougé, tous deux rapportent 5, 3, \
                     1. Après les manches II et IV, les deux pistes et la Coupe reviennent au départ ; le retour de la \
                     manche III ne les touche pas. {A29}",
                ),
            ]),
            Fig(
                Figure::Row(&[
                    piece(Art::Symbol("em-white")).named("White 2", "Blanc 2"),
                    piece(Art::Sign("→")),
                    piece(Art::Symbol("cup")).named("3 steps", "3 pas"),
                    piece(Art::Sign("→")),
                    piece(Art::Symbol("em-black")).named("Black 2", "Noir 2").best(),
                ]),
                T(
                    "The Cup stands on white 2. A combat 3 for the Black Knight pulls it over white 1 and black 1 to \
                     black 2.",
                    "La Coupe est sur blanc 2. Un combat de 3 pour le Chevalier Noir la tire par blanc 1 et noir 1 \
                     jusqu’à noir 2.",
                ),
            ),
            Example(T(
                "Round II ends with the Cup on black 2. Four squires play: on Black they get 8, 5, 2 and on White 5, \
                 3, 1.",
                "La manche II finit avec la Coupe sur noir 2. À quatre écuyers, le Noir rapporte 8, 5, 2 et le Blanc \
                 5, 3, 1.",
            )),
        ],
    },
    Section {
        id: "bet",
        title: T("<bet> The Bet", "<bet> Le Pari (Challenge)"),
        blocks: &[
            Text(T(
                "After the deal and before the draft, having seen their cards, the squires each name a track, openly \
                 and in turn order. When Gallantry is scored, the third, the second and the first advance on the track \
                 they named, by 1, 2 or 3 squares for each card they played on it this round. Third goes first. {A30}",
                "Après la distribution et avant l’échange, ayant vu ses cartes, chaque écuyer nomme une piste, à haute \
                 voix et dans l’ordre du tour. Au décompte de la Galanterie, le 3e, le 2e et le 1er avancent sur la \
                 piste nommée de 1, 2 ou 3 cases pour chaque carte qu’ils y ont jouée cette manche. Le 3e commence. \
                 {A30}",
            )),
            List(&[
                T(
                    "This replaces the free choice of a track [A19]. The step back of the advanced rules still applies \
                     [A26].",
                    "Cela remplace le libre choix de la piste [A19]. Le recul des règles avancées s’applique toujours \
                     [A26].",
                ),
                T(
                    "A combat card counts only for the track on which it was played; a King’s Service card played on \
                     12 counts.",
                    "Une carte de combat ne compte que pour la piste où elle a été jouée ; une carte Service du Roi \
                     jouée sur la case 12 compte.",
                ),
                T(
                    "With the two knights one names White or Black.",
                    "Avec les deux chevaliers, on nomme le Blanc ou le Noir.",
                ),
            ]),
            Example(T(
                "You named Quests, played three Quests cards and are second on Gallantry: 3 × 2 = 6 squares on Quests.",
                "Vous avez nommé les Quêtes, joué trois cartes Quêtes et êtes 2e en Galanterie : 3 × 2 = 6 cases sur \
                 les Quêtes.",
            )),
        ],
    },
    Section {
        id: "codex",
        title: T("<codex> Secret Codex", "<codex> Codex secrets"),
        blocks: &[
            Text(T(
                "Education has no last place any more [A21]. Each round, after the deal and before the draft, one −1, \
                 one −3 and as many 0 as make one coat per squire are shuffled face down onto numbered places. {A31}",
                "Aux Études, il n’y a plus de dernière place [A21]. À chaque manche, après la distribution et avant \
                 l’échange, un −1, un −3 et autant de 0 qu’il faut pour un blason par écuyer sont mélangés face cachée \
                 sur des places numérotées. {A31}",
            )),
            List(&[
                T(
                    "*Looking.* Whenever you play an Education card you may look secretly at one of them. Which place \
                     you looked at is public; what lies there is not.",
                    "*Regarder.* Chaque fois que vous jouez une carte Études, vous pouvez regarder en secret l’un \
                     d’eux. La place regardée est publique ; ce qui s’y trouve ne l’est pas.",
                ),
                T(
                    "*Taking.* When Education is scored squires take one coat each in rank order, best first. Discs on \
                     square 0 choose last, in turn order from the first player. The last coat is taken without a \
                     choice.",
                    "*Prendre.* Au décompte des Études, chaque écuyer prend un blason, dans l’ordre des rangs, le \
                     meilleur d’abord. Les pions restés au Départ choisissent en dernier, dans l’ordre du tour depuis \
                     le premier joueur. Le dernier blason se prend sans choix.",
                ),
                T(
                    "*Keeping.* When all have chosen, zeros are shown and returned; the −1 and the −3 are kept unseen \
                     by the others.",
                    "*Garder.* Quand tous ont choisi, les 0 sont montrés et rendus ; le −1 et le −3 se gardent, cachés \
                     aux autres.",
                ),
            ]),
            Fig(
                Figure::Row(&[
                    piece(Art::Coat(0)).named("1", "1"),
                    piece(Art::Coat(-3)).named("2", "2").out(),
                    piece(Art::Coat(0)).named("3", "3").best(),
                    piece(Art::Coat(-1)).named("4", "4"),
                ]),
                T(
                    "Four squires, so four coats. You looked at place 3 and know it is safe; the places themselves lie \
                     face down.",
                    "Quatre écuyers, donc quatre blasons. Vous avez regardé la place 3 et la savez sûre ; sur la \
                     table, tous sont face cachée.",
                ),
            ),
            Example(T(
                "You played two Education cards and looked at 3 (a 0) and 2 (−3). You are second to choose; the leader \
                 took 1. You take 3, and know that the −3 is still to be had.",
                "Vous avez joué deux cartes Études et regardé 3 (un 0) et 2 (−3). Vous choisissez en 2e ; le premier a \
                 pris 1. Vous prenez 3, et savez que le −3 attend encore quelqu’un.",
            )),
        ],
    },
    Section {
        id: "scrolls",
        title: T("<scroll> Scrolls", "<scroll> Rouleaux de parchemins"),
        blocks: &[
            Text(T(
                "Scrolls lie on squares 6 and 12 of King’s Service, and the track is scored when one is taken, not in \
                 rounds III and VI as such. {A32}",
                "Deux rouleaux attendent sur les cases 6 et 12 du Service du Roi, et la piste se décompte quand on en \
                 prend un, non aux manches III et VI en tant que telles. {A32}",
            )),
            List(&[
                T(
                    "*Taking.* After you play a King’s Service card, even on 12, your disc takes every scroll still \
                     lying on its square or below. A bonus move takes none.",
                    "*Prendre.* Après avoir joué une carte Service du Roi, même sur la case 12, votre pion prend tout \
                     rouleau resté sur sa case ou plus bas. Un déplacement bonus n’en prend pas.",
                ),
                T(
                    "*Scoring.* At the end of a round in which a scroll was taken, and only then, everyone gets one \
                     coat by the square of their disc, or two coats of that value if both scrolls were taken in that \
                     round. The squares are read in the track’s usual turn, after the Gallantry moves.",
                    "*Décompte.* À la fin d’une manche où un rouleau a été pris, et alors seulement, chacun reçoit un \
                     blason selon la case de son pion, ou deux blasons de cette valeur si les deux rouleaux ont été \
                     pris dans la manche. On lit les cases au rang habituel de la piste, après les déplacements de \
                     Galanterie.",
                ),
                T(
                    "*Return.* If scroll 12 was taken, both scrolls return and all discs go to 0, except after round \
                     VI. No other reset touches this track, neither the usual one [A14] nor the gentler one [A27].",
                    "*Retour.* Si le rouleau de la case 12 a été pris, les deux rouleaux reviennent et tous les pions \
                     retournent au Départ, sauf après la manche VI. Aucun autre retour ne touche cette piste, ni \
                     l’habituel [A14] ni l’adouci [A27].",
                ),
            ]),
            Table(
                &[T("Square", "Case"), same("0"), same("1–3"), same("4–5"), same("6–8"), same("9–11"), same("12")],
                &[&[T("Coat", "Blason"), same("–"), same("1"), same("2"), same("3"), same("4"), same("6")]],
            ),
            Example(T(
                "Anne plays a 3 from square 4 to 7 and takes scroll 6. Later Bruno plays a 5 from 7 to 12 and takes \
                 scroll 12. Both fell in one round: Anne gets two 3s, Bruno two 6s, Clara on 2 two 1s. Then the \
                 scrolls return and the discs go to 0.",
                "Anne joue un 3 de la case 4 à la case 7 et prend le rouleau de la case 6. Plus tard, Bruno joue un 5 \
                 de la case 7 à la case 12 et prend l’autre. Les deux dans la même manche : Anne reçoit deux 3, Bruno \
                 deux 6, Clara sur la case 2 deux 1. Puis les rouleaux reviennent et les pions retournent au Départ.",
            )),
        ],
    },
    Section {
        id: "glory",
        title: T("<em-glory> Glory", "<em-glory> Gloire (variante des Quêtes)"),
        blocks: &[
            Text(T(
                "Quests pay no coats. In round VI the first on Quests gets 1 point for each positive coat (from \
                 Jousts, Tournaments or King’s Service) it holds, the second 1 point for each pair; the last loses 1 \
                 point for each pair, and so does each disc on square 0. Pairs round down. If only one disc has left \
                 square 0 there is no second. The result is points, not coats, and it is counted before Charity. {A33}",
                "Les Quêtes ne rapportent pas de blasons. À la manche VI, le 1er des Quêtes gagne 1 point par blason \
                 positif (Joutes, Tournois ou Service du Roi) qu’il possède, le 2e 1 point par paire ; le dernier perd \
                 1 point par paire, et de même chaque pion resté au Départ. Les paires s’arrondissent vers le bas. Si \
                 un seul pion a quitté le Départ, il n’y a pas de 2e. Ce sont des points, non des blasons, et on les \
                 compte avant la Charité. {A33}",
            )),
            Example(T(
                "The first holds seven positive coats: +7. The second holds five: +2. The last holds four: −2.",
                "Le 1er a sept blasons positifs : +7. Le 2e en a cinq : +2. Le dernier en a quatre : −2.",
            )),
        ],
    },
    Section {
        id: "alms",
        title: T("<em-purse> Alms", "<em-purse> Aumône (variante de la Charité)"),
        blocks: &[
            Text(T(
                "Charity costs no coats. In round VI, after everything else, the first on Charity gives one negative \
                 Education coat of its choice to the last and takes from it two positive coats of value 3 or less, \
                 seeing them and choosing. With four squires or more the second then does the same with the second to \
                 last, taking one. {A34}",
                "La Charité ne coûte pas de blasons. À la manche VI, après tout le reste, le 1er de la Charité donne \
                 au dernier un blason négatif d’Études de son choix et lui prend deux blasons positifs de valeur 3 au \
                 plus, qu’il voit et choisit. À quatre écuyers ou plus, le 2e fait ensuite de même avec \
                 l’avant-dernier, en prenant un seul. {A34}",
            )),
            List(&[
                T(
                    "Giving comes before taking; both are compulsory as far as possible, and what is missing is \
                     skipped. The leader finishes before the second begins. Transfers are public.",
                    "On donne, puis on prend ; les deux sont obligatoires autant que possible, et ce qui manque est \
                     sauté. Le premier finit avant que le 2e commence. Les échanges sont publics.",
                ),
                T(
                    "If exactly one disc is on square 0, the second to last is the lowest of the others. If several \
                     are last on square 0, the leader picks which of them, and the second then picks among the rest of \
                     them.",
                    "Si un seul pion est resté au Départ, l’avant-dernier est le moins avancé des autres. Si plusieurs \
                     sont derniers au Départ, le premier choisit lequel, et le 2e choisit ensuite parmi les autres.",
                ),
                T("A squire on square 0 never takes.", "Un écuyer resté au Départ ne prend jamais."),
            ]),
            Example(T(
                "Anne leads Charity and holds a −3 and a −1. She gives the −3 to Bruno, who is last and holds 3, 2, 2 \
                 and 6, and takes the 3 and a 2 from him. The 6 is too large to be taken.",
                "Anne mène la Charité et a un −3 et un −1. Elle donne le −3 à Bruno, dernier, qui a 3, 2, 2 et 6, et \
                 lui prend le 3 et un 2. Le 6 est trop grand pour être pris.",
            )),
        ],
    },
];
