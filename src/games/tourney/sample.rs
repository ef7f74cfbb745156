//! Positions that a view allows: what its viewer cannot know is dealt anew.

use super::Tourney;
use super::cards::Card;
use super::holders::{Hand, Pile};
use super::knowledge::Knowledge;
use super::options::MAX_PLAYERS;
use super::phases::Phase;
use super::state::Player;
use super::view::View;
use crate::kernel::{Rng, Seat, SeatSet};

/// How often the unseen cards are dealt again until the starter can open; then one card is simply exchanged.
const DEALS: usize = 16;

/// A position that the view allows, every deal of the unseen cards equally likely.
pub(super) fn position(view: &View, rng: &mut Rng) -> Tourney {
    let mut game = known_position(view, rng.fork());
    place_strays(view, &mut game, rng);
    let mut unseen = unplaced(&game);
    let room = |game: &Tourney, seat: Seat| usize::from(view.players[seat].hand_len) - game.hand(seat).len();
    let openers = opening_kinds(view, &game);
    for deal in 1..=DEALS {
        rng.shuffle(unseen.as_mut_slice());
        let Some(kinds) = openers else { break };
        let turn = room(&game, view.turn);
        if game.hand(view.turn).has_any(kinds) || unseen[..turn].iter().any(|&card| 1 << card as u32 & kinds != 0) {
            break;
        }
        if deal == DEALS {
            hand_an_opener(&mut unseen, turn, kinds, rng);
        }
    }
    // The player whose turn it is comes first, so that their part of the deal is the front of the pile.
    let mut cards = unseen.iter().copied();
    for seat in view.turn.around(view.options.seats.into()) {
        let count = room(&game, seat);
        cards.by_ref().take(count).for_each(|card| game.player(seat).hand.add(card));
    }
    game.pile = cards.collect();
    game
}

/// The cards that lie nowhere yet.
fn unplaced(game: &Tourney) -> Pile {
    let placed = game.all_cards();
    let count = |card: Card| usize::from(card.copies() - placed.count(card));
    Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, count(card))).collect()
}

/// The position with only what the viewer knows in it.
fn known_position(view: &View, rng: Rng) -> Tourney {
    let seats = usize::from(view.options.seats);
    let mut players = [Player::NEW; MAX_PLAYERS];
    for (seat, player) in view.players.by_seat() {
        players[seat.index()] = Player {
            hand: player.hand.cards,
            display: player.display,
            tokens: player.tokens,
            withdrew_at: player.withdrew_at,
        };
    }
    let find = |is_it: fn(&super::PlayerView) -> bool| {
        view.players.by_seat().find(|(_, player)| is_it(player)).map(|(seat, _)| seat)
    };
    let knowledge = Knowledge::sampled(view.viewer, seats, |seat| (view.players[seat].hand, view.players[seat].shown));
    Tourney {
        options: view.options,
        rng,
        phase: view.phase,
        tournament: view.tournament,
        starter: view.starter,
        turn: view.turn,
        colour: view.colour,
        previous: view.previous,
        opening: view.opening,
        played: view.played,
        added: view.added,
        still_in: view.players.by_seat().filter(|(_, player)| player.is_in).map(|(seat, _)| seat).collect::<SeatSet>(),
        shield: find(|player| player.has_shield),
        stunned: find(|player| player.is_stunned),
        players,
        pile: Pile::EMPTY,
        discards: view.discards,
        knowledge,
    }
}

/// T29: of a hand that the viewer knew, each thief may hold one of the known cards instead.
fn place_strays(view: &View, game: &mut Tourney, rng: &mut Rng) {
    for (victim, player) in view.players.by_seat() {
        for thief in player.hand.strays.iter() {
            let held = game.hand(victim).len();
            let room = usize::from(player.hand_len);
            let thief_has_room = game.hand(thief).len() < usize::from(view.players[thief].hand_len);
            // The thief took one of `room + 1` cards, of which `held` are known, all equally likely.
            let strayed = held > room || (rng.below(room as u32 + 1) as usize) < held;
            if held > 0 && strayed && thief_has_room {
                let card = game.hand(victim).nth(rng.below(held as u32) as usize);
                game.player(victim).hand.take(card);
                game.player(thief).hand.add(card);
            }
        }
        // More is known than the hand holds only if what is known went further than can be followed.
        while game.hand(victim).len() > usize::from(player.hand_len) {
            let card = game.hand(victim).nth(0);
            game.player(victim).hand.take(card);
        }
    }
}

/// T6, T8: the kinds of which the starter holds at least one, before the first card; `None` at any other time, and for
/// the starter's own view.
fn opening_kinds(view: &View, game: &Tourney) -> Option<u64> {
    if view.viewer.is(view.turn) || !view.opening || view.played > 0 {
        return None;
    }
    match (view.phase, view.colour) {
        (Phase::Name, _) => Some(game.openers()),
        (Phase::Play, Some(colour)) => Some(Tourney::openers_of(colour)),
        _ => None,
    }
}

/// Exchanges a random card of the first `count` with a random card of these kinds from the rest.
fn hand_an_opener(unseen: &mut Pile, count: usize, kinds: u64, rng: &mut Rng) {
    let fits = |card: &Card| 1 << *card as u32 & kinds != 0;
    let found: Hand = unseen[count..].iter().copied().filter(fits).collect();
    if count == 0 || found.is_empty() {
        return;
    }
    let wanted = found.nth(rng.below(found.len() as u32) as usize);
    let from = count + unseen[count..].iter().position(|&card| card == wanted).expect("the card was found there");
    unseen.as_mut_slice().swap(rng.below(count as u32) as usize, from);
}
