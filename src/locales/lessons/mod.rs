//! Texts of the lessons: for each idea a title, what there is to know, and what is to be done.

mod academy;
mod blazons;
mod tourney;

use crate::route::GameId;

/// One idea of a lesson.
pub struct Idea {
    /// The idea in a few words.
    pub title: &'static str,
    /// What there is to know.
    pub text: &'static str,
    /// What is to be done; empty where there is only something to read.
    pub task: &'static str,
}

/// An idea in short.
const fn i(title: &'static str, text: &'static str, task: &'static str) -> Idea {
    Idea { title, text, task }
}

/// Texts of the lessons.
pub struct Lessons {
    /// Which idea of how many.
    pub step: fn(usize, usize) -> String,
    /// The player need not finish.
    pub leave_note: &'static str,
    /// Leaves the lesson.
    pub leave: &'static str,
    /// To the next idea.
    pub next: &'static str,
    /// To the idea before.
    pub back: &'static str,
    /// Watches what the others do.
    pub watch: &'static str,
    /// Skips what is to be done.
    pub skip: &'static str,
    /// All ideas of the lesson.
    pub all: &'static str,
    /// To a game of one's own.
    pub play: &'static str,
    /// The first chapter is over.
    pub enough: &'static str,
    /// The lesson is over: title and words.
    pub over: (&'static str, &'static str),
    /// From the beginning.
    pub again: &'static str,
    /// Before what is to be done.
    pub your_turn: &'static str,
    /// The ideas of each game, in the order of the games.
    pub ideas: [&'static [Idea]; 3],
}

impl Lessons {
    /// The ideas of a game.
    pub const fn of(&self, game: GameId) -> &'static [Idea] {
        self.ideas[game as usize]
    }
}

/// English.
pub const EN: Lessons = Lessons {
    step: |at, of| format!("step {at} of {of}"),
    leave_note: "you may leave at any time",
    leave: "Leave the lesson",
    next: "Go on",
    back: "Back",
    watch: "Watch",
    skip: "Do it for me",
    all: "The whole lesson",
    play: "Play a game",
    enough: "You know enough to play. What follows may be added later.",
    over: ("That is all", "You have made every kind of choice there is in this game. The rules page holds the rest."),
    again: "Once more",
    your_turn: "Your turn:",
    ideas: [academy::EN, tourney::EN, blazons::EN],
};

/// French.
pub const FR: Lessons = Lessons {
    step: |at, of| format!("étape {at} sur {of}"),
    leave_note: "vous pouvez partir à tout moment",
    leave: "Quitter la leçon",
    next: "Continuer",
    back: "Retour",
    watch: "Regarder",
    skip: "Faites-le pour moi",
    all: "Toute la leçon",
    play: "Jouer une partie",
    enough: "Vous en savez assez pour jouer. La suite peut s’ajouter plus tard.",
    over: ("C’est tout", "Vous avez fait chaque sorte de choix que ce jeu connaît. Le reste est dans les règles."),
    again: "Encore une fois",
    your_turn: "À vous :",
    ideas: [academy::FR, tourney::FR, blazons::FR],
};
