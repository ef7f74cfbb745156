//! How the window is divided, and where lanes, squares and discs lie, in pixels of the page.
//!
//! Nothing is scaled: the lanes take the room there is, so that text keeps its size on every device.

use crate::games::academy::tracks::{LAP, SERVICE_END};
use crate::games::academy::{Disc, Options, Track};

/// A rectangle from its top left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
    /// Width.
    pub w: f64,
    /// Height.
    pub h: f64,
}

impl Rect {
    /// A rectangle from its top left corner.
    pub const fn new(x: f64, y: f64, w: f64, h: f64) -> Rect {
        Rect { x, y, w, h }
    }
}

/// The arrangements of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Tablet: lanes are columns, players at the right, the hand below.
    Columns,
    /// Desktop: the same with a wide side sheet.
    Wide,
    /// Phone upright: lanes are rows, the hand below.
    Rows,
    /// Phone on its side: lanes are rows, the hand beside them.
    Low,
    /// Lancelot's piles on a large screen: lanes are rows across the whole width, the cards below.
    Table,
}

impl Shape {
    /// Do the lanes lie on their side?
    pub const fn is_rows(self) -> bool {
        matches!(self, Shape::Rows | Shape::Low | Shape::Table)
    }

    /// The name for style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Shape::Columns => "columns",
            Shape::Wide => "wide",
            Shape::Rows => "rows",
            Shape::Low => "low",
            Shape::Table => "table",
        }
    }
}

/// The window's division for one game. All places are relative to the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The arrangement.
    pub shape: Shape,
    /// The board's size.
    pub board: (f64, f64),
    /// The width of the side: players and chronicle.
    pub side: f64,
    /// The height of the foot: hand and panel.
    pub foot: f64,
    /// The room of the lanes on the board.
    lanes: Rect,
    /// Height of a column's head, or width of a row's.
    pub head: f64,
    /// Height of a column's foot; rows have none.
    pub lane_foot: f64,
    /// A disc's radius.
    pub disc: f64,
    /// Is there a Cup column between the two knights (A28)?
    pub cup: bool,
}

/// The bar above everything.
pub const BAR: f64 = 48.0;
/// The width of the Cup column.
const CUP: f64 = 48.0;
/// Between lanes.
const GAP: f64 = 6.0;

impl Frame {
    /// The division of a window of this size. Lancelot's piles need the height: `piles` lays the lanes on their side.
    pub fn of(width: f64, height: f64, options: &Options, piles: bool) -> Frame {
        let large = width >= 900.0 && height >= 600.0;
        match (large, piles, width > height) {
            (true, true, _) => Frame::table(width, options),
            (true, false, _) => Frame::columns(width, height, options),
            (false, _, true) if height < 560.0 => Frame::low(width, height, options),
            (false, piles, _) => Frame::rows(width, height, options, piles),
        }
    }

    /// The board alone, in a box of this size: players, hands and chronicle stand elsewhere.
    pub fn bare(width: f64, height: f64, options: &Options) -> Frame {
        let (board, frame) = ((width, height), Frame::columns(width, height, options));
        if width >= 640.0 && height >= 400.0 {
            let lanes = Rect::new(44.0, 12.0, width - 61.0, height - 28.0);
            return Frame { shape: Shape::Columns, board, side: 0.0, foot: 0.0, lanes, ..frame };
        }
        let lanes = Rect::new(9.0, 5.0, width - 18.0, height - 14.0);
        Frame { board, lanes, ..Frame::rows(width, height, options, false) }
    }

    fn columns(width: f64, height: f64, options: &Options) -> Frame {
        let wide = width >= 1340.0;
        let (side, foot) = if wide { (402.0, 199.0) } else { (212.0, 176.0) };
        let board = (width - side - 8.0, height - BAR - foot + 8.0);
        let variants = options.variants;
        let any =
            variants.knights || variants.bet || variants.codex || variants.scrolls || variants.glory || variants.alms;
        Frame {
            shape: if wide { Shape::Wide } else { Shape::Columns },
            board,
            side,
            foot,
            lanes: Rect::new(44.0, 12.0, board.0 - 61.0, board.1 - 28.0),
            head: if variants.bet { 102.0 } else { 80.0 },
            lane_foot: if any { 46.0 } else { 23.0 },
            disc: if wide { 16.6 } else { 14.8 },
            cup: variants.knights,
        }
    }

    fn rows(width: f64, height: f64, options: &Options, piles: bool) -> Frame {
        // Bar, players, panel, hand and the edge of the chronicle; what is left goes to the lanes. Lancelot's piles need
        // twice a hand.
        let cards = if piles { 262.0 } else { 122.0 };
        let edge = if height >= 820.0 { 82.0 } else { 52.0 };
        let rest = height - BAR - 52.0 - 92.0 - cards - edge;
        // A lane's head is pressed: it is never lower than a finger needs.
        let pitch = (rest / 7.0).clamp(47.0, 62.0);
        let board = (width, pitch * 7.0 + 12.0);
        Frame {
            shape: Shape::Rows,
            board,
            side: 0.0,
            foot: 0.0,
            lanes: Rect::new(9.0, 5.0, width - 18.0, board.1 - 14.0),
            head: if width < 350.0 { 82.0 } else { 92.0 },
            lane_foot: 0.0,
            disc: 11.2,
            cup: options.variants.knights,
        }
    }

