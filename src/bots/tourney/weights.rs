//! The numbers of The Tourney's judgement: one table, tuned by self-play with `arena tune tourney`.

use std::ops::Index;

use crate::bots::mind::Weight;
use crate::games::tourney::{Card, Colour};

/// The weights by name, in the order of [`WEIGHTS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum W {
    /// What any token is worth. The unit is a tenth of what makes a win `e` times likelier.
    Token,
    /// How much more for every token owned already, at a goal of one token more.
    Steep,
    /// What winning the game at once is worth, beside a token.
    Victory,
    /// What it is worth to start a tournament.
    Start,
    /// How much another's gain counts as one's own loss.
    Deny,
    /// How many typical cards make a lead `e` times safer.
    Spread,
    /// How much of what an opponent may hold they will play.
    Commit,
    /// How much less who owns the colour already will play.
    Bored,
    /// What an action card is worth in a contest, in typical cards.
    Deed,
    /// How many cards are still drawn in a contest.
    Draws,
    /// What any card is worth in hand.
    Card,
    /// What a point of a colour card is worth in hand.
    Point,
    /// What a point of a supporter is worth in hand.
    Support,
    /// What a purple card keeps beyond its points: purple wins any token.
    Purple,
    /// Keeping an action card that changes the colour.
    Colours,
    /// Keeping one that takes a single card from a display.
    Strike,
    /// Keeping one that strikes all displays.
    Sweep,
    /// Keeping Knock Down.
    Knock,
    /// Keeping Outwit.
    Outwit,
    /// Keeping the Shield.
    Shield,
    /// Keeping Stunned.
    Stunned,
    /// Keeping Retreat.
    Retreat,
    /// Keeping Lancelot.
    Lancelot,
    /// What the Shield adds to the hope of winning.
    Guard,
    /// What a card is worth that Knock Down brings, beside what it costs the other.
    Taken,
    /// The outlook, in powers of `e` of the odds: one token is missing,
    Missing1,
    /// two tokens,
    Missing2,
    /// three tokens,
    Missing3,
    /// four tokens (five are the zero of the scale).
    Missing4,
    /// The outlook: to start the next tournament.
    Ahead,
    /// The outlook: a colour card in hand.
    Held,
    /// The outlook: a point on it.
    HeldPoint,
    /// The outlook: a point on a supporter in hand.
    HeldSupport,
    /// The outlook: an action card in hand.
    HeldDeed,
    /// The outlook: how much of that a card counts whose token is owned already.
    HeldSpare,
    /// The outlook: a typical card of the best colour that still brings a token.
    HeldBest,
    /// The outlook: how much more cards count between two players.
    HeldByTwo,
    /// The search: one random step in this many of a playout; 0 is never.
    Whim,
    /// The search: the weight of the unexplored.
    Explore,
    /// The search: how much worse a choice must look to be `e` times less tempting.
    Tempt,
    /// The search: how many tournaments a playout looks ahead, this one included.
    Reach,
    /// The search: an action drops out of the race when it is behind the leader by this many standard errors.
    Behind,
    /// The search: the choice at sight is passed over for a lead of this many standard errors.
    Trust,
}

/// All numbers.
pub const WEIGHTS: [Weight; 43] = [
    Weight::new("token", 2.5, 0.0, 15.0),
    Weight::new("steep", 6.5, 0.0, 20.0),
    Weight::new("victory", 25.0, 0.0, 80.0),
    Weight::new("start", 3.7, 0.0, 10.0),
    Weight::new("deny", 0.3, 0.0, 1.5),
    Weight::new("spread", 1.6, 0.3, 5.0),
    Weight::new("commit", 0.8, 0.2, 1.5),
    Weight::new("bored", 0.7, 0.2, 1.0),
    Weight::new("deed", 0.6, 0.0, 2.0),
    Weight::new("draws", 1.0, 0.0, 4.0),
    Weight::new("card", 0.2, -2.0, 3.0),
    Weight::new("point", 0.7, 0.0, 2.0),
    Weight::new("support", 0.9, 0.0, 2.0),
    Weight::new("purple", 0.3, 0.0, 3.0),
    Weight::new("colours", 3.0, 0.0, 8.0),
    Weight::new("strike", 3.0, 0.0, 8.0),
    Weight::new("sweep", 3.0, 0.0, 8.0),
    Weight::new("knock", 2.5, 0.0, 8.0),
    Weight::new("outwit", 3.0, 0.0, 8.0),
    Weight::new("shield", 3.0, 0.0, 8.0),
    Weight::new("stunned", 3.0, 0.0, 8.0),
    Weight::new("retreat", 2.5, 0.0, 8.0),
    Weight::new("lancelot", 3.5, 0.0, 10.0),
    Weight::new("guard", 0.3, 0.0, 1.0),
    Weight::new("taken", 3.5, 0.0, 8.0),
    Weight::new("missing 1", 2.95, 0.0, 6.0),
    Weight::new("missing 2", 1.78, 0.0, 5.0),
    Weight::new("missing 3", 1.0, 0.0, 4.0),
    Weight::new("missing 4", 0.6, 0.0, 3.0),
    Weight::new("ahead", 0.33, 0.0, 1.0),
    Weight::new("held", 0.04, 0.0, 0.4),
    Weight::new("held point", 0.072, 0.0, 0.3),
    Weight::new("held support", 0.092, 0.0, 0.3),
    Weight::new("held deed", 0.36, 0.0, 0.8),
    Weight::new("held spare", 0.48, 0.0, 1.5),
    Weight::new("held best", 0.05, 0.0, 0.5),
    Weight::new("held by two", 1.5, 0.5, 3.0),
    Weight::new("whim", 0.0, 0.0, 100.0),
    Weight::new("explore", 1.5, 0.2, 5.0),
    Weight::new("tempt", 3.0, 0.5, 20.0),
    Weight::new("reach", 2.0, 1.0, 4.0),
    Weight::new("behind", 2.5, 0.5, 5.0),
    Weight::new("trust", 0.25, 0.0, 3.0),
];

