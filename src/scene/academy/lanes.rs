//! The seven lanes: heads, discs and feet, as they are drawn and as they are read out.

use super::cast::Cast;
use super::worth::{self, Worth, worth};
use super::{Frame, Rect, Scene};
use crate::games::academy::phases::ScrollState;
use crate::games::academy::{Disc, Lane, Options, Squire, Track, View};
use crate::kernel::order;
use crate::locales::academy::Academy;
use crate::scene::Arms;

/// The Roman numerals of the rounds.
pub const ROMAN: [&str; 6] = ["I", "II", "III", "IV", "V", "VI"];

/// The Roman numeral of a round or a pile, from 1.
pub fn roman(n: u8) -> &'static str {
    ROMAN[usize::from(n.clamp(1, 6)) - 1]
}

/// One of the six marks in a lane's head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pip {
    /// The track is not scored in this round.
    Dot,
    /// It was scored.
    Past,
    /// It will be.
    Ahead,
}

/// A disc on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscModel {
    /// Whose.
    pub squire: Squire,
    /// Arms.
    pub arms: Arms,
    /// Its middle.
    pub at: (f64, f64),
    /// Has it a lap marker?
    pub lapped: bool,
    /// Higher is drawn later.
    pub order: usize,
    /// Has it just moved?
    pub moved: bool,
}

/// A bet in a lane's head: whose, and the cards played there (A30).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BetModel {
    /// Arms.
    pub arms: Arms,
    /// Cards played on the track this round.
    pub cards: u8,
}

/// A numbered coat of the codex, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodexMark {
    /// Its place, from 1.
    pub number: u8,
    /// Has somebody looked at it?
    pub looked: bool,
    /// Has it been taken?
    pub taken: bool,
}

fn codex(view: &View) -> Vec<CodexMark> {
    let places = view.codex.map(|codex| codex.places.to_vec()).unwrap_or_default();
    let mark = |(number, place): (u8, crate::games::academy::view::CodexPlace)| CodexMark {
        number,
        looked: !place.looked.is_empty(),
        taken: place.taken.is_some(),
    };
    (1..).zip(places).map(mark).collect()
}

/// The foot of a lane: a place and what it brings now.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Foot {
    /// "3rd".
    pub place: String,
    /// "+1 move".
    pub brings: String,
    /// Does it hurt?
    pub loss: bool,
    /// The second line, with variants.
    pub note: String,
    /// Does it stand in the middle?
    pub middle: bool,
}

/// One lane.
#[derive(Clone, Debug, PartialEq)]
pub struct LaneModel {
    /// The track.
    pub track: Track,
    /// Where it lies on the board.
    pub at: Rect,
    /// Its name.
    pub name: String,
    /// Symbol and wash.
    pub emblem: (&'static str, &'static str),
    /// When it is scored.
    pub when: String,
    /// What it pays.
    pub pays: String,
    /// Does it cost?
    pub costs: bool,
    /// The six rounds.
    pub pips: [Pip; 6],
    /// The bets on it.
    pub bets: Vec<BetModel>,
    /// Rank and what it brings.
    pub foot: Foot,
    /// The codex in Education's foot (A31).
    pub codex: Vec<CodexMark>,
    /// The discs, lowest first.
    pub discs: Vec<DiscModel>,
    /// Who is where, read out: best first.
    pub read: Vec<String>,
}

/// A track's name at this table: variants change it (A28, A33, A34).
pub fn name<'a>(texts: &'a Academy, options: &Options, track: Track) -> &'a str {
    let lanes = &texts.lanes;
    match track {
        Track::Jousts if options.variants.knights => lanes.white,
        Track::Tournaments if options.variants.knights => lanes.black,
        Track::Quests if options.variants.glory => lanes.glory,
        Track::Charity if options.variants.alms => lanes.alms,
        _ => lanes.names[track.index()],
    }
}

