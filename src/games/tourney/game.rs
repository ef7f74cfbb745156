//! The Tourney as the kernel's contract wants it.

use super::action::Action;
use super::event::Event;
use super::holders::{Hand, Pile};
use super::knowledge::Knowledge;
use super::options::{MAX_PLAYERS, Options};
use super::phases::Phase;
use super::state::Player;
use super::view::View;
use super::{Illegal, Tourney, sample};
use crate::kernel::{Game, Rng, Seat, SeatSet, Seed, Standings, Viewer, Witness};

/// How many cards everybody is dealt (T3).
const DEALT: usize = 8;

impl Game for Tourney {
    const NAME: &'static str = "tourney";
    const RULES_VERSION: u16 = 1;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn seats(options: &Options) -> usize {
        options.seats.into()
    }

    fn check_options(options: &Options) -> Result<(), Illegal> {
        options.check()
    }

    fn setup(options: &Options, seed: Seed, witness: &mut impl Witness<Event>) -> Self {
        let mut rng = Rng::new(seed);
        // T3: the dealer is drawn even if chosen, so that the choice does not change the deal.
        let drawn = Seat(rng.below(options.seats.into()) as u8);
        let dealer = options.dealer.unwrap_or(drawn);
        let starter = dealer.left(1, options.seats.into());
        let mut game = Tourney {
            options: *options,
            rng,
            phase: Phase::Name,
            tournament: 0,
            starter,
            turn: starter,
            colour: None,
            previous: None,
            opening: true,
            played: 0,
            added: 0,
            still_in: SeatSet::all(options.seats.into()),
            shield: None,
            stunned: None,
            players: [Player::NEW; MAX_PLAYERS],
            pile: Hand::deck().iter().collect(),
            discards: Pile::EMPTY,
            knowledge: Knowledge::NONE,
        };
        witness.see(Event::Dealer { seat: dealer });
        game.deal(witness);
        game.begin_tournament(starter, witness);
        game
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn waiting_for(&self) -> SeatSet {
        self.asked()
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.asked().contains(seat) {
            self.choices(seat, actions);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    fn resolve(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        self.do_action(seat, action, witness);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        sample::position(view, rng)
    }

    fn witnessed(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.witnessed(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    /// By tokens (T4): the winner is the only one who has reached the goal.
    fn standings(&self) -> Standings {
        Standings::ranked(Seat::all(self.seats()).map(|seat| (seat, self.tokens(seat).len() as i32, 0)))
    }
}

impl Tourney {
    /// T3: eight cards for everybody; the rest is the draw pile.
    fn deal(&mut self, witness: &mut impl Witness<Event>) {
        self.rng.shuffle(self.pile.as_mut_slice());
        for seat in self.starter.around(self.seats()) {
            for _ in 0..DEALT {
                let card = self.pile.pop().expect("five players are dealt 40 of 110 cards");
                self.player(seat).hand.add(card);
            }
            let hand = *self.hand(seat);
            witness.see(Event::Dealt { seat, count: DEALT as u8, hand });
        }
        witness.see(Event::Shuffled { count: self.pile.len() as u8, order: self.pile });
    }
}
