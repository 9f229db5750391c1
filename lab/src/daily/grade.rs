//! How hard positions are: how many nodes a search takes to find the best move.

use ashtapada_analysis::{Analyst, Effort};
use ashtapada_engine::Situation;
use ashtapada_rulebook::Daily;
use ashtapada_rules::Position as _;

/// Each step is that many times the one before.
const STEP: u64 = 4;
/// The first step.
const LEAST: u64 = 48;
/// The last.
const MOST: u64 = 50_000;

/// The fewest nodes of some steps with which a search prefers a best move, and goes on to do so with more: those of the last
/// step where it never does.
///
/// # Errors
/// The position cannot be read.
pub fn nodes(analyst: &mut Analyst, daily: &Daily) -> Result<u32, String> {
    let at = daily.begin()?;
    let first = |line: &String| line.split(", ").next().unwrap_or_default().to_owned();
    let best: Vec<String> = daily.best.iter().map(first).collect();
    let situation = Situation::new(at.clone());
    let mut least = MOST;
    let mut limit = MOST / STEP;
    while limit >= LEAST {
        analyst.forget();
        let found = analyst.analyse(&situation, &Effort::nodes(limit), &mut |_| {});
        let preferred = found.as_ref().and_then(|found| found.branches.first());
        if preferred.is_none_or(|branch| !best.contains(&at.action_text(branch.action))) {
            break;
        }
        least = limit;
        limit /= STEP;
    }
    Ok(least as u32)
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::{Claim, DailyList};

    use super::*;

    #[test]
    fn a_win_at_once_is_found_sooner_than_most_margins() {
        let mut analyst = Analyst::credulous();
        let mut mean = |claim: Claim| {
            let some = DailyList::Leopards.positions().iter().filter(|daily| daily.claim == claim).take(8);
            let all: Vec<u32> = some.map(|daily| nodes(&mut analyst, daily).unwrap()).collect();
            all.iter().sum::<u32>() / all.len() as u32
        };
        assert!(mean(Claim::Win) < mean(Claim::Margin));
    }
}