/// A track's short name, for buttons and cards.
pub fn short_name<'a>(texts: &'a Academy, options: &Options, track: Track) -> &'a str {
    match track {
        Track::Jousts if options.variants.knights => texts.lanes.white_short,
        Track::Tournaments if options.variants.knights => texts.lanes.black_short,
        Track::Service => texts.lanes.short[track.index()],
        _ => name(texts, options, track),
    }
}

/// A track's symbol and wash at this table.
pub fn emblem(options: &Options, track: Track) -> (&'static str, &'static str) {
    let variants = options.variants;
    match track {
        Track::Gallantry => ("em-rose", "w-ro"),
        Track::Jousts if variants.knights => ("em-white", "w-st"),
        Track::Jousts => ("em-lance", "w-st"),
        Track::Tournaments if variants.knights => ("em-black", "w-ro"),
        Track::Tournaments => ("em-swords", "w-cl"),
        Track::Education if variants.codex => ("codex", "w-sk"),
        Track::Education => ("em-book", "w-sk"),
        Track::Service if variants.scrolls => ("scroll", "w-sw"),
        Track::Service => ("em-crown", "w-sw"),
        Track::Quests if variants.glory => ("em-glory", "w-sa"),
        Track::Quests => ("em-dragon", "w-sa"),
        Track::Charity if variants.alms => ("em-purse", "w-li"),
        Track::Charity => ("em-alms", "w-li"),
    }
}

/// All seven lanes. `focus` is the squire whose places the feet tell.
pub fn lanes(scene: &Scene, cast: &Cast, texts: &Academy, frame: &Frame, focus: Option<Squire>) -> Vec<LaneModel> {
    Track::ALL.into_iter().map(|track| lane(scene, cast, texts, frame, focus, track)).collect()
}

fn lane(scene: &Scene, cast: &Cast, texts: &Academy, frame: &Frame, focus: Option<Squire>, track: Track) -> LaneModel {
    let view = &scene.view;
    LaneModel {
        track,
        at: frame.lane(track),
        name: name(texts, &view.options, track).to_owned(),
        emblem: emblem(&view.options, track),
        when: when(texts, &view.options, track, frame.lane(track).w < 110.0 || frame.shape.is_rows()),
        pays: pays(texts, view, track),
        costs: matches!(track, Track::Education) || (track == Track::Charity && !view.options.variants.alms),
        pips: pips(&view.options, track, view.round),
        bets: bets(view, cast, track),
        foot: match focus {
            Some(squire) => foot(view, texts, track, squire),
            None => public_foot(view, cast, texts, track),
        },
        codex: if track == Track::Education { codex(view) } else { Vec::new() },
        discs: discs(scene, cast, frame, track),
        read: read(view, cast, texts, track),
    }
}

fn when(texts: &Academy, options: &Options, track: Track, short: bool) -> String {
    let variants = options.variants;
    match track {
        Track::Gallantry if variants.bet => "I – VI".to_owned(),
        Track::Education if variants.codex => texts.lanes.by_codex.to_owned(),
        Track::Service if variants.scrolls => texts.lanes.by_scrolls.to_owned(),
        Track::Quests if variants.glory => texts.lanes.names[track.index()].to_owned(),
        Track::Charity if variants.alms => texts.lanes.names[track.index()].to_owned(),
        _ => {
            let rounds: Vec<&str> = (1..=6).filter(|&round| options.scores(track, round)).map(roman).collect();
            match rounds.len() {
                6 if short => "I – VI".to_owned(),
                6 => texts.lanes.each_round.to_owned(),
                2 => rounds.join(" & "),
                _ => rounds.join(" "),
            }
        }
    }
}

/// The numbers of the places that count: two with three squires, else three (A18).
fn ladder(view: &View, values: [i32; 3], between: &str) -> String {
    let places = if view.squires() >= 4 { 3 } else { 2 };
    values[..places].iter().map(i32::to_string).collect::<Vec<_>>().join(between)
}

