//! Texts of The Academy's table: lanes, panel, rail, chronicle, the end. Set-up has its own.

mod en;
mod fr;

pub use en::EN;
pub use fr::FR;

use crate::bots::Level;
use crate::games::academy::{Illegal, Moment, Why};
use crate::scene::Tincture;

/// Texts of The Academy's table.
pub struct Academy {
    /// The game's name.
    pub title: &'static str,
    /// Places, numbers and the like.
    pub count: Count,
    /// The lanes.
    pub lanes: Lanes,
    /// The bar above the table.
    pub bar: Bar,
    /// The players' rail.
    pub rail: Rail,
    /// The hand and what it says beside it.
    pub hand: Hand,
    /// The panel of the present decision.
    pub panel: Panel,
    /// What a move would change.
    pub change: Change,
    /// The chronicle.
    pub log: Log,
    /// Scoring, lane by lane.
    pub scoring: ScoringTexts,
    /// The end.
    pub end: End,
    /// The aid of a lane.
    pub aid: Aid,
    /// Why a press was refused.
    pub illegal: fn(Illegal) -> &'static str,
}

/// Places and numbers.
pub struct Count {
    /// "1st", "2nd".
    pub ordinal: fn(u8) -> String,
    /// "four", as a word, up to six.
    pub word: fn(u8) -> &'static str,
    /// "round VI".
    pub round: fn(&str) -> String,
    /// "1 point", "3 points".
    pub points: fn(i32) -> String,
    /// "one square", "four squares".
    pub squares: fn(u8) -> String,
}

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

/// The hand.
pub struct Hand {
    /// One's own cards.
    pub title: &'static str,
    /// Another's turn: whose cards these are.
    pub of: fn(&str) -> String,
    /// Four of five are played.
    pub play_four: &'static str,
    /// All three are played, in Lancelot.
    pub play_three: &'static str,
    /// Where the next round's cards go; `true` is left.
    pub next_passes: fn(bool) -> &'static str,
    /// The last round.
    pub last_round: &'static str,
    /// The kept cards.
    pub kept: &'static str,
    /// "1 of 5".
    pub kept_of: fn(usize) -> String,
    /// The packet.
    pub packet: &'static str,
    /// A combat card pulls the Cup.
    pub pulls_cup: &'static str,
    /// No cards to see.
    pub covered: &'static str,
    /// The dealt cards, before the draft.
    pub dealt: &'static str,
    /// What each card brings: a heading.
    pub brings: &'static str,
    /// To whom they bring it.
    pub brings_to: fn(&str) -> String,
    /// What the keys do.
    pub keys: &'static str,
}

