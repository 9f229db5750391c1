//! Perft: counts of all paths, compared with those of a slow program that was written independently of this one, point
//! by point from the table of neighbours.

use super::*;
use crate::perft;

fn check(position: &Soldiers, counts: &[u64]) {
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(position, depth), count, "depth {depth} of {}", position.text());
    }
}

#[test]
fn soldiers() {
    for (pairs, counts) in [
        ("", &[9, 73, 827, 8251, 111_167][..]),
        ("obligation=none", &[9, 73, 933, 11_889, 161_591]),
        ("obligation=strict", &[9, 11, 57, 359, 2_413, 16_288]),
        ("setup=peralikatuma", &[6, 33, 294, 2_584, 24_665, 262_213]),
        ("setup=peralikatuma mustContinue=false", &[6, 33, 294, 2_584, 24_657, 261_830]),
        ("setup=kotuEllima", &[4, 8, 41, 287, 2_358, 18_725]),
        ("setup=kotuEllima obligation=none", &[4, 8, 33, 212, 1_477, 10_891]),
        ("setup=kotuEllima target=2", &[4, 8, 41, 118, 168, 216]),
    ] {
        check(&start(pairs), counts);
    }
    // The other hand is the same game in a mirror; without the side triangles it begins alike.
    check(&start("setup=peralikatuma sideTriangle=left"), &[6, 33, 294, 2_584, 24_665]);
    check(&start("setup=kotuEllima removal=after"), &[4, 8, 41, 287, 2_358, 18_725]);
}

#[test]
fn cows() {
    check(&start("setup=cows"), &[41, 41 * 40, 41 * 40 * 39]);
    let ring = "d4,e4,f4,d5,f5,d6,e6,f6";
    let placing = composed("setup=cows", &alloc::format!("c:{ring},a5,e2 l:e5,g5"), "n - 0-0 14-0 0");
    check(&placing, &[14, 350, 3_889, 98_671]);
    let moving = composed("setup=cows", &alloc::format!("c:{ring},a5,e2,c3,g7,b5 l:e5,g5"), "n - 0-10 0-0 0");
    check(&moving, &[12, 258, 2_450, 58_323, 503_662]);
}
