//! The panel of the present decision: its words, its signs and its buttons.

use super::cast::Cast;
use super::choice::{Pick, cards};
use super::lanes::{emblem, name, roman, short_name};
use super::offers::{Hop, Outlook, bonus_steps, is_penal, outlook};
use super::worth::Worth;
use crate::games::academy::{Action, Alms, AlmsStep, Card, Moment, Phase, Seating, Squire, Track, View};
use crate::kernel::Seat;
use crate::locales::academy::Academy;
use crate::scene::Arms;

/// The sign at the head of the panel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sign {
    /// A training's emblem: symbol and wash.
    Emblem(&'static str, &'static str),
    /// A coat of arms.
    Arms(Arms),
    /// A plain symbol.
    Symbol(&'static str),
}

/// What a button of the panel does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Does {
    /// Confirms an action.
    Act(Action),
    /// Picks an action.
    Pick(Action),
    /// Lets the pick go.
    PutBack,
}

/// A button of the panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// Its words.
    pub label: String,
    /// Fewer words, where room is short.
    pub short: String,
    /// What it does.
    pub does: Does,
}

/// The panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// The sign.
    pub sign: Sign,
    /// The heading.
    pub title: String,
    /// What happens.
    pub text: String,
    /// What that means, in bold.
    pub strong: String,
    /// The main button, if something can be confirmed.
    pub main: Option<Button>,
    /// The other buttons.
    pub quiet: Vec<Button>,
}

impl Panel {
    fn new(sign: Sign, title: String, text: &str) -> Panel {
        Panel { sign, title, text: text.to_owned(), strong: String::new(), main: None, quiet: Vec::new() }
    }

    fn main(mut self, label: String, does: Does) -> Panel {
        self.main = Some(Button { short: label.clone(), label, does });
        self
    }

    /// The main button says less where room is short.
    fn shortly(mut self, words: &str) -> Panel {
        if let Some(main) = &mut self.main {
            main.short = words.to_owned();
        }
        self
    }

    fn quiet(mut self, label: &str, does: Does) -> Panel {
        self.quiet.push(Button { label: label.to_owned(), short: label.to_owned(), does });
        self
    }
}

/// A card's name: "Quests 4", "Combat 3".
pub fn card_name(texts: &Academy, view: &View, card: Card) -> String {
    (texts.panel.card)(kind_name(texts, view, card), card.value())
}

/// The name of a card's kind at this table. A card keeps its own name under variants; the lane takes the new one.
pub fn kind_name<'a>(texts: &'a Academy, _view: &View, card: Card) -> &'a str {
    card.kind().track().map_or(texts.lanes.combat, |track| texts.lanes.names[track.index()])
}

/// The panel for a viewer who may do what is in `legal`, with `pick` picked.
pub fn panel(view: &View, cast: &Cast, texts: &Academy, legal: &[Action], pick: &Pick) -> Panel {
    if legal.is_empty() {
        return waiting(view, cast, texts);
    }
    let words = &texts.panel;
    match view.moment() {
        Moment::Draft => draft(view, cast, texts, pick),
        Moment::Play => play(view, cast, texts, legal, pick),
        Moment::Aim => aim(view, cast, texts, legal, pick),
        Moment::Bonus => bonus(view, cast, texts, pick),
        Moment::Bet => bet(view, cast, texts, pick),
        Moment::Lift => lift(view, cast, texts, pick),
        Moment::Look | Moment::Codex => codex(view, cast, texts, pick),
        Moment::AlmsWhom | Moment::AlmsGive | Moment::AlmsTake => alms(view, cast, texts, pick),
        Moment::Split => heaps(view, cast, texts, pick, words.split, words.make_piles),
        Moment::Give => heaps(view, cast, texts, pick, words.give, words.give_cards),
        Moment::TakePile => take_pile(view, cast, texts, pick),
        Moment::Over => waiting(view, cast, texts),
    }
}

