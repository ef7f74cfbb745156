//! Why an action is good, as data: the screen puts it into words.

use serde::{Deserialize, Serialize};

use super::prospects::{Prospects, is_gain};
use super::weights::Numbers;
use crate::games::tourney::{Action, Colour, Deed, Phase, Tourney};
use crate::kernel::{Game, Seat};

/// A reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Reason {
    /// This tournament would bring the last token that is missing.
    WinsGame,
    /// This tournament would bring a missing token.
    Token {
        /// Which.
        colour: Colour,
    },
    /// A player would win the game, or come close, with this token.
    Denies {
        /// Who.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// The hand is strong in this colour.
    Strong {
        /// Which.
        colour: Colour,
    },
    /// It is enough to stay in.
    Leads {
        /// The total with it.
        total: u16,
        /// The highest total of the others.
        to_beat: u16,
    },
    /// It brings the total nearer to what is needed.
    Nears {
        /// How much is still missing after it.
        missing: u16,
    },
    /// The others can hardly be beaten with this hand.
    Outmatched,
    /// The token is owned already, so the cards are better kept.
    SavesCards {
        /// How many are kept.
        count: u8,
    },
    /// A maiden in the display would cost a token.
    RisksToken,
    /// It weakens a player's display or hand.
    Weakens {
        /// Whose.
        seat: Seat,
    },
    /// It holds a player back.
    HoldsBack {
        /// Whom.
        seat: Seat,
    },
    /// It protects the display.
    Protects,
    /// The colour suits the hand better.
    Suits {
        /// The new colour.
        colour: Colour,
    },
    /// It prevents more harm than it is worth in hand.
    StopsHarm,
    /// The harm is not worth a Lancelot.
    LittleHarm,
    /// The card that lies last can be lost to a Riposte.
    GuardsLast,
    /// This token is the easiest to win again.
    EasyToRegain,
    /// This token is the hardest to win otherwise.
    HardToWin,
}

/// The main reasons for an action.
pub fn reasons(numbers: &Numbers, game: &Tourney, seat: Seat, action: Action) -> Vec<Reason> {
    let prospects = Prospects::new(numbers, game, seat);
    let mut reasons = match action {
        Action::Name(colour) => vec![Reason::Strong { colour }],
        Action::Play(card) => vec![reach(game, seat, card.worth(game.colour().unwrap_or(Colour::Purple)))],
        Action::Deed(deed) => vec![deed_reason(deed)],
        Action::End => vec![Reason::Leads { total: game.total(seat), to_beat: game.to_beat(seat) }],
        Action::Withdraw => return withdrawal(game, seat),
        Action::Pass => return vec![Reason::LittleHarm],
        Action::Lancelot => return vec![Reason::StopsHarm],
        Action::Keep(_) => return vec![Reason::GuardsLast],
        Action::GiveBack(_) => return vec![Reason::EasyToRegain],
        Action::Take(_) => return vec![Reason::HardToWin],
    };
    let colour = match (action, game.colour()) {
        (Action::Name(colour), _) | (_, Some(colour)) => colour,
        (_, None) => return reasons,
    };
    reasons.extend(aims(&prospects, game, seat, colour));
    reasons.truncate(3);
    reasons
}

/// What is to be won or prevented in this colour.
fn aims(prospects: &Prospects, game: &Tourney, seat: Seat, colour: Colour) -> Vec<Reason> {
    let mut aims = Vec::new();
    let tokens = game.tokens(seat);
    let goal = game.options().goal();
    if is_gain(tokens, colour) {
        aims.push(if tokens.len() + 1 >= goal { Reason::WinsGame } else { Reason::Token { colour } });
    }
    let rivals = game.still_in().without(seat);
    let close =
        rivals.iter().filter(|&other| is_gain(game.tokens(other), colour) && game.tokens(other).len() + 2 >= goal);
    let worst = close.max_by(|&a, &b| prospects.gain(game, a, colour).total_cmp(&prospects.gain(game, b, colour)));
    aims.extend(worst.map(|seat| Reason::Denies { seat, colour }));
    aims
}

/// What a card of this worth does for the total.
fn reach(game: &Tourney, seat: Seat, worth: u16) -> Reason {
    let (total, to_beat) = (game.total(seat) + worth, game.to_beat(seat));
    if total > to_beat { Reason::Leads { total, to_beat } } else { Reason::Nears { missing: to_beat + 1 - total } }
}

fn deed_reason(deed: Deed) -> Reason {
    match deed {
        Deed::Unhorse(colour) | Deed::ChangeWeapon(colour) => Reason::Suits { colour },
        Deed::DropWeapon => Reason::Suits { colour: Colour::Green },
        Deed::BreakLance(seat)
        | Deed::Riposte(seat)
        | Deed::Dodge(seat, _)
        | Deed::KnockDown(seat)
        | Deed::Outwit { seat, .. } => Reason::Weakens { seat },
        Deed::Stunned(seat) => Reason::HoldsBack { seat },
        Deed::Shield => Reason::Protects,
        Deed::Retreat(_) => Reason::SavesCards { count: 1 },
        Deed::Outmaneuver | Deed::Charge | Deed::Countercharge | Deed::Disgrace | Deed::Adapt => Reason::Outmatched,
    }
}

fn withdrawal(game: &Tourney, seat: Seat) -> Vec<Reason> {
    let count = game.hand(seat).len() as u8;
    let owned = match (game.phase(), game.colour()) {
        (Phase::Play, Some(colour)) => !is_gain(game.tokens(seat), colour),
        _ => false,
    };
    if owned { vec![Reason::SavesCards { count }] } else { vec![Reason::Outmatched, Reason::SavesCards { count }] }
}
