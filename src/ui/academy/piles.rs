//! Lancelot's cards: two piles to make, a pile to take, three cards for each squire (A36).

use super::brings::Worths;
use super::card::Face;
use super::panel::PanelView;
use super::table::{Table, use_table};
use crate::games::academy::{Action, Card, Moment};
use crate::kernel::Viewer;
use crate::scene::academy::card_art::Cut;
use crate::scene::academy::lanes::roman;
use crate::scene::academy::panel::{card_name, opponent};
use crate::scene::academy::{Shape, cast, choice};
use crate::ui::parts::{DiscFace, Rubric, Shield};
use crate::ui::prelude::*;

/// The piles.
#[component]
pub fn Piles() -> impl IntoView {
    let table = use_table();
    let kind = Memo::new(move |_| match (table.moment(), table.asked()) {
        _ if table.covered.get() => "covered",
        (Moment::TakePile, _) => "taking",
        (_, true) => "heaps",
        (_, false) => "waiting",
    });
    view! {
        <div class="piles" data-kind=move || kind.get()>
            // Its heading comes first for those who hear the page; the sheet's grid puts its buttons last.
            <PanelView />
            {move || match kind.get() {
                "covered" => view! { <p class="covered n">{table.texts().hand.covered}</p> }.into_any(),
                "taking" => view! { <Taking /> }.into_any(),
                "heaps" => view! { <Heaps /> <Worths /> <Squires /> }.into_any(),
                _ => ().into_any(),
            }}
        </div>
    }
}

/// Whose cards these are: the player's two squires.
#[component]
fn Squires() -> impl IntoView {
    let table = use_table();
    let own = move || table.scene.with(|scene| cast::own(&scene.view));
    let name = move || {
        let seat = table.scene.with(|scene| match scene.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        });
        seat.map(|seat| table.cast.read().seat(seat).to_owned())
    };
    view! {
        <p class="squires" aria-hidden="true">
            {move || own().into_iter().map(|squire| view! { <DiscFace arms=table.cast.read().arms(squire) radius=14.0 /> }).collect_view()}
            <b class="d">{name}</b>
        </p>
    }
}

/// Six cards between two heaps. The raised card, or the first loose one, goes left or right.
#[component]
fn Heaps() -> impl IntoView {
    let table = use_table();
    let cards = Memo::new(move |_| table.scene.with(|scene| choice::cards(&scene.view).to_vec()));
    let loose = move || {
        table.pick.with(|pick| {
            cards.get().into_iter().enumerate().filter(|&(slot, _)| pick.heaps[slot].is_none()).collect::<Vec<_>>()
        })
    };
    let some = Memo::new(move |_| !loose().is_empty());
    view! {
        <div class="heaps">
            <Heap heap=0 cards />
            <div class="middle" class:empty=move || !some.get()>
                <AddTo heap=0 />
                <div class="loose" role="group" aria-label=move || table.texts().hand.title>
                    {move || loose().into_iter().map(|(slot, card)| view! { <Loose place=slot card /> }).collect_view()}
                </div>
                <AddTo heap=1 />
            </div>
            <Heap heap=1 cards />
        </div>
    }
}

/// The arrow to a heap.
#[component]
fn AddTo(heap: u8) -> impl IntoView {
    let table = use_table();
    let full = move || {
        table.pick.with(|pick| choice::heap_cards(pick, heap).count() >= 3 || pick.heaps.iter().all(Option::is_some))
    };
    let arrow = if heap == 0 { "M47 6H2M11 -3L2 6L11 15" } else { "M0 6H45M36 -3L45 6L36 15" };
    view! {
        <button type="button" class="add-to" disabled=full aria-label=move || (table.texts().panel.add_to)(roman(heap + 1))
            on:click=move |_| { table.put(heap); }>
            <svg width="47" height="20" viewBox="0 -4 47 20" aria-hidden="true"><path d=arrow fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"></path></svg>
            <span class="d" aria-hidden="true">{roman(heap + 1)}</span>
        </button>
    }
}

#[component]
fn Loose(place: usize, card: Card) -> impl IntoView {
    let (table, slot) = (use_table(), place);
    let raised = move || table.pick.with(|pick| pick.slot == Some(slot));
    let label = move || table.scene.with(|scene| card_name(table.texts(), &scene.view, card));
    view! {
        <button type="button" class="card" class:raised=raised aria-pressed=move || raised().to_string() aria-label=label
            on:click=move |_| table.press_card(slot)>
            {move || view! { <Face card cut=small(table) /> }}
        </button>
    }
}

/// Six cards and two heaps share the width of the window.
fn small(table: Table) -> Cut {
    let width = table.frame.get().board.0;
    match table.frame.get().shape {
        Shape::Table if width >= 1100.0 => Cut::TABLET,
        Shape::Table => Cut { w: 88.0, h: 121.0 },
        Shape::Rows => {
            let w = ((width - 54.0) / 6.0).clamp(44.0, 66.0).floor();
            Cut { w, h: (w * 1.45).round() }
        }
        Shape::Low | Shape::Columns | Shape::Wide => Cut { w: 46.0, h: 66.0 },
    }
}

