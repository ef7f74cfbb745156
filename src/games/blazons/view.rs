//! What a seat may know, and positions that agree with it.
//!
//! Two kinds of knowledge are kept apart. What the table shows is in the view itself: B11 and B26 say which tricks may
//! be looked through, and nothing else of past tricks may be printed. What an attentive player remembers is in
//! [`Memory`]: every card was laid face up, so who counts knows all hands (B3). Bots and samples may use it; a screen
//! prints none of it.

use serde::{Deserialize, Serialize};

use super::Options;
use super::cards::{BLAZONS, BLAZONS_OF_A_HOUSE, Blazon, Bourgeoisie, Card, Effect, HOUSES, Hand, House, Where};
use super::scoring::{Tally, best};
use super::state::{Blazons, Heaps, PastTrick, Phase, ROUNDS, TRICKS, Trick};
use crate::kernel::{BySeat, Rng, Seat, SeatSet, Seed, Viewer};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was agreed before the deal.
    pub options: Options,
    /// The round, from 1; beyond 3 it is an extra one (B24).
    pub round: u8,
    /// The trick of the round, from 1 to 8; 8 when the game is over.
    pub trick: u8,
    /// Who leads this trick.
    pub leader: Seat,
    /// Which decision is owed: whose power is used by whom, what has been chosen so far.
    pub phase: Phase,
    /// Who owes it.
    pub asked: Option<Seat>,
    /// The cards on the table, in the order of laying.
    pub laid: Vec<LaidCard>,
    /// Who takes this trick, once the values have been compared.
    pub taker: Option<Seat>,
    /// The players by seat.
    pub players: Vec<Player>,
    /// The pool, by place.
    pub pool: Vec<SeenBlazon>,
    /// Who may still win: everybody for three rounds, then those level at the top (B24).
    pub contenders: SeatSet,
    /// What an attentive player remembers: for bots, never for the screen.
    pub memory: Memory,
}

/// A card of the trick on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidCard {
    /// Who laid it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// What it counts now; ✶ is 0.
    pub value: u8,
    /// Whose card's printed value it bears now: its own, or one a rogue took (B18). `None` is ✶.
    pub bears: Option<Seat>,
    /// Who uses, or has used, its power at its moment; nobody if it has none (B19).
    pub user: Option<Seat>,
    /// The use of the bourgeoisie card that was announced with it (B25).
    pub announced: Option<Effect>,
    /// Has it been taken from the trick with a bourgeoisie card (B27)?
    pub away: bool,
}

/// A blazon as the viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenBlazon {
    /// Whose arms, if it lies face up or the viewer has looked at it (B28).
    pub house: Option<House>,
    /// Does it lie face up?
    pub up: bool,
    /// Who has looked at it while it lay face down.
    pub seen_by: SeatSet,
}

/// What is to be seen of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The player's house.
    pub house: House,
    /// The blazons before the player, by place.
    pub blazons: Vec<SeenBlazon>,
    /// How many cards the player holds.
    pub hand_size: u8,
    /// Which: one's own, or everybody's at an open table (B11).
    pub hand: Option<Hand>,
    /// How many tricks the player took this round.
    pub tricks_taken: u8,
    /// Those the viewer may look through now (B11, B26), as which of the pile from 0.
    pub tricks: Vec<(u8, PastTrick)>,
    /// The card the player took from a trick with a bourgeoisie card: shown as a trick of one's own would be (B27).
    pub helped: Option<Card>,
    /// Scores of the rounds that are over; an extra round is not added (B24).
    pub scores: Vec<u8>,
    /// Their sum.
    pub total: u16,
    /// The bourgeoisie card of this round (B25).
    pub bourgeoisie: Option<Bourgeoisie>,
    /// Has its use been announced?
    pub bourgeoisie_used: bool,
}

/// What follows from having watched every card being laid. A screen does not print it (B11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// What everybody still holds.
    pub hands: BySeat<Hand>,
    /// The tricks of this round that are over, with their takers.
    pub tricks: Vec<PastTrick>,
    /// The cards taken from tricks with bourgeoisie cards this round.
    pub helped: BySeat<Option<Card>>,
}

