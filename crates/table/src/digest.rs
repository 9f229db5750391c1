//! What tells the past of a game from another: a digest of the log up to an entry.
//!
//! The number of the last entry does not say which log somebody knows: a server that was set back to a backup may have played
//! on past it, with other entries. The digest does, since each is made of the one before.

use std::fmt;
use std::str::FromStr;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use sha2::{Digest as _, Sha256};

use crate::entry::Entry;
use crate::hex::serialized;

/// How many bytes it has: enough that two logs which went apart by accident are never taken for one another.
const LENGTH: usize = 6;

/// A digest of a log up to one of its entries. Two logs with the same one after the same number of entries are the same up
/// to there. Printed as twelve hexadecimal digits.
///
/// ```
/// use ashtapada_table::{Act, Digest, NewGame, Secret, Table};
/// let (mut table, _) = Table::set_up(&NewGame::of("vilac-9506"), "example", Secret::new([7; 32]), 0).unwrap();
/// assert_eq!(table.digest(0), Some(Digest::default()));
/// assert_eq!(table.digest(1), None);
/// table.play(table.turn().seat(), Act::Play { action: "e2-e4".parse().unwrap() }).unwrap();
/// let known = table.digest(1).unwrap();
/// assert_eq!(known.to_string().parse(), Ok(known));
/// assert!(table.is_known(1, Some(known)) && !table.is_known(1, Some(Digest::default())) && !table.is_known(2, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Digest([u8; LENGTH]);

/// The text is no digest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected the digest of an entry as it came: {} hexadecimal digits", 2 * LENGTH)]
pub struct NotADigest;

impl Digest {
    /// The digest of the log with one more entry: of what was done, by whom, and when.
    pub(crate) fn then(self, entry: &Entry) -> Digest {
        let seat = entry.seat.map_or(0, |seat| 1 + seat.index() as u8);
        let hash = Sha256::new()
            .chain_update(self.0)
            .chain_update(entry.seq.to_be_bytes())
            .chain_update(entry.at.to_be_bytes())
            .chain_update([seat])
            .chain_update(entry.act.to_string())
            .finalize();
        Digest(std::array::from_fn(|place| hash[place]))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl FromStr for Digest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Digest, NotADigest> {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).map_err(|_| NotADigest)?;
        bytes.try_into().map(Digest).map_err(|_| NotADigest)
    }
}

serialized!(Digest);

#[cfg(test)]
mod tests {
    use ashtapada_rules::Seat;

    use super::*;
    use crate::Act;

    #[test]
    fn logs_that_differ_in_anything_have_other_digests_from_there_on() {
        let entry = |act: &str, seat: Option<Seat>, at: u64| Entry {
            seq: 1,
            seat,
            act: act.parse::<Act>().unwrap(),
            client: None,
            at,
            spent: None,
        };
        let after = |first: &Entry| {
            let second = Entry { seq: 2, ..entry("agree", None, 9) };
            [Digest::default().then(first), Digest::default().then(first).then(&second)]
        };
        let known = after(&entry("c4-c5", Some(Seat::South), 5));
        assert_eq!(known, after(&entry("c4-c5", Some(Seat::South), 5)));
        for other in [
            entry("d4-d5", Some(Seat::South), 5),
            entry("c4-c5", Some(Seat::North), 5),
            entry("c4-c5", None, 5),
            entry("c4-c5", Some(Seat::South), 6),
        ] {
            let other = after(&other);
            assert!(known[0] != other[0] && known[1] != other[1]);
        }
        // Whose request an entry was, and how long it took, a client that watches does not know.
        let asked = Entry { client: Some("1".to_owned()), spent: Some(3), ..entry("c4-c5", Some(Seat::South), 5) };
        assert_eq!(known, after(&asked));
    }

    #[test]
    fn only_twelve_hexadecimal_digits_are_a_digest() {
        for text in ["", "0", "00000000000", "0000000000000", "00000000000g", " 00000000000"] {
            assert_eq!(text.parse::<Digest>(), Err(NotADigest), "{text}");
        }
        assert_eq!("0123456789AB".parse::<Digest>().unwrap().to_string(), "0123456789ab");
    }
}
