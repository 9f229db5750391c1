//! Attacks of leapers and sliders.
//!
//! Slider attacks are found by the *obstruction difference*: of the occupied squares of a line, the nearest below and
//! the nearest above bound the attacks, and one addition turns the two into the set between them. It needs 4 KB of
//! tables, where magic bitboards need 800 KB.

use super::{Square, SquareSet};

/// For each square, the squares one leap away.
pub type Leaps = [SquareSet; 64];

/// The table of leaps by these offsets in files and ranks.
pub const fn leaps(by: &[(i8, i8)]) -> Leaps {
    let mut table = [SquareSet::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut index = 0;
        while index < by.len() {
            table[square] = SquareSet::from_bits(table[square].bits() | beside(square as u8, by[index].0, by[index].1));
            index += 1;
        }
        square += 1;
    }
    table
}

/// The square at an offset in files and ranks, as a set; empty beyond the edge.
const fn beside(square: u8, files: i8, ranks: i8) -> u64 {
    match Square::from_index(square).offset(files, ranks) {
        Some(beside) => beside.set().bits(),
        None => 0,
    }
}

/// One step in any direction.
pub static KING: Leaps = leaps(&[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);
/// The leap of a knight or horse.
pub static KNIGHT: Leaps = leaps(&[(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]);

/// Two squares diagonally, over whatever stands between: the leap of a boat.
pub static BOAT: Leaps = leaps(&[(2, 2), (2, -2), (-2, 2), (-2, -2)]);

/// One line through a square: its squares with lower and with higher indices.
#[derive(Clone, Copy)]
struct Line {
    lower: u64,
    upper: u64,
}

/// Four lines through each square: rank, file, and the two diagonals.
static LINES: [[Line; 4]; 64] = {
    let mut table = [[Line { lower: 0, upper: 0 }; 4]; 64];
    let steps = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < 4 {
            let (files, ranks) = steps[i];
            table[square as usize][i] = Line { lower: ray(square, -files, -ranks), upper: ray(square, files, ranks) };
            i += 1;
        }
        square += 1;
    }
    table
};

const fn ray(square: u8, files: i8, ranks: i8) -> u64 {
    let mut set = 0;
    let mut steps = 1;
    while steps < 8 {
        let next = beside(square, files * steps, ranks * steps);
        if next == 0 {
            break;
        }
        set |= next;
        steps += 1;
    }
    set
}

impl Line {
    #[inline(always)]
    const fn reach(self, occupied: u64) -> u64 {
        let lower = self.lower & occupied;
        let upper = self.upper & occupied;
        // All bits from the nearest piece below upwards; where there is none, from the first square.
        let from = u64::MAX << (63 - (lower | 1).leading_zeros());
        // Adding twice the nearest piece above clears everything beyond it.
        let beyond = (upper & upper.wrapping_neg()) << 1;
        from.wrapping_add(beyond) & (self.lower | self.upper)
    }

    const fn both(self) -> u64 {
        self.lower | self.upper
    }
}

#[inline(always)]
const fn lines(square: Square) -> &'static [Line; 4] {
    &LINES[square.index() as usize]
}

/// The attacks of a rook or elephant, the first blocker on each line included.
#[inline(always)]
pub fn rook(square: Square, occupied: SquareSet) -> SquareSet {
    let [rank, file, ..] = lines(square);
    SquareSet::from_bits(rank.reach(occupied.bits()) | file.reach(occupied.bits()))
}

/// The attacks of a bishop, the first blocker on each line included.
#[inline(always)]
pub fn bishop(square: Square, occupied: SquareSet) -> SquareSet {
    let [.., up, down] = lines(square);
    SquareSet::from_bits(up.reach(occupied.bits()) | down.reach(occupied.bits()))
}

/// The rank and the file of a square, without itself.
#[inline(always)]
pub const fn rook_rays(square: Square) -> SquareSet {
    let [rank, file, ..] = lines(square);
    SquareSet::from_bits(rank.both() | file.both())
}

/// The diagonals of a square, without itself.
#[inline(always)]
pub const fn bishop_rays(square: Square) -> SquareSet {
    let [.., up, down] = lines(square);
    SquareSet::from_bits(up.both() | down.both())
}

/// The whole rank, file or diagonal through two squares, without the first of them; empty if no line joins them.
pub fn line_through(from: Square, through: Square) -> SquareSet {
    let joins = |line: &Line| line.both() & through.set().bits() != 0;
    lines(from).iter().find(|line| joins(line)).map_or(SquareSet::EMPTY, |line| SquareSet::from_bits(line.both()))
}

