//! Squares of an 8×8 board, bitboards of up to 64 squares or points, and the attacks of pieces.
//!
//! All families and computer players use these: a set is one machine word, and a query costs an instruction or two.
//!
//! ```
//! use ashtapada_rules::grid::{self, Square, SquareSet};
//! let d4: Square = "d4".parse().unwrap();
//! assert_eq!(grid::KING[d4].len(), 8);
//! let blocked = SquareSet::from_iter(["d6".parse().unwrap(), "f4".parse().unwrap()]);
//! assert_eq!(grid::rook(d4, blocked).len(), 2 + 3 + 2 + 3);
//! ```

mod rays;
mod set;
mod side;
mod small;
mod square;

pub use rays::{
    BOAT, KING, KNIGHT, Leaps, between, bishop, bishop_rays, first_between, leaps, line_through, rook, rook_rays,
};
pub use set::{Indexed, Iter, Set};
pub use side::Side;
pub(crate) use small::{SeatSet, SmallSet, indexed};
pub use square::{Square, SquareSet};

/// The output function of the SplitMix64 generator: for hashes, and for tables of random words made at compile time.
pub(crate) const fn mix(state: u64) -> u64 {
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The increment of the SplitMix64 state.
pub(crate) const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// `N` random words: those of the SplitMix64 sequence from number `first` on, with that seed.
pub(crate) const fn random<const N: usize>(seed: u64, first: u64) -> [u64; N] {
    let mut words = [0; N];
    let mut index = 0;
    while index < N {
        words[index] = mix(GOLDEN.wrapping_mul(first + index as u64 + 1).wrapping_add(seed));
        index += 1;
    }
    words
}
