//! Texts of The Blazons: houses, characters, the table, the chronicle, refusals.

use crate::games::blazons::{Bourgeoisie, Character, Effect, House, Illegal};

/// Texts of The Blazons.
pub struct Blazons {
    /// A house.
    pub house: fn(House) -> &'static str,
    /// A character.
    pub character: fn(Character) -> &'static str,
    /// What a character's power does; empty without one.
    pub power: fn(Character, bool) -> &'static str,
    /// A bourgeoisie card.
    pub bourgeoisie: fn(Bourgeoisie) -> &'static str,
    /// A use of the bourgeoisie card.
    pub effect: fn(Effect, Bourgeoisie) -> String,
    /// Asks whether to announce a use.
    pub announce: &'static str,
    /// No use is announced.
    pub announce_none: &'static str,
    /// The round, in the bar.
    pub round: fn(u8) -> String,
    /// Of three; or the extra round.
    pub of_three: fn(u8) -> &'static str,
    /// The trick, in the bar.
    pub trick_number: fn(u8) -> String,
    /// The trick, as a heading.
    pub trick: &'static str,
    /// Which trick, and who led.
    pub trick_note: fn(u8, &str) -> String,
    /// The pool.
    pub pool: &'static str,
    /// How many blazons are in it.
    pub pool_note: fn(usize) -> String,
    /// Tricks taken.
    pub tricks_taken: fn(u8) -> String,
    /// Cards in hand.
    pub in_hand: fn(u8) -> String,
    /// The hand.
    pub hand: &'static str,
    /// What is left of it.
    pub hand_note: fn(u8) -> String,
    /// One's products now.
    pub products: &'static str,
    /// The best of them.
    pub best: &'static str,
    /// Nothing counts yet.
    pub no_products: &'static str,
    /// One's tricks may not be looked through, so nothing can be told.
    pub closed: &'static str,
    /// Looks through one's own tricks.
    pub look_at_tricks: fn(u8) -> String,
    /// A trick taken.
    pub nth_trick: fn(u8) -> String,
    /// A blazon face up, by its house.
    pub face_up: fn(&str) -> String,
    /// A blazon face down.
    pub face_down: &'static str,
    /// A face-down blazon the viewer has seen.
    pub face_down_known: fn(&str) -> String,
    /// Blazons before a player.
    pub blazons_of: fn(&str) -> String,
    /// Chooses a thing.
    pub choose: fn(&str) -> String,
    /// Names a player's possession.
    pub of_player: fn(&str, &str) -> String,
    /// The place of a player who has not laid a card yet.
    pub to_lay: fn(&str) -> String,
    /// Who is to do what: lay a card.
    pub asks_lay: fn(&str) -> String,
    /// A rogue chooses.
    pub asks_rogue: fn(&str) -> String,
    /// A power is used.
    pub asks_power: fn(&str, &str) -> String,
    /// The taker's reward.
    pub asks_reward: fn(&str) -> String,
    /// A bourgeoisie card is used.
    pub asks_bourgeoisie: fn(&str) -> String,
    /// What to press: a card.
    pub do_lay: &'static str,
    /// What to press: a value or a power.
    pub do_rogue: &'static str,
    /// What to press for the taker.
    pub do_reward: &'static str,
    /// What to press: the second blazon of an exchange.
    pub do_swap_other: &'static str,
    /// What to press: the player to move a blazon to.
    pub do_move_to: &'static str,
    /// What to press: tricks to look through.
    pub do_consult: &'static str,
    /// What to press: a card to help oneself to.
    pub do_help: &'static str,
    /// What to press: blazons to look at.
    pub do_look: &'static str,
    /// The rogue takes this value.
    pub take_value: fn(u8) -> String,
    /// The rogue stays as it is.
    pub stay: &'static str,
    /// The rogue takes a later rogue's choice.
    pub take_choice: &'static str,
    /// Under a card: its value.
    pub value: &'static str,
    /// Under a card: no power.
    pub no_power: &'static str,
    /// Under a card: a power already used.
    pub power_spent: &'static str,
    /// A power that the rogue would use at its moment.
    pub would_use: fn(&str) -> String,
    /// The choice of a later rogue, taken over.
    pub would_choose: &'static str,
    /// The best product before and after a choice.
    pub best_after: fn(u8, u8) -> String,
    /// The tricks that may be looked through, others' too.
    pub open_tricks: &'static str,
    /// Who would take the trick.
    pub would_take: fn(&str) -> String,
    /// Nobody would take the trick.
    pub nobody_would: &'static str,
    /// Lays a card.
    pub lay: fn(&str) -> String,
    /// Confirms a choice.
    pub confirm: &'static str,
    /// Puts a choice back.
    pub put_back: &'static str,
    /// Leaves it at that.
    pub done: &'static str,
    /// The powers of this trick, in order.
    pub powers: &'static str,
    /// The chronicle.
    pub chronicle: &'static str,
    /// The standings, on a phone.
    pub standing: &'static str,
    /// The end of a round: title.
    pub round_over: fn(u8) -> String,
    /// The end of a round: a product.
    pub product: fn(u8, u8, u32) -> String,
    /// The end of a round: how it counts.
    pub round_note: &'static str,
    /// The end of a round: the points so far.
    pub in_all: fn(u16) -> String,
    /// Goes on.
    pub go_on: &'static str,
    /// The end: title.
    pub winner: fn(&str) -> String,
    /// The end: note.
    pub winner_note: fn(u16) -> String,
    /// Looks at the table again.
    pub table: &'static str,
    /// A bot thinks.
    pub thinking: fn(&str) -> String,
    /// What happened.
    pub log: LogTexts,
    /// Why a press was refused.
    pub illegal: fn(Illegal) -> &'static str,
}

/// Sentences of the chronicle.
pub struct LogTexts {
    /// A round is dealt.
    pub dealt: fn(u8) -> String,
    /// Laid a card.
    pub laid: fn(&str) -> String,
    /// Laid a card and announced a use.
    pub announced: fn(&str) -> String,
    /// A rogue took a value from somebody.
    pub value: fn(u8, &str) -> String,
    /// A rogue stayed as it is.
    pub stayed: &'static str,
    /// A rogue took a power.
    pub power: fn(&str, &str) -> String,
    /// A power could not be used.
    pub skipped: fn(&str) -> String,
    /// Took a blazon from the pool.
    pub taken: &'static str,
    /// Took a known blazon from the pool.
    pub taken_up: fn(&str) -> String,
    /// Turned a blazon.
    pub turned: fn(&str) -> String,
    /// Put a blazon into the pool.
    pub banished: fn(&str) -> String,
    /// Exchanged two blazons.
    pub exchanged: &'static str,
    /// Moved a blazon.
    pub moved: fn(&str, &str) -> String,
    /// Took the trick.
    pub took: fn(u8, u8) -> String,
    /// Nobody took the trick.
    pub nobody: fn(u8) -> String,
    /// Looked through a trick.
    pub consulted: fn(&str) -> String,
    /// Took a card from the trick.
    pub helped: fn(&str) -> String,
    /// Looked at a blazon.
    pub looked: fn(&str) -> String,
    /// Scored.
    pub scored: fn(u8) -> String,
    /// Received a bourgeoisie card.
    pub office: fn(&str) -> String,
    /// First place is level.
    pub tied: &'static str,
    /// Won.
    pub won: &'static str,
}

mod en;
mod fr;
pub use en::EN;
pub use fr::FR;
