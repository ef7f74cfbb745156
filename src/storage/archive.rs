//! Games in a file: one or the whole shelf, with settings and results, as JSON. `docs/files.md` describes it.

use serde::{Deserialize, Serialize};

use super::{Ledger, Save, SaveError};
use crate::kernel::fingerprint::checksum;
use crate::settings::Settings;

/// The layout of a file. It rises whenever an older program could not read it.
pub const FILE_FORMAT: u16 = 1;
/// What tells our files from others.
const KIND: &str = "quintain-games";
/// No file is longer, in bytes.
pub const MAX_FILE: usize = 8_000_000;

/// What a file holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// The games.
    pub games: Vec<Save>,
    /// The settings, with the whole shelf.
    pub settings: Option<Settings>,
    /// The results, with the whole shelf or by themselves.
    pub results: Option<Ledger>,
}

/// The file as JSON has it. Games are the very texts of saved games, as objects; `checksum` covers the text of everything
/// else, so that blanks and line ends may change on the way.
#[derive(Serialize, Deserialize)]
struct Written {
    file: String,
    format: u16,
    games: Vec<serde_json::Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    settings: Option<serde_json::Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    results: Option<Ledger>,
    checksum: u32,
}

impl Written {
    fn sum(&self) -> u32 {
        let parts = (&self.file, self.format, &self.games, &self.settings, &self.results);
        checksum(&serde_json::to_vec(&parts).expect("a file is plain data"))
    }
}

impl Archive {
    /// The file's text.
    pub fn to_text(&self) -> String {
        let value = |text: String| serde_json::from_str(&text).expect("our own text");
        let mut written = Written {
            file: KIND.to_owned(),
            format: FILE_FORMAT,
            games: self.games.iter().map(|save| value(save.to_text())).collect(),
            settings: self.settings.as_ref().map(|settings| value(settings.write())),
            results: self.results.clone(),
            checksum: 0,
        };
        written.checksum = written.sum();
        serde_json::to_string_pretty(&written).expect("a file is plain data")
    }

    /// Reads what [`to_text`](Archive::to_text) wrote. One bad game makes the whole file bad: nothing is half imported.
    pub fn parse(text: &str) -> Result<Archive, SaveError> {
        #[derive(Deserialize)]
        struct Head {
            file: String,
            format: u16,
        }
        if text.len() > MAX_FILE {
            return Err(SaveError::Unreadable);
        }
        let head: Head = serde_json::from_str(text).map_err(|_| SaveError::Unreadable)?;
        if head.file != KIND {
            return Err(SaveError::Unreadable);
        }
        if head.format > FILE_FORMAT {
            return Err(SaveError::FromTheFuture { found: head.format });
        }
        let written: Written = serde_json::from_str(text).map_err(|_| SaveError::Unreadable)?;
        if written.sum() != written.checksum {
            return Err(SaveError::Altered);
        }
        let games = written.games.iter().map(|game| Save::from_text(&game.to_string())).collect::<Result<_, _>>()?;
        let settings = written.settings.map(|settings| Settings::read(&settings.to_string()));
        Ok(Archive { games, settings, results: written.results })
    }
}
