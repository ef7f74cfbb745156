//! The shelf: every saved game of this device, running and finished, and what can be done with each.

use super::files::{Files, export};
use super::{Share, date_of, title_of};
use crate::route::{GameId, Route};
use crate::scene::Arms;
use crate::storage::browser::Browser;
use crate::storage::{Archive, Player, Progress, Save, SaveId, Shelf, ShelfError};
use crate::ui::parts::{IconButton, Main, Quiet, Shield};
use crate::ui::play::{Dialog, new_id, now};
use crate::ui::prelude::*;
use crate::ui::shell::{Page, use_shell, use_texts};

/// So many letters of storage are taken for full: browsers allow about five million.
const ROOM: usize = 4_000_000;
/// Above so many games the oldest finished ones are offered for export.
const MANY: usize = 300;
/// So many of them at a time.
const OLDEST: usize = 50;

/// What happens on the shelf.
#[derive(Clone, Copy)]
pub struct Hall {
    /// Rises with every change, so that the list is read anew.
    pub changed: RwSignal<u32>,
    shared: RwSignal<Option<Save>>,
    named: RwSignal<Option<Save>>,
    deleted: RwSignal<Option<Save>>,
    /// Why the last change could not be kept.
    trouble: RwSignal<Option<ShelfError>>,
}

impl Hall {
    fn new() -> Hall {
        let (shared, named, deleted) = (RwSignal::new(None), RwSignal::new(None), RwSignal::new(None));
        Hall { changed: RwSignal::new(0), shared, named, deleted, trouble: RwSignal::new(None) }
    }

    /// The list is read anew, and says if something could not be kept. Tells whether it was.
    pub fn change(self, result: Result<(), ShelfError>) -> bool {
        self.changed.update(|count| *count += 1);
        self.trouble.set(result.err());
        result.is_ok()
    }

    /// The game as it is kept now: another tab may have played on since the list was read.
    fn fresh(save: Save) -> Save {
        Shelf(Browser).load(&save.id).unwrap_or(save)
    }

    fn delete(self, save: Save) {
        let save = Hall::fresh(save);
        if self.change(Shelf(Browser).remove(&save.id)) {
            self.deleted.set(Some(save));
        }
    }

    /// What cannot be brought back yet can be tried again.
    fn restore(self) {
        if let Some(save) = self.deleted.get_untracked()
            && self.change(Shelf(Browser).add(&save))
        {
            self.deleted.set(None);
        }
    }

    fn duplicate(self, save: Save, title: String) {
        let copy = Save { id: new_id(), title, updated: now(), ..Hall::fresh(save) };
        self.change(Shelf(Browser).add(&copy));
    }

    fn rename(self, save: Save) {
        let title = save.title.clone();
        self.change(Shelf(Browser).add(&Save { title, ..Hall::fresh(save) }));
    }
}

/// The screen of saved games.
#[component]
pub fn ShelfScreen() -> impl IntoView {
    let texts = use_texts();
    let hall = Hall::new();
    // What other tabs play and keep is shown as it comes.
    let elsewhere = window_event_listener(leptos::ev::storage, move |_| hall.changed.update(|count| *count += 1));
    on_cleanup(move || elsewhere.remove());
    let t = move || &texts.get().keep.shelf;
    let games = Memo::new(move |_| {
        hall.changed.track();
        Games::read()
    });
    view! {
        <Page title=Signal::derive(move || t().title.to_owned())>
            <div class="shelf">
                <Scarce games=games hall=hall />
                <p class="shelf-status" role="status">
                    {move || hall.deleted.get().map(|save| view! {
                        <span>{(t().deleted)(&title_of(&save, texts.get()))}</span>
                        <Quiet icon="ui-undo" press=Callback::new(move |()| hall.restore())>{move || t().undo}</Quiet>
                    })}
                </p>
                {move || hall.trouble.get().map(|error| view! { <p class="warning" role="alert">{(texts.get().play.trouble)(error)}</p> })}
                <Show when=move || games.with(|games| games.all.is_empty() && games.broken.is_empty())><p>{move || t().empty}</p></Show>
                <Part title=Signal::derive(move || t().running) games=Signal::derive(move || games.with(|games| games.of(false))) hall=hall />
                <Part title=Signal::derive(move || t().finished) games=Signal::derive(move || games.with(|games| games.of(true))) hall=hall />
                <Broken games=games hall=hall />
                <Files hall=hall />
                <a class="plaque" href=Route::Statistics.href()>
                    <svg class="plaque-icon halo" viewBox="0 0 64 64" aria-hidden="true"><use href="#trophy"></use></svg>
                    <span class="plaque-text"><span class="plaque-title d">{move || texts.get().keep.stats.title}</span>
                        <span class="plaque-note">{move || texts.get().keep.stats.note}</span></span>
                </a>
            </div>
            <Share game=hall.shared />
            <Rename hall=hall />
        </Page>
    }
}

