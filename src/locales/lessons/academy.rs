//! The lesson of The Academy, in words.

use super::{Idea, i};

/// English.
pub const EN: &[Idea] = &[
    i(
        "Seven trainings",
        "You are a squire. Each lane is a training, and in each you have one disc: the red lion. After six rounds the squire with the most points is knighted.",
        "",
    ),
    i(
        "Your hand",
        "You hold five cards. You play four of them, one at a time, in turn with Bors and Ysolde. The fifth is never played.",
        "",
    ),
    i(
        "Moving a disc",
        "A card moves your disc in its training by its number. Quests pay 17 points to the first and 10 to the second, but only once, after round VI.",
        "press the card Quests 4, then play it.",
    ),
    i(
        "On top is ahead",
        "A combat card goes on Jousts or Tournaments. On Tournaments Bors and Ysolde share square 4. Land on top of them: who is on top is ahead.",
        "play Combat 4 on Tournaments.",
    ),
    i(
        "Points each round",
        "Jousts and Tournaments pay 3 points to the first and 2 to the second, every round. You lead on Jousts: make sure of it.",
        "play Combat 3 on Jousts.",
    ),
    i(
        "King’s Service",
        "Here nobody needs to be first. In rounds III and VI square 6 brings 6 points and square 12 brings 12, to everyone.",
        "play King’s Service 3: it takes you to square 6.",
    ),
    i(
        "Gallantry’s bonus",
        "All have played. Gallantry pays in moves: 3 squares for the first, 2 for the second, on any one lane. You are first, and on Tournaments Bors has passed you.",
        "move 3 squares on Tournaments, on top of Bors.",
    ),
    i(
        "Coats of arms",
        "You won 3 points on Jousts and 3 on Tournaments. On Education the last loses 3, the one before loses 1. Charity does so once, at the end: −10 and −5.",
        "",
    ),
    i(
        "Passing the cards",
        "A new round. Keep one card, pass the others to your neighbour, and choose from what comes to you.",
        "keep Combat 5.",
    ),
    i(
        "Choosing again",
        "Cards go round until everyone has five. What you pass on helps a neighbour: look at what they need.",
        "keep three more cards.",
    ),
    i(
        "How one wins",
        "On square 0 nothing is ever won. After round III five lanes begin again; Quests and Charity stay. Past square 20 a disc goes round once more and stays ahead. Most points win; a tie goes to who is ahead on Gallantry.",
        "",
    ),
    i(
        "The Secret Codex",
        "A variant: Education’s penalties lie face down. Who plays an Education card may look at one of them.",
        "look at place 1.",
    ),
    i(
        "Excalibur’s lift",
        "An advanced rule: before scoring the first player may lift one disc to the top of its stack. Bors stands on you on Education.",
        "lift your disc on Education.",
    ),
    i(
        "Taking from the codex",
        "The best on Education takes first. You have seen −1 on place 1, and Ysolde took place 2.",
        "take place 3.",
    ),
    i(
        "The bet",
        "Another variant: everyone names a lane. If you are ranked on Gallantry you move there by 3, 2 or 1 for each card you play on it.",
        "name Quests.",
    ),
    i(
        "Lancelot: two piles",
        "A game for two, with two squires each. Part your six cards into two piles of three; Bors will choose one.",
        "put Combat 4, Combat 4 and Charity 3 into one pile.",
    ),
    i(
        "Taking a pile",
        "Now you see all four piles. Take one of Bors’s; he keeps the other, and takes one of yours.",
        "take the pile with Combat 5.",
    ),
    i(
        "Giving the cards",
        "Give three cards to each of your squires.",
        "give Gallantry 3, Combat 5 and Combat 4 to the first.",
    ),
    i("Three in a row", "A squire plays all three cards in a row, in any order.", "play Combat 4 on Tournaments."),
    i(
        "Alms",
        "A variant at the very end: who leads Charity gives a penalty to the last, and takes coats from them. Two squires are last: you choose.",
        "give alms to Bors.",
    ),
    i("A gift", "You give one of your Education coats.", "give −3."),
    i("And a return", "You take two coats worth 3 or less.", "take a 3, and another 3."),
];

