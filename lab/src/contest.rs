//! `ashtapada-lab match`: computer players against one another, and against those that never change.

use std::io::{self, Write};
use std::time::Duration;

use ashtapada_arena::{Bounds, Count, Interval, Match, Round, Schedule, Standing, Verdict};
use ashtapada_table::Beginning;
use cpu_time::ThreadTime;

use crate::failure::Failure;
use crate::opponent::Opponent;
use crate::parse_number;

/// An answer of a program of others may come so much later than its limit says.
const MARGIN: Duration = Duration::from_secs(1);

/// Let computer players play against one another, and against those that never change
///
/// As `ashtapada match`, which tells more of what came of it, with two players more: uct and
/// searcher-1, whom people never meet. Between two sides there are two players; where four play for
/// themselves two (the first against three of the second) or four. Time is that of the processor.
///
///   ashtapada-lab match searcher@50ms uct@250ms --rules soldiers16-bl --games 200
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Contest {
    /// The players
    #[arg(value_name = "PLAYER", num_args = 2..=4, required = true)]
    players: Vec<Opponent>,
    /// The game
    #[arg(long = "rules", value_name = "GAME")]
    id: String,
    /// How many games at most; whole rounds are played
    #[arg(long, default_value_t = 100, value_parser = parse_number::<u64>)]
    games: u64,
    /// Stop as soon as it is clear whether the first player's mean result is rather B than A, as in 0.5,0.55
    #[arg(long, value_name = "A,B")]
    test: Option<Bounds>,
    /// Seed of openings, throws and players
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u64>)]
    seed: u64,
    /// Games at the same time, each on a thread of its own
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u32>)]
    jobs: u32,
}

impl Contest {
    /// Plays, and prints a line for each player.
    pub fn run(self) -> Result<(), Failure> {
        let schedule = Schedule { jobs: self.jobs, test: self.test, ..Schedule::of(self.games) };
        let watch = |_, round: &Round, standing: &Standing| {
            let _ = standing.show(round, &self.players, &mut io::stderr());
        };
        let arranged = arranged(&self.players, &self.id)?.with_seed(self.seed);
        let (standing, verdict) = arranged.play(&schedule, &thread_time, &watch);
        let _ = writeln!(io::stderr());
        let mut out = io::stdout().lock();
        writeln!(out, "{}: {} games, {} drawn or shared", self.id, standing.games, standing.drawn)?;
        for ((player, tally), count) in self.players.iter().zip(&standing.tallies).zip(&standing.counts) {
            let Interval { value, low, high } = tally.interval();
            let [value, low, high] = [value, low, high].map(|part| 100.0 * part);
            let [depth, nodes, time] = for_each_choice(count);
            writeln!(
                out,
                "{player}: {value:.1} % ({low:.1} to {high:.1}); for each choice depth {depth:.1}, {nodes:.0} nodes, {time:.0} ms"
            )?;
        }
        match verdict {
            Some(Verdict::Better) => writeln!(out, "The test found the higher result.")?,
            Some(Verdict::NotBetter) => writeln!(out, "The test found the lower result.")?,
            None => {}
        }
        Ok(())
    }
}

/// Depth, nodes and milliseconds of a choice in the mean.
fn for_each_choice(count: &Count) -> [f64; 3] {
    let choices = count.choices.max(1) as f64;
    [count.depth as f64 / choices, count.nodes as f64 / choices, 1e3 * count.time.as_secs_f64() / choices]
}

/// The match of players under the rules of a game.
pub fn arranged(players: &[Opponent], rules: &str) -> Result<Match, Failure> {
    let begun = Beginning::new(rules, [], None)?;
    let entrants = players.iter().map(|player| player.entrant(&begun, MARGIN)).collect::<Result<Vec<_>, _>>()?;
    Match::new(begun.position, entrants).map_err(Failure::usage)
}

/// Processor time of this thread.
pub fn thread_time() -> Duration {
    ThreadTime::now().as_duration()
}
