//! The end: the knighting, the reckoning by training and by round, the course of the game.

use leptos::prelude::*;

use super::table::{Table, use_table};
use crate::games::academy::Track;
use crate::scene::academy::lanes::{ROMAN, emblem, name, roman};
use crate::scene::academy::reckoning::{Reckoning, Row, chart, knighting, reckoning};
use crate::scene::art;
use crate::ui::parts::{Emblem, Main, Quiet, Rubric, Shield};

/// What may follow a game.
#[derive(Clone, Copy)]
pub struct After {
    /// The same players again: `true` with the same cards, `false` with new ones.
    pub again: Callback<bool>,
    /// Back to laying the table.
    pub lay: Callback<()>,
}

/// The end of the game.
#[component]
pub fn End(
    /// What may follow.
    after: After,
) -> impl IntoView {
    let table = use_table();
    let book = Memo::new(move |_| {
        let log = table.log.get();
        table.scene.with(|scene| reckoning(&scene.view, &log, &table.cast.read()))
    });
    let texts = move || &table.texts().end;
    view! {
        <div class="end">
            <Winner book />
            <section class="reckoning" aria-label=move || texts().reckoning>
                <h2 class="d"><Rubric text=Signal::derive(move || texts().reckoning.to_owned()) /><span class="n">{move || texts().by_training}</span></h2>
                <ByTrack book />
                <h2 class="d"><Rubric text=Signal::derive(move || texts().course.to_owned()) /><span class="n">{move || texts().course_how}</span></h2>
                <Course book />
            </section>
            <div class="after">
                <Main press=move |()| after.again.run(false)>{move || texts().again}</Main>
                <Quiet icon="hourglass" press=move |()| after.again.run(true)>{move || texts().same_deal}</Quiet>
                <Quiet icon="ui-gear" press=after.lay>{move || texts().lay}</Quiet>
            </div>
            <p class="n face-up">{move || texts().face_up}</p>
        </div>
    }
}

