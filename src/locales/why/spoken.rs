//! Advice in words: what a bot would do, how that would end, and why.

use serde::{Deserialize, Serialize};

use super::WhyTexts;
use crate::bots::academy::AcademyMind;
use crate::bots::blazons::BlazonsMind;
use crate::bots::bot::{ActionOf, AdviceOf, ViewOf};
use crate::bots::tourney::TourneyMind;
use crate::bots::{Candidate, Mind};
use crate::games::academy::Squire;
use crate::kernel::Seat;
use crate::locales::Language;

/// In which words advice is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Voice {
    /// The language.
    pub language: Language,
    /// What the players are called, by seat.
    pub names: Vec<String>,
}

/// One candidate in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// The action, as records write it.
    pub action: String,
    /// What it is.
    pub what: String,
    /// How it would end: the chance to win and what is expected.
    pub outcome: String,
    /// Why, the main reason first.
    pub reasons: Vec<String>,
}

/// A mind whose advice can be put into words.
pub trait Spoken: Mind {
    /// What an action is.
    fn act(texts: &WhyTexts, view: &ViewOf<Self>, action: ActionOf<Self>, voice: &Voice) -> String;
    /// Why it is good.
    fn reason(texts: &WhyTexts, view: &ViewOf<Self>, reason: Self::Reason, voice: &Voice) -> String;
    /// What is expected at the end.
    fn expects(texts: &WhyTexts, points: i32) -> String;
}

impl Voice {
    fn texts(&self) -> &'static WhyTexts {
        match self.language {
            Language::En => &super::EN,
            Language::Fr => &super::FR,
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// The advice of a mind about what is seen in `view`, the best or chosen first.
    pub fn tell<M: Spoken>(&self, view: &ViewOf<M>, advice: AdviceOf<M>) -> Vec<Told> {
        advice.candidates.into_iter().map(|candidate| self.candidate::<M>(view, candidate)).collect()
    }

    fn candidate<M: Spoken>(&self, view: &ViewOf<M>, candidate: Candidate<ActionOf<M>, M::Reason>) -> Told {
        let texts = self.texts();
        let percent = (candidate.outlook.chance * 100.0).round().clamp(0.0, 100.0) as u8;
        let outcome = match candidate.visits {
            // What was never tried has no outcome to tell.
            0 => String::new(),
            _ => (texts.outcome)(percent, &M::expects(texts, candidate.outlook.points.round() as i32)),
        };
        let reasons = candidate.reasons.into_iter().map(|reason| M::reason(texts, view, reason, self));
        Told {
            action: candidate.action.to_string(),
            what: M::act(texts, view, candidate.action, self),
            outcome,
            reasons: reasons.collect(),
        }
    }
}

/// A squire goes by its player's name; the neutral one of A35 has its own.
fn squire_name(view: &ViewOf<AcademyMind>, squire: Squire, voice: &Voice) -> String {
    view.owner(squire).map_or_else(|| String::from("Karadoc"), |seat| voice.name(seat))
}

impl Spoken for AcademyMind {
    fn act(texts: &WhyTexts, view: &ViewOf<Self>, action: ActionOf<Self>, voice: &Voice) -> String {
        texts.acts.academy(action, &|squire| squire_name(view, squire, voice))
    }

    fn reason(texts: &WhyTexts, view: &ViewOf<Self>, reason: Self::Reason, voice: &Voice) -> String {
        (texts.academy)(reason, &|squire| squire_name(view, squire, voice))
    }

    fn expects(texts: &WhyTexts, points: i32) -> String {
        (texts.points)(points)
    }
}

impl Spoken for TourneyMind {
    fn act(texts: &WhyTexts, view: &ViewOf<Self>, action: ActionOf<Self>, voice: &Voice) -> String {
        texts.acts.tourney(action, view, &|seat| voice.name(seat))
    }

    fn reason(texts: &WhyTexts, _: &ViewOf<Self>, reason: Self::Reason, voice: &Voice) -> String {
        (texts.tourney)(reason, &|seat| voice.name(seat))
    }

    fn expects(texts: &WhyTexts, points: i32) -> String {
        (texts.tokens)(points)
    }
}

impl Spoken for BlazonsMind {
    fn act(texts: &WhyTexts, view: &ViewOf<Self>, action: ActionOf<Self>, voice: &Voice) -> String {
        texts.acts.blazons(action, view, &|seat| voice.name(seat))
    }

    fn reason(texts: &WhyTexts, _: &ViewOf<Self>, reason: Self::Reason, voice: &Voice) -> String {
        (texts.blazons)(reason, &|seat| voice.name(seat))
    }

    fn expects(texts: &WhyTexts, points: i32) -> String {
        (texts.points)(points)
    }
}
