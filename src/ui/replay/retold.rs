//! What a replay must know about each game: what marks its course, its hands and its events in words.

use crate::games::academy::{Academy, Event as AcademyEvent, Options, Squire, View as AcademyView};
use crate::games::blazons::{Blazons, Event as BlazonsEvent, View as BlazonsView};
use crate::games::tourney::{Event as TourneyEvent, Tourney, View as TourneyView};
use crate::kernel::Seat;
use crate::locales::Language;
use crate::play::Mark;
use crate::scene::Arms;
use crate::scene::academy::Cast;
use crate::scene::academy::card_art::emblems;
use crate::scene::academy::chronicle::{LineSign, by_steps};
use crate::scene::academy::panel::card_name;
use crate::scene::little::Little;
use crate::ui::play::{Session, TableScreen, player_card};
use crate::ui::{blazons, tourney};

/// A line of the course, with the step that brought it.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// How many steps had been made then.
    pub step: usize,
    /// Whose doing.
    pub arms: Option<Arms>,
    /// What happened.
    pub words: String,
}

/// A hand: the cards that are known, and how many there are.
pub type Hand = (Vec<Little>, usize);

/// A game that can be told again.
pub trait Retold: TableScreen {
    /// What an event marks.
    fn mark(event: &Self::Event) -> Option<Mark>;

    /// Are points face down until the end?
    fn hides_scores(options: &Self::Options) -> bool;

    /// A hand, as far as a view knows it.
    fn hand(view: &Self::View, seat: Seat, language: Language) -> Hand;

    /// What happened, step by step, in words. `over`: may everything be told?
    fn lines(session: Session<Self>, steps: &[Vec<Self::Event>], language: Language, over: bool) -> Vec<Line>;
}

impl Retold for Academy {
    fn mark(event: &AcademyEvent) -> Option<Mark> {
        match event {
            AcademyEvent::RoundBegan { round, .. } => Some(Mark::Part(u16::from(*round))),
            AcademyEvent::Scored { .. } => Some(Mark::Scoring),
            _ => None,
        }
    }

    fn hides_scores(options: &Options) -> bool {
        !options.open_scores
    }

    fn hand(view: &AcademyView, seat: Seat, language: Language) -> Hand {
        let texts = &language.texts().academy;
        let squires = Squire::all(view.squires()).filter(|&squire| view.owner(squire) == Some(seat));
        let (mut known, mut held) = (Vec::new(), 0);
        for squire in squires {
            let squire = &view.squires[squire];
            known.extend(squire.hand.iter().map(|&card| {
                let (signs, name) = (emblems(card.kind()), card_name(texts, view, card));
                let signs_of = (signs[0].0, signs.get(1).map(|&(sign, _)| sign));
                Little { name, value: Some(card.value().to_string()), ground: signs[0].1, emblems: signs_of }
            }));
            held += usize::from(squire.held);
        }
        (known, held)
    }

    fn lines(session: Session<Academy>, steps: &[Vec<AcademyEvent>], language: Language, _over: bool) -> Vec<Line> {
        use crate::ui::prelude::*;
        let view = session.view.get();
        let players = session.players.with(|players| players.iter().map(player_card).collect::<Vec<_>>());
        let cast = Cast::of(&players, &view, &language.texts().academy);
        let lines = by_steps(&view, steps, &cast, &language.texts().academy);
        let arms = |sign| match sign {
            LineSign::Arms(arms) => Some(arms),
            LineSign::Symbol(_) => None,
        };
        lines.into_iter().map(|(step, line)| Line { step, arms: arms(line.sign), words: line.sentence() }).collect()
    }
}

/// Lines of events that are told one by one.
fn told<E>(
    steps: &[Vec<E>],
    session: &[Arms],
    names: &[String],
    tell: impl Fn(&E) -> Vec<(Option<Seat>, String)>,
) -> Vec<Line> {
    let events = steps.iter().enumerate().flat_map(|(step, events)| events.iter().map(move |event| (step, event)));
    let line = |step: usize, (seat, words): (Option<Seat>, String)| match seat {
        Some(seat) => {
            Line { step, arms: session.get(seat.index()).copied(), words: format!("{} {words}", names[seat.index()]) }
        }
        None => Line { step, arms: None, words },
    };
    events
        .flat_map(|(step, event)| tell(event).into_iter().map(move |told| (step, told)))
        .map(|(step, told)| line(step, told))
        .collect()
}

/// The arms and the names of those at the table.
fn people<G: TableScreen>(session: Session<G>) -> (Vec<Arms>, Vec<String>) {
    use crate::ui::prelude::*;
    session
        .players
        .with(|players| players.iter().map(|player| (Arms::of(player.tincture), player.name.clone())).unzip())
}

impl Retold for Tourney {
    fn mark(event: &TourneyEvent) -> Option<Mark> {
        match event {
            TourneyEvent::TournamentBegan { number, .. } => Some(Mark::Part(*number)),
            TourneyEvent::TokenTaken { .. } | TourneyEvent::NothingGained { .. } => Some(Mark::Scoring),
            _ => None,
        }
    }

    fn hides_scores(_options: &crate::games::tourney::Options) -> bool {
        false
    }

    fn hand(view: &TourneyView, seat: Seat, language: Language) -> Hand {
        let (texts, player) = (&language.texts().tourney, &view.players[seat]);
        let little = |card| tourney::little(card, (texts.card_named)(card));
        (player.hand.cards.iter().map(little).collect(), usize::from(player.hand_len))
    }

    fn lines(session: Session<Tourney>, steps: &[Vec<TourneyEvent>], language: Language, _over: bool) -> Vec<Line> {
        let (arms, names) = people(session);
        let tell = tourney::teller(session);
        told(steps, &arms, &names, |event| tell(event, &language.texts().tourney).into_iter().collect())
    }
}

impl Retold for Blazons {
    fn mark(event: &BlazonsEvent) -> Option<Mark> {
        match event {
            BlazonsEvent::Dealt { round, .. } => Some(Mark::Part(u16::from(*round))),
            BlazonsEvent::RoundScored { .. } => Some(Mark::Scoring),
            _ => None,
        }
    }

    fn hides_scores(_options: &crate::games::blazons::Options) -> bool {
        false
    }

    fn hand(view: &BlazonsView, seat: Seat, language: Language) -> Hand {
        let (texts, player) = (&language.texts().blazons, view.player(seat));
        let little = |card| blazons::little(card, (texts.character)(card).to_owned());
        let known = player.hand.map(|hand| hand.iter().map(little).collect());
        (known.unwrap_or_default(), usize::from(player.hand_size))
    }

    /// B11: while the game runs, what tells of a past trick's cards stays untold.
    fn lines(session: Session<Blazons>, steps: &[Vec<BlazonsEvent>], language: Language, over: bool) -> Vec<Line> {
        let (arms, names) = people(session);
        let tell = blazons::teller(session);
        told(steps, &arms, &names, |event| {
            let secret = !over && event.tells_of_a_trick();
            if secret { Vec::new() } else { tell(event, &language.texts().blazons) }
        })
    }
}
