//! Squares, starting places and the moves of pieces on an empty board, computed at compile time.

/// A set of squares: bit `rank * 8 + file`.
pub(super) type Set = u64;

/// The set of one square.
#[inline(always)]
pub(super) const fn bit(square: u8) -> Set {
    1 << square
}

/// The lowest square of a set that is not empty.
#[inline(always)]
pub(super) const fn first(set: Set) -> u8 {
    set.trailing_zeros() as u8
}

/// The squares of a set, lowest first.
#[inline(always)]
pub(super) fn squares(mut set: Set) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let square = first(set);
        set &= set - 1;
        Some(square)
    })
}

/// Kinds of pieces. A piece is its kind; a pawn is [`PAWN`] with the kind it stood before at the start.
pub(super) const KING: u8 = 0;
pub(super) const ELEPHANT: u8 = 1;
pub(super) const HORSE: u8 = 2;
pub(super) const BOAT: u8 = 3;
pub(super) const PAWN: u8 = 4;

/// Kinds in the order in which they stand from a seat's left-hand corner.
const FROM_CORNER: [u8; 4] = [BOAT, HORSE, ELEPHANT, KING];

/// The square `along` steps from the seat's left-hand corner on its own edge, and `ahead` rows before it.
pub(super) const fn square_from(seat: u8, along: u8, ahead: u8) -> u8 {
    let (file, rank) = match seat {
        0 => (along, ahead),
        1 => (ahead, 7 - along),
        2 => (7 - along, 7 - ahead),
        _ => (7 - ahead, along),
    };
    rank * 8 + file
}

/// How many steps `square` lies from the seat's left-hand corner, along its edge.
#[inline]
pub(super) const fn along(seat: u8, square: u8) -> u8 {
    match seat {
        0 => square & 7,
        1 => 7 - (square >> 3),
        2 => 7 - (square & 7),
        _ => square >> 3,
    }
}

/// How many rows `square` lies before the seat's own edge.
pub(super) const fn ahead(seat: u8, square: u8) -> u8 {
    match seat {
        0 => square >> 3,
        1 => square & 7,
        2 => 7 - (square >> 3),
        _ => 7 - (square & 7),
    }
}

/// Where the piece of each kind begins, by seat and kind.
pub(super) const HOME: [[u8; 4]; 4] = {
    let mut home = [[0; 4]; 4];
    let mut seat = 0;
    while seat < 4 {
        let mut place = 0;
        while place < 4 {
            home[seat][FROM_CORNER[place] as usize] = square_from(seat as u8, place as u8, 0);
            place += 1;
        }
        seat += 1;
    }
    home
};

/// The throne of each seat: where its king begins.
pub(super) const THRONE: [u8; 4] =
    [HOME[0][KING as usize], HOME[1][KING as usize], HOME[2][KING as usize], HOME[3][KING as usize]];

/// All four thrones.
pub(super) const THRONES: Set = bit(THRONE[0]) | bit(THRONE[1]) | bit(THRONE[2]) | bit(THRONE[3]);

/// The sixteen squares on which pieces, not pawns, begin.
pub(super) const HOMES: Set = {
    let mut set = 0;
    let mut index = 0;
    while index < 16 {
        set |= bit(HOME[index / 4][index % 4]);
        index += 1;
    }
    set
};

/// Where pawns of a seat end.
pub(super) const LAST: [Set; 4] =
    [0xff00_0000_0000_0000, 0x8080_8080_8080_8080, 0x0000_0000_0000_00ff, 0x0101_0101_0101_0101];

/// The kind that stands on a seat's file counted from its corner; the far half mirrors the near one.
pub(super) const BY_FILE: [u8; 8] = [BOAT, HORSE, ELEPHANT, KING, KING, ELEPHANT, HORSE, BOAT];

const fn leaps(deltas: &[(i8, i8)]) -> [Set; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut index = 0;
        while index < deltas.len() {
            let file = (square & 7) as i8 + deltas[index].0;
            let rank = (square >> 3) as i8 + deltas[index].1;
            if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                table[square] |= bit((rank * 8 + file) as u8);
            }
            index += 1;
        }
        square += 1;
    }
    table
}

