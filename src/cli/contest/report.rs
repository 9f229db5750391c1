//! What came of a match, as it is told.

use std::io::{self, Write};
use std::sync::Arc;

use ashtapada_arena::{Count, Fault, Interval, Standing, Verdict};
use ashtapada_protocol::program::Program;
use serde_json::{Value, json};

/// What is told of a match.
pub struct Report<'a> {
    pub rules: &'a str,
    /// Their names, and programs of others.
    pub players: Vec<(String, Option<Arc<Program>>)>,
    pub standing: Standing,
    pub verdict: Option<Verdict>,
}

impl Report<'_> {
    /// As text.
    pub fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let Standing { games, drawn, won, actions, .. } = &self.standing;
        let length = *actions as f64 / (*games).max(1) as f64;
        let first = &self.players[0].0;
        writeln!(out, "{}: {games} games of {length:.0} actions, {drawn} drawn; {first} won {won}", self.rules)?;
        if let Some(elo) = self.standing.elo() {
            writeln!(out, "{first} {} (Bradley–Terry)", points(elo))?;
        }
        let ratings = self.standing.ratings();
        for (index, ((name, program), tally)) in self.players.iter().zip(&self.standing.tallies).enumerate() {
            let Interval { value, low, high } = tally.interval();
            write!(out, "{name:18} {:5.1} % ({:.1} to {:.1})", 100.0 * value, 100.0 * low, 100.0 * high)?;
            if let Some(Interval { value, low, high }) = ratings.as_ref().map(|ratings| ratings[index]) {
                write!(out, ", rated {value:.1} ({low:.1} to {high:.1}) by Weng–Lin")?;
            }
            let [depth, nodes, time, speed] = figures(&self.standing.counts[index]);
            writeln!(
                out,
                "; for each choice depth {depth:.1}, {nodes:.0} nodes, {:.0} ms, {:.2} million nodes/s",
                1e3 * time,
                speed / 1e6
            )?;
            let [late, crashed, illegal] = self.standing.forfeits[index];
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
        match self.verdict {
            Some(Verdict::Better) => writeln!(out, "The test found the higher result."),
            Some(Verdict::NotBetter) => writeln!(out, "The test found the lower result."),
            None => Ok(()),
        }
    }

    /// As one JSON object. An infinite difference is null.
    pub fn json(&self) -> Value {
        let interval = |Interval { value, low, high }: Interval| json!({"value": value, "low": low, "high": high});
        let standing = &self.standing;
        let ratings = standing.ratings();
        let player = |(index, (name, program)): (usize, &(String, Option<Arc<Program>>))| {
            let Interval { value, low, high } = standing.tallies[index].interval();
            let [depth, nodes, time, speed] = figures(&standing.counts[index]);
            let forfeits: serde_json::Map<String, Value> = Fault::ALL
                .into_iter()
                .map(|fault| (fault.id().to_owned(), standing.forfeits[index][fault as usize].into()))
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
            "rules": self.rules, "games": standing.games, "drawn": standing.drawn, "won": standing.won, "actions": standing.actions,
            "players": self.players.iter().enumerate().map(player).collect::<Vec<_>>(),
            "elo": standing.elo().map(interval),
            "verdict": self.verdict.map(|verdict| verdict == Verdict::Better),
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
