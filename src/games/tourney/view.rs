//! What one viewer may know, built up from nothing; and positions that such knowledge allows.

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::cards::{Card, Colour};
use super::holders::{Display, Hand, Pile};
use super::illegal::Illegal;
use super::options::Options;
use super::phases::Phase;
use super::scoring::Tokens;
use super::state::Tourney;
use crate::kernel::{BySeat, Game, Nobody, Rng, Seat, SeatSet, Seed, Viewer};

/// What is known of a hand: cards seen to go there (T7, T28, T29) and not seen to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Known {
    /// The cards.
    pub cards: Hand,
    /// Each of these players took a card of this hand unseen (T29), so one of `cards` may be with each of them instead.
    pub strays: SeatSet,
}

impl Known {
    /// Nothing is known.
    pub const NOTHING: Known = Known { cards: Hand::EMPTY, strays: SeatSet::EMPTY };
}

/// One player as a viewer sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The tokens owned.
    pub tokens: Tokens,
    /// Still in this tournament?
    pub is_in: bool,
    /// The total with which the player withdrew from this tournament; 0 while they are in.
    pub withdrew_at: u16,
    /// The display, earliest card first.
    pub display: Display,
    /// The display's total in the present colour (T14).
    pub total: u16,
    /// Does the Shield lie before the player?
    pub has_shield: bool,
    /// Does Stunned lie before the player?
    pub is_stunned: bool,
    /// How many cards the player holds.
    pub hand_len: u8,
    /// What the viewer knows of the hand: all of their own.
    pub hand: Known,
    /// What everybody knows of the hand (of the viewer's own hand: what others know for certain).
    pub shown: Known,
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was agreed before the deal.
    pub options: Options,
    /// The number of the tournament, from 1.
    pub tournament: u16,
    /// What is to be decided.
    pub phase: Phase,
    /// Who opened this tournament, or is to open it.
    pub starter: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The present colour; `None` until it is named.
    pub colour: Option<Colour>,
    /// The colour in which the previous tournament ended: purple may not follow purple (T6).
    pub previous: Option<Colour>,
    /// Is this the starter's opening turn (T8)?
    pub opening: bool,
    /// How many cards were played in this turn (T12).
    pub played: u8,
    /// How many cards came onto the player's own display in this turn (T37).
    pub added: u8,
    /// The players by seat.
    pub players: BySeat<PlayerView>,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// The discards, the latest last.
    pub discards: Pile,
}

impl View {
    /// What `viewer` may know of a position.
    pub(super) fn of(game: &Tourney, viewer: Viewer) -> View {
        let mut players = BySeat::new(game.seats(), View::player(game, viewer, Seat(0)));
        for seat in Seat::all(game.seats()).skip(1) {
            players[seat] = View::player(game, viewer, seat);
        }
        View {
            viewer,
            options: game.options,
            tournament: game.tournament,
            phase: View::phase(game, viewer),
            starter: game.starter,
            turn: game.turn,
            colour: game.colour,
            previous: game.previous,
            opening: game.opening,
            played: game.played,
            added: game.added,
            players,
            draw_pile: game.pile.len() as u8,
            discards: game.discards,
        }
    }

    fn player(game: &Tourney, viewer: Viewer, seat: Seat) -> PlayerView {
        let own = Known { cards: *game.hand(seat), strays: SeatSet::EMPTY };
        PlayerView {
            tokens: game.tokens(seat),
            is_in: game.still_in.contains(seat),
            withdrew_at: game.players[seat.index()].withdrew_at,
            display: *game.display(seat),
            total: game.total(seat),
            has_shield: game.shield == Some(seat),
            is_stunned: game.stunned == Some(seat),
            hand_len: game.hand(seat).len() as u8,
            hand: if viewer.is(seat) { own } else { game.knowledge.of(viewer, seat) },
            shown: game.knowledge.of(Viewer::Public, seat),
        }
    }

