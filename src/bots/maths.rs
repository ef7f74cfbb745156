//! The few functions a bot needs beyond the four operations, written out so that native and wasm agree to the last bit.

/// `e` to the power of `x`, within a few parts in a million; 0 far below, huge but finite far above.
///
/// ```
/// use quintain::bots::maths::exp;
/// assert_eq!(exp(0.0), 1.0);
/// assert!((exp(-2.5) - 0.082_085).abs() < 1e-6);
/// ```
pub fn exp(x: f32) -> f32 {
    let halvings = (x * std::f32::consts::LOG2_E).clamp(-126.0, 126.0);
    // Rounded down; the library's own way is a call on most machines.
    let toward_zero = halvings as i32;
    let whole = toward_zero - i32::from(toward_zero as f32 > halvings);
    let rest = (halvings - whole as f32) * std::f32::consts::LN_2;
    // The series of e^rest for 0 ≤ rest < ln 2.
    let series = 1.0 + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0)))));
    series * f32::from_bits(((whole + 127) as u32) << 23)
}

/// Turns scores into shares that add up to 1: one `heat` less of score makes a share `e` times smaller.
pub fn shares(scores: &mut [f32], heat: f32) {
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = exp((*score - best) / heat);
        sum += *score;
    }
    for score in scores.iter_mut() {
        *score /= sum;
    }
}

/// The place of the highest score, the first of equals; `None` if there is none.
pub fn best_of(scores: &[f32]) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (place, &score) in scores.iter().enumerate() {
        if best.is_none_or(|b| score > scores[b]) {
            best = Some(place);
        }
    }
    best
}
