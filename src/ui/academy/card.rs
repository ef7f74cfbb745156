//! Cards of The Academy on the page.

use crate::games::academy::Card;
use crate::scene::academy::card_art::{Cut, face};
use crate::scene::academy::panel::kind_name;
use crate::ui::prelude::*;

use super::table::use_table;

/// A card's face.
#[component]
pub fn Face(
    /// The card.
    card: Card,
    /// How it is cut.
    cut: Cut,
) -> impl IntoView {
    let table = use_table();
    let markup = move || table.scene.with(|scene| face(card, kind_name(table.texts(), &scene.view, card), cut));
    view! {
        <svg class="face" width=cut.w height=cut.h viewBox=format!("0 0 {} {}", cut.w, cut.h) aria-hidden="true"
            focusable="false" inner_html=markup></svg>
    }
}
