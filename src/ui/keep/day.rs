//! The day's deals: one for each game and day, the same for everyone; par is what a Knight reaches at the same seat.

use super::browser::copy;
use super::date_of;
use crate::bots::{Level, Persona};
use crate::games::academy::Academy;
use crate::games::blazons::Blazons;
use crate::games::tourney::Tourney;
use crate::kernel::{Seat, Table, Viewer};
use crate::play::{Deal, Party};
use crate::protocol::{Ask, Budget, Request};
use crate::route::{GameId, Route};
use crate::storage::browser::Browser;
use crate::storage::{Kind, Ledger, Link, Outcome, Save, SaveId, Shelf};
use crate::ui::parts::{Main, Quiet, Rubric};
use crate::ui::play::{TableScreen, begin, now, thinker, whims};
use crate::ui::prelude::*;
use crate::ui::shell::{Page, use_shell, use_texts};

/// The milliseconds of a day.
const DAY: u64 = 86_400_000;

fn today() -> u32 {
    (now() / DAY) as u32
}

/// The plaque on the home page.
#[component]
pub fn DayPlaque() -> impl IntoView {
    let texts = use_texts();
    let streak = Ledger::load(&Browser).streak(today());
    view! {
        <a class="plaque" href=Route::Day.href()>
            <svg class="plaque-icon halo" viewBox="0 0 64 64" aria-hidden="true"><use href="#calendar"></use></svg>
            <span class="plaque-text">
                <span class="plaque-title d"><Rubric text=Signal::derive(move || texts.hall().keep.day.title.to_owned()) /></span>
                <span class="plaque-note">{move || (texts.hall().keep.day.note)(streak)}</span>
            </span>
            <svg class="plaque-next" viewBox="0 0 64 64" aria-hidden="true"><use href="#ui-next"></use></svg>
        </a>
    }
}

/// The page of the day's deals.
#[component]
pub fn Day() -> impl IntoView {
    let (texts, shell) = (use_texts(), use_shell());
    let t = move || &texts.get().keep.day;
    let ledger = RwSignal::new(Ledger::load(&Browser));
    let streak = move || ledger.with(|ledger| ledger.streak(today()));
    on_cleanup(thinker::forget);
    view! {
        <Page title=Signal::derive(move || t().title.to_owned())>
            <div class="day">
                <p class="b">{move || date_of(now(), shell.language.get())}{move || (streak() > 0).then(|| format!(" · {}", (t().streak)(streak())))}</p>
                <p>{move || t().line}</p>
                <ul class="shelf-games">{GameId::ALL.map(|game| view! { <Deals game=game ledger=ledger /> })}</ul>
            </div>
        </Page>
    }
}

/// The result of today's deal of a game, if it was played.
fn played(ledger: &Ledger, game: GameId) -> Option<Outcome> {
    ledger.0.iter().find(|outcome| outcome.day == Some(today()) && outcome.game == game.name()).cloned()
}

/// One game's deal of the day.
#[component]
fn Deals(game: GameId, ledger: RwSignal<Ledger>) -> impl IntoView {
    let (texts, shell) = (use_texts(), use_shell());
    let t = move || &texts.get().keep.day;
    let outcome = Memo::new(move |_| ledger.with(|ledger| played(ledger, game)));
    let result = move || {
        outcome.get().and_then(|outcome| outcome.result(None).map(|ended| (t().played)(ended.rank, ended.score)))
    };
    let par = move || outcome.get().map(|outcome| outcome.par.map_or_else(|| t().reckoning.to_owned(), t().par));
    effect(move || {
        if let Some(outcome) = outcome.get_untracked().filter(|outcome| outcome.par.is_none()) {
            reckon(game, outcome.id, ledger);
        }
    });
    let start = Callback::new(move |()| {
        if begin_today(game, &texts.get().setup.names) {
            shell.go(&Route::Play(game));
        }
    });
    let copied = RwSignal::new(false);
    let words = move |outcome: Outcome| share_line(&outcome, game, ledger, shell.language.get_untracked());
    let line = Callback::new(move |()| {
        if let Some(words) = outcome.get_untracked().and_then(words) {
            copy(&words, move |done| _ = copied.try_set(done));
        }
    });
    view! {
        <li class="shelf-game">
            <div class="shelf-words">
                <h2 class="d">{move || texts.get().shell.games[game as usize].full}</h2>
                <p role="status">{result}{move || par().map(|par| format!(" · {par}"))}</p>
            </div>
            <div class="shelf-buttons">
                {move || if outcome.get().is_some() {
                    view! { <Quiet icon="ui-share" press=line>{move || if copied.get() { texts.get().keep.share.copied } else { t().copy }}</Quiet> }.into_any()
                } else {
                    view! { <Main press=start>{move || t().play}</Main> }.into_any()
                }}
            </div>
        </li>
    }
}

