//! Scoring on the page: ribbons beside the lane, coats that fly to their owners, tiles of what was given.

use super::hand::Flourish;
use super::table::use_table;
use crate::games::academy::{Event, Squire, Track};
use crate::scene::academy::Scene;
use crate::scene::academy::lanes::{emblem, name, roman, short_name};
use crate::scene::academy::ribbons::{Ribbon, moves_of, ribbons};
use crate::scene::academy::scene::scored_next;
use crate::scene::academy::worth::next_scoring;
use crate::scene::art;
use crate::ui::parts::{Coat, Emblem, Icon, Main, Quiet, Rubric};
use crate::ui::prelude::*;

/// Ribbons and flying coats over the board.
#[component]
pub fn ScoringLayer() -> impl IntoView {
    let table = use_table();
    let shown = Memo::new(move |_| {
        let frame = table.frame.get();
        table.scene.with(|scene| ribbons(scene, &table.cast.read(), table.texts(), &frame))
    });
    let threads = move || {
        let rows = table.frame.get().shape.is_rows();
        if rows { String::new() } else { shown.with(|ribbons| ribbons.iter().map(thread).collect::<String>()) }
    };
    view! {
        <svg class="threads" aria-hidden="true" width="1" height="1" inner_html=threads></svg>
        <div class="ribbons" aria-hidden="true">
            {move || shown.get().into_iter().map(|ribbon| view! { <RibbonView ribbon /> }).collect_view()}
        </div>
    }
}

