//! Why a card of the hand cannot be played now, so that pressing it answers with the rule.

use crate::games::tourney::{Action, Card, Colour, Deed, FaceUp, Illegal, Place, Tourney, View};
use crate::kernel::{Game, Rng, Seat, Seed};

/// The rule that forbids `seat` to play this card now; `None` if some form of it is allowed.
pub fn why_not(view: &View, seat: Seat, card: Card) -> Option<Illegal> {
    let game = Tourney::sample(view, &mut Rng::new(Seed(0)));
    let mut reason = None;
    for action in forms(view, seat, card) {
        match game.check(seat, action) {
            Ok(()) => return None,
            // The first form names the most telling rule: forms go from the general to the particular.
            Err(illegal) => reason = reason.or(Some(illegal)),
        }
    }
    reason
}

/// Every form in which a card could be played.
fn forms(view: &View, me: Seat, card: Card) -> Vec<Action> {
    if card == Card::Lancelot {
        return vec![Action::Lancelot];
    }
    if !card.is_deed() {
        return vec![Action::Play(card)];
    }
    let deeds: Vec<Deed> = match card {
        Card::Unhorse => Colour::ALL.map(Deed::Unhorse).to_vec(),
        Card::ChangeWeapon => Colour::ALL.map(Deed::ChangeWeapon).to_vec(),
        Card::DropWeapon => vec![Deed::DropWeapon],
        Card::BreakLance => rivals(view, me).map(Deed::BreakLance).collect(),
        Card::Riposte => rivals(view, me).map(Deed::Riposte).collect(),
        Card::KnockDown => rivals(view, me).map(Deed::KnockDown).collect(),
        Card::Stunned => rivals(view, me).map(Deed::Stunned).collect(),
        Card::Dodge => rivals(view, me).flat_map(|r| places(view, r).map(move |p| Deed::Dodge(r, p))).collect(),
        Card::Retreat => places(view, me).map(Deed::Retreat).chain([Deed::Retreat(Place(0))]).collect(),
        Card::Outmaneuver => vec![Deed::Outmaneuver],
        Card::Charge => vec![Deed::Charge],
        Card::Countercharge => vec![Deed::Countercharge],
        Card::Disgrace => vec![Deed::Disgrace],
        Card::Adapt => vec![Deed::Adapt],
        Card::Shield => vec![Deed::Shield],
        _ => rivals(view, me).flat_map(|r| exchanges(view, me, r)).collect(),
    };
    deeds.into_iter().map(Action::Deed).collect()
}

/// The opponents, those still in first: their refusals say more.
fn rivals(view: &View, me: Seat) -> impl Iterator<Item = Seat> + use<> {
    let mut rivals: Vec<Seat> = Seat::all(view.players.seats()).filter(|&seat| seat != me).collect();
    rivals.sort_by_key(|&seat| !view.players[seat].is_in);
    rivals.into_iter()
}

/// The places of a display, at least the first: an empty display is refused by its own rule.
fn places(view: &View, seat: Seat) -> impl Iterator<Item = Place> + use<> {
    (0..view.players[seat].display.len().max(1) as u8).map(Place)
}

fn exchanges(view: &View, me: Seat, seat: Seat) -> Vec<Deed> {
    let face_up = |seat| places(view, seat).map(FaceUp::Display).chain([FaceUp::Shield, FaceUp::Stunned]);
    face_up(me).flat_map(|give| face_up(seat).map(move |take| Deed::Outwit { give, seat, take })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tourney::Options;
    use crate::kernel::{Nobody, Viewer};

    /// A card is refused exactly when no legal action plays it.
    #[test]
    fn a_reason_is_given_for_every_card_that_cannot_be_played() {
        for seed in 0..30 {
            let mut rng = Rng::new(Seed(seed));
            let mut game = Tourney::setup(&Options::of(3), Seed(seed), &mut Nobody);
            let mut legal = Vec::new();
            while let Some(seat) = game.waiting_for().first() {
                game.legal_actions(seat, &mut legal);
                let view = game.view(Viewer::Seat(seat));
                for card in view.hand().kinds() {
                    let playable = legal.iter().any(|action| action.card() == Some(card));
                    assert_eq!(why_not(&view, seat, card).is_none(), playable, "{card} in {:?}", view.phase);
                }
                game.resolve(seat, *rng.pick(&legal).expect("asked seats have a choice"), &mut Nobody);
            }
        }
    }
}