fn pays(texts: &Academy, view: &View, track: Track) -> String {
    let (options, variants) = (&view.options, view.options.variants);
    match track {
        Track::Gallantry if variants.bet => format!("×{}", ladder(view, [3, 2, 1], "·")),
        Track::Gallantry => format!("+{}", ladder(view, [3, 2, 1], "+")),
        Track::Jousts | Track::Tournaments => ladder(view, worth::combat_pays(options, track, view.cup), "·"),
        Track::Education if variants.codex => "0 −1 −3".to_owned(),
        Track::Education => "−1 −3".to_owned(),
        Track::Service if variants.scrolls => {
            let bands = options.values.scrolls;
            (texts.lanes.scrolls_pay)(bands[0].value, bands[4].value)
        }
        Track::Service => "6 / 12".to_owned(),
        Track::Quests if variants.glory => texts.lanes.glory_pays.to_owned(),
        Track::Quests => ladder(view, options.values.quests.map(i32::from), "·"),
        Track::Charity if variants.alms => texts.lanes.alms_pays.to_owned(),
        Track::Charity => format!("−{} −{}", -options.values.charity[1], -options.values.charity[0]),
    }
}

fn pips(options: &Options, track: Track, now: u8) -> [Pip; 6] {
    std::array::from_fn(|i| {
        let round = i as u8 + 1;
        match (options.scores(track, round), round < now) {
            (false, _) => Pip::Dot,
            (true, true) => Pip::Past,
            (true, false) => Pip::Ahead,
        }
    })
}

fn bets(view: &View, cast: &Cast, track: Track) -> Vec<BetModel> {
    view.squires
        .by_squire()
        .filter(|(_, known)| known.bet == Some(track))
        .map(|(squire, _)| BetModel {
            arms: cast.arms(squire),
            cards: view.plays_of(squire).filter(|play| play.track == track).count() as u8,
        })
        .collect()
}

/// The place as a lane's foot tells it: a rank, or the square on King's Service, where ranks mean nothing (A22).
pub fn place(view: &View, texts: &Academy, lane: &Lane, track: Track, squire: Squire) -> String {
    if !track.is_ranked() {
        return (texts.lanes.on)(lane.disc(squire).square());
    }
    // A17: all on square 0 are last together.
    let ranking = lane.ranking(view.squires());
    match ranking.ahead().iter().position(|&other| other == squire) {
        Some(place) => (texts.count.ordinal)(place as u8 + 1),
        None => texts.lanes.last.to_owned(),
    }
}

/// A worth in the fewest signs.
pub fn short_worth(texts: &Academy, worth: Worth) -> String {
    match worth {
        Worth::Nothing => "—".to_owned(),
        Worth::Moves(n) => (texts.lanes.moves)(n),
        Worth::BetMoves { times, cards } => format!("×{times} = {}", times * cards),
        Worth::Points(n) if n < 0 => format!("−{}", -n),
        Worth::Points(n) => format!("+{n}"),
        Worth::Chooses(_) => String::new(),
        Worth::AlmsTakes(n) => (texts.lanes.takes)(n),
        Worth::AlmsLoses(n) => (texts.lanes.loses)(n),
    }
}

fn foot(view: &View, texts: &Academy, track: Track, squire: Squire) -> Foot {
    let brings = worth(view, &view.tracks, track, squire);
    let place = place(view, texts, &view.tracks[track], track, squire);
    let place = match brings {
        Worth::Chooses(_) => (texts.lanes.to_choose)(&place),
        _ => place,
    };
    Foot {
        place,
        brings: short_worth(texts, brings),
        loss: brings.is_loss(),
        note: note(view, texts, track, squire),
        middle: false,
    }
}

