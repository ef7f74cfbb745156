//! Words of a decision: the hand, the panel, and what a move would change.

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
    pub alms_how: fn(u8) -> &'static str,
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
    /// Before one is chosen.
    pub choose_pile: &'static str,
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
