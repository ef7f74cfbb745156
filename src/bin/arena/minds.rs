//! Which mind plays which game: one line for each.

/// Runs `$run` with `$mind` as the mind of the game called `$name`; an unknown name is refused.
#[macro_export]
macro_rules! with_mind {
    ($name:expr, $mind:ident => $run:expr) => {
        match $name {
            "academy" => {
                type $mind = quintain::bots::academy::AcademyMind;
                $run
            }
            "blazons" => {
                type $mind = quintain::bots::blazons::BlazonsMind;
                $run
            }
            "tourney" => {
                type $mind = quintain::bots::tourney::TourneyMind;
                $run
            }
            other => Err(format!("no game with bots is called {other:?}")),
        }
    };
}