    fn low(width: f64, height: f64, options: &Options) -> Frame {
        let side = (width * 0.4).clamp(260.0, 380.0);
        let board = (width - side, height - BAR);
        Frame {
            shape: Shape::Low,
            board,
            side,
            foot: 0.0,
            lanes: Rect::new(9.0, 5.0, board.0 - 18.0, board.1 - 14.0),
            head: 92.0,
            lane_foot: 0.0,
            disc: 9.8,
            cup: options.variants.knights,
        }
    }

    fn table(width: f64, options: &Options) -> Frame {
        let board = (width, 312.0);
        Frame {
            shape: Shape::Table,
            board,
            side: 0.0,
            foot: 0.0,
            lanes: Rect::new(17.0, 10.0, width - 33.0, 294.0),
            head: 196.0,
            lane_foot: 0.0,
            disc: 14.8,
            cup: options.variants.knights,
        }
    }

    /// The sheet that the lanes lie on.
    pub fn sheet(&self) -> Rect {
        match self.shape {
            Shape::Columns | Shape::Wide => Rect::new(10.0, 4.0, self.board.0 - 18.0, self.board.1 - 12.0),
            Shape::Rows | Shape::Low => Rect::new(4.0, 0.0, self.board.0 - 8.0, self.board.1 - 4.0),
            Shape::Table => Rect::new(10.0, 4.0, self.board.0 - 20.0, self.board.1 - 4.0),
        }
    }

    /// The lane of a track.
    pub fn lane(&self, track: Track) -> Rect {
        let place = track.index() as f64;
        if self.shape.is_rows() {
            let pitch = self.lanes.h / 7.0;
            let gap = if self.shape == Shape::Table { 4.0 } else { 3.0 };
            return Rect::new(self.lanes.x, self.lanes.y + pitch * place, self.lanes.w, pitch - gap);
        }
        let cup = if self.cup { CUP + GAP } else { 0.0 };
        let w = (self.lanes.w - cup - GAP * 6.0) / 7.0;
        let after_cup = if track > Track::Jousts { cup } else { 0.0 };
        Rect::new(self.lanes.x + (w + GAP) * place + after_cup, self.lanes.y, w, self.lanes.h)
    }

    /// The Cup's place: a column between the two knights, or none where lanes are rows and the heads tell it.
    pub fn cup_column(&self) -> Option<Rect> {
        let jousts = self.lane(Track::Jousts);
        (self.cup && !self.shape.is_rows()).then(|| Rect::new(jousts.x + jousts.w + GAP, jousts.y, CUP, jousts.h))
    }

    /// The field of squares of a lane, square 0 included.
    pub fn field(&self, track: Track) -> Rect {
        let lane = self.lane(track);
        if self.shape.is_rows() {
            Rect::new(lane.x + self.head, lane.y, lane.w - self.head, lane.h)
        } else {
            Rect::new(lane.x, lane.y + self.head, lane.w, lane.h - self.head - self.lane_foot)
        }
    }

    /// The room of square 0 along the lane.
    pub fn start(&self, track: Track) -> f64 {
        let field = self.field(track);
        match self.shape {
            Shape::Columns | Shape::Wide => field.h / 21.0,
            Shape::Rows | Shape::Low => 36.0,
            Shape::Table => 64.0,
        }
    }

    /// The room of one square along the lane: King's Service spreads 12 squares over the same length (A3).
    pub fn square(&self, track: Track) -> f64 {
        let field = self.field(track);
        let length = if self.shape.is_rows() { field.w } else { field.h } - self.start(track);
        length / f64::from(squares(track))
    }

    /// The box of a square, 0 included.
    pub fn square_box(&self, track: Track, square: u16) -> Rect {
        let (field, start, step) = (self.field(track), self.start(track), self.square(track));
        let (from, length) = match square {
            0 => (0.0, start),
            n => (start + step * f64::from(n - 1), step),
        };
        if self.shape.is_rows() {
            Rect::new(field.x + from, field.y, length, field.h)
        } else {
            Rect::new(field.x, field.y + field.h - from - length, field.w, length)
        }
    }

    /// The middle of the disc that lies as number `place` (from 0) of `count` on its square.
    pub fn disc_at(&self, track: Track, disc: Disc, place: usize, count: usize) -> (f64, f64) {
        let square = self.square_box(track, disc.square());
        let (i, more) = (place as f64, count.saturating_sub(1).max(1) as f64);
        match self.shape {
            Shape::Columns | Shape::Wide => {
                let room = square.w - 40.0 - self.disc - 3.0;
                let spacing = (room / more).clamp(12.0, self.disc * 1.62);
                let rise = if disc.is_at_start() { 0.0 } else { 2.2 * i };
                (square.x + 40.0 + spacing * i, square.y + square.h / 2.0 - 1.0 - rise)
            }
            Shape::Table => {
                let spacing = if disc.is_at_start() { 11.0 } else { 16.5 };
                let rise = if disc.is_at_start() { 0.0 } else { 2.2 * i };
                let back = if disc.is_at_start() { spacing * (count as f64 - 1.0) / 2.0 } else { 0.0 };
                (square.x + square.w / 2.0 + spacing * i - back, square.y + square.h / 2.0 - rise)
            }
            Shape::Rows | Shape::Low => self.upright(square, disc, place, count),
        }
    }

