//! Lancelot's cards: two piles to make, a pile to take, three cards for each squire (A36).

use leptos::prelude::*;

use super::card::Face;
use super::hand::cut;
use super::panel::PanelView;
use super::table::{Table, use_table};
use crate::games::academy::{Action, Card, Moment};
use crate::kernel::Viewer;
use crate::scene::academy::card_art::Cut;
use crate::scene::academy::lanes::roman;
use crate::scene::academy::panel::{card_name, opponent};
use crate::scene::academy::{Press, cast, choice};
use crate::ui::parts::{Main, Rubric, Shield};

/// The piles.
#[component]
pub fn Piles() -> impl IntoView {
    let table = use_table();
    let taking = move || table.moment() == Moment::TakePile;
    view! {
        <div class="piles">
            {move || if table.covered.get() {
                view! { <p class="covered n">{table.texts().hand.covered}</p> }.into_any()
            } else if taking() {
                view! { <Taking /> }.into_any()
            } else if table.asked() {
                view! { <Heaps /> }.into_any()
            } else {
                ().into_any()
            }}
            <PanelView />
        </div>
    }
}

/// Six cards between two heaps. A raised card goes to the heap that is pressed.
#[component]
fn Heaps() -> impl IntoView {
    let table = use_table();
    let cards = Memo::new(move |_| table.scene.with(|scene| choice::cards(&scene.view).to_vec()));
    let loose = move || {
        table.pick.with(|pick| {
            cards.get().into_iter().enumerate().filter(|&(slot, _)| pick.heaps[slot].is_none()).collect::<Vec<_>>()
        })
    };
    view! {
        <div class="heaps">
            <Heap heap=0 cards />
            <div class="loose" role="group" aria-label=move || table.texts().hand.title>
                {move || loose().into_iter().map(|(slot, card)| view! { <Loose place=slot card /> }).collect_view()}
            </div>
            <Heap heap=1 cards />
        </div>
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

/// Six cards and two heaps share the width.
fn small(table: Table) -> Cut {
    let large = cut(table);
    if large.w > 100.0 { Cut { w: 92.0, h: 127.0 } } else { large }
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
    let sum = move || {
        let inside = inside();
        let squares = inside.iter().map(|(_, card)| card.value()).sum();
        (table.texts().panel.pile_sum)(inside.len() as u8, squares)
    };
    let own = move || table.scene.with(|scene| cast::own(&scene.view).get(usize::from(heap)).copied());
    let giving = move || table.moment() == Moment::Give;
    let title = move || match own().filter(|_| giving()) {
        Some(squire) => table.cast.read().name(squire).to_owned(),
        None => (table.texts().panel.pile)(roman(heap + 1)),
    };
    let add = move |()| {
        let pick =
            table.scene.with_untracked(|scene| choice::put_in_heap(&scene.view, &table.pick.get_untracked(), heap));
        table.follow(pick.map(Press::Picked));
    };
    let raised = move || table.pick.with(|pick| pick.slot.is_some());
    view! {
        <section class="heap" aria-label=title>
            <h3 class="d">
                {move || own().filter(|_| giving()).map(|squire| view! { <Shield arms=table.cast.read().arms(squire) width=24.0 /> })}
                <Rubric text=Signal::derive(title) /><span class="n">{sum}</span>
            </h3>
            <div class="heap-cards">
                {move || inside().into_iter().map(|(slot, card)| view! { <Loose place=slot card /> }).collect_view()}
                {move || (inside().len()..3).map(|_| view! { <span class="place"></span> }).collect_view()}
            </div>
            <Show when=raised><Main icon="ui-plus" press=add>{move || (table.texts().panel.add_to)(roman(heap + 1))}</Main></Show>
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
                    <div class="pile-row">{(0..2).map(|i| view! { <Pile number=i cards=piles[other][usize::from(i)].to_vec() takeable=true /> }).collect_view()}</div>
                    <h3 class="d"><Rubric text=texts.panel.your_piles /><span class="n">{(texts.panel.your_piles_how)(&name)}</span></h3>
                    <div class="pile-row">{(0..2).map(|i| view! { <Pile number=i cards=piles[own][usize::from(i)].to_vec() takeable=false /> }).collect_view()}</div>
                }
            })}
        </div>
    }
}

#[component]
fn Pile(number: u8, cards: Vec<Card>, takeable: bool) -> impl IntoView {
    let table = use_table();
    let action = Action::TakePile(number);
    let legal = move || takeable && table.legal.with(|legal| legal.contains(&action));
    let picked = move || takeable && table.pick.with(|pick| pick.action == Some(action));
    let names = table.scene.with_untracked(|scene| {
        cards.iter().map(|&card| card_name(table.texts(), &scene.view, card)).collect::<Vec<_>>().join(", ")
    });
    let title = move || (table.texts().panel.pile)(roman(number + 1));
    let label = move || format!("{}: {names}", title());
    view! {
        <button type="button" class="pile" class:picked=picked disabled=move || !legal() aria-pressed=move || picked().to_string()
            aria-label=label on:click=move |_| table.follow(Some(choice::press_action(&table.pick.get_untracked(), action)))>
            <span class="d pile-name"><Rubric text=Signal::derive(title) /></span>
            <span class="n">{move || if picked() { table.texts().panel.you_take } else { "" }}</span>
            <span class="pile-cards">{cards.iter().map(|&card| view! { <Face card cut=small(table) /> }).collect_view()}</span>
        </button>
    }
}
