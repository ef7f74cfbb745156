//! Where the teacher's scroll stands: beside what it is about, clear of the hand, within the window.

/// A rectangle on the screen, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// Its width.
    pub w: f64,
    /// Its height.
    pub h: f64,
}

/// The room between the scroll and everything else.
const GAP: f64 = 10.0;
/// The room for the tail that points at what is meant.
const TAIL: f64 = 40.0;

impl Area {
    /// The middle.
    pub fn middle(self) -> (f64, f64) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    fn overlaps(self, other: Area) -> bool {
        self.x < other.x + other.w
            && other.x < self.x + self.w
            && self.y < other.y + other.h
            && other.y < self.y + self.h
    }
}

/// Moves `at` as little as needed to lie between `low` and `high`; where both cannot be kept, `low` is.
fn within(at: f64, low: f64, high: f64) -> f64 {
    at.min(high).max(low)
}

/// Where a scroll of this size stands in a window of this size. `foot` is where the hand lies and the buttons are: it
/// stays free if there is room above it.
pub fn stand(window: (f64, f64), size: (f64, f64), target: Option<Area>, foot: Option<Area>) -> (f64, f64) {
    let floor = foot.map_or(window.1, |foot| foot.y).max(size.1 + 2.0 * GAP).min(window.1);
    let right = window.0 - size.0 - GAP;
    let low = floor - size.1 - GAP;
    let Some(target) = target else {
        return (within(right / 2.0 + GAP / 2.0, GAP, right), within(low / 2.0, GAP, low));
    };
    let (mx, my) = target.middle();
    let beside = within(my - size.1 / 2.0, GAP, low);
    let across = within(mx - size.0 / 2.0, GAP, right);
    let places = [
        (target.x + target.w + TAIL, beside),
        (target.x - TAIL - size.0, beside),
        (across, target.y - TAIL - size.1),
        (across, target.y + target.h + TAIL),
    ];
    let fits = |&(x, y): &(f64, f64)| {
        let area = Area { x, y, w: size.0, h: size.1 };
        x >= GAP && x <= right && y >= GAP && y <= low && !area.overlaps(target)
    };
    let found = places.into_iter().find(fits);
    // Where nothing is free the scroll stands to the right, and leaves the half in which the target is.
    found.unwrap_or((right.max(GAP), if my > floor / 2.0 { GAP } else { low.max(GAP) }))
}

/// The tail: the place on the scroll's edge it grows from, on either side, and the point it ends in, at the target's edge.
pub fn tail(scroll: Area, target: Area) -> Option<[(f64, f64); 3]> {
    const HALF: f64 = 14.0;
    if scroll.overlaps(target) {
        return None;
    }
    let (mx, my) = target.middle();
    let x = within(mx, scroll.x + 30.0, scroll.x + scroll.w - 30.0);
    let y = within(my, scroll.y + 30.0, scroll.y + scroll.h - 30.0);
    let near_x = within(x, target.x, target.x + target.w);
    let near_y = within(y, target.y, target.y + target.h);
    Some(if target.x >= scroll.x + scroll.w {
        let edge = scroll.x + scroll.w - 2.0;
        [(edge, y - HALF), (target.x, near_y), (edge, y + HALF)]
    } else if target.x + target.w <= scroll.x {
        [(scroll.x + 2.0, y - HALF), (target.x + target.w, near_y), (scroll.x + 2.0, y + HALF)]
    } else if target.y >= scroll.y + scroll.h {
        let edge = scroll.y + scroll.h - 2.0;
        [(x - HALF, edge), (near_x, target.y), (x + HALF, edge)]
    } else {
        [(x - HALF, scroll.y + 2.0), (near_x, target.y + target.h), (x + HALF, scroll.y + 2.0)]
    })
}

#[cfg(test)]
mod tests {
    use super::{Area, stand, tail};

    const TABLET: (f64, f64) = (1180.0, 820.0);
    const FOOT: Area = Area { x: 0.0, y: 650.0, w: 1180.0, h: 170.0 };

    #[test]
    fn stands_beside_a_lane_and_above_the_hand() {
        let lane = Area { x: 170.0, y: 56.0, w: 130.0, h: 584.0 };
        let (x, y) = stand(TABLET, (500.0, 320.0), Some(lane), Some(FOOT));
        assert!(x > 300.0 && y + 320.0 <= 650.0);
        let right = Area { x: 800.0, ..lane };
        let (x, _) = stand(TABLET, (500.0, 320.0), Some(right), Some(FOOT));
        assert!(x + 500.0 < 800.0);
    }

    #[test]
    fn stands_above_the_hand_it_points_at() {
        let (_, y) = stand(TABLET, (500.0, 320.0), Some(FOOT), Some(FOOT));
        assert!(y + 320.0 <= 650.0);
    }

    #[test]
    fn stays_within_a_small_window() {
        for target in [None, Some(Area { x: 0.0, y: 100.0, w: 320.0, h: 300.0 })] {
            let foot = Area { x: 0.0, y: 380.0, w: 320.0, h: 188.0 };
            let (x, y) = stand((320.0, 568.0), (304.0, 340.0), target, Some(foot));
            assert!(x >= 0.0 && y >= 0.0 && x + 304.0 <= 320.0 && y + 340.0 <= 568.0, "{x} {y}");
        }
    }

    #[test]
    fn the_tail_ends_at_the_target() {
        let scroll = Area { x: 400.0, y: 100.0, w: 500.0, h: 300.0 };
        let lane = Area { x: 170.0, y: 56.0, w: 130.0, h: 584.0 };
        assert_eq!(tail(scroll, lane).map(|tail| tail[1].0), Some(300.0));
        assert_eq!(tail(scroll, FOOT).map(|tail| tail[1].1), Some(650.0));
        assert_eq!(tail(scroll, scroll), None);
    }
}
