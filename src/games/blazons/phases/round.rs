//! Rounds: setting up, dealing (B3, B4), scoring (B23), extra rounds (B24) and the next bourgeoisie cards (B25).

use crate::games::blazons::cards::{BLAZONS, BLAZONS_OF_A_HOUSE, Blazon, Hand, House};
use crate::games::blazons::scoring;
use crate::games::blazons::state::{Blazons, Heaps, PastTrick, Phase, ROUNDS, TRICKS, Trick};
use crate::games::blazons::{Event, Options, Where};
use crate::kernel::{BySeat, Rng, Seat, SeatSet, Seed, Witness};

/// A new game: houses are drawn for who has not chosen (B2), the first leader too (B5), and the first round is dealt.
pub fn setup(options: &Options, seed: Seed, witness: &mut impl Witness<Event>) -> Blazons {
    let seats = options.seats();
    let mut rng = Rng::new(seed);
    let houses = draw_houses(options, &mut rng);
    let leader = options.first.unwrap_or_else(|| Seat(rng.below(seats as u32) as u8));
    witness.see(Event::Seated { houses, leader });
    let mut state = Blazons {
        options: *options,
        houses,
        deals: Seed(u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32())),
        round: 1,
        leader,
        hands: BySeat::new(seats, Hand::FULL),
        trick: Trick::new(seats),
        past: [no_trick(seats); TRICKS],
        played: 0,
        helped: BySeat::new(seats, None),
        heaps: Heaps::empty(seats),
        scores: BySeat::new(seats, [0; ROUNDS]),
        contenders: SeatSet::all(seats),
        bourgeoisie: BySeat::new(seats, None),
        announced: SeatSet::EMPTY,
        phase: Phase::Lay,
    };
    deal(&mut state, witness);
    state
}

fn no_trick(seats: usize) -> PastTrick {
    PastTrick { leader: Seat(0), cards: BySeat::new(seats, None), taker: None }
}

fn draw_houses(options: &Options, rng: &mut Rng) -> BySeat<House> {
    let mut order = House::ALL;
    rng.shuffle(&mut order);
    let mut drawn = order.into_iter().filter(|&house| options.houses.iter().all(|&chosen| chosen != Some(house)));
    let mut houses = BySeat::new(options.seats(), House::Aubigny);
    for (seat, chosen) in options.houses.by_seat() {
        let house = chosen.or_else(|| drawn.next());
        houses[seat] = house.expect("there are as many houses as seats");
    }
    houses
}

/// Everybody takes up all eight cards (B3); the blazons are shuffled and dealt, the rest is the pool (B4).
fn deal(state: &mut Blazons, witness: &mut impl Witness<Event>) {
    let seats = state.seats();
    state.hands = BySeat::new(seats, Hand::FULL);
    state.past = [no_trick(seats); TRICKS];
    state.played = 0;
    state.helped = BySeat::new(seats, None);
    state.phase = Phase::Lay;

    let mut order = [House::Aubigny; BLAZONS];
    let order = &mut order[..seats * BLAZONS_OF_A_HOUSE];
    order.iter_mut().zip(0..).for_each(|(blazon, n)| *blazon = state.houses[Seat((n / BLAZONS_OF_A_HOUSE) as u8)]);
    let mut rng = Rng::new(state.deals);
    rng.shuffle(order);
    state.deals = Seed(u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32()));

    let down = state.options.dealt_down();
    let mut shuffled = order.iter().copied();
    state.heaps = Heaps::empty(seats);
    let mut lay = |at, up| {
        let house = shuffled.next().expect("there are four blazons for every player");
        state.heaps.lay(at, Blazon { house, up, seen_by: SeatSet::EMPTY });
    };
    for seat in Seat::all(seats) {
        (0..down).for_each(|_| lay(Where::Before(seat), false));
        lay(Where::Before(seat), true);
    }
    (seats * (down + 1)..order.len()).for_each(|_| lay(Where::Pool, false));
    witness.see(dealt(state));
}

fn dealt(state: &Blazons) -> Event {
    let mut up = BySeat::new(state.seats(), House::Aubigny);
    for seat in Seat::all(state.seats()) {
        up[seat] = state.heaps.at(Where::Before(seat))[state.options.dealt_down()].house;
    }
    let mut order = [None; BLAZONS];
    order.iter_mut().zip(state.heaps.spots()).for_each(|(house, (_, blazon))| *house = Some(blazon.house));
    Event::Dealt { round: state.round, leader: state.leader, up, order: Some(order) }
}

/// A round is over: it is scored, and the next begins unless somebody has won.
pub fn finish(state: &mut Blazons, witness: &mut impl Witness<Event>) {
    let seats = state.seats();
    let tallies = scoring::tallies(state);
    let mut scores = BySeat::new(seats, 0);
    let mut totals = BySeat::new(seats, 0);
    let counted = usize::from(state.round) <= ROUNDS;
    for seat in Seat::all(seats) {
        scores[seat] = scoring::best(&tallies[seat], state.houses[seat]);
        if counted {
            state.scores[seat][usize::from(state.round) - 1] = scores[seat];
        }
        totals[seat] = state.total(seat);
    }
    witness.see(Event::RoundScored { round: state.round, tallies, scores, totals });
    // B25: the cards return at the round's end.
    state.bourgeoisie = BySeat::new(seats, None);
    state.announced = SeatSet::EMPTY;
    if usize::from(state.round) < ROUNDS {
        return next(state, &totals, witness);
    }
    // B24: three rounds are compared by their sum, an extra one by itself, among those still level at the top.
    let decisive = |seat| if counted { totals[seat] } else { u16::from(scores[seat]) };
    state.contenders = scoring::leaders(state.contenders, decisive);
    if state.contenders.len() > 1 {
        witness.see(Event::Tied { among: state.contenders });
        state.round = state.round.saturating_add(1);
        return deal(state, witness);
    }
    let seat = state.contenders.first().expect("somebody has the most");
    state.phase = Phase::Over;
    witness.see(Event::Won { seat });
}

/// The next of the three rounds, with its bourgeoisie cards (B25).
fn next(state: &mut Blazons, totals: &BySeat<u16>, witness: &mut impl Witness<Event>) {
    if state.options.has_bourgeoisie() {
        state.bourgeoisie = scoring::bourgeoisie(totals);
        witness.see(Event::BourgeoisieDealt { cards: state.bourgeoisie });
    }
    state.round += 1;
    deal(state, witness);
}
