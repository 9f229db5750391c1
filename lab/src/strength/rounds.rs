//! Rounds of matches in a file, so that a measurement of many hours can be cut short and gone on with.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::Path;

use ashtapada_arena::{Interval, Round, Tally};
use serde::{Deserialize, Serialize};

/// What came of one round of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoundResult {
    pub rules: String,
    /// The players.
    pub who: String,
    pub against: String,
    /// The number of the round: its opening and throws follow from it.
    pub round: u64,
    /// The mean result of the first player.
    pub result: f64,
    pub games: u64,
    /// Games that were drawn or shared.
    pub shared: u64,
    /// What the first player searched, in so many seconds.
    pub nodes: u64,
    pub seconds: f64,
}

impl RoundResult {
    pub fn new(rules: &str, [who, against]: [&str; 2], number: u64, round: &Round) -> RoundResult {
        let searched = |game: &ashtapada_arena::Played| (game.counts[0].nodes, game.counts[0].time.as_secs_f64());
        let (nodes, seconds) = round
            .games
            .iter()
            .map(searched)
            .fold((0_u64, 0.0), |sum, one| (sum.0.saturating_add(one.0), sum.1 + one.1));
        RoundResult {
            rules: rules.to_owned(),
            who: who.to_owned(),
            against: against.to_owned(),
            round: number,
            result: round.result(0),
            games: round.games.len() as u64,
            shared: round.games.iter().filter(|game| game.outcome.is_shared()).count() as u64,
            nodes,
            seconds,
        }
    }
}

/// The rounds in a file, by their numbers; those of other players and games are left out. None if there is no file.
pub fn read(path: &Path, rules: &str, [who, against]: [&str; 2]) -> io::Result<BTreeMap<u64, RoundResult>> {
    let file = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
        file => file?,
    };
    let mut rounds = BTreeMap::new();
    for (number, line) in BufReader::new(file).lines().enumerate() {
        let played: RoundResult = serde_json::from_str(&line?)
            .map_err(|error| io::Error::other(format!("line {}: expected a round of a match: {error}", number + 1)))?;
        if (played.rules.as_str(), played.who.as_str(), played.against.as_str()) == (rules, who, against) {
            rounds.insert(played.round, played);
        }
    }
    Ok(rounds)
}

/// Adds a round to a file.
pub fn add(path: &Path, played: &RoundResult) -> io::Result<()> {
    let mut line = serde_json::to_vec(played)?;
    line.push(b'\n');
    OpenOptions::new().create(true).append(true).open(path)?.write_all(&line)
}

/// Rounds added up.
#[derive(Clone, PartialEq, Debug)]
pub struct Sum {
    tally: Tally,
    pub games: u64,
    shared: u64,
    nodes: u64,
    seconds: f64,
}

impl Sum {
    pub fn of<'a>(rounds: impl IntoIterator<Item = &'a RoundResult>) -> Sum {
        let mut sum = Sum { tally: Tally::new(), games: 0, shared: 0, nodes: 0, seconds: 0.0 };
        for played in rounds {
            sum.tally.add(played.result);
            sum.games += played.games;
            sum.shared += played.shared;
            sum.nodes += played.nodes;
            sum.seconds += played.seconds;
        }
        sum
    }

    /// The mean result of the first player.
    pub fn interval(&self) -> Interval {
        self.tally.interval()
    }

    /// The part of the games that was drawn or shared.
    pub fn shared(&self) -> f64 {
        self.shared as f64 / self.games.max(1) as f64
    }

    /// Nodes in a second.
    pub fn speed(&self) -> f64 {
        if self.seconds > 0.0 { self.nodes as f64 / self.seconds } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(rules: &str, round: u64, result: f64) -> RoundResult {
        let [rules, who, against] = [rules, "one@1n", "other@1n"].map(str::to_owned);
        RoundResult { rules, who, against, round, result, games: 2, shared: 1, nodes: 300, seconds: 0.5 }
    }

    #[test]
    fn a_measurement_goes_on_with_the_rounds_of_its_own_match() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rounds.jsonl");
        let read_back = || read(&path, "here", ["one@1n", "other@1n"]);
        assert!(read_back().unwrap().is_empty(), "there is no file yet");
        for one in [played("here", 1, 1.0), played("elsewhere", 0, 0.0), played("here", 0, 0.5)] {
            add(&path, &one).unwrap();
        }
        let rounds = read_back().unwrap();
        assert_eq!(rounds.values().cloned().collect::<Vec<_>>(), [played("here", 0, 0.5), played("here", 1, 1.0)]);
        assert!(read(&path, "here", ["other@1n", "one@1n"]).unwrap().is_empty());
        let sum = Sum::of(rounds.values());
        assert_eq!((sum.games, sum.interval().value, sum.shared(), sum.speed()), (4, 0.75, 0.5, 600.0));
    }

    #[test]
    fn a_line_that_is_no_round_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rounds.jsonl");
        add(&path, &played("here", 0, 0.5)).unwrap();
        OpenOptions::new().append(true).open(&path).unwrap().write_all(b"{}\n").unwrap();
        let error = read(&path, "here", ["one@1n", "other@1n"]).unwrap_err().to_string();
        assert!(error.starts_with("line 2: expected a round of a match"), "{error}");
    }
}
