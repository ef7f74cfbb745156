//! Files: everything of this device in one, and the way back, which never overwrites without asking.

use leptos::html;
use web_sys::File;

use super::browser::{download, read};
use super::shelf::Hall;
use crate::settings::Settings;
use crate::storage::browser::Browser;
use crate::storage::{Archive, Ledger, Save, SaveError, Shelf, ShelfError};
use crate::ui::parts::{Main, Quiet};
use crate::ui::play::{Dialog, new_id};
use crate::ui::prelude::*;
use crate::ui::shell::{use_shell, use_texts};

/// Offers an archive as a file.
pub fn export(archive: &Archive) {
    let name = match &archive.games[..] {
        [one] => format!("quintain-{}-{}.json", one.game, one.id),
        _ => "quintain.json".to_owned(),
    };
    download(&name, &archive.to_text());
}

/// Everything of this device.
fn everything(settings: Settings) -> Archive {
    let games = Shelf(Browser).list().unwrap_or_default().into_iter().filter_map(|(_, save)| save.ok()).collect();
    Archive { games, settings: Some(settings), results: Some(Ledger::load(&Browser)) }
}

/// What to do with games that are here in another state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Clash {
    Both,
    Replace,
    Mine,
}

/// Is this game here in another state? What is here and cannot be read is another state too.
fn clashes(save: &Save) -> bool {
    match Shelf(Browser).load(&save.id) {
        Ok(here) => here.record != save.record || here.title != save.title,
        Err(error) => error != ShelfError::Absent,
    }
}

/// Takes the games of a file; tells how many came in, and why no more did.
fn take(games: Vec<Save>, clash: Clash) -> (usize, Result<(), ShelfError>) {
    let mut taken = 0;
    for save in games {
        let here = !matches!(Shelf(Browser).load(&save.id), Err(ShelfError::Absent));
        let save = match clash {
            _ if !here => save,
            _ if !clashes(&save) => continue,
            Clash::Both => Save { id: new_id(), ..save },
            Clash::Replace => save,
            Clash::Mine => continue,
        };
        if let Err(error) = Shelf(Browser).add(&save) {
            return (taken, Err(error));
        }
        taken += 1;
    }
    (taken, Ok(()))
}

/// What became of the last file.
type Told = RwSignal<Option<Result<usize, SaveError>>>;

/// Reads a file: what it brings is asked about, what is wrong with it is told.
fn open(file: &File, came: RwSignal<Option<Archive>>, told: Told) {
    read(file, move |text| match text.ok_or(SaveError::Unreadable).and_then(|text| Archive::parse(&text)) {
        Ok(archive) => {
            let _ = told.try_set(None);
            let _ = came.try_set(Some(archive));
        }
        Err(error) => _ = told.try_set(Some(Err(error))),
    });
}

/// How many games a file brings, and how many of them are here in another state.
fn count(came: Option<&Archive>) -> (usize, usize) {
    came.map_or((0, 0), |came| (came.games.len(), came.games.iter().filter(|save| clashes(save)).count()))
}

/// Adds the results of a file to those here.
fn add_results(results: Ledger) {
    let mut here = Ledger::load(&Browser);
    here.merge(results);
    let _ = here.keep(&Browser);
}

/// The part of the shelf that deals with files.
#[component]
pub fn Files(
    /// The shelf around.
    hall: Hall,
) -> impl IntoView {
    let (texts, shell) = (use_texts(), use_shell());
    let t = move || &texts.get().keep.shelf;
    let (came, told) = (RwSignal::new(None::<Archive>), RwSignal::new(None));
    let input = NodeRef::<html::Input>::new();
    let open = move |file: File| open(&file, came, told);
    let chosen = move |_| {
        let Some(input) = input.get_untracked() else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            open(file);
        }
        // The same file may be chosen again.
        input.set_value("");
    };
    let dropped = move |event: web_sys::DragEvent| {
        event.prevent_default();
        if let Some(file) = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)) {
            open(file);
        }
    };
    view! {
        <section class="files" on:dragover=move |event| event.prevent_default() on:drop=dropped>
            <div class="files-buttons">
                <Quiet icon="ui-up" press=Callback::new(move |()| export(&everything(shell.settings.get_untracked())))>{move || t().export_all}</Quiet>
                <label class="btn q files-open"><span>{move || t().import}</span>
                    <input type="file" accept=".json,application/json" node_ref=input on:change=chosen /></label>
            </div>
            <p class="n">{move || t().drop}</p>
            <p role="status" class:warning=move || matches!(told.get(), Some(Err(_)))>{move || told.get().map(|told| match told {
                Ok(games) => (t().imported)(games),
                Err(error) => (t().bad_file)(error).to_owned(),
            })}</p>
            <Import came=came told=told hall=hall />
        </section>
    }
}

/// Asks what to take over from a file.
#[component]
fn Import(came: RwSignal<Option<Archive>>, told: Told, hall: Hall) -> impl IntoView {
    let (texts, shell) = (use_texts(), use_shell());
    let t = move || &texts.get().keep.shelf;
    let clash = RwSignal::new(Clash::Both);
    let (settings, results) = (RwSignal::new(false), RwSignal::new(true));
    let counted = Memo::new(move |_| came.with(|came| count(came.as_ref())));
    let has = move |part: fn(&Archive) -> bool| came.with(|came| came.as_ref().is_some_and(part));
    let close = Callback::new(move |()| came.set(None));
    let accept = Callback::new(move |()| {
        let Some(archive) = came.get_untracked() else { return };
        came.set(None);
        if let (true, Some(ledger)) = (results.get_untracked(), archive.results) {
            add_results(ledger);
        }
        if let (true, Some(theirs)) = (settings.get_untracked(), archive.settings) {
            shell.set(|settings| *settings = theirs);
        }
        let (taken, kept) = take(archive.games, clash.get_untracked());
        told.set(Some(Ok(taken)));
        hall.change(kept);
    });
    let choice = move |option: Clash, name: fn(&crate::locales::keep::Shelf) -> &'static str| {
        view! { <label class="tile"><input type="radio" name="clash" prop:checked=move || clash.get() == option on:change=move |_| clash.set(option) />
        <span class="tile-text b">{move || name(t())}</span></label> }
    };
    view! {
        <Dialog open=Signal::derive(move || came.with(Option::is_some)) close=close title=Signal::derive(move || t().import_title.to_owned())>
            <p>{move || { let (games, clashes) = counted.get(); (t().import_line)(games, clashes) }}</p>
            <Show when=move || { counted.get().1 > 0 }>
                <fieldset><legend>{move || t().clash}</legend>
                    <div class="tiles">{choice(Clash::Both, |t| t.keep_both)}{choice(Clash::Replace, |t| t.replace)}{choice(Clash::Mine, |t| t.keep_mine)}</div>
                </fieldset>
            </Show>
            <Show when=move || has(|came| came.results.as_ref().is_some_and(|results| !results.0.is_empty()))>
                <label class="check"><input type="checkbox" prop:checked=results on:change=move |event| results.set(event_target_checked(&event)) />{move || t().with_results}</label>
            </Show>
            <Show when=move || has(|came| came.settings.is_some())>
                <label class="check"><input type="checkbox" prop:checked=settings on:change=move |event| settings.set(event_target_checked(&event)) />{move || t().with_settings}</label>
            </Show>
            <div class="dialog-end">
                <Quiet press=close>{move || t().cancel}</Quiet>
                <Main press=accept>{move || t().import_games}</Main>
            </div>
        </Dialog>
    }
}
