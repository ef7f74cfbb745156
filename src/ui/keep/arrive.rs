//! Where links lead: a deal from a friend, a running game from another device, or one clear sentence.

use crate::games::academy::Academy;
use crate::games::blazons::Blazons;
use crate::games::tourney::Tourney;
use crate::kernel::code;
use crate::locales::Catalogue;
use crate::route::{GameId, Route};
use crate::scene::Arms;
use crate::storage::{Kind, Link, Player, Save, SaveError};
use crate::ui::parts::{Main, Quiet, Shield};
use crate::ui::play::{new_id, now, sit_down, this_tab};
use crate::ui::prelude::*;
use crate::ui::setup::{SetupScreen, Summary};
use crate::ui::shell::{Page, use_shell, use_texts};

/// The page of a deal or of a running game in a link.
#[component]
pub fn Arrive(
    /// The link.
    text: String,
    /// A deal, or else a running game?
    deal: bool,
) -> impl IntoView {
    match received(&text, deal) {
        Ok(received) => view! { <Received received=received deal=deal text=text /> }.into_any(),
        Err(error) => view! { <Bad error=error /> }.into_any(),
    }
}

/// A sound link: the game to play, and its rules in words.
#[derive(Clone)]
struct Game {
    link: Link,
    save: Save,
    summary: SumUp,
}

fn received(text: &str, deal: bool) -> Result<Game, SaveError> {
    let mut link = Link::parse(text)?;
    if deal {
        // Whatever was played already is no part of a deal.
        let bytes = code::from_text(&link.record)?;
        link.record = code::to_text(&code::without_steps(&bytes)?);
    }
    let save = link.save(new_id(), now(), this_tab());
    let summary = match link.game {
        GameId::Academy => check::<Academy>(&save)?,
        GameId::Tourney => check::<Tourney>(&save)?,
        GameId::Blazons => check::<Blazons>(&save)?,
    };
    Ok(Game { link, save, summary })
}

/// Sums up a game that was checked, in the words of a language.
type SumUp = fn(&Save, &'static Catalogue) -> Option<Summary>;

fn check<G: SetupScreen>(save: &Save) -> Result<SumUp, SaveError> {
    save.open::<G>()?;
    Ok(|save, texts| save.open::<G>().ok().map(|table| G::summary(&table.record().options, texts)))
}

/// A link that cannot be followed: one sentence, and the way home.
#[component]
pub fn Bad(
    /// Why.
    error: SaveError,
) -> impl IntoView {
    let texts = use_texts();
    view! {
        <Page title=Signal::derive(move || texts.get().keep.arrive.bad.to_owned())>
            <div class="lost" role="alert">
                <p>{move || (texts.get().keep.arrive.why)(error)}</p>
                <p class="n">{move || texts.get().keep.arrive.untouched}</p>
                <a class="btn" href=Route::Home.href()>{move || texts.get().shell.home}</a>
            </div>
        </Page>
    }
}

#[component]
fn Received(received: Game, deal: bool, text: String) -> impl IntoView {
    let (texts, shell) = (use_texts(), use_shell());
    let t = move || &texts.get().keep.arrive;
    let Game { link, save, summary } = received;
    let game = link.game;
    let seed = code::from_text(&save.record).ok().and_then(|bytes| code::seed_of(&bytes));
    let reached =
        link.reached.and_then(|reached| Some((link.players.get(reached.seat.index())?.name.clone(), reached.place)));
    let players = link.players.clone();
    let kept = StoredValue::new(save);
    let words = move || kept.with_value(|save| summary(save, texts.get()));
    let play = Callback::new(move |()| {
        sit_down(kept.get_value());
        shell.replace(&Route::Play(game));
    });
    let watch = Callback::new(move |()| shell.go(&Route::Replay(text.clone())));
    view! {
        <Page title=Signal::derive(move || if deal { t().deal } else { t().running }.to_owned())>
            <div class="arrive">
                <h2 class="d">{move || texts.get().shell.games[game as usize].full}</h2>
                <p>{move || words().map(|words| words.title)}</p>
                <p class="n">{move || words().map(|words| words.rules.join(", "))}</p>
                <ul class="arrive-players">{players.into_iter().map(|player| view! { <Who player=player /> }).collect_view()}</ul>
                <p class="b" class:warning=!deal>{move || if deal { t().deal_line } else { t().running_line }}</p>
                {reached.map(|(name, place)| view! { <p>{move || (t().reached)(&name, place.rank, place.score)}</p> })}
                {(deal).then(|| seed.map(|seed| view! { <p class="n">{move || (t().letters)(&seed.to_string())}</p> }))}
                <div class="arrive-buttons">
                    <Main press=play>{move || if deal { t().play } else { t().resume }}</Main>
                    {(!deal).then(|| view! { <Quiet icon="ui-eye" press=watch>{move || t().watch}</Quiet> })}
                </div>
            </div>
        </Page>
    }
}

/// A player with arms and kind.
#[component]
fn Who(player: Player) -> impl IntoView {
    let texts = use_texts();
    let arms = Arms::of(player.tincture);
    let kind = player.kind;
    let words = move || match kind {
        Kind::Person => texts.get().setup.a_person,
        Kind::Bot { level, .. } => (texts.get().setup.a_bot)(level),
    };
    view! {
        <li><Shield arms=Signal::derive(move || arms) width=32.0 /><span class="b">{player.name}</span><span class="n">{words}</span></li>
    }
}
