//! The sets of so many points of a board, one of each orbit under its symmetries.

use crate::combinations::{Combinations, choose, sets};
use crate::symmetry::Symmetries;

/// The orbits of the sets of so many points.
pub(crate) struct Orbits {
    /// One set of each orbit, in the order of their ranks.
    sets: Vec<u64>,
    /// How many symmetries keep it.
    keeping: Vec<u8>,
    /// By the rank of a set: the number of its orbit, and in the lowest bits a symmetry that takes it to the set that stands for
    /// the orbit.
    places: Vec<u32>,
    /// How many bits a symmetry takes.
    bits: u32,
}

impl Orbits {
    pub fn new(points: usize, members: usize, symmetries: &Symmetries, combinations: &Combinations) -> Orbits {
        const UNKNOWN: u32 = u32::MAX;
        let places = vec![UNKNOWN; choose(points, members) as usize];
        let mut orbits = Orbits { sets: Vec::new(), keeping: Vec::new(), places, bits: symmetry_bits(symmetries) };
        for (rank, set) in sets(points, members).enumerate() {
            if orbits.places[rank] != UNKNOWN {
                continue;
            }
            let number = orbits.sets.len() as u32;
            let mut keeping = 0;
            for symmetry in 0..symmetries.order() as u8 {
                let image = symmetries.image(symmetry, set);
                keeping += u8::from(image == set);
                let place = &mut orbits.places[combinations.rank(image)];
                if *place == UNKNOWN {
                    *place = number << orbits.bits | u32::from(symmetries.inverse(symmetry));
                }
            }
            orbits.sets.push(set);
            orbits.keeping.push(keeping);
        }
        orbits
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.sets.len()
    }

    /// The set that stands for an orbit.
    #[inline(always)]
    pub fn set(&self, number: usize) -> u64 {
        self.sets[number]
    }

    /// How many symmetries keep the set that stands for an orbit.
    #[inline(always)]
    pub fn keeping(&self, number: usize) -> u8 {
        self.keeping[number]
    }

    /// The orbit of the set of a rank, and a symmetry that takes the set to the one that stands for the orbit.
    #[inline(always)]
    pub fn place(&self, rank: usize) -> (usize, u8) {
        let place = self.places[rank];
        ((place >> self.bits) as usize, (place & ((1 << self.bits) - 1)) as u8)
    }
}

/// How many bits the number of a symmetry takes.
fn symmetry_bits(symmetries: &Symmetries) -> u32 {
    symmetries.order().next_power_of_two().trailing_zeros()
}

/// Whether so many orbits can be listed.
pub(crate) fn fit(orbits: u64, symmetries: &Symmetries) -> bool {
    orbits < 1 << (u32::BITS - symmetry_bits(symmetries))
}

/// How many bytes the list of so many sets in so many orbits takes.
pub(crate) fn bytes_of(sets: u64, orbits: u64) -> u64 {
    size_of::<u32>() as u64 * sets + (size_of::<u64>() + size_of::<u8>()) as u64 * orbits
}