fn waiting(view: &View, cast: &Cast, texts: &Academy) -> Panel {
    if view.pending.is_some() {
        return Panel::new(Sign::Symbol("hourglass"), texts.panel.chosen.to_owned(), texts.panel.others_choose);
    }
    match view.acting() {
        Some(squire) => {
            let decider = cast.seat(view.decider(squire));
            let asks = (texts.bar.asks)(view.moment(), decider);
            Panel::new(Sign::Arms(cast.arms(squire)), (texts.panel.waiting)(decider), &asks)
        }
        None => {
            let asks = (texts.bar.all_choose)(view.moment());
            Panel::new(Sign::Symbol("hourglass"), (texts.bar.phase)(view.moment()).to_owned(), asks)
        }
    }
}

/// The words of a move and of what it means: "14 to 18, on top of Maud", "2nd, worth 10".
fn told(view: &View, cast: &Cast, texts: &Academy, squire: Squire, track: Track, ahead: &Outlook) -> (String, String) {
    let (from, to) = (view.tracks[track].disc(squire), ahead.tracks[track].disc(squire));
    let text = if from == to && track == Track::Service {
        texts.panel.stays_on_12.to_owned()
    } else {
        match ahead.on_top_of.filter(|_| track.is_ranked()) {
            Some(below) => (texts.panel.on_top)(from.progress(), to.progress(), cast.name(below)),
            None => (texts.panel.from_to)(from.progress(), to.progress()),
        }
    };
    let place = super::lanes::place(view, texts, &ahead.tracks[track], track, squire);
    let means = match ahead.after {
        Worth::Nothing if ahead.before.is_loss() => texts.change.safe_now.to_owned(),
        Worth::Nothing if is_penal(view, track) => texts.change.safe.to_owned(),
        Worth::Nothing => texts.change.nothing.to_owned(),
        Worth::Moves(n) => (texts.change.moves)(n),
        Worth::Points(n) => (texts.change.worth)(n),
        Worth::Chooses(_) => (texts.lanes.to_choose)(&place),
        worth => super::lanes::short_worth(texts, worth),
    };
    let strong = if track.is_ranked() && !matches!(ahead.after, Worth::Chooses(_)) {
        format!("{place}, {means}")
    } else {
        means
    };
    (format!("{text} :").replace(" :", ":"), strong)
}

fn draft(view: &View, cast: &Cast, texts: &Academy, pick: &Pick) -> Panel {
    let own = super::cast::own(view).first().copied().unwrap_or_default();
    let next = view.passes_to(own);
    let rest = cards(view).len().saturating_sub(1) as u8;
    let pass = (texts.panel.pass)(rest, cast.name(next));
    let panel = Panel::new(Sign::Arms(cast.arms(next)), pass, (texts.panel.unseen)(view.to_left()));
    match pick.action {
        Some(action @ Action::Keep(card)) => panel
            .main((texts.panel.keep)(&card_name(texts, view, card)), Does::Act(action))
            .shortly(texts.panel.keep_it)
            .quiet(texts.panel.put_back, Does::PutBack),
        _ => Panel { text: texts.panel.choose_keep.to_owned(), ..panel },
    }
}

fn play(view: &View, cast: &Cast, texts: &Academy, legal: &[Action], pick: &Pick) -> Panel {
    let squire = view.acting().unwrap_or_default();
    let Some(action @ Action::Play(card, track)) = pick.action else {
        return Panel::new(Sign::Arms(cast.arms(squire)), texts.panel.choose_card.to_owned(), texts.panel.how_card);
    };
    let other = legal.iter().copied().find_map(|action| match action {
        Action::Play(c, t) if c == card && t != track => Some((action, t)),
        _ => None,
    });
    let panel = moving(view, cast, texts, card, track);
    match other {
        Some((other, other_track)) => panel
            .main((texts.panel.on)(short_name(texts, &view.options, track)), Does::Act(action))
            .quiet(&(texts.panel.on)(short_name(texts, &view.options, other_track)), Does::Pick(other)),
        None => panel
            .main((texts.panel.play)(&card_name(texts, view, card)), Does::Act(action))
            .shortly(texts.panel.play_it)
            .quiet(texts.panel.put_back, Does::PutBack),
    }
}

