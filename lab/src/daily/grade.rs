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
    use ashtapada_rulebook::DailyList;

    use super::*;

    #[test]
    fn most_best_moves_are_found_and_no_other_is_taken_for_them() {
        let mut analyst = Analyst::credulous();
        let some: Vec<_> = DailyList::Leopards.positions().iter().take(8).collect();
        let mut found = 0;
        for daily in &some {
            found += usize::from(u64::from(nodes(&mut analyst, daily).unwrap()) < MOST);
            // What is not there is not preferred, however many nodes there are.
            let wrong = Daily { best: vec!["nothing".to_owned()], ..(*daily).clone() };
            assert_eq!(u64::from(nodes(&mut analyst, &wrong).unwrap()), MOST, "{}", daily.position);
        }
        assert!(found > some.len() / 2, "{found} of {}", some.len());
    }
}
