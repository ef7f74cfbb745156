//! The round around the decisions: set-up (A5, A6), deal (A7), reset (A14, A27, A29, A32) and the passing of Excalibur
//! (A15).

use super::super::cards::{Card, Cards, DECK};
use super::super::dice::Dice;
use super::super::event::Event;
use super::super::list::List;
use super::super::options::{First, Options, Seating};
use super::super::scoring::winners;
use super::super::squire::{BySquire, MAX_SQUIRES, Squire};
use super::super::state::{Academy, ROUNDS};
use super::super::tracks::Track;
use super::{Phase, Plays, bet, draft, piles};
use crate::kernel::{Seat, Seed, Witness};

/// Cards in a packet as dealt (A7).
const PACKET: usize = 5;

/// Cards a player of Lancelot is dealt (A36).
const LANCELOT_HAND: usize = 6;

/// Sets the table and deals the first round.
pub fn set_up(options: Options, seed: Seed, witness: &mut impl Witness<Event>) -> Academy {
    let mut dice = Dice::new(seed);
    let lead = match options.first {
        First::Chosen(seat) => seat,
        First::Random => Seat(dice.throw().below(options.seating.seats() as u32) as u8),
    };
    let mut game = Academy::empty(options, dice, lead);
    witness.see(Event::Seated { lead });
    begin(&mut game, 1, witness);
    game
}

/// Begins a round: the deal, the codex, then bets, or at once the draft or the piles.
fn begin(game: &mut Academy, round: u8, witness: &mut impl Witness<Event>) {
    game.round = round;
    game.first = game.first_of(round);
    game.plays = Plays::new();
    game.kept = [List::new(); MAX_SQUIRES];
    game.spent = [0; MAX_SQUIRES];
    game.bets = BySquire::new(game.squires());
    witness.see(Event::RoundBegan { round, first: game.first, to_left: round % 2 == 1 });
    deal(game, witness);
    if game.options.variants.bet {
        bet::begin(game);
    } else {
        hand_out(game);
    }
}

/// A7: all 52 cards are shuffled, every round. A36: a player of Lancelot gets six. A31: the codex is laid.
fn deal(game: &mut Academy, witness: &mut impl Witness<Event>) {
    let mut rng = game.dice.throw();
    let mut deck = Card::deck();
    if game.options.seating == Seating::Lancelot {
        rng.deal(&mut deck, 2 * LANCELOT_HAND);
        piles::deal(game, &deck, witness);
    } else {
        rng.deal(&mut deck, PACKET * game.squires());
        deal_packets(game, &deck, witness);
    }
    if game.options.variants.codex {
        game.codex.lay(game.squires(), &mut rng);
        let coats = game.codex.places.iter().map(|place| place.coat).collect();
        witness.see(Event::CodexLaid { coats: Some(coats) });
    }
}

fn deal_packets(game: &mut Academy, deck: &[Card; DECK], witness: &mut impl Witness<Event>) {
    for (squire, cards) in Squire::all(game.squires()).zip(deck.chunks_exact(PACKET)) {
        let cards = cards.iter().copied().collect::<Cards>().sorted();
        game.packets[squire.index()] = cards;
        let (seat, count) = (game.owner(squire), PACKET as u8);
        witness.see(Event::Dealt { seat, squire: Some(squire), count, cards: Some(cards) });
    }
}

/// The bets are named, or none are: the cards are chosen.
pub fn hand_out(game: &mut Academy) {
    if game.options.seating == Seating::Lancelot {
        piles::begin(game);
    } else {
        draft::begin(game);
    }
}

/// The scoring is done: discs go back, Excalibur passes. After round 6 there is neither (A15), and the best is knighted.
pub fn end(game: &mut Academy, witness: &mut impl Witness<Event>) {
    if game.round == ROUNDS {
        return finish(game, witness);
    }
    reset(game, witness);
    let to = game.first_of(game.round + 1);
    witness.see(Event::ExcaliburPassed { to });
    begin(game, game.round + 1, witness);
}

fn finish(game: &mut Academy, witness: &mut impl Witness<Event>) {
    game.phase = Phase::Over;
    let all = game.points();
    let points = BySquire::from_fn(game.squires(), |squire| all[squire] as i16);
    witness.see(Event::Knighted { winners: winners(game), points });
}

/// Step 5 of a round.
fn reset(game: &mut Academy, witness: &mut impl Witness<Event>) {
    if game.round == 3 {
        let options = game.options;
        for track in Track::ALL.into_iter().filter(|&track| options.resets(track)) {
            // A27: with advanced rules all but King's Service keep their order.
            if options.advanced && track.is_ranked() {
                close_ranks(game, track);
            } else {
                clear(game, track);
            }
            tell(game, track, witness);
        }
    }
    reset_knights(game, witness);
    reset_scrolls(game, witness);
}

/// A29: after the scorings of rounds 2 and 4 the knights' tracks and the Cup go back to the start.
fn reset_knights(game: &mut Academy, witness: &mut impl Witness<Event>) {
    if !game.options.variants.knights || game.round % 2 == 1 {
        return;
    }
    for track in [Track::Jousts, Track::Tournaments] {
        clear(game, track);
        tell(game, track, witness);
    }
    game.cup = 0;
    witness.see(Event::CupReturned);
}

/// A32: if scroll 12 was taken this round, both scrolls return and all discs go to 0.
fn reset_scrolls(game: &mut Academy, witness: &mut impl Witness<Event>) {
    if game.scrolls.return_now() {
        game.scrolls = Default::default();
        witness.see(Event::ScrollsReturned);
        clear(game, Track::Service);
        tell(game, Track::Service, witness);
    } else {
        game.scrolls.end_round();
    }
}

fn clear(game: &mut Academy, track: Track) {
    game.tracks[track] = Default::default();
}

/// A27: the last disc goes to 0, the next to 1 and so on, but never forward. Those on square 0 are last together and
/// stay. Discs are placed from the last up, so who is level afterwards keeps the order.
fn close_ranks(game: &mut Academy, track: Track) {
    let before = game.tracks[track];
    let ranking = before.ranking(game.squires());
    clear(game, track);
    let lowest = u16::from(!ranking.at_start().is_empty());
    for (target, &squire) in (lowest..).zip(ranking.ahead().iter().rev()) {
        let progress = before.disc(squire).progress().min(target);
        game.tracks[track].put(squire, progress);
    }
}

fn tell(game: &Academy, track: Track, witness: &mut impl Witness<Event>) {
    let discs = BySquire::from_fn(game.squires(), |squire| game.tracks[track].disc(squire));
    witness.see(Event::Reset { track, discs });
}
