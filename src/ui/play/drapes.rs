//! Curtain, cloth, seal and achievement of arms, as SVG markup. Only numbers and symbol names come in.

use std::fmt::Write;

use crate::scene::{Arms, art};

/// One hanging fold from `(x, top)`, `width` wide, its hem at `bottom`, with braid and tassels.
fn fold(x: f64, width: f64, top: f64, bottom: f64, dark: bool) -> String {
    let (middle, right) = (x + width / 2.0, x + width);
    let fill = if dark { "--dr2" } else { "--gu" };
    let (dip, braid) = (bottom + 22.0_f64.min(width * 0.42), bottom - 24.0);
    let crease = x + width * 0.3;
    let mut markup = format!(
        r#"<path d="M{x:.1} {top}H{right:.1}V{bottom}Q{middle:.1} {dip:.1} {x:.1} {bottom}Z" fill="var({fill})" stroke="var(--ln)" stroke-width="1.4"/>"#
    );
    let (from, to) = (top + (bottom - top) * 0.1, bottom - 44.0);
    if to > from {
        let (a, b) = (from + (to - from) * 0.35, from + (to - from) * 0.7);
        _ = write!(
            markup,
            r#"<path d="M{crease:.1} {from:.0}C{:.1} {a:.0} {:.1} {b:.0} {:.1} {to:.0}" fill="none" stroke="var(--dr3)" stroke-width="1.6" stroke-linecap="round"/>"#,
            crease + 6.0,
            crease - 5.0,
            crease + 2.0
        );
    }
    _ = write!(
        markup,
        r#"<path d="M{x:.1} {braid}Q{middle:.1} {:.1} {right:.1} {braid}" fill="none" stroke="var(--gold)" stroke-width="3"/>"#,
        braid + (dip - bottom)
    );
    for part in [0.125, 0.375, 0.625, 0.875_f64] {
        let (at, drop) = (x + width * part, bottom + (dip - bottom) * 2.0 * part * (1.0 - part));
        _ = write!(
            markup,
            r#"<path d="M{at:.1} {:.1}v10" stroke="var(--gold)" stroke-width="3.2" stroke-linecap="round"/>"#,
            drop - 1.0
        );
    }
    markup
}

/// A curtain of folds, `width` by `height`, its folds about `each` wide.
pub fn curtain(width: f64, top: f64, height: f64, each: f64) -> String {
    let count = (width / each).round().max(1.0);
    let each = width / count;
    (0..count as u32)
        .map(|n| fold(f64::from(n) * each, each, top, height + f64::from(n % 3) * 6.0 - 32.0, n % 2 == 0))
        .collect()
}

/// The scalloped valance along the top, with a gold rod.
pub fn valance(width: f64) -> String {
    let count = (width / 118.0).round().max(1.0);
    let each = width / count;
    let mut markup: String = (0..count as u32)
        .map(|n| {
            let (left, fill) = (f64::from(n) * each, if n % 2 == 0 { "--az2" } else { "--az" });
            let (right, middle) = (left + each, left + each / 2.0);
            format!(
                r##"<path d="M{left:.1} 0H{right:.1}V34Q{middle:.1} 84 {left:.1} 34Z" fill="var({fill})" stroke="var(--ln)" stroke-width="1.6"/><path d="M{:.1} 31Q{middle:.1} 74 {:.1} 31" fill="none" stroke="var(--gold)" stroke-width="3"/><use href="#ch-fleur" x="{:.1}" y="13" width="26" height="26" style="--c:var(--gold);--f:var(--az)"/>"##,
                left + 4.0,
                right - 4.0,
                middle - 13.0
            )
        })
        .collect();
    _ = write!(
        markup,
        r#"<rect y="-2" width="{width}" height="11" fill="var(--gold)" stroke="var(--ln)" stroke-width="1.5"/>"#
    );
    markup
}

/// The rod of the cloth, with its rings.
pub fn rod(width: f64) -> String {
    let mut markup = format!(
        r#"<rect x="-2" width="{:.0}" height="12" fill="var(--gold)" stroke="var(--ln)" stroke-width="1.5"/>"#,
        width + 4.0
    );
    let count = (width / 53.6).round().max(1.0);
    for n in 0..=count as u32 {
        let x = f64::from(n) * width / count;
        _ = write!(
            markup,
            r#"<circle cx="{x:.1}" cy="6" r="4.4" fill="var(--pa)" stroke="var(--ln)" stroke-width="1.4"/>"#
        );
    }
    markup
}

