//! Texts of the set-up screens.

mod en;
mod fr;

pub use en::EN;
pub use fr::FR;

use crate::bots::{Level, Temper};
use crate::locales::letters::capital;
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

/// The words with which a company is told.
struct CompanyWords {
    numbers: [&'static str; 8],
    person: [&'static str; 2],
    /// One and several of each level, the lowest first.
    bots: [[&'static str; 2]; 3],
    and: &'static str,
}

impl CompanyWords {
    /// People first, then the bots, the strongest first.
    fn tell(&self, company: Company) -> String {
        let bots = self.bots.into_iter().zip(company.bots).rev();
        let parts: Vec<String> = std::iter::once((self.person, company.people))
            .chain(bots)
            .filter_map(|([one, many], count)| match count {
                0 => None,
                1 => Some(one.to_owned()),
                count => Some(format!("{} {many}", self.numbers[count])),
            })
            .collect();
        capital(&join(&parts, self.and)) + "."
    }
}

/// Joins a list: commas, then the last word.
fn join(parts: &[String], and: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{}{and}{last}", first.join(", ")),
    }
}
