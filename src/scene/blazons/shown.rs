//! The table while things are being told: a view moved on by one event after the other.

use crate::games::blazons::event::Shown;
use crate::games::blazons::view::{LaidCard, SeenBlazon, View};
use crate::games::blazons::{Event, Hand, House, Spot, Where};
use crate::kernel::{BySeat, Seat, SeatSet};

/// Moves a view on by an event, as far as cards on the table, blazons, tricks and scores are concerned.
pub fn apply(view: &mut View, event: &Event) {
    match *event {
        Event::Dealt { round, leader, up, .. } => deal(view, round, leader, &up),
        Event::Laid { seat, card, announced } => lay(view, seat, card, announced),
        Event::ValueTaken { by, named, from, value } => {
            bear(view, from, 0, None);
            bear(view, by, value, Some(named));
        }
        Event::PowerTaken { by, of, .. } => {
            if let Some(card) = view.laid.iter_mut().find(|card| card.seat == of) {
                card.user = Some(by);
            }
        }
        Event::Taken { from, to, blazon, .. }
        | Event::Banished { from, to, blazon, .. }
        | Event::Moved { from, to, blazon, .. } => {
            remove(heap(view, from.at), from.place);
            insert(heap(view, to.at), to.place, seen(blazon));
        }
        Event::Turned { spot, house, .. } => {
            let turned = SeenBlazon { house: Some(house), up: true, ..blazon_at(view, spot) };
            put(view, spot, turned);
        }
        Event::Exchanged { one, other, at_one, at_other, .. } => {
            put(view, one, seen(at_one));
            put(view, other, seen(at_other));
        }
        Event::Looked { by, spot, house } => {
            let before = blazon_at(view, spot);
            // B28: whoever it lies before sees it too.
            let seen_by = match spot.at {
                Where::Before(holder) => before.seen_by.with(by).with(holder),
                Where::Pool => before.seen_by.with(by),
            };
            put(view, spot, SeenBlazon { house: house.or(before.house), seen_by, ..before });
        }
        Event::TrickDecided { taker, .. } => view.taker = taker,
        Event::Helped { card, .. } => {
            if let Some(laid) = view.laid.iter_mut().find(|laid| laid.card == card) {
                laid.away = true;
            }
        }
        Event::Collected { trick, taker, leader } => collect(view, trick, taker, leader),
        Event::RoundScored { totals, .. } => {
            for seat in Seat::all(view.players.len()) {
                view.players[seat.index()].total = totals[seat];
            }
        }
        Event::BourgeoisieDealt { cards } => {
            for seat in Seat::all(view.players.len()) {
                view.players[seat.index()].bourgeoisie = cards[seat];
            }
        }
        Event::Seated { .. }
        | Event::StayedRogue { .. }
        | Event::PowerSkipped { .. }
        | Event::NoReward { .. }
        | Event::Consulted { .. }
        | Event::BourgeoisieUsed { .. }
        | Event::Tied { .. }
        | Event::Won { .. } => {}
    }
}

fn seen(blazon: Shown) -> SeenBlazon {
    SeenBlazon { house: blazon.house, up: blazon.up, seen_by: blazon.seen_by }
}

fn heap(view: &mut View, at: Where) -> &mut Vec<SeenBlazon> {
    match at {
        Where::Before(seat) => &mut view.players[seat.index()].blazons,
        Where::Pool => &mut view.pool,
    }
}

fn remove(heap: &mut Vec<SeenBlazon>, place: u8) {
    if usize::from(place) < heap.len() {
        heap.remove(place.into());
    }
}

fn insert(heap: &mut Vec<SeenBlazon>, place: u8, blazon: SeenBlazon) {
    heap.insert(usize::from(place).min(heap.len()), blazon);
}

fn blazon_at(view: &View, spot: Spot) -> SeenBlazon {
    let unknown = SeenBlazon { house: None, up: false, seen_by: SeatSet::EMPTY };
    view.blazons(spot.at).get(usize::from(spot.place)).copied().unwrap_or(unknown)
}

