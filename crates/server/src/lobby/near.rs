//! Who is near whom in strength, by the ratings that are shown: of open tables, and of people who look for others.

use ashtapada_ratings::Standing;
use ashtapada_rules::Family;

use crate::protocol::RatingView;

/// Two whose ratings are at most so many points apart are near each other.
pub const NEAR: i32 = 200;

/// Whether two ratings are near each other, in points.
pub fn are_near(one: i32, other: i32) -> bool {
    one.abs_diff(other) <= NEAR.unsigned_abs()
}

/// The ratings of somebody in the lobby, in points: there are none of who is not known.
#[derive(Debug, Clone, Default)]
pub struct RatingPoints(Option<Vec<(Family, i32)>>);

impl RatingPoints {
    /// Of somebody who is known: a family in which nothing was played has the rating of a new player.
    pub fn of(standings: &[(Family, Standing)]) -> RatingPoints {
        let points = |standing: &Standing| RatingView::of(standing).points;
        RatingPoints(Some(standings.iter().map(|(family, standing)| (*family, points(standing))).collect()))
    }

    /// The rating in the family of a rule set.
    pub fn points(&self, rules: &str) -> Option<i32> {
        let family = ashtapada_rulebook::find(rules).ok()?.family;
        let known = self.0.as_ref()?.iter().find(|(of, _)| *of == family);
        Some(known.map_or_else(|| RatingView::of(&Standing::default()).points, |(_, points)| *points))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_not_played_is_rated_as_a_new_player_and_who_is_unknown_not_at_all() {
        assert_eq!(RatingPoints::default().points("soldiers16-bl"), None);
        let own = RatingPoints::of(&[(Family::Chess, Standing::default())]);
        assert_eq!((own.points("vilac-9506"), own.points("soldiers16-bl")), (Some(1500), Some(1500)));
        assert_eq!(own.points("no-such-game"), None);
        assert!(are_near(1500, 1700) && are_near(1500, 1300) && !are_near(1500, 1701) && !are_near(1299, 1500));
    }
}
