//! Starting a game, and finding the one to play on.

use std::cell::RefCell;

use leptos::prelude::GetUntracked;

use super::Session;
use super::keep::{now, this_tab};
use crate::kernel::{Table, code};
use crate::play::{Deal, Laid, Playable};
use crate::storage::browser::Browser;
use crate::storage::{Player, Progress, Save, SaveId, Shelf, ShelfError};

thread_local! {
    /// The game that was just begun: where nothing can be stored it is handed on like this.
    static BEGUN: RefCell<Option<Save>> = const { RefCell::new(None) };
}

fn random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| now().wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

/// Begins a game: deals, saves, and makes it the one to play on. Tells whether the rules allow it.
pub fn begin<G: Laid>(options: G::Options, players: Vec<Player>, deal: &Deal) -> bool {
    let Some(seed) = deal.seed(G::NAME, random()) else { return false };
    let Ok(table) = Table::<G>::new(options, seed) else { return false };
    let time = now();
    let save = Save {
        id: new_id(),
        game: G::NAME.to_owned(),
        title: String::new(),
        players,
        created: time,
        updated: time,
        progress: Progress::Running { round: 1, next: None },
        holder: this_tab(),
        record: code::to_text(&code::encode(table.record())),
    };
    sit_down(save);
    true
}

/// Makes a save the game to play on, here and now. A device that refuses is told of once the game is open.
pub fn sit_down(save: Save) {
    let _ = Shelf(Browser).put(&save);
    BEGUN.set(Some(save));
}

/// A new name for a saved game.
pub fn new_id() -> SaveId {
    SaveId::new(random())
}

/// The game to play on: the one just begun, or the last one that was saved.
pub fn present(game: &str) -> Result<Save, ShelfError> {
    let begun = BEGUN.take().filter(|save| save.game == game);
    begun.map_or_else(|| Shelf(Browser).last_of(game), Ok)
}

/// Begins the same game again with the same players: the same deal, or a new one.
pub fn again<G: Playable + Laid>(session: Session<G>, same: bool) -> bool {
    let (options, seed) = session.with_table(|table| (table.record().options.clone(), table.record().seed));
    let deal = if same { Deal::Known(seed.to_string()) } else { Deal::New };
    begin::<G>(options, session.players.get_untracked().to_vec(), &deal)
}
