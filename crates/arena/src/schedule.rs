//! Many rounds of a match, on several threads.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use ashtapada_engine::Clock;

use crate::{Bounds, Match, Round, Standing, Verdict};

/// How much of a match is played.
#[derive(Clone, PartialEq, Debug)]
pub struct Schedule {
    /// How many games at most; whole rounds are played.
    pub games: u64,
    /// Games at the same time, each on a thread of its own.
    pub jobs: u32,
    /// The match ends as soon as it is clear which of two mean results of the first contestant is the true one.
    pub test: Option<Bounds>,
    /// The numbers of rounds that are left out, since they were played before.
    pub known: BTreeSet<u64>,
}

impl Schedule {
    /// So many games, one after the other.
    pub fn of(games: u64) -> Schedule {
        Schedule { games, jobs: 1, test: None, known: BTreeSet::new() }
    }
}

/// Is shown each round that was played with its number, and what has come of the match with it: one after the other.
pub type Watch<'a> = &'a (dyn Fn(u64, &Round, &Standing) + Sync);

impl Match {
    /// Plays the rounds of a schedule, and gives what came of them, with the verdict of the test if there was one.
    ///
    /// The verdict is the one that ended the match: rounds that others still play then are counted, and change nothing of
    /// it.
    pub fn play(&self, schedule: &Schedule, clock: Clock<'_>, watch: Watch<'_>) -> (Standing, Option<Verdict>) {
        let wanted = schedule.games.div_ceil(self.games_in_round() as u64);
        let state = Mutex::new((Standing::new(self), None));
        let next = AtomicU64::new(0);
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= wanted {
                    return;
                }
                if schedule.known.contains(&number) {
                    continue;
                }
                let round = self.round(number, clock);
                let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
                let (standing, verdict) = &mut *state;
                standing.add(number, &round);
                let decided = || schedule.test.and_then(|bounds| standing.tallies[0].verdict(bounds));
                *verdict = verdict.or_else(decided);
                if verdict.is_some() {
                    next.store(wanted, Ordering::Relaxed);
                }
                watch(number, &round, standing);
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..schedule.jobs.max(1) {
                scope.spawn(work);
            }
        });
        state.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use ashtapada_rules::{AnyPosition, Family, Position as _};

    use super::*;
    use crate::Contestant;

    fn arranged(family: Family) -> Match {
        let contestants: Vec<Contestant> = ["greedy@1n", "random@1n"].map(|text| text.parse().unwrap()).to_vec();
        Match::new(AnyPosition::start(&family.options()).unwrap(), contestants).unwrap()
    }

    /// Plays, and gives the numbers of the rounds that were shown as well.
    fn played(family: Family, schedule: &Schedule) -> (Standing, Option<Verdict>, Vec<u64>) {
        let shown = Mutex::new(Vec::new());
        let watch = |number, _: &Round, standing: &Standing| {
            let mut shown = shown.lock().unwrap();
            shown.push((number, standing.games));
        };
        let (standing, verdict) = arranged(family).play(schedule, &|| Duration::ZERO, &watch);
        let shown = shown.into_inner().unwrap();
        assert!(shown.windows(2).all(|pair| pair[0].1 < pair[1].1), "each is counted when it is shown: {shown:?}");
        let mut numbers: Vec<u64> = shown.into_iter().map(|(number, _)| number).collect();
        numbers.sort_unstable();
        (standing, verdict, numbers)
    }

    #[test]
    fn whole_rounds_are_played() {
        let (standing, verdict, numbers) = played(Family::Soldiers, &Schedule::of(5));
        assert_eq!((standing.games, verdict, numbers), (6, None, vec![0, 1, 2]));
        assert!(standing.elo().is_some() && standing.ratings().is_none());
    }

    #[test]
    fn known_rounds_are_left_out() {
        let schedule = Schedule { known: [0, 2].into(), ..Schedule::of(8) };
        let (standing, _, numbers) = played(Family::Soldiers, &schedule);
        assert_eq!((standing.games, numbers), (4, vec![1, 3]));
    }

    /// Where four play for themselves the order of rounds would change the ratings.
    #[test]
    fn threads_change_nothing_of_what_is_counted() {
        let one = played(Family::FourKings, &Schedule::of(24));
        let many = played(Family::FourKings, &Schedule { jobs: 4, ..Schedule::of(24) });
        assert_eq!(one.2, [0, 1, 2, 3, 4, 5]);
        assert_eq!(one.2, many.2);
        assert_eq!((one.0.games, one.0.actions, one.0.won), (many.0.games, many.0.actions, many.0.won));
        assert_eq!((one.0.ratings(), one.0.elo()), (many.0.ratings(), None));
    }

    #[test]
    fn a_test_ends_the_match_as_soon_as_it_is_decided() {
        let schedule = Schedule { test: Some(Bounds { low: 0.5, high: 0.6 }), ..Schedule::of(10_000) };
        let (standing, verdict, _) = played(Family::Soldiers, &schedule);
        assert_eq!(verdict, Some(Verdict::Better));
        assert!(standing.games < 1_000, "{standing}");
    }
}
