//! The Tourney's table on the play screen.

use super::Session;
use super::screen::{Around, TableScreen};
use crate::games::tourney::{Tourney, View};
use crate::kernel::Seat;
use crate::locales::Language;
use crate::route::GameId;
use crate::ui::prelude::*;
use crate::ui::tourney::TourneyTable;

impl TableScreen for Tourney {
    const GAME: GameId = GameId::Tourney;

    fn table(session: Session<Tourney>, around: Around) -> AnyView {
        view! { <TourneyTable session=session menu=around.menu /> }.into_any()
    }

    fn stage(view: &View, language: Language) -> (String, String) {
        ((language.texts().play.tournament)(view.tournament), String::new())
    }

    /// The table itself shows every display as it stands, so the cloth repeats nothing.
    fn since(_session: Session<Tourney>, _seat: Seat, _language: Language) -> Vec<String> {
        Vec::new()
    }
}
