//! What has come of a match so far, and how it is told.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Arc;

use ashtapada_arena::{Count, Fault, Interval, Played, Round, Tally, Verdict, elo_difference, ratings};
use ashtapada_protocol::program::Program;
use serde_json::{Value, json};

/// The games of a match, added up.
pub struct Standing {
    pub tallies: Vec<Tally>,
    counts: Vec<Count>,
    /// By player and [`Fault`].
    forfeits: Vec<[u64; 3]>,
    pub games: u64,
    drawn: u64,
    won: u64,
    actions: u64,
    /// Where four play for themselves, the games of each round, since ratings depend on their order.
    kept: Option<BTreeMap<u64, Vec<Played>>>,
}

/// What is told besides what was counted.
pub struct About<'a> {
    pub rules: &'a str,
    /// Their names, and programs of others.
    pub players: Vec<(String, Option<Arc<Program>>)>,
    pub verdict: Option<Verdict>,
}

impl Standing {
    /// Nothing yet, of so many players on so many sides.
    pub fn new(players: usize, sides: usize) -> Standing {
        Standing {
            tallies: vec![Tally::new(); players],
            counts: vec![Count::default(); players],
            forfeits: vec![[0; 3]; players],
            games: 0,
            drawn: 0,
            won: 0,
            actions: 0,
            kept: (sides > 2).then(BTreeMap::new),
        }
    }

    pub fn add(&mut self, number: u64, round: Round) {
        for (index, tally) in self.tallies.iter_mut().enumerate() {
            tally.add(round.result(index));
        }
        for game in &round.games {
            self.games += 1;
            self.drawn += u64::from(game.outcome.is_shared());
            self.won += u64::from(game.results[0] > 0.999);
            self.actions += game.actions.len() as u64;
            for (sum, &count) in self.counts.iter_mut().zip(&game.counts) {
                *sum += count;
            }
            if let Some((index, why)) = &game.forfeit {
                self.forfeits[*index][why.fault as usize] += 1;
            }
        }
        if let Some(kept) = &mut self.kept {
            kept.insert(number, round.games);
        }
    }

    /// The difference of strength between two sides, in Elo points for the first.
    fn elo(&self) -> Option<Interval> {
        self.kept.is_none().then(|| elo_difference(self.tallies[0].interval()))
    }

    /// The ratings of players at tables of four.
    fn ratings(&self) -> Option<Vec<Interval>> {
        self.kept.as_ref().map(|kept| ratings(self.tallies.len(), kept.values().flatten()))
    }

    /// As text.
    pub fn print(&self, about: &About, out: &mut impl Write) -> io::Result<()> {
        let Standing { games, drawn, won, actions, .. } = self;
        let length = *actions as f64 / (*games).max(1) as f64;
        let first = &about.players[0].0;
        writeln!(out, "{}: {games} games of {length:.0} actions, {drawn} drawn; {first} won {won}", about.rules)?;
        if let Some(elo) = self.elo() {
            writeln!(out, "{first} {} (Bradley–Terry)", points(elo))?;
        }
        let ratings = self.ratings();
        for (index, ((name, program), tally)) in about.players.iter().zip(&self.tallies).enumerate() {
            let Interval { value, low, high } = tally.interval();
            write!(out, "{name:18} {:5.1} % ({:.1} to {:.1})", 100.0 * value, 100.0 * low, 100.0 * high)?;
            if let Some(Interval { value, low, high }) = ratings.as_ref().map(|ratings| ratings[index]) {
                write!(out, ", rated {value:.1} ({low:.1} to {high:.1}) by Weng–Lin")?;
            }
            let [depth, nodes, time, speed] = figures(&self.counts[index]);
            writeln!(
                out,
                "; for each choice depth {depth:.1}, {nodes:.0} nodes, {:.0} ms, {:.2} million nodes/s",
                1e3 * time,
                speed / 1e6
            )?;
            let [late, crashed, illegal] = self.forfeits[index];
            if late + crashed + illegal > 0 {
                writeln!(out, "  lost {late} games by time, {crashed} by a crash, {illegal} by an illegal action")?;
            }
            if let Some([asked, left_out, given]) = program.as_ref().map(|program| program.notes().counts())
                && left_out + given > 0
            {
                writeln!(
                    out,
                    "  asked {asked} times, {left_out} of them without a pawn that waits; {given} choices were made for it"
                )?;
            }
        }
        match about.verdict {
            Some(Verdict::Better) => writeln!(out, "The test found the higher result."),
            Some(Verdict::NotBetter) => writeln!(out, "The test found the lower result."),
            None => Ok(()),
        }
    }