/// A lily on azure, for the corners of a page, in a box of 34.
pub const LILY: &str = r##"<rect width="32" height="32" fill="var(--az)" stroke="var(--ln)" stroke-width="1.5"/><rect x="3" y="3" width="26" height="26" fill="none" stroke="var(--gold)" stroke-width="1.2"/><use href="#ch-fleur" x="6" y="6" width="20" height="20" style="--c:var(--gold);--f:var(--az)"/>"##;

const MANTLE: &str = "M-6 -4C-40 -30 -84 -30 -104 -6C-116 8 -112 26 -126 36C-108 40 -100 34 -94 24C-96 44 -108 54 -106 74C-104 92 -120 100 -128 98C-118 112 -100 110 -92 96C-92 116 -104 124 -98 142C-92 128 -76 124 -72 104C-68 84 -76 76 -66 60C-58 46 -40 40 -30 30Z";
const LINING: &str = "M-24 6C-50 -8 -76 -8 -90 10M-78 34C-90 56 -88 76 -96 96M-60 34C-72 46 -84 66 -80 98";

/// Shield, helm, mantling and crest in a box of 280 by 350: its place is `viewBox="450 110 280 350"`.
pub fn achievement(arms: Arms) -> String {
    let (t, charge) = (arms.tincture.code(), arms.charge.symbol());
    // Where the field is gold the lining is red, so that the two are told apart.
    let lining = if t == "or" { "--gu" } else { "--or" };
    let mut markup = String::new();
    for side in [1, -1] {
        _ = write!(
            markup,
            r#"<g transform="translate(590 214) scale({side} 1)"><path d="{MANTLE}" fill="var(--t-{t})" stroke="var(--ln)" stroke-width="2.4" stroke-linejoin="round"/><path class="hx" d="{MANTLE}" fill="url(#h-{t})"/><path d="{LINING}" fill="none" stroke="var({lining})" stroke-width="4.4" stroke-linecap="round"/></g>"#
        );
    }
    markup += &art::symbol("helm", 552.0, 186.0, 76.0);
    _ = write!(
        markup,
        r#"<rect x="548" y="177" width="84" height="15" rx="7.5" fill="var({lining})" stroke="var(--ln)" stroke-width="2"/>"#
    );
    for x in [556, 570, 584, 598, 612] {
        _ = write!(
            markup,
            r#"<path d="M{x} 191.4l7 -14h7l-7 14Z" fill="var(--t-{t})" stroke="var(--ln)" stroke-width="1.2"/>"#
        );
    }
    _ = write!(
        markup,
        r##"<rect x="548" y="177" width="84" height="15" rx="7.5" fill="none" stroke="var(--ln)" stroke-width="2.2"/><use href="#{charge}" x="562" y="122" width="56" height="56" style="--c:var(--ln);--f:var(--ln);stroke:var(--ln);stroke-width:6;stroke-linejoin:round"/><use href="#{charge}" x="562" y="122" width="56" height="56" style="--c:var(--or);--f:var(--ln)"/><g transform="translate(508 256)">{}</g>"##,
        art::shield(arms, 164.0, 194.0)
    );
    markup
}

/// The edge of the wax: 24 points around the origin, on radii of 48.5, 54.2, 47.3 and 52.8 in turn.
const WAX: &str = "M48.5 0L52.4 14L41 23.6L37.3 37.3L24.3 42L14 52.4L0 47.3L-13.7 51L-24.2 42L-38.3 38.3L-41 23.6L-51 13.7L-48.5 0L-52.4 -14L-41 -23.6L-37.3 -37.3L-24.3 -42L-14 -52.4L0 -47.3L13.7 -51L24.3 -42L38.3 -38.3L41 -23.7L51 -13.7Z";

/// The seal around the origin: wax of 50, in a ring of 62 that fills while it is held.
pub fn seal(arms: Arms) -> String {
    let (t, charge) = (arms.tincture.code(), arms.charge.symbol());
    // The ring turns to begin at the top; its length is 2π × 62.
    format!(
        r##"<circle r="62" fill="none" stroke="var(--edge)" stroke-width="7"/><g transform="rotate(-90)"><circle class="seal-run" r="62" pathLength="100" fill="none" stroke="var(--ln)" stroke-width="9.5"/><circle class="seal-run" r="62" pathLength="100" fill="none" stroke="var(--gold)" stroke-width="6.5"/></g><path d="{WAX}" fill="var(--gu)" stroke="var(--ln)" stroke-width="2.2" stroke-linejoin="round"/><circle r="38" fill="none" stroke="var(--dr3)" stroke-width="2"/><use href="#{charge}" x="-25" y="-25" width="50" height="50" style="--c:var(--on-gu);--f:var(--gu)" data-of="{t}"/>"##
    )
}
