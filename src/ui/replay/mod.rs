//! The replay: a game told again on its own table, with a slider, marks, eyes to look through, and its course.

mod chart;
mod dock;
mod retold;
mod side;

use std::time::Duration;

use leptos::html;
use web_sys::wasm_bindgen::JsCast;

use self::dock::Dock;
use self::retold::{Hand, Line, Retold};
use self::side::Side;
use crate::bots::{Level, Persona};
use crate::games::academy::Academy;
use crate::games::blazons::Blazons;
use crate::games::tourney::Tourney;
use crate::kernel::{Record, Seat, Table, Viewer, code};
use crate::play::{Story, cut, story};
use crate::route::{GameId, Route};
use crate::scene::Arms;
use crate::storage::browser::Browser;
use crate::storage::{Kind, Link, Player, Progress, Save, SaveError, SaveId, Shelf, ShelfError};
use crate::ui::academy::Bare;
use crate::ui::keep::{Bad, Share, date_of, title_of};
use crate::ui::parts::{DiscFace, Icon, IconButton};
use crate::ui::play::{Around, Session, follow_size, new_id, now, sit_down, this_tab};
use crate::ui::prelude::*;
use crate::ui::shell::{use_shell, use_texts};

/// Through whose eyes the game is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// A player's.
    Seat(Seat),
    /// Everybody's.
    Public,
    /// All cards are open, seen from the first seat.
    All,
}

impl Eyes {
    fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Public => Viewer::Public,
            Eyes::All => Viewer::Seat(Seat(0)),
        }
    }
}

/// All that the parts of the screen read; the same for all games.
#[derive(Clone, Copy)]
pub struct Stage {
    /// The game.
    pub save: StoredValue<Save>,
    /// Its course.
    pub story: StoredValue<Story>,
    /// After how many steps it is shown.
    pub at: RwSignal<usize>,
    /// Through whose eyes.
    pub eyes: RwSignal<Eyes>,
    /// Does it play by itself?
    pub playing: RwSignal<bool>,
    /// How many times faster than usual.
    pub speed: RwSignal<u32>,
    /// The hands now, by seat.
    pub hands: Memo<Vec<Hand>>,
    /// The course in words.
    pub lines: Memo<Vec<Line>>,
    /// Is a step being shown?
    pub busy: Signal<bool>,
    /// Plays on from here.
    pub play_on: Callback<()>,
}

impl Stage {
    /// How many steps the game has.
    pub fn steps(self) -> usize {
        self.story.with_value(Story::steps)
    }

    /// Shows the game after so many steps, and stops playing.
    pub fn jump(self, step: usize) {
        self.playing.set(false);
        self.at.set(step.min(self.steps()));
    }

    /// One step on, while there is one.
    pub fn step(self) {
        if self.at.get_untracked() < self.steps() {
            self.at.update(|at| *at += 1);
        } else {
            self.playing.set(false);
        }
    }

    /// Plays, or stops; from the beginning if the end was reached.
    pub fn toggle(self) {
        let plays = !self.playing.get_untracked();
        self.playing.set(plays);
        if plays {
            if self.at.get_untracked() == self.steps() {
                self.at.set(0);
            }
            self.tick();
        }
    }

    /// The next step, once the last has been shown.
    fn tick(self) {
        if self.playing.try_get_untracked() != Some(true) {
            return;
        }
        if !self.busy.get_untracked() {
            self.step();
        }
        let millis = if self.busy.get_untracked() { 60 } else { 640 / u64::from(self.speed.get_untracked().max(1)) };
        set_timeout(move || self.tick(), Duration::from_millis(millis));
    }

    /// The arms of all seats.
    fn arms(self) -> Vec<Arms> {
        self.save.with_value(|save| save.players.iter().map(|player| Arms::of(player.tincture)).collect())
    }

    /// Who made the step that is shown.
    fn mover(self) -> Option<Seat> {
        let at = self.at.get();
        self.story.with_value(|story| story.movers.get(at.wrapping_sub(1)).copied())
    }

    /// Whose eyes may be looked through: while the game runs, only those of its one person.
    pub fn allowed(self) -> Vec<Eyes> {
        let seats = self.save.with_value(|save| save.players.len());
        if self.story.with_value(|story| story.is_over) {
            return Seat::all(seats).map(Eyes::Seat).chain([Eyes::Public, Eyes::All]).collect();
        }
        self.alone().map(Eyes::Seat).into_iter().chain([Eyes::Public]).collect()
    }

    fn alone(self) -> Option<Seat> {
        self.save.with_value(alone)
    }
}

/// The only person of a game.
fn alone(save: &Save) -> Option<Seat> {
    let mut people = Seat::all(save.players.len()).filter(|seat| save.players[seat.index()].is_person());
    people.next().filter(|_| people.next().is_none())
}

/// The replay of a saved game or of one in a link.
#[component]
pub fn Replay(
    /// The name of the saved game, or the link.
    text: String,
) -> impl IntoView {
    // A part of its own, so that the table's box goes with the replay: the next table must not find it.
    move || untrack(|| replayed(&text))
}

