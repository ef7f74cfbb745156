//! Words around the board: lanes, bar, rail, and the aid of a lane.

use crate::bots::Level;
use crate::games::academy::Moment;
use crate::scene::Tincture;

/// The lanes.
pub struct Lanes {
    /// The seven trainings, in order.
    pub names: [&'static str; 7],
    /// Shorter names, for cards and small lanes.
    pub short: [&'static str; 7],
    /// White Knight.
    pub white: &'static str,
    /// Black Knight.
    pub black: &'static str,
    /// Short for the White Knight.
    pub white_short: &'static str,
    /// Short for the Black Knight.
    pub black_short: &'static str,
    /// Glory.
    pub glory: &'static str,
    /// Alms.
    pub alms: &'static str,
    /// A Joust/Tournament card.
    pub combat: &'static str,
    /// Scored every round.
    pub each_round: &'static str,
    /// Scored by the codex.
    pub by_codex: &'static str,
    /// Scored by scrolls.
    pub by_scrolls: &'static str,
    /// What Glory pays.
    pub glory_pays: &'static str,
    /// What alms do.
    pub alms_pays: &'static str,
    /// "1 to 6": what scrolls pay.
    pub scrolls_pay: fn(u8, u8) -> String,
    /// "+1 move", "+3 moves".
    pub moves: fn(u8) -> String,
    /// "on 5".
    pub on: fn(u16) -> String,
    /// On the start square: last, together with all who stand there.
    pub last: &'static str,
    /// "3rd to choose".
    pub to_choose: fn(&str) -> String,
    /// Takes so many coats.
    pub takes: fn(u8) -> String,
    /// Loses so many coats.
    pub loses: fn(u8) -> String,
    /// "paid in VI".
    pub paid_in: fn(&str) -> String,
    /// "your bet: Glory".
    pub your_bet: fn(&str) -> String,
    /// "if a scroll falls".
    pub if_scroll: &'static str,
    /// A scroll was taken: it pays this round.
    pub scroll_fell: &'static str,
    /// "you hold 4 coats".
    pub you_hold: fn(u8) -> String,
    /// No part in alms.
    pub no_part: &'static str,
    /// "Anne (blue)": one of Lancelot's squires.
    pub squire: fn(&str, Tincture) -> String,
    /// "Jousts: 1 Anne 6, 2 Bruno 6 below": one disc of the list.
    pub disc: fn(u8, &str, u16) -> String,
    /// The same for a disc under another.
    pub disc_below: fn(u8, &str, u16) -> String,
    /// A disc on the start square.
    pub disc_at_start: fn(&str) -> String,
    /// The Cup's column.
    pub cup: &'static str,
    /// "White 3".
    pub cup_at: fn(bool, u8) -> String,
    /// The Cup in the centre.
    pub cup_centre: &'static str,
    /// Ahead: the leader's foot for bystanders.
    pub leads: fn(&str) -> String,
    /// A disc has come to a square: the foot when the screen is handed over.
    pub moved_to: fn(&str, u16) -> String,
    /// Nothing has moved on this lane since.
    pub as_it_was: &'static str,
    /// Nobody has moved.
    pub nobody: &'static str,
    /// Looked at: said of a codex place.
    pub place: fn(u8) -> String,
}

/// The bar.
pub struct Bar {
    /// "Round V of VI".
    pub round: fn(&str) -> String,
    /// The phase's name.
    pub phase: fn(Moment) -> &'static str,
    /// "card 1 of 4".
    pub card_of: fn(usize, usize) -> String,
    /// "pick 2 of 5".
    pub pick_of: fn(usize, usize) -> String,
    /// "Piers to play": who owes what.
    pub asks: fn(Moment, &str) -> String,
    /// All choose at once.
    pub all_choose: fn(Moment) -> &'static str,
    /// Leads home.
    pub back: &'static str,
    /// Takes back.
    pub undo: &'static str,
    /// Opens the menu.
    pub menu: &'static str,
    /// The screen goes to this person.
    pub hand_over: fn(&str) -> String,
    /// Shows what would score now.
    pub overview: &'static str,
    /// Opens the players.
    pub players: &'static str,
    /// Closes a sheet.
    pub close: &'static str,
    /// The seven trainings, for screen readers.
    pub lanes: &'static str,
}

/// The players' rail.
pub struct Rail {
    /// Heading in play.
    pub turn_order: &'static str,
    /// Heading in the draft.
    pub clockwise: &'static str,
    /// Heading while Gallantry gives moves.
    pub moves: &'static str,
    /// Heading while coats are given.
    pub coats: &'static str,
    /// "bot".
    pub bot: &'static str,
    /// "bot, a squire".
    pub bot_level: fn(Level) -> &'static str,
    /// Karadoc's squire.
    pub neutral: &'static str,
    /// "your coats, 6".
    pub your_coats: fn(usize) -> String,
    /// "6 coats".
    pub coats_held: fn(usize) -> String,
    /// "No coats yet".
    pub no_coats: &'static str,
    /// The first player.
    pub excalibur: &'static str,
    /// A bot thinks.
    pub thinking: &'static str,
    /// "2 of 4 played".
    pub played: fn(usize, usize) -> String,
    /// "3 kept".
    pub kept: fn(u8) -> String,
    /// Whose squire, in Lancelot.
    pub of: fn(&str) -> String,
    /// "now": what would score now, as a column.
    pub now: &'static str,
    /// "played", as a column.
    pub played_head: &'static str,
}

/// The aid of a lane.
pub struct Aid {
    /// Names the button of a lane's head.
    pub open: fn(&str) -> String,
    /// The rule of each training, as it is without variants.
    pub rules: [&'static str; 7],
    /// The rules that variants put in their place: knights (both), bet, codex, scrolls, glory, alms.
    pub knights: &'static str,
    /// With the Bet.
    pub bet: &'static str,
    /// With the codex.
    pub codex: &'static str,
    /// With scrolls.
    pub scrolls: &'static str,
    /// With Glory.
    pub glory: &'static str,
    /// With alms.
    pub alms: &'static str,
    /// Ranks now.
    pub ranks: &'static str,
    /// "Next scored at the end of round VI".
    pub next: fn(&str) -> String,
    /// Not scored again.
    pub never: &'static str,
    /// Scored when a scroll is taken.
    pub by_scroll: &'static str,
    /// Overview's heading.
    pub overview: &'static str,
    /// Overview's note.
    pub overview_how: &'static str,
    /// Points of all tracks.
    pub total: &'static str,
}
