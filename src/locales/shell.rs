//! Texts of the shell: home, settings, about, an address that leads nowhere.

/// One game on the home page.
pub struct GameTexts {
    /// The article before the name, set small; with its space or apostrophe.
    pub article: &'static str,
    /// The name without its article.
    pub name: &'static str,
    /// The name in a sentence or a title.
    pub full: &'static str,
    /// One line that makes one want to play.
    pub line: &'static str,
    /// How many play.
    pub players: &'static str,
}

/// A choice in the settings: its name and what it means.
pub struct Choice {
    /// The name.
    pub name: &'static str,
    /// What it means, in a few words.
    pub note: &'static str,
}

/// Texts of the settings page.
pub struct SettingsTexts {
    /// The page's title.
    pub title: &'static str,
    /// Language.
    pub language: &'static str,
    /// The browser's language.
    pub language_browser: &'static str,
    /// Colours.
    pub theme: &'static str,
    /// As the system has it.
    pub system: Choice,
    /// The bright theme.
    pub vellum: Choice,
    /// The dark theme.
    pub candle: Choice,
    /// Heraldic hatching.
    pub hatching: Choice,
    /// How fast discs and cards move.
    pub motion: &'static str,
    /// How fast bots answer.
    pub bots: &'static str,
    /// How long the pause for Lancelot lasts.
    pub pause: &'static str,
    /// A time in tenths of a second.
    pub seconds: fn(u16) -> String,
    /// Slow.
    pub slow: &'static str,
    /// Normal.
    pub normal: &'static str,
    /// Instant.
    pub instant: &'static str,
    /// Said when the system asks for less motion.
    pub reduced: &'static str,
    /// Sound.
    pub sound: Choice,
    /// Volume.
    pub volume: &'static str,
    /// Text size.
    pub text_size: &'static str,
    /// A size in percent.
    pub percent: fn(u16) -> String,
    /// A switch that is on.
    pub on: &'static str,
    /// A switch that is off.
    pub off: &'static str,
    /// Said when settings cannot be kept.
    pub not_kept: &'static str,
    /// The heading over the comforts of the table.
    pub comforts: &'static str,
    /// What is pressed lies on the left.
    pub left_handed: Choice,
    /// Every move is confirmed.
    pub confirm: Choice,
    /// What is shown goes on by itself.
    pub advance: Choice,
    /// Larger cards.
    pub large_cards: Choice,
    /// Single keys as shortcuts.
    pub keys: Choice,
    /// The screen stays awake.
    pub awake: Choice,
    /// The whole screen.
    pub full: Choice,
    /// How a person is called.
    pub reminder: &'static str,
    /// Not at all, by a note, by vibration.
    pub reminders: [&'static str; 3],
}

/// Texts of the about page.
pub struct AboutTexts {
    /// The page's title.
    pub title: &'static str,
    /// What Quintain is.
    pub what: &'static str,
    /// How it treats the player.
    pub honest: &'static str,
    /// The heading over the published games.
    pub games: &'static str,
    /// The published games, as facts.
    pub published: [&'static str; 3],
    /// That this is a fan work.
    pub unofficial: &'static str,
    /// The heading over typefaces.
    pub type_title: &'static str,
    /// The typefaces and their licence.
    pub type_text: &'static str,
    /// The version.
    pub version: fn(&str) -> String,
}

/// Texts of the shell.
pub struct Shell {
    /// The product's name.
    pub title: &'static str,
    /// The three games: The Academy, The Tourney, The Blazons.
    pub games: [GameTexts; 3],
    /// Starts a game.
    pub play: &'static str,
    /// Opens the rules.
    pub rules: &'static str,
    /// The name of a game's play button for who cannot see the panel.
    pub play_game: fn(&str) -> String,
    /// The name of a game's rules button for who cannot see the panel.
    pub rules_of: fn(&str) -> String,
    /// Takes up the last game.
    pub resume: &'static str,
    /// How far a game is: the game, the round or tournament, who is to play.
    pub resume_note: fn(&str, u8, Option<&str>) -> String,
    /// What settings are about.
    pub settings_note: &'static str,
    /// What the about page is about.
    pub about_note: &'static str,
    /// Back.
    pub back: &'static str,
    /// Back home.
    pub home: &'static str,
    /// A game's lesson.
    pub lesson: &'static str,
    /// The lesson of a game, by its full name.
    pub lesson_of: fn(&str) -> String,
    /// While the tables are fetched.
    pub laying: &'static str,
    /// The tables could not be fetched.
    pub not_laid: &'static str,
    /// An address that leads nowhere: title.
    pub lost: &'static str,
    /// An address that leads nowhere: what to do.
    pub lost_note: &'static str,
    /// A new version has come.
    pub update: &'static str,
    /// Takes the new version.
    pub update_take: &'static str,
    /// Takes back the last choice.
    pub undo: &'static str,
    /// Opens the table's menu.
    pub menu: &'static str,
    /// Closes what lies on top.
    pub close: &'static str,
    /// Leads past the navigation.
    pub skip: &'static str,
    /// Settings.
    pub settings: SettingsTexts,
    /// About.
    pub about: AboutTexts,
}

/// English.
pub const EN: Shell = Shell {
    title: "Quintain",
    games: [
        GameTexts {
            article: "The",
            name: "Academy",
            full: "The Academy",
            line: "Six rounds of draft and training.",
            players: "2 to 5 players; bots may fill seats",
        },
        GameTexts {
            article: "The",
            name: "Tourney",
            full: "The Tourney",
            line: "Outlast every rival in one weapon.",
            players: "2 to 5 players; bots may fill seats",
        },
        GameTexts {
            article: "The",
            name: "Blazons",
            full: "The Blazons",
            line: "Eight tricks, and coats of arms to win.",
            players: "3 to 7 players; bots may fill seats",
        },
    ],
    play: "Play",
    rules: "Rules",
    play_game: |game| format!("Play {game}"),
    rules_of: |game| format!("Rules of {game}"),
    resume: "Continue",
    resume_note: |game, round, next| match next {
        Some(name) => format!("{game}, {}, {name} to play", super::roman(round.into())),
        None => format!("{game}, {}", super::roman(round.into())),
    },
    settings_note: "Language, theme, motion, sound",
    about_note: "Who made what",
    back: "Back",
    home: "To the games",
    lesson: "Lesson",
    lesson_of: |game| format!("Lesson: {game}"),
    laying: "The table is being laid…",
    not_laid: "The tables could not be fetched. Check the connection, then reload the page.",
    lost: "This path ends in the woods",
    lost_note: "There is nothing at this address. The games are back the way you came.",
    update: "A new version is ready.",
    update_take: "Reload",
    undo: "Take back",
    menu: "Menu",
    close: "Close",
    skip: "Skip to the content",
    settings: SettingsTexts {
        title: "Settings",
        language: "Language",
        language_browser: "As the browser",
        theme: "Colours",
        system: Choice { name: "As the system", note: "light or dark" },
        vellum: Choice { name: "Vellum", note: "bright parchment" },
        candle: Choice { name: "Candlelight", note: "dim, for the evening" },
        hatching: Choice {
            name: "Heraldic hatching",
            note: "pale fields with strong lines, so that no colour stands alone",
        },
        motion: "Discs and cards move",
        bots: "Bots answer",
        pause: "After an action card, with several people, the table waits",
        seconds: |tenths| format!("{}.{} s", tenths / 10, tenths % 10),
        slow: "slowly",
        normal: "normally",
        instant: "at once",
        reduced: "Your system asks for less motion: things appear in place.",
        sound: Choice { name: "Sound", note: "small and dry: wood, vellum, coin" },
        volume: "Volume",
        text_size: "Text size",
        percent: |size| format!("{size}%"),
        on: "on",
        off: "off",
        not_kept: "This browser keeps nothing for us: settings last until you close the page.",
        comforts: "At the table",
        left_handed: Choice { name: "Left-handed", note: "buttons on the left, the hand on the right" },
        confirm: Choice { name: "Confirm each move", note: "off: the first press counts" },
        advance: Choice { name: "Go on by itself", note: "off: scoring waits for a press" },
        large_cards: Choice { name: "Large cards", note: "in your hand" },
        keys: Choice { name: "Single-key shortcuts", note: "press ? at a table for a list" },
        awake: Choice { name: "Keep the screen awake", note: "while a game runs" },
        full: Choice { name: "Full screen", note: "until you leave it" },
        reminder: "Your turn is called",
        reminders: ["with the other sounds", "by a note", "by vibration"],
    },
    about: AboutTexts {
        title: "About",
        what: "Quintain is three medieval table games in your browser: alone against bots, or round one tablet. \
               Once opened it needs no network, and nothing you do leaves your device.",
        honest: "The bots see what their seat may see, and nothing else. The same deal can be played again by anyone \
                 who knows its seed.",
        games: "The games it plays",
        published: [
            "The Academy: Medieval Academy, by Nicolas Poncin, published by Blue Cocker in 2014.",
            "The Tourney: Camelot (in English Ivanhoe), by Reiner Knizia, published by Asmodée in 2002.",
            "The Blazons: Les 7 Blasons, by Michel Pinon, published by Asyncron in 2007.",
        ],
        unofficial: "This is an unofficial work of admirers, with its own art and its own words. It has no tie to the \
                     authors or the publishers. If you like a game, the box on a real table is better still.",
        type_title: "Typefaces",
        type_text: "Grenze Gotisch, Alegreya and Alegreya Sans, under the SIL Open Font License.",
        version: |version| format!("Version {version}"),
    },
};

/// French.
pub const FR: Shell = Shell {
    title: "Quintain",
    games: [
        GameTexts {
            article: "L’",
            name: "Académie",
            full: "L’Académie",
            line: "Six manches de choix et d’entraînement.",
            players: "2 à 5 joueurs ; des bots complètent la table",
        },
        GameTexts {
            article: "Le",
            name: "Tournoi",
            full: "Le Tournoi",
            line: "Une arme, un vainqueur : tenez le dernier.",
            players: "2 à 5 joueurs ; des bots complètent la table",
        },
        GameTexts {
            article: "Les",
            name: "Blasons",
            full: "Les Blasons",
            line: "Huit plis et des armoiries à gagner.",
            players: "3 à 7 joueurs ; des bots complètent la table",
        },
    ],
    play: "Jouer",
    rules: "Règles",
    play_game: |game| format!("Jouer : {game}"),
    rules_of: |game| format!("Règles : {game}"),
    resume: "Continuer",
    resume_note: |game, round, next| match next {
        Some(name) => format!("{game}, {}, à {name} de jouer", super::roman(round.into())),
        None => format!("{game}, {}", super::roman(round.into())),
    },
    settings_note: "Langue, couleurs, rythme, son",
    about_note: "Qui a fait quoi",
    back: "Retour",
    home: "Vers les jeux",
    lesson: "Leçon",
    lesson_of: |game| format!("Leçon : {game}"),
    laying: "On dresse la table…",
    not_laid: "Les tables n’ont pas pu être chargées. Vérifiez la connexion, puis rechargez la page.",
    lost: "Ce chemin se perd dans les bois",
    lost_note: "Il n’y a rien à cette adresse. Les jeux vous attendent d’où vous venez.",
    update: "Une nouvelle version est prête.",
    update_take: "Recharger",
    undo: "Reprendre le coup",
    menu: "Menu",
    close: "Fermer",
    skip: "Aller au contenu",
    settings: SettingsTexts {
        title: "Réglages",
        language: "Langue",
        language_browser: "Celle du navigateur",
        theme: "Couleurs",
        system: Choice { name: "Celles du système", note: "claires ou sombres" },
        vellum: Choice { name: "Vélin", note: "parchemin clair" },
        candle: Choice { name: "Chandelle", note: "tamisé, pour le soir" },
        hatching: Choice {
            name: "Hachures héraldiques",
            note: "champs pâles et traits marqués : jamais la couleur seule",
        },
        motion: "Pions et cartes bougent",
        bots: "Les bots répondent",
        pause: "Après une carte d’action, à plusieurs, la table attend",
        seconds: |tenths| format!("{},{}\u{202f}s", tenths / 10, tenths % 10),
        slow: "lentement",
        normal: "normalement",
        instant: "aussitôt",
        reduced: "Votre système demande moins de mouvement : tout apparaît en place.",
        sound: Choice { name: "Son", note: "bref et sec : bois, vélin, pièce" },
        volume: "Volume",
        text_size: "Taille du texte",
        percent: |size| format!("{size}\u{202f}%"),
        on: "oui",
        off: "non",
        not_kept: "Ce navigateur ne garde rien pour nous : les réglages durent tant que la page est ouverte.",
        comforts: "À la table",
        left_handed: Choice { name: "Pour gauchers", note: "boutons à gauche, main à droite" },
        confirm: Choice { name: "Confirmer chaque coup", note: "non : la première pression compte" },
        advance: Choice { name: "Avancer tout seul", note: "non : le décompte attend une pression" },
        large_cards: Choice { name: "Grandes cartes", note: "dans votre main" },
        keys: Choice {
            name: "Raccourcis d’une touche",
            note: "à une table, le point d’interrogation en donne la liste",
        },
        awake: Choice { name: "Garder l’écran allumé", note: "pendant une partie" },
        full: Choice { name: "Plein écran", note: "jusqu’à ce que vous le quittiez" },
        reminder: "Votre tour est annoncé",
        reminders: ["avec les autres sons", "par une note", "par vibration"],
    },
    about: AboutTexts {
        title: "À propos",
        what: "Quintain, ce sont trois jeux de table médiévaux dans votre navigateur : seul contre des bots, ou à \
               plusieurs autour d’une tablette. Une fois ouvert, il se passe de réseau, et rien de ce que vous faites \
               ne quitte votre appareil.",
        honest: "Les bots voient ce que voit leur place, et rien d’autre. Une même donne peut être rejouée par qui en \
                 connaît la graine.",
        games: "Les jeux qu’il joue",
        published: [
            "L’Académie : Medieval Academy, de Nicolas Poncin, paru chez Blue Cocker en 2014.",
            "Le Tournoi : Camelot (en anglais Ivanhoe), de Reiner Knizia, paru chez Asmodée en 2002.",
            "Les Blasons : Les 7 Blasons, de Michel Pinon, paru chez Asyncron en 2007.",
        ],
        unofficial: "C’est une œuvre d’amateurs, non officielle, avec ses propres dessins et ses propres mots, sans \
                     lien avec les auteurs ni les éditeurs. Si un jeu vous plaît, la boîte sur une vraie table vaut \
                     mieux encore.",
        type_title: "Caractères",
        type_text: "Grenze Gotisch, Alegreya et Alegreya Sans, sous licence SIL Open Font License.",
        version: |version| format!("Version {version}"),
    },
};
