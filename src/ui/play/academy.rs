//! The Academy's table on the play screen.

use super::Session;
use super::screen::{Around, TableScreen};
use crate::games::academy::{Academy, Event, Phase, Squire, View};
use crate::kernel::{Seat, Viewer};
use crate::locales::Language;
use crate::play::Veil;
use crate::route::GameId;
use crate::scene::academy::Cast;
use crate::scene::academy::chronicle::chronicle;
use crate::scene::academy::lanes::roman;
use crate::scene::academy::rail::cards_to_play;
use crate::scene::{Arms, PlayerCard, Who};
use crate::storage::{Kind, Player};
use crate::ui::academy::{AcademyTable, Telling};
use crate::ui::prelude::*;
use crate::ui::shell::use_shell;

/// How many lines of what happened the cloth shows.
const NEWS: usize = 3;

/// A player as the table shows it.
pub fn card(player: &Player) -> PlayerCard {
    let who = match player.kind {
        Kind::Person => Who::Person,
        Kind::Bot { level, .. } => Who::Bot(level),
    };
    PlayerCard { name: player.name.clone(), arms: Arms::of(player.tincture), who }
}

fn cards(session: Session<Academy>) -> Vec<PlayerCard> {
    session.players.with(|players| players.iter().map(card).collect())
}

impl TableScreen for Academy {
    const GAME: GameId = GameId::Academy;

    fn table(session: Session<Academy>, around: Around) -> AnyView {
        let telling = Signal::derive(move || {
            session.scene.get().map(|scene| Telling { before: scene.before, events: scene.events, at: scene.at })
        });
        let skip = move |all: bool| if all { session.skip_all() } else { session.skip() };
        view! {
            <AcademyTable view=session.view telling=telling log=session.log players=Signal::derive(move || cards(session))
                legal=session.legal act=Callback::new(move |action| session.act(action)) refusal=session.refusal
                covered=Signal::derive(move || session.asked.get().veil != Veil::None) thinking=session.thinking
                handed=Signal::derive(move || { let asked = session.asked.get(); asked.person.filter(|_| asked.veil == Veil::Cloth) })
                can_undo=session.can_undo undo=Callback::new(move |()| session.undo()) menu=around.menu back=around.back
                skip=Callback::new(skip) language=use_shell().language
                deal=Signal::derive(move || session.with_table(|table| table.record().seed.to_string())) />
        }
        .into_any()
    }

    fn stage(view: &View, language: Language) -> (String, String) {
        let bar = &language.texts().academy.bar;
        let step = match view.phase {
            Phase::Draft { stage } => (bar.pick_of)(usize::from(stage) + 1, 5),
            Phase::Play { squire } => (bar.card_of)(view.plays_of(squire).count() + 1, cards_to_play(view)),
            _ => String::new(),
        };
        (format!("{}, {}", (bar.round)(roman(view.round)), (bar.phase)(view.moment())), step)
    }

    fn since(session: Session<Academy>, seat: Seat, language: Language) -> Vec<String> {
        let log = session.with_table(|table| table.log(Viewer::Public));
        let view = session.view.get();
        let played = |event: &Event| matches!(event, Event::Played { squire, .. } if view.owner(*squire) == Some(seat));
        let last = log.iter().rposition(played).map_or(0, |place| place + 1);
        let texts = &language.texts().academy;
        let cast = Cast::of(&cards(session), &view, texts);
        let before = chronicle(&view, &log[..last], &cast, texts).len();
        let lines = chronicle(&view, &log, &cast, texts);
        let own = |who: &str| {
            Squire::all(view.squires()).any(|squire| view.owner(squire) == Some(seat) && cast.name(squire) == who)
        };
        let news: Vec<_> =
            lines.into_iter().skip(before).filter(|line| !line.who.is_empty() && !own(&line.who)).collect();
        let from = news.len().saturating_sub(NEWS);
        news[from..].iter().map(|line| format!("{}: {}", line.who, line.what)).collect()
    }
}
