//! The two sides of a game for two.

use super::SquareSet;
use crate::Seat;

/// One of the two sides of a game for two: South (White, the cows) or North (Black, the leopards).
///
/// ```
/// use ashtapada_rules::{Seat, grid::{Side, SquareSet}};
/// assert_eq!(Side::South.other().seat(), Seat::North);
/// assert_eq!(Side::of(Seat::West), None);
/// assert_eq!(Side::North.rank(1).shifted(0, Side::North.forward()), SquareSet::rank(5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Side {
    /// At the first rank.
    South,
    /// At the last rank.
    North,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

    /// 0 for South, 1 for North.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its opponent.
    #[inline(always)]
    pub const fn other(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// By how many ranks its pieces go forward: 1 or -1.
    #[inline(always)]
    pub const fn forward(self) -> i8 {
        match self {
            Side::South => 1,
            Side::North => -1,
        }
    }

    /// The squares of a rank of an 8×8 board, counted from its own first (0).
    #[inline(always)]
    pub const fn rank(self, rank: u8) -> SquareSet {
        match self {
            Side::South => SquareSet::rank(rank),
            Side::North => SquareSet::rank(7 - (rank & 7)),
        }
    }

    /// Its seat.
    #[inline(always)]
    pub const fn seat(self) -> Seat {
        match self {
            Side::South => Seat::South,
            Side::North => Seat::North,
        }
    }

    /// The side of a seat; `None` for those that play only in games for four.
    #[inline(always)]
    pub const fn of(seat: Seat) -> Option<Side> {
        match seat {
            Seat::South => Some(Side::South),
            Seat::North => Some(Side::North),
            Seat::West | Seat::East => None,
        }
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        side.seat()
    }
}
