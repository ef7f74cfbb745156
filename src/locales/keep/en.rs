//! English.

use super::{Arrive, Day, Keep, Replay, Share, Shelf, Stats};
use crate::kernel::RecordError;
use crate::storage::SaveError;

fn place(rank: u8) -> String {
    match rank {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        rank => format!("{rank}th"),
    }
}

fn bad_file(error: SaveError) -> &'static str {
    match error {
        SaveError::FromTheFuture { .. } => "A later version of Quintain wrote this file; this one cannot read it.",
        SaveError::Altered | SaveError::Record(RecordError::Altered) => {
            "This file was altered after Quintain wrote it, and cannot be trusted."
        }
        SaveError::Unreadable | SaveError::OtherGame | SaveError::Players | SaveError::Record(_) => {
            "This is no file of Quintain’s, or it was cut short."
        }
    }
}

fn bad_link(error: SaveError) -> &'static str {
    match error {
        SaveError::FromTheFuture { .. } | SaveError::Record(RecordError::OtherVersion { .. }) => {
            "This link comes from another version of Quintain, which this one cannot follow."
        }
        SaveError::Altered | SaveError::Record(RecordError::Altered) => {
            "This link was cut short or altered on the way."
        }
        SaveError::Unreadable | SaveError::OtherGame | SaveError::Players | SaveError::Record(_) => {
            "This link leads to no game."
        }
    }
}

fn rule(name: &str) -> &'static str {
    match name {
        "karadoc" => "Karadoc",
        "lancelot" => "Lancelot",
        "advanced" => "Advanced rules",
        "knights" => "White Knight and Black Knight",
        "bet" => "The Bet",
        "codex" => "Secret Codex",
        "scrolls" => "Scrolls",
        "glory" => "Glory",
        "alms" => "Alms",
        "named-after" => "Colour named after drawing",
        "consulting" => "Consulting",
        "helping" => "Helping",
        "curious" => "Curious",
        "monk" => "Active monk",
        "open" => "Open table",
        _ => "House rules",
    }
}

