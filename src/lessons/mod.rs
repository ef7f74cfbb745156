//! Lessons: each game learnt on its own table, with prepared deals, one idea at a time.
//!
//! A lesson is data: chapters, each a game that is already under way, and in them ideas, each with what is pointed at
//! and what is played while it is taught. What everybody plays is written down, so a lesson goes the same way for
//! everyone, can be left and taken up again, and can be tested. Its words stand in `locales::lessons`, idea by idea.

mod academy;
mod blazons;
pub mod layout;
mod tourney;

use crate::bots::Persona;
use crate::kernel::{Game, Seat, Seed, Step, Table};
use crate::scene::Tincture;

/// The learner's seat.
pub const LEARNER: Seat = Seat(0);

/// Who sits at the table: the learner, then the teacher's bots.
pub const TINCTURES: [Tincture; 3] = [Tincture::Gules, Tincture::Or, Tincture::Vert];

/// The bots of the seats after the learner's.
pub const BOTS: [Persona; 2] = [Persona::Bors, Persona::Ysolde];

/// What an idea is about, and so what the scroll points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// The table as a whole: the scroll stands in the middle.
    Table,
    /// The learner's hand.
    Hand,
    /// What is asked, with its buttons.
    Panel,
    /// A lane of The Academy, by its letter.
    Lane(char),
    /// Who plays and what they have won.
    Players,
    /// The weapon of the tournament.
    Weapon,
    /// A player's place at the table, by the seat.
    Place(u8),
    /// The trick of The Blazons.
    Trick,
    /// The pool of The Blazons.
    Pool,
    /// The learner's own blazons and products.
    Own,
}

/// One idea: what it points at and what is played meanwhile, as in a record: `0 keep X4, 1 keep Q3`.
///
/// Where the first to play is the learner, the idea is to be done; else it is to be read, and what is played follows.
#[derive(Clone, Copy, Debug)]
pub struct Idea {
    /// What the scroll points at.
    pub point: Point,
    /// What is played.
    pub play: &'static str,
}

/// A game under way, and the ideas it teaches.
pub struct Chapter<G: Game> {
    /// What was agreed before the deal.
    pub options: fn() -> G::Options,
    /// The deal.
    pub seed: u64,
    /// What was played before the chapter begins, in parts.
    pub before: &'static [&'static str],
    /// The ideas.
    pub ideas: &'static [Idea],
}

/// A game with a lesson.
pub trait Taught: Game {
    /// The chapters: the first is the game as it is usually played, the others are about what may be added.
    const CHAPTERS: &'static [Chapter<Self>];
}

/// A chapter, opened: the table it begins with, what will be played, and where in it each idea begins.
pub struct Course<G: Game> {
    /// The table as the chapter begins.
    pub table: Table<G>,
    /// Everything that was and will be played, from the deal on.
    pub script: Vec<Step<G::Action>>,
    /// The place in the script where each idea begins; last, where the chapter ends.
    pub begins: Vec<usize>,
}

/// Why a chapter cannot be opened. Tests open all of them, so nobody sees this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unplayable;

/// Reads what is played: steps with their seats, parted by commas.
fn steps<G: Game>(text: &str) -> Result<Vec<Step<G::Action>>, Unplayable> {
    let read = |step: &str| {
        let (seat, action) = step.split_once(' ').ok_or(Unplayable)?;
        let seat = Seat(seat.parse().map_err(|_| Unplayable)?);
        Ok(Step { seat, action: action.parse().map_err(|_| Unplayable)? })
    };
    text.split(", ").filter(|step| !step.is_empty()).map(read).collect()
}

impl<G: Game> Chapter<G> {
    /// Opens the chapter at one of its ideas.
    pub fn open(&self, idea: usize) -> Result<Course<G>, Unplayable> {
        let mut script = Vec::new();
        for part in self.before {
            script.extend(steps::<G>(part)?);
        }
        let mut begins = vec![script.len()];
        for idea in self.ideas {
            script.extend(steps::<G>(idea.play)?);
            begins.push(script.len());
        }
        let mut table = Table::new((self.options)(), Seed(self.seed)).map_err(|_| Unplayable)?;
        for step in &script[..begins[idea.min(self.ideas.len())]] {
            table.act(step.seat, step.action).map_err(|_| Unplayable)?;
        }
        Ok(Course { table, script, begins })
    }
}

/// An idea's place in the whole lesson: the chapter, and the idea in it. `None` beyond the end.
pub fn place<G: Taught>(idea: usize) -> Option<(usize, usize)> {
    let mut left = idea;
    for (chapter, found) in G::CHAPTERS.iter().enumerate() {
        if left < found.ideas.len() {
            return Some((chapter, left));
        }
        left -= found.ideas.len();
    }
    None
}

/// How many ideas a lesson has.
pub fn length<G: Taught>() -> usize {
    G::CHAPTERS.iter().map(|chapter| chapter.ideas.len()).sum()
}

impl Idea {
    /// Is there something for the learner to do at once?
    pub fn is_done(&self) -> bool {
        self.play.starts_with("0 ")
    }
}

/// An idea in short.
const fn idea(point: Point, play: &'static str) -> Idea {
    Idea { point, play }
}