/// The panel.
pub struct Panel {
    /// "Quests, four squares".
    pub title: fn(&str, u8) -> String,
    /// "14 to 18".
    pub from_to: fn(u16, u16) -> String,
    /// "14 to 18, on top of Maud".
    pub on_top: fn(u16, u16, &str) -> String,
    /// The disc cannot go on (A12).
    pub stays_on_12: &'static str,
    /// "; the Cup to White 6".
    pub cup_to: fn(&str) -> String,
    /// Takes the choice back.
    pub put_back: &'static str,
    /// "Play Quests 4".
    pub play: fn(&str) -> String,
    /// "Play it", where room is short.
    pub play_it: &'static str,
    /// "Keep Education 5".
    pub keep: fn(&str) -> String,
    /// "Keep it".
    pub keep_it: &'static str,
    /// "On White".
    pub on: fn(&str) -> String,
    /// "Three go to Hugo".
    pub pass: fn(u8, &str) -> String,
    /// On the left or right, unseen.
    pub unseen: fn(bool) -> &'static str,
    /// "Quests 4".
    pub card: fn(&str, u8) -> String,
    /// Choose a card.
    pub choose_card: &'static str,
    /// Choose a card to keep.
    pub choose_keep: &'static str,
    /// How to choose.
    pub how_card: &'static str,
    /// Name a training (A30).
    pub bet: fn(&str) -> String,
    /// What a bet is.
    pub bet_how: &'static str,
    /// How many dealt cards go on the training of a bet.
    pub bet_cards: fn(usize) -> String,
    /// "Bet on Quests".
    pub bet_on: fn(&str) -> String,
    /// Nothing is picked yet.
    pub pick_first: &'static str,
    /// "Karadoc drew Combat 4".
    pub aim: fn(&str) -> String,
    /// Who chooses for the neutral.
    pub aim_how: &'static str,
    /// A look into the codex.
    pub look: &'static str,
    /// What a look is.
    pub look_how: &'static str,
    /// "Look at 3".
    pub look_at: fn(u8) -> String,
    /// Do not look.
    pub no_look: &'static str,
    /// What was seen at a place.
    pub seen: fn(u8, i8) -> String,
    /// Take a coat.
    pub codex: fn(&str) -> String,
    /// What taking is.
    pub codex_how: &'static str,
    /// "Take 3".
    pub take_place: fn(u8) -> String,
    /// Excalibur lifts.
    pub lift: fn(&str) -> String,
    /// What a lift is.
    pub lift_how: &'static str,
    /// "Lift on Jousts".
    pub lift_on: fn(&str) -> String,
    /// Lift nothing.
    pub no_lift: &'static str,
    /// "Move three".
    pub move_by: fn(u8) -> String,
    /// Gallantry's heading.
    pub bonus: fn(&str, u8) -> String,
    /// In which order.
    pub bonus_how: &'static str,
    /// A tile that is done.
    pub done: &'static str,
    /// Alms: to whom.
    pub alms_whom: fn(&str) -> String,
    /// "Give to Hugo".
    pub alms_to: fn(&str) -> String,
    /// Alms: which coat to give.
    pub alms_give: fn(&str, &str) -> String,
    /// "Give −1".
    pub give_coat: fn(i8) -> String,
    /// Alms: which coat to take.
    pub alms_take: fn(&str, &str, u8) -> String,
    /// "Take the 2".
    pub take_coat: fn(i8, bool) -> String,
    /// What alms are.
    pub alms_how: &'static str,
    /// Someone else decides.
    pub waiting: fn(&str) -> String,
    /// One's own choice is made.
    pub chosen: &'static str,
    /// The others still choose.
    pub others_choose: &'static str,
    /// Two piles of three.
    pub split: &'static str,
    /// "Hugo will take one of them".
    pub split_how: fn(&str) -> String,
    /// "Pile I".
    pub pile: fn(&str) -> String,
    /// "three cards, 10 squares".
    pub pile_sum: fn(u8, u8) -> String,
    /// Clears the piles.
    pub clear: &'static str,
    /// "Add to II".
    pub add_to: fn(&str) -> String,
    /// Makes the piles.
    pub make_piles: &'static str,
    /// "Hugo’s piles".
    pub piles_of: fn(&str) -> String,
    /// Take one of them.
    pub take_how: &'static str,
    /// "Take pile I".
    pub take_pile: fn(&str) -> String,
    /// Your piles.
    pub your_piles: &'static str,
    /// "Hugo takes one next".
    pub your_piles_how: fn(&str) -> String,
    /// "you take this".
    pub you_take: &'static str,
    /// The other keeps this.
    pub keeps: fn(&str) -> String,
    /// If this pile is taken.
    pub if_you_take: fn(&str) -> String,
    /// These three are played, and three of one's own.
    pub you_play_these: &'static str,
    /// One of one's own piles stays, of so many squares each.
    pub of_yours: fn([u8; 2]) -> String,
    /// Give three cards to each squire.
    pub give: &'static str,
    /// How.
    pub give_how: &'static str,
    /// Gives the cards.
    pub give_cards: &'static str,
    /// What each card is worth.
    pub worth_title: &'static str,
    /// To the squire who would gain most.
    pub worth_how: &'static str,
}

/// What a move would change.
pub struct Change {
    /// "stays 2nd".
    pub stays: fn(&str) -> String,
    /// "worth 10".
    pub worth: fn(i32) -> String,
    /// Pays nothing.
    pub nothing: &'static str,
    /// "three moves".
    pub moves: fn(u8) -> String,
    /// "−1, not −3".
    pub instead: fn(&str, &str) -> String,
    /// "+2 either way".
    pub either_way: fn(&str) -> String,
    /// "+1 now".
    pub now: fn(&str) -> String,
    /// "6 in round VI".
    pub later: fn(&str, &str) -> String,
    /// Safe as before.
    pub safe: &'static str,
    /// Safe now.
    pub safe_now: &'static str,
    /// Nothing either way.
    pub no_difference: &'static str,
    /// "5th, now 2nd", for screen readers.
    pub to: fn(&str, &str) -> String,
}

