//! What can be concluded from the results of rounds.

use std::str::FromStr;

use statrs::distribution::{ContinuousCDF, StudentsT};
use thiserror::Error;

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The mean.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The answer of a sequential test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The higher of the two results is the true one.
    Better,
    /// The lower is.
    NotBetter,
}

/// The two mean results between which a sequential test decides: both from 0 to 1, the lower first.
///
/// ```
/// use ashtapada_arena::Bounds;
/// let bounds: Bounds = "0.5,0.55".parse().unwrap();
/// assert_eq!(bounds, Bounds { low: 0.5, high: 0.55 });
/// assert!("0.55,0.5".parse::<Bounds>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// The lower result.
    pub low: f64,
    /// The higher result.
    pub high: f64,
}

/// A text that is no [`Bounds`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected two results from 0 to 1, the lower first, for example 0.5,0.55")]
pub struct NoBounds;

impl FromStr for Bounds {
    type Err = NoBounds;

    fn from_str(text: &str) -> Result<Bounds, NoBounds> {
        let bounds = text.split_once(',').and_then(|(low, high)| {
            let (low, high) = (low.parse().ok()?, high.parse().ok()?);
            (0.0 <= low && low < high && high <= 1.0).then_some(Bounds { low, high })
        });
        bounds.ok_or(NoBounds)
    }
}

/// The results of rounds, each from 0 to 1.
///
/// ```
/// use ashtapada_arena::Tally;
/// let mut tally = Tally::new();
/// for result in [0.5, 1.0, 0.5, 0.75] {
///     tally.add(result);
/// }
/// let mean = tally.interval();
/// assert_eq!(mean.value, 0.6875);
/// assert!(mean.low < 0.5 && mean.high > 0.9, "four rounds tell little");
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Tally {
    /// No rounds yet.
    pub fn new() -> Tally {
        Tally::default()
    }

    /// Adds the result of a round.
    pub fn add(&mut self, result: f64) {
        self.count += 1;
        self.sum += result;
        self.squares += result * result;
    }

    /// How many rounds there are.
    pub fn rounds(&self) -> u32 {
        self.count
    }

    fn mean(&self) -> f64 {
        if self.count == 0 { 0.5 } else { self.sum / f64::from(self.count) }
    }

    /// The variance of a round, estimated from all.
    fn variance(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let spread = self.squares - self.sum * self.mean();
        (spread / f64::from(self.count - 1)).max(0.0)
    }

    /// The mean of the results with its 95 % interval, by Student's distribution, as far as results go. One round
    /// tells nothing; rounds that all came out alike tell as much as if one had differed by half.
    pub fn interval(&self) -> Interval {
        let value = self.mean();
        let degrees = f64::from(self.count.saturating_sub(1));
        let wide = match StudentsT::new(0.0, 1.0, degrees) {
            Ok(student) if self.count > 1 => {
                let variance = self.variance();
                let least = 0.25 / f64::from(self.count);
                let variance = if variance > 1e-12 { variance } else { least };
                student.inverse_cdf(0.975) * (variance / f64::from(self.count)).sqrt()
            }
            _ => 1.0,
        };
        Interval { value, low: (value - wide).max(0.0), high: (value + wide).min(1.0) }
    }

    /// The logarithm of how much likelier the results are if the true mean is the higher bound than if it is the lower: the generalized
    /// likelihood ratio of a normal distribution with the variance seen. It is taken to be at least as great as if one
    /// round had differed from all others by half.
    pub fn likelihood_ratio(&self, bounds: Bounds) -> f64 {
        let Bounds { low, high } = bounds;
        let count = f64::from(self.count);
        let variance = self.variance().max(0.25 / count.max(1.0));
        count * (high - low) * (2.0 * self.mean() - low - high) / (2.0 * variance)
    }

    /// A sequential test of the higher bound against the lower, wrong in one of twenty cases; `None` while it is open. It is not asked
    /// before sixteen rounds, because the variance is not known before.
    pub fn verdict(&self, bounds: Bounds) -> Option<Verdict> {
        let bound = (0.95f64 / 0.05).ln();
        match self.likelihood_ratio(bounds) {
            _ if self.count < 16 => None,
            ratio if ratio >= bound => Some(Verdict::Better),
            ratio if ratio <= -bound => Some(Verdict::NotBetter),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;

    /// A round of two games with that chance to win each.
    fn round(rng: &mut Rng, chance: f64) -> f64 {
        (0..2).filter(|_| rng.f64() < chance).count() as f64 / 2.0
    }

    #[test]
    fn nineteen_of_twenty_intervals_contain_the_true_mean() {
        let mut rng = Rng::with_seed(1);
        let contained = (0..2000).filter(|_| {
            let mut tally = Tally::new();
            (0..50).for_each(|_| tally.add(round(&mut rng, 0.6)));
            let interval = tally.interval();
            (interval.low..interval.high).contains(&0.6)
        });
        let share = contained.count() as f64 / 2000.0;
        assert!((0.93..0.97).contains(&share), "{share}");
    }

    #[test]
    fn the_test_is_seldom_wrong_and_ends() {
        let mut rng = Rng::with_seed(2);
        for (chance, right) in [(0.5, Verdict::NotBetter), (0.55, Verdict::Better)] {
            let mut wrong = 0;
            for _ in 0..300 {
                let mut tally = Tally::new();
                let verdict = loop {
                    tally.add(round(&mut rng, chance));
                    if let Some(verdict) = tally.verdict(Bounds { low: 0.5, high: 0.55 }) {
                        break verdict;
                    }
                    assert!(tally.rounds() < 20_000);
                };
                wrong += u32::from(verdict != right);
            }
            assert!(wrong <= 25, "{wrong} of 300 with {chance}");
        }
    }

    #[test]
    fn a_few_rounds_tell_little() {
        let mut tally = Tally::new();
        assert_eq!(tally.interval(), Interval { value: 0.5, low: 0.0, high: 1.0 });
        tally.add(1.0);
        assert_eq!(tally.interval(), Interval { value: 1.0, low: 0.0, high: 1.0 });
        (0..10).for_each(|_| tally.add(1.0));
        let bounds = Bounds { low: 0.5, high: 0.9 };
        assert_eq!(tally.verdict(bounds), None);
        // Eleven wins are no proof that every game is won.
        assert!((0.85..0.95).contains(&tally.interval().low), "{:?}", tally.interval());
        (0..10).for_each(|_| tally.add(1.0));
        assert_eq!(tally.verdict(bounds), Some(Verdict::Better));
    }
}
