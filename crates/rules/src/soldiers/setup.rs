//! Where the pieces stand at the start.

use super::board::{PointBoard, PointSet};
use super::options::{FirstCows, Options, Setup, SideTriangle};
use crate::Spot;

/// South's sixteen; North has the same points mirrored across the middle row.
const SIXTEEN: &str = "c1 e1 g1 d2 e2 f2 c3 d3 e3 f3 g3 c4 d4 e4 f4 g4";
/// The eastern triangle with its tip; the western one is its mirror image.
const EAST: &str = "g5 h4 h5 h6 i3 i5 i7";
/// What South adds in Kotu ellima, so that only the centre stays empty.
const LAST: &str = "f5";
/// The first eight cows.
const RING: &str = "d4 e4 f4 d5 f5 d6 e6 f6";

/// The named points that the board has, with files or ranks mirrored if asked.
fn points(board: &PointBoard, names: &str, mirror_files: bool, mirror_ranks: bool) -> PointSet {
    let spots = names.split(' ').map(|name| {
        let bytes = name.as_bytes();
        let (file, rank) = (bytes[0] - b'a', bytes[1] - b'1');
        Spot::new(if mirror_files { 8 - file } else { file }, if mirror_ranks { 8 - rank } else { rank })
    });
    spots.filter_map(|spot| board.point(spot)).collect()
}

/// The points of one side at the start.
fn army(board: &PointBoard, options: &Options, north: bool) -> PointSet {
    // The sides sit opposite each other: North is South turned by half a turn.
    let west = (options.side_triangle == SideTriangle::Left) != north;
    let sixteen = points(board, SIXTEEN, false, north);
    let east = points(board, EAST, west, false);
    let last = points(board, LAST, west, false);
    match options.setup {
        Setup::Soldiers16 => sixteen,
        Setup::Peralikatuma => sixteen | east,
        Setup::KotuEllima => sixteen | east | last,
        Setup::Cows => PointSet::EMPTY,
    }
}

/// The points of South and of North at the start.
pub(super) fn armies(board: &PointBoard, options: &Options) -> [PointSet; 2] {
    match (options.setup, options.first_cows) {
        (Setup::Cows, FirstCows::Ring) => [points(board, RING, false, false), PointSet::EMPTY],
        (Setup::Cows, FirstCows::None) => [PointSet::EMPTY; 2],
        _ => [army(board, options, false), army(board, options, true)],
    }
}
