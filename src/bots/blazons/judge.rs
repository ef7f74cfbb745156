//! How good each action looks at first sight.

use super::prospects::{Prospects, is_known};
use super::weights::{Numbers, W};
use crate::games::blazons::cards::{Blazon, Character, HOUSES, Spot, Where};
use crate::games::blazons::scoring::taker;
use crate::games::blazons::state::{Blazons, Phase, Trick};
use crate::games::blazons::{Action, Effect};
use crate::kernel::Seat;

/// Judges the choices of one seat.
pub struct Judge<'a> {
    numbers: &'a Numbers,
    game: &'a Blazons,
    seat: Seat,
    /// What the seat can tell of everybody's products.
    pub prospects: Prospects,
}

impl<'a> Judge<'a> {
    /// Takes the seat's place.
    pub fn new(numbers: &'a Numbers, game: &'a Blazons, seat: Seat) -> Self {
        Judge { numbers, game, seat, prospects: Prospects::new(numbers, game, Some(seat)) }
    }

    /// How good an action looks.
    pub fn score(&self, action: Action) -> f32 {
        match action {
            Action::Lay { character, announce } => self.lay(character) + announcing(announce),
            Action::Value(named) => self.steal_value(named),
            Action::Power(of) => self.steal_power(of),
            Action::Take(place) => self.take(place),
            Action::Turn(spot) => self.turn(spot),
            Action::Banish(spot) => self.leave(spot),
            Action::Swap(spot) => self.swap(spot),
            Action::Move(spot) => self.leave(spot),
            Action::To(to) => self.arrive(to),
            Action::Help(of) => self.card(of, self.seat),
            Action::Look(_) | Action::Consult(_, _) => 0.5,
            Action::Done => 0.0,
        }
    }

    /// What a change in a player's prospects counts for the seat.
    fn share(&self, holder: Seat) -> f32 {
        if holder == self.seat { 1.0 } else { -self.numbers[W::Deny] * self.danger(holder) }
    }

    /// How dangerous a player is: those ahead the most.
    fn danger(&self, holder: Seat) -> f32 {
        let points = |seat: Seat| f32::from(self.game.total(seat)) + self.prospects.score[seat];
        (1.0 + (points(holder) - points(self.seat)) / 40.0).clamp(0.3, 2.0)
    }

    /// What a blazon as it lies adds for its holder, seen from the seat.
    fn blazon_at(&self, blazon: &Blazon, holder: Seat) -> f32 {
        let gains = self.prospects.per_blazon(holder);
        let weight = if blazon.up { 1.0 } else { self.numbers[W::Down] };
        self.share(holder) * weight * self.by_house(blazon, gains)
    }

    fn by_house(&self, blazon: &Blazon, gains: &[f32; HOUSES]) -> f32 {
        if is_known(blazon, Some(self.seat)) {
            gains[blazon.house.index()]
        } else {
            gains.iter().zip(&self.prospects.unseen).map(|(gain, share)| gain * share).sum()
        }
    }

    fn at(&self, spot: Spot) -> Option<&Blazon> {
        self.game.heaps().blazon(spot)
    }

    /// What it counts that a blazon lies where it lies.
    fn lying(&self, spot: Spot) -> f32 {
        match (spot.at, self.at(spot)) {
            (Where::Before(holder), Some(blazon)) => self.blazon_at(blazon, holder),
            _ => 0.0,
        }
    }

    fn take(&self, place: u8) -> f32 {
        self.at(Spot::pool(place)).map_or(0.0, |blazon| self.blazon_at(blazon, self.seat))
    }

    fn turn(&self, spot: Spot) -> f32 {
        // A face-down blazon counts a part already.
        let down = self.numbers[W::Down];
        self.lying(spot) * (1.0 - down) / down
    }

    fn leave(&self, spot: Spot) -> f32 {
        -self.lying(spot)
    }

    /// B15: the first blazon alone promises what it would be worth here, or what it costs where it is; the second
    /// settles the exchange.
    fn swap(&self, spot: Spot) -> f32 {
        let Phase::Power { picked, .. } = self.game.phase() else { return 0.0 };
        let here = |spot: Spot| self.at(spot).map_or(0.0, |blazon| self.blazon_at(blazon, self.seat));
        match picked {
            None if spot.at == Where::Before(self.seat) => 1.0 - here(spot),
            None => here(spot) - self.lying(spot),
            Some(other) => self.exchanged(spot, other.at) + self.exchanged(other, spot.at),
        }
    }

    /// The change when the blazon at `spot` goes elsewhere.
    fn exchanged(&self, spot: Spot, to: Where) -> f32 {
        let there = match (to, self.at(spot)) {
            (Where::Before(holder), Some(blazon)) => self.blazon_at(blazon, holder),
            _ => 0.0,
        };
        there - self.lying(spot)
    }

    fn arrive(&self, to: Seat) -> f32 {
        let Phase::Power { picked: Some(spot), .. } = self.game.phase() else { return 0.0 };
        self.at(spot).map_or(0.0, |blazon| self.blazon_at(blazon, to))
    }

