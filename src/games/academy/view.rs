//! What one viewer may know, built up from nothing: all that a screen draws and a bot thinks about.

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::cards::{Card, Cards};
use super::coats::{Lesson, Purse};
use super::effects::codex::{Gift, PastCodex, Place};
use super::effects::scrolls::Scrolls;
use super::list::List;
use super::options::{Options, Seating};
use super::phases::{Moment, Phase, Play, Plays};
use super::squire::{BySquire, MAX_SQUIRES, Squire, SquireSet};
use super::state::Academy;
use super::tracks::{Track, Tracks};
use crate::kernel::order;
use crate::kernel::{Seat, SeatSet, Viewer};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was agreed before the deal.
    pub options: Options,
    /// Who began round 1; in Lancelot the owner of blue (A6).
    pub lead: Seat,
    /// 1 to 6.
    pub round: u8,
    /// The squire that begins this round; its owner holds Excalibur.
    pub first: Squire,
    /// What is being decided. Simultaneous choices of others that are already made do not show.
    pub phase: Phase,
    /// The viewer's own choice, while the others still make theirs (draft, Lancelot).
    pub pending: Option<Action>,
    /// Every disc, with its height in the stack.
    pub tracks: Tracks,
    /// What is known of every squire.
    pub squires: BySquire<SquireView>,
    /// The viewer's part in the draft; `None` in Lancelot and for bystanders.
    pub draft: Option<DraftView>,
    /// The piles of Lancelot; `None` in other seatings.
    pub lancelot: Option<LancelotView>,
    /// The cards played this round, in order.
    pub plays: Plays,
    /// Where the Cup stands, with White Knight vs Black Knight (A28): 0 is the untouched centre, 1 to 10 the White
    /// Knight's cups, −1 to −10 the Black Knight's.
    pub cup: Option<i8>,
    /// The scrolls, with that variant (A32).
    pub scrolls: Option<Scrolls>,
    /// The codex, with that variant (A31).
    pub codex: Option<CodexView>,
    /// Education coats that changed hands as alms (A34), which all have seen.
    pub gifts: List<Gift, 2>,
}

/// What is known of one squire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SquireView {
    /// Whose squire it is; nobody's, if it is the neutral of Karadoc.
    pub owner: Option<Seat>,
    /// How many cards it holds: kept so far in the draft, then not yet played.
    pub held: u8,
    /// Those cards, in the order of the faces, if it is the viewer's squire; else empty.
    pub hand: Cards,
    /// The coats, as far as this viewer can know them by counting what was awarded in the open (A23). For thinking, not
    /// for showing: a screen shows `score`.
    pub purse: Purse,
    /// Education coats of the Secret Codex that this viewer has not seen, over and above `purse`.
    pub face_down: u8,
    /// What the table shows as this squire's score; `None` while it is face down for this viewer (A23).
    pub score: Option<i16>,
    /// The track named this round (A30).
    pub bet: Option<Track>,
}

/// The draft as its viewer has seen it this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DraftView {
    /// Every packet the viewer has had, as it came, in the order of the faces; the last one is in hand while the draft
    /// lasts.
    pub packets: List<Cards, 5>,
    /// What the viewer kept of each.
    pub kept: List<Card, 5>,
}

/// Lancelot's cards before they are played (A36).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct LancelotView {
    /// The viewer's six cards, until they are given to the squires.
    pub hand: Cards,
    /// The two piles of each seat, once shown.
    pub piles: Option<[[Cards; 2]; 2]>,
    /// Which of the opponent's piles each seat has taken.
    pub taken: [Option<u8>; 2],
    /// Have both players given their cards to their squires?
    pub given: bool,
}

/// The codex as its viewer knows it (A31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct CodexView {
    /// The numbered places of this round.
    pub places: List<CodexPlace, MAX_SQUIRES>,
    /// The earlier rounds: who keeps the −1 and the −3, as far as the viewer knows.
    pub past: List<PastCodexView, 6>,
}

/// One place of the codex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct CodexPlace {
    /// The squires whose owners have looked here this round: public.
    pub looked: SquireSet,
    /// The squire that has taken the coat: public.
    pub taken: Option<Squire>,
    /// What lies or lay here, if the viewer has seen it.
    pub coat: Option<Lesson>,
}

