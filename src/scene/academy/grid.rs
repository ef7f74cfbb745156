//! The squares of the lanes and the Cup's column, as markup in the board's coordinates.

use super::frame::squares;
use super::{Frame, Rect};
use crate::games::academy::phases::{ScrollState, Scrolls};
use crate::games::academy::{Options, Track};
use crate::scene::art;

/// The sheet with its vine, and every lane's squares.
pub fn board(frame: &Frame, options: &Options, scrolls: Option<Scrolls>) -> String {
    let sheet = frame.sheet();
    let mut markup = art::sheet(sheet.x, sheet.y, sheet.w, sheet.h);
    if !frame.shape.is_rows() {
        let style = "--vln:var(--ink2);--vln2:var(--page)";
        let vine = art::vine(sheet.h - 16.0);
        markup += &format!(r#"<g transform="translate(27 12)" style="{style}">{vine}</g>"#);
    }
    for track in Track::ALL {
        markup += &lane(frame, options, track);
    }
    markup + &service_coats(frame, options, scrolls)
}

fn rect(r: Rect, fill: &str) -> String {
    format!(r#"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" fill="{fill}"/>"#, r.x, r.y, r.w, r.h)
}

fn lane(frame: &Frame, options: &Options, track: Track) -> String {
    let at = frame.lane(track);
    let mut markup = rect(at, "var(--lane)");
    for square in 1..=squares(track) {
        markup += &ground(frame, options, track, square);
    }
    let start = frame.square_box(track, 0);
    markup += &format!(r#"<g opacity=".5">{}</g>"#, rect(start, "var(--edge)"));
    markup += &rules(frame, track);
    markup += &head_and_foot(frame, at);
    for square in 0..=squares(track) {
        markup += &number(frame, track, square);
    }
    let (x, y, w, h) = (at.x, at.y, at.w, at.h);
    markup
        + &format!(
            r#"<rect x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}" fill="none" stroke="var(--ink)" stroke-width="1.2"/>"#
        )
}

/// The ground of a square: alternating, or the band that pays on King's Service (A22, A32).
fn ground(frame: &Frame, options: &Options, track: Track, square: u16) -> String {
    let fill = if track == Track::Service {
        match options.service_coat(square) {
            None => return String::new(),
            Some(_) if square == squares(track) => "var(--band2)",
            Some(value) if options.variants.scrolls && value <= 2 => return String::new(),
            Some(value) if options.variants.scrolls && value >= 4 => {
                "color-mix(in srgb, var(--band1) 45%, var(--band2))"
            }
            Some(_) => "var(--band1)",
        }
    } else if square % 2 == (if frame.shape.is_rows() { 1 } else { 0 }) {
        "var(--lane2)"
    } else {
        return String::new();
    };
    rect(frame.square_box(track, square), fill)
}

/// The hairlines between squares, and the line before square 1.
fn rules(frame: &Frame, track: Track) -> String {
    let field = frame.field(track);
    let line = |at: f64| {
        if frame.shape.is_rows() {
            format!("M{at:.1} {:.1}v{:.1}", field.y, field.h)
        } else {
            format!("M{:.1} {at:.1}h{:.1}", field.x, field.w)
        }
    };
    let edge = |square: u16| {
        let square = frame.square_box(track, square);
        if frame.shape.is_rows() { square.x } else { square.y + square.h }
    };
    let hair: String = (2..=squares(track)).map(|square| line(edge(square))).collect();
    let gutter = if frame.shape.is_rows() {
        String::new()
    } else {
        format!("M{:.1} {:.1}v{:.1}", field.x + 22.0, field.y, field.h)
    };
    format!(
        r#"<path d="{hair}{gutter}" stroke="var(--rule)" stroke-width=".7" fill="none"/><path d="{}" stroke="var(--ink)" stroke-width="1.2" fill="none"/>"#,
        line(edge(1))
    )
}

/// The page behind a head and a foot, with the lines that part them from the squares.
fn head_and_foot(frame: &Frame, at: Rect) -> String {
    if frame.shape.is_rows() {
        let x = at.x + frame.head;
        let head = rect(Rect { w: frame.head, ..at }, "var(--page)");
        return head
            + &format!(r#"<path d="M{x:.1} {:.1}v{:.1}" stroke="var(--ink)" stroke-width="1.4"/>"#, at.y, at.h);
    }
    let (top, bottom) = (at.y + frame.head, at.y + at.h - frame.lane_foot);
    let head = rect(Rect { h: frame.head, ..at }, "var(--page)");
    let foot = rect(Rect { y: bottom, h: frame.lane_foot, ..at }, "var(--page)");
    head + &foot
        + &[(top, "1.6"), (bottom, "1.2")]
            .map(|(y, width)| {
                format!(r#"<path d="M{:.1} {y:.1}h{:.1}" stroke="var(--ink)" stroke-width="{width}"/>"#, at.x, at.w)
            })
            .concat()
}

/// Every fifth square has its number, the others a dot; King's Service numbers them all.
fn number(frame: &Frame, track: Track, square: u16) -> String {
    let service = track == Track::Service;
    let strong = square == 0
        || square.is_multiple_of(5) && !(service && frame.shape.is_rows())
        || service && [6, 12].contains(&square);
    let at = frame.square_box(track, square);
    let text = |x: f64, y: f64, size: f64, class: &str, ink: &str| {
        format!(
            r#"<text x="{x:.1}" y="{y:.1}" font-size="{size}" class="{class}" fill="var(--{ink})" text-anchor="middle">{square}</text>"#
        )
    };
    if frame.shape.is_rows() {
        let x = match square {
            0 if frame.shape == super::Shape::Table => at.x + 9.0,
            20 | 12 => at.x + at.w - 8.0,
            0 => at.x + at.w / 2.0,
            _ => at.x + at.w / 2.0,
        };
        return if strong { text(x, at.y + at.h - 4.0, 12.0, "b", "ink") } else { String::new() };
    }
    let (x, y) = (at.x + 11.0, at.y + at.h / 2.0 + 4.4);
    match (strong, service) {
        (true, _) => text(x, y, 13.0, "b", "ink"),
        (false, true) => text(x, y, 12.0, "", "ink2"),
        (false, false) => format!(r#"<circle cx="{x:.1}" cy="{:.1}" r="1.3" fill="var(--rule)"/>"#, y - 4.4),
    }
}

/// The coats that King's Service pays, at the squares from which it pays them, and the scrolls that lie there (A32).
fn service_coats(frame: &Frame, options: &Options, scrolls: Option<Scrolls>) -> String {
    if frame.shape.is_rows() {
        return row_scrolls(frame, scrolls);
    }
    let mut markup = String::new();
    let (w, h) = if options.variants.scrolls { (19.0, 23.0) } else { (22.0, 26.0) };
    for square in 1..=squares(Track::Service) {
        let value = options.service_coat(square);
        if value == options.service_coat(square - 1) {
            continue;
        }
        let at = frame.square_box(Track::Service, square);
        markup += &format!(
            r#"<path d="M{:.1} {:.1}h{:.1}" stroke="var(--ink)" stroke-width="1.1"/>"#,
            at.x,
            at.y + at.h,
            at.w
        );
        let Some(value) = value else { continue };
        let (x, y) = (at.x + at.w - w - 5.0, at.y + (at.h - h) / 2.0);
        markup += &format!(r#"<g transform="translate({x:.1} {y:.1})">{}</g>"#, art::coat(value.into(), w, h));
    }
    for (square, lying) in lying(scrolls) {
        let at = frame.square_box(Track::Service, square);
        if lying {
            markup += &art::symbol("scroll", at.x + at.w - w - 37.0, at.y + (at.h - 28.0) / 2.0, 28.0);
        }
    }
    markup
}

fn row_scrolls(frame: &Frame, scrolls: Option<Scrolls>) -> String {
    lying(scrolls)
        .filter(|&(_, lying)| lying)
        .map(|(square, _)| {
            let at = frame.square_box(Track::Service, square);
            art::symbol("scroll", at.x + at.w / 2.0 - 9.0, at.y + 2.0, 18.0)
        })
        .collect()
}

fn lying(scrolls: Option<Scrolls>) -> impl Iterator<Item = (u16, bool)> {
    scrolls
        .into_iter()
        .flat_map(|scrolls| [(6, scrolls.six), (12, scrolls.twelve)])
        .map(|(square, state)| (square, state == ScrollState::Lying))
}

/// The Cup's column: cups that grow outward, up for the White Knight, down for the Black, and the Cup at its place (A28).
pub fn cup(frame: &Frame, cups: u8, cup: i8, ghost: Option<i8>) -> String {
    let Some(at) = frame.cup_column() else { return String::new() };
    let field = Rect { y: at.y + frame.head, h: at.h - frame.head - frame.lane_foot, ..at };
    let step = field.h / (2.0 * f64::from(cups) + 1.0);
    let half = step * f64::from(cups);
    let mut markup = rect(at, "var(--page)");
    markup += &rect(Rect { h: half, ..field }, "var(--lane)");
    markup += &rect(Rect { y: field.y + half, h: step, ..field }, "var(--band2)");
    markup += &rect(Rect { y: field.y + half + step, h: half, ..field }, "var(--cupk)");
    let (x, middle) = (at.x + at.w / 2.0, field.y + field.h / 2.0);
    let lines: String = [field.y, field.y + half, field.y + half + step, field.y + field.h]
        .map(|y| format!("M{:.1} {y:.1}h{:.1}", at.x, at.w))
        .concat();
    markup += &format!(r#"<path d="{lines}" stroke="var(--ink)" stroke-width="1.3"/>"#);
    markup += &art::lozenge(x, middle, 6.0, "var(--gold)", "var(--ln)");
    let y_of = |place: i8| middle - step * f64::from(place);
    for place in 1..=cups as i8 {
        markup += &small_cup(x, y_of(place), place, cups, false);
        markup += &small_cup(x, y_of(-place), place, cups, true);
    }
    if let Some(to) = ghost.filter(|&to| to != cup) {
        let y = y_of(to);
        markup += &format!(
            r#"<g opacity=".6">{}</g><circle cx="{x:.1}" cy="{y:.1}" r="17" fill="none" stroke="var(--sel)" stroke-width="1.8" stroke-dasharray="5 3.4"/>"#,
            art::symbol("cup", x - 13.0, y - 13.0, 26.0)
        );
    }
    let (bx, by, bw, bh) = (at.x, at.y, at.w, at.h);
    markup
        + &the_cup(x, y_of(cup))
        + &format!(
            r#"<rect x="{bx:.1}" y="{by:.1}" width="{bw:.1}" height="{bh:.1}" fill="none" stroke="var(--ink)" stroke-width="1.2"/>"#
        )
}

/// The Cup itself, in a gold ring.
fn the_cup(x: f64, y: f64) -> String {
    format!(
        r#"<circle cx="{x:.1}" cy="{y:.1}" r="18" fill="var(--card)" stroke="var(--ln)" stroke-width="4.4"/><circle cx="{x:.1}" cy="{y:.1}" r="18" fill="none" stroke="var(--gold)" stroke-width="2.4"/>{}"#,
        art::symbol("cup", x - 12.0, y - 12.0, 24.0)
    )
}

fn small_cup(x: f64, y: f64, place: i8, cups: u8, black: bool) -> String {
    let size = 10.0 + 10.0 * f64::from(place) / f64::from(cups);
    let shift = if place % 5 == 0 { 4.0 } else { 0.0 };
    let ink = if black { "#fff6e0" } else { "var(--ink)" };
    let number = if place % 5 == 0 {
        format!(
            r#"<text x="{:.1}" y="{:.1}" font-size="12.5" class="b" text-anchor="middle" fill="{ink}">{place}</text>"#,
            x - 15.0,
            y + 4.4
        )
    } else {
        String::new()
    };
    art::symbol("cup", x - size / 2.0 + shift, y - size / 2.0, size) + &number
}
