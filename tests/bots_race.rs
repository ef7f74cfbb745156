//! The race between the actions at hand: fair sweeps, clear leaders, and no change of mind for mere luck.

use quintain::bots::race::{Race, Referee};
use quintain::bots::tourney::TourneyMind;
use quintain::bots::{Bot, Level, Persona};
use quintain::games::tourney::{Options, Tourney};
use quintain::kernel::{Game, Nobody, Rng, Seed, Viewer};

const REFEREE: Referee = Referee { behind: 2.0, trust: 0.5, field: 4 };

/// Lets actions of these worths race over `turns` simulations. The luck of a deal is the same for all.
fn run(worths: &[f32], scores: &[f32], own_luck: u32, turns: usize) -> Race {
    let mut rng = Rng::new(Seed(8));
    let mut race = Race::new(REFEREE, scores);
    let mut luck = 0.0;
    for _ in 0..turns {
        let turn = race.turn();
        if turn.is_new_deal {
            luck = rng.below(1000) as f32 / 1000.0;
        }
        race.note(luck + worths[turn.place] + rng.below(own_luck) as f32 / 1000.0);
    }
    race
}

#[test]
fn a_sweep_tries_every_action_once_on_one_deal() {
    let mut race = Race::new(REFEREE, &[1.0, 3.0, 2.0]);
    for _ in 0..5 {
        let sweep: Vec<(usize, bool)> = (0..3)
            .map(|_| {
                let turn = race.turn();
                race.note(0.5);
                (turn.place, turn.is_new_deal)
            })
            .collect();
        // What looks best at first sight starts first.
        assert_eq!(sweep, [(1, true), (2, false), (0, false)]);
    }
}

#[test]
fn only_the_best_at_first_sight_start() {
    let race = run(&[0.0; 6], &[1.0, 6.0, 5.0, 0.0, 4.0, 3.0], 100, 400);
    let mut started = race.ranking();
    started.sort_unstable();
    assert_eq!(started, [1, 2, 4, 5]);
}

#[test]
fn a_small_but_true_lead_is_found_under_much_luck_of_the_deal() {
    // The deal moves a result by up to 1, the action by 0.03: on different deals this many trials would not tell.
    let race = run(&[0.0, 0.03, 0.0], &[3.0, 2.0, 1.0], 60, 600);
    assert_eq!(race.favourite(), 1);
    assert!(race.is_over(), "the others are left behind");
    assert_eq!(race.ranking()[0], 1);
}

#[test]
fn equal_actions_leave_the_choice_at_sight() {
    let race = run(&[0.2, 0.2], &[1.0, 2.0], 1, 300);
    assert_eq!(race.favourite(), 1);
    assert!(!race.is_over());
}

#[test]
fn a_knight_of_the_tourney_chooses_the_same_in_slices_and_at_one_go() {
    let mut game = Tourney::setup(&Options::of(4), Seed(21), &mut Nobody);
    for _ in 0..40 {
        let Some(seat) = game.waiting_for().first() else { break };
        let view = game.view(Viewer::Seat(seat));
        let mut bot = Bot::<TourneyMind>::new(Level::Knight, Persona::Ysolde, Seed(2));
        bot.simulations = 150;
        let whole = bot.explain(&view, seat, &mut || false);
        let mut thought = bot.begin(&view, seat, true).expect("the seat is asked");
        while !thought.run(64, &mut || false) {}
        assert_eq!(thought.advice(), whole);
        assert!(game.check(seat, whole.action).is_ok());
        game.resolve(seat, whole.action, &mut Nobody);
    }
}
