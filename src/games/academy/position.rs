//! Positions set up by hand: for tests, lessons and puzzles. A game goes on from them like from any other.

use super::cards::{Card, Cards};
use super::coats::{Lesson, Purse};
use super::dice::Dice;
use super::effects::codex::{Codex, PastCodex, Place};
use super::effects::scrolls::Scrolls;
use super::event::Event;
use super::list::List;
use super::options::{Options, Seating};
use super::phases::{Phase, Play, Plays, bet, draft, lift, piles, play};
use super::squire::{BySquire, MAX_SQUIRES, Squire};
use super::state::Academy;
use super::tracks::{Track, Tracks};
use crate::kernel::{Seat, Seed, Witness};

/// Where in the round a position begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// After the deal: bets, if played with, then the draft or the piles. [`Position::cards`] are packets of five, in
    /// Lancelot the six cards of each seat.
    Deal,
    /// Before the first card is played. [`Position::cards`] are the squires' hands: five each, in Lancelot three.
    Play,
    /// When all cards are played. [`Position::cards`] do not matter.
    Scoring,
}

/// A position before it is played.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// What was agreed before the deal.
    pub options: Options,
    /// Who began round 1; in Lancelot the owner of blue.
    pub lead: Seat,
    /// 1 to 6.
    pub round: u8,
    /// The squire that begins this round.
    pub first: Squire,
    /// The discs.
    pub tracks: Tracks,
    /// The cards, as [`Start`] says.
    pub cards: [Cards; MAX_SQUIRES],
    /// What was played this round, for bets that come in at the scoring.
    pub plays: Plays,
    /// The coats.
    pub purses: BySquire<Purse>,
    /// The tracks named.
    pub bets: BySquire<Option<Track>>,
    /// Where the Cup stands.
    pub cup: i8,
    /// The scrolls.
    pub scrolls: Scrolls,
    /// The coats of the codex, place by place.
    pub codex: List<Lesson, MAX_SQUIRES>,
    /// Who has the −1 and the −3 of earlier rounds' codices. They must be in the purses too.
    pub past: List<PastCodex, 6>,
    /// What later deals grow from.
    pub seed: Seed,
}

impl Position {
    /// Round 1 with every disc at the start and nothing in hand.
    pub fn new(options: Options) -> Position {
        let squires = options.squires();
        Position {
            options,
            lead: Seat(0),
            round: 1,
            first: Squire(0),
            tracks: Tracks::default(),
            cards: [Cards::new(); MAX_SQUIRES],
            plays: Plays::new(),
            purses: BySquire::new(squires),
            bets: BySquire::new(squires),
            cup: 0,
            scrolls: Scrolls::default(),
            codex: if options.variants.codex { Codex::coats(squires) } else { List::new() },
            past: List::new(),
            seed: Seed(0),
        }
    }

    /// Adds a card that was played this round.
    pub fn played(&mut self, squire: Squire, card: Card, track: Track) {
        self.plays.push(Play { squire, card, track });
    }

    /// Goes on from here; what happens without a choice happens at once.
    pub fn start(self, start: Start, witness: &mut impl Witness<Event>) -> Academy {
        let mut game = Academy::empty(self.options, Dice::new(self.seed), self.lead);
        game.round = self.round;
        game.first = self.first;
        game.tracks = self.tracks;
        game.plays = self.plays;
        game.purses = self.purses;
        game.bets = self.bets;
        game.cup = self.cup;
        game.scrolls = self.scrolls;
        game.codex.places = self.codex.iter().map(|&coat| Place { coat, ..Place::default() }).collect();
        game.codex.past = self.past;
        game.phase = Phase::Over;
        match start {
            Start::Deal => self.deal(&mut game),
            Start::Play => {
                game.kept = self.cards.map(|cards| cards.iter().copied().collect());
                game.piles.given = true;
                play::go_on(&mut game, witness);
            }
            Start::Scoring => lift::begin(&mut game, witness),
        }
        game
    }

    fn deal(&self, game: &mut Academy) {
        let lancelot = self.options.seating == Seating::Lancelot;
        if lancelot {
            game.piles.hands = [self.cards[0].sorted(), self.cards[1].sorted()];
        } else {
            game.packets = self.cards.map(Cards::sorted);
        }
        match (self.options.variants.bet, lancelot) {
            (true, _) => bet::begin(game),
            (false, true) => piles::begin(game),
            (false, false) => draft::begin(game),
        }
    }
}
