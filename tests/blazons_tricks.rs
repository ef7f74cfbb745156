//! Every trick that three or four players can lay, with every choice of every rogue, against a plainly written oracle.

#[path = "blazons/oracle.rs"]
mod oracle;

use oracle::{Choice, Trick};
use quintain::games::blazons::{Action, Blazons, Character, Options, Phase};
use quintain::kernel::{Game, Nobody, Seat, Seed};

/// How much a whole enumeration has looked at.
#[derive(Default)]
struct Count {
    tricks: u64,
    endings: u64,
    nobody: u64,
}

/// Lays every combination of cards, from every leader, and follows every choice of every rogue.
fn enumerate(seats: usize, active_monk: bool) -> Count {
    let mut count = Count::default();
    let mut options = Options::new(seats);
    options.active_monk = active_monk;
    for leader in 0..seats as u8 {
        options.first = Some(Seat(leader));
        let game = Blazons::setup(&options, Seed(5), &mut Nobody);
        for code in 0..8usize.pow(seats as u32) {
            let printed: Vec<u8> = (0..seats as u32).map(|place| (code / 8usize.pow(place) % 8) as u8).collect();
            let mut laid = game;
            for &value in &printed {
                let seat = laid.asked().expect("somebody lays");
                let character = Character::ALL[usize::from(value)];
                laid.resolve(seat, Action::Lay { character, announce: None }, &mut Nobody);
            }
            count.tricks += 1;
            follow(laid, Trick::new(&printed, active_monk), &mut count);
        }
    }
    count
}

/// Goes on to the end of the trick: rogues choose everything, other powers anything.
fn follow(game: Blazons, trick: Trick, count: &mut Count) {
    let place = |seat: Seat| (seat.index() + game.seats() - game.leader().index()) % game.seats();
    let seat = |place: usize| game.leader().left(place, game.seats());
    match game.phase() {
        Phase::Rogue { rogue, moment } => {
            assert_eq!(trick.user(place(moment)), place(rogue), "whose choice it is in {trick:?}");
            let choices = trick.choices(place(moment));
            let action = |choice| match choice {
                Choice::Value(card) => Action::Value(seat(card)),
                Choice::Power(card) => Action::Power(seat(card)),
            };
            let mut legal = Vec::new();
            game.legal_actions(rogue, &mut legal);
            legal.sort();
            let mut expected: Vec<Action> = choices.iter().map(|&choice| action(choice)).collect();
            expected.sort();
            assert_eq!(legal, expected, "the choices of {rogue:?} in {trick:?}");
            for choice in choices {
                let (mut game, mut trick) = (game, trick.clone());
                game.resolve(rogue, action(choice), &mut Nobody);
                trick.choose(place(rogue), choice);
                follow(game, trick, count);
            }
        }
        Phase::Power { of, by, .. } => {
            assert_eq!(trick.user(place(of)), place(by), "who uses the power of {of:?} in {trick:?}");
            let mut game = game;
            let mut legal = Vec::new();
            game.legal_actions(by, &mut legal);
            game.resolve(by, legal[0], &mut Nobody);
            follow(game, trick, count);
        }
        Phase::Reward { taker } => {
            count.endings += 1;
            let values: Vec<u8> = game.laying().map(|seat| game.trick().value(seat)).collect();
            assert_eq!(values, trick.values(), "{trick:?}");
            assert_eq!(Some(place(taker)), trick.taker(), "{trick:?}");
        }
        Phase::Lay => {
            count.endings += 1;
            count.nobody += 1;
            assert_eq!(game.past()[0].taker, None);
            assert_eq!(trick.taker(), None, "{trick:?}");
        }
        other => panic!("{other:?} in the first trick"),
    }
}

#[test]
fn b8_b17_to_b22_every_trick_of_three_players() {
    for active_monk in [false, true] {
        let count = enumerate(3, active_monk);
        assert_eq!(count.tricks, 3 * 512);
        assert!(count.endings > count.tricks && count.nobody > 0);
    }
}

#[test]
fn b8_b17_to_b22_every_trick_of_four_players() {
    for active_monk in [false, true] {
        let count = enumerate(4, active_monk);
        assert_eq!(count.tricks, 4 * 4096);
        assert!(count.endings > count.tricks && count.nobody > 0);
    }
}
