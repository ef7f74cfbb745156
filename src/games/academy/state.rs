//! One position of The Academy, with everything hidden in it, and the contract of a rules engine.

use super::action::Action;
use super::cards::{Card, Cards};
use super::coats::Purse;
use super::dice::Dice;
use super::effects::codex::{Codex, Gift};
use super::effects::scrolls::Scrolls;
use super::event::{self, Event};
use super::illegal::Illegal;
use super::list::List;
use super::options::{Options, Seating};
use super::pending::Pending;
use super::phases::piles::Piles;
use super::phases::{self, Phase, Plays};
use super::sample;
use super::scoring;
use super::squire::{BySquire, MAX_SQUIRES, Squire};
use super::tracks::{Track, Tracks};
use super::view::View;
use crate::kernel::{Game, Rng, Seat, SeatSet, Seed, Standings, Viewer, Witness};

/// Rounds of a game.
pub const ROUNDS: u8 = 6;

/// One position of The Academy. It is plain data without a heap: a copy is cheap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Academy {
    pub(super) options: Options,
    pub(super) dice: Dice,
    /// Who began round 1; in Lancelot the owner of blue (A6).
    pub(super) lead: Seat,
    /// 1 to 6.
    pub(super) round: u8,
    /// The squire that begins this round.
    pub(super) first: Squire,
    pub(super) phase: Phase,
    /// Simultaneous choices that wait for the others'.
    pub(super) pending: Pending,
    /// The packets in the squires' hands, sorted.
    pub(super) packets: [Cards; MAX_SQUIRES],
    /// The cards each squire has kept this round, in the order of the draft.
    pub(super) kept: [List<Card, 5>; MAX_SQUIRES],
    /// Which of the kept cards are played: a bit for each.
    pub(super) spent: [u8; MAX_SQUIRES],
    /// Lancelot's cards before they are given to the squires (A36).
    pub(super) piles: Piles,
    pub(super) plays: Plays,
    pub(super) tracks: Tracks,
    pub(super) purses: BySquire<Purse>,
    /// The tracks named this round (A30).
    pub(super) bets: BySquire<Option<Track>>,
    /// Where the Cup stands (A28).
    pub(super) cup: i8,
    pub(super) scrolls: Scrolls,
    pub(super) codex: Codex,
    /// Education coats given as alms (A34).
    pub(super) gifts: List<Gift, 2>,
}

impl Academy {
    /// A table before the first deal (A5).
    pub(super) fn empty(options: Options, dice: Dice, lead: Seat) -> Academy {
        let squires = options.squires();
        Academy {
            options,
            dice,
            lead,
            round: 1,
            first: Squire(0),
            phase: Phase::Over,
            pending: Pending::default(),
            packets: [Cards::new(); MAX_SQUIRES],
            kept: [List::new(); MAX_SQUIRES],
            spent: [0; MAX_SQUIRES],
            piles: Piles::default(),
            plays: Plays::new(),
            tracks: Tracks::default(),
            purses: BySquire::new(squires),
            bets: BySquire::new(squires),
            cup: 0,
            scrolls: Scrolls::default(),
            codex: Codex::default(),
            gifts: List::new(),
        }
    }

    /// How many squires are on the tracks.
    #[inline]
    pub(super) fn squires(&self) -> usize {
        self.options.squires()
    }

    /// Whose squire it is.
    #[inline]
    pub(super) fn owner(&self, squire: Squire) -> Option<Seat> {
        self.options.seating.owner(squire, self.lead)
    }

    /// Who decides for a squire: its owner, or for the neutral the first player (A35).
    #[inline]
    pub(super) fn decider(&self, squire: Squire) -> Seat {
        self.owner(squire).or_else(|| self.owner(self.first)).unwrap_or(self.lead)
    }

    /// Is it the squire of Karadoc that belongs to nobody (A35)?
    #[inline]
    pub(super) fn is_neutral(&self, squire: Squire) -> bool {
        self.options.seating == Seating::Karadoc && squire == Squire::NEUTRAL
    }

    /// The cards that a squire holds: kept in the draft, and not played yet.
    #[inline]
    pub(super) fn hand(&self, squire: Squire) -> Cards {
        let kept = &self.kept[squire.index()];
        let spent = self.spent[squire.index()];
        (0..kept.len()).filter(|&place| spent >> place & 1 == 0).map(|place| kept[place]).collect()
    }

    /// Every card that was dealt this round, wherever it is now: nothing is lost and nothing is there twice.
    pub fn dealt(&self) -> Vec<Card> {
        let in_hands = self.packets.iter().flat_map(|packet| packet.iter());
        let kept = self.kept.iter().flat_map(|kept| kept.iter());
        let piles = self.piles.hands.iter().filter(|_| !self.piles.given).flat_map(|hand| hand.iter());
        in_hands.chain(kept).chain(piles).copied().collect()
    }

    /// The squire that begins a round (A15, A35, A36).
    pub(super) fn first_of(&self, round: u8) -> Squire {
        let turns = usize::from(round) - 1 + self.lead.index();
        match self.options.seating {
            Seating::Three | Seating::Four | Seating::Five => Squire((turns % self.squires()) as u8),
            Seating::Karadoc => Squire((turns % 2) as u8),
            Seating::Lancelot => Squire(self.options.values.lancelot[usize::from(round) - 1]),
        }
    }
}

impl Game for Academy {
    const NAME: &'static str = "academy";
    const RULES_VERSION: u16 = 1;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn seats(options: &Options) -> usize {
        options.seating.seats()
    }

    fn check_options(options: &Options) -> Result<(), Illegal> {
        options.check()
    }

    fn setup(options: &Options, seed: Seed, witness: &mut impl Witness<Event>) -> Academy {
        phases::round::set_up(*options, seed, witness)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    #[inline]
    fn waiting_for(&self) -> SeatSet {
        phases::waiting_for(self)
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        phases::legal_actions(self, seat, actions);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        phases::check(self, seat, action)
    }

    fn resolve(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        phases::resolve(self, seat, action, witness);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample(view: &View, rng: &mut Rng) -> Academy {
        sample::sample(view, rng)
    }

    fn witnessed(event: &Event, viewer: Viewer) -> Option<Event> {
        event::witnessed(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        event::reveals(event)
    }

    fn standings(&self) -> Standings {
        scoring::standings(self)
    }
}
