//! Little cards, as a replay shows the hands of all: a value over an emblem, or the back.

use super::art;

/// The width and height of a little card.
pub const SIZE: (f64, f64) = (28.0, 38.0);

/// What a little card shows. The same for all games.
#[derive(Clone, Debug, PartialEq)]
pub struct Little {
    /// The card's name in full.
    pub name: String,
    /// Its value; an action card has none.
    pub value: Option<String>,
    /// The token its picture stands on.
    pub ground: &'static str,
    /// Its emblem, and a second one for a card of two kinds.
    pub emblems: (&'static str, Option<&'static str>),
}

/// The face of a little card.
pub fn face(card: &Little) -> String {
    let (w, h) = SIZE;
    let top = if card.value.is_some() { 14.5 } else { 2.5 };
    let (height, middle) = (h - 2.5 - top, (h - 2.5 + top) / 2.0);
    let paper = format!(
        r#"<rect x="1.5" y="2.5" width="{w}" height="{h}" rx="2" fill="var(--seam)" opacity=".6"/><rect width="{w}" height="{h}" rx="2" fill="var(--card)" stroke="var(--ln)" stroke-width="1.5"/><rect x="2.5" y="{top}" width="23" height="{height}" fill="var(--{})"/>"#,
        card.ground
    );
    // Upon a tincture an emblem stands on a roundel, as on the great cards.
    let roundel = if card.ground.starts_with("t-") {
        format!(r#"<circle cx="14" cy="{middle}" r="9.8" fill="var(--card)" stroke="var(--ln)"/>"#)
    } else {
        String::new()
    };
    let emblems = match card.emblems {
        (one, None) => art::symbol(one, 5.0, middle - 9.0, 18.0),
        (one, Some(two)) => art::symbol(one, 3.0, middle - 10.0, 13.0) + &art::symbol(two, 12.0, middle - 3.0, 13.0),
    };
    let value = card.value.as_ref().map_or(String::new(), |value| {
        format!(r#"<text x="4" y="12.6" font-size="14" class="d" fill="var(--card-rub)" style="font-weight:700">{value}</text>"#)
    });
    paper + &roundel + &emblems + &value
}

/// The back of a little card.
pub fn back() -> String {
    art::card_back(SIZE.0, SIZE.1)
}
