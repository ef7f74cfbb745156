//! The chart of points, step by step: an ink line with the player's tincture upon it, on the slider's axis.

use std::fmt::Write;

use crate::scene::Arms;

/// Width and height of the drawing.
const SIZE: (f64, f64) = (1000.0, 100.0);

/// The chart's markup; nothing while points are face down.
pub fn chart(scores: &[Vec<i32>], arms: &[Arms]) -> String {
    let all = || scores.iter().flatten().copied();
    let (Some(low), Some(high)) = (all().min(), all().max()) else { return String::new() };
    let (low, high) = (low.min(0), high.max(1));
    let x = |step: usize| step as f64 * SIZE.0 / (scores.len() - 1).max(1) as f64;
    let y = |score: i32| SIZE.1 - 4.0 - f64::from(score - low) * (SIZE.1 - 8.0) / f64::from(high - low);
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
