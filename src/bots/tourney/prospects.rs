//! Who may win the present tournament, and what that is worth: what the judgement of every action rests on.
//!
//! Only what the judging seat knows is read: all displays, the sizes of hands, the own hand, and which cards have not
//! been seen yet.

use super::weights::{Numbers, W};
use crate::bots::maths::exp;
use crate::games::tourney::{Card, Colour, Hand, Phase, Tokens, Tourney};
use crate::kernel::{Game, Seat};

/// What the unseen cards are like.
#[derive(Clone, Copy, Debug)]
pub struct Unseen {
    /// The mean worth of an unseen card in each colour; cards that do not fit count nothing.
    worth: [f32; 5],
    /// The share of action cards.
    deeds: f32,
}

/// What a typical card of a colour counts: the scale of leads in it.
pub fn scale(colour: Colour) -> f32 {
    match colour {
        Colour::Purple => 4.3,
        Colour::Red => 3.7,
        Colour::Blue => 3.2,
        Colour::Yellow => 2.8,
        Colour::Green => 1.0,
    }
}

impl Unseen {
    /// All that `seat` has not seen: the draw pile and the hands of the others.
    pub fn of(game: &Tourney, seat: Seat) -> Unseen {
        let mut left = DECK;
        game.discards().iter().for_each(|&card| left.add(card, -1));
        for other in game.still_in().iter() {
            game.display(other).iter().for_each(|&card| left.add(card, -1));
        }
        for card in game.hand(seat).kinds() {
            left.add(card, -i32::from(game.hand(seat).count(card)));
        }
        Unseen::from(&left)
    }
}

/// Cards, counted by what they are good for.
#[derive(Clone, Copy, Debug)]
struct Stock {
    points: [i32; SORTS],
    cards: [i32; SORTS],
}

/// The five colours, then supporters, then action cards.
const SORTS: usize = 7;
const SUPPORTERS: usize = 5;
const DEEDS: usize = 6;

/// All cards of the game (T1).
const DECK: Stock = {
    let mut deck = Stock { points: [0; SORTS], cards: [0; SORTS] };
    let mut card = 0;
    while card < Card::ALL.len() {
        deck.add(Card::ALL[card], Card::ALL[card].copies() as i32);
        card += 1;
    }
    deck
};

impl Stock {
    #[inline]
    const fn add(&mut self, card: Card, count: i32) {
        let sort = match card.colour() {
            Some(colour) => colour as usize,
            None if card.is_supporter() => SUPPORTERS,
            None => DEEDS,
        };
        self.points[sort] += count * card.value() as i32;
        self.cards[sort] += count;
    }
}

impl From<&Stock> for Unseen {
    fn from(Stock { points, cards }: &Stock) -> Unseen {
        let all = cards.iter().sum::<i32>().max(1) as f32;
        let worth = Colour::ALL.map(|colour| match colour {
            Colour::Green => (cards[colour as usize] + cards[SUPPORTERS]) as f32 / all,
            Colour::Purple | Colour::Red | Colour::Blue | Colour::Yellow => {
                (points[colour as usize] + points[SUPPORTERS]) as f32 / all
            }
        });
        Unseen { worth, deeds: cards[DEEDS] as f32 / all }
    }
}

/// The prospects of one seat.
#[derive(Clone, Copy, Debug)]
pub struct Prospects<'a> {
    /// The numbers in use.
    pub numbers: &'a Numbers,
    /// Whose prospects.
    pub seat: Seat,
    unseen: Unseen,
}

