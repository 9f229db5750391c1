//! Provably fair throws (`docs/fair-dice.md`).
//!
//! A game has a [`Secret`] of 32 random bytes, whose commitment is shown before the first throw, so that it cannot be
//! changed afterwards. Every seat adds a [`Seed`] of its own, to which it commits before it sees any other. A throw follows
//! from the secret, the seeds and its number in the line of play ([`Dice::draw`]). When the game is over, the record
//! contains the secret, and anyone can recompute every throw ([`crate::proof`]).
//!
//! Where everybody is to have the same throws, they follow from the date alone ([`DayDice`]): those nobody keeps secret.

mod chain;
mod day;
mod seeds;

use std::fmt;

use ashtapada_rules::{ChanceList, Seat, Throw};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest as _, Sha256};

use crate::hex::{hexadecimal, serialized};

pub use crate::hex::NotHex;
pub use chain::{CHAIN, Chain, Link};
pub use day::{DAY_SCHEME, DayDice};
pub use seeds::{Contribution, ROUNDS, SeedError, Seeds};

/// Names what is hashed, so that nothing else has the same hash.
const SECRET: &str = "ashtapada-dice-2";
const SEED: &str = "ashtapada-seed-2";
const ROUND: &str = "ashtapada-round-2";
const REFERENCE: &str = "ashtapada-game-2";

/// The number of this way to draw throws, for whoever checks them by a program: another way would have another.
pub const SCHEME: u8 = 2;

/// How many bytes of a hash a reference is of.
const REFERENCE_BYTES: usize = 8;

/// The secret from which the throws of a game are drawn.
///
/// Printed and parsed as 64 hexadecimal digits; `Debug` does not show it, so that no program log does.
///
/// ```
/// use ashtapada_table::dice::Secret;
/// let secret = Secret::new([0; 32]);
/// assert_ne!(secret.commitment("a"), secret.commitment("b"));
/// assert_eq!(secret.to_string().parse(), Ok(secret));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

hexadecimal!(Secret);
hexadecimal!(Seed);
hexadecimal!(Commitment);
serialized!(Seed);
serialized!(Commitment);

/// What one seat adds to the dice of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Seed([u8; 32]);

/// The SHA-256 of a secret or a seed, by which it cannot be changed any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Commitment([u8; 32]);

impl Seed {
    /// A seed of these bytes, which should be random.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// SHA-256 of `ashtapada-seed-2`, the game's id and the name of the seat (as in `south`), each followed by a zero byte,
    /// and the seed.
    ///
    /// ```
    /// use ashtapada_rules::Seat;
    /// use ashtapada_table::dice::Seed;
    /// let seed = Seed::new([7; 32]);
    /// assert_eq!(seed.to_string().parse(), Ok(seed));
    /// // Nobody can use another seat's commitment, nor that of another game.
    /// assert_ne!(seed.commitment("a", Seat::South), seed.commitment("a", Seat::North));
    /// assert_ne!(seed.commitment("a", Seat::South), seed.commitment("b", Seat::South));
    /// ```
    pub fn commitment(&self, game: &str, seat: Seat) -> Commitment {
        Commitment(hash(&[SEED, game, seat.name()], &self.0))
    }
}

/// SHA-256 of texts, each followed by a zero byte, and bytes.
fn hash(texts: &[&str], bytes: &[u8; 32]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update(text.as_bytes());
        hash.update([0]);
    }
    hash.update(bytes);
    hash.finalize().into()
}

impl Secret {
    /// A secret of these bytes, which must be random and known to nobody.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What it is committed to by: SHA-256 of `ashtapada-dice-2` and the game's reference, each followed by a zero byte, and
    /// the secret.
    pub fn commitment(&self, game: &str) -> Commitment {
        Commitment(hash(&[SECRET, game], &self.0))
    }

    /// The name of the game in its record, 16 hexadecimal digits: nothing can be told from it of the secret, nor of the id
    /// under which the table is found.
    pub fn reference(&self) -> String {
        data_encoding::HEXLOWER.encode(&hash(&[REFERENCE], &self.0)[..REFERENCE_BYTES])
    }

    /// The secret of a round of seeds, from which nothing can be told of another round's. Seats begin a new round when one
    /// of them does not reveal its seed.
    #[must_use]
    pub fn of_round(&self, game: &str, round: u32) -> Secret {
        let mut mac = self.keyed();
        mac.update(ROUND.as_bytes());
        mac.update(&[0]);
        mac.update(game.as_bytes());
        mac.update(&[0]);
        mac.update(&round.to_be_bytes());
        Secret(mac.finalize().into_bytes().into())
    }

    /// A number below `bound`, each equally likely; 0 if `bound` is 0.
    ///
    /// HMAC-SHA256 of a message with the secret as key gives four numbers of 64 bits, most significant byte first. The
    /// first of them below the largest multiple of `bound` that fits counts, modulo `bound`. Should none of the four do,
    /// one more byte follows the message: 1, then 2, and so on. The message is the game's id in UTF-8 followed by the
    /// index as eight bytes, most significant first.
    pub fn number(&self, game: &str, index: u64, bound: u64) -> u64 {
        self.pick(&[game.as_bytes(), &index.to_be_bytes()], bound)
    }

    /// The number below `bound` that a message gives, as [`Secret::number`] tells.
    fn pick(&self, message: &[&[u8]], bound: u64) -> u64 {
        if bound == 0 {
            return 0;
        }
        let surplus = (u64::MAX % bound + 1) % bound;
        let mut attempt = 0_u8;
        loop {
            let mut mac = self.keyed();
            for part in message {
                mac.update(part);
            }
            if attempt > 0 {
                mac.update(&[attempt]);
            }
            for word in mac.finalize().into_bytes().chunks_exact(8) {
                let drawn = word.iter().fold(0_u64, |number, &byte| number << 8 | u64::from(byte));
                if drawn <= u64::MAX - surplus {
                    return drawn % bound;
                }
            }
            attempt = attempt.wrapping_add(1);
        }
    }