/// An earlier codex: two squires keep its −1 and its −3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PastCodexView {
    /// The two, in squire order; their seats and those who looked at one of the two coats know which is which.
    pub holders: [Squire; 2],
    /// Who has the −3, if the viewer knows.
    pub minus_three: Option<Squire>,
    /// The seats that know: public, since looking is.
    pub known_by: SeatSet,
}

impl View {
    /// How many squires are on the tracks.
    pub fn squires(&self) -> usize {
        self.options.squires()
    }

    /// Whose squire it is.
    pub fn owner(&self, squire: Squire) -> Option<Seat> {
        self.options.seating.owner(squire, self.lead)
    }

    /// The first player: the owner of the first squire.
    pub fn first_player(&self) -> Seat {
        self.decider(self.first)
    }

    /// Who decides for a squire: its owner, or for the neutral the first player (A35).
    pub fn decider(&self, squire: Squire) -> Seat {
        self.owner(squire).or_else(|| self.owner(self.first)).unwrap_or(self.lead)
    }

    /// The squire that the present decision is about; none when all choose at once, or the game is over.
    pub fn acting(&self) -> Option<Squire> {
        self.phase.acting(self.first)
    }

    /// Does this seat owe a decision? Of simultaneous choices only the viewer's own is known to be made.
    pub fn asks(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Over => false,
            Phase::Draft { .. } | Phase::Split | Phase::Give => !self.viewer.is(seat) || self.pending.is_none(),
            Phase::TakePile { taker } => taker == seat,
            _ => self.acting().is_some_and(|squire| self.decider(squire) == seat),
        }
    }

    /// The kind of the present decision.
    pub fn moment(&self) -> Moment {
        self.phase.moment()
    }

    /// The packet in the viewer's hand, until the draft is over.
    pub fn packet(&self) -> Option<Cards> {
        let draft = self.draft.as_ref()?;
        draft.packets.get(draft.kept.len()).copied()
    }

    /// Do packets go to the left this round (A8)?
    pub fn to_left(&self) -> bool {
        self.round % 2 == 1
    }

    /// Who gets the packet that `squire` passes on (A8).
    pub fn passes_to(&self, squire: Squire) -> Squire {
        let steps = if self.to_left() { 1 } else { self.squires() - 1 };
        squire.left(steps, self.squires())
    }

    /// The plays of one squire this round.
    pub fn plays_of(&self, squire: Squire) -> impl Iterator<Item = &Play> {
        self.plays.iter().filter(move |play| play.squire == squire)
    }
}

impl View {
    /// What `viewer` may know of a position.
    pub(super) fn of(game: &Academy, viewer: Viewer) -> View {
        let variants = game.options.variants;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let drafts = game.options.seating != Seating::Lancelot;
        View {
            viewer,
            options: game.options,
            lead: game.lead,
            round: game.round,
            first: game.first,
            phase: game.phase,
            pending: seat.and_then(|seat| game.pending.of(seat)),
            tracks: game.tracks,
            squires: squires(game, viewer),
            draft: seat.filter(|_| drafts).map(|seat| draft(game, Squire(seat.0))),
            lancelot: (!drafts).then(|| lancelot(game, seat)),
            plays: game.plays,
            cup: variants.knights.then_some(game.cup),
            scrolls: variants.scrolls.then_some(game.scrolls),
            codex: variants.codex.then(|| codex(game, viewer)),
            gifts: game.gifts,
        }
    }
}

fn is_over(game: &Academy) -> bool {
    game.phase == Phase::Over
}

fn squires(game: &Academy, viewer: Viewer) -> BySquire<SquireView> {
    let lessons = seen_lessons(game, viewer);
    BySquire::from_fn(game.squires(), |squire| {
        let owner = game.owner(squire);
        let own = owner.is_some_and(|seat| viewer.is(seat));
        let hand = game.hand(squire);
        let (seen, face_down) = lessons[squire];
        SquireView {
            owner,
            held: hand.len() as u8,
            hand: if own { hand.sorted() } else { Cards::new() },
            purse: game.purses[squire].with_lessons(seen),
            face_down,
            score: score(game, squire, own),
            bet: game.bets[squire],
        }
    })
}

/// A23: a squire's coats are shown to its owner, to all at the end, and with open scores to all, then without the secret
/// coats of the codex.
fn score(game: &Academy, squire: Squire, own: bool) -> Option<i16> {
    let purse = &game.purses[squire];
    if own || is_over(game) {
        return Some(purse.points() as i16);
    }
    let shown = if game.options.variants.codex { purse.points_without_lessons() } else { purse.points() };
    game.options.open_scores.then_some(shown as i16)
}

