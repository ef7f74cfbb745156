//! The lesson of The Tourney, in words.

use super::{Idea, i};

/// English.
pub const EN: &[Idea] = &[
    i(
        "Tokens win",
        "Whoever is last to stay in a tournament wins its token. With two or three players, the first with five different tokens wins the game; with four or five players, four are enough.",
        "",
    ),
    i(
        "The weapon",
        "You begin, so you name the weapon. You need a card of its colour, or a white supporter.",
        "name blue, the axe.",
    ),
    i(
        "The highest stays",
        "Draw one card, then play as many as you like. To stay in, your total must be higher than everyone else’s.",
        "play the blue 4, then end your turn.",
    ),
    i(
        "Supporters",
        "Bors has 5. White squires and maidens fit every weapon.",
        "play the squire 2: you have 6. End your turn.",
    ),
    i(
        "Action cards",
        "Bors has 8. Riposte takes the card he played last and adds it to yours.",
        "play Riposte on Bors, then end your turn.",
    ),
    i(
        "Purple pays best",
        "Bors gave up: the blue token is yours, and you begin again. Whoever wins a purple tournament may choose the token’s colour.",
        "name purple, play the 5, and end your turn.",
    ),
    i("A token of your choice", "Bors has 7.", "play the purple 7 and end your turn. Then take the red token."),
    i(
        "A new tournament",
        "After a purple tournament purple may not be named at once.",
        "name yellow, play the 2, and end your turn.",
    ),
    i(
        "The maiden",
        "The maiden is worth 6. But who gives up with her in the display gives a token back.",
        "play the maiden and the squire 2, then end your turn.",
    ),
    i(
        "Giving up",
        "Bors took your squire and has 10. You may give up at any time: your cards on the table are lost, those in your hand are not. See what the maiden costs.",
        "withdraw, and give back the red token.",
    ),
    i(
        "How one wins",
        "Five different tokens, four in a large company. It is no shame to give up early and save good cards for a token you need.",
        "",
    ),
    i("The same value twice", "Bors has a red 3.", "play red 4, 3 and 4, then end your turn."),
    i(
        "Lancelot",
        "Bors plays Adapt: everyone keeps one card of each value. You hold Lancelot, who can cancel any action card. Save him for something worse.",
        "let it stand.",
    ),
    i("Keeping one", "Of your two 4s one stays.", "keep the later one."),
    i("The answer", "Bors has 8.", "play the red 5 and end your turn."),
    i("Now!", "Bors wants to take your 5 with a Riposte.", "play Lancelot."),
];

/// French.
pub const FR: &[Idea] = &[
    i(
        "Les jetons gagnent",
        "Le dernier en lice gagne le jeton du tournoi. À deux ou trois, le premier qui a cinq jetons différents gagne la partie ; à quatre ou cinq, quatre suffisent.",
        "",
    ),
    i(
        "L’arme",
        "Vous débutez, donc vous nommez l’arme. Il faut une carte de sa couleur, ou un soutien blanc.",
        "nommez le bleu, la hache.",
    ),
    i(
        "Le plus haut reste",
        "Tirez une carte, puis jouez-en autant que vous voulez. Pour rester, votre total doit dépasser tous les autres.",
        "jouez le 4 bleu, puis finissez le tour.",
    ),
    i(
        "Les soutiens",
        "Bohort a 5. Les écuyers et les dames, blancs, vont avec toute arme.",
        "jouez l’écuyer 2 : vous avez 6. Finissez le tour.",
    ),
    i(
        "Les cartes d’action",
        "Bohort a 8. La Riposte prend la dernière carte qu’il a jouée et l’ajoute aux vôtres.",
        "jouez la Riposte sur Bohort, puis finissez le tour.",
    ),
    i(
        "Le violet paie le mieux",
        "Bohort abandonne : le jeton bleu est à vous, et vous débutez encore. Qui gagne un tournoi violet choisit la couleur du jeton.",
        "nommez le violet, jouez le 5, et finissez le tour.",
    ),
    i("Un jeton au choix", "Bohort a 7.", "jouez le 7 violet et finissez le tour. Prenez ensuite le jeton rouge."),
    i(
        "Un nouveau tournoi",
        "Après un tournoi violet, on ne peut nommer aussitôt le violet.",
        "nommez le jaune, jouez le 2, et finissez le tour.",
    ),
    i(
        "La dame",
        "La dame vaut 6. Mais qui abandonne avec elle rend un jeton.",
        "jouez la dame et l’écuyer 2, puis finissez le tour.",
    ),
    i(
        "Abandonner",
        "Bohort a pris votre écuyer et a 10. On peut abandonner à tout moment : les cartes posées sont perdues, pas celles de la main. Voyez ce que coûte la dame.",
        "abandonnez, et rendez le jeton rouge.",
    ),
    i(
        "Comment on gagne",
        "Cinq jetons différents, quatre en grande compagnie. Il n’y a pas de honte à abandonner tôt et à garder de bonnes cartes pour un jeton qui vous manque.",
        "",
    ),
    i("Deux fois la même valeur", "Bohort a un 3 rouge.", "jouez les rouges 4, 3 et 4, puis finissez le tour."),
    i(
        "Lancelot",
        "Bohort joue l’Adaptation : chacun garde une carte de chaque valeur. Vous tenez Lancelot, qui annule toute carte d’action. Gardez-le pour pire.",
        "laissez faire.",
    ),
    i("En garder une", "De vos deux 4 il en reste un.", "gardez le plus récent."),
    i("La réponse", "Bohort a 8.", "jouez le 5 rouge et finissez le tour."),
    i("Maintenant !", "Bohort veut prendre votre 5 d’une Riposte.", "jouez Lancelot."),
];
