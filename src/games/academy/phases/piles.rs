//! Lancelot's cards (A36): six each, split in two piles, shown, taken crosswise, and given to the squires.

use super::super::action::Action;
use super::super::cards::{Card, Cards, DECK, Three};
use super::super::event::Event;
use super::super::illegal::Illegal;
use super::super::squire::Squire;
use super::super::state::Academy;
use super::{Phase, play};
use crate::kernel::{Seat, Witness};

/// The ways to choose three of six, as places.
const CHOICES: [[usize; 3]; 20] = {
    let mut choices = [[0; 3]; 20];
    let (mut a, mut count) = (0, 0);
    while a < 4 {
        let mut b = a + 1;
        while b < 5 {
            let mut c = b + 1;
            while c < 6 {
                choices[count] = [a, b, c];
                count += 1;
                c += 1;
            }
            b += 1;
        }
        a += 1;
    }
    choices
};

/// The cards of Lancelot's two players before they are given to the squires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Piles {
    /// The six cards of each seat, sorted: as dealt, and from the last taking on as chosen.
    pub hands: [Cards; 2],
    /// The two piles of each seat, once both are made.
    pub made: Option<[[Cards; 2]; 2]>,
    /// Which of the opponent's piles each seat has taken.
    pub taken: [Option<u8>; 2],
    /// Have the squires got their cards?
    pub given: bool,
}

/// The two seats face each other.
const fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// The squires of a seat in squire order: blue and green, or yellow and red.
pub const fn squires_of(seat: Seat, lead: Seat) -> [Squire; 2] {
    let first = if seat.0 == lead.0 { 0 } else { 1 };
    [Squire(first), Squire(first + 2)]
}

/// Six cards to each player.
pub fn deal(game: &mut Academy, deck: &[Card; DECK], witness: &mut impl Witness<Event>) {
    game.piles = Piles::default();
    for (seat, six) in Seat::all(2).zip(deck.chunks_exact(6)) {
        let cards = six.iter().copied().collect::<Cards>().sorted();
        game.piles.hands[seat.index()] = cards;
        witness.see(Event::Dealt { seat: Some(seat), squire: None, count: 6, cards: Some(cards) });
    }
}

/// Both players split their cards.
pub fn begin(game: &mut Academy) {
    game.phase = Phase::Split;
    game.pending.ask(2);
}

fn three(hand: &Cards, places: [usize; 3]) -> Three {
    places.map(|place| hand[place])
}

fn others(hand: &Cards, pile: Three) -> Option<Cards> {
    hand.without(&pile)
}

/// Every way to split six sorted cards, the lesser pile first.
pub fn legal_splits(game: &Academy, seat: Seat, actions: &mut Vec<Action>) {
    let hand = &game.piles.hands[seat.index()];
    for places in CHOICES {
        let pile = three(hand, places);
        if is_lesser(hand, pile) && !actions.contains(&Action::Split(pile)) {
            actions.push(Action::Split(pile));
        }
    }
}

/// Is the pile written before the rest of the hand, so that each way to split is offered once?
fn is_lesser(hand: &Cards, pile: Three) -> bool {
    others(hand, pile).is_some_and(|rest| pile.as_slice() <= &rest[..])
}

/// Is it one of the ways to split?
pub fn check_split(game: &Academy, seat: Seat, pile: Three) -> Result<(), Illegal> {
    let fits = pile.is_sorted() && is_lesser(&game.piles.hands[seat.index()], pile);
    if fits { Ok(()) } else { Err(Illegal::NotAPile) }
}

/// Lays the piles aside until both are made; then all four are shown, and the first player takes one.
pub fn split(game: &mut Academy, seat: Seat, pile: Three, witness: &mut impl Witness<Event>) {
    let piles = piles_of(&game.piles.hands[seat.index()], pile);
    witness.see(Event::PilesMade { seat, piles });
    if !game.pending.choose(seat, Action::Split(pile)) {
        return;
    }
    let mut made = [[Cards::new(); 2]; 2];
    for seat in Seat::all(2) {
        if let Some(Action::Split(pile)) = game.pending.take(seat) {
            made[seat.index()] = piles_of(&game.piles.hands[seat.index()], pile);
        }
    }
    game.piles.made = Some(made);
    witness.see(Event::PilesShown { piles: made });
    game.phase = Phase::TakePile { taker: game.decider(game.first) };
}

fn piles_of(hand: &Cards, pile: Three) -> [Cards; 2] {
    let rest = others(hand, pile).expect("the pile is of the hand");
    [pile.into_iter().collect(), rest]
}

/// There are two piles.
pub fn check_pile(pile: u8) -> Result<(), Illegal> {
    if pile < 2 { Ok(()) } else { Err(Illegal::NoSuchPile) }
}

/// Takes a pile; the first player goes first, then the opponent. What is not taken is kept.
pub fn take(game: &mut Academy, taker: Seat, pile: u8, witness: &mut impl Witness<Event>) {
    let made = game.piles.made.expect("the piles are shown");
    game.piles.taken[taker.index()] = Some(pile);
    let cards = made[opponent(taker).index()][usize::from(pile)];
    witness.see(Event::PileTaken { seat: taker, pile, cards });
    if game.piles.taken[opponent(taker).index()].is_none() {
        game.phase = Phase::TakePile { taker: opponent(taker) };
        return;
    }
    game.piles.hands = chosen(made, game.piles.taken.map(|pile| pile.expect("both have taken")));
    game.phase = Phase::Give;
    game.pending.ask(2);
}

/// What each seat holds when both have taken a pile: that one, and the one of its own that was left.
pub fn chosen(made: [[Cards; 2]; 2], taken: [u8; 2]) -> [Cards; 2] {
    [0, 1].map(|seat: usize| {
        let won = made[1 - seat][usize::from(taken[seat])];
        let left = made[seat][1 - usize::from(taken[1 - seat])];
        won.iter().chain(left.iter()).copied().collect::<Cards>().sorted()
    })
}

/// Every way to give three of the six to the first squire.
pub fn legal_gifts(game: &Academy, seat: Seat, actions: &mut Vec<Action>) {
    let hand = &game.piles.hands[seat.index()];
    for places in CHOICES {
        let gift = Action::Give(three(hand, places));
        if !actions.contains(&gift) {
            actions.push(gift);
        }
    }
}

/// Are the three among the six, in order?
pub fn check_gift(game: &Academy, seat: Seat, cards: Three) -> Result<(), Illegal> {
    let fits = cards.is_sorted() && others(&game.piles.hands[seat.index()], cards).is_some();
    if fits { Ok(()) } else { Err(Illegal::NotYourThree) }
}

/// Lays the gift aside until both have given; then the first squire plays.
pub fn give(game: &mut Academy, seat: Seat, cards: Three, witness: &mut impl Witness<Event>) {
    witness.see(Event::CardsGiven { seat, cards: piles_of(&game.piles.hands[seat.index()], cards) });
    if !game.pending.choose(seat, Action::Give(cards)) {
        return;
    }
    for seat in Seat::all(2) {
        if let Some(Action::Give(cards)) = game.pending.take(seat) {
            let both = piles_of(&game.piles.hands[seat.index()], cards);
            for (squire, cards) in squires_of(seat, game.lead).into_iter().zip(both) {
                game.kept[squire.index()] = cards.iter().copied().collect();
            }
        }
    }
    game.piles.given = true;
    witness.see(Event::AllGiven);
    play::go_on(game, witness);
}