fn put(view: &mut View, spot: Spot, blazon: SeenBlazon) {
    if let Some(place) = heap(view, spot.at).get_mut(usize::from(spot.place)) {
        *place = blazon;
    }
}

fn lay(
    view: &mut View,
    seat: Seat,
    card: crate::games::blazons::Card,
    announced: Option<crate::games::blazons::Effect>,
) {
    let value = card.character.value();
    let user = card.character.has_power(view.options.active_monk).then_some(seat);
    let bears = (value > 0).then_some(seat);
    view.laid.push(LaidCard { seat, card, value, bears, user, announced, away: false });
    let player = &mut view.players[seat.index()];
    player.hand_size = player.hand_size.saturating_sub(1);
    player.hand = player.hand.map(|hand: Hand| hand.without(card.character));
}

fn bear(view: &mut View, seat: Seat, value: u8, bears: Option<Seat>) {
    if let Some(card) = view.laid.iter_mut().find(|card| card.seat == seat) {
        card.value = value;
        card.bears = bears;
    }
}

fn collect(view: &mut View, trick: u8, taker: Option<Seat>, leader: Seat) {
    view.laid.clear();
    view.taker = None;
    view.leader = leader;
    view.trick = (trick + 1).min(8);
    if let Some(taker) = taker {
        view.players[taker.index()].tricks_taken += 1;
    }
}

/// B3, B4: full hands; before each player some face down and one face up; the rest is the pool.
fn deal(view: &mut View, round: u8, leader: Seat, up: &BySeat<House>) {
    let unknown = SeenBlazon { house: None, up: false, seen_by: SeatSet::EMPTY };
    let (seats, down) = (view.players.len(), view.options.dealt_down());
    view.round = round;
    view.trick = 1;
    view.leader = leader;
    view.laid.clear();
    for (seat, player) in Seat::all(seats).zip(&mut view.players) {
        player.blazons = vec![unknown; down];
        player.blazons.push(SeenBlazon { house: Some(up[seat]), up: true, ..unknown });
        player.hand_size = 8;
        player.hand = player.hand.map(|_| Hand::FULL);
        player.tricks_taken = 0;
        player.tricks.clear();
        player.bourgeoisie_used = false;
    }
    view.pool = vec![unknown; seats * 4 - seats * (down + 1)];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::blazons::Blazons;
    use crate::kernel::{Game, Nobody, Rng, Seed, Viewer};
    use crate::scene::blazons::all_variants;

    #[test]
    fn events_lead_from_one_view_to_the_next() {
        for seed in 0..24 {
            let mut rng = Rng::new(Seed(seed));
            let mut game = Blazons::setup(&all_variants(3 + (seed % 5) as usize), Seed(seed), &mut Nobody);
            let mut legal = Vec::new();
            let viewer = if seed % 2 == 0 { Viewer::Public } else { Viewer::Seat(Seat(1)) };
            while let Some(seat) = game.waiting_for().first() {
                let mut shown = game.view(viewer);
                game.legal_actions(seat, &mut legal);
                let mut events = Vec::new();
                game.resolve(seat, *rng.pick(&legal).expect("asked seats have a choice"), &mut events);
                let told: Vec<_> = events.iter().filter_map(|event| Blazons::witnessed(event, viewer)).collect();
                told.iter().for_each(|event| apply(&mut shown, event));
                let after = game.view(viewer);
                assert_eq!(shown.pool, after.pool, "after {told:?}");
                for (told_player, player) in shown.players.iter().zip(&after.players) {
                    assert_eq!(told_player.blazons, player.blazons, "after {told:?}");
                    assert_eq!(told_player.hand_size, player.hand_size);
                    assert_eq!(told_player.tricks_taken, player.tricks_taken, "after {told:?}");
                    assert_eq!(told_player.total, player.total);
                }
                let table =
                    |view: &View| view.laid.iter().map(|c| (c.seat, c.card, c.value, c.away)).collect::<Vec<_>>();
                assert_eq!(table(&shown), table(&after), "after {told:?}");
            }
        }
    }
}
