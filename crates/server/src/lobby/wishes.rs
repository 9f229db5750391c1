//! How people who look for others want to play: what each minds, and what comes of it when they meet.

use ashtapada_table::{ClockKind, ClockPlan, Problem};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::problem;

/// The levels of computer players.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=8;
/// That of those who take seats for which nobody was found, if nobody minds.
const USUAL_LEVEL: u8 = 4;

/// How fast a game is to go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Without clocks.
    None,
    /// A few minutes.
    Quick,
    /// With time to think.
    Calm,
    /// Over days.
    Days,
}

impl Speed {
    pub const ALL: [Speed; 4] = [Speed::None, Speed::Quick, Speed::Calm, Speed::Days];

    /// The clocks of such a game. Strangers cannot agree on what it means when a time is up: it decides.
    pub fn clock(self) -> Option<ClockPlan> {
        let plan = |initial, increment, kind| ClockPlan { initial, increment, kind, decides: true };
        match self {
            Speed::None => None,
            Speed::Quick => Some(plan(5 * 60, 5, ClockKind::Increment)),
            Speed::Calm => Some(plan(20 * 60, 15, ClockKind::Increment)),
            Speed::Days => Some(plan(3 * 86_400, 0, ClockKind::Turn)),
        }
    }
}

/// What somebody who looks for people minds. What is left out may be anything.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS)]
#[serde(default)]
pub struct Wishes {
    /// How fast the game goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub speed: Option<Speed>,
    /// The level of the computer players that take the seats for which nobody is found: 1 to 8.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<u8>,
    /// The options that differ from those of the rule set.
    #[ts(as = "Option<Vec<(String, String)>>", optional)]
    pub options: Vec<(String, String)>,
    /// Whether others may have changed any options, if one has changed none.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub any_options: bool,
    /// Whether the game is to count for ratings: of those only who have an account.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
    /// Whether all others are to be at most 200 points stronger or weaker by their ratings in this family of games: of those
    /// only who have an account.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub near: bool,
}

impl Wishes {
    /// The same, if they can be fulfilled at all; whether the options can, the rule set knows.
    ///
    /// # Errors
    /// There is no such level.
    pub fn checked(self) -> Result<Wishes, Problem> {
        match self.level {
            Some(level) if !LEVELS.contains(&level) => {
                Err(problem::bad_request("the level of computer players is a number from 1 to 8"))
            }
            // Whoever has changed something does not leave it to others.
            _ => Ok(Wishes { any_options: self.any_options && self.options.is_empty(), ..self }),
        }
    }

    /// What two want together, in a game of so many; `None` if they do not want the same. Whether they are near each other is
    /// not said by what they want.
    ///
    /// ```
    /// use ashtapada_server::lobby::{Speed, Wishes};
    /// let quick = Wishes { speed: Some(Speed::Quick), ..Wishes::default() };
    /// let gentle = Wishes { level: Some(2), ..Wishes::default() };
    /// let both = Wishes { speed: Some(Speed::Quick), level: Some(2), ..Wishes::default() };
    /// assert_eq!(quick.with(&gentle, 4), Some(both));
    /// let days = Wishes { speed: Some(Speed::Days), ..Wishes::default() };
    /// assert_eq!(quick.with(&days, 4), None);
    /// ```
    pub fn with(&self, other: &Wishes, of: usize) -> Option<Wishes> {
        if self.rated != other.rated {
            return None;
        }
        let speed = agreed(self.speed, other.speed)?;
        // Where two play, no seat is left once they have met.
        let level = if of > 2 { agreed(self.level, other.level)? } else { self.level.or(other.level) };
        let options = match (self.any_options, other.any_options) {
            (true, _) => &other.options,
            (_, true) => &self.options,
            _ if self.options == other.options => &self.options,
            _ => return None,
        };
        let any_options = self.any_options && other.any_options;
        let near = self.near || other.near;
        Some(Wishes { speed, level, options: options.clone(), any_options, rated: self.rated, near })
    }

    /// How fast it goes in the end.
    pub fn settled_speed(&self) -> Speed {
        self.speed.unwrap_or(Speed::None)
    }

    /// The computer player that takes the seats for which nobody was found.
    pub fn stand_in(&self) -> String {
        format!("level-{}", self.level.unwrap_or(USUAL_LEVEL))
    }
}

/// What is wanted by one, by both, or by neither; `None` if they want different things.
fn agreed<T: PartialEq>(one: Option<T>, other: Option<T>) -> Option<Option<T>> {
    match (one, other) {
        (Some(one), Some(other)) => (one == other).then_some(Some(one)),
        (one, other) => Some(one.or(other)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(value: &str) -> Wishes {
        Wishes { options: vec![("obligation".to_owned(), value.to_owned())], ..Wishes::default() }
    }

    #[test]
    fn options_are_as_somebody_wants_them_and_nobody_gets_others_unasked() {
        let (own, any) = (Wishes::default(), Wishes { any_options: true, ..Wishes::default() });
        assert_eq!(own.with(&changed("none"), 2), None);
        assert_eq!(changed("huff").with(&changed("none"), 2), None);
        assert_eq!(any.with(&changed("none"), 2), Some(changed("none")));
        assert_eq!(changed("none").with(&any, 2), Some(changed("none")));
        assert_eq!(any.with(&any, 2), Some(any.clone()));
        assert_eq!(any.with(&own, 2), Some(own));
    }

    #[test]
    fn a_level_is_minded_only_where_seats_may_stay_free() {
        let level = |level| Wishes { level: Some(level), ..Wishes::default() };
        assert_eq!(level(2).with(&level(7), 4), None);
        assert!(level(2).with(&level(7), 2).is_some());
        assert_eq!(level(7).stand_in(), "level-7");
        assert!(level(0).checked().is_err() && level(9).checked().is_err() && level(8).checked().is_ok());
    }

    #[test]
    fn every_speed_is_a_clock_that_can_be_had() {
        for speed in Speed::ALL {
            assert!(speed.clock().is_none_or(|plan| plan.checked().is_ok()), "{speed:?}");
        }
    }
}
