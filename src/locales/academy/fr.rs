//! The Academy's table in French.

use super::{Academy, Aid, Bar, Change, Count, End, Hand, Lanes, Log, Panel, Rail, ScoringTexts};
use crate::bots::Level;
use crate::games::academy::{Illegal, Moment, Why};
use crate::scene::Tincture;

/// French.
pub const FR: Academy = Academy {
    title: "L’Académie",
    count: Count {
        ordinal: |n| if n == 1 { "1er".into() } else { format!("{n}e") },
        word,
        round: |roman| format!("manche {roman}"),
        points: |n| if n.abs() < 2 { format!("{} point", minus(n)) } else { format!("{} points", minus(n)) },
        squares: |n| if n == 1 { "une case".into() } else { format!("{} cases", word(n)) },
    },
    lanes: LANES,
    bar: BAR,
    rail: RAIL,
    hand: HAND,
    panel: PANEL,
    change: CHANGE,
    log: LOG,
    scoring: SCORING,
    end: END,
    aid: AID,
    illegal,
};

fn word(n: u8) -> &'static str {
    match n {
        0 => "aucune",
        1 => "une",
        2 => "deux",
        3 => "trois",
        4 => "quatre",
        5 => "cinq",
        _ => "six",
    }
}

fn signed(n: i32) -> String {
    if n < 0 { format!("−{}", -n) } else { format!("+{n}") }
}

fn minus(n: i32) -> String {
    if n < 0 { format!("−{}", -n) } else { n.to_string() }
}

/// "de Piers", "d’Isolde".
fn of(name: &str) -> String {
    let vowel = name.chars().next().is_some_and(|c| "AEIOUYÉÈÊÂÎÔÛaeiouyéèêâîôû".contains(c));
    if vowel { format!("d’{name}") } else { format!("de {name}") }
}

const LANES: Lanes = Lanes {
    names: ["Galanterie", "Joutes", "Tournois", "Études", "Service du Roi", "Quêtes", "Charité"],
    short: ["Galanterie", "Joutes", "Tournois", "Études", "Service", "Quêtes", "Charité"],
    white: "Chevalier blanc",
    black: "Chevalier noir",
    white_short: "Blanc",
    black_short: "Noir",
    glory: "Gloire",
    alms: "Aumône",
    combat: "Combat",
    each_round: "par manche",
    by_codex: "le codex",
    by_scrolls: "parchemins",
    glory_pays: "+1/blason",
    alms_pays: "don, prise",
    scrolls_pay: |low, high| format!("{low} à {high}"),
    moves: |n| format!("+{n} dépl."),
    on: |square| format!("case {square}"),
    last: "dernier",
    to_choose: |ordinal| format!("choisit {ordinal}"),
    takes: |n| format!("prend {n}"),
    loses: |n| format!("perd {n}"),
    paid_in: |round| format!("payé en {round}"),
    your_bet: |track| format!("pari : {track}"),
    if_scroll: "si parchemin",
    scroll_fell: "parchemin pris",
    you_hold: |n| if n < 2 { format!("{n} blason") } else { format!("{n} blasons") },
    no_part: "sans effet",
    squire: |name, tincture| {
        let colour = match tincture {
            Tincture::Gules => "rouge",
            Tincture::Azure => "bleu",
            Tincture::Vert => "vert",
            Tincture::Purpure => "pourpre",
            Tincture::Or => "jaune",
            Tincture::Sable => "noir",
            Tincture::Argent => "blanc",
        };
        format!("{name} ({colour})")
    },
    disc: |rank, name, progress| format!("{rank} {name} {progress}"),
    disc_below: |rank, name, progress| format!("{rank} {name} {progress} dessous"),
    disc_at_start: |name| format!("{name} au départ"),
    cup: "Coupe",
    cup_at: |white, n| format!("{} {n}", if white { "Blanc" } else { "Noir" }),
    cup_centre: "centre",
    moved_to: |name, square| format!("{name} en {square}"),
    as_it_was: "comme avant",
    leads: |name| format!("{name} en tête"),
    nobody: "personne",
    place: |n| format!("place {n}"),
};