/// The Education coats that the viewer has seen, by squire, and how many more there are.
fn seen_lessons(game: &Academy, viewer: Viewer) -> BySquire<((u8, u8), u8)> {
    if !game.options.variants.codex || is_over(game) {
        return BySquire::from_fn(game.squires(), |squire| (game.purses[squire].lessons(), 0));
    }
    let mut all: BySquire<((u8, u8), u8)> = BySquire::new(game.squires());
    for past in game.codex.past.iter() {
        if knows(past, viewer) {
            all[past.minus_one].0.0 += 1;
            all[past.minus_three].0.1 += 1;
        } else {
            all[past.minus_one].1 += 1;
            all[past.minus_three].1 += 1;
        }
    }
    for place in game.codex.places.iter() {
        let Some(squire) = place.taken else { continue };
        // Until all have chosen, a coat that was taken may also be a 0: it is not counted for those who do not know it.
        match seen(game, place, viewer) {
            Some(Lesson::MinusOne) => all[squire].0.0 += 1,
            Some(Lesson::MinusThree) => all[squire].0.1 += 1,
            Some(Lesson::Nothing) | None => {}
        }
    }
    for gift in game.gifts.iter() {
        hand_over(&mut all, gift);
    }
    all
}

/// A34: the coat was shown. Whoever gave it had it among those seen, or among those not seen.
fn hand_over(all: &mut BySquire<((u8, u8), u8)>, gift: &Gift) {
    let (from, unseen) = &mut all[gift.from];
    let count = if gift.coat == Lesson::MinusOne { &mut from.0 } else { &mut from.1 };
    if *count > 0 {
        *count -= 1;
    } else {
        *unseen -= 1;
    }
    let (to, _) = &mut all[gift.to];
    *(if gift.coat == Lesson::MinusOne { &mut to.0 } else { &mut to.1 }) += 1;
}

fn knows(past: &PastCodex, viewer: Viewer) -> bool {
    matches!(viewer, Viewer::Seat(seat) if past.known_by.contains(seat))
}

/// The coat of a place, if the viewer's squires looked at it or took it.
fn seen(game: &Academy, place: &Place, viewer: Viewer) -> Option<Lesson> {
    let mut squires = place.looked.iter().chain(place.taken);
    let own = squires.any(|squire| game.owner(squire).is_some_and(|seat| viewer.is(seat)));
    own.then_some(place.coat)
}

fn codex(game: &Academy, viewer: Viewer) -> CodexView {
    let places = game.codex.places.iter().map(|place| CodexPlace {
        looked: place.looked,
        taken: place.taken,
        coat: seen(game, place, viewer),
    });
    let past = game.codex.past.iter().map(|past| {
        let mut holders = [past.minus_one, past.minus_three];
        order::sort(&mut holders);
        let open = is_over(game) || knows(past, viewer);
        PastCodexView { holders, minus_three: open.then_some(past.minus_three), known_by: past.known_by }
    });
    CodexView { places: places.collect(), past: past.collect() }
}

/// A packet as it came is what was kept of it since, by this squire and those after it, and what is left of it.
fn draft(game: &Academy, own: Squire) -> DraftView {
    let squires = game.squires();
    let stage = game.kept[own.index()].len();
    let step = if game.round % 2 == 1 { 1 } else { squires - 1 };
    let holder = |passes: usize| own.left(passes * step % squires, squires);
    let packets = (0..=stage.min(4)).map(|came| {
        let kept = (came..stage).map(|at| game.kept[holder(at - came).index()][at]);
        kept.chain(game.packets[holder(stage - came).index()].iter().copied()).collect::<Cards>().sorted()
    });
    DraftView { packets: packets.collect(), kept: game.kept[own.index()] }
}

fn lancelot(game: &Academy, seat: Option<Seat>) -> LancelotView {
    let piles = &game.piles;
    // Once both have taken a pile, the six cards of each are public; before, a hand is its holder's alone.
    let hand = seat.filter(|_| !piles.given).map(|seat| piles.hands[seat.index()]);
    LancelotView { hand: hand.unwrap_or_default(), piles: piles.made, taken: piles.taken, given: piles.given }
}
