//! The menu of a table: rules, settings, sound, covering the hand, leaving.

use super::Dialog;
use super::advice::WhyItem;
use crate::route::{GameId, Route};
use crate::ui::parts::{Main, Quiet};
use crate::ui::prelude::*;
use crate::ui::shell::{use_shell, use_texts};

/// The menu of a table.
#[component]
pub fn Menu(
    /// Is it open?
    open: RwSignal<bool>,
    /// Which game is played.
    game: GameId,
    /// Leaves the table.
    back: Callback<()>,
    /// Back to laying the table.
    lay: Callback<()>,
    /// Opens the dialog that shares the game.
    share: Callback<()>,
    /// Covers the hand, where several people share the screen.
    cover: Option<Callback<()>>,
) -> impl IntoView {
    let (texts, shell) = (use_texts(), use_shell());
    let t = move || &texts.get().play;
    let go = move |route: Route| {
        open.set(false);
        shell.go(&route);
    };
    let sounds = move || shell.settings.with(|settings| settings.sound);
    view! {
        <Dialog open=open close=Callback::new(move |()| open.set(false)) class="menu"
            title=Signal::derive(move || texts.get().shell.games[game as usize].full.to_owned())>
            <div class="menu-items">
                {cover.map(|cover| view! {
                    <Quiet icon="ui-lock" press=Callback::new(move |()| { open.set(false); cover.run(()); })>{move || t().cover}</Quiet>
                })}
                <Quiet icon="hint" press=Callback::new(move |()| go(Route::Lesson(game)))>{move || texts.get().shell.lesson}</Quiet>
                <WhyItem before=Callback::new(move |()| open.set(false)) />
                <Quiet icon="lesson" press=Callback::new(move |()| go(Route::Rules(game, None)))>{move || texts.get().shell.rules}</Quiet>
                <Quiet icon="ui-log" press=Callback::new(move |()| { open.set(false); request_animation_frame(|| { let _ = window().print(); }); })>{move || t().print_log}</Quiet>
                <Quiet icon="ui-gear" press=Callback::new(move |()| go(Route::Settings))>{move || texts.get().shell.settings.title}</Quiet>
                <Quiet icon="ui-sound" press=Callback::new(move |()| shell.set(|s| s.sound = !s.sound))>
                    {move || if sounds() { t().sound_off } else { t().sound_on }}
                </Quiet>
                <Quiet icon="ui-share" press=Callback::new(move |()| { open.set(false); share.run(()); })>{move || texts.get().keep.shelf.share}</Quiet>
                <Quiet icon="ui-replay" press=Callback::new(move |()| { open.set(false); lay.run(()); })>{move || t().new_game}</Quiet>
                <Quiet icon="ui-back" press=back>{move || t().leave}</Quiet>
            </div>
            <div class="dialog-end"><Main press=Callback::new(move |()| open.set(false))>{move || t().play_on}</Main></div>
        </Dialog>
    }
}
