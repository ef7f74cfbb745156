//! QR codes against the codes that an independent encoder drew (versions, masks, blocks, UTF-8), and what a reader needs.

use quintain::kernel::fingerprint::checksum;
use quintain::scene::qr::Qr;

/// All modules, row by row.
fn sum(qr: &Qr) -> u32 {
    let modules: Vec<u8> =
        (0..qr.size).flat_map(|y| (0..qr.size).map(move |x| (x, y))).map(|(x, y)| qr.is_dark(x, y).into()).collect();
    checksum(&modules)
}

#[test]
fn codes_are_those_of_the_standard() {
    let link = "https://quintain.example/#/deal/abc";
    for (text, version, sums) in [
        ("A".to_owned(), 1, [0xd830_ff9b, 0xbff8_3d15, 0x9ba4_28f3, 0xdc69_a976]),
        (link.to_owned(), 3, [0xfb81_d8bc, 0xea65_6a26, 0x3b49_a7c6, 0x295c_9721]),
        ("x".repeat(106), 5, [0x23f4_6d13, 0xfea5_b7b4, 0xddea_51e8, 0xc83d_fd7c]),
        ("Énide & Hugo".to_owned(), 1, [0x752f_1661, 0x3612_7c28, 0x7f83_6522, 0x2b6d_9bc1]),
        ("y".repeat(300), 11, [0xff8c_04fa, 0x6c40_fb73, 0x752f_d9ac, 0x1ae9_7c4f]),
        ("z".repeat(700), 18, [0xd0f0_cff9, 0xb5e8_5e38, 0x0e0a_465a, 0x4980_0ec7]),
        ("q".repeat(1500), 28, [0x042c_9784, 0x48ad_870c, 0x8c23_f09a, 0xf55c_4597]),
        ("w".repeat(2900), 40, [0xbcda_b3e5, 0x6dad_3de9, 0x68b2_474c, 0xacbf_5111]),
    ] {
        for (mask, expected) in [0, 3, 5, 7].into_iter().zip(sums) {
            let qr = Qr::with_mask(&text, mask).expect("it fits");
            assert_eq!(qr.size, version * 4 + 17, "{} letters", text.len());
            assert_eq!(sum(&qr), expected, "{} letters, mask {mask}", text.len());
        }
    }
}

#[test]
fn the_longest_text_fits_and_a_longer_one_does_not() {
    assert_eq!(Qr::encode(&"w".repeat(2953)).map(|qr| qr.size), Some(177));
    assert_eq!(Qr::encode(&"w".repeat(2954)), None);
}

#[test]
fn the_chosen_mask_is_one_of_the_eight_and_the_path_draws_it() {
    let qr = Qr::encode("https://quintain.example/#/replay/x").expect("it fits");
    assert!((0..8).any(|mask| Qr::with_mask("https://quintain.example/#/replay/x", mask).as_ref() == Some(&qr)));
    let dark = (0..qr.size * qr.size).filter(|at| qr.is_dark(at % qr.size, at / qr.size)).count();
    let drawn: usize = qr
        .path()
        .split('h')
        .skip(1)
        .step_by(2)
        .map(|run| run.split('v').next().unwrap().parse::<usize>().unwrap())
        .sum();
    assert_eq!(drawn, dark);
}