    /// As one JSON object. An infinite difference is null.
    pub fn json(&self, about: &About) -> Value {
        let interval = |Interval { value, low, high }: Interval| json!({"value": value, "low": low, "high": high});
        let ratings = self.ratings();
        let player = |(index, (name, program)): (usize, &(String, Option<Arc<Program>>))| {
            let Interval { value, low, high } = self.tallies[index].interval();
            let [depth, nodes, time, speed] = figures(&self.counts[index]);
            let forfeits: serde_json::Map<String, Value> = Fault::ALL
                .into_iter()
                .map(|fault| (fault.id().to_owned(), self.forfeits[index][fault as usize].into()))
                .collect();
            let notes = program.as_ref().map(|program| {
                let [asked, left_out, given] = program.notes().counts();
                json!({"asked": asked, "left_out": left_out, "given": given})
            });
            json!({
                "player": name, "mean": value, "low": low, "high": high, "depth": depth, "nodes": nodes, "time_s": time,
                "nodes_per_s": speed, "forfeits": forfeits, "program": notes,
                "rating": ratings.as_ref().map(|ratings| interval(ratings[index])),
            })
        };
        json!({
            "rules": about.rules, "games": self.games, "drawn": self.drawn, "won": self.won, "actions": self.actions,
            "players": about.players.iter().enumerate().map(player).collect::<Vec<_>>(),
            "elo": self.elo().map(interval),
            "verdict": about.verdict.map(|verdict| verdict == Verdict::Better),
        })
    }
}

/// A difference of strength, as a sentence has it. Who has won all, or lost all, is so much stronger or weaker at least.
fn points(elo: Interval) -> String {
    let Interval { value, low, high } = elo;
    let point = |elo: f64| {
        let sign = if elo < 0.0 { '−' } else { '+' };
        if elo.is_finite() { format!("{sign}{:.0}", elo.abs()) } else { format!("{sign}∞") }
    };
    if value.is_finite() {
        let [value, low, high] = [value, low, high].map(point);
        format!("stands at {value} Elo points against its opponent ({low} to {high})")
    } else if low.is_finite() {
        format!("stands at {} Elo points or more against its opponent", point(low))
    } else if high.is_finite() {
        format!("stands at {} Elo points or less against its opponent", point(high))
    } else {
        "has played too few games to be told in Elo points".to_owned()
    }
}

/// Depth, nodes and seconds of a choice in the mean, and nodes in a second.
fn figures(count: &Count) -> [f64; 4] {
    let choices = count.choices.max(1) as f64;
    let seconds = count.time.as_secs_f64();
    let speed = if seconds > 0.0 { count.nodes as f64 / seconds } else { 0.0 };
    [count.depth as f64 / choices, count.nodes as f64 / choices, seconds / choices, speed]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_has_its_sign() {
        let told = |value, low, high| points(Interval { value, low, high });
        const ALL: f64 = f64::INFINITY;
        assert_eq!(told(58.4, -120.0, ALL), "stands at +58 Elo points against its opponent (−120 to +∞)");
        assert_eq!(told(ALL, 131.2, ALL), "stands at +131 Elo points or more against its opponent");
        assert_eq!(told(-ALL, -ALL, -131.2), "stands at −131 Elo points or less against its opponent");
        assert_eq!(told(ALL, -ALL, ALL), "has played too few games to be told in Elo points");
    }
}
