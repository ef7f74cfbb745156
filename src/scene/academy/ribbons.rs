//! Scoring a track: a ribbon for every squire, and the way its coat flies to the rail.

use super::cast::Cast;
use super::scene::Scoring;
use super::{Frame, Scene, Shape};
use crate::games::academy::{Squire, Track};
use crate::kernel::order;
use crate::locales::academy::Academy;

/// A ribbon that leaves the lane.
#[derive(Clone, Debug, PartialEq)]
pub struct Ribbon {
    /// Whose.
    pub squire: Squire,
    /// "1st".
    pub place: String,
    /// Name.
    pub name: String,
    /// What it gives: value and how many.
    pub coat: Option<(i32, u8)>,
    /// The squares it may move a disc (A19).
    pub moves: Option<u8>,
    /// The disc it leaves.
    pub disc: (f64, f64),
    /// Its left top corner.
    pub at: (f64, f64),
    /// Where its coat flies: the right edge of the board, at the height of the squire's row in the rail.
    pub to: (f64, f64),
}

/// The height of a ribbon with the space below it.
const PITCH: f64 = 34.0;

/// The ribbons of the track being scored, from the top of the lane down.
pub fn ribbons(scene: &Scene, cast: &Cast, texts: &Academy, frame: &Frame) -> Vec<Ribbon> {
    let Some(scoring) = &scene.scoring else { return Vec::new() };
    let (view, track) = (&scene.view, scoring.track);
    let lane = &view.tracks[track];
    let mut order: Vec<Squire> = scoring.ranked.clone();
    order.extend(Squire::all(view.squires()).filter(|squire| !scoring.ranked.contains(squire)));
    let row = |squire: Squire| view.first.around(view.squires()).position(|other| other == squire).unwrap_or(0) as f64;
    let mut ribbons: Vec<Ribbon> = order
        .iter()
        .map(|&squire| {
            let given = scoring.given.iter().rev().find(|(to, ..)| *to == squire);
            let disc = super::lanes::disc_place(lane, frame, track, squire, view.squires());
            Ribbon {
                squire,
                place: super::lanes::place(view, texts, lane, track, squire),
                name: cast.name(squire).to_owned(),
                coat: given.map(|&(_, value, count)| (value, count)),
                moves: moves_of(scoring, track, squire, view.squires()),
                disc,
                at: (0.0, disc.1 - 15.0),
                to: (frame.board.0 + 10.0, 68.0 + 70.0 * row(squire)),
            }
        })
        .collect();
    let x = ribbon_x(frame, track);
    spread(&mut ribbons, frame, track);
    ribbons.iter_mut().for_each(|ribbon| ribbon.at.0 = x);
    ribbons
}

/// What Gallantry gives: 3, 2 and 1 squares, to two of three squires and to three of more (A18, A19).
pub fn moves_of(scoring: &Scoring, track: Track, squire: Squire, squires: usize) -> Option<u8> {
    let gaining = if squires >= 4 { 3 } else { 2 };
    let place = scoring.ranked.iter().take(gaining).position(|&other| other == squire)?;
    (track == Track::Gallantry).then_some(3 - place as u8)
}

/// Ribbons leave to the right where there is room, else to the left.
fn ribbon_x(frame: &Frame, track: Track) -> f64 {
    let lane = frame.lane(track);
    match frame.shape {
        Shape::Columns | Shape::Wide if lane.x + lane.w + 150.0 < frame.board.0 => lane.x + lane.w + 4.0,
        Shape::Columns | Shape::Wide => lane.x - 154.0,
        Shape::Rows | Shape::Low | Shape::Table => frame.board.0 / 2.0 - 75.0,
    }
}

/// Ribbons keep their order and do not overlap.
fn spread(ribbons: &mut [Ribbon], frame: &Frame, track: Track) {
    if frame.shape.is_rows() {
        let (lane, height) = (frame.lane(track), PITCH * ribbons.len() as f64);
        let below = lane.y + lane.h + 6.0;
        let top = if below + height < frame.board.1 { below } else { lane.y - height - 2.0 };
        for (i, ribbon) in ribbons.iter_mut().enumerate() {
            ribbon.at.1 = top + PITCH * i as f64;
        }
        return;
    }
    order::sort_by(ribbons, |a, b| a.at.1.total_cmp(&b.at.1));
    let mut free = f64::NEG_INFINITY;
    for ribbon in ribbons.iter_mut() {
        ribbon.at.1 = ribbon.at.1.max(free);
        free = ribbon.at.1 + PITCH;
    }
    let over = free - 4.0 - frame.board.1 + 16.0;
    if over > 0.0 {
        let mut limit = frame.board.1 - 16.0 - PITCH + 4.0;
        for ribbon in ribbons.iter_mut().rev() {
            ribbon.at.1 = ribbon.at.1.min(limit);
            limit = ribbon.at.1 - PITCH;
        }
    }
}
