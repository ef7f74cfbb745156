//! Texts of the page that a defect of the program leads to.

/// Texts of the failure page.
pub struct Failure {
    /// What happened, as a heading.
    pub title: &'static str,
    /// What that means for the player.
    pub what: &'static str,
    /// Starts again.
    pub reload: &'static str,
    /// Puts the report on the clipboard.
    pub copy: &'static str,
    /// Said when it is there.
    pub copied: &'static str,
    /// The heading over the report.
    pub report: &'static str,
    /// What the report contains.
    pub contains: &'static str,
}

/// English.
pub const EN: Failure = Failure {
    title: "Quintain has stumbled",
    what: "A defect in the program has stopped it. Your game is saved up to the last confirmed move: reload to go on.",
    reload: "Reload",
    copy: "Copy a bug report",
    copied: "Copied.",
    report: "Bug report",
    contains: "It names the defect, the version and your browser, and holds the last game with its hidden cards. Nothing is sent by itself.",
};

/// French.
pub const FR: Failure = Failure {
    title: "Quintain a trébuché",
    what: "Un défaut du programme l’a arrêté. Votre partie est enregistrée jusqu’au dernier coup confirmé : rechargez pour continuer.",
    reload: "Recharger",
    copy: "Copier un rapport d’erreur",
    copied: "Copié.",
    report: "Rapport d’erreur",
    contains: "Il indique le défaut, la version et votre navigateur, et contient la dernière partie avec ses cartes cachées. Rien n’est envoyé tout seul.",
};
