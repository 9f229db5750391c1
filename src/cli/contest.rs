//! `ashtapada match`: computer players against one another.

use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ashtapada_arena::{Contestant, Count, Interval, Match, Round, Tally, Trouble, Verdict};
use cpu_time::ThreadTime;
use serde_json::json;

use super::{Chosen, Failure, parse_number};

/// Let computer players play against one another
///
/// A player is written with its limit for each action: searcher@50ms, uct@1000n (nodes) or
/// searcher@d6 (depth). Between two sides there are two players; where four play for themselves two
/// (the first against three of the second) or four. In each round every player takes every side
/// once, with the same opening and the same throws. Time is that of the processor.
///
///   ashtapada match searcher@50ms uct@250ms --rules soldiers16-bl --games 200
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Contest {
    /// The players
    #[arg(value_name = "PLAYER", num_args = 2..=4, required = true)]
    players: Vec<Contestant>,
    #[command(flatten)]
    chosen: Where,
    /// How many games at most; whole rounds are played
    #[arg(long, default_value_t = 100, value_parser = parse_number::<u64>)]
    games: u64,
    /// Stop as soon as it is clear whether the first player's mean result is rather B than A, as in 0.5,0.55
    #[arg(long, value_name = "A,B", value_parser = parse_bounds)]
    test: Option<(f64, f64)>,
    /// Random actions at the beginning of each game (default: 4 in games without dice, else 0)
    #[arg(long, value_parser = parse_number::<u32>)]
    opening: Option<u32>,
    /// Seed of openings, throws and players
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u64>)]
    seed: u64,
    /// Games at the same time, each on a thread of its own
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u32>)]
    jobs: u32,
    /// One JSON object at the end
    #[arg(long)]
    json: bool,
}

/// What is played.
#[derive(clap::Args)]
struct Where {
    /// The game, as `ashtapada games` names it
    #[arg(long = "rules", value_name = "GAME")]
    id: String,
    /// Change an option, for example `--option obligation=none`; may be repeated
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Begin with this position instead of the start (`docs/formats.md`)
    #[arg(long)]
    position: Option<String>,
}

fn parse_bounds(text: &str) -> Result<(f64, f64), &'static str> {
    let bounds = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    bounds
        .filter(|&(low, high)| 0.0 <= low && low < high && high <= 1.0)
        .ok_or("expected two results from 0 to 1, the lower first, for example 0.5,0.55")
}

/// What has come of a match so far.
struct Standing {
    tallies: Vec<Tally>,
    counts: Vec<Count>,
    games: u64,
    drawn: u64,
    won: u64,
    actions: u64,
}

impl Standing {
    fn add(&mut self, round: &Round) {
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
        }
    }
}

