//! Which games there are, and how each tells its story in a playthrough.

use quintain::games::academy::Academy;
use quintain::games::blazons::Blazons;
use quintain::games::tourney::Tourney;
use quintain::kernel::Game;

/// Runs `$run` with `$game` as the game called `$name`; an unknown name is refused.
macro_rules! with_game {
    ($name:expr, $game:ident => $run:expr) => {
        match $name {
            "academy" => {
                type $game = quintain::games::academy::Academy;
                $run
            }
            "blazons" => {
                type $game = quintain::games::blazons::Blazons;
                $run
            }
            "tourney" => {
                type $game = quintain::games::tourney::Tourney;
                $run
            }
            other => Err(format!("no game is called {other:?}: academy, blazons or tourney")),
        }
    };
}
pub(crate) use with_game;

/// How a game tells its story.
pub trait Told: Game {
    /// What happened, in a line that a person can follow; nothing if it goes without saying.
    fn tell(event: &Self::Event) -> String {
        serde_json::to_string(event).expect("an event is plain data")
    }

    /// Does the event end a round, so that the scores are shown?
    fn ends_round(_: &Self::Event) -> bool {
        false
    }

    /// The scores, with who has them: seats, or what the game scores instead.
    fn scores(&self) -> Vec<(String, i32)> {
        self.standings().0.iter().map(|place| (format!("seat {}", place.seat.0), place.score)).collect()
    }
}

impl Told for Tourney {
    fn tell(event: &Self::Event) -> String {
        crate::tourney::tell(event)
    }

    fn ends_round(event: &Self::Event) -> bool {
        crate::tourney::ends_round(event)
    }
}

impl Told for Blazons {
    fn tell(event: &Self::Event) -> String {
        crate::blazons::tell(event)
    }

    fn ends_round(event: &Self::Event) -> bool {
        crate::blazons::ends_round(event)
    }
}

impl Told for Academy {
    fn tell(event: &Self::Event) -> String {
        crate::academy::tell(event)
    }

    fn ends_round(event: &Self::Event) -> bool {
        crate::academy::ends_round(event)
    }

    fn scores(&self) -> Vec<(String, i32)> {
        let points = self.points();
        points.by_squire().map(|(squire, &points)| (format!("squire {squire}"), points)).collect()
    }
}
