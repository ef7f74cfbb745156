//! What a player may set, kept on the device. Reading is tolerant: what is missing or unknown takes its default.

use serde::{Deserialize, Serialize};

use crate::locales::Language;

/// The colours of table and page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Default)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system has it: light is Vellum, dark is Candlelight.
    #[default]
    System,
    /// Bright parchment on oak.
    Vellum,
    /// Dim parchment by candlelight.
    Candle,
}

/// How fast things move: discs and cards, or bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Default)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Twice the usual time.
    Slow,
    /// The usual time.
    #[default]
    Normal,
    /// At once.
    Instant,
}

impl Pace {
    /// All, from the slowest.
    pub const ALL: [Pace; 3] = [Pace::Slow, Pace::Normal, Pace::Instant];

    /// A usual time in milliseconds, at this pace.
    pub const fn of(self, usual: u32) -> u32 {
        match self {
            Pace::Slow => usual * 2,
            Pace::Normal => usual,
            Pace::Instant => 0,
        }
    }
}

/// How a person is called when it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Default)]
#[serde(rename_all = "lowercase")]
pub enum Reminder {
    /// Not at all, but for the note that belongs to the table's sounds.
    #[default]
    None,
    /// By a note, even where other sounds are off.
    Sound,
    /// By vibration, where the device can.
    Vibration,
}

impl Reminder {
    /// All, in the order they are offered.
    pub const ALL: [Reminder; 3] = [Reminder::None, Reminder::Sound, Reminder::Vibration];
}

/// Text sizes offered, in percent of the usual.
pub const TEXT_SIZES: [u16; 5] = [100, 115, 130, 150, 200];

/// How long an open pause may last, in milliseconds.
pub const PAUSES: [u16; 3] = [1500, 3000, 6000];

/// All that a player may set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` follows the browser.
    pub language: Option<Language>,
    /// The colours.
    pub theme: Theme,
    /// Heraldic hatching at full strength and pale fields, for who cannot tell the tinctures.
    pub hatching: bool,
    /// How fast discs and cards move.
    pub motion: Pace,
    /// How fast bots answer.
    pub bots: Pace,
    /// How long an open pause lasts, in milliseconds.
    pub pause: u16,
    /// Sound at all?
    pub sound: bool,
    /// How loud, 0 to 10.
    pub volume: u8,
    /// Text size in percent.
    pub text_size: u16,
    /// What is pressed lies on the left, for the left hand.
    pub left_handed: bool,
    /// Is every move confirmed by a second press?
    pub confirm: bool,
    /// Does what is shown go on by itself? Else it waits for a press wherever something is decided.
    pub advance: bool,
    /// Larger cards in the hand.
    pub large_cards: bool,
    /// Single keys as shortcuts.
    pub keys: bool,
    /// Does the screen stay awake while a game runs?
    pub awake: bool,
    /// How a person is called.
    pub reminder: Reminder,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            theme: Theme::System,
            hatching: false,
            motion: Pace::Normal,
            bots: Pace::Normal,
            pause: PAUSES[0],
            sound: false,
            volume: 6,
            text_size: 100,
            left_handed: false,
            confirm: true,
            advance: true,
            large_cards: false,
            keys: true,
            awake: true,
            reminder: Reminder::None,
        }
    }
}

impl Settings {
    /// Where settings are kept.
    pub const KEY: &'static str = "quintain/settings";

    /// Reads saved settings. Parts that cannot be read take their defaults, so an old or a damaged save loses no more
    /// than it must.
    ///
    /// ```
    /// use quintain::settings::{Settings, Theme};
    /// let settings = Settings::read(r#"{"theme":"candle","volume":"loud"}"#);
    /// assert_eq!(settings.theme, Theme::Candle);
    /// assert_eq!(settings.volume, 6);
    /// ```
    pub fn read(text: &str) -> Settings {
        let Ok(serde_json::Value::Object(saved)) = serde_json::from_str(text) else { return Settings::default() };
        let serde_json::Value::Object(mut sound) = serde_json::to_value(Settings::default()).unwrap_or_default() else {
            return Settings::default();
        };
        for (key, value) in saved {
            let Some(old) = sound.get(&key).cloned() else { continue };
            sound.insert(key.clone(), value);
            if serde_json::from_value::<Settings>(sound.clone().into()).is_err() {
                sound.insert(key, old);
            }
        }
        serde_json::from_value::<Settings>(sound.into()).unwrap_or_default().within_bounds()
    }

    /// The settings as they are saved.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("settings are plain data")
    }

    fn within_bounds(mut self) -> Settings {
        self.volume = self.volume.min(10);
        if !PAUSES.contains(&self.pause) {
            self.pause = PAUSES[0];
        }
        if !TEXT_SIZES.contains(&self.text_size) {
            self.text_size = 100;
        }
        self
    }
}
