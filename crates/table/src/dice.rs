//! Provably fair throws.
//!
//! A game has a [`Secret`] of 32 random bytes. Its [commitment](Secret::commitment), the SHA-256 of the secret, is
//! shown before the first throw, so the secret cannot be changed afterwards. The throw that becomes entry number *n* of
//! the log follows from the secret alone ([`Secret::draw`]). When the game is over, the record contains the secret, and
//! anyone can recompute every throw ([`crate::proof`]).

use std::fmt;
use std::str::FromStr;

use ashtapada_rules::{ChanceList, Throw};
use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The secret from which the throws of a game are drawn.
///
/// Printed and parsed as 64 hexadecimal digits; `Debug` does not show it, so that no program log does.
///
/// ```
/// use ashtapada_table::dice::Secret;
/// let secret = Secret::new([0; 32]);
/// assert!(secret.commitment().starts_with("66687aadf862bd77"));
/// assert_eq!(secret.to_string().parse(), Ok(secret));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// The text is not a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a secret of 64 hexadecimal digits")]
pub struct NotASecret;

impl Secret {
    /// A secret of these bytes, which must be random and known to nobody.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The SHA-256 of the secret, in lowercase hexadecimal digits.
    pub fn commitment(&self) -> String {
        HEXLOWER.encode(&Sha256::digest(self.0))
    }

    /// A number below `bound`, each equally likely; 0 if `bound` is 0.
    ///
    /// HMAC-SHA256 with the secret as key, over the game's id in UTF-8 followed by the index as eight bytes, most
    /// significant first, gives four numbers of 64 bits, most significant byte first. The first of them below the largest
    /// multiple of `bound` that fits counts, modulo `bound`. Should none of the four do, one more byte follows the index:
    /// 1, then 2, and so on.
    pub fn number(&self, game: &str, index: u64, bound: u64) -> u64 {
        if bound == 0 {
            return 0;
        }
        let surplus = (u64::MAX % bound + 1) % bound;
        let mut attempt = 0_u8;
        loop {
            let mut mac = self.keyed();
            mac.update(game.as_bytes());
            mac.update(&index.to_be_bytes());
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

    /// The throw that becomes entry `index` of a game's log, of those that may come with their probabilities (which sum to
    /// one); `None` if no throw may come.
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

    fn keyed(&self) -> Hmac<Sha256> {
        // A key of the block's length or less is padded with zeros, so this is the HMAC of the secret.
        let mut key = [0_u8; 64];
        key[..32].copy_from_slice(&self.0);
        Hmac::<Sha256>::new(&key.into())
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = NotASecret;

    fn from_str(text: &str) -> Result<Secret, NotASecret> {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).map_err(|_| NotASecret)?;
        bytes.try_into().map(Secret).map_err(|_| NotASecret)
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
        let hex = HEXLOWER.encode(&mac.finalize().into_bytes());
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
            assert_eq!(text.parse::<Secret>(), Err(NotASecret), "{text}");
        }
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }
}
