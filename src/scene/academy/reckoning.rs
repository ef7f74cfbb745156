//! The end: points by training and by round, the course of the game, and how a tie was parted.

use super::Scene;
use super::cast::Cast;
use crate::games::academy::{Event, Squire, Track, View, Why};
use crate::kernel::order;
use crate::kernel::{Seat, SeatSet};
use crate::scene::{Arms, art};

/// One player's line.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The place: 1 is the winner; those who share it share the number.
    pub place: u8,
    /// Name.
    pub name: String,
    /// Arms: one, in Lancelot two.
    pub arms: Vec<Arms>,
    /// Points by training, in order. Gallantry holds squares moved, which are no points.
    pub by_track: [i32; 7],
    /// Points after each round.
    pub by_round: [i32; 6],
    /// All points.
    pub total: i32,
    /// Is this player knighted?
    pub knighted: bool,
    /// The tie-break: how far the best disc has come on Gallantry (A24).
    gallantry: i32,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Reckoning {
    /// Best first.
    pub rows: Vec<Row>,
    /// Was the first place parted from the second by Gallantry (A24)?
    pub by_gallantry: bool,
}

/// Reckons a finished game from all that was seen of it.
pub fn reckoning(view: &View, log: &[Event], cast: &Cast) -> Reckoning {
    let mut book = Book::new(view);
    log.iter().for_each(|event| book.enter(event));
    let totals: Vec<i32> =
        Squire::all(view.squires()).map(|squire| i32::from(view.squires[squire].score.unwrap_or(0))).collect();
    book.close(&totals);
    let mut rows: Vec<Row> = owners(view).into_iter().map(|squires| book.row(view, cast, &squires, &totals)).collect();
    order::sort_by_key(&mut rows, |row| std::cmp::Reverse((row.knighted, row.total, row.gallantry)));
    let level = |a: &Row, b: &Row| a.total == b.total && a.gallantry == b.gallantry && a.knighted == b.knighted;
    for i in 0..rows.len() {
        rows[i].place = if i > 0 && level(&rows[i], &rows[i - 1]) { rows[i - 1].place } else { i as u8 + 1 };
    }
    let by_gallantry = rows.len() > 1 && rows[1].place > 1 && rows[0].total == rows[1].total;
    Reckoning { rows, by_gallantry }
}

/// The squires of each player, and the neutral by itself.
fn owners(view: &View) -> Vec<Vec<Squire>> {
    let seats = Seat::all(view.options.seating.seats()).map(Some).chain([None]);
    let of = |owner: Option<Seat>| Squire::all(view.squires()).filter(move |&squire| view.owner(squire) == owner);
    seats.map(|owner| of(owner).collect::<Vec<_>>()).filter(|squires| !squires.is_empty()).collect()
}

/// Points as they came, by squire.
struct Book {
    scene: Scene,
    by_track: Vec<[i32; 7]>,
    by_round: Vec<[i32; 6]>,
    winners: SeatSet,
}

impl Book {
    fn new(view: &View) -> Book {
        let squires = view.squires();
        let mut scene = Scene::still(view);
        scene.view.round = 1;
        Book { scene, by_track: vec![[0; 7]; squires], by_round: vec![[0; 6]; squires], winners: SeatSet::EMPTY }
    }

    fn add(&mut self, squire: Squire, track: Track, points: i32) {
        self.by_track[squire.index()][track.index()] += points;
        self.by_round[squire.index()][usize::from(self.scene.view.round) - 1] += points;
    }

