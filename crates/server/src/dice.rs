//! Provably fair throws.
//!
//! A game has a secret of 32 random bytes. Its [`commitment`], the SHA-256 of the secret, is shown
//! before the first throw, so the secret cannot be changed afterwards. The throw that becomes entry
//! number *n* of the log follows from the secret alone: see [`draw`]. When the game is over the
//! record tells the secret, and anyone can compute every throw again.

use ashtapada_rules::{Probability, Throw};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The SHA-256 of a secret, in small hexadecimal letters.
///
/// ```
/// let commitment = ashtapada_server::dice::commitment(&[0; 32]);
/// assert!(commitment.starts_with("66687aadf862bd77"));
/// ```
pub fn commitment(secret: &[u8; 32]) -> String {
    hex(&Sha256::digest(secret))
}

/// Bytes in small hexadecimal letters.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A number below `bound`, each equally likely; 0 if `bound` is 0.
///
/// HMAC-SHA256 with the secret as key, over the game's id in UTF-8 followed by the index as eight
/// bytes, most significant first, gives four numbers of 64 bits, most significant byte first. The first of them below the
/// largest multiple of `bound` that fits counts, modulo `bound`. Should none of the four do, one
/// more byte follows the index: 1, then 2, and so on.
pub fn number(secret: &[u8; 32], game: &str, index: u64, bound: u64) -> u64 {
    if bound == 0 {
        return 0;
    }
    let surplus = (u64::MAX % bound + 1) % bound;
    let mut attempt = 0_u8;
    loop {
        let mut mac = keyed(secret);
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

fn keyed(secret: &[u8; 32]) -> Hmac<Sha256> {
    // A key of the block's length or less is padded with zeros, so this is the HMAC of the secret.
    let mut key = [0_u8; 64];
    key[..32].copy_from_slice(secret);
    Hmac::<Sha256>::new(&key.into())
}

/// The throw that becomes entry `index` of a game's log, of those that may come with their
/// probabilities (which sum to one); `None` if no throw may come.
///
/// With *d* the least common denominator, the [`number`] below *d* is looked up in the throws in
/// their order, each taking as many numbers as its probability has *d*-ths.
/// So each comes with exactly its probability.
///
/// ```
/// use ashtapada_rules::{Probability, Throw};
/// let die: Vec<_> = (2..=5).map(|face| (Throw::one(face), Probability::new(1, 4))).collect();
/// let throw = ashtapada_server::dice::draw(&[0; 32], "example", 1, &die);
/// assert_eq!(throw, ashtapada_server::dice::draw(&[0; 32], "example", 1, &die));
/// ```
pub fn draw(secret: &[u8; 32], game: &str, index: u64, throws: &[(Throw, Probability)]) -> Option<Throw> {
    let shared = throws.iter().fold(1, |shared, (_, p)| least_common_multiple(shared, u64::from(p.denominator)));
    let mut number = number(secret, game, index, shared);
    for (throw, p) in throws {
        let width = u64::from(p.numerator) * (shared / u64::from(p.denominator.max(1)));
        if number < width {
            return Some(*throw);
        }
        number -= width;
    }
    None
}

fn least_common_multiple(a: u64, b: u64) -> u64 {
    let (mut x, mut y) = (a, b.max(1));
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a / x * b.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hmac_is_the_standard_one() {
        // A value anyone can compute: HMAC-SHA256 of "game" and 0000000000000007 under 32 zero bytes.
        let mut mac = keyed(&[0; 32]);
        mac.update(b"game");
        mac.update(&7_u64.to_be_bytes());
        let hex = hex(&mac.finalize().into_bytes());
        assert_eq!(hex, EXPECTED);
        let first = u64::from_str_radix(&hex[..16], 16).unwrap();
        assert_eq!(number(&[0; 32], "game", 7, 1000), first % 1000);
    }

    const EXPECTED: &str = "c21d6c9251efa8bbdb54e5849e737acfdbfc2440b6ae6130da244460dbdb0e71";

    #[test]
    fn every_throw_comes_as_often_as_it_should() {
        let uneven = [
            (Throw::one(2), Probability::new(1, 2)),
            (Throw::one(3), Probability::new(1, 3)),
            (Throw::one(4), Probability::new(1, 6)),
        ];
        let mut seen = [0_u32; 3];
        for index in 0..6_000 {
            let throw = draw(&[3; 32], "g", index, &uneven).unwrap();
            seen[usize::from(throw.faces().0) - 2] += 1;
        }
        // Five standard deviations; the secret is fixed, so this never changes.
        for (seen, expected) in seen.into_iter().zip([3_000_i64, 2_000, 1_000]) {
            assert!((i64::from(seen) - expected).abs() < 195, "{seen} {expected}");
        }
        assert_eq!(draw(&[3; 32], "g", 1, &[]), None);
    }
}
