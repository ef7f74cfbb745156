//! Actions in French, as advice names them.

use super::{SeatNames, SquireNames};
use crate::games::academy::{Action as Academy, Card, CoatKind, Track};
use crate::games::blazons::{Action as Blazons, Character, Spot, View as BlazonsView, Where};
use crate::games::tourney::{Action as Tourney, Colour, Deed, FaceUp, View as TourneyView};
use crate::kernel::Seat;
use crate::locales::{academy as trainings, blazons as houses, roman, tourney as weapons};

fn training(track: Track) -> &'static str {
    trainings::FR.lanes.names[track.index()]
}

fn card_name(card: Card) -> String {
    let kind = card.kind().track().map_or(trainings::FR.lanes.combat, training);
    (trainings::FR.panel.card)(kind, card.value())
}

fn list(cards: &[Card]) -> String {
    let names: Vec<String> = cards.iter().map(|&card| card_name(card)).collect();
    names.join(", ")
}

/// An action of The Academy.
pub fn academy(action: Academy, names: SquireNames) -> String {
    match action {
        Academy::Bet(track) => (trainings::FR.panel.bet_on)(training(track)),
        Academy::Keep(card) => (trainings::FR.panel.keep)(&card_name(card)),
        Academy::Split(pile) => format!("Une pile : {}", list(&pile)),
        Academy::TakePile(pile) => (trainings::FR.panel.take_pile)(&roman(u16::from(pile) + 1)),
        Academy::Give(cards) => format!("Au premier écuyer : {}", list(&cards)),
        // A combat card goes on either of two trainings, so that is told too.
        Academy::Play(card, track) if card.kind().track().is_none() => {
            format!("{}, sur {}", (trainings::FR.panel.play)(&card_name(card)), training(track))
        }
        Academy::Play(card, _) => (trainings::FR.panel.play)(&card_name(card)),
        Academy::Look(place) => (trainings::FR.panel.look_at)(place + 1),
        Academy::NoLook => trainings::FR.panel.no_look.into(),
        Academy::Lift(track) => (trainings::FR.panel.lift_on)(training(track)),
        Academy::NoLift => trainings::FR.panel.no_lift.into(),
        Academy::Bonus(track) => format!("Avancer : {}", training(track)),
        Academy::TakeCoat(place) => (trainings::FR.panel.take_place)(place + 1),
        Academy::AlmsTo(squire) => (trainings::FR.panel.alms_to)(&names(squire)),
        Academy::AlmsGive(lesson) => (trainings::FR.panel.give_coat)(lesson.value()),
        Academy::AlmsTake(coat) => (trainings::FR.panel.take_coat)(coat.value, coat.kind == CoatKind::Service),
    }
}

/// An action of The Tourney.
pub fn tourney(action: Tourney, view: &TourneyView, names: SeatNames) -> String {
    let (weapon, colour) = (weapons::FR.weapon, weapons::FR.colour);
    match action {
        Tourney::Name(named) => format!("Annoncer {}", weapon(named)),
        Tourney::Play(card) => format!("Jouer {}", (weapons::FR.card_named)(card)),
        Tourney::Deed(deed) => {
            let name = (weapons::FR.card)(deed.card()).name;
            format!("Jouer {name}{}", aim(deed, view, names))
        }
        Tourney::End => weapons::FR.end_turn.into(),
        Tourney::Withdraw => weapons::FR.withdraw.into(),
        Tourney::Pass => "Laisser faire".into(),
        Tourney::Lancelot => "L’arrêter avec Lancelot".into(),
        Tourney::Keep(place) => format!("Garder {}", lying(view, view.turn, FaceUp::Display(place))),
        Tourney::GiveBack(token) => format!("Rendre le jeton {}", colour(token)),
        Tourney::Take(token) => format!("Prendre le jeton {}", colour(token)),
    }
}

/// Whom or what an action card is aimed at.
fn aim(deed: Deed, view: &TourneyView, names: SeatNames) -> String {
    let becomes = |colour: Colour| format!(" : place à {}", (weapons::FR.weapon)(colour));
    match deed {
        Deed::Unhorse(colour) | Deed::ChangeWeapon(colour) => becomes(colour),
        Deed::BreakLance(seat) | Deed::Riposte(seat) | Deed::KnockDown(seat) | Deed::Stunned(seat) => {
            format!(" contre {}", names(seat))
        }
        Deed::Dodge(seat, place) => format!(" contre {} : {}", names(seat), lying(view, seat, FaceUp::Display(place))),
        Deed::Retreat(place) => format!(" : {} revient", lying(view, view.turn, FaceUp::Display(place))),
        Deed::Outwit { give, seat, take } => {
            format!(" : {} contre, de {}, {}", lying(view, view.turn, give), names(seat), lying(view, seat, take))
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
    card.map_or(String::new(), weapons::FR.card_named)
}

/// An action of The Blazons.
pub fn blazons(action: Blazons, view: &BlazonsView, names: SeatNames) -> String {
    let place = |spot: Spot| blazon(spot, view, names);
    match action {
        Blazons::Lay { character, announce: None } => lay(character),
        Blazons::Lay { character, announce: Some(_) } => format!("{}, avec la bourgeoisie", lay(character)),
        Blazons::Value(seat) if view.asked == Some(seat) => houses::FR.stay.into(),
        Blazons::Value(seat) => format!("Prendre la valeur de la carte de {}", names(seat)),
        Blazons::Power(seat) => format!("Prendre le pouvoir de la carte de {}", names(seat)),
        Blazons::Take(at) => format!("Prendre un blason ({})", place(Spot { at: Where::Pool, place: at })),
        Blazons::Turn(spot) => format!("Retourner un blason ({})", place(spot)),
        Blazons::Banish(spot) => format!("Chasser un blason ({})", place(spot)),
        Blazons::Swap(spot) => format!("Échanger un blason ({})", place(spot)),
        Blazons::Move(spot) => format!("Déplacer un blason ({})", place(spot)),
        Blazons::To(seat) => format!("Le donner à {}", names(seat)),
        Blazons::Help(seat) => format!("Prendre la carte de {}", names(seat)),
        Blazons::Consult(seat, trick) => format!("{}, {}", (houses::FR.nth_trick)(trick + 1), names(seat)),
        Blazons::Look(spot) => format!("Regarder un blason ({})", place(spot)),
        Blazons::Done => houses::FR.done.into(),
    }
}

fn lay(character: Character) -> String {
    (houses::FR.lay)((houses::FR.character)(character))
}

/// A blazon by its house, if that is known, and by who has it.
fn blazon(spot: Spot, view: &BlazonsView, names: SeatNames) -> String {
    let known = view.blazons(spot.at).get(usize::from(spot.place)).and_then(|blazon| blazon.house);
    let what = known.map_or(houses::FR.face_down, houses::FR.house);
    match spot.at {
        Where::Before(seat) => (houses::FR.of_player)(what, &names(seat)),
        Where::Pool => (houses::FR.of_player)(what, houses::FR.pool),
    }
}
