//! The lesson of The Blazons, in words.

use super::{Idea, i};

/// English.
pub const EN: &[Idea] = &[
    i(
        "Houses and tricks",
        "Everyone leads a house and holds the same eight people, from the rogue to the burgher, 7. There are three rounds of eight tricks. Most points win.",
        "",
    ),
    i(
        "Your blazons",
        "Before each player lie blazons. For each other house count its blazons face up before you, times the values of its cards in tricks you took. Only your best product counts.",
        "",
    ),
    i(
        "A trick",
        "Each lays one card, any card. The highest takes the trick. Your blazon is La Ferté’s, so you want Bors’s cards.",
        "lay the burgher, 7.",
    ),
    i(
        "The taker’s choice",
        "You took La Ferté’s 6. Who takes a trick turns a blazon face up, or takes one from the pool as it lies.",
        "take the first blazon of the pool.",
    ),
    i("Powers", "Low cards have powers. The steward exchanges two blazons.", "lay the steward, 5."),
    i(
        "An exchange",
        "A power is used even if another card takes the trick. Ysolde has a La Ferté blazon you want.",
        "exchange her open blazon for your first one.",
    ),
    i(
        "The rogue",
        "The rogue is worth nothing, but he takes the value or the power of another card.",
        "lay the rogue.",
    ),
    i("A theft", "Ysolde’s burgher is worth 7.", "take the 7: the trick is yours."),
    i("Turning", "You took La Ferté’s 4. Face-down blazons do not count.", "turn your second blazon."),
    i("The magistrate", "He sends another’s blazon into the pool.", "lay the magistrate, 3."),
    i(
        "Equals cancel",
        "Two 3s cancel each other, so Bors takes the trick with a 1!",
        "first use your power: send Bors’s third blazon away.",
    ),
    i("The minstrel", "Two 5s lie there and will cancel. The minstrel turns a blazon.", "lay the minstrel, 2."),
    i(
        "Taken with a 2",
        "The trick is yours again.",
        "turn your third blazon; then take Grandbois’s blazon from the pool.",
    ),
    i(
        "A lady",
        "Lady, burgher and monk have no power, only their value.",
        "lay the lady, 6, and take the second blazon of the pool.",
    ),
    i(
        "The last tricks",
        "The last card lays itself.",
        "lay the monk, 4; turn your fifth blazon, and after the last trick the sixth.",
    ),
    i(
        "How one wins",
        "La Ferté: three blazons face up, times 20 in your tricks, make 60. That is your best product and your score. Three rounds add up; most points win.",
        "",
    ),
    i(
        "The active monk",
        "A variant: the monk moves a blazon from one player to another. Bors still has his.",
        "lay the rogue.",
    ),
    i(
        "Taking a power",
        "Bors has laid the monk after you. The rogue may use its power instead of him.",
        "take the monk’s power.",
    ),
    i("Moving", "The power is yours now.", "move Ysolde’s open blazon to yourself."),
    i(
        "Helping oneself",
        "Variants with bourgeoisie cards: the ranking of a round gives each player one, for one use in the next. Announce it as you lay a card.",
        "choose the burgher, announce “take a monk from the trick”, lay it; then turn your first blazon.",
    ),
    i("A card for you", "You may take a card of this trick into your own pile.", "take Bors’s monk."),
    i(
        "Curious",
        "Another use: looking at face-down blazons, in secret.",
        "lay the burgher and announce a look at blazons, turn your first blazon, look at your second, and stop.",
    ),
    i(
        "Consulting",
        "In this variant nobody may look through past tricks.",
        "lay the burgher and turn your first blazon.",
    ),
    i(
        "With the card one may",
        "The third use: looking through tricks.",
        "lay the lady and announce a look through tricks, look at your first trick, and stop.",
    ),
];

