//! Every throw ever drawn in the games that are kept here, counted, and compared with what fair dice would give.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use ashtapada_rules::{Action, Throw};
use ashtapada_table::{Act, DiceSource, Problem, Setup, StoredEntry};
use statrs::distribution::{ChiSquared, ContinuousCDF as _};

use super::Tables;
use crate::protocol::{ThrowCount, ThrowKind, ThrowsPage};

/// They are counted anew only when somebody asks, and not more often than that.
const FRESH: Duration = Duration::from_secs(10 * 60);
/// How many games are named at once.
const PAGE: u32 = 500;
/// Nothing is concluded while a throw is to be expected less often than that: the distribution would not hold.
const EXPECTED: f64 = 5.0;

/// The cache of the counts, with the time at which they were made.
pub(super) type ThrowCountCache = tokio::sync::Mutex<Option<(Instant, ThrowsPage)>>;

impl Tables {
    /// All throws drawn so far. Who asks while they are being counted waits for the same count.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn throws(&self) -> Result<ThrowsPage, Problem> {
        let mut counted = self.throws.lock().await;
        if let Some((at, page)) = &*counted
            && at.elapsed() < FRESH
        {
            return Ok(page.clone());
        }
        let (mut tally, mut after) = (Tally::default(), None);
        loop {
            let ids = self.store.ids(after.as_deref(), PAGE).await?;
            for id in &ids {
                // One game that cannot be read does not hide the others.
                if let Ok(Some(game)) = self.store.game(id).await
                    && game.setup.dice == DiceSource::Fair
                    && let Ok(log) = self.store.log(id, 0).await
                {
                    tally.add(&game.setup, log);
                }
            }
            match ids.last() {
                Some(last) => after = Some(last.clone()),
                None => break,
            }
        }
        let page = tally.page();
        *counted = Some((Instant::now(), page.clone()));
        Ok(page)
    }
}

#[derive(Default)]
struct Tally {
    games: u32,
    /// How often each throw came, of one die and of two.
    seen: [BTreeMap<Throw, u32>; 2],
}

impl Tally {
    /// Adds the throws of a game: those drawn at this table, each once. A throw that was taken back comes again as it was, so
    /// that it is counted when it first came.
    fn add(&mut self, setup: &Setup, log: Vec<StoredEntry>) {
        // With skill the faces are not equally likely, nor where two of a cube's six count as others.
        let uneven = |id: &str, value: &str| id == "throw" && value != "fair" || id == "dieKind" && value == "d6";
        if setup.options.iter().any(|(id, value)| uneven(id, value)) {
            return;
        }
        // How many throws are in the line of play after each entry, and how many there were at most.
        let (mut lines, mut most, mut found) = (vec![0_u32], 0, 0);
        for StoredEntry { seq, act, .. } in log {
            let line = lines.last().copied().unwrap_or_default();
            let now = match act.parse() {
                Ok(Act::TakeBack { to }) => lines.get(to as usize).copied().unwrap_or(line),
                Ok(Act::Play { action: Action::Throw(throw) }) => {
                    if line + 1 > most && seq > setup.given {
                        let dice = usize::from(throw.faces().1.is_some());
                        *self.seen[dice].entry(throw).or_default() += 1;
                        found += 1;
                    }
                    line + 1
                }
                _ => line,
            };
            most = most.max(now);
            lines.push(now);
        }
        self.games += u32::from(found > 0);
    }

    fn page(&self) -> ThrowsPage {
        let kinds = self.seen.iter().zip(1..).map(|(seen, dice)| kind(dice, seen));
        ThrowsPage { games: self.games, kinds: kinds.collect() }
    }
}

