//! Who sits down: people and bots in clockwise order, their names and colours, and who begins.

use serde::{Deserialize, Serialize};

use super::Places;
use crate::bots::{Level, Persona};
use crate::kernel::Seat;
use crate::scene::Tincture;
use crate::storage::{Kind, Player};

/// Names to give, in the player's language.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// For people, in the order they are given.
    pub people: [&'static str; 7],
    /// For bots, in the order of [`Persona::ALL`].
    pub personas: [&'static str; 7],
}

impl Names {
    /// The name of a bot.
    pub fn of(&self, persona: Persona) -> &'static str {
        let place = Persona::ALL.iter().position(|&other| other == persona).unwrap_or_default();
        self.personas[place]
    }
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// The players, in clockwise order.
    pub players: Vec<Player>,
    /// Who begins; by lot if nobody is named.
    pub first: Option<Seat>,
}

impl Party {
    /// The usual table: one person and bots.
    pub fn usual(places: Places, names: &Names) -> Party {
        let mut party = Party { players: vec![Player::person(names.people[0], Tincture::Gules)], first: None };
        while party.players.len() < places.usual {
            party.add(places, names);
        }
        party
    }

    /// Can these players sit down?
    pub fn fits(&self, places: Places) -> bool {
        let players = &self.players;
        let twice = |n: usize| players[..n].iter().any(|other| other.tincture == players[n].tincture);
        (places.min..=places.max).contains(&players.len())
            && !(0..players.len()).any(twice)
            && players.iter().all(Player::is_clean)
            && self.first.is_none_or(|first| first.index() < players.len())
    }

    /// Seats another bot, if there is room: the first colour and persona that are free, as able as the last bot.
    pub fn add(&mut self, places: Places, names: &Names) {
        if self.players.len() >= places.max {
            return;
        }
        let taken = |tincture| self.players.iter().any(|player| player.tincture == tincture);
        let free = Tincture::ALL.into_iter().find(|&tincture| !taken(tincture));
        let last = self.players.iter().rev().find_map(|player| match player.kind {
            Kind::Bot { level, .. } => Some(level),
            Kind::Person => None,
        });
        let persona = self.free_persona();
        let level = last.unwrap_or(Level::Squire);
        let tincture = free.unwrap_or(Tincture::Gules);
        self.players.push(Player::bot(names.of(persona), tincture, level, persona));
    }

    /// Takes a player from the table, unless too few would be left.
    pub fn remove(&mut self, places: Places, seat: Seat) {
        if self.players.len() <= places.min || seat.index() >= self.players.len() {
            return;
        }
        self.players.remove(seat.index());
        self.first = match self.first {
            Some(first) if first == seat => None,
            Some(first) if first > seat => Some(Seat(first.0 - 1)),
            other => other,
        };
    }

    /// Moves a player to another seat; the others close up. Whoever begins still begins.
    pub fn shift(&mut self, from: Seat, to: Seat) {
        let seats = self.players.len();
        if from.index() >= seats || to.index() >= seats {
            return;
        }
        let player = self.players.remove(from.index());
        self.players.insert(to.index(), player);
        self.first = self.first.map(|first| moved(first, from, to));
    }

    /// Puts a person at a seat.
    pub fn seat_person(&mut self, seat: Seat, names: &[Names]) {
        let given = self.is_given(seat, names);
        let name = self.free_name(names);
        let Some(player) = self.players.get_mut(seat.index()) else { return };
        if !player.is_person() {
            player.kind = Kind::Person;
            if given {
                player.rename(name);
            }
        }
    }

    /// Puts a bot of this level at a seat. A bot that sits there already keeps its name and temper.
    pub fn seat_bot(&mut self, seat: Seat, level: Level, names: &[Names]) {
        let given = self.is_given(seat, names);
        let free = self.free_persona();
        let Some(player) = self.players.get_mut(seat.index()) else { return };
        match player.kind {
            Kind::Bot { persona, .. } => player.kind = Kind::Bot { level, persona },
            Kind::Person => {
                player.kind = Kind::Bot { level, persona: free };
                if let (true, Some(names)) = (given, names.first()) {
                    player.rename(names.of(free));
                }
            }
        }
    }

    /// Gives a colour to a player; who had it takes the other's.
    pub fn colour(&mut self, seat: Seat, tincture: Tincture) {
        let Some(old) = self.players.get(seat.index()).map(|player| player.tincture) else { return };
        for (place, player) in self.players.iter_mut().enumerate() {
            if place == seat.index() {
                player.tincture = tincture;
            } else if player.tincture == tincture {
                player.tincture = old;
            }
        }
    }

    fn free_persona(&self) -> Persona {
        let taken = |free: &Persona| {
            self.players.iter().any(|player| matches!(player.kind, Kind::Bot { persona, .. } if persona == *free))
        };
        Persona::ALL.into_iter().find(|persona| !taken(persona)).unwrap_or_default()
    }

    fn free_name(&self, names: &[Names]) -> &'static str {
        let people = names.first().map_or([""; 7], |names| names.people);
        let taken = |name: &str| self.players.iter().any(|player| player.name == name);
        people.into_iter().find(|name| !taken(name)).unwrap_or(people[0])
    }

    /// Does a player bear a name that was given, in any language, not typed?
    fn is_given(&self, seat: Seat, names: &[Names]) -> bool {
        let Some(player) = self.players.get(seat.index()) else { return false };
        let name = player.name.as_str();
        names.iter().any(|names| names.people.contains(&name) || names.personas.contains(&name))
    }
}

/// Where a seat is after the player at `from` moved to `to`.
fn moved(seat: Seat, from: Seat, to: Seat) -> Seat {
    if seat == from {
        to
    } else if from < seat && seat <= to {
        Seat(seat.0 - 1)
    } else if to <= seat && seat < from {
        Seat(seat.0 + 1)
    } else {
        seat
    }
}
