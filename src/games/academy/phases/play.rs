//! Playing cards (A9): the card moves the squire's disc. The neutral of Karadoc plays at random (A35).

use super::super::action::Action;
use super::super::cards::{Card, CardKind};
use super::super::effects::cup;
use super::super::event::{Event, Scroll, Why};
use super::super::illegal::Illegal;
use super::super::options::Seating;
use super::super::squire::Squire;
use super::super::state::Academy;
use super::super::tracks::{Shift, Track};
use super::{Phase, Play, lift};
use crate::kernel::Witness;

/// Cards a squire plays in a round: four of five (A9).
const PLAYS: usize = 4;

/// Cards a squire of Lancelot plays, in a row (A36).
const LANCELOT_PLAYS: usize = 3;

/// Whose turn it is to play, if cards are still to be played.
#[inline]
fn turn(game: &Academy) -> Option<Squire> {
    let (turn, squires) = (game.plays.len(), game.squires());
    let (steps, turns) = match game.options.seating {
        Seating::Lancelot => (turn / LANCELOT_PLAYS, LANCELOT_PLAYS * squires),
        _ => (turn % squires, PLAYS * squires),
    };
    (turn < turns).then(|| game.first.left(steps, squires))
}

/// Goes on to the next card that needs a choice, or to the scoring when all are played.
#[inline]
pub fn go_on(game: &mut Academy, witness: &mut impl Witness<Event>) {
    loop {
        let Some(squire) = turn(game) else { return lift::begin(game, witness) };
        let Some((card, track)) = forced(game, squire, witness) else { return };
        put(game, squire, card, track, witness);
        if may_look(game, squire, card) {
            return game.phase = Phase::Look { squire };
        }
    }
}

/// A card that is played without a choice. Else the phase says who chooses.
#[inline]
fn forced(game: &mut Academy, squire: Squire, witness: &mut impl Witness<Event>) -> Option<(Card, Track)> {
    game.phase = Phase::Play { squire };
    if game.is_neutral(squire) {
        return neutral_draws(game, witness);
    }
    // A36: the last card of a squire of Lancelot is played without a choice, unless it has two tracks. In the draft
    // games the fifth card is never shown, so even two equal cards are asked for: a forced play would give it away.
    let last = game.options.seating == Seating::Lancelot && game.plays.len() % LANCELOT_PLAYS == LANCELOT_PLAYS - 1;
    if !last {
        return None;
    }
    let card = *game.hand(squire).first()?;
    card.kind().track().map(|track| (card, track))
}

/// A35: a random card of the neutral's packet. The first player chooses the track of a combat card.
fn neutral_draws(game: &mut Academy, witness: &mut impl Witness<Event>) -> Option<(Card, Track)> {
    let hand = game.hand(Squire::NEUTRAL);
    let card = *game.dice.throw().pick(&hand).expect("the neutral has cards left");
    witness.see(Event::NeutralDrew { card });
    let track = card.kind().track();
    if track.is_none() {
        game.phase = Phase::Aim { card };
    }
    track.map(|track| (card, track))
}

/// A31: whoever plays an Education card may look into the codex; the neutral never does (A35).
#[inline]
fn may_look(game: &Academy, squire: Squire, card: Card) -> bool {
    game.options.variants.codex && card.kind() == CardKind::Education && game.owner(squire).is_some()
}

/// Any card in hand; a combat card on either of its tracks.
#[inline]
pub fn legal(game: &Academy, squire: Squire, actions: &mut Vec<Action>) {
    for card in game.hand(squire).distinct() {
        match card.kind().track() {
            Some(track) => actions.push(Action::Play(card, track)),
            None => actions.extend([Track::Jousts, Track::Tournaments].map(|track| Action::Play(card, track))),
        }
    }
}

/// Is the card in hand, and does it go on the track?
pub fn check(game: &Academy, squire: Squire, card: Card, track: Track) -> Result<(), Illegal> {
    if !game.hand(squire).contains(&card) {
        return Err(Illegal::NotInHand);
    }
    if card.kind().goes_on(track) { Ok(()) } else { Err(Illegal::OtherTrack) }
}

/// Is it the card that the neutral drew, and does it go on the track?
pub fn check_aim(drawn: Card, card: Card, track: Track) -> Result<(), Illegal> {
    if card != drawn {
        return Err(Illegal::NotDrawn);
    }
    if card.kind().goes_on(track) { Ok(()) } else { Err(Illegal::OtherTrack) }
}

/// Plays a card that was chosen, and goes on.
#[inline]
pub fn play(game: &mut Academy, squire: Squire, card: Card, track: Track, witness: &mut impl Witness<Event>) {
    put(game, squire, card, track, witness);
    if may_look(game, squire, card) {
        game.phase = Phase::Look { squire };
    } else {
        go_on(game, witness);
    }
}

/// The card moves the disc (A9), pulls the Cup (A28) and takes scrolls (A32).
#[inline]
fn put(game: &mut Academy, squire: Squire, card: Card, track: Track, witness: &mut impl Witness<Event>) {
    let kept = &game.kept[squire.index()];
    let spent = &mut game.spent[squire.index()];
    let place = (0..kept.len()).find(|&place| kept[place] == card && *spent >> place & 1 == 0);
    *spent |= 1 << place.expect("the card is in hand");
    game.plays.push(Play { squire, card, track });
    witness.see(Event::Played { squire, card, track });
    advance(game, squire, track, card.value(), Why::Card, witness);
    if game.options.variants.knights && track.is_combat() {
        let from = game.cup;
        game.cup = cup::pulled(from, track, card.value(), game.options.values.cups);
        witness.see(Event::CupMoved { from, to: game.cup });
    }
    if game.options.variants.scrolls && track == Track::Service {
        take_scrolls(game, squire, witness);
    }
}

/// A32: the disc takes every scroll still lying on its square or below.
fn take_scrolls(game: &mut Academy, squire: Squire, witness: &mut impl Witness<Event>) {
    let square = game.tracks[Track::Service].disc(squire).progress();
    for scroll in [Scroll::Six, Scroll::Twelve] {
        if game.scrolls.take(scroll, square) {
            witness.see(Event::ScrollTaken { squire, scroll });
        }
    }
}

/// Moves a disc forward and tells it.
#[inline]
pub fn advance(
    game: &mut Academy,
    squire: Squire,
    track: Track,
    steps: u8,
    why: Why,
    witness: &mut impl Witness<Event>,
) {
    let shift = game.tracks.advance(track, squire, steps);
    tell_move(squire, track, shift, why, witness);
}

/// Tells a move; one of 0 is none (A10, A12).
#[inline]
pub fn tell_move(squire: Squire, track: Track, shift: Shift, why: Why, witness: &mut impl Witness<Event>) {
    if shift.from == shift.to {
        return;
    }
    witness.see(Event::Moved { squire, track, shift, why });
    if shift.laps() {
        witness.see(Event::Lapped { squire, track, laps: shift.to.laps() });
    }
}
