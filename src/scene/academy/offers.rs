//! Where a disc would go, and what that would change: ghosts, rank ribbons and pennants.

use super::cast::{Cast, in_focus};
use super::choice::{Pick, cards};
use super::lanes::{disc_place, name, place, roman, short_worth};
use super::worth::{Worth, next_scoring, worth};
use super::{Frame, Scene};
use crate::games::academy::{Action, Card, Moment, Phase, Squire, Track, Tracks, View};
use crate::locales::academy::Academy;
use crate::scene::Arms;

/// How a disc would move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hop {
    /// So many squares forward.
    Forward(u8),
    /// To the top of its stack (A25).
    Lift,
    /// Not at all: a bet is named (A30).
    Stay,
}

/// A lane on which something could happen.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The lane.
    pub track: Track,
    /// What pressing the lane picks; nothing where it only shows what a card would do later.
    pub action: Option<Action>,
    /// Whose disc.
    pub arms: Arms,
    /// Where the disc stands.
    pub from: (f64, f64),
    /// Where it would stand.
    pub to: (f64, f64),
    /// Does it travel?
    pub travels: bool,
    /// The place now.
    pub before: String,
    /// The place after.
    pub after: String,
    /// What that changes, in a few words.
    pub change: String,
    /// Is it the one that is picked?
    pub picked: bool,
    /// Its full name, read out.
    pub label: String,
}

impl Offer {
    /// Does the place change?
    pub fn changes(&self) -> bool {
        self.before != self.after
    }
}

/// What a hop would lead to, in rules' terms.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// The tracks after it.
    pub tracks: Tracks,
    /// What the track would have brought.
    pub before: Worth,
    /// What it would bring.
    pub after: Worth,
    /// Whose disc it would lie on.
    pub on_top_of: Option<Squire>,
}

/// Looks ahead by one hop. Nothing of the game changes.
pub fn outlook(view: &View, squire: Squire, track: Track, hop: Hop) -> Outlook {
    let mut tracks = view.tracks;
    match hop {
        Hop::Forward(steps) => {
            tracks.advance(track, squire, steps);
        }
        Hop::Lift => {
            tracks[track].lift(squire);
        }
        Hop::Stay => {}
    }
    let own = tracks[track].disc(squire);
    let below = |other: Squire| {
        let disc = tracks[track].disc(other);
        other != squire && own.height() > 0 && disc.progress() == own.progress() && disc.height() + 1 == own.height()
    };
    Outlook {
        tracks,
        before: worth(view, &view.tracks, track, squire),
        after: worth(view, &tracks, track, squire),
        on_top_of: Squire::all(view.squires()).find(|&other| below(other)),
    }
}

/// The lanes to show for what is picked and what is asked.
pub fn offers(scene: &Scene, cast: &Cast, texts: &Academy, frame: &Frame, legal: &[Action], pick: &Pick) -> Vec<Offer> {
    let view = &scene.view;
    hops(view, legal, pick)
        .into_iter()
        .map(|(squire, track, hop, action)| {
            let picked = action.is_some() && action == pick.action;
            offer(view, cast, texts, frame, Wish { squire, track, hop, action, picked })
        })
        .collect()
}

/// Who would move where, and by which action.
fn hops(view: &View, legal: &[Action], pick: &Pick) -> Vec<(Squire, Track, Hop, Option<Action>)> {
    let Some(squire) = view.acting().or_else(|| in_focus(view)) else { return Vec::new() };
    let steps = bonus_steps(view);
    match pick.action {
        Some(Action::Keep(card)) => {
            let Some(own) = in_focus(view) else { return Vec::new() };
            tracks_of(card).map(|track| (own, track, Hop::Forward(card.value()), None)).collect()
        }
        Some(Action::Play(card, _)) => legal
            .iter()
            .filter_map(|&action| match action {
                Action::Play(other, track) if other == card => {
                    Some((squire, track, Hop::Forward(card.value()), Some(action)))
                }
                _ => None,
            })
            .collect(),
        _ => legal
            .iter()
            .filter_map(|&action| match action {
                Action::Bonus(track) => Some((squire, track, Hop::Forward(steps), Some(action))),
                Action::Lift(track) => Some((squire, track, Hop::Lift, Some(action))),
                Action::Bet(track) => Some((squire, track, Hop::Stay, Some(action))),
                Action::Play(card, track) if view.moment() == Moment::Aim => {
                    Some((squire, track, Hop::Forward(card.value()), Some(action)))
                }
                _ => None,
            })
            .collect(),
    }
}

