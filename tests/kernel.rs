//! The kernel by itself: the pinned generator's test vectors, seeds as text, sets of seats.

use quintain::kernel::{Rng, Seat, SeatSet, Seed};

/// These numbers may never change: every saved game and every shared deal depends on them.
#[test]
fn the_generator_is_pinned() {
    let mut rng = Rng::new(Seed(1));
    let drawn: Vec<u32> = (0..4).map(|_| rng.next_u32()).collect();
    assert_eq!(drawn, [2_699_648_719, 1_638_484_553, 3_990_160_702, 1_266_703_218]);
    let mut deck: Vec<u8> = (0..10).collect();
    Rng::new(Seed(2)).shuffle(&mut deck);
    assert_eq!(deck, [7, 9, 6, 3, 8, 0, 2, 1, 4, 5]);
}

#[test]
fn below_reaches_every_number_equally() {
    let mut rng = Rng::new(Seed(3));
    let mut counts = [0u32; 7];
    for _ in 0..70_000 {
        counts[rng.below(7) as usize] += 1;
    }
    assert!(counts.iter().all(|&count| (9_600..10_400).contains(&count)), "{counts:?}");
}

#[test]
fn a_cloned_generator_goes_on_alike() {
    let mut rng = Rng::new(Seed(4));
    (0..37).for_each(|_| _ = rng.next_u32());
    let mut twin = rng.clone();
    assert_eq!(rng, twin);
    assert!((0..100).all(|_| rng.next_u32() == twin.next_u32()));
}

#[test]
fn seeds_are_read_as_people_write_them() {
    for (text, seed) in [("0000-0001", 1), ("1", 1), ("oil", 33), ("ZZZZ-ZZZZ", (1 << 40) - 1)] {
        assert_eq!(text.parse(), Ok(Seed(seed)), "{text}");
    }
    for text in ["", "U", "é", "ZZZZZZZZZZZZZ", "00000000000000"] {
        assert!(text.parse::<Seed>().is_err(), "{text}");
    }
    for value in [0, 31, 1 << 39, 1 << 40, u64::MAX] {
        assert_eq!(Seed(value).to_string().parse(), Ok(Seed(value)));
    }
}

#[test]
fn seats_go_round() {
    assert_eq!(Seat(2).around(4).collect::<Vec<_>>(), [Seat(2), Seat(3), Seat(0), Seat(1)]);
    assert_eq!(SeatSet::all(7).len(), 7);
    assert_eq!(SeatSet::all(3).without(Seat(0)).first(), Some(Seat(1)));
}
