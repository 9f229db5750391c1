//! The squares of an 8×8 board.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use super::set::{Indexed, Set};
use crate::{NotASpot, Spot};

/// A square of an 8×8 board: a1 is number 0, h1 number 7, h8 number 63.
///
/// ```
/// use ashtapada_rules::{Spot, grid::Square};
/// let e4: Square = "e4".parse().unwrap();
/// assert_eq!((e4.file(), e4.rank(), e4.index()), (4, 3, 28));
/// assert_eq!(Spot::from(e4).to_string(), "e4");
/// assert!("i9".parse::<Square>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// A set of squares of an 8×8 board.
pub type SquareSet = Set<Square>;

impl Square {
    /// From file (0 = a) and rank (0 = 1); only the three low bits of each count.
    #[inline(always)]
    pub const fn new(file: u8, rank: u8) -> Square {
        Square((rank & 7) << 3 | file & 7)
    }

    /// The square with that number; only the six low bits count.
    #[inline(always)]
    pub const fn from_index(index: u8) -> Square {
        Square(index & 63)
    }

    /// 0 to 63.
    #[inline(always)]
    pub const fn index(self) -> u8 {
        self.0 & 63
    }

    /// 0 for file a.
    #[inline(always)]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for rank 1.
    #[inline(always)]
    pub const fn rank(self) -> u8 {
        self.0 >> 3 & 7
    }

    /// The square of a spot, if it lies on an 8×8 board.
    #[inline(always)]
    pub const fn of(spot: Spot) -> Option<Square> {
        if spot.on_8x8() { Some(Square(spot.square())) } else { None }
    }

    /// Its name as a spot.
    #[inline(always)]
    pub const fn spot(self) -> Spot {
        Spot::from_square(self.0 & 63)
    }

    /// The set of this square alone.
    #[inline(always)]
    pub const fn set(self) -> SquareSet {
        Set::from_bits(1 << (self.0 & 63))
    }
}

impl Indexed for Square {
    #[inline(always)]
    fn index(self) -> u8 {
        Square::index(self)
    }

    #[inline(always)]
    fn from_index(index: u8) -> Square {
        Square::from_index(index)
    }
}

impl From<Square> for Spot {
    #[inline(always)]
    fn from(square: Square) -> Spot {
        square.spot()
    }
}

impl<T> Index<Square> for [T; 64] {
    type Output = T;
    #[inline(always)]
    fn index(&self, square: Square) -> &T {
        &self[usize::from(square.index())]
    }
}

impl<T> IndexMut<Square> for [T; 64] {
    #[inline(always)]
    fn index_mut(&mut self, square: Square) -> &mut T {
        &mut self[usize::from(square.index())]
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spot().fmt(f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = NotASpot;
    fn from_str(text: &str) -> Result<Square, NotASpot> {
        Square::of(text.parse()?).ok_or(NotASpot)
    }
}
