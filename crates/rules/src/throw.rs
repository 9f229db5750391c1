//! What the dice show.

use core::fmt;
use core::str::FromStr;

/// One throw of one die, or of two.
///
/// Two dice thrown together have no order: the smaller face is kept first, so `2 5` and `5 2`
/// are the same throw.
///
/// ```
/// use ashtapada_rules::Throw;
/// assert_eq!(Throw::one(3).to_string(), "3");
/// assert_eq!(Throw::two(5, 2).to_string(), "2 5");
/// assert_eq!(Throw::two(5, 2), Throw::two(2, 5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Throw {
    low: u8,
    /// 0 when only one die was thrown.
    high: u8,
}

impl Throw {
    /// A throw of one die.
    #[inline]
    pub const fn one(face: u8) -> Throw {
        Throw { low: face, high: 0 }
    }

    /// A throw of two dice.
    #[inline]
    pub const fn two(a: u8, b: u8) -> Throw {
        if a <= b { Throw { low: a, high: b } } else { Throw { low: b, high: a } }
    }

    /// The faces shown: the first die, and the second if two were thrown (smaller first).
    #[inline]
    pub const fn faces(self) -> (u8, Option<u8>) {
        (self.low, if self.high == 0 { None } else { Some(self.high) })
    }
}

/// The text is no throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected one or two faces of a die, 1 to 6, separated by one space, for example 2 5")]
pub struct NotAThrow;

impl FromStr for Throw {
    type Err = NotAThrow;

    /// Two faces may stand in either order.
    fn from_str(text: &str) -> Result<Throw, NotAThrow> {
        let mut faces = text.split(' ').map(|face| match face.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(digit - b'0'),
            _ => Err(NotAThrow),
        });
        match (faces.next().transpose()?, faces.next().transpose()?, faces.next()) {
            (Some(face), None, None) => Ok(Throw::one(face)),
            (Some(one), Some(other), None) => Ok(Throw::two(one, other)),
            _ => Err(NotAThrow),
        }
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.faces() {
            (a, None) => write!(f, "{a}"),
            (a, Some(b)) => write!(f, "{a} {b}"),
        }
    }
}

/// An exact probability: `numerator / denominator`, in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Probability {
    /// The numerator.
    pub numerator: u32,
    /// The denominator; never 0.
    pub denominator: u32,
}

impl Probability {
    /// Reduced to lowest terms. A denominator of 0 is taken as 1.
    pub const fn new(numerator: u32, denominator: u32) -> Probability {
        let denominator = if denominator == 0 { 1 } else { denominator };
        let (mut a, mut b) = (numerator, denominator);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        Probability { numerator: numerator / a, denominator: denominator / a }
    }

    /// As a floating-point number between 0 and 1.
    pub fn as_f64(self) -> f64 {
        f64::from(self.numerator) / f64::from(self.denominator)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Throw {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Throw {
    fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<Throw, D::Error> {
        crate::text::parsed(reader)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Probability {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.numerator, self.denominator].serialize(serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Probability {
    fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<Probability, D::Error> {
        let [numerator, denominator] = <[u32; 2]>::deserialize(reader)?;
        Ok(Probability::new(numerator, denominator))
    }
}
