//! Lancelot's cards (A36): splitting six, taking a pile, giving them to two squires.

use super::judge::Judge;
use crate::bots::maths::best_of;
use crate::games::academy::squire::MAX_SQUIRES;
use crate::games::academy::{Card, Cards, Squire};
use crate::kernel::Seat;

/// What each card of a seat's hand would do for each squire, each card for itself.
pub struct Gains {
    cards: Cards,
    gains: [[f32; MAX_SQUIRES]; 6],
    own: [Squire; 2],
    others: [Squire; 2],
}

impl Gains {
    /// Looks at every card once.
    pub fn new(judge: &Judge) -> Gains {
        let cards = *judge.glimpse.loose();
        let mut gains = [[0.0; MAX_SQUIRES]; 6];
        for (row, &card) in gains.iter_mut().zip(cards.iter()) {
            Squire::all(judge.squires).for_each(|squire| row[squire.index()] = judge.gain_of(squire, card));
        }
        Gains { cards, gains, own: squires_of(judge, judge.glimpse.seat()), others: squires_of(judge, opponent(judge)) }
    }

    /// Which of the cards in hand are among these three: a bit for each.
    fn bits(&self, three: &[Card; 3]) -> u8 {
        three.iter().fold(0, |bits, card| {
            let place = (0..self.cards.len()).find(|&place| bits >> place & 1 == 0 && self.cards[place] == *card);
            place.map_or(bits, |place| bits | 1 << place)
        })
    }

    /// The sum over some of the cards of what each does at best for one of two squires.
    fn sum(&self, bits: u8, squires: [Squire; 2]) -> f32 {
        let places = (0..self.cards.len()).filter(|place| bits >> place & 1 == 1);
        places.map(|place| squires.map(|s| self.gains[place][s.index()])).map(|[a, b]| a.max(b)).sum()
    }

    /// The opponent takes the pile that is better for them, and one keeps the other.
    pub fn split(&self, pile: &[Card; 3]) -> f32 {
        let bits = self.bits(pile);
        let piles = [bits, !bits];
        let mine = piles.map(|pile| self.sum(pile, self.own));
        let theirs = piles.map(|pile| self.sum(pile, self.others));
        let results = [theirs[0] - mine[1], theirs[1] - mine[0]];
        -results[best_of(&results).unwrap_or(0)]
    }

    /// These three to the first of one's squires, the rest to the other.
    pub fn give(&self, three: &[Card; 3]) -> f32 {
        let bits = self.bits(three);
        let [first, second] = self.own;
        self.sum(bits, [first; 2]) + self.sum(!bits, [second; 2])
    }
}

/// The two squires of a seat, in squire order.
fn squires_of(judge: &Judge, seat: Seat) -> [Squire; 2] {
    let mut own = Squire::all(judge.squires).filter(|&squire| judge.glimpse.owner(squire) == Some(seat));
    let first = own.next().unwrap_or_default();
    [first, own.next().unwrap_or(first)]
}

/// The other of the two players.
fn opponent(judge: &Judge) -> Seat {
    Seat(1 - judge.glimpse.seat().0.min(1))
}

/// What is taken and what is left, each card where it does most.
pub fn take_pile(judge: &Judge, pile: u8) -> f32 {
    let Some(piles) = judge.glimpse.opponents_piles() else { return 0.0 };
    let (taken, left) = (&piles[usize::from(pile)], &piles[1 - usize::from(pile)]);
    let gain = |pile: &Cards, seat: Seat| {
        let squires = squires_of(judge, seat);
        let best = |card: &Card| squires.map(|squire| judge.gain_of(squire, *card)).into_iter().fold(0.0, f32::max);
        pile.iter().map(best).sum::<f32>()
    };
    gain(taken, judge.glimpse.seat()) - gain(left, opponent(judge))
}

/// These three to the first of one's squires, the rest to the other, each played on top of the ones before.
pub fn give(judge: &Judge, cards: &[Card; 3]) -> f32 {
    let Some(rest) = judge.glimpse.loose().sorted().without(cards) else { return 0.0 };
    let [first, second] = squires_of(judge, judge.glimpse.seat());
    let mut tracks = *judge.glimpse.tracks();
    let given = cards.iter().map(|&card| (first, card)).chain(rest.iter().map(|&card| (second, card)));
    let mut sum = 0.0;
    for (squire, card) in given {
        let (track, gain) = judge.best_play(&tracks, squire, card);
        tracks.advance(track, squire, card.value());
        sum += gain;
    }
    sum
}
