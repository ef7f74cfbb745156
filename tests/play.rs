//! A game at one screen: who is asked, what is veiled, what is told, what can be taken back; and laying the table.

use quintain::bots::{Level, Persona};
use quintain::games::academy::{Academy, Event, First, Moment, Options, Seating, Variants};
use quintain::games::blazons::Blazons;
use quintain::games::tourney::Tourney;
use quintain::kernel::{Game, Rng, Seat, Seed, Table, Viewer};
use quintain::locales::Language;
use quintain::play::{Choices, Deal, Laid, Names, Party, Playable, Sitting, Veil};
use quintain::scene::Tincture;
use quintain::storage::{Kind, Player, Progress};

fn names() -> Names {
    Language::En.texts().setup.names
}

/// So many people, then bots.
fn players(people: usize, seats: usize) -> Vec<Player> {
    let player = |n: usize| {
        let tincture = Tincture::ALL[n];
        if n < people {
            Player::person(names().people[n], tincture)
        } else {
            Player::bot(names().personas[n], tincture, Level::Page, Persona::Bors)
        }
    };
    (0..seats).map(player).collect()
}

fn sitting<G: Playable + Laid>(options: &G::Options, people: usize, seed: u64) -> Sitting<G> {
    let table = Table::new(options.clone(), Seed(seed)).expect("legal options");
    Sitting::new(table, players(people, G::seats(options)))
}

/// Plays to the end, choosing at random; `watch` sees the sitting before every choice, and what was told after it.
fn play<G: Playable + Laid>(sitting: &mut Sitting<G>, seed: u64, mut watch: impl FnMut(&Sitting<G>)) {
    let mut rng = Rng::new(Seed(seed));
    let mut legal = Vec::new();
    while !sitting.table().waiting_for().is_empty() {
        watch(sitting);
        let asked = sitting.asked();
        let bot_first = rng.below(2) == 0;
        let bot = asked.bots.first().filter(|_| bot_first || asked.person.is_none());
        let seat = bot.or(asked.person).expect("somebody is asked");
        if bot.is_none() && sitting.pause().is_some() {
            // In an open pause whoever answers says so first, and then needs the cloth lifted.
            sitting.claim(seat);
        }
        if bot.is_none() && sitting.asked().veil != Veil::None {
            assert!(sitting.legal().is_empty(), "nothing can be done under the veil");
            sitting.lift();
            watch(sitting);
        }
        sitting.table().game().legal_actions(seat, &mut legal);
        if bot.is_none() {
            assert_eq!(sitting.legal(), legal, "the person who lifted the veil may do all that is legal");
        }
        let action = *rng.pick(&legal).expect("who is asked can act");
        let told = sitting.act(seat, action).expect("a legal action");
        assert_eq!(told.viewer, sitting.viewer(), "what is told is what this viewer saw");
    }
    watch(sitting);
}

const VARIANTS: Variants = Variants { knights: true, bet: true, codex: true, scrolls: true, glory: true, alms: true };

fn option_sets() -> Vec<Options> {
    let plain = Seating::ALL.map(|seating| Options { seating, ..Options::default() });
    let full =
        Seating::ALL.map(|seating| Options { seating, advanced: true, variants: VARIANTS, ..Options::default() });
    plain.into_iter().chain(full).collect()
}

/// While the veil is down the screen gets the view of a bystander: nobody's hand is in it.
#[test]
fn the_veil_hides_every_hand() {
    for (seed, options) in option_sets().into_iter().enumerate() {
        let mut sitting = sitting::<Academy>(&options, 2, seed as u64);
        play(&mut sitting, seed as u64, |sitting| {
            let view = sitting.view();
            match sitting.viewer() {
                Viewer::Public => {
                    assert!(view.squires.by_squire().all(|(_, squire)| squire.hand.is_empty()));
                    assert!(view.draft.is_none());
                    assert_eq!(view, sitting.table().view(Viewer::Public));
                }
                Viewer::Seat(seat) => {
                    assert_eq!(sitting.asked().person, Some(seat), "only who is asked has lifted the veil");
                }
            }
        });
    }
}

#[test]
fn one_person_and_bots_never_see_a_veil() {
    for (seed, options) in option_sets().into_iter().enumerate() {
        let mut sitting = sitting::<Academy>(&options, 1, seed as u64);
        play(&mut sitting, seed as u64, |sitting| {
            assert_eq!(sitting.viewer(), Viewer::Seat(Seat(0)));
            assert_eq!(sitting.asked().veil, Veil::None);
        });
    }
}

