//! Choosing an action on the table itself: which weapons, players and face-up cards may be pressed for the card in hand,
//! and which action the presses so far mean.

use crate::games::tourney::{Action, Card, Colour, Deed, FaceUp};
use crate::kernel::Seat;
use crate::kernel::order;

/// Something on the table that can be pressed as a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// A weapon's pennon.
    Colour(Colour),
    /// A player.
    Player(Seat),
    /// A card lying face up before a player.
    Card(Seat, FaceUp),
}

/// What has to be pressed for an action of `me`, besides the card itself.
pub fn marks_of(me: Seat, action: Action) -> Vec<Mark> {
    match action {
        Action::Name(colour) | Action::GiveBack(colour) | Action::Take(colour) => vec![Mark::Colour(colour)],
        Action::Keep(place) => vec![Mark::Card(me, FaceUp::Display(place))],
        Action::Deed(deed) => marks_of_deed(me, deed),
        Action::Play(_) | Action::End | Action::Withdraw | Action::Pass | Action::Lancelot => Vec::new(),
    }
}

fn marks_of_deed(me: Seat, deed: Deed) -> Vec<Mark> {
    match deed {
        Deed::Unhorse(colour) | Deed::ChangeWeapon(colour) => vec![Mark::Colour(colour)],
        Deed::BreakLance(seat) | Deed::Riposte(seat) | Deed::KnockDown(seat) | Deed::Stunned(seat) => {
            vec![Mark::Player(seat)]
        }
        Deed::Dodge(seat, place) => vec![Mark::Card(seat, FaceUp::Display(place))],
        Deed::Retreat(place) => vec![Mark::Card(me, FaceUp::Display(place))],
        Deed::Outwit { give, seat, take } => vec![Mark::Card(me, give), Mark::Card(seat, take)],
        Deed::DropWeapon
        | Deed::Outmaneuver
        | Deed::Charge
        | Deed::Countercharge
        | Deed::Disgrace
        | Deed::Adapt
        | Deed::Shield => Vec::new(),
    }
}

/// A choice in the making: the card taken from the hand (if the choice needs one) and the targets pressed so far.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Choosing {
    /// Cards for the display, in the order they will be played.
    pub staged: Vec<Card>,
    /// The action card whose targets are being chosen.
    pub deed: Option<Card>,
    /// The targets pressed so far.
    pub picked: Vec<Mark>,
}

impl Choosing {
    /// The actions that the presses so far can still mean.
    fn candidates<'a>(&'a self, me: Seat, legal: &'a [Action]) -> impl Iterator<Item = Action> + 'a {
        let asks_for_table = move |action: Action| match self.deed {
            Some(card) => matches!(action, Action::Deed(deed) if deed.card() == card),
            None => !matches!(action, Action::Deed(_)) && !marks_of(me, action).is_empty(),
        };
        let fits = move |action: Action| self.picked.iter().all(|mark| marks_of(me, action).contains(mark));
        legal.iter().copied().filter(move |&action| asks_for_table(action) && fits(action))
    }

    /// What may be pressed next, in order, without repeats.
    pub fn open(&self, me: Seat, legal: &[Action]) -> Vec<Mark> {
        if !self.staged.is_empty() {
            return Vec::new();
        }
        let mut open: Vec<Mark> = self.candidates(me, legal).flat_map(|action| marks_of(me, action)).collect();
        order::sort(&mut open);
        open.dedup();
        open.retain(|mark| !self.picked.contains(mark));
        open
    }

    /// The one action that is meant, once nothing is left to press.
    pub fn meant(&self, me: Seat, legal: &[Action]) -> Option<Action> {
        if self.deed.is_none() && self.picked.is_empty() {
            return None;
        }
        let complete = |action: &Action| marks_of(me, *action).len() == self.picked.len();
        let mut meant = self.candidates(me, legal).filter(complete);
        meant.next().filter(|_| meant.next().is_none())
    }