/// One step in any direction.
pub(super) static KING_STEPS: [Set; 64] =
    leaps(&[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);
/// The knight's leap of chess.
pub(super) static HORSE_LEAPS: [Set; 64] =
    leaps(&[(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]);
/// Two squares diagonally.
pub(super) static BOAT_LEAPS: [Set; 64] = leaps(&[(2, 2), (2, -2), (-2, 2), (-2, -2)]);
/// One square forward, by seat.
pub(super) static PAWN_STEPS: [[Set; 64]; 4] =
    [leaps(&[(0, 1)]), leaps(&[(1, 0)]), leaps(&[(0, -1)]), leaps(&[(-1, 0)])];
/// One square diagonally forward, by seat.
pub(super) static PAWN_HITS: [[Set; 64]; 4] =
    [leaps(&[(1, 1), (-1, 1)]), leaps(&[(1, 1), (1, -1)]), leaps(&[(1, -1), (-1, -1)]), leaps(&[(-1, 1), (-1, -1)])];

/// The squares of one line below and above a square (in bit order), the square left out.
#[derive(Clone, Copy)]
struct Line {
    lower: Set,
    upper: Set,
}

static LINES: [[Line; 2]; 64] = {
    let mut table = [[Line { lower: 0, upper: 0 }; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let below = bit(square as u8) - 1;
        let above = !below & !bit(square as u8);
        let rank = 0xff << (square & 0x38);
        let file = 0x0101_0101_0101_0101 << (square & 7);
        table[square] =
            [Line { lower: rank & below, upper: rank & above }, Line { lower: file & below, upper: file & above }];
        square += 1;
    }
    table
};

/// Where an elephant on `square` reaches: up to and including the first piece in each direction.
///
/// By obstruction difference: the nearest blocker above is the lowest bit, the nearest below the
/// highest; two bit scans instead of a large table.
#[inline(always)]
pub(super) fn elephant_reach(square: u8, occupied: Set) -> Set {
    let mut reach = 0;
    for line in LINES[square as usize & 63] {
        let nearest_below = (1 << 63) >> ((line.lower & occupied) | 1).leading_zeros();
        let upper = line.upper & occupied;
        reach |= line.lower & u64::wrapping_neg(nearest_below);
        reach |= line.upper & (upper ^ upper.wrapping_sub(1));
    }
    reach
}

/// The first piece on the way of an elephant that goes from `from` towards `to`, if any stands between.
pub(super) fn blocker(from: u8, to: u8, occupied: Set) -> Option<u8> {
    let step: i8 = match (from & 7 == to & 7, from >> 3 == to >> 3, to > from) {
        (true, false, true) => 8,
        (true, false, false) => -8,
        (false, true, true) => 1,
        (false, true, false) => -1,
        _ => return None,
    };
    let mut at = from as i8 + step;
    while at != to as i8 {
        if occupied & bit(at as u8) != 0 {
            return Some(at as u8);
        }
        at += step;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boat_squares(seat: usize) -> Set {
        let mut all = bit(HOME[seat][BOAT as usize]);
        loop {
            let more = squares(all).fold(all, |set, square| set | BOAT_LEAPS[square as usize]);
            if more == all {
                return all;
            }
            all = more;
        }
    }

    /// S0 says that no boat can take another in the ordinary way; Forbes, that five blocks can fill.
    #[test]
    fn boats_reach_eight_squares_each_and_fill_five_blocks() {
        let boats: [Set; 4] = core::array::from_fn(boat_squares);
        for seat in 0..4 {
            assert_eq!(boats[seat].count_ones(), 8);
            for other in 0..seat {
                assert_eq!(boats[seat] & boats[other], 0);
            }
        }
        let blocks = (0..55u8)
            .filter(|corner| corner & 7 != 7)
            .map(|corner| 0x303u64 << corner)
            .filter(|block| boats.iter().all(|boat| (boat & block).count_ones() == 1))
            .count();
        assert_eq!(blocks, 5);
    }

    #[test]
    fn elephants_stop_at_the_first_piece() {
        for square in 0..64u8 {
            for seed in 0..50u64 {
                let mut occupied = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(u32::from(square));
                occupied &= occupied.rotate_left(23);
                let mut reach = 0;
                for (file, rank) in [(1i8, 0i8), (-1, 0), (0, 1), (0, -1)] {
                    let (mut f, mut r) = ((square & 7) as i8 + file, (square >> 3) as i8 + rank);
                    while (0..8).contains(&f) && (0..8).contains(&r) {
                        let at = bit((r * 8 + f) as u8);
                        reach |= at;
                        if occupied & at != 0 {
                            break;
                        }
                        (f, r) = (f + file, r + rank);
                    }
                }
                assert_eq!(elephant_reach(square, occupied), reach);
            }
        }
    }

    #[test]
    fn places_are_those_of_the_diagram() {
        assert_eq!(HOME[1], [32, 40, 48, 56]);
        assert_eq!(THRONE, [3, 32, 60, 31]);
        for seat in 0..4 {
            for square in 0..64 {
                assert_eq!(square_from(seat, along(seat, square), ahead(seat, square)), square);
            }
        }
    }
}