/// The second line of a foot: what a variant adds.
fn note(view: &View, texts: &Academy, track: Track, squire: Squire) -> String {
    let variants = view.options.variants;
    let known = &view.squires[squire];
    match track {
        Track::Gallantry if variants.bet => {
            known.bet.map_or_else(String::new, |bet| (texts.lanes.your_bet)(name(texts, &view.options, bet)))
        }
        Track::Jousts | Track::Tournaments if variants.knights => {
            let round = worth::next_scoring(&view.options, track, view.round).unwrap_or(6);
            (texts.lanes.paid_in)(roman(round))
        }
        Track::Service => match view.scrolls {
            Some(scrolls) if [scrolls.six, scrolls.twelve].contains(&ScrollState::TakenNow) => {
                texts.lanes.scroll_fell.to_owned()
            }
            Some(_) => texts.lanes.if_scroll.to_owned(),
            None => String::new(),
        },
        Track::Quests if variants.glory => (texts.lanes.you_hold)(known.purse.positive()),
        Track::Charity if variants.alms => match worth(view, &view.tracks, track, squire) {
            Worth::Nothing => texts.lanes.no_part.to_owned(),
            _ => String::new(),
        },
        _ => String::new(),
    }
}

/// For bystanders a foot tells who leads.
fn public_foot(view: &View, cast: &Cast, texts: &Academy, track: Track) -> Foot {
    let ranking = view.tracks[track].ranking(view.squires());
    let place = match ranking.place(1) {
        Some(squire) => (texts.lanes.leads)(cast.name(squire)),
        None => texts.lanes.nobody.to_owned(),
    };
    Foot { place, ..Foot::default() }
}

/// The discs of a lane by square: a stack from below, laps apart (A11), square 0 without an order (A17).
fn discs(scene: &Scene, cast: &Cast, frame: &Frame, track: Track) -> Vec<DiscModel> {
    let lane = &scene.view.tracks[track];
    let moved = scene.moving.filter(|moving| moving.0 == track).map(|moving| moving.1);
    let mut order: Vec<(Squire, Disc)> =
        Squire::all(scene.view.squires()).map(|squire| (squire, lane.disc(squire))).collect();
    order::sort_by_key(&mut order, |&(_, disc)| disc);
    let place = |index: usize| {
        let (squire, disc) = order[index];
        let same = order.iter().filter(|(_, other)| other.square() == disc.square());
        let before = order[..index].iter().filter(|(_, other)| other.square() == disc.square());
        DiscModel {
            squire,
            arms: cast.arms(squire),
            at: frame.disc_at(track, disc, before.count(), same.count()),
            lapped: disc.laps() > 0,
            order: index,
            moved: moved == Some(squire),
        }
    };
    (0..order.len()).map(place).collect()
}

/// Where a squire's disc is drawn on a lane.
pub fn disc_place(lane: &Lane, frame: &Frame, track: Track, squire: Squire, squires: usize) -> (f64, f64) {
    let own = lane.disc(squire);
    let others = Squire::all(squires).filter(|&other| lane.disc(other).square() == own.square());
    let under = |other: Squire| (lane.disc(other), other) < (own, squire);
    let (before, count) = others.fold((0, 0), |(before, count), other| (before + usize::from(under(other)), count + 1));
    frame.disc_at(track, own, before, count)
}

/// Who is where, read out: "1 Anne 6", "2 Bruno 6 below".
fn read(view: &View, cast: &Cast, texts: &Academy, track: Track) -> Vec<String> {
    let lane = &view.tracks[track];
    let ranking = lane.ranking(view.squires());
    let ahead = ranking.ahead().iter().zip(1..).map(|(&squire, rank)| {
        let say = if lane.is_covered(squire) { texts.lanes.disc_below } else { texts.lanes.disc };
        say(rank, cast.name(squire), lane.disc(squire).progress())
    });
    let start = ranking.at_start().iter().map(|&squire| (texts.lanes.disc_at_start)(cast.name(squire)));
    ahead.chain(start).collect()
}
