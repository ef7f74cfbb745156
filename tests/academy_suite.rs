//! The Academy held to the contract of every game, over every option set and seating; perft on fixed seeds.

mod suite;

use quintain::games::academy::tracks::SERVICE_END;
use quintain::games::academy::{Academy, Card, First, Options, Phase, Seating, Squire, Track, Variants};
use quintain::kernel::{Game, Nobody, Rng, Seat, Seed, Viewer, code};

/// Every seating with every set of switches: 2 × 64 × 5.
fn every_option_set() -> impl Iterator<Item = Options> {
    Seating::ALL.into_iter().flat_map(|seating| {
        [false, true].into_iter().flat_map(move |advanced| {
            Variants::all().map(move |variants| Options { seating, advanced, variants, ..Options::default() })
        })
    })
}

/// How often each option set is played: `QUINTAIN_LONG=100` plays a hundred times as many.
fn games_each() -> u64 {
    let times = std::env::var("QUINTAIN_LONG").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    2 * times
}

/// Every card is somewhere, once (A2, A7); discs stand in whole stacks (A10) and within their tracks (A3).
fn keeps_cards_and_discs(game: &Academy) {
    let dealt = game.dealt();
    let view = game.view(Viewer::Public);
    let wanted = if view.options.seating == Seating::Lancelot { 12 } else { 5 * view.squires() };
    assert_eq!(dealt.len(), wanted);
    for face in Card::faces() {
        assert!(dealt.iter().filter(|&&card| card == face).count() <= face.copies().into(), "too many {face}");
    }
    for track in Track::ALL {
        let lane = view.tracks[track];
        for squire in Squire::all(view.squires()) {
            let disc = lane.disc(squire);
            let same = |other: &Squire| lane.disc(*other).progress() == disc.progress() && lane.disc(*other) < disc;
            let below = Squire::all(view.squires()).filter(same).count();
            let height = if disc.is_at_start() { 0 } else { below };
            assert_eq!(usize::from(disc.height()), height, "{track} {squire}");
            assert!(track != Track::Service || disc.progress() <= SERVICE_END);
        }
    }
    assert_eq!(game.is_over(), matches!(view.phase, Phase::Over));
}

#[test]
fn every_option_set_keeps_the_contract() {
    for (place, options) in (0u64..).zip(every_option_set()) {
        for game in 0..games_each() {
            let mut options = options;
            if game % 3 == 1 {
                options.first = First::Chosen(Seat(game as u8 % options.seating.seats() as u8));
            }
            options.open_scores = game % 2 == 1;
            suite::play_and_check::<Academy>(&options, Seed(place << 32 | game), keeps_cards_and_discs);
        }
    }
}

/// Many more random games without the whole contract: they end, and somebody wins.
#[test]
fn thousands_of_games_end() {
    for (place, options) in (0u64..).zip(every_option_set()) {
        for game in 0..4 * games_each() {
            let record = suite::random_record::<Academy>(&options, Seed(1 << 48 | place << 32 | game));
            let end = record.replay(&mut Nobody).expect("a played game replays");
            assert!(end.is_over() && !end.standings().winners().is_empty());
        }
    }
}

/// A finished game of five with everything on is a link of fewer than 600 letters.
#[test]
fn a_long_game_fits_into_a_link() {
    let options: Options = "5,advanced,knights,bet,codex,scrolls,glory,alms,open,first=4".parse().expect("options");
    for seed in 0..1000 {
        let record = suite::random_record::<Academy>(&options, Seed(seed << 20));
        let link = code::to_text(&code::encode(&record));
        assert!(link.len() < 600, "seed {seed}: {} letters", link.len());
    }
}

/// The position after this many random decisions.
fn after(options: &str, seed: u64, decisions: usize) -> Academy {
    let options: Options = options.parse().expect("options in their notation");
    let mut game = Academy::setup(&options, Seed(seed), &mut Nobody);
    let mut rng = Rng::new(Seed(seed));
    for _ in 0..decisions {
        let step = suite::random_step(&game, &mut rng);
        game.resolve(step.seat, step.action, &mut Nobody);
    }
    game
}

/// Options, seed, decisions before the count begins, and how many ways there are to depth 1, 2, 3, 4.
const PERFT: &[(&str, u64, usize, [u64; 4])] = &[
    ("3", 1, 0, [5, 25, 125, 500]),
    ("4", 2, 20, [5, 25, 125, 500]),
    ("5", 3, 57, [2, 4, 8, 44]),
    ("4,advanced", 4, 34, [7, 35, 175, 875]),
    ("4,bet,codex", 5, 60, [2, 4, 26, 119]),
    ("5,advanced,knights,bet,codex,scrolls,glory,alms", 6, 0, [7, 49, 343, 2401]),
    ("5,advanced,knights,bet,codex,scrolls,glory,alms", 7, 300, [4, 8, 16, 32]),
    ("3,alms,glory", 8, 0, [4, 16, 80, 320]),
    ("karadoc", 9, 0, [5, 25, 100, 400]),
    ("karadoc,bet,codex,alms", 10, 40, [3, 8, 20, 54]),
    ("lancelot", 11, 0, [7, 49, 98, 196]),
    ("lancelot,advanced", 12, 30, [7, 49, 343, 3430]),
    ("lancelot,bet,codex,scrolls", 13, 2, [7, 49, 490, 2450]),
];

#[test]
fn perft_counts_every_way_to_depth_4() {
    for &(options, seed, decisions, wanted) in PERFT {
        let game = after(options, seed, decisions);
        let counted = [1, 2, 3, 4].map(|depth| suite::perft(&game, depth));
        assert_eq!(counted, wanted, "{options} seed {seed} after {decisions}");
    }
}
