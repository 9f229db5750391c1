//! Ranks of sets among the sets of as many members, and sets squeezed into what another leaves free.
//!
//! Sets of the same size are ranked by their bits as a number (colexicographically): the rank is the sum of a binomial
//! coefficient for each member, so it is looked up eight bits at a time.

/// Eight bits are looked up at a time in [`Combinations::rank`], five in [`squeeze`].
const BYTE: usize = 8;
const FIVE: usize = 5;

/// The binomial coefficients, saturating: what does not fit is too large to be solved anyway.
pub(crate) fn choose(n: usize, k: usize) -> u64 {
    if k > n {
        return 0;
    }
    let k = k.min(n - k) as u128;
    let exact = (1..=k).try_fold(1u128, |product, i| Some(product.checked_mul(n as u128 - k + i)? / i));
    exact.and_then(|exact| u64::try_from(exact).ok()).unwrap_or(u64::MAX)
}

/// The number of members of each byte.
const MEMBERS: [u8; 256] = {
    let mut members = [0; 256];
    let mut byte = 1;
    while byte < 256 {
        members[byte] = members[byte >> 1] + (byte as u8 & 1);
        byte += 1;
    }
    members
};

/// The ranks of sets on a board.
pub(crate) struct Combinations {
    /// By the byte, the number of members below it, and its value: what it adds to the rank. Modulo 2³²: no table is longer.
    sums: Vec<u32>,
    /// How many numbers of members below there are.
    counts: usize,
}

impl Combinations {
    /// For sets of at most `most` of so many points.
    pub fn new(points: usize, most: usize) -> Combinations {
        let counts = most + 1;
        // The binomial coefficients modulo 2³².
        let mut sizes = vec![vec![0u32; counts + BYTE]; points + BYTE];
        for n in 0..sizes.len() {
            sizes[n][0] = 1;
            for k in 1..(counts + BYTE).min(n + 1) {
                sizes[n][k] = sizes[n - 1][k - 1].wrapping_add(sizes[n - 1][k]);
            }
        }
        let mut sums = Vec::with_capacity(points.div_ceil(BYTE) * counts * 256);
        for at in (0..points).step_by(BYTE) {
            for below in 0..counts {
                let sum = |byte: u64| {
                    let of =
                        |(number, bit): (usize, usize)| sizes[at + bit].get(below + number + 1).copied().unwrap_or(0);
                    bits(byte).enumerate().map(of).fold(0, u32::wrapping_add)
                };
                sums.extend((0..256).map(sum));
            }
        }
        Combinations { sums, counts }
    }

    /// The rank of a set.
    #[inline(always)]
    pub fn rank(&self, mut set: u64) -> usize {
        let (mut row, mut below, mut rank) = (0, 0, 0u32);
        while set != 0 {
            let byte = set as usize & 0xFF;
            rank = rank.wrapping_add(self.sums[(row + below) << BYTE | byte]);
            below += usize::from(MEMBERS[byte]);
            row += self.counts;
            set >>= BYTE;
        }
        rank as usize
    }
}

/// The set of so many members with that rank.
pub(crate) fn unrank(mut rank: u64, members: usize) -> u64 {
    (1..=members).rev().fold(0, |set, number| {
        let below = |&bit: &usize| choose(bit + 1, number) > rank;
        let bit = (0..64).find(below).unwrap_or(63);
        rank -= choose(bit, number);
        set | 1 << bit
    })
}

/// The members of a set, as numbers of bits.
#[inline(always)]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            bit
        })
    })
}

/// All sets of `members` among so many points, in the order of their ranks.
pub(crate) fn sets(points: usize, members: usize) -> impl Iterator<Item = u64> {
    let first = (members <= points).then(|| (1u64 << members) - 1);
    core::iter::successors(first, move |&set| {
        if set == 0 {
            return None;
        }
        // The next number with as many bits.
        let low = set & set.wrapping_neg();
        let carried = set.checked_add(low)?;
        let next = carried | (set ^ carried) >> (2 + low.trailing_zeros());
        next.checked_shr(points as u32).is_none_or(|beyond| beyond == 0).then_some(next)
    })
}

/// By five bits of what is free and five of the set: the set squeezed, and in the upper three bits how many are free.
const SQUEEZED: [u8; 1 << (2 * FIVE)] = {
    let mut table = [0; 1 << (2 * FIVE)];
    let mut index = 0;
    while index < 1 << (2 * FIVE) {
        let (free, set) = (index >> FIVE, index & 31);
        let (mut bit, mut count, mut squeezed) = (0, 0, 0);
        while bit < FIVE {
            if free >> bit & 1 != 0 {
                squeezed |= (set as u8 >> bit & 1) << count;
                count += 1;
            }
            bit += 1;
        }
        table[index] = count << FIVE | squeezed;
        index += 1;
    }
    table
};

/// The members of a set that are free, numbered among those that are free.
#[inline(always)]
pub(crate) fn squeeze(mut set: u64, mut free: u64) -> u64 {
    let (mut squeezed, mut at) = (0, 0);
    while free != 0 {
        let entry = SQUEEZED[(free as usize & 31) << FIVE | (set as usize & 31)];
        squeezed |= u64::from(entry & 31) << at;
        at += entry >> FIVE;
        set >>= FIVE;
        free >>= FIVE;
    }
    squeezed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_ranked_in_their_order() {
        for (points, members) in [(1, 1), (5, 0), (9, 3), (19, 2), (12, 11), (49, 3), (64, 2)] {
            let combinations = Combinations::new(points, members);
            let mut count = 0;
            for (rank, set) in sets(points, members).enumerate() {
                assert_eq!((combinations.rank(set), set.count_ones() as usize), (rank, members));
                assert_eq!(unrank(rank as u64, members), set);
                count += 1;
            }
            assert_eq!(count, choose(points, members));
        }
    }

    #[test]
    fn a_squeezed_set_is_numbered_among_what_is_free() {
        assert_eq!(squeeze(0b1_0110_0101, 0b1_1100_0111), 0b10_1101);
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..1000 {
            let (set, free) = (random.u64(..), random.u64(..) & random.u64(..));
            let slow = bits(free).enumerate().fold(0, |slow, (number, bit)| slow | (set >> bit & 1) << number);
            assert_eq!(squeeze(set, free), slow);
        }
    }
}
