//! Days of the calendar, counted.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A day, counted from 1970-01-01.
///
/// ```
/// use ashtapada_rulebook::{DailyList, Day};
/// let day = |text: &str| text.parse::<Day>().unwrap();
/// assert_eq!(day("1970-01-02"), Day(1));
/// assert_eq!(day("2024-03-01").0 - day("2024-02-28").0, 2);
/// assert!("2023-02-29".parse::<Day>().is_err());
/// assert_eq!(day("2024-02-29").to_string(), "2024-02-29");
/// assert_eq!(Day::at(1_709_164_800_999), day("2024-02-29"));
/// // The date alone decides.
/// assert_eq!(day("2026-11-22").of(DailyList::Chess), day("2026-11-22").of(DailyList::Chess));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Day(pub i64);

/// Not a day.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a day such as 2026-11-22")]
pub struct NotADay;

const MONTHS: [i64; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Day, NotADay> {
        let number = |range: std::ops::Range<usize>| {
            let digits = text.get(range).filter(|part| part.bytes().all(|byte| byte.is_ascii_digit()))?;
            digits.parse::<i64>().ok()
        };
        let dashed = text.len() == 10 && [4, 7].iter().all(|&at| text.as_bytes()[at] == b'-');
        let parts = dashed.then(|| Some((number(0..4)?, number(5..7)?, number(8..10)?))).flatten();
        let (year, month, day) = parts.filter(|(_, month, _)| (1..=12).contains(month)).ok_or(NotADay)?;
        let length = |month: i64| MONTHS[month as usize - 1] + i64::from(month == 2 && is_leap(year));
        if !(1..=length(month)).contains(&day) {
            return Err(NotADay);
        }
        // The days of all the years before: of year 0, itself a leap year, there are 366.
        let before = |year: i64| 365 * year + (year + 3) / 4 - (year + 99) / 100 + (year + 399) / 400;
        Ok(Day(before(year) - before(1970) + (1..month).map(length).sum::<i64>() + day - 1))
    }
}

/// How many days the calendar has until it repeats itself: 400 years.
const CYCLE: i64 = 146_097;
/// The days from the first of March of the year 0 to 1970-01-01.
const FROM_MARCH: i64 = 719_468;

/// As it is read: `2026-11-22`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Counted from March, so that the day that not every year has is the last of its year.
        let days = self.0 + FROM_MARCH;
        let (cycle, left) = (days.div_euclid(CYCLE), days.rem_euclid(CYCLE));
        let year = (left - left / 1_460 + left / 36_524 - left / 146_096) / 365;
        let day_of_year = left - (365 * year + year / 4 - year / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let (year, month) = (400 * cycle + year + i64::from(month > 9), if month > 9 { month - 9 } else { month + 3 });
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(feature = "ts")]
impl schemars::JsonSchema for Day {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Day".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({"type": "string", "format": "date"})
    }
}

const MILLIS: i64 = 24 * 60 * 60 * 1000;

impl Day {
    /// The day of a moment, Unix time in milliseconds, as it is in UTC.
    pub const fn at(millis: u64) -> Day {
        Day(millis as i64 / MILLIS)
    }

    /// When it ends in UTC, Unix time in milliseconds.
    pub const fn end(self) -> u64 {
        let end = self.0.saturating_add(1).saturating_mul(MILLIS);
        if end < 0 { 0 } else { end as u64 }
    }

    /// The day before.
    #[must_use]
    pub const fn before(self) -> Day {
        Day(self.0 - 1)
    }

    /// The position of the day; none if the list is empty.
    pub fn of(self, list: super::DailyList) -> Option<&'static super::Daily> {
        let positions = list.positions();
        let index = self.0.checked_rem_euclid(positions.len() as i64)?;
        positions.get(index as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DailyList;

    #[test]
    fn days_are_counted_as_the_calendar_has_them() {
        let day = |text: &str| text.parse::<Day>();
        assert_eq!(day("1970-01-01"), Ok(Day(0)));
        assert_eq!(day("2000-01-01"), Ok(Day(10957)));
        assert_eq!(day("2000-03-01"), Ok(Day(11017)));
        assert_eq!(day("2026-11-22"), Ok(Day(20779)));
        for wrong in
            ["", "2026-11", "2026-13-01", "2026-00-01", "2026-04-31", "2100-02-29", "2026/11/22", "२०२६", "+026-11-22"]
        {
            assert_eq!(day(wrong), Err(NotADay), "{wrong}");
        }
    }

    #[test]
    fn days_are_written_as_they_are_read() {
        // Every day of the years 0 to 9999.
        for day in (-719_528..2_932_897).map(Day) {
            assert_eq!(day.to_string().parse(), Ok(day));
        }
        assert_eq!(Day(20779).end(), 20780 * 86_400_000);
        assert_eq!((Day::at(Day(20779).end() - 1), Day::at(Day(20779).end())), (Day(20779), Day(20780)));
        assert_eq!(serde_json::to_string(&Day(20779)).unwrap(), "\"2026-11-22\"");
        assert!(serde_json::from_str::<Day>("\"2026-11-31\"").is_err());
    }

    #[test]
    fn a_list_is_shown_day_by_day_and_goes_round() {
        for list in DailyList::ALL {
            let positions = list.positions();
            let first = Day(20779);
            let shown: Vec<_> = (0..positions.len() as i64).filter_map(|days| Day(first.0 + days).of(list)).collect();
            assert!(positions.iter().all(|one| shown.contains(&one)), "{list:?}");
            assert_eq!(Day(first.0 + positions.len() as i64).of(list), first.of(list));
        }
    }
}
