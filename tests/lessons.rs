//! The lessons, played through: every chapter opens at every idea, every step is legal, every kind of choice is made
//! by the learner, and every idea has its words in both languages.

use std::collections::BTreeSet;

use quintain::games::academy::{self, Academy};
use quintain::games::blazons::{self, Blazons};
use quintain::games::tourney::{self, Tourney};
use quintain::kernel::Step;
use quintain::lessons::{LEARNER, Taught, length, place};
use quintain::locales::Language;
use quintain::route::GameId;

/// Plays a lesson through as the learner would, and returns the kinds of choices made.
fn play_through<G: Taught>(kind: fn(G::Action) -> &'static str) -> BTreeSet<&'static str> {
    let mut kinds = BTreeSet::new();
    for (number, chapter) in G::CHAPTERS.iter().enumerate() {
        for (at, idea) in chapter.ideas.iter().enumerate() {
            let mut course = chapter.open(at).unwrap_or_else(|_| panic!("{} {number}.{at} opens", G::NAME));
            let play = course.script[course.begins[at]..course.begins[at + 1]].to_vec();
            assert_eq!(idea.is_done(), play.first().is_some_and(|step| step.seat == LEARNER));
            for Step { seat, action } in play {
                course
                    .table
                    .act(seat, action)
                    .unwrap_or_else(|why| panic!("{} {number}.{at}: {action}: {why:?}", G::NAME));
                if seat == LEARNER {
                    kinds.insert(kind(action));
                }
            }
            let asked = course.table.waiting_for();
            let next = chapter.ideas.get(at + 1);
            assert!(
                next.is_none_or(|next| !next.is_done() || asked.contains(LEARNER)),
                "{} {number}.{at}: the learner is asked next",
                G::NAME
            );
        }
    }
    kinds
}

/// Every idea has words in both languages, and a task exactly where there is something to do.
fn has_words<G: Taught>(game: GameId) {
    for language in Language::ALL {
        let words = language.texts().lessons.of(game);
        assert_eq!(words.len(), length::<G>(), "{} in {language:?}", G::NAME);
        for (at, words) in words.iter().enumerate() {
            let (chapter, idea) = place::<G>(at).expect("within the lesson");
            let done = G::CHAPTERS[chapter].ideas[idea].is_done();
            assert_eq!(!words.task.is_empty(), done, "{} {chapter}.{idea} in {language:?}", G::NAME);
            assert!(!words.title.is_empty() && !words.text.is_empty());
        }
    }
    assert_eq!(place::<G>(length::<G>()), None);
}

#[test]
fn the_academy_is_taught_whole() {
    let kinds = play_through::<Academy>(|action| {
        use academy::Action;
        match action {
            Action::Bet(_) => "bet",
            Action::Keep(_) => "keep",
            Action::Split(_) => "split",
            Action::TakePile(_) => "take a pile",
            Action::Give(_) => "give",
            Action::Play(..) => "play",
            // To decline is the other side of the same choice.
            Action::Look(_) | Action::NoLook => "look",
            Action::Lift(_) | Action::NoLift => "lift",
            Action::Bonus(_) => "bonus",
            Action::TakeCoat(_) => "take a coat",
            Action::AlmsTo(_) => "alms to",
            Action::AlmsGive(_) => "alms give",
            Action::AlmsTake(_) => "alms take",
        }
    });
    assert_eq!(kinds.len(), 13, "{kinds:?}");
    has_words::<Academy>(GameId::Academy);
}

#[test]
fn the_tourney_is_taught_whole() {
    let kinds = play_through::<Tourney>(|action| {
        use tourney::Action;
        match action {
            Action::Name(_) => "name",
            Action::Play(_) => "play",
            Action::Deed(_) => "deed",
            Action::End => "end",
            Action::Withdraw => "withdraw",
            Action::Pass => "pass",
            Action::Lancelot => "lancelot",
            Action::Keep(_) => "keep",
            Action::GiveBack(_) => "give back",
            Action::Take(_) => "take",
        }
    });
    assert_eq!(kinds.len(), 10, "{kinds:?}");
    has_words::<Tourney>(GameId::Tourney);
}

#[test]
fn the_blazons_are_taught_whole() {
    let kinds = play_through::<Blazons>(|action| {
        use blazons::Action;
        match action {
            Action::Lay { announce: None, .. } => "lay",
            Action::Lay { announce: Some(_), .. } => "announce",
            Action::Value(_) => "value",
            Action::Power(_) => "power",
            Action::Take(_) => "take",
            Action::Turn(_) => "turn",
            Action::Banish(_) => "banish",
            Action::Swap(_) => "swap",
            Action::Move(_) => "move",
            Action::To(_) => "to",
            Action::Help(_) => "help",
            Action::Consult(..) => "consult",
            Action::Look(_) => "look",
            Action::Done => "done",
        }
    });
    assert_eq!(kinds.len(), 14, "{kinds:?}");
    has_words::<Blazons>(GameId::Blazons);
}

#[test]
fn the_first_chapter_is_short() {
    // At most five minutes: some twenty choices, and a text of two breaths for each idea.
    fn check<G: Taught>(game: GameId) {
        let first = &G::CHAPTERS[0];
        let course = first.open(0).expect("it opens");
        let choices = course.script[course.begins[0]..].iter().filter(|step| step.seat == LEARNER).count();
        assert!(choices <= 24, "{}: {choices} choices", G::NAME);
        for language in Language::ALL {
            let words = &language.texts().lessons.of(game)[..first.ideas.len()];
            let letters: usize = words.iter().map(|idea| idea.text.chars().count() + idea.task.chars().count()).sum();
            // Slow readers take in a thousand letters a minute.
            assert!(letters <= 3_500, "{} in {language:?}: {letters} letters", G::NAME);
        }
    }
    check::<Academy>(GameId::Academy);
    check::<Tourney>(GameId::Tourney);
    check::<Blazons>(GameId::Blazons);
}
