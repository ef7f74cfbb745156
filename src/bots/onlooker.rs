//! A bot's move as somebody else at the table may judge it: "Why?" without a look into the bot's hand.
//!
//! Everything here follows from the onlooker's view and the move that everybody saw. Positions are sampled from that
//! view in which the move was possible; a reason is told only if it holds in all of them, another choice only if it was
//! open in all of them, and in all that are played on. So an explanation can betray nothing that the onlooker does not know.

use super::advice::{Advice, CANDIDATES, Candidate};
use super::bot::{ActionOf, AdviceOf, ViewOf};
use super::maths::best_of;
use super::mind::{Mind, Outlook};
use crate::kernel::{Game, Nobody, Rng, Seat};

/// In how many sampled positions a reason must hold, and another choice be open.
const WORLDS: usize = 24;
/// How many positions may be sampled to find one in which the move is possible.
const TRIES: usize = 400;
/// A playout that takes longer than this is valued where it stands.
const LONGEST: u32 = 2000;
/// How many positions are played on.
const PLAYED: u32 = 160;

/// The judgement of a move that was seen, carried on in slices.
#[derive(Clone, Debug)]
pub struct Onlooker<M: Mind> {
    mind: M,
    view: ViewOf<M>,
    seat: Seat,
    rng: Rng,
    /// The move first, then what else was open.
    choices: Vec<Seen<M>>,
    played: u32,
    wanted: u32,
}

#[derive(Clone, Debug)]
struct Seen<M: Mind> {
    action: ActionOf<M>,
    reasons: Vec<M::Reason>,
    sum: Outlook,
    /// From how many positions that sum comes.
    played: u32,
    /// Was it possible in every position so far?
    is_open: bool,
}

impl<M: Mind> Onlooker<M> {
    /// Judges `action`, which `seat` chose when the onlooker saw `view`; `None` if no position allows it.
    pub fn new(mind: M, view: ViewOf<M>, seat: Seat, action: ActionOf<M>, mut rng: Rng) -> Option<Self> {
        let worlds = worlds::<M>(&view, seat, action, &mut rng);
        let first = worlds.first()?;
        let mut open = Vec::new();
        first.legal_actions(seat, &mut open);
        open.retain(|&other| other != action && worlds.iter().all(|world| world.check(seat, other).is_ok()));
        let mut scores = vec![0.0; open.len()];
        let mut one = Vec::new();
        for world in &worlds {
            mind.judge(world, seat, &open, &mut one);
            scores.iter_mut().zip(&one).for_each(|(sum, score)| *sum += score);
        }
        let mut chosen = vec![action];
        while let (true, Some(best)) = (chosen.len() < CANDIDATES, best_of(&scores)) {
            chosen.push(open.remove(best));
            scores.remove(best);
        }
        let seen = |action| Seen {
            action,
            reasons: common(&mind, &worlds, seat, action),
            sum: Outlook::default(),
            played: 0,
            is_open: true,
        };
        let choices = chosen.into_iter().map(seen).collect();
        Some(Onlooker { mind, view, seat, rng, choices, played: 0, wanted: PLAYED })
    }

    /// Plays on from up to `count` positions; `should_stop` is asked before each. Tells whether the thought is complete.
    pub fn run(&mut self, count: u32, should_stop: &mut dyn FnMut() -> bool) -> bool {
        for _ in 0..count.min(self.wanted - self.played) {
            if should_stop() {
                break;
            }
            self.play_on();
        }
        self.played >= self.wanted
    }

    /// One position, played on after each of the choices with the same whims.
    fn play_on(&mut self) {
        let Some(action) = self.choices.first().map(|seen| seen.action) else { return };
        self.played += 1;
        let Some(world) = world::<M>(&self.view, self.seat, action, &mut self.rng) else { return };
        let whims = self.rng.fork();
        for seen in self.choices.iter_mut().filter(|seen| seen.is_open) {
            // What the others hold may differ from position to position, and with it what the seat could do.
            if world.check(self.seat, seen.action).is_err() {
                seen.is_open = false;
                continue;
            }
            let mut game = world.clone();
            game.resolve(self.seat, seen.action, &mut Nobody);
            let end = self.mind.epoch(&world) + self.mind.reach(&world);
            play_out(&self.mind, &mut game, end, &mut whims.clone());
            let outlook = self.mind.outlook(&game)[self.seat];
            seen.played += 1;
            seen.sum.chance += outlook.chance;
            seen.sum.points += outlook.points;
        }
    }

    /// The move with what else was open, as far as it is thought through.
    pub fn advice(&self) -> AdviceOf<M> {
        let candidates = self.choices.iter().filter(|seen| seen.is_open).map(|seen| {
            let played = seen.played.max(1) as f32;
            Candidate {
                action: seen.action,
                outlook: Outlook { chance: seen.sum.chance / played, points: seen.sum.points / played },
                visits: seen.played,
                reasons: seen.reasons.clone(),
            }
        });
        Advice { action: self.choices[0].action, candidates: candidates.collect(), simulations: self.played }
    }
}

/// The positions in which a choice must be open to be told beside `action`, the first that `rng` leads to.
pub fn worlds<M: Mind>(view: &ViewOf<M>, seat: Seat, action: ActionOf<M>, rng: &mut Rng) -> Vec<M::Game> {
    std::iter::from_fn(|| world::<M>(view, seat, action, rng)).take(WORLDS).collect()
}

/// A position that the view allows and in which the move is possible.
fn world<M: Mind>(view: &ViewOf<M>, seat: Seat, action: ActionOf<M>, rng: &mut Rng) -> Option<M::Game> {
    (0..TRIES).map(|_| M::Game::sample(view, rng)).find(|game| game.check(seat, action).is_ok())
}

/// The reasons that hold in every position.
fn common<M: Mind>(mind: &M, worlds: &[M::Game], seat: Seat, action: ActionOf<M>) -> Vec<M::Reason> {
    let mut reasons = worlds.first().map_or(Vec::new(), |world| mind.reasons(world, seat, action));
    for world in worlds {
        let here = mind.reasons(world, seat, action);
        reasons.retain(|reason| here.contains(reason));
    }
    reasons
}

/// Plays to the end of the epoch by quick judgement.
fn play_out<M: Mind>(mind: &M, game: &mut M::Game, end: u32, rng: &mut Rng) {
    let (mut legal, mut scores) = (Vec::new(), Vec::new());
    for _ in 0..LONGEST {
        let Some(seat) = game.waiting_for().first() else { return };
        if mind.epoch(game) >= end {
            return;
        }
        game.legal_actions(seat, &mut legal);
        mind.glance(game, seat, &legal, &mut scores);
        let whim = mind.whim();
        let is_whim = whim > 0 && rng.below(whim) == 0;
        let place = if is_whim { rng.below(legal.len() as u32) as usize } else { best_of(&scores).unwrap_or(0) };
        game.resolve(seat, legal[place], &mut Nobody);
    }
}
