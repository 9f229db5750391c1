//! Bitboards: sets of up to 64 things in one machine word.

use core::fmt;
use core::marker::PhantomData;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// Something that has an index below 64.
pub trait Indexed: Copy {
    /// Its index.
    fn index(self) -> u8;

    /// The thing with that index; only the six low bits count.
    fn from_index(index: u8) -> Self;
}

/// A set of up to 64 squares or points, one bit each.
///
/// ```
/// use ashtapada_rules::grid::{Square, SquareSet};
/// let a1 = Square::new(0, 0);
/// let mut set = SquareSet::EMPTY | a1.into();
/// assert!(set.has(a1) && set.len() == 1);
/// set ^= a1.into();
/// assert!(set.is_empty());
/// ```
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T> Set<T> {
    /// The empty set.
    pub const EMPTY: Set<T> = Set::from_bits(0);
    /// All 64.
    pub const FULL: Set<T> = Set::from_bits(u64::MAX);

    /// The set of these bits, the lowest for index 0.
    #[inline(always)]
    pub const fn from_bits(bits: u64) -> Set<T> {
        Set { bits, of: PhantomData }
    }

    /// Its bits, the lowest for index 0.
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// The number of members.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Whether it is empty.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether it has two or more members.
    #[inline(always)]
    pub const fn is_several(self) -> bool {
        !self.without_first().is_empty()
    }

    /// The set without its member of the lowest index.
    #[inline(always)]
    pub const fn without_first(self) -> Set<T> {
        Set::from_bits(self.bits & self.bits.wrapping_sub(1))
    }

    /// Whether the two intersect.
    #[inline(always)]
    pub const fn meets(self, other: Set<T>) -> bool {
        self.bits & other.bits != 0
    }

    /// The members of this set that are not in the other.
    #[inline(always)]
    pub const fn without(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & !other.bits)
    }

    /// This set if `keep`, else the empty set; without a branch.
    #[inline(always)]
    pub const fn only_if(self, keep: bool) -> Set<T> {
        Set::from_bits(self.bits & (keep as u64).wrapping_neg())
    }
}

impl<T: Indexed> Set<T> {
    /// The set of one member.
    #[inline(always)]
    pub fn of(one: T) -> Set<T> {
        Set::from_bits(1 << (one.index() & 63))
    }

    /// Whether it is in the set.
    #[inline(always)]
    pub fn has(self, one: T) -> bool {
        self.meets(Set::of(one))
    }

    /// 1 if it is in the set, else 0; without a branch.
    #[inline(always)]
    pub fn bit(self, one: T) -> u64 {
        self.bits >> (one.index() & 63) & 1
    }

    /// The member with the lowest index, if there is any.
    #[inline(always)]
    pub fn first(self) -> Option<T> {
        (self.bits != 0).then(|| T::from_index(self.bits.trailing_zeros() as u8))
    }

    /// The member with the lowest index; index 0 for the empty set. It saves a test where the set is never empty.
    #[inline(always)]
    pub fn lowest(self) -> T {
        T::from_index(self.bits.trailing_zeros() as u8)
    }

    /// The union of what `each` gives for the members: for example, the attacks of several pieces.
    ///
    /// ```
    /// use ashtapada_rules::grid::{KNIGHT, SquareSet};
    /// assert_eq!(SquareSet::rank(0).flat_map(|at| KNIGHT[at]), SquareSet::rank(1) | SquareSet::rank(2));
    /// ```
    #[inline(always)]
    pub fn flat_map<U>(self, each: impl Fn(T) -> Set<U>) -> Set<U> {
        self.iter().fold(Set::EMPTY, |all, one| all | each(one))
    }

    /// The members, the lowest index first.
    #[inline(always)]
    pub fn iter(self) -> Iter<T> {
        Iter(self)
    }
}

/// The members of a [`Set`], the lowest index first.
#[derive(Clone)]
pub struct Iter<T>(Set<T>);

impl<T: Indexed> Iterator for Iter<T> {
    type Item = T;

    #[inline(always)]
    fn next(&mut self) -> Option<T> {
        let first = self.0.first();
        self.0 = self.0.without_first();
        first
    }

    #[inline(always)]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl<T: Indexed> ExactSizeIterator for Iter<T> {}

impl<T: Indexed> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    #[inline(always)]
    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Indexed> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T> {
        members.into_iter().fold(Set::EMPTY, |set, one| set | Set::of(one))
    }
}

impl<T: Indexed> From<T> for Set<T> {
    #[inline(always)]
    fn from(one: T) -> Set<T> {
        Set::of(one)
    }
}

macro_rules! operators {
    ($($trait:ident $method:ident $assign:ident $assign_method:ident $sign:tt),+) => {$(
        impl<T> $trait for Set<T> {
            type Output = Set<T>;
            #[inline(always)]
            fn $method(self, other: Set<T>) -> Set<T> {
                Set::from_bits(self.bits $sign other.bits)
            }
        }
        impl<T> $assign for Set<T> {
            #[inline(always)]
            fn $assign_method(&mut self, other: Set<T>) {
                self.bits = self.bits $sign other.bits;
            }
        }
    )+};
}
operators!(BitAnd bitand BitAndAssign bitand_assign &, BitOr bitor BitOrAssign bitor_assign |, BitXor bitxor BitXorAssign bitxor_assign ^);

impl<T> Not for Set<T> {
    type Output = Set<T>;
    #[inline(always)]
    fn not(self) -> Set<T> {
        Set::from_bits(!self.bits)
    }
}

// Derived, these would require the same of `T`.
impl<T> Clone for Set<T> {
    #[inline(always)]
    fn clone(&self) -> Set<T> {
        *self
    }
}
impl<T> Copy for Set<T> {}
impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}
impl<T> PartialEq for Set<T> {
    #[inline(always)]
    fn eq(&self, other: &Set<T>) -> bool {
        self.bits == other.bits
    }
}
impl<T> Eq for Set<T> {}
impl<T> core::hash::Hash for Set<T> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}
impl<T: Indexed + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Square, SquareSet};
    use alloc::vec::Vec;

    #[test]
    fn members_come_lowest_first() {
        let set = SquareSet::from_bits(1 << 63 | 1 << 5 | 1);
        let members: Vec<u8> = set.iter().map(Square::index).collect();
        assert_eq!(members, [0, 5, 63]);
        assert_eq!(set.iter().len(), 3);
        assert_eq!(SquareSet::from_iter(set), set);
        assert!(set.is_several() && !SquareSet::from(Square::new(7, 7)).is_several());
        assert_eq!(set.without(set), SquareSet::EMPTY);
        assert_eq!(set.only_if(false), SquareSet::EMPTY);
        assert_eq!(set.only_if(true), set);
    }
}
