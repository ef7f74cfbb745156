//! The face of a card: value in rubric, as many lozenges, the emblem on its wash, the name below.

use crate::games::academy::{Card, CardKind};
use crate::scene::art;

/// How a card is cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cut {
    /// Width.
    pub w: f64,
    /// Height.
    pub h: f64,
}

impl Cut {
    /// Tablet.
    pub const TABLET: Cut = Cut { w: 106.0, h: 146.0 };
    /// Desktop.
    pub const DESKTOP: Cut = Cut { w: 118.0, h: 163.0 };
    /// Phone.
    pub const PHONE: Cut = Cut { w: 71.0, h: 106.0 };
    /// Kept cards, and wherever room is short.
    pub const SMALL: Cut = Cut { w: 78.0, h: 107.0 };
    /// Beside pennants: value and emblem alone are read.
    pub const TINY: Cut = Cut { w: 58.0, h: 80.0 };

    /// A name would be smaller than 12 pixels on narrower cards.
    fn has_name(self) -> bool {
        self.w >= 56.0
    }
}

/// The symbols of a kind, with the washes they stand on.
pub fn emblems(kind: CardKind) -> &'static [(&'static str, &'static str)] {
    match kind {
        CardKind::Gallantry => &[("em-rose", "w-ro")],
        CardKind::Combat => &[("em-lance", "w-st"), ("em-swords", "w-cl")],
        CardKind::Education => &[("em-book", "w-sk")],
        CardKind::Service => &[("em-crown", "w-sw")],
        CardKind::Quests => &[("em-dragon", "w-sa")],
        CardKind::Charity => &[("em-alms", "w-li")],
    }
}

/// The face of a card; `name` is the kind's name in the catalogue.
pub fn face(card: Card, name: &str, cut: Cut) -> String {
    let Cut { w, h } = cut;
    let s = w / 106.0;
    let rx = 7.4 * s;
    let paper = format!(
        r#"<rect x="2" y="3" width="{w}" height="{h}" rx="{rx:.1}" fill="var(--seam)" opacity=".6"/><rect width="{w}" height="{h}" rx="{rx:.1}" fill="var(--card)" stroke="var(--ln)" stroke-width="1.6"/>"#
    );
    let top = (h * 0.26).max(29.0 * s);
    let bottom = if cut.has_name() { h - 28.0 * s.max(0.78) } else { h - 7.0 * s };
    let (left, width, height) = (7.0 * s, w - 14.0 * s, bottom - top);
    let picture = picture(card.kind(), left, top, width, height);
    let value_size = (36.0 * s).max(22.0);
    let value = format!(
        r#"<text x="{:.1}" y="{:.1}" font-size="{value_size:.1}" class="d" fill="var(--card-rub)" style="font-weight:700">{}</text>"#,
        10.0 * s,
        top - 7.0 * s,
        card.value()
    );
    let pips: String = (0..card.value())
        .map(|i| {
            let x = w - 13.0 * s - 11.5 * s * f64::from(i);
            art::lozenge(x, top - 18.0 * s, 4.2 * s.max(0.72), "var(--gold)", "var(--ln)")
        })
        .collect();
    paper + &picture + &value + &pips + &title(name, cut)
}

fn title(name: &str, cut: Cut) -> String {
    if !cut.has_name() {
        return String::new();
    }
    let size = (17.0 * cut.w / 106.0).max(if cut.w < 80.0 { 12.0 } else { 12.5 });
    // Long names are set a little closer rather than cut.
    let room = cut.w - 8.0;
    let fit = if name.chars().count() as f64 * size * 0.47 > room {
        format!(r#" textLength="{room:.0}" lengthAdjust="spacingAndGlyphs""#)
    } else {
        String::new()
    };
    format!(
        r#"<text x="{:.1}" y="{:.1}" font-size="{size:.1}" class="d" fill="var(--card-ink)" text-anchor="middle" style="font-weight:600"{fit}>{name}</text>"#,
        cut.w / 2.0,
        cut.h - size * 0.55
    )
}

fn picture(kind: CardKind, x: f64, y: f64, w: f64, h: f64) -> String {
    let frame = format!(
        r#"<rect x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}" fill="none" stroke="var(--ln)" stroke-width="1.2"/>"#
    );
    let (right, bottom) = (x + w, y + h);
    match emblems(kind) {
        [(symbol, wash)] => {
            let size = h.min(w) * 0.78;
            format!(r#"<rect x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}" fill="var(--{wash})"/>"#)
                + &art::symbol(symbol, x + (w - size) / 2.0, y + (h - size) / 2.0, size)
                + &frame
        }
        emblems => {
            // Parted per bend: the lance above, the swords below (A9).
            let size = h.min(w) * 0.575;
            let grounds = format!(
                r#"<path d="M{x:.1} {y:.1}H{right:.1}L{x:.1} {bottom:.1}Z" fill="var(--{})"/><path d="M{right:.1} {y:.1}V{bottom:.1}H{x:.1}Z" fill="var(--{})"/><path d="M{x:.1} {bottom:.1}L{right:.1} {y:.1}" stroke="var(--ln)" stroke-width="1.2"/>"#,
                emblems[0].1, emblems[1].1
            );
            grounds
                + &art::symbol(emblems[0].0, x + 2.5, y + 2.5, size)
                + &art::symbol(emblems[1].0, right - size - 2.5, bottom - size - 2.0, size)
                + &frame
        }
    }
}
