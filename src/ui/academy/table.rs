//! The table's root: signals in, one render model, the parts that draw it.

use std::sync::Arc;

use super::aid::Aids;
use super::bar::Bar;
use super::board::Board;
use super::end::End;
use super::hand::Foot;
use super::keys;
use super::log::{Live, LogSheet};
use super::rail::{PhonePlayers, Side};
use super::window::{self, Window};
use crate::games::academy::{Action, Event, Illegal, Moment, Track, View};
use crate::kernel::Seat;
use crate::locales::Language;
use crate::locales::academy::Academy;
use crate::scene::PlayerCard;
use crate::scene::academy::chronicle::{Line, chronicle};
use crate::scene::academy::handed::{self as shifts, Shifted};
use crate::scene::academy::lanes::{LaneModel, lanes};
use crate::scene::academy::offers::{Offer, offers};
use crate::scene::academy::{Cast, Frame, Pick, Press, Scene, Shape, cast, choice};
use crate::ui::play::use_advisor;
use crate::ui::prelude::*;
use crate::ui::shell::use_shell;

/// What is being told: `events[at]` is shown, what lies before it has happened since `before`.
#[derive(Clone, Debug, PartialEq)]
pub struct Telling {
    /// The view before the first event.
    pub before: Arc<View>,
    /// What happened.
    pub events: Arc<Vec<Event>>,
    /// Which one is shown.
    pub at: usize,
}

/// What is laid over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// The aid of a lane.
    Aid(Track),
    /// What would score now.
    Overview,
    /// The chronicle, on phones.
    Log,
}

/// Where a press was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Among the cards.
    Cards,
    /// On a lane.
    Lane(Track),
}

/// The table's signals, for its parts.
#[derive(Clone, Copy)]
pub struct Table {
    /// What is on the table.
    pub scene: Memo<Scene>,
    /// Who is who.
    pub cast: Memo<Cast>,
    /// How the window is divided.
    pub frame: Memo<Frame>,
    /// The lanes.
    pub lanes: Memo<Vec<LaneModel>>,
    /// The lanes that are open to choice.
    pub offers: Memo<Vec<Offer>>,
    /// Everything shown so far.
    pub log: Signal<Arc<Vec<Event>>>,
    /// The chronicle, oldest first.
    pub lines: Memo<Vec<Line>>,
    /// What may be done.
    pub legal: Signal<Arc<Vec<Action>>>,
    /// What is picked.
    pub pick: RwSignal<Pick>,
    /// The lane that a line of the chronicle lights up.
    pub lit: RwSignal<Option<Track>>,
    /// What is laid over the table.
    pub open: RwSignal<Option<Open>>,
    /// The words.
    pub language: Signal<Language>,
    /// Is the curtain before the hand?
    pub covered: Signal<bool>,
    /// The bot that thinks.
    pub thinking: Signal<Option<Seat>>,
    /// The person whom the screen is handed to, while only the hand is covered.
    pub handed: Signal<Option<Seat>>,
    /// What has moved since that person played.
    pub shifted: Memo<Vec<Shifted>>,
    /// Why the last press was refused.
    pub refusal: Signal<Option<Illegal>>,
    /// The press that the rules forbid: why, and where it was made. The next press takes it away.
    pub denied: RwSignal<Option<(Illegal, Spot)>>,
    act: Callback<Action>,
    /// Is every move confirmed by a second press?
    confirms: Signal<bool>,
    /// Passes over what is being shown: one event, or all of them.
    pub skip: Callback<bool>,
    /// Is something being told?
    pub telling: Memo<bool>,
    /// The window.
    pub window: Window,
}

