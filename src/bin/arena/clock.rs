//! Time on the processor, so that a busy machine does not make the code look slow; the clock's time where the system
//! does not tell.

use std::time::{Duration, Instant};

/// Measures from its start, for the whole process or for one thread.
pub struct Stopwatch {
    clock: Instant,
    file: &'static str,
    processor: Option<Duration>,
}

impl Stopwatch {
    /// Starts to measure the whole process.
    pub fn start() -> Stopwatch {
        Stopwatch::of("/proc/self/schedstat")
    }

    /// Starts to measure this thread.
    pub fn of_thread() -> Stopwatch {
        Stopwatch::of("/proc/thread-self/schedstat")
    }

    fn of(file: &'static str) -> Stopwatch {
        Stopwatch { clock: Instant::now(), file, processor: on_processor(file) }
    }

    /// How long it has been.
    pub fn elapsed(&self) -> Duration {
        match (self.processor, on_processor(self.file)) {
            (Some(start), Some(now)) => now - start,
            _ => self.clock.elapsed(),
        }
    }
}

/// How long something has run on a processor (Linux).
fn on_processor(file: &str) -> Option<Duration> {
    let text = std::fs::read_to_string(file).ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
