//! The end: the knighting, the reckoning by training and by round, the course of the game.

use super::table::{Table, use_table};
use crate::games::academy::Track;
use crate::scene::academy::Shape;
use crate::scene::academy::lanes::{ROMAN, emblem, name, roman};
use crate::scene::academy::reckoning::{Reckoning, Row, chart, knighting, reckoning};
use crate::scene::art;
use crate::ui::keep::AfterButtons;
use crate::ui::parts::{Emblem, Rubric, Shield};
use crate::ui::prelude::*;

/// The end of the game.
#[component]
pub fn End(
    /// The letters by which the deal can be played again.
    deal: Signal<String>,
) -> impl IntoView {
    let table = use_table();
    let book = Memo::new(move |_| {
        let log = table.log.get();
        table.scene.with(|scene| reckoning(&scene.view, &log, &table.cast.read()))
    });
    let texts = move || &table.texts().end;
    let by_round = RwSignal::new(false);
    view! {
        <div class="end">
            <Winner book />
            <section class="reckoning" aria-label=move || texts().reckoning>
                <div class="reckoning-head">
                    <h2 class="d"><Rubric text=Signal::derive(move || texts().reckoning.to_owned()) /></h2>
                    <Which by_round />
                </div>
                <Show when=move || by_round.get() fallback=move || view! { <ByTrack book /> }><ByRound book /></Show>
                <h2 class="d"><Rubric text=Signal::derive(move || texts().course.to_owned()) /><span class="n">{move || texts().course_how}</span></h2>
                <Course book />
            </section>
            <div class="after">
                <AfterButtons />
            </div>
            <p class="n face-up">
                <span>{move || texts().deal_again}" "<b class="deal-letters">{move || deal.get()}</b></span>
                <span>{move || texts().face_up}</span>
            </p>
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
                let all: Vec<Vec<i32>> = rows.iter().map(|row| row.by_track.to_vec()).collect();
                rows.iter().zip(&all).map(|(row, own)| line(row, own, &all)).collect_view()
            }}</tbody>
            // Gallantry gives squares and no points.
            <tfoot aria-hidden="true"><tr><td colspan="2"></td><td class="n">{move || texts().moves}</td></tr></tfoot>
        </table></div>
    }
}

/// Two ways to read the reckoning.
#[component]
fn Which(by_round: RwSignal<bool>) -> impl IntoView {
    let table = use_table();
    let texts = move || &table.texts().end;
    view! {
        <div class="which" role="group" aria-label=move || texts().reckoning>
            <button type="button" aria-pressed=move || (!by_round.get()).to_string() on:click=move |_| by_round.set(false)>{move || texts().by_training}</button>
            <button type="button" aria-pressed=move || by_round.get().to_string() on:click=move |_| by_round.set(true)>{move || texts().by_round}</button>
        </div>
    }
}

/// The table by round: what each round brought; the best of each is ringed in gold.
#[component]
fn ByRound(book: Memo<Reckoning>) -> impl IntoView {
    let table = use_table();
    let texts = move || &table.texts().end;
    view! {
        <div class="scores rounds-table" tabindex="0" role="region" aria-label=move || texts().by_round><table>
            <thead><tr>
                <th scope="col"><span class="said">{move || texts().place}</span></th>
                <th scope="col"><span class="said">{move || texts().player}</span></th>
                {ROMAN.map(|numeral| view! { <th scope="col" class="d">{numeral}</th> }).collect_view()}
                <th scope="col" class="n">{move || texts().sum}</th>
            </tr></thead>
            <tbody>{move || {
                let rows = book.get().rows;
                let brought: Vec<Vec<i32>> = rows.iter().map(|row| steps(&row.by_round)).collect();
                rows.iter().zip(&brought).map(|(row, own)| line(row, own, &brought)).collect_view()
            }}</tbody>
        </table></div>
    }
}

/// What each round brought, from the points after each.
fn steps(after: &[i32]) -> Vec<i32> {
    let before = std::iter::once(&0).chain(after);
    after.iter().zip(before).map(|(after, before)| after - before).collect()
}

/// A player's line: place, name, the figures, the sum.
fn line(row: &Row, own: &[i32], all: &[Vec<i32>]) -> impl IntoView + use<> {
    let cells = own
        .iter()
        .enumerate()
        .map(|(column, &value)| {
            let best = value > 0 && all.iter().all(|other| other[column] <= value);
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

/// The chart. The table by round says the same in numbers.
#[component]
fn Course(book: Memo<Reckoning>) -> impl IntoView {
    let table = use_table();
    // Drawn at its own size, so that its figures can be read on a phone too.
    let size = Memo::new(move |_| match table.frame.get().shape {
        Shape::Rows | Shape::Low => (350.0, 220.0),
        Shape::Columns | Shape::Wide | Shape::Table => (680.0, 246.0),
    });
    let (view_box, markup) = (
        move || format!("0 0 {} {}", size.get().0, size.get().1),
        move || book.with(|book| chart(&book.rows, size.get().0, size.get().1)),
    );
    view! { <svg class="chart" viewBox=view_box aria-hidden="true" inner_html=markup></svg> }
}
