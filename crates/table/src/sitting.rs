//! Who sits where at a table whose players have screens of their own.

use std::fmt;

use ashtapada_rules::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

use crate::hex::{hexadecimal, serialized};
use crate::player::Player;

/// The secret by which somebody acts for a seat: 32 random bytes that the browser of the player makes and keeps.
///
/// Read from 64 hexadecimal digits; `Debug` does not show it, so that no program log does. A table keeps its hash only.
///
/// ```
/// use ashtapada_table::SeatKey;
/// let key: SeatKey = "07".repeat(32).parse().unwrap();
/// assert_eq!(format!("{key:?}"), "SeatKey(…)");
/// assert!("07".parse::<SeatKey>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "string"))]
pub struct SeatKey([u8; 32]);

impl fmt::Debug for SeatKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatKey(…)")
    }
}

/// The SHA-256 of a key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KeyHash([u8; 32]);

hexadecimal!(SeatKey);
serialized!(SeatKey);
hexadecimal!(KeyHash);
serialized!(KeyHash);

impl SeatKey {
    /// What a table keeps of it.
    pub fn hash(&self) -> KeyHash {
        KeyHash(Sha256::digest(self.0).into())
    }
}

/// A seat that somebody has taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// Who acts for the seat shows the key of this hash.
    pub key: KeyHash,
    /// What the player is called; empty for the colour's name.
    pub name: String,
}

/// Who sits in the seats of people, by [`Seat::index`].
///
/// ```
/// use ashtapada_rules::Seat;
/// use ashtapada_table::{SeatKey, Sitters};
/// let (own, other): (SeatKey, SeatKey) = ("07".repeat(32).parse()?, "08".repeat(32).parse()?);
/// let sitters = Sitters::default().with(Seat::South, &own, "Zofia").unwrap();
/// assert!(sitters.holds(Seat::South, &own) && !sitters.holds(Seat::South, &other));
/// assert!(sitters.with(Seat::South, &other, "Jan").is_none(), "somebody sits there");
/// assert!(sitters.without(Seat::South, &own).is_some_and(|left| left.is_free(Seat::South)));
/// # Ok::<(), ashtapada_table::dice::NotHex>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sitters([Option<Sitter>; 4]);

impl Sitters {
    /// Whether nobody sits there.
    pub fn is_free(&self, seat: Seat) -> bool {
        self.0[seat.index()].is_none()
    }

    /// Whether somebody with that key sits there. It takes the same time for every key.
    pub fn holds(&self, seat: Seat, key: &SeatKey) -> bool {
        self.0[seat.index()].as_ref().is_some_and(|sitter| sitter.key.0.ct_eq(&key.hash().0).into())
    }

    /// The name of who sits there.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.0[seat.index()].as_ref().map(|sitter| sitter.name.as_str())
    }

    /// After somebody has sat down, or who sits there has changed the name; `None` if somebody else sits there.
    pub fn with(&self, seat: Seat, key: &SeatKey, name: &str) -> Option<Sitters> {
        if !self.is_free(seat) && !self.holds(seat, key) {
            return None;
        }
        let Player::Human { name } = (Player::Human { name: name.to_owned() }).presentable() else { return None };
        let mut sitters = self.clone();
        sitters.0[seat.index()] = Some(Sitter { key: key.hash(), name });
        Some(sitters)
    }

    /// The same people at the next table, where who sat at the first seat of each pair takes the second.
    pub fn moved(&self, to: &[(Seat, Seat)]) -> Sitters {
        let mut sitters = Sitters::default();
        for (from, to) in to {
            sitters.0[to.index()].clone_from(&self.0[from.index()]);
        }
        sitters
    }

    /// After who sits there has got up; `None` if the key is not that of the seat.
    pub fn without(&self, seat: Seat, key: &SeatKey) -> Option<Sitters> {
        self.holds(seat, key).then(|| {
            let mut sitters = self.clone();
            sitters.0[seat.index()] = None;
            sitters
        })
    }
}
