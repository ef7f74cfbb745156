//! The rules of The Blazons (rules page B1–B29): tricks with cancelling values, and coats of arms that multiply them.
//!
//! Glossary, English as in the code, French as in the rulebook:
//!
//! | word | French | meaning |
//! |---|---|---|
//! | house | maison | one of seven families; every player is one (B1, B2) |
//! | character | personnage | one of the eight cards of a house: rogue *malandrin*, peasant *manant*, minstrel *ménétrier*, magistrate *magistrat*, monk *religieux*, steward *intendant*, lady *bourgeoise*, burgher *bourgeois* |
//! | blazon | blason | a coat of arms, face up or face down, before a player or in the pool |
//! | pool | pioche | the blazons before nobody |
//! | spot | place | where a blazon lies, counted from 0 in its place (B4) |
//! | trick | pli | one card of everybody, in the order of laying from the leader *entame* |
//! | moment | – | when, after all have laid, a card's power is used (B7) |
//! | bearer | – | the card that counts a printed value now; a rogue may have taken it (B18) |
//! | user | – | who uses a card's power at its moment; a rogue may have taken it (B19) |
//! | taker | – | who takes the trick, and turns or takes a blazon before collecting it (B8, B9) |
//! | product | – | face-up blazons of a house × values of its cards taken (B23) |
//! | bourgeoisie | bourgeoisie | cards for the well placed, with one effect of variants 1–3 (B25) |
//!
//! The files: [`options`], [`cards`] (what lies on the table), [`action`], [`event`], [`illegal`], [`state`] (a
//! position), `phases` (who is asked for what, and what follows), `effects` (one power each), [`scoring`], [`view`],
//! [`preview`] (what a choice would lead to).

use crate::kernel::{Game, Rng, Seat, SeatSet, Seed, Standings, Viewer, Witness};

pub mod action;
pub mod cards;
mod effects;
pub mod event;
pub mod illegal;
pub mod options;
mod phases;
pub mod preview;
pub mod scoring;
pub mod state;
pub mod view;

pub use action::Action;
pub use cards::{Blazon, Bourgeoisie, Card, Character, Effect, Hand, House, Spot, Where};
pub use event::Event;
pub use illegal::Illegal;
pub use options::Options;
pub use preview::Preview;
pub use state::{Blazons, PastTrick, Phase, Trick};
pub use view::View;

impl Game for Blazons {
    const NAME: &'static str = "blazons";
    const RULES_VERSION: u16 = 1;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn seats(options: &Options) -> usize {
        options.seats()
    }

    fn check_options(options: &Options) -> Result<(), Illegal> {
        options.check()
    }

    fn setup(options: &Options, seed: Seed, witness: &mut impl Witness<Event>) -> Blazons {
        phases::round::setup(options, seed, witness)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn waiting_for(&self) -> SeatSet {
        self.asked().map_or(SeatSet::EMPTY, SeatSet::one)
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.asked() == Some(seat) {
            phases::legal(self, &mut |action| actions.push(action));
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        phases::check(self, seat, action)
    }

    fn resolve(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "only legal actions are resolved");
        phases::resolve(self, action, witness);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample(view: &View, rng: &mut Rng) -> Blazons {
        view.sample(rng)
    }

    fn witnessed(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.to(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn standings(&self) -> Standings {
        scoring::standings(self)
    }
}
