//! Throws that follow from a date, the same at every table.

use ashtapada_rulebook::Day;
use ashtapada_rules::{ChanceList, Seat, Throw};
use sha2::{Digest as _, Sha256};

use super::Secret;

/// Names what is hashed.
const DAY: &str = "ashtapada-day-1";

/// The number of this way to draw throws.
pub const DAY_SCHEME: u8 = 3;

/// The dice of a day: whoever knows the date can compute all throws.
///
/// A throw follows from the date, whose it is, and which of that seat's throws of the game. So the throws of a seat are the
/// same whatever the others do, and however often they throw.
///
/// ```
/// use ashtapada_rules::{Probability, Seat, Throw};
/// use ashtapada_table::dice::DayDice;
/// use ashtapada_table::rulebook::Day;
/// let die = (2..=5).map(|face| (Throw::one(face), Probability::new(1, 4))).collect();
/// let thrown = |day| (1..=15).map(|number| DayDice::of(Day(day)).draw(Seat::South, number, &die)).collect::<Vec<_>>();
/// assert_eq!(thrown(20_779), thrown(20_779));
/// assert_ne!(thrown(20_779), thrown(20_780));
/// ```
#[derive(Clone, Debug)]
pub struct DayDice {
    key: Secret,
}

impl DayDice {
    /// The dice of a day. Their key is SHA-256 of `ashtapada-day-1`, a zero byte, and the date as in `2026-11-22`.
    pub fn of(day: Day) -> DayDice {
        let mut hash = Sha256::new();
        hash.update(DAY.as_bytes());
        hash.update([0]);
        hash.update(day.to_string().as_bytes());
        DayDice { key: Secret::new(hash.finalize().into()) }
    }

    /// Throw number `number` of a seat, from 1, of those that may come with their probabilities; `None` if no throw may come.
    ///
    /// The message of the HMAC is the name of the seat (as in `south`), a zero byte, and the number as eight bytes, most
    /// significant first. What it gives counts as with [`Secret::number`].
    pub fn draw(&self, seat: Seat, number: u64, throws: &ChanceList) -> Option<Throw> {
        self.key.draw_by(&[seat.name().as_bytes(), &[0], &number.to_be_bytes()], throws)
    }

    /// A number for whatever else is to be the same for everybody on that day.
    pub fn number(&self, of: &str) -> u64 {
        self.key.number(of, 0, u64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::Probability;

    use super::*;

    fn die() -> ChanceList {
        (2..=5).map(|face| (Throw::one(face), Probability::new(1, 4))).collect()
    }

    #[test]
    fn the_key_of_a_day_is_what_anyone_can_compute() {
        // printf "ashtapada-day-1\0002026-11-22" | sha256sum
        let key = DayDice::of("2026-11-22".parse().unwrap()).key.to_string();
        assert_eq!(key, "89351952be64820eba425df94aeb601d2ae10b880de33a0409378aefd04285df");
    }

    #[test]
    fn every_face_comes_as_often_as_it_should_over_days_seats_and_numbers() {
        let mut seen = [0_i32; 4];
        for day in 20_000..20_250 {
            let dice = DayDice::of(Day(day));
            for seat in Seat::ALL {
                for number in 1..=15 {
                    let throw = dice.draw(seat, number, &die()).unwrap();
                    seen[usize::from(throw.faces().0) - 2] += 1;
                }
            }
        }
        // Five standard deviations of 15,000 throws; the dates are fixed, so this never changes.
        assert!(seen.iter().all(|seen| (seen - 3_750).abs() < 266), "{seen:?}");
        assert_eq!(DayDice::of(Day(0)).draw(Seat::South, 1, &ChanceList::new()), None);
    }

    #[test]
    fn no_two_seats_throw_alike() {
        let of = |seat| (1..=15).map(|number| DayDice::of(Day(20_779)).draw(seat, number, &die())).collect::<Vec<_>>();
        let all = Seat::ALL.map(of);
        for (index, one) in all.iter().enumerate() {
            assert!(all[index + 1..].iter().all(|other| one != other));
        }
    }
}
