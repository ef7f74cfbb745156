//! What has happened, well enough to draw it and to log it.

use serde::Serialize;

use super::cards::{BLAZONS, Bourgeoisie, Card, Character, Effect, HOUSES, House, Spot};
use super::scoring::Tally;
use super::state::PastTrick;
use crate::kernel::{BySeat, Seat, SeatSet, Viewer};

/// What a blazon that moved looks like: its house if it lies face up, or if the viewer has seen it (B28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Shown {
    /// Whose arms; nobody but the engine knows those of a face-down blazon.
    pub house: Option<House>,
    /// Does it lie face up?
    pub up: bool,
    /// Who has looked at it while it lay face down.
    pub seen_by: SeatSet,
}

impl Shown {
    /// The same blazon as `viewer` sees it.
    fn to(self, viewer: Viewer) -> Shown {
        let seen = self.up || matches!(viewer, Viewer::Seat(seat) if self.seen_by.contains(seat));
        Shown { house: self.house.filter(|_| seen), ..self }
    }
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Every seat has its house, and who leads first is settled (B2, B5).
    Seated {
        /// The houses by seat.
        houses: BySeat<House>,
        /// Who leads the first trick.
        leader: Seat,
    },
    /// Hands were taken up and blazons dealt (B3, B4).
    Dealt {
        /// The round, from 1; beyond 3 it is an extra one.
        round: u8,
        /// Who leads.
        leader: Seat,
        /// The blazon face up before each player.
        up: BySeat<House>,
        /// All blazons by place, first those of seat 0, then on, then the pool: known to nobody.
        order: Option<[Option<House>; BLAZONS]>,
    },
    /// A card was laid (B6).
    Laid {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// The use of the bourgeoisie card that was announced with it (B25).
        announced: Option<Effect>,
    },
    /// A rogue took a value (B18).
    ValueTaken {
        /// Whose rogue.
        by: Seat,
        /// Whose card was named.
        named: Seat,
        /// Who bore that card's value until now, and counts ✶ from now on.
        from: Seat,
        /// The value.
        value: u8,
    },
    /// A rogue named itself, or a rogue that is ✶, and stays ✶ (B21).
    StayedRogue {
        /// Whose rogue.
        by: Seat,
        /// Whose card was named.
        named: Seat,
    },
    /// A rogue took a power that is used later (B19), or a later rogue's choice (B20).
    PowerTaken {
        /// Whose rogue.
        by: Seat,
        /// Whose card.
        of: Seat,
        /// The character on that card.
        character: Character,
        /// The rogue that had chosen this power before and gets nothing now.
        instead_of: Option<Seat>,
    },
    /// A power could not be used, and was skipped (B7).
    PowerSkipped {
        /// Who would have used it.
        by: Seat,
        /// Whose card.
        of: Seat,
        /// The character on that card.
        character: Character,
    },
    /// A blazon was taken from the pool (B9, B12).
    Taken {
        /// By whom.
        by: Seat,
        /// From which place of the pool.
        from: Spot,
        /// To which place.
        to: Spot,
        /// The blazon.
        blazon: Shown,
    },
    /// A blazon was turned face up (B9, B13).
    Turned {
        /// By whom.
        by: Seat,
        /// Where it lies.
        spot: Spot,
        /// Whose arms came to light.
        house: House,
    },
    /// A blazon was put into the pool (B14).
    Banished {
        /// By whom.
        by: Seat,
        /// From where.
        from: Spot,
        /// To which place of the pool.
        to: Spot,
        /// The blazon.
        blazon: Shown,
    },
    /// Two blazons took each other's place (B15).
    Exchanged {
        /// By whom.
        by: Seat,
        /// The place of the one.
        one: Spot,
        /// The place of the other.
        other: Spot,
        /// The blazon that lies at `one` now.
        at_one: Shown,
        /// The blazon that lies at `other` now.
        at_other: Shown,
    },
    /// A blazon was moved by an active monk (B29).
    Moved {
        /// By whom.
        by: Seat,
        /// From where.
        from: Spot,
        /// To where.
        to: Spot,
        /// The blazon.
        blazon: Shown,
    },
    /// The values were compared (B8).
    TrickDecided {
        /// Which trick of the round, from 1.
        trick: u8,
        /// Who takes it.
        taker: Option<Seat>,
        /// The value that takes it.
        value: Option<u8>,
    },
    /// The taker could neither turn a blazon nor take one (B9).
    NoReward {
        /// Who took the trick.
        taker: Seat,
    },
    /// A trick was looked through (B26).
    Consulted {
        /// By whom.
        by: Seat,
        /// In whose pile.
        of: Seat,
        /// As which of that pile, from 0.
        place: u8,
        /// The trick, for the two concerned.
        trick: Option<PastTrick>,
    },
    /// A card was taken from the trick (B27).
    Helped {
        /// By whom.
        by: Seat,
        /// The card.
        card: Card,
    },
    /// A face-down blazon was looked at (B28).
    Looked {
        /// By whom.
        by: Seat,
        /// Where it lies.
        spot: Spot,
        /// Whose arms, for the two concerned.
        house: Option<House>,
    },
    /// A bourgeoisie card has had its effect, or was declined (B25).
    BourgeoisieUsed {
        /// By whom.
        by: Seat,
        /// For what.
        effect: Effect,
    },
    /// The trick was collected, or left the round (B8).
    Collected {
        /// Which trick of the round, from 1.
        trick: u8,
        /// Into whose pile.
        taker: Option<Seat>,
        /// Who leads next.
        leader: Seat,
    },
    /// A round was scored (B23).
    RoundScored {
        /// The round, from 1.
        round: u8,
        /// Face-up blazons and values taken, by seat and house; one's own house counts nothing.
        tallies: BySeat<[Tally; HOUSES]>,
        /// The best product of each player.
        scores: BySeat<u8>,
        /// The totals after it, which an extra round leaves alone.
        totals: BySeat<u16>,
    },
    /// Bourgeoisie cards were dealt for the next round (B25).
    BourgeoisieDealt {
        /// To whom which.
        cards: BySeat<Option<Bourgeoisie>>,
    },
    /// First place is level: an extra round decides among these (B24).
    Tied {
        /// The players concerned.
        among: SeatSet,
    },
    /// Somebody has won.
    Won {
        /// Who.
        seat: Seat,
    },
}

