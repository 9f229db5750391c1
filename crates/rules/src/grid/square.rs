//! The squares of an 8×8 board.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use super::set::{Indexed, Set};
use crate::{NotASpot, Spot};

/// A square of an 8×8 board: a1 has index 0, h1 index 7, h8 index 63.
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

    /// The square with that index; only the six low bits count.
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

    /// The square at an offset in files and ranks, if the board has it.
    ///
    /// ```
    /// use ashtapada_rules::grid::Square;
    /// let g1 = Square::new(6, 0);
    /// assert_eq!(g1.offset(-1, 2), Some(Square::new(5, 2)));
    /// assert_eq!(g1.offset(2, 1), None);
    /// ```
    #[inline]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let (file, rank) = (self.file() as i8 + files, self.rank() as i8 + ranks);
        if 0 <= file && file < 8 && 0 <= rank && rank < 8 { Some(Square::new(file as u8, rank as u8)) } else { None }
    }

    /// The square of a spot, if it lies on an 8×8 board.
    #[inline(always)]
    pub const fn of(spot: Spot) -> Option<Square> {
        if spot.on_8x8() { Some(Square(spot.square())) } else { None }
    }

    /// The square of a spot that is known to lie on an 8×8 board; for any other, some square.
    #[inline(always)]
    pub(crate) const fn at(spot: Spot) -> Square {
        Square::from_index(spot.square())
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

impl SquareSet {
    /// The squares of one file (0 = a); only the three low bits count.
    #[inline(always)]
    pub const fn file(file: u8) -> SquareSet {
        Set::from_bits(0x0101_0101_0101_0101 << (file & 7))
    }

    /// The squares of one rank (0 = 1); only the three low bits count.
    #[inline(always)]
    pub const fn rank(rank: u8) -> SquareSet {
        Set::from_bits(0xff << (8 * (rank & 7)))
    }

    /// The set shifted by so many files and ranks (fewer than eight of each); what leaves the board is dropped.
    ///
    /// ```
    /// use ashtapada_rules::grid::{Square, SquareSet};
    /// let pawns = SquareSet::rank(1);
    /// assert_eq!(pawns.shifted(0, 2), SquareSet::rank(3));
    /// assert_eq!(pawns.shifted(-1, 1).len(), 7);
    /// assert!(!pawns.shifted(-1, 1).has(Square::new(7, 2)));
    /// ```
    #[inline(always)]
    pub const fn shifted(self, files: i8, ranks: i8) -> SquareSet {
        let stay = if files < 0 { 0xff << -files & 0xff } else { 0xff >> files };
        let set = self.bits() & (stay * SquareSet::file(0).bits());
        let by = 8 * ranks + files;
        Set::from_bits(if by < 0 { set >> -by } else { set << by })
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
