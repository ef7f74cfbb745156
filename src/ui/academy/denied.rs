//! The rule that forbids a press, in a sentence where it happened, with the way to the rule itself.

use super::table::{Spot, use_table};
use crate::games::academy::Illegal;
use crate::kernel::Rule;
use crate::route::{GameId, Route};
use crate::ui::prelude::*;

/// The sentence and its rule.
#[component]
pub fn Sentence(illegal: Illegal) -> impl IntoView {
    let table = use_table();
    let rule = illegal.rule();
    let href = Route::Rules(GameId::Academy, Some(rule.to_ascii_lowercase())).href();
    view! { {move || (table.texts().illegal)(illegal)}" "<a class="rule-link" href=href>{rule}</a> }
}

/// The sentence on the lane that was pressed.
#[component]
pub fn DeniedLane() -> impl IntoView {
    let table = use_table();
    move || {
        let (illegal, spot) = table.denied.get()?;
        let Spot::Lane(track) = spot else { return None };
        let frame = table.frame.get();
        let (lane, field) = (frame.lane(track), frame.field(track));
        let (w, board) = (190.0f64, frame.board.0);
        let x = (lane.x + lane.w / 2.0 - w / 2.0).min(board - w - 8.0).max(8.0);
        let (x, y) =
            if frame.shape.is_rows() { (field.x + (field.w - w) / 2.0, lane.y) } else { (x, field.y + field.h / 2.0) };
        let style = format!("left:{x:.0}px;top:{y:.0}px;width:{w}px");
        Some(view! { <p class="denied" role="alert" style=style><Sentence illegal /></p> })
    }
}

/// The sentence above the cards.
#[component]
pub fn DeniedCards() -> impl IntoView {
    let table = use_table();
    move || match table.denied.get() {
        Some((illegal, Spot::Cards)) => {
            Some(view! { <p class="denied over-cards" role="alert"><Sentence illegal /></p> })
        }
        Some((_, Spot::Lane(_))) | None => None,
    }
}