    /// Phones: a stack rises, leaning from three up; square 0 is a cluster, since nobody is on top there (A17).
    fn upright(&self, square: Rect, disc: Disc, place: usize, count: usize) -> (f64, f64) {
        // Lower rows have less room for numbers below their discs.
        let below = if square.h < 50.0 { 17.0 } else { 26.0 };
        let (middle, base) = (square.x + square.w / 2.0, square.y + square.h - below);
        if disc.is_at_start() {
            let (column, row) = (place % 2, place / 2);
            let dx = if count == 1 { 0.0 } else { column as f64 * 13.0 - 6.5 };
            let (rows, pitch) = (count.div_ceil(2) as f64, if square.h < 50.0 { 10.0 } else { 12.0 });
            return (middle + dx, square.y + square.h / 2.0 - 2.0 + (row as f64 - (rows - 1.0) / 2.0) * pitch);
        }
        let step = match count {
            0..=2 => 14.0,
            3 => 9.7,
            _ => 7.4,
        };
        let lean = if count >= 3 && place % 2 == 1 { 10.0 } else { 0.0 };
        (middle + lean, base - step * place as f64)
    }
}

/// How many squares a track has after square 0 (A3).
pub const fn squares(track: Track) -> u16 {
    match track {
        Track::Service => SERVICE_END,
        Track::Gallantry | Track::Jousts | Track::Tournaments | Track::Education | Track::Quests | Track::Charity => {
            LAP
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(width: f64, height: f64, options: &str) -> Frame {
        Frame::of(width, height, &options.parse().unwrap(), false)
    }

    #[test]
    fn a_tablet_has_columns_and_a_phone_has_rows() {
        assert_eq!(frame(1180.0, 820.0, "5").shape, Shape::Columns);
        assert_eq!(frame(1440.0, 900.0, "5").shape, Shape::Wide);
        assert_eq!(frame(390.0, 844.0, "5").shape, Shape::Rows);
        assert_eq!(frame(844.0, 390.0, "5").shape, Shape::Low);
        assert_eq!(frame(768.0, 1024.0, "5").shape, Shape::Rows);
    }

    #[test]
    fn twenty_squares_and_the_start_fill_a_lane() {
        for (width, height) in [(1180.0, 820.0), (1440.0, 900.0), (390.0, 844.0), (360.0, 740.0), (844.0, 390.0)] {
            let frame = frame(width, height, "5");
            for track in Track::ALL {
                let length = frame.start(track) + frame.square(track) * f64::from(squares(track));
                let field = frame.field(track);
                let whole = if frame.shape.is_rows() { field.w } else { field.h };
                assert!((length - whole).abs() < 0.01, "{track:?} at {width}");
            }
        }
    }

    #[test]
    fn lanes_stay_on_the_board_and_apart() {
        for options in ["5", "5,knights,bet,codex", "lancelot"] {
            for (width, height) in [(1180.0, 820.0), (1024.0, 768.0), (1440.0, 900.0), (390.0, 844.0), (320.0, 640.0)] {
                let frame = frame(width, height, options);
                for pair in Track::ALL.windows(2) {
                    let (a, b) = (frame.lane(pair[0]), frame.lane(pair[1]));
                    assert!(a.x + a.w <= b.x || a.y + a.h <= b.y, "{pair:?} overlap at {width}");
                }
                let last = frame.lane(Track::Charity);
                assert!(last.x + last.w <= frame.board.0 && last.y + last.h <= frame.board.1, "{width} {options}");
            }
        }
    }

    #[test]
    fn a_stack_of_five_stays_in_its_lane() {
        for options in ["5", "5,knights"] {
            let frame = frame(1180.0, 820.0, options);
            let lane = frame.lane(Track::Jousts);
            let (x, _) = frame.disc_at(Track::Jousts, Disc::new(7, 4), 4, 5);
            assert!(x + frame.disc <= lane.x + lane.w, "the fifth disc at {x} leaves {lane:?}");
        }
    }

    #[test]
    fn progress_is_drawn_upward_and_to_the_right() {
        let tablet = frame(1180.0, 820.0, "5");
        let at = |frame: &Frame, progress| frame.disc_at(Track::Quests, Disc::new(progress, 0), 0, 1);
        assert!(at(&tablet, 14).1 > at(&tablet, 18).1);
        let phone = frame(390.0, 844.0, "5");
        assert!(at(&phone, 14).0 < at(&phone, 18).0);
        assert_eq!(at(&phone, 23), at(&phone, 3), "A3: progress 23 stands on square 3");
    }
}
