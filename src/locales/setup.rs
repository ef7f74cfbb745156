//! Texts of the set-up screens.

use crate::bots::{Level, Temper};
use crate::play::Names;
use crate::scene::Tincture;

/// A switch: its name and what it does, in a line.
pub struct Switch {
    /// Its name.
    pub name: &'static str,
    /// What it changes.
    pub line: &'static str,
}

/// How many of each kind sit at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// People.
    pub people: usize,
    /// Bots, by level: pages, squires, knights.
    pub bots: [usize; 3],
}

/// Texts of the set-up screens.
pub struct Setup {
    /// What the screen is for.
    pub lay: &'static str,
    /// The sheet of players.
    pub at_table: &'static str,
    /// In which order they sit.
    pub clockwise: &'static str,
    /// Over the kinds.
    pub who_plays: &'static str,
    /// Over the mark of who begins.
    pub first: &'static str,
    /// A person, after the name.
    pub a_person: &'static str,
    /// A bot of this level, after the name.
    pub a_bot: fn(Level) -> &'static str,
    /// What a bot leans to, after its level.
    pub temper: fn(Temper) -> &'static str,
    /// The choice of a person.
    pub person: &'static str,
    /// The choice of a bot.
    pub bot: fn(Level) -> &'static str,
    /// The choices of who plays at a seat.
    pub kind_of: fn(&str) -> String,
    /// Who begins.
    pub begins: fn(&str) -> String,
    /// Makes a player begin.
    pub let_begin: fn(&str) -> String,
    /// Nobody is named yet to begin.
    pub choose_first: &'static str,
    /// Who begins is drawn.
    pub by_lot: &'static str,
    /// How it is decided who begins.
    pub who_begins: &'static str,
    /// Another player.
    pub add: &'static str,
    /// There is no room.
    pub full: &'static str,
    /// Takes a player from the table.
    pub remove: fn(&str) -> String,
    /// Opens name and colour.
    pub edit: fn(&str) -> String,
    /// The handle by which a player is moved.
    pub shift: fn(&str) -> String,
    /// One seat up.
    pub up: &'static str,
    /// One seat down.
    pub down: &'static str,
    /// Says where a player sits now.
    pub sits: fn(&str, usize, usize) -> String,
    /// A name, a colour.
    pub name_and_colour: &'static str,
    /// The field of the name.
    pub name: &'static str,
    /// The choice of colours.
    pub colour: &'static str,
    /// A colour with its charge.
    pub tincture: fn(Tincture) -> &'static str,
    /// The order at the table.
    pub order: &'static str,
    /// Done.
    pub done: &'static str,
    /// Names to give.
    pub names: Names,
    /// The sheet of variants.
    pub variants: &'static str,
    /// How variants combine.
    pub variants_note: &'static str,
    /// A variant is played with.
    pub on: &'static str,
    /// It is not.
    pub off: &'static str,
    /// Other rules.
    pub house_rules: &'static str,
    /// The deal.
    pub deal: &'static str,
    /// A new deal.
    pub new_deal: Switch,
    /// The day's deal.
    pub days_deal: Switch,
    /// A deal by its seed.
    pub known_deal: Switch,
    /// The field of the seed.
    pub seed: &'static str,
    /// What was typed is no seed.
    pub no_seed: &'static str,
    /// Who sits at the table, in a sentence.
    pub company: fn(Company) -> String,
    /// Nobody begins by name.
    pub lot_note: &'static str,
    /// These options cannot be played together.
    pub cannot: &'static str,
    /// Starts the game.
    pub play: &'static str,
    /// The Academy's own.
    pub academy: Academy,
    /// The Tourney's own.
    pub tourney: Tourney,
    /// The Blazons' own.
    pub blazons: Blazons,
}