    /// Throw `index` of a game that nobody has to be able to check, of those that may come with their probabilities (which
    /// sum to one); `None` if no throw may come. At tables, throws are those of [`Dice`].
    ///
    /// With *d* the least common denominator, the [number](Secret::number) below *d* is looked up in the throws in their
    /// order, each taking as many numbers as its probability has *d*-ths. So each comes with exactly its probability.
    ///
    /// ```
    /// use ashtapada_rules::{Probability, Throw};
    /// let die = (2..=5).map(|face| (Throw::one(face), Probability::new(1, 4))).collect();
    /// let secret = ashtapada_table::dice::Secret::new([0; 32]);
    /// assert_eq!(secret.draw("example", 1, &die), secret.draw("example", 1, &die));
    /// ```
    pub fn draw(&self, game: &str, index: u64, throws: &ChanceList) -> Option<Throw> {
        ashtapada_rules::draw(throws, &mut |below| self.number(game, index, u64::from(below)) as u32)
    }

    /// Which of the throws that may come a message gives; `None` if no throw may come.
    fn draw_by(&self, message: &[&[u8]], throws: &ChanceList) -> Option<Throw> {
        ashtapada_rules::draw(throws, &mut |below| self.pick(message, u64::from(below)) as u32)
    }

    fn keyed(&self) -> Hmac<Sha256> {
        // A key of the block's length or less is padded with zeros, so this is the HMAC of the secret.
        let mut key = [0_u8; 64];
        key[..32].copy_from_slice(&self.0);
        Hmac::<Sha256>::new(&key.into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The dice of a game: its secret and the seeds of its seats.
#[derive(Clone, Debug)]
pub struct Dice<'a> {
    secret: Secret,
    game: &'a str,
    /// In the order of play, one after another.
    seeds: Vec<u8>,
}

impl<'a> Dice<'a> {
    /// Dice from the secret of the round, the game's reference, and the seeds of all seats in the order of play.
    pub fn new(secret: Secret, game: &'a str, seeds: impl IntoIterator<Item = Seed>) -> Dice<'a> {
        Dice { secret, game, seeds: seeds.into_iter().flat_map(|seed| seed.0).collect() }
    }

    /// Throw number `number` of the line of play, from 1, of those that may come with their probabilities; `None` if no
    /// throw may come. What was taken back does not count, so a throw that was taken back comes again.
    ///
    /// The message of the HMAC is the game's reference in UTF-8, a zero byte, the number as eight bytes, most significant first,
    /// and the seeds.
    ///
    /// ```
    /// use ashtapada_rules::{Probability, Throw};
    /// use ashtapada_table::dice::{Dice, Secret, Seed};
    /// let die = (2..=5).map(|face| (Throw::one(face), Probability::new(1, 4))).collect();
    /// let with = |seed| Dice::new(Secret::new([0; 32]), "example", [Seed::new([seed; 32])]);
    /// assert_eq!(with(1).draw(1, &die), with(1).draw(1, &die));
    /// assert!((2..99).any(|other| with(other).draw(1, &die) != with(1).draw(1, &die)));
    /// ```
    pub fn draw(&self, number: u64, throws: &ChanceList) -> Option<Throw> {
        let message = [self.game.as_bytes(), &[0], &number.to_be_bytes(), &self.seeds];
        self.secret.draw_by(&message, throws)
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::Probability;

    use super::*;

    #[test]
    fn hmac_is_the_standard_one() {
        // A value anyone can compute: HMAC-SHA256 of "game" and 0000000000000007 under 32 zero bytes.
        let secret = Secret::new([0; 32]);
        let mut mac = secret.keyed();
        mac.update(b"game");
        mac.update(&7_u64.to_be_bytes());
        let hex = data_encoding::HEXLOWER.encode(&mac.finalize().into_bytes());
        assert_eq!(hex, "c21d6c9251efa8bbdb54e5849e737acfdbfc2440b6ae6130da244460dbdb0e71");
        let first = u64::from_str_radix(&hex[..16], 16).unwrap();
        assert_eq!(secret.number("game", 7, 1000), first % 1000);
    }

    #[test]
    fn every_throw_comes_as_often_as_it_should() {
        let uneven: ChanceList = [
            (Throw::one(2), Probability::new(1, 2)),
            (Throw::one(3), Probability::new(1, 3)),
            (Throw::one(4), Probability::new(1, 6)),
        ]
        .into_iter()
        .collect();
        let secret = Secret::new([3; 32]);
        let mut seen = [0_u32; 3];
        for index in 0..6_000 {
            let throw = secret.draw("g", index, &uneven).unwrap();
            seen[usize::from(throw.faces().0) - 2] += 1;
        }
        // Five standard deviations; the secret is fixed, so this never changes.
        for (seen, expected) in seen.into_iter().zip([3_000_i64, 2_000, 1_000]) {
            assert!((i64::from(seen) - expected).abs() < 195, "{seen} {expected}");
        }
        assert_eq!(secret.draw("g", 1, &ChanceList::new()), None);
    }

    #[test]
    fn secrets_read_back_and_do_not_show_themselves() {
        let secret = Secret::new([0xa5; 32]);
        assert_eq!(secret.to_string().to_uppercase().parse(), Ok(secret.clone()));
        for text in ["", "a5", &"a5".repeat(33), &"xy".repeat(32)] {
            assert_eq!(text.parse::<Secret>(), Err(NotHex), "{text}");
        }
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }
}
