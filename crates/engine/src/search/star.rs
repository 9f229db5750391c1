//! Means over throws, as exact as a window asks.

use ashtapada_rules::Probability;

/// The mean over throws: one is not searched to the end once the others leave no doubt that the mean lies outside of the
/// window (Star1; B. W. Ballard, "The \*-minimax search procedure for trees containing chance nodes", 1983).
pub(super) struct Star {
    /// The window of the mean.
    alpha: f64,
    beta: f64,
    /// No value lies outside of these.
    least: f64,
    most: f64,
    /// The sum of what is known, and how likely the rest is.
    sum: f64,
    left: f64,
    /// How likely the throw is that is searched, and its window.
    weight: f64,
    window: [i32; 2],
}

impl Star {
    /// In a window, where no value lies below `least` or above `most`.
    pub(super) fn new([alpha, beta]: [i32; 2], [least, most]: [i32; 2]) -> Star {
        let [alpha, beta, least, most] = [alpha, beta, least, most].map(f64::from);
        Star { alpha, beta, least, most, sum: 0.0, left: 1.0, weight: 0.0, window: [0; 2] }
    }

    /// What the next throw has to be worth for the mean to fall to alpha or to reach beta, whatever the rest are worth; within
    /// ±`limit`.
    pub(super) fn window(&mut self, probability: Probability, limit: i32) -> [i32; 2] {
        self.weight = probability.as_f64();
        self.left -= self.weight;
        let low = (self.alpha - 0.5 - self.sum - self.left * self.most) / self.weight;
        let high = (self.beta + 0.5 - self.sum - self.left * self.least) / self.weight;
        let limit = f64::from(limit);
        self.window = [low.floor(), high.ceil()].map(|bound| bound.clamp(-limit, limit) as i32);
        self.window
    }

    /// Adds what the throw is worth, which beyond its window may be a bound. Returns a bound of the mean if that settles it.
    pub(super) fn add(&mut self, value: i32) -> Option<i32> {
        self.sum += f64::from(value) * self.weight;
        let [alpha, beta] = self.window;
        match value {
            low if low <= alpha => Some((self.sum + self.left * self.most).round() as i32),
            high if high >= beta => Some((self.sum + self.left * self.least).round() as i32),
            _ => None,
        }
    }

    /// The mean of all that were added.
    pub(super) fn mean(&self) -> i32 {
        self.sum.round() as i32
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::{ChanceList, Position, four_kings};

    use super::*;

    #[test]
    fn what_settles_the_mean_ends_it() {
        let start = four_kings::FourKings::start(&four_kings::Options::default()).unwrap();
        let mut throws = ChanceList::new();
        start.chance(&mut throws);
        let run = |window, values: [i32; 4]| {
            let mut star = Star::new(window, [-100, 100]);
            for (number, value) in values.into_iter().enumerate() {
                let [alpha, beta] = star.window(throws[number].1, 1000);
                // A search tells no more than its window asks.
                if let Some(mean) = star.add(value.clamp(alpha, beta)) {
                    return (number + 1, mean);
                }
            }
            (4, star.mean())
        };
        assert_eq!(throws.len(), 4);
        assert_eq!(run([-100, 100], [40, 20, 0, -20]), (4, 10));
        // Two hopeless throws, and the mean cannot come above 50.
        let (searched, bound) = run([50, 60], [-90, -90, 100, 100]);
        assert!(searched == 2 && bound <= 50, "{searched} {bound}");
        let (searched, bound) = run([-60, -50], [90, 90, -100, -100]);
        assert!(searched == 2 && bound >= -50, "{searched} {bound}");
    }
}
