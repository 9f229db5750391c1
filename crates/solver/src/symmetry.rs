//! Symmetries of a board: permutations of its points that leave all that may happen on it as it is.

use ashtapada_rules::grid::Side;

use crate::combinations::bits;
use crate::moves::Ways;

/// More symmetries than any board drawn on paper has: of one that has more, none is used.
const MOST: usize = 120;

/// Where each point goes.
pub(crate) type Permutation = Vec<u8>;

/// A group of permutations, the identity first, to be applied to sets.
pub(crate) struct Symmetries {
    /// By permutation, byte of a set, and its value.
    images: Vec<u64>,
    /// How many bytes a set has.
    bytes: usize,
    order: usize,
    inverses: Vec<u8>,
    permutations: Vec<Permutation>,
}

impl Symmetries {
    /// The symmetries of a board with these ways.
    pub fn of(ways: &Ways) -> Symmetries {
        let mut found = Search::all(ways, false);
        if found.len() > MOST {
            found.truncate(1);
        }
        Symmetries::group(found)
    }

    /// A permutation that exchanges what South may do for what North may, alone: the identity if that does it.
    pub fn swap(ways: &Ways) -> Option<Symmetries> {
        let found = Search::all(ways, true);
        (!found.is_empty()).then(|| Symmetries::group(found))
    }

    fn group(permutations: Vec<Permutation>) -> Symmetries {
        let bytes = permutations.first().map_or(0, |one| one.len().div_ceil(8));
        let image = |permutation: &Permutation, set: u64| bits(set).fold(0, |image, at| image | 1 << permutation[at]);
        let mut images = Vec::with_capacity(permutations.len() * bytes * 256);
        for permutation in &permutations {
            for at in 0..bytes {
                let within = u64::MAX >> (64 - permutation.len());
                images.extend((0..256u64).map(|byte| image(permutation, byte << (8 * at) & within)));
            }
        }
        let undoes = |one: &Permutation, other: &Permutation| {
            (0..one.len()).all(|at| usize::from(other[usize::from(one[at])]) == at)
        };
        let inverse = |one| permutations.iter().position(|other| undoes(one, other)).unwrap_or(0) as u8;
        let inverses = permutations.iter().map(inverse).collect();
        Symmetries { images, bytes, order: permutations.len(), inverses, permutations }
    }

    /// How many there are.
    pub fn order(&self) -> usize {
        self.order
    }

    /// The one that undoes another.
    pub fn inverse(&self, number: u8) -> u8 {
        self.inverses[usize::from(number)]
    }

    /// The image of a set.
    #[inline(always)]
    pub fn image(&self, number: u8, mut set: u64) -> u64 {
        let (mut at, mut image) = (usize::from(number) * self.bytes, 0);
        while set != 0 {
            image |= self.images[at << 8 | (set as usize & 0xFF)];
            at += 1;
            set >>= 8;
        }
        image
    }

    /// Those that leave a set as it is.
    pub fn keeping(&self, set: u64) -> impl Iterator<Item = u8> {
        (0..self.order as u8).filter(move |&number| self.image(number, set) == set)
    }

    /// How many sets of so many free points one of those that keep what is free leaves as they are.
    pub fn fixed_sets(&self, number: u8, free: u64, members: usize) -> u64 {
        let permutation = &self.permutations[usize::from(number)];
        // Sets of whole cycles, by their size.
        let mut counts = vec![0u64; members + 1];
        counts[0] = 1;
        let mut left = free;
        while left != 0 {
            let first = left.trailing_zeros() as usize;
            let (mut at, mut length) = (first, 0);
            while left >> at & 1 != 0 {
                left &= !(1 << at);
                length += 1;
                at = usize::from(permutation[at]);
            }
            for size in (length..=members).rev() {
                counts[size] += counts[size - length];
            }
        }
        counts[members]
    }
}

/// No image yet.
const UNKNOWN: u8 = u8::MAX;

/// A search for permutations, point by point.
struct Search<'a> {
    ways: &'a Ways,
    /// Whether South's steps become North's.
    swaps: bool,
    /// The points in an order in which each follows a neighbour, which comes with it, where there is one.
    order: Vec<(usize, Option<usize>)>,
    found: Vec<Permutation>,
}

impl Search<'_> {
    /// All permutations; when the sides are swapped, only one.
    fn all(ways: &Ways, swaps: bool) -> Vec<Permutation> {
        let mut search = Search { ways, swaps, order: order(ways), found: Vec::new() };
        search.extend(0, &mut vec![UNKNOWN; ways.points]);
        search.found
    }

    fn extend(&mut self, placed: usize, images: &mut Permutation) {
        if self.found.len() > MOST || (self.swaps && !self.found.is_empty()) {
            return;
        }
        let Some(&(point, near)) = self.order.get(placed) else {
            self.found.push(images.clone());
            return;
        };
        let all = u64::MAX >> (64 - self.ways.points);
        let near = near.map_or(all, |near| neighbours(self.ways, usize::from(images[near])));
        // The identity is found first.
        let first = bits(near & 1 << point);
        for image in first.chain(bits(near & !(1 << point))) {
            if !images.contains(&(image as u8)) {
                images[point] = image as u8;
                if self.fits(point, images) {
                    self.extend(placed + 1, images);
                }
                images[point] = UNKNOWN;
            }
        }
    }

    /// Whether the steps and jumps of a point become steps and jumps, as far as all their points have images. There are no
    /// others then, since different ones become different ones.
    fn fits(&self, point: usize, images: &Permutation) -> bool {
        let image = |at: usize| Some(usize::from(images[at])).filter(|_| images[at] != UNKNOWN);
        let steps = Side::BOTH.into_iter().all(|side| {
            let becomes = &self.ways.steps[if self.swaps { side.other() } else { side }.index()];
            let fits = |from: usize, to: usize| match (image(from), image(to)) {
                (Some(from), Some(to)) => becomes[from] >> to & 1 != 0,
                _ => true,
            };
            bits(self.ways.steps[side.index()][point]).all(|to| fits(point, to))
                && bits(self.ways.back[side.index()][point]).all(|from| fits(from, point))
        });
        let jump = |&[from, over, to]: &[usize; 3]| match (image(from), image(over), image(to)) {
            (Some(from), Some(over), Some(to)) => self.ways.land[from][over] == 1 << to,
            _ => true,
        };
        steps && self.ways.jumps().filter(|jump| jump.contains(&point)).all(|way| jump(&way))
    }
}

/// The points that a step leads to or comes from, of either side.
fn neighbours(ways: &Ways, at: usize) -> u64 {
    ways.steps.iter().chain(&ways.back).fold(0, |set, steps| set | steps[at])
}

/// The points in an order in which each follows a neighbour, if it has any.
fn order(ways: &Ways) -> Vec<(usize, Option<usize>)> {
    let mut order: Vec<(usize, Option<usize>)> = Vec::new();
    while order.len() < ways.points {
        let is_new = |order: &[(usize, Option<usize>)], at: usize| order.iter().all(|&(known, _)| known != at);
        let beside = |&(near, _): &(usize, Option<usize>)| {
            bits(neighbours(ways, near)).find(|&at| is_new(&order, at)).map(|at| (at, Some(near)))
        };
        let next = order.iter().find_map(beside);
        let start = || (0..ways.points).find(|&at| is_new(&order, at)).map(|at| (at, None));
        let Some(next) = next.or_else(start) else { break };
        order.push(next);
    }
    order
}
