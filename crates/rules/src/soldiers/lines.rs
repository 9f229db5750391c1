//! The boards, as the lines that are cut into the stone.
//!
//! A point is named by file and rank in a frame of nine by nine; a line is a run of points, each
//! the neighbour of the next. Everything else (which steps and jumps there are, what to draw) is
//! made from these lines when the crate is compiled.

use crate::{Board, Seat, Spot, Surface};

/// Files and ranks of the frame.
pub(super) const FRAME: u8 = 9;

/// The lines of the board of 49 points: a square of 25 with its diagonals, and a triangle of six
/// points hanging by its tip on the middle of each side (`RULES.md` B1).
pub(super) const LINES: [&str; 24] = [
    // Across, and up.
    "c3 d3 e3 f3 g3",
    "c4 d4 e4 f4 g4",
    "a5 b5 c5 d5 e5 f5 g5 h5 i5",
    "c6 d6 e6 f6 g6",
    "c7 d7 e7 f7 g7",
    "c3 c4 c5 c6 c7",
    "d3 d4 d5 d6 d7",
    "e1 e2 e3 e4 e5 e6 e7 e8 e9",
    "f3 f4 f5 f6 f7",
    "g3 g4 g5 g6 g7",
    // The diagonals of the square.
    "c3 d4 e5 f6 g7",
    "c7 d6 e5 f4 g3",
    // Between the middles of the sides, and on as the legs of the triangles.
    "c1 d2 e3 f4 g5 h6 i7",
    "g1 f2 e3 d4 c5 b6 a7",
    "a3 b4 c5 d6 e7 f8 g9",
    "i3 h4 g5 f6 e7 d8 c9",
    // The cross lines and the bases of the triangles.
    "d2 e2 f2",
    "d8 e8 f8",
    "b4 b5 b6",
    "h4 h5 h6",
    "c1 e1 g1",
    "c9 e9 g9",
    "a3 a5 a7",
    "i3 i5 i7",
];

/// The point named at `place` (counted in names) of a line.
pub(super) const fn name(line: &str, place: usize) -> Spot {
    let bytes = line.as_bytes();
    Spot::new(bytes[3 * place] - b'a', bytes[3 * place + 1] - b'1')
}

/// How many points a line has.
pub(super) const fn length(line: &str) -> usize {
    line.len().div_ceil(3)
}

/// Whether the board of 37 points (without the western and eastern triangles) has the point.
pub(super) const fn on_37(spot: Spot) -> bool {
    2 <= spot.file() && spot.file() <= 6
}

const fn same(a: Spot, b: Spot) -> bool {
    a.file() == b.file() && a.rank() == b.rank()
}

const fn has(spot: Spot) -> bool {
    let mut line = 0;
    while line < LINES.len() {
        let mut place = 0;
        while place < length(LINES[line]) {
            if same(name(LINES[line], place), spot) {
                return true;
            }
            place += 1;
        }
        line += 1;
    }
    false
}

/// Every point, rank by rank from the first.
const fn spots<const N: usize>(small: bool) -> [Spot; N] {
    let mut spots = [Spot::new(0, 0); N];
    let mut found = 0;
    let mut cell = 0;
    while cell < FRAME * FRAME {
        let spot = Spot::new(cell % FRAME, cell / FRAME);
        if has(spot) && (!small || on_37(spot)) {
            spots[found] = spot;
            found += 1;
        }
        cell += 1;
    }
    assert!(found == N);
    spots
}

/// Each pair of neighbours, once.
const fn edges<const N: usize>(small: bool) -> [(Spot, Spot); N] {
    let mut edges = [(Spot::new(0, 0), Spot::new(0, 0)); N];
    let mut found = 0;
    let mut line = 0;
    while line < LINES.len() {
        let mut place = 1;
        while place < length(LINES[line]) {
            let edge = (name(LINES[line], place - 1), name(LINES[line], place));
            if !small || (on_37(edge.0) && on_37(edge.1)) {
                edges[found] = edge;
                found += 1;
            }
            place += 1;
        }
        line += 1;
    }
    assert!(found == N);
    edges
}

const fn board(spots: &'static [Spot], lines: &'static [(Spot, Spot)]) -> Board {
    Board {
        surface: Surface::Points,
        width: FRAME,
        height: FRAME,
        chequered: false,
        spots,
        lines,
        marks: &[],
        thrones: &[],
        seats: &Seat::PAIR,
    }
}

/// The board of 49 points.
pub(super) static BOARD_49: Board = board(&spots::<49>(false), &edges::<96>(false));
/// The board of 37 points: two triangles instead of four (Parker's board of Hēwākam keliya).
pub(super) static BOARD_37: Board = board(&spots::<37>(true), &edges::<76>(true));
