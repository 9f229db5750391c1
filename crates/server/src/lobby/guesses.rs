//! How often somebody may try codes that are none: so that nobody finds a table by guessing.

use std::collections::HashMap;
use std::net::IpAddr;

/// So many wrong codes in a row are nothing but slips.
const SLIPS: u64 = 10;
/// After that, one more in so many milliseconds.
pub const EACH: u64 = 6_000;
/// So many addresses are remembered.
const ADDRESSES: usize = 4_096;

/// The wrong codes of each address.
#[derive(Debug, Default)]
pub struct Guesses(HashMap<IpAddr, u64>);

impl Guesses {
    /// Whether an address may try a code now.
    pub fn may(&self, from: IpAddr, now: u64) -> bool {
        self.0.get(&from).is_none_or(|&paid| paid <= now + SLIPS.saturating_sub(1) * EACH)
    }

    /// It was wrong.
    pub fn was_wrong(&mut self, from: IpAddr, now: u64) {
        if self.0.len() >= ADDRESSES {
            self.0.retain(|_, &mut paid| paid > now);
        }
        // So many addresses guess at once that all of them wait.
        if self.0.len() >= ADDRESSES && !self.0.contains_key(&from) {
            return;
        }
        let paid = self.0.entry(from).or_insert(now);
        *paid = (*paid).max(now) + EACH;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_slips_and_then_one_in_six_seconds() {
        let (from, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let mut guesses = Guesses::default();
        let tried = |guesses: &mut Guesses, now| {
            (0..100).filter(|_| guesses.may(from, now).then(|| guesses.was_wrong(from, now)).is_some()).count()
        };
        assert_eq!(tried(&mut guesses, 1_000), 10);
        assert!(guesses.may(other, 1_000), "others are not concerned");
        assert_eq!(tried(&mut guesses, 1_000 + EACH), 1);
        assert_eq!(tried(&mut guesses, 1_000 + 100 * EACH), 10);
    }
}