#[test]
fn bots_alone_are_watched_by_bystanders() {
    let mut sitting = sitting::<Academy>(&Options::default(), 0, 1);
    play(&mut sitting, 1, |sitting| assert_eq!(sitting.viewer(), Viewer::Public));
    assert!(matches!(sitting.progress(), Progress::Over { places } if places.len() == 3));
}

/// Handing on the screen is passing the cards: left in odd rounds, right in even ones (A8).
#[test]
fn a8_people_draft_in_the_direction_of_passing() {
    let options = Options { seating: Seating::Five, first: First::Chosen(Seat(3)), ..Options::default() };
    let mut sitting = sitting::<Academy>(&options, 5, 7);
    let mut order = Vec::new();
    play(&mut sitting, 7, |sitting| {
        let view = sitting.table().view(Viewer::Public);
        if view.moment() == Moment::Draft && sitting.viewer() != Viewer::Public {
            order.push((view.round, sitting.asked().person.expect("a person").0));
        }
    });
    let of = |round| order.iter().filter(|(r, _)| *r == round).map(|(_, seat)| *seat).collect::<Vec<_>>();
    assert_eq!(of(1), [3, 4, 0, 1, 2].repeat(4));
    // Excalibur has passed to seat 4, and cards go to the right.
    assert_eq!(of(2), [4, 3, 2, 1, 0].repeat(4));
}

/// A bot's choice in a simultaneous phase changes nothing that a person or a bystander sees.
#[test]
fn nothing_shows_that_a_bot_has_chosen() {
    let mut sitting = sitting::<Academy>(&Options::default(), 1, 3);
    let (view, legal) = (sitting.view(), sitting.legal());
    let public = sitting.table().view(Viewer::Public);
    assert!(sitting.asked().together);
    for bot in [Seat(2), Seat(1)] {
        let mut actions = Vec::new();
        sitting.table().game().legal_actions(bot, &mut actions);
        let told = sitting.act(bot, actions[0]).expect("a legal pick");
        assert_eq!(told.events, []);
        assert_eq!((sitting.view(), sitting.legal()), (view.clone(), legal.clone()));
        assert_eq!(sitting.table().view(Viewer::Public), public);
        assert_eq!(sitting.progress(), Progress::Running { round: 1, next: Some(Seat(0)) });
    }
}

#[test]
fn a_choice_can_be_taken_back_until_somebody_else_chooses() {
    let mut sitting = sitting::<Academy>(&Options { first: First::Chosen(Seat(0)), ..Options::default() }, 3, 5);
    assert_eq!(sitting.can_undo(), None);
    sitting.lift();
    let pick = sitting.legal()[0];
    let before = sitting.view();
    sitting.act(Seat(0), pick).expect("a legal pick");
    assert_eq!(sitting.viewer(), Viewer::Public, "the veil falls at once");
    assert_eq!(sitting.can_undo(), Some(Seat(0)));
    assert!(sitting.undo());
    assert_eq!(sitting.viewer(), Viewer::Public, "anybody may have pressed");
    sitting.lift();
    assert_eq!(sitting.view(), before);
    sitting.act(Seat(0), pick).expect("a legal pick");
    sitting.lift();
    assert_eq!(sitting.can_undo(), None, "another person looks at the screen");
    let pick = sitting.legal()[0];
    sitting.act(Seat(1), pick).expect("a legal pick");
    assert_eq!(sitting.can_undo(), Some(Seat(1)));
}

/// The last pick passes the packets, which shows new cards: no way back (A8).
#[test]
fn what_was_revealed_stays() {
    let mut sitting = sitting::<Academy>(&Options::default(), 1, 5);
    for bot in [Seat(1), Seat(2)] {
        let mut actions = Vec::new();
        sitting.table().game().legal_actions(bot, &mut actions);
        sitting.act(bot, actions[0]).expect("a legal pick");
    }
    let pick = sitting.legal()[0];
    let told = sitting.act(Seat(0), pick).expect("a legal pick");
    assert!(told.events.iter().any(|event| matches!(event, Event::Passed { .. })));
    assert_eq!(sitting.can_undo(), None);
    assert!(!sitting.undo());
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut sitting = sitting::<Academy>(&Options { first: First::Chosen(Seat(0)), ..Options::default() }, 2, 5);
    while sitting.table().view(Viewer::Public).moment() == Moment::Draft {
        let seat = sitting.table().waiting_for().first().expect("somebody drafts");
        let mut legal = Vec::new();
        sitting.table().game().legal_actions(seat, &mut legal);
        sitting.act(seat, legal[0]).expect("a legal pick");
    }
    sitting.lift();
    let (view, record, action) = (sitting.view(), sitting.table().record().clone(), sitting.legal()[0]);
    assert!(sitting.act(Seat(1), action).is_err(), "it is another's turn");
    assert_eq!((sitting.view(), sitting.table().record()), (view, &record));
}

