//! The Academy's table in English.

use super::{Academy, Aid, Bar, Change, Count, End, Hand, Lanes, Log, Panel, Rail, ScoringTexts};
use crate::bots::Level;
use crate::games::academy::{Illegal, Moment, Why};
use crate::scene::Tincture;

/// English.
pub const EN: Academy = Academy {
    title: "The Academy",
    count: Count {
        ordinal: |n| match n {
            1 => "1st".into(),
            2 => "2nd".into(),
            3 => "3rd".into(),
            n => format!("{n}th"),
        },
        word,
        round: |roman| format!("round {roman}"),
        points: |n| if n == 1 { "1 point".into() } else { format!("{n} points") },
        squares: |n| if n == 1 { "one square".into() } else { format!("{} squares", word(n)) },
    },
    lanes: LANES,
    bar: BAR,
    rail: RAIL,
    hand: HAND,
    panel: PANEL,
    change: CHANGE,
    log: LOG,
    scoring: SCORING,
    end: END,
    aid: AID,
    illegal,
};

fn word(n: u8) -> &'static str {
    match n {
        0 => "none",
        1 => "one",
        2 => "two",
        3 => "three",
        4 => "four",
        5 => "five",
        _ => "six",
    }
}

/// A number with its sign: a true minus, and a plus.
fn signed(n: i32) -> String {
    if n < 0 { format!("−{}", -n) } else { format!("+{n}") }
}

fn minus(n: i32) -> String {
    if n < 0 { format!("−{}", -n) } else { n.to_string() }
}

const LANES: Lanes = Lanes {
    names: ["Gallantry", "Jousts", "Tournaments", "Education", "King’s Service", "Quests", "Charity"],
    short: ["Gallantry", "Jousts", "Tournaments", "Education", "King’s", "Quests", "Charity"],
    white: "White Knight",
    black: "Black Knight",
    white_short: "White",
    black_short: "Black",
    glory: "Glory",
    alms: "Alms",
    combat: "Combat",
    each_round: "each round",
    by_codex: "the codex",
    by_scrolls: "by scrolls",
    glory_pays: "+1 a coat",
    alms_pays: "give, take",
    scrolls_pay: |low, high| format!("{low} to {high}"),
    moves: |n| if n == 1 { "+1 move".into() } else { format!("+{n} moves") },
    on: |square| format!("on {square}"),
    last: "last",
    to_choose: |ordinal| format!("{ordinal} to choose"),
    takes: |n| format!("takes {n}"),
    loses: |n| format!("loses {n}"),
    paid_in: |round| format!("paid in {round}"),
    your_bet: |track| format!("bet: {track}"),
    if_scroll: "if a scroll falls",
    scroll_fell: "a scroll fell",
    you_hold: |n| if n == 1 { "you hold 1 coat".into() } else { format!("you hold {n} coats") },
    no_part: "no part in it",
    squire: |name, tincture| {
        let colour = match tincture {
            Tincture::Gules => "red",
            Tincture::Azure => "blue",
            Tincture::Vert => "green",
            Tincture::Purpure => "purple",
            Tincture::Or => "yellow",
            Tincture::Sable => "black",
            Tincture::Argent => "white",
        };
        format!("{name} ({colour})")
    },
    disc: |rank, name, progress| format!("{rank} {name} {progress}"),
    disc_below: |rank, name, progress| format!("{rank} {name} {progress} below"),
    disc_at_start: |name| format!("{name} at the start"),
    cup: "Cup",
    cup_at: |white, n| format!("{} {n}", if white { "White" } else { "Black" }),
    cup_centre: "centre",
    leads: |name| format!("{name} leads"),
    moved_to: |name, square| format!("{name} to {square}"),
    as_it_was: "as it was",
    nobody: "nobody yet",
    place: |n| format!("place {n}"),
};