/// What lies on the shelf.
#[derive(Clone, Debug, Default, PartialEq)]
struct Games {
    all: Vec<Save>,
    broken: Vec<(SaveId, ShelfError)>,
    used: usize,
}

impl Games {
    fn read() -> Games {
        let mut games = Games { used: Shelf(Browser).used(), ..Games::default() };
        for (id, save) in Shelf(Browser).list().unwrap_or_default() {
            match save {
                Ok(save) => games.all.push(save),
                Err(error) => games.broken.push((id, error)),
            }
        }
        games
    }

    fn of(&self, over: bool) -> Vec<Save> {
        self.all.iter().filter(|save| matches!(save.progress, Progress::Over { .. }) == over).cloned().collect()
    }

    /// The finished games that have lain here longest, while room is scarce.
    fn oldest(&self) -> Vec<Save> {
        if self.used < ROOM && self.all.len() < MANY {
            return Vec::new();
        }
        let mut over = self.of(true);
        over.reverse();
        over.truncate(OLDEST);
        over
    }
}

#[component]
fn Part(title: Signal<&'static str>, games: Signal<Vec<Save>>, hall: Hall) -> impl IntoView {
    view! {
        <Show when=move || !games.read().is_empty()>
            <h2 class="d">{title}</h2>
            <ul class="shelf-games">
                {move || games.get().into_iter().map(|save| view! { <Item save=save hall=hall /> }).collect_view()}
            </ul>
        </Show>
    }
}

/// How far a game is, or how it ended.
fn state(save: &Save, texts: &crate::locales::Catalogue) -> String {
    let t = &texts.keep.shelf;
    let name = |seat: usize| save.players.get(seat).map_or("", |player: &Player| player.name.as_str());
    match &save.progress {
        Progress::Running { round, next } => {
            let round = match save.game.as_str() {
                "tourney" => (texts.play.tournament)(u16::from(*round)),
                _ => (t.round)(*round),
            };
            next.map_or(round.clone(), |seat| format!("{round}, {}", (t.turn)(name(seat.index()))))
        }
        Progress::Over { places } => {
            let first = || places.iter().enumerate().filter(|(_, place)| place.rank == 1);
            let names: Vec<&str> = first().map(|(seat, _)| name(seat)).collect();
            first().next().map_or(String::new(), |(_, place)| (t.won)(&names.join(", "), place.score))
        }
    }
}

/// One game.
#[component]
fn Item(save: Save, hall: Hall) -> impl IntoView {
    let (texts, shell) = (use_texts(), use_shell());
    let game = GameId::from_name(&save.game);
    let kept = StoredValue::new(save);
    let title = move || kept.with_value(|save| title_of(save, texts.get()));
    let names =
        kept.with_value(|save| save.players.iter().map(|player| player.name.clone()).collect::<Vec<_>>().join(", "));
    let arms = kept.with_value(|save| save.players.first().map(|player| Arms::of(player.tincture)));
    let line = move || kept.with_value(|save| state(save, texts.get()));
    let date = move || kept.with_value(|save| date_of(save.updated, shell.language.get()));
    let full = move || {
        game.filter(|_| kept.with_value(|save| !save.title.is_empty()))
            .map(|game| texts.get().shell.games[game as usize].full)
    };
    view! {
        <li class="shelf-game">
            {arms.map(|arms| view! { <Shield arms=Signal::derive(move || arms) width=40.0 /> })}
            <div class="shelf-words">
                <h3 class="d">{title}</h3>
                <p>{names}</p>
                <p class="n">{line}" · "{date}{move || full().map(|full| format!(" · {full}"))}</p>
            </div>
            <Deeds kept=kept hall=hall />
        </li>
    }
}

