//! The command line: words in order, and `--name value` or bare `--name` flags.

use std::str::FromStr;

use quintain::kernel::Seed;

/// The words after the command.
pub struct Args {
    words: Vec<String>,
    flags: Vec<(String, Option<String>)>,
}

/// Flags that stand alone.
const SWITCHES: [&str; 2] = ["json", "help"];

impl Args {
    /// Reads the words of a command line.
    pub fn read(all: impl Iterator<Item = String>) -> Result<Args, String> {
        let mut args = Args { words: Vec::new(), flags: Vec::new() };
        let mut all = all;
        while let Some(word) = all.next() {
            match word.strip_prefix("--") {
                None => args.words.push(word),
                Some(name) if SWITCHES.contains(&name) => args.flags.push((name.to_owned(), None)),
                Some(name) => {
                    let value = all.next().ok_or_else(|| format!("--{name} needs a value"))?;
                    args.flags.push((name.to_owned(), Some(value)));
                }
            }
        }
        Ok(args)
    }

    /// The word at this place.
    pub fn word(&self, place: usize) -> Option<&str> {
        self.words.get(place).map(String::as_str)
    }

    /// The word at this place, which must be there.
    pub fn need(&self, place: usize, what: &str) -> Result<&str, String> {
        self.word(place).ok_or_else(|| format!("say {what}"))
    }

    /// Was the switch given?
    pub fn has(&self, name: &str) -> bool {
        self.flags.iter().any(|(flag, _)| flag == name)
    }

    /// The text of a flag.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.flags.iter().rev().find(|(flag, _)| flag == name).and_then(|(_, value)| value.as_deref())
    }

    /// The number of a flag, or the usual one.
    pub fn number<T: FromStr>(&self, name: &str, usual: T) -> Result<T, String> {
        match self.text(name) {
            None => Ok(usual),
            Some(text) => text.parse().map_err(|_| format!("--{name} {text} is not a number that fits")),
        }
    }

    /// The seed, in letters as people write it; 1 if none is given.
    pub fn seed(&self) -> Result<Seed, String> {
        let text = self.text("seed").unwrap_or("1");
        text.parse().map_err(|_| format!("{text} is not a seed"))
    }
}