fn replayed(text: &str) -> AnyView {
    let saved = match SaveId::parse(text).map(|id| Shelf(Browser).load(&id)) {
        Some(Ok(save)) => Ok(save),
        Some(Err(ShelfError::Broken(error))) => Err(error),
        Some(Err(_)) | None => Link::parse(text).map(|link| link.save(new_id(), now(), this_tab())),
    };
    let shown = saved.and_then(|save| match GameId::from_name(&save.game) {
        Some(GameId::Academy) => show::<Academy>(save),
        Some(GameId::Tourney) => show::<Tourney>(save),
        Some(GameId::Blazons) => show::<Blazons>(save),
        None => Err(SaveError::OtherGame),
    });
    shown.unwrap_or_else(|error| view! { <Bad error=error /> }.into_any())
}

/// The part that knows the game: its table at a position, its hands and its course in words.
fn show<G: Retold>(mut save: Save) -> Result<AnyView, SaveError> {
    let table = save.open::<G>()?;
    let story = story(&table, G::mark, G::hides_scores(&table.record().options));
    if story.is_over {
        save.progress = Progress::over(&table.game().standings());
    }
    let eyes = RwSignal::new(first_eyes(&save, story.is_over));
    let record = StoredValue::new(table.record().clone());
    let begun = cut(table.record(), 0).map_err(SaveError::Record)?;
    let session = Session::<G>::watch(save.clone(), begun, eyes.get_untracked().viewer());
    let (at, speed) = (RwSignal::new(0usize), RwSignal::new(1));
    follow(session, record, at, eyes, speed);
    let stage = Stage {
        at,
        eyes,
        playing: RwSignal::new(false),
        speed,
        hands: hands_of(session, eyes, save.players.len()),
        lines: lines_of(session, StoredValue::new(table), eyes),
        busy: Signal::derive(move || session.scene.with(Option::is_some)),
        play_on: play_on(record, at, eyes, save.players.clone()),
        save: StoredValue::new(save),
        story: StoredValue::new(story),
    };
    let nothing = Callback::new(|()| ());
    let around = Around { menu: nothing, back: nothing };
    let size = RwSignal::new((900.0, 600.0));
    provide_context(Bare(size));
    Ok(view! { <Screen stage=stage size=size game=G::GAME table=G::table(session, around) /> }.into_any())
}

/// Whose eyes are looked through first: the only person's, else anybody's as far as that is allowed.
fn first_eyes(save: &Save, is_over: bool) -> Eyes {
    match alone(save) {
        Some(seat) => Eyes::Seat(seat),
        None if is_over => Eyes::Seat(Seat(0)),
        None => Eyes::Public,
    }
}

/// Brings the table to the place on the slider: the next step is shown beat by beat, any other place at once.
fn follow<G: Retold>(
    session: Session<G>,
    record: StoredValue<Record<G>>,
    at: RwSignal<usize>,
    eyes: RwSignal<Eyes>,
    speed: RwSignal<u32>,
) {
    Effect::new(move |before: Option<(usize, Eyes)>| {
        let now = (at.get(), eyes.get());
        session.hasten(speed.get_untracked());
        let step = record.with_value(|record| record.steps.get(now.0.wrapping_sub(1)).copied());
        match (before, step) {
            (Some(before), _) if before == now => {}
            (Some((last, same)), Some(step)) if same == now.1 && now.0 == last + 1 => {
                session.watch_step(step.seat, step.action);
            }
            _ => {
                if let Ok(table) = record.with_value(|record| cut(record, now.0)) {
                    session.watch_at(table, now.1.viewer());
                }
            }
        }
        now
    });
}

/// The hands of all seats, as the eyes know them.
fn hands_of<G: Retold>(session: Session<G>, eyes: RwSignal<Eyes>, seats: usize) -> Memo<Vec<Hand>> {
    let language = use_shell().language;
    Memo::new(move |_| {
        let (language, eyes) = (language.get(), eyes.get());
        session.with_table(|table| {
            let view = |seat| table.view(if eyes == Eyes::All { Viewer::Seat(seat) } else { eyes.viewer() });
            Seat::all(seats).map(|seat| G::hand(&view(seat), seat, language)).collect::<Vec<_>>()
        })
    })
}

/// The whole course in words, as the eyes saw it.
fn lines_of<G: Retold>(session: Session<G>, whole: StoredValue<Table<G>>, eyes: RwSignal<Eyes>) -> Memo<Vec<Line>> {
    let language = use_shell().language;
    Memo::new(move |_| {
        let (viewer, language) = (eyes.get().viewer(), language.get());
        let (told, over) = whole.with_value(|table| {
            let steps = table.record().steps.len();
            let told: Vec<Vec<G::Event>> = (0..=steps).map(|step| table.told_by(viewer, step)).collect();
            (told, table.waiting_for().is_empty())
        });
        untrack(|| G::lines(session, &told, language, over))
    })
}

