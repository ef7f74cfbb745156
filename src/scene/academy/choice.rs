//! What is picked, and how a press on a card, a lane or a key changes it. A pick does nothing until it is confirmed.

use super::cast::in_focus;
use super::offers::{Hop, outlook};
use crate::games::academy::{Action, Card, Cards, Illegal, Moment, Squire, Track, View};
use crate::kernel::order;

/// What is picked.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Pick {
    /// What confirming would do.
    pub action: Option<Action>,
    /// The card that is raised.
    pub slot: Option<usize>,
    /// Lancelot: which heap each card lies in, if any.
    pub heaps: [Option<u8>; 6],
}

/// What a press leads to.
#[derive(Clone, Debug, PartialEq)]
pub enum Press {
    /// Another pick.
    Picked(Pick),
    /// It is confirmed.
    Act(Action),
}

/// The cards that can be pressed or looked at now, in the order they lie.
pub fn cards(view: &View) -> Cards {
    match view.moment() {
        Moment::Draft => view.packet().unwrap_or_default(),
        Moment::Bet => dealt(view),
        Moment::Split | Moment::Give => view.lancelot.map(|lancelot| lancelot.hand).unwrap_or_default(),
        _ => hand_of(view).map(|squire| view.squires[squire].hand).unwrap_or_default(),
    }
}

/// The dealt cards, which are seen before a bet (A30).
fn dealt(view: &View) -> Cards {
    let packet = view.draft.and_then(|draft| draft.packets.last().copied());
    packet.or(view.lancelot.map(|lancelot| lancelot.hand)).unwrap_or_default()
}

/// The squire whose hand lies before the viewer.
pub fn hand_of(view: &View) -> Option<Squire> {
    let focus = in_focus(view)?;
    // The neutral's cards are nobody's to see (A35): its decider keeps looking at the own hand.
    if view.owner(focus).is_some() { Some(focus) } else { super::cast::own(view).first().copied() }
}

/// A card is pressed: it is raised; a second press plays or keeps it.
pub fn press_card(view: &View, legal: &[Action], pick: &Pick, slot: usize) -> Option<Press> {
    let card = *cards(view).get(slot)?;
    if matches!(view.moment(), Moment::Split | Moment::Give) {
        return Some(Press::Picked(raise(view, pick, slot)));
    }
    let possible: Vec<Action> = legal.iter().copied().filter(|&action| card_of(action) == Some(card)).collect();
    match pick.action {
        Some(action) if pick.slot == Some(slot) && possible.contains(&action) => Some(Press::Act(action)),
        _ => {
            let action = best(view, &possible)?;
            Some(Press::Picked(Pick { action: Some(action), slot: Some(slot), ..Pick::default() }))
        }
    }
}

/// The card an action plays or keeps.
pub fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Keep(card) | Action::Play(card, _) => Some(card),
        Action::Bet(_)
        | Action::Split(_)
        | Action::TakePile(_)
        | Action::Give(_)
        | Action::Look(_)
        | Action::NoLook
        | Action::Lift(_)
        | Action::NoLift
        | Action::Bonus(_)
        | Action::TakeCoat(_)
        | Action::AlmsTo(_)
        | Action::AlmsGive(_)
        | Action::AlmsTake(_) => None,
    }
}

/// A combat card shows both lanes; the one that brings more at once is the first to be offered.
fn best(view: &View, possible: &[Action]) -> Option<Action> {
    let gain = |action: &Action| match *action {
        Action::Play(card, track) => {
            let squire = view.acting().unwrap_or_default();
            let ahead = outlook(view, squire, track, Hop::Forward(card.value()));
            ahead.after.points() - ahead.before.points()
        }
        _ => 0,
    };
    // `max_by_key` keeps the last of equals: reversed, that is the first lane.
    possible.iter().rev().max_by_key(|action| gain(action)).copied()
}

/// A lane is pressed: it is picked if it is offered; a second press confirms it.
pub fn press_lane(view: &View, legal: &[Action], pick: &Pick, track: Track) -> Option<Press> {
    let offered = legal.iter().copied().find(|&action| on_lane(view, action, pick) == Some(track))?;
    if pick.action == Some(offered) {
        return Some(Press::Act(offered));
    }
    Some(Press::Picked(Pick { action: Some(offered), ..pick.clone() }))
}

/// The rule that forbids the press on a lane which is not offered; none where lanes are not pressed at all.
pub fn forbidden(view: &View, legal: &[Action], pick: &Pick) -> Option<Illegal> {
    match view.moment() {
        _ if legal.is_empty() => None,
        Moment::Play => pick.action.map(|_| Illegal::OtherTrack),
        Moment::Aim => Some(Illegal::OtherTrack),
        Moment::Bonus => Some(Illegal::CannotMove),
        Moment::Lift => Some(Illegal::NothingToLift),
        _ => None,
    }
}

/// The lane on which an action can be picked now.
fn on_lane(view: &View, action: Action, pick: &Pick) -> Option<Track> {
    match action {
        Action::Bet(track) | Action::Lift(track) | Action::Bonus(track) => Some(track),
        Action::Play(_, track) if view.moment() == Moment::Aim => Some(track),
        Action::Play(card, track) => (pick.action.and_then(card_of) == Some(card)).then_some(track),
        _ => None,
    }
}