#[test]
fn the_other_games_sit_down_too() {
    for seed in 0..4 {
        let mut tourney = sitting::<Tourney>(&Default::default(), 2, seed);
        play(&mut tourney, seed, |_| ());
        let mut blazons = sitting::<Blazons>(&Default::default(), 3, seed);
        play(&mut blazons, seed, |_| ());
        assert!(matches!(blazons.progress(), Progress::Over { .. }));
    }
}

#[test]
fn the_usual_table_is_one_person_and_bots() {
    let party = Party::usual(Academy::PLACES, &names());
    assert_eq!(party.players.len(), 3);
    assert_eq!(party.players.iter().filter(|player| player.is_person()).count(), 1);
    assert!(party.fits(Academy::PLACES));
    let options = Academy::laid(&Options::default(), &party);
    assert_eq!(options.seating, Seating::Three);
    assert_eq!(Academy::check_options(&options), Ok(()));
}

#[test]
fn a_table_grows_and_shrinks_within_the_rules() {
    let mut party = Party::usual(Academy::PLACES, &names());
    (0..9).for_each(|_| party.add(Academy::PLACES, &names()));
    assert_eq!(party.players.len(), 5);
    let colours: std::collections::BTreeSet<_> = party.players.iter().map(|player| player.tincture).collect();
    assert_eq!(colours.len(), 5, "every player has a colour of one's own");
    party.first = Some(Seat(4));
    (0..9).for_each(|_| party.remove(Academy::PLACES, Seat(0)));
    assert_eq!((party.players.len(), party.first), (2, Some(Seat(1))));
    let lancelot = Options { seating: Seating::Lancelot, ..Options::default() };
    assert_eq!(Academy::laid(&lancelot, &party).seating, Seating::Lancelot);
    assert_eq!(Academy::laid(&Options::default(), &party).seating, Seating::Karadoc);
    assert_eq!(Academy::laid(&Options::default(), &party).first, First::Chosen(Seat(1)));
}

#[test]
fn who_begins_still_begins_after_a_move() {
    for (from, to, first, then) in [(0, 2, 0, 2), (0, 2, 1, 0), (2, 0, 1, 2), (2, 0, 2, 0), (1, 2, 0, 0)] {
        let mut party = Party::usual(Academy::PLACES, &names());
        party.first = Some(Seat(first));
        let name = party.players[usize::from(first)].name.clone();
        party.shift(Seat(from), Seat(to));
        assert_eq!(party.first, Some(Seat(then)));
        assert_eq!(party.players[usize::from(then)].name, name);
    }
}

#[test]
fn colours_are_swapped_never_shared() {
    let mut party = Party::usual(Academy::PLACES, &names());
    let (one, two) = (party.players[0].tincture, party.players[1].tincture);
    party.colour(Seat(0), two);
    assert_eq!((party.players[0].tincture, party.players[1].tincture), (two, one));
    assert!(party.fits(Academy::PLACES));
}

/// A name that was given follows who sits there; a name that was typed stays.
#[test]
fn given_names_follow_the_kind() {
    let all = [names(), Language::Fr.texts().setup.names];
    let mut party = Party::usual(Academy::PLACES, &names());
    party.seat_person(Seat(1), &all);
    assert_eq!(party.players[1].name, names().people[1]);
    party.seat_bot(Seat(1), Level::Knight, &all);
    assert!(
        matches!(party.players[1].kind, Kind::Bot { level: Level::Knight, persona } if party.players[1].name == names().of(persona))
    );
    party.players[2].rename("Aunt Agatha");
    party.seat_person(Seat(2), &all);
    assert_eq!(party.players[2].name, "Aunt Agatha");
}

