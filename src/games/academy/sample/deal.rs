//! The draft dealt anew (A8): packets the viewer has seen went on to the neighbours, who kept a card of each; what they
//! played is among what they kept; and the neutral of Karadoc kept the highest (A35).
//!
//! Every packet is five cells, one for each stage: the card that was kept of it there, or is still in it. A cell draws
//! from a bag: a part of a packet that the viewer has seen, or the cards it has not seen at all.

use super::super::cards::{Card, Cards, FACES};
use super::super::list::List;
use super::super::phases::Phase;
use super::super::squire::{MAX_SQUIRES, Squire};
use super::super::state::Academy;
use super::super::view::{DraftView, View};
use super::{has_neutral, played};
use crate::kernel::{Rng, Viewer};

/// The stages of a draft.
const STAGES: usize = 5;

/// The bag of all cards that the viewer has not seen.
const POOL: usize = 0;

/// Bags: the pool, and one for every packet that came to the viewer: what was in it and went on.
const BAGS: usize = 1 + STAGES;

/// So often the draft is dealt anew before a view is held to be impossible.
const TRIES: usize = 10_000;

/// Cards that are somewhere among a few cells, counted by face.
#[derive(Clone, Copy)]
struct Bag {
    counts: [u8; FACES],
    total: u8,
}

impl Bag {
    const EMPTY: Bag = Bag { counts: [0; FACES], total: 0 };

    #[inline]
    fn add(&mut self, card: Card) {
        self.counts[card.index()] += 1;
        self.total += 1;
    }

    #[inline]
    fn remove(&mut self, card: Card) {
        self.counts[card.index()] -= 1;
        self.total -= 1;
    }

    #[inline]
    fn count(&self, card: Card) -> u8 {
        self.counts[card.index()]
    }

    /// A random card of those whose face is not among `tried`.
    #[inline]
    fn draw(&self, tried: u32, rng: &mut Rng) -> Option<Card> {
        let fresh = |card: &Card| tried >> card.index() & 1 == 0;
        let total: u32 = match tried {
            0 => self.total.into(),
            _ => Card::faces().filter(fresh).map(|card| u32::from(self.count(card))).sum(),
        };
        let mut at = if total == 0 { return None } else { rng.below(total) };
        Card::faces().filter(fresh).find(|&card| {
            let count = u32::from(self.count(card));
            let found = at < count;
            at = at.wrapping_sub(count);
            found
        })
    }
}

/// The cells of all packets, being filled. A cell is named by its squire and stage.
struct Cells<'a> {
    squires: usize,
    /// How far a packet goes at each passing.
    step: usize,
    /// How many cards each squire has kept.
    stage: usize,
    neutral: bool,
    cards: [[Option<Card>; STAGES]; MAX_SQUIRES],
    bag_of: [[u8; STAGES]; MAX_SQUIRES],
    bags: [Bag; BAGS],
    /// What must be among a squire's kept cards: by squire, in the order of play.
    played: List<(Squire, Card), 20>,
    rng: &'a mut Rng,
}

/// Fills in the packets, the kept cards and which of them are played.
pub fn deal(view: &View, game: &mut Academy, rng: &mut Rng) {
    let mut cells = Cells::new(view, rng);
    if let (Viewer::Seat(seat), Some(draft)) = (view.viewer, &view.draft) {
        cells.remember(Squire(seat.0), draft);
    }
    cells.list_played(view);
    // The truth is one of the ways, so one is found; a view that lies about the past has none.
    assert!((0..TRIES).any(|_| cells.place_played(0)), "nothing could have led to this view");
    for squire in Squire::all(cells.squires) {
        cells.hand_to(game, squire);
        game.spent[squire.index()] = spent(&game.kept[squire.index()], &played(view)[squire.index()]);
    }
}

/// The bits of the kept cards that are played, the first of equal ones first.
fn spent(kept: &[Card], played: &[Card]) -> u8 {
    played.iter().fold(0, |spent, card| {
        let place = (0..kept.len()).find(|&place| kept[place] == *card && spent >> place & 1 == 0);
        spent | 1 << place.expect("what was played was kept")
    })
}

impl<'a> Cells<'a> {
    fn new(view: &View, rng: &'a mut Rng) -> Self {
        let squires = view.squires();
        let mut bags = [Bag::EMPTY; BAGS];
        Card::faces().for_each(|card| bags[POOL].counts[card.index()] = card.copies());
        bags[POOL].total = 52;
        // Everyone has kept as many cards as this squire holds or has played.
        let stage = usize::from(view.squires[Squire(0)].held) + view.plays_of(Squire(0)).count();
        Cells {
            squires,
            step: if view.to_left() { 1 } else { squires - 1 },
            stage,
            neutral: has_neutral(view),
            cards: [[None; STAGES]; MAX_SQUIRES],
            bag_of: [[POOL as u8; STAGES]; MAX_SQUIRES],
            bags,
            played: List::new(),
            rng,
        }
    }

    /// The squire that has a packet `passes` passings after `squire` has it.
    #[inline]
    fn after(&self, squire: Squire, passes: usize) -> Squire {
        squire.left(passes * self.step % self.squires, self.squires)
    }

    /// The squire that had the packet `passes` passings before `squire`.
    #[inline]
    fn before(&self, squire: Squire, passes: usize) -> Squire {
        let back = (self.squires - self.step) % self.squires;
        squire.left(passes * back % self.squires, self.squires)
    }

