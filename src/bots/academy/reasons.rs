//! Why an action is good, as data: the screen puts it into words.

use serde::{Deserialize, Serialize};

use super::judge::{Care, Judge};
use super::worth::Worth;
use crate::games::academy::tracks::SERVICE_END;
use crate::games::academy::{Academy, Action, Card, Lane, Lesson, Phase, Squire, Track};
use crate::kernel::Seat;

/// The most reasons that are given.
const MOST: usize = 3;

/// A reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Reason {
    /// The squire rises on a track; 1 is first.
    Rank {
        /// The track.
        track: Track,
        /// The rank before.
        from: u8,
        /// The rank after.
        to: u8,
    },
    /// The squire goes past another.
    Passes {
        /// The track.
        track: Track,
        /// Who is overtaken: the highest of them.
        squire: Squire,
    },
    /// The squire leaves square 0, where the whole penalty or no payment waits.
    LeavesStart {
        /// The track.
        track: Track,
    },
    /// The squire comes to a square of King's Service that pays this coat.
    Pays {
        /// The coat's value.
        coat: u8,
    },
    /// The squire comes closer to the next square of King's Service that pays more.
    Nears {
        /// How many squares are then missing.
        missing: u8,
    },
    /// The squire moves ahead on a track without changing ranks.
    Ahead {
        /// The track.
        track: Track,
        /// By so many squares.
        steps: u8,
    },
    /// The next player would have liked this card.
    Withholds {
        /// The card.
        card: Card,
        /// Who will not get it.
        squire: Squire,
    },
    /// The disc comes to the top of its stack.
    Tops {
        /// The track.
        track: Track,
    },
    /// So many cards of the track named are in hand.
    Cards {
        /// The track.
        track: Track,
        /// How many.
        count: u8,
    },
    /// It is known what lies there.
    Known {
        /// The coat.
        coat: Lesson,
    },
    /// A look tells something; declining tells nothing.
    Learns,
    /// Nothing is gained by more.
    Declines,
    /// These cards work together.
    Hand {
        /// The track they do most for.
        track: Track,
    },
    /// A coat of this value changes hands.
    Coat {
        /// Its value.
        value: i8,
    },
    /// This squire has the most to lose.
    Rival {
        /// The squire.
        squire: Squire,
    },
}

/// The main reasons for an action.
pub fn reasons(worth: &Worth, game: &Academy, seat: Seat, action: Action) -> Vec<Reason> {
    let judge = Judge::new(worth, game, seat, Care::Everybody);
    let mut reasons = match action {
        Action::Keep(card) => keep(&judge, card),
        Action::Play(card, track) => acting(&judge).map_or(vec![], |squire| moves(&judge, squire, track, card.value())),
        Action::Bonus(track) => match *judge.glimpse.phase() {
            Phase::Bonus { rank, .. } => acting(&judge).map_or(vec![], |squire| moves(&judge, squire, track, 4 - rank)),
            _ => vec![],
        },
        Action::Bet(track) => {
            let count = judge.glimpse.cards_for(track) as u8;
            vec![Reason::Cards { track, count }]
        }
        Action::Split(pile) | Action::Give(pile) => vec![together(&judge, &pile)],
        Action::TakePile(pile) => {
            let piles = judge.glimpse.opponents_piles();
            piles.map_or(vec![], |piles| vec![together(&judge, &piles[usize::from(pile)])])
        }
        Action::Look(_) => vec![Reason::Learns],
        Action::NoLook | Action::NoLift => vec![Reason::Declines],
        Action::Lift(track) => vec![Reason::Tops { track }],
        Action::TakeCoat(place) => {
            judge.glimpse.codex_known(place).map_or(vec![Reason::Learns], |coat| vec![Reason::Known { coat }])
        }
        Action::AlmsTo(squire) => vec![Reason::Rival { squire }],
        Action::AlmsGive(lesson) => vec![Reason::Coat { value: lesson.value() }],
        Action::AlmsTake(coat) => vec![Reason::Coat { value: coat.value }],
    };
    reasons.truncate(MOST);
    reasons
}

fn acting(judge: &Judge) -> Option<Squire> {
    judge.glimpse.acting()
}

/// What a kept card will do, and who will miss it.
fn keep(judge: &Judge, card: Card) -> Vec<Reason> {
    let Some(own) = judge.own() else { return vec![] };
    let track = judge.best_track(own, card);
    let mut reasons = moves(judge, own, track, card.value());
    let squire = judge.glimpse.passes_to(own);
    let (mine, theirs) = (judge.gain_of(own, card), judge.gain_of(squire, card));
    if theirs > 0.5 && theirs > mine {
        reasons.insert(0, Reason::Withholds { card, squire });
    }
    reasons
}

/// The track that a few cards do most for.
fn together(judge: &Judge, cards: &[Card]) -> Reason {
    let own = judge.own().unwrap_or(judge.glimpse.first());
    let best = cards.iter().max_by(|a, b| judge.gain_of(own, **a).total_cmp(&judge.gain_of(own, **b)));
    Reason::Hand { track: best.map_or(Track::Gallantry, |&card| judge.best_track(own, card)) }
}

/// What a move does.
fn moves(judge: &Judge, squire: Squire, track: Track, steps: u8) -> Vec<Reason> {
    let tracks = judge.glimpse.tracks();
    if track == Track::Service {
        return vec![service(judge, squire, steps)];
    }
    let before = &tracks[track];
    let mut after = *before;
    after.shift(squire, tracks.landing(track, squire, steps));
    let squires = judge.glimpse.options().squires();
    let (from, to) = (rank(before, squire, squires), rank(&after, squire, squires));
    let mut reasons = Vec::new();
    if to < from {
        reasons.push(Reason::Rank { track, from, to });
        let passed = Squire::all(squires).filter(|&other| {
            other != squire && before.disc(other) >= before.disc(squire) && after.disc(other) < after.disc(squire)
        });
        if let Some(squire) = passed.max_by_key(|&other| before.disc(other)) {
            reasons.push(Reason::Passes { track, squire });
        }
    }
    if before.disc(squire).is_at_start() {
        reasons.push(Reason::LeavesStart { track });
    }
    if reasons.is_empty() {
        reasons.push(Reason::Ahead { track, steps });
    }
    reasons
}

/// The place of a squire on a track: one more than those ahead of it.
fn rank(lane: &Lane, squire: Squire, squires: usize) -> u8 {
    1 + Squire::all(squires).filter(|&other| lane.disc(other) > lane.disc(squire)).count() as u8
}

/// What a move on King's Service does (A22, A32).
fn service(judge: &Judge, squire: Squire, steps: u8) -> Reason {
    let tracks = judge.glimpse.tracks();
    let options = judge.glimpse.options();
    let from = tracks[Track::Service].disc(squire).progress();
    let to = tracks.landing(Track::Service, squire, steps);
    match options.service_coat(to) {
        Some(coat) if options.service_coat(from) != Some(coat) => Reason::Pays { coat },
        now => {
            let next = (to..=SERVICE_END).find(|&square| options.service_coat(square) != now);
            Reason::Nears { missing: next.map_or(0, |square| (square - to) as u8) }
        }
    }
}
