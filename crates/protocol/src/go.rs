//! How long to think.

use std::time::Duration;

use ashtapada_rules::Seat;

use crate::words::{short, split_at};

/// The limits of `go`; whichever is reached first ends the thinking. With none, only `stop` does.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// So long for this action.
    pub movetime: Option<Duration>,
    /// So many nodes at most.
    pub nodes: Option<u64>,
    /// So deep at most.
    pub depth: Option<u32>,
    /// Without an answer before `stop`.
    pub infinite: bool,
    /// On the time of another: until `ponderhit`, no time is counted.
    pub ponder: bool,
    /// What is left on the clock of the seat that decides, in any game.
    pub time: Option<Duration>,
    /// What that clock gains with each turn.
    pub inc: Option<Duration>,
    /// What is left on the clocks of White and Black (South and North).
    pub clocks: [Option<Duration>; 2],
    /// What these gain with each turn.
    pub gains: [Option<Duration>; 2],
    /// Turns until the clocks are wound again.
    pub turns: Option<u32>,
    /// The actions to choose among; none for all.
    pub among: Vec<String>,
    /// What it does not know, and limits without a number.
    pub unknown: Vec<String>,
}

/// The words of `go` besides `searchmoves`.
const LIMITS: [&str; 13] = [
    "infinite",
    "ponder",
    "movetime",
    "nodes",
    "depth",
    "mate",
    "movestogo",
    "time",
    "inc",
    "wtime",
    "btime",
    "winc",
    "binc",
];

impl Go {
    /// Reads the words after `go`. As UCI has it, what is unknown is passed over; a number may have a fraction, and one that
    /// is out of bounds is the next that is not.
    ///
    /// ```
    /// use ashtapada_protocol::Go;
    /// let go = Go::read("foo movetime 60.5 depth 0");
    /// assert_eq!((go.movetime.unwrap().as_millis(), go.depth, go.unknown.as_slice()), (60, Some(1), &["foo".to_owned()][..]));
    /// ```
    pub fn read(text: &str) -> Go {
        let mut go = Go::default();
        let (limits, list) = split_at(text, "searchmoves").unwrap_or((text, ""));
        let comma = list.contains(',');
        let between = |letter: char| if comma { letter == ',' } else { letter.is_whitespace() };
        let list: Vec<&str> = list.split(between).map(str::trim).filter(|text| !text.is_empty()).collect();
        // Actions may contain spaces: with commas the list is the last of the line, without, as in UCI, the next limit ends it.
        let is_limit = |word: &&str| !comma && LIMITS.iter().any(|limit| limit.eq_ignore_ascii_case(word));
        let end = list.iter().position(is_limit).unwrap_or(list.len());
        go.among = list[..end].iter().map(|&text| text.to_owned()).collect();
        let mut words = limits.split_whitespace().chain(list[end..].iter().copied()).peekable();
        while let Some(word) = words.next() {
            let number = words.peek().and_then(|word| number(word));
            let known = go.limit(&word.to_ascii_lowercase(), number.unwrap_or(0));
            if known == Known::Number && number.is_some() {
                words.next();
            } else if known != Known::Word {
                go.unknown.push(short(word));
            }
        }
        go
    }

    /// Sets the limit of a word, to a number if it takes one.
    fn limit(&mut self, word: &str, number: i64) -> Known {
        let count = || number.max(1).unsigned_abs();
        match word {
            "infinite" => self.infinite = true,
            "ponder" => self.ponder = true,
            "movetime" => self.movetime = Some(duration(number)),
            "nodes" => self.nodes = Some(count()),
            "depth" => self.depth = Some(small(count())),
            // So many moves are one ply less than twice as many. A mate in no moves is none to look for.
            "mate" => self.depth = (number > 0).then(|| small(count()).saturating_mul(2) - 1).or(self.depth),
            "movestogo" => self.turns = (number > 0).then(|| small(count())),
            "time" => self.time = Some(duration(number)),
            "inc" => self.inc = Some(duration(number)),
            "wtime" => self.clocks[0] = Some(duration(number)),
            "btime" => self.clocks[1] = Some(duration(number)),
            "winc" => self.gains[0] = Some(duration(number)),
            "binc" => self.gains[1] = Some(duration(number)),
            _ => return Known::Nothing,
        }
        if ["infinite", "ponder"].contains(&word) { Known::Word } else { Known::Number }
    }

    /// How long a seat may think about this action; `None` without a limit of time. `overhead` is lost on the way.
    ///
    /// Of a clock it takes a thirtieth, or what there is for each turn until the clocks are wound again, and most of what
    /// the clock gains; never more than half of what is left.
    ///
    /// ```
    /// use std::time::Duration;
    /// use ashtapada_protocol::Go;
    /// use ashtapada_rules::Seat;
    /// let go = Go::read("wtime 60000 btime 1000 winc 400");
    /// let overhead = Duration::from_millis(10);
    /// assert_eq!(go.time_for(Seat::South, overhead), Some(Duration::from_millis(2290)));
    /// ```
    pub fn time_for(&self, seat: Seat, overhead: Duration) -> Option<Duration> {
        let side = usize::from(seat == Seat::North);
        let by_clock = self.time.or(self.clocks[side]).map(|left| {
            let gain = self.inc.or(self.gains[side]).unwrap_or_default();
            (left / self.turns.unwrap_or(30) + gain * 3 / 4).min(left / 2)
        });
        let time = [self.movetime, by_clock].into_iter().flatten().min()?;
        Some(time.saturating_sub(overhead).max(Duration::from_millis(1)))
    }

