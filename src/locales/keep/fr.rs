//! French.

use super::{Arrive, Day, Keep, Replay, Share, Shelf, Stats};
use crate::kernel::RecordError;
use crate::storage::SaveError;

fn place(rank: u8) -> String {
    if rank == 1 { "1er".to_owned() } else { format!("{rank}e") }
}

fn bad_file(error: SaveError) -> &'static str {
    match error {
        SaveError::FromTheFuture { .. } => {
            "Une version plus récente de Quintain a écrit ce fichier ; celle-ci ne peut le lire."
        }
        SaveError::Altered | SaveError::Record(RecordError::Altered) => {
            "Ce fichier a été modifié depuis que Quintain l’a écrit : on ne peut s’y fier."
        }
        SaveError::Unreadable | SaveError::OtherGame | SaveError::Players | SaveError::Record(_) => {
            "Ce n’est pas un fichier de Quintain, ou il a été tronqué."
        }
    }
}

fn bad_link(error: SaveError) -> &'static str {
    match error {
        SaveError::FromTheFuture { .. } | SaveError::Record(RecordError::OtherVersion { .. }) => {
            "Ce lien vient d’une autre version de Quintain, que celle-ci ne peut suivre."
        }
        SaveError::Altered | SaveError::Record(RecordError::Altered) => "Ce lien a été tronqué ou modifié en chemin.",
        SaveError::Unreadable | SaveError::OtherGame | SaveError::Players | SaveError::Record(_) => {
            "Ce lien ne mène à aucune partie."
        }
    }
}

fn rule(name: &str) -> &'static str {
    match name {
        "karadoc" => "Karadoc",
        "lancelot" => "Lancelot",
        "advanced" => "Règles avancées",
        "knights" => "Chevalier Blanc et Chevalier Noir",
        "bet" => "Le Pari",
        "codex" => "Codex secret",
        "scrolls" => "Parchemins",
        "glory" => "Gloire",
        "alms" => "Aumônes",
        "named-after" => "Couleur annoncée après la pioche",
        "consulting" => "Consulter",
        "helping" => "Aider",
        "curious" => "Curieux",
        "monk" => "Moine actif",
        "open" => "Table ouverte",
        _ => "Règles de la maison",
    }
}