    fn enter(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { round, .. } => self.scene.view.round = round,
            Event::Awarded { squire, track, coat, count } => {
                self.add(squire, track, i32::from(coat.value) * i32::from(count));
            }
            Event::Glory { squire, points } => self.add(squire, Track::Quests, points.into()),
            Event::AlmsGiven { from, to, coat } => {
                self.add(from, Track::Charity, -i32::from(coat.value()));
                self.add(to, Track::Charity, coat.value().into());
            }
            Event::AlmsTaken { by, from, coat } => {
                self.add(by, Track::Charity, coat.value.into());
                self.add(from, Track::Charity, -i32::from(coat.value));
            }
            Event::CodexTaken { squire, coat: Some(coat), .. } => {
                self.add(squire, Track::Education, coat.value().into());
            }
            Event::Moved { squire, shift, why: Why::Bonus | Why::Bet, .. } => {
                let squares = i32::from(shift.to.progress()) - i32::from(shift.from.progress());
                self.by_track[squire.index()][Track::Gallantry.index()] += squares;
            }
            Event::Knighted { winners, .. } => self.winners = winners,
            _ => {}
        }
    }

    /// What stayed hidden until the end can only be Education coats of the codex (A23): they come to light now.
    fn close(&mut self, totals: &[i32]) {
        for (squire, &total) in (0u8..).map(Squire).zip(totals) {
            let counted: i32 = self.by_track[squire.index()][1..].iter().sum();
            if total != counted {
                self.scene.view.round = 6;
                self.add(squire, Track::Education, total - counted);
            }
        }
    }

    fn row(&self, view: &View, cast: &Cast, squires: &[Squire], totals: &[i32]) -> Row {
        let sum_track = |track: usize| squires.iter().map(|squire| self.by_track[squire.index()][track]).sum();
        let after = |round: usize| -> i32 {
            squires.iter().map(|squire| self.by_round[squire.index()][..=round].iter().sum::<i32>()).sum()
        };
        let owner = view.owner(squires[0]);
        Row {
            place: 0,
            name: owner.map_or_else(|| cast.name(squires[0]).to_owned(), |seat| cast.seat(seat).to_owned()),
            arms: squires.iter().map(|&squire| cast.arms(squire)).collect(),
            by_track: std::array::from_fn(sum_track),
            by_round: std::array::from_fn(after),
            total: squires.iter().map(|squire| totals[squire.index()]).sum(),
            knighted: owner.is_some_and(|seat| self.winners.contains(seat)),
            gallantry: squires
                .iter()
                .map(|&squire| view.tracks[Track::Gallantry].disc(squire).standing())
                .max()
                .unwrap_or(0),
        }
    }
}

/// The knighting, with the winner's arms on banners and surcoat.
pub fn knighting(arms: Arms) -> String {
    include_str!("knighting.svg").replace("{t}", arms.tincture.code()).replace("{charge}", arms.charge.symbol())
}

/// The course of the game: points after each round, a line for every player, charges as marks.
pub fn chart(rows: &[Row], w: f64, h: f64) -> String {
    let values = rows.iter().flat_map(|row| row.by_round);
    let top = values.clone().max().unwrap_or(0).max(10);
    let low = values.min().unwrap_or(0).min(0);
    let (left, bottom) = (34.0, h - 22.0);
    let y = |points: i32| bottom - (bottom - 12.0) * f64::from(points - low) / f64::from(top - low);
    let step = (w - left) / 6.0;
    let mut markup = format!(
        r#"<rect x="{left}" y="0" width="{:.1}" height="{bottom:.1}" fill="var(--lane)" stroke="var(--ink)" stroke-width="1.2"/>"#,
        w - left
    );
    for points in (low..=top).filter(|points| points % 10 == 0) {
        markup += &format!(
            r#"<path d="M{left} {0:.1}H{w:.1}" stroke="var(--rule)" stroke-width=".8"/><text x="{1:.1}" y="{2:.1}" font-size="13" class="b" text-anchor="end" fill="var(--ink)">{3}</text>"#,
            y(points),
            left - 6.0,
            y(points) + 4.5,
            points.to_string().replace('-', "−")
        );
    }
    for (round, numeral) in super::lanes::ROMAN.iter().enumerate() {
        let x = left + step * (round as f64 + 0.5);
        markup += &format!(
            r#"<text x="{x:.1}" y="{:.1}" font-size="15" class="d" text-anchor="middle" fill="var(--ink)" style="font-weight:600">{numeral}</text>"#,
            h - 4.0
        );
    }
    markup + &lines(rows, &|round| left + step * (round as f64 + 0.5), &y, step)
}

/// Ink under tincture, then the marks; points of one round stand side by side.
fn lines(rows: &[Row], x: &dyn Fn(usize) -> f64, y: &dyn Fn(i32) -> f64, step: f64) -> String {
    let aside =
        |place: usize| (place as f64 - (rows.len() as f64 - 1.0) / 2.0) * (step * 0.8 / rows.len() as f64).min(18.0);
    let point = |place: usize, round: usize| (x(round) + aside(place), y(rows[place].by_round[round]));
    let mut markup = String::new();
    for (place, row) in rows.iter().enumerate().rev() {
        let path: Vec<String> =
            (0..6).map(|round| point(place, round)).map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        let path = path.join("L");
        for (stroke, width) in [("var(--ln)".to_owned(), 4.0), (format!("var(--{})", row.arms[0].tincture.code()), 2.2)]
        {
            markup += &format!(
                r#"<path d="M{path}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"/>"#
            );
        }
    }
    for (place, row) in rows.iter().enumerate().rev() {
        for round in 0..6 {
            let (x, y) = point(place, round);
            markup += &format!(r#"<g transform="translate({x:.1} {y:.1})">{}</g>"#, art::disc(row.arms[0], 9.5, false));
        }
    }
    markup
}
