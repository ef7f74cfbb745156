//! The players' rail: arms, coats or score, cards, whose turn it is.

use std::cmp::Ordering;

use super::cast::{Cast, own};
use super::scene::Scene;
use super::worth::worth;
use crate::games::academy::{Phase, Seating, Squire, Track, View};
use crate::kernel::Seat;
use crate::locales::academy::Academy;
use crate::scene::{Arms, Who};

/// One row of the rail.
#[derive(Clone, Debug, PartialEq)]
pub struct RailRow {
    /// The squire.
    pub squire: Squire,
    /// Name.
    pub name: String,
    /// Arms.
    pub arms: Arms,
    /// "bot, a squire", or nothing for a person.
    pub kind: String,
    /// "bot", where room is short.
    pub short_kind: &'static str,
    /// How many coats it holds.
    pub coats: usize,
    /// The score, if the viewer may see it.
    pub score: Option<i16>,
    /// Is it one of the viewer's own?
    pub own: bool,
    /// Does it decide, or is it asked?
    pub active: bool,
    /// Does a bot think for it?
    pub thinking: bool,
    /// Does it hold Excalibur?
    pub first: bool,
    /// Cards played this round, of how many.
    pub played: (usize, usize),
    /// What was given to it in the scoring being shown, or the bonus it has.
    pub gained: Option<String>,
    /// In words: its part in the scoring of Gallantry (A19).
    pub part: Option<(String, String)>,
    /// In the draft: how many cards everybody has kept.
    pub kept: Option<u8>,
    /// The packet goes from here to the next row, or the other way.
    pub passes: Option<bool>,
    /// What all tracks would bring now.
    pub now: i32,
    /// Everything in one sentence.
    pub label: String,
}

/// The rows, clockwise from the first squire; in the draft by seats, so that the arrow joins neighbours.
pub fn rail(scene: &Scene, cast: &Cast, texts: &Academy, thinking: Option<Seat>) -> Vec<RailRow> {
    let view = &scene.view;
    let from = if matches!(view.phase, Phase::Draft { .. }) { Squire(0) } else { view.first };
    from.around(view.squires()).map(|squire| row(scene, cast, texts, thinking, squire)).collect()
}

/// The heading of the rail.
pub fn heading(scene: &Scene, texts: &Academy) -> &'static str {
    match (&scene.scoring, scene.view.phase) {
        (Some(scoring), _) if scoring.track == Track::Gallantry => texts.rail.moves,
        (Some(_), _) => texts.rail.coats,
        (None, Phase::Bonus { .. }) => texts.rail.moves,
        (None, Phase::Draft { .. }) => texts.rail.clockwise,
        (None, _) => texts.rail.turn_order,
    }
}

fn row(scene: &Scene, cast: &Cast, texts: &Academy, thinking: Option<Seat>, squire: Squire) -> RailRow {
    let view = &scene.view;
    let (card, known) = (cast.card(squire), &view.squires[squire]);
    let coats = known.purse.coats().map(|(_, count)| usize::from(count)).sum::<usize>() + usize::from(known.face_down);
    let played = (view.plays_of(squire).count(), cards_to_play(view));
    let own = own(view).contains(&squire);
    let mut row = RailRow {
        squire,
        name: view.owner(squire).map_or(card.name.as_str(), |seat| cast.seat(seat)).to_owned(),
        arms: card.arms,
        kind: kind(texts, card.who).to_owned(),
        short_kind: if matches!(card.who, Who::Bot(_)) { texts.rail.bot } else { "" },
        coats,
        score: known.score,
        own,
        active: view.acting() == Some(squire) || (own && chooses_with_all(view)),
        thinking: thinking.is_some()
            && view.acting().is_some_and(|acting| acting == squire && thinking == Some(view.decider(acting))),
        first: view.first == squire,
        played,
        gained: gained(scene, squire).or_else(|| bonus(view, squire).map(|(place, _)| format!("+{}", 4 - place))),
        part: bonus(view, squire).map(|(place, order)| part(texts, place, order)),
        kept: if let Phase::Draft { stage } = view.phase { Some(stage) } else { None },
        passes: (own && matches!(view.phase, Phase::Draft { .. })).then(|| view.to_left()),
        now: Track::ALL.iter().map(|&track| worth(view, &view.tracks, track, squire).points()).sum(),
        label: String::new(),
    };
    row.label = label(texts, &card.name, &row);
    row
}

/// All choose at once, and this viewer has not chosen yet.
fn chooses_with_all(view: &View) -> bool {
    matches!(view.phase, Phase::Draft { .. } | Phase::Split | Phase::Give) && view.pending.is_none()
}

/// The place of a squire that Gallantry gives moves to, and whether its turn is past, now or to come (A19).
fn bonus(view: &View, squire: Squire) -> Option<(u8, Ordering)> {
    let Phase::Bonus { gaining, rank } = view.phase else { return None };
    let place = gaining.iter().position(|&other| other == squire)? as u8 + 1;
    Some((place, place.cmp(&rank)))
}

fn part(texts: &Academy, place: u8, order: Ordering) -> (String, String) {
    let words = match order {
        Ordering::Greater => texts.panel.done,
        Ordering::Equal => texts.panel.pick_first,
        Ordering::Less => texts.scoring.next,
    };
    (words.to_owned(), (texts.count.ordinal)(place))
}

fn kind(texts: &Academy, who: Who) -> &'static str {
    match who {
        Who::Person => "",
        Who::Bot(level) => (texts.rail.bot_level)(level),
        Who::Neutral => texts.rail.neutral,
    }
}

/// Four of five cards are played, in Lancelot all three (A9, A36).
pub const fn cards_to_play(view: &View) -> usize {
    match view.options.seating {
        Seating::Lancelot => 3,
        Seating::Three | Seating::Four | Seating::Five | Seating::Karadoc => 4,
    }
}

/// What the scoring being shown gave to a squire, in sum.
fn gained(scene: &Scene, squire: Squire) -> Option<String> {
    let scoring = scene.scoring.as_ref()?;
    let given = scoring.given.iter().filter(|(to, ..)| *to == squire);
    let sum: i32 = given.clone().map(|(_, value, count)| value * i32::from(*count)).sum();
    given.clone().next().map(|_| if sum < 0 { format!("−{}", -sum) } else { format!("+{sum}") })
}

fn label(texts: &Academy, name: &str, row: &RailRow) -> String {
    let mut parts = vec![name.to_owned()];
    if !row.kind.is_empty() {
        parts.push(row.kind.clone());
    }
    parts.push((texts.rail.coats_held)(row.coats));
    if let Some(score) = row.score {
        parts.push((texts.count.points)(score.into()));
    }
    parts.push(match row.kept {
        Some(kept) => (texts.rail.kept)(kept),
        None => (texts.rail.played)(row.played.0, row.played.1),
    });
    if row.first {
        parts.push(texts.rail.excalibur.to_owned());
    }
    if row.thinking {
        parts.push(texts.rail.thinking.to_owned());
    }
    parts.join(", ")
}