const BAR: Bar = Bar {
    round: |roman| format!("Round {roman} of VI"),
    phase: |moment| match moment {
        Moment::Bet => "The bets",
        Moment::Draft => "Draft",
        Moment::Split | Moment::TakePile | Moment::Give => "Lancelot",
        Moment::Play => "Play",
        Moment::Aim => "Karadoc",
        Moment::Look | Moment::Codex => "The codex",
        Moment::Lift => "Excalibur",
        Moment::Bonus => "Gallantry",
        Moment::AlmsWhom | Moment::AlmsGive | Moment::AlmsTake => "Alms",
        Moment::Over => "The knighting",
    },
    card_of: |n, of| format!("card {n} of {of}"),
    pick_of: |n, of| format!("pick {n} of {of}"),
    asks: |moment, name| match moment {
        Moment::Bet => format!("{name} names a training"),
        Moment::Draft => format!("{name}, keep one"),
        Moment::Split => format!("{name} makes two piles"),
        Moment::TakePile => format!("{name} takes a pile"),
        Moment::Give => format!("{name} gives the cards"),
        Moment::Play => format!("{name} to play"),
        Moment::Aim => format!("{name} plays for Karadoc"),
        Moment::Look => format!("{name} may look"),
        Moment::Lift => format!("{name} may lift a disc"),
        Moment::Bonus => format!("{name} moves one disc"),
        Moment::Codex => format!("{name} takes a coat"),
        Moment::AlmsWhom | Moment::AlmsGive => format!("{name} gives alms"),
        Moment::AlmsTake => format!("{name} takes a coat"),
        Moment::Over => format!("{name} is knighted"),
    },
    all_choose: |moment| match moment {
        Moment::Draft => "Everyone keeps one",
        Moment::Split => "Both make two piles",
        Moment::Give => "Both give their cards",
        _ => "",
    },
    back: "Leave the table",
    undo: "Undo",
    menu: "Menu",
    hand_over: |name| format!("Hand over to {name}"),
    overview: "What would score now",
    players: "Players",
    close: "Close",
    lanes: "The seven trainings",
};

const RAIL: Rail = Rail {
    turn_order: "Turn order, from Excalibur",
    clockwise: "Seats, clockwise",
    moves: "Gallantry gives moves",
    coats: "Coats of this round",
    bot: "bot",
    bot_level: |level| match level {
        Level::Page => "bot, a page",
        Level::Squire => "bot, a squire",
        Level::Knight => "bot, a knight",
    },
    neutral: "nobody’s squire",
    your_coats: |n| format!("your coats, {n}"),
    coats_held: |n| if n == 1 { "1 coat".into() } else { format!("{n} coats") },
    no_coats: "no coats yet",
    excalibur: "Excalibur, first player",
    thinking: "thinking",
    played: |n, of| format!("{n} of {of} played"),
    kept: |n| format!("{n} kept"),
    of: |name| format!("of {name}"),
    now: "now",
    played_head: "played",
};

const HAND: Hand = Hand {
    title: "Your hand",
    of: |name| format!("{name}’s hand"),
    play_four: "Play four; the fifth is never shown.",
    play_three: "All three are played, in the order you like.",
    next_passes: |left| if left { "Next round passes left" } else { "Next round passes right" },
    last_round: "The last round",
    kept: "Kept",
    kept_of: |n| format!("{n} of 5"),
    packet: "The packet",
    pulls_cup: "A combat card pulls the Cup to its knight.",
    covered: "The hand is covered.",
    dealt: "Your first packet",
    brings: "What each card brings",
    brings_to: |name| format!("to {name}"),
    keys: "Keys 1 to 6 choose, arrows move, Enter plays, Escape puts back.",
};

