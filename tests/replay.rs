//! A game told again: every step and mark in its place, and no secret of a game that still runs.

use quintain::games::academy::{Academy, Event, Options};
use quintain::kernel::{Game, Rng, Seat, Seed, Table, Viewer};
use quintain::play::{Mark, Playable, Sitting, Story, cut, story};
use quintain::scene::Tincture;
use quintain::storage::Player;

fn played(seed: u64, steps: usize) -> Table<Academy> {
    let mut table = Table::<Academy>::new(Options::default(), Seed(seed)).expect("the usual options");
    let (mut rng, mut legal) = (Rng::new(Seed(seed)), Vec::new());
    while let (Some(seat), true) = (table.waiting_for().first(), table.record().steps.len() < steps) {
        table.game().legal_actions(seat, &mut legal);
        table.act(seat, *rng.pick(&legal).expect("who is asked can act")).expect("a legal action");
    }
    table
}

fn mark(event: &Event) -> Option<Mark> {
    match event {
        Event::RoundBegan { round, .. } => Some(Mark::Part(u16::from(*round))),
        Event::Scored { .. } => Some(Mark::Scoring),
        _ => None,
    }
}

#[test]
fn what_the_steps_brought_is_the_whole_log() {
    let table = played(3, usize::MAX);
    for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
        let steps = table.record().steps.len();
        let told: Vec<Event> = (0..=steps).flat_map(|step| table.told_by(viewer, step)).collect();
        assert_eq!(told, table.log(viewer));
        assert_eq!(table.told_by(viewer, steps + 5), Vec::new());
    }
}

#[test]
fn a_story_has_six_rounds_and_ends_with_the_standings() {
    let table = played(4, usize::MAX);
    let told: Story = story(&table, mark, true);
    let rounds: Vec<u16> = told
        .marks
        .iter()
        .filter_map(|&(_, mark)| match mark {
            Mark::Part(number) => Some(number),
            Mark::Scoring => None,
        })
        .collect();
    assert_eq!(rounds, [1, 2, 3, 4, 5, 6]);
    assert_eq!((told.steps(), told.scores.len()), (table.record().steps.len(), table.record().steps.len() + 1));
    let standings = table.game().standings();
    for place in &standings.0 {
        assert_eq!(told.scores[told.steps()][place.seat.index()], place.score);
    }
    let (number, start, end) = told.part(told.next_mark(0));
    assert!(number >= 1 && start <= told.next_mark(0) && end > start);
    assert_eq!(told.part(told.steps()).0, 6);
    assert_eq!((told.previous_mark(0), told.next_mark(told.steps())), (0, told.steps()));
}

#[test]
fn scores_that_are_face_down_stay_out_of_a_running_game() {
    let table = played(5, 60);
    assert!(story(&table, mark, true).scores.is_empty());
    assert_eq!(story(&table, mark, false).scores.len(), 61);
}

#[test]
fn a_cut_game_is_the_game_as_it_stood() {
    let table = played(6, 90);
    let mut live = Table::<Academy>::new(Options::default(), Seed(6)).expect("the usual options");
    for (at, step) in table.record().steps.iter().enumerate() {
        assert_eq!(cut(table.record(), at).expect("a shorter record").game(), live.game());
        live.act(step.seat, step.action).expect("a legal action");
    }
}

#[test]
fn who_watches_is_never_asked_and_sees_one_seat() {
    let table = played(7, 20);
    let players: Vec<Player> = (0..3).map(|n| Player::person("P", Tincture::ALL[n])).collect();
    let mut sitting =
        Sitting::watch(cut(table.record(), 10).expect("a shorter record"), players, Viewer::Seat(Seat(2)));
    for step in &table.record().steps[10..] {
        assert!(sitting.legal().is_empty() && sitting.asked().person.is_none() && sitting.asked().bots.is_empty());
        assert!(sitting.can_undo().is_none() && !sitting.is_over() && sitting.pause().is_none());
        assert_eq!(sitting.view(), sitting.table().game().view(Viewer::Seat(Seat(2))));
        assert_eq!(sitting.act(step.seat, step.action).expect("a legal action").viewer, Viewer::Seat(Seat(2)));
    }
    assert!(Academy::extras(&Options::default()).is_empty());
}