    /// What the viewer saw of every packet it had, and kept of it.
    fn remember(&mut self, own: Squire, draft: &DraftView) {
        let mut bag = POOL;
        for (came, packet) in draft.packets.iter().enumerate() {
            let again = came + self.squires;
            if came < self.squires {
                packet.iter().for_each(|&card| self.bags[POOL].remove(card));
            }
            // From the viewer on, until the packet comes back, its cells share what the viewer knows to be gone.
            let mut part = *packet;
            let mut from = came;
            if let Some(&kept) = draft.kept.get(came) {
                part.take(kept);
                self.cards[own.index()][came] = Some(kept);
                from += 1;
            }
            let back = draft.packets.get(again);
            back.into_iter().flat_map(|later| later.iter()).for_each(|&card| _ = part.take(card));
            let until = if back.is_some() { again } else { STAGES };
            bag += 1;
            part.iter().for_each(|&card| self.bags[bag].add(card));
            for at in from..until {
                self.bag_of[self.after(own, at - came).index()][at] = bag as u8;
            }
        }
    }

    /// The played cards to be placed: those of everyone but the viewer, whose own are known.
    fn list_played(&mut self, view: &View) {
        let others = view.plays.iter().filter(|play| match view.viewer {
            Viewer::Seat(seat) => play.squire != Squire(seat.0),
            Viewer::Public => true,
        });
        self.played = others.map(|play| (play.squire, play.card)).collect();
        // A35: the combat card that the neutral has drawn lies open, and is among what it kept.
        if let Phase::Aim { card } = view.phase {
            self.played.push((Squire::NEUTRAL, card));
        }
    }

    /// Places the played cards from this one on, then fills the rest; tells whether it has found a way.
    fn place_played(&mut self, task: usize) -> bool {
        let Some(&(squire, card)) = self.played.get(task) else { return self.fill() };
        let mut tried = 0u8;
        while let Some(stage) = self.choose_stage(squire, card, tried) {
            tried |= 1 << stage;
            if self.put(squire, stage, card) {
                if self.place_played(task + 1) {
                    return true;
                }
                self.take_back(squire, stage, card);
            }
        }
        false
    }

    /// One of the squire's open cells that may hold the card, the likelier the larger its share of the bag.
    fn choose_stage(&mut self, squire: Squire, card: Card, tried: u8) -> Option<usize> {
        let mut weights = [0u32; STAGES];
        for (stage, weight) in weights.iter_mut().enumerate() {
            if self.cards[squire.index()][stage].is_none() && tried >> stage & 1 == 0 {
                let bag = &self.bags[usize::from(self.bag_of[squire.index()][stage])];
                let count = u32::from(bag.count(card));
                *weight = count * 256 / u32::from(bag.total.max(1)) + u32::from(count > 0);
            }
        }
        let total: u32 = weights.iter().sum();
        let mut at = if total == 0 { return None } else { self.rng.below(total) };
        weights.iter().position(|&weight| {
            let found = at < weight;
            at = at.wrapping_sub(weight);
            found
        })
    }

    /// Fills what is left of every packet. A packet's trouble is its own, so the others are not tried again for it.
    fn fill(&mut self) -> bool {
        let before = (self.cards, self.bags);
        let filled = Squire::all(self.squires).all(|dealt_to| self.fill_packet(dealt_to, 0));
        if !filled {
            (self.cards, self.bags) = before;
        }
        filled
    }

    /// Fills the cells of a packet from this stage on; tells whether there is a way.
    fn fill_packet(&mut self, dealt_to: Squire, stage: usize) -> bool {
        if stage == STAGES {
            return true;
        }
        let squire = self.after(dealt_to, stage);
        if self.cards[squire.index()][stage].is_some() {
            return self.fill_packet(dealt_to, stage + 1);
        }
        let bag = usize::from(self.bag_of[squire.index()][stage]);
        let mut tried = 0u32;
        while let Some(card) = self.bags[bag].draw(tried, self.rng) {
            tried |= 1 << card.index();
            if self.put(squire, stage, card) {
                if self.fill_packet(dealt_to, stage + 1) {
                    return true;
                }
                self.take_back(squire, stage, card);
            }
        }
        false
    }

    /// Puts a card of the cell's bag into it, if the neutral's habit allows.
    #[inline]
    fn put(&mut self, squire: Squire, stage: usize, card: Card) -> bool {
        if self.neutral && !self.suits_neutral(squire, stage, card) {
            return false;
        }
        self.cards[squire.index()][stage] = Some(card);
        self.bags[usize::from(self.bag_of[squire.index()][stage])].remove(card);
        true
    }

    fn take_back(&mut self, squire: Squire, stage: usize, card: Card) {
        self.cards[squire.index()][stage] = None;
        self.bags[usize::from(self.bag_of[squire.index()][stage])].add(card);
    }

    /// A35: what the neutral kept of a packet is no lower than what came after it in the same packet.
    fn suits_neutral(&self, squire: Squire, stage: usize, card: Card) -> bool {
        let dealt_to = self.before(squire, stage);
        (0..STAGES).all(|at| {
            let keeper = self.after(dealt_to, at);
            let Some(other) = self.cards[keeper.index()][at] else { return true };
            let (early, high, low) = if at < stage { (at, other, card) } else { (stage, card, other) };
            let kept_by_neutral = self.after(dealt_to, early) == Squire::NEUTRAL && early < self.stage;
            at == stage || !kept_by_neutral || high.value() >= low.value()
        })
    }

    /// The squire's kept cards, and the packet in its hand.
    fn hand_to(&self, game: &mut Academy, squire: Squire) {
        let own = &self.cards[squire.index()];
        game.kept[squire.index()] = own[..self.stage].iter().copied().map(filled).collect();
        let in_hand = (self.stage..STAGES).map(|at| {
            let holder = self.after(squire, at - self.stage);
            filled(self.cards[holder.index()][at])
        });
        game.packets[squire.index()] = in_hand.collect::<Cards>().sorted();
    }
}

fn filled(card: Option<Card>) -> Card {
    card.expect("every cell was filled")
}
