//! What became of finished games, kept by itself, so that statistics outlive the games they come from.

use serde::{Deserialize, Serialize};

use super::{Fault, FinalPlace, Kind, PREFIX, Progress, Save, SaveId, Store};
use crate::bots::Level;
use crate::kernel::code;
use crate::play::Deal;

/// So many results are kept; the oldest give way.
pub const MAX_OUTCOMES: usize = 2_000;
const KEY: &str = "results";
/// The milliseconds of a day.
const DAY: u64 = 86_400_000;

/// How one seat ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// A person's name; nothing for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// A bot's level; nothing for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// 1 is the winner.
    pub rank: u8,
    /// Points, or tokens.
    pub score: i32,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The saved game it comes from.
    pub id: SaveId,
    /// Its game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// How each seat ended, in seat order.
    pub seats: Vec<Ended>,
    /// The rules beyond the usual ones, by their short names.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The day, counted from 1970, if it was that day's deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<u32>,
    /// What a Knight reached at the person's seat, where that was reckoned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub par: Option<i32>,
}

impl Outcome {
    /// What became of a game; nothing while it is being played, or where only bots sat.
    pub fn of(save: &Save, rules: &[&str]) -> Option<Outcome> {
        let Progress::Over { places } = &save.progress else { return None };
        if !save.players.iter().any(|player| player.is_person()) || places.len() != save.players.len() {
            return None;
        }
        let seats = save.players.iter().zip(places).map(|(player, &FinalPlace { rank, score })| match player.kind {
            Kind::Person => Ended { name: Some(player.name.clone()), level: None, rank, score },
            Kind::Bot { level, .. } => Ended { name: None, level: Some(level), rank, score },
        });
        Some(Outcome {
            id: save.id.clone(),
            game: save.game.clone(),
            ended: save.updated,
            seats: seats.collect(),
            rules: rules.iter().map(|rule| (*rule).to_owned()).collect(),
            day: day_of(save),
            par: None,
        })
    }

    /// The people who played it, with how they ended.
    pub fn people(&self) -> impl Iterator<Item = &Ended> {
        self.seats.iter().filter(|seat| seat.name.is_some())
    }

    /// The strongest bot at the table.
    pub fn strongest(&self) -> Option<Level> {
        self.seats.iter().filter_map(|seat| seat.level).max()
    }

    /// The result that counts for `player`; the best person's where nobody is named.
    pub fn result(&self, player: Option<&str>) -> Option<&Ended> {
        let theirs = |seat: &&Ended| player.is_none_or(|player| seat.name.as_deref() == Some(player));
        self.people().filter(theirs).min_by_key(|seat| seat.rank)
    }
}

/// The day whose deal a game is, if it is one: the day on which it was begun, by universal time.
pub fn day_of(save: &Save) -> Option<u32> {
    let day = u32::try_from(save.created / DAY).ok()?;
    let seed = code::seed_of(&code::from_text(&save.record).ok()?)?;
    (Deal::Day(day).seed(&save.game, 0) == Some(seed)).then_some(day)
}

/// All results of a device, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ledger(pub Vec<Outcome>);

impl Ledger {
    /// The ledger in a store. One that cannot be read counts as empty.
    pub fn load(store: &impl Store) -> Ledger {
        let text = store.read(&key()).ok().flatten().unwrap_or_default();
        Ledger::read(&text).unwrap_or_default()
    }

    /// Reads a ledger's text.
    pub fn read(text: &str) -> Option<Ledger> {
        serde_json::from_str(text).ok()
    }

    /// Keeps the ledger.
    pub fn keep(&self, store: &impl Store) -> Result<(), Fault> {
        store.write(&key(), &serde_json::to_string(self).expect("a ledger is plain data"))
    }

    /// Forgets everything.
    pub fn reset(store: &impl Store) -> Result<(), Fault> {
        store.remove(&key())
    }

    /// Enters a result, once for each game; tells whether it is new.
    pub fn enter(&mut self, outcome: Outcome) -> bool {
        if self.0.iter().any(|known| known.id == outcome.id) {
            return false;
        }
        let place = self.0.partition_point(|known| known.ended <= outcome.ended);
        self.0.insert(place, outcome);
        let surplus = self.0.len().saturating_sub(MAX_OUTCOMES);
        self.0.drain(..surplus);
        true
    }

    /// Enters the results of another ledger; tells how many were new.
    pub fn merge(&mut self, other: Ledger) -> usize {
        other.0.into_iter().filter(|outcome| self.enter(outcome.clone())).count()
    }

    /// On how many days in a row, up to `today`, a day's deal was finished. A day that is not over breaks nothing.
    pub fn streak(&self, today: u32) -> u32 {
        let played = |day: u32| self.0.iter().any(|outcome| outcome.day == Some(day));
        let last = if played(today) { Some(today) } else { today.checked_sub(1) };
        let days = last.into_iter().flat_map(|last| (0..=last).rev());
        days.take_while(|&day| played(day)).count() as u32
    }
}

/// Where the ledger is kept.
fn key() -> String {
    format!("{PREFIX}{KEY}")
}

/// Games counted together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games.
    pub games: u32,
    /// How many were won.
    pub wins: u32,
    /// All points, or tokens.
    pub sum: i64,
    /// The best result.
    pub best: i32,
    /// All places, 1 for the winner.
    pub places: u32,
}

impl Tally {
    /// Counts a result.
    pub fn add(&mut self, ended: &Ended) {
        self.best = if self.games == 0 { ended.score } else { self.best.max(ended.score) };
        self.games += 1;
        self.wins += u32::from(ended.rank == 1);
        self.sum += i64::from(ended.score);
        self.places += u32::from(ended.rank);
    }

    /// The mean result in tenths.
    pub fn mean_tenths(&self) -> i64 {
        if self.games == 0 { 0 } else { self.sum * 10 / i64::from(self.games) }
    }

    /// Wins in a hundred games.
    pub fn share(&self) -> u32 {
        (self.wins * 100 + self.games / 2).checked_div(self.games).unwrap_or_default()
    }
}

/// Counts results by a key, the keys in the order they first appear.
pub fn tallies<K: PartialEq>(results: impl Iterator<Item = (K, Ended)>) -> Vec<(K, Tally)> {
    let mut counted: Vec<(K, Tally)> = Vec::new();
    for (key, ended) in results {
        let place = counted.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
            counted.push((key, Tally::default()));
            counted.len() - 1
        });
        counted[place].1.add(&ended);
    }
    counted
}