/// The chronicle.
pub struct Log {
    /// Its heading.
    pub title: &'static str,
    /// All rounds.
    pub all: &'static str,
    /// How to open it on a phone.
    pub open: &'static str,
    /// A round begins: who holds Excalibur, and where cards go.
    pub round: fn(&str, &str, bool) -> String,
    /// Lancelot: a round begins.
    pub round_plain: fn(&str, &str) -> String,
    /// "bets on Glory".
    pub bet: fn(&str) -> String,
    /// "Quests +4, to 18".
    pub moved: fn(&str, i32, u16, Why) -> String,
    /// ", now 2nd".
    pub now: fn(&str) -> String,
    /// "a lap on Quests".
    pub lapped: fn(&str) -> String,
    /// "the Cup to White 3".
    pub cup: fn(&str) -> String,
    /// "takes the scroll of 6".
    pub scroll: fn(u8) -> String,
    /// "looked at 2".
    pub looked: fn(u8) -> String,
    /// "did not look".
    pub no_look: &'static str,
    /// "lifted on Jousts".
    pub lifted: fn(&str) -> String,
    /// Nothing was lifted.
    pub no_lift: &'static str,
    /// "Jousts is scored".
    pub scored: fn(&str) -> String,
    /// "Jousts: coat 3", "two coats".
    pub coat: fn(&str, i32, u8) -> String,
    /// "takes place 2 of the codex".
    pub codex: fn(u8) -> String,
    /// Who keeps the −1 and the −3.
    pub codex_shown: fn(&str, &str) -> String,
    /// "Glory +4".
    pub glory: fn(i32) -> String,
    /// "gives −1 to Hugo".
    pub alms_given: fn(i32, &str) -> String,
    /// "takes a 2 from Hugo".
    pub alms_taken: fn(i32, &str) -> String,
    /// "Jousts goes back".
    pub reset: fn(&str) -> String,
    /// "Excalibur passes to Hugo".
    pub excalibur: fn(&str) -> String,
    /// The scrolls lie again.
    pub scrolls_back: &'static str,
    /// The Cup is back.
    pub cup_back: &'static str,
    /// All four piles lie open.
    pub piles: &'static str,
    /// "takes pile II".
    pub pile_taken: fn(&str) -> String,
    /// Cards went to the squires.
    pub given: &'static str,
    /// "drew Combat 4".
    pub drew: fn(&str) -> String,
    /// "is knighted".
    pub knighted: &'static str,
    /// "plays Quests 4".
    pub played: fn(&str) -> String,
}

/// Scoring.
pub struct ScoringTexts {
    /// Its heading.
    pub title: &'static str,
    /// One training at a time.
    pub how: &'static str,
    /// "End of round V".
    pub end_of: fn(&str) -> String,
    /// A tile: done.
    pub given: &'static str,
    /// A tile: being done.
    pub now: &'static str,
    /// A tile: to come.
    pub next: &'static str,
    /// "3 of 4".
    pub of: fn(usize, usize) -> String,
    /// "Tournaments pays".
    pub pays: fn(&str) -> String,
    /// Nobody gains.
    pub nobody: &'static str,
    /// Skips to the end.
    pub all: &'static str,
    /// Goes on.
    pub on: &'static str,
}

/// The end.
pub struct End {
    /// The bar's word.
    pub knighting: &'static str,
    /// Before the winner's name.
    pub arise: &'static str,
    /// "40 points,".
    pub points: fn(i32) -> String,
    /// " 13 ahead of Maud".
    pub ahead: fn(i32, &str) -> String,
    /// " level with Maud, ahead on Gallantry".
    pub tie: fn(&str) -> String,
    /// The win is shared.
    pub shared: fn(&str) -> String,
    /// The table's heading.
    pub reckoning: &'static str,
    /// By training.
    pub by_training: &'static str,
    /// By round.
    pub by_round: &'static str,
    /// "sum".
    pub sum: &'static str,
    /// The chart's heading.
    pub course: &'static str,
    /// Points after each round.
    pub course_how: &'static str,
    /// Explains the tie-break.
    pub tie_break: &'static str,
    /// Best of a lane.
    pub best_on: fn(&str) -> String,
    /// New game with the same table.
    pub again: &'static str,
    /// The same deal.
    pub same_deal: &'static str,
    /// Back to the set-up.
    pub lay: &'static str,
    /// All coats lie face up.
    pub face_up: &'static str,
    /// Before the letters of the deal.
    pub deal_again: &'static str,
    /// The gained squares of Gallantry, not points.
    pub moves: &'static str,
    /// For the knighting picture.
    pub picture: fn(&str) -> String,
    /// The player's column.
    pub player: &'static str,
    /// Place.
    pub place: &'static str,
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
