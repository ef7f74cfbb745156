//! The action cards, one file per effect: when each is legal, and what it does (T21–T37). Lancelot is a phase.

pub(super) mod adapt;
mod break_lance;
mod change_weapon;
mod charge;
mod countercharge;
mod disgrace;
mod dodge;
mod drop_weapon;
mod knock_down;
pub(super) mod lancelot;
mod outmaneuver;
mod outwit;
mod retreat;
mod riposte;
mod shield;
mod stunned;
mod unhorse;

use super::action::{Deed, FaceUp, Place};
use super::cards::{Card, Colour};
use super::event::Event;
use super::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

/// Every way to announce a card, legal or not, always in the same order.
#[inline]
pub(super) fn candidates(game: &Tourney, seat: Seat, card: Card, mut visit: impl FnMut(Deed)) {
    let opponents = || Seat::all(game.seats()).filter(move |&other| other != seat);
    match card {
        Card::Unhorse => Colour::WEAPONS.into_iter().map(Deed::Unhorse).for_each(visit),
        Card::ChangeWeapon => Colour::WEAPONS.into_iter().map(Deed::ChangeWeapon).for_each(visit),
        Card::DropWeapon => visit(Deed::DropWeapon),
        Card::BreakLance => opponents().map(Deed::BreakLance).for_each(visit),
        Card::Riposte => opponents().map(Deed::Riposte).for_each(visit),
        Card::Dodge => {
            opponents().for_each(|other| places(game, other).for_each(|place| visit(Deed::Dodge(other, place))));
        }
        Card::Retreat => places(game, seat).map(Deed::Retreat).for_each(visit),
        Card::KnockDown => opponents().map(Deed::KnockDown).for_each(visit),
        Card::Outmaneuver => visit(Deed::Outmaneuver),
        Card::Charge => visit(Deed::Charge),
        Card::Countercharge => visit(Deed::Countercharge),
        Card::Disgrace => visit(Deed::Disgrace),
        Card::Adapt => visit(Deed::Adapt),
        Card::Outwit => exchanges(game, seat, &mut visit),
        Card::Shield => visit(Deed::Shield),
        Card::Stunned => opponents().map(Deed::Stunned).for_each(visit),
        Card::Lancelot
        | Card::Purple3
        | Card::Purple4
        | Card::Purple5
        | Card::Purple7
        | Card::Red3
        | Card::Red4
        | Card::Red5
        | Card::Blue2
        | Card::Blue3
        | Card::Blue4
        | Card::Blue5
        | Card::Yellow2
        | Card::Yellow3
        | Card::Yellow4
        | Card::Green1
        | Card::Squire2
        | Card::Squire3
        | Card::Maiden6 => {}
    }
}

/// The places of a display.
fn places(game: &Tourney, seat: Seat) -> impl Iterator<Item = Place> + Clone + use<> {
    (0..game.display(seat).len() as u8).map(Place)
}

/// All that lies face up before a player (T35).
fn face_up(game: &Tourney, seat: Seat) -> impl Iterator<Item = FaceUp> + Clone + use<> {
    let shield = (game.shield == Some(seat)).then_some(FaceUp::Shield);
    let stunned = (game.stunned == Some(seat)).then_some(FaceUp::Stunned);
    places(game, seat).map(FaceUp::Display).chain(shield).chain(stunned)
}

fn exchanges(game: &Tourney, seat: Seat, visit: &mut impl FnMut(Deed)) {
    for give in face_up(game, seat) {
        for other in Seat::all(game.seats()).filter(|&other| other != seat) {
            face_up(game, other).for_each(|take| visit(Deed::Outwit { give, seat: other, take }));
        }
    }
}

/// May `seat` announce this? The card is in the hand.
pub(super) fn check(game: &Tourney, seat: Seat, deed: Deed) -> Result<(), Illegal> {
    match deed {
        Deed::Unhorse(to) => unhorse::check(game, to),
        Deed::ChangeWeapon(to) => change_weapon::check(game, to),
        Deed::DropWeapon => drop_weapon::check(game),
        Deed::BreakLance(target) => break_lance::check(game, seat, target),
        Deed::Riposte(target) => riposte::check(game, seat, target),
        Deed::Dodge(target, place) => dodge::check(game, seat, target, place),
        Deed::Retreat(place) => retreat::check(game, seat, place),
        Deed::KnockDown(target) => knock_down::check(game, seat, target),
        Deed::Outmaneuver => outmaneuver::check(game, seat),
        Deed::Charge => charge::check(game, seat),
        Deed::Countercharge => countercharge::check(game, seat),
        Deed::Disgrace => disgrace::check(game, seat),
        Deed::Adapt => adapt::check(game, seat),
        Deed::Outwit { give, seat: other, take } => outwit::check(game, seat, give, other, take),
        // T36: there is one Shield and it was in the hand, so laying it changes something.
        Deed::Shield => Ok(()),
        Deed::Stunned(target) => stunned::check(game, seat, target),
    }
}

