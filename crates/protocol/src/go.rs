//! How long to think.

use std::str::FromStr;
use std::time::Duration;

use ashtapada_rules::Seat;

use crate::Malformed;

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

impl FromStr for Go {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Go, Malformed> {
        let mut go = Go::default();
        let (text, list) = text.split_once("searchmoves").unwrap_or((text, ""));
        let comma = list.contains(',');
        let between = |letter: char| if comma { letter == ',' } else { letter.is_whitespace() };
        let list: Vec<&str> = list.split(between).map(str::trim).filter(|text| !text.is_empty()).collect();
        // Actions may contain spaces: with commas the list is the last of the line, without, as in UCI, the next limit ends it.
        let is_limit = |word: &&str| !comma && LIMITS.contains(word);
        let end = list.iter().position(is_limit).unwrap_or(list.len());
        go.among = list[..end].iter().map(|&text| text.to_owned()).collect();
        let mut words = text.split_whitespace().chain(list[end..].iter().copied());
        while let Some(word) = words.next() {
            let mut number = |example: u64| {
                let given = words.next().and_then(|word| word.parse::<i64>().ok());
                given.ok_or(Malformed::Number { word: word.to_owned(), example })
            };
            match word {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "movetime" => go.movetime = Some(duration(number(500)?)),
                "nodes" => go.nodes = Some(positive(number(100_000)?, word, 100_000)?),
                "depth" => go.depth = Some(small(positive(number(8)?, word, 8)?)),
                // So many moves are one ply less than twice as many.
                "mate" => go.depth = Some(small(positive(number(3)?, word, 3)?).saturating_mul(2) - 1),
                "movestogo" => go.turns = Some(small(positive(number(20)?, word, 20)?)),
                "time" => go.time = Some(duration(number(60_000)?)),
                "inc" => go.inc = Some(duration(number(1000)?)),
                "wtime" => go.clocks[0] = Some(duration(number(60_000)?)),
                "btime" => go.clocks[1] = Some(duration(number(60_000)?)),
                "winc" => go.gains[0] = Some(duration(number(1000)?)),
                "binc" => go.gains[1] = Some(duration(number(1000)?)),
                other => return Err(Malformed::Go(other.chars().take(40).collect())),
            }
        }
        Ok(go)
    }
}

/// Milliseconds. A clock may already be below zero.
fn duration(milliseconds: i64) -> Duration {
    Duration::from_millis(milliseconds.max(0).unsigned_abs())
}

fn positive(number: i64, word: &str, example: u64) -> Result<u64, Malformed> {
    if number > 0 { Ok(number.unsigned_abs()) } else { Err(Malformed::Number { word: word.to_owned(), example }) }
}

fn small(number: u64) -> u32 {
    number.min(10_000) as u32
}

impl Go {
    /// How long a seat may think about this action; `None` without a limit of time. `overhead` is lost on the way.
    ///
    /// Of a clock it takes a thirtieth, or what there is for each turn until the clocks are wound again, and most of what
    /// the clock gains; never more than half of what is left.
    ///
    /// ```
    /// use std::time::Duration;
    /// use ashtapada_protocol::Go;
    /// use ashtapada_rules::Seat;
    /// let go: Go = "wtime 60000 btime 1000 winc 400".parse().unwrap();
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

#[cfg(test)]
mod tests {
    use super::*;

    fn go(text: &str) -> Go {
        text.parse().unwrap()
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
}