/// How far the present bonus moves (A19).
pub fn bonus_steps(view: &View) -> u8 {
    match view.phase {
        Phase::Bonus { rank, .. } => 4 - rank,
        _ => 0,
    }
}

/// The tracks a card may be played on (A9).
pub fn tracks_of(card: Card) -> impl Iterator<Item = Track> {
    Track::ALL.into_iter().filter(move |&track| card.kind().goes_on(track))
}

/// What is asked of one lane.
#[derive(Clone, Copy)]
struct Wish {
    squire: Squire,
    track: Track,
    hop: Hop,
    action: Option<Action>,
    picked: bool,
}

fn offer(view: &View, cast: &Cast, texts: &Academy, frame: &Frame, wish: Wish) -> Offer {
    let Wish { squire, track, hop, action, picked } = wish;
    let outlook = outlook(view, squire, track, hop);
    let before = place(view, texts, &view.tracks[track], track, squire);
    let after = place(view, texts, &outlook.tracks[track], track, squire);
    let change = match action {
        Some(Action::Bet(_)) => (texts.panel.bet_cards)(fitting(view, track)),
        _ => change(view, texts, track, &outlook),
    };
    let says = if before == after { (texts.change.stays)(&after) } else { (texts.change.to)(&before, &after) };
    let track_name = name(texts, &view.options, track);
    Offer {
        track,
        action,
        arms: cast.arms(squire),
        from: disc_place(&view.tracks[track], frame, track, squire, view.squires()),
        to: disc_place(&outlook.tracks[track], frame, track, squire, view.squires()),
        travels: outlook.tracks[track].disc(squire) != view.tracks[track].disc(squire),
        label: format!("{track_name}: {says}; {change}"),
        before,
        after,
        change,
        picked,
    }
}

/// How many of the dealt cards go on a track, before a bet is named (A30).
fn fitting(view: &View, track: Track) -> usize {
    cards(view).iter().filter(|card| card.kind().goes_on(track)).count()
}

/// What a hop changes, in the few words of a pennant.
fn change(view: &View, texts: &Academy, track: Track, outlook: &Outlook) -> String {
    let say = |worth: Worth| short_worth(texts, worth);
    let words = &texts.change;
    let (before, after) = (outlook.before, outlook.after);
    match (before, after) {
        (Worth::Chooses(_), Worth::Chooses(_)) => String::from(texts.lanes.by_codex),
        (before, after) if before == after => match after {
            Worth::Nothing if is_penal(view, track) => words.safe.to_owned(),
            Worth::Nothing => words.no_difference.to_owned(),
            worth => (words.either_way)(&say(worth)),
        },
        (before, Worth::Nothing) if before.is_loss() => words.safe_now.to_owned(),
        (before, after) if before.is_loss() || after.is_loss() => (words.instead)(&say(after), &say(before)),
        (_, after) => match next_scoring(&view.options, track, view.round) {
            Some(round) if round > view.round => (words.later)(&say(after), &(texts.count.round)(roman(round))),
            Some(_) | None => (words.now)(&say(after)),
        },
    }
}

/// Does the track only take?
pub(super) fn is_penal(view: &View, track: Track) -> bool {
    match track {
        Track::Education => !view.options.variants.codex,
        Track::Charity => !view.options.variants.alms,
        Track::Gallantry | Track::Jousts | Track::Tournaments | Track::Service | Track::Quests => false,
    }
}