const PANEL: Panel = Panel {
    title: |track, n| {
        if n == 1 { format!("{track}, one square") } else { format!("{track}, {} squares", word(n)) }
    },
    from_to: |from, to| format!("{from} to {to}"),
    on_top: |from, to, name| format!("{from} to {to}, on top of {name}"),
    stays_on_12: "stays on 12",
    cup_to: |cup| format!("; the Cup to {cup}"),
    put_back: "Put back",
    play: |card| format!("Play {card}"),
    play_it: "Play it",
    keep: |card| format!("Keep {card}"),
    keep_it: "Keep it",
    on: |track| format!("On {track}"),
    pass: |n, name| {
        let word = match n {
            1 => "One goes",
            2 => "Two go",
            3 => "Three go",
            _ => "Four go",
        };
        format!("{word} to {name}")
    },
    unseen: |left| if left { "on your left, unseen by the others" } else { "on your right, unseen by the others" },
    card: |name, value| format!("{name} {value}"),
    choose_card: "Choose a card",
    choose_keep: "Keep one card",
    how_card: "The lanes show where it would bring you.",
    bet: |name| format!("{name}, name a training"),
    bet_how: "If Gallantry pays, the disc there moves 3, 2 or 1 for each card played on it.",
    bet_cards: |n| if n == 1 { "1 card for it".into() } else { format!("{n} cards for it") },
    bet_on: |track| format!("Bet on {track}"),
    pick_first: "Choose a training",
    aim: |card| format!("Karadoc drew {card}"),
    aim_how: "The first player chooses its training.",
    look: "A look into the codex",
    look_how: "Choose a place; what lies there is for your eyes only.",
    look_at: |n| format!("Look at {n}"),
    no_look: "Do not look",
    seen: |place, value| format!("At place {place} lies {}.", minus(value.into())),
    codex: |name| format!("{name} takes a coat"),
    codex_how: "A 0 goes back; a −1 or a −3 stays, unseen by the others.",
    take_place: |n| format!("Take {n}"),
    lift: |name| format!("{name}, lift one disc"),
    lift_how: "Excalibur puts one disc on top of its stack, once a round.",
    lift_on: |track| format!("Lift on {track}"),
    no_lift: "Lift nothing",
    move_by: |n| format!("Move {}", word(n)),
    bonus: |track, n| {
        if n == 1 { format!("{track}, one square") } else { format!("{track}, {} squares", word(n)) }
    },
    bonus_how: "third, second, first: one training each",
    done: "done",
    alms_whom: |name| format!("To whom does {name} give?"),
    alms_to: |name| format!("Give to {name}"),
    alms_give: |from, to| format!("{from} gives a coat to {to}"),
    give_coat: |value| format!("Give {}", minus(value.into())),
    alms_take: |by, from, n| {
        if n == 1 { format!("{by} takes a coat from {from}") } else { format!("{by} takes {n} coats from {from}") }
    },
    take_coat: |value, service| {
        if service { format!("Take the {value} of the King’s Service") } else { format!("Take the combat {value}") }
    },
    alms_how: |place| match place {
        1 => "The first on Charity gives a penalty and takes two coats of 3 or less.",
        _ => "The second on Charity gives a penalty and takes one coat of 3 or less.",
    },
    waiting: |name| format!("{name} is choosing"),
    chosen: "You have chosen",
    others_choose: "The others still choose.",
    split: "Two piles of three",
    split_how: |name| format!("{name} will take one of them; the other stays yours."),
    pile: |roman| format!("Pile {roman}"),
    pile_sum: |n, sum| {
        let cards = match n {
            0 => return "no cards yet".into(),
            1 => "one card".into(),
            n => format!("{} cards", word(n)),
        };
        format!("{cards}, {sum} squares")
    },
    clear: "Clear",
    add_to: |roman| format!("Add to {roman}"),
    make_piles: "Make the piles",
    piles_of: |name| format!("{name}’s piles"),
    take_how: "take one; the other stays",
    take_pile: |roman| format!("Take pile {roman}"),
    your_piles: "Your piles",
    your_piles_how: |name| format!("{name} takes one, you keep the other"),
    you_take: "you take this",
    keeps: |name| format!("{name} keeps this"),
    choose_pile: "Choose a pile to see what it would bring.",
    if_you_take: |roman| format!("If you take pile {roman}"),
    you_play_these: "you play these three, and three of yours:",
    of_yours: |[one, two]| {
        format!("Of yours either pile I, {one} squares, or pile II, {two} squares, as it is left to you.")
    },
    give: "Three cards to each squire",
    give_how: "A squire plays its three cards in a row.",
    give_cards: "Give them",
    worth_title: "What each is worth",
    worth_how: "to the squire who would gain most",
};