const BAR: Bar = Bar {
    round: |roman| format!("Manche {roman} sur VI"),
    phase: |moment| match moment {
        Moment::Bet => "Les paris",
        Moment::Draft => "Choix",
        Moment::Split | Moment::TakePile | Moment::Give => "Lancelot",
        Moment::Play => "Jeu",
        Moment::Aim => "Karadoc",
        Moment::Look | Moment::Codex => "Le codex",
        Moment::Lift => "Excalibur",
        Moment::Bonus => "Galanterie",
        Moment::AlmsWhom | Moment::AlmsGive | Moment::AlmsTake => "Aumône",
        Moment::Over => "L’adoubement",
    },
    card_of: |n, of| format!("carte {n} sur {of}"),
    pick_of: |n, of| format!("choix {n} sur {of}"),
    asks: |moment, name| match moment {
        Moment::Bet => format!("{name} nomme une piste"),
        Moment::Draft => format!("{name}, gardez-en une"),
        Moment::Split => format!("{name} fait deux piles"),
        Moment::TakePile => format!("{name} prend une pile"),
        Moment::Give => format!("{name} donne ses cartes"),
        Moment::Play => format!("À {name} de jouer"),
        Moment::Aim => format!("{name} joue pour Karadoc"),
        Moment::Look => format!("{name} peut regarder"),
        Moment::Lift => format!("{name} peut lever un pion"),
        Moment::Bonus => format!("{name} avance un pion"),
        Moment::Codex => format!("{name} prend un blason"),
        Moment::AlmsWhom | Moment::AlmsGive => format!("{name} fait l’aumône"),
        Moment::AlmsTake => format!("{name} prend un blason"),
        Moment::Over => format!("{name} est adoubé"),
    },
    all_choose: |moment| match moment {
        Moment::Draft => "Chacun garde une carte",
        Moment::Split => "Chacun fait deux piles",
        Moment::Give => "Chacun donne ses cartes",
        _ => "",
    },
    back: "Quitter la table",
    undo: "Annuler",
    menu: "Menu",
    hand_over: |name| format!("Passez à {name}"),
    overview: "Ce qui serait marqué",
    players: "Joueurs",
    close: "Fermer",
    lanes: "Les sept pistes",
};

const RAIL: Rail = Rail {
    turn_order: "Ordre du tour, dès Excalibur",
    clockwise: "Sens horaire",
    moves: "La Galanterie fait avancer",
    coats: "Blasons de la manche",
    bot: "robot",
    bot_level: |level| match level {
        Level::Page => "robot, page",
        Level::Squire => "robot, écuyer",
        Level::Knight => "robot, chevalier",
    },
    neutral: "écuyer neutre",
    your_coats: |n| if n < 2 { format!("{n} blason") } else { format!("{n} blasons") },
    coats_held: |n| if n < 2 { format!("{n} blason") } else { format!("{n} blasons") },
    no_coats: "aucun blason",
    excalibur: "Excalibur, premier joueur",
    thinking: "réfléchit",
    played: |n, of| if n < 2 { format!("{n} jouée sur {of}") } else { format!("{n} jouées sur {of}") },
    kept: |n| if n < 2 { format!("{n} gardée") } else { format!("{n} gardées") },
    of,
    now: "acquis",
    played_head: "jouées",
};

const HAND: Hand = Hand {
    title: "Votre main",
    of: |name| format!("Main {}", of(name)),
    play_four: "Jouez-en quatre ; la cinquième reste cachée.",
    play_three: "Les trois sont jouées, dans l’ordre voulu.",
    next_passes: |left| if left { "Puis passe à gauche" } else { "Puis passe à droite" },
    last_round: "La dernière manche",
    kept: "Gardées",
    kept_of: |n| format!("{n} sur 5"),
    packet: "Le paquet",
    pulls_cup: "Une carte de combat tire la Coupe vers son chevalier.",
    covered: "La main est couverte.",
    dealt: "Votre premier paquet",
    brings: "Ce qu’apporte chaque carte",
    brings_to: |name| format!("à {name}"),
    keys: "Touches 1 à 6 pour choisir, flèches pour changer, Entrée joue, Échap repose.",
};

