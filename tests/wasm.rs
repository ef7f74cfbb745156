//! The same numbers everywhere: these tests run natively and, compiled to WebAssembly, in Node, and hold both to the same
//! literals. A saved game or a shared deal means the same on every machine only as long as they pass.

mod suite;

use quintain::kernel::{Game, Rng, Seat, SeatSet, Seed, code, fingerprint};

#[cfg(not(target_arch = "wasm32"))]
use core::prelude::v1::test as everywhere;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as everywhere;

#[everywhere]
fn the_generator_draws_the_same_numbers() {
    let mut rng = Rng::new(Seed(1));
    let drawn: Vec<u32> = (0..4).map(|_| rng.next_u32()).collect();
    assert_eq!(drawn, [2_699_648_719, 1_638_484_553, 3_990_160_702, 1_266_703_218]);
}

#[everywhere]
fn a_shuffle_gives_the_same_order() {
    let mut deck: Vec<u8> = (0..10).collect();
    Rng::new(Seed(2)).shuffle(&mut deck);
    assert_eq!(deck, [7, 9, 6, 3, 8, 0, 2, 1, 4, 5]);
}

/// A long run of every kind of draw, folded into one number: bounded draws, forks, deals of part of a deck.
#[everywhere]
fn ten_thousand_draws_fold_to_the_same_number() {
    let mut rng = Rng::new("7QK4-M2XD".parse().expect("a seed"));
    let mut fold = 0;
    for round in 1..=10_000u32 {
        let mut deck: Vec<u16> = (0..110).collect();
        rng.deal(&mut deck, 5);
        let bounded = rng.below(round);
        let forked = rng.fork().next_u32();
        fold = fingerprint(&(fold, &deck[..5], bounded, forked));
    }
    assert_eq!(fold, FOLD, "{fold:#x}");
}

const FOLD: u64 = 0x2404_3318_d677_12ab;

/// Machine words are widened before hashing, so 32 and 64 bits agree.
#[everywhere]
fn a_fingerprint_does_not_depend_on_the_machine_word() {
    let seats: SeatSet = [Seat(0), Seat(3)].into_iter().collect();
    let value = (7usize, -1isize, vec!["quintain", "tourney"], Some(seats), [1u8, 2, 3], 'é');
    assert_eq!(fingerprint(&value), WORDS, "{:#x}", fingerprint(&value));
}

const WORDS: u64 = 0xfcbe_f734_3952_b69d;

#[everywhere]
fn link_text_reads_back_the_same_bytes() {
    let bytes: Vec<u8> = (0..=255).collect();
    let text = code::to_text(&bytes);
    assert_eq!(code::from_text(&text).as_ref(), Ok(&bytes));
    assert_eq!(fingerprint(&text), LINK, "{:#x}", fingerprint(&text));
}

const LINK: u64 = 0xd04a_e64a_aeec_0f66;

/// Twenty whole random games of the usual options, folded into one number: what was played, and who won.
fn games_fold<G: Game>() -> u64 {
    (0..20).fold(0, |fold, seed| {
        let record = suite::random_record::<G>(&G::Options::default(), Seed(seed));
        let end = record.replay(&mut quintain::kernel::Nobody).expect("a played game replays");
        fingerprint(&(fold, code::to_text(&code::encode(&record)), end.standings()))
    })
}

/// The numbers stand in `tests/golden/alike.txt`. They change with a game's rules, and with nothing else: then
/// `QUINTAIN_BLESS=1 cargo test --test wasm` writes them anew, natively, and WebAssembly has to agree.
#[everywhere]
fn whole_games_go_alike() {
    let games = [
        ("academy", games_fold::<quintain::games::academy::Academy>()),
        ("tourney", games_fold::<quintain::games::tourney::Tourney>()),
        ("blazons", games_fold::<quintain::games::blazons::Blazons>()),
    ];
    let lines: String = games.map(|(game, fold)| format!("{game} {fold:016x}\n")).concat();
    #[cfg(not(target_arch = "wasm32"))]
    if std::env::var_os("QUINTAIN_BLESS").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/alike.txt"), &lines)
            .expect("a file can be written");
        return;
    }
    assert_eq!(lines, include_str!("golden/alike.txt"));
}
