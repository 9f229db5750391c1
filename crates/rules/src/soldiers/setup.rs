//! Where the pieces stand at the start (`RULES.md` B2).

use super::geometry::{self, Points};
use super::options::{Setup, SideTriangle};
use crate::Spot;

/// South's sixteen; North has the same points mirrored across the middle row.
const SIXTEEN: &str = "c1 e1 g1 d2 e2 f2 c3 d3 e3 f3 g3 c4 d4 e4 f4 g4";
/// The eastern triangle with its tip; the western one is its mirror image.
const EAST: &str = "g5 h4 h5 h6 i3 i5 i7";
/// What South adds in Kotu ellima, so that only the centre stays empty.
const LAST: &str = "f5";
/// The first eight cows.
const RING: &str = "d4 e4 f4 d5 f5 d6 e6 f6";

/// The named points, with the files mirrored if asked, the ranks likewise.
fn points(names: &str, mirror_files: bool, mirror_ranks: bool) -> Points {
    names.split(' ').fold(0, |set, name| {
        let bytes = name.as_bytes();
        let (file, rank) = (bytes[0] - b'a', bytes[1] - b'1');
        let file = if mirror_files { 8 - file } else { file };
        let rank = if mirror_ranks { 8 - rank } else { rank };
        set | geometry::bit(Spot::new(file, rank))
    })
}

/// The points of one side at the start.
fn army(setup: Setup, triangle: SideTriangle, north: bool) -> Points {
    // The sides sit opposite each other: North is South turned by half a turn.
    let west = (triangle == SideTriangle::Left) != north;
    let sixteen = points(SIXTEEN, false, north);
    let east = points(EAST, west, false);
    let last = points(LAST, west, false);
    match setup {
        Setup::Soldiers16 => sixteen,
        Setup::Peralikatuma => sixteen | east,
        Setup::KotuEllima => sixteen | east | last,
        Setup::Cows => 0,
    }
}

/// The points of South and of North at the start.
pub(super) fn armies(setup: Setup, triangle: SideTriangle, cows_ring: bool) -> [Points; 2] {
    match setup {
        Setup::Cows => [if cows_ring { points(RING, false, false) } else { 0 }, 0],
        _ => [army(setup, triangle, false), army(setup, triangle, true)],
    }
}