const PANEL: Panel = Panel {
    title: |track, n| if n == 1 { format!("{track}, une case") } else { format!("{track}, {} cases", word(n)) },
    from_to: |from, to| format!("de {from} à {to}"),
    on_top: |from, to, name| format!("de {from} à {to}, au-dessus {}", of(name)),
    stays_on_12: "reste sur 12",
    cup_to: |cup| format!(" ; la Coupe à {cup}"),
    put_back: "Reposer",
    play: |card| format!("Jouer {card}"),
    play_it: "Jouer",
    keep: |card| format!("Garder {card}"),
    keep_it: "Garder",
    on: |track| format!("Sur {track}"),
    pass: |n, name| {
        let word = match n {
            1 => "Une va",
            2 => "Deux vont",
            3 => "Trois vont",
            _ => "Quatre vont",
        };
        format!("{word} à {name}")
    },
    unseen: |left| if left { "à votre gauche, sans être vues" } else { "à votre droite, sans être vues" },
    card: |name, value| format!("{name} {value}"),
    choose_card: "Choisissez une carte",
    choose_keep: "Gardez une carte",
    how_card: "Les pistes montrent où elle vous mènerait.",
    bet: |name| format!("{name}, nommez une piste"),
    bet_how: "Si la Galanterie paie, le pion y avance de 3, 2 ou 1 par carte jouée dessus.",
    bet_cards: |n| if n < 2 { format!("{n} carte pour elle") } else { format!("{n} cartes pour elle") },
    bet_on: |track| format!("Parier sur {track}"),
    pick_first: "Choisissez une piste",
    aim: |card| format!("Karadoc a tiré {card}"),
    aim_how: "Le premier joueur choisit la piste.",
    look: "Un regard dans le codex",
    look_how: "Choisissez une place ; vous seul verrez ce qui s’y trouve.",
    look_at: |n| format!("Regarder {n}"),
    no_look: "Ne pas regarder",
    seen: |place, value| format!("À la place {place} : {}.", minus(value.into())),
    codex: |name| format!("{name} prend un blason"),
    codex_how: "Un 0 est rendu ; un −1 ou un −3 reste, caché aux autres.",
    take_place: |n| format!("Prendre {n}"),
    lift: |name| format!("{name}, levez un pion"),
    lift_how: "Excalibur met un pion au sommet de sa pile, une fois par manche.",
    lift_on: |track| format!("Lever sur {track}"),
    no_lift: "Ne rien lever",
    move_by: |n| if n == 1 { "Avancer d’une".into() } else { format!("Avancer de {}", word(n)) },
    bonus: |track, n| if n == 1 { format!("{track}, une case") } else { format!("{track}, {} cases", word(n)) },
    bonus_how: "troisième, deuxième, premier : une piste chacun",
    done: "fait",
    alms_whom: |name| format!("À qui donne {name} ?"),
    alms_to: |name| format!("Donner à {name}"),
    alms_give: |from, to| format!("{from} donne un blason à {to}"),
    give_coat: |value| format!("Donner {}", minus(value.into())),
    alms_take: |by, from, n| {
        if n == 1 { format!("{by} prend un blason à {from}") } else { format!("{by} prend {n} blasons à {from}") }
    },
    take_coat: |value, service| {
        if service { format!("Prendre le {value} du Service") } else { format!("Prendre le {value} de combat") }
    },
    alms_how: |place| match place {
        1 => "Le premier de la Charité donne une pénalité et prend deux blasons de 3 au plus.",
        _ => "Le deuxième de la Charité donne une pénalité et prend un blason de 3 au plus.",
    },
    waiting: |name| format!("{name} choisit"),
    chosen: "Votre choix est fait",
    others_choose: "Les autres choisissent encore.",
    split: "Deux piles de trois",
    split_how: |name| format!("{name} en prendra une ; l’autre reste à vous."),
    pile: |roman| format!("Pile {roman}"),
    pile_sum: |n, sum| {
        if n == 0 {
            return "aucune carte".into();
        }
        let cards = if n < 2 { format!("{} carte", word(n)) } else { format!("{} cartes", word(n)) };
        format!("{cards}, {sum} cases")
    },
    clear: "Vider",
    add_to: |roman| format!("Ajouter à {roman}"),
    make_piles: "Faire les piles",
    piles_of: |name| format!("Piles {}", of(name)),
    take_how: "prenez-en une ; l’autre reste",
    take_pile: |roman| format!("Prendre la pile {roman}"),
    your_piles: "Vos piles",
    your_piles_how: |name| format!("{name} en prend une, vous gardez l’autre"),
    you_take: "vous la prenez",
    keeps: |name| format!("reste à {name}"),
    choose_pile: "Choisissez une pile pour voir ce qu’elle apporterait.",
    if_you_take: |roman| format!("Si vous prenez la pile {roman}"),
    you_play_these: "vous jouez ces trois cartes, et trois des vôtres :",
    of_yours: |[one, two]| {
        format!("Des vôtres, la pile I, {one} cases, ou la pile II, {two} cases, selon ce qu’on vous laisse.")
    },
    give: "Trois cartes à chaque écuyer",
    give_how: "Un écuyer joue ses trois cartes à la suite.",
    give_cards: "Donner",
    worth_title: "Ce que vaut chacune",
    worth_how: "pour l’écuyer qui y gagne le plus",
};