/// For each two squares, the squares between them.
static BETWEEN: [[SquareSet; 64]; 64] = {
    let mut table = [[SquareSet::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut i = 0;
        while i < 4 {
            let line = LINES[from][i];
            let mut to = 0;
            while to < 64 {
                let end = 1 << to;
                if line.both() & end != 0 {
                    let half = if to < from { line.lower } else { line.upper };
                    table[from][to] = SquareSet::from_bits(line.reach(end) & half & !end);
                }
                to += 1;
            }
            i += 1;
        }
        from += 1;
    }
    table
};

/// The squares strictly between two squares of a rank, file or diagonal; empty if none of these joins them.
///
/// ```
/// use ashtapada_rules::grid::{self, Square};
/// let [a1, d4, d5] = ["a1", "d4", "d5"].map(|name| name.parse::<Square>().unwrap());
/// assert_eq!(grid::between(a1, d4).iter().map(|at| at.to_string()).collect::<Vec<_>>(), ["b2", "c3"]);
/// assert!(grid::between(a1, d5).is_empty());
/// ```
#[inline(always)]
pub fn between(one: Square, other: Square) -> SquareSet {
    BETWEEN[one][other]
}

/// The first occupied square strictly between two squares, seen from the first of them.
///
/// ```
/// use ashtapada_rules::grid::{self, Square, SquareSet};
/// let [a1, a3, a6, a8] = ["a1", "a3", "a6", "a8"].map(|name| name.parse::<Square>().unwrap());
/// let occupied = SquareSet::from_iter([a1, a3, a6, a8]);
/// assert_eq!(grid::first_between(a1, a8, occupied), Some(a3));
/// assert_eq!(grid::first_between(a8, a1, occupied), Some(a6));
/// assert_eq!(grid::first_between(a8, a6, occupied), None);
/// ```
pub fn first_between(from: Square, to: Square, occupied: SquareSet) -> Option<Square> {
    let way = between(from, to) & occupied;
    if from < to { way.first() } else { way.iter().last() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Slow slider attacks: step by step to the first blocker.
    fn walk(from: Square, occupied: SquareSet, directions: [(i8, i8); 4]) -> SquareSet {
        let mut reach = 0;
        for (files, ranks) in directions {
            for steps in 1..8 {
                let next = beside(from.index(), files * steps, ranks * steps);
                reach |= next;
                if next == 0 || occupied.bits() & next != 0 {
                    break;
                }
            }
        }
        SquareSet::from_bits(reach)
    }

    #[test]
    fn lines_end_at_the_first_piece() {
        for square in 0..64 {
            let from = Square::from_index(square);
            for seed in 0..50 {
                let [one, other] = super::super::random(seed, u64::from(square));
                let occupied = SquareSet::from_bits(one & other);
                let straight = walk(from, occupied, [(1, 0), (-1, 0), (0, 1), (0, -1)]);
                let diagonal = walk(from, occupied, [(1, 1), (-1, -1), (1, -1), (-1, 1)]);
                assert_eq!(rook(from, occupied), straight);
                assert_eq!(bishop(from, occupied), diagonal);
            }
            assert_eq!(rook_rays(from), rook(from, SquareSet::EMPTY));
            assert_eq!(bishop_rays(from), bishop(from, SquareSet::EMPTY));
        }
    }

    #[test]
    fn between_goes_both_ways() {
        for one in SquareSet::FULL {
            for other in SquareSet::FULL {
                assert_eq!(between(one, other), between(other, one));
            }
        }
        let [a1, b1, c2, e1, g1, h8] = [0, 1, 10, 4, 6, 63].map(Square::from_index);
        assert_eq!(between(a1, h8).len(), 6);
        assert_eq!(between(e1, g1), Square::from_index(5).set());
        assert_eq!(between(a1, c2), SquareSet::EMPTY);
        assert_eq!(line_through(b1, g1), SquareSet::rank(0).without(b1.set()));
    }

    #[test]
    fn sets_are_shifted_as_their_squares_are() {
        for [one, other] in (0..50).map(|seed| super::super::random(seed, 0)) {
            let set = SquareSet::from_bits(one & other);
            for (files, ranks) in (-7..8).flat_map(|files| (-7..8).map(move |ranks| (files, ranks))) {
                let each = set.iter().fold(0, |moved, at| moved | beside(at.index(), files, ranks));
                assert_eq!(set.shifted(files, ranks).bits(), each, "{files} {ranks}");
            }
        }
    }

    #[test]
    fn leaps_stay_on_the_board() {
        let corner = Square::new(0, 0);
        assert_eq!((KING[corner].len(), KNIGHT[corner].len()), (3, 2));
        assert_eq!(KNIGHT.iter().map(|set| set.len()).sum::<u32>(), 336);
    }
}
