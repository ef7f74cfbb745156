//! The lesson: a game's own table, led by the lesson's script, with the teacher's scroll over it.

mod scroll;

use self::scroll::{Scroll, Stage, Teaching};
use crate::bots::Level;
use crate::games::academy::Academy;
use crate::games::blazons::Blazons;
use crate::games::tourney::Tourney;
use crate::lessons::{self, BOTS, Course, Idea, TINCTURES, Taught};
use crate::locales::Language;
use crate::route::{GameId, Route};
use crate::storage::browser::Browser;
use crate::storage::{PREFIX, Player, Store};
use crate::ui::parts::{Main, Quiet};
use crate::ui::play::{Around, Comforts, Keys, Lead, Session, TableScreen};
use crate::ui::prelude::*;
use crate::ui::shell::{Page, use_shell, use_texts};

/// The lesson of a game.
#[component]
pub fn Lesson(
    /// Which game.
    game: GameId,
) -> impl IntoView {
    match game {
        GameId::Academy => teach::<Academy>(),
        GameId::Tourney => teach::<Tourney>(),
        GameId::Blazons => teach::<Blazons>(),
    }
}

/// How far the learner is; kept on the device, so that a lesson can be left and taken up again.
#[derive(Clone, Copy)]
struct Progress {
    game: GameId,
    /// The idea, counted through all chapters.
    at: RwSignal<usize>,
    /// Rises when the table has to be laid anew.
    laid: RwSignal<u32>,
}

fn key(game: GameId) -> String {
    format!("{PREFIX}lesson/{}", game.name())
}

impl Progress {
    fn of(game: GameId) -> Progress {
        let kept = Browser.read(&key(game)).ok().flatten();
        let at = kept.and_then(|text| text.parse().ok()).unwrap_or(0);
        Progress { game, at: RwSignal::new(at), laid: RwSignal::new(0) }
    }

    /// Goes to an idea. A device that keeps nothing teaches all the same.
    fn go(self, at: usize) {
        let _ = Browser.write(&key(self.game), &at.to_string());
        self.at.set(at);
    }

    /// Goes to an idea with the table as it stands there.
    fn jump(self, at: usize) {
        self.go(at);
        self.laid.update(|laid| *laid += 1);
    }
}

/// Who sits at the table: the learner and the teacher's bots.
fn players(count: usize, language: Language) -> Vec<Player> {
    let names = &language.texts().setup.names;
    let seat = |at: usize| match at.checked_sub(1) {
        None => Player::person(names.people[0], TINCTURES[0]),
        Some(bot) => Player::bot(names.of(BOTS[bot]), TINCTURES[at], Level::Page, BOTS[bot]),
    };
    (0..count).map(seat).collect()
}

fn teach<G: TableScreen + Taught>() -> AnyView {
    let progress = Progress::of(G::GAME);
    let table = move || {
        progress.laid.track();
        untrack(|| match lessons::place::<G>(progress.at.get()) {
            Some((chapter, idea)) => lay::<G>(progress, chapter, idea),
            None => over(progress),
        })
    };
    view! { <div class="play lesson-play">{table}</div> }.into_any()
}

/// The state of a chapter at the screen, for what follows the learner through it.
struct Following<G: TableScreen + Taught> {
    progress: Progress,
    session: Session<G>,
    lead: Lead<G>,
    ideas: &'static [Idea],
    /// The chapter's first idea, counted through all chapters.
    first: usize,
    begins: StoredValue<Vec<usize>>,
    /// Which laying of the table this is: an earlier one follows nobody any more.
    laying: u32,
    /// Has the learner read on, so that what follows may be played?
    released: RwSignal<bool>,
}

impl<G: TableScreen + Taught> Clone for Following<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: TableScreen + Taught> Copy for Following<G> {}

impl<G: TableScreen + Taught> Following<G> {
    /// The present idea's place in the chapter.
    fn here(self) -> usize {
        self.progress.at.get().saturating_sub(self.first).min(self.ideas.len() - 1)
    }

    fn end(self) -> usize {
        let here = self.here();
        self.begins.with_value(|begins| begins[here + 1])
    }

    /// Has everything of this idea been played and shown?
    fn is_played(self) -> bool {
        let played = self.session.with_table(|table| table.record().steps.len());
        self.session.scene.with(Option::is_none) && played >= self.end()
    }