/// The throws of so many dice, beside what is to be expected of them.
fn kind(dice: u8, seen: &BTreeMap<Throw, u32>) -> ThrowKind {
    let throws: u32 = seen.values().sum();
    let possible: Vec<(Throw, f64)> = match dice {
        1 => (2..=5).map(|face| (Throw::one(face), 1.0 / 4.0)).collect(),
        _ => (2..=5)
            .flat_map(|low| (low..=5).map(move |high| (low, high)))
            .map(|(low, high)| (Throw::two(low, high), if low == high { 1.0 / 16.0 } else { 1.0 / 8.0 }))
            .collect(),
    };
    let counts: Vec<ThrowCount> = possible
        .iter()
        .map(|&(throw, p)| ThrowCount {
            throw,
            seen: seen.get(&throw).copied().unwrap_or_default(),
            expected: f64::from(throws) * p,
        })
        .collect();
    let far = |count: &ThrowCount| (f64::from(count.seen) - count.expected).powi(2) / count.expected;
    let freedom = counts.len() as u32 - 1;
    let enough = counts.iter().all(|count| count.expected >= EXPECTED);
    let chi_square = enough.then(|| counts.iter().map(far).sum::<f64>());
    let p = chi_square.and_then(|chi_square| Some(ChiSquared::new(freedom.into()).ok()?.sf(chi_square)));
    ThrowKind { dice, throws, counts, freedom, chi_square, p }
}

#[cfg(test)]
mod tests {
    use ashtapada_table::NewGame;

    use super::*;

    fn log(acts: &[&str]) -> Vec<StoredEntry> {
        let entry = |(seq, act): (u32, &&str)| StoredEntry {
            seq,
            seat: None,
            act: (*act).to_owned(),
            client: None,
            at: 0,
            spent: None,
        };
        (1..).zip(acts).map(entry).collect()
    }

    fn setup(throwing: &str, given: u32) -> Setup {
        let options = vec![("throw".to_owned(), throwing.to_owned())];
        let setup = Setup::agree(&NewGame::of("chaturaji-pl-solo"), &mut |_| 0).unwrap();
        Setup { options, given, ..setup }
    }

    #[test]
    fn a_throw_is_counted_once_and_where_it_was_drawn() {
        let mut tally = Tally::default();
        // The throw 3 is taken back, comes again, and is followed by one more.
        let acts = ["2", "pass", "3", "take-back 2", "3", "b2-b3", "5", "2 4", "agree"];
        tally.add(&setup("fair", 0), log(&acts));
        assert_eq!((tally.games, tally.page().kinds[0].throws, tally.page().kinds[1].throws), (1, 3, 1));
        let seen: Vec<u32> = tally.page().kinds[0].counts.iter().map(|count| count.seen).collect();
        assert_eq!(seen, [1, 1, 0, 1]);
        // What came from another table is not ours, with skill the dice are meant to be loaded, and of cubes that count 1 as
        // 5 and 6 as 4 those faces come twice as often.
        tally.add(&setup("fair", 7), log(&acts));
        tally.add(&setup("skill 300", 0), log(&acts));
        let cubes = vec![("dieKind".to_owned(), "d6".to_owned())];
        tally.add(&Setup { options: cubes, ..setup("fair", 0) }, log(&acts));
        assert_eq!((tally.games, tally.page().kinds[0].throws, tally.page().kinds[1].throws), (2, 3, 2));
    }

    #[test]
    fn chi_square_is_that_of_the_books() {
        // 60 throws, of which 15 of each are to be expected: (25 + 0 + 9 + 4 + …) / 15.
        let seen = [(2, 20), (3, 15), (4, 12), (5, 13)].map(|(face, count)| (Throw::one(face), count));
        let found = kind(1, &seen.into());
        assert_eq!((found.throws, found.freedom), (60, 3));
        assert!((found.chi_square.unwrap() - 38.0 / 15.0).abs() < 1e-12);
        // From a table: with 3 degrees of freedom 7.815 is exceeded in 5 of 100.
        let limit = ChiSquared::new(3.0).unwrap().sf(7.815);
        assert!((limit - 0.05).abs() < 1e-4, "{limit}");
        assert!((found.p.unwrap() - 0.469).abs() < 1e-3, "{:?}", found.p);
        let few = kind(2, &[(Throw::two(2, 2), 79)].into());
        assert_eq!((few.chi_square, few.p, few.counts.len()), (None, None, 10), "too few to say anything");
        assert_eq!(few.counts.iter().map(|count| count.expected).sum::<f64>(), 79.0);
        let loaded = kind(2, &[(Throw::two(2, 2), 80)].into());
        assert!(loaded.p.unwrap() < 1e-9);
    }
}
