//! Sets of up to eight things in one byte.

use core::fmt;
use core::marker::PhantomData;
use core::ops::{BitAnd, BitOr};

use super::Indexed;
use crate::Seat;

/// A set of up to eight seats, kinds of pieces or the like, one bit each; the index of a member must be below 8.
pub(crate) struct SmallSet<T> {
    bits: u8,
    of: PhantomData<T>,
}

impl<T> SmallSet<T> {
    /// The empty set.
    pub const EMPTY: SmallSet<T> = SmallSet::from_bits(0);

    /// The set of these bits, the lowest for index 0.
    #[inline(always)]
    pub const fn from_bits(bits: u8) -> SmallSet<T> {
        SmallSet { bits, of: PhantomData }
    }

    /// Its bits, the lowest for index 0.
    #[inline(always)]
    pub const fn bits(self) -> u8 {
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
        self.bits & self.bits.wrapping_sub(1) != 0
    }

    /// Whether the two intersect.
    #[inline(always)]
    pub const fn meets(self, other: SmallSet<T>) -> bool {
        self.bits & other.bits != 0
    }

    /// The members of this set that are not in the other.
    #[inline(always)]
    pub const fn without(self, other: SmallSet<T>) -> SmallSet<T> {
        SmallSet::from_bits(self.bits & !other.bits)
    }

    /// This set if `keep`, else the empty set.
    #[inline(always)]
    pub const fn only_if(self, keep: bool) -> SmallSet<T> {
        if keep { self } else { SmallSet::EMPTY }
    }
}

impl<T: Indexed> SmallSet<T> {
    /// The set of one member.
    #[inline(always)]
    pub fn of(one: T) -> SmallSet<T> {
        SmallSet::from_bits(1 << (one.index() & 7))
    }

    /// Whether it is in the set.
    #[inline(always)]
    pub fn has(self, one: T) -> bool {
        self.meets(SmallSet::of(one))
    }

    /// Adds a member.
    #[inline(always)]
    pub fn insert(&mut self, one: T) {
        self.bits |= SmallSet::of(one).bits;
    }

    /// Removes a member.
    #[inline(always)]
    pub fn remove(&mut self, one: T) {
        self.bits &= !SmallSet::of(one).bits;
    }

    /// The member with the lowest index, if there is any.
    #[inline(always)]
    pub fn first(self) -> Option<T> {
        (self.bits != 0).then(|| T::from_index(self.bits.trailing_zeros() as u8))
    }

    /// The only member, if there is exactly one.
    #[inline(always)]
    pub fn only(self) -> Option<T> {
        if self.is_several() { None } else { self.first() }
    }

    /// The members, the lowest index first.
    #[inline(always)]
    pub fn iter(mut self) -> impl Iterator<Item = T> + Clone + use<T> {
        core::iter::from_fn(move || {
            let first = self.first();
            self.bits &= self.bits.wrapping_sub(1);
            first
        })
    }
}

impl<T: Indexed> FromIterator<T> for SmallSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> SmallSet<T> {
        members.into_iter().fold(SmallSet::EMPTY, |set, one| set | SmallSet::of(one))
    }
}

impl<T> BitOr for SmallSet<T> {
    type Output = SmallSet<T>;
    #[inline(always)]
    fn bitor(self, other: SmallSet<T>) -> SmallSet<T> {
        SmallSet::from_bits(self.bits | other.bits)
    }
}

impl<T> BitAnd for SmallSet<T> {
    type Output = SmallSet<T>;
    #[inline(always)]
    fn bitand(self, other: SmallSet<T>) -> SmallSet<T> {
        SmallSet::from_bits(self.bits & other.bits)
    }
}

// Derived, these would require the same of `T`.
impl<T> Clone for SmallSet<T> {
    #[inline(always)]
    fn clone(&self) -> SmallSet<T> {
        *self
    }
}
impl<T> Copy for SmallSet<T> {}
impl<T> PartialEq for SmallSet<T> {
    #[inline(always)]
    fn eq(&self, other: &SmallSet<T>) -> bool {
        self.bits == other.bits
    }
}
impl<T> Eq for SmallSet<T> {}
impl<T: Indexed + fmt::Debug> fmt::Debug for SmallSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Implements `Indexed` for an enum that derives `FromRepr`; an index without a variant stands for the given one.
macro_rules! indexed {
    ($kind:ident, else $other:ident) => {
        impl $crate::grid::Indexed for $kind {
            #[inline(always)]
            fn index(self) -> u8 {
                self as u8
            }

            #[inline(always)]
            fn from_index(index: u8) -> $kind {
                $kind::from_repr(index).unwrap_or($kind::$other)
            }
        }
    };
}
pub(crate) use indexed;

/// A set of seats, or of the armies that began with them.
pub(crate) type SeatSet = SmallSet<Seat>;

impl SeatSet {
    /// All four.
    pub const ALL: SeatSet = SmallSet::from_bits(0b1111);
}

impl Indexed for Seat {
    #[inline(always)]
    fn index(self) -> u8 {
        self as u8
    }

    #[inline(always)]
    fn from_index(index: u8) -> Seat {
        Seat::from_index(usize::from(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn members_come_lowest_first() {
        let mut set: SeatSet = [Seat::East, Seat::West].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::West, Seat::East]);
        assert!(set.has(Seat::East) && !set.has(Seat::South) && set.is_several());
        assert_eq!((set.len(), set.only(), set.first()), (2, None, Some(Seat::West)));
        set.remove(Seat::West);
        assert_eq!(set.only(), Some(Seat::East));
        set.insert(Seat::South);
        assert_eq!(SeatSet::ALL.without(set), SeatSet::of(Seat::West) | SeatSet::of(Seat::North));
        assert_eq!(set.only_if(false), SeatSet::EMPTY);
    }
}
