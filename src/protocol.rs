//! Messages between the page and the bots' worker, as JSON text.
//!
//! A request carries a view and nothing else of the game, so whatever runs the bots never holds a hidden card. Bots take
//! a view at its word; so a request travels with a checksum, and one that was damaged on the way is refused. The same types
//! serve where workers are refused: [`begin`] gives a thought that can be carried on in slices.

use serde::{Deserialize, Serialize};

use crate::bots::academy::AcademyMind;
use crate::bots::blazons::BlazonsMind;
use crate::bots::bot::{ActionOf, AdviceOf};
use crate::bots::tourney::TourneyMind;
use crate::bots::{Advice, Bot, Candidate, Level, Mind, Persona, Thought};
use crate::games::academy::Academy;
use crate::games::blazons::Blazons;
use crate::games::tourney::Tourney;
use crate::kernel::fingerprint::checksum;
use crate::kernel::{Game, Nobody, RecordError, Seat, Seed, code, fingerprint};

/// What the page asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// Comes back in the reply, so that a late answer to an old question is told apart.
    pub id: u32,
    /// The game's name.
    pub game: String,
    /// Who owes the decision.
    pub seat: Seat,
    /// What that seat sees, as the JSON text of the game's view.
    pub view: String,
    /// How well to play.
    pub level: Level,
    /// In which temper.
    pub persona: Persona,
    /// What the bot's whims grow from.
    pub seed: Seed,
    /// How much to think.
    pub budget: Budget,
    /// Should the reply name candidates and reasons?
    pub explain: bool,
}

impl Request {
    /// The request as it travels: a checksum, then the JSON text.
    pub fn to_message(&self) -> String {
        let text = serde_json::to_string(self).expect("a request is plain data");
        format!("{:08x}{text}", checksum(text.as_bytes()))
    }

    /// Reads what [`to_message`](Request::to_message) wrote, if nothing of it has changed.
    pub fn from_message(message: &str) -> Option<Request> {
        let (sum, text) = message.split_at_checked(8)?;
        let sound = u32::from_str_radix(sum, 16).ok()? == checksum(text.as_bytes());
        sound.then(|| serde_json::from_str(text).ok()).flatten()
    }
}

/// How much a bot may think about one decision. A game whose bots never ran out of time is reproducible from its seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Default)]
pub struct Budget {
    /// Simulations; `None` is the game's own number.
    pub simulations: Option<u32>,
    /// Milliseconds, by the clock of whoever runs the bot; `None` is no limit.
    pub millis: Option<u32>,
}

/// What the bots answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reply {
    /// The request's number.
    pub id: u32,
    /// The decision, or why there is none.
    pub answer: Result<Decision, Trouble>,
}

/// A decision in text form: [`typed`](Decision::typed) gives it back in the game's own terms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// The action, as records write it.
    pub action: String,
    /// The candidates and reasons, if they were asked for.
    pub advice: Option<Advice<String, serde_json::Value>>,
}

/// Why there is no decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// The message is no request.
    Unreadable,
    /// No bot plays this game.
    UnknownGame,
    /// The view cannot be read.
    BadView,
    /// The seat owes no decision in this view.
    NotAsked,
}

impl Decision {
    /// The action and the advice in the game's own terms; `None` if they are not of that game.
    pub fn typed<M: Mind>(&self) -> Option<(ActionOf<M>, Option<AdviceOf<M>>)> {
        let action = self.action.parse().ok()?;
        let Some(advice) = &self.advice else { return Some((action, None)) };
        let candidates = advice.candidates.iter().map(|candidate| {
            let reasons = candidate.reasons.iter().map(|reason| M::Reason::deserialize(reason).ok());
            Some(Candidate {
                action: candidate.action.parse().ok()?,
                outlook: candidate.outlook,
                visits: candidate.visits,
                reasons: reasons.collect::<Option<_>>()?,
            })
        });
        let advice = Advice { action, candidates: candidates.collect::<Option<_>>()?, simulations: advice.simulations };
        Some((action, Some(advice)))
    }
}

