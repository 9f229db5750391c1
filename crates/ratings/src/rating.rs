//! A rating, the scale on which people read it, and how a game changes it.

use std::fmt;

use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// What a new player is taken for: the values that Weng and Lin use.
const NEW: Rating = Rating { mean: 25.0, spread: 25.0 / 3.0 };

/// So many points are shown for one of the scale of Weng and Lin. On theirs a lead that is known well wins by the logistic
/// of it over √2 · 25/6; with 30, a lead of 400 points wins about ten games to one, as in chess.
const POINTS: f64 = 30.0;

/// What a new player's rating is shown as.
const MIDDLE: f64 = 1500.0;

/// How strong a player is, in the scale of Weng and Lin.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    pub mean: f64,
    pub spread: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        NEW
    }
}

/// A rating as people read it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// The estimate, 1500 for a new player.
    pub points: i32,
    /// The true strength is that much lower or higher at most, in 19 cases of 20.
    pub either_way: i32,
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ± {}", self.points, self.either_way)
    }
}

impl Rating {
    /// As people read it: `1500 + 30 · (mean − 25)`, and two deviations either way.
    pub fn shown(&self) -> Shown {
        let points = |value: f64| (POINTS * value).round() as i32;
        Shown { points: MIDDLE as i32 + points(self.mean - NEW.mean), either_way: points(2.0 * self.spread) }
    }

    /// What the strength is at least, in 39 cases of 40. Lists are ordered by it, so that nobody leads for one lucky game.
    pub fn at_least(&self) -> f64 {
        self.mean - 2.0 * self.spread
    }

    /// A little less sure than before: people change from game to game.
    pub(crate) fn loosened(self) -> Rating {
        const CHANGE: f64 = NEW.spread / 100.0;
        Rating { spread: self.spread.hypot(CHANGE).min(NEW.spread), ..self }
    }
}

/// Changes the ratings of those who played a game: each side is its place, from 1, and the indices of its players. Equal places
/// are a draw. Who sits in several seats gains and loses in all of them.
pub fn update(ratings: &mut [Rating], sides: &[(u8, Vec<usize>)]) {
    let weighed = |&player: &usize| {
        let Rating { mean, spread } = ratings[player];
        WengLinRating { rating: mean, uncertainty: spread }
    };
    let before: Vec<Vec<WengLinRating>> =
        sides.iter().map(|(_, players)| players.iter().map(weighed).collect()).collect();
    let placed: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(sides)
        .map(|(players, (place, _))| (&players[..], MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let after = weng_lin_multi_team(&placed, &WengLinConfig::new());
    for ((after, before), (_, players)) in after.iter().zip(&before).zip(sides) {
        for ((after, before), &player) in after.iter().zip(before).zip(players) {
            let own = &mut ratings[player];
            own.mean += after.rating - before.rating;
            own.spread *= after.uncertainty / before.uncertainty;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two new players by the formulas of the paper, and four by what these give on both ends.
    #[test]
    fn new_players_change_as_the_method_is_published() {
        let mut four = [Rating::default(); 4];
        update(&mut four, &[(1, vec![0]), (2, vec![1]), (3, vec![2]), (4, vec![3])]);
        let means = four.map(|rating| (rating.mean * 1000.0).round() / 1000.0);
        assert!(means.windows(2).all(|pair| pair[0] > pair[1]), "{means:?}");
        // By symmetry what the first gains the last loses.
        assert!((means[0] + means[3] - 50.0).abs() < 1e-3 && (means[1] + means[2] - 50.0).abs() < 1e-3);
        let mut two = [Rating::default(); 2];
        update(&mut two, &[(1, vec![0]), (2, vec![1])]);
        // δ = σ²/c · (1 − ½), c² = 2σ² + 2β².
        let (variance, c) = (NEW.spread.powi(2), (2.0 * NEW.spread.powi(2) + 2.0 * (25.0_f64 / 6.0).powi(2)).sqrt());
        assert!((two[0].mean - (25.0 + variance / c / 2.0)).abs() < 1e-9, "{two:?}");
        // η = γ · (σ/c)² · ¼ with γ = σ/c.
        let share = 1.0 - (NEW.spread / c).powi(3) / 4.0;
        assert!((two[0].spread - NEW.spread * share.sqrt()).abs() < 1e-9, "{two:?}");
    }

    #[test]
    fn a_lead_of_400_points_between_players_known_well_is_ten_to_one() {
        let [strong, weak] =
            [400.0, 0.0].map(|points| WengLinRating { rating: 25.0 + points / POINTS, uncertainty: 0.01 });
        let (wins, _) = skillratings::weng_lin::expected_score(&strong, &weak, &WengLinConfig::new());
        assert!((wins - 10.0 / 11.0).abs() < 0.005, "{wins}");
    }

    #[test]
    fn shown_on_its_scale() {
        assert_eq!(Rating::default().shown().to_string(), "1500 ± 500");
        assert_eq!((Rating { mean: 24.3, spread: 1.5 }).shown().to_string(), "1479 ± 90");
    }
}