    /// What the card that `of` has laid adds for whoever takes it, seen from the seat.
    fn card(&self, of: Seat, to: Seat) -> f32 {
        let house = self.game.houses()[of].index();
        let value = self.game.trick().cards[of].map_or(0, |character| character.value());
        self.share(to) * self.prospects.per_value(to)[house] * f32::from(value)
    }

    /// What the cards on the table bring if this seat takes them.
    fn cards(&self, to: Seat) -> f32 {
        let laid: f32 = Seat::all(self.game.seats()).map(|of| self.card(of, to)).sum();
        let reward = self.numbers[W::Reward] + self.numbers[W::Lead];
        laid + if to == self.seat { reward } else { -self.numbers[W::Deny] * reward / 2.0 }
    }

    /// B6: the chance to take the trick with this card, what is then taken, and what the card itself is worth now.
    fn lay(&self, character: Character) -> f32 {
        let bias = self.numbers[bias(character)];
        let mut trick = *self.game.trick();
        trick.cards[self.seat] = Some(character);
        if character != Character::Rogue {
            trick.bears[self.seat] = Some(self.seat);
        }
        let best = taker(&trick).map(|(seat, _)| seat);
        let holds = self.holds(&trick);
        let expected = match best {
            Some(best) => holds * self.cards(best) + (1.0 - holds) * -0.3 * self.numbers[W::Reward],
            None => 0.0,
        };
        // The own card goes to whoever takes the trick.
        let house = self.game.houses()[self.seat].index();
        let given: f32 = match best {
            Some(best) if best != self.seat => {
                self.share(best) * self.prospects.per_value(best)[house] * f32::from(character.value())
            }
            _ => 0.0,
        };
        bias + expected + given
    }

    /// The chance that nobody who is still to lay changes who is best.
    fn holds(&self, trick: &Trick) -> f32 {
        let top = Seat::all(self.game.seats()).map(|seat| trick.value(seat)).max().unwrap_or(0);
        let to_come = self.game.laying().filter(|&seat| trick.cards[seat].is_none());
        to_come
            .map(|seat| {
                let hand = self.game.hands()[seat];
                let higher = hand.iter().filter(|card| card.value() >= top || *card == Character::Rogue).count();
                1.0 - self.numbers[W::Overtaken] * higher as f32 / hand.len().max(1) as f32
            })
            .product()
    }

    /// B18: who would take the trick then.
    fn steal_value(&self, named: Seat) -> f32 {
        let mut trick = *self.game.trick();
        let source = match trick.cards[named] {
            Some(Character::Rogue) => trick.bears[named],
            _ => Some(named),
        };
        if let Some((source, from)) = source.and_then(|source| Some((source, trick.bearer(source)?))) {
            trick.bears[from] = None;
            trick.bears[self.seat] = Some(source);
        }
        taker(&trick).map_or(0.0, |(seat, _)| self.cards(seat))
    }

    /// B19: the trick goes as it stands, and the power is one's own.
    fn steal_power(&self, of: Seat) -> f32 {
        let character = self.game.trick().cards[of].unwrap_or(Character::Rogue);
        let stands = taker(self.game.trick()).map_or(0.0, |(seat, _)| self.cards(seat));
        stands + self.power(character)
    }

    /// What a power would do at best, as the table lies.
    fn power(&self, character: Character) -> f32 {
        let heaps = self.game.heaps();
        let best = |scores: &mut dyn Iterator<Item = f32>| scores.fold(0.0, f32::max);
        match character {
            Character::Peasant => best(&mut (0..heaps.at(Where::Pool).len()).map(|place| self.take(place as u8))),
            Character::Minstrel => {
                best(&mut heaps.spots().filter(|(_, blazon)| !blazon.up).map(|(spot, _)| self.turn(spot)))
            }
            Character::Magistrate => best(&mut heaps.spots().map(|(spot, _)| self.leave(spot))),
            Character::Steward | Character::Monk => {
                best(&mut heaps.spots().map(|(spot, blazon)| self.blazon_at(blazon, self.seat) - self.lying(spot)))
            }
            Character::Rogue => 0.5,
            Character::Lady | Character::Burgher => 0.0,
        }
    }
}

/// The bourgeoisie card is worth using, and the later the more is to be seen (B25).
fn announcing(effect: Option<Effect>) -> f32 {
    match effect {
        None => 0.0,
        Some(Effect::Help) => 0.5,
        Some(Effect::Look) => 0.3,
        Some(Effect::Consult) => -0.1,
    }
}

/// The weight of laying a character now.
fn bias(character: Character) -> W {
    match character {
        Character::Rogue => W::Rogue,
        Character::Peasant => W::Peasant,
        Character::Minstrel => W::Minstrel,
        Character::Magistrate => W::Magistrate,
        Character::Monk => W::Monk,
        Character::Steward => W::Steward,
        Character::Lady => W::Lady,
        Character::Burgher => W::Burgher,
    }
}
