//! How good an action looks in The Tourney, in about the points of a card.
//!
//! In a turn everything rests on one question: what is it worth to stay in, against what it costs? The cheapest cards
//! that lead are found; action cards are tried out and the question asked again.

use super::prospects::{Prospects, scale};
use super::weights::{Numbers, W};
use crate::games::tourney::{Action, Card, Colour, Deed, FaceUp, Hand, Phase, Place, Tourney};
use crate::kernel::{Game, Nobody, Seat};

/// What cannot be done, or must not.
const NEVER: f32 = -1000.0;

/// The judgement of one decision.
pub struct Judge<'a> {
    game: &'a Tourney,
    prospects: Prospects<'a>,
    /// What staying in is worth, before what it costs.
    hope: f32,
}

impl<'a> Judge<'a> {
    /// Takes a look at a decision of `seat`.
    pub fn new(numbers: &'a Numbers, game: &'a Tourney, seat: Seat) -> Judge<'a> {
        let prospects = Prospects::new(numbers, game, seat);
        Judge { game, hope: prospects.hope(game), prospects }
    }

    fn numbers(&self) -> &Numbers {
        self.prospects.numbers
    }

    fn seat(&self) -> Seat {
        self.prospects.seat
    }

    /// How good the action looks.
    pub fn score(&self, action: Action) -> f32 {
        match action {
            Action::Name(colour) => self.name(colour),
            Action::Play(card) => self.play(card),
            Action::Deed(deed) => self.deed(deed),
            Action::End => self.hope,
            Action::Withdraw => -self.prospects.withdrawal(self.game),
            Action::Pass => 0.0,
            Action::Lancelot => self.lancelot(),
            Action::Keep(place) => self.keep(place),
            Action::GiveBack(colour) => self.ease(colour),
            Action::Take(colour) => -self.ease(colour),
        }
    }

    /// A colour is as good as the hope it gives.
    fn name(&self, colour: Colour) -> f32 {
        self.prospects.chance(self.game, colour) * self.prospects.stake(self.game, colour)
    }

    /// A card costs itself, and whatever else is needed to stay in.
    fn play(&self, card: Card) -> f32 {
        let mut hand = *self.game.hand(self.seat());
        hand.take(card);
        let worth = card.worth(self.game.colour().unwrap_or(Colour::Purple));
        let need = need(self.game, self.seat()).saturating_sub(worth);
        let room = if self.game.stunned() == Some(self.seat()) { 0 } else { usize::MAX };
        match self.plan(self.game, hand, need, room, card.is_maiden()) {
            Some(rest) => self.hope - self.cost(self.game, card) - rest,
            None => NEVER - self.cost(self.game, card),
        }
    }

    /// What a card costs to play: what it would be worth in hand, and the token that a maiden may take along.
    fn cost(&self, game: &Tourney, card: Card) -> f32 {
        let keep = self.numbers().keep(card);
        let tokens = game.tokens(self.seat()).len();
        if card.is_maiden() && tokens > 0 {
            let colour = game.colour().unwrap_or(Colour::Purple);
            let lost = 1.0 - self.prospects.chance(game, colour);
            return keep + lost * self.prospects.last_token(game);
        }
        keep
    }

    /// The cost of the cheapest cards that add `need`, at most `room` of them; `None` if there are none.
    fn plan(&self, game: &Tourney, mut hand: Hand, mut need: u16, mut room: usize, has_maiden: bool) -> Option<f32> {
        let colour = game.colour()?;
        let has_maiden = has_maiden || game.has_maiden(self.seat());
        let mut cost = 0.0;
        while need > 0 {
            let fits = |card: &Card| !card.is_deed() && card.fits(colour) && !(has_maiden && card.is_maiden());
            let playable = || hand.kinds().filter(fits);
            // The least card that is enough, or else the greatest; of equals the one that is missed least.
            let enough = playable().filter(|card| card.worth(colour) >= need);
            let by_cost = |a: &Card, b: &Card| self.numbers().keep(*a).total_cmp(&self.numbers().keep(*b));
            let card = match enough.min_by(by_cost) {
                Some(card) => card,
                None => playable().max_by_key(|card| (card.worth(colour), !card.is_maiden()))?,
            };
            room = room.checked_sub(1)?;
            need = need.saturating_sub(card.worth(colour));
            cost += self.cost(game, card);
            hand.take(card);
            // One maiden is all a display takes; the plan has it now.
            if card.is_maiden() {
                while hand.take(Card::Maiden6) {}
            }
        }
        Some(cost)
    }

    /// The best that can be made of a turn from here: staying in by the cheapest cards, or withdrawing.
    fn best(&self, game: &Tourney) -> f32 {
        let seat = self.seat();
        let room = match game.stunned() == Some(seat) {
            true => usize::from(game.added() == 0),
            false => usize::MAX,
        };
        let away = -self.prospects.withdrawal(game);
        match self.plan(game, *game.hand(seat), need(game, seat), room, false) {
            Some(cost) => away.max(self.prospects.hope(game) - cost),
            None => away,
        }
    }

    /// An action card is tried out; it costs what it would be worth later.
    fn deed(&self, deed: Deed) -> f32 {
        if !is_sensible(self.game, self.seat(), deed) {
            return NEVER;
        }
        let after = tried(self.game, self.seat(), Action::Deed(deed));
        let gained = match deed {
            Deed::Retreat(place) => self.numbers().keep(self.game.display(self.seat())[place.index()]),
            // The card taken is as good as any, and the opponent lacks it.
            Deed::KnockDown(_) => self.numbers()[W::Taken],
            _ => 0.0,
        };
        let best = match deed {
            // What the card is, nobody knows before.
            Deed::KnockDown(_) => self.best(&spent(self.game, self.seat(), deed)),
            _ => self.best(&after),
        };
        best + gained - self.numbers().keep(deed.card())
    }

    /// Lancelot is as good as the harm it prevents.
    fn lancelot(&self) -> f32 {
        let stands = tried(self.game, self.seat(), Action::Pass);
        let falls = tried(self.game, self.seat(), Action::Lancelot);
        let mut harm = self.prospects.hope(&falls) - self.prospects.hope(&stands);
        if let Phase::Reaction { deed: Deed::KnockDown(target), .. } = self.game.phase()
            && target == self.seat()
        {
            harm += self.numbers()[W::Taken];
        }
        harm - self.numbers().keep(Card::Lancelot)
    }

    /// Adapt: whatever lies last is what Riposte takes, so it had better be little.
    fn keep(&self, place: Place) -> f32 {
        let after = tried(self.game, self.seat(), Action::Keep(place));
        let last = after.display(self.seat()).last().map_or(0, |card| card.value());
        let kept = self.game.display(self.seat())[place.index()];
        // A colour card withstands Disgrace.
        f32::from(u8::from(!kept.is_supporter())) - f32::from(last)
    }

    /// How easily the hand at hand would win this colour.
    fn ease(&self, colour: Colour) -> f32 {
        let hand = self.game.hand(self.seat());
        let fitting = hand.kinds().filter(|card| card.colour() == Some(colour));
        let worth: f32 = fitting.map(|card| f32::from(card.worth(colour)) * f32::from(hand.count(card))).sum();
        worth / scale(colour)
    }
}

