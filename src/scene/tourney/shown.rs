//! The table while things are being told: a view moved on by one event after the other, so that cards are seen to land and
//! to leave one at a time.

use crate::games::tourney::{Card, Colour, Event, FaceUp, PlayerView, Tokens, View};
use crate::kernel::Seat;

/// Moves a view on by an event, as far as the displays, tokens and hands are concerned. The discards are not told by
/// events of their own: the screen takes them from the newest view.
pub fn apply(view: &mut View, event: &Event) {
    match *event {
        Event::TournamentBegan { number, starter } => begin(view, number, starter),
        Event::Named { seat, colour } => {
            view.colour = Some(colour);
            view.turn = seat;
        }
        Event::Drew { seat, .. } => {
            view.turn = seat;
            view.players[seat].hand_len += 1;
            view.draw_pile = view.draw_pile.saturating_sub(1);
        }
        Event::Shuffled { count, .. } => view.draw_pile = count,
        Event::Played { seat, card, .. } => {
            leave_hand(view, seat);
            view.players[seat].display.push(card);
        }
        Event::DeedPlayed { seat, .. } => leave_hand(view, seat),
        Event::Cancelled { by, .. } => leave_hand(view, by),
        Event::ColourChanged { to, .. } => view.colour = Some(to),
        Event::Discarded { seat, place, .. } => _ = view.players[seat].display.remove(place.index()),
        Event::Riposted { seat, from, .. } => {
            if let Some(card) = view.players[from].display.pop() {
                view.players[seat].display.push(card);
            }
        }
        Event::Retreated { seat, place, .. } => {
            view.players[seat].display.remove(place.index());
            view.players[seat].hand_len += 1;
        }
        Event::KnockedDown { seat, from, .. } => {
            leave_hand(view, from);
            view.players[seat].hand_len += 1;
        }
        Event::Exchanged { seat, give, gave, with, take, took } => {
            take_away(&mut view.players[seat], give);
            take_away(&mut view.players[with], take);
            lay(&mut view.players[seat], took);
            lay(&mut view.players[with], gave);
        }
        Event::ShieldRaised { seat } => view.players[seat].has_shield = true,
        Event::WasStunned { seat } => view.players[seat].is_stunned = true,
        Event::Withdrew { seat, total, .. } => {
            clear(&mut view.players[seat]);
            view.players[seat].is_in = false;
            view.players[seat].withdrew_at = total;
        }
        Event::TokenReturned { seat, colour } => change_tokens(view, seat, |tokens| tokens.without(colour)),
        Event::TokenTaken { seat, colour } => change_tokens(view, seat, |tokens| tokens.with(colour)),
        Event::TournamentWon { seat, .. } => clear(&mut view.players[seat]),
        Event::Dealer { .. }
        | Event::Dealt { .. }
        | Event::HandShown { .. }
        | Event::NobodyCouldStart
        | Event::DrawSkipped { .. }
        | Event::Kept { .. }
        | Event::TurnEnded { .. }
        | Event::NothingGained { .. }
        | Event::GameWon { .. } => {}
    }
    count(view);
}

fn begin(view: &mut View, number: u16, starter: Seat) {
    if number > 1 {
        view.previous = view.colour.or(view.previous);
    }
    view.tournament = number;
    view.starter = starter;
    view.turn = starter;
    view.colour = None;
    for seat in Seat::all(view.players.seats()) {
        clear(&mut view.players[seat]);
        view.players[seat].is_in = true;
        view.players[seat].withdrew_at = 0;
    }
}

fn leave_hand(view: &mut View, seat: Seat) {
    view.players[seat].hand_len = view.players[seat].hand_len.saturating_sub(1);
}

fn change_tokens(view: &mut View, seat: Seat, change: impl FnOnce(Tokens) -> Tokens) {
    view.players[seat].tokens = change(view.players[seat].tokens);
}

fn clear(player: &mut PlayerView) {
    player.display.clear();
    player.has_shield = false;
    player.is_stunned = false;
}

fn take_away(player: &mut PlayerView, what: FaceUp) {
    match what {
        FaceUp::Display(place) => _ = player.display.remove(place.index()),
        FaceUp::Shield => player.has_shield = false,
        FaceUp::Stunned => player.is_stunned = false,
    }
}

fn lay(player: &mut PlayerView, card: Card) {
    match card {
        Card::Shield => player.has_shield = true,
        Card::Stunned => player.is_stunned = true,
        other => player.display.push(other),
    }
}

/// T14: the totals, in the present colour.
fn count(view: &mut View) {
    for seat in Seat::all(view.players.seats()) {
        let player = &mut view.players[seat];
        player.total = match view.colour {
            Some(Colour::Green) => player.display.len() as u16,
            Some(_) | None => player.display.iter().map(|card| u16::from(card.value())).sum(),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tourney::{Options, Tourney};
    use crate::kernel::{Game, Rng, Seed, Viewer};

    /// What a screen draws of a player.
    fn drawn(view: &View) -> Vec<impl PartialEq + std::fmt::Debug + use<>> {
        let player = |p: &PlayerView| (p.display, p.total, p.tokens, p.has_shield, p.is_stunned, p.is_in, p.hand_len);
        view.players.iter().map(player).collect()
    }

    #[test]
    fn events_lead_from_one_view_to_the_next() {
        for seed in 0..40 {
            let mut rng = Rng::new(Seed(seed));
            let mut game = Tourney::setup(&Options::of(2 + (seed % 4) as u8), Seed(seed), &mut crate::kernel::Nobody);
            let mut legal = Vec::new();
            while let Some(seat) = game.waiting_for().first() {
                let mut shown = game.view(Viewer::Public);
                game.legal_actions(seat, &mut legal);
                let mut events = Vec::new();
                game.resolve(seat, *rng.pick(&legal).expect("asked seats have a choice"), &mut events);
                events.iter().for_each(|event| apply(&mut shown, event));
                let after = game.view(Viewer::Public);
                assert_eq!(drawn(&shown), drawn(&after), "after {events:?}");
                assert_eq!((shown.colour, shown.tournament), (after.colour, after.tournament));
                assert_eq!(shown.draw_pile, after.draw_pile);
            }
        }
    }
}