    /// Whether nothing but `stop` ends it.
    pub fn is_endless(&self) -> bool {
        let Go { movetime, nodes, depth, time, clocks, .. } = self;
        let limited = movetime.is_some() || nodes.is_some() || depth.is_some() || time.is_some();
        self.infinite || !(limited || clocks.iter().any(Option::is_some))
    }
}

/// What `go` knows of a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    /// It is a limit by itself.
    Word,
    /// It is a limit by the number after it.
    Number,
    Nothing,
}

/// A number as clients send it, without its fraction.
fn number(word: &str) -> Option<i64> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit() || b"+-.".contains(&byte));
    word.parse::<f64>().ok().filter(|_| plain).map(|number| number as i64)
}

/// Milliseconds. A clock may already be below zero.
fn duration(milliseconds: i64) -> Duration {
    Duration::from_millis(milliseconds.max(0).unsigned_abs())
}

fn small(number: u64) -> u32 {
    number.min(10_000) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(text: &str) -> Go {
        Go::read(text)
    }

    #[test]
    fn limits_add_up() {
        let both = go("depth 6 nodes 1000 movetime 250");
        assert_eq!((both.depth, both.nodes, both.movetime), (Some(6), Some(1000), Some(Duration::from_millis(250))));
        assert_eq!(go("mate 3").depth, Some(5));
        assert!(!both.is_endless() && go("").is_endless() && go("infinite").is_endless() && go("ponder").is_endless());
        assert!(!go("btime 5 wtime 5").is_endless());
        assert_eq!(go("nodes 5 searchmoves e2e4 d2d4").among, ["e2e4", "d2d4"]);
        assert_eq!(go("searchmoves huff e4, pass").among, ["huff e4", "pass"]);
    }

    #[test]
    fn any_limit_ends_the_moves() {
        for limit in LIMITS {
            let number = if ["infinite", "ponder"].contains(&limit) { "" } else { "7" };
            let go = go(&format!("searchmoves e2e4 d2d4 {limit} {number}"));
            assert_eq!(go.among, ["e2e4", "d2d4"], "{limit}");
            assert_ne!(go, Go { among: go.among.clone(), ..Go::default() }, "{limit}");
        }
    }

    #[test]
    fn clocks_are_shared_out() {
        let time = |text: &str, seat| go(text).time_for(seat, Duration::ZERO).map(|time| time.as_millis());
        assert_eq!(time("wtime 30000 btime 3000", Seat::South), Some(1000));
        assert_eq!(time("wtime 30000 btime 3000", Seat::North), Some(100));
        assert_eq!(time("wtime 30000 movestogo 10", Seat::South), Some(3000));
        assert_eq!(time("time 30000 inc 1000", Seat::West), Some(1750));
        // Not more than there is, and never nothing.
        assert_eq!(time("wtime 100 winc 5000", Seat::South), Some(50));
        assert_eq!(time("wtime -20", Seat::South), Some(1));
        assert_eq!(time("depth 3", Seat::South), None);
    }

    #[test]
    fn what_is_unknown_is_passed_over() {
        let told = |text: &str| (go(text).unknown, Go { unknown: Vec::new(), ..go(text) });
        for (text, unknown, same) in [
            ("foo depth 1", &["foo"][..], "depth 1"),
            ("depth 1 foo bar 7", &["foo", "bar", "7"], "depth 1"),
            ("movetime 0.9 btime 56 wtime 59 byoyomi 0", &["byoyomi", "0"], "movetime 0 btime 56 wtime 59"),
            ("movetime soon nodes 3", &["movetime", "soon"], "movetime 0 nodes 3"),
            ("depth infinite", &["depth"], "depth 1 infinite"),
            ("nodes", &["nodes"], "nodes 1"),
            ("DEPTH\t3", &[], "depth 3"),
            ("wtime 1e5", &["wtime", "1e5"], "wtime 0"),
            ("depth nan", &["depth", "nan"], "depth 1"),
        ] {
            let (found, known) = told(text);
            assert_eq!(found, unknown, "{text}");
            assert_eq!(known, go(same), "{text}");
        }
    }

    #[test]
    fn numbers_are_kept_within_what_makes_sense() {
        assert_eq!(go("wtime 60.5").clocks[0], Some(Duration::from_millis(60)));
        assert_eq!((go("depth 0").depth, go("depth -3").depth), (Some(1), Some(1)));
        assert_eq!(go("depth 99999999999999999999999").depth, Some(10_000));
        assert_eq!((go("nodes 0").nodes, go("nodes 99999999999999999999").nodes), (Some(1), Some(i64::MAX as u64)));
        assert_eq!((go("movestogo 0").turns, go("movestogo -1").turns, go("mate 0").depth), (None, None, None));
        assert_eq!((go("depth 4 mate 0").depth, go("mate 99999999999").depth), (Some(4), Some(19_999)));
        // Whatever a clock shows, some time is left to think, and no more than there is.
        for clock in ["-99999999999999999999", "-1", "0", "0.9", "1", "99999999999999999999"] {
            let text = format!("wtime {clock} btime {clock} winc {clock} binc {clock} movestogo 0");
            let time = go(&text).time_for(Seat::South, Duration::from_millis(10));
            assert!(time >= Some(Duration::from_millis(1)), "{clock}");
        }
    }
}
