//! Dragging a card onto a lane. It picks like a press and confirms like a second one; a press does all the same.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::table::{Spot, Table};
use crate::games::academy::{Action, Illegal, Track};
use crate::scene::academy::{Pick, Press, choice};
use crate::ui::prelude::*;

/// How far a finger moves before a press becomes a drag.
const SLACK: f64 = 10.0;

/// A card that may be dragged.
#[derive(Clone, Copy)]
pub struct Hold {
    table: Table,
    slot: usize,
    /// Where the finger went down.
    from: StoredValue<Option<(f64, f64)>>,
    /// How far the card is from its place.
    by: RwSignal<Option<(f64, f64)>>,
    /// The press that ends a drag is no press.
    dragged: StoredValue<bool>,
}

/// Makes the card of this slot draggable.
pub fn hold(table: Table, slot: usize) -> Hold {
    let (from, dragged) = (StoredValue::new(None), StoredValue::new(false));
    Hold { table, slot, from, by: RwSignal::new(None), dragged }
}

impl Hold {
    /// Where the card is drawn.
    pub fn style(&self) -> String {
        self.by.get().map_or_else(String::new, |(x, y)| {
            format!("transform:translate({x:.0}px,{y:.0}px);z-index:50;pointer-events:none;transition:none")
        })
    }

    /// A finger goes down.
    pub fn down(&self, event: &PointerEvent) {
        if event.is_primary() && event.button() == 0 {
            self.from.set_value(Some((event.client_x().into(), event.client_y().into())));
            self.dragged.set_value(false);
        }
    }

    /// It moves.
    pub fn go(&self, event: &PointerEvent) {
        let Some((x, y)) = self.from.get_value() else { return };
        // A button that was let go elsewhere, over the closer look, holds nothing.
        if event.buttons() == 0 {
            return self.cancel();
        }
        let scale = self.table.window.scale.get_untracked();
        let (dx, dy) = ((f64::from(event.client_x()) - x) / scale, (f64::from(event.client_y()) - y) / scale);
        if self.by.get_untracked().is_none() {
            if dx.hypot(dy) < SLACK || self.table.legal.with_untracked(|legal| legal.is_empty()) {
                return;
            }
            self.start(event);
        }
        self.by.set(Some((dx, dy)));
        self.table.lit.set(lane_at(event));
    }

    fn start(&self, event: &PointerEvent) {
        self.dragged.set_value(true);
        // The pointer is on the drawing inside: the card itself keeps it, so that a mouse can leave the card.
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(card) = target.and_then(|element| element.closest("button").ok().flatten()) {
            let _ = card.set_pointer_capture(event.pointer_id());
        }
        if self.table.pick.with_untracked(|pick| pick.slot != Some(self.slot)) {
            self.table.press_card(self.slot);
        }
    }

    /// It goes up: over a lane that the card may be played on, the card is played.
    pub fn up(&self, event: &PointerEvent) {
        self.from.set_value(None);
        if self.by.get_untracked().is_none() {
            return;
        }
        self.by.set(None);
        self.table.lit.set(None);
        let pick = self.table.pick.get_untracked();
        let lane = lane_at(event);
        match (lane.and_then(|track| self.dropped(&pick, track)), lane) {
            (Some(action), _) => self.table.follow(Some(Press::Act(action))),
            (None, lane) => {
                self.table.pick.set(Pick::default());
                if let Some(track) = lane {
                    self.table.deny(Illegal::OtherTrack, Spot::Lane(track));
                }
            }
        }
    }

    /// What dropping the card on a lane means: playing it there, or keeping it.
    fn dropped(&self, pick: &Pick, track: Track) -> Option<Action> {
        let card = pick.action.and_then(choice::card_of)?;
        self.table.legal.with_untracked(|legal| {
            legal.iter().copied().find(|&action| match action {
                Action::Play(c, t) => c == card && t == track,
                Action::Keep(c) => c == card && card.kind().goes_on(track),
                _ => false,
            })
        })
    }

    /// The drag is broken off.
    pub fn cancel(&self) {
        self.from.set_value(None);
        self.by.set(None);
        self.table.lit.set(None);
    }

    /// A press, unless it ended a drag.
    pub fn click(&self) {
        if !self.dragged.get_value() {
            self.table.press_card(self.slot);
        }
        self.dragged.set_value(false);
    }
}

/// The lane under the finger.
fn lane_at(event: &PointerEvent) -> Option<Track> {
    let element = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    let lane = element.closest("[data-track]").ok().flatten()?;
    lane.get_attribute("data-track")?.parse().ok()
}
