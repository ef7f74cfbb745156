//! What has happened, in the past tense: enough to draw it, to log it and to tell it again.

use serde::Serialize;

use super::action::{Deed, FaceUp, Place};
use super::cards::{Card, Colour};
use super::holders::{Display, Hand, Pile};
use crate::kernel::{Seat, SeatSet, Viewer};

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// T3: this player dealt the cards.
    Dealer {
        /// Who dealt.
        seat: Seat,
    },
    /// T3: a player received the first cards. Others see only how many.
    Dealt {
        /// Who received them.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; empty for those who may not know.
        hand: Hand,
    },
    /// T3, T10: the draw pile was made.
    Shuffled {
        /// How many cards it has.
        count: u8,
        /// The order, the next card last; empty for every viewer.
        order: Pile,
    },
    /// A tournament is about to begin (T5).
    TournamentBegan {
        /// Its number, from 1.
        number: u16,
        /// Who is to start it.
        starter: Seat,
    },
    /// T7: a player could name no colour and showed the whole hand.
    HandShown {
        /// Who.
        seat: Seat,
        /// What was shown.
        hand: Hand,
    },
    /// T7: nobody could name a colour, so everybody draws.
    NobodyCouldStart,
    /// T5: the starter named the colour.
    Named {
        /// Who.
        seat: Seat,
        /// Which colour.
        colour: Colour,
    },
    /// T9: a player drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// Which card; `None` for others.
        card: Option<Card>,
    },
    /// T10: there was no card to draw.
    DrawSkipped {
        /// Who would have drawn.
        seat: Seat,
    },
    /// T11: a card was played onto its owner's display.
    Played {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// The total with it.
        total: u16,
    },
    /// T21: an action card was played; its effect waits for those who might answer it (T38).
    DeedPlayed {
        /// Who.
        seat: Seat,
        /// The card and its targets.
        deed: Deed,
        /// Who may answer with Lancelot.
        asked: SeatSet,
    },
    /// T38: Lancelot cancelled the action card.
    Cancelled {
        /// Who played Lancelot.
        by: Seat,
        /// Who had played the action card.
        seat: Seat,
        /// What was cancelled.
        deed: Deed,
    },
    /// T22–T24: the tournament has a new colour.
    ColourChanged {
        /// The colour before.
        from: Colour,
        /// The colour now.
        to: Colour,
    },
    /// A card left a display for the discards.
    Discarded {
        /// Whose display.
        seat: Seat,
        /// Where it lay.
        place: Place,
        /// Which card.
        card: Card,
        /// The display's total without it.
        total: u16,
    },
    /// T26: a display's last card went onto another.
    Riposted {
        /// Who took it.
        seat: Seat,
        /// Whose it was.
        from: Seat,
        /// Which card.
        card: Card,
    },
    /// T28: a card went from the display back to hand.
    Retreated {
        /// Whose.
        seat: Seat,
        /// Where it lay.
        place: Place,
        /// Which card.
        card: Card,
    },
    /// T29: a card went from hand to hand.
    KnockedDown {
        /// Who took it.
        seat: Seat,
        /// Whose it was.
        from: Seat,
        /// Which card; `None` for all but these two.
        card: Option<Card>,
    },
    /// T34: a player kept one card of a value.
    Kept {
        /// Who.
        seat: Seat,
        /// Where it lay.
        place: Place,
        /// Which card.
        card: Card,
    },
    /// T35: two face-up cards were exchanged; each landed as the last of its new display, or beside it.
    Exchanged {
        /// Who played Outwit.
        seat: Seat,
        /// Where the card given had lain.
        give: FaceUp,
        /// The card given.
        gave: Card,
        /// With whom.
        with: Seat,
        /// Where the card taken had lain.
        take: FaceUp,
        /// The card taken.
        took: Card,
    },
    /// T36: the Shield lies before its owner.
    ShieldRaised {
        /// Whose.
        seat: Seat,
    },
    /// T37: Stunned lies before a player.
    WasStunned {
        /// Before whom.
        seat: Seat,
    },
    /// T12: a player ended the turn with the highest total.
    TurnEnded {
        /// Who.
        seat: Seat,
        /// The total.
        total: u16,
    },
    /// T17: a player withdrew.
    Withdrew {
        /// Who.
        seat: Seat,
        /// The total given up.
        total: u16,
        /// The cards discarded.
        display: Display,
    },
    /// T18: a token went back for a maiden.
    TokenReturned {
        /// Whose.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// T19: the last player in won the tournament.
    TournamentWon {
        /// Who.
        seat: Seat,
        /// The final colour.
        colour: Colour,
        /// The winning total.
        total: u16,
        /// The cards discarded.
        display: Display,
    },
    /// T19, T20: the winner took a token.
    TokenTaken {
        /// Who.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// T19: the winner owns that token already and gains nothing.
    NothingGained {
        /// Who.
        seat: Seat,
        /// Which token.
        colour: Colour,
    },
    /// T4: a player won the game.
    GameWon {
        /// Who.
        seat: Seat,
    },
}

impl Event {
    /// What `viewer` sees of it.
    pub fn witnessed(mut self, viewer: Viewer) -> Event {
        match &mut self {
            Event::Dealt { seat, hand, .. } => {
                if !viewer.is(*seat) {
                    *hand = Hand::EMPTY;
                }
            }
            Event::Shuffled { order, .. } => *order = Pile::EMPTY,
            Event::Drew { seat, card } => *card = card.filter(|_| viewer.is(*seat)),
            // T29: the card is known to the two concerned alone.
            Event::KnockedDown { seat, from, card } => *card = card.filter(|_| viewer.is(*seat) || viewer.is(*from)),
            // All that lies face up, and every choice that was announced, is seen by everybody.
            Event::Dealer { .. }
            | Event::TournamentBegan { .. }
            | Event::HandShown { .. }
            | Event::NobodyCouldStart
            | Event::Named { .. }
            | Event::DrawSkipped { .. }
            | Event::Played { .. }
            | Event::DeedPlayed { .. }
            | Event::Cancelled { .. }
            | Event::ColourChanged { .. }
            | Event::Discarded { .. }
            | Event::Riposted { .. }
            | Event::Retreated { .. }
            | Event::Kept { .. }
            | Event::Exchanged { .. }
            | Event::ShieldRaised { .. }
            | Event::WasStunned { .. }
            | Event::TurnEnded { .. }
            | Event::Withdrew { .. }
            | Event::TokenReturned { .. }
            | Event::TournamentWon { .. }
            | Event::TokenTaken { .. }
            | Event::NothingGained { .. }
            | Event::GameWon { .. } => {}
        }
        self
    }

    /// Did it bring hidden things to light?
    pub fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Drew { .. }
                | Event::Shuffled { .. }
                | Event::HandShown { .. }
                | Event::KnockedDown { .. }
                | Event::Cancelled { .. }
        )
    }
}
