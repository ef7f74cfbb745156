//! A race between the actions at hand: all that are still in it are tried on the same sampled positions, and who falls
//! clearly behind the leader drops out.
//!
//! Luck decides most of what comes after an action. On the same deal that luck is nearly the same for two actions, so
//! their difference tells much sooner which is better than their two means would.

/// Sweeps between two looks at who has fallen behind.
const SWEEPS: usize = 8;
/// Nobody drops out before this many sweeps.
const FAIR: usize = 24;

/// How a race is judged.
#[derive(Clone, Copy, Debug)]
pub struct Referee {
    /// Who is behind the leader by this many standard errors drops out.
    pub behind: f32,
    /// The favourite at first sight is passed over only for a lead of this many standard errors.
    pub trust: f32,
    /// How many actions, the best at first sight, start.
    pub field: usize,
}

/// One action in the race.
#[derive(Clone, Debug)]
struct Runner {
    place: usize,
    /// The result of each sweep.
    results: Vec<f32>,
    sum: f64,
    is_in: bool,
}

impl Runner {
    fn mean(&self) -> f64 {
        self.sum / self.results.len().max(1) as f64
    }
}

/// Which action is tried next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Its place among the actions at hand.
    pub place: usize,
    /// Does a new sweep begin with it, on a newly sampled position?
    pub is_new_deal: bool,
}

/// A race.
#[derive(Clone, Debug)]
pub struct Race {
    referee: Referee,
    /// The favourite at first sight comes first.
    runners: Vec<Runner>,
    sweep: usize,
    next: usize,
}

impl Race {
    /// A race between the actions with the best of these scores.
    pub fn new(referee: Referee, scores: &[f32]) -> Race {
        let mut places: Vec<usize> = (0..scores.len()).collect();
        places.sort_by(|&a, &b| scores[b].total_cmp(&scores[a]));
        places.truncate(referee.field.max(2));
        let runner = |place| Runner { place, results: Vec::new(), sum: 0.0, is_in: true };
        Race { referee, runners: places.into_iter().map(runner).collect(), sweep: 0, next: 0 }
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        let next = self.runners[self.next..].iter().find(|runner| runner.is_in);
        let is_new_deal = self.runners[..self.next].iter().all(|runner| !runner.is_in);
        Turn { place: next.unwrap_or(&self.runners[0]).place, is_new_deal }
    }

    /// Notes what came of the action whose turn it was.
    pub fn note(&mut self, result: f32) {
        let is_in = |runner: &Runner| runner.is_in;
        let Some(skipped) = self.runners[self.next..].iter().position(is_in) else { return };
        let runner = &mut self.runners[self.next + skipped];
        runner.results.push(result);
        runner.sum += f64::from(result);
        self.next += skipped + 1;
        if !self.runners[self.next..].iter().any(is_in) {
            self.next = 0;
            self.sweep += 1;
            if self.sweep >= FAIR && self.sweep.is_multiple_of(SWEEPS) {
                self.drop_out();
            }
        }
    }

    /// The mean difference of two runners over the sweeps that both ran, and its standard error.
    fn difference(&self, one: &Runner, other: &Runner) -> (f32, f32) {
        let count = one.results.len().min(other.results.len());
        if count < 2 {
            return (0.0, f32::INFINITY);
        }
        let (mut sum, mut squares) = (0.0f64, 0.0f64);
        for (a, b) in one.results.iter().zip(&other.results) {
            let off = f64::from(a - b);
            sum += off;
            squares += off * off;
        }
        let mean = sum / count as f64;
        let variance = (squares / count as f64 - mean * mean).max(0.0) / (count - 1) as f64;
        (mean as f32, (variance as f32).sqrt())
    }

    fn leader(&self) -> &Runner {
        let mut best = &self.runners[0];
        for runner in &self.runners {
            if runner.is_in && (!best.is_in || runner.mean() > best.mean()) {
                best = runner;
            }
        }
        best
    }

    fn drop_out(&mut self) {
        let leader = self.leader();
        let keeps_up = |runner: &Runner| {
            let (ahead, error) = self.difference(leader, runner);
            runner.place == leader.place || ahead <= self.referee.behind * error
        };
        let stays: Vec<bool> = self.runners.iter().map(|runner| runner.is_in && keeps_up(runner)).collect();
        self.runners.iter_mut().zip(stays).for_each(|(runner, stays)| runner.is_in = stays);
    }

    /// The place of the action to choose: the leader, or the favourite at first sight while the lead may be luck.
    pub fn favourite(&self) -> usize {
        let (first, leader) = (&self.runners[0], self.leader());
        let (ahead, error) = self.difference(leader, first);
        if first.is_in && ahead <= self.referee.trust * error { first.place } else { leader.place }
    }

    /// The places of all that started: the favourite, then who ran longest and best.
    pub fn ranking(&self) -> Vec<usize> {
        let favourite = self.favourite();
        let mut order: Vec<&Runner> = self.runners.iter().collect();
        order.sort_by(|a, b| {
            let key = |runner: &Runner| (runner.place == favourite, runner.results.len());
            key(b).cmp(&key(a)).then(b.mean().total_cmp(&a.mean()))
        });
        order.into_iter().map(|runner| runner.place).collect()
    }

    /// Has one action left all others behind?
    pub fn is_over(&self) -> bool {
        self.runners.iter().filter(|runner| runner.is_in).count() < 2
    }
}
