//! The command: which games, how many, on how many threads.

use std::io::{self, Write};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use ashtapada_rulebook::{RuleSet, find, rule_sets};

use super::StrongGame;
use super::strong::Strength;
use crate::failure::Failure;
use crate::parse_number;

/// Play games of the strongest computer player against itself, and write them down
///
/// A line of JSON for each game, for `ashtapada-lab openings` and `ashtapada-lab daily`. The first
/// five rounds are played at --nodes, the rest at --later. Nothing but the seed decides: the same
/// seed gives the same games, however many are played at a time. Where there are no dice, games
/// differ by the small noise that each player adds to its evaluations, and every second game begins
/// with any legal action at random, which counts as tried and not as chosen.
///
///   ashtapada-lab selfplay soldiers16-bl --games 100 --jobs 2 > soldiers.jsonl
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct SelfPlay {
    /// The games; all of them if none is named
    #[arg(value_name = "GAME")]
    ids: Vec<String>,
    /// How many of each
    #[arg(long, default_value_t = 100, value_parser = parse_number::<u32>)]
    games: u32,
    /// The number of the first, to go on where another run ended
    #[arg(long, default_value_t = 0, value_parser = parse_number::<u32>)]
    from: u32,
    /// Seed of the dice and the computer players
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u64>)]
    seed: u64,
    /// Nodes for each decision in the first five rounds
    #[arg(long, default_value_t = 5_000, value_parser = parse_number::<u64>)]
    nodes: u64,
    /// Nodes for each decision after them
    #[arg(long, default_value_t = 1_000, value_parser = parse_number::<u64>)]
    later: u64,
    /// Games at the same time, each on a thread of its own
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u32>)]
    jobs: u32,
}

impl SelfPlay {
    /// Plays and prints.
    pub fn run(self) -> Result<(), Failure> {
        let sets: Vec<&RuleSet> = match self.ids.as_slice() {
            [] => rule_sets().iter().collect(),
            ids => ids.iter().map(|id| find(id)).collect::<Result<_, _>>()?,
        };
        sets.into_iter().try_for_each(|rules| self.play_all(rules))
    }

    /// All games of a rule set, in the order in which they end.
    fn play_all(&self, rules: &RuleSet) -> Result<(), Failure> {
        let strength = Strength { seed: self.seed, nodes: self.nodes, later: self.later };
        let next = AtomicU32::new(self.from);
        let end = self.from.saturating_add(self.games);
        let failed: Mutex<Option<Failure>> = Mutex::new(None);
        let play = |index| {
            let game = strength.play(rules, index).map_err(|why| Failure::of_game(&rules.id, why))?;
            written(&game)
        };
        std::thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                scope.spawn(|| {
                    while let index = next.fetch_add(1, Ordering::Relaxed)
                        && index < end
                    {
                        if let Err(failure) = play(index) {
                            next.store(end, Ordering::Relaxed);
                            *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(failure);
                        }
                    }
                });
            }
        });
        failed.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }
}

fn written(game: &StrongGame) -> Result<(), Failure> {
    let line = serde_json::to_string(game).map_err(io::Error::other)?;
    writeln!(io::stdout().lock(), "{line}")?;
    Ok(())
}
