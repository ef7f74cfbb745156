//! Who takes a trick, what a round is worth, who gets which bourgeoisie card, and who stands where.

use serde::{Deserialize, Serialize};

use super::cards::{Bourgeoisie, HOUSES, House, Where};
use super::state::{Blazons, Trick};
use crate::kernel::{BySeat, Seat, SeatSet, Standings};

/// What a player has of one house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
pub struct Tally {
    /// Its blazons face up before the player.
    pub blazons: u8,
    /// The sum of the printed values of its cards in the tricks the player took.
    pub values: u8,
}

impl Tally {
    /// What this house brings, unless it is the player's own (B23).
    pub const fn product(self) -> u8 {
        self.blazons * self.values
    }
}

/// Who takes the trick, and with what value (B8): the highest value, or if that is shared the next lower; only these two
/// are looked at. ✶ is the lowest of all.
pub fn taker(trick: &Trick) -> Option<(Seat, u8)> {
    let mut bearers = [SeatSet::EMPTY; 8];
    for seat in Seat::all(trick.cards.seats()) {
        let held = &mut bearers[usize::from(trick.value(seat))];
        *held = held.with(seat);
    }
    let mut top_two = (0..8u8).rev().filter(|&value| !bearers[usize::from(value)].is_empty()).take(2);
    let value = top_two.find(|&value| bearers[usize::from(value)].len() == 1)?;
    Some((bearers[usize::from(value)].first()?, value))
}

/// What every player has of every house now, one's own included.
pub fn tallies(state: &Blazons) -> BySeat<[Tally; HOUSES]> {
    let mut tallies = BySeat::new(state.seats(), [Tally::default(); HOUSES]);
    for seat in Seat::all(state.seats()) {
        for blazon in state.heaps.at(Where::Before(seat)).iter().filter(|blazon| blazon.up) {
            tallies[seat][blazon.house.index()].blazons += 1;
        }
        // A card taken with a bourgeoisie card counts like those of a trick (B27).
        if let Some(card) = state.helped[seat] {
            tallies[seat][card.house.index()].values += card.character.value();
        }
    }
    for trick in state.past() {
        let Some(taker) = trick.taker else { continue };
        for (seat, character) in trick.cards.by_seat() {
            let house = state.houses[seat].index();
            tallies[taker][house].values += character.map_or(0, |character| character.value());
        }
    }
    tallies
}

/// The best product of a player (B23); one's own house counts nothing.
pub fn best(tallies: &[Tally; HOUSES], own: House) -> u8 {
    let others = House::ALL.into_iter().filter(|&house| house != own);
    others.map(|house| tallies[house.index()].product()).max().unwrap_or(0)
}

/// Who gets which bourgeoisie card (B25): whoever shares a total is set aside, then the cards go downward.
pub fn bourgeoisie(totals: &BySeat<u16>) -> BySeat<Option<Bourgeoisie>> {
    let seats = totals.seats();
    let mut cards = BySeat::new(seats, None);
    let alone = |total: u16| totals.iter().filter(|&&other| other == total).count() == 1;
    let mut rest = Bourgeoisie::ALL[..if seats == 3 { 3 } else { 4 }].iter().rev();
    let mut below = u16::MAX;
    loop {
        let next =
            totals.by_seat().filter(|&(_, &total)| total < below && alone(total)).max_by_key(|&(_, &total)| total);
        let Some((seat, &total)) = next else { return cards };
        let Some(&card) = rest.next() else { return cards };
        cards[seat] = Some(card);
        below = total;
    }
}

/// The seats among `among` with the most of something.
pub fn leaders(among: SeatSet, score: impl Fn(Seat) -> u16) -> SeatSet {
    let most = among.iter().map(&score).max();
    among.iter().filter(|&seat| Some(score(seat)) == most).collect()
}

/// The places (B24): by total, and among those level at the top by the extra rounds. Other ties stand.
pub fn standings(state: &Blazons) -> Standings {
    let place = |seat| (seat, i32::from(state.total(seat)), i32::from(state.contenders.contains(seat)));
    Standings::ranked(Seat::all(state.seats()).map(place))
}