/// Does it, for the player whose turn it is. T21: the card is discarded face up, except Shield and Stunned.
pub(super) fn resolve(game: &mut Tourney, deed: Deed, witness: &mut impl Witness<Event>) {
    let seat = game.turn;
    if !matches!(deed, Deed::Shield | Deed::Stunned(_)) {
        game.discards.push(deed.card());
    }
    match deed {
        Deed::Unhorse(to) => unhorse::resolve(game, to, witness),
        Deed::ChangeWeapon(to) => change_weapon::resolve(game, to, witness),
        Deed::DropWeapon => drop_weapon::resolve(game, witness),
        Deed::BreakLance(target) => break_lance::resolve(game, target, witness),
        Deed::Riposte(target) => riposte::resolve(game, seat, target, witness),
        Deed::Dodge(target, place) => dodge::resolve(game, target, place, witness),
        Deed::Retreat(place) => retreat::resolve(game, seat, place, witness),
        Deed::KnockDown(target) => knock_down::resolve(game, seat, target, witness),
        Deed::Outmaneuver => outmaneuver::resolve(game, seat, witness),
        Deed::Charge => charge::resolve(game, seat, witness),
        Deed::Countercharge => countercharge::resolve(game, seat, witness),
        Deed::Disgrace => disgrace::resolve(game, seat, witness),
        Deed::Adapt => adapt::resolve(game, seat, witness),
        Deed::Outwit { give, seat: other, take } => outwit::resolve(game, seat, give, other, take, witness),
        Deed::Shield => shield::resolve(game, seat, witness),
        Deed::Stunned(target) => stunned::resolve(game, target, witness),
    }
}

/// Why the card cannot be announced in any way; `None` if it can. Of several reasons, the one that comes closest: a
/// rule that protects a target says more than a target that is not there.
pub(super) fn refusal(game: &Tourney, seat: Seat, card: Card) -> Option<Illegal> {
    let mut best = Some(Illegal::NothingChanges(card));
    candidates(game, seat, card, |deed| match check(game, seat, deed) {
        Ok(()) => best = None,
        Err(Illegal::NotAnOpponent(_) | Illegal::Withdrawn(_) | Illegal::NotEntered(_)) => {}
        Err(illegal) => best = best.map(|_| illegal),
    });
    best
}

/// The target is another player at this table.
fn check_opponent(game: &Tourney, seat: Seat, target: Seat, card: Card) -> Result<(), Illegal> {
    if target == seat || target.index() >= game.seats() { Err(Illegal::NotAnOpponent(card)) } else { Ok(()) }
}

/// The target is another player who is in.
fn check_rival(game: &Tourney, seat: Seat, target: Seat, card: Card) -> Result<(), Illegal> {
    check_opponent(game, seat, target, card)?;
    if game.still_in.contains(target) { Ok(()) } else { Err(Illegal::Withdrawn(card)) }
}

/// The target is another player who has entered.
fn check_entered(game: &Tourney, seat: Seat, target: Seat, card: Card) -> Result<(), Illegal> {
    check_rival(game, seat, target, card)?;
    if game.has_entered(target) { Ok(()) } else { Err(Illegal::NotEntered(card)) }
}

/// The target's display can lose a card to an opponent: T36 no Shield, T16 not a lone card.
fn check_exposed(game: &Tourney, seat: Seat, target: Seat, card: Card) -> Result<(), Illegal> {
    check_entered(game, seat, target, card)?;
    if game.shield == Some(target) {
        return Err(Illegal::Shielded);
    }
    if game.display(target).len() == 1 { Err(Illegal::LoneCard) } else { Ok(()) }
}

/// The players whose displays a card played by `seat` for all touches, in turn order from `seat`.
/// T36: the Shield keeps out opponents' cards, not its owner's.
fn touched(game: &Tourney, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
    let (still_in, shield) = (game.still_in, game.shield);
    seat.around(game.seats()).filter(move |&other| still_in.contains(other) && (other == seat || shield != Some(other)))
}

/// May a card be played that makes every touched display lose what `leaves` picks?
fn check_sweep(game: &Tourney, seat: Seat, card: Card, leaves: impl Fn(Card) -> bool) -> Result<(), Illegal> {
    let changes = touched(game, seat).any(|other| game.would_sweep(other, &leaves));
    if changes { Ok(()) } else { Err(Illegal::NothingChanges(card)) }
}

/// Every touched display loses what `leaves` picks.
fn sweep_all(game: &mut Tourney, seat: Seat, leaves: impl Fn(Card) -> bool, witness: &mut impl Witness<Event>) {
    touched(game, seat).for_each(|other| game.sweep(other, &leaves, witness));
}

/// The printed values of all cards in all displays. T31, T36: lone and shielded cards count too.
fn values(game: &Tourney) -> impl Iterator<Item = u8> + '_ {
    game.still_in.iter().flat_map(|seat| game.display(seat).iter().map(|card| card.value()))
}

/// T22–T24: the tournament goes on in another colour.
fn change_colour(game: &mut Tourney, to: Colour, witness: &mut impl Witness<Event>) {
    let from = game.present_colour();
    game.colour = Some(to);
    witness.see(Event::ColourChanged { from, to });
}
