//! Actions, as advice names them: one telling for both languages, over a table of words.

use super::{SeatNames, SquireNames};
use crate::games::academy::{Action as Academy, Card, CoatKind, Track};
use crate::games::blazons::{Action as Blazons, Character, Spot, View as BlazonsView, Where};
use crate::games::tourney::{Action as Tourney, Card as TourneyCard, Deed, FaceUp, View as TourneyView};
use crate::kernel::Seat;
use crate::locales::{academy as trainings, blazons as houses, roman, tourney as weapons};

/// The words of a language for actions that the tables themselves do not name.
pub struct Acts {
    /// The Academy's own words.
    pub trainings: &'static trainings::Academy,
    /// The Tourney's own words.
    pub weapons: &'static weapons::Tourney,
    /// The Blazons' own words.
    pub houses: &'static houses::Blazons,
    /// One of Lancelot's piles: its cards.
    pub pile: fn(&str) -> String,
    /// The cards for the first of one's two squires.
    pub to_first: fn(&str) -> String,
    /// What is played, and the training it goes on.
    pub played_on: fn(&str, &str) -> String,
    /// A bonus move in a training.
    pub move_on: fn(&str) -> String,
    /// Naming a weapon.
    pub name: fn(&str) -> String,
    /// Playing a card.
    pub play: fn(&str) -> String,
    /// Not answering with Lancelot.
    pub pass: &'static str,
    /// Answering with Lancelot.
    pub lancelot: &'static str,
    /// Keeping a card of one's display.
    pub keep: fn(&str) -> String,
    /// Giving back a token of a colour.
    pub give_back: fn(&str) -> String,
    /// Taking a token of a colour.
    pub take_token: fn(&str) -> String,
    /// After an action card: the weapon of the tournament from now on.
    pub becomes: fn(&str) -> String,
    /// After an action card: the player it is aimed at.
    pub against: fn(&str) -> String,
    /// After an action card: the player, and the card that player loses.
    pub against_card: fn(&str, &str) -> String,
    /// After an action card: the card that comes back to the hand.
    pub comes_back: fn(&str) -> String,
    /// After an action card: what is given, to whom, and what for.
    pub swaps: fn(&str, &str, &str) -> String,
    /// What is laid, together with the bourgeoisie card.
    pub announced: fn(&str) -> String,
    /// Stealing the value of a player's card.
    pub steal_value: fn(&str) -> String,
    /// Stealing the power of a player's card.
    pub steal_power: fn(&str) -> String,
    /// Taking a blazon.
    pub take: &'static str,
    /// Turning up a blazon.
    pub turn: &'static str,
    /// Sending away a blazon.
    pub banish: &'static str,
    /// Exchanging a blazon.
    pub swap: &'static str,
    /// Moving a blazon.
    pub shift: &'static str,
    /// Looking at a blazon.
    pub look: &'static str,
    /// Giving the blazon to a player.
    pub give_to: fn(&str) -> String,
    /// Taking a player's card.
    pub help: fn(&str) -> String,
}

impl Acts {
    /// An action of The Academy.
    pub fn academy(&self, action: Academy, names: SquireNames) -> String {
        let panel = &self.trainings.panel;
        match action {
            Academy::Bet(track) => (panel.bet_on)(self.training(track)),
            Academy::Keep(card) => (panel.keep)(&self.card(card)),
            Academy::Split(pile) => (self.pile)(&self.cards(&pile)),
            Academy::TakePile(pile) => (panel.take_pile)(&roman(u16::from(pile) + 1)),
            Academy::Give(cards) => (self.to_first)(&self.cards(&cards)),
            // A combat card goes on either of two trainings, so that is told too.
            Academy::Play(card, track) if card.kind().track().is_none() => {
                (self.played_on)(&(panel.play)(&self.card(card)), self.training(track))
            }
            Academy::Play(card, _) => (panel.play)(&self.card(card)),
            Academy::Look(place) => (panel.look_at)(place + 1),
            Academy::NoLook => panel.no_look.into(),
            Academy::Lift(track) => (panel.lift_on)(self.training(track)),
            Academy::NoLift => panel.no_lift.into(),
            Academy::Bonus(track) => (self.move_on)(self.training(track)),
            Academy::TakeCoat(place) => (panel.take_place)(place + 1),
            Academy::AlmsTo(squire) => (panel.alms_to)(&names(squire)),
            Academy::AlmsGive(lesson) => (panel.give_coat)(lesson.value()),
            Academy::AlmsTake(coat) => (panel.take_coat)(coat.value, coat.kind == CoatKind::Service),
        }
    }

