//! The eight characters and what their powers do, the rogue above all.

use super::super::Block::{Example, Figure as Fig, List, Table, Text};
use super::super::{Art, Figure, Section, T, piece};
use crate::scene::Tincture::{Azure, Gules, Or, Purpure, Vert};

/// The powers.
pub const POWERS: &[Section] = &[
    Section {
        id: "characters",
        title: T("Seven plain characters", "Sept personnages simples"),
        blocks: &[
            Table(
                &[T("Character", "Personnage"), T("What it does", "Ce qu’il fait")],
                &[
                    &[
                        T("<pp-peasant> Peasant 1", "<pp-peasant> Manant 1"),
                        T(
                            "Take a blazon from the pool, as it lies, and put it before yourself. {B12}",
                            "Prenez un blason de la pioche, en l’état, et posez-le devant vous. {B12}",
                        ),
                    ],
                    &[
                        T("<pp-minstrel> Minstrel 2", "<pp-minstrel> Ménétrier 2"),
                        T(
                            "Turn one face-down blazon face up: before anyone, yourself included, or in the pool. \
                             {B13}",
                            "Rendez visible un blason caché : devant n’importe qui, vous compris, ou à la pioche. \
                             {B13}",
                        ),
                    ],
                    &[
                        T("<pp-magistrate> Magistrate 3", "<pp-magistrate> Magistrat 3"),
                        T(
                            "Put one blazon of another player into the pool, as it lies. {B14}",
                            "Mettez à la pioche un blason d’un autre joueur, en l’état. {B14}",
                        ),
                    ],
                    &[
                        T("<pp-steward> Steward 5", "<pp-steward> Intendant 5"),
                        T(
                            "Exchange two blazons from different places: any two players, yourself included, or a \
                             player and the pool. Each stays as it lies. {B15}",
                            "Échangez deux blasons de lieux différents : deux joueurs quelconques, vous compris, ou un \
                             joueur et la pioche. Chacun reste en l’état. {B15}",
                        ),
                    ],
                    &[
                        T("<pp-monk> Monk 4", "<pp-monk> Religieux 4"),
                        T(
                            "No power; [monk|variant 4] gives him one. {B16}",
                            "Aucun pouvoir ; la [monk|variante 4] lui en donne un. {B16}",
                        ),
                    ],
                    &[T("<pp-lady> Lady 6", "<pp-lady> Bourgeoise 6"), T("No power [B16].", "Aucun pouvoir [B16].")],
                    &[
                        T("<pp-burgher> Burgher 7", "<pp-burgher> Bourgeois 7"),
                        T("No power [B16].", "Aucun pouvoir [B16]."),
                    ],
                ],
            ),
            Text(T(
                "*As it lies* means: a face-up blazon stays face up, a face-down one stays face down and unseen.",
                "*En l’état* veut dire : un blason visible reste visible, un blason caché reste caché et inconnu.",
            )),
        ],
    },
    Section {
        id: "rogue",
        title: T("<pp-rogue> The rogue", "<pp-rogue> Le malandrin"),
        blocks: &[
            Text(T(
                "At its place in the order its player chooses one card laid in this trick and takes *either its value \
                 or its power*. {B17}",
                "À sa place dans l’ordre de pose, son joueur choisit une carte posée dans ce pli et prend *soit sa \
                 valeur, soit son pouvoir*. {B17}",
            )),
            List(&[
                T(
                    "*Value.* The rogue now has that value, and the card it took it from counts ✶: they swap. The \
                     rogue names a card and gets its printed value from whoever bears it now, and that bearer becomes \
                     ✶; so of two thefts the later wins. Naming an earlier rogue takes what it bears now. Swaps last \
                     for the trick; scoring reads printed values. {B18}",
                    "*La valeur.* Le malandrin a désormais cette valeur, et la carte à qui il l’a prise vaut ✶ : ils \
                     échangent. Le malandrin désigne une carte et reçoit sa valeur imprimée de qui la porte à présent, \
                     et ce porteur devient ✶ ; de deux vols, le second l’emporte donc. Désigner un malandrin antérieur \
                     prend ce qu’il porte à présent. L’échange dure le temps du pli ; le décompte lit les valeurs \
                     imprimées. {B18}",
                ),
                T(
                    "*Power.* Only a card later in the order that has a power may be robbed of it. Earlier and later \
                     are counted from the place whose moment it is. When that card’s moment comes the rogue’s player \
                     uses the power instead of its owner, and “yourself” then means the thief. If two rogues choose \
                     the same power the later choice has it and the earlier gets nothing. A power that the thief \
                     cannot use is lost. A card robbed of its power keeps its value, and the reverse. {B19}",
                    "*Le pouvoir.* On ne peut prendre que celui d’une carte posée plus tard et qui en a un. Plus tôt \
                     et plus tard se comptent depuis la place dont c’est le moment. Quand vient le moment de cette \
                     carte, le joueur du malandrin exerce le pouvoir à la place de son propriétaire, et « vous » \
                     désigne alors le voleur. Si deux malandrins choisissent le même pouvoir, le second choix l’a et \
                     le premier n’a rien. Un pouvoir que le voleur ne peut exercer est perdu. Une carte privée de son \
                     pouvoir garde sa valeur, et inversement. {B19}",
                ),
                T(
                    "*A later rogue* can be chosen only for its choice, which is then taken over: when its moment \
                     comes the first rogue’s player chooses in its place, for the first rogue’s card, among what is \
                     left then, itself or a still later rogue included. If two choose the same rogue the later choice \
                     has it. The robbed rogue stays ✶ and chooses nothing. {B20}",
                    "*Un malandrin posé plus tard* ne peut être choisi que pour son choix, qui change alors de main : \
                     quand vient son moment, le joueur du premier malandrin choisit à sa place, pour la carte du \
                     premier, parmi ce qui reste alors, lui-même ou un malandrin encore plus tardif compris. Si deux \
                     choisissent le même malandrin, le second choix l’a. Le malandrin volé reste ✶ et ne choisit rien. \
                     {B20}",
                ),
                T(
                    "*Itself.* A rogue may choose itself and stay ✶. It then takes the trick only when ✶ is the next \
                     value to look at, that is when all other cards share one value: 6, 6, ✶, but not 7, 7, 5, 5, ✶. \
                     Naming any rogue that is ✶ leaves the chooser ✶. {B21}",
                    "*Lui-même.* Un malandrin peut se choisir et rester ✶. Il ne fait alors le pli que si ✶ est la \
                     valeur suivante, c’est-à-dire si toutes les autres cartes partagent une même valeur : 6, 6, ✶, \
                     mais non 7, 7, 5, 5, ✶. Désigner un malandrin qui vaut ✶ laisse ✶ qui choisit. {B21}",
                ),
                T(
                    "With 6, 6, ✶, ✶ nobody takes the trick, whatever the rogues choose. {B22}",
                    "Avec 6, 6, ✶, ✶, personne ne fait le pli, quoi que choisissent les malandrins. {B22}",
                ),
            ]),
            Fig(
                Figure::Row(&[
                    piece(Art::Character("5", "pp-steward", Azure)).named("becomes ✶", "devient ✶").out(),
                    piece(Art::Character("", "pp-rogue", Or)).named("has 5", "vaut 5").best(),
                    piece(Art::Character("3", "pp-magistrate", Gules)).named("3", "3"),
                ]),
                T(
                    "5, ✶, 3 in this order. The rogue may take the value 5 and win the trick, or the magistrate’s \
                     power; not the steward’s, which is already used.",
                    "5, ✶, 3 dans cet ordre. Le malandrin peut prendre la valeur 5 et faire le pli, ou le pouvoir du \
                     magistrat ; pas celui de l’intendant, déjà exercé.",
                ),
            ),
            Fig(
                Figure::Row(&[
                    piece(Art::Character("", "pp-rogue", Gules)).named("1st rogue: ✶", "1er malandrin : ✶"),
                    piece(Art::Character("5", "pp-steward", Vert)).named("✶", "✶").out(),
                    piece(Art::Character("", "pp-rogue", Purpure)).named("2nd rogue: 5", "2e malandrin : 5").best(),
                    piece(Art::Character("2", "pp-minstrel", Azure)).named("2", "2"),
                ]),
                T(
                    "✶, 5, ✶, 2: if both rogues take the value 5 the second wins the trick. The first had better \
                     choose the second rogue, and so choose in its place.",
                    "✶, 5, ✶, 2 : si les deux malandrins prennent la valeur 5, le second fait le pli. Le premier \
                     ferait mieux de choisir le second, pour choisir à sa place.",
                ),
            ),
            Example(T(
                "With 6, 6, ✶ a rogue that steals a 6 hands the trick to that 6’s owner: rogue and other 6 cancel, and \
                 the robbed card, now ✶, is next. If the rogue chooses itself, the two 6s cancel and the rogue takes \
                 the trick.",
                "Avec 6, 6, ✶, un malandrin qui vole un 6 donne le pli au propriétaire de ce 6 : le malandrin et \
                 l’autre 6 s’annulent, et la carte volée, devenue ✶, vient ensuite. S’il se choisit lui-même, les deux \
                 6 s’annulent et le malandrin fait le pli.",
            )),
        ],
    },
];
