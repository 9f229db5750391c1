//! How the positions of a slice are numbered: by the orbit of one side's set, then by the rank of the other side's set
//! among the points that are free.
//!
//! One position may have several numbers, where symmetries keep the set of its orbit; all of them have the same value.

use ashtapada_rules::grid::Side;

use crate::combinations::{Combinations, bits, choose, squeeze, unrank};
use crate::game::Men;
use crate::orbits::Orbits;
use crate::symmetry::Symmetries;
use crate::{Game, Slice};

/// The numbers of the positions of a slice.
#[derive(Clone, Copy)]
pub(crate) struct Layout<'a> {
    /// The side whose sets are taken by orbits.
    pub outer: Side,
    pub orbits: &'a Orbits,
    symmetries: &'a Symmetries,
    combinations: &'a Combinations,
    all: u64,
    /// How many positions each orbit has.
    block: usize,
    men: [usize; 2],
}

/// An outer set among the orbits.
#[derive(Clone, Copy, Default)]
pub(crate) struct Place {
    /// Which orbit.
    pub number: usize,
    /// What takes the set to that of the orbit.
    pub symmetry: u8,
    /// What the set of the orbit leaves free.
    pub free: u64,
}

impl<'a> Layout<'a> {
    pub fn new(game: &'a Game, slice: Slice) -> Layout<'a> {
        let outer = game.outer(slice);
        let men = [slice.men(outer), slice.men(outer.other())];
        Layout {
            outer,
            orbits: game.orbits(men[0]),
            symmetries: &game.symmetries,
            combinations: &game.combinations,
            all: game.moves.all(),
            block: choose(game.moves.ways.points - men[0], men[1]) as usize,
            men,
        }
    }

    pub fn outer_men(&self) -> usize {
        self.men[0]
    }

    pub fn inner_men(&self) -> usize {
        self.men[1]
    }

    /// How many positions there are, for each side to move.
    pub fn len(&self) -> usize {
        self.orbits.count() * self.block
    }

    /// The place of an outer set.
    #[inline(always)]
    pub fn place(&self, outer: u64) -> Place {
        let (number, symmetry) = self.orbits.place(self.combinations.rank(outer));
        // The set of the orbit could be looked up, too, but that lies far away.
        Place { number, symmetry, free: self.all & !self.symmetries.image(symmetry, outer) }
    }

    /// The number of the position with an outer set at a place, and this inner set.
    #[inline(always)]
    pub fn number(&self, place: &Place, inner: u64) -> usize {
        self.number_of_image(place, self.symmetries.image(place.symmetry, inner))
    }

    /// The number of the position with the set of an orbit, and this inner set.
    #[inline(always)]
    fn number_of_image(&self, place: &Place, inner: u64) -> usize {
        let below = inner.wrapping_sub(1);
        let rank = match inner & below {
            // Of a man alone: as many as there are free points before his.
            0 => (place.free & below).count_ones() as usize,
            _ => self.combinations.rank(squeeze(inner, place.free)),
        };
        place.number * self.block + rank
    }

    /// The symmetries that keep the set at a place, besides the identity.
    pub fn keeping(&self, place: &Place) -> Vec<u8> {
        if self.orbits.keeping(place.number) == 1 {
            return Vec::new();
        }
        self.symmetries.keeping(self.orbits.set(place.number)).skip(1).collect()
    }

    /// Visits all numbers of the position with an outer set at a place, and this inner set: one for each symmetry that
    /// keeps the set.
    #[inline(always)]
    pub fn numbers(&self, place: &Place, keeping: &[u8], inner: u64, mut visit: impl FnMut(usize)) {
        let image = self.symmetries.image(place.symmetry, inner);
        visit(self.number_of_image(place, image));
        keeping.iter().for_each(|&symmetry| visit(self.number_of_image(place, self.symmetries.image(symmetry, image))));
    }

    /// The outer and the inner set of a position.
    #[inline(always)]
    pub fn split(&self, men: Men) -> (u64, u64) {
        (men.sets[self.outer.index()], men.sets[self.outer.other().index()])
    }

    /// The position of a number.
    pub fn men_at(&self, number: usize, mover: Side) -> Men {
        let outer = self.orbits.set(number / self.block);
        let free = bits(self.all & !outer).map(|bit| 1 << bit).collect::<Vec<u64>>();
        let squeezed = unrank((number % self.block) as u64, self.inner_men());
        let inner = bits(squeezed).fold(0, |set, bit| set | free[bit]);
        let sets = if self.outer == Side::South { [outer, inner] } else { [inner, outer] };
        Men { sets, mover }
    }
}

/// How many places are kept, as a power of two.
const KEPT: u32 = 9;

/// The places of the outer sets that were asked for last: the captures of a block lead to few.
pub(super) struct Places(Box<[(u64, Place)]>);

impl Places {
    pub fn new() -> Places {
        Places(vec![(0, Place::default()); 1 << KEPT].into())
    }

    /// The place of an outer set, which is not empty.
    #[inline(always)]
    pub fn get(&mut self, layout: &Layout<'_>, outer: u64) -> Place {
        let kept = &mut self.0[(outer.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - KEPT)) as usize];
        if kept.0 != outer {
            *kept = (outer, layout.place(outer));
        }
        kept.1
    }
}