const CHANGE: Change = Change {
    stays: |place| format!("stays {place}"),
    worth: |n| if n < 0 { format!("costs {}", -n) } else { format!("worth {n}") },
    nothing: "pays nothing",
    moves: |n| if n == 1 { "one move".into() } else { format!("{} moves", word(n)) },
    instead: |now, before| format!("{now}, not {before}"),
    either_way: |worth| format!("{worth} either way"),
    now: |worth| format!("{worth} now"),
    later: |worth, round| format!("{worth} in {round}"),
    safe: "safe as before",
    safe_now: "safe now",
    no_difference: "pays nothing yet",
    to: |before, after| format!("from {before} to {after}"),
};

const LOG: Log = Log {
    title: "Chronicle",
    all: "all six rounds",
    open: "open",
    round: |roman, name, left| {
        format!("Round {roman} {name} holds Excalibur; cards pass {}", if left { "left" } else { "right" })
    },
    round_plain: |roman, name| format!("Round {roman} {name} begins"),
    bet: |track| format!("bets on {track}"),
    moved: |track, by, to, why| match why {
        Why::Card => format!("{track} {}, to {to}", signed(by)),
        Why::Bonus => format!("Gallantry moves {track} {}, to {to}", signed(by)),
        Why::Bet => format!("the bet moves {track} {}, to {to}", signed(by)),
        Why::StepBack => format!("steps back on {track}, to {to}"),
    },
    now: |place| format!(", now {place}"),
    lapped: |track| format!("a lap on {track}"),
    cup: |cup| format!("the Cup to {cup}"),
    scroll: |square| format!("takes the scroll of {square}"),
    looked: |place| format!("looked at {place}"),
    no_look: "did not look",
    lifted: |track| format!("lifted the disc on {track}"),
    no_lift: "lifts nothing",
    scored: |track| format!("{track} is scored"),
    coat: |track, value, count| {
        if count == 1 {
            format!("{track} {}", signed(value))
        } else {
            format!("{track} {count} times {}", signed(value))
        }
    },
    codex: |place| format!("takes place {place} of the codex"),
    codex_shown: |a, b| format!("The zeros go back; {a} and {b} keep a −1 and a −3"),
    glory: |points| format!("Glory {}", signed(points)),
    alms_given: |value, name| format!("gives {} to {name}", minus(value)),
    alms_taken: |value, name| format!("takes a {value} from {name}"),
    reset: |track| format!("{track} goes back"),
    excalibur: |name| format!("Excalibur passes to {name}"),
    scrolls_back: "Both scrolls lie again",
    cup_back: "The Cup is back in the centre",
    piles: "All four piles lie open",
    pile_taken: |roman| format!("takes pile {roman}"),
    given: "The squires have their cards",
    drew: |card| format!("drew {card}"),
    knighted: "is knighted",
    played: |card| format!("plays {card}"),
};

const SCORING: ScoringTexts = ScoringTexts {
    title: "Scoring",
    how: "One training at a time, tap to hasten.",
    end_of: |roman| format!("End of round {roman}"),
    given: "given",
    now: "now",
    next: "next",
    of: |n, of| format!("{n} of {of}"),
    pays: |track| format!("{track} pays"),
    nobody: "nobody gains or loses",
    all: "All at once",
    on: "Go on",
};

