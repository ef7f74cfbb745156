//! What playing at one screen must know about a game beyond its rules.

use crate::kernel::{Game, Seat, SeatSet};
use crate::locales::why::Spoken;

/// What hides a person's secrets until the screen is in the right hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Veil {
    /// The choice needs nothing secret: it is made on the open table.
    None,
    /// Only the hand is covered; the table stays in sight.
    Cloth,
    /// A curtain before everything: for drafts and openings, where a look would tell too much.
    Curtain,
}

/// How long an event is shown before the next, at the usual pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat {
    /// Milliseconds; 0 is not shown by itself.
    pub millis: u32,
    /// Where motion is reduced, does it wait for a press instead of passing at once?
    pub by_tap: bool,
}

impl Beat {
    /// Not shown by itself.
    pub const NONE: Beat = Beat { millis: 0, by_tap: false };

    /// Shown for a time.
    pub const fn millis(millis: u32) -> Beat {
        Beat { millis, by_tap: false }
    }

    /// Shown for a time; waits for a press where motion is reduced.
    pub const fn stop(millis: u32) -> Beat {
        Beat { millis, by_tap: true }
    }
}

/// The sounds of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// Wooden tocks, one for each square of a move.
    Tocks(u8),
    /// Vellum: cards are dealt or passed.
    Rustle,
    /// Something is won.
    Coin,
    /// Something is lost.
    Drum,
    /// It is a person's turn.
    Lute,
    /// A round ends.
    Bell,
}

/// A game that can be played at one screen, by people and bots. The functions read the view that everybody shares, so
/// nothing they answer can betray a secret.
pub trait Playable:
    Game<
        Options: Send + Sync,
        Action: Send + Sync,
        Event: Send + Sync + PartialEq,
        View: Send + Sync,
        Illegal: Send + Sync,
    > + Send
    + Sync
{
    /// The judgement of its bots.
    type Mind: Spoken<Game = Self>;

    /// The rules that are played beyond the usual ones, by short names that statistics keep.
    fn extras(options: &Self::Options) -> Vec<&'static str>;

    /// The round or tournament that is being played, from 1.
    fn round(public: &Self::View) -> u8;

    /// Which of several people is asked first, when a choice is simultaneous. Handing on the screen should be like
    /// handing on the cards.
    fn first_asked(public: &Self::View, asked: SeatSet) -> Option<Seat>;

    /// Is the choice that is owed now simultaneous, so that nothing may tell who has made it?
    fn is_together(public: &Self::View) -> bool;

    /// The answer that says nothing, where everybody is asked in the open because nobody may learn who could answer
    /// otherwise: it is given for people once a short pause is over (T39). `None` where each is asked in person.
    fn silence(_public: &Self::View) -> Option<Self::Action> {
        None
    }

    /// What hides the secrets that `seat` needs for the choice it owes.
    fn veil(public: &Self::View, seat: Seat) -> Veil;

    /// Does everybody see what was chosen? Only then may somebody ask why.
    fn is_open(action: Self::Action) -> bool;

    /// How long an event is shown.
    fn beat(event: &Self::Event) -> Beat;

    /// What is heard with an event.
    fn sound(event: &Self::Event) -> Option<Sound>;
}
