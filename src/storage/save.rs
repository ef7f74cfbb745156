//! One saved game: its record as compact text, and what a list shows without opening it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::player::Player;
use crate::kernel::fingerprint::checksum;
use crate::kernel::order;
use crate::kernel::{Game, MAX_SEATS, Record, RecordError, Seat, Seed, Standings, Table, code};

/// The layout of a saved game's text. It rises whenever an older program could not read it.
pub const FORMAT: u16 = 1;

/// The name of a saved game on this device.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SaveId(String);

impl SaveId {
    /// A name from a random number.
    pub fn new(random: u64) -> SaveId {
        let low = random & ((1 << Seed::DRAWN_BITS) - 1);
        SaveId(Seed(low).to_string().replace('-', "").to_ascii_lowercase())
    }

    /// A name from an address or a key, if it can be one.
    pub fn parse(text: &str) -> Option<SaveId> {
        let fits = (1..=16).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        fits.then(|| SaveId(text.to_owned()))
    }
}

impl fmt::Display for SaveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A seat's place at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinalPlace {
    /// 1 is the winner.
    pub rank: u8,
    /// Points, or tokens.
    pub score: i32,
}

/// How far a saved game is, for lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Progress {
    /// It is being played.
    Running {
        /// The round or tournament, counted from 1.
        round: u8,
        /// Who is to choose next; nobody in particular when bots choose together.
        next: Option<Seat>,
    },
    /// It is over.
    Over {
        /// The places, in seat order.
        places: Vec<FinalPlace>,
    },
}

impl Progress {
    /// The end of a game with these standings.
    pub fn over(standings: &Standings) -> Progress {
        let mut places = standings.0.clone();
        order::sort_by_key(&mut places, |place| place.seat);
        Progress::Over {
            places: places.iter().map(|place| FinalPlace { rank: place.rank, score: place.score }).collect(),
        }
    }
}

/// A saved game. What is hidden in it stands only in the encoded record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    /// Its name on this device.
    pub id: SaveId,
    /// The name of its game, as [`Game::NAME`] has it.
    pub game: String,
    /// What the players call it; empty if they have not named it.
    pub title: String,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// When it began, in milliseconds since 1970.
    pub created: u64,
    /// When it was last played.
    pub updated: u64,
    /// How far it is.
    pub progress: Progress,
    /// The tab that plays it: a random number, so that another tab notices being overtaken.
    pub holder: u32,
    /// The record, encoded.
    pub record: String,
}

/// Why a text is no saved game that can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// It is not a saved game at all, or was cut short.
    Unreadable,
    /// The parts do not fit the checksum.
    Altered,
    /// A later version of the program wrote it.
    FromTheFuture {
        /// The layout it has.
        found: u16,
    },
    /// It belongs to another game.
    OtherGame,
    /// There are not as many players as seats, or their names or colours cannot be.
    Players,
    /// Its record cannot be replayed.
    Record(RecordError),
}

/// The save as JSON has it. `checksum` covers the text of everything else.
#[derive(Serialize, Deserialize)]
struct Written {
    quintain: u16,
    id: SaveId,
    game: String,
    title: String,
    players: Vec<Player>,
    created: u64,
    updated: u64,
    progress: Progress,
    holder: u32,
    record: String,
    checksum: u32,
}

impl Written {
    fn sum(&self) -> u32 {
        let parts = (&self.id, &self.game, &self.title, &self.players, self.created, self.updated);
        let parts = (self.quintain, parts, &self.progress, self.holder, &self.record);
        checksum(&serde_json::to_vec(&parts).expect("a save is plain data"))
    }
}

impl Save {
    /// The save as text.
    pub fn to_text(&self) -> String {
        let mut written = Written {
            quintain: FORMAT,
            id: self.id.clone(),
            game: self.game.clone(),
            title: self.title.clone(),
            players: self.players.clone(),
            created: self.created,
            updated: self.updated,
            progress: self.progress.clone(),
            holder: self.holder,
            record: self.record.clone(),
            checksum: 0,
        };
        written.checksum = written.sum();
        serde_json::to_string(&written).expect("a save is plain data")
    }

    /// Reads what [`to_text`](Save::to_text) wrote. The record is not replayed yet: see [`open`](Save::open).
    pub fn from_text(text: &str) -> Result<Save, SaveError> {
        // The head is read first: a later layout need not look like ours.
        #[derive(Deserialize)]
        struct Head {
            quintain: u16,
        }
        let head: Head = serde_json::from_str(text).map_err(|_| SaveError::Unreadable)?;
        if head.quintain > FORMAT {
            return Err(SaveError::FromTheFuture { found: head.quintain });
        }
        let written: Written = serde_json::from_str(text).map_err(|_| SaveError::Unreadable)?;
        if written.sum() != written.checksum {
            return Err(SaveError::Altered);
        }
        let save = Save {
            id: written.id,
            game: written.game,
            title: written.title,
            players: written.players,
            created: written.created,
            updated: written.updated,
            progress: written.progress,
            holder: written.holder,
            record: written.record,
        };
        save.check_players()?;
        Ok(save)
    }

    /// Names fit, colours are told apart, and there is a seat for everyone.
    pub(super) fn check_players(&self) -> Result<(), SaveError> {
        let players = &self.players;
        let twice = |n: usize| players[..n].iter().any(|other| other.tincture == players[n].tincture);
        let fits = (1..=MAX_SEATS).contains(&players.len())
            && players.iter().all(Player::is_clean)
            && !(0..players.len()).any(twice);
        if fits { Ok(()) } else { Err(SaveError::Players) }
    }

    /// Replays the record.
    pub fn open<G: Game>(&self) -> Result<Table<G>, SaveError> {
        if self.game != G::NAME {
            return Err(SaveError::OtherGame);
        }
        let bytes = code::from_text(&self.record).map_err(SaveError::Record)?;
        let record: Record<G> = code::decode(&bytes).map_err(SaveError::Record)?;
        if G::seats(&record.options) != self.players.len() {
            return Err(SaveError::Players);
        }
        Table::open(record).map_err(SaveError::Record)
    }
}
