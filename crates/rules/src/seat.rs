//! Seats and colours.

use core::fmt;
use core::str::FromStr;

/// A place at the table, named by the side of the board it looks from.
///
/// The order of the variants is clockwise. Games for two use [`Seat::South`] and
/// [`Seat::North`]; in chess South is White, in Cows and Leopards South has the cows.
///
/// ```
/// use ashtapada_rules::Seat;
/// assert_eq!(Seat::South.clockwise(), Seat::West);
/// assert_eq!(Seat::South.opposite(), Seat::North);
/// assert_eq!("west".parse(), Ok(Seat::West));
/// assert_eq!(Seat::West.to_string(), "west");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Seat {
    /// Looks north; first rank is its own.
    South,
    /// Looks east; file a is its own.
    West,
    /// Looks south; the far rank is its own.
    North,
    /// Looks west; the far file is its own.
    East,
}

impl Seat {
    /// All four, clockwise from South.
    pub const ALL: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];
    /// The two seats of games for two.
    pub const PAIR: [Seat; 2] = [Seat::South, Seat::North];

    /// 0 to 3, clockwise from South.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat with that index; the index is taken modulo four.
    #[inline(always)]
    pub const fn from_index(index: usize) -> Seat {
        // Compiles to nothing; a table would cost a load.
        match index & 3 {
            0 => Seat::South,
            1 => Seat::West,
            2 => Seat::North,
            _ => Seat::East,
        }
    }

    /// The next seat clockwise.
    #[inline]
    pub const fn clockwise(self) -> Seat {
        Seat::from_index(self.index() + 1)
    }

    /// The seat across the board.
    #[inline]
    pub const fn opposite(self) -> Seat {
        Seat::from_index(self.index() + 2)
    }

    /// `south`, `west`, `north` or `east`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// `s`, `w`, `n` or `e`, as position texts write it.
    pub const fn letter(self) -> char {
        ['s', 'w', 'n', 'e'][self.index()]
    }

    /// The seat of a [`Seat::letter`].
    pub fn from_letter(letter: char) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.letter() == letter)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The colour of an army, as the rule set's document names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[non_exhaustive]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Colour {
    /// Of four kings, or of chess.
    Black,
    /// Of four kings, or the cows.
    Green,
    /// Of four kings, or the leopards.
    Red,
    /// Of four kings.
    Yellow,
    /// Of chess.
    White,
    /// The lighter beads of the soldiers' games.
    Light,
    /// The darker beads of the soldiers' games.
    Dark,
}

impl Colour {
    /// Its English name in small letters.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a seat: south, west, north or east")]
pub struct NotASeat;

impl FromStr for Seat {
    type Err = NotASeat;
    fn from_str(text: &str) -> Result<Seat, NotASeat> {
        Seat::ALL.into_iter().find(|s| s.name() == text).ok_or(NotASeat)
    }
}