    fn stage(self) -> Stage {
        let idea = self.ideas[self.here()];
        match (self.is_played(), self.released.get()) {
            (true, _) => Stage::Read,
            (false, false) => Stage::Watch,
            (false, true) if idea.is_done() && !self.session.legal.read().is_empty() => Stage::Do,
            (false, true) => Stage::Wait,
        }
    }

    /// Begins an idea of this chapter: what is to be done may be done at once, what is to be read waits.
    fn begin(self) {
        let here = self.here();
        let done = self.ideas[here].is_done();
        let until = self.begins.with_value(|begins| begins[here + usize::from(done)]);
        self.released.set(done);
        self.lead.until.set(until);
    }

    fn next(self) {
        let next = self.progress.at.get_untracked() + 1;
        if next < self.first + self.ideas.len() {
            self.progress.go(next);
            self.begin();
        } else {
            self.progress.jump(next);
        }
    }

    /// The learner presses on: to the next idea, or to what the others do.
    fn press(self) {
        if untrack(|| self.is_played()) {
            return self.next();
        }
        self.released.set(true);
        self.lead.until.set(untrack(|| self.end()));
        self.session.lead_on();
    }

    /// What is done leads on by itself, but for the last idea of a chapter, whose outcome is looked at first.
    fn follow(self) {
        if self.progress.laid.get_untracked() != self.laying {
            return;
        }
        let here = self.here();
        let more = here + 1 < self.ideas.len();
        if more && !self.ideas[here].play.is_empty() && self.released.get() && self.is_played() {
            untrack(|| self.next());
        }
    }
}

/// Lays the table of a chapter as it stands at one of its ideas.
fn lay<G: TableScreen + Taught>(progress: Progress, number: usize, idea: usize) -> AnyView {
    let shell = use_shell();
    let chapter = &G::CHAPTERS[number];
    let Ok(Course { table, script, begins }) = chapter.open(idea) else { return over(progress) };
    let seats = G::seats(&table.record().options);
    let lead = Lead::new(script, begins[idea]);
    let session = Session::<G>::led(table, players(seats, shell.language.get_untracked()), lead);
    let (ideas, first) = (chapter.ideas, progress.at.get_untracked() - idea);
    let (begins, released) = (StoredValue::new(begins), RwSignal::new(false));
    let laying = progress.laid.get_untracked();
    let following = Following { progress, session, lead, ideas, first, begins, laying, released };
    following.begin();
    effect(move || following.follow());
    let leave = Callback::new(move |()| shell.go(&Route::Setup(G::GAME)));
    let contents = RwSignal::new(false);
    let around = Around { menu: Callback::new(move |()| contents.set(true)), back: leave };
    let teaching = Teaching {
        game: G::GAME,
        at: progress.at,
        first,
        count: ideas.len(),
        closes: number == 0,
        point: Memo::new(move |_| ideas[following.here()].point),
        stage: Memo::new(move |_| following.stage()),
        press: Callback::new(move |()| following.press()),
        skip: Callback::new(move |()| session.do_next()),
        jump: Callback::new(move |at| progress.jump(at)),
        leave,
        contents,
    };
    view! {
        <Scroll teaching=teaching />
        <div class="play-table">{G::table(session, around)}</div>
        <Keys />
        <Comforts />
    }
    .into_any()
}

/// The lesson is over.
fn over(progress: Progress) -> AnyView {
    let (texts, shell) = (use_texts(), use_shell());
    let game = progress.game;
    view! {
        <Page title=Signal::derive(move || texts.get().lessons.over.0.to_owned())>
            <div class="lost">
                <svg viewBox="0 0 64 64" width="92" height="92" class="halo" aria-hidden="true"><use href="#pp-monk"></use></svg>
                <p>{move || texts.get().lessons.over.1}</p>
                <p class="lesson-ends">
                    <Quiet press=Callback::new(move |()| progress.jump(0))>{move || texts.get().lessons.again}</Quiet>
                    <Main press=Callback::new(move |()| shell.go(&Route::Setup(game)))>{move || texts.get().lessons.play}</Main>
                </p>
            </div>
        </Page>
    }
    .into_any()
}