impl View {
    pub(super) fn of(state: &Blazons, viewer: Viewer) -> View {
        let seats = state.seats();
        View {
            viewer,
            options: state.options,
            round: state.round,
            trick: (state.played + 1).min(TRICKS as u8),
            leader: state.leader,
            phase: state.phase,
            asked: state.asked(),
            laid: state.laying().filter_map(|seat| LaidCard::of(state, seat)).collect(),
            taker: state.trick.taker,
            players: Seat::all(seats).map(|seat| Player::of(state, seat, viewer)).collect(),
            pool: seen(state, Where::Pool, viewer),
            contenders: state.contenders,
            memory: Memory { hands: state.hands, tricks: state.past().to_vec(), helped: state.helped },
        }
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.options.seats()
    }

    /// A player by seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The blazons lying there, by place.
    pub fn blazons(&self, at: Where) -> &[SeenBlazon] {
        match at {
            Where::Before(seat) => &self.player(seat).blazons,
            Where::Pool => &self.pool,
        }
    }

    /// What a player has of every house as far as the viewer may see it: face-up blazons, and values in the tricks that
    /// may be looked through. `None` if not all of the player's tricks may be (B11, B26).
    pub fn tallies(&self, seat: Seat) -> Option<[Tally; HOUSES]> {
        let player = self.player(seat);
        if player.tricks.len() < usize::from(player.tricks_taken) {
            return None;
        }
        let mut tallies = [Tally::default(); HOUSES];
        let up = player.blazons.iter().filter(|blazon| blazon.up).filter_map(|blazon| blazon.house);
        up.for_each(|house| tallies[house.index()].blazons += 1);
        for (_, trick) in &player.tricks {
            for (layer, character) in trick.cards.by_seat() {
                let values = &mut tallies[self.player(layer).house.index()].values;
                *values += character.map_or(0, |character| character.value());
            }
        }
        if let Some(card) = player.helped {
            tallies[card.house.index()].values += card.character.value();
        }
        Some(tallies)
    }

    /// What the player would score if the round ended now (B23), as far as [`tallies`](View::tallies) can be told.
    pub fn score_now(&self, seat: Seat) -> Option<u8> {
        self.tallies(seat).map(|tallies| best(&tallies, self.player(seat).house))
    }

    /// A position that this view allows. Everything but the face-down blazons and the deals to come is remembered; the
    /// blazons not seen are dealt anew among the places where they can lie.
    pub(super) fn sample(&self, rng: &mut Rng) -> Blazons {
        let seats = self.seats();
        let mut houses = BySeat::new(seats, House::Aubigny);
        let mut scores = BySeat::new(seats, [0; ROUNDS]);
        let mut bourgeoisie = BySeat::new(seats, None);
        for (seat, player) in Seat::all(seats).zip(&self.players) {
            houses[seat] = player.house;
            bourgeoisie[seat] = player.bourgeoisie;
            scores[seat][..player.scores.len()].copy_from_slice(&player.scores);
        }
        let announced = Seat::all(seats).filter(|&seat| self.player(seat).bourgeoisie_used).collect();
        let none = PastTrick { leader: Seat(0), cards: BySeat::new(seats, None), taker: None };
        let mut past = [none; TRICKS];
        past[..self.memory.tricks.len()].copy_from_slice(&self.memory.tricks);
        Blazons {
            options: self.options,
            houses,
            heaps: self.sample_heaps(rng),
            deals: Seed(u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32())),
            round: self.round,
            leader: self.leader,
            hands: self.memory.hands,
            trick: self.sample_trick(),
            past,
            played: self.memory.tricks.len() as u8,
            helped: self.memory.helped,
            scores,
            contenders: self.contenders,
            bourgeoisie,
            announced,
            phase: self.phase,
        }
    }

    fn sample_trick(&self) -> Trick {
        let mut trick = Trick::new(self.seats());
        for laid in &self.laid {
            trick.cards[laid.seat] = Some(laid.card.character);
            trick.bears[laid.seat] = laid.bears;
            trick.user[laid.seat] = laid.user.unwrap_or(laid.seat);
            trick.announced[laid.seat] = laid.announced;
            if laid.away {
                trick.away = trick.away.with(laid.seat);
            }
        }
        trick.laid = self.laid.len() as u8;
        trick.taker = self.taker;
        trick
    }

    fn sample_heaps(&self, rng: &mut Rng) -> Heaps {
        let mut unseen = [House::Aubigny; BLAZONS];
        let mut count = 0;
        for house in self.unseen() {
            unseen[count] = house;
            count += 1;
        }
        rng.shuffle(&mut unseen[..count]);
        let mut dealt = unseen.into_iter();
        let mut heaps = Heaps::empty(self.seats());
        for at in heaps.everywhere() {
            for blazon in self.blazons(at) {
                let house = blazon.house.or_else(|| dealt.next()).expect("every house has its four blazons");
                heaps.lay(at, Blazon { house, up: blazon.up, seen_by: blazon.seen_by });
            }
        }
        heaps
    }

    /// The blazons whose places the viewer does not know: those of the houses in play, less those it has seen.
    pub fn unseen_blazons(&self) -> Vec<House> {
        self.unseen().collect()
    }

    fn unseen(&self) -> impl Iterator<Item = House> {
        let mut seen = [0; HOUSES];
        let everywhere = self.players.iter().flat_map(|player| &player.blazons).chain(&self.pool);
        everywhere.filter_map(|blazon| blazon.house).for_each(|house| seen[house.index()] += 1);
        let houses = self.players.iter().map(|player| player.house);
        houses.flat_map(move |house| std::iter::repeat_n(house, BLAZONS_OF_A_HOUSE.saturating_sub(seen[house.index()])))
    }
}

