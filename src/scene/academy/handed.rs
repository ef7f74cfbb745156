//! The screen goes from hand to hand: what has moved since the next person last played, for all to see.

use super::lanes::Foot;
use super::{Cast, Frame, Rect};
use crate::games::academy::{Disc, Event, Squire, Track, View};
use crate::kernel::Seat;
use crate::locales::academy::Academy;

/// A disc that somebody else has moved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shifted {
    /// Whose.
    pub squire: Squire,
    /// Where.
    pub track: Track,
    /// Where it stood.
    pub from: Disc,
    /// Where it stands.
    pub to: Disc,
}

/// What others have moved since `seat` last played a card; several hops of one disc are one.
pub fn since(view: &View, log: &[Event], seat: Seat) -> Vec<Shifted> {
    let own = |squire: Squire| view.owner(squire) == Some(seat);
    let played = |event: &Event| matches!(event, Event::Played { squire, .. } if own(*squire));
    let from = log.iter().rposition(played).map_or(0, |place| place + 1);
    let mut all: Vec<Shifted> = Vec::new();
    for event in &log[from..] {
        match *event {
            Event::Moved { squire, track, shift, .. } if !own(squire) && shift.from != shift.to => {
                match all.iter_mut().find(|old| old.squire == squire && old.track == track) {
                    Some(old) => old.to = shift.to,
                    None => all.push(Shifted { squire, track, from: shift.from, to: shift.to }),
                }
            }
            // A track that goes back shows no way any more.
            Event::Reset { track, .. } => all.retain(|old| old.track != track),
            _ => {}
        }
    }
    all
}

/// The foot of a lane for the one who is handed the screen: who came where, or that nothing happened.
pub fn foot(shifted: &[Shifted], cast: &Cast, texts: &Academy, track: Track) -> Foot {
    let last = shifted.iter().rev().find(|shift| shift.track == track);
    let moved = |shift: &Shifted| (texts.lanes.moved_to)(cast.name(shift.squire), shift.to.progress());
    match last {
        Some(shift) => Foot { brings: moved(shift), middle: true, ..Foot::default() },
        None => Foot { place: texts.lanes.as_it_was.to_owned(), middle: true, ..Foot::default() },
    }
}

/// The gold ring around a disc that moved, and where lanes are columns the way it came with its length.
pub fn mark(view: &View, frame: &Frame, shift: &Shifted) -> String {
    let lane = &view.tracks[shift.track];
    let (x, y) = super::lanes::disc_place(lane, frame, shift.track, shift.squire, view.squires());
    let r = frame.disc + 2.6;
    let ring = format!(
        r#"<circle cx="{x:.1}" cy="{y:.1}" r="{r:.1}" fill="none" stroke="var(--ln)" stroke-width="5.4"/><circle cx="{x:.1}" cy="{y:.1}" r="{r:.1}" fill="none" stroke="var(--gold)" stroke-width="3"/>"#
    );
    if frame.shape.is_rows() {
        return ring;
    }
    let Rect { x: left, w, .. } = frame.lane(shift.track);
    let (_, old) = frame.disc_at(shift.track, shift.from, 0, 1);
    let (end, steps) = (left + w - 20.0, i32::from(shift.to.progress()) - i32::from(shift.from.progress()));
    let way = format!(
        "M{:.1} {:.1}C{end:.1} {:.1} {end:.1} {:.1} {end:.1} {:.1}",
        x + r,
        y + 8.0,
        y + 22.0,
        y + 40.0,
        old - 12.0
    );
    let words = format!("{steps:+}").replace('-', "−");
    format!(
        r#"<path d="{way}" fill="none" stroke="var(--sel)" stroke-width="2.4" stroke-dasharray="1 5.2" stroke-linecap="round"/>{ring}<rect x="{:.1}" y="{:.1}" width="32" height="23" fill="var(--card)" stroke="var(--ln)" stroke-width="1.4"/><text x="{end:.1}" y="{:.1}" font-size="15" class="b" text-anchor="middle" fill="var(--card-rub)">{words}</text>"#,
        end - 16.0,
        old - 12.0,
        old + 4.6
    )
}