impl<'a> Prospects<'a> {
    /// The prospects of `seat` in this game.
    pub fn new(numbers: &'a Numbers, game: &Tourney, seat: Seat) -> Prospects<'a> {
        Prospects { numbers, seat, unseen: Unseen::of(game, seat) }
    }

    /// What a hand can add to a display in this colour, with its action cards.
    fn strength(&self, game: &Tourney, hand: &Hand, colour: Colour) -> f32 {
        let has_maiden = game.has_maiden(self.seat);
        let (mut sum, mut deeds) = (0.0, 0.0);
        let (mut first, mut second) = (0.0f32, 0.0f32);
        for card in hand.kinds() {
            let count = f32::from(hand.count(card));
            if card.is_deed() {
                deeds += count;
            } else if card.fits(colour) {
                let worth = f32::from(card.worth(colour));
                let count = if card.is_maiden() { f32::from(u8::from(!has_maiden)) } else { count };
                sum += worth * count;
                if count > 0.0 && worth > first {
                    (first, second) = (worth, if count > 1.0 { worth } else { first });
                } else if count > 0.0 && worth > second {
                    second = worth;
                }
            }
        }
        // T37: who is stunned gets hardly more than two cards in before it is over.
        let sum = if game.stunned() == Some(self.seat) { sum.min(first + second) } else { sum };
        sum + deeds * self.numbers[W::Deed] * scale(colour)
    }

    /// What `seat` itself may reach in this colour.
    pub fn own(&self, game: &Tourney, colour: Colour, total: u16) -> f32 {
        f32::from(total) + self.strength(game, game.hand(self.seat), colour) + self.coming(colour)
    }

    /// What the draws of a contest bring.
    fn coming(&self, colour: Colour) -> f32 {
        self.numbers[W::Draws] * self.unseen.worth[colour as usize]
    }

    /// What an opponent may reach in this colour.
    pub fn rival(&self, game: &Tourney, other: Seat, colour: Colour, total: u16) -> f32 {
        let mut cards = game.hand(other).len() as f32;
        if game.stunned() == Some(other) {
            cards = cards.min(2.0);
        }
        let mut commit = self.numbers[W::Commit];
        if colour != Colour::Purple && game.tokens(other).has(colour) {
            commit *= self.numbers[W::Bored];
        }
        let deeds = self.unseen.deeds * self.numbers[W::Deed] * scale(colour);
        f32::from(total) + cards * commit * (self.unseen.worth[colour as usize] + deeds) + self.coming(colour)
    }

    /// The chance of `seat` to be the last one in, in this colour.
    pub fn chance(&self, game: &Tourney, colour: Colour) -> f32 {
        let total = |seat: Seat| total_in(game, seat, colour);
        let own = self.own(game, colour, total(self.seat));
        let spread = self.numbers[W::Spread] * scale(colour);
        let rivals = game.still_in().without(self.seat);
        let mut chance = 1.0;
        for other in rivals.iter() {
            let lead = own - self.rival(game, other, colour, total(other));
            chance *= 1.0 / (1.0 + exp(-lead / spread));
        }
        let shield = if game.shield() == Some(self.seat) { self.numbers[W::Guard] } else { 0.0 };
        chance + shield * chance * (1.0 - chance)
    }

    /// What winning in this colour brings a player.
    pub fn gain(&self, game: &Tourney, seat: Seat, colour: Colour) -> f32 {
        let tokens = game.tokens(seat);
        let goal = game.options().goal();
        self.numbers[W::Start] + if is_gain(tokens, colour) { self.token(tokens.len(), goal) } else { 0.0 }
    }

    /// What the next token is worth to who has `count` of them.
    pub fn token(&self, count: usize, goal: usize) -> f32 {
        let victory = if count + 1 >= goal { self.numbers[W::Victory] } else { 0.0 };
        standing(self.numbers, count + 1, goal) - standing(self.numbers, count, goal) + victory
    }

    /// What winning is worth to `seat`: the own gain, and what the likeliest others do not get.
    pub fn stake(&self, game: &Tourney, colour: Colour) -> f32 {
        let rivals = game.still_in().without(self.seat);
        let theirs: f32 = rivals.iter().map(|other| self.gain(game, other, colour)).sum();
        let denied = self.numbers[W::Deny] * theirs / rivals.len().max(1) as f32;
        self.gain(game, self.seat, colour) + denied
    }

    /// The hope that `seat` may have of this tournament.
    pub fn hope(&self, game: &Tourney) -> f32 {
        match game.colour() {
            Some(colour) if game.still_in().contains(self.seat) => self.chance(game, colour) * self.stake(game, colour),
            Some(_) | None => 0.0,
        }
    }

    /// What withdrawing now costs: T18, a maiden takes a token with it.
    pub fn withdrawal(&self, game: &Tourney) -> f32 {
        let tokens = game.tokens(self.seat).len();
        let is_costly = tokens > 0 && game.has_maiden(self.seat);
        if is_costly { self.last_token(game) } else { 0.0 }
    }

    /// What it costs to give a token back.
    pub fn last_token(&self, game: &Tourney) -> f32 {
        let (count, goal) = (game.tokens(self.seat).len(), game.options().goal());
        standing(self.numbers, count, goal) - standing(self.numbers, count.saturating_sub(1), goal)
    }
}

/// How well a player stands with this many tokens: the last ones count most.
pub fn standing(numbers: &Numbers, count: usize, goal: usize) -> f32 {
    let tokens = count as f32;
    tokens * (numbers[W::Token] + numbers[W::Steep] * tokens / goal as f32)
}

/// Would the player get a token for this colour?
pub fn is_gain(tokens: Tokens, colour: Colour) -> bool {
    colour == Colour::Purple || !tokens.has(colour)
}

/// The total of a display in this colour.
pub fn total_in(game: &Tourney, seat: Seat, colour: Colour) -> u16 {
    if game.colour() == Some(colour) || game.phase() == Phase::Name {
        game.total(seat)
    } else {
        game.display(seat).iter().map(|card| card.worth(colour)).sum()
    }
}