impl LaidCard {
    fn of(state: &Blazons, seat: Seat) -> Option<LaidCard> {
        let trick = &state.trick;
        let character = trick.cards[seat]?;
        let has_power = character.has_power(state.options.active_monk);
        Some(LaidCard {
            seat,
            card: Card { house: state.houses[seat], character },
            value: trick.value(seat),
            bears: trick.bears[seat],
            user: has_power.then_some(trick.user[seat]),
            announced: trick.announced[seat],
            away: trick.away.contains(seat),
        })
    }
}

impl Player {
    fn of(state: &Blazons, seat: Seat, viewer: Viewer) -> Player {
        let open = state.options.open_table;
        let own = viewer.is(seat);
        let rounds_over = if state.phase == Phase::Over { ROUNDS } else { usize::from(state.round - 1).min(ROUNDS) };
        Player {
            house: state.houses[seat],
            blazons: seen(state, Where::Before(seat), viewer),
            hand_size: state.hands[seat].len() as u8,
            hand: (own || open).then_some(state.hands[seat]),
            tricks_taken: state.pile(seat).count() as u8,
            tricks: open_tricks(state, seat, viewer),
            helped: state.helped[seat].filter(|_| own || open),
            scores: state.scores[seat][..rounds_over].to_vec(),
            total: state.total(seat),
            bourgeoisie: state.bourgeoisie[seat],
            bourgeoisie_used: state.announced.contains(seat),
        }
    }
}

/// The tricks of `seat` that `viewer` may look through now: at an open table all, else one's own (B11); with the variant
/// of consulting none but those lying open, for the one who consults and the one who took them (B26).
fn open_tricks(state: &Blazons, seat: Seat, viewer: Viewer) -> Vec<(u8, PastTrick)> {
    let may_look = |number: usize| match state.phase {
        Phase::Consult { by, open, .. } if state.options.consulting => {
            open.contains(number) && (viewer.is(by) || viewer.is(seat))
        }
        _ if state.options.consulting => false,
        _ => state.options.open_table || viewer.is(seat),
    };
    let pile = state.pile(seat).enumerate().filter(|&(_, (number, _))| may_look(number));
    pile.map(|(place, (_, &trick))| (place as u8, trick)).collect()
}

fn seen(state: &Blazons, at: Where, viewer: Viewer) -> Vec<SeenBlazon> {
    let see = |blazon: &Blazon| {
        let seen = blazon.up || matches!(viewer, Viewer::Seat(seat) if blazon.seen_by.contains(seat));
        SeenBlazon { house: seen.then_some(blazon.house), up: blazon.up, seen_by: blazon.seen_by }
    };
    state.heaps.at(at).iter().map(see).collect()
}
