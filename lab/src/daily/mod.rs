//! `ashtapada-lab daily`: positions of a day from games of strong players.

mod grade;
mod look;
mod search;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use ashtapada_analysis::Analyst;
use ashtapada_rulebook::{Claim, Daily, DailyList, FoundList, Searched};
use ashtapada_rules::AnyPosition;

use crate::failure::Failure;
use crate::selfplay::{StrongGame, read_games};
use crate::{measured, parse_number, today};
use look::{Candidate, Image, check, image_of, pick};
use search::look_through;

/// Nodes that a search of a margin takes: ten times what each decision had in the games that the lists are from.
const NODES: u64 = 50_000;

/// Find positions of the day in games of strong players, and check those that there are
#[derive(clap::Subcommand)]
pub enum Command {
    Find(Find),
    Check(Check),
    Grade(Grade),
}

impl Command {
    /// Runs it.
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Command::Find(command) => command.run(),
            Command::Check(command) => command.run(),
            Command::Grade(command) => command.run(),
        }
    }
}

/// Look through games for positions with one best move, for crates/rulebook/measured.json.gz
///
/// Reads games that `ashtapada-lab selfplay` has written. A best move either wins, or gains the most
/// beyond doubt, or a search of ten times the nodes that decisions had in the game prefers it by a
/// clear margin at each of its last three depths. Each rule set and each sort of position comes in
/// turn; nothing comes twice, also not mirrored.
///
///   ashtapada-lab daily find games.jsonl --into crates/rulebook/measured.json.gz
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Find {
    /// Files of games
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// The file to write to, which has to be there
    #[arg(long, value_name = "FILE")]
    into: PathBuf,
    /// How many positions of each list
    #[arg(long, default_value_t = 220, value_parser = parse_number::<usize>)]
    wanted: usize,
    /// Add them to those that are there, none twice, instead of replacing those
    #[arg(long)]
    add: bool,
    /// Games at the same time, each on a thread of its own
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u32>)]
    jobs: u32,
}

/// The number of a game, and what was found in it.
type Looked = (usize, Result<Vec<Candidate>, String>);

impl Find {
    fn run(self) -> Result<(), Failure> {
        let games = read_games(&self.files)?;
        let found = self.search(&games)?;
        measured::change(&self.into, |all| {
            for list in DailyList::ALL {
                let known = if self.add { all.daily.remove(&list) } else { None };
                all.daily.insert(list, pick_for(list, &found, self.wanted, known));
            }
        })
    }

