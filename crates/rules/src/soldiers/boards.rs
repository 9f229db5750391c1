//! The boards of the rule sets, by their lines.
//!
//! A board is defined by its lines: a line is a sequence of points, each the neighbour of the next, named by file and
//! rank in a grid of nine by nine. Steps and jumps are derived from them at compile time.

use super::board::{Numbering, PointBoard, points, shape};
use crate::board::all_in_frame;
use crate::{Board, Line, Spot};

/// Straight lines, each written as its points.
macro_rules! lines {
    ($($text:literal)+) => {
        &[$(Line { points: &points::<{ $text.len().div_ceil(3) }>($text), centre: None }),+]
    };
}

const ON_49: [Spot; 49] = points(
    "c1 e1 g1 d2 e2 f2 a3 c3 d3 e3 f3 g3 i3 b4 c4 d4 e4 f4 g4 h4 a5 b5 c5 d5 e5 f5 g5 h5 i5 \
     b6 c6 d6 e6 f6 g6 h6 a7 c7 d7 e7 f7 g7 i7 d8 e8 f8 c9 e9 g9",
);

/// The board of 49 points: a square of 25 with its diagonals, and a triangle of six points hanging by its tip on the
/// middle of each side.
static SHAPE_49: Board = shape(
    9,
    9,
    &ON_49,
    &all_in_frame(&ON_49),
    lines![
        // Across, and up.
        "c3 d3 e3 f3 g3"
        "c4 d4 e4 f4 g4"
        "a5 b5 c5 d5 e5 f5 g5 h5 i5"
        "c6 d6 e6 f6 g6"
        "c7 d7 e7 f7 g7"
        "c3 c4 c5 c6 c7"
        "d3 d4 d5 d6 d7"
        "e1 e2 e3 e4 e5 e6 e7 e8 e9"
        "f3 f4 f5 f6 f7"
        "g3 g4 g5 g6 g7"
        // The diagonals of the square.
        "c3 d4 e5 f6 g7"
        "c7 d6 e5 f4 g3"
        // Between the middles of the sides, and on as the legs of the triangles.
        "c1 d2 e3 f4 g5 h6 i7"
        "g1 f2 e3 d4 c5 b6 a7"
        "a3 b4 c5 d6 e7 f8 g9"
        "i3 h4 g5 f6 e7 d8 c9"
        // The cross lines and the bases of the triangles.
        "d2 e2 f2"
        "d8 e8 f8"
        "b4 b5 b6"
        "h4 h5 h6"
        "c1 e1 g1"
        "c9 e9 g9"
        "a3 a5 a7"
        "i3 i5 i7"
    ],
);

const ON_37: [Spot; 37] = points(
    "c1 e1 g1 d2 e2 f2 c3 d3 e3 f3 g3 c4 d4 e4 f4 g4 c5 d5 e5 f5 g5 c6 d6 e6 f6 g6 c7 d7 e7 f7 g7 \
     d8 e8 f8 c9 e9 g9",
);

/// The board of 37 points: two triangles instead of four (Parker's board of Hēwākam keliya).
static SHAPE_37: Board = shape(
    9,
    9,
    &ON_37,
    &all_in_frame(&ON_37),
    lines![
        "c3 d3 e3 f3 g3"
        "c4 d4 e4 f4 g4"
        "c5 d5 e5 f5 g5"
        "c6 d6 e6 f6 g6"
        "c7 d7 e7 f7 g7"
        "c3 c4 c5 c6 c7"
        "d3 d4 d5 d6 d7"
        "e1 e2 e3 e4 e5 e6 e7 e8 e9"
        "f3 f4 f5 f6 f7"
        "g3 g4 g5 g6 g7"
        "c3 d4 e5 f6 g7"
        "c7 d6 e5 f4 g3"
        "c1 d2 e3 f4 g5"
        "g1 f2 e3 d4 c5"
        "c5 d6 e7 f8 g9"
        "g5 f6 e7 d8 c9"
        "d2 e2 f2"
        "d8 e8 f8"
        "c1 e1 g1"
        "c9 e9 g9"
    ],
);

// The numbers of points decide the order of actions and the keys of positions, so they stay as they were when the
// points of both boards lay on a ring of 59 places.
pub(super) static POINTS_49: PointBoard = PointBoard::constant("49", &SHAPE_49, Numbering::Ring(59));
pub(super) static POINTS_37: PointBoard = PointBoard::constant("37", &SHAPE_37, Numbering::Ring(59));

impl PointBoard {
    /// The board of that name that this library knows: `49` or `37`.
    ///
    /// ```
    /// use ashtapada_rules::soldiers::PointBoard;
    /// assert_eq!(PointBoard::known("37").map(|board| board.shape().spots.len()), Some(37));
    /// assert_eq!(PointBoard::known("36"), None);
    /// ```
    pub fn known(name: &str) -> Option<&'static PointBoard> {
        [&POINTS_49, &POINTS_37].into_iter().find(|board| board.name() == name)
    }
}
