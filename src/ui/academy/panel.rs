//! The panel of the present decision.

use super::denied::Sentence;
use super::table::use_table;
use crate::scene::academy::panel::{Button, Does, Panel, Sign, panel};
use crate::scene::academy::{Pick, Press, Shape};
use crate::ui::parts::{Emblem, Icon, IconButton, Main, Quiet, Rubric, Shield};
use crate::ui::prelude::*;

/// The panel.
#[component]
pub fn PanelView() -> impl IntoView {
    let table = use_table();
    let model = Memo::new(move |_| {
        let legal = table.legal.get();
        table.scene.with(|scene| panel(&scene.view, &table.cast.read(), table.texts(), &legal, &table.pick.read()))
    });
    let sign = Memo::new(move |_| model.with(|panel| panel.sign));
    let refused = move || table.refusal.get().map(|illegal| view! { <Sentence illegal /> });
    view! {
        <section class="panel" aria-label=move || model.with(|panel| panel.title.clone())>
            <div class="panel-sign">{move || match sign.get() {
                Sign::Emblem(id, wash) => view! { <Emblem id=id wash=wash size=52.0 /> }.into_any(),
                Sign::Arms(arms) => view! { <Shield arms=arms width=46.0 /> }.into_any(),
                Sign::Symbol(id) => view! { <Icon id=id size=50.0 class="halo" /> }.into_any(),
            }}</div>
            <div class="panel-words">
                <h2 class="d"><Rubric text=Signal::derive(move || model.with(|panel| panel.title.clone())) /></h2>
                <p>{move || model.with(|panel| panel.text.clone())}" "<b class="means">{move || model.with(|panel| panel.strong.clone())}</b></p>
                <p class="refused" role="alert">{refused}</p>
            </div>
            <Buttons model />
        </section>
    }
}

#[component]
fn Buttons(model: Memo<Panel>) -> impl IntoView {
    let table = use_table();
    let buttons = Memo::new(move |_| model.with(|panel| (panel.quiet.clone(), panel.main.clone())));
    view! {
        <div class="buttons">
            {move || {
                let (quiet, main) = buttons.get();
                // Tracked: the buttons are made anew when the device is turned.
                let phone = table.frame.get().shape == Shape::Rows;
                let quiet = quiet.into_iter().map(|button| view! { <One button main=false phone /> }).collect_view();
                (quiet, main.map(|button| view! { <One button main=true phone /> }))
            }}
        </div>
    }
}

#[component]
fn One(button: Button, main: bool, phone: bool) -> impl IntoView {
    let table = use_table();
    let does = button.does;
    let press = move |()| match does {
        Does::Act(action) => table.act(action),
        Does::Pick(action) => {
            let pick = table.pick.get_untracked();
            table.follow(Some(Press::Picked(Pick { action: Some(action), ..pick })));
        }
        Does::PutBack => table.pick.set(Pick::default()),
    };
    let narrow = move || matches!(table.frame.get().shape, Shape::Rows | Shape::Low | Shape::Wide);
    let words = (button.label, button.short);
    let label = move || if narrow() { words.1.clone() } else { words.0.clone() };
    if main {
        view! { <Main icon="ui-check" press=press>{label}</Main> }.into_any()
    } else if phone && does == Does::PutBack {
        let name = Signal::derive(move || table.texts().panel.put_back.to_owned());
        view! { <IconButton icon="ui-close" name=name press=press /> }.into_any()
    } else {
        view! { <Quiet press=press>{label}</Quiet> }.into_any()
    }
}
