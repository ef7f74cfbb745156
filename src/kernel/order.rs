//! Sorting short lists. The library's sorts are made for long ones, and are large: each use would bring a few kilobytes
//! of its own into the app, where nothing is longer than a hand of cards or a shelf of games.

use std::cmp::Ordering;

/// Sorts a short list; equals keep their order.
///
/// ```
/// let mut list = [(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd')];
/// quintain::kernel::order::sort_by(&mut list, |left, right| left.0.cmp(&right.0));
/// assert_eq!(list, [(1, 'b'), (1, 'd'), (2, 'a'), (2, 'c')]);
/// ```
pub fn sort_by<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at], &list[at - 1]) == Ordering::Less {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Sorts a short list by what `key` makes of each; equals keep their order.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], mut key: impl FnMut(&T) -> K) {
    sort_by(list, |left, right| key(left).cmp(&key(right)));
}

/// Sorts a short list.
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, T::cmp);
}
