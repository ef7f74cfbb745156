//! The figures of the rules pages, drawn with the pieces of the tables.

use crate::locales::Language;
use crate::locales::rules::{Art, Disc, Figure, Lane, Mark, Piece};
use crate::scene::{Arms, Tincture, art};

/// A figure as markup.
pub fn figure(language: Language, figure: &Figure) -> String {
    match figure {
        Figure::Lane(lane) => self::lane(lane),
        Figure::Row(pieces) => {
            let pieces: String = pieces.iter().map(|piece| self::piece(language, piece)).collect();
            format!(r#"<div class="rf-row">{pieces}</div>"#)
        }
    }
}

/// Width of a square and radius of a disc on it.
const SQUARE: f64 = 34.0;
const RADIUS: f64 = 13.0;

/// How many discs lie below the one at `index` on the same square of the same lap.
fn below(discs: &[Disc], index: usize) -> usize {
    discs[..index].iter().filter(|disc| disc.0 == discs[index].0 && disc.2 == discs[index].2).count()
}

/// A track on its side: emblem, squares numbered, discs in stacks that rise to the right.
fn lane(lane: &Lane) -> String {
    let tallest =
        (0..lane.discs.len()).filter(|&i| lane.discs[i].0 > 0).map(|i| below(lane.discs, i)).max().unwrap_or(0);
    let head = if lane.coats.is_empty() { 8.0 } else { 30.0 };
    let top = head + 12.0 * tallest as f64;
    let (height, width) = (top + 66.0, 56.0 + SQUARE * f64::from(lane.last + 1) + 2.0);
    let squares: String = (0..=lane.last).map(|square| self::square(square, top)).collect();
    let discs: String = (0..lane.discs.len()).map(|index| standing(lane.discs, index, top)).collect();
    let coats: String = lane.coats.iter().map(|&(square, value)| over(square, value, top)).collect();
    format!(
        r#"<svg class="rf-lane" viewBox="-1 0 {width} {height}" width="{width}" height="{height}" aria-hidden="true"><g transform="translate(0 {top})">{}</g>{squares}{coats}{discs}</svg>"#,
        art::emblem(lane.emblem, lane.wash, 46.0)
    )
}

fn left_of(square: u8) -> f64 {
    54.0 + SQUARE * f64::from(square)
}

/// One square with its number below.
fn square(square: u8, top: f64) -> String {
    let (x, fill) = (
        left_of(square),
        if square == 0 {
            "edge"
        } else if square.is_multiple_of(2) {
            "lane2"
        } else {
            "lane"
        },
    );
    let weight = if square.is_multiple_of(5) { "b" } else { "" };
    format!(
        r#"<rect x="{x}" y="{top}" width="{SQUARE}" height="46" fill="var(--{fill})" stroke="var(--rule)" stroke-width=".9"/><text x="{:.1}" y="{:.1}" font-size="17" class="{weight}" text-anchor="middle" fill="var(--ink2)">{square}</text>"#,
        x + SQUARE / 2.0,
        top + 63.0,
    )
}

/// A disc on its square: on top of those before it, but on square 0, where there is no stack, beside them.
fn standing(discs: &[Disc], index: usize, top: f64) -> String {
    let Disc(at, who, lapped) = discs[index];
    let step = below(discs, index) as f64;
    let (dx, dy) = if at == 0 { (step * 9.0 - 6.0, step * 5.0 - 5.0) } else { (step * 3.0, -12.0 * step) };
    let (x, y) = (left_of(at) + SQUARE / 2.0 + dx, top + 25.0 + dy);
    format!(r#"<g transform="translate({x:.1} {y:.1})">{}</g>"#, art::disc(Arms::of(who), RADIUS, lapped))
}

/// A coat above a square.
fn over(square: u8, value: i32, top: f64) -> String {
    let (x, y) = (left_of(square) + SQUARE / 2.0 - 10.0, top - 27.0);
    format!(r#"<g transform="translate({x:.1} {y:.1})">{}</g>"#, art::coat(value, 20.0, 24.0))
}

/// A piece with its word.
fn piece(language: Language, piece: &Piece) -> String {
    if let Art::Sign(sign) = piece.art {
        return format!(r#"<span class="rf-sign d" aria-hidden="true">{sign}</span>"#);
    }
    let (width, height, inside) = drawn(&piece.art);
    let class = match piece.mark {
        Mark::Plain => "rf-piece",
        Mark::Best => "rf-piece best",
        Mark::Out => "rf-piece out",
    };
    let label = piece.label.of(language);
    let word = if label.is_empty() { String::new() } else { format!("<span>{label}</span>") };
    format!(
        r#"<span class="{class}"><svg viewBox="-2 -2 {} {}" width="{width}" height="{height}" aria-hidden="true">{inside}</svg>{word}</span>"#,
        width + 4.0,
        height + 5.0,
    )
}

/// Size of a card in a row.
const CARD: (f64, f64) = (64.0, 84.0);

/// A piece's size and markup.
fn drawn(piece: &Art) -> (f64, f64, String) {
    let card = |inside: String| (CARD.0, CARD.1, card_face() + &inside);
    match *piece {
        Art::Training(value, emblem, wash) => card(training(emblem, wash) + &corner(value)),
        Art::Combat(value) => card(combat() + &corner(value)),
        Art::Weapon(value, weapon, tincture) => card(self::weapon(weapon, tincture) + &tab(value, "card-rub")),
        Art::Supporter(value, figure) => card(bust(figure, "w-st", 8.0) + &tab(value, "card-ink")),
        Art::Action(symbol) => card(action(symbol)),
        Art::Character(value, figure, house) => {
            card(bust(figure, "w-cl", 16.0) + &strip(house) + &tab(value, "card-rub"))
        }
        Art::Blazon(tincture) => (40.0, 48.0, art::shield(Arms::of(tincture), 40.0, 48.0)),
        Art::BlazonDown => (40.0, 48.0, face_down()),
        Art::Coat(value) => (36.0, 43.0, art::coat(value, 36.0, 43.0)),
        Art::Disc(tincture) => (
            36.0,
            38.0,
            format!(r#"<g transform="translate(18 18)">{}</g>"#, art::disc(Arms::of(tincture), 16.0, false)),
        ),
        Art::Token(weapon, tincture) => (40.0, 40.0, token(weapon, tincture)),
        Art::Symbol(id) => (48.0, 48.0, art::symbol(id, 0.0, 0.0, 48.0)),
        Art::Sign(_) => (0.0, 0.0, String::new()),
    }
}

fn card_face() -> String {
    let (w, h) = CARD;
    format!(
        r#"<rect x="1.5" y="2.5" width="{w}" height="{h}" rx="4.5" fill="var(--seam)" opacity=".6"/><rect width="{w}" height="{h}" rx="4.5" fill="var(--card)" stroke="var(--ln)" stroke-width="1.5"/>"#
    )
}

/// A value in rubric at the top left.
fn corner(value: &str) -> String {
    format!(
        r#"<text x="7" y="22" font-size="24" class="d" fill="var(--card-rub)" style="font-weight:700">{value}</text>"#
    )
}

fn training(emblem: &str, wash: &str) -> String {
    format!(
        r#"<rect x="5" y="28" width="54" height="51" fill="var(--{wash})" stroke="var(--ln)" stroke-width="1.1"/>{}"#,
        art::symbol(emblem, 9.0, 31.0, 45.0)
    )
}

fn combat() -> String {
    format!(
        r#"<path d="M5 28H59L5 79Z" fill="var(--w-st)"/><path d="M59 28V79H5Z" fill="var(--w-cl)"/><path d="M5 79L59 28" stroke="var(--ln)"/>{}{}<rect x="5" y="28" width="54" height="51" fill="none" stroke="var(--ln)" stroke-width="1.1"/>"#,
        art::symbol("em-lance", 6.0, 29.0, 28.0),
        art::symbol("em-swords", 30.0, 49.0, 28.0)
    )
}

fn weapon(weapon: &str, tincture: Tincture) -> String {
    let t = tincture.code();
    let field = r#"x="4.5" y="4.5" width="55" height="75""#;
    format!(
        r#"<rect {field} fill="var(--t-{t})" stroke="var(--ln)" stroke-width="1.1"/><rect class="hx" {field} fill="url(#h-{t})"/><circle cx="32" cy="49" r="22" fill="var(--gold)" stroke="var(--ln)"/><circle cx="32" cy="49" r="20" fill="var(--card)" stroke="var(--ln)"/>{}"#,
        art::symbol(weapon, 16.5, 33.5, 31.0)
    )
}

/// A bust on its wash, standing on the lower edge of the picture.
fn bust(figure: &str, wash: &str, x: f64) -> String {
    format!(
        r#"<rect x="4.5" y="4.5" width="55" height="75" fill="var(--{wash})"/>{}<rect x="4.5" y="4.5" width="55" height="75" fill="none" stroke="var(--ln)" stroke-width="1.1"/>"#,
        art::symbol(figure, x, 34.0, 45.0)
    )
}

fn strip(house: Tincture) -> String {
    let t = house.code();
    let field = r#"x="4.5" y="4.5" width="13" height="75""#;
    format!(
        r#"<rect {field} fill="var(--t-{t})" stroke="var(--ln)"/><rect class="hx" {field} fill="url(#h-{t})"/><g transform="translate(41 7) scale(.5)">{}</g>"#,
        art::shield(Arms::of(house), 32.0, 38.0)
    )
}

/// A value on a tab hanging from the top left; an empty value is the star.
fn tab(value: &str, ink: &str) -> String {
    let figure = if value.is_empty() {
        format!(
            r#"<svg x="8" y="8" width="14" height="14" viewBox="0 0 64 64" style="color:var(--{ink})">{}</svg>"#,
            art::symbol("st-star", 0.0, 0.0, 64.0)
        )
    } else {
        format!(
            r#"<text x="15" y="22" font-size="20" class="d" text-anchor="middle" fill="var(--{ink})" style="font-weight:700">{value}</text>"#
        )
    };
    format!(
        r#"<path d="M4.5 4.5h21v14a10.5 10.5 0 0 1 -21 0Z" fill="var(--card)" stroke="var(--ln)" stroke-width="1.1"/>{figure}"#
    )
}

fn action(symbol: &str) -> String {
    format!(
        r#"<rect x="4.5" y="4.5" width="55" height="75" fill="none" stroke="var(--card-rub)" stroke-width="1.3"/>{}"#,
        art::symbol(symbol, 10.0, 20.0, 44.0)
    )
}

/// The wooden back of a blazon.
fn face_down() -> String {
    format!(
        r#"<path d="{}" fill="var(--wd)" stroke="var(--ln)" stroke-width="1.6" stroke-linejoin="round"/><path d="M13.2 1V38M26.8 1V38" stroke="var(--ln)" opacity=".55"/><path d="M1.2 9.6H38.8M1.2 25H38.8" stroke="var(--ln)" stroke-width="2.6"/><path d="M1.2 9.6H38.8M1.2 25H38.8" stroke="var(--st)" stroke-width="1.2"/>"#,
        art::shield_path(40.0, 48.0)
    )
}

fn token(weapon: &str, tincture: Tincture) -> String {
    let t = tincture.code();
    format!(
        r#"<circle cx="20" cy="20" r="18.5" fill="var(--t-{t})" stroke="var(--ln)" stroke-width="1.4"/><circle class="hx" cx="20" cy="20" r="18" fill="url(#h-{t})"/><circle cx="20" cy="20" r="14" fill="var(--card)" stroke="var(--ln)"/>{}"#,
        art::symbol(weapon, 9.0, 9.0, 22.0)
    )
}
