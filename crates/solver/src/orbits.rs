//! The sets of so many points of a board, one of each orbit under its symmetries.

use crate::combinations::{Combinations, sets};
use crate::symmetry::Symmetries;

/// The orbits of the sets of so many points.
pub(crate) struct Orbits {
    /// One set of each orbit, in the order of their ranks.
    sets: Vec<u64>,
    /// How many symmetries keep it.
    keeping: Vec<u8>,
    /// By the rank of a set: the number of its orbit, and a symmetry that takes it to the set that stands for the orbit.
    places: Vec<(u32, u8)>,
}

impl Orbits {
    pub fn new(points: usize, members: usize, symmetries: &Symmetries, combinations: &Combinations) -> Orbits {
        const UNKNOWN: u32 = u32::MAX;
        let mut orbits = Orbits { sets: Vec::new(), keeping: Vec::new(), places: Vec::new() };
        orbits.places = sets(points, members).map(|_| (UNKNOWN, 0)).collect();
        for (rank, set) in sets(points, members).enumerate() {
            if orbits.places[rank].0 != UNKNOWN {
                continue;
            }
            let number = orbits.sets.len() as u32;
            let mut keeping = 0;
            for symmetry in 0..symmetries.order() as u8 {
                let image = symmetries.image(symmetry, set);
                keeping += u8::from(image == set);
                let place = &mut orbits.places[combinations.rank(image)];
                if place.0 == UNKNOWN {
                    *place = (number, symmetries.inverse(symmetry));
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
        let (number, symmetry) = self.places[rank];
        (number as usize, symmetry)
    }
}
