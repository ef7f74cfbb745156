//! The pool: blazons that lie before nobody, by place.

use super::face::{BlazonAt, Coming};
use super::seen::Seen;
use crate::games::blazons::Spot;
use crate::ui::parts::Rubric;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The pool.
#[component]
pub fn Pool() -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let count = move || seen.shown.with(|view| view.pool.len());
    let blazons = move || {
        let pool = seen.shown.with(|view| view.pool.clone());
        pool.into_iter()
            .enumerate()
            .map(|(place, blazon)| view! { <li><BlazonAt spot=Spot::pool(place as u8) blazon=blazon /></li> })
            .collect_view()
    };
    view! {
        <section class="b-pool" class:few=move || count() < 6>
            <h2 class="d"><Rubric text=Signal::derive(move || texts.get().blazons.pool.to_owned()) />
                <span class="n">{move || (texts.get().blazons.pool_note)(count())}</span></h2>
            <ol class="b-blazons" aria-label=move || texts.get().blazons.pool>{blazons}{move || view! { <Coming end=Spot::pool(count() as u8) /> }}</ol>
        </section>
    }
}