    /// Presses a target: one that is open is added; one that is picked is let go; another in the place of a picked one
    /// takes over.
    pub fn press(&mut self, me: Seat, legal: &[Action], mark: Mark) {
        if let Some(at) = self.picked.iter().position(|&picked| picked == mark) {
            self.picked.remove(at);
        } else if self.open(me, legal).contains(&mark) {
            self.picked.push(mark);
        } else {
            self.swap_in(me, legal, mark);
        }
    }

    /// The mark does not go with all that is picked: let go the latest picks until it does.
    fn swap_in(&mut self, me: Seat, legal: &[Action], mark: Mark) {
        let mut attempt = self.clone();
        while attempt.picked.pop().is_some() {
            if attempt.open(me, legal).contains(&mark) {
                attempt.picked.push(mark);
                *self = attempt;
                return;
            }
        }
    }

    /// Takes an action card from the hand, or puts it back.
    pub fn take_deed(&mut self, card: Card) {
        let deed = (self.deed != Some(card)).then_some(card);
        *self = Choosing { deed, ..Choosing::default() };
    }

    /// Stages a card for the display.
    pub fn stage(&mut self, card: Card) {
        *self = Choosing { staged: std::mem::take(&mut self.staged), ..Choosing::default() };
        self.staged.push(card);
    }

    /// Takes the last staged card of this kind back.
    pub fn unstage(&mut self, card: Card) {
        if let Some(at) = self.staged.iter().rposition(|&staged| staged == card) {
            self.staged.remove(at);
        }
    }

    /// Is nothing chosen?
    pub fn is_empty(&self) -> bool {
        self.staged.is_empty() && self.deed.is_none() && self.picked.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tourney::Place;

    const ME: Seat = Seat(0);

    fn outwit(give: u8, seat: u8, take: FaceUp) -> Action {
        Action::Deed(Deed::Outwit { give: FaceUp::Display(Place(give)), seat: Seat(seat), take })
    }

    #[test]
    fn outwit_asks_for_one_of_each_in_any_order() {
        let legal =
            [outwit(0, 1, FaceUp::Shield), outwit(0, 2, FaceUp::Display(Place(0))), outwit(1, 2, FaceUp::Stunned)];
        let mut choosing = Choosing::default();
        choosing.take_deed(Card::Outwit);
        assert_eq!(choosing.open(ME, &legal).len(), 5);
        choosing.press(ME, &legal, Mark::Card(Seat(2), FaceUp::Stunned));
        assert_eq!(choosing.open(ME, &legal), [Mark::Card(ME, FaceUp::Display(Place(1)))]);
        assert_eq!(choosing.meant(ME, &legal), None);
        choosing.press(ME, &legal, Mark::Card(ME, FaceUp::Display(Place(1))));
        assert_eq!(choosing.meant(ME, &legal), Some(legal[2]));
        // Another target takes the place of what does not go with it.
        choosing.press(ME, &legal, Mark::Card(Seat(1), FaceUp::Shield));
        assert_eq!(choosing.picked, [Mark::Card(Seat(1), FaceUp::Shield)]);
    }

    #[test]
    fn a_card_without_targets_is_meant_at_once() {
        let legal = [Action::Deed(Deed::Charge), Action::End];
        let mut choosing = Choosing::default();
        assert_eq!(choosing.meant(ME, &legal), None);
        choosing.take_deed(Card::Charge);
        assert_eq!(choosing.meant(ME, &legal), Some(legal[0]));
        choosing.take_deed(Card::Charge);
        assert!(choosing.is_empty());
    }

    #[test]
    fn a_colour_is_named_by_pressing_its_pennon() {
        let legal = [Action::Name(Colour::Red), Action::Name(Colour::Green)];
        let mut choosing = Choosing::default();
        choosing.press(ME, &legal, Mark::Colour(Colour::Green));
        assert_eq!(choosing.meant(ME, &legal), Some(legal[1]));
        choosing.press(ME, &legal, Mark::Colour(Colour::Red));
        assert_eq!(choosing.meant(ME, &legal), Some(legal[0]));
    }
}
