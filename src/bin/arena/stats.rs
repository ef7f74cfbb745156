//! Shares with their uncertainty, and times.

/// Wins out of games, as a share with its 95 % interval (Wilson's).
pub struct Share {
    /// Wins by games.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// The share of `wins` (a shared win counts as a part) among `games`.
    pub fn of(wins: f64, games: f64) -> Share {
        let z = 1.96;
        let share = wins / games;
        let middle = share + z * z / (2.0 * games);
        let reach = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        let scale = 1.0 + z * z / games;
        Share { share, low: ((middle - reach) / scale).max(0.0), high: ((middle + reach) / scale).min(1.0) }
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:5.1} % ({:.1}-{:.1})", 100.0 * self.share, 100.0 * self.low, 100.0 * self.high)
    }
}

/// Thinking times in microseconds.
#[derive(Default)]
pub struct Times(pub Vec<u32>);

impl Times {
    /// The mean, in milliseconds.
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.0.iter().map(|&micros| f64::from(micros)).sum();
        sum / 1000.0 / self.0.len().max(1) as f64
    }

    /// The time that 99 of 100 decisions stay below, in milliseconds.
    pub fn p99(&mut self) -> f64 {
        self.0.sort_unstable();
        let place = (self.0.len() * 99 / 100).min(self.0.len().saturating_sub(1));
        f64::from(self.0.get(place).copied().unwrap_or(0)) / 1000.0
    }
}
