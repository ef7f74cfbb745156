//! Actions in English, as advice names them.

use super::{SeatNames, SquireNames};
use crate::games::academy::{Action as Academy, Card, CoatKind, Track};
use crate::games::blazons::{Action as Blazons, Character, Spot, View as BlazonsView, Where};
use crate::games::tourney::{Action as Tourney, Colour, Deed, FaceUp, View as TourneyView};
use crate::kernel::Seat;
use crate::locales::{academy as trainings, blazons as houses, roman, tourney as weapons};

fn training(track: Track) -> &'static str {
    trainings::EN.lanes.names[track.index()]
}

fn card_name(card: Card) -> String {
    let kind = card.kind().track().map_or(trainings::EN.lanes.combat, training);
    (trainings::EN.panel.card)(kind, card.value())
}

fn list(cards: &[Card]) -> String {
    let names: Vec<String> = cards.iter().map(|&card| card_name(card)).collect();
    names.join(", ")
}

/// An action of The Academy.
pub fn academy(action: Academy, names: SquireNames) -> String {
    match action {
        Academy::Bet(track) => (trainings::EN.panel.bet_on)(training(track)),
        Academy::Keep(card) => (trainings::EN.panel.keep)(&card_name(card)),
        Academy::Split(pile) => format!("One pile: {}", list(&pile)),
        Academy::TakePile(pile) => (trainings::EN.panel.take_pile)(&roman(u16::from(pile) + 1)),
        Academy::Give(cards) => format!("To the first squire: {}", list(&cards)),
        // A combat card goes on either of two trainings, so that is told too.
        Academy::Play(card, track) if card.kind().track().is_none() => {
            format!("{}, in {}", (trainings::EN.panel.play)(&card_name(card)), training(track))
        }
        Academy::Play(card, _) => (trainings::EN.panel.play)(&card_name(card)),
        Academy::Look(place) => (trainings::EN.panel.look_at)(place + 1),
        Academy::NoLook => trainings::EN.panel.no_look.into(),
        Academy::Lift(track) => (trainings::EN.panel.lift_on)(training(track)),
        Academy::NoLift => trainings::EN.panel.no_lift.into(),
        Academy::Bonus(track) => format!("Move on in {}", training(track)),
        Academy::TakeCoat(place) => (trainings::EN.panel.take_place)(place + 1),
        Academy::AlmsTo(squire) => (trainings::EN.panel.alms_to)(&names(squire)),
        Academy::AlmsGive(lesson) => (trainings::EN.panel.give_coat)(lesson.value()),
        Academy::AlmsTake(coat) => (trainings::EN.panel.take_coat)(coat.value, coat.kind == CoatKind::Service),
    }
}

/// An action of The Tourney.
pub fn tourney(action: Tourney, view: &TourneyView, names: SeatNames) -> String {
    let (weapon, colour) = (weapons::EN.weapon, weapons::EN.colour);
    match action {
        Tourney::Name(named) => format!("Name {}", weapon(named)),
        Tourney::Play(card) => format!("Play {}", (weapons::EN.card_named)(card)),
        Tourney::Deed(deed) => {
            let name = (weapons::EN.card)(deed.card()).name;
            format!("Play {name}{}", aim(deed, view, names))
        }
        Tourney::End => weapons::EN.end_turn.into(),
        Tourney::Withdraw => weapons::EN.withdraw.into(),
        Tourney::Pass => "Let it happen".into(),
        Tourney::Lancelot => "Stop it with Lancelot".into(),
        Tourney::Keep(place) => format!("Keep {}", lying(view, view.turn, FaceUp::Display(place))),
        Tourney::GiveBack(token) => format!("Give back the {} token", colour(token)),
        Tourney::Take(token) => format!("Take the {} token", colour(token)),
    }
}

/// Whom or what an action card is aimed at.
fn aim(deed: Deed, view: &TourneyView, names: SeatNames) -> String {
    let becomes = |colour: Colour| format!(": it becomes {}", (weapons::EN.weapon)(colour));
    match deed {
        Deed::Unhorse(colour) | Deed::ChangeWeapon(colour) => becomes(colour),
        Deed::BreakLance(seat) | Deed::Riposte(seat) | Deed::KnockDown(seat) | Deed::Stunned(seat) => {
            format!(" against {}", names(seat))
        }
        Deed::Dodge(seat, place) => format!(" against {}: {}", names(seat), lying(view, seat, FaceUp::Display(place))),
        Deed::Retreat(place) => format!(": back comes {}", lying(view, view.turn, FaceUp::Display(place))),
        Deed::Outwit { give, seat, take } => {
            format!(": {} for {}’s {}", lying(view, view.turn, give), names(seat), lying(view, seat, take))
        }
        Deed::DropWeapon
        | Deed::Outmaneuver
        | Deed::Charge
        | Deed::Countercharge
        | Deed::Disgrace
        | Deed::Adapt
        | Deed::Shield => String::new(),
    }
}

/// A card that lies face up before a player.
fn lying(view: &TourneyView, seat: Seat, face_up: FaceUp) -> String {
    let card = match face_up {
        FaceUp::Display(place) => view.players[seat].display.get(place.index()).copied(),
        FaceUp::Shield => Some(crate::games::tourney::Card::Shield),
        FaceUp::Stunned => Some(crate::games::tourney::Card::Stunned),
    };
    card.map_or(String::new(), weapons::EN.card_named)
}

/// An action of The Blazons.
pub fn blazons(action: Blazons, view: &BlazonsView, names: SeatNames) -> String {
    let place = |spot: Spot| blazon(spot, view, names);
    match action {
        Blazons::Lay { character, announce: None } => lay(character),
        Blazons::Lay { character, announce: Some(_) } => format!("{}, with the bourgeoisie card", lay(character)),
        Blazons::Value(seat) if view.asked == Some(seat) => houses::EN.stay.into(),
        Blazons::Value(seat) => format!("Take the value of {}’s card", names(seat)),
        Blazons::Power(seat) => format!("Take the power of {}’s card", names(seat)),
        Blazons::Take(at) => format!("Take a blazon ({})", place(Spot { at: Where::Pool, place: at })),
        Blazons::Turn(spot) => format!("Turn up a blazon ({})", place(spot)),
        Blazons::Banish(spot) => format!("Send away a blazon ({})", place(spot)),
        Blazons::Swap(spot) => format!("Exchange a blazon ({})", place(spot)),
        Blazons::Move(spot) => format!("Move a blazon ({})", place(spot)),
        Blazons::To(seat) => format!("Give it to {}", names(seat)),
        Blazons::Help(seat) => format!("Take {}’s card", names(seat)),
        Blazons::Consult(seat, trick) => format!("{}, {}", (houses::EN.nth_trick)(trick + 1), names(seat)),
        Blazons::Look(spot) => format!("Look at a blazon ({})", place(spot)),
        Blazons::Done => houses::EN.done.into(),
    }
}

fn lay(character: Character) -> String {
    (houses::EN.lay)((houses::EN.character)(character))
}

/// A blazon by its house, if that is known, and by who has it.
fn blazon(spot: Spot, view: &BlazonsView, names: SeatNames) -> String {
    let known = view.blazons(spot.at).get(usize::from(spot.place)).and_then(|blazon| blazon.house);
    let what = known.map_or(houses::EN.face_down, houses::EN.house);
    match spot.at {
        Where::Before(seat) => (houses::EN.of_player)(what, &names(seat)),
        Where::Pool => (houses::EN.of_player)(what, houses::EN.pool),
    }
}
