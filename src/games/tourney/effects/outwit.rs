//! Outwit [Finesse]: exchange one of one's own face-up cards with one of an opponent's (T35).

use super::check_entered;
use crate::games::tourney::action::FaceUp;
use crate::games::tourney::cards::Card;
use crate::games::tourney::event::Event;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, Witness};

/// The card that lies there, if there is one.
fn card_at(game: &Tourney, seat: Seat, face_up: FaceUp) -> Option<Card> {
    match face_up {
        FaceUp::Display(place) => game.display(seat).get(place.index()).copied(),
        FaceUp::Shield => (game.shield == Some(seat)).then_some(Card::Shield),
        FaceUp::Stunned => (game.stunned == Some(seat)).then_some(Card::Stunned),
    }
}

fn is_in_display(face_up: FaceUp) -> bool {
    matches!(face_up, FaceUp::Display(_))
}

pub(super) fn check(game: &Tourney, seat: Seat, give: FaceUp, other: Seat, take: FaceUp) -> Result<(), Illegal> {
    check_entered(game, seat, other, Card::Outwit)?;
    let gave = card_at(game, seat, give).ok_or(Illegal::NoSuchCard(Card::Outwit))?;
    let took = card_at(game, other, take).ok_or(Illegal::NoSuchCard(Card::Outwit))?;
    // T36: behind the Shield, only the Shield itself can be taken.
    if game.shield == Some(other) && take != FaceUp::Shield {
        return Err(Illegal::Shielded);
    }
    if gave == took {
        return Err(Illegal::EqualCards);
    }
    check_sizes(game, seat, give, other, take)?;
    check_maidens(game, seat, gave, other, took)?;
    check_stunned(game, seat, give, take)
}

/// No display that has a card may be left without one.
fn check_sizes(game: &Tourney, seat: Seat, give: FaceUp, other: Seat, take: FaceUp) -> Result<(), Illegal> {
    let empties = |from: Seat, leaves: FaceUp, arrives: FaceUp| {
        is_in_display(leaves) && !is_in_display(arrives) && game.display(from).len() == 1
    };
    if empties(seat, give, take) || empties(other, take, give) { Err(Illegal::DisplayEmptied) } else { Ok(()) }
}

/// T15: no display may get a second maiden. (A maiden for a maiden is no exchange at all.)
fn check_maidens(game: &Tourney, seat: Seat, gave: Card, other: Seat, took: Card) -> Result<(), Illegal> {
    let second = |to: Seat, card: Card| card.is_maiden() && game.has_maiden(to);
    if second(seat, took) || second(other, gave) { Err(Illegal::SecondMaiden) } else { Ok(()) }
}

/// Does the exchange make one's own display larger?
fn grows(give: FaceUp, take: FaceUp) -> bool {
    is_in_display(take) && !is_in_display(give)
}

/// T37: it counts as a card added only if the display grows while Stunned still lies there.
fn check_stunned(game: &Tourney, seat: Seat, give: FaceUp, take: FaceUp) -> Result<(), Illegal> {
    let counts = grows(give, take) && give != FaceUp::Stunned;
    if counts && game.is_held_back(seat) { Err(Illegal::StunnedLimit) } else { Ok(()) }
}

/// Takes the card from where it lies.
fn lift(game: &mut Tourney, seat: Seat, face_up: FaceUp) -> Card {
    match face_up {
        FaceUp::Display(place) => game.player(seat).display.remove(place.index()),
        FaceUp::Shield => {
            game.shield = None;
            Card::Shield
        }
        FaceUp::Stunned => {
            game.stunned = None;
            Card::Stunned
        }
    }
}

/// Lays the card before the player: as the last of the display, or beside it.
fn lay(game: &mut Tourney, seat: Seat, card: Card) {
    match card {
        Card::Shield => game.shield = Some(seat),
        Card::Stunned => game.stunned = Some(seat),
        card => game.player(seat).display.push(card),
    }
}

pub(super) fn resolve(
    game: &mut Tourney,
    seat: Seat,
    give: FaceUp,
    other: Seat,
    take: FaceUp,
    witness: &mut impl Witness<Event>,
) {
    let gave = lift(game, seat, give);
    let took = lift(game, other, take);
    lay(game, other, gave);
    lay(game, seat, took);
    if grows(give, take) && give != FaceUp::Stunned {
        game.added += 1;
    }
    witness.see(Event::Exchanged { seat, give, gave, with: other, take, took });
}
