//! Information-set Monte Carlo tree search, for any number of seats.
//!
//! A simulation deals what the seat cannot know at random (`sample`), walks down one tree per seat, plays on by quick
//! judgement to the end of the [epoch](Mind::epoch), and tells every seat's tree how that seat came out. Every seat
//! maximises its own chance. A seat's tree knows that seat's own actions and what it sees, so a secret or simultaneous
//! choice of one seat can never steer another's.
//!
//! Where a game's [`Mind`] asks for it, the actions at hand [race](super::race): each is tried on the same deals.

use super::advice::{Advice, Candidate};
use super::bot::ActionOf;
use super::maths::best_of;
use super::mind::{Mind, Outlook};
use super::race::Race;
use super::tree::{EdgeId, Tree};
use crate::kernel::{BySeat, Game, MAX_SEATS, Nobody, Rng, Seat};

/// A playout that takes longer than this is valued where it stands.
const LONGEST: u32 = 2000;

/// A search that can be carried on in slices.
#[derive(Clone, Debug)]
pub struct Search<M: Mind> {
    mind: M,
    view: <M::Game as Game>::View,
    seat: Seat,
    rng: Rng,
    trees: Vec<Tree<ActionOf<M>>>,
    /// The epoch in which simulations end.
    end: u32,
    /// The choices at hand, with what they led to.
    choices: Vec<Choice<ActionOf<M>>>,
    /// The race between them, where they race.
    race: Option<Race>,
    /// The generator as it was before the present position was sampled.
    deal: Rng,
    simulations: u32,
    spread: Spread,
    walk: Walk<ActionOf<M>>,
}

/// An action at the root.
#[derive(Clone, Debug)]
struct Choice<A> {
    action: A,
    score: f32,
    visits: u32,
    chance: f32,
    points: f32,
}

/// Buffers that every simulation uses anew.
#[derive(Clone, Debug)]
struct Walk<A> {
    legal: Vec<A>,
    scores: Vec<f32>,
    path: Vec<(Seat, EdgeId)>,
}

/// How far the results of the searching seat scatter.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    fn add(&mut self, value: f32) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.squares += off * (value - self.mean);
    }

    /// The standard deviation; a plain guess until there is something to go by.
    fn value(&self) -> f32 {
        if self.count < 16.0 { 0.25 } else { (self.squares / self.count).sqrt().max(0.005) }
    }
}

/// Where a seat stands in its tree during a simulation.
#[derive(Clone, Copy, Debug)]
enum Standing {
    /// In the tree, after its own last action there.
    In(Option<EdgeId>),
    /// Beyond the tree: it plays by judgement.
    Out,
}

impl<M: Mind> Search<M> {
    /// A search for the best action of `seat`, which sees `view`.
    pub fn new(mind: M, view: <M::Game as Game>::View, seat: Seat, mut rng: Rng) -> Self {
        let game = M::Game::sample(&view, &mut rng);
        let mut walk = Walk { legal: Vec::new(), scores: Vec::new(), path: Vec::new() };
        game.legal_actions(seat, &mut walk.legal);
        // A question from outside may name a seat that is not at the table, or owes nothing.
        if !walk.legal.is_empty() {
            mind.judge(&game, seat, &walk.legal, &mut walk.scores);
        }
        let race = mind.referee().filter(|_| walk.legal.len() > 1).map(|referee| Race::new(referee, &walk.scores));
        let choices = walk.legal.iter().zip(&walk.scores);
        let choices = choices.map(|(&action, &score)| Choice { action, score, visits: 0, chance: 0.0, points: 0.0 });
        let seats = M::Game::seats(game.options());
        Search {
            end: mind.epoch(&game) + mind.reach(&game),
            race,
            deal: rng.clone(),
            choices: choices.collect(),
            trees: (0..seats).map(|_| Tree::default()).collect(),
            simulations: 0,
            spread: Spread::default(),
            mind,
            view,
            seat,
            rng,
            walk,
        }
    }

    /// How many actions there are to choose from.
    pub fn choices(&self) -> usize {
        self.choices.len()
    }

    /// How good each action looks at first sight, in the order of the legal actions.
    pub fn scores(&self) -> impl Iterator<Item = f32> {
        self.choices.iter().map(|choice| choice.score)
    }

    /// The action at a place among the legal ones.
    pub fn action(&self, place: usize) -> ActionOf<M> {
        self.choices[place].action
    }

    /// How many simulations were made so far.
    pub fn simulations(&self) -> u32 {
        self.simulations
    }

    /// Makes `count` simulations.
    pub fn run(&mut self, count: u32) {
        for _ in 0..count {
            self.simulate();
        }
    }

    fn simulate(&mut self) {
        let turn = self.race.as_ref().map(Race::turn);
        let mut game = match turn {
            Some(turn) => self.deal(turn.is_new_deal),
            None => M::Game::sample(&self.view, &mut self.rng),
        };
        self.walk.path.clear();
        let raced = turn.map(|turn| self.choices[turn.place].action);
        let chosen = self.walk_down(&mut game, raced);
        let outlook = self.mind.outlook(&game);
        for &(seat, edge) in &self.walk.path {
            self.trees[seat.index()].learn(edge, outlook[seat].chance);
        }
        let own = outlook[self.seat];
        self.spread.add(own.chance);
        if let Some(race) = &mut self.race {
            race.note(own.chance);
        }
        self.simulations += 1;
        if let Some(choice) = chosen.and_then(|action| self.choices.iter_mut().find(|choice| choice.action == action)) {
            choice.visits += 1;
            choice.chance += own.chance;
            choice.points += own.points;
        }
    }

