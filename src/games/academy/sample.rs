//! Positions that a view allows: what its viewer cannot know is dealt anew, consistently with all it has seen.

mod deal;
mod lessons;

use super::cards::{Card, Cards};
use super::dice::Dice;
use super::effects::codex::{Codex, Place};
use super::list::List;
use super::options::Seating;
use super::phases::piles::{self, Piles};
use super::phases::{Phase, Play};
use super::squire::{BySquire, MAX_SQUIRES, Squire};
use super::state::Academy;
use super::view::{CodexView, LancelotView, View};
use crate::kernel::{Rng, Seat, Seed, Viewer};

/// A position that `view` allows.
pub(super) fn sample(view: &View, rng: &mut Rng) -> Academy {
    let seed = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
    let mut game = Academy::empty(view.options, Dice::new(Seed(seed)), view.lead);
    game.round = view.round;
    game.first = view.first;
    game.phase = view.phase;
    game.plays = view.plays;
    game.tracks = view.tracks;
    game.bets = BySquire::from_fn(view.squires(), |squire| view.squires[squire].bet);
    game.cup = view.cup.unwrap_or_default();
    game.scrolls = view.scrolls.unwrap_or_default();
    game.gifts = view.gifts;
    if matches!(view.phase, Phase::Draft { .. } | Phase::Split | Phase::Give) {
        game.pending.ask(view.options.seating.seats());
    }
    if let (Viewer::Seat(seat), Some(action)) = (view.viewer, view.pending) {
        game.pending.choose(seat, action);
    }
    if let Some(codex) = &view.codex {
        game.codex = lay_codex(view, codex, rng);
    }
    game.purses = lessons::purses(view, &game.codex);
    match &view.lancelot {
        Some(lancelot) => deal_lancelot(view, lancelot, &mut game, rng),
        None => deal::deal(view, &mut game, rng),
    }
    game
}

/// The codex: the coats not seen are shuffled onto the places not seen, and past secrets are drawn.
fn lay_codex(view: &View, codex: &CodexView, rng: &mut Rng) -> Codex {
    let mut unseen = if codex.places.is_empty() { List::new() } else { Codex::coats(view.squires()) };
    for coat in codex.places.iter().filter_map(|place| place.coat) {
        let at = unseen.iter().position(|&other| other == coat).expect("what was seen is one of the coats");
        unseen.remove(at);
    }
    rng.shuffle(&mut unseen);
    let mut unseen = unseen.iter().copied();
    let places = codex.places.iter().map(|place| Place {
        coat: place.coat.unwrap_or_else(|| unseen.next().expect("there are as many coats as places")),
        looked: place.looked,
        taken: place.taken,
    });
    Codex { places: places.collect(), past: lessons::past(view, codex, rng) }
}

/// Lancelot (A36): until the piles are shown the opponent's six are any of the rest; afterwards only how they were given
/// to the squires is secret.
fn deal_lancelot(view: &View, seen: &LancelotView, game: &mut Academy, rng: &mut Rng) {
    let own = match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    game.piles = Piles { hands: [Cards::new(); 2], made: seen.piles, taken: seen.taken, given: seen.given };
    game.piles.hands = match (seen.piles, seen.taken) {
        (Some(made), [Some(a), Some(b)]) => piles::chosen(made, [a, b]),
        (Some(made), _) => made.map(|[a, b]| a.iter().chain(b.iter()).copied().collect::<Cards>().sorted()),
        (None, _) => deal_sixes(seen, own, rng),
    };
    if seen.given {
        for seat in Seat::all(2) {
            give(view, game, seat, own == Some(seat), rng);
        }
    }
}

fn deal_sixes(seen: &LancelotView, own: Option<Seat>, rng: &mut Rng) -> [Cards; 2] {
    let mut rest: Vec<Card> = Card::deck().to_vec();
    if own.is_some() {
        for card in seen.hand.iter() {
            rest.remove(rest.iter().position(|other| other == card).expect("a card of the deck"));
        }
    }
    rng.deal(&mut rest, 12);
    let six = |from: usize| rest[from..from + 6].iter().copied().collect::<Cards>().sorted();
    match own {
        Some(Seat(0)) => [seen.hand, six(0)],
        Some(_) => [six(0), seen.hand],
        None => [six(0), six(6)],
    }
}

/// Gives a seat's six cards to its squires: as they were, or at random where the viewer cannot know.
fn give(view: &View, game: &mut Academy, seat: Seat, own: bool, rng: &mut Rng) {
    let squires = piles::squires_of(seat, view.lead);
    let played: [Cards; 2] = squires.map(|squire| view.plays_of(squire).map(|play| play.card).collect());
    let mut rest = game.piles.hands[seat.index()];
    played.iter().flat_map(|cards| cards.iter()).for_each(|&card| _ = rest.take(card));
    rng.shuffle(&mut rest);
    if let Some(place) = must_aim(view, squires) {
        // The one who is asked for a last card has a choice of tracks: it is a combat card.
        let combat = rest.iter().position(|card| card.kind().track().is_none()).expect("the card is among the rest");
        let at = if place == 0 { 0 } else { rest.len() - 1 };
        rest.swap(combat, at);
    }
    let (first, second) = rest.split_at(3 - played[0].len());
    for ((squire, cards), held) in squires.into_iter().zip(played).zip([first, second]) {
        let held: Cards = if own { view.squires[squire].hand } else { held.iter().copied().collect() };
        let hold = &mut game.kept[squire.index()];
        *hold = cards.iter().chain(held.iter()).copied().collect();
        game.spent[squire.index()] = (1u8 << cards.len()) - 1;
    }
}

/// Which of these squires is asked for its last card, if one is.
fn must_aim(view: &View, squires: [Squire; 2]) -> Option<usize> {
    let Phase::Play { squire } = view.phase else { return None };
    squires.iter().position(|&own| own == squire && view.squires[own].held == 1)
}

/// The cards that each squire has played this round.
fn played(view: &View) -> [List<Card, 5>; MAX_SQUIRES] {
    let mut cards = [List::new(); MAX_SQUIRES];
    for &Play { squire, card, .. } in view.plays.iter() {
        cards[squire.index()].push(card);
    }
    cards
}

/// Is this the seating with the neutral squire?
fn has_neutral(view: &View) -> bool {
    view.options.seating == Seating::Karadoc
}