/// The numbers in use, with what follows from them for every kind of card.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    values: [f32; WEIGHTS.len()],
    keep: [f32; Card::ALL.len()],
    held: [f32; Card::ALL.len()],
}

impl Numbers {
    /// The numbers in the order of [`WEIGHTS`]; missing ones are the table's.
    pub fn new(values: &[f32]) -> Numbers {
        let values = std::array::from_fn(|place| values.get(place).copied().unwrap_or(WEIGHTS[place].value));
        let mut numbers = Numbers { values, keep: [0.0; Card::ALL.len()], held: [0.0; Card::ALL.len()] };
        numbers.keep = Card::ALL.map(|card| numbers.worth_keeping(card));
        numbers.held = Card::ALL.map(|card| numbers.worth_holding(card));
        numbers
    }

    /// What the card is worth in hand, and so what it costs to play it.
    #[inline]
    pub fn keep(&self, card: Card) -> f32 {
        self.keep[card as usize]
    }

    /// What the card in hand adds to the outlook.
    #[inline]
    pub fn held(&self, card: Card) -> f32 {
        self.held[card as usize]
    }

    fn worth_holding(&self, card: Card) -> f32 {
        let points = f32::from(card.value());
        match card.colour() {
            // A green card is as good in its tournament as a 3 in another.
            Some(Colour::Green) => self[W::Held] + 3.0 * self[W::HeldPoint],
            Some(Colour::Purple | Colour::Red | Colour::Blue | Colour::Yellow) => {
                self[W::Held] + points * self[W::HeldPoint]
            }
            None if card.is_deed() => self[W::HeldDeed],
            None => points * self[W::HeldSupport],
        }
    }

    fn worth_keeping(&self, card: Card) -> f32 {
        let points = f32::from(card.value());
        let more = match card {
            Card::Purple3 | Card::Purple4 | Card::Purple5 | Card::Purple7 => self[W::Purple] + points * self[W::Point],
            Card::Red3
            | Card::Red4
            | Card::Red5
            | Card::Blue2
            | Card::Blue3
            | Card::Blue4
            | Card::Blue5
            | Card::Yellow2
            | Card::Yellow3
            | Card::Yellow4 => points * self[W::Point],
            // A green card is as good in its tournament as a 3 in another.
            Card::Green1 => 3.0 * self[W::Point],
            Card::Squire2 | Card::Squire3 | Card::Maiden6 => points * self[W::Support],
            Card::Unhorse | Card::ChangeWeapon | Card::DropWeapon => self[W::Colours],
            Card::Riposte | Card::Dodge | Card::BreakLance => self[W::Strike],
            Card::Outmaneuver | Card::Charge | Card::Countercharge | Card::Disgrace | Card::Adapt => self[W::Sweep],
            Card::KnockDown => self[W::Knock],
            Card::Outwit => self[W::Outwit],
            Card::Shield => self[W::Shield],
            Card::Stunned => self[W::Stunned],
            Card::Retreat => self[W::Retreat],
            Card::Lancelot => self[W::Lancelot],
        };
        self[W::Card] + more
    }
}

impl Index<W> for Numbers {
    type Output = f32;
    #[inline]
    fn index(&self, weight: W) -> &f32 {
        &self.values[weight as usize]
    }
}
