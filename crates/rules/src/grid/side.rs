//! The two sides of a game for two.

use crate::Seat;

/// One of the two sides of a game for two: South (White, the cows) or North (Black, the leopards).
///
/// ```
/// use ashtapada_rules::{Seat, grid::Side};
/// assert_eq!(Side::South.other().seat(), Seat::North);
/// assert_eq!(Side::of(Seat::West), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
