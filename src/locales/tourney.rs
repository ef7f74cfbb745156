//! Texts of The Tourney: weapons, cards, the table, the chronicle, refusals.

use crate::games::tourney::{Card, Colour};

/// A card's name and what it does, in few words.
pub struct CardTexts {
    /// The name.
    pub name: &'static str,
    /// What it does; empty for cards that only count.
    pub does: &'static str,
}

/// Texts of The Tourney.
pub struct Tourney {
    /// The weapon of a colour, with its article ("the axe").
    pub weapon: fn(Colour) -> &'static str,
    /// The weapon as a heading ("The axe").
    pub weapon_title: fn(Colour) -> &'static str,
    /// The colour in words.
    pub colour: fn(Colour) -> &'static str,
    /// A card.
    pub card: fn(Card) -> CardTexts,
    /// A card with its value, as a sentence has it ("axe 5").
    pub card_named: fn(Card) -> String,
    /// The number of the tournament.
    pub tournament: fn(u16) -> String,
    /// Who plays now.
    pub to_play: fn(&str) -> String,
    /// Which card was drawn.
    pub drawn: fn(&str) -> String,
    /// What a total must reach.
    pub need: fn(u16) -> String,
    /// What a total must reach after the choice in the making.
    pub need_after: fn(u16) -> String,
    /// The first to play needs no total.
    pub need_any: &'static str,
    /// Which weapon the tournament before ended in.
    pub last: fn(&str) -> String,
    /// No tournament has been played.
    pub first: &'static str,
    /// Caption of the highest total.
    pub highest: &'static str,
    /// No weapon is named yet.
    pub no_weapon: &'static str,
    /// Caption of a total: still in.
    pub is_in: &'static str,
    /// Caption of a total: the highest.
    pub leads: &'static str,
    /// Caption of a total after a choice: the highest.
    pub would_lead: &'static str,
    /// Caption of a total after a choice: lower than before.
    pub would_fall: &'static str,
    /// Caption of a total after a choice: not enough.
    pub not_enough: &'static str,
    /// Withdrew with this total.
    pub withdrew_at: fn(u16) -> String,
    /// What withdrawing means.
    pub out: &'static str,
    /// Cards in hand.
    pub in_hand: fn(u8) -> String,
    /// A bot.
    pub bot: &'static str,
    /// The draw pile.
    pub draw_pile: fn(u8) -> String,
    /// The discard pile.
    pub discard: &'static str,
    /// Looks through the discards.
    pub see_discards: fn(usize) -> String,
    /// Nothing is discarded.
    pub no_discards: &'static str,
    /// Heading of the goal.
    pub goal: &'static str,
    /// The goal for so many tokens.
    pub goal_tokens: fn(usize) -> String,
    /// Tokens of a player, as a list of words.
    pub tokens: fn(&str) -> String,
    /// No tokens yet.
    pub no_tokens: &'static str,
    /// Heading of the totals after a choice.
    pub totals_after: &'static str,
    /// Heading of the chronicle.
    pub chronicle: &'static str,
    /// Plays the staged cards.
    pub play: &'static str,
    /// Plays an action card.
    pub play_deed: &'static str,
    /// Confirms any other choice.
    pub confirm: &'static str,
    /// Puts the choice back.
    pub put_back: &'static str,
    /// Withdraws.
    pub withdraw: &'static str,
    /// Ends the turn.
    pub end_turn: &'static str,
    /// What ending the turn leads with, and the total that is beaten.
    pub end_with: fn(u16, u16) -> String,
    /// Withdrawing: asked once more.
    pub withdraw_sure: &'static str,
    /// What is lost by withdrawing: cards.
    pub withdraw_cards: fn(usize) -> String,
    /// What is lost by withdrawing: one of these tokens for the maiden.
    pub withdraw_maiden: fn(&str, &str) -> String,
    /// What is lost by withdrawing: the only token for the maiden.
    pub withdraw_maiden_one: fn(&str) -> String,
    /// What is lost by withdrawing: a maiden, but there is no token.
    pub withdraw_maiden_free: &'static str,
    /// Stays in after all.
    pub stay: &'static str,
    /// Staged cards make a total.
    pub makes: fn(&str, u16) -> String,
    /// One more than a rival.
    pub more_than: fn(u16, &str) -> String,
    /// Not enough yet.
    pub less_than: fn(u16, &str) -> String,
    /// Asks the starter for a weapon.
    pub ask_name: fn(&str) -> String,
    /// Asks for a turn.
    pub ask_play: &'static str,
    /// Asks for targets of a card.
    pub ask_weapon: &'static str,
    /// Asks for a rival.
    pub ask_rival: &'static str,
    /// Asks for a face-up card.
    pub ask_card: &'static str,
    /// Asks for one's own and a rival's card.
    pub ask_exchange: &'static str,
    /// Asks which card to keep for Adapt.
    pub ask_keep: fn(u8) -> String,
    /// Asks which token to give back.
    pub ask_give_back: &'static str,
    /// Asks which token to take.
    pub ask_take: &'static str,
    /// Behind the Shield.
    pub behind_shield: &'static str,
    /// Behind the Shield, where the Shield itself can be taken.
    pub only_shield: &'static str,
    /// The row of a player, opened or closed on a small screen.
    pub row: fn(&str) -> String,
    /// The pause after an action card.
    pub pause_title: fn(&str, &str) -> String,
    /// What the pause is for.
    pub pause_note: &'static str,
    /// No total would change.
    pub pause_same_totals: &'static str,
    /// The same pause follows every action card.
    pub pause_same: &'static str,
    /// Answers with Lancelot.
    pub pause_answer: &'static str,
    /// Lets it stand.
    pub pause_pass: &'static str,
    /// Who answers?
    pub pause_who: &'static str,
    /// The name of the hand's list.
    pub hand: &'static str,
    /// The name of a display's list.
    pub display_of: fn(&str) -> String,
    /// A card that can be chosen as a target.
    pub choose: fn(&str) -> String,
    /// The end: title.
    pub champion: fn(&str) -> String,
    /// The end: what was won.
    pub champion_note: fn(usize) -> String,
    /// Looks at the table again.
    pub look: &'static str,
    /// A player who waits.
    pub thinking: fn(&str) -> String,
    /// What happened.
    pub log: LogTexts,
    /// Why a press was refused.
    pub illegal: fn(crate::games::tourney::Illegal) -> String,
}

