//! What a place on a track would bring a squire if the track were scored as it stands.

use crate::games::academy::{Options, Squire, Track, Tracks, View};

/// What scoring would bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Nothing.
    Nothing,
    /// Squares for one disc (A19).
    Moves(u8),
    /// Squares on the track that was bet on (A30): times the cards played there.
    BetMoves {
        /// 3, 2 or 1.
        times: u8,
        /// Cards played on the bet's track so far.
        cards: u8,
    },
    /// Points, won or lost.
    Points(i32),
    /// The place in the order of choosing from the codex (A31); 1 chooses first.
    Chooses(u8),
    /// Gives alms and takes this many coats (A34).
    AlmsTakes(u8),
    /// Is given alms and loses this many coats (A34).
    AlmsLoses(u8),
}

impl Worth {
    /// The points in it.
    pub const fn points(self) -> i32 {
        match self {
            Worth::Points(points) => points,
            Worth::Nothing
            | Worth::Moves(_)
            | Worth::BetMoves { .. }
            | Worth::Chooses(_)
            | Worth::AlmsTakes(_)
            | Worth::AlmsLoses(_) => 0,
        }
    }

    /// Does it hurt?
    pub const fn is_loss(self) -> bool {
        matches!(self, Worth::AlmsLoses(_)) || self.points() < 0
    }
}

/// A squire's place on a track, as people count: 1 is first. Those on square 0 share the place after the others (A17).
pub fn rank(tracks: &Tracks, track: Track, squire: Squire, squires: usize) -> u8 {
    let ranking = tracks[track].ranking(squires);
    let ahead = ranking.ahead();
    ahead.iter().position(|&other| other == squire).unwrap_or(ahead.len()) as u8 + 1
}

/// What `track` would bring `squire`, were it scored with the discs at `tracks`.
pub fn worth(view: &View, tracks: &Tracks, track: Track, squire: Squire) -> Worth {
    let variants = view.options.variants;
    let ranking = tracks[track].ranking(view.squires());
    let gains = ranking.gaining().iter().position(|&other| other == squire);
    match track {
        Track::Gallantry => gains.map_or(Worth::Nothing, |place| gallantry(view, squire, 3 - place as u8)),
        Track::Jousts | Track::Tournaments => {
            let pays = combat_pays(&view.options, track, view.cup);
            gains.map_or(Worth::Nothing, |place| Worth::Points(pays[place]))
        }
        Track::Education if variants.codex => Worth::Chooses(rank(tracks, track, squire, view.squires())),
        Track::Education => penalty(tracks, track, squire, view.squires(), [-3, -1]),
        Track::Service => {
            let square = tracks[track].disc(squire).square();
            view.options.service_coat(square).map_or(Worth::Nothing, |value| Worth::Points(value.into()))
        }
        Track::Quests if variants.glory => glory(view, tracks, squire),
        Track::Quests => gains.map_or(Worth::Nothing, |place| Worth::Points(view.options.values.quests[place].into())),
        Track::Charity if variants.alms => alms(view, tracks, squire),
        Track::Charity => penalty(tracks, track, squire, view.squires(), view.options.values.charity.map(i32::from)),
    }
}

fn gallantry(view: &View, squire: Squire, times: u8) -> Worth {
    if !view.options.variants.bet {
        return Worth::Moves(times);
    }
    let bet = view.squires[squire].bet;
    let cards = view.plays_of(squire).filter(|play| Some(play.track) == bet).count() as u8;
    Worth::BetMoves { times, cards }
}

/// What the first, second and third win on a combat track: 3, 2, 1 (A20), or by the side of the Cup (A29).
pub fn combat_pays(options: &Options, track: Track, cup: Option<i8>) -> [i32; 3] {
    if !options.variants.knights {
        return [3, 2, 1];
    }
    let cup = cup.unwrap_or(0);
    let favoured = if track == Track::Jousts { cup > 0 } else { cup < 0 };
    if favoured { [8, 5, 2] } else { [5, 3, 1] }
}

/// The last and the second to last lose (A21).
fn penalty(tracks: &Tracks, track: Track, squire: Squire, squires: usize, costs: [i32; 2]) -> Worth {
    let ranking = tracks[track].ranking(squires);
    if ranking.last().contains(&squire) {
        Worth::Points(costs[0])
    } else if ranking.second_to_last() == Some(squire) {
        Worth::Points(costs[1])
    } else {
        Worth::Nothing
    }
}

/// Glory counts positive coats: each for the first, pairs for the second, pairs lost for the last (A33).
fn glory(view: &View, tracks: &Tracks, squire: Squire) -> Worth {
    let ranking = tracks[Track::Quests].ranking(view.squires());
    let coats = i32::from(view.squires[squire].purse.positive());
    let points = if ranking.place(1) == Some(squire) {
        coats
    } else if ranking.last().contains(&squire) {
        -(coats / 2)
    } else if ranking.place(2) == Some(squire) {
        coats / 2
    } else {
        0
    };
    if points == 0 { Worth::Nothing } else { Worth::Points(points) }
}

/// Alms pass between the first and the last, with four or more also between the second and the second to last (A34).
fn alms(view: &View, tracks: &Tracks, squire: Squire) -> Worth {
    let ranking = tracks[Track::Charity].ranking(view.squires());
    let two_pairs = view.squires() >= 4;
    if ranking.place(1) == Some(squire) {
        Worth::AlmsTakes(2)
    } else if two_pairs && ranking.place(2) == Some(squire) {
        Worth::AlmsTakes(1)
    } else if ranking.last().contains(&squire) {
        Worth::AlmsLoses(2)
    } else if two_pairs && ranking.second_to_last() == Some(squire) {
        Worth::AlmsLoses(1)
    } else {
        Worth::Nothing
    }
}

/// The next round at whose end the track is scored, from `round` on; none by the calendar for scrolls (A32).
pub fn next_scoring(options: &Options, track: Track, round: u8) -> Option<u8> {
    (round..=6).find(|&round| options.scores(track, round))
}
