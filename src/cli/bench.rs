//! `ashtapada bench`: random playouts on one thread.

use std::io::{self, Write};
use std::time::Duration;

use ashtapada_rulebook::rule_sets;
use ashtapada_rules::{AnyPosition, Playout, Position, playout};
use ashtapada_table::Beginning;
use cpu_time::ThreadTime;
use serde_json::json;

use super::{Failure, parse_number};

/// Far more actions than any game of any rule set has; a game that reaches it is a bug.
const LIMIT: u32 = 1_000_000;

/// Measure how fast random games are played
///
/// One thread plays at random, with the full list of legal actions at each action.
/// Rates are per second of processor time, and count actions by seats only. Machines differ and are
/// shared: compare figures of one run.
///
///   ashtapada bench soldiers16-bl vilac-9506 --seconds 5
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Bench {
    /// The games to measure; all of them if none is named
    #[arg(value_name = "GAME")]
    ids: Vec<String>,
    /// One JSON object per line
    #[arg(long)]
    json: bool,
    /// Seconds of processor time for each game
    #[arg(long, default_value_t = 2.0, allow_negative_numbers = true, value_parser = parse_seconds)]
    seconds: f64,
    /// Seed of the random choices
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u64>)]
    seed: u64,
}

fn parse_seconds(text: &str) -> Result<f64, &'static str> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0 && *seconds <= 3600.0);
    seconds.ok_or("expected a number above 0, at most 3600, for example 0.5")
}

/// What was counted.
struct Count {
    actions: u64,
    playouts: u64,
    cpu: Duration,
}

impl Bench {
    /// Measures and prints, a line for each game.
    pub fn run(self) -> Result<(), Failure> {
        let ids: Vec<&String> = match self.ids.as_slice() {
            [] => rule_sets().iter().map(|rules| &rules.id).collect(),
            ids => ids.iter().collect(),
        };
        // A misspelt id is reported before anything is measured.
        let starts = ids.into_iter().map(|id| Beginning::new(id, [], None)).collect::<Result<Vec<_>, _>>()?;
        let mut out = io::stdout().lock();
        for Beginning { rules, position, .. } in starts {
            let count = match position {
                AnyPosition::FourKings(start) => self.count(&start),
                AnyPosition::Soldiers(start) => self.count(&start),
                AnyPosition::Chess(start) => self.count(&start),
                start => self.count(&start),
            };
            let cpu_s = count.cpu.as_secs_f64();
            let actions = count.actions as f64 / cpu_s;
            let playouts = count.playouts as f64 / cpu_s;
            let mean = count.actions as f64 / count.playouts as f64;
            if self.json {
                let line = json!({"rules": rules.id, "actions_per_s": actions, "playouts_per_s": playouts, "mean_actions": mean, "cpu_s": cpu_s});
                writeln!(out, "{line}")?;
            } else {
                writeln!(
                    out,
                    "{:32} {:7.2} million actions/s {:10.0} playouts/s, {:6.1} actions each",
                    rules.id,
                    actions / 1e6,
                    playouts,
                    mean
                )?;
            }
            out.flush()?;
        }
        Ok(())
    }

    fn count<P: Position>(&self, start: &P) -> Count {
        let mut random = fastrand::Rng::with_seed(self.seed);
        let mut pick = |below: u32| random.u32(..below);
        let mut keys = Vec::new();
        let began = ThreadTime::now();
        let mut count = Count { actions: 0, playouts: 0, cpu: Duration::ZERO };
        while count.cpu.as_secs_f64() < self.seconds {
            for _ in 0..16 {
                let Playout { actions, .. } = playout(start, LIMIT, &mut pick, &mut keys);
                count.actions += u64::from(actions);
                count.playouts += 1;
            }
            count.cpu = began.elapsed();
        }
        count
    }
}
