//! Messages between the page and the bots' worker, as JSON text.
//!
//! A request carries a view and nothing else of the game, so whatever runs the bots never holds a hidden card. Bots take
//! a view at its word; so a request travels with a checksum, and one that was damaged on the way is refused. The same
//! messages serve where workers are refused: then the worker's program runs on the page, [`begin`] gives it a thought that
//! can be carried on in slices, and the texts travel as [`ASK`] and [`SAY`].

use serde::{Deserialize, Serialize};

use crate::bots::academy::AcademyMind;
use crate::bots::blazons::BlazonsMind;
use crate::bots::bot::ViewOf;
use crate::bots::tourney::TourneyMind;
use crate::bots::{Bot, Level, Onlooker, Persona, Thought};
use crate::games::academy::{self, Academy};
use crate::games::blazons::{self, Blazons};
use crate::games::tourney::{self, Tourney};
use crate::kernel::fingerprint::checksum;
use crate::kernel::{Game, Nobody, RecordError, Rng, Seat, Seed, code, fingerprint, random_game};
use crate::locales::why::{Spoken, Told, Voice};

/// What the bots say once they listen.
pub const READY: &str = "ready";
/// The event on the window that carries a request to bots on the page. It ends the thought before it.
pub const ASK: &str = "quintain-ask";
/// The event on the window that carries what bots on the page say.
pub const SAY: &str = "quintain-say";

/// What the page asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// Comes back in the reply, so that a late answer to an old question is told apart.
    pub id: u32,
    /// The game's name.
    pub game: String,
    /// Who owes the decision.
    pub seat: Seat,
    /// What that seat (or whoever asks why) sees, as the JSON text of the game's view.
    pub view: String,
    /// How well to play.
    pub level: Level,
    /// In which temper.
    pub persona: Persona,
    /// What the bot's whims grow from.
    pub seed: Seed,
    /// How much to think.
    pub budget: Budget,
    /// What is asked.
    pub ask: Ask,
}

/// What is asked about a view.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// A move.
    Move,
    /// A move, with the candidates and reasons in words.
    Advice(Voice),
    /// Why the seat chose this. The view is that of whoever asks, from before the move, never the bot's own: so the
    /// answer can tell nothing that the asker does not know.
    Why {
        /// The move, as records write it.
        action: String,
        /// In which words.
        voice: Voice,
    },
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

/// A decision in text form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// The action, as records write it.
    pub action: String,
    /// The candidates and reasons in words, if they were asked for; the decision's own first.
    pub advice: Vec<Told>,
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

/// A thought about any game, that can be carried on in slices.
pub trait Thinking {
    /// Makes up to `count` more simulations; `should_stop` is asked now and then. Tells whether the thought is complete.
    fn run(&mut self, count: u32, should_stop: &mut dyn FnMut() -> bool) -> bool;
    /// The decision, as far as it is thought through.
    fn decision(&self) -> Decision;
}

/// A decision being thought about.
struct Deciding<M: Spoken> {
    thought: Thought<M>,
    telling: Option<(ViewOf<M>, Voice)>,
}

impl<M: Spoken> Thinking for Deciding<M> {
    fn run(&mut self, count: u32, should_stop: &mut dyn FnMut() -> bool) -> bool {
        self.thought.run(count, should_stop)
    }

    fn decision(&self) -> Decision {
        let told = self.telling.as_ref().map(|(view, voice)| voice.tell::<M>(view, self.thought.advice()));
        Decision { action: self.thought.action().to_string(), advice: told.unwrap_or_default() }
    }
}

/// A move being explained to somebody who saw it.
struct Explaining<M: Spoken> {
    onlooker: Onlooker<M>,
    view: ViewOf<M>,
    voice: Voice,
}

impl<M: Spoken> Thinking for Explaining<M> {
    fn run(&mut self, count: u32, should_stop: &mut dyn FnMut() -> bool) -> bool {
        self.onlooker.run(count, should_stop)
    }

    fn decision(&self) -> Decision {
        let advice = self.onlooker.advice();
        Decision { action: advice.action.to_string(), advice: self.voice.tell::<M>(&self.view, advice) }
    }
}

/// Begins to think about a request in the game of the mind `M`.
pub fn begin_with<M: Spoken>(request: &Request) -> Result<Box<dyn Thinking>, Trouble> {
    let view: ViewOf<M> = serde_json::from_str(&request.view).map_err(|_| Trouble::BadView)?;
    let mut bot = Bot::<M>::new(request.level, request.persona, request.seed);
    if let Some(simulations) = request.budget.simulations {
        bot.simulations = simulations;
    }
    let telling = match &request.ask {
        Ask::Move => None,
        Ask::Advice(voice) => Some((view.clone(), voice.clone())),
        Ask::Why { action, voice } => {
            let action = action.parse().map_err(|_| Trouble::Unreadable)?;
            let rng = Rng::new(request.seed);
            let onlooker = Onlooker::new(bot.mind, view.clone(), request.seat, action, rng).ok_or(Trouble::NotAsked)?;
            return Ok(Box::new(Explaining { onlooker, view, voice: voice.clone() }));
        }
    };
    let thought = bot.begin(&view, request.seat, telling.is_some()).ok_or(Trouble::NotAsked)?;
    Ok(Box::new(Deciding { thought, telling }))
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

/// The message that asks the worker to play random games, before the game's name and their number: so the speed of the
/// rules in a browser can be compared with their speed outside (`scripts/measure`).
pub const PLAYOUTS: &str = "playouts ";

/// Answers what comes after [`PLAYOUTS`]: plays the games, with four seats, and tells how many decisions they took.
pub fn answer_playouts(question: &str) -> String {
    fn play<G: Game>(options: &G::Options, games: u64) -> u64 {
        let mut legal = Vec::new();
        (0..games).map(|seed| random_game::<G>(options, Seed(seed), &mut legal).1).sum()
    }
    let (game, games) = question.split_once(' ').unwrap_or((question, ""));
    let games = games.parse().unwrap_or(1);
    let decisions = match game {
        Academy::NAME => {
            play::<Academy>(&academy::Options { seating: academy::Seating::Four, ..Default::default() }, games)
        }
        Blazons::NAME => play::<Blazons>(&blazons::Options::new(4), games),
        Tourney::NAME => play::<Tourney>(&tourney::Options::of(4), games),
        _ => 0,
    };
    decisions.to_string()
}

/// Answers what comes after [`FINGERPRINT`]: sixteen digits, or the error's name.
pub fn answer_position(question: &str) -> String {
    let (game, record) = question.split_once(' ').unwrap_or((question, ""));
    match position(game, record) {
        Ok(fingerprint) => format!("{fingerprint:016x}"),
        Err(error) => format!("{error:?}"),
    }
}