impl Table {
    /// The words, tracked.
    pub fn texts(&self) -> &'static Academy {
        &self.language.get().texts().academy
    }

    /// Confirms an action.
    pub fn act(&self, action: Action) {
        self.denied.set(None);
        self.pick.set(Pick::default());
        self.act.run(action);
    }

    /// Follows a press.
    pub fn follow(&self, press: Option<Press>) {
        self.denied.set(None);
        match press {
            // Where moves are not confirmed the first press that means an action makes it.
            Some(Press::Picked(Pick { action: Some(action), .. })) if !self.confirms.get_untracked() => {
                self.act(action)
            }
            Some(Press::Picked(pick)) => self.pick.set(pick),
            Some(Press::Act(action)) => self.act(action),
            None => {}
        }
    }

    /// A card is pressed.
    pub fn press_card(&self, slot: usize) {
        let press = self.scene.with_untracked(|scene| {
            choice::press_card(&scene.view, &self.legal.get_untracked(), &self.pick.get_untracked(), slot)
        });
        match press {
            Some(press) => self.follow(Some(press)),
            None => self.deny(Illegal::NotAsked(self.scene.with_untracked(|scene| scene.view.moment())), Spot::Cards),
        }
    }

    /// Says which rule forbids a press, where it was made.
    pub fn deny(&self, why: Illegal, spot: Spot) {
        if !self.covered.get_untracked() && !self.telling.get_untracked() {
            self.denied.set(Some((why, spot)));
        }
    }

    /// A lane is pressed.
    pub fn press_lane(&self, track: Track) {
        let press = self.scene.with_untracked(|scene| {
            choice::press_lane(&scene.view, &self.legal.get_untracked(), &self.pick.get_untracked(), track)
        });
        let why = self.scene.with_untracked(|scene| {
            choice::forbidden(&scene.view, &self.legal.get_untracked(), &self.pick.get_untracked())
        });
        match (press, why) {
            (Some(press), _) => self.follow(Some(press)),
            (None, Some(why)) => self.deny(why, Spot::Lane(track)),
            (None, None) => {}
        }
    }

    /// Lancelot: the raised card, or the first that lies loose, goes to a heap.
    pub fn put(&self, heap: u8) -> bool {
        let pick = self
            .scene
            .with_untracked(|scene| choice::put_in_heap(&scene.view, &self.pick.get_untracked(), heap))
            .filter(|_| !self.legal.with_untracked(|legal| legal.is_empty()));
        let put = pick.is_some();
        if put {
            self.follow(pick.map(Press::Picked));
        }
        put
    }

    /// Is it somebody's decision here?
    pub fn asked(&self) -> bool {
        !self.legal.read().is_empty()
    }

    /// The kind of the present decision.
    pub fn moment(&self) -> Moment {
        self.scene.with(|scene| scene.view.moment())
    }
}

/// The table's signals.
pub fn use_table() -> Table {
    expect_context::<Table>()
}