/// Makes a new game of the one that is shown, at the place where it is shown.
fn play_on<G: Retold>(
    record: StoredValue<Record<G>>,
    at: RwSignal<usize>,
    eyes: RwSignal<Eyes>,
    players: Vec<Player>,
) -> Callback<()> {
    let shell = use_shell();
    Callback::new(move |()| {
        let Ok(table) = record.with_value(|record| cut(record, at.get_untracked())) else { return };
        let seat = match eyes.get_untracked() {
            Eyes::Seat(seat) => seat,
            Eyes::Public | Eyes::All => first_person(&players),
        };
        play_from(G::GAME, seat, &players, code::to_text(&code::encode(table.record())));
        shell.go(&Route::Play(G::GAME));
    })
}

/// The first person's seat, or the first.
fn first_person(players: &[Player]) -> Seat {
    Seat::all(players.len()).find(|seat| players[seat.index()].is_person()).unwrap_or(Seat(0))
}

/// A new game that begins where a replay stands: a person at one seat, bots at the others.
fn play_from(game: GameId, seat: Seat, players: &[Player], record: String) {
    let seated = players.iter().enumerate().map(|(place, player)| {
        let kind = match player.kind {
            _ if place == seat.index() => Kind::Person,
            Kind::Person => Kind::Bot { level: Level::Squire, persona: Persona::ALL[place % Persona::ALL.len()] },
            bot @ Kind::Bot { .. } => bot,
        };
        Player { kind, ..player.clone() }
    });
    let link = Link { game, players: seated.collect(), reached: None, record };
    sit_down(link.save(new_id(), now(), this_tab()));
}

/// The screen around the table.
#[component]
fn Screen(stage: Stage, size: RwSignal<(f64, f64)>, game: GameId, table: AnyView) -> impl IntoView {
    let (texts, shell) = (use_texts(), use_shell());
    let t = move || &texts.get().keep.replay;
    let shared = RwSignal::new(None::<Save>);
    let more = RwSignal::new(false);
    let node = NodeRef::<html::Div>::new();
    follow_size(Signal::derive_local(move || node.get().map(web_sys::HtmlElement::from)), size);
    effect(move || {
        let texts = texts.get();
        document().set_title(&format!("{} · {}", texts.keep.replay.title, texts.shell.title));
    });
    let keys = window_event_listener(leptos::ev::keydown, move |event| press(stage, &event));
    on_cleanup(move || keys.remove());
    let title = move || stage.save.with_value(|save| title_of(save, texts.get()));
    let date = move || stage.save.with_value(|save| date_of(save.updated, shell.language.get()));
    let mover = move || {
        let arms = stage.mover().map(|seat| stage.arms()[seat.index()]);
        arms.map(|arms| view! { <DiscFace arms=arms radius=13.0 /> })
    };
    let last = move || {
        let at = stage.at.get();
        stage.lines.with(|lines| lines.iter().rev().find(|line| line.step <= at).map(|line| line.words.clone()))
    };
    view! {
        <div class="replay" class:more=move || more.get() data-game=game.name()>
            <header class="bar replay-bar">
                <a class="ib" href=Route::Shelf.href() aria-label=move || t().leave><Icon id="ui-back".to_owned() /></a>
                <h1 class="d">{title}</h1>
                <span class="d replay-word">{move || t().title}</span>
                <span class="replay-mover" aria-hidden="true">{mover}</span>
                <p class="replay-last" role="status">{last}</p>
                <span class="n replay-date">{date}</span>
                <IconButton icon=Signal::derive(|| "ui-share".to_owned()) name=Signal::derive(move || texts.get().keep.shelf.share.to_owned())
                    press=move |()| shared.set(Some(stage.save.get_value())) />
                <button type="button" class="ib replay-more" aria-expanded=move || more.get().to_string() aria-label=move || t().more
                    on:click=move |_| more.update(|more| *more = !*more)><Icon id="ui-eye".to_owned() size=26.0 /></button>
            </header>
            <div class="replay-table" node_ref=node>{table}</div>
            <Side stage=stage />
            <Dock stage=stage game=game />
            <Share game=shared />
        </div>
    }
}

/// The keys of a player of films: space plays, arrows step, home and end.
fn press(stage: Stage, event: &web_sys::KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let within = |selector| target.as_ref().is_some_and(|element| element.closest(selector).ok().flatten().is_some());
    // A field or dialog has keys of its own; of the keys below a button has only the space bar.
    if within("input, select, dialog") || event.key() == " " && within("button, a") {
        return;
    }
    let at = stage.at.get_untracked();
    match event.key().as_str() {
        " " => stage.toggle(),
        "ArrowRight" => stage.jump(at + 1),
        "ArrowLeft" => stage.jump(at.saturating_sub(1)),
        "Home" => stage.jump(0),
        "End" => stage.jump(stage.steps()),
        _ => return,
    }
    event.prevent_default();
}