#[test]
fn choices_are_remembered_and_damaged_ones_forgotten() {
    let party = Party::usual(Academy::PLACES, &names());
    let options = Options { advanced: true, variants: VARIANTS, ..Options::default() };
    let choices = Choices { party, options };
    let text = choices.write();
    assert_eq!(Choices::read::<Academy>(&text), Some(choices.clone()));
    for damaged in ["", "{}", "null", &text[..text.len() / 2], &text.replace("gules", "azure")] {
        assert_eq!(Choices::<Options>::read::<Academy>(damaged), None, "{damaged}");
    }
    assert!(Choices::<<Blazons as Game>::Options>::read::<Blazons>(&text).is_none());
}

#[test]
fn deals_by_seed_and_by_day() {
    assert_eq!(Deal::Known("7qk4-m2xd".to_owned()).seed("academy", 0), "7QK4-M2XD".parse().ok());
    assert_eq!(Deal::Known("no deal!".to_owned()).seed("academy", 0), None);
    let day = |game, day| Deal::Day(day).seed(game, 99).expect("a seed");
    assert_eq!(day("academy", 20_000), day("academy", 20_000));
    assert_ne!(day("academy", 20_000), day("academy", 20_001));
    assert_ne!(day("academy", 20_000), day("tourney", 20_000));
    // This number may never change: it is the deal of that day for everyone.
    assert_eq!(day("academy", 20_000).to_string(), "Q5J9-ABK7");
}

/// T39: with several people at one screen an action card is followed by a pause that is the same whoever holds Lancelot:
/// no veil, no choices, nobody's view; who wants to answer lifts the cloth first; silence answers for all.
#[test]
fn t39_the_pause_betrays_nobody() {
    use quintain::games::tourney::{Action, Card, Phase};
    let mut pauses = 0;
    for seed in 0..30 {
        let mut sitting = sitting::<Tourney>(&quintain::games::tourney::Options::of(4), 3, seed);
        let mut rng = Rng::new(Seed(seed));
        let mut legal = Vec::new();
        while let Some(first) = sitting.table().waiting_for().first() {
            let Some(asked) = sitting.pause() else {
                let seat = sitting.asked().person.unwrap_or(first);
                sitting.table().game().legal_actions(seat, &mut legal);
                let deeds: Vec<_> = legal.iter().copied().filter(|action| matches!(action, Action::Deed(_))).collect();
                let action =
                    *rng.pick(if deeds.is_empty() { &legal } else { &deeds }).expect("asked seats have a choice");
                sitting.lift();
                sitting.act(seat, action).expect("legal");
                continue;
            };
            pauses += 1;
            assert!(matches!(sitting.view().phase, Phase::Reaction { .. }));
            assert_eq!((sitting.asked().veil, sitting.legal().len()), (Veil::None, 0), "nothing is shown in the pause");
            assert!(!asked.contains(sitting.table().view(Viewer::Public).turn));
            let holder = asked.iter().find(|&seat| sitting.table().view(Viewer::Seat(seat)).hand().has(Card::Lancelot));
            if let Some(holder) = holder.filter(|_| rng.below(2) == 0) {
                sitting.claim(holder);
                assert_eq!((sitting.asked().person, sitting.asked().veil), (Some(holder), Veil::Cloth));
                assert!(sitting.legal().is_empty(), "not before the cloth is lifted");
                sitting.lift();
                assert!(sitting.legal().contains(&Action::Lancelot));
                sitting.act(holder, Action::Lancelot).expect("legal");
            }
            for (seat, silence) in sitting.silent(true) {
                sitting.act(seat, silence).expect("legal");
            }
        }
    }
    assert!(pauses > 50, "{pauses}");
}

/// T39: a person alone against bots is asked only when they hold Lancelot.
#[test]
fn t39_alone_only_the_holder_is_asked() {
    let mut sitting = sitting::<Tourney>(&quintain::games::tourney::Options::of(3), 1, 5);
    let mut silent = 0;
    let mut rng = Rng::new(Seed(5));
    let mut legal = Vec::new();
    while let Some(seat) = sitting.table().waiting_for().first() {
        assert_eq!(sitting.pause(), None);
        for (seat, silence) in sitting.silent(false) {
            silent += 1;
            assert_eq!(sitting.legal(), [silence]);
            sitting.act(seat, silence).expect("legal");
        }
        if sitting.table().waiting_for().contains(seat) {
            sitting.table().game().legal_actions(seat, &mut legal);
            sitting.act(seat, *rng.pick(&legal).expect("asked seats have a choice")).expect("legal");
        }
    }
    assert!(silent > 0);
}
