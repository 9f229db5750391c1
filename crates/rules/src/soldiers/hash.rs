//! Numbers for the hash of a position: one for each thing that can be so or not.

/// The next number of a fixed stream (SplitMix64).
const fn stream(index: u64) -> u64 {
    let mut z = (index + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x5eed_0f49);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn table<const N: usize>(first: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut index = 0;
    while index < N {
        table[index] = stream(first + index as u64);
        index += 1;
    }
    table
}

/// A piece of South or North on a place.
pub(super) static MEN: [[u64; 64]; 2] = [table(0), table(64)];
/// A piece on a place is marked: jumped and not yet gone, or huffable.
pub(super) static MARKED: [u64; 64] = table(128);
/// The piece on a place is in the middle of its jumps.
pub(super) static CHAIN: [u64; 64] = table(192);
/// South or North has so many captures.
pub(super) static TAKEN: [[u64; 32]; 2] = [table(256), table(288)];
/// South or North has so many pieces in hand.
pub(super) static HAND: [[u64; 32]; 2] = [table(320), table(352)];
/// North decides.
pub(super) const NORTH: u64 = stream(384);
/// A huff is due.
pub(super) const HUFF: u64 = stream(385);