/// A thought about any game, that can be carried on in slices.
pub trait Thinking {
    /// Makes up to `count` more simulations; `should_stop` is asked now and then. Tells whether the thought is complete.
    fn run(&mut self, count: u32, should_stop: &mut dyn FnMut() -> bool) -> bool;
    /// The decision, as far as it is thought through.
    fn decision(&self) -> Decision;
}

struct Open<M: Mind> {
    thought: Thought<M>,
    explain: bool,
}

impl<M: Mind> Thinking for Open<M> {
    fn run(&mut self, count: u32, should_stop: &mut dyn FnMut() -> bool) -> bool {
        self.thought.run(count, should_stop)
    }

    fn decision(&self) -> Decision {
        let advice = self.explain.then(|| written(&self.thought.advice()));
        Decision { action: self.thought.action().to_string(), advice }
    }
}

/// The advice as messages carry it.
fn written<A: ToString, R: Serialize>(advice: &Advice<A, R>) -> Advice<String, serde_json::Value> {
    let candidates = advice.candidates.iter().map(|candidate| Candidate {
        action: candidate.action.to_string(),
        outlook: candidate.outlook,
        visits: candidate.visits,
        reasons: candidate
            .reasons
            .iter()
            .map(|reason| serde_json::to_value(reason).expect("a reason is plain data"))
            .collect(),
    });
    Advice { action: advice.action.to_string(), candidates: candidates.collect(), simulations: advice.simulations }
}

/// Begins to think about a request in the game of the mind `M`.
pub fn begin_with<M: Mind>(request: &Request) -> Result<Box<dyn Thinking>, Trouble> {
    let view = serde_json::from_str(&request.view).map_err(|_| Trouble::BadView)?;
    let mut bot = Bot::<M>::new(request.level, request.persona, request.seed);
    if let Some(simulations) = request.budget.simulations {
        bot.simulations = simulations;
    }
    let thought = bot.begin(&view, request.seat, request.explain).ok_or(Trouble::NotAsked)?;
    Ok(Box::new(Open { thought, explain: request.explain }))
}

/// Begins to think about a request, whatever its game.
pub fn begin(request: &Request) -> Result<Box<dyn Thinking>, Trouble> {
    match request.game.as_str() {
        Academy::NAME => begin_with::<AcademyMind>(request),
        Blazons::NAME => begin_with::<BlazonsMind>(request),
        Tourney::NAME => begin_with::<TourneyMind>(request),
        _ => Err(Trouble::UnknownGame),
    }
}

/// Reads a request, thinks until it is done or `should_stop` says so, and writes the reply. `should_stop` is told the
/// milliseconds of the request's budget.
pub fn answer(request: &str, should_stop: &mut dyn FnMut(Option<u32>) -> bool) -> String {
    let reply = match Request::from_message(request) {
        None => Reply { id: 0, answer: Err(Trouble::Unreadable) },
        Some(request) => {
            let answer = begin(&request).map(|mut thinking| {
                thinking.run(u32::MAX, &mut || should_stop(request.budget.millis));
                thinking.decision()
            });
            Reply { id: request.id, answer }
        }
    };
    serde_json::to_string(&reply).expect("a reply is plain data")
}

/// The message that asks the worker for a [fingerprint](position), before the game's name and the record.
pub const FINGERPRINT: &str = "fingerprint ";

/// The fingerprint of the position that an encoded record leads to: the same on every machine, in every browser, from a
/// save and from a link. Bug reports and tests compare it.
pub fn position(game: &str, record: &str) -> Result<u64, RecordError> {
    fn end<G: Game>(record: &str) -> Result<u64, RecordError> {
        let record = code::decode::<G>(&code::from_text(record)?)?;
        Ok(fingerprint(&record.replay(&mut Nobody)?))
    }
    match game {
        Academy::NAME => end::<Academy>(record),
        Blazons::NAME => end::<Blazons>(record),
        Tourney::NAME => end::<Tourney>(record),
        _ => Err(RecordError::OtherGame),
    }
}

/// Answers what comes after [`FINGERPRINT`]: sixteen digits, or the error's name.
pub fn answer_position(question: &str) -> String {
    let (game, record) = question.split_once(' ').unwrap_or((question, ""));
    match position(game, record) {
        Ok(fingerprint) => format!("{fingerprint:016x}"),
        Err(error) => format!("{error:?}"),
    }
}
