//! `ashtapada match`: computer players against one another.

mod report;

use std::io::{self, Write};
use std::time::Duration;

use ashtapada_arena::{Bounds, Match, Round, Schedule, Standing};
use ashtapada_protocol::program::Entry;
use cpu_time::ThreadTime;

use super::{Chosen, Failure, parse_number};
use report::Report;

/// Let computer players, and programs of others, play against one another
///
/// A player is written with its limit for each action: searcher@50ms, level-5@1000n (nodes) or
/// searcher@d6 (depth). Between two sides there are two players; where four play for themselves two
/// (the first against three of the second) or four. In each round every player takes every side
/// once, with the same opening and the same throws. Time is that of the processor.
///
/// A program that speaks the protocol of docs/engine-protocol.md is written engine:COMMAND@50ms, a
/// chess program uci:COMMAND@50ms, with options behind semicolons. Words of the command that
/// contain a space, a semicolon or @ stand in quotes. Its time is measured by the clock; without a
/// legal answer in time it has lost the game.
///
///   ashtapada match searcher@50ms handmade@250ms --rules soldiers16-bl --games 200
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
    #[arg(long, value_name = "A,B")]
    test: Option<Bounds>,
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

impl Contest {
    /// Plays, and prints what came of it.
    pub fn run(self) -> Result<(), Failure> {
        let report = self.play()?;
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{}", report.json())?;
        } else {
            report.print(&mut out)?;
        }
        Ok(())
    }

    /// Plays, and gives what came of it.
    fn play(&self) -> Result<Report<'_>, Failure> {
        let Where { id, options, position } = &self.chosen;
        let begun = Chosen { id: id.clone(), options: options.clone(), position: position.clone() }.begin()?;
        let margin = Duration::from_millis(self.margin);
        let ready =
            |entry: &Entry| entry.participant(&begun, margin).map_err(|unfit| Failure::Player(unfit.to_string()));
        let ready = self.players.iter().map(ready).collect::<Result<Vec<_>, _>>()?;
        let (entrants, programs): (Vec<_>, Vec<_>) = ready.into_iter().map(|one| (one.entrant, one.program)).unzip();
        let arranged = Match::new(begun.position, entrants).map_err(|trouble| Failure::Player(trouble.to_string()))?;
        let mut arranged = arranged.with_seed(self.seed);
        if let Some(opening) = self.opening {
            arranged = arranged.with_opening(opening);
        }
        let schedule = Schedule { jobs: self.jobs, test: self.test, ..Schedule::of(self.games) };
        let watch = |_, round: &Round, standing: &Standing| {
            let _ = standing.show(round, &self.players, &mut io::stderr());
        };
        let (standing, verdict) = arranged.play(&schedule, &thread_time, &watch);
        let _ = writeln!(io::stderr());
        let players = self.players.iter().map(Entry::to_string).zip(programs).collect();
        Ok(Report { rules: id, players, standing, verdict })
    }
}

/// Processor time of this thread.
fn thread_time() -> Duration {
    ThreadTime::now().as_duration()
}