/// A line to share that tells nothing of the cards.
fn share_line(
    outcome: &Outcome,
    game: GameId,
    ledger: RwSignal<Ledger>,
    language: crate::locales::Language,
) -> Option<String> {
    let texts = language.texts();
    let ended = outcome.result(None)?;
    let streak = ledger.with_untracked(|ledger| ledger.streak(today()));
    let (name, date) = (texts.shell.games[game as usize].full, date_of(now(), language));
    Some((texts.keep.day.line_to_share)(name, &date, ended.rank, outcome.seats.len(), ended.score, outcome.par, streak))
}

/// Begins today's deal of a game.
fn begin_today(game: GameId, names: &crate::play::Names) -> bool {
    match game {
        GameId::Academy => deal::<Academy>(names),
        GameId::Tourney => deal::<Tourney>(names),
        GameId::Blazons => deal::<Blazons>(names),
    }
}

/// Begins today's deal at the usual table with the usual rules: the same for everyone.
fn deal<G: TableScreen>(names: &crate::play::Names) -> bool {
    let party = Party::usual(G::PLACES, names);
    begin::<G>(G::laid(&G::Options::default(), &party), party.players, &Deal::Day(today()))
}

/// Lets a Knight play the person's seat of a finished game from its deal on, and keeps what it reached.
fn reckon(game: GameId, id: SaveId, ledger: RwSignal<Ledger>) {
    let Ok(save) = Shelf(Browser).load(&id) else { return };
    let done = move |par: i32| {
        let mut kept = Ledger::load(&Browser);
        if let Some(outcome) = kept.0.iter_mut().find(|outcome| outcome.id == id) {
            outcome.par = Some(par);
        }
        let _ = kept.keep(&Browser);
        let _ = ledger.try_set(kept);
    };
    match game {
        GameId::Academy => play_out::<Academy>(&save, done),
        GameId::Tourney => play_out::<Tourney>(&save, done),
        GameId::Blazons => play_out::<Blazons>(&save, done),
    }
}

fn play_out<G: TableScreen>(save: &Save, done: impl FnOnce(i32) + 'static) {
    let Some(link) = Link::deal(save) else { return };
    let people = || Seat::all(save.players.len()).filter(|seat| save.players[seat.index()].is_person());
    let (Some(seat), 1) = (people().next(), people().count()) else { return };
    let Ok(table) = link.save(save.id.clone(), 0, 0).open::<G>() else { return };
    let kinds = save.players.iter().map(|player| match player.kind {
        Kind::Person => (Level::Knight, Persona::default()),
        Kind::Bot { level, persona } => (level, persona),
    });
    next_step(table, kinds.collect(), seat, Box::new(done));
}

/// One decision of the game that is played out; the next follows when the bot has answered.
fn next_step<G: TableScreen>(
    mut table: Table<G>,
    kinds: Vec<(Level, Persona)>,
    seat: Seat,
    done: Box<dyn FnOnce(i32)>,
) {
    let Some(asked) = table.waiting_for().first() else {
        let standings = table.game().standings();
        return done(standings.0.iter().find(|place| place.seat == seat).map_or(0, |place| place.score));
    };
    let (level, persona) = kinds[asked.index()];
    let request = Request {
        id: 0,
        game: G::NAME.to_owned(),
        seat: asked,
        view: serde_json::to_string(&table.view(Viewer::Seat(asked))).expect("a view is plain data"),
        level,
        persona,
        seed: whims(table.record().seed, asked),
        // No clock: the same deal has the same par on every device.
        budget: Budget { simulations: None, millis: None },
        ask: Ask::Move,
    };
    thinker::ask(request, move |decision| {
        let mut legal = Vec::new();
        table.game().legal_actions(asked, &mut legal);
        // Without bots there is no par: a guess would be no Knight's.
        let answer = decision.and_then(|decision| decision.action.parse().ok());
        let Some(action) = answer.filter(|action| legal.contains(action)) else { return };
        if table.act(asked, action).is_ok() {
            next_step(table, kinds, seat, done);
        }
    });
}
