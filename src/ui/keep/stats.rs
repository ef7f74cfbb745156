//! Statistics: what became of finished games, in tables and small charts.

use super::files::export;
use crate::locales::Catalogue;
use crate::route::GameId;
use crate::storage::browser::Browser;
use crate::storage::{Archive, Ended, Ledger, Outcome, Tally, tallies};
use crate::ui::parts::{Main, Quiet};
use crate::ui::play::Dialog;
use crate::ui::prelude::*;
use crate::ui::shell::{Page, use_texts};

/// So many results stand in a chart.
const LAST: usize = 30;

/// The screen of statistics.
#[component]
pub fn Statistics() -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.get().keep.stats;
    let ledger = RwSignal::new(Ledger::load(&Browser));
    let player = RwSignal::new(None::<String>);
    let asking = RwSignal::new(false);
    let reset = Callback::new(move |()| {
        if Ledger::reset(&Browser).is_ok() {
            ledger.set(Ledger::default());
        }
        asking.set(false);
    });
    let save =
        Callback::new(move |()| export(&Archive { results: Some(ledger.get_untracked()), ..Archive::default() }));
    let tables = move || {
        let (ledger, player) = (ledger.get(), player.get());
        tables(&ledger, player.as_deref(), texts.get()).into_any()
    };
    view! {
        <Page title=Signal::derive(move || t().title.to_owned())>
            <div class="stats">
                <Show when=move || !ledger.read().0.is_empty() fallback=move || view! { <p>{move || t().empty}</p> }>
                    <Whose ledger=ledger player=player />
                    {tables}
                    <div class="files-buttons">
                        <Quiet icon="ui-up" press=save>{move || t().export}</Quiet>
                        <Quiet icon="ui-close" press=Callback::new(move |()| asking.set(true))>{move || t().reset}</Quiet>
                    </div>
                </Show>
            </div>
            <Dialog open=asking close=Callback::new(move |()| asking.set(false)) title=Signal::derive(move || t().reset.to_owned())>
                <p>{move || t().reset_sure}</p>
                <div class="dialog-end">
                    <Quiet press=Callback::new(move |()| asking.set(false))>{move || texts.get().keep.shelf.cancel}</Quiet>
                    <Main press=reset>{move || t().reset_yes}</Main>
                </div>
            </Dialog>
        </Page>
    }
}

/// Whose results are shown.
#[component]
fn Whose(ledger: RwSignal<Ledger>, player: RwSignal<Option<String>>) -> impl IntoView {
    let texts = use_texts();
    let names = move || {
        let mut names: Vec<String> = ledger
            .with(|ledger| ledger.0.iter().flat_map(Outcome::people).filter_map(|seat| seat.name.clone()).collect());
        names.sort();
        names.dedup();
        names
    };
    view! {
        <label class="field"><span>{move || texts.get().keep.stats.whose}</span>
            <select on:change=move |event| player.set(Some(event_target_value(&event)).filter(|name| !name.is_empty()))>
                <option value="">{move || texts.get().keep.stats.everybody}</option>
                {move || names().into_iter().map(|name| view! { <option value=name.clone()>{name.clone()}</option> }).collect_view()}
            </select>
        </label>
    }
}

/// The results that count, each with its game.
fn counted<'a>(ledger: &'a Ledger, player: Option<&'a str>) -> impl Iterator<Item = (&'a Outcome, Ended)> {
    ledger.0.iter().filter_map(move |outcome| Some((outcome, outcome.result(player)?.clone())))
}

fn game_name(name: &str, texts: &'static Catalogue) -> String {
    GameId::from_name(name).map_or(name.to_owned(), |game| texts.shell.games[game as usize].full.to_owned())
}

fn rules_name(outcome: &Outcome, texts: &'static Catalogue) -> String {
    let t = &texts.keep.stats;
    if outcome.rules.is_empty() {
        return t.usual.to_owned();
    }
    outcome.rules.iter().map(|rule| (t.rule)(rule)).collect::<Vec<_>>().join(", ")
}