/// What `seat` still needs to stay in (T12): a higher total, and in any case a card.
fn need(game: &Tourney, seat: Seat) -> u16 {
    let need = (game.to_beat(seat) + 1).saturating_sub(game.total(seat));
    if game.played() == 0 { need.max(1) } else { need }
}

/// The position after an action that nobody answers. An answer of `seat` itself comes first, the others pass.
fn tried(game: &Tourney, seat: Seat, action: Action) -> Tourney {
    let mut after = game.clone();
    after.resolve(seat, action, &mut Nobody);
    while let Phase::Reaction { open, .. } = after.phase() {
        open.iter().for_each(|other| after.resolve(other, Action::Pass, &mut Nobody));
    }
    after
}

/// The position after the card is announced: it has left the hand and done nothing.
fn spent(game: &Tourney, seat: Seat, deed: Deed) -> Tourney {
    let mut after = game.clone();
    after.resolve(seat, Action::Deed(deed), &mut Nobody);
    after
}

/// Most exchanges give much for little, and most cards are not worth a Dodge: those are not looked at closely.
fn is_sensible(game: &Tourney, seat: Seat, deed: Deed) -> bool {
    match deed {
        Deed::Outwit { give, seat: other, take } => {
            let value = |seat: Seat, face_up: FaceUp| match face_up {
                FaceUp::Display(place) => Some(game.display(seat)[place.index()].value()),
                FaceUp::Shield | FaceUp::Stunned => None,
            };
            match (value(seat, give), value(other, take)) {
                (Some(give), Some(take)) => {
                    give == lowest(game, seat) && (take == highest(game, other) || take > give + 1)
                }
                (Some(give), None) => give == lowest(game, seat) && take == FaceUp::Shield,
                (None, Some(take)) => take == highest(game, other),
                (None, None) => give == FaceUp::Stunned,
            }
        }
        Deed::Dodge(target, place) => {
            game.colour() == Some(Colour::Green) || game.display(target)[place.index()].value() == highest(game, target)
        }
        _ => true,
    }
}

fn lowest(game: &Tourney, seat: Seat) -> u8 {
    game.display(seat).iter().map(|card| card.value()).min().unwrap_or(0)
}

fn highest(game: &Tourney, seat: Seat) -> u8 {
    game.display(seat).iter().map(|card| card.value()).max().unwrap_or(0)
}
