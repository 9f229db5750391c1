//! Perft tables: paths of a number of actions from the start.

use super::*;
use crate::perft;

fn assert_perft(values: Values, expected: &[u64]) {
    let start = FourKings::start(&options(values, &[])).unwrap();
    for (depth, &paths) in (1..).zip(expected) {
        assert_eq!(perft(&start, depth), paths, "depth {depth}");
    }
}

#[test]
fn perft_from_the_start() {
    // Until armies meet, four turns of one die have ten actions each: a boat's leap, two of the
    // horse, a lost 4, and six for a 5.
    assert_perft(SOLO, &[10, 100, 1000, 10_000, 114_900, 1_319_448]);
    assert_perft(TEAM, &[10, 100, 1000, 10_000, 114_900, 1_332_224]);
    assert_perft(ANNIHILATION, &[10, 100, 1000, 10_000, 114_900, 1_332_224]);
    assert_perft(NO_DICE, &[9, 81, 729, 6561, 72_090, 793_377]);
    assert_perft(CZ, &[10, 100, 1000, 10_000, 111_900, 1_245_799]);
    assert_perft(WIKI, &[46, 595, 12_172, 202_078, 3_666_336]);
}
