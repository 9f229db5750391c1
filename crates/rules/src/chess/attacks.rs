//! Where a man of each kind reaches.
//!
//! Kings, knights and pawns have a set for each square. A line piece is found by the *obstruction
//! difference*: of the occupied squares of a line, the nearest below and the nearest above bound what it
//! reaches, and one addition turns the two into the set between them. It needs four kilobytes of tables,
//! where magic multiplication needs eight hundred.

use super::men::{Men, bit};

pub(super) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(super) const FILE_H: u64 = FILE_A << 7;
pub(super) const RANK_1: u64 = 0xFF;
pub(super) const RANK_8: u64 = 0xFF << 56;

/// Squares one leap away, for leaps given as (files, ranks).
const fn leaps(square: u8, by: &[(i8, i8)]) -> u64 {
    let (file, rank) = ((square & 7) as i8, (square >> 3) as i8);
    let mut set = 0;
    let mut i = 0;
    while i < by.len() {
        let (f, r) = (file + by[i].0, rank + by[i].1);
        if f >= 0 && f < 8 && r >= 0 && r < 8 {
            set |= 1 << (r * 8 + f);
        }
        i += 1;
    }
    set
}

const fn leap_table(by: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square as usize] = leaps(square, by);
        square += 1;
    }
    table
}

static KNIGHT: [u64; 64] = leap_table(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [u64; 64] = leap_table(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
static PAWN: [[u64; 64]; 2] = [leap_table(&[(-1, -1), (1, -1)]), leap_table(&[(-1, 1), (1, 1)])];

/// Where a knight leaps.
#[inline(always)]
pub(super) fn knight(square: u8) -> u64 {
    KNIGHT[usize::from(square & 63)]
}

/// Where a king steps.
#[inline(always)]
pub(super) fn king(square: u8) -> u64 {
    KING[usize::from(square & 63)]
}

/// What a pawn attacks.
#[inline(always)]
pub(super) fn pawn(white: bool, square: u8) -> u64 {
    PAWN[usize::from(white)][usize::from(square & 63)]
}

/// What all pawns of a set attack. Pawns on their last row attack nothing.
#[inline(always)]
pub(super) const fn pawn_set(white: bool, pawns: u64) -> u64 {
    let (west, east) = (pawns & !FILE_A, pawns & !FILE_H);
    if white { west << 7 | east << 9 } else { west >> 9 | east >> 7 }
}

/// One line through a square: its squares below and above in index.
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
            table[square as usize][i] =
                Line { lower: ray(square, -steps[i].0, -steps[i].1), upper: ray(square, steps[i].0, steps[i].1) };
            i += 1;
        }
        square += 1;
    }
    table
};

const fn ray(square: u8, files: i8, ranks: i8) -> u64 {
    let (mut file, mut rank) = ((square & 7) as i8 + files, (square >> 3) as i8 + ranks);
    let mut set = 0;
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        set |= 1 << (rank * 8 + file);
        file += files;
        rank += ranks;
    }
    set
}

impl Line {
    #[inline(always)]
    const fn reach(self, occupied: u64) -> u64 {
        let lower = self.lower & occupied;
        let upper = self.upper & occupied;
        // All bits from the nearest man below upwards; where there is none, from the first square.
        let from = u64::MAX << (63 - (lower | 1).leading_zeros());
        // Adding twice the nearest man above clears everything beyond him.
        let beyond = (upper & upper.wrapping_neg()) << 1;
        from.wrapping_add(beyond) & (self.lower | self.upper)
    }
}

/// What a rook reaches, the first man on each line included.
#[inline(always)]
pub(super) fn rook(square: u8, occupied: u64) -> u64 {
    let lines = &LINES[usize::from(square & 63)];
    lines[0].reach(occupied) | lines[1].reach(occupied)
}

/// What a bishop reaches, the first man on each line included.
#[inline(always)]
pub(super) fn bishop(square: u8, occupied: u64) -> u64 {
    let lines = &LINES[usize::from(square & 63)];
    lines[2].reach(occupied) | lines[3].reach(occupied)
}

/// The rank and the file of a square, without itself.
#[inline(always)]
pub(super) fn rook_rays(square: u8) -> u64 {
    let lines = &LINES[usize::from(square & 63)];
    lines[0].lower | lines[0].upper | lines[1].lower | lines[1].upper
}