/// The Academy, from the first deal to the knighting.
#[component]
pub fn AcademyTable(
    /// What the present viewer may see.
    #[prop(into)]
    view: Signal<Arc<View>>,
    /// What is being told; nothing when everything has been shown.
    #[prop(into)]
    telling: Signal<Option<Telling>>,
    /// Everything shown so far.
    #[prop(into)]
    log: Signal<Arc<Vec<Event>>>,
    /// The players by seat.
    #[prop(into)]
    players: Signal<Vec<PlayerCard>>,
    /// What may be done here now; nothing when nobody here is asked.
    #[prop(into)]
    legal: Signal<Arc<Vec<Action>>>,
    /// Does it.
    #[prop(into)]
    act: Callback<Action>,
    /// Why the last press was refused.
    #[prop(into)]
    refusal: Signal<Option<Illegal>>,
    /// Is the curtain up? Then no hand is in the page.
    #[prop(into)]
    covered: Signal<bool>,
    /// The bot that thinks.
    #[prop(into)]
    thinking: Signal<Option<Seat>>,
    /// The person whom the screen is handed to, while only the hand is covered.
    #[prop(into)]
    handed: Signal<Option<Seat>>,
    /// May the last choice be taken back?
    #[prop(into)]
    can_undo: Signal<bool>,
    /// Takes it back.
    #[prop(into)]
    undo: Callback<()>,
    /// Opens the menu.
    #[prop(into)]
    menu: Callback<()>,
    /// Leaves the table.
    #[prop(into)]
    back: Callback<()>,
    /// Passes over the event being shown; `true`: over all of them.
    #[prop(into)]
    skip: Callback<bool>,
    /// The language.
    #[prop(into)]
    language: Signal<Language>,
    /// The letters by which the deal can be played again.
    deal: Signal<String>,
) -> impl IntoView {
    let shell = use_shell();
    let scene = Memo::new(move |_| match telling.get() {
        Some(telling) => Scene::telling(&telling.before, &telling.events, telling.at),
        None => Scene::still(&view.get()),
    });
    let window = window::follow();
    let cast =
        Memo::new(move |_| scene.with(|scene| Cast::of(&players.get(), &scene.view, &language.get().texts().academy)));
    let bare = window::bare().is_some();
    let frame = Memo::new(move |_| {
        let (width, height) = window.size.get();
        if bare {
            return scene.with(|scene| Frame::bare(width, height, &scene.view.options));
        }
        scene.with(|scene| Frame::of(width, height, &scene.view.options, has_piles(scene)))
    });
    let pick = RwSignal::new(Pick::default());
    let shifted = Memo::new(move |_| match handed.get() {
        Some(seat) => scene.with(|scene| shifts::since(&scene.view, &log.read(), seat)),
        None => Vec::new(),
    });
    let texts = move || &language.get().texts().academy;
    let table = Table {
        scene,
        cast,
        frame,
        lanes: Memo::new(move |_| {
            let mut lanes = scene.with(|scene| {
                let focus = cast::in_focus(&scene.view).filter(|_| !covered.get());
                lanes(scene, &cast.read(), texts(), &frame.get(), focus)
            });
            if handed.get().is_some() {
                let (shifted, cast) = (shifted.read(), cast.read());
                lanes.iter_mut().for_each(|lane| lane.foot = shifts::foot(&shifted, &cast, texts(), lane.track));
            }
            lanes
        }),
        offers: Memo::new(move |_| {
            scene.with(|scene| offers(scene, &cast.read(), texts(), &frame.get(), &legal.read(), &pick.read()))
        }),
        lines: Memo::new(move |_| chronicle(&view.read(), &log.read(), &cast.read(), texts())),
        log,
        legal,
        pick,
        lit: RwSignal::new(None),
        open: RwSignal::new(None),
        language,
        covered,
        thinking,
        handed,
        shifted,
        refusal,
        denied: RwSignal::new(None),
        act,
        confirms: Signal::derive(move || shell.settings.with(|settings| settings.confirm)),
        skip,
        telling: Memo::new(move |_| telling.with(Option::is_some)),
        window,
    };
    provide_context(table);
    effect(move || {
        let fits = scene.with(|scene| choice::still_fits(&scene.view, &legal.read(), &pick.read_untracked()));
        if !fits {
            pick.set(Pick::default());
        }
        table.denied.set(None);
    });
    let advisor = use_advisor();
    effect(move || {
        if let Some(action) = advisor.take_chosen() {
            pick.set(scene.with_untracked(|scene| choice::advised(&scene.view, action)));
        }
    });
    keys::listen(table, can_undo, undo);
    let over = Memo::new(move |_| !bare && telling.with(Option::is_none) && table.moment() == Moment::Over);
    let style = move || {
        let frame = frame.get();
        format!(
            "--board-w:{}px;--board-h:{}px;--side:{}px;--foot:{}px;zoom:{}",
            frame.board.0,
            frame.board.1,
            frame.side,
            frame.foot,
            window.scale.get()
        )
    };
    view! {
        <main class="academy" data-shape=move || frame.get().shape.name() data-moment=move || table.moment().code()
            data-asked=move || table.asked().to_string() style=style>
            <Bar can_undo undo menu back />
            {move || if over.get() {
                view! { <End deal /> }.into_any()
            } else {
                view! {
                    <Show when=move || frame.get().shape == Shape::Rows><PhonePlayers /></Show>
                    <Board />
                    <Show when=move || { frame.get().side > 0.0 }><Side /></Show>
                    <Foot />
                    <LogSheet />
                }
                .into_any()
            }}
            <Aids />
            <Live />
        </main>
    }
}

/// Lancelot's piles need the height.
fn has_piles(scene: &Scene) -> bool {
    matches!(scene.view.moment(), Moment::Split | Moment::TakePile | Moment::Give)
}
