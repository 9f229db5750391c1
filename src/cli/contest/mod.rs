//! `ashtapada match`: computer players against one another.

mod entry;
mod rounds;
mod standing;
mod strength;

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ashtapada_arena::{Interval, Match, Round, Tally, Verdict};
use cpu_time::ThreadTime;

use super::{Chosen, Failure, parse_number};
use entry::Entry;
use standing::{About, Standing};
pub use strength::Strength;

/// Let computer players, and programs of others, play against one another
///
/// A player is written with its limit for each action: searcher@50ms, uct@1000n (nodes) or
/// searcher@d6 (depth). Between two sides there are two players; where four play for themselves two
/// (the first against three of the second) or four. In each round every player takes every side
/// once, with the same opening and the same throws. Time is that of the processor.
///
/// A program that speaks the protocol of docs/engine-protocol.md is written engine:COMMAND@50ms, a
/// chess program uci:COMMAND@50ms, with options behind semicolons. Words of the command that
/// contain a space, a semicolon or @ stand in quotes. Its time is measured by the clock; without a
/// legal answer in time it has lost the game.
///
///   ashtapada match searcher@50ms uct@250ms --rules soldiers16-bl --games 200
///   ashtapada match "engine:python3 'my bot.py'@100ms" greedy@1n --rules chaturaji-pl-solo
///   ashtapada match searcher@250ms \
///     "uci:/usr/games/stockfish;UCI_LimitStrength=true;UCI_Elo=2000@250ms" --rules vilac-9506
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Contest {
    /// The players
    #[arg(value_name = "PLAYER", num_args = 2..=4, required = true)]
    players: Vec<Entry>,
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
    /// Milliseconds by which a program of others may be late; more where the machine is busy
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = parse_number::<u64>)]
    margin: u64,
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

/// Is shown each round with its number, one after the other.
pub type Watch<'a> = &'a (dyn Fn(u64, &Round) + Sync);

fn parse_bounds(text: &str) -> Result<(f64, f64), &'static str> {
    let bounds = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    bounds
        .filter(|&(low, high)| 0.0 <= low && low < high && high <= 1.0)
        .ok_or("expected two results from 0 to 1, the lower first, for example 0.5,0.55")
}

impl Contest {
    /// So many games of two players under the rules of a game.
    pub fn between(players: [&str; 2], id: &str, games: u64, jobs: u32) -> Result<Contest, Failure> {
        let entry = |text: &str| text.parse::<Entry>().map_err(|error| Failure::Player(error.to_string()));
        Ok(Contest {
            players: players.into_iter().map(entry).collect::<Result<_, _>>()?,
            chosen: Where { id: id.to_owned(), options: Vec::new(), position: None },
            games,
            test: None,
            opening: None,
            seed: 1,
            jobs,
            margin: 1000,
            json: false,
        })
    }

    /// Plays, and prints what came of it.
    pub fn run(self) -> Result<(), Failure> {
        let (standing, about) = self.outcome()?;
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{}", standing.json(&about))?;
        } else {
            standing.print(&about, &mut out)?;
        }
        Ok(())
    }

    /// Plays, and gives what came of it.
    pub fn outcome(&self) -> Result<(Standing, About<'_>), Failure> {
        self.beyond(&BTreeSet::new(), &|_, _| {})
    }

    /// Plays all rounds but those `known` before, shows each to `watch`, and gives what came of them.
    pub fn beyond(&self, known: &BTreeSet<u64>, watch: Watch<'_>) -> Result<(Standing, About<'_>), Failure> {
        let Where { id, options, position } = &self.chosen;
        let begun = Chosen { id: id.clone(), options: options.clone(), position: position.clone() }.begin()?;
        let margin = Duration::from_millis(self.margin);
        let ready = |entry: &Entry| entry.ready(&begun, margin).map_err(|unfit| Failure::Player(unfit.to_string()));
        let ready = self.players.iter().map(ready).collect::<Result<Vec<_>, _>>()?;
        let entrants = ready.iter().map(|ready| Arc::clone(&ready.entrant)).collect();
        let arranged = Match::new(begun.position, entrants).map_err(|trouble| Failure::Player(trouble.to_string()))?;
        let mut arranged = arranged.with_seed(self.seed);
        if let Some(opening) = self.opening {
            arranged = arranged.with_opening(opening);
        }
        let (standing, verdict) = self.play(&arranged, known, watch);
        let names = self.players.iter().map(Entry::to_string);
        let players = names.zip(ready.into_iter().map(|ready| ready.program)).collect();
        let about = About { rules: id, players, verdict };
        let _ = writeln!(io::stderr());
        Ok((standing, about))
    }

    /// The verdict of a test is the one that ended it: rounds that others still play then are counted, and change nothing of it.
    fn play(&self, arranged: &Match, known: &BTreeSet<u64>, watch: Watch<'_>) -> (Standing, Option<Verdict>) {
        let standing = Mutex::new((Standing::new(self.players.len(), arranged.sides()), None));
        let wanted = self.games.div_ceil(arranged.games_in_round() as u64);
        let next = AtomicU64::new(0);
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= wanted {
                    return;
                }
                if known.contains(&number) {
                    continue;
                }
                let clock = || thread_time();
                let round = arranged.round(number, &clock);
                let mut shared = standing.lock().unwrap_or_else(PoisonError::into_inner);
                let (standing, verdict) = &mut *shared;
                self.tell_forfeits(&round);
                watch(number, &round);
                standing.add(number, round);
                *verdict = verdict.or_else(|| self.verdict(&standing.tallies[0]));
                if verdict.is_some() {
                    next.store(wanted, Ordering::Relaxed);
                }
                tell(standing);
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                scope.spawn(work);
            }
        });
        standing.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn verdict(&self, tally: &Tally) -> Option<Verdict> {
        self.test.and_then(|(low, high)| tally.verdict(low, high))
    }

    /// Who lost a game without playing on, on the standard error.
    fn tell_forfeits(&self, round: &Round) {
        for (index, why) in round.games.iter().filter_map(|game| game.forfeit.as_ref()) {
            let _ = writeln!(io::stderr(), "\r{} has lost a game: {why}", self.players[*index]);
        }
    }
}

/// The state of the match, on the standard error: it takes long.
fn tell(standing: &Standing) {
    let Interval { value, low, high } = standing.tallies[0].interval();
    let games = standing.games;
    let _ =
        write!(io::stderr(), "\r{games} games: {:.1} % ({:.1} to {:.1})   ", 100.0 * value, 100.0 * low, 100.0 * high);
}

/// Processor time of this thread.
fn thread_time() -> Duration {
    ThreadTime::now().as_duration()
}
