//! White Knight vs Black Knight (A28): the Cup and which way it leans.

use super::super::tracks::Track;

/// What a knight's track pays when the Cup stands on its side (A29).
const FAVOURED: [i8; 3] = [8, 5, 2];

/// What it pays otherwise (A29).
const OTHER: [i8; 3] = [5, 3, 1];

/// Pulls the Cup `steps` cups toward the knight of `track`; there are `cups` on each side (A28).
///
/// There is no centre square once it has moved: one step from white 1 toward black is black 1.
///
/// ```
/// use quintain::games::academy::{Track, effects::cup::pulled};
/// assert_eq!(pulled(0, Track::Jousts, 3, 10), 3);
/// assert_eq!(pulled(1, Track::Tournaments, 1, 10), -1);
/// assert_eq!(pulled(8, Track::Jousts, 5, 10), 10);
/// ```
pub const fn pulled(cup: i8, track: Track, steps: u8, cups: u8) -> i8 {
    let toward = if matches!(track, Track::Jousts) { 1 } else { -1 };
    let mut ahead = cup * toward;
    let behind = ahead < 0;
    ahead += steps as i8;
    if behind && ahead >= 0 {
        ahead += 1;
    }
    let end = cups as i8;
    toward * if ahead > end { end } else { ahead }
}

/// What the first three of a knight's track win (A29).
pub const fn pay(cup: i8, track: Track) -> [i8; 3] {
    let favoured = match track {
        Track::Jousts => cup > 0,
        _ => cup < 0,
    };
    if favoured { FAVOURED } else { OTHER }
}