    /// What is found in all games, in their order.
    fn search(&self, games: &[StrongGame]) -> Result<Vec<Candidate>, Failure> {
        let found: Mutex<Vec<Looked>> = Mutex::default();
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                scope.spawn(|| {
                    let mut analyst = Analyst::credulous();
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
        let of = |(index, some): Looked| some.map_err(|why| Failure::of_game(&games[index].rules, why));
        let lists = found.into_iter().map(of).collect::<Result<Vec<_>, _>>()?;
        Ok(lists.into_iter().flatten().collect())
    }
}

/// Picks positions for a list, after those that it has.
fn pick_for(list: DailyList, found: &[Candidate], wanted: usize, known: Option<FoundList>) -> FoundList {
    let mut whole = known.unwrap_or_else(|| searched_today(Vec::new()));
    let images: BTreeSet<Image> = whole.position.iter().filter_map(|daily| image_of(daily).ok()).collect();
    let is_new = |one: &&Candidate| list_of(&one.daily) == Some(list) && !images.contains(&one.image);
    let all: Vec<Candidate> = found.iter().filter(is_new).cloned().collect();
    let count = all.len();
    let picked: Vec<Daily> = pick(all, wanted, 1).into_iter().map(|one| one.daily).collect();
    eprintln!("{}: {} of {count} positions", list.name(), picked.len());
    whole.position.extend(picked);
    whole
}

/// A list whose margins were searched today.
fn searched_today(position: Vec<Daily>) -> FoundList {
    FoundList { searched: Searched { on: today(), nodes: NODES }, position }
}

/// The list that a position belongs to.
fn list_of(daily: &Daily) -> Option<DailyList> {
    Some(match daily.begin().ok()? {
        AnyPosition::FourKings(_) => DailyList::FourKings,
        AnyPosition::Chess(_) => DailyList::Chess,
        AnyPosition::Soldiers(position) if position.hunter().is_some() => DailyList::Leopards,
        _ => DailyList::Soldiers,
    })
}

/// Search the margins of the positions of the day again
///
/// A better computer player may come to think otherwise. What it no longer prefers by half of the
/// margin is named. With --into the lists are written without it, and with the day of this search:
/// nothing is to be done by hand. The other claims are proved by the tests.
///
///   ashtapada-lab daily check --into crates/rulebook/measured.json.gz
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Check {
    /// Only one in so many
    #[arg(long, default_value_t = 1, value_parser = parse_number::<usize>, conflicts_with = "into")]
    every: usize,
    /// The file to write the lists to, without what no longer holds
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
}

impl Check {
    fn run(self) -> Result<(), Failure> {
        let (mut analyst, mut held, mut wrong) = (Analyst::credulous(), 0, 0);
        let mut lists = Vec::new();
        for list in DailyList::ALL {
            let (margins, mut kept) = margins(list);
            for daily in margins.into_iter().step_by(self.every.max(1)) {
                if let Err(why) = check(&mut analyst, &daily, NODES) {
                    wrong += 1;
                    println!("{} `{}` {}: {why}", daily.rules, daily.position, daily.best.join(" "));
                    kept.retain(|one| *one != daily);
                } else {
                    held += 1;
                }
            }
            lists.push((list, searched_today(kept)));
        }
        println!("{held} of {} margins hold", held + wrong);
        match &self.into {
            Some(file) => measured::change(file, |all| all.daily.extend(lists)),
            None if wrong == 0 => Ok(()),
            None => Err(no_longer(wrong)),
        }
    }
}

/// Measure how hard the positions of the day are
///
/// Writes with each how many nodes a search takes to find its best move and to stay with it: a rush
/// begins with those that are found soon.
///
///   ashtapada-lab daily grade --into crates/rulebook/measured.json.gz
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Grade {
    /// The file to read and to write
    #[arg(long, value_name = "FILE")]
    into: PathBuf,
    /// Those too of which it is known
    #[arg(long)]
    again: bool,
}

impl Grade {
    fn run(self) -> Result<(), Failure> {
        let mut analyst = Analyst::credulous();
        let mut failed = None;
        measured::change(&self.into, |all| {
            let positions = all.daily.values_mut().flat_map(|list| list.position.iter_mut());
            for daily in positions.filter(|daily| self.again || daily.nodes.is_none()) {
                match grade::nodes(&mut analyst, daily) {
                    Ok(nodes) => daily.nodes = Some(nodes),
                    Err(why) => failed = Some(Failure::of_game(&daily.rules, why)),
                }
            }
        })?;
        failed.map_or(Ok(()), Err)
    }
}

fn no_longer(wrong: usize) -> Failure {
    Failure::Failed(format!(
        "{wrong} positions of the day have no clear best move any more: `ashtapada-lab daily check --into crates/rulebook/measured.json.gz` leaves them out"
    ))
}

/// The positions of a list that claim a margin, and all that were found.
fn margins(list: DailyList) -> (Vec<Daily>, Vec<Daily>) {
    let all = list.found().map_or(Vec::new(), |found| found.position.clone());
    (all.iter().filter(|daily| daily.claim == Claim::Margin).cloned().collect(), all)
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Day;

    use super::*;

    /// One of so many margins is searched again.
    const EVERY: usize = 20;

    /// A margin is the word of a player, and a better one may think otherwise of a few: of a fixed sample nine of ten have
    /// to hold. Searching all of them again, and leaving out what does not hold, is for `ashtapada-lab daily check`.
    #[test]
    fn most_margins_hold_when_searched_again() {
        let mut analyst = Analyst::credulous();
        let all = DailyList::ALL.into_iter().flat_map(|list| margins(list).0);
        let sample: Vec<Daily> = all.step_by(EVERY).collect();
        let wrong: Vec<String> = sample
            .iter()
            .filter_map(|daily| {
                let why = check(&mut analyst, daily, NODES).err()?;
                Some(format!("{} {}: {why}", daily.rules, daily.position))
            })
            .collect();
        assert!(sample.len() >= 20 && 10 * wrong.len() <= sample.len(), "{} do not hold: {wrong:#?}", wrong.len());
    }

    /// Each list tells the search that stands behind its margins.
    #[test]
    fn lists_tell_when_they_were_searched() {
        for list in DailyList::ALL {
            let found = list.found().unwrap();
            assert!(found.searched.on.parse::<Day>().is_ok(), "{list:?}");
            assert_eq!(found.searched.nodes, NODES, "{list:?}");
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