    /// A sampled position: a new one, or once more the last one.
    fn deal(&mut self, is_new: bool) -> M::Game {
        if is_new {
            self.deal = self.rng.fork();
        }
        M::Game::sample(&self.view, &mut self.deal.clone())
    }

    /// Plays from the sampled position to the end of the simulation, with `raced` as the searching seat's first action
    /// if it is given. Returns that first action.
    fn walk_down(&mut self, game: &mut M::Game, raced: Option<ActionOf<M>>) -> Option<ActionOf<M>> {
        let mut standing = BySeat::new(self.trees.len().min(MAX_SEATS), Standing::In(None));
        let mut chosen = None;
        for _ in 0..LONGEST {
            let asked = game.waiting_for();
            let Some(first) = asked.first() else { break };
            // The searching seat's own choice comes first, so that every simulation passes through the root.
            let seat = if chosen.is_none() && asked.contains(self.seat) { self.seat } else { first };
            let action = match raced {
                Some(action) if chosen.is_none() && seat == self.seat => {
                    standing[seat] = self.start(game, action);
                    action
                }
                Some(_) | None => self.step(game, seat, &mut standing[seat]),
            };
            if chosen.is_none() && seat == self.seat {
                chosen = Some(action);
            }
            game.resolve(seat, action, &mut Nobody);
            if self.mind.epoch(game) >= self.end {
                break;
            }
        }
        chosen
    }

    /// Notes the searching seat's first action, which the race chose. Tells where the seat then stands in its tree.
    fn start(&mut self, game: &M::Game, action: ActionOf<M>) -> Standing {
        let tree = &mut self.trees[self.seat.index()];
        let (node, _) = tree.enter(None, self.mind.context(game, self.seat));
        if tree.offer(node, &[action]) {
            tree.score(&[0.0]);
        }
        let edge = tree.only();
        self.walk.path.push((self.seat, edge));
        Standing::In(Some(edge))
    }

    /// The action of `seat` in this simulation: by its tree, or by judgement once it has left it.
    fn step(&mut self, game: &M::Game, seat: Seat, standing: &mut Standing) -> ActionOf<M> {
        let Walk { legal, scores, path } = &mut self.walk;
        game.legal_actions(seat, legal);
        if legal.len() == 1 {
            return legal[0];
        }
        let after = match *standing {
            Standing::In(after) if M::RIVALS_PLAN || seat == self.seat => after,
            Standing::In(_) | Standing::Out => return self.play_on(game, seat),
        };
        let tree = &mut self.trees[seat.index()];
        let (node, is_new) = tree.enter(after, self.mind.context(game, seat));
        if tree.offer(node, legal) {
            self.mind.judge(game, seat, legal, scores);
            tree.score(scores);
        }
        let (place, edge) = tree.select(self.mind.curiosity(), self.spread.value());
        path.push((seat, edge));
        *standing = if is_new { Standing::Out } else { Standing::In(Some(edge)) };
        legal[place]
    }

    /// The action by quick judgement, or now and then a whim. The legal actions are at hand.
    fn play_on(&mut self, game: &M::Game, seat: Seat) -> ActionOf<M> {
        let Walk { legal, scores, .. } = &mut self.walk;
        let whim = self.mind.whim();
        if whim > 0 && self.rng.below(whim) == 0 {
            return legal[self.rng.below(legal.len() as u32) as usize];
        }
        self.mind.glance(game, seat, legal, scores);
        legal[best_of(scores).unwrap_or(0)]
    }

    /// The places of the actions: those of a race as it stands; then what was tried most, or at first what looks best.
    pub fn ranking(&self) -> Vec<usize> {
        let mut raced = self.race.as_ref().map_or(Vec::new(), Race::ranking);
        let mut order: Vec<usize> = (0..self.choices.len()).filter(|place| !raced.contains(place)).collect();
        let key = |place: usize| (self.choices[place].visits, self.choices[place].score);
        order.sort_by(|&a, &b| key(b).partial_cmp(&key(a)).unwrap_or(std::cmp::Ordering::Equal));
        raced.append(&mut order);
        raced
    }

    /// The place of the action that leads the race, or that was tried most.
    pub fn favourite(&self) -> usize {
        self.ranking()[0]
    }

    /// Could `left` more simulations no longer change the favourite?
    pub fn is_settled(&self, left: u32) -> bool {
        if let Some(race) = &self.race {
            return race.is_over();
        }
        match self.ranking()[..] {
            [first, second, ..] => self.choices[first].visits > self.choices[second].visits + left,
            _ => true,
        }
    }

    /// What is known of the actions at these places; the first of them is the choice.
    pub fn advice(&self, places: &[usize]) -> Advice<<M::Game as Game>::Action, M::Reason> {
        let game = M::Game::sample(&self.view, &mut self.rng.clone());
        let candidates = places.iter().map(|&place| self.candidate(&game, &self.choices[place])).collect();
        Advice { action: self.choices[places[0]].action, candidates, simulations: self.simulations }
    }

    fn candidate(
        &self,
        game: &M::Game,
        choice: &Choice<ActionOf<M>>,
    ) -> Candidate<<M::Game as Game>::Action, M::Reason> {
        let visits = choice.visits.max(1) as f32;
        Candidate {
            action: choice.action,
            outlook: Outlook { chance: choice.chance / visits, points: choice.points / visits },
            visits: choice.visits,
            reasons: self.mind.reasons(game, self.seat, choice.action),
        }
    }
}