/// The Academy's own texts.
pub struct Academy {
    /// So many squires, six rounds.
    pub title: fn(usize) -> String,
    /// Where the cards of round I go.
    pub passes: &'static str,
    /// What two players may choose.
    pub two_note: &'static str,
    /// The choice of the two-player game.
    pub two_players: &'static str,
    /// Two and a neutral squire.
    pub karadoc: Switch,
    /// Two with two squires each.
    pub lancelot: Switch,
    /// The six variants: bet, knights, codex, scrolls, glory, alms.
    pub variants: [Switch; 6],
    /// The advanced rules.
    pub advanced: Switch,
    /// Open scores.
    pub open_scores: Switch,
    /// The printed numbers.
    pub values: Switch,
    /// The printed numbers differ from the rules page.
    pub own_values: &'static str,
    /// The numbers of Quests.
    pub quests: [&'static str; 3],
    /// The numbers of Charity.
    pub charity: [&'static str; 2],
    /// Cups on each side.
    pub cups: &'static str,
    /// A band of King's Service with scrolls: from which square, which coat.
    pub band: fn(usize) -> (String, String),
    /// The squire that begins a round of Lancelot.
    pub lancelot_first: fn(usize) -> String,
    /// The four squires of Lancelot.
    pub squires: [&'static str; 4],
    /// Headings of the numbers: Quests, Charity, the Cup, scrolls, Lancelot.
    pub headings: [&'static str; 5],
    /// Back to the numbers of the rules page.
    pub usual_values: &'static str,
    /// The numbers cannot be: why.
    pub bad_values: &'static str,
}

/// The Tourney's own texts.
pub struct Tourney {
    /// So many knights.
    pub title: fn(usize) -> String,
    /// How many tokens win.
    pub goal: fn(usize) -> String,
    /// The sheet of weapons.
    pub weapons: &'static str,
    /// What they are.
    pub weapons_note: &'static str,
    /// The five weapons with their colours: joust, sword, axe, flail, wrestling.
    pub five: [Switch; 5],
    /// The colour is named after drawing.
    pub after_drawing: Switch,
}

/// The Blazons' own texts.
pub struct Blazons {
    /// So many houses, three rounds.
    pub title: fn(usize) -> String,
    /// How one wins.
    pub goal: &'static str,
    /// The four variants: consulting, helping, curious, the active monk.
    pub variants: [Switch; 4],
    /// The open table.
    pub open_table: Switch,
    /// The open table makes variant 1 pointless.
    pub open_note: &'static str,
}

const EN_NUMBERS: [&str; 8] = ["no", "one", "two", "three", "four", "five", "six", "seven"];
const FR_NUMBERS: [&str; 8] = ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept"];

/// The sentence with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Joins a list: commas, then the last word.
fn join(parts: &[String], and: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{}{and}{last}", first.join(", ")),
    }
}

fn en_company(company: Company) -> String {
    let mut parts = Vec::new();
    match company.people {
        0 => {}
        1 => parts.push("one person".to_owned()),
        n => parts.push(format!("{} people", EN_NUMBERS[n])),
    }
    let levels = [("a page", "pages"), ("a squire", "squires"), ("a knight", "knights")];
    for ((one, many), count) in levels.into_iter().zip(company.bots).rev() {
        match count {
            0 => {}
            1 => parts.push(one.to_owned()),
            n => parts.push(format!("{} {many}", EN_NUMBERS[n])),
        }
    }
    capital(&join(&parts, " and ")) + "."
}

fn fr_company(company: Company) -> String {
    let mut parts = Vec::new();
    match company.people {
        0 => {}
        1 => parts.push("une personne".to_owned()),
        n => parts.push(format!("{} personnes", FR_NUMBERS[n])),
    }
    let levels = [("un page", "pages"), ("un écuyer", "écuyers"), ("un chevalier", "chevaliers")];
    for ((one, many), count) in levels.into_iter().zip(company.bots).rev() {
        match count {
            0 => {}
            1 => parts.push(one.to_owned()),
            n => parts.push(format!("{} {many}", FR_NUMBERS[n])),
        }
    }
    capital(&join(&parts, " et ")) + "."
}

/// English.
pub const EN: Setup = Setup {
    lay: "Lay the table",
    at_table: "At the table",
    clockwise: "in clockwise order",
    who_plays: "who plays",
    first: "first",
    a_person: "a person",
    temper: |temper| match temper {
        Temper::Even => "weighs everything with care",
        Temper::Bold => "wants the highest prize",
        Temper::Wary => "looks before each step",
        Temper::Patient => "saves for the end",
        Temper::Hasty => "wants it now",
        Temper::Jealous => "watches the leader",
        Temper::Thrifty => "gathers many small things",
    },
    a_bot: |level| match level {
        Level::Page => "bot, a page",
        Level::Squire => "bot, a squire",
        Level::Knight => "bot, a knight",
    },
    person: "Person",
    bot: |level| match level {
        Level::Page => "Bot: Page, plays fast and errs",
        Level::Squire => "Bot: Squire, plays soundly",
        Level::Knight => "Bot: Knight, looks ahead",
    },
    kind_of: |name| format!("Who plays {name}"),
    begins: |name| format!("{name} begins"),
    let_begin: |name| format!("{name} begins"),
    choose_first: "a player begins",
    by_lot: "drawn by lot",
    who_begins: "Who begins",
    add: "seat another",
    full: "the table is full",
    remove: |name| format!("Take {name} from the table"),
    edit: |name| format!("Name and colour of {name}"),
    shift: |name| format!("Move {name}: arrow keys, or drag"),
    up: "One seat up",
    down: "One seat down",
    sits: |name, place, seats| format!("{name} sits at place {place} of {seats}."),
    name_and_colour: "Name and colour",
    name: "Name",
    colour: "Colour",
    tincture: |tincture| match tincture {
        Tincture::Gules => "Red, a lion",
        Tincture::Azure => "Blue, a fleur-de-lis",
        Tincture::Vert => "Green, a stag",
        Tincture::Purpure => "Purple, a swan",
        Tincture::Or => "Gold, a tower",
        Tincture::Sable => "Black, a boar",
        Tincture::Argent => "White, a wolf",
    },
    order: "Place at the table",
    done: "Done",
    names: Names {
        people: ["Piers", "Isolde", "Maud", "Hugo", "Wilmot", "Rohese", "Anselm"],
        personas: ["Ysolde", "Percival", "Gareth", "Morgan", "Bors", "Kay", "Enid"],
    },
    variants: "Variants",
    variants_note: "each alone or all together",
    on: "in play",
    off: "off",
    house_rules: "House rules",
    deal: "The deal",
    new_deal: Switch { name: "New deal", line: "Cards that nobody has seen yet." },
    days_deal: Switch { name: "Day’s deal", line: "The same cards for everyone today." },
    known_deal: Switch { name: "Known deal", line: "The cards of a deal you know by its letters." },
    seed: "Letters of the deal",
    no_seed: "This is no deal: letters and digits are wanted, such as 7QK4-M2XD.",
    company: en_company,
    lot_note: "Who begins is drawn by lot.",
    cannot: "These rules cannot be played together.",
    play: "Play",
    academy: Academy {
        title: |squires| format!("{} squires, six rounds", capital(EN_NUMBERS[squires])),
        passes: "Round I passes to the left.",
        two_note: "With two: Karadoc, a neutral squire, or Lancelot, two squires each.",
        two_players: "The game for two",
        karadoc: Switch { name: "Karadoc", line: "A third, neutral squire plays by chance." },
        lancelot: Switch { name: "Lancelot", line: "Two squires each, and piles to choose." },
        variants: [
            Switch { name: "The Bet", line: "Name a training; your cards there multiply the bonus." },
            Switch { name: "White and Black", line: "Two knights and one Cup that each card pulls." },
            Switch { name: "Secret Codex", line: "Hidden penalties, and a look for each lesson." },
            Switch { name: "Scrolls", line: "King’s Service pays when a scroll is taken." },
            Switch { name: "Glory", line: "Quests reward the coats you already hold." },
            Switch { name: "Alms", line: "Charity gives a penalty away and takes coats for it." },
        ],
        advanced: Switch {
            name: "Advanced rules",
            line: "Excalibur lifts a disc; bonus costs a step; a gentler reset",
        },
        open_scores: Switch { name: "Open scores", line: "everyone’s coats lie face up" },
        values: Switch { name: "Table values", line: "as printed on your own box: Quests 17, 10, 4 …" },
        own_values: "as you have entered them",
        quests: ["First", "Second", "Third"],
        charity: ["Last", "Second to last"],
        cups: "Cups on each side",
        band: |n| (format!("Band {n}: from square"), format!("Band {n}: pays")),
        lancelot_first: |round| format!("Round {round}"),
        squires: ["Blue", "Yellow", "Green", "Red"],
        headings: ["Quests", "Charity", "The Cup", "King’s Service with scrolls", "Lancelot: the first squire"],
        usual_values: "The usual numbers",
        bad_values: "These numbers cannot be: prizes fall from first to third, penalties grow towards the last, bands rise.",
    },
    tourney: Tourney {
        title: |knights| format!("{} knights, five weapons", capital(EN_NUMBERS[knights])),
        goal: |tokens| format!("{} different tokens win the game.", capital(EN_NUMBERS[tokens])),
        weapons: "Weapons",
        weapons_note: "one colour each tournament",
        five: [
            Switch { name: "Joust", line: "Purple; after a joust another colour must be named." },
            Switch { name: "Sword", line: "Red." },
            Switch { name: "Axe", line: "Blue." },
            Switch { name: "Flail", line: "Gold." },
            Switch { name: "Wrestling", line: "Green; every card counts one." },
        ],
        after_drawing: Switch { name: "Draw, then name", line: "The starter draws a card before naming the colour" },
    },
    blazons: Blazons {
        title: |houses| format!("{} houses, three rounds", capital(EN_NUMBERS[houses])),
        goal: "Your best product of blazons and cards counts.",
        variants: [
            Switch { name: "Consulting", line: "Old tricks open only to a bourgeoisie card." },
            Switch { name: "Helping hand", line: "A bourgeoisie card takes a character from a trick." },
            Switch { name: "Curious", line: "A bourgeoisie card looks at face-down blazons." },
            Switch { name: "Active monk", line: "The monk too has a power of his own." },
        ],
        open_table: Switch { name: "Open table", line: "past tricks and what is left in hand lie open" },
        open_note: "An open table leaves nothing to consult: choose one of the two.",
    },
};

/// French.
pub const FR: Setup = Setup {
    lay: "Dresser la table",
    at_table: "À la table",
    clockwise: "dans le sens horaire",
    who_plays: "qui joue",
    first: "premier",
    a_person: "une personne",
    temper: |temper| match temper {
        Temper::Even => "pèse tout avec soin",
        Temper::Bold => "vise le plus haut prix",
        Temper::Wary => "regarde avant chaque pas",
        Temper::Patient => "garde tout pour la fin",
        Temper::Hasty => "veut tout, tout de suite",
        Temper::Jealous => "surveille qui mène",
        Temper::Thrifty => "amasse petit à petit",
    },
    a_bot: |level| match level {
        Level::Page => "robot, un page",
        Level::Squire => "robot, un écuyer",
        Level::Knight => "robot, un chevalier",
    },
    person: "Personne",
    bot: |level| match level {
        Level::Page => "Robot : page, joue vite et se trompe",
        Level::Squire => "Robot : écuyer, joue avec bon sens",
        Level::Knight => "Robot : chevalier, prévoit",
    },
    kind_of: |name| format!("Qui joue {name}"),
    begins: |name| format!("{name} commence"),
    let_begin: |name| format!("{name} commence"),
    choose_first: "un joueur commence",
    by_lot: "tiré au sort",
    who_begins: "Qui commence",
    add: "ajouter un joueur",
    full: "la table est pleine",
    remove: |name| format!("Retirer {name} de la table"),
    edit: |name| format!("Nom et couleur de {name}"),
    shift: |name| format!("Déplacer {name} : flèches, ou glisser"),
    up: "Une place plus haut",
    down: "Une place plus bas",
    sits: |name, place, seats| format!("{name} est à la place {place} sur {seats}."),
    name_and_colour: "Nom et couleur",
    name: "Nom",
    colour: "Couleur",
    tincture: |tincture| match tincture {
        Tincture::Gules => "Rouge, un lion",
        Tincture::Azure => "Bleu, une fleur de lis",
        Tincture::Vert => "Vert, un cerf",
        Tincture::Purpure => "Violet, un cygne",
        Tincture::Or => "Or, une tour",
        Tincture::Sable => "Noir, un sanglier",
        Tincture::Argent => "Blanc, un loup",
    },
    order: "Place à la table",
    done: "C’est bon",
    names: Names {
        people: ["Pierre", "Iseut", "Mahaut", "Hugues", "Guillemette", "Rohaise", "Anselme"],
        personas: ["Yseult", "Perceval", "Gareth", "Morgane", "Bohort", "Keu", "Énide"],
    },
    variants: "Variantes",
    variants_note: "une seule ou toutes ensemble",
    on: "en jeu",
    off: "non",
    house_rules: "Règles de la maison",
    deal: "La donne",
    new_deal: Switch { name: "Nouvelle donne", line: "Des cartes que personne n’a encore vues." },
    days_deal: Switch { name: "Donne du jour", line: "Les mêmes cartes pour tous aujourd’hui." },
    known_deal: Switch { name: "Donne connue", line: "Les cartes d’une donne dont vous avez les lettres." },
    seed: "Lettres de la donne",
    no_seed: "Ce n’est pas une donne : il faut des lettres et des chiffres, comme 7QK4-M2XD.",
    company: fr_company,
    lot_note: "Le sort désigne qui commence.",
    cannot: "Ces règles ne vont pas ensemble.",
    play: "Jouer",
    academy: Academy {
        title: |squires| format!("{} écuyers, six manches", capital(FR_NUMBERS[squires])),
        passes: "À la manche I on passe à gauche.",
        two_note: "À deux : Karadoc, un écuyer neutre, ou Lancelot, deux écuyers chacun.",
        two_players: "Le jeu à deux",
        karadoc: Switch { name: "Karadoc", line: "Un troisième écuyer, neutre, joue au hasard." },
        lancelot: Switch { name: "Lancelot", line: "Deux écuyers chacun, et des piles à choisir." },
        variants: [
            Switch { name: "Le Pari", line: "Pariez sur une piste ; vos cartes multiplient le bonus." },
            Switch { name: "Blanc et Noir", line: "Deux chevaliers et une Coupe que chaque carte attire." },
            Switch { name: "Codex secret", line: "Malus cachés, et un coup d’œil par leçon." },
            Switch { name: "Parchemins", line: "Le Service du Roi paie quand on prend un parchemin." },
            Switch { name: "Gloire", line: "Les Quêtes récompensent vos blasons acquis." },
            Switch { name: "Aumône", line: "La Charité donne un malus et prend des blasons." },
        ],
        advanced: Switch {
            name: "Règles avancées",
            line: "Excalibur lève un pion ; le bonus coûte un pas ; retour adouci",
        },
        open_scores: Switch { name: "Scores ouverts", line: "les blasons de tous sont face visible" },
        values: Switch { name: "Valeurs de la boîte", line: "imprimées sur la vôtre : Quêtes 17, 10, 4 …" },
        own_values: "telles que vous les avez saisies",
        quests: ["Premier", "Deuxième", "Troisième"],
        charity: ["Dernier", "Avant-dernier"],
        cups: "Coupes de chaque côté",
        band: |n| (format!("Palier {n} : dès la case"), format!("Palier {n} : rapporte")),
        lancelot_first: |round| format!("Manche {round}"),
        squires: ["Bleu", "Jaune", "Vert", "Rouge"],
        headings: ["Quêtes", "Charité", "La Coupe", "Service du Roi avec parchemins", "Lancelot : le premier écuyer"],
        usual_values: "Les nombres habituels",
        bad_values: "Ces nombres ne vont pas : les prix baissent du premier au troisième, les malus croissent vers le dernier, les paliers montent.",
    },
    tourney: Tourney {
        title: |knights| format!("{} chevaliers, cinq armes", capital(FR_NUMBERS[knights])),
        goal: |tokens| format!("{} jetons différents font gagner.", capital(FR_NUMBERS[tokens])),
        weapons: "Armes",
        weapons_note: "une couleur par tournoi",
        five: [
            Switch { name: "Joute", line: "Violet ; après une joute il faut changer de couleur." },
            Switch { name: "Épée", line: "Rouge." },
            Switch { name: "Hache", line: "Bleu." },
            Switch { name: "Fléau", line: "Or." },
            Switch { name: "Lutte", line: "Vert ; chaque carte vaut un." },
        ],
        after_drawing: Switch {
            name: "Piocher puis nommer",
            line: "Qui ouvre pioche une carte avant de nommer la couleur",
        },
    },
    blazons: Blazons {
        title: |houses| format!("{} maisons, trois manches", capital(FR_NUMBERS[houses])),
        goal: "Votre meilleur produit de blasons et de cartes compte.",
        variants: [
            Switch { name: "Consultation", line: "Les plis passés ne s’ouvrent qu’à une carte Bourgeoisie." },
            Switch { name: "Coup de main", line: "Une carte Bourgeoisie prend un personnage d’un pli." },
            Switch { name: "Curiosité", line: "Une carte Bourgeoisie regarde des blasons cachés." },
            Switch { name: "Religieux actif", line: "Le religieux a lui aussi un pouvoir." },
        ],
        open_table: Switch { name: "Table ouverte", line: "plis passés et cartes restantes sont visibles" },
        open_note: "Une table ouverte ne laisse rien à consulter : choisissez l’un des deux.",
    },
};