/// An action that has a sign of its own is pressed: a codex place, a coat, a squire, a pile.
pub fn press_action(pick: &Pick, action: Action) -> Press {
    if pick.action == Some(action) {
        return Press::Act(action);
    }
    Press::Picked(Pick { action: Some(action), ..pick.clone() })
}

/// The next or last of the actions that are picked one by one with the arrow keys.
pub fn step(view: &View, legal: &[Action], pick: &Pick, forward: bool) -> Option<Pick> {
    let by_card = matches!(view.moment(), Moment::Draft | Moment::Play);
    if by_card || matches!(view.moment(), Moment::Split | Moment::Give) {
        let count = cards(view).len();
        let slot = next(pick.slot, count, forward)?;
        return match press_card(view, legal, &Pick { slot: None, ..pick.clone() }, slot)? {
            Press::Picked(pick) => Some(pick),
            Press::Act(_) => None,
        };
    }
    let place = pick.action.and_then(|action| legal.iter().position(|&other| other == action));
    let action = legal[next(place, legal.len(), forward)?];
    Some(Pick { action: Some(action), ..pick.clone() })
}

/// Up and down change the lane of a combat card.
pub fn other_lane(legal: &[Action], pick: &Pick) -> Option<Pick> {
    let Some(Action::Play(card, track)) = pick.action else { return None };
    let other =
        legal.iter().copied().find(|&action| matches!(action, Action::Play(c, t) if c == card && t != track))?;
    Some(Pick { action: Some(other), ..pick.clone() })
}

fn next(place: Option<usize>, count: usize, forward: bool) -> Option<usize> {
    match (place, count) {
        (_, 0) => None,
        (None, _) if forward => Some(0),
        (None, count) => Some(count - 1),
        (Some(place), count) if forward => Some((place + 1) % count),
        (Some(place), count) => Some((place + count - 1) % count),
    }
}

/// Lancelot: a card is raised, or goes back if it lies in a heap.
fn raise(view: &View, pick: &Pick, slot: usize) -> Pick {
    let mut pick = pick.clone();
    pick.heaps[slot] = None;
    pick.slot = if pick.slot == Some(slot) { None } else { Some(slot) };
    pick.action = heap_action(view, &pick);
    pick
}

/// Lancelot: the raised card goes to a heap, which holds three.
pub fn put_in_heap(view: &View, pick: &Pick, heap: u8) -> Option<Pick> {
    let count = cards(view).len();
    let slot = pick.slot.or_else(|| loose(pick, count))?;
    if heap_cards(pick, heap).count() >= 3 {
        return None;
    }
    let mut pick = pick.clone();
    pick.heaps[slot] = Some(heap);
    fill_up(&mut pick);
    pick.slot = loose(&pick, count);
    pick.action = heap_action(view, &pick);
    Some(pick)
}

/// The first card that lies in no heap.
pub fn loose(pick: &Pick, count: usize) -> Option<usize> {
    pick.heaps.iter().take(count).position(Option::is_none)
}

/// When one heap has its three cards, the rest can only go to the other.
fn fill_up(pick: &mut Pick) {
    for heap in 0..2 {
        if heap_cards(pick, heap).count() == 3 {
            pick.heaps.iter_mut().filter(|place| place.is_none()).for_each(|place| *place = Some(1 - heap));
        }
    }
}

/// The slots of the cards in a heap.
pub fn heap_cards(pick: &Pick, heap: u8) -> impl Iterator<Item = usize> + '_ {
    pick.heaps.iter().enumerate().filter(move |(_, place)| **place == Some(heap)).map(|(slot, _)| slot)
}

/// The action that full heaps mean: a split of the hand, or cards for one's two squires (A36).
fn heap_action(view: &View, pick: &Pick) -> Option<Action> {
    let hand = cards(view);
    let mut first: Vec<Card> = heap_cards(pick, 0).filter_map(|slot| hand.get(slot).copied()).collect();
    let all = pick.heaps.iter().take(hand.len()).all(Option::is_some);
    order::sort(&mut first);
    let three = first.try_into().ok().filter(|_| all)?;
    match view.moment() {
        Moment::Split => Action::split(&hand, three),
        Moment::Give => Some(Action::Give(three)),
        _ => None,
    }
}

/// The pick that an advised action means, ready to be confirmed.
pub fn advised(view: &View, action: Action) -> Pick {
    let hand = cards(view);
    let mut pick = Pick { action: Some(action), ..Pick::default() };
    pick.slot = card_of(action).and_then(|card| hand.iter().position(|&held| held == card));
    if let Action::Split(three) | Action::Give(three) = action {
        let mut first = three.to_vec();
        for (slot, card) in hand.iter().enumerate() {
            let at = first.iter().position(|held| held == card);
            pick.heaps[slot] = Some(u8::from(at.is_none()));
            at.map(|at| first.remove(at));
        }
    }
    pick
}

/// A pick that no longer fits what is legal is let go.
pub fn still_fits(view: &View, legal: &[Action], pick: &Pick) -> bool {
    match view.moment() {
        Moment::Split | Moment::Give => !legal.is_empty(),
        _ => pick.action.is_none_or(|action| legal.contains(&action)),
    }
}