#[component]
fn Heap(heap: u8, cards: Memo<Vec<Card>>) -> impl IntoView {
    let table = use_table();
    let inside = move || {
        table.pick.with(|pick| {
            choice::heap_cards(pick, heap)
                .filter_map(|slot| cards.read().get(slot).map(|&card| (slot, card)))
                .collect::<Vec<_>>()
        })
    };
    let giving = move || table.moment() == Moment::Give;
    let sum = move || {
        let inside = inside();
        let squares = inside.iter().map(|(_, card)| card.value()).sum();
        let told = !(giving() && inside.is_empty());
        told.then(|| (table.texts().panel.pile_sum)(inside.len() as u8, squares))
    };
    let own = move || table.scene.with(|scene| cast::own(&scene.view).get(usize::from(heap)).copied());
    let title = move || match own().filter(|_| giving()) {
        Some(squire) => table.cast.read().name(squire).to_owned(),
        None => (table.texts().panel.pile)(roman(heap + 1)),
    };
    view! {
        <section class="heap" aria-label=title>
            <h3 class="d">
                {move || own().filter(|_| giving()).map(|squire| view! { <Shield arms=table.cast.read().arms(squire) width=24.0 /> })}
                <Rubric text=Signal::derive(title) /><span class="n">{sum}</span>
            </h3>
            <div class="heap-cards">
                {move || inside().into_iter().map(|(slot, card)| view! { <Loose place=slot card /> }).collect_view()}
                {move || {
                    let cut = small(table);
                    (inside().len()..3).map(|_| view! { <span class="place" style=format!("--w:{}px;--h:{}px", cut.w, cut.h)></span> }).collect_view()
                }}
            </div>
        </section>
    }
}

/// The four piles lie open: one of the opponent's is taken.
#[component]
fn Taking() -> impl IntoView {
    let table = use_table();
    let piles = move || table.scene.with(|scene| scene.view.lancelot.and_then(|lancelot| lancelot.piles));
    let seats = move || {
        table.scene.with(|scene| {
            let other = match scene.view.viewer {
                Viewer::Seat(_) => opponent(&scene.view).index(),
                Viewer::Public => 1,
            };
            (other, 1 - other)
        })
    };
    view! {
        <div class="taking">
            {move || piles().map(|piles| {
                let (other, own) = seats();
                let texts = table.texts();
                let name = table.cast.read().seat(crate::kernel::Seat(other as u8)).to_owned();
                view! {
                    <h3 class="d"><Rubric text=(texts.panel.piles_of)(&name) /><span class="n">{texts.panel.take_how}</span></h3>
                    <div class="pile-row">{(0..2).map(|i| view! { <Pile number=i cards=piles[other][usize::from(i)].to_vec() takeable=true name=name.clone() /> }).collect_view()}</div>
                    <h3 class="d"><Rubric text=texts.panel.your_piles /><span class="n">{(texts.panel.your_piles_how)(&name)}</span></h3>
                    <div class="pile-row">{(0..2).map(|i| view! { <Pile number=i cards=piles[own][usize::from(i)].to_vec() takeable=false name=name.clone() /> }).collect_view()}</div>
                }
            })}
        </div>
        <IfTaken />
    }
}

/// What taking the picked pile leads to.
#[component]
fn IfTaken() -> impl IntoView {
    let table = use_table();
    let taken = Memo::new(move |_| {
        let pick = table.pick.with(|pick| pick.action);
        table.scene.with(|scene| {
            let piles = scene.view.lancelot.and_then(|lancelot| lancelot.piles)?;
            let other = opponent(&scene.view).index();
            match pick {
                Some(Action::TakePile(pile)) => {
                    let sums = [0, 1].map(|i| piles[1 - other][i].iter().map(|card| card.value()).sum::<u8>());
                    Some((pile, piles[other][usize::from(pile)].to_vec(), sums))
                }
                _ => None,
            }
        })
    });
    view! {
        <div class="if-taken">
            {move || {
                let words = &table.texts().panel;
                match taken.get() {
                    None => view! { <p class="n">{words.choose_pile}</p> }.into_any(),
                    Some((pile, cards, sums)) => view! {
                        <h3 class="d"><Rubric text=(words.if_you_take)(roman(pile + 1)) /></h3>
                        <p class="n">{words.you_play_these}</p>
                        <div class="pile-cards" aria-hidden="true">{cards.iter().map(|&card| view! { <Face card cut=Cut::SMALL /> }).collect_view()}</div>
                        <p>{(words.of_yours)(sums)}</p>
                    }.into_any(),
                }
            }}
        </div>
    }
}

#[component]
fn Pile(number: u8, cards: Vec<Card>, takeable: bool, name: String) -> impl IntoView {
    let table = use_table();
    let action = Action::TakePile(number);
    let legal = move || takeable && table.legal.with(|legal| legal.contains(&action));
    let picked = move || takeable && table.pick.with(|pick| pick.action == Some(action));
    let names = table.scene.with_untracked(|scene| {
        cards.iter().map(|&card| card_name(table.texts(), &scene.view, card)).collect::<Vec<_>>().join(", ")
    });
    let title = move || (table.texts().panel.pile)(roman(number + 1));
    let label = move || format!("{}: {names}", title());
    let left = move || takeable && !picked() && table.pick.with(|pick| pick.action.is_some());
    let note = move || match (picked(), left()) {
        (true, _) => table.texts().panel.you_take.to_owned(),
        (false, true) => (table.texts().panel.keeps)(&name),
        (false, false) => String::new(),
    };
    view! {
        <button type="button" class="pile" class:picked=picked class:left=left disabled=move || !legal() aria-pressed=move || picked().to_string()
            aria-label=label on:click=move |_| table.follow(Some(choice::press_action(&table.pick.get_untracked(), action)))>
            <span class="d pile-name"><Rubric text=Signal::derive(title) /></span>
            <span class="n">{note}</span>
            <span class="pile-cards">{move || cards.iter().map(|&card| view! { <Face card cut=small(table) /> }).collect_view()}</span>
        </button>
    }
}
