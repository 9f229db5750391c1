//! The Zobrist key of a position.

use super::men::Man;
use super::{Chess, Memory};
use crate::grid::{self, Side, Square, SquareSet};

/// Keys of pieces on squares, by [`Man::code`]; 0 for an empty square.
static MEN: [[u64; 64]; Man::CODES] = {
    let mut table = [[0; 64]; Man::CODES];
    let mut code = 1;
    while code < Man::CODES {
        table[code] = grid::random(0x4173_6874_6170_6164, 64 * (code as u64 - 1));
        code += 1;
    }
    table
};

/// Keys of the castling rights (16), the en passant file (8), Black to move, and a move made with an exchange to
/// follow.
static REST: [u64; 26] = {
    let mut table: [u64; 26] = grid::random(0x5669_6C61_6339_3530, 0);
    // 0 for no rights, so that games without castling need not look.
    table[0] = 0;
    table
};

/// The key of a piece on a square.
#[inline(always)]
pub(super) fn man(man: Man, square: Square) -> u64 {
    MEN[man.code()][square]
}

/// The key of castling rights and an en passant file; 0 for none.
pub(super) fn memory(memory: Memory) -> u64 {
    let passing = match memory.0 >> 4 {
        0 => 0,
        file => REST[15 + usize::from(file)],
    };
    REST[usize::from(memory.rights().bits())] ^ passing
}

/// The key of Black to move.
#[inline(always)]
pub(super) fn black_to_move() -> u64 {
    REST[24]
}

/// The key of a turn of which only an exchange is left.
pub(super) fn moved() -> u64 {
    REST[25]
}

/// The key of a position, computed from scratch.
pub(super) fn fresh(chess: &Chess) -> u64 {
    let of = |square: Square| chess.men.at(square).map_or(0, |found| man(found, square));
    let men = SquareSet::FULL.iter().fold(0, |key, square| key ^ of(square));
    let turn = if chess.side() == Side::South { 0 } else { black_to_move() };
    let moved = if chess.has_moved() { moved() } else { 0 };
    men ^ turn ^ moved ^ memory(chess.memory)
}