/// English.
pub const EN: Keep = Keep {
    shelf: Shelf {
        title: "Games",
        note: "Saved games, replays, files, statistics",
        running: "Being played",
        finished: "Finished",
        broken: "Cannot be read",
        empty: "No game is saved on this device yet.",
        round: |number| format!("round {number}"),
        turn: |name| format!("{name} to play"),
        won: |name, score| format!("{name} won with {score}"),
        resume: "Continue",
        replay: "Replay",
        share: "Share",
        rename: "Rename",
        name: "Name of the game",
        done: "Done",
        duplicate: "Duplicate",
        copy_of: |name| format!("{name} (copy)"),
        delete: "Delete",
        deleted: |name| format!("Deleted: {name}."),
        undo: "Undo",
        export: "Save as a file",
        export_all: "Save all as a file",
        import: "Open a file",
        drop: "A file can also be dropped here.",
        import_title: "Games from a file",
        import_line: |games, clashes| match (games, clashes) {
            (1, 0) => "One game.".to_owned(),
            (games, 0) => format!("{games} games."),
            (games, clashes) => format!("{games} games, {clashes} of them also on this device in another state."),
        },
        import_games: "Take over",
        clash: "Games that are here in another state",
        keep_both: "Keep both",
        replace: "Replace those here",
        keep_mine: "Keep those here",
        with_settings: "Take over the settings",
        with_results: "Add the results to the statistics",
        cancel: "Cancel",
        imported: |games| {
            if games == 1 { "One game taken over.".to_owned() } else { format!("{games} games taken over.") }
        },
        bad_file,
        full: "Room is getting scarce",
        full_line: |games| {
            format!("Save the {games} oldest finished games as a file; then they can go from this device.")
        },
        export_oldest: "Save the oldest as a file",
        remove_exported: |games| format!("Delete these {games} here"),
        persisted: "The browser keeps games until you delete them.",
        not_persisted: "The browser may clear games when room is short. Save them as a file to be sure.",
        storage: "Saved games",
        more: |name| format!("More about {name}"),
    },
    share: Share {
        title: "Share",
        deal: "This deal",
        deal_line: "The same cards against the same bots, from the start. Results can be compared.",
        game: "This game",
        game_line: "The whole game, to look at again. All cards are open in it.",
        running: "Continue elsewhere",
        running_line: "This link contains the hidden cards of everybody. Keep it for your own other device.",
        link: "Link",
        copy: "Copy",
        copied: "Copied",
        send: "Send",
        code: "The link as a QR code",
        too_long: "The link is too long for a QR code.",
        close: "Close",
        what: "What to share",
    },
    arrive: Arrive {
        deal: "A deal for you",
        deal_line: "The same cards, the same bots. Who does better?",
        reached: |name, rank, score| format!("{name} came {} with {score}.", place(rank)),
        running: "A running game",
        running_line: "This link contains the hidden cards of everybody. Play on only if it is your own game.",
        play: "Play",
        resume: "Play on here",
        watch: "Look at it",
        bad: "This link cannot be opened",
        why: bad_link,
        untouched: "Nothing on this device was changed.",
        letters: |seed| format!("Deal {seed}"),
    },
    replay: Replay {
        title: "Replay",
        eyes: "Through whose eyes",
        public: "public",
        all: "all open",
        hands_of: |name| format!("Hands, as {name} knew them"),
        hands_all: "All hands",
        tale: "Course",
        slider: "Place in the game",
        place: |part, at, of| format!("{part}, move {at} of {of}"),
        first: "To the mark before",
        back: "One move back",
        play: "Play",
        pause: "Pause",
        on: "One move on",
        last: "To the next mark",
        speed: |times| format!("Speed: {times} times"),
        play_on: "Play on from here",
        play_on_line: "A new game with bots on the other seats",
        chart: "Points, move by move",
        round: |numeral| format!("round {numeral}"),
        tournament: |numeral| format!("tournament {numeral}"),
        backs: |cards| if cards == 1 { "1 card".to_owned() } else { format!("{cards} cards") },
        more: "Eyes and course",
        leave: "Leave the replay",
    },
    stats: Stats {
        title: "Statistics",
        note: "Games, wins, averages",
        empty: "No game has been finished on this device yet.",
        whose: "Whose results",
        everybody: "Everybody",
        by_game: "By game",
        by_seats: "By players",
        by_rules: "By rules",
        by_level: "By the strongest bot",
        seats: |seats| format!("{seats} players"),
        within: |whole, part| format!("{whole}: {part}"),
        usual: "Usual rules",
        rule,
        people_only: "People only",
        columns: ["Games", "Wins", "Share", "Mean", "Best", "Place"],
        last: |game| format!("{game}: the last results"),
        reset: "Reset",
        reset_sure: "Forget all results? Saved games stay.",
        reset_yes: "Forget them",
        export: "Save as a file",
        comma: '.',
    },
    day: Day {
        title: "The day’s deal",
        note: |streak| match streak {
            0 => "One deal a day, the same for everyone".to_owned(),
            1 => "One day in a row".to_owned(),
            days => format!("{days} days in a row"),
        },
        line: "The same deal for everyone today. Par is what a Knight reaches at your seat.",
        play: "Play today’s deal",
        played: |rank, score| format!("Played: {} with {score}", place(rank)),
        par: |par| format!("Par: {par}"),
        reckoning: "A Knight is playing your seat …",
        reckon: "Let a Knight play it",
        streak: |days| if days == 1 { "1 day in a row".to_owned() } else { format!("{days} days in a row") },
        line_to_share: |game, date, rank, seats, score, par, streak| {
            let par = par.map_or(String::new(), |par| format!(" (par {par})"));
            format!("Quintain, {game}, {date}: {} of {seats}, {score}{par}, streak {streak}", place(rank))
        },
        copy: "Copy a line to share",
    },
};
