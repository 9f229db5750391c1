//! Moves between the squares of an 8×8 board, ready made: one load in place of putting them together.

use crate::{Action, Spot};

/// Where captures begin in a row of [`MOVES`].
pub(crate) const CAPTURES: usize = 64;

/// For each square the steps to each square, then the captures, none with a promotion.
pub(crate) static MOVES: [[Action; 128]; 64] = {
    let mut moves = [[Action::Pass; 128]; 64];
    let promotion = None;
    let mut index = 0;
    while index < 64 * 64 {
        let (from, to) = (Spot::from_square((index / 64) as u8), Spot::from_square((index % 64) as u8));
        moves[index / 64][index % 64] = Action::Step { from, to, promotion };
        moves[index / 64][CAPTURES + index % 64] = Action::Capture { from, to, promotion };
        index += 1;
    }
    moves
};