/// The picture, the winner's name, and by how much.
#[component]
fn Winner(book: Memo<Reckoning>) -> impl IntoView {
    let table = use_table();
    let texts = move || &table.texts().end;
    let first = move || book.with(|book| book.rows[0].clone());
    let names = move || book.with(|book| winners(book).join(" & "));
    let margin = move || book.with(|book| margin(table, book));
    let picture = move || knighting(first().arms[0]);
    let wreath = move || {
        let shield = art::shield(first().arms[0], 66.0, 80.0);
        format!(r#"{}<g transform="translate(51 8)">{shield}</g>"#, art::symbol("laurel", 0.0, -14.0, 168.0))
    };
    view! {
        <section class="winner">
            <svg class="knighting" viewBox="-6 -6 396 318" role="img" aria-label=move || (texts().picture)(&names()) inner_html=picture></svg>
            <svg class="vine-line" width="384" height="26" aria-hidden="true"
                inner_html=format!(r#"<g transform="translate(2 13) rotate(-90)" style="--vln:var(--ink2);--vln2:var(--page)">{}</g>"#, art::vine(380.0))></svg>
            <div class="arise">
                <svg width="168" height="150" viewBox="0 0 168 150" aria-hidden="true" inner_html=wreath></svg>
                <div>
                    <p class="n">{move || texts().arise}</p>
                    <p class="d winner-name"><Rubric text=Signal::derive(names) /></p>
                    <p><b class="loss">{move || (texts().points)(first().total)}</b>" "{margin}</p>
                </div>
            </div>
            <ul class="bests">{move || bests(table, &book.get()).into_iter().map(|(track, row, words)| {
                let sign = table.scene.with(|scene| emblem(&scene.view.options, track));
                view! { <li><Emblem id=sign.0 wash=sign.1 size=34.0 /><span><b>{row}</b><span class="n">{words}</span></span></li> }
            }).collect_view()}</ul>
            <Show when=move || book.read().by_gallantry><p class="n">{move || texts().tie_break}</p></Show>
        </section>
    }
}

fn winners(book: &Reckoning) -> Vec<String> {
    book.rows.iter().filter(|row| row.knighted).map(|row| row.name.clone()).collect()
}

/// "13 ahead of Maud", or how the tie was parted (A24).
fn margin(table: Table, book: &Reckoning) -> String {
    let texts = &table.texts().end;
    match book.rows.iter().find(|row| !row.knighted) {
        _ if winners(book).len() > 1 => texts.tie_break.to_owned(),
        Some(next) if next.total == book.rows[0].total => (texts.tie)(&next.name),
        Some(next) => (texts.ahead)(book.rows[0].total - next.total, &next.name),
        None => String::new(),
    }
}

/// Who did best on the trainings that pay, as far as it is one player.
fn bests(table: Table, book: &Reckoning) -> Vec<(Track, String, String)> {
    let texts = table.texts();
    [Track::Quests, Track::Tournaments, Track::Jousts]
        .into_iter()
        .filter_map(|track| {
            let best = book.rows.iter().map(|row| row.by_track[track.index()]).max().filter(|&best| best > 0)?;
            let mut rows = book.rows.iter().filter(|row| row.by_track[track.index()] == best);
            let row = rows.next()?;
            let track_name = table.scene.with(|scene| name(texts, &scene.view.options, track).to_owned());
            rows.next().is_none().then(|| (track, row.name.clone(), (texts.end.best_on)(&track_name)))
        })
        .collect()
}

/// The table by training; the best of each is ringed in gold.
#[component]
fn ByTrack(book: Memo<Reckoning>) -> impl IntoView {
    let table = use_table();
    let texts = move || &table.texts().end;
    let heads = move || {
        table.scene.with(|scene| {
            let options = &scene.view.options;
            Track::ALL.map(|track| (emblem(options, track), name(table.texts(), options, track).to_owned()))
        })
    };
    view! {
        <div class="scores" tabindex="0" role="region" aria-label=move || texts().by_training><table>
            <thead><tr>
                <th scope="col"><span class="said">{move || texts().place}</span></th>
                <th scope="col"><span class="said">{move || texts().player}</span></th>
                {move || heads().into_iter().map(|((id, wash), name)| view! {
                    <th scope="col"><Emblem id=id wash=wash size=34.0 /><span class="said">{name}</span></th>
                }).collect_view()}
                <th scope="col" class="n">{move || texts().sum}</th>
            </tr></thead>
            <tbody>{move || {
                let rows = book.get().rows;
                rows.iter().map(|row| line(row, &rows)).collect_view()
            }}</tbody>
        </table></div>
    }
}

fn line(row: &Row, rows: &[Row]) -> impl IntoView + use<> {
    let cells = (0..7)
        .map(|track| {
            let value = row.by_track[track];
            let best = value > 0 && rows.iter().all(|other| other.by_track[track] <= value);
            let text = if value == 0 { "·".to_owned() } else { value.to_string().replace('-', "−") };
            view! { <td class:best=best class:loss={value < 0}><span>{text}</span></td> }
        })
        .collect_view();
    view! {
        <tr class:knighted=row.knighted>
            <td class="d loss">{roman(row.place)}</td>
            <th scope="row" class="d"><span class="name">
                {row.arms.iter().map(|&arms| view! { <Shield arms=arms width=25.0 /> }).collect_view()}
                {row.name.clone()}
            </span></th>
            {cells}
            <td class="d total">{row.total.to_string().replace('-', "−")}</td>
        </tr>
    }
}

/// The chart, and the same numbers as a table for those who do not see it.
#[component]
fn Course(book: Memo<Reckoning>) -> impl IntoView {
    let table = use_table();
    let texts = move || &table.texts().end;
    view! {
        <svg class="chart" viewBox="0 0 680 246" aria-hidden="true" inner_html=move || book.with(|book| chart(&book.rows, 680.0, 246.0))></svg>
        <table class="said">
            <caption>{move || texts().by_round}</caption>
            <thead><tr><th scope="col">{move || texts().player}</th>{ROMAN.map(|numeral| view! { <th scope="col">{numeral}</th> }).collect_view()}</tr></thead>
            <tbody>{move || book.get().rows.into_iter().map(|row| view! {
                <tr><th scope="row">{row.name}</th>{row.by_round.map(|points| view! { <td>{points}</td> }).collect_view()}</tr>
            }).collect_view()}</tbody>
        </table>
    }
}