/// The thread from the disc to its ribbon, and the dotted way of its coat.
fn thread(ribbon: &Ribbon) -> String {
    let ((dx, dy), (x, y), (tx, ty)) = (ribbon.disc, ribbon.at, ribbon.to);
    let mut markup =
        format!(r#"<path d="M{dx:.1} {dy:.1}L{x:.1} {:.1}" stroke="var(--ln)" stroke-width="1.4"/>"#, y + 15.0);
    if ribbon.coat.is_some() {
        let from = (x + 150.0, y + 15.0);
        let way = format!("M{:.1} {:.1}L{tx:.1} {ty:.1}", from.0, from.1);
        for (stroke, width, dash) in [("var(--ln)", 5.0, ""), ("var(--gold)", 3.0, r#" stroke-dasharray="1 5""#)] {
            markup += &format!(
                r#"<path d="{way}" fill="none" stroke="{stroke}" stroke-width="{width}"{dash} stroke-linecap="round" opacity=".8"/>"#
            );
        }
    }
    markup
}

#[component]
fn RibbonView(ribbon: Ribbon) -> impl IntoView {
    let table = use_table();
    let style = format!("left:{:.1}px;top:{:.1}px", ribbon.at.0, ribbon.at.1);
    let fly =
        format!("--fly-x:{:.0}px;--fly-y:{:.0}px", ribbon.to.0 - ribbon.at.0 - 120.0, ribbon.to.1 - ribbon.at.1 - 13.0);
    let rows = table.frame.get_untracked().shape.is_rows();
    let bet = table.scene.with_untracked(|scene| scene.view.options.variants.bet);
    view! {
        <div class="ribbon" class:pays={ribbon.coat.is_some() || ribbon.moves.is_some()} style=style>
            <b class="d">{ribbon.place}</b>
            <span>{ribbon.name}</span>
            {ribbon.moves.map(|moves| view! { <b class="given moves">{format!("{}{moves}", if bet { "×" } else { "+" })}</b> })}
            {ribbon.coat.map(|(value, count)| view! {
                <span class="given">
                    {(0..count).map(|_| view! { <Coat value=value width=22.0 /> }).collect_view()}
                </span>
                <span class="flying" class:still=rows style=fly.clone()><Coat value=value width=30.0 /></span>
            })}
        </div>
    }
}

/// The foot of the table while tracks are scored: tiles of given, now and next, and the two ways on.
#[component]
pub fn ScoringFoot() -> impl IntoView {
    let table = use_table();
    let title = move || {
        table.scene.with(|scene| {
            let track = scene.scoring.as_ref().map_or(Track::Gallantry, |scoring| scoring.track);
            (table.texts().scoring.pays)(name(table.texts(), &scene.view.options, track))
        })
    };
    let given = move || {
        table.scene.with(|scene| {
            let given = scene.scoring.as_ref().map(|scoring| scoring.given.clone()).unwrap_or_default();
            let cast = table.cast.read();
            if let Some(Event::CodexShown { holders: [a, b] }) = scene.beat {
                return (table.texts().log.codex_shown)(cast.name(a), cast.name(b));
            }
            let moves = gallantry_moves(scene);
            if !moves.is_empty() {
                let say = |&(squire, moves): &(Squire, u8)| format!("{} +{moves}", cast.name(squire));
                return moves.iter().map(say).collect::<Vec<_>>().join(", ");
            }
            if given.is_empty() {
                return table.texts().scoring.nobody.to_owned();
            }
            let say = |(squire, value, count): &(_, i32, u8)| {
                let sum = value * i32::from(*count);
                let sum = if sum < 0 { format!("−{}", -sum) } else { sum.to_string() };
                format!("{} {sum}", cast.name(*squire))
            };
            given.iter().map(say).collect::<Vec<_>>().join(", ")
        })
    };
    let track = move |scene: &Scene| scene.scoring.as_ref().map_or(Track::Gallantry, |scoring| scoring.track);
    let sign = move || table.scene.with(|scene| emblem(&scene.view.options, track(scene)));
    // The button names what comes next.
    let next = move || {
        table.scene.with(|scene| {
            let options = &scene.view.options;
            let next = scored_next(options, scene.view.round, track(scene));
            next.map_or(table.texts().scoring.on, |track| short_name(table.texts(), options, track)).to_owned()
        })
    };
    view! {
        <div class="scoring-foot">
            <div class="hand-words">
                <h2 class="d">{move || table.texts().scoring.title}</h2>
                <p class="n">{move || table.texts().scoring.how}</p>
                <Flourish />
                <p class="n late">{move || (table.texts().scoring.end_of)(roman(table.scene.with(|scene| scene.view.round)))}</p>
            </div>
            <ul class="tiles">{Track::ALL.into_iter().map(|track| view! { <Tile track /> }).collect_view()}</ul>
            <section class="panel">
                <div class="panel-sign">{move || { let (id, wash) = sign(); view! { <Emblem id=id wash=wash size=52.0 /> } }}</div>
                <div class="panel-words">
                    <h2 class="d"><Rubric text=Signal::derive(title) /></h2>
                    <p>{given}</p>
                </div>
                <div class="buttons">
                    <Quiet press=move |()| table.skip.run(true)>{move || table.texts().scoring.all}</Quiet>
                    <Main icon="ui-next" press=move |()| table.skip.run(false)>{next}</Main>
                </div>
            </section>
        </div>
    }
}

/// Whom Gallantry gives moves, the best first (A19).
fn gallantry_moves(scene: &Scene) -> Vec<(Squire, u8)> {
    let Some(scoring) = &scene.scoring else { return Vec::new() };
    let of =
        |&squire: &Squire| moves_of(scoring, scoring.track, squire, scene.view.squires()).map(|moves| (squire, moves));
    scoring.ranked.iter().filter_map(of).collect()
}

/// A tile: given, now, next, or the round in which it is scored.
#[component]
fn Tile(track: Track) -> impl IntoView {
    let table = use_table();
    let state = Memo::new(move |_| {
        table.scene.with(|scene| {
            let now = scene.scoring.as_ref().map(|scoring| scoring.track);
            if now == Some(track) {
                "now"
            } else if scene.scored.contains(&track) {
                "given"
            } else if scene.view.options.scores(track, scene.view.round) && now < Some(track) {
                "next"
            } else {
                "later"
            }
        })
    });
    let words = move || {
        let texts = &table.texts();
        match state.get() {
            "now" => texts.scoring.now.to_owned(),
            "given" => texts.scoring.given.to_owned(),
            "next" => texts.scoring.next.to_owned(),
            _ if table.scene.with(|scene| track == Track::Service && scene.view.options.variants.scrolls) => {
                texts.lanes.by_scrolls.to_owned()
            }
            _ => table.scene.with(|scene| {
                next_scoring(&scene.view.options, track, scene.view.round + 1)
                    .map_or_else(String::new, |round| (texts.count.round)(roman(round)))
            }),
        }
    };
    let sign = move || table.scene.with(|scene| emblem(&scene.view.options, track));
    view! {
        <li class="tile" data-state=move || state.get()>
            {move || view! { <Emblem id=sign().0 wash=sign().1 size=58.0 /> }}
            <Show when=move || state.get() == "given">
                <span class="tick" aria-hidden="true"><Icon id="ui-check" size=14.0 /></span>
            </Show>
            <span class="d">{move || table.scene.with(|scene| short_name(table.texts(), &scene.view.options, track).to_owned())}</span>
            <span class="n">{words}</span>
        </li>
    }
}

/// The tiles of Gallantry: third, second, first, with who is done (A19).
#[component]
pub fn GallantryTiles() -> impl IntoView {
    use crate::games::academy::Phase;
    let table = use_table();
    let tiles = Memo::new(move |_| {
        table.scene.with(|scene| match scene.view.phase {
            Phase::Bonus { gaining, rank } => (1..=gaining.len() as u8)
                .rev()
                .map(|place| (place, gaining[usize::from(place) - 1], place.cmp(&rank)))
                .collect::<Vec<_>>(),
            _ => Vec::new(),
        })
    });
    view! {
        <ul class="gallantry">
            {move || tiles.get().into_iter().map(|(place, squire, order)| {
                let arms = table.cast.read().arms(squire);
                let name = table.cast.read().name(squire).to_owned();
                let texts = table.texts();
                let (now, done) = (order == std::cmp::Ordering::Equal, order == std::cmp::Ordering::Greater);
                view! {
                    <li class:now=now class:done=done aria-label=name>
                        <svg width="42" height="50" viewBox="-1 -1 42 50" aria-hidden="true" inner_html=art::shield(arms, 40.0, 48.0)></svg>
                        <span>
                            <b class="d">{format!("+{}", 4 - place)}</b>
                            <span class="n">{if done { texts.panel.done.to_owned() } else { (texts.count.ordinal)(place) }}</span>
                        </span>
                        {done.then(|| view! { <Icon id="ui-check" size=20.0 /> })}
                    </li>
                }
            }).collect_view()}
        </ul>
    }
}