fn tables(ledger: &Ledger, player: Option<&str>, texts: &'static Catalogue) -> impl IntoView + use<> {
    let t = &texts.keep.stats;
    let by = |key: &dyn Fn(&Outcome) -> String| {
        tallies(counted(ledger, player).map(|(outcome, ended)| (key(outcome), ended)))
    };
    let in_game = |outcome: &Outcome, words: String| (t.within)(&game_name(&outcome.game, texts), &words);
    let games = by(&|outcome| game_name(&outcome.game, texts));
    let seats = by(&|outcome| in_game(outcome, (t.seats)(outcome.seats.len())));
    let rules = by(&|outcome| in_game(outcome, rules_name(outcome, texts)));
    let levels = by(&|outcome| {
        let level = outcome.strongest().map_or(t.people_only, |level| (texts.setup.bot)(level));
        in_game(outcome, level.to_owned())
    });
    let charts = GameId::ALL.map(|game| {
        let results = counted(ledger, player).filter(|(outcome, _)| outcome.game == game.name());
        let results: Vec<Ended> = results.map(|(_, ended)| ended).collect();
        chart((t.last)(texts.shell.games[game as usize].full), &results)
    });
    view! {
        {table(t.by_game, &games, texts)}
        {charts}
        {table(t.by_seats, &seats, texts)}
        {table(t.by_rules, &rules, texts)}
        {table(t.by_level, &levels, texts)}
    }
}

fn tenths(value: i64, comma: char) -> String {
    let sign = if value < 0 { "−" } else { "" };
    format!("{sign}{}{comma}{}", value.abs() / 10, value.abs() % 10)
}

fn table(caption: &'static str, rows: &[(String, Tally)], texts: &'static Catalogue) -> impl IntoView + use<> {
    let t = &texts.keep.stats;
    let rows = rows.iter().map(|(name, tally)| {
        let place = i64::from(tally.places) * 10 / i64::from(tally.games.max(1));
        let cells = [
            tally.games.to_string(),
            tally.wins.to_string(),
            format!("{} %", tally.share()),
            tenths(tally.mean_tenths(), t.comma),
            tally.best.to_string().replace('-', "−"),
            tenths(place, t.comma),
        ];
        view! { <tr><th scope="row">{name.clone()}</th>{cells.map(|cell| view! { <td>{cell}</td> })}</tr> }
    });
    let rows = rows.collect_view();
    view! {
        <div class="stats-table" tabindex="0" role="region" aria-label=caption><table>
            <caption class="d">{caption}</caption>
            <thead><tr><td></td>{t.columns.map(|column| view! { <th scope="col">{column}</th> })}</tr></thead>
            <tbody>{rows}</tbody>
        </table></div>
    }
}

/// The last results as bars; the won ones in gold.
fn chart(title: String, results: &[Ended]) -> Option<impl IntoView + use<>> {
    let from = results.len().saturating_sub(LAST);
    let last = &results[from..];
    let (low, high) = last.iter().fold((0, 1), |(low, high), ended| (low.min(ended.score), high.max(ended.score)));
    let unit = 80.0 / f64::from(high - low);
    let zero = f64::from(high) * unit;
    let bars = last.iter().enumerate().map(|(place, ended)| {
        let height = (f64::from(ended.score) * unit).abs().max(1.5);
        let top = if ended.score < 0 { zero } else { zero - height };
        let fill = if ended.rank == 1 { "var(--gold)" } else { "var(--edge)" };
        view! { <rect x=place * 14 y=top width="11" height=height fill=fill stroke="var(--ln)" stroke-width="1.2"></rect> }
    });
    let bars = bars.collect_view();
    (!last.is_empty()).then(|| view! {
        <figure class="stats-chart"><figcaption class="n">{title.clone()}</figcaption>
            <svg viewBox="-2 -4 424 90" role="img" aria-label=title><path d=format!("M-2 {zero}H422") stroke="var(--ink2)"></path>{bars}</svg>
        </figure>
    })
}
