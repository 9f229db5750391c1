//! Where a piece can stand.

use core::fmt;
use core::str::FromStr;

/// A square of a board of cells, or a point of a board of lines, named by file and rank.
///
/// Packed in one byte (file in the low half, rank in the high half), so one type serves every board up to 16×16 and
/// carries its own name. A [`Board`](crate::Board) lists the spots that it has.
///
/// ```
/// use ashtapada_rules::Spot;
/// let e4 = Spot::new(4, 3);
/// assert_eq!(e4.to_string(), "e4");
/// assert_eq!("e4".parse(), Ok(e4));
/// assert!("4e".parse::<Spot>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Spot(u8);

impl Spot {
    /// From file (0 = a) and rank (0 = 1), each below 16.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Spot {
        Spot((rank << 4) | (file & 15))
    }

    /// 0 for file a.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 15
    }

    /// 0 for rank 1.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// The square with that index on an 8×8 board (a1 = 0, h1 = 7, h8 = 63).
    #[inline]
    pub const fn from_square(index: u8) -> Spot {
        Spot(index + (index & 0x38))
    }

    /// Its index on an 8×8 board (a1 = 0, h8 = 63), for a spot that lies on one.
    #[inline]
    pub const fn square(self) -> u8 {
        (self.0 + (self.0 & 7)) >> 1
    }

    /// Whether it lies on an 8×8 board.
    #[inline]
    pub const fn on_8x8(self) -> bool {
        self.0 & 0x88 == 0
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a square or point such as e4: a file letter a to p and a rank number 1 to 16")]
pub struct NotASpot;

impl FromStr for Spot {
    type Err = NotASpot;
    fn from_str(text: &str) -> Result<Spot, NotASpot> {
        let bytes = text.as_bytes();
        let (&file, rank) = bytes.split_first().ok_or(NotASpot)?;
        if !(b'a'..=b'p').contains(&file) || rank.is_empty() || rank.len() > 2 || rank[0] == b'0' {
            return Err(NotASpot);
        }
        let mut number = 0u8;
        for &digit in rank {
            if !digit.is_ascii_digit() {
                return Err(NotASpot);
            }
            number = number * 10 + (digit - b'0');
        }
        if number == 0 || number > 16 {
            return Err(NotASpot);
        }
        Ok(Spot::new(file - b'a', number - 1))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Spot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Spot {
    fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<Spot, D::Error> {
        crate::text::parsed(reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn squares_round_trip() {
        for index in 0..64 {
            let spot = Spot::from_square(index);
            assert!(spot.on_8x8());
            assert_eq!(spot.square(), index);
            assert_eq!(spot.to_string().parse(), Ok(spot));
        }
    }
}