/// The panel of a card that would be played on a track.
fn moving(view: &View, cast: &Cast, texts: &Academy, card: Card, track: Track) -> Panel {
    let squire = view.acting().unwrap_or_default();
    let ahead = outlook(view, squire, track, Hop::Forward(card.value()));
    let (symbol, wash) = emblem(&view.options, track);
    let title = (texts.panel.title)(name(texts, &view.options, track), card.value());
    let (text, strong) = told(view, cast, texts, squire, track, &ahead);
    let cup = cup_after(view, track, card.value())
        .map_or_else(String::new, |cup| (texts.panel.cup_to)(&cup_name(texts, cup)));
    Panel { strong: strong + &cup, ..Panel::new(Sign::Emblem(symbol, wash), title, &text) }
}

/// Where a combat card would pull the Cup (A28): one step from white 1 toward black is black 1.
pub fn cup_after(view: &View, track: Track, steps: u8) -> Option<i8> {
    let cup = view.cup.filter(|_| track.is_combat())?;
    let limit = view.options.values.cups as i8;
    let toward = if track == Track::Jousts { 1 } else { -1 };
    Some((0..steps).fold(cup, |cup, _| match cup + toward {
        0 => toward,
        next => next.clamp(-limit, limit),
    }))
}

/// "White 3".
pub fn cup_name(texts: &Academy, cup: i8) -> String {
    match cup {
        0 => texts.lanes.cup_centre.to_owned(),
        cup => (texts.lanes.cup_at)(cup > 0, cup.unsigned_abs()),
    }
}

fn aim(view: &View, cast: &Cast, texts: &Academy, legal: &[Action], pick: &Pick) -> Panel {
    let Phase::Aim { card } = view.phase else { return waiting(view, cast, texts) };
    let title = (texts.panel.aim)(&card_name(texts, view, card));
    let panel = match pick.action {
        Some(Action::Play(card, track)) => Panel { title, ..moving(view, cast, texts, card, track) },
        _ => Panel::new(Sign::Arms(Arms::KARADOC), title, texts.panel.aim_how),
    };
    legal.iter().fold(panel, |panel, &action| match action {
        Action::Play(_, track) => {
            let label = (texts.panel.on)(short_name(texts, &view.options, track));
            if pick.action == Some(action) {
                panel.main(label, Does::Act(action))
            } else {
                panel.quiet(&label, Does::Pick(action))
            }
        }
        _ => panel,
    })
}

fn bonus(view: &View, cast: &Cast, texts: &Academy, pick: &Pick) -> Panel {
    let steps = bonus_steps(view);
    let squire = view.acting().unwrap_or_default();
    let Some(action @ Action::Bonus(track)) = pick.action else {
        let title = (texts.bar.asks)(Moment::Bonus, cast.name(squire));
        return Panel::new(Sign::Arms(cast.arms(squire)), title, texts.panel.pick_first);
    };
    let (symbol, wash) = emblem(&view.options, track);
    let ahead = outlook(view, squire, track, Hop::Forward(steps));
    let (text, strong) = told(view, cast, texts, squire, track, &ahead);
    let title = (texts.panel.bonus)(name(texts, &view.options, track), steps);
    Panel { strong, ..Panel::new(Sign::Emblem(symbol, wash), title, &text) }
        .main((texts.panel.move_by)(steps), Does::Act(action))
}

fn bet(view: &View, cast: &Cast, texts: &Academy, pick: &Pick) -> Panel {
    let squire = view.acting().unwrap_or_default();
    let title = (texts.panel.bet)(cast.name(squire));
    let panel = Panel::new(Sign::Symbol("bet"), title, texts.panel.bet_how);
    match pick.action {
        Some(action @ Action::Bet(track)) => {
            panel.main((texts.panel.bet_on)(short_name(texts, &view.options, track)), Does::Act(action))
        }
        _ => panel,
    }
}

fn lift(view: &View, cast: &Cast, texts: &Academy, pick: &Pick) -> Panel {
    let title = (texts.panel.lift)(cast.name(view.first));
    let panel = Panel::new(Sign::Symbol("excalibur"), title, texts.panel.lift_how);
    let panel = panel.quiet(texts.panel.no_lift, Does::Act(Action::NoLift));
    match pick.action {
        Some(action @ Action::Lift(track)) => {
            panel.main((texts.panel.lift_on)(short_name(texts, &view.options, track)), Does::Act(action))
        }
        _ => panel,
    }
}

