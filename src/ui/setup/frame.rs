//! The frame of every set-up screen: bar, players, rules, summary, and the way into the game.

use std::marker::PhantomData;

use super::deal::DealChoice;
use super::edit::Edit;
use super::players::Players;
use super::{SetupScreen, Summary};
use crate::kernel::Seat;
use crate::locales::setup::{Company, Setup as Words};
use crate::play::{Choices, Deal, Party};
use crate::route::Route;
use crate::storage::browser::Browser;
use crate::storage::{Kind, Store, setup_key};
use crate::ui::parts::{Icon, Rubric};
use crate::ui::play::{Leaf, begin};
use crate::ui::prelude::*;
use crate::ui::shell::{use_shell, use_texts};

/// The set-up screen of the game `G`.
pub struct Frame<G>(PhantomData<G>);

/// All that is chosen on the screen.
struct Laying<G: SetupScreen> {
    party: RwSignal<Party>,
    options: RwSignal<G::Options>,
    deal: RwSignal<Deal>,
}

impl<G: SetupScreen> Clone for Laying<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: SetupScreen> Copy for Laying<G> {}

impl<G: SetupScreen> Laying<G> {
    /// The last choices, or the usual table.
    fn remembered() -> Laying<G> {
        let text = Browser.read(&setup_key(G::NAME)).ok().flatten();
        let names = untrack(|| use_texts().get()).setup.names;
        let choices = text
            .and_then(|text| Choices::read::<G>(&text))
            .unwrap_or_else(|| Choices { party: Party::usual(G::PLACES, &names), options: G::Options::default() });
        Laying {
            party: RwSignal::new(choices.party),
            options: RwSignal::new(choices.options),
            deal: RwSignal::new(Deal::New),
        }
    }

    /// The options as they would be played.
    fn laid(self) -> G::Options {
        self.party.with(|party| self.options.with(|options| G::laid(options, party)))
    }

    /// Keeps the choices for the next time. Where that is refused they are only forgotten.
    fn remember(self) {
        let choices = Choices { party: self.party.get(), options: self.options.get() };
        let _ = Browser.write(&setup_key(G::NAME), &choices.write());
    }

    /// Why the game cannot begin, if it cannot.
    fn hindrance(self, setup: &'static Words) -> Option<&'static str> {
        if G::check_options(&self.laid()).is_err() {
            Some(setup.cannot)
        } else if self.deal.with(|deal| deal.seed(G::NAME, 0).is_none()) {
            Some(setup.no_seed)
        } else {
            None
        }
    }
}

impl<G: SetupScreen> Frame<G> {
    /// The screen.
    pub fn show() -> AnyView {
        let laying = Laying::<G>::remembered();
        let edited = RwSignal::new(None::<Seat>);
        let texts = use_texts();
        effect(move || laying.remember());
        effect(move || {
            let texts = texts.get();
            document().set_title(&format!("{} · {}", texts.shell.games[G::GAME as usize].full, texts.shell.title));
        });
        view! {
            <div class="setup">
                {bar::<G>()}
                <main class="setup-main" id="content">
                    <Players party=laying.party places=G::PLACES edited=edited below=G::below(laying.options, laying.party) />
                    <Leaf class="rules-leaf" labelled_by="setup-rules">{G::rules(laying.options, laying.party)}</Leaf>
                    {summary(laying)}
                </main>
                <Edit party=laying.party edited=edited />
            </div>
        }
        .into_any()
    }
}

/// The bar: the way back, the game, sound and settings.
fn bar<G: SetupScreen>() -> AnyView {
    let (texts, shell) = (use_texts(), use_shell());
    let sounds = move || shell.settings.with(|settings| settings.sound);
    let icon = Signal::derive(move || if sounds() { "ui-sound" } else { "ui-mute" }.to_owned());
    view! {
        <header class="bar setup-bar">
            <a class="ib" href=Route::Home.href() aria-label=move || texts.get().shell.home><Icon id="ui-back".to_owned() /></a>
            <h1 class="d">{move || texts.get().shell.games[G::GAME as usize].full}</h1>
            <span class="d setup-step">{move || texts.get().setup.lay}</span>
            <a class="ib" href=Route::Lesson(G::GAME).href() title=move || texts.get().shell.lesson
                aria-label=move || (texts.get().shell.lesson_of)(texts.get().shell.games[G::GAME as usize].full)>
                <Icon id="lesson".to_owned() size=26.0 />
            </a>
            <button type="button" class="ib" aria-pressed=move || sounds().to_string()
                aria-label=move || texts.get().shell.settings.sound.name on:click=move |_| shell.set(|s| s.sound = !s.sound)>
                <Icon id=icon size=26.0 />
            </button>
            <a class="ib" href=Route::Settings.href() aria-label=move || texts.get().shell.settings.title>
                <Icon id="ui-menu".to_owned() size=26.0 />
            </a>
        </header>
    }
    .into_any()
}

/// Who sits at the table, counted.
fn company(party: &Party) -> Company {
    party.players.iter().fold(Company::default(), |mut company, player| {
        match player.kind {
            Kind::Person => company.people += 1,
            Kind::Bot { level, .. } => company.bots[level as usize] += 1,
        }
        company
    })
}

/// The sheet at the bottom: the table in words, the deal, and Play.
fn summary<G: SetupScreen>(laying: Laying<G>) -> AnyView {
    let (texts, shell) = (use_texts(), use_shell());
    let words = Memo::new(move |_| G::summary(&laying.laid(), texts.get()));
    let line = move || {
        let company = laying.party.with(company);
        let Summary { rules, .. } = words.get();
        let company = (texts.get().setup.company)(company);
        if rules.is_empty() { company } else { format!("{company} {}.", rules.join(", ")) }
    };
    let hindrance = Memo::new(move |_| laying.hindrance(&texts.get().setup));
    let start = move |_| {
        if hindrance.get_untracked().is_none() {
            let party = laying.party.get_untracked();
            let options = laying.options.with_untracked(|options| G::laid(options, &party));
            if begin::<G>(options, party.players, &laying.deal.get_untracked()) {
                shell.go(&Route::Play(G::GAME));
            }
        }
    };
    view! {
        <Leaf class="summary-leaf">
            <svg class="vine" aria-hidden="true"><rect width="100%" height="26" fill="url(#vine-h)"></rect></svg>
            <div class="summary">
                <div class="summary-text">
                    <h2 class="d"><Rubric text=Signal::derive(move || words.get().title) /></h2>
                    <p>{line}</p>
                    <p class="n" class:wrong=move || hindrance.get().is_some() role="status">
                        {move || hindrance.get().map_or_else(|| words.get().note, str::to_owned)}
                    </p>
                </div>
                <div class="summary-actions">
                    <DealChoice game=G::NAME deal=laying.deal />
                    <button type="button" class="btn play" aria-disabled=move || hindrance.get().is_some().to_string() on:click=start>
                        {move || texts.get().setup.play}
                    </button>
                </div>
            </div>
        </Leaf>
    }
    .into_any()
}
