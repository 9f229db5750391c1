//! Whether what a player expects comes true.

use crate::Sample;

/// Expectations of a player, from 0 to 1 in ten equal parts, and what came of them.
///
/// ```
/// use ashtapada_train::{Calibration, Sample};
/// let won = Sample { seen: (), result: [1.0, 0.0, 0.0, 0.0], thought: Some([0.75, 0.25, 0.0, 0.0]) };
/// let mut calibration = Calibration::default();
/// calibration.add(&won, 2);
/// let parts = calibration.parts();
/// assert_eq!((parts[7].count, parts[7].expected, parts[7].result), (1, 0.75, 1.0));
/// assert_eq!(calibration.brier(), 0.0625);
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Calibration {
    parts: [Sums; 10],
    squares: f64,
    pairs: Vec<Pair>,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Sums {
    count: u64,
    expected: f64,
    result: f64,
}

/// What the sides of a position expected, as logarithms, and what they got.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Pair {
    logs: [f64; 4],
    got: [f64; 4],
    sides: usize,
}

/// A tenth of the expectations.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Part {
    /// How many expectations of sides are in it.
    pub count: u64,
    /// Their mean.
    pub expected: f64,
    /// What these sides got in the mean: equal, if the player knows what it sees.
    pub result: f64,
}

impl Calibration {
    /// Counts what each of so many sides expected in a position.
    pub fn add<T>(&mut self, sample: &Sample<T>, sides: usize) {
        let Some(thought) = sample.thought else { return };
        let logs = thought.map(|one| f64::from(one.max(f32::MIN_POSITIVE)).ln());
        self.pairs.push(Pair { logs, got: sample.result.map(f64::from), sides });
        for (&expected, &result) in thought.iter().zip(&sample.result).take(sides) {
            let (expected, result) = (f64::from(expected), f64::from(result));
            let part = &mut self.parts[((expected * 10.0) as usize).min(9)];
            part.count += 1;
            part.expected += expected;
            part.result += result;
            self.squares += (expected - result).powi(2);
        }
    }

    /// The ten parts, from the least expected to the most.
    pub fn parts(&self) -> [Part; 10] {
        self.parts.map(|Sums { count, expected, result }| {
            let all = count.max(1) as f64;
            Part { count, expected: expected / all, result: result / all }
        })
    }

    /// The mean square of what was expected less what came: the Brier score, 0 for whoever knows everything before.
    pub fn brier(&self) -> f64 {
        let all: u64 = self.parts.iter().map(|part| part.count).sum();
        self.squares / all.max(1) as f64
    }

    /// How sure the player ought to be: the power to which its expectations come truest, taken together to 1 again. 1 for
    /// one that knows what it sees, less for one that is too sure; between two sides the factor of its values in hundredths
    /// of a pawn. It is the likeliest one (a logistic regression), between 0.01 and 100.
    pub fn sureness(&self) -> f64 {
        // The slope of the loss grows with the power: where it is 0, the loss is the least.
        let slope = |power: f64| -> f64 {
            let of_one = |pair: &Pair| {
                let sides = 0..pair.sides;
                let taken = pair.logs.map(|log| (power * log).exp());
                let all: f64 = taken[sides.clone()].iter().sum();
                sides.map(|side| (taken[side] / all - pair.got[side]) * pair.logs[side]).sum::<f64>()
            };
            self.pairs.iter().map(of_one).sum()
        };
        let (mut low, mut high) = (0.01f64, 100.0f64);
        for _ in 0..40 {
            let middle = (low * high).sqrt();
            if slope(middle) < 0.0 { low = middle } else { high = middle }
        }
        low
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_expected_rightly_is_in_its_part() {
        let mut calibration = Calibration::default();
        // Of four even chances one comes true; a certain one always.
        for winner in 0..4 {
            let mut result = [0.0; 4];
            result[winner] = 1.0;
            calibration.add(&Sample { seen: (), result, thought: Some([0.25; 4]) }, 4);
            calibration.add(&Sample { seen: (), result, thought: Some(result) }, 4);
            calibration.add(&Sample { seen: (), result, thought: None }, 4);
        }
        let parts = calibration.parts();
        assert_eq!((parts[2].count, parts[2].expected, parts[2].result), (16, 0.25, 0.25));
        assert_eq!((parts[0].count, parts[0].result, parts[9].count, parts[9].result), (12, 0.0, 4, 1.0));
        assert_eq!(calibration.brier(), 0.1875 / 2.0);
    }

    #[test]
    fn who_is_too_sure_ought_to_be_less_so() {
        // Whoever expects ten to one gets three to one: a power of log 3 / log 10 makes that of it.
        let mut calibration = Calibration::default();
        for game in 0..40 {
            let won = if game % 4 == 0 { [0.0, 1.0, 0.0, 0.0] } else { [1.0, 0.0, 0.0, 0.0] };
            let thought = Some([10.0 / 11.0, 1.0 / 11.0, 0.0, 0.0]);
            calibration.add(&Sample { seen: (), result: won, thought }, 2);
        }
        assert!((calibration.sureness() - 3f64.log10()).abs() < 1e-3, "{}", calibration.sureness());
    }
}
