//! Days of the calendar, counted.

use std::str::FromStr;

/// A day, counted from 1970-01-01.
///
/// ```
/// use ashtapada_rulebook::{DailyList, Day};
/// let day = |text: &str| text.parse::<Day>().unwrap();
/// assert_eq!(day("1970-01-02"), Day(1));
/// assert_eq!(day("2024-03-01").0 - day("2024-02-28").0, 2);
/// assert!("2023-02-29".parse::<Day>().is_err());
/// // The date alone decides.
/// assert_eq!(day("2026-11-22").of(DailyList::Chess), day("2026-11-22").of(DailyList::Chess));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

impl Day {
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
