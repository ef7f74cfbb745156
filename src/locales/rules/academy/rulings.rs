//! What the rulebook leaves open and how we decided, and the words of the game.

use super::super::Block::{Ruling, Text, Word};
use super::super::{Section, T};

/// Rulings and glossary.
pub const REFERENCE: &[Section] = &[
    Section {
        id: "rulings",
        title: T("Rulings", "Décisions"),
        blocks: &[
            Text(T(
                "Where the rulebook leaves a point open we had to decide. Each decision with its reason:",
                "Là où la règle laisse un point ouvert, il a fallu décider. Chaque décision, avec sa raison :",
            )),
            Ruling(
                "A4",
                T("Coats never run out.", "Les blasons ne s’épuisent jamais."),
                T(
                    "How many are in the box should not decide who scores.",
                    "Leur nombre dans la boîte ne doit pas décider qui marque.",
                ),
            ),
            Ruling(
                "A19",
                T(
                    "A track on which the disc cannot move is not offered for a bonus.",
                    "Une piste où le pion ne peut avancer n’est pas proposée pour un bonus.",
                ),
                T(
                    "The move is compulsory, so it has to move something.",
                    "Le déplacement est obligatoire : il doit déplacer quelque chose.",
                ),
            ),
            Ruling(
                "A24",
                T(
                    "Level on points and all on square 0 of Gallantry: they share the win.",
                    "À égalité de points et tous au Départ de la Galanterie : ils partagent la victoire.",
                ),
                T("On square 0 there is no order to read.", "Au Départ, il n’y a pas d’ordre à lire."),
            ),
            Ruling(
                "A25",
                T(
                    "A lift is offered only where it changes something; in Lancelot only for the discs of the round’s \
                     first squire.",
                    "On ne propose de lever un pion que là où cela change quelque chose ; à Lancelot, seulement pour \
                     le premier écuyer de la manche.",
                ),
                T(
                    "A choice without effect is no choice, and one lift a round belongs to one squire.",
                    "Un choix sans effet n’en est pas un, et ce droit, un par manche, appartient à un seul écuyer.",
                ),
            ),
            Ruling(
                "A26",
                T("With three squires the third does not step back.", "À trois écuyers, le 3e ne recule pas."),
                T("It gained nothing, so it pays nothing.", "Il n’a rien gagné, il ne paie donc rien."),
            ),
            Ruling(
                "A27",
                T(
                    "In the gentler reset all discs on square 0 stay, the next one goes to 1, and no disc ever moves \
                     forward.",
                    "Au retour adouci, tous les pions au Départ y restent, le suivant va sur la case 1, et aucun pion \
                     n’avance jamais.",
                ),
                T(
                    "A reset takes progress away and keeps the order; it should reward nobody.",
                    "Un retour retire de l’avance et garde l’ordre ; il ne doit récompenser personne.",
                ),
            ),
            Ruling(
                "A28",
                T(
                    "Once the Cup has moved there is no centre square.",
                    "Une fois la Coupe déplacée, il n’y a plus de centre.",
                ),
                T(
                    "There are only cups to stand on, so a side always leads.",
                    "La Coupe ne peut se poser que sur une coupe : un camp mène toujours.",
                ),
            ),
            Ruling(
                "A29",
                T(
                    "With the Cup untouched both knights pay 5, 3, 1.",
                    "Si la Coupe n’a pas bougé, les deux chevaliers rapportent 5, 3, 1.",
                ),
                T("Neither has won the duel.", "Aucun n’a gagné le duel."),
            ),
            Ruling(
                "A31",
                T(
                    "Discs on square 0 choose from the codex last, in turn order.",
                    "Les pions restés au Départ choisissent en dernier au codex, dans l’ordre du tour.",
                ),
                T(
                    "They are last together, and somebody has to go first.",
                    "Ils sont derniers ensemble, et il faut bien commencer par quelqu’un.",
                ),
            ),
            Ruling(
                "A32",
                T(
                    "A bonus move takes no scroll, and no other reset touches the track.",
                    "Un déplacement bonus ne prend pas de rouleau, et aucun autre retour ne touche la piste.",
                ),
                T(
                    "Scrolls belong to cards, and the variant brings its own reset.",
                    "Les rouleaux sont liés aux cartes, et la variante a son propre retour.",
                ),
            ),
            Ruling(
                "A33",
                T("Glory is counted before Charity.", "La Gloire se compte avant la Charité."),
                T(
                    "It follows the order of the tracks, before alms change hands.",
                    "Elle suit l’ordre des pistes, avant que l’aumône ne change les mains.",
                ),
            ),
            Ruling(
                "A34",
                T(
                    "If several are last on square 0 the leader picks one, and the second another of them.",
                    "Si plusieurs sont derniers au Départ, le premier en choisit un, et le 2e un autre.",
                ),
                T(
                    "Nobody should be asked twice, and the generous choose.",
                    "Personne ne doit payer deux fois, et c’est le généreux qui choisit.",
                ),
            ),
            Ruling(
                "A35",
                T(
                    "Karadoc never looks into the codex; his bet is blind, and his alms are drawn at random.",
                    "Karadoc ne consulte jamais le codex ; son pari est aveugle, et son aumône tirée au hasard.",
                ),
                T(
                    "Who decides for him must not learn his secrets.",
                    "Qui décide pour lui ne doit pas apprendre ses secrets.",
                ),
            ),
        ],
    },
    Section {
        id: "glossary",
        title: T("Glossary", "Glossaire"),
        blocks: &[
            Word(
                T("Alms", "Aumône"),
                T(
                    "The variant of Charity: give a penalty, take coats.",
                    "La variante de la Charité : donner un malus, prendre des blasons.",
                ),
            ),
            Word(T("Bonus", "Bonus"), T("The move that Gallantry pays.", "Le déplacement que rapporte la Galanterie.")),
            Word(
                T("Coat", "Blason"),
                T("A coat of arms: points won or lost.", "Des points de Chevalerie gagnés ou perdus."),
            ),
            Word(
                T("Combat card", "Carte de combat"),
                T("A card for Jousts or Tournaments.", "Une carte à double emploi, Joutes ou Tournois."),
            ),
            Word(T("Disc", "Pion"), T("Your marker on a track.", "Votre marque sur une piste.")),
            Word(
                T("Excalibur", "Excalibur"),
                T(
                    "Marks the first player of the round.",
                    "Désigne le premier joueur de la manche, que la règle surnomme le « fayot ».",
                ),
            ),
            Word(
                T("First player", "Premier joueur"),
                T("The holder of Excalibur; plays first.", "Le détenteur d’Excalibur ; il joue le premier."),
            ),
            Word(
                T("Lap", "Tour de piste"),
                T("Once round a track’s 20 squares.", "Une fois les 20 cases d’une piste."),
            ),
            Word(
                T("Packet", "Paquet"),
                T("The cards that go round in the draft.", "Les cartes qui circulent à l’échange."),
            ),
            Word(
                T("Progress", "Avance"),
                T(
                    "How many squares a disc has gone in all, laps included.",
                    "Le nombre de cases parcourues en tout, tours compris.",
                ),
            ),
            Word(
                T("Round", "Manche"),
                T(
                    "One of six, from deal to passing Excalibur.",
                    "L’un des six tours de jeu, de la distribution au passage d’Excalibur.",
                ),
            ),
            Word(
                T("Square 0", "Départ"),
                T("The start of a track; there is no stack on it.", "La case 0 d’une piste ; on n’y empile pas."),
            ),
            Word(
                T("Squire", "Écuyer"),
                T(
                    "A coloured set of discs. A player has one, in Lancelot two.",
                    "Un jeu de pions d’une couleur. Un joueur en a un, deux à Lancelot.",
                ),
            ),
            Word(
                T("Stack", "Pile"),
                T(
                    "Discs on one square, in the order they arrived; the top one is ahead.",
                    "Des pions sur une case, dans l’ordre d’arrivée ; celui du dessus est devant.",
                ),
            ),
            Word(T("Track", "Piste"), T("One of the seven trainings.", "L’un des sept Entraînements.")),
        ],
    },
];