/// French.
pub const FR: Keep = Keep {
    shelf: Shelf {
        title: "Parties",
        note: "Sauvegardes, reprises, fichiers, statistiques",
        running: "En cours",
        finished: "Terminées",
        broken: "Illisibles",
        empty: "Aucune partie n’est encore enregistrée sur cet appareil.",
        round: |number| format!("manche {number}"),
        turn: |name| format!("à {name} de jouer"),
        won: |name, score| format!("{name} gagne avec {score}"),
        resume: "Continuer",
        replay: "Revoir",
        share: "Partager",
        rename: "Renommer",
        name: "Nom de la partie",
        done: "C’est fait",
        duplicate: "Dupliquer",
        copy_of: |name| format!("{name} (copie)"),
        delete: "Supprimer",
        deleted: |name| format!("Supprimée : {name}."),
        undo: "Annuler",
        export: "Enregistrer un fichier",
        export_all: "Tout enregistrer dans un fichier",
        import: "Ouvrir un fichier",
        drop: "On peut aussi déposer un fichier ici.",
        import_title: "Parties d’un fichier",
        import_line: |games, clashes| match (games, clashes) {
            (1, 0) => "Une partie.".to_owned(),
            (games, 0) => format!("{games} parties."),
            (games, clashes) => format!("{games} parties, dont {clashes} déjà sur cet appareil dans un autre état."),
        },
        import_games: "Reprendre",
        clash: "Parties déjà ici dans un autre état",
        keep_both: "Garder les deux",
        replace: "Remplacer celles d’ici",
        keep_mine: "Garder celles d’ici",
        with_settings: "Reprendre les réglages",
        with_results: "Ajouter les résultats aux statistiques",
        cancel: "Annuler",
        imported: |games| {
            if games == 1 { "Une partie reprise.".to_owned() } else { format!("{games} parties reprises.") }
        },
        bad_file,
        full: "La place se fait rare",
        full_line: |games| {
            format!(
                "Enregistrez les {games} parties terminées les plus anciennes ; elles pourront alors quitter cet appareil."
            )
        },
        export_oldest: "Enregistrer les plus anciennes",
        remove_exported: |games| format!("Supprimer ces {games} ici"),
        persisted: "Le navigateur garde les parties jusqu’à ce que vous les supprimiez.",
        not_persisted: "Le navigateur peut effacer les parties si la place manque. Enregistrez-les dans un fichier pour être sûr.",
        storage: "Parties enregistrées",
        more: |name| format!("Plus sur {name}"),
    },
    share: Share {
        title: "Partager",
        deal: "Cette donne",
        deal_line: "Les mêmes cartes contre les mêmes robots, depuis le début. Les résultats se comparent.",
        game: "Cette partie",
        game_line: "Toute la partie, à revoir. Toutes les cartes y sont ouvertes.",
        running: "Continuer ailleurs",
        running_line: "Ce lien contient les cartes cachées de tous. Gardez-le pour votre propre autre appareil.",
        link: "Lien",
        copy: "Copier",
        copied: "Copié",
        send: "Envoyer",
        code: "Le lien en code QR",
        too_long: "Le lien est trop long pour un code QR.",
        close: "Fermer",
        what: "Que partager",
    },
    arrive: Arrive {
        deal: "Une donne pour vous",
        deal_line: "Les mêmes cartes, les mêmes robots. Qui fera mieux ?",
        reached: |name, rank, score| format!("{name} a fini {} avec {score}.", place(rank)),
        running: "Une partie en cours",
        running_line: "Ce lien contient les cartes cachées de tous. Ne continuez que si c’est votre propre partie.",
        play: "Jouer",
        resume: "Continuer ici",
        watch: "La regarder",
        bad: "Ce lien ne peut pas être ouvert",
        why: bad_link,
        untouched: "Rien n’a été changé sur cet appareil.",
        letters: |seed| format!("Donne {seed}"),
    },
    replay: Replay {
        title: "Reprise",
        eyes: "Par les yeux de",
        public: "public",
        all: "tout ouvert",
        hands_of: |name| format!("Les mains, vues par {name}"),
        hands_all: "Toutes les mains",
        tale: "Déroulement",
        slider: "Moment de la partie",
        place: |part, at, of| format!("{part}, coup {at} sur {of}"),
        first: "Au repère précédent",
        back: "Un coup en arrière",
        play: "Jouer",
        pause: "Pause",
        on: "Un coup en avant",
        last: "Au repère suivant",
        speed: |times| format!("Vitesse : {times} fois"),
        play_on: "Jouer à partir d’ici",
        play_on_line: "Une nouvelle partie, des robots aux autres places",
        chart: "Points, coup par coup",
        round: |numeral| format!("manche {numeral}"),
        tournament: |numeral| format!("tournoi {numeral}"),
        backs: |cards| if cards < 2 { format!("{cards} carte") } else { format!("{cards} cartes") },
        more: "Regards et déroulement",
        leave: "Quitter la reprise",
    },
    stats: Stats {
        title: "Statistiques",
        note: "Parties, victoires, moyennes",
        empty: "Aucune partie n’a encore été terminée sur cet appareil.",
        whose: "Résultats de",
        everybody: "Tous",
        by_game: "Par jeu",
        by_seats: "Par nombre de joueurs",
        by_rules: "Par règles",
        by_level: "Par le robot le plus fort",
        seats: |seats| format!("{seats} joueurs"),
        within: |whole, part| format!("{whole} : {part}"),
        usual: "Règles habituelles",
        rule,
        people_only: "Sans robot",
        columns: ["Parties", "Victoires", "Part", "Moyenne", "Meilleur", "Place"],
        last: |game| format!("{game} : les derniers résultats"),
        reset: "Remettre à zéro",
        reset_sure: "Oublier tous les résultats ? Les parties enregistrées restent.",
        reset_yes: "Les oublier",
        export: "Enregistrer un fichier",
        comma: ',',
    },
    day: Day {
        title: "La donne du jour",
        note: |streak| match streak {
            0 => "Une donne par jour, la même pour tous".to_owned(),
            1 => "Un jour de suite".to_owned(),
            days => format!("{days} jours de suite"),
        },
        line: "La même donne pour tous aujourd’hui. Le par est ce qu’un Chevalier atteint à votre place.",
        play: "Jouer la donne du jour",
        played: |rank, score| format!("Jouée : {} avec {score}", place(rank)),
        par: |par| format!("Par : {par}"),
        reckoning: "Un Chevalier joue à votre place…",
        reckon: "Faire jouer un Chevalier",
        streak: |days| if days < 2 { format!("{days} jour de suite") } else { format!("{days} jours de suite") },
        line_to_share: |game, date, rank, seats, score, par, streak| {
            let par = par.map_or(String::new(), |par| format!(" (par {par})"));
            format!("Quintain, {game}, {date} : {} sur {seats}, {score}{par}, série {streak}", place(rank))
        },
        copy: "Copier une ligne à partager",
    },
};
