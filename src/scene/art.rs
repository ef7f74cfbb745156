//! The drawn pieces every game shares, as SVG markup: shields, discs, coats, cards' backs, sheets cut slightly uneven, vines.
//!
//! Each function returns the inside of an `<svg>` or `<g>`. Colours are the tokens of the style sheet, so both themes and the
//! hatching of colour-blind mode follow without a redraw. Only numbers, symbol names and words of the catalogue come in.

use super::{Arms, Tincture};

/// A symbol of the sprite in a square.
pub fn symbol(id: &str, x: f64, y: f64, size: f64) -> String {
    format!(r##"<use href="#{id}" x="{x:.2}" y="{y:.2}" width="{size:.2}" height="{size:.2}"/>"##)
}

/// The outline of a heater shield in a box, from its top left corner.
pub fn shield_path(w: f64, h: f64) -> String {
    let (a, b, c) = (h * 0.45, h * 0.7, h * 0.88);
    let (r, m, l) = (w * 0.8, w * 0.5, w * 0.2);
    format!("M0 0H{w}V{a:.1}C{w} {b:.1} {r:.1} {c:.1} {m:.1} {h}C{l:.1} {c:.1} 0 {b:.1} 0 {a:.1}Z")
}

/// A charge in its tincture's metal, with a plain halo that parts it from the hatching.
fn charge(arms: Arms, cx: f64, cy: f64, size: f64) -> String {
    let (t, id) = (arms.tincture.code(), arms.charge.symbol());
    let (x, y) = (cx - size / 2.0, cy - size / 2.0);
    let place = format!(r##"href="#{id}" x="{x:.2}" y="{y:.2}" width="{size:.1}" height="{size:.1}""##);
    format!(
        r#"<use {place} style="--c:var(--t-{t});--f:var(--t-{t});stroke:var(--t-{t});stroke-width:9;stroke-linejoin:round"/>"#
    ) + &format!(r#"<use {place} style="--c:var(--on-{t});--f:var(--t-{t})"/>"#)
}

/// A coat of arms as a shield.
pub fn shield(arms: Arms, w: f64, h: f64) -> String {
    let (t, path) = (arms.tincture.code(), shield_path(w, h));
    let line = r#"stroke="var(--ln)" stroke-width="1.8" stroke-linejoin="round""#;
    format!(
        r#"<path d="{path}" fill="var(--t-{t})"/><path class="hx" d="{path}" fill="url(#h-{t})"/>{}<path d="{path}" fill="none" {line}/>"#,
        charge(arms, w / 2.0, h * 0.45, w * 0.74)
    )
}

/// A squire's disc around the origin; a lap is a gold crescent beneath.
pub fn disc(arms: Arms, r: f64, lapped: bool) -> String {
    let t = arms.tincture.code();
    let lap = if lapped { lap(r) } else { String::new() };
    format!(
        r#"<circle cy="2.2" r="{r}" fill="var(--hx-{t}, var(--pad))" stroke="var(--ln)" stroke-width="1.4"/>{lap}<circle r="{ring:.1}" fill="none" stroke="var(--ring)" stroke-width="1"/><circle r="{r}" fill="var(--t-{t})" stroke="var(--ln)" stroke-width="1.5"/><circle class="hx" r="{inner:.1}" fill="url(#h-{t})"/>{face}"#,
        ring = r + 1.2,
        inner = r - 0.8,
        face = charge(arms, 0.0, 0.0, r * 1.46),
    )
}

/// The gold crescent that marks a lap.
fn lap(r: f64) -> String {
    let big = r + 3.4;
    let arc = format!("M{:.1} 3A{big:.1} {big:.1} 0 0 0 {big:.1} 3", -big);
    ["var(--ln)\" stroke-width=\"5.4", "var(--gold)\" stroke-width=\"3"]
        .map(|stroke| format!(r#"<path d="{arc}" fill="none" stroke="{stroke}" stroke-linecap="round"/>"#))
        .concat()
}

/// Where a disc would land: the disc, paler, in a dashed ring.
pub fn ghost(arms: Arms, r: f64) -> String {
    format!(
        r#"<g opacity=".78">{}</g><circle r="{:.1}" fill="none" stroke="var(--sel)" stroke-width="1.8" stroke-dasharray="5 3.4"/>"#,
        disc(arms, r, false),
        r + 2.6
    )
}

/// A coat won, with its value; a penalty is pale with a red figure.
pub fn coat(value: i32, w: f64, h: f64) -> String {
    let (fill, ink) = if value < 0 { ("var(--pa)", "#a01f1b") } else { ("var(--or)", "#2a1d12") };
    let figure = if value < 0 { format!("−{}", -value) } else { value.to_string() };
    format!(
        r#"<path d="{path}" fill="{fill}" stroke="var(--ln)" stroke-width="1.3"/><text x="{x:.1}" y="{y:.1}" font-size="{size:.1}" class="d" text-anchor="middle" fill="{ink}" style="font-weight:700">{figure}</text>"#,
        path = shield_path(w, h),
        x = w / 2.0,
        y = h * 0.655,
        size = h * 0.58,
    )
}

/// A row of coats lying face down, each overlapping the last.
pub fn coats_down(count: usize, step: f64) -> String {
    let path = shield_path(13.0, 15.0);
    (0..count)
        .map(|i| {
            let x = 1.0 + step * i as f64;
            format!(
                r#"<path transform="translate({x:.1} 0)" d="{path}" fill="var(--wd)" stroke="var(--ln)" stroke-width="1.2"/><circle cx="{:.1}" cy="6.3" r="1.7" fill="var(--gold)"/>"#,
                x + 6.5
            )
        })
        .collect()
}

/// A lozenge around a point; gold counts, empty is still to come.
pub fn lozenge(cx: f64, cy: f64, r: f64, fill: &str, stroke: &str) -> String {
    format!(
        r#"<path d="M{cx:.1} {:.1}l{r} {r}l-{r} {r}l-{r} -{r}Z" fill="{fill}" stroke="{stroke}" stroke-width="1.1"/>"#,
        cy - r
    )
}

/// An emblem on its wash, framed in ink and gold.
pub fn emblem(id: &str, wash: &str, size: f64) -> String {
    let (inner, art) = (size - 5.0, size * 0.79);
    format!(
        r#"<rect width="{size}" height="{size}" fill="var(--{wash})" stroke="var(--ln)" stroke-width="1.3"/><rect x="2.5" y="2.5" width="{inner}" height="{inner}" fill="none" stroke="var(--gold)"/>{}"#,
        symbol(id, (size - art) / 2.0, (size - art) / 2.0, art)
    )
}

/// The back of a card.
pub fn card_back(w: f64, h: f64) -> String {
    let (rx, edge) = (w * 0.07, w * 0.06);
    let (iw, ih) = (w - 2.0 * edge, h - 2.0 * edge);
    format!(
        r#"<rect x="1.5" y="2.5" width="{w}" height="{h}" rx="{rx:.1}" fill="var(--seam)" opacity=".6"/><rect width="{w}" height="{h}" rx="{rx:.1}" fill="var(--card)" stroke="var(--ln)" stroke-width="1.5"/>"#
    ) + &["var(--back)\" stroke=\"var(--ln)", "url(#diaper)\" opacity=\".55"]
        .map(|fill| {
            format!(r#"<rect x="{edge:.1}" y="{edge:.1}" width="{iw:.1}" height="{ih:.1}" rx="1" fill="{fill}"/>"#)
        })
        .concat()
}

/// A small arithmetic hash, so that a sheet is cut the same way whenever it is drawn.
fn waver(seed: u32) -> f64 {
    let mixed = (seed ^ 0x9e37).wrapping_mul(0x85eb_ca6b).rotate_left(13).wrapping_mul(0xc2b2_ae35);
    f64::from(mixed >> 16 & 0x3ff) / 512.0 - 1.0
}

/// The outline of a sheet cut slightly uneven: corners true, edges wavering by a pixel.
pub fn sheet_path(x: f64, y: f64, w: f64, h: f64) -> String {
    let corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)];
    let mut points = Vec::new();
    for side in 0..4 {
        let (from, to) = (corners[side], corners[(side + 1) % 4]);
        let length = (to.0 - from.0).abs() + (to.1 - from.1).abs();
        let (ux, uy) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
        let pieces = (length / 47.0).round().max(1.0) as u32;
        points.push(from);
        points.push((from.0 + ux * 5.0, from.1 + uy * 5.0));
        for i in 1..pieces {
            let along = 5.0 + (length - 10.0) * f64::from(i) / f64::from(pieces);
            let off = waver(i + side as u32 * 97 + length as u32 * 7);
            points.push((from.0 + ux * along + uy * off, from.1 + uy * along + ux * off));
        }
        points.push((to.0 - ux * 5.0, to.1 - uy * 5.0));
    }
    smooth(&points)
}

/// A closed line through the middles between points, bent at the points.
fn smooth(points: &[(f64, f64)]) -> String {
    let mid = |i: usize| {
        let (a, b) = (points[i % points.len()], points[(i + 1) % points.len()]);
        ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0)
    };
    let start = mid(0);
    let mut path = format!("M{:.1} {:.1}", start.0, start.1);
    for (i, bend) in (1..).zip(points.iter().cycle().skip(1).take(points.len())) {
        let to = mid(i);
        path += &format!("Q{:.1} {:.1} {:.1} {:.1}", bend.0, bend.1, to.0, to.1);
    }
    path + "Z"
}

/// A sheet of vellum with its flat shadow.
pub fn sheet(x: f64, y: f64, w: f64, h: f64) -> String {
    let path = sheet_path(x, y, w, h);
    format!(
        r#"<path d="{path}" transform="translate(2 3)" fill="var(--seam)" opacity=".55"/><path d="{path}" fill="var(--page)" stroke="var(--pline)" stroke-width="1.3"/>"#
    )
}

/// A vine that climbs `length` down from the origin, leaves in three tinctures, berries of gold.
pub fn vine(length: f64) -> String {
    let waves = (length / 22.15).round().max(2.0) as usize;
    let step = length / waves as f64;
    let mut stem = String::from("M0 0");
    let mut leaves = String::new();
    for i in 0..waves {
        let (y, side) = (step * i as f64, if i % 2 == 0 { -1.0 } else { 1.0 });
        let bow = 8.1 * side;
        stem += &format!("C{bow} {:.1} {bow} {:.1} 0 {:.1}", y + step * 0.32, y + step * 0.68, y + step);
        leaves += &leaf(y + step / 2.0, side, [Tincture::Azure, Tincture::Gules, Tincture::Vert][i % 3]);
    }
    let ink = r#"fill="none" stroke="var(--vln,var(--ln))" stroke-linecap="round""#;
    format!(r#"<path d="{stem}" {ink} stroke-width="1.7"/>{leaves}"#)
}

/// One leaf of the vine with its tendril and berry, at height `y` on one side.
fn leaf(y: f64, side: f64, tincture: Tincture) -> String {
    let t = tincture.code();
    let at = |v: f64| v * side;
    format!(
        r#"<g transform="translate({:.1} {y:.1}) scale({:.2} .82) rotate(-12)"><path d="M0 0C-2 -5 1 -9 5 -9C5 -12 9 -13.5 12 -11.5C15.5 -11 16 -7.5 14.5 -5.5C15 -2 12 .5 9 -.5C6.5 2.5 2.5 2.5 0 0Z" fill="var(--{t})" stroke="var(--vln,var(--ln))" stroke-width="1.3" stroke-linejoin="round"/><path d="M0 0C4 -2.5 7 -5 11 -7" fill="none" stroke="var(--vln2,var(--ar))" stroke-width=".9" stroke-linecap="round"/></g><path d="M{:.1} {y:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}" fill="none" stroke="var(--vln,var(--ln))" stroke-width=".9" stroke-linecap="round"/><circle cx="{:.1}" cy="{:.1}" r="2.5" fill="var(--gold)" stroke="var(--vln,var(--ln))" stroke-width=".9"/>"#,
        at(5.7),
        at(-0.82),
        at(6.0),
        at(9.0),
        y - 1.0,
        at(11.0),
        y + 3.0,
        at(9.4),
        y + 7.0,
        at(9.0),
        y + 9.0,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shield_keeps_its_proportions() {
        assert_eq!(
            shield_path(38.0, 46.0),
            "M0 0H38V20.7C38 32.2 30.4 40.5 19.0 46C7.6 40.5 0 32.2 0 20.7Z",
            "shoulder at 45 %, point at the foot"
        );
    }

    #[test]
    fn a_sheet_wavers_by_at_most_a_pixel() {
        let path = sheet_path(10.0, 4.0, 942.0, 592.0);
        let numbers: Vec<f64> = path
            .split(|c: char| !(c.is_ascii_digit() || c == '.' || c == '-'))
            .filter_map(|number| number.parse().ok())
            .collect();
        assert!(numbers.chunks(2).all(|p| (9.0..=953.0).contains(&p[0]) && (3.0..=597.0).contains(&p[1])), "{path}");
    }

    #[test]
    fn a_lap_shows_under_the_disc() {
        let arms = Arms::of(Tincture::Or);
        assert!(disc(arms, 14.8, true).contains("var(--gold)"));
        assert!(!disc(arms, 14.8, false).contains("var(--gold)"));
    }

    #[test]
    fn a_penalty_is_written_with_a_minus_sign() {
        assert!(coat(-3, 22.0, 26.0).contains("−3"));
        assert!(coat(12, 22.0, 26.0).contains(">12<"));
    }
}