/// Sentences of the chronicle: what a player (named before) did.
pub struct LogTexts {
    /// A tournament begins.
    pub began: fn(u16) -> String,
    /// Named a weapon.
    pub named: fn(&str) -> String,
    /// Drew a card nobody else sees.
    pub drew: &'static str,
    /// Drew this card.
    pub drew_card: fn(&str) -> String,
    /// There was nothing to draw.
    pub draw_skipped: &'static str,
    /// Played a card, with the total.
    pub played: fn(&str, u16) -> String,
    /// Played an action card.
    pub deed: fn(&str) -> String,
    /// Played an action card against somebody.
    pub deed_at: fn(&str, &str) -> String,
    /// Lancelot cancelled it.
    pub cancelled: fn(&str) -> String,
    /// The weapon changed.
    pub changed: fn(&str) -> String,
    /// Lost a card.
    pub lost: fn(&str, u16) -> String,
    /// Took a card from somebody's display.
    pub riposted: fn(&str, &str) -> String,
    /// Took a card back to hand.
    pub retreated: fn(&str) -> String,
    /// Took a card from somebody's hand, unseen.
    pub knocked: fn(&str) -> String,
    /// Took this card from somebody's hand.
    pub knocked_card: fn(&str, &str) -> String,
    /// Kept a card.
    pub kept: fn(&str) -> String,
    /// Exchanged cards.
    pub exchanged: fn(&str, &str, &str) -> String,
    /// Raised the Shield.
    pub shield: &'static str,
    /// Was stunned.
    pub stunned: &'static str,
    /// Stays in with a total.
    pub stays: fn(u16) -> String,
    /// Withdrew.
    pub withdrew: fn(u16) -> String,
    /// Gave a token back.
    pub returned: fn(&str) -> String,
    /// Won the tournament.
    pub won: fn(&str, u16) -> String,
    /// Took a token.
    pub token: fn(&str) -> String,
    /// Won nothing new.
    pub nothing: &'static str,
    /// Could name no weapon and showed the hand.
    pub showed: &'static str,
    /// Nobody could start.
    pub nobody: &'static str,
    /// Dealt the cards.
    pub dealt: &'static str,
    /// The discards were shuffled.
    pub shuffled: &'static str,
    /// Won the game.
    pub champion: &'static str,
}

mod en;
mod fr;
pub use en::EN;
pub use fr::FR;
