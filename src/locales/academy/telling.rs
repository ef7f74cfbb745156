//! Words that tell what happened: the chronicle, scoring, the end.

use crate::games::academy::Why;

/// The chronicle.
pub struct Log {
    /// Its heading.
    pub title: &'static str,
    /// All rounds.
    pub all: &'static str,
    /// How to open it on a phone.
    pub open: &'static str,
    /// A round begins: who holds Excalibur, and where cards go.
    pub round: fn(&str, &str, bool) -> String,
    /// Lancelot: a round begins.
    pub round_plain: fn(&str, &str) -> String,
    /// "bets on Glory".
    pub bet: fn(&str) -> String,
    /// "Quests +4, to 18".
    pub moved: fn(&str, i32, u16, Why) -> String,
    /// ", now 2nd".
    pub now: fn(&str) -> String,
    /// "a lap on Quests".
    pub lapped: fn(&str) -> String,
    /// "the Cup to White 3".
    pub cup: fn(&str) -> String,
    /// "takes the scroll of 6".
    pub scroll: fn(u8) -> String,
    /// "looked at 2".
    pub looked: fn(u8) -> String,
    /// "did not look".
    pub no_look: &'static str,
    /// "lifted on Jousts".
    pub lifted: fn(&str) -> String,
    /// Nothing was lifted.
    pub no_lift: &'static str,
    /// "Jousts is scored".
    pub scored: fn(&str) -> String,
    /// "Jousts: coat 3", "two coats".
    pub coat: fn(&str, i32, u8) -> String,
    /// "takes place 2 of the codex".
    pub codex: fn(u8) -> String,
    /// Who keeps the −1 and the −3.
    pub codex_shown: fn(&str, &str) -> String,
    /// "Glory +4".
    pub glory: fn(i32) -> String,
    /// "gives −1 to Hugo".
    pub alms_given: fn(i32, &str) -> String,
    /// "takes a 2 from Hugo".
    pub alms_taken: fn(i32, &str) -> String,
    /// "Jousts goes back".
    pub reset: fn(&str) -> String,
    /// "Excalibur passes to Hugo".
    pub excalibur: fn(&str) -> String,
    /// The scrolls lie again.
    pub scrolls_back: &'static str,
    /// The Cup is back.
    pub cup_back: &'static str,
    /// All four piles lie open.
    pub piles: &'static str,
    /// "takes pile II".
    pub pile_taken: fn(&str) -> String,
    /// Cards went to the squires.
    pub given: &'static str,
    /// "drew Combat 4".
    pub drew: fn(&str) -> String,
    /// "is knighted".
    pub knighted: &'static str,
    /// "plays Quests 4".
    pub played: fn(&str) -> String,
}

/// Scoring.
pub struct ScoringTexts {
    /// Its heading.
    pub title: &'static str,
    /// One training at a time.
    pub how: &'static str,
    /// "End of round V".
    pub end_of: fn(&str) -> String,
    /// A tile: done.
    pub given: &'static str,
    /// A tile: being done.
    pub now: &'static str,
    /// A tile: to come.
    pub next: &'static str,
    /// "3 of 4".
    pub of: fn(usize, usize) -> String,
    /// "Tournaments pays".
    pub pays: fn(&str) -> String,
    /// Nobody gains.
    pub nobody: &'static str,
    /// Skips to the end.
    pub all: &'static str,
    /// Goes on.
    pub on: &'static str,
}

/// The end.
pub struct End {
    /// The bar's word.
    pub knighting: &'static str,
    /// Before the winner's name.
    pub arise: &'static str,
    /// "40 points,".
    pub points: fn(i32) -> String,
    /// " 13 ahead of Maud".
    pub ahead: fn(i32, &str) -> String,
    /// " level with Maud, ahead on Gallantry".
    pub tie: fn(&str) -> String,
    /// The win is shared.
    pub shared: fn(&str) -> String,
    /// The table's heading.
    pub reckoning: &'static str,
    /// By training.
    pub by_training: &'static str,
    /// By round.
    pub by_round: &'static str,
    /// "sum".
    pub sum: &'static str,
    /// The chart's heading.
    pub course: &'static str,
    /// Points after each round.
    pub course_how: &'static str,
    /// Explains the tie-break.
    pub tie_break: &'static str,
    /// Best of a lane.
    pub best_on: fn(&str) -> String,
    /// All coats lie face up.
    pub face_up: &'static str,
    /// Before the letters of the deal.
    pub deal_again: &'static str,
    /// The gained squares of Gallantry, not points.
    pub moves: &'static str,
    /// For the knighting picture.
    pub picture: fn(&str) -> String,
    /// The player's column.
    pub player: &'static str,
    /// Place.
    pub place: &'static str,
}
