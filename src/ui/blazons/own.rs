//! One's own place: blazons large, the products they make with what was taken, and one's own tricks.

use super::face::{Face, HouseShield};
use super::folk::{Blazons, Head};
use super::seen::Seen;
use crate::games::blazons::{Card, House, PastTrick};
use crate::kernel::Seat;
use crate::kernel::order;
use crate::ui::parts::Rubric;
use crate::ui::play::Dialog;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The viewer's own panel.
#[component]
pub fn Own() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let on_turn = move || seen.viewer().is_some() && seen.asked() == seen.viewer();
    move || {
        seen.viewer().map(|seat| {
            view! {
                <section class="b-own" class:turn=on_turn>
                    <div class="b-own-head"><Head seat=seat /><OwnTricks seat=seat /></div>
                    <Blazons seat=seat />
                    <Products seat=seat />
                </section>
            }
        })
    }
}

/// A house with what it makes.
struct Product {
    house: House,
    blazons: u8,
    values: u8,
}

impl Product {
    fn product(&self) -> u32 {
        u32::from(self.blazons) * u32::from(self.values)
    }
}

/// The houses that count for something, the best first.
fn products(seen: Seen, seat: Seat) -> Vec<Product> {
    let view = match seen.preview.get() {
        Some(preview) => preview.view,
        None => (*seen.shown.get()).clone(),
    };
    let own = view.player(seat).house;
    let tallies = view.tallies(seat).unwrap_or_default();
    let all = House::ALL.into_iter().filter(|&house| house != own);
    let mut products: Vec<Product> = all
        .map(|house| Product { house, blazons: tallies[house.index()].blazons, values: tallies[house.index()].values })
        .filter(|product| product.blazons > 0 || product.values > 0)
        .collect();
    order::sort_by_key(&mut products, |product| {
        std::cmp::Reverse((product.product(), product.blazons, product.values))
    });
    products
}

#[component]
fn Products(seat: Seat) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let lines = move || {
        let t = &texts.get().blazons;
        let best = |at: usize, product: &Product| at == 0 && product.product() > 0;
        let line = |(at, product): (usize, Product)| {
            let is_best = best(at, &product);
            view! {
                <li class:best=is_best>
                    <HouseShield house=product.house /><span>{(t.house)(product.house)}</span>
                    <span>{product.blazons}" × "{product.values}</span><span class="d b-product">{product.product()}</span>
                    <span class="n">{is_best.then_some(t.best)}</span>
                </li>
            }
        };
        products(seen, seat).into_iter().enumerate().take(4).map(line).collect_view()
    };
    let nothing = move || products(seen, seat).is_empty();
    // B26: who may not look through tricks any more has to remember them.
    let closed = move || seen.shown.with(|view| view.tallies(seat).is_none());
    view! {
        <div class="b-products">
            <h2 class="d"><Rubric text=Signal::derive(move || texts.get().blazons.products.to_owned()) /></h2>
            <ol aria-label=move || texts.get().blazons.products>{lines}</ol>
            <Show when=nothing><p class="n">{move || if closed() { texts.get().blazons.closed } else { texts.get().blazons.no_products }}</p></Show>
        </div>
    }
}

/// The button to one's own tricks and those of others, as far as the rules allow to look (B11, B26), and what it opens.
#[component]
fn OwnTricks(seat: Seat) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let open = seen.looking;
    let count = move |of: Seat| seen.session.view.with(|view| view.player(of).tricks.len() as u8);
    let others = move || seen.others().into_iter().filter(|&of| count(of) > 0).collect::<Vec<_>>();
    let any = move || count(seat) > 0 || !others().is_empty();
    let words = move || {
        let t = &texts.get().blazons;
        if others().is_empty() { (t.look_at_tricks)(count(seat)) } else { t.open_tricks.to_owned() }
    };
    let piles = move || std::iter::once(seat).chain(others()).map(|of| pile(seen, of)).collect_view();
    view! {
        <Show when=any>
            <button type="button" class="btn q" on:click=move |_| open.set(true)>
                <svg viewBox="0 0 64 64" width="22" height="22" aria-hidden="true"><use href="#ui-eye"></use></svg>
                {words}
            </button>
        </Show>
        <Dialog open=Signal::derive(move || open.get() && any()) close=Callback::new(move |()| open.set(false)) class="table-spread"
            title=Signal::derive(words)>
            {piles}
            <button type="button" class="btn" on:click=move |_| open.set(false)>{move || texts.get().shell.close}</button>
        </Dialog>
    }
}

/// The tricks of a player that lie open to the viewer.
fn pile(seen: Seen, of: Seat) -> impl IntoView {
    let tricks = seen.session.view.with(|view| view.player(of).tricks.clone());
    let name = (seen.viewer() != Some(of)).then(|| seen.name(of));
    view! {
        {name.map(|name| view! { <h3 class="d">{name}</h3> })}
        {tricks.into_iter().map(|(at, trick)| view! { <Past at=at trick=trick /> }).collect_view()}
    }
}

/// One trick that was taken.
#[component]
pub fn Past(at: u8, trick: PastTrick) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let cards = move || {
        let seats = trick.cards.seats();
        let laid = trick.leader.around(seats).filter_map(|seat| trick.cards[seat].map(|character| (seat, character)));
        laid.map(|(seat, character)| {
            let card = Card { house: seen.shown.with(|view| view.player(seat).house), character };
            view! { <li><span class="table-card"><Face card=card /></span><span class="said">{move || (texts.get().blazons.character)(character)}</span></li> }
        }).collect_view()
    };
    view! {
        <h4 class="n">{move || (texts.get().blazons.nth_trick)(at + 1)}</h4>
        <ol>{cards}</ol>
    }
}