impl Contest {
    /// Plays, and prints what came of it.
    pub fn run(self) -> Result<(), Failure> {
        let Where { id, options, position } = &self.chosen;
        let begun = Chosen { id: id.clone(), options: options.clone(), position: position.clone() }.begin()?;
        let failed = |trouble: Trouble| Failure::Game(id.clone(), trouble.to_string());
        let mut arranged = Match::new(begun.position, self.players.clone()).map_err(failed)?.with_seed(self.seed);
        if let Some(opening) = self.opening {
            arranged = arranged.with_opening(opening);
        }
        let standing = self.play(&arranged).map_err(failed)?;
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{}", self.json(&standing))?;
        } else {
            self.print(&standing, &mut out)?;
        }
        Ok(())
    }

    fn play(&self, arranged: &Match) -> Result<Standing, Trouble> {
        let players = self.players.len();
        let standing = Standing {
            tallies: vec![Tally::new(); players],
            counts: vec![Count::default(); players],
            games: 0,
            drawn: 0,
            won: 0,
            actions: 0,
        };
        let standing = Mutex::new(standing);
        let wanted = self.games.div_ceil(arranged.games_in_round() as u64);
        let next = AtomicU64::new(0);
        let stop = || next.store(wanted, Ordering::Relaxed);
        let work = || -> Result<(), Trouble> {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= wanted {
                    return Ok(());
                }
                let clock = || thread_time();
                let round = arranged.round(number, &clock).inspect_err(|_| stop())?;
                let Ok(mut standing) = standing.lock() else { return Ok(()) };
                standing.add(&round);
                if self.verdict(&standing.tallies[0]).is_some() {
                    stop();
                }
                self.tell(&standing);
            }
        };
        std::thread::scope(|scope| {
            let jobs: Vec<_> = (0..self.jobs.max(1)).map(|_| scope.spawn(work)).collect();
            jobs.into_iter().try_for_each(|job| job.join().unwrap_or(Ok(())))
        })?;
        Ok(standing.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()))
    }

    fn verdict(&self, tally: &Tally) -> Option<Verdict> {
        self.test.and_then(|(low, high)| tally.verdict(low, high))
    }

    /// The state of the match, on the standard error: it takes long.
    fn tell(&self, standing: &Standing) {
        let Interval { value, low, high } = standing.tallies[0].interval();
        let games = standing.games;
        let _ = write!(
            io::stderr(),
            "\r{games} games: {:.1} % ({:.1} to {:.1})   ",
            100.0 * value,
            100.0 * low,
            100.0 * high
        );
    }

    fn print(&self, standing: &Standing, out: &mut impl Write) -> io::Result<()> {
        let _ = writeln!(io::stderr());
        let Standing { games, drawn, won, actions, .. } = standing;
        let length = *actions as f64 / (*games).max(1) as f64;
        writeln!(
            out,
            "{}: {games} games of {length:.0} actions, {drawn} drawn; {} won {won}",
            self.chosen.id, self.players[0]
        )?;
        for ((player, tally), count) in self.players.iter().zip(&standing.tallies).zip(&standing.counts) {
            let Interval { value, low, high } = tally.interval();
            let [depth, nodes, time, speed] = figures(count);
            writeln!(
                out,
                "{:18} {:5.1} % ({:.1} to {:.1}); for each choice depth {depth:.1}, {nodes:.0} nodes, {:.0} ms, {:.2} million nodes/s",
                player.to_string(),
                100.0 * value,
                100.0 * low,
                100.0 * high,
                1e3 * time,
                speed / 1e6
            )?;
        }
        if let Some(verdict) = self.verdict(&standing.tallies[0]) {
            let said = match verdict {
                Verdict::Better => "the higher result",
                Verdict::NotBetter => "the lower result",
            };
            writeln!(out, "The test found {said}.")?;
        }
        Ok(())
    }

    fn json(&self, standing: &Standing) -> serde_json::Value {
        let players = self.players.iter().zip(&standing.tallies).zip(&standing.counts).map(|((player, tally), count)| {
            let Interval { value, low, high } = tally.interval();
            let [depth, nodes, time, speed] = figures(count);
            json!({"player": player.to_string(), "mean": value, "low": low, "high": high, "depth": depth, "nodes": nodes, "time_s": time, "nodes_per_s": speed})
        });
        json!({
            "rules": self.chosen.id, "games": standing.games, "drawn": standing.drawn, "won": standing.won,
            "actions": standing.actions, "players": players.collect::<Vec<_>>(),
            "verdict": self.verdict(&standing.tallies[0]).map(|verdict| verdict == Verdict::Better),
        })
    }
}

/// Depth, nodes and seconds of a choice in the mean, and nodes in a second.
fn figures(count: &Count) -> [f64; 4] {
    let choices = count.choices.max(1) as f64;
    let seconds = count.time.as_secs_f64();
    let speed = if seconds > 0.0 { count.nodes as f64 / seconds } else { 0.0 };
    [count.depth as f64 / choices, count.nodes as f64 / choices, seconds / choices, speed]
}

/// Processor time of this thread.
fn thread_time() -> Duration {
    ThreadTime::now().as_duration()
}
