//! The Blazons' table on the play screen.

use super::Session;
use super::screen::{Around, TableScreen};
use crate::games::blazons::{Blazons, View};
use crate::kernel::Seat;
use crate::locales::Language;
use crate::route::GameId;
use crate::ui::blazons::BlazonsTable;
use crate::ui::prelude::*;

impl TableScreen for Blazons {
    const GAME: GameId = GameId::Blazons;

    fn table(session: Session<Blazons>, around: Around) -> AnyView {
        view! { <BlazonsTable session=session menu=around.menu /> }.into_any()
    }

    fn stage(view: &View, language: Language) -> (String, String) {
        let t = &language.texts().blazons;
        ((t.round)(view.round), (t.trick_number)(view.trick))
    }

    /// The table itself shows the trick and every blazon as they lie, so the cloth repeats nothing.
    fn since(_session: Session<Blazons>, _seat: Seat, _language: Language) -> Vec<String> {
        Vec::new()
    }
}