fn codex(view: &View, cast: &Cast, texts: &Academy, pick: &Pick) -> Panel {
    let squire = view.acting().unwrap_or_default();
    let look = view.moment() == Moment::Look;
    let panel = if look {
        Panel::new(Sign::Symbol("codex"), texts.panel.look.to_owned(), texts.panel.look_how)
            .quiet(texts.panel.no_look, Does::Act(Action::NoLook))
    } else {
        Panel::new(Sign::Arms(cast.arms(squire)), (texts.panel.codex)(cast.name(squire)), texts.panel.codex_how)
    };
    match pick.action {
        Some(action @ Action::Look(place)) => panel.main((texts.panel.look_at)(place + 1), Does::Act(action)),
        Some(action @ Action::TakeCoat(place)) => panel.main((texts.panel.take_place)(place + 1), Does::Act(action)),
        _ => panel,
    }
}

fn alms(view: &View, cast: &Cast, texts: &Academy, pick: &Pick) -> Panel {
    let Phase::Alms(Alms { rank, giver, step, .. }) = view.phase else { return waiting(view, cast, texts) };
    let by = cast.name(giver);
    let title = match step {
        AlmsStep::Whom { .. } => (texts.panel.alms_whom)(by),
        AlmsStep::Give { to } => (texts.panel.alms_give)(by, cast.name(to)),
        AlmsStep::Take { from, left } => (texts.panel.alms_take)(by, cast.name(from), left),
    };
    let panel = Panel::new(Sign::Arms(cast.arms(giver)), title, (texts.panel.alms_how)(rank));
    match pick.action {
        Some(action @ (Action::AlmsTo(_) | Action::AlmsGive(_) | Action::AlmsTake(_))) => {
            panel.main(action_name(cast, texts, action), Does::Act(action))
        }
        _ => panel,
    }
}

/// The name of an action that stands for itself: a place, a coat, a squire.
pub fn action_name(cast: &Cast, texts: &Academy, action: Action) -> String {
    use crate::games::academy::CoatKind;
    match action {
        Action::AlmsTo(squire) => (texts.panel.alms_to)(cast.name(squire)),
        Action::AlmsGive(lesson) => (texts.panel.give_coat)(lesson.value()),
        Action::AlmsTake(coat) => (texts.panel.take_coat)(coat.value, coat.kind == CoatKind::Service),
        Action::Look(place) => (texts.panel.look_at)(place + 1),
        Action::TakeCoat(place) => (texts.panel.take_place)(place + 1),
        Action::TakePile(pile) => (texts.panel.take_pile)(roman(pile + 1)),
        other => other.to_string(),
    }
}

fn heaps(view: &View, cast: &Cast, texts: &Academy, pick: &Pick, title: &str, done: &str) -> Panel {
    let text = if view.moment() == Moment::Split {
        (texts.panel.split_how)(cast.seat(opponent(view)))
    } else {
        texts.panel.give_how.to_owned()
    };
    let panel = Panel::new(Sign::Symbol("em-lance"), title.to_owned(), &text);
    let panel =
        if pick.heaps.iter().any(Option::is_some) { panel.quiet(texts.panel.clear, Does::PutBack) } else { panel };
    match pick.action {
        Some(action) => panel.main(done.to_owned(), Does::Act(action)),
        None => panel,
    }
}

/// The other player of Lancelot.
pub fn opponent(view: &View) -> Seat {
    let own = super::cast::own(view).first().and_then(|&squire| view.owner(squire)).unwrap_or_default();
    debug_assert_eq!(view.options.seating, Seating::Lancelot, "only Lancelot has one opponent");
    Seat(1 - own.0.min(1))
}

fn take_pile(view: &View, cast: &Cast, texts: &Academy, pick: &Pick) -> Panel {
    let title = (texts.panel.piles_of)(cast.seat(opponent(view)));
    let panel = Panel::new(Sign::Symbol("em-lance"), title, texts.panel.take_how);
    match pick.action {
        Some(action @ Action::TakePile(pile)) => {
            panel.main((texts.panel.take_pile)(roman(pile + 1)), Does::Act(action))
        }
        _ => panel,
    }
}
