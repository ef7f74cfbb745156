//! The chart of points, step by step: an ink line with the player's tincture upon it, on the slider's axis.

use std::fmt::Write;

use crate::kernel::order;
use crate::scene::Arms;

/// Width and height of the drawing.
const SIZE: (f64, f64) = (1000.0, 100.0);
/// The height of a disc at the end of a line.
const DISC: f64 = 26.0;

/// The lowest and the highest points of a game; nothing while points are face down.
pub fn span(scores: &[Vec<i32>]) -> Option<(i32, i32)> {
    let all = || scores.iter().flatten().copied();
    Some((all().min()?.min(0), all().max()?.max(1)))
}

/// How far from the top of the chart so many points lie.
pub fn height(score: i32, (low, high): (i32, i32)) -> f64 {
    SIZE.1 - 4.0 - f64::from(score - low) * (SIZE.1 - 8.0) / f64::from(high - low)
}

/// Where the discs stand at the ends of the lines: how far from the top, and in which of two columns, so that none
/// covers another while there is room.
pub fn ends(scores: &[Vec<i32>]) -> Vec<(usize, f64, usize)> {
    let (Some(span), Some(last)) = (span(scores), scores.last()) else { return Vec::new() };
    let mut ends: Vec<(usize, f64)> = last.iter().map(|&score| height(score, span)).enumerate().collect();
    order::sort_by_key(&mut ends, |&(_, top)| top as i32);
    let mut free = [f64::MIN; 2];
    let place = |(seat, top): (usize, f64)| {
        let column = usize::from(free[0] > top && free[1] <= free[0]);
        let top = top.max(free[column].min(SIZE.1));
        free[column] = top + DISC;
        (seat, top, column)
    };
    ends.into_iter().map(place).collect()
}

/// The chart's markup; nothing while points are face down.
pub fn chart(scores: &[Vec<i32>], arms: &[Arms]) -> String {
    let Some(span) = span(scores) else { return String::new() };
    let x = |step: usize| step as f64 * SIZE.0 / (scores.len() - 1).max(1) as f64;
    let y = |score: i32| height(score, span);
    let mut markup =
        format!(r#"<path d="M0 {0}H1000" stroke="var(--rule)" vector-effect="non-scaling-stroke"/>"#, y(0));
    for (seat, arms) in arms.iter().enumerate() {
        let mut path = String::new();
        let mut last = None;
        for (step, scores) in scores.iter().enumerate() {
            let score = scores.get(seat).copied().unwrap_or_default();
            // A line is flat until points come, then steep: only the corners are drawn.
            if last != Some(score) || step + 1 == scores.len() {
                let before = last.unwrap_or(score);
                let command = if last.is_none() { 'M' } else { 'L' };
                let _ = write!(
                    path,
                    "{command}{:.1} {:.1}L{:.1} {:.1}",
                    x(step.saturating_sub(1)),
                    y(before),
                    x(step),
                    y(score)
                );
                last = Some(score);
            }
        }
        let _ = write!(path, "L{:.1} {:.1}", SIZE.0, y(last.unwrap_or_default()));
        let colour = arms.tincture.code();
        let _ = write!(
            markup,
            r#"<path d="{path}" fill="none" stroke="var(--ln)" stroke-width="4" vector-effect="non-scaling-stroke"/><path d="{path}" fill="none" stroke="var(--t-{colour})" stroke-width="2.2" vector-effect="non-scaling-stroke"/>"#
        );
    }
    markup
}