const CHANGE: Change = Change {
    stays: |place| format!("reste {place}"),
    worth: |n| if n < 0 { format!("coûte {}", -n) } else { format!("vaut {n}") },
    nothing: "ne paie rien",
    moves: |n| if n == 1 { "un déplacement".into() } else { format!("{} déplacements", word(n)) },
    instead: |now, before| format!("{now}, et non {before}"),
    either_way: |worth| format!("toujours {worth}"),
    now: |worth| format!("{worth} aussitôt"),
    later: |worth, round| format!("{worth} en {round}"),
    safe: "sauf, comme avant",
    safe_now: "désormais sauf",
    no_difference: "ne paie rien encore",
    to: |before, after| format!("de {before} à {after}"),
};

const LOG: Log = Log {
    title: "Chronique",
    all: "les six manches",
    open: "ouvrir",
    round: |roman, name, left| {
        format!("Manche {roman} : {name} tient Excalibur ; on passe à {}", if left { "gauche" } else { "droite" })
    },
    round_plain: |roman, name| format!("Manche {roman} : {name} commence"),
    bet: |track| format!("parie sur {track}"),
    moved: |track, by, to, why| match why {
        Why::Card => format!("{track} {}, case {to}", signed(by)),
        Why::Bonus => format!("Galanterie : {track} {}, case {to}", signed(by)),
        Why::Bet => format!("pari : {track} {}, case {to}", signed(by)),
        Why::StepBack => format!("recule en {track}, case {to}"),
    },
    now: |place| format!(", désormais {place}"),
    lapped: |track| format!("un tour complet : {track}"),
    cup: |cup| format!("la Coupe à {cup}"),
    scroll: |square| format!("prend le parchemin de {square}"),
    looked: |place| format!("a regardé {place}"),
    no_look: "n’a pas regardé",
    lifted: |track| format!("lève son pion : {track}"),
    no_lift: "ne lève rien",
    scored: |track| format!("On compte : {track}"),
    coat: |track, value, count| {
        if count == 1 {
            format!("{track} {}", signed(value))
        } else {
            format!("{track} {count} fois {}", signed(value))
        }
    },
    codex: |place| format!("prend la place {place} du codex"),
    codex_shown: |a, b| format!("Les zéros sont rendus ; {a} et {b} gardent un −1 et un −3"),
    glory: |points| format!("Gloire {}", signed(points)),
    alms_given: |value, name| format!("donne {} à {name}", minus(value)),
    alms_taken: |value, name| format!("prend un {value} à {name}"),
    reset: |track| format!("Retour au départ : {track}"),
    excalibur: |name| format!("Excalibur passe à {name}"),
    scrolls_back: "Les deux parchemins reviennent",
    cup_back: "La Coupe revient au centre",
    piles: "Les quatre piles sont montrées",
    pile_taken: |roman| format!("prend la pile {roman}"),
    given: "Les écuyers ont leurs cartes",
    drew: |card| format!("a tiré {card}"),
    knighted: "est adoubé",
    played: |card| format!("joue {card}"),
};

const SCORING: ScoringTexts = ScoringTexts {
    title: "Décompte",
    how: "Une piste à la fois, touchez pour hâter.",
    end_of: |roman| format!("Fin de la manche {roman}"),
    given: "compté",
    now: "en cours",
    next: "ensuite",
    of: |n, of| format!("{n} sur {of}"),
    pays: |track| format!("{track} : décompte"),
    nobody: "personne ne gagne ni ne perd",
    all: "Tout d’un coup",
    on: "Continuer",
};

const END: End = End {
    knighting: "L’adoubement",
    arise: "Relevez-vous, sire",
    points: |n| if n.abs() < 2 { format!("{} point,", minus(n)) } else { format!("{} points,", minus(n)) },
    ahead: |by, name| format!("{by} devant {name}"),
    tie: |name| format!("à égalité avec {name}, devant en Galanterie"),
    shared: |names| format!("avec {names}"),
    reckoning: "Le compte",
    by_training: "par piste, six manches",
    by_round: "par manche",
    sum: "somme",
    course: "Le fil de la partie",
    course_how: "points après chaque manche",
    tie_break: "À égalité de points, la Galanterie décide, telle qu’elle est à la fin.",
    best_on: |track| format!("en tête : {track}"),
    deal_again: "La même donne, par ses lettres :",
    face_up: "Tous les blasons sont visibles.",
    moves: "dépl.",
    picture: |name| format!("Le roi adoube {name}."),
    player: "Joueur",
    place: "Rang",
};