impl Event {
    /// Does this tell of the cards of a trick? B11 lets a log list it only as long as that trick lies on the table,
    /// unless the table is open.
    pub fn tells_of_a_trick(&self) -> bool {
        match self {
            Event::Laid { .. }
            | Event::ValueTaken { .. }
            | Event::StayedRogue { .. }
            | Event::PowerTaken { .. }
            | Event::PowerSkipped { .. }
            | Event::Consulted { .. }
            | Event::Helped { .. } => true,
            Event::Seated { .. }
            | Event::Dealt { .. }
            | Event::Taken { .. }
            | Event::Turned { .. }
            | Event::Banished { .. }
            | Event::Exchanged { .. }
            | Event::Moved { .. }
            | Event::TrickDecided { .. }
            | Event::NoReward { .. }
            | Event::Looked { .. }
            | Event::BourgeoisieUsed { .. }
            | Event::Collected { .. }
            | Event::RoundScored { .. }
            | Event::BourgeoisieDealt { .. }
            | Event::Tied { .. }
            | Event::Won { .. } => false,
        }
    }

    /// Did it bring something hidden to light?
    pub(super) fn reveals(&self) -> bool {
        matches!(self, Event::Dealt { .. } | Event::Turned { .. } | Event::Consulted { .. } | Event::Looked { .. })
    }

    /// The event as `viewer` sees it. Everything is seen by all, but for what lies face down.
    pub(super) fn to(self, viewer: Viewer) -> Event {
        let concerns = |by: Seat, of: Seat| viewer.is(by) || viewer.is(of);
        match self {
            Event::Dealt { round, leader, up, order: _ } => Event::Dealt { round, leader, up, order: None },
            Event::Taken { by, from, to, blazon } => Event::Taken { by, from, to, blazon: blazon.to(viewer) },
            Event::Banished { by, from, to, blazon } => Event::Banished { by, from, to, blazon: blazon.to(viewer) },
            Event::Moved { by, from, to, blazon } => Event::Moved { by, from, to, blazon: blazon.to(viewer) },
            Event::Exchanged { by, one, other, at_one, at_other } => {
                Event::Exchanged { by, one, other, at_one: at_one.to(viewer), at_other: at_other.to(viewer) }
            }
            Event::Consulted { by, of, place, trick } => {
                Event::Consulted { by, of, place, trick: trick.filter(|_| concerns(by, of)) }
            }
            Event::Looked { by, spot, house } => {
                let holder = match spot.at {
                    super::cards::Where::Before(seat) => seat,
                    super::cards::Where::Pool => by,
                };
                Event::Looked { by, spot, house: house.filter(|_| concerns(by, holder)) }
            }
            Event::Seated { .. }
            | Event::Laid { .. }
            | Event::ValueTaken { .. }
            | Event::StayedRogue { .. }
            | Event::PowerTaken { .. }
            | Event::PowerSkipped { .. }
            | Event::Turned { .. }
            | Event::TrickDecided { .. }
            | Event::NoReward { .. }
            | Event::Helped { .. }
            | Event::BourgeoisieUsed { .. }
            | Event::Collected { .. }
            | Event::RoundScored { .. }
            | Event::BourgeoisieDealt { .. }
            | Event::Tied { .. }
            | Event::Won { .. } => self,
        }
    }
}
