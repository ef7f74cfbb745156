//! The start of a tournament: who can name a colour, and which (T5–T7).

use crate::games::tourney::cards::{Card, Colour};
use crate::games::tourney::event::Event;
use crate::games::tourney::phases::Phase;
use crate::games::tourney::{Illegal, Tourney};
use crate::kernel::{Seat, SeatSet, Witness};

/// The kinds of card that allow a colour to be named, as bits: its own cards and all supporters (T6).
const fn openers(colour: Colour) -> u64 {
    let mut kinds = 0;
    let mut place = 0;
    while place < Card::ALL.len() {
        let card = Card::ALL[place];
        let own = match card.colour() {
            Some(own) => own as u8 == colour as u8,
            None => card.is_supporter(),
        };
        if own {
            kinds |= 1 << place;
        }
        place += 1;
    }
    kinds
}

const OPENERS: [u64; 5] = [
    openers(Colour::Purple),
    openers(Colour::Red),
    openers(Colour::Blue),
    openers(Colour::Yellow),
    openers(Colour::Green),
];

impl Tourney {
    /// The kinds of card with which a tournament of this colour can be opened (T6, T8), as bits.
    #[inline]
    pub(in crate::games::tourney) fn openers_of(colour: Colour) -> u64 {
        OPENERS[colour as usize]
    }

    /// The kinds of card with which some colour can be named, as bits.
    pub(in crate::games::tourney) fn openers(&self) -> u64 {
        let allowed = Colour::ALL.into_iter().filter(|&colour| !self.is_barred(colour));
        allowed.fold(0, |kinds, colour| kinds | Tourney::openers_of(colour))
    }

    /// T6: purple is barred when the tournament before ended purple.
    fn is_barred(&self, colour: Colour) -> bool {
        colour == Colour::Purple && self.previous == Some(Colour::Purple)
    }

    /// A new tournament, with everybody in.
    pub(in crate::games::tourney) fn begin_tournament(&mut self, starter: Seat, witness: &mut impl Witness<Event>) {
        self.tournament += 1;
        self.still_in = SeatSet::all(self.seats());
        self.colour = None;
        self.opening = true;
        self.played = 0;
        self.added = 0;
        self.players.iter_mut().for_each(|player| player.withdrew_at = 0);
        witness.see(Event::TournamentBegan { number: self.tournament, starter });
        self.find_starter(starter, witness);
    }

    /// T7: the first player, clockwise, who can name a colour.
    fn find_starter(&mut self, first: Seat, witness: &mut impl Witness<Event>) {
        self.phase = Phase::Name;
        loop {
            for seat in first.around(self.seats()) {
                if self.options.name_after_drawing {
                    self.draw(seat, witness);
                }
                (self.starter, self.turn) = (seat, seat);
                if self.hand(seat).has_any(self.openers()) {
                    return;
                }
                let hand = *self.hand(seat);
                self.knowledge.shown(seat, &hand);
                witness.see(Event::HandShown { seat, hand });
            }
            // Hands without a colour card hold at most 34 of the 110 cards and no display lies out: there is a card
            // for everybody to draw, and this ends.
            witness.see(Event::NobodyCouldStart);
            first.around(self.seats()).for_each(|seat| self.draw(seat, witness));
        }
    }

    pub(super) fn check_name(&self, colour: Colour) -> Result<(), Illegal> {
        if self.is_barred(colour) {
            return Err(Illegal::PurpleBarred);
        }
        if !self.hand(self.turn).has_any(Tourney::openers_of(colour)) {
            return Err(Illegal::NoCardOfColour);
        }
        Ok(())
    }

    /// T5: the colour is named; the card is drawn now, unless it was before.
    pub(super) fn name(&mut self, colour: Colour, witness: &mut impl Witness<Event>) {
        self.colour = Some(colour);
        self.phase = Phase::Play;
        witness.see(Event::Named { seat: self.turn, colour });
        if !self.options.name_after_drawing {
            self.draw(self.turn, witness);
        }
    }
}