/// What can be done with a game.
#[component]
fn Deeds(kept: StoredValue<Save>, hall: Hall) -> impl IntoView {
    let (texts, shell) = (use_texts(), use_shell());
    let t = move || &texts.get().keep.shelf;
    let (over, game) =
        kept.with_value(|save| (matches!(save.progress, Progress::Over { .. }), GameId::from_name(&save.game)));
    let title = move || kept.with_value(|save| title_of(save, texts.get()));
    let replay = Callback::new(move |()| shell.go(&Route::Replay(kept.with_value(|save| save.id.to_string()))));
    let resume = Callback::new(move |()| {
        if let (Some(game), Ok(())) = (game, Shelf(Browser).choose(&kept.with_value(|save| save.id.clone()))) {
            shell.go(&Route::Play(game));
        }
    });
    let icon = |name: &'static str| Signal::derive(move || name.to_owned());
    view! {
        <div class="shelf-buttons">
            {if over {
                view! { <Quiet icon="ui-replay" press=replay>{move || t().replay}</Quiet> }.into_any()
            } else {
                view! { <Main press=resume>{move || t().resume}</Main> }.into_any()
            }}
            <IconButton icon=icon("ui-share") name=Signal::derive(move || t().share.to_owned()) press=move |()| hall.shared.set(Some(kept.get_value())) />
            <IconButton icon=icon("why") name=Signal::derive(move || t().rename.to_owned()) press=move |()| hall.named.set(Some(kept.get_value())) />
            <IconButton icon=icon("ui-plus") name=Signal::derive(move || t().duplicate.to_owned())
                press=move |()| hall.duplicate(kept.get_value(), (t().copy_of)(&title())) />
            <IconButton icon=icon("ui-up") name=Signal::derive(move || t().export.to_owned())
                press=move |()| export(&Archive { games: vec![kept.get_value()], ..Archive::default() }) />
            <IconButton icon=icon("ui-close") name=Signal::derive(move || t().delete.to_owned()) press=move |()| hall.delete(kept.get_value()) />
        </div>
    }
}

/// Games that cannot be read: why, and a way to be rid of them.
#[component]
fn Broken(games: Memo<Games>, hall: Hall) -> impl IntoView {
    let texts = use_texts();
    view! {
        <Show when=move || games.with(|games| !games.broken.is_empty())>
            <h2 class="d">{move || texts.get().keep.shelf.broken}</h2>
            <ul class="shelf-games">{move || games.with(|games| games.broken.clone()).into_iter().map(|(id, error)| view! {
                <li class="shelf-game"><p class="shelf-words">{move || (texts.get().play.trouble)(error)}</p>
                    <Quiet press=Callback::new(move |()| _ = hall.change(Shelf(Browser).remove(&id)))>{move || texts.get().keep.shelf.delete}</Quiet></li>
            }).collect_view()}</ul>
        </Show>
    }
}

/// Room is scarce: the oldest finished games go into a file, and then, if the player says so, from here.
#[component]
fn Scarce(games: Memo<Games>, hall: Hall) -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.get().keep.shelf;
    let oldest = Memo::new(move |_| games.with(Games::oldest));
    let exported = RwSignal::new(Vec::<SaveId>::new());
    let save = Callback::new(move |()| {
        let games = oldest.get_untracked();
        exported.set(games.iter().map(|save| save.id.clone()).collect());
        export(&Archive { games, ..Archive::default() });
    });
    let remove = Callback::new(move |()| {
        let gone = exported.get_untracked();
        exported.set(Vec::new());
        hall.change(gone.iter().try_for_each(|id| Shelf(Browser).remove(id)));
    });
    view! {
        <Show when=move || !oldest.read().is_empty()>
            <div class="warning" role="alert">
                <p class="b">{move || t().full}</p>
                <p>{move || (t().full_line)(oldest.read().len())}</p>
                <Quiet icon="ui-up" press=save>{move || t().export_oldest}</Quiet>
                <Show when=move || !exported.read().is_empty()>
                    <Quiet icon="ui-close" press=remove>{move || (t().remove_exported)(exported.read().len())}</Quiet>
                </Show>
            </div>
        </Show>
    }
}

/// The dialog that names a game.
#[component]
fn Rename(hall: Hall) -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.get().keep.shelf;
    let close = Callback::new(move |()| hall.named.set(None));
    let done = Callback::new(move |()| {
        if let Some(save) = hall.named.get_untracked() {
            hall.rename(save);
        }
        hall.named.set(None);
    });
    let typed = move |event| {
        let mut clean = Player::person("", crate::scene::Tincture::Or);
        clean.rename(&event_target_value(&event));
        hall.named.update(|named| {
            if let Some(save) = named {
                save.title = clean.name;
            }
        });
    };
    view! {
        <Dialog open=Signal::derive(move || hall.named.with(Option::is_some)) close=close title=Signal::derive(move || t().rename.to_owned())>
            <label class="field"><span>{move || t().name}</span>
                <input type="text" maxlength="24" prop:value=hall.named.with_untracked(|named| named.as_ref().map(|save| save.title.clone()))
                    on:input=typed on:keydown=move |event| if event.key() == "Enter" { done.run(()) } />
            </label>
            <div class="dialog-end"><Main press=done>{move || t().done}</Main></div>
        </Dialog>
    }
}
