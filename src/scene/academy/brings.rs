//! What each card would bring at once: the list beside a large table, and under Lancelot's piles.

use super::cast::{Cast, in_focus, own};
use super::choice::cards;
use super::lanes::{emblem, place, roman, short_worth};
use super::offers::{Hop, Outlook, is_penal, outlook, tracks_of};
use super::panel::card_name;
use super::worth::{Worth, next_scoring};
use crate::games::academy::{Card, Moment, Squire, Track, View};
use crate::kernel::order;
use crate::locales::academy::Academy;
use crate::scene::Arms;

/// One card's line.
#[derive(Clone, Debug, PartialEq)]
pub struct Bring {
    /// The card.
    pub card: Card,
    /// "Quests 4".
    pub name: String,
    /// Symbol and wash of the lane it would do best on.
    pub emblem: (&'static str, &'static str),
    /// The squire it would help most.
    pub arms: Arms,
    /// "2nd: 10 in round VI".
    pub note: String,
    /// "+10".
    pub gain: String,
    /// How much of the best card's gain it is, in hundredths.
    pub share: u8,
}

/// A card on the lane, and for the squire, where it gains most.
struct Best {
    card: Card,
    squire: Squire,
    track: Track,
    ahead: Outlook,
}

impl Best {
    /// Points won; a move of Gallantry counts as one, so that it is not taken for nothing.
    fn gain(&self) -> i32 {
        weight(self.ahead.after) - weight(self.ahead.before)
    }
}

fn weight(worth: Worth) -> i32 {
    match worth {
        Worth::Moves(n) => n.into(),
        Worth::BetMoves { times, cards } => (times * cards).into(),
        worth => worth.points(),
    }
}

/// The cards to choose from, the most useful first; nothing where no card is to be chosen.
pub fn brings(view: &View, cast: &Cast, texts: &Academy) -> Vec<Bring> {
    let squires = match view.moment() {
        Moment::Play | Moment::Draft => in_focus(view).into_iter().collect(),
        Moment::Split | Moment::Give => own(view),
        _ => Vec::new(),
    };
    let mut all: Vec<Best> = cards(view).distinct().filter_map(|card| best(view, &squires, card)).collect();
    order::sort_by_key(&mut all, |best| std::cmp::Reverse(best.gain()));
    let most = all.iter().map(Best::gain).max().unwrap_or(0).max(1);
    all.iter()
        .map(|best| Bring {
            card: best.card,
            name: card_name(texts, view, best.card),
            emblem: emblem(&view.options, best.track),
            arms: cast.arms(best.squire),
            note: note(view, texts, best),
            gain: gain(texts, best),
            share: (best.gain().max(0) * 100 / most) as u8,
        })
        .collect()
}

fn best(view: &View, squires: &[Squire], card: Card) -> Option<Best> {
    let try_on = |squire: Squire, track: Track| Best {
        card,
        squire,
        track,
        ahead: outlook(view, squire, track, Hop::Forward(card.value())),
    };
    let all = squires.iter().flat_map(|&squire| tracks_of(card).map(move |track| (squire, track)));
    let mut best: Option<Best> = None;
    for (squire, track) in all {
        let next = try_on(squire, track);
        if best.as_ref().is_none_or(|best| next.gain() > best.gain()) {
            best = Some(next);
        }
    }
    best
}

fn gain(texts: &Academy, best: &Best) -> String {
    match (best.gain(), best.ahead.after) {
        (0, _) => "·".to_owned(),
        (_, Worth::Moves(_) | Worth::BetMoves { .. }) => texts.end.moves.to_owned(),
        (gain, _) => format!("{gain:+}").replace('-', "−"),
    }
}

fn note(view: &View, texts: &Academy, best: &Best) -> String {
    let (track, ahead) = (best.track, &best.ahead);
    let place = place(view, texts, &ahead.tracks[track], track, best.squire);
    let means = match ahead.after {
        Worth::Nothing if ahead.before.is_loss() => texts.change.safe_now.to_owned(),
        Worth::Nothing if is_penal(view, track) => texts.change.safe.to_owned(),
        Worth::Nothing => texts.change.no_difference.to_owned(),
        Worth::Moves(n) => (texts.change.moves)(n),
        Worth::Points(n) => {
            let points = n.to_string().replace('-', "−");
            match next_scoring(&view.options, track, view.round) {
                Some(round) if round > view.round => (texts.change.later)(&points, &(texts.count.round)(roman(round))),
                Some(_) => (texts.change.now)(&points),
                None => points,
            }
        }
        worth => short_worth(texts, worth),
    };
    format!("{place}: {means}")
}
