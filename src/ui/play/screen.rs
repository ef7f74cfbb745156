//! The play screen: opens the game, shows its table, and what stands around it.

use super::advice::AdviceSheet;
use super::menu::Menu;
use super::start::again;
use super::veil::{Next, Veils};
use super::{Comforts, Dialog, Keys, Session, keep_focus, present};
use crate::games::academy::Academy;
use crate::games::blazons::Blazons;
use crate::games::tourney::Tourney;
use crate::kernel::Seat;
use crate::locales::Language;
use crate::play::{Laid, Playable, Veil};
use crate::route::{GameId, Route};
use crate::scene::Arms;
use crate::storage::{Save, ShelfError};
use crate::ui::keep::{AfterGame, Share};
use crate::ui::parts::{Main, Quiet};
use crate::ui::prelude::*;
use crate::ui::shell::{Page, use_shell, use_texts};

/// What a game's table adds to the play screen.
pub trait TableScreen: Playable + Laid {
    /// The game.
    const GAME: GameId;

    /// The table itself.
    fn table(session: Session<Self>, around: Around) -> AnyView;

    /// The moment in words, for the curtain: round and phase, and how far the phase is.
    fn stage(view: &Self::View, language: Language) -> (String, String);

    /// What happened since this person last chose, in a line each, the latest last.
    fn since(session: Session<Self>, seat: Seat, language: Language) -> Vec<String>;
}

/// What the table can ask of the screen around it.
#[derive(Clone, Copy)]
pub struct Around {
    /// Opens the menu.
    pub menu: Callback<()>,
    /// Leaves the table.
    pub back: Callback<()>,
}

/// The play screen of a game.
#[component]
pub fn Play(
    /// Which game.
    game: GameId,
) -> impl IntoView {
    match game {
        GameId::Academy => sit::<Academy>(),
        GameId::Tourney => sit::<Tourney>(),
        GameId::Blazons => sit::<Blazons>(),
    }
}

/// Opens the present game; opens the next one when it is played again.
fn sit<G: TableScreen>() -> AnyView {
    let (shell, texts, opened) = (use_shell(), use_texts(), RwSignal::new(0));
    effect(move || {
        let texts = texts.get();
        document().set_title(&format!("{} · {}", texts.shell.games[G::GAME as usize].full, texts.shell.title));
    });
    let table = move || {
        opened.track();
        untrack(move || {
            provide_context(shell.of_screen());
            let session = present(G::NAME).and_then(|save| Ok(Session::<G>::open(save)?));
            match session {
                Ok(session) => at_table(session, opened),
                Err(error) => nothing(G::GAME, error),
            }
        })
    };
    view! { <div class="play">{table}</div> }.into_any()
}

/// The table with its veils, notices and menu.
fn at_table<G: TableScreen>(session: Session<G>, opened: RwSignal<u32>) -> AnyView {
    let shell = use_shell();
    let menu = RwSignal::new(false);
    provide_context(session.advisor());
    let shared = RwSignal::new(None::<Save>);
    let around =
        Around { menu: Callback::new(move |()| menu.set(true)), back: Callback::new(move |()| shell.go(&Route::Home)) };
    let after = after(session, opened, shared);
    provide_context(after);
    // The curtain waits until everything has been shown; the cloth covers the hand at once.
    let veil = Memo::new(move |_| match session.asked.get().veil {
        Veil::Curtain if session.scene.with(Option::is_some) => Veil::None,
        veil => veil,
    });
    let next = Memo::new(move |_| next(session, shell.language.get()));
    let covered = Memo::new(move |_| veil.get() == Veil::Curtain || session.overtaken.get());
    let several =
        session.players.with_untracked(|players| players.iter().filter(|player| player.is_person()).count() > 1);
    let cover = several.then(|| Callback::new(move |()| session.cover()));
    keep_focus(Signal::derive(move || session.legal.with(|legal| !legal.is_empty())));
    view! {
        <div class="play-table" inert=move || covered.get()>{G::table(session, around)}</div>
        <Veils veil=veil next=next lift=Callback::new(move |()| session.lift()) />
        <Notices trouble=session.trouble overtaken=session.overtaken take_over=Callback::new(move |()| session.take_over())
            retry=Callback::new(move |()| session.save_again()) home=around.back />
        <AdviceSheet />
        <Share game=shared />
        <Menu open=menu game=G::GAME back=around.back lay=after.lay share=after.share cover=cover />
        <Keys />
        <Comforts />
    }
    .into_any()
}

/// The ways on from a game.
fn after<G: TableScreen>(session: Session<G>, opened: RwSignal<u32>, shared: RwSignal<Option<Save>>) -> AfterGame {
    let shell = use_shell();
    AfterGame {
        again: Callback::new(move |same: bool| {
            if again(session, same) {
                opened.update(|count| *count += 1);
            }
        }),
        lay: Callback::new(move |()| shell.go(&Route::Setup(G::GAME))),
        share: Callback::new(move |()| shared.set(Some(session.save()))),
        replay: Callback::new(move |()| shell.go(&Route::Replay(session.save().id.to_string()))),
    }
}

/// Whom the screen is for.
fn next<G: TableScreen>(session: Session<G>, language: Language) -> Option<Next> {
    let seat = session.asked.get().person?;
    let player = session.players.with(|players| players.get(seat.index()).cloned())?;
    let (stage, step) = session.view.with(|view| G::stage(view, language));
    let since = G::since(session, seat, language);
    Some(Next { name: player.name, arms: Arms::of(player.tincture), stage, step, since })
}

/// What cannot be overlooked: the game is not saved, or another tab plays it.
#[component]
fn Notices(
    trouble: RwSignal<Option<ShelfError>>,
    overtaken: RwSignal<bool>,
    take_over: Callback<()>,
    retry: Callback<()>,
    home: Callback<()>,
) -> impl IntoView {
    let texts = use_texts();
    view! {
        <Show when=move || trouble.get().is_some() && !overtaken.get()>
            <div class="trouble" role="alert">
                <p><span class="b">{move || texts.get().play.unsaved}</span> {move || trouble.get().map(texts.get().play.trouble)}</p>
                <Quiet press=retry>{move || texts.get().play.try_again}</Quiet>
            </div>
        </Show>
        <Dialog open=overtaken close=Callback::new(|()| ()) title=Signal::derive(move || texts.get().play.moved_on.to_owned()) class="moved-on">
            <p>{move || texts.get().play.moved_on_line}</p>
            <div class="dialog-end">
                <Quiet press=home>{move || texts.get().play.home}</Quiet>
                <Main press=take_over>{move || texts.get().play.take_over}</Main>
            </div>
        </Dialog>
    }
}

/// There is no game to show: why, and where to go.
fn nothing(game: GameId, error: ShelfError) -> AnyView {
    let (texts, shell) = (use_texts(), use_shell());
    let title = Signal::derive(move || match error {
        ShelfError::Absent => texts.get().shell.games[game as usize].full.to_owned(),
        ShelfError::Fault(_) | ShelfError::Broken(_) | ShelfError::MovedOn => texts.get().play.cannot_open.to_owned(),
    });
    let words = move || match error {
        ShelfError::Absent => texts.get().play.no_game,
        ShelfError::Fault(_) | ShelfError::Broken(_) | ShelfError::MovedOn => (texts.get().play.trouble)(error),
    };
    view! {
        <Page title=title>
            <div class="lost">
                <p>{words}</p>
                <Main press=Callback::new(move |()| shell.go(&Route::Setup(game)))>{move || texts.get().play.lay}</Main>
            </div>
        </Page>
    }
    .into_any()
}
