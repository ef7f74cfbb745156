//! A game in a link: who plays and the record, as text that stands behind `#` and so never reaches a host.
//!
//! Layout: format (1), checksum (4) of what follows, game (1), players (1), for each player who (1: tincture and kind),
//! length of the name (1) and the name; the sharer's result (0, or seat + 1, place, points); then the record as
//! [`code`] has it. All of it in base64url. Reading trusts nothing; the record proves itself when it is opened.

use super::{FinalPlace, Kind, Player, Progress, Save, SaveError, SaveId};
use crate::bots::{Level, Persona};
use crate::kernel::fingerprint::checksum;
use crate::kernel::{MAX_SEATS, RecordError, Seat, code};
use crate::route::GameId;
use crate::scene::Tincture;

/// The layout above. It rises whenever an older program could not read it.
const FORMAT: u8 = 1;
/// No link is longer, so that a hostile one costs no time.
pub const MAX_LINK: usize = 20_000;
const PERSONAS: usize = Persona::ALL.len();

/// What somebody reached with a deal, for comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The seat of who shared it.
    pub seat: Seat,
    /// Place and points.
    pub place: FinalPlace,
}

/// A game as a link holds it. Without steps it is a deal; else a running or a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Which game.
    pub game: GameId,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// What the sharer of a deal reached.
    pub reached: Option<Reached>,
    /// The record, encoded as in a [`Save`].
    pub record: String,
}

impl Link {
    /// The whole game of a save, running or finished.
    pub fn of(save: &Save) -> Option<Link> {
        let game = GameId::from_name(&save.game)?;
        Some(Link { game, players: save.players.clone(), reached: None, record: save.record.clone() })
    }

    /// The deal of a save: the same cards, players and bots, nothing played yet. Where one person played it to the end,
    /// what was reached goes along.
    pub fn deal(save: &Save) -> Option<Link> {
        let bytes = code::from_text(&save.record).ok()?;
        let record = code::to_text(&code::without_steps(&bytes).ok()?);
        let mut people = Seat::all(save.players.len()).filter(|seat| save.players[seat.index()].is_person());
        let alone = people.next().filter(|_| people.next().is_none());
        let reached = match (&save.progress, alone) {
            (Progress::Over { places }, Some(seat)) => places.get(seat.index()).map(|&place| Reached { seat, place }),
            (Progress::Running { .. } | Progress::Over { .. }, _) => None,
        };
        Some(Link { reached, record, ..Link::of(save)? })
    }

    /// The link as text, for the address after its route.
    pub fn to_text(&self) -> String {
        let mut body = vec![self.game as u8, self.players.len() as u8];
        for player in &self.players {
            let kind = match player.kind {
                Kind::Person => 0,
                Kind::Bot { level, persona } => 1 + level as usize * PERSONAS + place_of(persona),
            };
            body.push((player.tincture as usize * 32 + kind) as u8);
            body.push(player.name.len() as u8);
            body.extend(player.name.as_bytes());
        }
        match self.reached {
            None => body.push(0),
            Some(Reached { seat, place }) => {
                body.extend([seat.0 + 1, place.rank]);
                body.extend((place.score as i16).to_le_bytes());
            }
        }
        // A record that is no text of ours gives a link that is refused when it is opened.
        body.extend(code::from_text(&self.record).unwrap_or_default());
        let mut bytes = vec![FORMAT];
        bytes.extend(checksum(&body).to_le_bytes());
        bytes.extend(body);
        code::to_text(&bytes)
    }

    /// Reads what [`to_text`](Link::to_text) wrote. The record is not replayed yet: see [`Save::open`].
    pub fn parse(text: &str) -> Result<Link, SaveError> {
        if text.len() > MAX_LINK {
            return Err(SaveError::Unreadable);
        }
        let bytes = code::from_text(text).map_err(|_| SaveError::Unreadable)?;
        let (&format, rest) = bytes.split_first().ok_or(SaveError::Unreadable)?;
        if format > FORMAT {
            return Err(SaveError::FromTheFuture { found: u16::from(format) });
        }
        let (sum, body) = rest.split_first_chunk::<4>().ok_or(SaveError::Unreadable)?;
        if format != FORMAT {
            return Err(SaveError::Unreadable);
        }
        if checksum(body) != u32::from_le_bytes(*sum) {
            return Err(SaveError::Altered);
        }
        let link = Reader(body).link().ok_or(SaveError::Unreadable)?;
        link.save(SaveId::new(0), 0, 0).check_players()?;
        Ok(link)
    }

    /// The game as a save of this device.
    pub fn save(&self, id: SaveId, now: u64, holder: u32) -> Save {
        Save {
            id,
            game: self.game.name().to_owned(),
            title: String::new(),
            players: self.players.clone(),
            created: now,
            updated: now,
            progress: Progress::Running { round: 1, next: None },
            holder,
            record: self.record.clone(),
        }
    }
}

fn place_of(persona: Persona) -> usize {
    Persona::ALL.iter().position(|&other| other == persona).unwrap_or_default()
}

/// What is left to read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (&byte, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(byte)
    }

    fn link(mut self) -> Option<Link> {
        let game = *GameId::ALL.get(usize::from(self.byte()?))?;
        let seats = usize::from(self.byte()?);
        if seats > MAX_SEATS {
            return None;
        }
        let players = (0..seats).map(|_| self.player()).collect::<Option<Vec<_>>>()?;
        let reached = self.reached(seats)?;
        Some(Link { game, players, reached, record: code::to_text(self.0) })
    }

    fn player(&mut self) -> Option<Player> {
        let who = usize::from(self.byte()?);
        let tincture = *Tincture::ALL.get(who / 32)?;
        let kind = match who % 32 {
            0 => Kind::Person,
            bot => {
                let level = *Level::ALL.get((bot - 1) / PERSONAS)?;
                Kind::Bot { level, persona: Persona::ALL[(bot - 1) % PERSONAS] }
            }
        };
        let length = usize::from(self.byte()?);
        let (name, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(Player { name: str::from_utf8(name).ok()?.to_owned(), tincture, kind })
    }

    /// The outer `None` is an error, the inner one says that nothing was reached.
    fn reached(&mut self, seats: usize) -> Option<Option<Reached>> {
        let seat = match self.byte()? {
            0 => return Some(None),
            seat => seat - 1,
        };
        let rank = self.byte()?;
        let score = i16::from_le_bytes([self.byte()?, self.byte()?]);
        let place = FinalPlace { rank, score: score.into() };
        (usize::from(seat) < seats).then_some(Some(Reached { seat: Seat(seat), place }))
    }
}

impl From<RecordError> for SaveError {
    fn from(error: RecordError) -> Self {
        SaveError::Record(error)
    }
}