const AID: Aid = Aid {
    open: |track| format!("À propos : {track}"),
    rules: [
        "À chaque manche le troisième, le deuxième et le premier avancent un pion, sur la piste de leur choix, de 1, 2 et 3 cases. Le troisième compte à partir de quatre écuyers.",
        "À chaque manche le premier gagne 3, le deuxième 2, le troisième 1. Le troisième compte à partir de quatre écuyers.",
        "À chaque manche le premier gagne 3, le deuxième 2, le troisième 1. Le troisième compte à partir de quatre écuyers.",
        "À chaque manche le dernier perd 3 et l’avant-dernier 1. Tous ceux de la case départ sont derniers ensemble.",
        "Aux manches III et VI chacun gagne 6 sur les cases 6 à 11, et 12 sur la case 12.",
        "À la manche VI les trois premiers gagnent les blasons indiqués. Le troisième compte à partir de quatre écuyers.",
        "À la manche VI les deux derniers perdent ce qui est indiqué. Tous ceux de la case départ sont derniers ensemble.",
    ],
    knights: "Compté aux manches II, IV et VI : le chevalier du côté de la Coupe paie 8, 5, 2, l’autre 5, 3, 1. Une carte de combat tire la Coupe. Après les manches II et IV les deux pistes et la Coupe reviennent au départ.",
    bet: "Le troisième, le deuxième et le premier avancent sur la piste de leur pari : 1, 2 ou 3 cases par carte jouée dessus pendant la manche.",
    codex: "Qui joue une carte Études peut regarder un blason du codex. Au décompte chacun en prend un, le meilleur d’abord.",
    scrolls: "Compté quand un parchemin est pris : chacun gagne le blason de sa case, deux fois si les deux tombent dans la même manche.",
    glory: "À la manche VI le premier gagne 1 par blason positif, le deuxième 1 par paire ; le dernier perd 1 par paire.",
    alms: "Après tout le reste le premier donne une pénalité au dernier et lui prend deux blasons de 3 au plus ; à quatre écuyers ou plus le deuxième en prend un à l’avant-dernier.",
    ranks: "Pour l’heure",
    next: |roman| format!("Prochain décompte à la fin de la manche {roman}."),
    never: "N’est plus compté.",
    by_scroll: "Compté dans une manche où un parchemin est pris.",
    overview: "Ce qui serait marqué",
    overview_how: "si toutes les pistes étaient comptées maintenant",
    total: "points",
};

fn illegal(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::NotAsked(_) => "C’est à un autre joueur.",
        Illegal::NotNow(_) => "Il faut d’abord décider autre chose.",
        Illegal::NotInPacket => "Cette carte n’est pas dans le paquet.",
        Illegal::NotInHand => "Cette carte n’est pas dans la main.",
        Illegal::OtherTrack => "Cette carte ne va pas sur cette piste.",
        Illegal::NotDrawn => "Karadoc a tiré une autre carte.",
        Illegal::CannotMove => "Le pion est sur la case 12 et ne peut avancer.",
        Illegal::NothingToLift => "Rien ne couvre ce pion.",
        Illegal::NoSuchPlace => "Il n’y a rien à cette place du codex.",
        Illegal::NotAmongLast => "L’aumône va à l’un des derniers.",
        Illegal::NoCoatToGive => "Il n’y a pas de tel blason à donner.",
        Illegal::NoCoatToTake => "Seuls les blasons de 3 au plus se prennent.",
        Illegal::NotAPile => "Une pile compte trois des six cartes.",
        Illegal::NoSuchPile => "Il y a deux piles.",
        Illegal::NotYourThree => "Chaque écuyer reçoit trois des six cartes.",
        Illegal::NoSuchSeat => "Personne n’est assis là.",
        Illegal::QuestsValues => "Les Quêtes paient de 4 à 40, chaque place moins que la précédente.",
        Illegal::CharityValues => "La Charité coûte de 1 à 40, la dernière place au moins autant.",
        Illegal::CupValues => "Il y a de 3 à 30 coupes de chaque côté.",
        Illegal::ScrollValues => "Les cases et valeurs des parchemins croissent de 1 à 12.",
        Illegal::LancelotOrder => "Les premiers écuyers de Lancelot vont de 0 à 3.",
    }
}
