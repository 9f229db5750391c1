//! Zobrist keys: one for each feature of a position.

use crate::grid;

/// Makes these keys differ from those of the other families.
const SEED: u64 = 0x5eed_0f49;

const fn table<const N: usize>(first: u64) -> [u64; N] {
    grid::random(SEED, first)
}

/// A piece of South or North on a point.
pub(super) static MEN: [[u64; 64]; 2] = [table(0), table(64)];
/// A piece on a point is marked: jumped and not yet gone, or huffable.
pub(super) static MARKED: [u64; 64] = table(128);
/// The piece on a point is in the middle of its jumps.
pub(super) static CHAIN: [u64; 64] = table(192);
/// North decides.
pub(super) const NORTH: u64 = table::<1>(384)[0];
/// A huff is due.
pub(super) const HUFF: u64 = table::<1>(385)[0];
/// South or North has so many captures.
pub(super) static TAKEN: [[u64; 64]; 2] = [counts(256), counts(288)];
/// South or North has so many pieces in hand.
pub(super) static HAND: [[u64; 64]; 2] = [counts(320), counts(352)];

/// The keys of counts: those up to 31 first, since there were no more of them once and keys stay as they are.
const fn counts(first: u64) -> [u64; 64] {
    let (few, many) = (table::<32>(first), table::<32>(first + 256));
    let mut all = [0; 64];
    let mut count = 0;
    while count < 32 {
        (all[count], all[count + 32]) = (few[count], many[count]);
        count += 1;
    }
    all
}
