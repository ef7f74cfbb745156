//! One seat's tree of plans: its own actions, and what it can tell apart when it decides.
//!
//! A node is a decision as the seat knows it, so positions that differ only in hidden things share it. Which actions are
//! available at a node may differ from one sampled position to the next; an action is compared with the others that were
//! available with it.

use super::maths::exp;

/// No edge or node.
const NONE: u32 = u32::MAX;

/// An edge of a tree, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdgeId(u32);

/// A node of a tree, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeId(u32);

#[derive(Clone, Debug)]
struct Node {
    /// What the seat sees here (see [`Mind::context`](super::Mind::context)).
    context: u32,
    /// The next node below the same edge, with another context.
    next: u32,
    /// The newest edge out of here.
    first: u32,
    /// The oldest.
    oldest: u32,
}

/// An action at a node, and what became of it.
#[derive(Clone, Debug)]
pub struct Edge<A> {
    /// The action.
    pub action: A,
    /// How often it was chosen.
    pub visits: u32,
    /// The sum of the results.
    pub sum: f32,
    /// How good it looked at first sight.
    pub score: f32,
    /// The node it leads out of.
    node: u32,
    next: u32,
    below: u32,
}

impl<A> Edge<A> {
    /// The mean result.
    pub fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

/// How a tree weighs knowledge against curiosity.
#[derive(Clone, Copy, Debug)]
pub struct Curiosity {
    /// Weight of the unexplored, in units of the results' spread.
    pub weight: f32,
    /// The heat that turns scores into prior shares.
    pub heat: f32,
    /// Of the prior, how much is spread evenly over all actions.
    pub even: f32,
}

/// One seat's tree.
#[derive(Clone, Debug)]
pub struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// The first of the nodes before any own action.
    top: u32,
    /// The edges of the actions that are available at present; `shares` are their priors.
    available: Vec<u32>,
    shares: Vec<f32>,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Tree { nodes: Vec::new(), edges: Vec::new(), top: NONE, available: Vec::new(), shares: Vec::new() }
    }
}

impl<A: Copy + PartialEq> Tree<A> {
    /// The node that `after` (the seat's last own action, if any) and `context` lead to, and whether it is new.
    pub fn enter(&mut self, after: Option<EdgeId>, context: u32) -> (NodeId, bool) {
        let head = match after {
            Some(EdgeId(edge)) => self.edges[edge as usize].below,
            None => self.top,
        };
        let mut node = head;
        while node != NONE {
            let here = &self.nodes[node as usize];
            if here.context == context {
                return (NodeId(node), false);
            }
            node = here.next;
        }
        let new = self.nodes.len() as u32;
        self.nodes.push(Node { context, next: head, first: NONE, oldest: NONE });
        match after {
            Some(EdgeId(edge)) => self.edges[edge as usize].below = new,
            None => self.top = new,
        }
        (NodeId(new), true)
    }

    /// Looks up the edges of `actions` at a node, and adds those that are new. Tells whether any was: then they want
    /// [scores](Tree::score).
    pub fn offer(&mut self, NodeId(node): NodeId, actions: &[A]) -> bool {
        self.available.clear();
        let mut any_new = false;
        // Most offers are made again as they were made first: then the edges lie side by side.
        let mut guess = self.nodes[node as usize].oldest;
        for &action in actions {
            let known = self.edges.get(guess as usize).filter(|edge| edge.node == node && edge.action == action);
            let edge = if known.is_some() { Some(guess) } else { self.find(node, action) };
            let edge = edge.unwrap_or_else(|| {
                any_new = true;
                self.add(node, action)
            });
            self.available.push(edge);
            guess = edge + 1;
        }
        any_new
    }

    fn find(&self, node: u32, action: A) -> Option<u32> {
        let mut edge = self.nodes[node as usize].first;
        while edge != NONE && self.edges[edge as usize].action != action {
            edge = self.edges[edge as usize].next;
        }
        (edge != NONE).then_some(edge)
    }

    fn add(&mut self, node: u32, action: A) -> u32 {
        let edge = self.edges.len() as u32;
        let from = &mut self.nodes[node as usize];
        if from.oldest == NONE {
            from.oldest = edge;
        }
        let next = std::mem::replace(&mut from.first, edge);
        self.edges.push(Edge { action, visits: 0, sum: 0.0, score: f32::NAN, node, next, below: NONE });
        edge
    }

    /// The edge of the one action that is offered.
    pub fn only(&self) -> EdgeId {
        EdgeId(self.available[0])
    }

    /// Gives the offered actions that have none yet their scores.
    pub fn score(&mut self, scores: &[f32]) {
        for (&edge, &score) in self.available.iter().zip(scores) {
            let edge = &mut self.edges[edge as usize];
            if edge.score.is_nan() {
                edge.score = score;
            }
        }
    }

    /// The offered action that promises most: a known mean result plus what is not yet known, weighed by the prior.
    /// `spread` is how far results scatter. Returns its place among the offered ones and its edge.
    pub fn select(&mut self, curiosity: Curiosity, spread: f32) -> (usize, EdgeId) {
        self.set_shares(curiosity);
        let (mut visits, mut sum) = (0, 0.0);
        for &edge in &self.available {
            let edge = &self.edges[edge as usize];
            visits += edge.visits;
            sum += edge.sum;
        }
        // What was never tried is taken to be a little worse than the mean of what was.
        let untried = if visits == 0 { 0.0 } else { sum / visits as f32 - 0.2 * spread };
        let reach = curiosity.weight * spread * ((visits + 1) as f32).sqrt();
        let (mut best, mut best_value) = (0, f32::NEG_INFINITY);
        for (place, &edge) in self.available.iter().enumerate() {
            let edge = &self.edges[edge as usize];
            let known = if edge.visits == 0 { untried } else { edge.mean() };
            let value = known + reach * self.shares[place] / (1 + edge.visits) as f32;
            if value > best_value {
                (best, best_value) = (place, value);
            }
        }
        (best, EdgeId(self.available[best]))
    }

    fn set_shares(&mut self, curiosity: Curiosity) {
        let Tree { available, edges, shares, .. } = self;
        let best = available.iter().map(|&edge| edges[edge as usize].score).fold(f32::NEG_INFINITY, f32::max);
        shares.clear();
        shares.extend(available.iter().map(|&edge| exp((edges[edge as usize].score - best) / curiosity.heat)));
        let scale = (1.0 - curiosity.even) / shares.iter().sum::<f32>();
        let floor = curiosity.even / shares.len() as f32;
        for share in shares.iter_mut() {
            *share = *share * scale + floor;
        }
    }

    /// Notes the result of a simulation that went over this edge.
    pub fn learn(&mut self, EdgeId(edge): EdgeId, result: f32) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.sum += result;
    }

    /// The edges out of a node.
    pub fn edges(&self, NodeId(node): NodeId) -> impl Iterator<Item = (EdgeId, &Edge<A>)> {
        let mut edge = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let id = EdgeId(edge);
            let here = self.edges.get(edge as usize)?;
            edge = here.next;
            Some((id, here))
        })
    }

    /// How many decisions the tree holds.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Has the tree no decision yet?
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}
