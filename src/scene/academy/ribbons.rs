//! Scoring a track: a ribbon for every squire, and the way its coat flies to the rail.

use super::cast::Cast;
use super::{Frame, Scene, Shape};
use crate::games::academy::{Squire, Track};
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
                disc,
                at: (0.0, disc.1 - 15.0),
                to: (frame.board.0 + 10.0, 68.0 + 70.0 * row(squire)),
            }
        })
        .collect();
    let x = ribbon_x(frame, track);
    spread(&mut ribbons, frame);
    ribbons.iter_mut().for_each(|ribbon| ribbon.at.0 = x);
    ribbons
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
fn spread(ribbons: &mut [Ribbon], frame: &Frame) {
    if frame.shape.is_rows() {
        for (i, ribbon) in ribbons.iter_mut().enumerate() {
            ribbon.at.1 = 8.0 + PITCH * i as f64;
        }
        return;
    }
    ribbons.sort_by(|a, b| a.at.1.total_cmp(&b.at.1));
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
