//! What bots say: every reason that comes up in games of bots has words in both languages, with every name filled in.

use quintain::bots::academy::AcademyMind;
use quintain::bots::blazons::BlazonsMind;
use quintain::bots::tourney::TourneyMind;
use quintain::bots::{Bot, Level, Mind, Persona};
use quintain::kernel::{Game, Nobody, Seat, Seed, Viewer};
use quintain::locales::Language;

/// Plays a game of Squires and hands the reasons for every legal action of every tenth decision to `say`.
fn listen<M: Mind>(options: &<M::Game as Game>::Options, say: impl Fn(Language, M::Reason) -> String) {
    let mind = M::new(&M::plain());
    let bot = Bot::<M>::new(Level::Squire, Persona::Ysolde, Seed(3));
    let mut game = M::Game::setup(options, Seed(3), &mut Nobody);
    let (mut legal, mut turn, mut heard) = (Vec::new(), 0, 0);
    while let Some(seat) = game.waiting_for().first() {
        game.legal_actions(seat, &mut legal);
        for &action in legal.iter().filter(|_| turn % 10 == 0) {
            for reason in mind.reasons(&game, seat, action) {
                let [english, french] = Language::ALL.map(|language| say(language, reason.clone()));
                assert!(!english.is_empty() && !french.is_empty(), "{reason:?}");
                assert_ne!(english, french, "{reason:?}");
                heard += 1;
            }
        }
        let action = bot.decide(&game.view(Viewer::Seat(seat)), seat, &mut || false);
        game.resolve(seat, action, &mut Nobody);
        turn += 1;
    }
    assert!(heard > 20, "only {heard} reasons came up");
}

#[test]
fn the_academys_reasons_have_words() {
    for options in ["4", "4,advanced,knights,bet,codex,scrolls,glory,alms", "lancelot", "karadoc"] {
        let options = options.parse().expect("options can be read");
        listen::<AcademyMind>(&options, |language, reason| {
            (language.texts().why.academy)(reason, &|squire| format!("squire {}", squire.0))
        });
    }
}

#[test]
fn the_tourneys_reasons_have_words() {
    listen::<TourneyMind>(&Default::default(), |language, reason| {
        (language.texts().why.tourney)(reason, &|Seat(seat)| format!("player {seat}"))
    });
}

#[test]
fn the_blazons_reasons_have_words() {
    listen::<BlazonsMind>(&Default::default(), |language, reason| {
        (language.texts().why.blazons)(reason, &|Seat(seat)| format!("player {seat}"))
    });
}