/// French.
pub const FR: &[Idea] = &[
    i(
        "Sept entraînements",
        "Vous êtes écuyer. Chaque piste est un entraînement, et vous y avez un pion : le lion rouge. Après six manches l’écuyer qui a le plus de points est adoubé.",
        "",
    ),
    i(
        "Votre main",
        "Vous avez cinq cartes. Vous en jouez quatre, une à la fois, à tour de rôle avec Bohort et Yseult. La cinquième ne se joue jamais.",
        "",
    ),
    i(
        "Avancer un pion",
        "Une carte avance votre pion sur sa piste, d’autant de cases que son chiffre. Les Quêtes rapportent 17 points au premier et 10 au deuxième, mais une seule fois, après la manche VI.",
        "pressez la carte Quêtes 4, puis jouez-la.",
    ),
    i(
        "Au-dessus, c’est devant",
        "Une carte de combat va aux Joutes ou aux Tournois. Aux Tournois Bohort et Yseult partagent la case 4. Arrivez sur eux : qui est au-dessus est devant.",
        "jouez Combat 4 aux Tournois.",
    ),
    i(
        "Des points à chaque manche",
        "Joutes et Tournois rapportent 3 points au premier et 2 au deuxième, à chaque manche. Vous menez aux Joutes : assurez-vous-en.",
        "jouez Combat 3 aux Joutes.",
    ),
    i(
        "Le Service du Roi",
        "Ici nul besoin d’être premier. Aux manches III et VI la case 6 rapporte 6 points et la case 12 en rapporte 12, à chacun.",
        "jouez Service du Roi 3 : il vous mène à la case 6.",
    ),
    i(
        "Le bonus de la Galanterie",
        "Tous ont joué. La Galanterie paie en cases : 3 pour le premier, 2 pour le deuxième, sur la piste de son choix. Vous êtes premier, et aux Tournois Bohort vous a dépassé.",
        "avancez de 3 cases aux Tournois, sur Bohort.",
    ),
    i(
        "Les blasons",
        "Vous gagnez 3 points aux Joutes et 3 aux Tournois. Aux Études le dernier perd 3, l’avant-dernier perd 1. La Charité fait de même une fois, à la fin : −10 et −5.",
        "",
    ),
    i(
        "Passer les cartes",
        "Une nouvelle manche. Gardez une carte, passez les autres à votre voisin, et choisissez dans ce qui vous arrive.",
        "gardez Combat 5.",
    ),
    i(
        "Choisir encore",
        "Les cartes tournent jusqu’à ce que chacun en ait cinq. Ce que vous passez aide un voisin : voyez ce qu’il lui faut.",
        "gardez encore trois cartes.",
    ),
    i(
        "Comment on gagne",
        "Sur la case 0 on ne gagne jamais rien. Après la manche III cinq pistes recommencent ; Quêtes et Charité restent. Passé la case 20 un pion refait un tour et reste devant. Le plus de points gagne ; à égalité, qui est devant à la Galanterie.",
        "",
    ),
    i(
        "Le Codex secret",
        "Une variante : les pénalités des Études sont face cachée. Qui joue une carte Études peut en regarder une.",
        "regardez la place 1.",
    ),
    i(
        "Excalibur relève",
        "Une règle avancée : avant le décompte le premier joueur peut mettre un pion au sommet de sa pile. Aux Études Bohort est sur vous.",
        "levez votre pion aux Études.",
    ),
    i(
        "Prendre au codex",
        "Le meilleur aux Études prend d’abord. Vous avez vu −1 à la place 1, et Yseult a pris la place 2.",
        "prenez la place 3.",
    ),
    i(
        "Le pari",
        "Une autre variante : chacun nomme une piste. Classé à la Galanterie, on y avance de 3, 2 ou 1 pour chaque carte qu’on y joue.",
        "nommez les Quêtes.",
    ),
    i(
        "Lancelot : deux tas",
        "Un jeu à deux, avec deux écuyers chacun. Partagez vos six cartes en deux tas de trois ; Bohort en choisira un.",
        "mettez Combat 4, Combat 4 et Charité 3 dans un tas.",
    ),
    i(
        "Prendre un tas",
        "Vous voyez les quatre tas. Prenez-en un à Bohort ; il garde l’autre, et en prend un à vous.",
        "prenez le tas avec Combat 5.",
    ),
    i(
        "Donner les cartes",
        "Donnez trois cartes à chacun de vos écuyers.",
        "donnez Galanterie 3, Combat 5 et Combat 4 au premier.",
    ),
    i(
        "Trois de suite",
        "Un écuyer joue ses trois cartes de suite, dans l’ordre qu’il veut.",
        "jouez Combat 4 aux Tournois.",
    ),
    i(
        "L’aumône",
        "Une variante, tout à la fin : qui mène à la Charité donne une pénalité au dernier et lui prend des blasons. Deux sont derniers : choisissez.",
        "faites l’aumône à Bohort.",
    ),
    i("Un don", "Vous donnez un de vos blasons d’Études.", "donnez −3."),
    i("Et un retour", "Vous prenez deux blasons qui valent 3 au plus.", "prenez un 3, puis un autre 3."),
];