    /// T38: what others have answered to an action card is secret until all have answered.
    fn phase(game: &Tourney, viewer: Viewer) -> Phase {
        let Phase::Reaction { deed, open, lancelot } = game.phase else { return game.phase };
        let asked = game.still_in.without(game.turn);
        let has_answered = |seat: &Seat| viewer.is(*seat) && !open.contains(*seat);
        let answered: SeatSet = asked.iter().filter(has_answered).collect();
        let open = answered.iter().fold(asked, SeatSet::without);
        Phase::Reaction { deed, open, lancelot: lancelot.filter(|&by| viewer.is(by)) }
    }

    /// The viewer's seat, if they have one.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// The viewer's own hand; empty for a bystander.
    pub fn hand(&self) -> Hand {
        self.seat().map_or(Hand::EMPTY, |seat| self.players[seat].hand.cards)
    }

    /// May purple not be named (T6)?
    pub fn is_purple_barred(&self) -> bool {
        self.previous == Some(Colour::Purple)
    }

    /// The highest total of all players but this one: what must be exceeded to stay in (T12).
    pub fn to_beat(&self, seat: Seat) -> u16 {
        let others = self.players.by_seat().filter(|&(other, _)| other != seat);
        others.map(|(_, player)| player.total).max().unwrap_or(0)
    }

    /// The totals if the viewer did this now, one after the other, and nobody answered: what a screen shows before a
    /// choice is confirmed. Without actions: the totals if the action card just played stands. Nothing if one of them is
    /// not legal. (No total depends on what the viewer cannot know.)
    pub fn totals_after(&self, actions: &[Action]) -> Option<BySeat<u16>> {
        let mut game = self.imagined(actions)?;
        let_it_stand(&mut game);
        let mut totals = BySeat::new(game.seats(), 0);
        Seat::all(game.seats()).for_each(|seat| totals[seat] = game.total(seat));
        Some(totals)
    }

    /// Why the viewer could not play this card after `actions`, whatever its targets; `None` if they could.
    pub fn refusal(&self, actions: &[Action], card: Card) -> Option<Illegal> {
        match (self.seat(), self.imagined(actions)) {
            (Some(seat), Some(game)) => game.refusal(seat, card),
            (None, _) | (_, None) => Some(Illegal::NotAsked),
        }
    }

    /// A position that this view allows, after `actions` of the viewer that nobody answered.
    fn imagined(&self, actions: &[Action]) -> Option<Tourney> {
        let mut game = Tourney::sample(self, &mut Rng::new(Seed(0)));
        for &action in actions {
            let seat = self.seat()?;
            game.check(seat, action).ok()?;
            game.resolve(seat, action, &mut Nobody);
            let_it_stand(&mut game);
        }
        Some(game)
    }

    /// How many cards of this kind the viewer has not seen: they are in the draw pile or in others' hands.
    pub fn unseen(&self, card: Card) -> u8 {
        self.unseen_cards().count(card)
    }

    /// All cards that the viewer has not seen.
    pub fn unseen_cards(&self) -> Hand {
        let mut unseen = Hand::deck();
        for player in self.players.iter() {
            player.display.iter().for_each(|&card| _ = unseen.take(card));
            player.hand.cards.iter().for_each(|card| _ = unseen.take(card));
            if player.has_shield {
                unseen.take(Card::Shield);
            }
            if player.is_stunned {
                unseen.take(Card::Stunned);
            }
        }
        self.discards.iter().for_each(|&card| _ = unseen.take(card));
        if let Phase::Reaction { deed, .. } = self.phase {
            unseen.take(deed.card());
        }
        unseen
    }
}

/// Nobody answers the action card that was just played.
fn let_it_stand(game: &mut Tourney) {
    while let Phase::Reaction { open, .. } = game.phase() {
        open.iter().for_each(|seat| game.resolve(seat, Action::Pass, &mut Nobody));
    }
}