    fn training(&self, track: Track) -> &'static str {
        self.trainings.lanes.names[track.index()]
    }

    fn card(&self, card: Card) -> String {
        let kind = card.kind().track().map_or(self.trainings.lanes.combat, |track| self.training(track));
        (self.trainings.panel.card)(kind, card.value())
    }

    fn cards(&self, cards: &[Card]) -> String {
        let names: Vec<String> = cards.iter().map(|&card| self.card(card)).collect();
        names.join(", ")
    }

    /// An action of The Tourney.
    pub fn tourney(&self, action: Tourney, view: &TourneyView, names: SeatNames) -> String {
        let words = self.weapons;
        match action {
            Tourney::Name(named) => (self.name)((words.weapon)(named)),
            Tourney::Play(card) => (self.play)(&(words.card_named)(card)),
            Tourney::Deed(deed) => (self.play)((words.card)(deed.card()).name) + &self.aim(deed, view, names),
            Tourney::End => words.end_turn.into(),
            Tourney::Withdraw => words.withdraw.into(),
            Tourney::Pass => self.pass.into(),
            Tourney::Lancelot => self.lancelot.into(),
            Tourney::Keep(place) => (self.keep)(&self.lying(view, view.turn, FaceUp::Display(place))),
            Tourney::GiveBack(token) => (self.give_back)((words.colour)(token)),
            Tourney::Take(token) => (self.take_token)((words.colour)(token)),
        }
    }

    /// Whom or what an action card is aimed at.
    fn aim(&self, deed: Deed, view: &TourneyView, names: SeatNames) -> String {
        match deed {
            Deed::Unhorse(colour) | Deed::ChangeWeapon(colour) => (self.becomes)((self.weapons.weapon)(colour)),
            Deed::BreakLance(seat) | Deed::Riposte(seat) | Deed::KnockDown(seat) | Deed::Stunned(seat) => {
                (self.against)(&names(seat))
            }
            Deed::Dodge(seat, place) => {
                (self.against_card)(&names(seat), &self.lying(view, seat, FaceUp::Display(place)))
            }
            Deed::Retreat(place) => (self.comes_back)(&self.lying(view, view.turn, FaceUp::Display(place))),
            Deed::Outwit { give, seat, take } => {
                (self.swaps)(&self.lying(view, view.turn, give), &names(seat), &self.lying(view, seat, take))
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
    fn lying(&self, view: &TourneyView, seat: Seat, face_up: FaceUp) -> String {
        let card = match face_up {
            FaceUp::Display(place) => view.players[seat].display.get(place.index()).copied(),
            FaceUp::Shield => Some(TourneyCard::Shield),
            FaceUp::Stunned => Some(TourneyCard::Stunned),
        };
        card.map_or(String::new(), self.weapons.card_named)
    }

    /// An action of The Blazons.
    pub fn blazons(&self, action: Blazons, view: &BlazonsView, names: SeatNames) -> String {
        let words = self.houses;
        let blazon = |what: &str, spot: Spot| format!("{what} ({})", self.blazon(spot, view, names));
        match action {
            Blazons::Lay { character, announce: None } => self.lay(character),
            Blazons::Lay { character, announce: Some(_) } => (self.announced)(&self.lay(character)),
            Blazons::Value(seat) if view.asked == Some(seat) => words.stay.into(),
            Blazons::Value(seat) => (self.steal_value)(&names(seat)),
            Blazons::Power(seat) => (self.steal_power)(&names(seat)),
            Blazons::Take(place) => blazon(self.take, Spot { at: Where::Pool, place }),
            Blazons::Turn(spot) => blazon(self.turn, spot),
            Blazons::Banish(spot) => blazon(self.banish, spot),
            Blazons::Swap(spot) => blazon(self.swap, spot),
            Blazons::Move(spot) => blazon(self.shift, spot),
            Blazons::To(seat) => (self.give_to)(&names(seat)),
            Blazons::Help(seat) => (self.help)(&names(seat)),
            Blazons::Consult(seat, trick) => format!("{}, {}", (words.nth_trick)(trick + 1), names(seat)),
            Blazons::Look(spot) => blazon(self.look, spot),
            Blazons::Done => words.done.into(),
        }
    }

    fn lay(&self, character: Character) -> String {
        (self.houses.lay)((self.houses.character)(character))
    }

    /// A blazon by its house, if that is known, and by who has it.
    fn blazon(&self, spot: Spot, view: &BlazonsView, names: SeatNames) -> String {
        let words = self.houses;
        let known = view.blazons(spot.at).get(usize::from(spot.place)).and_then(|blazon| blazon.house);
        let what = known.map_or(words.face_down, words.house);
        match spot.at {
            Where::Before(seat) => (words.of_player)(what, &names(seat)),
            Where::Pool => (words.of_player)(what, words.pool),
        }
    }
}
