//! `ashtapada daily`: positions of a day from games of strong players.

mod look;
mod search;
mod written;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use ashtapada_analysis::Analyst;
use ashtapada_rulebook::{Claim, Daily, DailyList};
use ashtapada_rules::AnyPosition;

use super::strong::{StrongGame, read_games};
use super::{Failure, parse_number};
use look::{Found, check, pick};
use search::look_through;

/// Nodes that a search of a margin takes: ten times what each decision had in the games that the lists are from.
const NODES: u64 = 50_000;

/// Find positions of the day in games of strong players, and check those that there are
#[derive(clap::Subcommand)]
pub enum Command {
    Find(Find),
    Check(Check),
}

impl Command {
    /// Runs it.
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Command::Find(command) => command.run(),
            Command::Check(command) => command.run(),
        }
    }
}

/// Look through games for positions with one best move, and write crates/rulebook/daily/strong
///
/// Reads games that `ashtapada selfplay` has written. A best move either wins, or gains the most
/// beyond doubt, or a search of ten times the nodes that decisions had in the game prefers it by a
/// clear margin at each of its last three depths. Each rule set and each sort of position comes in
/// turn; nothing comes twice, also not mirrored.
///
///   ashtapada daily find games.jsonl --out crates/rulebook/daily/strong
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Find {
    /// Files of games
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// The folder to write to
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// How many positions of each list
    #[arg(long, default_value_t = 220, value_parser = parse_number::<usize>)]
    wanted: usize,
    /// Games at the same time, each on a thread of its own
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u32>)]
    jobs: u32,
}

/// The number of a game, and what was found in it.
type Looked = (usize, Result<Vec<Found>, String>);

impl Find {
    fn run(self) -> Result<(), Failure> {
        let games = read_games(&self.files)?;
        write_lists(&self.search(&games)?, self.wanted, &self.out)
    }

    /// What is found in all games, in their order.
    fn search(&self, games: &[StrongGame]) -> Result<Vec<Found>, Failure> {
        let found: Mutex<Vec<Looked>> = Mutex::default();
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                scope.spawn(|| {
                    let mut analyst = Analyst::new();
                    while let index = next.fetch_add(1, Ordering::Relaxed)
                        && let Some(game) = games.get(index)
                    {
                        let some = look_through(&mut analyst, game, NODES);
                        found.lock().unwrap_or_else(PoisonError::into_inner).push((index, some));
                    }
                });
            }
        });
        let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        found.sort_by_key(|(index, _)| *index);
        let of = |(index, some): Looked| some.map_err(|why| Failure::Game(games[index].rules.clone(), why));
        let lists = found.into_iter().map(of).collect::<Result<Vec<_>, _>>()?;
        Ok(lists.into_iter().flatten().collect())
    }
}

/// Picks positions for each list and writes its file.
fn write_lists(found: &[Found], wanted: usize, folder: &Path) -> Result<(), Failure> {
    for list in DailyList::ALL {
        let all: Vec<Found> = found.iter().filter(|one| list_of(&one.daily) == Some(list)).cloned().collect();
        let count = all.len();
        let picked = pick(all, wanted, 1);
        eprintln!("{}: {} of {count} positions", list.name(), picked.len());
        let lines: Vec<_> = picked.iter().map(|one| written::line(&one.daily)).collect();
        let head = "# Written by `ashtapada daily find`; `ashtapada daily check` searches the margins again.\n";
        let text = format!("{head}position = [\n{}\n]\n", lines.join("\n"));
        let path = folder.join(format!("{}.toml", list.name()));
        std::fs::write(&path, text).map_err(|error| Failure::File(path.display().to_string(), error))?;
    }
    Ok(())
}

/// The list that a position belongs to.
fn list_of(daily: &Daily) -> Option<DailyList> {
    Some(match daily.begin().ok()? {
        AnyPosition::FourKings(_) => DailyList::FourKings,
        AnyPosition::Chess(_) => DailyList::Chess,
        AnyPosition::Soldiers(position) if position.has_leopards() => DailyList::Leopards,
        _ => DailyList::Soldiers,
    })
}

/// All positions that claim a margin.
fn margins() -> impl Iterator<Item = &'static Daily> {
    DailyList::ALL.into_iter().flat_map(DailyList::positions).filter(|daily| daily.claim == Claim::Margin)
}

/// Search the margins of the positions of the day again
///
/// A better computer player may come to think otherwise. What it no longer prefers by half of the
/// margin is named, and is to be found anew. The other claims are proved by the tests.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Check {
    /// Only one in so many
    #[arg(long, default_value_t = 1, value_parser = parse_number::<usize>)]
    every: usize,
}

impl Check {
    fn run(self) -> Result<(), Failure> {
        let all: Vec<_> = margins().step_by(self.every.max(1)).collect();
        let (mut analyst, mut wrong) = (Analyst::new(), 0);
        for daily in &all {
            if let Err(why) = check(&mut analyst, daily, NODES) {
                wrong += 1;
                println!("{} `{}` {}: {why}", daily.rules, daily.position, daily.best.join(" "));
            }
        }
        println!("{} of {} margins hold", all.len() - wrong, all.len());
        match wrong {
            0 => Ok(()),
            _ => Err(Failure::Margins(wrong)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A fixed few of all margins: searching all of them again is for `ashtapada daily check`.
    #[test]
    fn some_margins_hold_when_searched_again() {
        let mut analyst = Analyst::new();
        for daily in margins().step_by(20) {
            check(&mut analyst, daily, NODES).unwrap_or_else(|why| panic!("{} {}: {why}", daily.rules, daily.position));
        }
    }

    /// What is found stands in the list of its family, and in no other.
    #[test]
    fn every_position_is_in_its_list() {
        for list in DailyList::ALL {
            assert!(list.positions().iter().all(|daily| list_of(daily) == Some(list)), "{list:?}");
        }
    }
}