const END: End = End {
    knighting: "The knighting",
    arise: "Arise, Sir",
    points: |n| if n == 1 { "1 point,".into() } else { format!("{} points,", minus(n)) },
    ahead: |by, name| format!("{by} ahead of {name}"),
    tie: |name| format!("level with {name}, ahead on Gallantry"),
    shared: |names| format!("shared with {names}"),
    reckoning: "The reckoning",
    by_training: "by training, six rounds",
    by_round: "by round",
    sum: "sum",
    course: "The course of it",
    course_how: "points after each round",
    tie_break: "Who is level in points is parted by Gallantry as it stands at the end.",
    best_on: |track| format!("best on {track}"),
    deal_again: "The same deal again, by its letters:",
    face_up: "All coats now lie face up.",
    moves: "moves",
    picture: |name| format!("The king knights {name}."),
    player: "Player",
    place: "Place",
};

const AID: Aid = Aid {
    open: |track| format!("About {track}"),
    rules: [
        "Each round third, second and first move one disc of any training by 1, 2 and 3 squares. Third counts from four squires up.",
        "Each round the first wins 3, the second 2, the third 1. Third counts from four squires up.",
        "Each round the first wins 3, the second 2, the third 1. Third counts from four squires up.",
        "Each round the last loses 3 and the second to last 1. All on the start square are last together.",
        "In rounds III and VI everyone on squares 6 to 11 wins 6, on square 12 a 12.",
        "In round VI the first three win the coats shown. Third counts from four squires up.",
        "In round VI the last two lose what is shown. All on the start square are last together.",
    ],
    knights: "Scored in rounds II, IV and VI: the knight on the Cup’s side pays 8, 5, 2, the other 5, 3, 1. A combat card pulls the Cup. After rounds II and IV both tracks and the Cup go back.",
    bet: "Third, second and first move on the training they bet on: 1, 2 or 3 squares for each card they played there this round.",
    codex: "Whoever plays an Education card may look at one coat of the codex. At scoring all take one, the best first.",
    scrolls: "Scored when a scroll is taken: everyone wins the coat of their square, twice if both scrolls fell in one round.",
    glory: "In round VI the first wins 1 for each positive coat, the second 1 for each pair; the last loses 1 for each pair.",
    alms: "After everything else the first gives a penalty coat to the last and takes two coats of 3 or less; with four or more squires the second takes one from the second to last.",
    ranks: "As it stands",
    next: |roman| format!("Next scored at the end of round {roman}."),
    never: "Not scored again.",
    by_scroll: "Scored in a round in which a scroll is taken.",
    overview: "What would score now",
    overview_how: "if every training were scored as it stands",
    total: "points",
};

fn illegal(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::NotAsked(_) => "It is another player’s turn.",
        Illegal::NotNow(_) => "Something else is to be decided first.",
        Illegal::NotInPacket => "That card is not in the packet.",
        Illegal::NotInHand => "That card is not in the hand.",
        Illegal::OtherTrack => "That card does not go on this training.",
        Illegal::NotDrawn => "Karadoc drew another card.",
        Illegal::CannotMove => "The disc stands on square 12 and cannot move on.",
        Illegal::NothingToLift => "There is nothing above this disc.",
        Illegal::NoSuchPlace => "Nothing lies at that place of the codex.",
        Illegal::NotAmongLast => "Alms go to one of the last.",
        Illegal::NoCoatToGive => "There is no such coat to give.",
        Illegal::NoCoatToTake => "Only coats of 3 or less may be taken.",
        Illegal::NotAPile => "A pile has three of the six cards.",
        Illegal::NoSuchPile => "There are two piles to take from.",
        Illegal::NotYourThree => "Each squire gets three of the six cards.",
        Illegal::NoSuchSeat => "Nobody sits there.",
        Illegal::QuestsValues => "Quests pays 4 to 40, each place less than the one before.",
        Illegal::CharityValues => "Charity costs 1 to 40, the last place at least as much.",
        Illegal::CupValues => "There are 3 to 30 cups on each side.",
        Illegal::ScrollValues => "Scroll squares and values rise within 1 to 12.",
        Illegal::LancelotOrder => "The first squires of Lancelot are 0 to 3.",
    }
}