/// The diagonals of a square, without itself.
#[inline(always)]
pub(super) fn bishop_rays(square: u8) -> u64 {
    let lines = &LINES[usize::from(square & 63)];
    lines[2].lower | lines[2].upper | lines[3].lower | lines[3].upper
}

/// From where rooks (first) and bishops (second) attack a square beside this one on an empty board.
static AROUND: [(u64, u64); 64] = {
    let mut table = [(0, 0); 64];
    let mut square = 0;
    while square < 64 {
        let mut beside = 0;
        while beside < 64 {
            if KING[square] & bit(beside) != 0 {
                let lines = &LINES[beside as usize];
                table[square].0 |= lines[0].lower | lines[0].upper | lines[1].lower | lines[1].upper;
                table[square].1 |= lines[2].lower | lines[2].upper | lines[3].lower | lines[3].upper;
            }
            beside += 1;
        }
        square += 1;
    }
    table
};

/// From where a rook may attack a square beside `king`.
#[inline(always)]
pub(super) fn rook_near(king: u8) -> u64 {
    AROUND[usize::from(king & 63)].0
}

/// From where a bishop may attack a square beside `king`.
#[inline(always)]
pub(super) fn bishop_near(king: u8) -> u64 {
    AROUND[usize::from(king & 63)].1
}

/// The whole line through two squares, less the first of them; 0 if no line joins them.
pub(super) fn line_through(from: u8, through: u8) -> u64 {
    LINES[usize::from(from & 63)]
        .iter()
        .map(|line| line.lower | line.upper)
        .find(|line| line & bit(through) != 0)
        .unwrap_or(0)
}

static BETWEEN: [[u64; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut i = 0;
        while i < 4 {
            let line = LINES[from as usize][i];
            let mut to = 0;
            while to < 64 {
                if (line.lower | line.upper) & bit(to) != 0 {
                    let half = if to < from { line.lower } else { line.upper };
                    table[from as usize][to as usize] = line.reach(bit(to)) & half & !bit(to);
                }
                to += 1;
            }
            i += 1;
        }
        from += 1;
    }
    table
};

/// The squares strictly between two squares of one line; empty if no line joins them.
#[inline(always)]
pub(super) fn between(a: u8, b: u8) -> u64 {
    BETWEEN[usize::from(a & 63)][usize::from(b & 63)]
}

/// The men of one colour that attack a square, lines being blocked by `occupied`.
#[inline]
pub(super) fn attackers(men: &Men, white: bool, square: u8, occupied: u64) -> u64 {
    men.of(white)
        & (knight(square) & men.knights()
            | king(square) & men.kings()
            | pawn(!white, square) & men.pawns()
            | rook(square, occupied) & men.straight()
            | bishop(square, occupied) & men.diagonal())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line piece's reach by walking.
    fn walk(square: u8, occupied: u64, steps: [(i8, i8); 4]) -> u64 {
        let mut set = 0;
        for (files, ranks) in steps {
            let (mut file, mut rank) = ((square & 7) as i8 + files, (square >> 3) as i8 + ranks);
            while (0..8).contains(&file) && (0..8).contains(&rank) {
                let at = 1 << (rank * 8 + file);
                set |= at;
                if occupied & at != 0 {
                    break;
                }
                file += files;
                rank += ranks;
            }
        }
        set
    }

    #[test]
    fn lines_agree_with_walking() {
        let mut seed = 0x9E37_79B9_7F4A_7C15u64;
        for round in 0..200 {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            let occupied = if round % 2 == 0 { seed } else { seed & seed.rotate_left(17) };
            for square in 0..64 {
                assert_eq!(rook(square, occupied), walk(square, occupied, [(1, 0), (-1, 0), (0, 1), (0, -1)]));
                assert_eq!(bishop(square, occupied), walk(square, occupied, [(1, 1), (-1, 1), (1, -1), (-1, -1)]));
            }
        }
    }

    #[test]
    fn between_is_symmetric() {
        for a in 0..64 {
            for b in 0..64 {
                assert_eq!(between(a, b), between(b, a));
            }
        }
        assert_eq!(between(0, 63).count_ones(), 6);
        assert_eq!(between(4, 6), bit(5));
        assert_eq!(between(0, 10), 0);
    }
}