/// French.
pub const FR: &[Idea] = &[
    i(
        "Maisons et plis",
        "Chacun mène une maison et tient les huit mêmes personnages, du malandrin au bourgeois, 7. Il y a trois manches de huit plis. Le plus de points gagne.",
        "",
    ),
    i(
        "Vos blasons",
        "Devant chacun il y a des blasons. Pour chaque autre maison comptez ses blasons visibles devant vous, fois les valeurs de ses cartes dans vos plis. Seul votre meilleur produit compte.",
        "",
    ),
    i(
        "Un pli",
        "Chacun pose une carte, n’importe laquelle. La plus haute prend le pli. Votre blason est de La Ferté : il vous faut les cartes de Bohort.",
        "posez le bourgeois, 7.",
    ),
    i(
        "Le choix du preneur",
        "Vous avez pris le 6 de La Ferté. Qui prend un pli retourne un blason, ou en prend un à la pioche tel quel.",
        "prenez le premier blason de la pioche.",
    ),
    i(
        "Les pouvoirs",
        "Les petites cartes ont des pouvoirs. L’intendant échange deux blasons.",
        "posez l’intendant, 5.",
    ),
    i(
        "Un échange",
        "Un pouvoir sert même si une autre carte prend le pli. Yseult a un blason de La Ferté qu’il vous faut.",
        "échangez son blason visible contre votre premier.",
    ),
    i(
        "Le malandrin",
        "Le malandrin ne vaut rien, mais il prend la valeur ou le pouvoir d’une autre carte.",
        "posez le malandrin.",
    ),
    i("Un vol", "Le bourgeois d’Yseult vaut 7.", "prenez le 7 : le pli est à vous."),
    i(
        "Retourner",
        "Vous avez pris le 4 de La Ferté. Les blasons cachés ne comptent pas.",
        "retournez votre deuxième blason.",
    ),
    i("Le magistrat", "Il envoie le blason d’un autre à la pioche.", "posez le magistrat, 3."),
    i(
        "Les égaux s’annulent",
        "Deux 3 s’annulent, donc Bohort prend le pli avec un 1 !",
        "usez d’abord de votre pouvoir : renvoyez le troisième blason de Bohort.",
    ),
    i("Le ménétrier", "Deux 5 sont là et vont s’annuler. Le ménétrier retourne un blason.", "posez le ménétrier, 2."),
    i(
        "Pris avec un 2",
        "Le pli est encore à vous.",
        "retournez votre troisième blason ; prenez ensuite celui de Grandbois à la pioche.",
    ),
    i(
        "La bourgeoise",
        "Bourgeoise, bourgeois et religieux n’ont pas de pouvoir, seulement leur valeur.",
        "posez la bourgeoise, 6, et prenez le deuxième blason de la pioche.",
    ),
    i(
        "Les derniers plis",
        "La dernière carte se pose seule.",
        "posez le religieux, 4 ; retournez votre cinquième blason et, après le dernier pli, le sixième.",
    ),
    i(
        "Comment on gagne",
        "La Ferté : trois blasons visibles, fois 20 dans vos plis, font 60. C’est votre meilleur produit et votre score. Trois manches s’ajoutent ; le plus de points gagne.",
        "",
    ),
    i(
        "Le religieux actif",
        "Une variante : le religieux déplace un blason d’un joueur à un autre. Bohort a encore le sien.",
        "posez le malandrin.",
    ),
    i(
        "Prendre un pouvoir",
        "Bohort a posé le religieux après vous. Le malandrin peut user de ce pouvoir à sa place.",
        "prenez le pouvoir du religieux.",
    ),
    i("Déplacer", "Le pouvoir est à vous.", "déplacez vers vous le blason visible d’Yseult."),
    i(
        "Se servir",
        "Variantes avec cartes de bourgeoisie : le classement d’une manche en donne une à chacun, pour un usage à la suivante. Annoncez-le en posant une carte.",
        "choisissez le bourgeois, annoncez « prendre un religieux du pli », posez-le ; retournez ensuite votre premier blason.",
    ),
    i(
        "Une carte pour vous",
        "Vous pouvez prendre une carte de ce pli dans votre tas.",
        "prenez le religieux de Bohort.",
    ),
    i(
        "Curieux",
        "Un autre usage : regarder des blasons cachés, en secret.",
        "posez le bourgeois en annonçant un regard sur des blasons, retournez votre premier blason, regardez le deuxième, et arrêtez.",
    ),
    i(
        "Consulter",
        "Avec cette variante personne ne peut revoir les plis passés.",
        "posez le bourgeois et retournez votre premier blason.",
    ),
    i(
        "Avec la carte on peut",
        "Le troisième usage : revoir des plis.",
        "posez la bourgeoise en annonçant de consulter des plis, voyez votre premier pli, et arrêtez.",
    ),
];
